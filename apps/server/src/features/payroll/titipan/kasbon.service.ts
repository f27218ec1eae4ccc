import type { Pelaku } from '@rekan/domain/akses/akses'
import { bulanFrom, bulanLokal, compareBulan } from '@rekan/domain/bulan'
import { akhirKasbon, computeCicilan, judgeMulaiKasbon } from '@rekan/domain/payroll/kasbon'
import { formatTanggal } from '@rekan/domain/waktu'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { holdKaryawan, requirePemilik } from '../../penempatan/penempatan.service.ts'
import { tellOrang } from '../../notifikasi/notifikasi.service.ts'
import { kabarKasbon, kabarTutup } from './kabar.text.ts'
import { refuse, requireOrangLain } from '../payroll.refusals.ts'
import {
  type BarisKasbon,
  closeKasbon,
  findKeluar,
  insertKasbon,
  listKasbon,
  lockKasbon,
} from './kasbon.queries.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const CATAT = 'POST /kelola/karyawan/{id}/kasbon'
const TUTUP = 'POST /kelola/kasbon/{id}/tutup'

/** Somebody's, the newest first. Throws 404 for nobody. */
export async function showKasbon(db: Db | Tx, clock: Clock, pelaku: Pelaku, karyawanId: number) {
  await requirePemilik({ db, pelaku, saat: clock.now() }, 'GET /kelola/karyawan/{id}/kasbon', karyawanId)
  return (await listKasbon(db, karyawanId)).map(wireKasbon)
}

/** The reader's own. */
export async function showMilik(db: Db, { karyawanId }: Pelaku) {
  return karyawanId === null ? [] : (await listKasbon(db, karyawanId)).map(wireKasbon)
}

/**
 * Writes down a kasbon of somebody. Throws 404 for nobody, 403 for one's own, 422 by field: a month that is over, fewer rupiah than
 * instalments.
 */
export async function createKasbon(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { bulan, tahun, jumlah, cicilan, keterangan }: Context<typeof CATAT>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  await requirePemilik(perbuatan, CATAT, karyawanId)
  requireOrangLain(pelaku, karyawanId, 'kasbon')
  await holdKaryawan(tx, karyawanId)
  const tolak = judgeMulaiKasbon({ bulan, tahun }, bulanLokal(saat, 'WIB'))
  if (tolak !== undefined) throw invalid({ bulan: [tolak] })
  const keluar = await findKeluar(tx, karyawanId)
  if (
    keluar !== null &&
    keluar !== undefined &&
    compareBulan(akhirKasbon({ bulan, tahun }, cicilan), bulanFrom(keluar)) > 0
  )
    throw invalid({
      cicilan: [`Karyawan ini keluar ${formatTanggal(keluar)}: cicilannya harus selesai dalam bulan itu.`],
    })
  if (jumlah < cicilan) throw invalid({ cicilan: ['Cicilan lebih banyak daripada rupiahnya.'] })
  const oleh = pelaku.penggunaId
  const isi = { karyawan_id: karyawanId, jumlah, cicilan, mulai_tahun: tahun, mulai_bulan: bulan, keterangan }
  const id = await insertKasbon(tx, { ...isi, dibuat_oleh_id: oleh, dibuat_pada: new Date(saat) })
  await tellOrang(perbuatan, karyawanId, kabarKasbon(id, isi))
  const { jumlah: _, ...sesudah } = isi
  await record(perbuatan, 'kasbon', id, { sesudah })
}

/** Takes no more of it, and why: paid in another way, or waived. Throws 404 for none, 403 for one's own, 409 once it is closed. */
export async function endKasbon(perbuatan: PerbuatanPelaku, id: number, alasan: string): Promise<number> {
  const { tx, pelaku } = perbuatan
  const kasbon = await lockKasbon(tx, id)
  if (kasbon === undefined) throw refuse('KASBON_TIDAK_ADA')
  await requirePemilik(perbuatan, TUTUP, kasbon.karyawan_id)
  requireOrangLain(pelaku, kasbon.karyawan_id, 'kasbon')
  if (kasbon.ditutup_pada !== null) throw refuse('KASBON_DITUTUP')
  await closeKasbon(perbuatan, id, alasan)
  await tellOrang(perbuatan, kasbon.karyawan_id, kabarTutup(id, alasan))
  await record(perbuatan, 'kasbon', id, { sesudah: { karyawan_id: kasbon.karyawan_id, alasan } })
  return kasbon.karyawan_id
}

/** The balance is what is not taken by a published slip yet. */
function wireKasbon(kasbon: BarisKasbon) {
  const { id, jumlah, cicilan, kali, diambil, mulai, keterangan, terbit, oleh } = kasbon
  const ditutup = kasbon.ditutup_pada !== null
  return {
    id,
    jumlah,
    cicilan,
    kali,
    diambil: terbit,
    di_draft: Math.max(0, diambil - terbit),
    sisa: ditutup ? 0 : jumlah - terbit,
    berikut: ditutup ? 0 : computeCicilan(kasbon),
    mulai,
    keterangan,
    oleh,
    pada: new Date(kasbon.dibuat_pada).toISOString(),
    ditutup: ditutup ? { alasan: kasbon.alasan_ditutup ?? '' } : null,
  }
}
