/** A sheet of payslips, one row a person and one column a line, as HR fills it in; and what is wrong with one. */
import {
  BARIS_TERBANYAK,
  type BarisSlip,
  type IsiSlip,
  JENIS_MENURUT,
  KOMPONEN,
  type KelompokBaris,
  aturanCatatanSlip,
  aturanJumlah,
  aturanNamaBaris,
  judgeSlip,
} from './payroll.ts'
import { tanpaKendali } from '../aturan.ts'
import { parseRupiah } from '../teks/rupiah.ts'

export const KOLOM_KODE = 'Kode'
export const KOLOM_NAMA = 'Nama'
export const KOLOM_CATATAN = 'Catatan'
export const AWALAN: Readonly<Record<KelompokBaris, string>> = {
  PENGHASILAN: 'Penghasilan: ',
  POTONGAN: 'Potongan: ',
  PENGHASILAN_LAIN: 'Penghasilan Lain: ',
}

export const LEMBAR_BARIS_TERBANYAK = 5000
export const LEMBAR_KOLOM_TERBANYAK = 120

/** A cell as a reader of sheets gives it; of a formula what it came to when it was saved. */
export type Sel = string | number | boolean | Date | null | undefined

/** One person's row; `nomor` as the sheet counts, from 1. */
export type BarisLembar = {
  readonly nomor: number
  readonly kode: string
  /** Blank where it is left out: then it is not compared */
  readonly nama: string
  /** Null where something is wrong with it, which was told */
  readonly isi: IsiSlip | null
  readonly catatan: string | null
}
export type KesalahanLembar = {
  readonly baris: number
  readonly kolom: string | null
  readonly pesan: string
}

type Kolom =
  | { readonly jenis: 'kode' | 'nama' | 'catatan' | 'asing'; readonly judul: string }
  | {
      readonly jenis: 'baris'
      readonly judul: string
      readonly kelompok: KelompokBaris
      readonly nama: string
    }

/**
 * What a sheet says, and everything that is wrong with it. The first row names the columns. Empty rows are passed over, and
 * so is a person with nothing beside them, as a template has them: `dilewati` counts those.
 */
export function parseLembar(sel: readonly (readonly Sel[])[]): {
  readonly baris: readonly BarisLembar[]
  readonly dilewati: number
  readonly kesalahan: readonly KesalahanLembar[]
} {
  const kesalahan: KesalahanLembar[] = []
  const salah = (baris: number, kolom: string | null, pesan: string) =>
    kesalahan.push({ baris, kolom, pesan })
  const kolom = parseKepala(sel[0] ?? [], salah)
  // Without kode no row is anybody's.
  if (!kolom.some((satu) => satu?.jenis === 'kode')) return { baris: [], dilewati: 0, kesalahan }
  const baris: BarisLembar[] = []
  const dilihat = new Map<string, number>()
  let dilewati = 0
  for (const [i, deret] of sel.entries()) {
    if (i === 0 || deret.every((satu) => teksFrom(satu) === '')) continue
    if (isOrangSaja(deret, kolom)) {
      dilewati += 1
      continue
    }
    const barisIni = parseBaris(deret, kolom, i + 1, salah)
    if (barisIni.kode === '') continue
    const nomorLain = dilihat.get(barisIni.kode)
    if (nomorLain !== undefined)
      salah(barisIni.nomor, KOLOM_KODE, `Kode ${barisIni.kode} sudah ada di baris ${nomorLain}.`)
    dilihat.set(barisIni.kode, nomorLain ?? barisIni.nomor)
    baris.push(barisIni)
  }
  if (baris.length === 0 && kesalahan.length === 0)
    salah(2, null, dilewati === 0 ? 'Lembar ini tidak berisi karyawan.' : 'Belum ada angka yang diisi.')
  return { baris, dilewati, kesalahan }
}

/** A kode, perhaps a name, and nothing else. */
function isOrangSaja(deret: readonly Sel[], kolom: readonly (Kolom | null)[]): boolean {
  const terisi = deret.flatMap((satu, i) => (teksFrom(satu) === '' ? [] : [kolom[i]?.jenis]))
  return terisi.includes('kode') && terisi.every((jenis) => jenis === 'kode' || jenis === 'nama')
}

type Salah = (baris: number, kolom: string | null, pesan: string) => void

function parseKepala(deret: readonly Sel[], salah: Salah): readonly (Kolom | null)[] {
  const dilihat = new Set<string>()
  const kolom = deret.map((satu): Kolom | null => {
    const judul = teksFrom(satu)
    if (judul === '') return null
    const kecil = judul.toLowerCase()
    if (dilihat.has(kecil)) salah(1, judul, 'Kolom ini ada dua kali.')
    dilihat.add(kecil)
    const dikenal = kolomFrom(judul)
    if (dikenal === null)
      salah(
        1,
        judul,
        'Kolom tidak dikenal. Awali dengan "Penghasilan: ", "Potongan: ", atau "Penghasilan Lain: ".',
      )
    if (dikenal?.jenis === 'baris') {
      const pesan =
        aturanNamaBaris(dikenal.nama) ??
        tanpaKendali('Nama kolom mengandung karakter yang tidak dikenal.')(dikenal.nama)
      if (pesan !== undefined) salah(1, judul, pesan)
    }
    return dikenal ?? { jenis: 'asing', judul }
  })
  if (!kolom.some((satu) => satu?.jenis === 'kode'))
    salah(1, KOLOM_KODE, 'Kolom Kode tidak ada. Isi kolom itu dengan kode karyawan, seperti di templat.')
  if (!kolom.some((satu) => satu?.jenis === 'baris'))
    salah(1, null, 'Tidak ada kolom penghasilan atau potongan.')
  for (const kelompok of Object.keys(AWALAN) as KelompokBaris[]) {
    const banyak = kolom.filter((satu) => satu?.jenis === 'baris' && satu.kelompok === kelompok).length
    if (banyak > BARIS_TERBANYAK) salah(1, AWALAN[kelompok].trim(), `Paling banyak ${BARIS_TERBANYAK} kolom.`)
  }
  return kolom
}

function kolomFrom(judul: string): Kolom | null {
  const kecil = judul.toLowerCase()
  if (kecil === KOLOM_KODE.toLowerCase()) return { jenis: 'kode', judul }
  if (kecil === KOLOM_NAMA.toLowerCase()) return { jenis: 'nama', judul }
  if (kecil === KOLOM_CATATAN.toLowerCase()) return { jenis: 'catatan', judul }
  for (const [kelompok, awalan] of Object.entries(AWALAN) as [KelompokBaris, string][]) {
    if (!kecil.startsWith(awalan.trim().toLowerCase())) continue
    return { jenis: 'baris', judul, kelompok, nama: judul.slice(awalan.trim().length).trim() }
  }
  return null
}

function parseBaris(
  deret: readonly Sel[],
  kolom: readonly (Kolom | null)[],
  nomor: number,
  salah: Salah,
): BarisLembar {
  const isi = { PENGHASILAN: [], POTONGAN: [], PENGHASILAN_LAIN: [] } as Record<KelompokBaris, BarisSlip[]>
  const teks = { kode: '', nama: '', catatan: '' }
  let gagal = false
  const tolak = (judul: string | null, pesan: string) => {
    gagal = true
    salah(nomor, judul, pesan)
  }
  for (const [i, sel] of deret.entries()) {
    const nama = kolom[i]
    if (nama === null || nama === undefined) {
      if (teksFrom(sel) !== '') tolak(null, `Ada isi di kolom ${huruf(i)}, yang tidak berjudul.`)
    } else if (nama.jenis === 'baris') {
      const jumlah = jumlahFrom(sel)
      if (typeof jumlah === 'string') tolak(nama.judul, jumlah)
      else if (jumlah > 0) isi[nama.kelompok].push({ nama: nama.nama, jenis: jenisFrom(nama), jumlah })
    } else if (nama.jenis !== 'asing') teks[nama.jenis] = teksFrom(sel)
    // The meaning of an unknown column is not known; its head has been reported already.
    else if (teksFrom(sel) !== '') gagal = true
  }
  const kode = teks.kode.toUpperCase()
  if (kode === '') tolak(KOLOM_KODE, 'Kode karyawan harus diisi.')
  const pesan =
    aturanCatatanSlip(teks.catatan) ??
    tanpaKendali('Catatan mengandung karakter yang tidak dikenal.')(teks.catatan)
  if (pesan !== undefined) tolak(KOLOM_CATATAN, pesan)
  const slip = {
    penghasilan: isi.PENGHASILAN,
    potongan: isi.POTONGAN,
    penghasilan_lain: isi.PENGHASILAN_LAIN,
  }
  if (!gagal) for (const sel of Object.values(judgeSlip(slip) ?? {})) tolak(null, sel)
  return {
    nomor,
    kode,
    nama: teks.nama,
    isi: gagal ? null : slip,
    catatan: teks.catatan === '' ? null : teks.catatan,
  }
}

function jenisFrom({ kelompok, nama }: Extract<Kolom, { jenis: 'baris' }>): BarisSlip['jenis'] {
  const dikenal = KOMPONEN.find(
    (satu) => satu.kelompok === kelompok && satu.nama.toLowerCase() === nama.toLowerCase(),
  )
  return dikenal?.jenis ?? JENIS_MENURUT[kelompok][0]
}

/** Whole rupiah; 0 for an empty cell; the message for what is none. */
function jumlahFrom(sel: Sel): number | string {
  if (sel instanceof Date) return 'Isi dengan jumlah, bukan tanggal. Ubah format selnya menjadi angka.'
  if (typeof sel === 'boolean') return 'Tulis jumlah seperti 1250000 atau 1.250.000.'
  const jumlah = typeof sel === 'number' ? sel : teksFrom(sel) === '' ? 0 : parseRupiah(teksFrom(sel))
  return jumlah === undefined
    ? 'Tulis jumlah seperti 1250000 atau 1.250.000.'
    : (aturanJumlah(jumlah) ?? jumlah)
}

function teksFrom(sel: Sel): string {
  if (sel === null || sel === undefined) return ''
  return (sel instanceof Date ? sel.toISOString() : String(sel)).normalize('NFC').trim()
}

/** A column as spreadsheets name it: A, B … Z, AA. */
function huruf(i: number): string {
  const satu = String.fromCodePoint(65 + (i % 26))
  return i < 26 ? satu : huruf(Math.floor(i / 26) - 1) + satu
}
