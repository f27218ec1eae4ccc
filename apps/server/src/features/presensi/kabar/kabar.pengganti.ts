import { tell, tellHr } from '../../notifikasi/notifikasi.service.ts'
import type { Pengganti } from '../hari/hari.sql.ts'
import { findOrang } from './kabar.queries.ts'
import type { Perbuatan } from '../../../platform/perbuatan.ts'

/** Tells who stood in for somebody that this person came after all. */
export async function tellTidakJadi(
  perbuatan: Perbuatan,
  { karyawan_id, penugasan_id }: Pengganti,
): Promise<void> {
  const { tx } = perbuatan
  const { akunId } = await findOrang(tx, karyawan_id)
  if (akunId === null) return
  await tell(perbuatan, {
    kepada: [akunId],
    jenis: 'PENUGASAN_DILEPAS',
    detailId: penugasan_id,
    judul: 'Anda tidak jadi menggantikan',
    isi: 'Orang yang Anda gantikan sudah datang. Terima kasih sudah bersedia.',
  })
}

/** Asks coordinators, or HR where there are none, what is to be done with who came after they were replaced. */
export async function tellDitanyakan(
  perbuatan: Perbuatan,
  karyawanId: number,
  {
    kepada,
    penugasanId,
    pengganti,
  }: { readonly kepada: readonly number[]; readonly penugasanId: number; readonly pengganti: Pengganti },
): Promise<void> {
  const { tx } = perbuatan
  const { nama } = await findOrang(tx, karyawanId)
  const kabar = {
    jenis: 'PENUGASAN_DITANYAKAN',
    detailId: penugasanId,
    judul: 'Yang digantikan sudah datang',
    isi: `${nama} datang, padahal ${pengganti.nama} sudah menggantikannya. Putuskan siapa yang tinggal; presensi ${nama} belum tercatat.`,
  } as const
  if (kepada.length > 0) await tell(perbuatan, { kepada, ...kabar })
  else await tellHr(perbuatan, karyawanId, kabar)
}
