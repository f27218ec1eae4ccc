import type { Bulan } from '../../bulan.ts'
import type { KeadaanRekening } from '../../karyawan/rekening.ts'
import type { Tanggal } from '../../waktu.ts'
import type { IuranSlip } from '../iuran.ts'
import type { AsalBaris, JenisBaris, KelompokBaris } from '../payroll.ts'
import type { Ptkp } from '../pajak.ts'

/** A line of a published payslip; a kind that a later release knows is a text like any other. */
export type BarisBerkas = {
  readonly kelompok: KelompokBaris
  readonly nama: string
  readonly jenis: JenisBaris
  readonly jumlah: number
  readonly asal?: AsalBaris | null
}

/** A published payslip as files read it, its money in whole rupiah. */
export type SlipBerkas = Bulan & {
  readonly bersih: number
  readonly baris: readonly BarisBerkas[]
  /** Null where the lines were typed without a basis */
  readonly bruto: number | null
  readonly ptkp: Ptkp | null
  readonly npwpValid: boolean | null
  readonly iuran: IuranSlip | null
}

/** Somebody with all that is published of their month: usually one payslip, more where pay of another kind has its own. */
export type OrangBerkas = {
  readonly karyawanId: number
  readonly kode: string
  readonly nama: string
  readonly nik: string
  /** A number of its own; null where the NIK serves or there is none */
  readonly npwp: string | null
  readonly jabatan: string
  /** The site, as cost centre */
  readonly lokasi: string
  readonly kodeLokasi: string
  readonly klien: string | null
  readonly kodeBank: string | null
  readonly bank: string | null
  readonly rekening: string | null
  /** What is to be looked at of that account; left out: nothing is known */
  readonly keadaanRekening?: KeadaanRekening
  readonly jkn: string | null
  readonly kpj: string | null
  readonly masuk: Tanggal
  readonly keluar: Tanggal | null
  /** Engaged by the day: pegawai tidak tetap */
  readonly harian: boolean
  readonly slip: readonly SlipBerkas[]
}

/** Net pay of a month. */
export function jumlahBersih({ slip }: Pick<OrangBerkas, 'slip'>): number {
  return slip.reduce((n, satu) => n + satu.bersih, 0)
}

/** What lines of some kinds of one group come to in all payslips. */
export function jumlahJenis(
  slip: readonly SlipBerkas[],
  kelompok: KelompokBaris,
  jenis: ReadonlySet<string> | 'semua',
): number {
  return slip
    .flatMap(({ baris }) => baris)
    .filter((satu) => satu.kelompok === kelompok && (jenis === 'semua' || jenis.has(satu.jenis)))
    .reduce((n, satu) => n + satu.jumlah, 0)
}

/** A part of BPJS that the company pays, of all payslips that kept it. */
export function jumlahIuranSlip(slip: readonly SlipBerkas[], nama: keyof IuranSlip): number {
  return slip.reduce((n, { iuran }) => n + (iuran?.[nama] ?? 0), 0)
}

/** Letters of the basic alphabet alone, in capitals, at most so many: what banks take in a name, which no sign begins. */
export function tidyNamaBank(nama: string, paling: number): string {
  return nama
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .'/-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(/^[ .'/-]+/, '')
    .slice(0, paling)
    .trim()
}
