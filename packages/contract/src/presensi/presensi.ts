import { z } from 'zod'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { LOKASI } from '@rekan/domain/presensi/tempat/lokasi'
import { aturanKeteranganPresensi } from '@rekan/domain/presensi/hari/presensi'
import { NILAI_WAKTU } from '@rekan/domain/presensi/luring/waktu'
import { aturanAlasanSanggah } from '@rekan/domain/presensi/sanggah'
import { aturanAlasanTinjauan } from '@rekan/domain/presensi/tinjauan/tinjauan'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { opsional } from '../isian.ts'
import { aturanPin } from '@rekan/domain/presensi/regu'
import { KODE_TANDA } from '@rekan/domain/presensi/tinjauan/tanda'
import { istirahat, penugasanId, penugasanOf } from './penugasan.ts'
import {
  type Call,
  type CallPart,
  answer,
  bernama,
  detik,
  id,
  instan,
  jam,
  kosong,
  tanggal,
  text,
} from '../call.ts'

/** A punch as the profile and the lists show it. */
export const ringkasanKejadian = z
  .object({
    id: z.number().int(),
    presensi_id: z.number().int(),
    tanggal,
    /** Indonesian weekday name of `tanggal` */
    hari: z.string(),
    waktu: jam,
    waktu_utc: instan,
    by_admin: z.boolean(),
    /** Who punched for the person, or put it right; null: they themselves */
    oleh: bernama.nullable(),
    /** What the person says against it, and what HR decided: until then it counts for nothing, accepted for good */
    sanggahan: z
      .object({
        keadaan: z.enum(['menunggu', 'diterima', 'ditolak']),
        alasan: z.string(),
        alasan_putusan: z.string().nullable(),
      })
      .meta({ id: 'Sanggahan' })
      .nullable(),
    /** Until when its person may dispute it; null: not at all */
    sanggah_sampai: instan.nullable(),
    /** Seconds past shift start once the tolerance is over; on a check-in */
    telat: detik.optional(),
    /** Seconds before shift end; on a check-out */
    lebih_awal: detik.optional(),
  })
  .meta({ id: 'KejadianRingkas' })

/** One of a day's works with its punches. */
export const penugasanHari = penugasanOf(ringkasanKejadian).meta({ id: 'PenugasanHari' })

/** Why a punch is marked, with the earlier punch where it is one's photo. */
const tanda = z
  .object({
    kode: z.enum(KODE_TANDA),
    /** What it says with its figure, in Indonesian */
    kalimat: z.string(),
    kejadian_id: z.number().int().optional(),
    tanggal: tanggal.optional(),
  })
  .meta({ id: 'Tanda' })

/** A punch judged: where it was made, and whether somebody is to look at it. */
export const kejadian = ringkasanKejadian
  .extend({
    lokasi: z.enum(LOKASI),
    di_luar_area: z.boolean(),
    perlu_tinjauan: z.boolean(),
    /** Why; kinds of marks are added, whoever reads them shows `kalimat` */
    tanda: z.array(tanda),
    /** Metres to the nearest edge of the area, 0 inside; null without area or position */
    jarak_meter: z.number().int().min(0).nullable(),
    kantor: z.object({ id: z.number().int(), nama: z.string() }),
    /** When it arrived; `waktu` is when it counts as taken */
    diterima_pada: instan,
    /** Whole seconds from taking to arrival; 0 of what was made online */
    luring: detik,
    /** How far the time at which it was taken is believed; null where its phone brought no evidence */
    nilai_waktu: z.enum(NILAI_WAKTU).nullable(),
  })
  .meta({ id: 'Kejadian' })

/** A decimal number as the form sends it, `-6.1754`; empty counts as absent. A comma is refused. */
function desimal(dari: number, sampai: number, message: string) {
  return z
    .string()
    .trim()
    .transform((value, ctx) => {
      if (value === '') return undefined
      const angka = Number(value)
      if (ANGKA.test(value) && angka >= dari && angka <= sampai) return angka
      ctx.issues.push({ code: 'custom', message, input: value })
      return z.NEVER
    })
    .meta({ type: 'number', minimum: dari, maximum: sampai })
    .optional()
}

/** A number as JSON and every language writes it, tiny ones with an exponent */
const ANGKA = /^-?\d{1,8}(\.\d{1,25})?(e-?\d{1,3})?$/i

/** Absent and empty are one in a form. */
function orKosong<T extends z.ZodType>(schema: T) {
  const filled = (nilai: z.input<T> | '') => (nilai === '' ? undefined : nilai)
  return z.preprocess(filled, schema.optional()).optional()
}

const fields = z
  .strictObject({
    latitude: desimal(-90, 90, 'Garis lintang tidak valid.'),
    longitude: desimal(-180, 180, 'Garis bujur tidak valid.'),
    keterangan: text(aturanKeteranganPresensi).optional().default(''),
    karyawan_id: orKosong(id),
    kantor_penempatan_id: orKosong(id),
    /** Which of the day's works; who punches for themselves need not say */
    penugasan_id: orKosong(penugasanId),
    /** The site of whose crew they are, for whom a witness punches */
    regu_kantor_id: orKosong(id),
    /** Theirs, where the site asks a witness for it */
    pin: orKosong(text(aturanPin)),
    /** Radius in metres the device claims for its position */
    akurasi: desimal(0, 10_000_000, 'Akurasi posisi tidak valid.'),
    /** The device's clock: evidence only */
    waktu_perangkat: orKosong(
      z.iso
        .datetime({ offset: true, error: 'Waktu perangkat tidak valid.' })
        .regex(/^(19[7-9]|[2-8]\d\d)\d-/, { error: 'Waktu perangkat tidak valid.' })
        .meta({
          format: 'date-time',
          allOf: undefined,
          pattern:
            '^(19[7-9]|[2-8][0-9]{2})[0-9]-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$',
        }),
    ),
    /** The code that shows at the site, or what its QR code says */
    kode_pos: orKosong(z.string().max(100, { error: 'Kode pos jaga terlalu panjang.' })),
    /** With a printed code: the word of the attendance day */
    kata_hari: orKosong(z.string().max(50, { error: 'Kata hari ini terlalu panjang.' })),
    /** Evidence of when it was taken: the JSON text of `buktiLuring`, exactly as it was signed */
    luring: orKosong(z.string().max(4000, { error: 'Bukti waktu terlalu panjang.' })),
    /** ECDSA of its UTF-8 bytes by the phone's key (P-256, SHA-256; r and s, base64url) */
    luring_tanda: orKosong(z.string().max(200, { error: 'Tanda tangan ponsel terlalu panjang.' })),
  })
  .meta({ id: 'KirimanPresensi' })

const punch = {
  form: { fields, files: { selfie: { maxBytes: BERKAS_TERBESAR, required: true } } },
  status: 201,
  work: 'punch',
  response: answer(kejadian),
  /** Taken too long ago, or of a month whose pay is published: a correction that somebody decides on */
  deferred: answer(z.object({ pengajuan_id: z.number().int(), tanggal }).meta({ id: 'PresensiDiajukan' })),
} satisfies CallPart

/** A punch as it was, and since when it counts no more. */
export const kejadianDitarik = z
  .object({
    id: z.number().int(),
    presensi_id: z.number().int(),
    tanggal,
    jenis: z.enum(['check_in', 'check_out']),
    waktu: jam,
    waktu_utc: instan,
    ditarik_pada: instan,
  })
  .meta({ id: 'KejadianDitarik' })

const disanggah = z
  .object({
    id: z.number().int(),
    presensi_id: z.number().int(),
    tanggal,
    jenis: z.enum(['check_in', 'check_out']),
    keadaan: z.enum(['menunggu', 'diterima', 'ditolak']),
  })
  .meta({ id: 'KejadianDisanggah' })

const catatIstirahat = {
  body: kosong,
  status: 201,
  response: answer(istirahat),
  refusals: [409],
} satisfies CallPart

/** Check-in and check-out, for oneself or for one of one's people. */
export const presensi = {
  'POST /presensi/check-in': {
    konfirmasi: 'biasa: has its own evidence, photo and position',
    ...punch,
    summary: 'Check in dengan foto dan posisi',
  },
  'POST /presensi/check-out': {
    konfirmasi: 'biasa: has its own evidence, photo and position',
    ...punch,
    summary: 'Check out dengan foto dan posisi',
  },
  /** One's own, of the work that is open; where the company has no breaks punched, 409 */
  'POST /presensi/istirahat/mulai': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    ...catatIstirahat,
    summary: 'Mulai istirahat',
  },
  'POST /presensi/istirahat/selesai': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    ...catatIstirahat,
    summary: 'Selesai istirahat',
  },
  /** Within 60 seconds, by who sent it; withdrawn once more, it stays withdrawn when it was */
  'POST /presensi/kejadian/{id}/tarik': {
    konfirmasi: 'biasa: only what was sent a minute ago',
    params: z.object({ id }),
    body: kosong,
    response: answer(kejadianDitarik),
    summary: 'Menarik kembali check in atau check out yang terkirim karena keliru',
  },
  /** One's own that another has made, within 72 hours; HR decides */
  'POST /presensi/kejadian/{id}/sanggah': {
    konfirmasi: 'biasa: somebody else decides on it',
    params: z.object({ id }),
    body: z.strictObject({ alasan: text(aturanAlasanSanggah).transform(tidy) }),
    response: answer(disanggah),
    summary: 'Menyanggah presensi yang dicatat orang lain',
  },
  'POST /presensi/kejadian/{id}/sanggah/putuskan': {
    konfirmasi: 'biasa: decides what somebody asked for, who is told by whom',
    params: z.object({ id }),
    body: z.strictObject({
      /** The person is right: the punch counts for nothing */
      diterima: z.boolean({ error: 'Pilih diterima atau tidak.' }),
      /** Needed where it is not accepted */
      alasan: opsional(text(aturanAlasanTinjauan(true)).transform(tidy)),
    }),
    response: answer(disanggah),
    summary: 'Memutuskan sanggahan atas sebuah presensi',
  },
} satisfies Record<string, Call>
