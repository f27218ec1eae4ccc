import * as z from 'zod/mini'
import { type Aturan, wajib } from '@rekan/domain/aturan'
import { UPAH_TERBESAR } from '@rekan/domain/karyawan/upah'
import { SATUAN_UPAH } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import { angkaFrom } from '../../lib/angka.ts'
import { text } from '../../lib/form-schema.ts'

/** An amount as one types it, in whole rupiah. */
function aturanRupiah(label: string): Aturan<string> {
  return (teks) => {
    if (teks.trim() === '') return `${label} harus diisi.`
    const jumlah = angkaFrom(teks)
    if (jumlah === undefined) return `${label} harus rupiah penuh, misalnya 4.500.000.`
    return jumlah > UPAH_TERBESAR ? `${label} terlalu besar.` : undefined
  }
}

export const upahSchema = z.object({
  mulai: text(wajib('Tanggal mulai harus diisi.')),
  bersih: z.boolean(),
  satuan: z.enum(SATUAN_UPAH, { error: 'Satuan harus dipilih.' }),
  pokok: text(aturanRupiah('Upah pokok')),
  tunjangan_tetap: text(aturanRupiah('Tunjangan tetap')),
  tunjangan_tidak_tetap: text(aturanRupiah('Tunjangan tidak tetap')),
})
