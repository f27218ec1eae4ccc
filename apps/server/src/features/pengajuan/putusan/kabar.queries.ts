import type { JenisIzin, StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Detik, Instan, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { penggantiKini } from './lingkup.sql.ts'
import type { Tabel } from './pengajuan.queries.ts'

/** A request as those whom it concerns are told of it. */
export type Perihal = {
  readonly tabel: Tabel
  readonly id: number
  readonly status: StatusPengajuan
  readonly jenis_izin: JenisIzin | null
  /** The kind of leave, by its name */
  readonly cuti: string | null
  readonly mulai: Tanggal
  readonly selesai: Tanggal
  /** Of overtime */
  readonly durasi: Detik | null
  readonly nama: string
  /** The person's account */
  readonly akun_id: number | null
  readonly diajukan_oleh_id: number
  readonly diajukan_oleh: string
  readonly koordinator_id: number
  /** Who decides in the coordinator's place now */
  readonly pengganti_id: number | null
  /** Who decided or withdrew it last, and when */
  readonly oleh_id: number | null
  readonly oleh: string | null
  readonly dibuat_pada: Instan
  readonly diputus_pada: Instan | null
}

export async function findPerihal(tx: Tx, tabel: Tabel, id: number, saat: Instan): Promise<Perihal> {
  const [satu] = await listPerihal(tx, tabel, sql<SqlBool>`p.id = ${id}`, saat)
  if (satu === undefined) throw new Error(`no ${tabel} ${id}`)
  return satu
}

/** Requests of which `syarat`, which names them `p`, holds; oldest first. */
export async function listPerihal(
  tx: Tx,
  tabel: Tabel,
  syarat: RawBuilder<SqlBool>,
  saat: Instan,
): Promise<Perihal[]> {
  const { rows } = await sql<Perihal>`
    select ${tabel}::text as tabel, p.id, p.status, ${KOLOM[tabel]}, k.nama, u.id as akun_id,
      p.diajukan_oleh_id, ${nama('diajukan_oleh_id')} as diajukan_oleh, p.koordinator_id,
      ${penggantiKini('p', saat)} as pengganti_id,
      coalesce(p.dibatalkan_oleh_id, p.diputus_oleh_id) as oleh_id,
      coalesce(${nama('dibatalkan_oleh_id')}, ${nama('diputus_oleh_id')}) as oleh,
      p.dibuat_pada, coalesce(p.dibatalkan_pada, p.diputus_pada) as diputus_pada
    from ${sql.table(tabel)} p
    join karyawan k on k.id = p.karyawan_id
    left join pengguna u on u.karyawan_id = k.id
    where ${syarat} order by p.dibuat_pada, p.id`.execute(tx)
  return rows
}

/** The accounts of HR that can be used, but for that of a person. */
export async function listHrd(tx: Tx, kecuali: number | null): Promise<number[]> {
  const rows = await tx
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'hrd')
    .where('aktif', '=', true)
    .where('id', 'is distinct from', kecuali)
    .execute()
  return rows.map(({ id }) => id)
}

const KOLOM: Readonly<Record<Tabel, RawBuilder<unknown>>> = {
  absensi: sql`p.jenis_izin, (select c.nama from jenis_cuti c where c.id = p.cuti_id) as cuti,
    p.tanggal_mulai as mulai, p.tanggal_selesai as selesai, null::integer as durasi`,
  lembur: sql`null::text as jenis_izin, null::text as cuti, p.tanggal as mulai, p.tanggal as selesai,
    extract(epoch from p.selesai - p.mulai)::integer as durasi`,
}

function nama(kolom: 'diajukan_oleh_id' | 'diputus_oleh_id' | 'dibatalkan_oleh_id'): RawBuilder<string> {
  return sql<string>`(select coalesce(n.nama, a.nama) from pengguna a left join karyawan n on n.id = a.karyawan_id
    where a.id = ${sql.ref(`p.${kolom}`)})`
}
