import { aturanCicilan, aturanJumlahKasbon, aturanKeteranganKasbon } from '@rekan/domain/payroll/kasbon'
import { paling, urut, wajib } from '@rekan/domain/aturan'
import { z } from 'zod'
import { type Call, answer, id, instan, rupiah, text } from '../call.ts'

const params = z.object({ id })
const angka = (aturan: (nilai: number) => string | undefined, kosong: string, batas: { max: number }) =>
  z
    .number({ error: kosong })
    .check((ctx) => {
      const message = aturan(ctx.value)
      if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: ctx.value })
    })
    .meta({ type: 'integer', minimum: 1, maximum: batas.max })

const kasbon = z
  .object({
    id: z.number().int(),
    jumlah: rupiah,
    cicilan: z.number().int(),
    /** How many slips have taken of it, drafts among them */
    kali: z.number().int(),
    /** By published slips, and by drafts */
    diambil: rupiah,
    di_draft: rupiah,
    sisa: rupiah,
    /** The next instalment; 0: none */
    berikut: rupiah,
    /** The first month that it is taken from */
    mulai: z.object({ tahun: z.number().int(), bulan: z.number().int() }),
    keterangan: z.string(),
    oleh: z.string(),
    pada: instan,
    /** Paid in another way, or waived */
    ditutup: z.object({ alasan: z.string() }).nullable(),
  })
  .meta({ id: 'Kasbon' })
const semua = answer(z.array(kasbon)).meta({ id: 'SemuaKasbon' })

/** Money lent and taken off pay in instalments. */
export const kasbonGaji = {
  'GET /kasbon': { response: semua, summary: 'Kasbon sendiri dan sisanya, yang terbaru lebih dulu' },
  'GET /kelola/karyawan/{id}/kasbon': {
    params,
    response: semua,
    summary: 'Kasbon seorang karyawan dan sisanya',
  },
  'POST /kelola/karyawan/{id}/kasbon': {
    konfirmasi: 'tegas: money is paid out by it',
    params,
    body: z.strictObject({
      jumlah: angka(aturanJumlahKasbon, 'Jumlah harus diisi.', { max: 10_000_000_000 }),
      cicilan: angka(aturanCicilan, 'Banyaknya cicilan harus diisi.', { max: 60 }),
      bulan: z
        .number({ error: 'Bulan harus diisi.' })
        .int()
        .min(1)
        .max(12, { error: 'Bulan harus 1 sampai 12.' }),
      tahun: z
        .number({ error: 'Tahun harus diisi.' })
        .int()
        .min(2000)
        .max(2200, { error: 'Tahun tidak valid.' }),
      keterangan: text(aturanKeteranganKasbon).transform((teks) => teks.trim().normalize('NFC')),
    }),
    response: semua,
    refusals: [403],
    summary: 'Catat kasbon seorang karyawan',
  },
  /** No more of it is taken */
  'POST /kelola/kasbon/{id}/tutup': {
    konfirmasi: 'tegas: forgives a debt',
    params,
    body: z.strictObject({
      alasan: text(
        urut(wajib('Alasan harus diisi.'), paling(250, 'Alasan tidak boleh lebih dari 250 karakter.')),
      ).transform((teks) => teks.trim().normalize('NFC')),
    }),
    response: semua,
    refusals: [403, 409],
    summary: 'Tutup kasbon yang dilunasi dengan cara lain atau dihapuskan',
  },
} satisfies Record<string, Call>
