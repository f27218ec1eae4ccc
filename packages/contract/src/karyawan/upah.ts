import { UPAH_TERBESAR } from '@rekan/domain/karyawan/upah'
import { SATUAN_UPAH } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import { z } from 'zod'
import { type Call, answer, id, instan, referensi, tanggal } from '../call.ts'
import { hariIsian } from '../isian.ts'

const params = z.object({ id })
const rupiah = (label: string) =>
  z
    .number({ error: `${label} harus diisi.` })
    .int({ error: `${label} harus rupiah penuh.` })
    .min(0, { error: `${label} tidak boleh negatif.` })
    .max(UPAH_TERBESAR, { error: `${label} terlalu besar.` })

const upahItem = z
  .object({
    mulai: tanggal,
    /** A month's wage, or that of a day, a shift or a piece */
    satuan: z.enum(SATUAN_UPAH),
    pokok: z.number().int(),
    tunjangan_tetap: z.number().int(),
    tunjangan_tidak_tetap: z.number().int(),
    bersih: z.boolean(),
    oleh: referensi.nullable(),
    pada: instan,
  })
  .meta({ id: 'Upah' })

/** A wage below the minimum of its place and year, whole rupiah a month */
export const diBawahMinimum = z
  .object({
    kode: z.literal('UPAH_DI_BAWAH_MINIMUM'),
    upah: z.number().int(),
    minimum: z.number().int(),
    pesan: z.string(),
  })
  .meta({ id: 'UpahDiBawahMinimum' })
const riwayat = answer(z.array(upahItem)).meta({ id: 'RiwayatUpah' })

/** What a person earns, from which day on; for hrd alone. */
export const upah = {
  /** Newest first */
  'GET /karyawan/{id}/upah': {
    params,
    response: riwayat,
    summary: 'Upah seorang karyawan, yang terbaru lebih dulu',
  },
  /** From a day on; the same day again replaces it */
  'POST /karyawan/{id}/upah': {
    konfirmasi: 'tegas: pay follows from it',
    params,
    body: z.strictObject({
      mulai: hariIsian('Tanggal mulai'),
      satuan: z.enum(SATUAN_UPAH, { error: 'Satuan harus bulan, hari, shift, atau potong.' }),
      pokok: rupiah('Upah pokok'),
      tunjangan_tetap: rupiah('Tunjangan tetap'),
      tunjangan_tidak_tetap: rupiah('Tunjangan tidak tetap'),
      /** Agreed net: the company bears tax and contributions; absent: as the wage before it */
      bersih: z.boolean({ error: 'Pilih ya atau tidak.' }).optional(),
    }),
    response: riwayat.extend({
      /** What of the wage that was recorded should be looked at */
      peringatan: z.array(diBawahMinimum),
    }),
    summary: 'Catat upah seorang karyawan sejak suatu tanggal',
  },
} satisfies Record<string, Call>
