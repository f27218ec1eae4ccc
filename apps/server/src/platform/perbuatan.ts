import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import type { Instan } from '@rekan/domain/waktu'
import { type Catatan, type Entri, type Rincian, entriFrom, insertAudit } from './audit.ts'
import type { Db, Tx } from './db.ts'
import type { Deps } from './deps.ts'
import type { Skema } from './schema.ts'
import type { Peristiwa } from './siaran.ts'

/** What a read knows: where it reads, who asks and when. A deed of somebody signed in is one as well. */
export type Pandangan = { readonly db: Db | Tx; readonly pelaku: Pelaku; readonly saat: Instan }

/** What a write knows: the transaction it stands in, who does it, when, and by which call, command or work of the server. */
export type Perbuatan = {
  readonly tx: Tx
  /** The same, for what reads */
  readonly db: Tx
  /** Who is signed in; null: a client's contact person, the operator at the machine, or the server itself */
  readonly pelaku: Pelaku | null
  /** The account in whose name it is done; null as above, but where the server goes on with what somebody began */
  readonly oleh: number | null
  readonly saat: Instan
  readonly tindakan: Catatan['tindakan']
  /** The jobs and screens that hear of it once it has committed */
  readonly lanjutan: Lanjutan
  /** Where its entries of the trail wait for one statement; absent: each is written at once */
  readonly entri?: Entri[]
}

/** The jobs that a deed has work for, and what it lets open screens know. */
export type Lanjutan = { readonly jobs: Set<string>; readonly peristiwa: Peristiwa[] }

/** The same by somebody who is signed in. */
export type PerbuatanPelaku = Perbuatan & {
  readonly pelaku: Pelaku
  readonly oleh: number
  readonly tindakan: Tindakan
}

/** The same in the name of an account. */
export type PerbuatanAkun = Perbuatan & { readonly oleh: number }

export function isPelaku(perbuatan: Perbuatan): perbuatan is PerbuatanPelaku {
  return perbuatan.pelaku !== null
}

/** Returns the same deed as the trail names it by another call, where that one's work is part of it. */
export function asCall<P extends Perbuatan>(perbuatan: P, tindakan: P['tindakan']): P {
  return { ...perbuatan, tindakan }
}

/** Returns the same deed as the server goes on with it in the name of an account. */
export function asServer(perbuatan: Perbuatan, tindakan: Perbuatan['tindakan'], oleh: number): PerbuatanAkun {
  return { ...perbuatan, pelaku: null, oleh, tindakan }
}

/**
 * Adds an entry to the trail, in the transaction of the change: both happen or neither. Of a record given before and after,
 * the changed fields are kept; secrets are always left out.
 */
export async function record(
  { tx, oleh, saat, tindakan, entri }: Perbuatan,
  objek: keyof Skema,
  objekId: number | string,
  { sebelum, sesudah }: { readonly sebelum?: Rincian | null; readonly sesudah?: Rincian | null },
): Promise<void> {
  const satu = entriFrom({ waktu: saat, oleh, tindakan, objek, objekId, sebelum, sesudah })
  if (entri === undefined) await insertAudit(tx, [satu])
  else entri.push(satu)
}

/** Writes all entries of `work` in one statement once it is done, and none of them if it fails. */
export async function recordTogether<P extends Perbuatan, T>(
  perbuatan: P,
  work: (perbuatan: P) => Promise<T>,
): Promise<T> {
  const entri: Entri[] = []
  const hasil = await work({ ...perbuatan, entri })
  await insertAudit(perbuatan.tx, entri)
  return hasil
}

/** Lets a job look for work as soon as the deed has committed. */
export function wake({ lanjutan }: Perbuatan, job: string): void {
  lanjutan.jobs.add(job)
}

/** Lets open screens know as soon as the deed has committed. */
export function publish({ lanjutan }: Perbuatan, topik: string, karyawanId: number | null = null): void {
  lanjutan.peristiwa.push({ topik, karyawanId, penggunaId: null })
}

/** Lets jobs and open screens know of a deed that has committed. */
export function finishPerbuatan(
  { jobs, siaran }: Pick<Deps, 'jobs' | 'siaran'>,
  { lanjutan }: Perbuatan,
): void {
  for (const job of lanjutan.jobs) jobs.nudge(job)
  for (const peristiwa of lanjutan.peristiwa) siaran.publish(peristiwa)
}

/** The deed of somebody, outside of `write`: in a command, in a job, in a transaction of its own. */
export function startDeed(tx: Tx, pelaku: Pelaku, tindakan: Tindakan, saat: Instan): PerbuatanPelaku {
  return { tx, db: tx, pelaku, oleh: pelaku.penggunaId, saat, tindakan, lanjutan: startLanjutan() }
}

/** The deed of nobody signed in: the server, its operator, a sign-in. `oleh` is the account in whose name it is done; null for none. */
export function startServerDeed<O extends number | null>(
  tx: Tx,
  tindakan: Catatan['tindakan'],
  saat: Instan,
  oleh: O,
): Perbuatan & { readonly oleh: O } {
  return { tx, db: tx, pelaku: null, oleh, saat, tindakan, lanjutan: startLanjutan() }
}

function startLanjutan(): Lanjutan {
  return { jobs: new Set(), peristiwa: [] }
}
