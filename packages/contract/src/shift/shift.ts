import { z } from 'zod'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import {
  ATURAN_JENIS_SHIFT,
  ISTIRAHAT_TERLAMA,
  TOLERANSI_TERLAMA,
  WARNA_SHIFT,
} from '@rekan/domain/shift/jenis-shift'
import { ATURAN_POLA, LANGKAH_POLA } from '@rekan/domain/shift/pola'
import { type Call, answer, id, jam, jumlah, referensi, text, versi } from '../call.ts'
import { jamWajib } from '../isian.ts'

const menit = (maks: number, sebutan: string) => {
  const error = `${sebutan} 0 sampai ${maks} menit.`
  return z.int({ error }).min(0, { error }).max(maks, { error })
}

/** What is written of a kind of shift */
const isianShift = z
  .strictObject({
    nama: text(ATURAN_JENIS_SHIFT.nama).transform(tidy),
    huruf: text(ATURAN_JENIS_SHIFT.huruf).transform((huruf) => tidy(huruf).toUpperCase()),
    warna: z.enum(WARNA_SHIFT, { error: 'Pilih salah satu warna.' }),
    jam_mulai: jamWajib('Tulis jam mulai sebagai 07:00.'),
    /** At or before the start: on the next day */
    jam_selesai: jamWajib('Tulis jam selesai sebagai 15:00.'),
    istirahat_menit: menit(ISTIRAHAT_TERLAMA, 'Istirahat'),
    /** The break is taken out of work of so many minutes or more */
    istirahat_sesudah_menit: menit(1440, 'Istirahat sesudah'),
    toleransi_menit: menit(TOLERANSI_TERLAMA, 'Toleransi'),
    /** Null: of the whole company */
    kantor_id: id.nullable(),
    aktif: z.boolean().optional().default(true),
  })
  .meta({ id: 'IsianJenisShift' })

const jenisShift = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    huruf: z.string(),
    warna: z.enum(WARNA_SHIFT),
    jam_mulai: jam,
    jam_selesai: jam,
    istirahat_menit: jumlah,
    istirahat_sesudah_menit: jumlah,
    toleransi_menit: jumlah,
    kantor: referensi.nullable(),
    aktif: z.boolean(),
    versi: z.number().int(),
    /** Patterns and posts that name it */
    dipakai: jumlah,
  })
  .meta({ id: 'JenisShift' })

const langkahPola = z
  .array(id.nullable(), { error: 'Isi langkah polanya.' })
  .min(LANGKAH_POLA.dari, { error: 'Pola harus punya paling sedikit satu langkah.' })
  .max(LANGKAH_POLA.sampai, { error: `Pola paling banyak ${LANGKAH_POLA.sampai} langkah.` })

const isianPola = z
  .strictObject({
    nama: text(ATURAN_POLA.nama).transform(tidy),
    /** Kinds of shift in their order, null for a day off */
    langkah: langkahPola,
    aktif: z.boolean().optional().default(true),
  })
  .meta({ id: 'IsianPola' })

const pola = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    langkah: z.array(z.number().int().nullable()),
    aktif: z.boolean(),
    versi: z.number().int(),
  })
  .meta({ id: 'Pola' })

const params = z.object({ id })
const semuaShift = answer(z.array(jenisShift)).meta({ id: 'DaftarJenisShift' })
const semuaPola = answer(z.array(pola)).meta({ id: 'DaftarPola' })

/** Kinds of shift, and the patterns that are made of them. */
export const shift = {
  'GET /kelola/shift': { response: semuaShift, summary: 'Jenis shift perusahaan dan lokasi' },
  'POST /kelola/shift': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    body: isianShift,
    status: 201,
    response: semuaShift,
    summary: 'Jenis shift baru',
  },
  'POST /kelola/shift/{id}': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    params,
    body: z.strictObject({ ...isianShift.shape, versi }),
    response: semuaShift,
    summary: 'Ubah sebuah jenis shift; yang sudah terbit tetap',
    refusals: [404, 409],
  },
  'GET /kelola/pola': { response: semuaPola, summary: 'Pola shift' },
  'POST /kelola/pola': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    body: isianPola,
    status: 201,
    response: semuaPola,
    summary: 'Pola shift baru',
  },
  'POST /kelola/pola/{id}': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    params,
    body: z.strictObject({ ...isianPola.shape, versi }),
    response: semuaPola,
    summary: 'Ubah sebuah pola shift',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
