import { setImmediate } from 'node:timers/promises'
import { contract } from '@rekan/contract/contract'
import { isianKontrak } from '@rekan/contract/karyawan/kontrak'
import { isianPajak } from '@rekan/contract/karyawan/pajak'
import { AGAMA, DATA_PAJAK, NAMA_PAJAK, type NamaPajak, STATUS_NPWP } from '@rekan/domain/karyawan/data-pajak'
import { DATA_KONTRAK, NAMA_KONTRAK, type NamaKontrak } from '@rekan/domain/karyawan/kontrak'
import { JENIS_KELAMIN } from '@rekan/domain/karyawan/karyawan'
import {
  type DATA_DIRI,
  type JenisData,
  type NamaBaca,
  type NamaData,
  NAMA_DATA,
  dataOf,
  namaBacaOf,
} from '@rekan/domain/karyawan/data-diri'
import { type Makna, readSel } from '@rekan/domain/lembar/bacaan'
import { pilihanKata } from '@rekan/domain/lembar/pilihan'
import type { Lembar } from '@rekan/domain/lembar/sel'
import {
  type BarisTabel,
  type BentukTabel,
  type KolomTabel,
  type PesanSel,
  caraPilihan,
  readTabel,
  withCara,
} from '@rekan/domain/lembar/tabel'
import { PTKP } from '@rekan/domain/payroll/pajak'
import { SATUAN_UPAH } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import { type Instan, formatTanggal } from '@rekan/domain/waktu'
import { runBergilir } from '../../../platform/bergilir.ts'
import type { Context } from '../../../platform/http.ts'
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
  readonly makna: Makna
}

/** The meaning by which the reader takes a cell, for each kind of field */
const MAKNA: Readonly<Record<JenisData, Makna>> = {
  teks: 'teks',
  nomor: 'nomor',
  email: 'email',
  kode: 'kode',
  hari: 'tanggal',
  kelamin: 'teks',
  referensi: 'teks',
}
/** Of these the name says more than the kind. */
const MAKNA_KHUSUS: Readonly<Partial<Record<string, Makna>>> = {
  tanggal_lahir: 'lahir',
  nomor_hp: 'telepon',
  npwp: 'nomor',
  ptkp_tahun: 'bilangan',
  tanggungan: 'bilangan',
}
/** The meaning of a column by its name: days end like days. */
function maknaOf(nama: string): Makna {
  return MAKNA_KHUSUS[nama] ?? (/_(?:mulai|sampai|ditandatangani|dicatat)$/.test(nama) ? 'tanggal' : 'teks')
}

const KOLOM_PENEMPATAN = {
  presensi_mulai: {
    isian: 'penempatan.tanggal_masuk',
    makna: 'tanggal',
    cara: 'Tulis seperti 31/12/2026, atau kosongkan bila sama dengan tanggal_masuk.',
  },
  kantor: { isian: 'penempatan.kantor_id', makna: 'teks', cara: null },
  jadwal: { isian: 'penempatan.jadwal_id', makna: 'teks', cara: null },
  jabatan: { isian: 'penempatan.jabatan', makna: 'teks', cara: 'Tulis seperti Petugas Keamanan.' },
  unit: { isian: 'penempatan.unit', makna: 'teks', cara: 'Tulis seperti Keamanan.' },
  koordinator: {
    isian: 'penempatan.koordinator_id',
    makna: 'teks',
    cara: 'Tulis email atau kode seorang koordinator; yang baru ditulis di atas orangnya. Atau kosongkan.',
  },
  peran: {
    isian: 'role',
    makna: 'teks',
    cara: 'Tulis karyawan, koordinator, hrd, atau admin, atau kosongkan.',
  },
} as const

/** From a day on; without any of them, nothing is said of the wage. */
const KOLOM_UPAH = {
  upah_mulai: {
    isian: 'upah.mulai',
    makna: 'tanggal',
    cara: 'Tulis seperti 31/12/2026, hari pertama upah ini berlaku.',
  },
  upah_satuan: { isian: 'upah.satuan', makna: 'teks', cara: 'Tulis bulan, hari, shift, atau potong.' },
  upah_pokok: { isian: 'upah.pokok', makna: 'jumlah', cara: 'Tulis rupiah penuh, misalnya 4500000.' },
  upah_tunjangan_tetap: {
    isian: 'upah.tunjangan_tetap',
    makna: 'jumlah',
    cara: 'Tulis rupiah penuh, atau kosongkan.',
  },
  upah_tunjangan_tidak_tetap: {
    isian: 'upah.tunjangan_tidak_tetap',
    makna: 'jumlah',
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
    DATA_KOLOM.map((nama) => {
      const { cara = null, jenis } = dataOf(nama)
      return [namaBacaOf(nama), { isian: nama, cara, makna: MAKNA_KHUSUS[nama] ?? MAKNA[jenis] }]
    }),
  ),
  ...KOLOM_PENEMPATAN,
  ...KOLOM_UPAH,
  ...Object.fromEntries(
    NAMA_KONTRAK.map((nama) => {
      const { kolom, cara } = DATA_KONTRAK[nama]
      return [kolom, { isian: `kontrak.${nama}`, cara, makna: maknaOf(kolom) }]
    }),
  ),
  ...Object.fromEntries(
    NAMA_PAJAK.map((nama) => [
      nama,
      { isian: `pajak.${nama}`, cara: DATA_PAJAK[nama].cara, makna: maknaOf(nama) },
    ]),
  ),
} as Readonly<Record<Kolom, Aturan>>
export const NAMA_KOLOM = Object.keys(KOLOM) as Kolom[]
export const DIRUJUK = ['jenis_karyawan', 'status_pernikahan', 'kantor', 'jadwal', 'nama_bank'] as const
const PERAN = ['karyawan', 'koordinator', 'hrd', 'admin'] as const
/** Columns that only take words of a list, where the company has no list of its own. */
export const KATA: Readonly<Partial<Record<Kolom, readonly string[]>>> = {
  jenis_kelamin: JENIS_KELAMIN,
  peran: PERAN,
  upah_satuan: SATUAN_UPAH,
  kontrak_jenis: ['PKWT', 'PKWTT'],
  ptkp: PTKP,
  status_npwp: STATUS_NPWP,
  agama: AGAMA,
}
/** Headings that people have for a column besides its name. */
const JUDUL_LAIN: Readonly<Partial<Record<Kolom, readonly string[]>>> = {
  nama: ['nama lengkap', 'nama karyawan'],
  nik: ['no ktp', 'nomor ktp', 'nik ktp'],
  nomor_hp: ['hp', 'no hp', 'handphone', 'no handphone'],
  nomor_rekening: ['rekening', 'no rek'],
  nama_bank: ['bank'],
  kode: ['kode karyawan', 'nip'],
  jkn: ['nomor jkn', 'bpjs kesehatan', 'no bpjs kesehatan'],
  kpj: ['nomor kpj', 'bpjs ketenagakerjaan', 'no bpjs ketenagakerjaan'],
  kantor: ['lokasi'],
}
/** So many rows are judged in one go. */
const BERGILIR = 25
/** Whoever sees a row again knows these by. */
const TANPA_KEMBAR = ['nik', 'email', 'kode', 'kpj', 'jkn'] as const

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
/** Of who is here already by NIK, how an export writes each column */
export type Tertulis = (
  nik: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Partial<Record<Kolom, string>>>>>
type Baris = BarisTabel<Kolom>
type Tolak = (kolom: Kolom, pesan: string) => void

/** The table that a sheet of people is, with the lists that the company has. */
export function bentukOrang(rujukan: Rujukan): BentukTabel<Kolom> {
  const kolom = Object.fromEntries(
    NAMA_KOLOM.map((nama): [Kolom, KolomTabel] => {
      const { makna, cara } = KOLOM[nama]
      const dirujuk = DIRUJUK.find((satu) => satu === nama)
      const kata = KATA[nama]
      return [
        nama,
        {
          makna,
          cara: dirujuk === undefined ? cara : caraPilihan(rujukan.pilihan[dirujuk]),
          isPokok: nama === 'nama' || nama === 'nik',
          ...(JUDUL_LAIN[nama] && { lain: JUDUL_LAIN[nama] }),
          ...(dirujuk !== undefined && { pilihan: rujukan[dirujuk] }),
          ...(kata !== undefined && { pilihan: pilihanKata(kata) }),
        },
      ]
    }),
  ) as Record<Kolom, KolomTabel>
  return { kolom, caraJudul: `Judul kolomnya: ${NAMA_KOLOM.join(', ')}.` }
}

/**
 * The rows that nothing is wrong with, and everything that is wrong with the others, each with how to write it. A cell that says of
 * somebody who is here what an export would write of them says nothing.
 */
export async function readBaris(
  lembar: Lembar,
  rujukan: Rujukan,
  saat: Instan,
  fetchTertulis: Tertulis = async () => new Map(),
): Promise<{
  readonly baris: readonly BarisOrang[]
  readonly kesalahan: readonly PesanSel[]
  readonly catatan: readonly PesanSel[]
  readonly tell: (baris: number, kolom: string | null, pesan: string) => PesanSel
}> {
  const bentuk = bentukOrang(rujukan)
  const tahunIni = new Date(saat).getUTCFullYear()
  const bernik = await runBergilir(readTabel(lembar, bentuk, { tahunIni }))
  const nik = bernik.baris.flatMap((satu) => tidyNik(satu.teks('nik')))
  const tertulis = await fetchTertulis(nik)
  const isKembali = (teks: (kolom: Kolom) => string) => {
    const keluar = rujukan.keluar.get(tidyNik(teks('nik')))
    const masuk = readSel('tanggal', teks('tanggal_masuk'), { isHari1904: lembar.isHari1904 })
    if (keluar === undefined || keluar.isAktif || masuk === undefined || 'salah' in masuk) return false
    return masuk.nilai > keluar.tanggal
  }
  const tetap = (teks: (kolom: Kolom) => string) =>
    tetapFrom(tertulis.get(tidyNik(teks('nik'))), teks, isKembali(teks))
  const tabel = await runBergilir(readTabel(lembar, bentuk, { tahunIni, tetap }))
  const baris: BarisOrang[] = []
  const kesalahan = [...tabel.kesalahan]
  const dilihat = new Map<string, number>()
  const koordinatorBaru = new Set<string>()
  for (const [i, satu] of tabel.baris.entries()) {
    // Thousands of rows: whoever punches meanwhile goes first.
    if (i % BERGILIR === 0) await setImmediate()
    let isSalah = satu.hasSalah
    const tolak: Tolak = (kolom, pesan) => {
      if (satu.isSalah(kolom)) return
      isSalah = true
      kesalahan.push(tabel.tell(satu.nomor, kolom, withCara(pesan, bentuk.kolom[kolom])))
    }
    const isDiSini = rujukan.nik.has(teksFrom(satu, 'nik'))
    const orang = readOrang(satu, rujukan, { isDiSini, isKembali: isKembali(satu.teks) }, tolak)
    const keluar = rujukan.keluar.get(teksFrom(satu, 'nik'))
    if (keluar?.isAktif && teksFrom(satu, 'tanggal_masuk') > keluar.tanggal)
      tolak(
        'tanggal_masuk',
        `Karyawan ini masih bekerja sampai ${formatTanggal(keluar.tanggal)}. Impor masa kerja barunya sesudah hari itu.`,
      )
    const upah = readUpah(satu, tolak)
    const kontrak = readKontrak(satu, tolak)
    const pajak = readPajak(satu, tolak)
    for (const kolom of TANPA_KEMBAR) {
      const teks = teksFrom(satu, kolom) || (isDiSini ? satu.teks(kolom) : '')
      if (teks === '') continue
      const nilai = `${kolom} ${teks.toLowerCase().replaceAll(/[\s.-]/g, '')}`
      const lain = dilihat.get(nilai)
      if (lain !== undefined) tolak(kolom, `Sudah ada di baris ${lain}.`)
      dilihat.set(nilai, lain ?? satu.nomor)
    }
    const koordinator = teksFrom(satu, 'koordinator')
    const dikenal = [rujukan.koordinator, koordinatorBaru].some((semua) =>
      semua.has(koordinator.toLowerCase()),
    )
    if (koordinator !== '' && !dikenal)
      tolak('koordinator', `${koordinator} bukan email atau kode koordinator.`)
    if (teksFrom(satu, 'peran') === 'koordinator')
      for (const kolom of ['email', 'kode'] as const) koordinatorBaru.add(teksFrom(satu, kolom).toLowerCase())
    if (orang === null) continue
    // Who is here already stays as they are.
    if (!isDiSini) judgeBaru(orang, rujukan, saat, tolak)
    const terisi = new Set<string>(NAMA_KOLOM.filter((kolom) => satu.isi(kolom) !== undefined))
    if (!isSalah) baris.push({ nomor: satu.nomor, orang, koordinator, upah, kontrak, pajak, terisi })
  }
  return {
    baris,
    kesalahan,
    catatan: tabel.catatan,
    tell: tabel.tell as (baris: number, kolom: string | null, pesan: string) => PesanSel,
  }
}

function tidyNik(teks: string): string {
  return teks.replaceAll(/\D/g, '')
}

/** Parts that are taken whole: unless all of them is as it stands, all of them counts. */
const BAGIAN = ['upah_', 'kontrak_'] as const

function isPenempatan(kolom: Kolom): boolean {
  return Object.hasOwn(KOLOM_PENEMPATAN, kolom)
}

/** The columns that say what an export writes; NIK, by which somebody is known, always counts, and so does where somebody comes back to. */
function tetapFrom(
  tertulis: Readonly<Partial<Record<Kolom, string>>> | undefined,
  teks: (kolom: Kolom) => string,
  isKembali: boolean,
): ReadonlySet<Kolom> {
  if (tertulis === undefined) return new Set()
  const dilihat = NAMA_KOLOM.filter((kolom) => kolom !== 'nik' && !(isKembali && isPenempatan(kolom)))
  const sama = new Set(dilihat.filter((kolom) => teks(kolom) === (tertulis[kolom] ?? '')))
  for (const awalan of BAGIAN) {
    const bagian = NAMA_KOLOM.filter((kolom) => kolom.startsWith(awalan))
    if (bagian.some((kolom) => !sama.has(kolom))) for (const kolom of bagian) sama.delete(kolom)
  }
  return sama
}

/** What the column holds, as the form would send it; blank for nothing. */
function teksFrom(baris: Baris, kolom: Kolom): string {
  return String(baris.isi(kolom) ?? '')
}

/** What the rules are shown of somebody who is here where their row says nothing; it is not written. */
const DI_SINI: Readonly<Partial<Record<Kolom, string | number>>> = {
  nama: 'Nama',
  jenis_karyawan: 1,
  status_pernikahan: 1,
  tempat_lahir: 'Kota',
  tanggal_lahir: '1990-01-01',
  jenis_kelamin: 'L',
  tanggal_masuk: '2020-01-01',
  kantor: 1,
  jadwal: 1,
  jabatan: 'Petugas',
  unit: 'Unit',
}

/** A row as the form would have sent it; null, and told, where it is none. */
function readOrang(
  baris: Baris,
  rujukan: Rujukan,
  { isDiSini, isKembali }: { readonly isDiSini: boolean; readonly isKembali: boolean },
  tolak: Tolak,
): Orang | null {
  // Who comes back is placed where the row says, and nowhere else.
  const isAda = (kolom: Kolom) => isDiSini && !(isKembali && isPenempatan(kolom))
  const isi = (kolom: Kolom) => baris.isi(kolom) ?? (isAda(kolom) ? (DI_SINI[kolom] ?? '') : '')
  const bank = baris.isi('nama_bank')
  const dibaca = contract['POST /karyawan'].body.safeParse({
    ...Object.fromEntries(DATA_KOLOM.map((nama) => [nama, isi(namaBacaOf(nama))])),
    nama_bank: bank === undefined ? '' : (rujukan.bank.get(Number(bank)) ?? ''),
    role: baris.isi('peran') ?? 'karyawan',
    penempatan: {
      kantor_id: isi('kantor'),
      jadwal_id: isi('jadwal'),
      jabatan: isi('jabatan'),
      unit: isi('unit'),
      tanggal_masuk: teksFrom(baris, 'presensi_mulai'),
    },
  })
  return dibaca.success ? dibaca.data : tellAll('', dibaca.error, tolak)
}

/** The wage of a row; null where it says none, or where something is wrong with it, which is told. */
function readUpah(baris: Baris, tolak: Tolak): Upah | null {
  const kolom = Object.keys(KOLOM_UPAH) as (keyof typeof KOLOM_UPAH)[]
  if (kolom.every((satu) => baris.isi(satu) === undefined)) return null
  const dibaca = contract['POST /karyawan/{id}/upah'].body.safeParse({
    mulai: teksFrom(baris, 'upah_mulai'),
    satuan: teksFrom(baris, 'upah_satuan'),
    pokok: baris.isi('upah_pokok'),
    tunjangan_tetap: baris.isi('upah_tunjangan_tetap') ?? 0,
    tunjangan_tidak_tetap: baris.isi('upah_tunjangan_tidak_tetap') ?? 0,
  })
  return dibaca.success ? dibaca.data : tellAll('upah.', dibaca.error, tolak)
}

/** The contract of a row; null as of `readUpah`. */
function readKontrak(baris: Baris, tolak: Tolak): Kontrak | null {
  const kolom = NAMA_KONTRAK.map((nama) => [nama, DATA_KONTRAK[nama].kolom] as const)
  if (kolom.every(([, satu]) => baris.isi(satu) === undefined)) return null
  const dibaca = isianKontrak.safeParse(
    Object.fromEntries(kolom.map(([nama, satu]) => [nama, teksFrom(baris, satu)])),
  )
  return dibaca.success ? dibaca.data : tellAll('kontrak.', dibaca.error, tolak)
}

/** Tax and BPJS of a row; null as of `readUpah`. A blank cell says nothing. */
function readPajak(baris: Baris, tolak: Tolak): Pajak | null {
  const diisi = NAMA_PAJAK.filter((nama) => baris.isi(nama) !== undefined)
  if (diisi.length === 0) return null
  const dibaca = isianPajak.safeParse(Object.fromEntries(diisi.map((nama) => [nama, teksFrom(baris, nama)])))
  return dibaca.success ? dibaca.data : tellAll('pajak.', dibaca.error, tolak)
}

function tellAll(awalan: string, error: Parameters<typeof fieldErrors>[0], tolak: Tolak): null {
  for (const [isian, pesan] of Object.entries(fieldErrors(error)))
    for (const satu of pesan) tolak(kolomFrom(awalan + isian), satu)
  return null
}

/** What a newcomer may not have: days that cannot be, an address or a kode that is taken. */
function judgeBaru(orang: Orang, rujukan: Rujukan, saat: Instan, tolak: Tolak): void {
  for (const [isian, pesan] of Object.entries(judgeTanggalBaru(orang, saat))) tolak(kolomFrom(isian), pesan)
  if (orang.email && rujukan.email.has(orang.email))
    tolak('email', 'Alamat email ini tidak dapat dipakai. Gunakan alamat lain.')
  if (orang.kode && rujukan.kode.has(orang.kode)) tolak('kode', 'Kode karyawan ini sudah dipakai.')
}

/** Which column a field of the server's is. */
export function kolomFrom(isian: string): Kolom {
  return NAMA_KOLOM.find((kolom) => KOLOM[kolom].isian === isian) ?? (isian as Kolom)
}
