import { aturanIstirahat } from '@rekan/domain/jadwal/jadwal'
import { teksPendek, tidy } from '@rekan/domain/karyawan/karyawan'
import { parseJam } from '@rekan/domain/waktu'
import { z } from 'zod'
import { type Call, answer, id, jumlah, tanggal, text, versi } from '../call.ts'
import { tanggalDiminta } from '../paging.ts'

const TOLERANSI = { error: 'Toleransi terlambat 0 sampai 240 menit.' }
const ISTIRAHAT = { error: 'Istirahat 0 sampai 240 menit.' }
const SESUDAH = { error: 'Istirahat berlaku sesudah 0 sampai 1.440 menit kerja.' }

export const namaJadwal = text(teksPendek('Nama jadwal', 'Nama jadwal harus diisi.')).transform(tidy)
export const toleransiMenit = z.int(TOLERANSI).min(0, TOLERANSI).max(240, TOLERANSI)

const jamDitulis = z
  .string()
  .refine((teks) => /^\d{2}:\d{2}$/.test(teks) && parseJam(teks) !== undefined, {
    error: 'Tulis jam sebagai 08:00.',
  })
  .meta({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/** One weekday's hours */
export const hariKerja = z.object({
  /** 1 Monday to 7 Sunday */
  hari: z.int().min(1).max(7),
  /** `HH:mm`; hours past midnight end on the next day */
  jam_mulai: jamDitulis,
  jam_selesai: jamDitulis,
})

const hariBeristirahat = z
  .strictObject({
    ...hariKerja.shape,
    /** Unpaid minutes, taken out of work that lasts longer than `istirahat_sesudah_menit` */
    istirahat_menit: z.int(ISTIRAHAT).min(0, ISTIRAHAT).max(240, ISTIRAHAT),
    istirahat_sesudah_menit: z.int(SESUDAH).min(0, SESUDAH).max(1440, SESUDAH),
  })
  .check(({ value, issues }) => {
    const [mulai, selesai] = [parseJam(value.jam_mulai), parseJam(value.jam_selesai)]
    if (mulai === undefined || selesai === undefined) return
    const istirahat = { detik: value.istirahat_menit * 60, sesudah: value.istirahat_sesudah_menit * 60 }
    const message = aturanIstirahat({ mulai, selesai, istirahat })
    if (message !== undefined)
      issues.push({ code: 'custom', message, path: ['istirahat_menit'], input: value })
  })
  .meta({ id: 'HariKerja' })

/** The weekdays that are worked, each once. */
export function pekanOf<T extends z.ZodType<{ hari: number }>>(hari: T) {
  return z
    .array(hari)
    .min(1, { error: 'Isi jam kerja sedikitnya satu hari.' })
    .max(7, { error: 'Seminggu tujuh hari.' })
    .refine((semua) => new Set(semua.map((satu) => satu.hari)).size === semua.length, {
      error: 'Satu hari ditulis dua kali.',
    })
}

const isi = {
  toleransi_menit: toleransiMenit,
  /** Whether holidays are worked as any other day */
  masuk_saat_libur: z.boolean({ error: 'Pilih ya atau tidak.' }),
  hari: pekanOf(hariBeristirahat),
}
const isianVersi = z.strictObject({ ...isi, berlaku_dari: tanggalDiminta }).meta({ id: 'IsianVersiJadwal' })

const jadwalKerja = z
  .object({
    id: z.int(),
    nama: z.string(),
    versi,
    /** Who works by it today or later */
    orang: jumlah,
    /** What it said, says and will say, the latest first */
    riwayat: z.array(
      z.object({
        /** Null: since ever */
        berlaku_dari: tanggal.nullable(),
        /** Null: until it is changed */
        sampai: tanggal.nullable(),
        keadaan: z.enum(['lewat', 'berlaku', 'akan']),
        /** Why it was dated back */
        alasan: z.string().nullable(),
        toleransi_menit: z.number(),
        masuk_saat_libur: z.boolean(),
        hari: z.array(
          z.object({
            hari: z.int(),
            jam_mulai: z.string(),
            jam_selesai: z.string(),
            istirahat_menit: z.number(),
            istirahat_sesudah_menit: z.number(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'JadwalKerja' })

const akibat = z
  .object({
    /** Who works by it on that day or later */
    orang: jumlah,
    /** Until when it would hold; null: until it is changed again */
    sampai: tanggal.nullable(),
    /** Days of people, up to and including today, whose hours it would move */
    hari_lewat: jumlah,
    /** Up to then payslips are published and nothing moves; null: none is */
    terkunci_sampai: tanggal.nullable(),
  })
  .meta({ id: 'AkibatVersiJadwal' })

const params = z.object({ id })
const satu = answer(jadwalKerja)

/** Weekly schedules as HR keeps them: what each says holds from a day on. */
export const jamKerja = {
  'GET /kelola/jadwal-kerja': {
    response: z.object({ data: z.array(jadwalKerja), meta: z.object({ total: jumlah }) }),
    summary: 'Jadwal kerja mingguan dengan perubahannya',
  },
  'POST /kelola/jadwal-kerja': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: z.strictObject({ nama: namaJadwal, ...isi }),
    status: 201,
    response: satu,
    summary: 'Tambah jadwal kerja mingguan',
  },
  'POST /kelola/jadwal-kerja/{id}': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    params,
    body: z.strictObject({ nama: namaJadwal }),
    ifMatch: true,
    response: satu,
    summary: 'Ganti nama jadwal kerja',
    refusals: [404, 409],
  },
  /** Writes nothing */
  'POST /kelola/jadwal-kerja/{id}/hitung': {
    konfirmasi: 'biasa: reckons and writes nothing',
    params,
    body: isianVersi,
    response: answer(akibat),
    summary: 'Hitung akibat perubahan jadwal kerja',
    refusals: [404],
  },
  /** A day up to today wants a reason, and moves what has been counted since */
  'POST /kelola/jadwal-kerja/{id}/versi': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    params,
    body: z.strictObject({
      ...isianVersi.shape,
      alasan: text(teksPendek('Alasan', 'Alasan harus diisi.')).transform(tidy).optional(),
    }),
    ifMatch: true,
    response: satu,
    summary: 'Ubah jadwal kerja mulai suatu hari',
    refusals: [404, 409],
  },
  /** Takes back what has not begun */
  'POST /kelola/jadwal-kerja/{id}/batal': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    params,
    body: z.strictObject({ berlaku_dari: tanggalDiminta }),
    ifMatch: true,
    response: satu,
    summary: 'Batalkan perubahan jadwal kerja yang belum berlaku',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
