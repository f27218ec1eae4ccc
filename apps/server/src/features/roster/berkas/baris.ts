import type { Tx } from '../../../platform/db.ts'
import { DomainError } from '../../../platform/errors.ts'
import { tryWork } from '../../../platform/savepoint.ts'
import { KLIEN_FIELDS } from '../../klien/klien.refusals.ts'
import { type Hasil, type Kerja, findKantorId } from '../../perusahaan/perusahaan.service.ts'
import { SHIFT_FIELDS } from '../../shift/shift.refusals.ts'
import { type ShiftRoster, listShiftRoster } from '../roster.queries.ts'
import { ROSTER_FIELDS } from '../roster.refusals.ts'

const FIELDS = { ...SHIFT_FIELDS, ...KLIEN_FIELDS, ...ROSTER_FIELDS }

/** What became of a row; one that is refused says why, has written nothing, and the next one has its turn. */
export async function applyBaris(
  { tx, tolak }: Kerja,
  apa: string,
  apply: () => Promise<Hasil['jadi']>,
): Promise<Hasil> {
  const hasil = await tryWork(tx, FIELDS, apply)
  if (!(hasil instanceof DomainError)) return { apa, jadi: hasil }
  tolak(`${apa}: ${hasil.message}`)
  return { apa, jadi: 'tetap' }
}

/** The id of a site by its kode. Throws a refusal for none. */
export async function requireKantor(tx: Tx, kode: string): Promise<number> {
  const id = await findKantorId(tx, kode)
  if (id === undefined) throw refuseBaris(`Tidak ada kantor dengan kode ${kode}.`)
  return id
}

/** Kinds of shift in use by their letter, a site's own before the company's. */
export async function shiftByHuruf(
  tx: Tx,
  kantorId: number | null,
): Promise<ReadonlyMap<string, ShiftRoster>> {
  const semua = (await listShiftRoster(tx, kantorId ?? 0)).filter(({ aktif }) => aktif)
  return new Map(
    semua
      .toSorted((ini, itu) => Number(ini.kantor_id !== null) - Number(itu.kantor_id !== null))
      .map((satu) => [satu.huruf, satu]),
  )
}

/** The id of the shift that a letter means. Throws a refusal for none. */
export function requireShift(shift: ReadonlyMap<string, ShiftRoster>, huruf: string): number {
  const satu = shift.get(huruf)
  if (satu === undefined) throw refuseBaris(`Tidak ada jenis shift ${huruf}.`)
  return satu.id
}

/** A refusal of a row of the file. */
export function refuseBaris(pesan: string): DomainError {
  return new DomainError('ISIAN_SALAH', 422, pesan, {})
}
