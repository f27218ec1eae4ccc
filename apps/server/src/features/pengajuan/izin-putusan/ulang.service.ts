import { JENIS_IZIN, statusIzin } from '@rekan/domain/pengajuan/izin/absensi'
import { bobotHari } from '@rekan/domain/pengajuan/izin/paruh'
import { KUOTA_LEMBUR } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { holdKaryawan } from '../../penempatan/penempatan.service.ts'
import { fetchHariBanyak } from '../../presensi/hari/hari.service.ts'
import { correctTerpakai } from '../cuti/cuti.service.ts'
import { fetchJenisCuti } from '../izin-ajukan/ajukan.queries.ts'
import { countTakTerbayar } from '../kuota/waktu-pengganti.service.ts'
import { tellDihitungUlang } from '../putusan/kabar.service.ts'
import { hariAbsensi } from './hari-absensi.ts'
import type { PerbuatanAkun } from '../../../platform/perbuatan.ts'

/** Requests on whose days nobody is at their work. */
const BERHALANGAN = JENIS_IZIN.filter((jenis) => statusIzin(jenis) !== null)

type Terbitan = {
  readonly karyawanIds: readonly number[]
  readonly dari: Tanggal
  readonly sampai: Tanggal
}

/**
 * A roster was published for people between two dates: what they are away on these days by an approved request is counted
 * anew. The ledger gets the difference, the person both numbers, HR what no leave is left for; nothing is refused.
 */
export async function correctAbsensi(perbuatan: PerbuatanAkun, terbitan: Terbitan): Promise<void> {
  const { tx, saat } = perbuatan
  const absensi = await listDisetujui(tx, terbitan)
  const ids = [...new Set(absensi.flatMap(({ cuti_id }) => cuti_id ?? []))]
  const jenis = await fetchJenisCuti(tx, ids, hariBarat(saat))
  const hariSemua = await fetchHariBanyak(
    tx,
    absensi.map((a) => ({ karyawanId: a.karyawan_id, dari: a.tanggal_mulai, sampai: a.tanggal_selesai })),
  )
  for (const [ke, satu] of absensi.entries()) {
    const cuti = jenis.get(satu.cuti_id ?? 0) ?? null
    const { hari } = hariAbsensi(satu, cuti, hariSemua[ke] ?? [])
    const total_hari = hari.length * bobotHari(satu.paruh)
    if (total_hari === satu.total_hari) continue
    await holdKaryawan(tx, satu.karyawan_id)
    await tx
      .updateTable('absensi')
      .set({ total_hari })
      .where('id', '=', satu.id)
      .where('status', '=', 'disetujui')
      .execute()
    const kurang = cuti?.mengurangi_cuti_tahunan
      ? await correctTerpakai(
          perbuatan,
          satu.karyawan_id,
          satu.id,
          { hari, paruh: satu.paruh },
          'Dihitung ulang menurut roster yang terbit.',
        )
      : cuti?.kuota_per === KUOTA_LEMBUR
        ? await countTakTerbayar(tx, satu.karyawan_id, saat)
        : 0
    await tellDihitungUlang(perbuatan, satu.id, { semula: satu.total_hari, kini: total_hari, kurang })
  }
}

/** Approved requests that touch the dates, by person, so that two who publish hold people in one order. */
async function listDisetujui(tx: Tx, { karyawanIds, dari, sampai }: Terbitan) {
  return tx
    .selectFrom('absensi')
    .select([
      'id',
      'karyawan_id',
      'jenis_izin',
      'cuti_id',
      'tanggal_mulai',
      'tanggal_selesai',
      'paruh',
      'total_hari',
    ])
    .where('karyawan_id', '=', sql<number>`any(${karyawanIds}::integer[])`)
    .where('jenis_izin', 'in', BERHALANGAN)
    .where('status', '=', 'disetujui')
    .where('tanggal_mulai', '<=', sampai)
    .where('tanggal_selesai', '>=', dari)
    .orderBy('karyawan_id')
    .orderBy('id')
    .execute()
}
