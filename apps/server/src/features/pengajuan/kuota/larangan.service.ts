import { type Instan, addHari, hariBarat, isTanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { insertLarangan, isKantorAda, listLarangan, withdrawLaranganRow } from './larangan.queries.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const BUAT = 'POST /kelola/pengaturan/larangan-cuti'

/** What bars annual leave from today on, the earliest first. */
export async function showLarangan(db: Db | Tx, saat: Instan) {
  const semua = await listLarangan(db, hariBarat(saat))
  return semua.map(({ kantor_id, kantor_nama, ...satu }) => ({
    ...satu,
    oleh: satu.oleh ?? '',
    kantor: kantor_id === null ? null : { id: kantor_id, nama: kantor_nama ?? '' },
  }))
}

/** Bars annual leave on some days. Throws 422 for days that are none, past or more than a year, and for an unknown site. */
export async function createLarangan(
  perbuatan: PerbuatanPelaku,
  { dari, sampai, kantor_id, jabatan, alasan }: Context<typeof BUAT>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  if (!isTanggal(dari)) throw invalid({ dari: ['Tanggal mulai tidak valid.'] })
  if (!isTanggal(sampai)) throw invalid({ sampai: ['Tanggal selesai tidak valid.'] })
  if (sampai < dari) throw invalid({ sampai: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] })
  if (sampai > addHari(dari, 365)) throw invalid({ sampai: ['Paling lama 366 hari.'] })
  if (sampai < hariBarat(saat)) throw invalid({ sampai: ['Tanggal itu sudah lewat.'] })
  const kantorId = kantor_id ?? null
  if (kantorId !== null && !(await isKantorAda(tx, kantorId)))
    throw invalid({ kantor_id: ['Lokasi kerja tidak dikenal.'] })
  const isi = { dari, sampai, kantor_id: kantorId, jabatan: jabatan ?? null, alasan }
  const oleh = pelaku.penggunaId
  const id = await insertLarangan(tx, { ...isi, dibuat_oleh_id: oleh, dibuat_pada: new Date(saat) })
  await record(perbuatan, 'larangan_cuti', id, { sesudah: isi })
}

/** Takes one back. Throws 422 for one that is none or was taken back before. */
export async function withdrawLarangan(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  if (!(await withdrawLaranganRow(perbuatan, id)))
    throw invalid({ id: ['Tanggal tanpa cuti itu tidak ada atau sudah dicabut.'] })
  await record(perbuatan, 'larangan_cuti', id, { sesudah: { dicabut: true } })
}
