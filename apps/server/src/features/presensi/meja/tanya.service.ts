import { isLengkap } from '@rekan/domain/penugasan/penugasan'
import { judgeTanyaPulang } from '@rekan/domain/presensi/pulang'
import { type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { invalid } from '../../../platform/errors.ts'
import { type PerbuatanPelaku, publish, record } from '../../../platform/perbuatan.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { asHadir } from '../hari/giliran.service.ts'
import { fetchHariRentang } from '../hari/hari.service.ts'
import { tellDitanyaPulang } from '../kabar/kabar.service.ts'
import { refuse } from '../presensi.refusals.ts'
import { listUsulan } from './bulan.queries.ts'

const TANYA = 'POST /karyawan/presensi/{id}/tanya'

/**
 * Asks somebody when they left on a day that has no check-out; what they answer waits to be decided. Throws 404 for whom the
 * caller may not ask, 403 for oneself, 422 at `tanggal` for a day that they could not answer for.
 */
export async function recordTanya(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  tanggal: Tanggal,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  if (karyawanId === pelaku.karyawanId) throw refuse('TANYA_SENDIRI')
  await requirePemilik(perbuatan, TANYA, karyawanId, tanggal)
  const [hari] = await fetchHariRentang(tx, karyawanId, tanggal, tanggal)
  const hadir = hari?.penugasan.filter(({ checkIn }) => checkIn !== null) ?? []
  const usulan = await listUsulan(tx, [karyawanId], { dari: tanggal, sampai: tanggal })
  const tolak = judgeTanyaPulang({
    tanggal,
    hariIni: tanggalLokal(saat, hari?.zona ?? 'WIB'),
    kerja: hadir.map((satu) => ({
      lengkap: isLengkap(asHadir(satu), saat),
      akhirRencana: satu.akhirRencana,
    })),
    adaUsulan: usulan.length > 0,
  })
  const presensiId = hadir[0]?.checkIn?.presensi_id
  if (tolak !== undefined || presensiId === undefined) throw invalid({ tanggal: [tolak ?? ''] })
  const oleh = { ditanya_oleh_id: pelaku.penggunaId, ditanya_pada: new Date(saat) }
  await tx
    .insertInto('tanya_pulang')
    .values({ karyawan_id: karyawanId, tanggal, ...oleh })
    .onConflict((c) => c.columns(['karyawan_id', 'tanggal']).doUpdateSet(oleh))
    .execute()
  await record(perbuatan, 'presensi', presensiId, { sesudah: { ditanya: 'jam pulang', tanggal } })
  await tellDitanyaPulang(perbuatan, karyawanId, { presensiId, olehId: pelaku.penggunaId, tanggal })
  publish(perbuatan, 'presensi', karyawanId)
}
