import { z } from 'zod'
import { aturanAlasanKoreksi } from '@rekan/domain/koreksi'
import { rapikan } from '@rekan/domain/karyawan'
import { LOKASI } from '@rekan/domain/lokasi'
import { STATUS_PRESENSI, aturanKeteranganPresensi } from '@rekan/domain/presensi'
import { KODE_ZONA, isTanggal } from '@rekan/domain/waktu'
import { type Call, answer, detik, id, instan, jam, referensi, tanggal, text } from './call.ts'
import { jamIsian } from './isian.ts'

/** A punch as the profile and the lists show it. */
export const ringkasanKejadian = z.object({
  id: z.number().int(),
  presensi_id: z.number().int(),
  tanggal,
  /** Indonesian weekday name of `tanggal` */
  hari: z.string(),
  waktu: jam,
  waktu_utc: instan,
  by_admin: z.boolean(),
  /** Seconds past shift start once the tolerance is over; on a check-in */
  telat: detik.optional(),
  /** Seconds before shift end; on a check-out */
  lebih_awal: detik.optional(),
})

const kejadian = ringkasanKejadian.extend({
  lokasi: z.enum(LOKASI),
  di_luar_area: z.boolean(),
  perlu_tinjauan: z.boolean(),
  /** Metres to the nearest edge of the area, 0 inside; null without area or position */
  jarak_meter: z.number().int().min(0).nullable(),
  kantor: z.object({ id: z.number().int(), nama: z.string() }),
})

/** Decimal degrees as the form sends them, `-6.1754`; empty counts as absent. A comma is refused. */
function derajat(batas: number, message: string) {
  return z
    .string()
    .trim()
    .transform((value, ctx) => {
      if (value === '') return undefined
      const angka = Number(value)
      if (/^-?\d{1,3}(\.\d{1,15})?$/.test(value) && Math.abs(angka) <= batas) return angka
      ctx.issues.push({ code: 'custom', message, input: value })
      return z.NEVER
    })
    .optional()
}

/** Absent and empty are one in a form. */
function kosongAtau<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => undefined), schema]).optional()
}

const fields = z.strictObject({
  latitude: derajat(90, 'Garis lintang tidak valid.'),
  longitude: derajat(180, 'Garis bujur tidak valid.'),
  keterangan: text(aturanKeteranganPresensi).optional().default(''),
  karyawan_id: kosongAtau(id),
  kantor_penempatan_id: kosongAtau(id),
  /** Radius in metres the device claims for its position */
  akurasi: z
    .string()
    .trim()
    .transform((value, ctx) => {
      if (value === '') return undefined
      const angka = Number(value)
      if (/^\d{1,7}(\.\d{1,15})?$/.test(value)) return angka
      ctx.issues.push({ code: 'custom', message: 'Akurasi posisi tidak valid.', input: value })
      return z.NEVER
    })
    .optional(),
  /** The device's clock: evidence only */
  waktu_perangkat: kosongAtau(
    z.iso
      .datetime({ offset: true, error: 'Waktu perangkat tidak valid.' })
      .regex(/^(19[7-9]|[2-8]\d\d)\d-/, { error: 'Waktu perangkat tidak valid.' }),
  ),
})

const punch = {
  form: { fields, files: { selfie: { maxBytes: 5 * 1024 * 1024, required: true } } },
  status: 201,
  response: answer(kejadian),
} satisfies Call

/** A punch of a day's record, with the evidence of where it was made */
const rincianKejadian = kejadian.extend({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Metres */
  akurasi: z.number().nullable(),
  keterangan: z.string(),
  /** Who made it on the person's behalf, or put it right */
  oleh: z.object({ nama: z.string() }).nullable(),
  /** Whether it was put right afterwards */
  dikoreksi: z.boolean(),
  /** Dies within 15 minutes; null without a photo, before it is ready and for who may not see it */
  selfie_url: z.string().nullable(),
})

/** Somebody's attendance day; `id` is the employee's. */
const rekamanPresensi = z.object({
  id: z.number().int(),
  tanggal,
  status: z.enum(STATUS_PRESENSI),
  karyawan: z.object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    avatar_url: z.string().nullable(),
    jenis_karyawan: referensi,
  }),
  kantor: referensi.extend({ zona_waktu: z.object({ kode: z.enum(KODE_ZONA), zona: z.string() }) }),
  check_in: rincianKejadian.nullable(),
  check_out: rincianKejadian.nullable(),
  /** From check-in to check-out; 0 while either is missing */
  durasi: detik,
})

const koreksi = z.strictObject({
  tanggal: text((nilai) => (isTanggal(nilai) ? undefined : 'Tanggal tidak valid.')),
  check_in: jamIsian('Jam masuk tidak valid. Contoh: 08:00.'),
  /** Before the check-in's clock time: the next morning's */
  check_out: jamIsian('Jam pulang tidak valid. Contoh: 17:00.'),
  alasan: text(aturanAlasanKoreksi).transform(rapikan),
})

export const presensi = {
  'POST /presensi/check-in': { ...punch, summary: 'Check in dengan foto dan posisi' },
  'POST /presensi/check-out': { ...punch, summary: 'Check out dengan foto dan posisi' },
  'POST /karyawan/presensi/{id}/koreksi': {
    params: z.object({ id }),
    body: koreksi,
    response: answer(rekamanPresensi),
    summary: 'Membetulkan jam masuk dan jam pulang seorang karyawan',
  },
} satisfies Record<string, Call>
