import type { Instan } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { tell, tellHr } from '../../notifikasi/notifikasi.service.ts'
import type { Pengganti } from '../hari/hari.sql.ts'
import { findOrang } from './kabar.queries.ts'

/** Tells who stood in for somebody that this person came after all. */
export async function tellTidakJadi(
  tx: Tx,
  { karyawan_id, penugasan_id }: Pengganti,
  saat: Instan,
): Promise<void> {
  const { akunId } = await findOrang(tx, karyawan_id)
  if (akunId === null) return
  await tell(tx, saat, {
    kepada: [akunId],
    jenis: 'PENUGASAN_DILEPAS',
    detailId: penugasan_id,
    judul: 'Anda tidak jadi menggantikan',
    isi: 'Orang yang Anda gantikan sudah datang. Terima kasih sudah bersedia.',
  })
}

/** Asks coordinators, or HR where there are none, what is to be done with who came after they were replaced. */
export async function tellDitanyakan(
  tx: Tx,
  karyawanId: number,
  {
    kepada,
    penugasanId,
    pengganti,
  }: { readonly kepada: readonly number[]; readonly penugasanId: number; readonly pengganti: Pengganti },
  saat: Instan,
): Promise<void> {
  const { nama } = await findOrang(tx, karyawanId)
  const kabar = {
    jenis: 'PENUGASAN_DITANYAKAN',
    detailId: penugasanId,
    judul: 'Yang digantikan sudah datang',
    isi: `${nama} datang, padahal ${pengganti.nama} sudah menggantikannya. Putuskan siapa yang tinggal; presensi ${nama} belum tercatat.`,
  } as const
  if (kepada.length > 0) await tell(tx, saat, { kepada, ...kabar })
  else await tellHr(tx, saat, karyawanId, kabar)
}
