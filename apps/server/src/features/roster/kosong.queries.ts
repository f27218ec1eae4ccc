import type { Lingkup } from '@rekan/domain/akses/akses'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, at } from '../../platform/db.ts'
import { isInLingkup } from '../penempatan/lingkup.sql.ts'
import type { RentangLembar, ShiftRoster } from './roster.queries.ts'

/** So many people are looked at: those without a week of their own and those of the site come first. */
const DILIHAT = 300

export type LokasiPos = { readonly id: number; readonly nama: string; readonly zona_waktu: KodeZona }

/** Sites with posts: all of them, or those of the reader's branches, or where the reader has somebody. */
export async function listLokasiPos(db: Db, siapa: Lingkup | null, saat: Instan): Promise<LokasiPos[]> {
  const cabang = siapa?.jenis === 'kantor' ? siapa.kantorIds : []
  const { rows } = await sql<LokasiPos>`
    select o.id, o.nama, o.zona_waktu from kantor o
    where exists (select from pos s where s.kantor_id = o.id)
      and (${siapa?.jenis === 'semua'} or o.id = any(${cabang}::integer[])
        or exists (select from penempatan p join karyawan k on k.id = p.karyawan_id
          where p.kantor_id = o.id and k.aktif and ${isInLingkup(siapa, 'p.karyawan_id', saat)}
            and (p.tanggal_selesai is null or p.tanggal_selesai >= ${at(saat)}::date)))
    order by lower(o.nama), o.id`.execute(db)
  return rows
}

/** Every kind of shift, by its hours. */
export async function listSemuaShift(db: Db): Promise<ShiftRoster[]> {
  return db.selectFrom('jenis_shift').selectAll().orderBy('jam_mulai').orderBy('huruf').execute()
}

export type BerdiriDiPos = {
  readonly kantor_id: number
  readonly tanggal: Tanggal
  readonly jenis_shift_id: number
  /** Null: they fill the posts in their order */
  readonly pos_id: number | null
}

/** Who is to stand where between two days, by what is published; not who is on leave, nor who is replaced. */
export async function listBerdiri(
  db: Db,
  kantorIds: readonly number[],
  { dari, sampai }: RentangLembar,
): Promise<BerdiriDiPos[]> {
  const { rows } = await sql<BerdiriDiPos>`
    select g.kantor_id, g.tanggal, g.jenis_shift_id, g.pos_id from penugasan g
    where g.kantor_id = any(${kantorIds}::integer[]) and g.tanggal between ${dari} and ${sampai}
      and g.dibatalkan_pada is null and g.jenis_shift_id is not null
      and not exists (select from penugasan b where b.menggantikan_id = g.id and b.dibatalkan_pada is null)
      and not exists (select from absensi a where a.karyawan_id = g.karyawan_id and a.status = 'disetujui' and a.paruh is null
        and a.jenis_izin not in ('KOREKSI_PRESENSI', 'WFH') and g.tanggal between a.tanggal_mulai and a.tanggal_selesai)
    order by g.id`.execute(db)
  return rows
}

export type OrangDilihat = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly kantor_id: number
  readonly kantor: string
}

/** Active people with a placement on a date and no published work in a span, whose rows somebody may see. */
export async function listOrangBebas(
  db: Db,
  {
    kantorId,
    tanggal,
    mulai,
    selesai,
  }: {
    readonly kantorId: number
    readonly tanggal: Tanggal
    readonly mulai: Instan
    readonly selesai: Instan
  },
  siapa: Lingkup | null,
  saat: Instan,
): Promise<OrangDilihat[]> {
  const { rows } = await sql<OrangDilihat>`
    select k.id, k.kode, k.nama, o.id as kantor_id, o.nama as kantor
    from karyawan k
      join penempatan p on p.karyawan_id = k.id and p.utama and p.tanggal_masuk <= ${tanggal}::date
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${tanggal}::date)
      join kantor o on o.id = p.kantor_id
    where k.aktif and ${isInLingkup(siapa, 'k.id', saat)}
      and not exists (select from penugasan g where g.karyawan_id = k.id and g.dibatalkan_pada is null
        and g.mulai < ${at(selesai)} and g.selesai > ${at(mulai)})
    order by exists (select from jadwal_hari h where h.jadwal_id = p.jadwal_id),
      o.id = ${kantorId} desc, lower(k.nama), k.id
    limit ${DILIHAT}`.execute(db)
  return rows
}
