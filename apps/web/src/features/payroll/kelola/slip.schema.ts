import * as z from 'zod/mini'
import {
  type BarisSlip,
  type IsiSlip,
  JENIS_BARIS,
  aturanCatatanSlip,
  aturanJumlah,
  POTONGAN_BERLEBIH,
  aturanNamaBaris,
  aturanPengecualian,
  isPotonganBerlebih,
  judgeSlip,
} from '@rekan/domain/payroll/payroll'
import { KETENTUAN } from '@rekan/domain/ketentuan'
import { KELAS_JKK, type KelasJkk, PTKP, type Ptkp } from '@rekan/domain/payroll/pajak'
import { angkaFrom } from '../../../lib/angka.ts'
import { text } from '../../../lib/form-schema.ts'
import type { CallBody, CallData } from '../../../lib/query.ts'

/** What BPJS and PPh 21 are reckoned by, beside the pay */
type DasarSlip = Omit<NonNullable<CallData<'GET /kelola/payroll/usulan'>['dasar']>, 'bruto_pajak'>

export const KELOMPOK = ['penghasilan', 'potongan', 'penghasilan_lain'] as const
export type Kelompok = (typeof KELOMPOK)[number]

/** A line as one types it. */
export type BarisIsian = Omit<BarisSlip, 'jumlah'> & { readonly jumlah: string }
export type SlipIsian = Record<Kelompok, BarisIsian[]> &
  DasarIsian & { catatan: string; pengecualian: string }
type DasarHarian = NonNullable<DasarSlip['harian']> | null
/** What BPJS and PPh 21 are reckoned by, as one chooses it; all are empty where it is not known. */
export type DasarIsian = {
  ptkp: Ptkp | ''
  npwp: '1' | '0' | ''
  kelasJkk: KelasJkk | ''
  upahMinimum: string
  harian: DasarHarian
}

/** By the law of today: which month it is of is the server's to know. */
function isBerlebih(isi: IsiSlip): boolean {
  const aturan = KETENTUAN.upah.at(-1)
  return aturan !== undefined && isPotonganBerlebih(aturan, isi)
}

function aturanRupiah(teks: string): string | undefined {
  if (teks.trim() === '') return 'Jumlah harus diisi.'
  const jumlah = angkaFrom(teks)
  return jumlah === undefined ? 'Tulis rupiah penuh, misalnya 4.500.000.' : aturanJumlah(jumlah)
}

const baris = z.object({
  nama: text(aturanNamaBaris),
  jenis: z.enum(JENIS_BARIS),
  jumlah: text(aturanRupiah),
})

export const slipSchema = z
  .object({
    penghasilan: z.array(baris),
    potongan: z.array(baris),
    penghasilan_lain: z.array(baris),
    catatan: text(aturanCatatanSlip),
    pengecualian: text(aturanPengecualian),
    ptkp: z.enum(['', ...PTKP]),
    npwp: z.enum(['', '1', '0']),
    kelasJkk: z.enum(['', ...KELAS_JKK]),
    upahMinimum: text(aturanRupiah),
    harian: z.nullable(z.object({ upah_sebulan: z.number(), hari_pajak: z.nullable(z.number()) })),
  })
  .check((ctx) => {
    const isi = isiFrom(ctx.value)
    const salah = judgeSlip(isi)
    if (salah === undefined && isBerlebih(isi) && ctx.value.pengecualian.trim() === '')
      ctx.issues.push({
        code: 'custom',
        message: POTONGAN_BERLEBIH,
        path: ['pengecualian'],
        input: ctx.value.pengecualian,
      })
    for (const [nama, message] of listDasarKurang(ctx.value))
      ctx.issues.push({ code: 'custom', message, path: [nama], input: '' })
    for (const kelompok of KELOMPOK) {
      const message = salah?.[kelompok]
      if (message !== undefined)
        ctx.issues.push({ code: 'custom', message, path: [kelompok], input: ctx.value[kelompok] })
    }
  })

/** What of the basis is still to be chosen once any of it is; none of it is guessed. */
function listDasarKurang({ ptkp, npwp, kelasJkk }: Pick<DasarIsian, 'ptkp' | 'npwp' | 'kelasJkk'>) {
  const semua = [
    ['ptkp', ptkp, 'Pilih status PTKP.'],
    ['npwp', npwp, 'Pilih status NPWP.'],
    ['kelasJkk', kelasJkk, 'Pilih kelas risiko JKK.'],
  ] as const
  return semua.every(([, nilai]) => nilai === '')
    ? []
    : semua.flatMap(([nama, nilai, pesan]) => (nilai === '' ? [[nama, pesan] as const] : []))
}

/** Returns the typed lines; an amount that is not a number yet counts as nothing. */
export function isiFrom(isian: Readonly<Record<Kelompok, readonly BarisIsian[]>>) {
  const lines = (kelompok: Kelompok) =>
    isian[kelompok].map(({ nama, jenis, jumlah }) => ({ nama, jenis, jumlah: angkaFrom(jumlah) ?? 0 }))
  return {
    penghasilan: lines('penghasilan'),
    potongan: lines('potongan'),
    penghasilan_lain: lines('penghasilan_lain'),
  }
}

/** Lines as one would type them. */
export function isianFrom(
  isi: IsiSlip,
  dasar: DasarSlip | null,
  catatan: string | null,
  pengecualian: string | null,
): SlipIsian {
  const lines = (kelompok: Kelompok) => isi[kelompok].map(barisIsian)
  return {
    penghasilan: lines('penghasilan'),
    potongan: lines('potongan'),
    penghasilan_lain: lines('penghasilan_lain'),
    catatan: catatan ?? '',
    pengecualian: pengecualian ?? '',
    ...dasarIsian(dasar),
  }
}

export function barisIsian({ nama, jenis, jumlah }: BarisSlip): BarisIsian {
  return { nama, jenis, jumlah: jumlah.toLocaleString('id-ID') }
}

export function dasarIsian(dasar: DasarSlip | null): DasarIsian {
  return {
    ptkp: dasar?.ptkp ?? '',
    npwp: dasar === null ? '' : dasar.npwp_valid ? '1' : '0',
    kelasJkk: dasar?.kelas_jkk ?? '',
    upahMinimum: (dasar?.upah_minimum ?? 0).toLocaleString('id-ID'),
    harian: dasar?.harian ?? null,
  }
}

/** Null until all of it is chosen. */
export function dasarFrom({ ptkp, npwp, kelasJkk, upahMinimum, harian }: DasarIsian): DasarSlip | null {
  if (ptkp === '' || npwp === '' || kelasJkk === '') return null
  return {
    ptkp,
    npwp_valid: npwp === '1',
    kelas_jkk: kelasJkk,
    upah_minimum: angkaFrom(upahMinimum) ?? 0,
    ...(harian !== null && { harian }),
  }
}

/** The body of its write. */
export function isianSlipFrom(isian: SlipIsian): CallBody<'POST /payroll/{id}'> {
  return {
    ...isiFrom(isian),
    catatan: isian.catatan.trim() === '' ? null : isian.catatan.trim(),
    pengecualian_potongan: isian.pengecualian.trim() === '' ? null : isian.pengecualian.trim(),
    dasar: dasarFrom(isian),
  }
}
