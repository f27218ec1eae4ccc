import { isBlank } from '@rekan/domain/aturan'
import {
  ATURAN_KONTRAK,
  JENIS_KONTRAK,
  type JenisKontrak,
  type NamaKontrak,
} from '@rekan/domain/karyawan/kontrak'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { z } from 'zod'
import { diBawahMinimum } from './upah.ts'
import {
  type Call,
  answer,
  berkas,
  dilewatkan,
  id,
  instan,
  jumlah,
  referensi,
  tanggal,
  text,
  versi,
} from '../call.ts'

const params = z.object({ id })

const isi = (nama: NamaKontrak) => text(ATURAN_KONTRAK[nama]).transform(tidy)
/** Absent, blank and null all say that there is none. */
const isiOpsional = (nama: NamaKontrak) =>
  z.preprocess(
    (nilai) => (nilai === undefined || (typeof nilai === 'string' && isBlank(nilai)) ? null : nilai),
    isi(nama).nullable(),
  )

/** What a form or a row of the workbook says of a contract. */
export const isianKontrak = z.strictObject({
  jenis: isi('jenis').transform((jenis) => jenis as JenisKontrak),
  nomor: isi('nomor'),
  ditandatangani: isi('ditandatangani'),
  mulai: isi('mulai'),
  sampai: isiOpsional('sampai').optional(),
  dicatat: isiOpsional('dicatat').optional(),
  nomor_pencatatan: isiOpsional('nomor_pencatatan').optional(),
  catatan: isiOpsional('catatan').optional(),
})

const item = z
  .object({
    id: z.number().int(),
    jenis: z.enum(JENIS_KONTRAK),
    nomor: z.string(),
    ditandatangani: tanggal,
    mulai: tanggal,
    /** The last day; null: until further notice */
    sampai: tanggal.nullable(),
    dicatat: tanggal.nullable(),
    nomor_pencatatan: z.string().nullable(),
    catatan: z.string().nullable(),
    /** How many times the PKWT has been extended before it; 0: it is the first of its row */
    perpanjangan_ke: jumlah,
    /** Until when it has to be registered; null once it is, and for a PKWTT */
    batas_pencatatan: tanggal.nullable(),
    versi: z.number().int(),
    oleh: referensi.nullable(),
    pada: instan,
  })
  .meta({ id: 'Kontrak' })
const riwayat = answer(z.array(item)).meta({ id: 'RiwayatKontrak' })

/** So many people are extended by one call. */
export const PERPANJANGAN_TERBANYAK = 500

export const kontrak = {
  /** Newest first */
  'GET /kelola/karyawan/{id}/kontrak': {
    params,
    response: riwayat,
    summary: 'Kontrak kerja seorang karyawan, yang terbaru lebih dulu',
  },
  'POST /kelola/karyawan/{id}/kontrak': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    body: isianKontrak,
    status: 201,
    response: riwayat.extend({
      /** What of the person's wage as it begins should be looked at */
      peringatan: z.array(diBawahMinimum),
    }),
    summary: 'Catat kontrak kerja seorang karyawan',
  },
  /** For signature, with what is on record */
  'GET /kelola/kontrak/{id}/pdf': {
    work: 'report',
    params,
    response: answer(berkas),
    refusals: [409],
    summary: 'Surat PKWT untuk ditandatangani sebagai PDF',
  },
  'POST /kelola/kontrak/{id}': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    body: isianKontrak.extend({ versi }),
    response: riwayat,
    refusals: [409],
    summary: 'Betulkan kontrak kerja yang sudah dicatat',
  },
  'POST /kelola/kontrak/{id}/hapus': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    response: riwayat,
    summary: 'Hapus kontrak kerja yang salah dicatat',
  },
  /**
   * Each person's PKWT that ends last is followed by one that begins the day after: by `bulan`, or until their own
   * `sampai`. Who cannot be extended is named with the reason; the others are.
   */
  'POST /kelola/karyawan/kontrak/perpanjangan': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    body: z.strictObject({
      ditandatangani: isi('ditandatangani'),
      bulan: z
        .int({ error: 'Lama perpanjangan harus diisi dalam bulan.' })
        .min(1, { error: 'Lama perpanjangan paling sedikit 1 bulan.' })
        .max(60, { error: 'Lama perpanjangan paling banyak 60 bulan.' })
        .optional(),
      karyawan: z
        .array(
          z.strictObject({
            id,
            /** Its number; without one, that of the former with `/P` and how many times it was extended */
            nomor: isiOpsional('nomor').optional(),
            sampai: isiOpsional('sampai').optional(),
          }),
          { error: 'Pilih karyawan yang kontraknya diperpanjang.' },
        )
        .min(1, { error: 'Pilih karyawan yang kontraknya diperpanjang.' })
        .max(PERPANJANGAN_TERBANYAK, {
          error: `Paling banyak ${PERPANJANGAN_TERBANYAK} karyawan sekali perpanjang.`,
        }),
    }),
    maxBytes: 256 * 1024,
    response: answer(
      z.object({
        diperpanjang: z.array(
          z.object({ karyawan: referensi, nomor: z.string(), mulai: tanggal, sampai: tanggal }),
        ),
        dilewati: z.array(dilewatkan),
      }),
    ),
    summary: 'Perpanjang PKWT beberapa karyawan sekaligus',
  },
} satisfies Record<string, Call>
