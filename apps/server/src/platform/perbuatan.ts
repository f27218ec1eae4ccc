import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import type { Instan } from '@rekan/domain/waktu'
import { type Catatan, type Rincian, recordAudit } from './audit.ts'
import type { Db, Tx } from './db.ts'
import type { Skema } from './schema.ts'
import { publishAfter } from './siaran.ts'
import { wakeAfter } from './wake.ts'

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
}

/** The same by somebody who is signed in. */
export type PerbuatanPelaku = Perbuatan & {
  readonly pelaku: Pelaku
  readonly oleh: number
  readonly tindakan: Tindakan
}

export function isPelaku(perbuatan: Perbuatan): perbuatan is PerbuatanPelaku {
  return perbuatan.pelaku !== null
}

/** Returns the same deed as the trail names it by another call, where that one's work is part of it. */
export function asCall<P extends Perbuatan>(perbuatan: P, tindakan: P['tindakan']): P {
  return { ...perbuatan, tindakan }
}

/** Adds an entry to the trail, as `recordAudit` does: who, when and by which call are the deed's. */
export function record(
  { tx, oleh, saat, tindakan }: Perbuatan,
  objek: keyof Skema,
  objekId: number | string,
  { sebelum, sesudah }: { readonly sebelum?: Rincian | null; readonly sesudah?: Rincian | null },
): Promise<void> {
  return recordAudit(tx, {
    waktu: saat,
    oleh,
    tindakan,
    objek,
    objekId,
    ...(sebelum !== undefined && { sebelum }),
    ...(sesudah !== undefined && { sesudah }),
  })
}

/** Lets a job look for work as soon as the deed has committed. */
export function wake({ tx }: Perbuatan, job: string): void {
  wakeAfter(tx, job)
}

/** Lets open screens know as soon as the deed has committed. */
export function publish({ tx }: Perbuatan, topik: string, karyawanId: number | null = null): void {
  publishAfter(tx, topik, karyawanId)
}

/** The deed of somebody, outside of `write`: in a command, in a job, in a transaction of its own. */
export function startDeed(tx: Tx, pelaku: Pelaku, tindakan: Tindakan, saat: Instan): PerbuatanPelaku {
  return { tx, db: tx, pelaku, oleh: pelaku.penggunaId, saat, tindakan }
}

/** The deed of nobody signed in: the server, its operator, a sign-in. `oleh` is the account in whose name it is done; null for none. */
export function startServerDeed<O extends number | null>(
  tx: Tx,
  tindakan: Catatan['tindakan'],
  saat: Instan,
  oleh: O,
): Perbuatan & { readonly oleh: O } {
  return { tx, db: tx, pelaku: null, oleh, saat, tindakan }
}
