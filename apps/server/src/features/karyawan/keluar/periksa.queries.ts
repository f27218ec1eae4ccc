import type { Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type Siapa = { readonly kode: string; readonly nama: string }

/** Who was let in again as if they had never left, and has no second employment. */
export type Diaktifkan = Siapa & {
  readonly masuk: Tanggal
  readonly keluar: Tanggal
  readonly diaktifkan: Tanggal
  /** The first day at which they were placed after it; null: none */
  readonly ditempatkan: Tanggal | null
}

export async function listDiaktifkan(db: Db): Promise<Diaktifkan[]> {
  const { rows } = await sql<Diaktifkan>`
    select k.kode, k.nama, k.tanggal_masuk as masuk, a.keluar, a.pada as diaktifkan,
      (select min(p.tanggal_masuk) from penempatan p where p.karyawan_id = k.id and p.tanggal_masuk > a.keluar) as ditempatkan
    from ${barisDiaktifkan(sql`true`)} a join karyawan k on k.id = a.id
    where a.keluar >= k.tanggal_masuk
    order by k.kode, a.keluar`.execute(db)
  return rows
}

/** Returns the last day and the reason of the latest leaving that was called off; null for a person without one, and for one who leaves again. */
export async function findKeluarBatal(
  db: Db | Tx,
  karyawanId: number,
): Promise<{ readonly tanggal: Tanggal; readonly alasan: string } | null> {
  const { rows } = await sql<{ tanggal: Tanggal; alasan: string }>`
    select a.keluar as tanggal, a.alasan from ${barisDiaktifkan(sql`objek_id = ${String(karyawanId)}`)} a
      join karyawan k on k.id = a.id
    where a.keluar >= k.tanggal_masuk and k.tanggal_keluar is null order by a.nomor desc limit 1`.execute(db)
  return rows[0] ?? null
}

function barisDiaktifkan(siapa: RawBuilder<unknown>) {
  return sql`(select * from (select objek_id::integer as id, id as nomor, (sebelum ->> 'tanggal_keluar')::date as keluar,
      coalesce(sebelum ->> 'alasan_keluar', '-') as alasan, (waktu at time zone 'Asia/Jakarta')::date as pada
    from audit where tindakan = 'POST /karyawan/{id}/aktif' and objek = 'karyawan' and ${siapa}) s where keluar < pada)`
}

/** Leave that is given in months, that waits or holds. */
export async function listCutiBulan(db: Db): Promise<
  (Siapa & {
    readonly cuti: string
    readonly mulai: Tanggal
    readonly selesai: Tanggal
    readonly bulan: number
  })[]
> {
  const { rows } = await sql<Awaited<ReturnType<typeof listCutiBulan>>[number]>`
    select k.kode, k.nama, c.nama as cuti, a.tanggal_mulai as mulai, a.tanggal_selesai as selesai, c.kuota::float8 as bulan
    from absensi a join karyawan k on k.id = a.karyawan_id join jenis_cuti c on c.id = a.cuti_id
    where c.satuan = 'bulan' and c.kuota is not null and a.status in ('menunggu', 'disetujui')
      and (k.tanggal_keluar is null or a.tanggal_selesai <> k.tanggal_keluar)
    order by k.kode, a.tanggal_mulai`.execute(db)
  return rows
}

/** Who has left and of whom something lies beyond their last day: so many requests, and works of rosters. */
export async function listTertinggal(
  db: Db,
): Promise<(Siapa & { readonly keluar: Tanggal; readonly pengajuan: number; readonly jadwal: number })[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof listTertinggal>>[number]>`
    select * from (
      select k.kode, k.nama, k.tanggal_keluar as keluar,
        ((select count(*) from absensi a where a.karyawan_id = k.id and a.status in ('menunggu', 'disetujui')
            and a.tanggal_selesai > k.tanggal_keluar)
          + (select count(*) from lembur l where l.karyawan_id = k.id and l.status in ('menunggu', 'disetujui')
            and l.hari_presensi > k.tanggal_keluar))::integer as pengajuan,
        (select count(*) from penugasan w where w.karyawan_id = k.id and w.tanggal > k.tanggal_keluar
          and w.dibatalkan_pada is null)::integer as jadwal
      from karyawan k where k.tanggal_keluar is not null) t
    where pengajuan + jadwal > 0 order by kode`.execute(db)
  return rows
}

/** For whom requests wait though they have left. */
export async function listMenungguYangKeluar(db: Db): Promise<(Siapa & { readonly pengajuan: number })[]> {
  const { rows } = await sql<Siapa & { readonly pengajuan: number }>`
    select k.kode, k.nama, count(*)::integer as pengajuan from (
      select koordinator_id from absensi where status = 'menunggu'
      union all select koordinator_id from lembur where status = 'menunggu') p
      join pengguna u on u.id = p.koordinator_id join karyawan k on k.id = u.karyawan_id
    where not k.aktif group by k.kode, k.nama order by k.kode`.execute(db)
  return rows
}

/** Days of works of 12 hours and more that a correction has made shorter than an hour. */
export async function listKoreksiPendek(
  db: Db,
): Promise<(Siapa & { readonly tanggal: Tanggal; readonly menit: number; readonly seharusnya: number })[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof listKoreksiPendek>>[number]>`
    select k.kode, k.nama, r.tanggal, (extract(epoch from o.waktu - i.waktu) / 60)::integer as menit,
      (extract(epoch from w.selesai - w.mulai) / 60)::integer as seharusnya
    from presensi r join penugasan w on w.id = r.penugasan_id join karyawan k on k.id = r.karyawan_id
      join presensi_kejadian i on i.presensi_id = r.id and i.tanggal = r.tanggal and i.jenis = 'check_in'
      join presensi_kejadian o on o.presensi_id = r.id and o.tanggal = r.tanggal and o.jenis = 'check_out'
    where (i.dikoreksi or o.dikoreksi) and o.waktu - i.waktu < interval '1 hour' and w.selesai - w.mulai >= interval '12 hours'
    order by k.kode, r.tanggal`.execute(db)
  return rows
}
