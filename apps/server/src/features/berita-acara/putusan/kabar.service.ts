import type { JenisNotifikasi } from '@rekan/domain/notifikasi/notifikasi'
import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { tellBagi } from '../../notifikasi/notifikasi.service.ts'

/** Who reads sheets: HR of the whole company. */
const HRD_PUSAT = sql`select u.id from pengguna u where u.role = 'hrd' and u.aktif
  and not exists (select from peran_lingkup l where l.pengguna_id = u.id)`

/** What of it HR is told. */
export type KabarLembar = {
  readonly jenis: Exclude<Extract<JenisNotifikasi, `KLIEN_${string}`>, 'KLIEN_CABANG'>
  /** The post that it is about; left out: the whole sheet */
  readonly posId?: number
  readonly judul: string
  readonly isi: string
}

/** Tells HR of a sheet: of the whole company, who reads it, and of the branches of the sites that it is about, who put right what is recorded there. */
export async function tellLembar(
  tx: Tx,
  saat: Instan,
  beritaAcaraId: number,
  { jenis, posId, ...teks }: KabarLembar,
): Promise<void> {
  await tellBagi(tx, saat, HRD_PUSAT, { jenis, detailId: beritaAcaraId, ...teks })
  const hrdCabang = sql`select distinct u.id from pengguna u join peran_lingkup l on l.pengguna_id = u.id
    join pos p on p.kantor_id = l.kantor_id join berita_acara b on b.kontrak_klien_id = p.kontrak_klien_id
    where u.role = 'hrd' and u.aktif and b.id = ${beritaAcaraId} and p.id = coalesce(${posId ?? null}::integer, p.id)`
  await tellBagi(tx, saat, hrdCabang, { jenis: 'KLIEN_CABANG', detailId: beritaAcaraId, ...teks })
}
