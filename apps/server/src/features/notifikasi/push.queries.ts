import type { Role } from '@rekan/domain/akses/peran'
import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { Langganan } from '../../platform/push.ts'
import type { Skema } from '../../platform/schema.ts'
import type { JenisKejadian } from '../../platform/schema.presensi.ts'

/** One device: the session's last subscription, taken over from whoever used that browser before. */
export async function upsertLangganan(tx: Tx, baru: Insertable<Skema['push_langganan']>): Promise<void> {
  await tx
    .deleteFrom('push_langganan')
    .where((eb) => eb.or([eb('sesi_hash', '=', baru.sesi_hash), eb('endpoint', '=', baru.endpoint)]))
    .execute()
  await tx.insertInto('push_langganan').values(baru).execute()
}

export async function deleteLangganan(
  db: Db | Tx,
  kunci: { sesiHash: Buffer } | { id: number },
): Promise<void> {
  const hapus = db.deleteFrom('push_langganan')
  await (
    'id' in kunci ? hapus.where('id', '=', kunci.id) : hapus.where('sesi_hash', '=', kunci.sesiHash)
  ).execute()
}

/** The devices on which an account is told, the latest first; ten at most. */
export async function listLangganan(
  db: Db,
  penggunaId: number,
): Promise<(Langganan & { readonly id: number })[]> {
  return db
    .selectFrom('push_langganan')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('pengguna_id', '=', penggunaId)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
}

/** Queues reminders for every device of whom they remind; false when there is none. */
export async function insertKirimanPengingat(tx: Tx, pengingatIds: readonly number[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into push_kiriman (langganan_id, pengingat_id, coba_pada)
    select l.id, i.id, i.dibuat_pada
    from pengingat i join pengguna u on u.karyawan_id = i.karyawan_id
      join push_langganan l on l.pengguna_id = u.id
    where i.id = any(${pengingatIds}::bigint[])`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Queues notifications for every device of whom they are for; false when there is none. */
export async function insertKiriman(tx: Tx, notifikasiIds: readonly number[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into push_kiriman (langganan_id, notifikasi_id, coba_pada)
    select l.id, n.id, n.dibuat_pada
    from notifikasi n join push_langganan l on l.pengguna_id = n.pengguna_id
    where n.id = any(${notifikasiIds}::integer[])`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export type Kiriman = Langganan & {
  readonly id: number
  readonly langganan_id: number
  /** This one included */
  readonly percobaan: number
  readonly judul: string
  /** Of a notification its kind and what it is about; null: a reminder */
  readonly kabar: { readonly jenis: string; readonly detailId: number } | null
  /** Of whom it is for */
  readonly role: Role
  /** Whether that account approves HR's pay */
  readonly penyetuju: boolean
  readonly dibuat_pada: Instan
  /** Null: a notification, of which the title alone is sent */
  readonly pengingat: PengingatTerkirim | null
  /** Read or done meanwhile, wanted no more, or the session is over */
  readonly basi: boolean
}

type PengingatTerkirim = {
  readonly jenis: JenisKejadian
  readonly isi: string
  /** ISO text */
  readonly basi_pada: string
}

/** Takes the one that is due longest, for this server alone until `sampai`. */
export async function takeKiriman(db: Db, saat: Instan, sampai: Instan): Promise<Kiriman | null> {
  const { rows } = await sql<Kiriman>`
    with giliran as (select * from push_kiriman where coba_pada <= ${at(saat)}
      order by coba_pada, id limit 1 for update skip locked)
    update push_kiriman p set coba_pada = ${at(sampai)}, percobaan = p.percobaan + 1
    from giliran g join push_langganan l on l.id = g.langganan_id
      join sesi s on s.token_hash = l.sesi_hash join pengguna u on u.id = l.pengguna_id
      left join notifikasi n on n.id = g.notifikasi_id left join pengingat i on i.id = g.pengingat_id
    where p.id = g.id
    returning p.id, p.langganan_id, p.percobaan, u.role, l.endpoint, l.p256dh, l.auth,
      exists (select from penyetuju_gaji_hr s where s.pengguna_id = u.id) as penyetuju,
      coalesce(n.judul, i.judul) as judul,
      case when n.id is not null then json_build_object('jenis', n.jenis, 'detailId', n.detail_id) end as kabar, coalesce(n.dibuat_pada, i.dibuat_pada) as dibuat_pada,
      case when i.id is not null
        then json_build_object('jenis', i.jenis, 'isi', i.isi, 'basi_pada', i.basi_pada) end as pengingat,
      s.kedaluwarsa_pada <= ${at(saat)} or case when i.id is null then n.dibaca_pada is not null
        else not u.pengingat or exists (select from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
            left join penugasan w on w.id = r.penugasan_id
          where r.karyawan_id = i.karyawan_id and r.tanggal = i.tanggal and e.jenis = i.jenis
            and case when w.turunan then null else w.id end is not distinct from i.penugasan_id) end as basi`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function countKiriman(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('push_kiriman')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

export async function deleteKiriman(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_kiriman').where('id', '=', id).execute()
}

export async function deferKiriman(db: Db, id: number, sampai: Instan): Promise<void> {
  await db
    .updateTable('push_kiriman')
    .set({ coba_pada: new Date(sampai) })
    .where('id', '=', id)
    .execute()
}
