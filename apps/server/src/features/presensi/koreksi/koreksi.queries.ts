import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type Updateable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/**
 * Locks a person's row, so that corrections of one person follow one another. A punch, which refers to the row, does not
 * wait for it: it may hold what is to be corrected. Returns false if there is nobody of that id.
 */
export async function lockKaryawan(tx: Tx, karyawanId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('karyawan')
    .select('id')
    .where('id', '=', karyawanId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The record of a work, opened when there is none; null: of what follows from the week on that date. */
export async function ensurePresensi(
  tx: Tx,
  karyawanId: number,
  tanggal: Tanggal,
  penugasanId: number | null,
): Promise<number> {
  await tx
    .insertInto('presensi')
    .values({ karyawan_id: karyawanId, tanggal, penugasan_id: penugasanId })
    .onConflict((c) => c.doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('presensi')
    .select('id')
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '=', tanggal)
    .where('penugasan_id', 'is not distinct from', penugasanId)
    .executeTakeFirstOrThrow()
  return id
}

/** What the punches of a record say beside their times, check-in first. */
export async function fetchCatatan(tx: Tx, presensiId: number, tanggal: Tanggal) {
  return tx
    .selectFrom('presensi_kejadian')
    .select(['jenis', 'keterangan', 'perlu_tinjauan'])
    .where('presensi_id', '=', presensiId)
    .where('tanggal', '=', tanggal)
    .orderBy('jenis')
    .execute()
}

/** A punch as a correction gives it. */
export type IsiKoreksi = {
  readonly waktu: Instan
  readonly telat: number
  readonly lebihAwal: number
  readonly olehId: number
}

/** A punch that nobody made: without place and photo. */
export async function insertKoreksi(
  tx: Tx,
  punch: Pick<Insertable<Skema['presensi_kejadian']>, 'presensi_id' | 'tanggal' | 'jenis' | 'kantor_id'>,
  isi: IsiKoreksi,
  alasan: string,
): Promise<void> {
  await tx
    .insertInto('presensi_kejadian')
    .values({ ...punch, ...kolom(isi), keterangan: alasan, ...TANPA_TEMPAT })
    .execute()
}

/** Its photo and place, what its person said of it, and whether it wants a look stay what they were. */
export async function updateKoreksi(
  tx: Tx,
  { id, tanggal }: { readonly id: number; readonly tanggal: Tanggal },
  isi: IsiKoreksi,
): Promise<void> {
  await tx
    .updateTable('presensi_kejadian')
    .set(kolom(isi))
    .where('id', '=', id)
    .where('tanggal', '=', tanggal)
    .execute()
}

const TANPA_TEMPAT = {
  latitude: null,
  longitude: null,
  akurasi: null,
  perlu_tinjauan: false,
  lokasi: 'tidak_diketahui',
  jarak_meter: null,
  di_luar_area: false,
  selfie_sha256: null,
} as const

function kolom({ waktu, telat, lebihAwal, olehId }: IsiKoreksi) {
  return {
    waktu: new Date(waktu),
    telat_detik: telat,
    lebih_awal_detik: lebihAwal,
    oleh_id: olehId,
    dikoreksi: true,
  } satisfies Updateable<Skema['presensi_kejadian']>
}

/** Lets these breaks of a work stand in the place of what was punched. Refused on a locked day. */
export async function replaceIstirahat(
  tx: Tx,
  { presensiId, tanggal }: { readonly presensiId: number; readonly tanggal: Tanggal },
  baru: readonly { readonly mulai: Instan; readonly selesai: Instan }[],
): Promise<void> {
  const iso = (saat: Instan) => new Date(saat).toISOString()
  const isi = JSON.stringify(baru.map(({ mulai, selesai }) => ({ mulai: iso(mulai), selesai: iso(selesai) })))
  await sql`select koreksi_istirahat(${presensiId}::bigint, ${tanggal}::date, ${isi}::jsonb)`.execute(tx)
}
