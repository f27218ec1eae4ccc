import type { Pelaku } from '@rekan/domain/akses/akses'
import { cakupan } from '@rekan/domain/akses/akses'
import { type NamaData, dataOf, namaBacaOf } from '@rekan/domain/karyawan/data-diri'
import type { Sel } from '@rekan/domain/payroll/lembar-gaji'
import { sql } from 'kysely'
import { refusedField } from '../../../platform/constraints.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { DomainError, invalid } from '../../../platform/errors.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { AUTH_FIELDS } from '../../auth/auth.refusals.ts'
import { KONTRAK_FIELDS } from '../../kontrak/kontrak.refusals.ts'
import { createKontrak, showKontrak } from '../../kontrak/kontrak.service.ts'
import { recordPajak } from '../../pajak/pajak.service.ts'
import { PENEMPATAN_FIELDS } from '../../penempatan/penempatan.refusals.ts'
import { recordUpah, showUpah } from '../../upah/upah.service.ts'
import { KARYAWAN_FIELDS } from '../karyawan.refusals.ts'
import { createKaryawan } from '../masuk/tambah.service.ts'
import { type IsianOrang, editDariBuku } from '../orang/ubah.service.ts'
import { type Ada, listAda } from './ada.queries.ts'
import { type BarisOrang, DATA_KOLOM, type Kesalahan, kolomFrom, readBaris } from './impor.baris.ts'
import { fetchRujukan, findKoordinatorBernama } from './impor.queries.ts'

/** So many faults are named; who mends these sees the next. */
export const DISEBUT = 200
/** What the database may have against a row. */
const FIELDS = { ...AUTH_FIELDS, ...PENEMPATAN_FIELDS, ...KARYAWAN_FIELDS }

/** All that is wrong with a workbook, in the order of its rows; nothing of it was taken. */
export class ImporSalah extends StartupError {
  readonly kesalahan: readonly Kesalahan[]
  constructor(kesalahan: readonly Kesalahan[]) {
    const urut = kesalahan.toSorted((a, b) => a.baris - b.baris)
    super(formatKesalahan(urut))
    this.kesalahan = urut
  }
}

export type HasilImpor = {
  readonly ditambahkan: readonly string[]
  readonly diubah: readonly string[]
  readonly sudahAda: number
  /** What an import leaves as it is although the row says something else, with where it is changed */
  readonly catatan: readonly Kesalahan[]
}
/** Told after each row, and once before the first; what it throws ends the import. */
type Tell = (selesai: number, dari: number) => Promise<void>

/**
 * Takes the people of a sheet over, one a row, coordinators before the people whom they coordinate. Who is in the
 * database already, by NIK, gets what the row says differently; a blank cell says nothing, and placement and role are
 * moved elsewhere. Either all rows are taken or none: throws ImporSalah with every fault.
 */
export async function importKaryawan(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  sel: readonly (readonly Sel[])[],
  tell: Tell = async () => undefined,
): Promise<HasilImpor> {
  const rujukan = await fetchRujukan(tx)
  const { baris, kesalahan } = await readBaris(sel, rujukan, deps.clock.now())
  await tell(0, baris.length)
  const ada = new Map(
    (await listAda(tx, { nik: baris.map(({ orang }) => orang.nik) })).map((k) => [k.nik, k]),
  )
  const salah = [...kesalahan]
  const [ditambahkan, diubah]: [string[], string[]] = [[], []]
  const catatan: Kesalahan[] = []
  // Also beside rows that are wrong: what the database has against the others is told with them.
  for (const [i, satu] of baris.entries()) {
    const lama = ada.get(satu.orang.nik)
    const hasil = await takeBaris(tx, satu, async () =>
      lama === undefined
        ? createOrang(tx, deps, pelaku, satu)
        : editOrang(tx, deps, pelaku, satu, lama, catatan),
    )
    if (Array.isArray(hasil)) salah.push(...hasil)
    else if (typeof hasil === 'string') (lama === undefined ? ditambahkan : diubah).push(hasil)
    await tell(i + 1, baris.length)
  }
  if (salah.length > 0) throw new ImporSalah(salah)
  return { ditambahkan, diubah, sudahAda: baris.length - ditambahkan.length - diubah.length, catatan }
}

/** What `work` gives; or the faults that rules and constraints found, and nothing written. */
async function takeBaris(
  tx: Tx,
  { nomor }: BarisOrang,
  work: () => Promise<string | null>,
): Promise<string | null | Kesalahan[]> {
  await sql`savepoint baris`.execute(tx)
  try {
    const hasil = await work()
    await sql`release savepoint baris`.execute(tx)
    return hasil
  } catch (error) {
    const tolak = error instanceof DomainError ? error : refusedField(error, FIELDS)
    if (tolak === null) throw error
    await sql`rollback to savepoint baris`.execute(tx)
    const isian = Object.entries(tolak.errors ?? { peran: [tolak.message] })
    return isian.map(([nama, pesan]) => ({ baris: nomor, kolom: kolomFrom(nama), pesan: pesan.join(' ') }))
  }
}

async function createOrang(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  baris: BarisOrang,
): Promise<string> {
  const { orang, koordinator } = baris
  // A coordinator whose own row is wrong is not there; that row is told of.
  const koordinator_id = (koordinator !== '' && (await findKoordinatorBernama(tx, koordinator))) || null
  const penempatan = { ...orang.penempatan, koordinator_id }
  const { id, kode } = await createKaryawan(tx, deps, pelaku, { ...orang, penempatan })
  await writeUpah(tx, deps, pelaku, id, baris)
  await writeKontrak(tx, deps, pelaku, id, baris, [])
  await writePajak(tx, deps, pelaku, id, baris)
  return `${kode} ${orang.nama}`
}

/** Writes what a row says differently of somebody who is here; null when that is nothing. */
async function editOrang(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  baris: BarisOrang,
  lama: Ada,
  catatan: Kesalahan[],
): Promise<string | null> {
  const tell = (kolom: string, pesan: string) => catatan.push({ baris: baris.nomor, kolom, pesan })
  for (const kolom of listPindah(baris, lama))
    tell(
      kolom,
      `${lama.nama} sudah ada. Penempatan dan peran diubah di halaman karyawannya, bukan lewat impor.`,
    )
  const isian = differentFrom(baris, lama)
  const isBerubah = Object.keys(isian).length > 0
  if (isBerubah && cakupan(pelaku.role, 'POST /karyawan/{id}') === null) {
    tell(kolomFrom(Object.keys(isian)[0] ?? 'nama'), `${lama.nama} sudah ada. Datanya diubah oleh HRD.`)
    return null
  }
  const hasil = [
    isBerubah && (await editDariBuku(tx, deps, pelaku, lama.id, isian)),
    await writeUpah(tx, deps, pelaku, lama.id, baris),
    await writeKontrak(tx, deps, pelaku, lama.id, baris, catatan),
    await writePajak(tx, deps, pelaku, lama.id, baris),
  ]
  return hasil.includes(true) ? `${lama.kode} ${lama.nama}` : null
}

/** The fields that a row fills in otherwise than they stand. */
function differentFrom({ orang, terisi }: BarisOrang, lama: Ada): IsianOrang {
  const baru = DATA_KOLOM.flatMap((nama) => {
    const kolom = dataOf(nama).kolom ?? nama
    const isi = (orang as Partial<Record<NamaData, unknown>>)[nama]
    const isSama = isi === (lama as unknown as Readonly<Record<string, unknown>>)[kolom]
    return !terisi.has(namaBacaOf(nama)) || isSama ? [] : [[nama, isi] as const]
  })
  return Object.fromEntries(baru)
}

/** The columns of placement and role that say something else. */
function listPindah({ orang, koordinator, terisi }: BarisOrang, { tempat, role }: Ada): string[] {
  const { penempatan } = orang
  const kini = [tempat?.koordinator, tempat?.koordinator_lain].map((nama) => nama?.toLowerCase())
  const sama: Readonly<Record<string, boolean>> = {
    presensi_mulai: penempatan.tanggal_masuk === tempat?.tanggal_masuk,
    kantor: penempatan.kantor_id === tempat?.kantor_id,
    jadwal: penempatan.jadwal_id === tempat?.jadwal_id,
    jabatan: penempatan.jabatan === tempat?.jabatan,
    unit: penempatan.unit === tempat?.unit,
    koordinator: kini.includes(koordinator.toLowerCase()),
    peran: orang.role === role,
  }
  return Object.keys(sama).filter((kolom) => terisi.has(kolom) && sama[kolom] === false)
}

/** Whether a wage was written: the same one from the same day is none. */
async function writeUpah(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  karyawanId: number,
  { upah }: BarisOrang,
): Promise<boolean> {
  if (upah === null) return false
  const lama = (await withAwalan('upah', () => showUpah(tx, clock, pelaku, karyawanId))).find(
    ({ mulai }) => mulai === upah.mulai,
  )
  const nama = ['satuan', 'pokok', 'tunjangan_tetap', 'tunjangan_tidak_tetap'] as const
  if (lama !== undefined && nama.every((satu) => lama[satu] === upah[satu])) return false
  await withAwalan('upah', () => recordUpah(tx, clock, pelaku, karyawanId, upah))
  return true
}

/** Whether a contract was written: one of that number that is there stays as it is. */
async function writeKontrak(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  karyawanId: number,
  { kontrak, nomor }: BarisOrang,
  catatan: Kesalahan[],
): Promise<boolean> {
  if (kontrak === null) return false
  const lama = (await withAwalan('kontrak', () => showKontrak(tx, clock, pelaku, karyawanId))).find(
    (satu) => satu.nomor.toLowerCase() === kontrak.nomor.toLowerCase(),
  )
  if (lama === undefined) {
    await withAwalan('kontrak', () => createKontrak(tx, clock, pelaku, karyawanId, kontrak))
    return true
  }
  const nama = [
    'jenis',
    'ditandatangani',
    'mulai',
    'sampai',
    'dicatat',
    'nomor_pencatatan',
    'catatan',
  ] as const
  const beda = nama.find((satu) => (kontrak[satu] ?? null) !== lama[satu])
  if (beda !== undefined)
    catatan.push({
      baris: nomor,
      kolom: kolomFrom(`kontrak.${beda}`),
      pesan: `Kontrak ${lama.nomor} sudah ada. Isinya diubah di halaman karyawan, bukan lewat impor.`,
    })
  return false
}

/** Whether something of tax or BPJS was written. */
async function writePajak(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  karyawanId: number,
  { pajak }: BarisOrang,
): Promise<boolean> {
  if (pajak === null) return false
  return withAwalan('pajak', () => recordPajak(tx, clock, pelaku, karyawanId, pajak))
}

/** Where a refusal of a whole part is told. */
const PERTAMA = { upah: 'pokok', kontrak: 'nomor', pajak: 'ptkp' } as const

/** Faults of a part are told at its columns; a refusal of the whole at its first. */
async function withAwalan<T>(bagian: keyof typeof PERTAMA, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const tolak = error instanceof DomainError ? error : refusedField(error, KONTRAK_FIELDS)
    if (tolak === null) throw error
    const errors = Object.entries(tolak.errors ?? { [PERTAMA[bagian]]: [tolak.message] })
    throw invalid(Object.fromEntries(errors.map(([nama, pesan]) => [`${bagian}.${nama}`, [...pesan]])))
  }
}

function formatKesalahan(urut: readonly Kesalahan[]): string {
  const baris = urut.slice(0, DISEBUT).map((satu) => `Baris ${satu.baris}, ${satu.kolom}: ${satu.pesan}`)
  const lain = urut.length - baris.length
  if (lain === 0) return baris.join('\n')
  return [...baris, `Dan ${lain.toLocaleString('id-ID')} kesalahan lain.`].join('\n')
}
