import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { Selectable } from 'kysely'

/** Somebody who is here, as a row of the workbook speaks of them. */
export type Ada = Selectable<Skema['karyawan']> & {
  readonly pengguna_id: number
  readonly email: string | null
  readonly role: string
  readonly jenis: string
  readonly status: string
  /** The abbreviation of the bank, where it is one of the list */
  readonly bank: string | null
  /** Of the newest primary placement; null without one */
  readonly tempat: {
    readonly kantor: string
    readonly kantor_id: number
    readonly jadwal: string
    readonly jadwal_id: number
    readonly jabatan: string
    readonly unit: string
    readonly tanggal_masuk: Tanggal
    /** By which the workbook names the coordinator: address or kode */
    readonly koordinator: string | null
    readonly koordinator_lain: string | null
  } | null
}

/** People by NIK, or by id; everybody active where neither is given. */
export function listAda(
  db: Db,
  { nik, ids }: { readonly nik?: readonly string[]; readonly ids?: readonly number[] } = {},
): Promise<Ada[]> {
  return db
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as u', 'u.karyawan_id', 'k.id')
    .innerJoin('jenis_karyawan as jk', 'jk.id', 'k.jenis_karyawan_id')
    .innerJoin('status_pernikahan as sp', 'sp.id', 'k.status_pernikahan_id')
    .leftJoin('bank as b', 'b.nama', 'k.nama_bank')
    .selectAll('k')
    .select([
      'u.id as pengguna_id',
      'u.email',
      'u.role',
      'jk.nama as jenis',
      'sp.nama as status',
      'b.singkatan as bank',
    ])
    .select(
      sql<Ada['tempat']>`(
        select json_build_object('kantor', o.kode, 'kantor_id', o.id, 'jadwal', j.nama, 'jadwal_id', j.id,
          'jabatan', p.jabatan, 'unit', p.unit, 'tanggal_masuk', p.tanggal_masuk,
          'koordinator', coalesce(a.email, c.kode), 'koordinator_lain', c.kode)
        from penempatan p join kantor o on o.id = p.kantor_id join jadwal j on j.id = p.jadwal_id
          left join pengguna a on a.id = p.koordinator_id left join karyawan c on c.id = a.karyawan_id
        where p.karyawan_id = k.id and p.utama order by p.tanggal_masuk desc limit 1)`.as('tempat'),
    )
    .$if(nik !== undefined, (q) => q.where('k.nik', '=', sql<string>`any(${nik ?? []}::text[])`))
    .$if(ids !== undefined, (q) => q.where('k.id', '=', sql<number>`any(${ids ?? []}::integer[])`))
    .$if(nik === undefined && ids === undefined, (q) => q.where('k.aktif', '=', true))
    .orderBy('k.kode')
    .execute()
}
