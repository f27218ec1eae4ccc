import type { JenisNotifikasi } from '@rekan/domain/notifikasi/notifikasi'
import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { tellBagi } from '../../notifikasi/notifikasi.service.ts'

/** Who reads sheets: HR of the whole company. */
const HRD_PUSAT = sql`select u.id from pengguna u where u.role = 'hrd' and u.aktif
  and not exists (select from peran_lingkup l where l.pengguna_id = u.id)`

/** Tells HR of a sheet. */
export async function tellLembar(
  tx: Tx,
  saat: Instan,
  jenis: Extract<JenisNotifikasi, `KLIEN_${string}`>,
  beritaAcaraId: number,
  teks: { readonly judul: string; readonly isi: string },
): Promise<void> {
  await tellBagi(tx, saat, HRD_PUSAT, { jenis, detailId: beritaAcaraId, ...teks })
}
