import { type Instan, addHari, hariBarat } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import { isDibukaOperator } from '../../platform/auth.ts'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { Pandangan, PerbuatanPelaku } from '../../platform/perbuatan.ts'
import { isAkunJuga } from '../auth/akun/diri.sql.ts'

/** Somebody of HR whose affairs an account may settle, since it approves HR's pay. */
export type UrusanHrd = {
  readonly karyawanId: number
  /** The account is the same person's */
  readonly isOrangnya: boolean
  /** The operator has opened the account to its owner within two weeks */
  readonly isDibuka: boolean
}

/** The people of HR, where the account is the one named to approve HR's pay; nobody of another account's, and never its own employee. */
export async function listUrusanHrd(db: Db | Tx, akunId: number, saat: Instan): Promise<UrusanHrd[]> {
  const { rows } = await sql<UrusanHrd>`
    select t.karyawan_id as "karyawanId", t.orangnya as "isOrangnya", ${isDibukaOperator('u', at(saat))} as "isDibuka"
    from penyetuju_gaji_hr s join pengguna u on u.id = s.pengguna_id cross join lateral urusan_hrd(u.id) t
    where u.id = ${akunId}`.execute(db)
  return rows
}

/** A reimbursement that HR wrote down for somebody else, as whoever approves HR's pay stands to it. */
export type ReimburseHrd = {
  /** Its owner and, where they have an employee's record, its writer */
  readonly orang: readonly number[]
  /** The account is the same person's as the one that wrote it down */
  readonly isOrangnya: boolean
  /** The operator has opened the account to its owner within two weeks */
  readonly isDibuka: boolean
}

/** Finds a reimbursement that HR wrote down for somebody else; undefined for any other. */
export async function findReimburseHrd(
  db: Db | Tx,
  id: number,
  akunId: number,
  saat: Instan,
): Promise<ReimburseHrd | undefined> {
  const { rows } = await sql<ReimburseHrd>`
    select array_remove(array[r.karyawan_id, h.karyawan_id], null) as orang,
      coalesce(u.karyawan_id = h.karyawan_id, false)
        or (u.karyawan_id is null or h.karyawan_id is null) and lower(btrim(coalesce(k.nama, u.nama))) = lower(btrim(coalesce(o.nama, h.nama)))
        as "isOrangnya",
      ${isDibukaOperator('u', at(saat))} as "isDibuka"
    from reimburse r join pengguna h on h.id = r.diajukan_oleh_id left join karyawan o on o.id = h.karyawan_id
      join pengguna u on u.id = ${akunId} left join karyawan k on k.id = u.karyawan_id
    where r.id = ${id} and h.role = 'hrd' and h.karyawan_id is distinct from r.karyawan_id`.execute(db)
  return rows[0]
}

/** Whether somebody is of HR, by whichever of their accounts. */
export async function isOrangHrd(db: Db | Tx, karyawanId: number): Promise<boolean> {
  const { rows } = await sql`select from pengguna h where h.role = 'hrd' and h.aktif
    and (h.karyawan_id = ${karyawanId} or ${isAkunJuga('h', sql`${karyawanId}`)}) limit 1`.execute(db)
  return rows.length > 0
}

/** The names of those who may act for somebody: others of HR and, for a person of HR, the approver of HR's pay. */
export async function listOrangLain(db: Db | Tx, penggunaId: number, karyawanId: number): Promise<string[]> {
  const { rows } = await sql<{ nama: string }>`
    select coalesce(k.nama, u.nama) as nama from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.aktif and coalesce(k.aktif, true) and u.id <> ${penggunaId} and u.karyawan_id is distinct from ${karyawanId}
      and not ${isAkunJuga('u', sql`${karyawanId}`)}
      and ((u.role = 'hrd' and not exists (select from peran_lingkup l where l.pengguna_id = u.id))
        or (exists (select from penyetuju_gaji_hr s where s.pengguna_id = u.id)
          and exists (select from pengguna h where h.role = 'hrd' and h.aktif
            and (h.karyawan_id = ${karyawanId} or ${isAkunJuga('h', sql`${karyawanId}`)}))))
    order by u.role <> 'hrd', 1 limit 3`.execute(db)
  return rows.map(({ nama }) => nama)
}

/** Whether one of these people is placed at a site today or later, or was until a month ago: who closes it ends that. */
export async function isBekerjaDi(
  tx: Tx,
  karyawanIds: readonly number[],
  kantorId: number,
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    select from penempatan p where p.karyawan_id = any(${karyawanIds}::integer[]) and p.kantor_id = ${kantorId}
      and (p.tanggal_selesai is null or p.tanggal_selesai >= ${addHari(hariBarat(saat), -31)}) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** At which site a post is; 0 for none. */
export async function findKantorPos(tx: Tx, id: number): Promise<number> {
  const row = await tx.selectFrom('pos').select('kantor_id').where('id', '=', id).executeTakeFirst()
  return row?.kantor_id ?? 0
}

/** By which name an account goes. */
export async function findNama(tx: Tx, penggunaId: number): Promise<string> {
  const { rows } = await sql<{ nama: string }>`
    select coalesce(k.nama, u.nama, 'HRD') as nama from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.id = ${penggunaId}`.execute(tx)
  return rows[0]?.nama ?? 'HRD'
}

/** By which names sites go. */
export async function listNamaKantor(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('kantor').select('nama').where('id', 'in', ids).orderBy('nama').execute()
  return rows.map(({ nama }) => nama)
}

/** In SQL, others of HR of the whole company and who approves HR's pay, but whoever has the same to read still. */
export function akunLain(penggunaId: number, isi: string): RawBuilder<unknown> {
  return sql`select u.id from pengguna u where u.aktif and satu_orang(u.id, ${penggunaId}) is not true
    and (exists (select from penyetuju_gaji_hr s where s.pengguna_id = u.id)
      or (u.role = 'hrd' and not exists (select from peran_lingkup l where l.pengguna_id = u.id)))
    and not exists (select from notifikasi n where n.pengguna_id = u.id and n.jenis = 'ATURAN_DIUBAH' and n.isi = ${isi}
      and n.dibaca_pada is null)`
}

/** In SQL, others of HR of the whole company, other administrators and who approves HR's pay, but an account that they are told of. */
export function akunPenjaga(penggunaId: number, tentang: number | null): RawBuilder<unknown> {
  return sql`select u.id from pengguna u where u.aktif and u.id is distinct from ${tentang}::integer and satu_orang(u.id, ${penggunaId}) is not true
    and (u.role = 'admin' or exists (select from penyetuju_gaji_hr s where s.pengguna_id = u.id)
      or (u.role = 'hrd' and not exists (select from peran_lingkup l where l.pengguna_id = u.id)))`
}

/** Whether anybody has opened the caller's account within two weeks. */
export async function isBaruDibuka({ db, pelaku, saat }: Pandangan): Promise<boolean> {
  const { rows } = await sql`select from akun_dibuka b
    where b.pengguna_id = ${pelaku.penggunaId} and b.oleh_id is not null and b.pada + interval '14 days' > ${at(saat)}
    limit 1`.execute(db)
  return rows.length > 0
}

/** The employees who have opened the caller's account within two weeks. */
export async function listOrangPembuka({ db, pelaku, saat }: Pandangan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from pembuka_dari(${pelaku.penggunaId}, ${new Date(saat)}::timestamptz) d join pengguna u on u.id = d.oleh_id
      join karyawan o on o.id = u.karyawan_id
        or (u.karyawan_id is null and lower(btrim(o.nama)) = lower(btrim(u.nama)))`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether somebody else than an account's person is HR of the whole company. */
export async function isHrdLain(tx: Tx, penggunaId: number): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`select hrd_pusat_lain(${penggunaId}) as ada`.execute(tx)
  return rows[0]?.ada === true
}

/**
 * Returns the people whom a rule touches as it is written now: by a week from today on, by a day off that was set,
 * or by a rule of pay that has a target; nobody for any other rule.
 */
export async function listPemakaiAturan(
  { tx, tindakan, saat }: PerbuatanPelaku,
  { params, body }: { readonly params: unknown; readonly body: unknown },
): Promise<number[]> {
  const pemakai = tindakan.startsWith('POST /kelola/jadwal-kerja/{id}/')
    ? sql`p.jadwal_id = ${Number(Object(params).id)} and coalesce(p.tanggal_selesai, 'infinity') >= ${hariBarat(saat)}`
    : tindakan === 'POST /kelola/pengaturan/libur'
      ? sql`p.tanggal_masuk <= ${Object(body).tanggal}::date and coalesce(p.tanggal_selesai, 'infinity') >= ${Object(body).tanggal}::date
          and exists (select from libur l where l.tanggal = ${Object(body).tanggal}::date and l.jenis = ${Object(body).jenis} and l.berlaku
            and (p.kantor_id = any(l.kantor_ids)) = l.hanya)`
      : tindakan === 'POST /kelola/payroll/aturan'
        ? syaratUpah(Object(body), hariBarat(saat))
        : undefined
  if (pemakai === undefined) return []
  const { rows } = await sql<{ id: number }>`
    select distinct p.karyawan_id as id from penempatan p join karyawan k on k.id = p.karyawan_id
    where p.utama and k.aktif and ${pemakai}`.execute(tx)
  return rows.map(({ id }) => id)
}

type TujuanUpah = {
  readonly kantor_id?: number | null
  readonly jenis_shift_id?: number | null
  readonly pos_id?: number | null
  readonly sertifikat?: string | null
  readonly jabatan?: string | null
}

/** Condition on placements `p`: whoever a rule of pay is for today, by where they are placed or have worked of late; undefined for all. */
function syaratUpah(tujuan: TujuanUpah, hariIni: string) {
  const { kantor_id, jenis_shift_id, pos_id, sertifikat, jabatan } = tujuan
  const bekerja = (syarat: RawBuilder<unknown>) =>
    sql`exists (select from penugasan g where g.karyawan_id = p.karyawan_id and g.dibatalkan_pada is null
      and g.tanggal > ${hariIni}::date - 31 and ${syarat})`
  const syarat = [
    kantor_id == null
      ? null
      : sql`(p.kantor_id = ${kantor_id} or ${bekerja(sql`g.kantor_id = ${kantor_id}`)})`,
    jenis_shift_id == null ? null : bekerja(sql`g.jenis_shift_id = ${jenis_shift_id}`),
    pos_id == null ? null : bekerja(sql`g.pos_id = ${pos_id}`),
    sertifikat == null
      ? null
      : sql`exists (select from dokumen d where d.karyawan_id = p.karyawan_id and d.jenis = ${sertifikat})`,
    jabatan == null ? null : sql`lower(btrim(p.jabatan)) = lower(btrim(${jabatan}::text))`,
  ].filter((satu) => satu !== null)
  return syarat.length === 0
    ? undefined
    : sql`coalesce(p.tanggal_selesai, 'infinity') >= ${hariIni}::date and ${sql.join(syarat, sql` and `)}`
}
