import type { Pemilik } from '@rekan/domain/akses'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { type Halaman, offsetOf } from '../../platform/paging.ts'
import { berlakuDi } from './lingkup.service.ts'

/** Whose record something is, whether the person still works here, and the zone of their days. */
export type PemilikKaryawan = Pemilik & { readonly aktif: boolean; readonly zona: KodeZona }

export async function findPemilik(
  db: Db | Tx,
  karyawanId: number,
  saat: Instan,
): Promise<PemilikKaryawan | undefined> {
  const { rows } = await sql<PemilikKaryawan>`
    select k.id as "karyawanId", k.aktif,
      array(select distinct p.koordinator_id from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = k.id and p.koordinator_id is not null and ${berlakuDi('p', 'o', saat)}) as "koordinatorIds",
      coalesce((select o.zona_waktu from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = k.id
        order by ${berlakuDi('p', 'o', saat)} desc, p.utama desc, p.tanggal_masuk desc limit 1), 'WIB') as zona
    from karyawan k where k.id = ${karyawanId}`.execute(db)
  return rows[0]
}

/** A person's placements that are in force at any day from `dari` to `sampai`, newest first, with how many there are. */
export async function listPenempatan(
  db: Db,
  karyawanId: number,
  { dari, sampai }: { dari: Tanggal; sampai: Tanggal },
  halaman: Halaman,
  saat: Instan,
): Promise<{ baris: PenempatanBaris[]; total: number }> {
  const mengena = sql`p.karyawan_id = ${karyawanId} and p.tanggal_masuk <= ${sampai}
    and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari})`
  const [{ rows: baris }, { rows: jumlah }] = await Promise.all([
    sql<PenempatanBaris>`
      select p.id, p.unit, json_build_object('id', o.id, 'nama', o.nama) as kantor, p.tanggal_masuk, p.tanggal_selesai,
        p.jabatan, ${berlakuDi('p', 'o', saat)} as is_active, p.utama,
        case when u.id is not null then json_build_object('id', u.id, 'nama', coalesce(ku.nama, u.nama)) end as koordinator,
        json_build_object('id', j.id, 'nama', j.nama) as jadwal
      from penempatan p join kantor o on o.id = p.kantor_id join jadwal j on j.id = p.jadwal_id
        left join pengguna u on u.id = p.koordinator_id left join karyawan ku on ku.id = u.karyawan_id
      where ${mengena}
      order by p.tanggal_masuk desc, p.utama desc, p.id desc
      limit ${halaman.per_page} offset ${offsetOf(halaman)}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from penempatan p where ${mengena}`.execute(db),
  ])
  return { baris, total: jumlah[0]?.total ?? 0 }
}

type Nama = { readonly id: number; readonly nama: string }
type PenempatanBaris = {
  readonly id: number
  readonly unit: string
  readonly kantor: Nama
  readonly tanggal_masuk: Tanggal
  readonly tanggal_selesai: Tanggal | null
  readonly jabatan: string
  readonly is_active: boolean
  readonly utama: boolean
  readonly koordinator: Nama | null
  readonly jadwal: Nama
}
