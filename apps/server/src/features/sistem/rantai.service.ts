import { createHash } from 'node:crypto'
import type { Instan } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { type SigningKey, isSignedBy } from '../../platform/signing.ts'
import * as rantai from './rantai.queries.ts'
import type { Mata, Tercatat } from './rantai.queries.ts'

/**
 * The end of the chain at a moment, signed. The log keeps it as evidence of the audit trail, in case the database is
 * changed or lost.
 */
export type Kepala = {
  readonly waktu: string
  readonly urut: number
  readonly audit_id: number
  /** Hex */
  readonly hash: string
  /** Of the key that signed it */
  readonly kunci: string
  /** Base64 */
  readonly tanda_tangan: string
}

const AWAL = Buffer.alloc(32)

/** Adds at most `most` links to the chain; gives how many. Their order is that of being chained. */
export async function writeMata(tx: Tx, most: number): Promise<number> {
  await rantai.lockRantai(tx)
  const waiting = await rantai.listAntre(tx, most)
  if (waiting.length === 0) return 0
  const last = await rantai.findUjung(tx)
  let urut = last?.urut ?? 0
  let sebelumnya: Buffer = last?.hash ?? AWAL
  const links = waiting.map((entry): Mata => {
    const link = { urut: urut + 1, audit_id: entry.audit_id, sebelumnya, hash: digest(sebelumnya, entry) }
    urut = link.urut
    sebelumnya = link.hash
    return link
  })
  await rantai.insertMata(tx, links)
  return links.length
}

/** The end of the chain as it stands, signed; null while nothing is chained. */
export async function signKepala(db: Db, key: SigningKey, saat: Instan): Promise<Kepala | null> {
  const last = await rantai.findUjung(db)
  if (last === null) return null
  const kepala = {
    waktu: new Date(saat).toISOString(),
    urut: last.urut,
    audit_id: last.audit_id,
    hash: last.hash.toString('hex'),
  }
  return { ...kepala, kunci: key.id, tanda_tangan: key.sign(textOf(kepala)).toString('base64') }
}

/** What is wrong with the trail, a line each; `dirantai` links were looked at, `menunggu` entries have none yet. */
export type Pemeriksaan = {
  readonly salah: readonly string[]
  readonly dirantai: number
  readonly menunggu: number
}

/** Holds every entry against its link, every link against the one before, and the chain against signed heads. */
export async function verifyRantai(
  db: Db,
  heads: readonly Kepala[],
  keys: ReadonlyMap<string, Buffer>,
): Promise<Pemeriksaan> {
  const salah: string[] = []
  let dirantai = 0
  let last: Pick<Mata, 'urut' | 'audit_id' | 'hash'> = { urut: 0, audit_id: 0, hash: AWAL }
  for (;;) {
    const links = await rantai.listMata(db, last.urut, LINKS_AT_ONCE)
    if (links.length === 0) break
    for (const link of links) {
      salah.push(...judgeMata(link, last))
      last = link
    }
    dirantai += links.length
  }
  for (const id of await rantai.listTanpaMata(db))
    salah.push(`Catatan audit ${id} tidak ada dalam rantai: disisipkan, atau mata rantainya dihapus.`)
  salah.push(...(await judgeKepala(db, heads, keys, last)))
  return { salah, dirantai, menunggu: await rantai.countAntre(db) }
}

const LINKS_AT_ONCE = 2000

function judgeMata(link: Mata & Tercatat, last: Pick<Mata, 'urut' | 'hash'>): string[] {
  const { urut, audit_id: id, sebelumnya, hash, isi } = link
  const salah: string[] = []
  if (urut !== last.urut + 1)
    salah.push(`Mata rantai ${last.urut + 1} sampai ${urut - 1} dihapus, tepat sebelum catatan audit ${id}.`)
  else if (!sebelumnya.equals(last.hash))
    salah.push(`Rantai putus pada catatan audit ${id}: mata rantai sebelumnya diubah atau ditukar.`)
  if (isi === null) salah.push(`Catatan audit ${id} dihapus.`)
  else if (!digest(sebelumnya, link).equals(hash)) salah.push(`Catatan audit ${id} diubah atau ditukar.`)
  return salah
}

async function judgeKepala(
  db: Db,
  heads: readonly Kepala[],
  keys: ReadonlyMap<string, Buffer>,
  last: Pick<Mata, 'urut' | 'audit_id'>,
): Promise<string[]> {
  const salah: string[] = []
  const sound = heads.filter((head) => {
    const key = keys.get(head.kunci)
    if (key !== undefined && isSignedBy(key, textOf(head), Buffer.from(head.tanda_tangan, 'base64')))
      return true
    salah.push(`Kepala rantai ${head.waktu} di catatan server tidak bertanda tangan sah.`)
    return false
  })
  const furthest = sound.toSorted((a, b) => b.urut - a.urut)[0]
  if (furthest !== undefined && furthest.urut > last.urut)
    salah.push(
      `Ekor jejak dipotong: kepala ${furthest.waktu} mengenal sampai catatan audit ${furthest.audit_id} (mata rantai ${furthest.urut}), rantai sekarang berakhir pada catatan audit ${last.audit_id} (mata rantai ${last.urut}).`,
    )
  for (const head of sound) {
    const link = head.urut > last.urut ? null : await rantai.findMata(db, head.urut)
    if (link !== null && link.hash.toString('hex') !== head.hash) {
      salah.push(
        `Rantai ditulis ulang: mata rantai ${head.urut} (catatan audit ${head.audit_id}) tidak sama dengan kepala ${head.waktu}.`,
      )
      break
    }
  }
  return salah
}

/** What is signed of a head, in one spelling. */
function textOf({ waktu, urut, audit_id, hash }: Omit<Kepala, 'kunci' | 'tanda_tangan'>): string {
  return JSON.stringify(['rekan kepala audit', waktu, urut, audit_id, hash])
}

function digest(sebelumnya: Buffer, { audit_id, isi }: Tercatat): Buffer {
  return createHash('sha256')
    .update(sebelumnya)
    .update(JSON.stringify([audit_id, isi]))
    .digest()
}
