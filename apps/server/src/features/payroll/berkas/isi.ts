import { createHash } from 'node:crypto'
import { type Bulan, NAMA_BULAN_SINGKAT } from '@rekan/domain/bulan'
import { PERIHAL_BCA, writeBca } from '@rekan/domain/payroll/bank/bca'
import { PERIHAL_BNI, writeBni } from '@rekan/domain/payroll/bank/bni'
import { PERIHAL_BRI, writeBri } from '@rekan/domain/payroll/bank/bri'
import { PERIHAL_CSV, writeBankCsv } from '@rekan/domain/payroll/bank/csv'
import { PERIHAL_MANDIRI, writeMandiri } from '@rekan/domain/payroll/bank/mandiri'
import {
  type PembagianBank,
  type PerintahBayar,
  type Transfer,
  jumlahTransfer,
  pickTransfer,
} from '@rekan/domain/payroll/bank/transfer'
import { PERIHAL_EDABU, PERIHAL_SIPP, writeEdabu, writeSipp } from '@rekan/domain/payroll/berkas/bpjs'
import { pemotongFrom } from '@rekan/domain/payroll/berkas/coretax'
import { PERIHAL_BPA1, writeBpa1 } from '@rekan/domain/payroll/berkas/coretax-bpa1'
import { PERIHAL_BPMP, writeBpmp } from '@rekan/domain/payroll/berkas/coretax-bpmp'
import {
  type DaftarGaji,
  PERIHAL_LEMBUR,
  PERIHAL_REGISTER,
  PERIHAL_TIMESHEET,
  composeLembur,
  composeRegister,
} from '@rekan/domain/payroll/berkas/daftar'
import { BERKAS_GAJI, type BerkasGaji, type KodeBankBerformat } from '@rekan/domain/payroll/berkas/jenis'
import { PERIHAL_JURNAL, composeJurnal } from '@rekan/domain/payroll/berkas/jurnal'
import type { Dilewati, PerihalBerkas } from '@rekan/domain/payroll/berkas/perihal'
import type { SaldoPajak } from '@rekan/domain/payroll/saldo-pajak'
import { type OrangBerkas, type SlipBerkas, jumlahBersih } from '@rekan/domain/payroll/berkas/slip-berkas'
import { type JenisSlip, PERIHAL_SLIP } from '@rekan/domain/payroll/jenis-slip'
import type { Tanggal } from '@rekan/domain/waktu'
import { TARIF } from '../baris/tarif.ts'
import type { Sumber } from './berkas.queries.ts'

/** All that a month's files are made of. */
export type FaktaBerkas = {
  readonly masa: Bulan
  readonly orang: readonly OrangBerkas[]
  /** Whom a bank's file pays, with the slips of the kind that is paid now */
  readonly dibayar: readonly OrangBerkas[]
  readonly jenisSlip: JenisSlip
  /** Of those whose year is settled, by karyawan */
  readonly setahun: ReadonlyMap<number, readonly SlipBerkas[]>
  /** What of the year was before, and a former employer's A1 */
  readonly saldo: ReadonlyMap<number, SaldoPajak>
  readonly sumber: Sumber
  /** The company's; null while nobody wrote it */
  readonly npwp: string | null
}

/** A file before it is a file: what it follows, who is in it, and why it cannot be made. */
export type IsiBerkas = {
  readonly jenis: BerkasGaji
  readonly perihal: PerihalBerkas
  readonly ujung: 'txt' | 'csv' | 'xml' | 'xlsx'
  readonly orang: number
  readonly jumlah: number | null
  readonly kurang: readonly string[]
  readonly dilewati: readonly Dilewati[]
  readonly periksa: readonly Dilewati[]
  /** Text, or a list for a workbook; null: days of attendance come first */
  readonly tulis: (tanggal: Tanggal) => string | DaftarGaji | null
}

/** Every file of a month, in the order of `BERKAS_GAJI`. */
export function listBerkas(fakta: FaktaBerkas): readonly IsiBerkas[] {
  const { orang, sumber } = fakta
  const bank = pickTransfer(fakta.dibayar, sumber.kode_bank)
  const semua: Readonly<Record<BerkasGaji, () => Omit<IsiBerkas, 'jenis'>>> = {
    'bank-sendiri': () => berkasBank(fakta, bank.sendiri, bank, bentukSendiri(sumber)),
    'bank-lain': () =>
      berkasBank(fakta, bank.lain, bank, sumber.kode_bank === '008' ? MANDIRI : { ...CSV, butuh: false }),
    'bank-csv': () =>
      berkasBank(fakta, [...bank.sendiri, ...bank.lain].toSorted(byKode), bank, { ...CSV, butuh: false }),
    bpmp: () => berkasPajak(fakta, 'bpmp'),
    bpa1: () => berkasPajak(fakta, 'bpa1'),
    sipp: () => berkasBpjs(PERIHAL_SIPP, writeSipp(orang)),
    edabu: () => berkasBpjs(PERIHAL_EDABU, writeEdabu(orang)),
    jurnal: () => berkasJurnal(orang),
    register: () => berkasDaftar(PERIHAL_REGISTER, orang, () => composeRegister(orang)),
    timesheet: () => berkasDaftar(PERIHAL_TIMESHEET, orang, () => null),
    lembur: () => berkasDaftar(PERIHAL_LEMBUR, orang, () => composeLembur(orang)),
  }
  return BERKAS_GAJI.map((jenis) => ({ jenis, ...semua[jenis]() }))
}

type Bentuk = {
  readonly perihal: PerihalBerkas
  readonly ujung: IsiBerkas['ujung']
  readonly tulis: (perintah: PerintahBayar) => string
  /** The account that pays stands in it */
  readonly butuh: boolean
}
const CSV: Bentuk = { perihal: PERIHAL_CSV, ujung: 'csv', tulis: writeBankCsv, butuh: true }
const MANDIRI: Bentuk = { perihal: PERIHAL_MANDIRI, ujung: 'csv', tulis: writeMandiri, butuh: true }
const BENTUK: Readonly<Record<KodeBankBerformat, Bentuk>> = {
  '014': { perihal: PERIHAL_BCA, ujung: 'txt', tulis: writeBca, butuh: true },
  '008': MANDIRI,
  '002': {
    perihal: PERIHAL_BRI,
    ujung: 'csv',
    tulis: (perintah) => writeBri(perintah, (teks) => createHash('md5').update(teks).digest('hex')),
    butuh: true,
  },
  '009': { perihal: PERIHAL_BNI, ujung: 'csv', tulis: writeBni, butuh: true },
}

/** Of a bank whose format nobody knows, the plain one. */
function bentukSendiri({ kode_bank: kode }: Sumber): Bentuk {
  return kode !== null && Object.hasOwn(BENTUK, kode) ? BENTUK[kode as KodeBankBerformat] : CSV
}

function berkasBank(
  { masa, sumber, jenisSlip }: FaktaBerkas,
  transfer: readonly Transfer[],
  { dilewati }: PembagianBank,
  { perihal, ujung, tulis, butuh }: Bentuk,
): Omit<IsiBerkas, 'jenis'> {
  const { kode_bank, nomor_rekening, kode_bca } = sumber
  const kurang = [
    ...(butuh && (kode_bank === null || nomor_rekening === null)
      ? ['Atur dulu rekening asal gaji perusahaan.']
      : []),
    ...(perihal === PERIHAL_BCA && kode_bca === null ? ['Atur dulu kode perusahaan dari BCA.'] : []),
    ...(transfer.length === 0 ? ['Tidak ada yang dibayar lewat berkas ini.'] : []),
  ]
  return {
    perihal,
    ujung,
    orang: transfer.length,
    jumlah: jumlahTransfer(transfer),
    kurang,
    dilewati,
    periksa: transfer.flatMap(({ kode, nama, jumlah, catatan }) =>
      catatan === undefined
        ? []
        : [{ kode, nama, jumlah, alasan: `${catatan[0]?.toUpperCase()}${catatan.slice(1)}.` }],
    ),
    tulis: (tanggal) =>
      tulis({
        tanggal,
        rekeningSumber: nomor_rekening ?? '',
        kodeBca: kode_bca,
        keterangan: `${PERIHAL_SLIP[jenisSlip].transfer} ${(NAMA_BULAN_SINGKAT[masa.bulan - 1] ?? '').toUpperCase()} ${masa.tahun}`,
        transfer,
      }),
  }
}

function berkasPajak(
  { masa, orang, setahun, saldo, sumber, npwp }: FaktaBerkas,
  jenis: 'bpmp' | 'bpa1',
): Omit<IsiBerkas, 'jenis'> {
  const pemotong = pemotongFrom(npwp ?? '', sumber.nitku)
  const hasil =
    jenis === 'bpmp'
      ? writeBpmp(TARIF, masa, pemotong, orang)
      : writeBpa1(masa, pemotong, orang, setahun, saldo)
  return {
    perihal: jenis === 'bpmp' ? PERIHAL_BPMP : PERIHAL_BPA1,
    ujung: 'xml',
    orang: hasil.orang.length,
    jumlah: null,
    kurang: [
      ...(npwp === null ? ['Isi dulu NPWP perusahaan di Pengaturan.'] : []),
      ...(hasil.orang.length === 0 ? ['Tidak ada orangnya di bulan ini.'] : []),
    ],
    dilewati: hasil.dilewati,
    periksa: hasil.beda,
    tulis: () => hasil.isi,
  }
}

function berkasBpjs(perihal: PerihalBerkas, hasil: ReturnType<typeof writeSipp>): Omit<IsiBerkas, 'jenis'> {
  return {
    perihal,
    ujung: 'csv',
    orang: hasil.orang.length,
    jumlah: null,
    kurang: hasil.orang.length === 0 ? ['Tidak ada orangnya di bulan ini.'] : [],
    dilewati: hasil.dilewati,
    periksa: [],
    tulis: () => hasil.isi,
  }
}

function berkasJurnal(orang: readonly OrangBerkas[]): Omit<IsiBerkas, 'jenis'> {
  const { baris, dilewati } = composeJurnal(orang)
  const jumlah = (apa: 'debit' | 'kredit') => baris.reduce((n, satu) => n + satu[apa], 0)
  return {
    perihal: PERIHAL_JURNAL,
    ujung: 'xlsx',
    orang: orang.length,
    jumlah: jumlah('debit'),
    kurang: orang.length === 0 ? KOSONG : [],
    dilewati: [],
    periksa: dilewati,
    tulis: () => ({
      kolom: [
        { judul: 'Kode lokasi', lebar: 12 },
        { judul: 'Lokasi', lebar: 28 },
        { judul: 'Akun', lebar: 40 },
        { judul: 'Debit', lebar: 18 },
        { judul: 'Kredit', lebar: 18 },
      ],
      baris: [
        ...baris.map((satu) => [satu.kodeLokasi, satu.lokasi, satu.akun, satu.debit, satu.kredit]),
        ['Jumlah', null, null, jumlah('debit'), jumlah('kredit')],
      ],
    }),
  }
}

const KOSONG = ['Belum ada slip gaji yang terbit.']

function berkasDaftar(
  perihal: PerihalBerkas,
  orang: readonly OrangBerkas[],
  tulis: () => DaftarGaji | null,
): Omit<IsiBerkas, 'jenis'> {
  return {
    perihal,
    ujung: 'xlsx',
    orang: orang.length,
    jumlah: orang.reduce((n, satu) => n + jumlahBersih(satu), 0),
    kurang: orang.length === 0 ? KOSONG : [],
    dilewati: [],
    periksa: [],
    tulis,
  }
}

function byKode(a: Transfer, b: Transfer): number {
  return a.kode < b.kode ? -1 : 1
}
