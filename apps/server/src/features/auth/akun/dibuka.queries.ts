import { type Instan, hariBarat } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Pembuka } from '../../../platform/constraints.ts'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Perbuatan, PerbuatanPelaku } from '../../../platform/perbuatan.ts'
import type { Skema } from '../../../platform/schema.ts'

/** A reason why an account decides about somebody: their pay, their days, or an open request of theirs. */
export type Kuasa = 'penyetuju' | 'koordinator' | 'pengajuan'

/**
 * Returns those of the accounts that decide about the person behind an account, each with its reason. Accounts of one person are one: that of
 * the employee, and one without an employee under the same name.
 */
export async function listKuasa(
  db: Db | Tx,
  akunId: number,
  akun: readonly number[],
  saat: Instan,
): Promise<ReadonlyMap<number, { readonly nama: string; readonly kuasa: Kuasa }>> {
  const hari = hariBarat(saat)
  const { rows } = await sql<{ id: number; nama: string; kuasa: Kuasa }>`
    with ${milik(akunId)}, tempat as (
      select p.koordinator_id, p.kantor_id from penempatan p join milik m on m.id = p.karyawan_id
      where p.tanggal_selesai is null or p.tanggal_selesai >= ${hari}
    ), atasan (id, kuasa) as (
      select koordinator_id, 'koordinator' from tempat where koordinator_id is not null
      union select l.pengguna_id, 'koordinator' from kantor_koordinator l join tempat t on t.kantor_id = l.kantor_id
        where l.sampai is null or l.sampai >= ${hari}
      union select a.koordinator_id, 'pengajuan' from absensi a join milik m on m.id = a.karyawan_id where a.status = 'menunggu'
      union select a.koordinator_id, 'pengajuan' from lembur a join milik m on m.id = a.karyawan_id where a.status = 'menunggu'
    ), semua (id, kuasa) as (
      select id, kuasa from atasan
      union select g.pengganti_id, a.kuasa from atasan a join koordinator_pengganti g on g.koordinator_id = a.id
        where g.dicabut_pada is null and upper(g.masa) > ${at(saat)}
      union select s.pengguna_id, 'penyetuju' from penyetuju_gaji_hr s where exists (${akunHrd})
    )
    select distinct on (s.id) s.id, coalesce(k.nama, u.nama) as nama, s.kuasa
    from semua s join pengguna u on u.id = s.id left join karyawan k on k.id = u.karyawan_id
    where s.id = any(${akun}::integer[]) and s.id <> ${akunId} and (u.karyawan_id is null or u.karyawan_id not in (select id from milik))
    order by s.id, s.kuasa desc`.execute(db)
  return new Map(rows.map(({ id, ...satu }) => [id, satu]))
}

/** Whether the person behind an account has one of HR. */
export async function isHrdJuga(db: Db | Tx, penggunaId: number): Promise<boolean> {
  const { rows } = await sql<{
    ada: boolean
  }>`with ${milik(penggunaId)} select exists (${akunHrd}) as ada`.execute(db)
  return rows[0]?.ada ?? false
}

/** The employee behind an account. */
const milik = (penggunaId: number) => sql`milik (akun, id) as (
  select u.id, k.id from pengguna u left join karyawan k on k.id = u.karyawan_id
    or (u.karyawan_id is null and lower(btrim(k.nama)) = lower(btrim(u.nama)))
  where u.id = ${penggunaId})`
const akunHrd = sql`select from pengguna h join milik m on h.id = m.akun or h.karyawan_id = m.id
  or (h.karyawan_id is null and exists (select from karyawan k where k.id = m.id and lower(btrim(k.nama)) = lower(btrim(h.nama))))
  where h.role = 'hrd' and h.aktif`

export async function insertDibuka(tx: Tx, baris: Insertable<Skema['akun_dibuka']>): Promise<void> {
  await tx.insertInto('akun_dibuka').values(baris).execute()
}

/**
 * Keeps anew, before an account's password is set by a letter or code, who chose its address or made it: they may be who sets it, and so
 * once for each time that they did, with who opened theirs shortly before; nobody where the operator has opened it to its owner since.
 */
export async function insertDibukaLagi(
  { tx, saat }: Pick<Perbuatan, 'tx' | 'saat'>,
  penggunaId: number,
): Promise<void> {
  await sql`with lama as (
      update akun_dibuka b set menunggu = false where b.pengguna_id = ${penggunaId} and b.menunggu
        and not exists (select from akun_dibuka o where o.pengguna_id = b.pengguna_id and o.oleh_id is null and o.pada >= b.pada)
      returning b.oleh_id, b.cara, b.pada), semua as (
      select oleh_id, cara from lama
      union all select d.oleh_id, l.cara from lama l cross join lateral pembuka_dari(l.oleh_id, l.pada) d
        where d.sampai <= l.pada + interval '14 days' and d.oleh_id <> ${penggunaId})
    insert into akun_dibuka (pengguna_id, oleh_id, cara, pada)
    select distinct on (oleh_id) ${penggunaId}::integer, oleh_id, cara, ${at(saat)} from semua order by oleh_id, cara`.execute(
    tx,
  )
}

/** Accounts without a password that somebody could begin in their owners' place. */
export async function insertDimulai(
  { tx, oleh, saat }: PerbuatanPelaku,
  akun: readonly number[],
): Promise<void> {
  const lain = akun.filter((id) => id !== oleh)
  if (lain.length === 0) return
  await tx
    .insertInto('akun_dimulai')
    .values(lain.map((pengguna_id) => ({ pengguna_id, oleh_id: oleh, pada: new Date(saat) })))
    .execute()
}

/** Of these people, those who opened an account, as the triggers ask. */
export async function listPembuka(
  db: Db | Tx,
  akunId: number,
  karyawanIds: readonly number[],
  saat: Instan,
): Promise<{ readonly id: number; readonly pembuka: Pembuka }[]> {
  const { rows } = await sql<{ id: number; pembuka: Pembuka }>`
    select id, pembuka from (
      select id, pembuka_akun(${akunId}, id, ${at(saat)}) as pembuka from unnest(${karyawanIds}::integer[]) k (id)
      where exists (select from akun_dibuka b where b.pengguna_id = ${akunId} and b.oleh_id is not null)) semua
    where pembuka is not null`.execute(db)
  return rows
}

/** Administrators who can be asked, by their names. */
export async function listNamaAdmin(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select((eb) => eb.fn.coalesce('k.nama', 'p.nama').$notNull().as('nama'))
    .where('p.role', '=', 'admin')
    .where('p.aktif', '=', true)
    .where((eb) => eb.or([eb('k.id', 'is', null), eb('k.aktif', '=', true)]))
    .orderBy('nama')
    .limit(3)
    .execute()
  return rows.map(({ nama }) => nama)
}
