import { lingkup } from '@rekan/domain/akses/akses'
import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import {
  digantikanKini,
  isBukanPilihan,
  isInForceAt,
  isInLingkup,
  isMengkoordinasi,
} from '../../penempatan/lingkup.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/** A site where somebody may punch for a crew. */
export type LokasiRegu = {
  readonly id: number
  readonly nama: string
  readonly zona_waktu: KodeZona
  /** For all who work there; else for their own people alone */
  readonly semua: boolean
}

/**
 * The sites where an account may punch for others: those that name it, those that it coordinates, those where its people are
 * placed; of HR every one that is open, of a branch's those of the branch, for the people of the branch.
 */
export async function listLokasiRegu({ db, pelaku, saat }: Pandangan): Promise<LokasiRegu[]> {
  const { penggunaId, role } = pelaku
  const siapa = lingkup(pelaku, 'POST /presensi/check-in')
  const isKoordinator = sql`${role === 'koordinator'}`
  const cabang =
    pelaku.kantorIds === undefined ? sql`true` : sql`tempat.id = any(${[...pelaku.kantorIds]}::integer[])`
  const milikCabang = siapa?.jenis === 'kantor' ? cabang : sql`false`
  const { rows } = await sql<LokasiRegu>`
    select id, nama, zona_waktu, semua from (
      select tempat.id, tempat.nama, tempat.zona_waktu,
        ${siapa?.jenis === 'semua'} or exists (select from kantor_saksi l where l.kantor_id = tempat.id
            and l.pengguna_id = ${penggunaId} and ${isMengkoordinasi(saat)})
          or (${isKoordinator} and ${cabang} and exists (select from kantor_koordinator l where l.kantor_id = tempat.id
            and l.pengguna_id = any(${digantikanKini(penggunaId, saat)}) and ${isMengkoordinasi(saat)})) as semua,
        ${milikCabang} or (${isKoordinator} and exists (select from penempatan p where p.kantor_id = tempat.id
          and p.koordinator_id = any(${digantikanKini(penggunaId, saat)}) and ${isInForceAt('p', 'tempat', saat)})) as sebagian
      from kantor tempat where tempat.tutup_mulai is null or tempat.tutup_mulai > ${new Date(saat).toISOString().slice(0, 10)}::date) o
    where semua or sebagian order by lower(nama), id`.execute(db)
  return rows
}

/** Whether a site names an account as a witness of somebody now, whom that somebody did not choose. */
export async function isSaksi(
  db: Db | Tx,
  { penggunaId, kantorId, karyawanId }: Record<'penggunaId' | 'kantorId' | 'karyawanId', number>,
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    select from kantor_saksi l join kantor tempat on tempat.id = l.kantor_id
    where l.kantor_id = ${kantorId} and l.pengguna_id = ${penggunaId} and ${isMengkoordinasi(saat)}
      and ${isBukanPilihan('l.ditunjuk_oleh_id', karyawanId)}`.execute(db)
  return rows.length > 0
}

/** Who may work at a site now: who is placed there or has a work there between yesterday and tomorrow. */
export async function listOrangDi(
  { db, pelaku, saat }: Pandangan,
  { id, semua }: Pick<LokasiRegu, 'id' | 'semua'>,
): Promise<number[]> {
  const milik = semua ? sql`true` : isInLingkup(lingkup(pelaku, 'POST /presensi/check-in'), 'k.id', saat)
  const hari = (ke: number) => new Date(saat + ke * 86_400_000).toISOString().slice(0, 10)
  const { rows } = await sql<{ id: number }>`
    select k.id from karyawan k
    where k.aktif and ${milik} and k.id in (
      select p.karyawan_id from penempatan p where p.kantor_id = ${id} and p.tanggal_masuk <= ${hari(1)}::date
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${hari(-2)}::date)
      union all
      select t.karyawan_id from penugasan t where t.kantor_id = ${id} and t.dibatalkan_pada is null
        and t.tanggal between ${hari(-2)}::date and ${hari(1)}::date)
    order by k.id`.execute(db)
  return rows.map(({ id: orang }) => orang)
}
