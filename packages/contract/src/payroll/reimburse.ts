import { paling, urut, wajib } from '@rekan/domain/aturan'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { aturanKaryawan } from '@rekan/domain/karyawan/penempatan'
import {
  STATUS_REIMBURSE,
  aturanJumlahReimburse,
  aturanKeteranganReimburse,
} from '@rekan/domain/payroll/reimburse'
import { z } from 'zod'
import { type Call, answer, id, instan, rupiah, tanggal, text } from '../call.ts'
import { hariIsian, opsional, pilihan } from '../isian.ts'
import { tanggalDiminta } from '../paging.ts'
import { orang } from '../karyawan/orang.ts'

const params = z.object({ id })
const isian = {
  /** Of the receipt */
  tanggal: hariIsian('Tanggal bukti').pipe(tanggalDiminta),
  /** Whole rupiah, digits alone */
  jumlah: z
    .string({ error: 'Jumlah harus diisi.' })
    .regex(/^\d{1,16}$/, { error: 'Jumlah harus rupiah penuh.' })
    .transform(Number)
    .check((ctx) => {
      const message = aturanJumlahReimburse(ctx.value)
      if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: ctx.value })
    }),
  keterangan: text(aturanKeteranganReimburse).transform((teks) => teks.trim().normalize('NFC')),
}
const files = { file: { maxBytes: BERKAS_TERBESAR, required: true, label: 'Bukti' } } as const

/** The slip that takes something once */
export const slipPengambil = z
  .object({ tahun: z.number().int(), bulan: z.number().int(), terbit: z.boolean() })
  .meta({ id: 'SlipPengambil' })

const reimburse = z.object({
  id: z.number().int(),
  karyawan: orang,
  tanggal,
  jumlah: rupiah,
  keterangan: z.string(),
  bukti_nama: z.string(),
  status: z.enum(STATUS_REIMBURSE),
  pada: instan,
  diputus_oleh: z.string().nullable(),
  alasan: z.string().nullable(),
  /** The slip that pays it */
  slip: slipPengambil.nullable(),
})
const milik = answer(z.array(reimburse)).meta({ id: 'SemuaReimburse' })
/** `sendiri`: the reader's own; `dicatat`: the reader wrote it down. Another decides on either. */
const semua = answer(z.array(reimburse.extend({ sendiri: z.boolean(), dicatat: z.boolean() }))).meta({
  id: 'MejaReimburse',
})

/** Money laid out for the company and paid back with a payslip, each with its receipt. */
export const reimburseGaji = {
  'GET /reimburse': { response: milik, summary: 'Reimburse sendiri, yang terbaru lebih dulu' },
  'POST /reimburse': {
    konfirmasi: 'biasa: somebody else decides on it',
    form: { fields: z.strictObject(isian), files },
    status: 201,
    response: milik,
    summary: 'Minta reimburse dengan buktinya',
  },
  'POST /reimburse/{id}/batal': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params,
    response: milik,
    refusals: [409],
    summary: 'Batalkan permintaan reimburse sendiri yang masih menunggu',
  },
  'GET /reimburse/{id}/bukti': {
    params,
    response: answer(z.object({ url: z.string() })),
    summary: 'Tautan bukti reimburse, berlaku satu menit',
  },
  /** What waits first */
  'GET /kelola/reimburse': { response: semua, summary: 'Reimburse semua karyawan' },
  /** Another of HR decides on it */
  'POST /kelola/reimburse': {
    konfirmasi: 'biasa: somebody else decides on it',
    form: { fields: z.strictObject({ karyawan_id: pilihan(aturanKaryawan), ...isian }), files },
    status: 201,
    response: semua,
    refusals: [403],
    summary: 'Catat reimburse seorang karyawan',
  },
  'POST /kelola/reimburse/{id}/putusan': {
    konfirmasi: 'tegas: money is paid out by it',
    params,
    body: z.strictObject({
      setuju: z.boolean({ error: 'Pilih setuju atau tolak.' }),
      alasan: opsional(
        text(urut(wajib('Alasan harus diisi.'), paling(500, 'Alasan tidak boleh lebih dari 500 karakter.'))),
      ),
    }),
    response: semua,
    refusals: [403, 409],
    summary: 'Setujui atau tolak reimburse',
  },
} satisfies Record<string, Call>
