import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Db, type Tx, at } from '../../platform/db.ts'

export type TawaranBaris = {
  readonly id: number
  readonly penugasan_id: number
  readonly alasan: string
  readonly dibuat_oleh_id: number
  readonly dibuat_pada: Instan
  readonly diambil_oleh_id: number | null
  readonly ditutup_pada: Instan | null
}
/** An offer with the work that it is of. */
export type TawaranOrang = TawaranBaris & {
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  /** When who was asked said no; null: not */
  readonly ditolak_pada: Instan | null
}

const KOLOM = [
  't.id',
  't.penugasan_id',
  't.alasan',
  't.dibuat_oleh_id',
  't.dibuat_pada',
  't.diambil_oleh_id',
  't.ditutup_pada',
] as const

/** Offers a work to people. */
export async function insertTawaran(
  tx: Tx,
  baru: { penugasan_id: number; alasan: string; dibuat_oleh_id: number; dibuat_pada: Date },
  calon: readonly number[],
): Promise<number> {
  const { id } = await tx.insertInto('tawaran').values(baru).returning('id').executeTakeFirstOrThrow()
  await insertCalon(tx, id, calon)
  return id
}

/** Asks more people; whom it was asked of before stays as they answered. */
export async function insertCalon(tx: Tx, tawaranId: number, calon: readonly number[]): Promise<number[]> {
  const rows = await tx
    .insertInto('tawaran_calon')
    .values(calon.map((karyawan_id) => ({ tawaran_id: tawaranId, karyawan_id })))
    .onConflict((c) => c.doNothing())
    .returning('karyawan_id')
    .execute()
  return rows.map(({ karyawan_id }) => karyawan_id)
}

/** The open offer of a work, with who was asked; undefined without one. */
export async function findTerbuka(db: Db | Tx, penugasanId: number) {
  const tawaran = await db
    .selectFrom('tawaran as t')
    .select(KOLOM)
    .where('t.penugasan_id', '=', penugasanId)
    .where('t.diambil_pada', 'is', null)
    .where('t.ditutup_pada', 'is', null)
    .executeTakeFirst()
  if (tawaran === undefined) return undefined
  const calon = await db
    .selectFrom('tawaran_calon')
    .select(['karyawan_id', 'ditolak_pada'])
    .where('tawaran_id', '=', tawaran.id)
    .execute()
  return { ...tawaran, calon }
}

/** An offer that was made to a person, whatever became of it. */
export async function findTawaran(
  db: Db | Tx,
  id: number,
  calonId: number,
): Promise<TawaranOrang | undefined> {
  return db
    .selectFrom('tawaran as t')
    .innerJoin('tawaran_calon as c', 'c.tawaran_id', 't.id')
    .innerJoin('penugasan as p', 'p.id', 't.penugasan_id')
    .select([...KOLOM, 'p.karyawan_id', 'p.tanggal', 'c.ditolak_pada'])
    .where('t.id', '=', id)
    .where('c.karyawan_id', '=', calonId)
    .executeTakeFirst()
}

/** Offers to a person that are open and unanswered, of works that are not over, the soonest first. */
export async function listTawaran(db: Db | Tx, calonId: number, saat: Instan): Promise<TawaranOrang[]> {
  return db
    .selectFrom('tawaran as t')
    .innerJoin('tawaran_calon as c', 'c.tawaran_id', 't.id')
    .innerJoin('penugasan as p', 'p.id', 't.penugasan_id')
    .select([...KOLOM, 'p.karyawan_id', 'p.tanggal', 'c.ditolak_pada'])
    .where('c.karyawan_id', '=', calonId)
    .where('c.ditolak_pada', 'is', null)
    .where('t.diambil_pada', 'is', null)
    .where('t.ditutup_pada', 'is', null)
    .where('p.dibatalkan_pada', 'is', null)
    .where('p.selesai', '>', at(saat))
    .orderBy('p.mulai')
    .execute()
}

export async function updateDiambil(
  tx: Tx,
  id: number,
  diambil: { menjadi_id: number; diambil_oleh_id: number; diambil_pada: Date },
): Promise<void> {
  await tx.updateTable('tawaran').set(diambil).where('id', '=', id).execute()
}

/** Closes the open offer of a work; false without one. */
export async function closeTawaran(tx: Tx, penugasanId: number, saat: Instan): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tawaran')
    .set({ ditutup_pada: new Date(saat) })
    .where('penugasan_id', '=', penugasanId)
    .where('diambil_pada', 'is', null)
    .where('ditutup_pada', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updateDitolak(tx: Tx, id: number, calonId: number, saat: Instan): Promise<void> {
  await tx
    .updateTable('tawaran_calon')
    .set({ ditolak_pada: new Date(saat) })
    .where('tawaran_id', '=', id)
    .where('karyawan_id', '=', calonId)
    .where('ditolak_pada', 'is', null)
    .execute()
}
