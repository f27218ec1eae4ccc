import { type Pelaku, type Pemilik, may } from '@rekan/domain/akses/akses'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import { type Instan, type KodeZona, type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { Ditunjuk } from './lingkup.sql.ts'
import { type PemilikKaryawan, findPemilik, listDigantikan, lockKaryawan } from './penempatan.queries.ts'
import { listLokasiDitunjuk } from './pengganti.sql.ts'
import type { Pandangan } from '../../platform/perbuatan.ts'

/**
 * Returns the person whose record it is, if the caller may do this with it. Throws 404 for a person who doesn't exist,
 * for whom the caller may not do it, or who has left and is hidden from the caller.
 *
 * @param tanggal of which day it is, where it is of one; else of today
 */
export async function requirePemilik(
  { db, pelaku, saat }: Pandangan,
  tindakan: Tindakan,
  karyawanId: number,
  tanggal?: Tanggal,
): Promise<PemilikKaryawan> {
  return judgePemilik(pelaku, tindakan, await findPemilik(db, karyawanId, saat, tanggal))
}

/** As `requirePemilik` judges, of somebody who was looked up once for several deeds. */
export function judgePemilik(
  pelaku: Pelaku,
  tindakan: Tindakan,
  pemilik: PemilikKaryawan | undefined,
): PemilikKaryawan {
  if (pemilik === undefined || !may(pelaku, tindakan, pemilik)) throw refuse('KARYAWAN_TIDAK_ADA')
  if (!pemilik.aktif && !may(pelaku, 'karyawanNonaktif', pemilik)) throw refuse('KARYAWAN_TIDAK_ADA')
  return pemilik
}

/** Somebody looked up once for several deeds, and held for the rest of the transaction. */
export type Dipegang = PemilikKaryawan & {
  /** This transaction has made them: nothing is on record yet */
  readonly isBaru: boolean
}

/** Looks up and holds somebody who is there; each deed then judges the caller by `judgePemilik`. */
export async function holdPemilik(
  tx: Tx,
  karyawanId: number,
  saat: Instan,
  isBaru: boolean,
): Promise<Dipegang> {
  // What this transaction has made, nobody else sees.
  if (!isBaru) await lockKaryawan(tx, karyawanId)
  const pemilik = await findPemilik(tx, karyawanId, saat)
  if (pemilik === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  return { ...pemilik, isBaru }
}

/** Holds a person for the rest of the transaction, so that what is counted of theirs stays as counted. */
export async function holdKaryawan(tx: Tx, karyawanId: number): Promise<void> {
  await lockKaryawan(tx, karyawanId)
}

/**
 * Says for `may` whether the caller stands in now for a coordinator of a record's owner, and which of the sites where the
 * owner works that day are the caller's.
 */
export async function withPengganti({
  db,
  pelaku: { penggunaId, role },
  saat,
}: Pandangan): Promise<(pemilik: Pemilik, tempat: readonly number[]) => Pemilik> {
  const isKoordinator = role === 'koordinator'
  const digantikan = isKoordinator ? await listDigantikan(db, penggunaId, saat) : []
  const dikoordinasi = isKoordinator ? await listLokasiDitunjuk(db, penggunaId, saat) : []
  return (pemilik, tempat) => {
    const isAtas = (ditunjuk: readonly Ditunjuk[], id: number) =>
      ditunjuk.some((satu) => satu.id === id && !satu.penunjuk.includes(pemilik.karyawanId))
    return {
      ...pemilik,
      penggantiIds: pemilik.koordinatorIds.some((id) => isAtas(digantikan, id)) ? [penggunaId] : [],
      lokasi: tempat
        .filter((id) => isAtas(dikoordinasi, id))
        .map((kantorId) => ({ kantorId, koordinatorIds: [penggunaId] })),
    }
  }
}

/** The accounts that coordinate a person now, and who stands in for them. */
export async function listKoordinator(db: Db | Tx, karyawanId: number, saat: Instan): Promise<number[]> {
  const pemilik = await findPemilik(db, karyawanId, saat)
  return pemilik === undefined ? [] : [...pemilik.koordinatorIds, ...(pemilik.penggantiIds ?? [])]
}

/** The zone of a person's days; the capital's for who has none. */
export async function findZona(db: Db | Tx, karyawanId: number | null, saat: Instan): Promise<KodeZona> {
  const pemilik = karyawanId === null ? undefined : await findPemilik(db, karyawanId, saat)
  return pemilik?.zona ?? 'WIB'
}

/** The month that a query names; what it leaves out is the current one's, by the clock of a zone. */
export function bulanDiminta(
  { bulan, tahun }: { readonly bulan?: number | undefined; readonly tahun?: number | undefined },
  zona: KodeZona,
  saat: Instan,
): { readonly bulan: number; readonly tahun: number } {
  const [tahunIni, bulanIni] = tanggalLokal(saat, zona).split('-').map(Number)
  return { bulan: bulan ?? bulanIni ?? 1, tahun: tahun ?? tahunIni ?? 1970 }
}
