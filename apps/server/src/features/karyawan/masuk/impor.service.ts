import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Sel } from '@rekan/domain/payroll/lembar-gaji'
import { sql } from 'kysely'
import { refusedField } from '../../../platform/constraints.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { type BarisOrang, type Kesalahan, kolomFrom, readBaris } from './impor.baris.ts'
import { fetchRujukan, findKoordinatorBernama } from './impor.queries.ts'
import { AUTH_FIELDS } from '../../auth/auth.refusals.ts'
import { PENEMPATAN_FIELDS } from '../../penempatan/penempatan.refusals.ts'
import { KARYAWAN_FIELDS } from '../karyawan.refusals.ts'
import { createKaryawan } from './tambah.service.ts'

/** So many faults are named; who mends these sees the next. */
const DISEBUT = 200
/** What the database may have against a row. */
const FIELDS = { ...AUTH_FIELDS, ...PENEMPATAN_FIELDS, ...KARYAWAN_FIELDS }

/**
 * Creates the people of a sheet, one a row, coordinators before the people whom they coordinate. A person who is in the
 * database already, by NIK, stays unchanged. Either all rows are taken or none: throws StartupError with one line for
 * each fault.
 */
export async function importKaryawan(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  sel: readonly (readonly Sel[])[],
): Promise<{ readonly ditambahkan: readonly string[]; readonly sudahAda: number }> {
  const rujukan = await fetchRujukan(tx)
  const { baris, kesalahan } = readBaris(sel, rujukan, deps.clock.now())
  const salah = [...kesalahan]
  const ditambahkan: string[] = []
  // Also beside rows that are wrong: what the database has against the others is told with them.
  for (const satu of baris) {
    if (rujukan.nik.has(satu.orang.nik)) continue
    const hasil = await createOrang(tx, deps, pelaku, satu)
    if (typeof hasil === 'string') ditambahkan.push(hasil)
    else salah.push(...hasil)
  }
  if (salah.length > 0) throw new StartupError(formatKesalahan(salah))
  return { ditambahkan, sudahAda: baris.length - ditambahkan.length }
}

/**
 * Creates one person and returns their name; or returns the faults that rules and constraints found, and writes
 * nothing.
 */
async function createOrang(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  { nomor, orang, koordinator }: BarisOrang,
): Promise<string | readonly Kesalahan[]> {
  // A coordinator whose own row is wrong is not there; that row is told of.
  const koordinator_id = (koordinator !== '' && (await findKoordinatorBernama(tx, koordinator))) || null
  await sql`savepoint baris`.execute(tx)
  try {
    const penempatan = { ...orang.penempatan, koordinator_id }
    const { kode } = await createKaryawan(tx, deps, pelaku, { ...orang, penempatan })
    await sql`release savepoint baris`.execute(tx)
    return `${kode} ${orang.nama}`
  } catch (error) {
    const tolak = error instanceof DomainError ? error : refusedField(error, FIELDS)
    if (tolak === null) throw error
    await sql`rollback to savepoint baris`.execute(tx)
    const isian = Object.entries(tolak.errors ?? { peran: [tolak.message] })
    return isian.map(([nama, pesan]) => ({ baris: nomor, kolom: kolomFrom(nama), pesan: pesan.join(' ') }))
  }
}

function formatKesalahan(salah: readonly Kesalahan[]): string {
  const urut = salah.toSorted((a, b) => a.baris - b.baris)
  const baris = urut.slice(0, DISEBUT).map((satu) => `Baris ${satu.baris}, ${satu.kolom}: ${satu.pesan}`)
  const lain = urut.length - baris.length
  if (lain === 0) return baris.join('\n')
  return [...baris, `Dan ${lain.toLocaleString('id-ID')} kesalahan lain.`].join('\n')
}
