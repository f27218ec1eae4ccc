import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** A correction of a day that waits, and of which work the punches are that it was made from; none: its person filed it. */
export type KoreksiMenunggu = {
  readonly id: number
  readonly jam_masuk: number | null
  readonly jam_pulang: number | null
  readonly kerja: readonly (number | null)[]
}

/** The correction of a day that waits, held for the rest of the transaction; undefined: none does. */
export async function lockMenunggu(
  tx: Tx,
  karyawanId: number,
  tanggal: Tanggal,
): Promise<KoreksiMenunggu | undefined> {
  const { rows } = await sql<KoreksiMenunggu>`
    select a.id, a.jam_masuk, a.jam_pulang,
      (select coalesce(json_agg(l.penugasan_id), '[]') from koreksi_luring l where l.absensi_id = a.id) as kerja
    from absensi a
    where a.karyawan_id = ${karyawanId} and a.tanggal_mulai = ${tanggal} and a.jenis_izin = 'KOREKSI_PRESENSI'
      and a.status = 'menunggu'
    for update of a`.execute(tx)
  return rows[0]
}

export async function setJam(
  tx: Tx,
  id: number,
  jam: { readonly jam_masuk?: number; readonly jam_pulang?: number; readonly hari_pulang?: number },
): Promise<void> {
  await tx.updateTable('absensi').set(jam).where('id', '=', id).execute()
}

export async function insertKoreksiLuring(tx: Tx, baru: Insertable<Skema['koreksi_luring']>): Promise<void> {
  await tx.insertInto('koreksi_luring').values(baru).execute()
}

/** The other day of a person for which this very photo was sent and waits, or did; undefined: none. */
export async function findHariFoto(
  tx: Tx,
  karyawanId: number,
  { sha256, tanggal }: { readonly sha256: Buffer; readonly tanggal: Tanggal },
): Promise<Tanggal | undefined> {
  const { rows } = await sql<{ tanggal: Tanggal }>`
    select a.tanggal_mulai as tanggal from absensi a join koreksi_luring l on l.absensi_id = a.id
    where a.karyawan_id = ${karyawanId} and a.tanggal_mulai <> ${tanggal}
      and l.sha256 = ${sha256}
    order by a.id limit 1`.execute(tx)
  return rows[0]?.tanggal
}

/** Whether a person's day was locked after that moment, and is. */
export async function isTerkunciSejak(
  tx: Tx,
  karyawanId: number,
  tanggal: Tanggal,
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select exists (select from kunci_bulan
      where id = kunci_atas(${karyawanId}::integer, daterange(${tanggal}::date, ${tanggal}::date, '[]'))
        and dikunci_pada > ${at(saat)}) as ada`.execute(tx)
  return rows[0]?.ada === true
}
