import type { Lingkup } from '@rekan/domain/akses/akses'
import type { UrutSaldoCuti } from '@rekan/domain/pengajuan/meja'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isInTim } from '../../penempatan/lingkup.sql.ts'

/** Whose balances. */
export type PenyaringSaldo = {
  readonly q?: string | undefined
  readonly kantor_id?: number | undefined
  readonly koordinator_id?: number | undefined
}
export type UrutSaldo = { readonly kolom: UrutSaldoCuti; readonly turun: boolean }

/** Somebody's annual leave on a day, in days. */
export type BarisSaldo = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly kantor: { readonly id: number; readonly nama: string } | null
  readonly tanggal_masuk: Tanggal
  /** What was due of the years that may be taken now, what was taken of them, what may be taken now */
  readonly hak: number
  readonly terpakai: number
  readonly saldo: number
  /** Asked for and not decided */
  readonly menunggu: number
  /** So many of it lapse after this day, the first that comes; null: none */
  readonly sampai: Tanggal | null
  readonly gugur: number
}

/** The balances of those who work here, so many from one on in the order asked for, all without a window; by name unless told. */
export async function listSaldo(
  db: Db,
  siapa: Lingkup | null,
  penyaring: PenyaringSaldo,
  urut: UrutSaldo | undefined,
  saat: Instan,
  jendela?: { readonly mulai: number; readonly jumlah: number },
): Promise<BarisSaldo[]> {
  const hari = hariBarat(saat)
  const batas = jendela === undefined ? sql`` : sql`limit ${jendela.jumlah} offset ${jendela.mulai}`
  const { rows } = await sql<BarisSaldo>`
    select k.id, k.kode, k.nama, k.tanggal_masuk,
      case when o.id is not null then json_build_object('id', o.id, 'nama', o.nama) end as kantor,
      coalesce(h.hak, 0) as hak, coalesce(h.hak - h.saldo, 0) as terpakai, coalesce(h.saldo, 0) as saldo,
      coalesce(m.hari, 0) as menunggu, g.sampai, coalesce(g.sisa, 0) as gugur
    from ${orang(siapa, penyaring, saat)}
      left join lateral (
        select sum(c.sisa) as saldo, sum((select sum(jumlah) from mutasi_cuti where hak_id = c.id
          and jenis in ('HAK', 'KOREKSI'))) as hak
        from hak_cuti c where c.karyawan_id = k.id and c.mulai <= ${hari} and c.sampai >= ${hari}) h on true
      left join lateral (
        select c.sampai, sum(c.sisa) as sisa from hak_cuti c
        where c.karyawan_id = k.id and c.mulai <= ${hari} and c.sampai >= ${hari} and c.sisa > 0
        group by c.sampai order by c.sampai limit 1) g on true
      left join lateral (
        select sum(a.total_hari) as hari from absensi a join jenis_cuti j on j.id = a.cuti_id
        where a.karyawan_id = k.id and a.status = 'menunggu' and j.mengurangi_cuti_tahunan) m on true
    order by ${urutan(urut)}, lower(k.nama), k.id ${batas}`.execute(db)
  return rows
}

export async function countSaldo(
  db: Db,
  siapa: Lingkup | null,
  penyaring: PenyaringSaldo,
  saat: Instan,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${orang(siapa, penyaring, saat)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** In SQL, people `k` who work here, each once, with the site `o` of their primary placement now, else of the latest. */
export function orang(
  siapa: Lingkup | null,
  { q = '', kantor_id, koordinator_id }: PenyaringSaldo,
  saat: Instan,
): RawBuilder<unknown> {
  const hari = hariBarat(saat)
  const syarat = [sql<SqlBool>`k.aktif`, isInTim(siapa, 'k.id', saat)]
  if (q !== '') syarat.push(sql<SqlBool>`k.cari like lower(${polaBerisi(q)})`)
  if (kantor_id !== undefined) syarat.push(sql<SqlBool>`o.id = ${kantor_id}`)
  if (koordinator_id !== undefined) syarat.push(sql<SqlBool>`o.koordinator_id = ${koordinator_id}`)
  return sql`(select k.*, o.id as kantor_id_kini, o.nama as kantor_kini, o.koordinator_id, o.unit from karyawan k
    left join lateral (
      select s.id, s.nama, t.koordinator_id, t.unit from penempatan t join kantor s on s.id = t.kantor_id
      where t.karyawan_id = k.id
      order by (t.tanggal_masuk <= ${hari} and coalesce(t.tanggal_selesai >= ${hari}, true)) desc, t.utama desc,
        t.tanggal_masuk desc limit 1) o on true
    where ${sql.join(syarat, sql` and `)}) k
    left join lateral (select k.kantor_id_kini as id, k.kantor_kini as nama) o on true`
}

function urutan(urut: UrutSaldo | undefined): RawBuilder<unknown> {
  if (urut === undefined) return sql`lower(k.nama)`
  const kolom: Readonly<Record<UrutSaldoCuti, RawBuilder<unknown>>> = {
    nama: sql`lower(k.nama)`,
    kantor: sql`lower(o.nama)`,
    saldo: sql`coalesce(h.saldo, 0)`,
    terpakai: sql`coalesce(h.hak - h.saldo, 0)`,
    menunggu: sql`coalesce(m.hari, 0)`,
    sampai: sql`g.sampai`,
    masuk: sql`k.tanggal_masuk`,
  }
  return sql`${kolom[urut.kolom]} ${urut.turun ? sql`desc` : sql`asc`} nulls last`
}
