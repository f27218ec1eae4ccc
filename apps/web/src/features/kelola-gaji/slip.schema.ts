import * as z from 'zod/mini'
import {
  type BarisSlip,
  type IsiSlip,
  JENIS_BARIS,
  aturanCatatanSlip,
  aturanJumlah,
  aturanNamaBaris,
  judgeSlip,
} from '@rekan/domain/payroll'
import { angkaDari } from '../../lib/angka.ts'
import { text } from '../../lib/form-schema.ts'
import type { IsianSlip } from './slip.api.ts'

export const KELOMPOK = ['penghasilan', 'potongan', 'penghasilan_lain'] as const
export type Kelompok = (typeof KELOMPOK)[number]

/** A line as one types it. */
export type BarisIsian = Omit<BarisSlip, 'jumlah'> & { readonly jumlah: string }
export type SlipIsian = Record<Kelompok, BarisIsian[]> & { catatan: string }

function aturanRupiah(teks: string): string | undefined {
  if (teks.trim() === '') return 'Jumlah harus diisi.'
  const jumlah = angkaDari(teks)
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
  })
  .check((ctx) => {
    const salah = judgeSlip(isiDari(ctx.value))
    for (const kelompok of KELOMPOK) {
      const message = salah?.[kelompok]
      if (message !== undefined)
        ctx.issues.push({ code: 'custom', message, path: [kelompok], input: ctx.value[kelompok] })
    }
  })

/** What is typed, as lines; an amount that is none yet counts as nothing. */
export function isiDari(isian: Readonly<Record<Kelompok, readonly BarisIsian[]>>): IsiSlip {
  const lines = (kelompok: Kelompok) =>
    isian[kelompok].map(({ nama, jenis, jumlah }) => ({ nama, jenis, jumlah: angkaDari(jumlah) ?? 0 }))
  return {
    penghasilan: lines('penghasilan'),
    potongan: lines('potongan'),
    penghasilan_lain: lines('penghasilan_lain'),
  }
}

/** Lines as one would type them. */
export function isianDari(isi: IsiSlip, catatan: string | null): SlipIsian {
  const lines = (kelompok: Kelompok) =>
    isi[kelompok].map(({ nama, jenis, jumlah }) => ({ nama, jenis, jumlah: jumlah.toLocaleString('id-ID') }))
  return {
    penghasilan: lines('penghasilan'),
    potongan: lines('potongan'),
    penghasilan_lain: lines('penghasilan_lain'),
    catatan: catatan ?? '',
  }
}

/** What is sent. */
export function kirimanDari(isian: SlipIsian): IsianSlip {
  return { ...isiDari(isian), catatan: isian.catatan.trim() === '' ? null : isian.catatan.trim() }
}
