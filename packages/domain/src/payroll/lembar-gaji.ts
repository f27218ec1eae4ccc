/** A sheet of payslips, one row a person and one column a line, as HR fills it in; and what is wrong with one. */
import { tanpaKendali, urut } from '../aturan.ts'
import type { Bertahap } from '../bertahap.ts'
import type { Lembar } from '../lembar/sel.ts'
import {
  type BarisTabel,
  type BentukTabel,
  type KolomTabel,
  type PesanSel,
  readTabel,
} from '../lembar/tabel.ts'
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

export const KOLOM_KODE = 'Kode'
export const KOLOM_NAMA = 'Nama'
export const KOLOM_CATATAN = 'Catatan'
export const AWALAN: Readonly<Record<KelompokBaris, string>> = {
  PENGHASILAN: 'Penghasilan: ',
  POTONGAN: 'Potongan: ',
  PENGHASILAN_LAIN: 'Penghasilan Lain: ',
}

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

/** A line of the payslip that a column is. */
type Baris = { readonly kelompok: KelompokBaris; readonly nama: string }

export const BENTUK_GAJI: BentukTabel<string> = {
  kolom: {
    [KOLOM_KODE]: {
      makna: 'kode',
      isPokok: true,
      wajib: 'Kode karyawan harus diisi.',
      cara: 'Tulis kode karyawan, seperti di templat.',
    },
    [KOLOM_NAMA]: { makna: 'teks', cara: 'Boleh dikosongkan; bila diisi, dicocokkan dengan kodenya.' },
    [KOLOM_CATATAN]: {
      makna: 'teks',
      cara: 'Boleh dikosongkan; dibaca pemilik slip.',
      aturan: urut(aturanCatatanSlip, tanpaKendali('Catatan mengandung karakter yang tidak dikenal.')),
    },
  },
  kolomLain(judul) {
    const baris = barisFrom(judul)
    if (baris === null) return null
    const salah =
      aturanNamaBaris(baris.nama) ??
      tanpaKendali('Nama kolom mengandung karakter yang tidak dikenal.')(baris.nama)
    return salah === undefined ? { kunci: judulBaris(baris), ...JUMLAH } : { salah }
  },
  caraJudul: 'Awali dengan "Penghasilan: ", "Potongan: ", atau "Penghasilan Lain: ".',
}
export const JUMLAH: KolomTabel = { makna: 'jumlah', aturan: aturanJumlah }

/**
 * What a sheet says, and everything that is wrong with it. Empty rows are passed over, and so is a person with nothing beside them,
 * as a template has them: `dilewati` counts those.
 */
export function* parseLembar(lembar: Lembar): Bertahap<{
  readonly baris: readonly BarisLembar[]
  readonly dilewati: number
  readonly kesalahan: readonly PesanSel[]
  readonly catatan: readonly PesanSel[]
}> {
  const tabel = yield* readTabel(lembar, BENTUK_GAJI)
  const kesalahan = [...tabel.kesalahan]
  const jumlah = [...tabel.kolom.values()].flatMap((judul) => barisFrom(judul) ?? [])
  if (lembar.kutip === null) kesalahan.push(...judgeKolom(jumlah, tabel.tell))
  const baris: BarisLembar[] = []
  const dilihat = new Map<string, number>()
  let dilewati = 0
  for (const satu of tabel.baris) {
    if (isOrangSaja(satu, [...tabel.kolom.keys()])) {
      dilewati += 1
      continue
    }
    const tolak = (kolom: string | null, pesan: string) =>
      kesalahan.push(tabel.tell(satu.nomor, kolom, pesan))
    const barisIni = parseBaris(satu, jumlah, tolak)
    if (barisIni.kode === '') continue
    const nomorLain = dilihat.get(barisIni.kode)
    if (nomorLain !== undefined) tolak(KOLOM_KODE, `Kode ${barisIni.kode} sudah ada di baris ${nomorLain}.`)
    dilihat.set(barisIni.kode, nomorLain ?? barisIni.nomor)
    baris.push(barisIni)
  }
  if (baris.length === 0 && kesalahan.length === 0)
    kesalahan.push(
      tabel.tell(
        2,
        null,
        dilewati === 0 ? 'Lembar ini tidak berisi karyawan.' : 'Belum ada angka yang diisi.',
      ),
    )
  return { baris, dilewati, kesalahan, catatan: tabel.catatan }
}

function judgeKolom(
  jumlah: readonly Baris[],
  tell: (baris: number, kolom: string | null, pesan: string) => PesanSel,
) {
  const banyak = (kelompok: KelompokBaris) => jumlah.filter((satu) => satu.kelompok === kelompok).length
  return [
    ...(jumlah.length === 0 ? [tell(1, null, 'Tidak ada kolom penghasilan atau potongan.')] : []),
    ...(Object.keys(AWALAN) as KelompokBaris[]).flatMap((kelompok) =>
      banyak(kelompok) > BARIS_TERBANYAK
        ? [tell(1, AWALAN[kelompok].trim(), `Paling banyak ${BARIS_TERBANYAK} kolom.`)]
        : [],
    ),
  ]
}

/** A kode, perhaps a name, and nothing else. */
function isOrangSaja(baris: BarisTabel<string>, kolom: readonly string[]): boolean {
  const lain = kolom.filter((satu) => satu !== KOLOM_KODE && satu !== KOLOM_NAMA)
  return (
    baris.isi(KOLOM_KODE) !== undefined &&
    !baris.hasSalah &&
    lain.every((satu) => baris.isi(satu) === undefined)
  )
}

/** The line that a heading names; null for none. */
function barisFrom(judul: string): Baris | null {
  for (const [kelompok, awalan] of Object.entries(AWALAN) as [KelompokBaris, string][]) {
    const [, nama] =
      new RegExp(
        String.raw`^${awalan
          .trim()
          .replace(' ', String.raw`\s*`)
          .replace(':', String.raw`\s*:`)}\s*(.*)$`,
        'i',
      ).exec(judul) ?? []
    if (nama !== undefined) return { kelompok, nama }
  }
  return null
}

/** By what a line is known: headings that are written alike are one column. */
function judulBaris({ kelompok, nama }: Baris): string {
  return AWALAN[kelompok] + nama.toLowerCase()
}

function parseBaris(
  baris: BarisTabel<string>,
  jumlah: readonly Baris[],
  tolak: (kolom: string | null, pesan: string) => void,
): BarisLembar {
  const isi = { PENGHASILAN: [], POTONGAN: [], PENGHASILAN_LAIN: [] } as Record<KelompokBaris, BarisSlip[]>
  for (const satu of jumlah) {
    const nilai = Number(baris.isi(judulBaris(satu)) ?? 0)
    if (nilai > 0) isi[satu.kelompok].push({ nama: satu.nama, jenis: jenisFrom(satu), jumlah: nilai })
  }
  const kode = String(baris.isi(KOLOM_KODE) ?? '')
  const catatan = String(baris.isi(KOLOM_CATATAN) ?? '')
  const slip = {
    penghasilan: isi.PENGHASILAN,
    potongan: isi.POTONGAN,
    penghasilan_lain: isi.PENGHASILAN_LAIN,
  }
  const salah = baris.hasSalah ? [] : Object.values(judgeSlip(slip) ?? {})
  for (const satu of salah) tolak(null, satu)
  const gagal = baris.hasSalah || salah.length > 0
  const nama = String(baris.isi(KOLOM_NAMA) ?? '')
  return {
    nomor: baris.nomor,
    kode,
    nama,
    isi: gagal ? null : slip,
    catatan: catatan === '' ? null : catatan,
  }
}

function jenisFrom({ kelompok, nama }: Baris): BarisSlip['jenis'] {
  const dikenal = KOMPONEN.find(
    (satu) => satu.kelompok === kelompok && satu.nama.toLowerCase() === nama.toLowerCase(),
  )
  return dikenal?.jenis ?? JENIS_MENURUT[kelompok][0]
}
