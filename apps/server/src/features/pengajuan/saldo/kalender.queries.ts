import type { Lingkup } from '@rekan/domain/akses/akses'
import { JENIS_IZIN, type JenisIzin, statusIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type PenyaringSaldo, orang } from './saldo.queries.ts'

type Rentang = { readonly dari: Tanggal; readonly sampai: Tanggal }

/** Requests on whose days nobody is expected */
const PERGI = JENIS_IZIN.filter((jenis) => statusIzin(jenis) !== null)

/** Somebody's days away that are approved or asked for, by their first day. */
export type Pergi = Rentang & {
  readonly id: number
  readonly karyawan_id: number
  readonly kode: string
  readonly nama: string
  readonly kantor: { readonly id: number; readonly nama: string } | null
  readonly jenis_izin: JenisIzin
  readonly status: 'menunggu' | 'disetujui'
  readonly paruh: Paruh | null
}

export async function listPergi(
  db: Db,
  siapa: Lingkup | null,
  penyaring: PenyaringSaldo,
  { dari, sampai }: Rentang,
  saat: Instan,
): Promise<Pergi[]> {
  const { rows } = await sql<Pergi>`
    select a.id, k.id as karyawan_id, k.kode, k.nama, a.jenis_izin, a.status, a.paruh, a.tanggal_mulai as dari,
      a.tanggal_selesai as sampai,
      case when o.id is not null then json_build_object('id', o.id, 'nama', o.nama) end as kantor
    from ${orang(siapa, penyaring, saat)} join absensi a on a.karyawan_id = k.id
    where a.status in ('menunggu', 'disetujui') and a.jenis_izin = any(${PERGI}::text[])
      and a.tanggal_mulai <= ${sampai} and a.tanggal_selesai >= ${dari}
    order by lower(k.nama), k.id, a.tanggal_mulai`.execute(db)
  return rows
}

/** How many of these people are placed somewhere on each day, and whether the whole company has it off. */
export async function countDitempatkan(
  db: Db,
  siapa: Lingkup | null,
  penyaring: PenyaringSaldo,
  { dari, sampai }: Rentang,
  saat: Instan,
): Promise<ReadonlyMap<Tanggal, { readonly orang: number; readonly libur: boolean }>> {
  const { rows } = await sql<{ tanggal: Tanggal; orang: number; libur: boolean }>`
    with k as materialized (select k.id from ${orang(siapa, penyaring, saat)})
    select h.tanggal, exists (select from libur l where l.tanggal = h.tanggal and l.berlaku and not l.hanya) as libur,
      (select count(*)::integer from k where exists (select from penempatan p where p.karyawan_id = k.id and p.utama
        and p.tanggal_masuk <= h.tanggal and coalesce(p.tanggal_selesai, 'infinity') >= h.tanggal)) as orang
    from (select ${dari}::date + ke as tanggal from generate_series(0, ${sampai}::date - ${dari}::date) ke) h
    order by h.tanggal`.execute(db)
  return new Map(rows.map(({ tanggal, ...satu }) => [tanggal, satu]))
}
