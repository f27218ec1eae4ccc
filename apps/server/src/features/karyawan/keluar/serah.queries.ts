import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { tanggalDi } from '../../penempatan/lingkup.sql.ts'

/** What hangs on an account that leaves after a day. */
export type Tugas = {
  /** People whom they coordinate beyond it */
  readonly orang: number
  /** Sites that they coordinate beyond it, by name */
  readonly lokasi: readonly string[]
  /** In whose place they decide beyond it, and who in theirs */
  readonly menggantikan: readonly string[]
  readonly digantikan: readonly string[]
}

export async function fetchTugas(
  db: Db | Tx,
  akunId: number,
  terakhir: Tanggal,
  saat: Instan,
): Promise<Tugas> {
  const { rows } = await sql<Tugas>`
    select (select count(distinct p.karyawan_id)::integer from penempatan p join kantor o on o.id = p.kantor_id
        where p.koordinator_id = ${akunId}
          and coalesce(p.tanggal_selesai > greatest(${terakhir}::date, ${tanggalDi('o.zona_waktu', saat)} - 1), true)) as orang,
      array(select distinct o.nama from kantor_koordinator l join kantor o on o.id = l.kantor_id
        where l.pengguna_id = ${akunId} and coalesce(l.sampai > ${terakhir}::date, true) order by 1) as lokasi,
      ${namaPengganti('pengganti_id', 'koordinator_id', akunId, terakhir)} as menggantikan,
      ${namaPengganti('koordinator_id', 'pengganti_id', akunId, terakhir)} as digantikan`.execute(db)
  return rows[0] ?? { orang: 0, lokasi: [], menggantikan: [], digantikan: [] }
}

function namaPengganti(milik: string, lain: string, penggunaId: number, terakhir: Tanggal) {
  return sql`array(select distinct coalesce(k.nama, u.nama) from koordinator_pengganti g
    join pengguna u on u.id = ${sql.ref(`g.${lain}`)} left join karyawan k on k.id = u.karyawan_id
    where ${sql.ref(`g.${milik}`)} = ${penggunaId} and g.dicabut_pada is null and g.tanggal_selesai > ${terakhir}::date order by 1)`
}

/** The account that takes a coordinator's tasks over, null for HR, and the account that named it. */
type Penerus = { readonly penerus: number | null; readonly penunjuk: number | null }

/** Coordinators who stay beyond a day, by name. */
export async function listPenerus(
  db: Db | Tx,
  kecuali: number,
  terakhir: Tanggal,
): Promise<readonly { readonly id: number; readonly nama: string }[]> {
  const { rows } = await sql<{ id: number; nama: string }>`
    select u.id, coalesce(k.nama, u.nama) as nama from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.role = 'koordinator' and u.aktif and u.id <> ${kecuali} and coalesce(k.aktif, true)
      and (k.tanggal_keluar is null or k.tanggal_keluar > ${terakhir}::date)
    order by lower(coalesce(k.nama, u.nama)), u.id`.execute(db)
  return rows
}

/**
 * The people of a coordinator come to another beyond a day; to nobody, so that HR is theirs, where there is none, where it
 * would be over themselves, and where they named that one. Gives how many placements.
 */
export async function moveBawahan(
  tx: Tx,
  dari: number,
  { penerus, penunjuk }: Penerus,
  terakhir: Tanggal,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with recursive naik (akun) as (
      select ${penerus}::integer
      union
      select p.koordinator_id from naik n join pengguna u on u.id = n.akun join penempatan p on p.karyawan_id = u.karyawan_id
      where p.koordinator_id is not null and p.koordinator_id <> ${dari})
    update penempatan p set koordinator_id = case when exists (
        select from pengguna u join naik n on n.akun = u.id where u.karyawan_id = p.karyawan_id)
        or akun_dari(${penunjuk}::integer, p.karyawan_id)
      then null else ${penerus}::integer end
    where p.koordinator_id = ${dari} and coalesce(p.tanggal_selesai > ${terakhir}::date, true)`.execute(tx)
  return Number(numAffectedRows)
}

/** The sites of a coordinator are another's from the day after their last one on; without another, HR's. What they witness ends. */
export async function moveLokasi(
  tx: Tx,
  dari: number,
  { penerus, penunjuk }: Penerus,
  terakhir: Tanggal,
): Promise<void> {
  if (penerus !== null)
    await sql`
      insert into kantor_koordinator (kantor_id, pengguna_id, mulai, sampai, ditunjuk_oleh_id)
      select l.kantor_id, ${penerus}, greatest(l.mulai, ${terakhir}::date + 1), l.sampai, ${penunjuk}::integer from kantor_koordinator l
      where l.pengguna_id = ${dari} and coalesce(l.sampai > ${terakhir}::date, true)
        and not exists (select from kantor_koordinator n where n.kantor_id = l.kantor_id and n.pengguna_id = ${penerus}
          and daterange(n.mulai, n.sampai, '[]') && daterange(greatest(l.mulai, ${terakhir}::date + 1), l.sampai, '[]'))`.execute(
      tx,
    )
  for (const tabel of ['kantor_koordinator', 'kantor_saksi'] as const) {
    await tx.deleteFrom(tabel).where('pengguna_id', '=', dari).where('mulai', '>', terakhir).execute()
    await tx
      .updateTable(tabel)
      .set({ sampai: terakhir })
      .where('pengguna_id', '=', dari)
      .where((eb) => eb.or([eb('sampai', 'is', null), eb('sampai', '>', terakhir)]))
      .execute()
  }
}
