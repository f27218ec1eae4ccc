import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/platform/db.ts'
import type { Fate } from './phones.ts'
import { HARI } from './server.ts'

export type Reconciliation = {
  readonly people: number
  /** People with at least one answer of 201 */
  readonly acknowledged: number
  readonly rows: number
  /** Acknowledged, and not there as that person's record with that photo */
  readonly lost: number
  /** People with more than one check-in of the day, or told of more than one */
  readonly doubled: number
  /** Records nobody was told of, though a request of theirs was sent whole and its answer never read */
  readonly cutOff: number
  /** Records nobody was told of and nothing explains */
  readonly unexplained: number
  /** Photos that are gone, held to be none, or other bytes than were sent */
  readonly spoiled: number
}

type Row = { id: number; karyawan_id: number; sha256: string; kunci: string | null; is_whole: boolean }

/** Compares what the phones were told with what database and file store hold: a data folder, or whatever knows its keys. */
export async function reconcile(
  owner: Db,
  files: string | ((kunci: string) => boolean),
  fates: readonly Fate[],
): Promise<Reconciliation> {
  const ids = fates.map(({ shot }) => shot.person.karyawanId)
  const { rows } = await sql<Row>`
    select e.id, r.karyawan_id, encode(e.selfie_sha256, 'hex') as sha256, s.kunci,
      coalesce(sha256(s.isi) = e.selfie_sha256 and not s.rusak, false) as is_whole
    from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
      left join presensi_selfie s on s.kejadian_id = e.id
    where e.jenis = 'check_in' and e.tanggal = ${HARI} and r.karyawan_id = any(${ids}::integer[])`.execute(
    owner,
  )
  const perPerson = Map.groupBy(rows, (row) => row.karyawan_id)
  const rowsOf = ({ shot }: Fate) => perPerson.get(shot.person.karyawanId) ?? []
  const isAcknowledged = ({ acknowledged }: Fate) => acknowledged.length > 0
  const isKept = (fate: Fate) => {
    const { acknowledged, shot } = fate
    return acknowledged.every((id) => rowsOf(fate).some((row) => row.id === id && row.sha256 === shot.sha256))
  }
  const isStored =
    typeof files === 'string' ? (kunci: string) => existsSync(join(files, 'berkas', kunci)) : files
  const isPhotoKept = ({ kunci, is_whole }: Row) => is_whole || (kunci !== null && isStored(kunci))
  const untold = fates.filter((fate) => !isAcknowledged(fate) && rowsOf(fate).length > 0)
  return {
    people: fates.length,
    acknowledged: fates.filter(isAcknowledged).length,
    rows: rows.length,
    lost: fates.filter((fate) => !isKept(fate)).length,
    doubled: fates.filter((fate) => rowsOf(fate).length > 1 || new Set(fate.acknowledged).size > 1).length,
    cutOff: untold.filter(({ cutOff }) => cutOff > 0).length,
    unexplained: untold.filter(({ cutOff }) => cutOff === 0).length,
    spoiled: rows.filter((row) => !isPhotoKept(row)).length,
  }
}

/** Nothing acknowledged is missing, nothing is there twice, nothing is there that nobody sent. */
export function isSound({ lost, doubled, unexplained, spoiled }: Reconciliation): boolean {
  return lost + doubled + unexplained + spoiled === 0
}
