import { setImmediate } from 'node:timers/promises'
import { contract } from '@rekan/contract/contract'
import { isianKontrak } from '@rekan/contract/karyawan/kontrak'
import { isianPajak } from '@rekan/contract/karyawan/pajak'
import { DATA_PAJAK, NAMA_PAJAK, type NamaPajak } from '@rekan/domain/karyawan/data-pajak'
import { DATA_KONTRAK, NAMA_KONTRAK, type NamaKontrak } from '@rekan/domain/karyawan/kontrak'
import { parseRupiah } from '@rekan/domain/teks/rupiah'
import {
  type DATA_DIRI,
  type NamaBaca,
  type NamaData,
  NAMA_DATA,
  dataOf,
  namaBacaOf,
} from '@rekan/domain/karyawan/data-diri'
import type { Sel } from '@rekan/domain/payroll/lembar-gaji'
import type { Instan } from '@rekan/domain/waktu'
import type { Context } from '../../../platform/http.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { fieldErrors } from '../../../platform/validation.ts'
import type { Rujukan } from './impor.queries.ts'
import { judgeTanggalBaru } from '../masuk/tambah.service.ts'

type NamaKolom = { [N in NamaData]: (typeof DATA_DIRI)[N] extends { cara: unknown } ? N : never }[NamaData]
export const DATA_KOLOM = NAMA_DATA.filter((nama): nama is NamaKolom => dataOf(nama).cara !== undefined)

type Aturan = {
  /** Which of the server's fields it is */
  readonly isian: string
  /** How it is written, where no list says so */
  readonly cara: string | null
}

const KOLOM_PENEMPATAN = {
  presensi_mulai: {
    isian: 'penempatan.tanggal_masuk',
    cara: 'Tulis seperti 31/12/2026, atau kosongkan bila sama dengan tanggal_masuk.',
  },
  kantor: { isian: 'penempatan.kantor_id', cara: null },
  jadwal: { isian: 'penempatan.jadwal_id', cara: null },
  jabatan: { isian: 'penempatan.jabatan', cara: 'Tulis seperti Petugas Keamanan.' },
  unit: { isian: 'penempatan.unit', cara: 'Tulis seperti Keamanan.' },
  koordinator: {
    isian: 'penempatan.koordinator_id',
    cara: 'Tulis email atau kode seorang koordinator; yang baru ditulis di atas orangnya. Atau kosongkan.',
  },
  peran: { isian: 'role', cara: 'Tulis karyawan, koordinator, hrd, atau admin, atau kosongkan.' },
} as const

/** From a day on; without any of them, nothing is said of the wage. */
const KOLOM_UPAH = {
  upah_mulai: { isian: 'upah.mulai', cara: 'Tulis seperti 31/12/2026, hari pertama upah ini berlaku.' },
  upah_satuan: { isian: 'upah.satuan', cara: 'Tulis bulan, hari, shift, atau potong.' },
  upah_pokok: { isian: 'upah.pokok', cara: 'Tulis rupiah penuh, misalnya 4500000.' },
  upah_tunjangan_tetap: { isian: 'upah.tunjangan_tetap', cara: 'Tulis rupiah penuh, atau kosongkan.' },
  upah_tunjangan_tidak_tetap: {
    isian: 'upah.tunjangan_tidak_tetap',
    cara: 'Tulis rupiah penuh, atau kosongkan.',
  },
} as const
type KolomKontrak = (typeof DATA_KONTRAK)[NamaKontrak]['kolom']
export type Kolom =
  | NamaBaca<NamaKolom>
  | keyof typeof KOLOM_PENEMPATAN
  | keyof typeof KOLOM_UPAH
  | KolomKontrak
  | NamaPajak
/** The columns of the sheet: those of a person, then those of their first placement and their account. */
export const KOLOM = {
  ...Object.fromEntries(
    DATA_KOLOM.map((nama) => [namaBacaOf(nama), { isian: nama, cara: dataOf(nama).cara ?? null }]),
  ),
  ...KOLOM_PENEMPATAN,
  ...KOLOM_UPAH,
  ...Object.fromEntries(
    NAMA_KONTRAK.map((nama) => [
      DATA_KONTRAK[nama].kolom,
      { isian: `kontrak.${nama}`, cara: DATA_KONTRAK[nama].cara },
    ]),
  ),
  ...Object.fromEntries(
    NAMA_PAJAK.map((nama) => [nama, { isian: `pajak.${nama}`, cara: DATA_PAJAK[nama].cara }]),
  ),
} as Readonly<Record<Kolom, Aturan>>
export const NAMA_KOLOM = Object.keys(KOLOM) as Kolom[]
export const DIRUJUK = ['jenis_karyawan', 'status_pernikahan', 'kantor', 'jadwal', 'nama_bank'] as const
/** So many rows are judged in one go. */
const BERGILIR = 25
/** So many allowed values are named. */
const DISEBUT = 8
/** Whoever sees a row again knows these by. */
const TANPA_KEMBAR = ['nik', 'email', 'kode'] as const

export type Orang = Context<'POST /karyawan'>['body']
export type Upah = Context<'POST /karyawan/{id}/upah'>['body']
export type Kontrak = Context<'POST /kelola/karyawan/{id}/kontrak'>['body']
export type Pajak = ReturnType<typeof isianPajak.parse>
export type BarisOrang = {
  /** As the sheet counts, from 1 */
  readonly nomor: number
  readonly orang: Orang
  /** Address or kode of the coordinator; blank for none */
  readonly koordinator: string
  /** What the row says of wage and contract; null where it says nothing */
  readonly upah: Upah | null
  readonly kontrak: Kontrak | null
  /** What it says of tax and BPJS; null as above */
  readonly pajak: Pajak | null
  /** The columns that are not blank: who is here already keeps what the others say */
  readonly terisi: ReadonlySet<string>
}
export type Kesalahan = { readonly baris: number; readonly kolom: string; readonly pesan: string }

/**
 * The rows that nothing is wrong with, and everything that is wrong with the others, each with how to write it. Throws
 * StartupError where the first row names other columns, so that no row can be read.
 */
export async function readBaris(
  lembar: readonly (readonly Sel[])[],
  rujukan: Rujukan,
  saat: Instan,
): Promise<{ readonly baris: readonly BarisOrang[]; readonly kesalahan: readonly Kesalahan[] }> {
  const kepala = (lembar[0] ?? []).map((isi) => teksFrom(isi).toLowerCase().replaceAll(' ', '_'))
  const asing = kepala.filter((nama) => nama !== '' && !Object.hasOwn(KOLOM, nama))
  if (asing.length > 0 || !kepala.includes('nama'))
    throw new StartupError(
      `Kolom tidak dikenal: ${asing.join(', ') || 'nama tidak ada'}. Baris pertama berisi nama kolom: ${NAMA_KOLOM.join(', ')}.`,
    )
  const baris: BarisOrang[] = []
  const kesalahan: Kesalahan[] = []
  const dilihat = new Map<string, number>()
  const koordinatorBaru = new Set<string>()
  for (const [i, deret] of lembar.entries()) {
    if (i === 0 || deret.every((isi) => teksFrom(isi) === '')) continue
    // Thousands of rows: whoever punches meanwhile goes first.
    if (i % BERGILIR === 0) await setImmediate()
    const nomor = i + 1
    const selPerKolom = new Map(kepala.map((nama, ke) => [nama, deret[ke]]))
    const banyak = kesalahan.length
    const tolak = (kolom: string, pesan: string) => {
      kesalahan.push({ baris: nomor, kolom, pesan: withCara(kolom, pesan, rujukan) })
    }
    const teks = (kolom: Kolom) => teksFrom(selPerKolom.get(kolom))
    const sel = (kolom: Kolom) => selPerKolom.get(kolom)
    const orang = readOrang(sel, rujukan, tolak)
    const upah = readUpah(sel, tolak)
    const kontrak = readKontrak(sel, tolak)
    const pajak = readPajak(sel, tolak)
    const terisi = new Set(kepala.filter((nama) => teksFrom(selPerKolom.get(nama)) !== ''))
    for (const kolom of TANPA_KEMBAR) {
      const nilai = `${kolom} ${teks(kolom).toLowerCase()}`
      const lain = dilihat.get(nilai)
      if (teks(kolom) !== '' && lain !== undefined) tolak(kolom, `Sudah ada di baris ${lain}.`)
      dilihat.set(nilai, lain ?? nomor)
    }
    const koordinator = teks('koordinator')
    const dikenal = [rujukan.koordinator, koordinatorBaru].some((semua) =>
      semua.has(koordinator.toLowerCase()),
    )
    if (koordinator !== '' && !dikenal)
      tolak('koordinator', `${koordinator} bukan email atau kode koordinator.`)
    if (teks('peran').toLowerCase() === 'koordinator')
      for (const kolom of ['email', 'kode'] as const) koordinatorBaru.add(teks(kolom).toLowerCase())
    if (orang === null) continue
    // Who is here already stays as they are.
    if (!rujukan.nik.has(orang.nik)) judgeBaru(orang, rujukan, saat, tolak)
    if (kesalahan.length === banyak) baris.push({ nomor, orang, koordinator, upah, kontrak, pajak, terisi })
  }
  return { baris, kesalahan }
}

type Tolak = (kolom: string, pesan: string) => void

/** A row as the form would have sent it; null, and told, where it is none. */
function readOrang(sel: (kolom: Kolom) => Sel, rujukan: Rujukan, tolak: Tolak): Orang | null {
  const teks = (kolom: Kolom) => teksFrom(sel(kolom))
  const id: Partial<Record<Kolom, string | number>> = {}
  let isAda = true
  for (const kolom of DIRUJUK) {
    const ada = rujukan[kolom].get(teks(kolom).toLowerCase())
    if (teks(kolom) !== '' && ada === undefined) {
      tolak(kolom, `"${teks(kolom).slice(0, 60)}" tidak ada.`)
      isAda = false
    }
    // What was told already is not told again by the rules.
    id[kolom] = ada ?? (teks(kolom) === '' ? '' : 1)
  }
  // A sheet keeps 15 digits of a number; the sixteenth is gone.
  const isAngka = typeof sel('nik') === 'number'
  if (isAngka) tolak('nik', 'Jadikan kolom NIK teks, agar angkanya utuh.')
  const peran = teks('peran').toLowerCase()
  // Of somebody who is here a blank cell says nothing; the rules still see a whole form.
  const isDiSini = rujukan.nik.has(teks('nik'))
  const orElse = (isi: string | number | undefined, pengganti: string | number) =>
    isDiSini && isi === '' ? pengganti : isi
  const dibaca = contract['POST /karyawan'].body.safeParse({
    ...Object.fromEntries(DATA_KOLOM.map((nama) => [nama, isianFrom(nama, sel(namaBacaOf(nama)), id)])),
    nik: isAngka ? '0000000000000000' : teks('nik'),
    nama_bank: rujukan.bank.get(Number(id.nama_bank)) ?? teks('nama_bank'),
    role: peran === '' ? 'karyawan' : peran,
    penempatan: {
      kantor_id: orElse(id.kantor, 1),
      jadwal_id: orElse(id.jadwal, 1),
      jabatan: orElse(teks('jabatan'), 'Petugas'),
      unit: orElse(teks('unit'), 'Unit'),
      tanggal_masuk: hariFrom(sel('presensi_mulai')),
    },
  })
  if (dibaca.success) return isAda && !isAngka ? dibaca.data : null
  for (const [isian, pesan] of Object.entries(fieldErrors(dibaca.error)))
    for (const satu of pesan) tolak(kolomFrom(isian), satu)
  return null
}

/** The wage of a row; null where it says none, or where something is wrong with it, which is told. */
function readUpah(sel: (kolom: Kolom) => Sel, tolak: Tolak): Upah | null {
  const kolom = Object.keys(KOLOM_UPAH) as (keyof typeof KOLOM_UPAH)[]
  if (kolom.every((satu) => teksFrom(sel(satu)) === '')) return null
  const dibaca = contract['POST /karyawan/{id}/upah'].body.safeParse({
    mulai: hariFrom(sel('upah_mulai')),
    satuan: teksFrom(sel('upah_satuan')).toLowerCase(),
    pokok: rupiahFrom(sel('upah_pokok')),
    tunjangan_tetap: rupiahFrom(sel('upah_tunjangan_tetap')) ?? 0,
    tunjangan_tidak_tetap: rupiahFrom(sel('upah_tunjangan_tidak_tetap')) ?? 0,
  })
  return dibaca.success ? dibaca.data : tellAll('upah.', dibaca.error, tolak)
}

/** The contract of a row; null as of `readUpah`. */
function readKontrak(sel: (kolom: Kolom) => Sel, tolak: Tolak): Kontrak | null {
  const kolom = NAMA_KONTRAK.map((nama) => DATA_KONTRAK[nama].kolom)
  if (kolom.every((satu) => teksFrom(sel(satu)) === '')) return null
  const dibaca = isianKontrak.safeParse({
    jenis: teksFrom(sel('kontrak_jenis')).toUpperCase(),
    nomor: teksFrom(sel('kontrak_nomor')),
    ditandatangani: hariFrom(sel('kontrak_ditandatangani')),
    mulai: hariFrom(sel('kontrak_mulai')),
    sampai: hariFrom(sel('kontrak_sampai')),
    dicatat: hariFrom(sel('kontrak_dicatat')),
    nomor_pencatatan: teksFrom(sel('kontrak_nomor_pencatatan')),
    catatan: teksFrom(sel('kontrak_catatan')),
  })
  return dibaca.success ? dibaca.data : tellAll('kontrak.', dibaca.error, tolak)
}

/** Tax and BPJS of a row; null as of `readUpah`. A blank cell says nothing. */
function readPajak(sel: (kolom: Kolom) => Sel, tolak: Tolak): Pajak | null {
  const diisi = NAMA_PAJAK.filter((nama) => teksFrom(sel(nama)) !== '')
  if (diisi.length === 0) return null
  const isi = diisi.map((nama) => [
    nama,
    /_(mulai|sampai)$/.test(nama) ? hariFrom(sel(nama)) : teksFrom(sel(nama)),
  ])
  const dibaca = isianPajak.safeParse(Object.fromEntries(isi))
  return dibaca.success ? dibaca.data : tellAll('pajak.', dibaca.error, tolak)
}

function tellAll(awalan: string, error: Parameters<typeof fieldErrors>[0], tolak: Tolak): null {
  for (const [isian, pesan] of Object.entries(fieldErrors(error)))
    for (const satu of pesan) tolak(kolomFrom(awalan + isian), satu)
  return null
}

/** As sheets keep a number, or typed; what is neither stays as it is and is refused. */
function rupiahFrom(isi: Sel): unknown {
  if (typeof isi === 'number') return isi
  const teks = teksFrom(isi)
  return teks === '' ? undefined : (parseRupiah(teks) ?? teks)
}

/** A cell as the form would have sent it; `id` of what it refers to, by column. */
function isianFrom(nama: NamaKolom, sel: Sel, id: Partial<Record<Kolom, string | number>>) {
  const { jenis } = dataOf(nama)
  if (jenis === 'referensi') return id[namaBacaOf(nama)]
  if (jenis === 'hari') return hariFrom(sel)
  return jenis === 'kelamin' ? teksFrom(sel).toUpperCase() : teksFrom(sel)
}

/** What a newcomer may not have: days that cannot be, an address or a kode that is taken. */
function judgeBaru(orang: Orang, rujukan: Rujukan, saat: Instan, tolak: Tolak): void {
  for (const [isian, pesan] of Object.entries(judgeTanggalBaru(orang, saat))) tolak(kolomFrom(isian), pesan)
  if (orang.email && rujukan.email.has(orang.email))
    tolak('email', 'Alamat email ini tidak dapat dipakai. Gunakan alamat lain.')
  if (orang.kode && rujukan.kode.has(orang.kode)) tolak('kode', 'Kode karyawan ini sudah dipakai.')
}

/** Which column a field of the server's is. */
export function kolomFrom(isian: string): string {
  return NAMA_KOLOM.find((kolom) => KOLOM[kolom].isian === isian) ?? isian
}

/** What is wrong, and how to write it. */
function withCara(kolom: string, pesan: string, rujukan: Rujukan): string {
  const dirujuk = DIRUJUK.find((satu) => satu === kolom)
  if (dirujuk !== undefined) return `${pesan} ${pilihanFrom(rujukan.pilihan[dirujuk])}`
  const cara = Object.hasOwn(KOLOM, kolom) ? KOLOM[kolom as Kolom].cara : null
  return cara === null ? pesan : `${pesan} ${cara}`
}

function pilihanFrom(nama: readonly string[]): string {
  const lain = nama.length - DISEBUT
  const sisa = lain > 0 ? `; dan ${lain.toLocaleString('id-ID')} lainnya` : ''
  return `Tulis salah satu: ${nama.slice(0, DISEBUT).join('; ')}${sisa}.`
}

function teksFrom(isi: Sel): string {
  if (isi === null || isi === undefined) return ''
  return isi instanceof Date ? isi.toISOString().slice(0, 10) : String(isi).trim()
}

/** As sheets keep a day, or typed: 31/12/2026 is 2026-12-31. */
function hariFrom(isi: Sel): string {
  const teks = teksFrom(isi)
  const [, hari = '', bulan = '', tahun = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(teks) ?? []
  return tahun === '' ? teks : `${tahun}-${bulan.padStart(2, '0')}-${hari.padStart(2, '0')}`
}
