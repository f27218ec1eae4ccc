import type { JenisNotifikasi } from '@rekan/domain/notifikasi/notifikasi'
import { type SqlBool, sql } from 'kysely'
import { tellBagi } from '../../notifikasi/notifikasi.service.ts'
import { isTempatDalam } from '../../penempatan/cabang.service.ts'
import type { Perbuatan } from '../../../platform/perbuatan.ts'

/** In SQL, whether the branches that HR `u` is given for are all sites of a sheet; of the whole company, always. */
const isPembaca = (beritaAcaraId: number) => sql<SqlBool>`(
  not exists (select from peran_lingkup l where l.pengguna_id = u.id)
  or ${isTempatDalam('berita-acara', sql`${beritaAcaraId}`, sql`array(select l.kantor_id from peran_lingkup l where l.pengguna_id = u.id)`)})`

/** What of it HR is told. */
export type KabarLembar = {
  readonly jenis: Exclude<Extract<JenisNotifikasi, `KLIEN_${string}`>, 'KLIEN_CABANG'>
  /** The post that it is about; left out: the whole sheet */
  readonly posId?: number
  readonly judul: string
  readonly isi: string
}

/** Tells HR of a sheet: whoever reads it, and of the branches of the sites that it is about who put right what is recorded there. */
export async function tellLembar(
  perbuatan: Perbuatan,
  beritaAcaraId: number,
  { jenis, posId, ...teks }: KabarLembar,
): Promise<void> {
  const pembaca = sql`select u.id from pengguna u where u.role = 'hrd' and u.aktif and ${isPembaca(beritaAcaraId)}`
  await tellBagi(perbuatan, pembaca, { jenis, detailId: beritaAcaraId, ...teks })
  const hrdCabang = sql`select distinct u.id from pengguna u join peran_lingkup l on l.pengguna_id = u.id
    join pos p on p.kantor_id = l.kantor_id join berita_acara b on b.kontrak_klien_id = p.kontrak_klien_id
    where u.role = 'hrd' and u.aktif and not ${isPembaca(beritaAcaraId)} and b.id = ${beritaAcaraId} and p.id = coalesce(${posId ?? null}::integer, p.id)`
  await tellBagi(perbuatan, hrdCabang, { jenis: 'KLIEN_CABANG', detailId: beritaAcaraId, ...teks })
}
