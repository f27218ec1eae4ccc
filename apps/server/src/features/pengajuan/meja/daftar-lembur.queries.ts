import type { Lingkup } from '@rekan/domain/akses/akses'
import type { Detik, Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'

/** Approved overtime as the list of article 28 has it. */
export type BarisDaftar = {
  readonly kode: string
  readonly nama: string
  /** Where the person is placed on that day */
  readonly lokasi: string | null
  readonly tanggal: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
  readonly zona: KodeZona
  readonly keterangan: string
  readonly bersedia_pada: Instan | null
  /** Whose order it is */
  readonly diputus_oleh: string
  readonly diputus_pada: Instan
}

/** Overtime inside a day's shifts by a published roster, as the list has it; `jam`: its hours without breaks, seconds. */
export type HariMelekat = Omit<BarisDaftar, 'keterangan' | 'diputus_oleh' | 'diputus_pada'> & {
  readonly jam: Detik
  readonly hariSeminggu: number
  readonly isLiburNasional: boolean
  readonly terbit_pada: Instan
}

/** The days of published rosters on which somebody works more than seven hours, or on a holiday by law, by name and time. */
export async function listMelekat(
  db: Db,
  siapa: Lingkup | null,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
): Promise<HariMelekat[]> {
  const { rows } = await sql<HariMelekat>`
    with hari as (
      select p.karyawan_id, p.tanggal, min(p.mulai) as mulai, max(p.selesai) as selesai, min(p.kantor_id) as kantor_id,
        max(p.dibuat_pada) as terbit_pada, sum(extract(epoch from p.selesai - p.mulai)
          - case when extract(epoch from p.selesai - p.mulai) > p.istirahat_sesudah_detik then p.istirahat_detik else 0 end)::integer as jam
      from penugasan p
      where p.asal = 'roster' and p.dibatalkan_pada is null and p.tanggal between ${dari} and ${sampai}
      group by p.karyawan_id, p.tanggal)
    select k.kode, k.nama, o.nama as lokasi, h.tanggal, h.mulai, h.selesai, o.zona_waktu as zona, s.bersedia_pada, h.jam,
      h.terbit_pada, t.hari as "hariSeminggu", b.libur as "isLiburNasional"
    from hari h join karyawan k on k.id = h.karyawan_id join kantor o on o.id = h.kantor_id
    left join kesediaan_melekat s on s.karyawan_id = h.karyawan_id
    cross join lateral (select exists (select from libur l
      where l.berlaku and l.jenis = 'LIBUR_NASIONAL' and l.tanggal = h.tanggal) as libur) b
    cross join lateral (select coalesce((select (select count(*) from jadwal_hari d where d.jadwal_id = p.jadwal_id
        and d.berlaku_dari = (select max(v.berlaku_dari) from jadwal_versi v
          where v.jadwal_id = p.jadwal_id and v.berlaku_dari <= h.tanggal))
      from penempatan p where p.karyawan_id = h.karyawan_id and p.tanggal_masuk <= h.tanggal
        and coalesce(p.tanggal_selesai >= h.tanggal, true)
      order by p.utama desc limit 1), 5)::integer as hari) t
    where (h.jam > 7 * 3600 or b.libur) and ${isInLingkup(siapa, 'h.karyawan_id', saat)}
    order by lower(k.nama), k.id, h.mulai`.execute(db)
  return rows
}

/** All of it that is dated from one day to another, by name and time; or the one with an id. */
export async function listDisetujui(
  db: Db,
  siapa: Lingkup | null,
  syarat: { readonly dari: Tanggal; readonly sampai: Tanggal } | { readonly id: number },
  saat: Instan,
): Promise<BarisDaftar[]> {
  const milik =
    'id' in syarat ? sql`l.id = ${syarat.id}` : sql`l.tanggal between ${syarat.dari} and ${syarat.sampai}`
  const { rows } = await sql<BarisDaftar>`
    select k.kode, k.nama, t.nama as lokasi, l.tanggal, l.mulai, l.selesai, coalesce(t.zona_waktu, 'WIB') as zona,
      l.keterangan, l.bersedia_pada, coalesce(n.nama, u.nama) as diputus_oleh, l.diputus_pada
    from lembur l
    join karyawan k on k.id = l.karyawan_id
    join pengguna u on u.id = l.diputus_oleh_id
    left join karyawan n on n.id = u.karyawan_id
    left join lateral (select o.nama, o.zona_waktu from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = l.karyawan_id
      order by (p.tanggal_masuk <= l.tanggal and coalesce(p.tanggal_selesai >= l.tanggal, true)) desc, p.utama desc,
        p.tanggal_masuk desc limit 1) t on true
    where l.status = 'disetujui' and ${milik}
      and ${isInLingkup(siapa, 'l.karyawan_id', saat)}
    order by lower(k.nama), k.id, l.mulai`.execute(db)
  return rows
}
