import { z } from 'zod'
import { ISTIRAHAT_TERBANYAK } from '@rekan/domain/presensi/istirahat'
import { aturanAlasanKoreksi } from '@rekan/domain/presensi/tinjauan/koreksi'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { STATUS_PRESENSI, type StatusPresensi } from '@rekan/domain/presensi/hari/presensi'
import { aturanAlasanTinjauan } from '@rekan/domain/presensi/tinjauan/tinjauan'
import {
  type Call,
  type CallPart,
  answer,
  bernama,
  detik,
  id,
  instan,
  jumlah,
  pesan,
  referensi,
  tanggal,
  text,
} from '../call.ts'
import { jadwalHari, kantor, kantorBerzona } from '../perusahaan/kantor.ts'
import { hariJam, jamIsian, jamWajib, opsional } from '../isian.ts'
import { bulan, halaman, paged, saringan, tahun, tanggalDiminta, yaTidak } from '../paging.ts'
import { kejadian, kejadianDitarik, penugasanHari } from './presensi.ts'
import { istirahat, penugasanId } from './penugasan.ts'

const putusanTinjauan = z
  .object({
    diterima: z.boolean(),
    alasan: z.string().nullable(),
    oleh: bernama,
    pada: instan,
  })
  .meta({ id: 'PutusanTinjauan' })

const dilihat = {
  /** What somebody who looked at a marked punch decided; null while nobody has */
  tinjauan: putusanTinjauan.nullable(),
  /** Dies within a minute; small in lists; null without a photo, before it is ready and for who may not see it */
  selfie_url: z.string().nullable(),
}

/** A punch of a day's record, with the evidence of where it was made */
const rincianKejadian = kejadian
  .extend({
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** Metres */
    akurasi: z.number().nullable(),
    keterangan: z.string(),
    /** Seconds late that do not count, because its site's lateness was waived */
    telat_diputihkan: detik,
    /** Whether it was put right afterwards */
    dikoreksi: z.boolean(),
    /** The code of its site that proved it: the one of a screen or of a print; null: none did */
    kode_pos: z.enum(['layar', 'cetak']).nullable(),
    /** Seconds by which the device's clock was ahead of the server's; null where it told none */
    selisih_perangkat: z.number().int().nullable(),
    /** When it was taken by what its phone claims, believed or not; null where it brought no evidence */
    waktu_taksir: instan.nullable(),
    /** The earlier photos that its marks name, for whoever may see them */
    foto_pembanding: z.array(
      z.object({ kejadian_id: z.number().int(), tanggal, selfie_url: z.string().nullable() }),
    ),
    /** Its receipt as its person keeps it (`GET /bukti/{kode}`); null for some seconds after the punch, and without a photo */
    tanda_bukti: z.string().nullable(),
    /** Its photo was deleted because its term is over */
    foto_dihapus: z.boolean(),
    /** Whether the reader may decide on it now */
    dapat_ditinjau: z.boolean(),
    ...dilihat,
  })
  .meta({ id: 'KejadianBukti' })

/** Somebody's attendance day; `id` is the employee's. */
const hariPresensi = z.object({
  id: z.number().int(),
  tanggal,
  status: z.enum(STATUS_PRESENSI),
  karyawan: z
    .object({
      id: z.number().int(),
      kode: z.string(),
      nama: z.string(),
      avatar_url: z.string().nullable(),
      jenis_karyawan: referensi,
    })
    .meta({ id: 'KaryawanPresensi' }),
  kantor: kantorBerzona,
  /** From check-in to check-out, or to the planned end that counts as one; 0 while either is missing */
  durasi: detik,
  /** The planned end that counts as the last check-out, which is missing, until somebody corrects it */
  pulang_dianggap: instan.nullable(),
  /** Whose work it was that the person did, and who did their own */
  menggantikan: z.array(z.string()),
  digantikan_oleh: z.array(z.string()),
})

const barisKejadian = kejadian.extend(dilihat).meta({ id: 'KejadianTinjauan' }).nullable()
const barisPresensi = hariPresensi
  .extend({ check_in: barisKejadian, check_out: barisKejadian })
  .meta({ id: 'BarisPresensi' })

const rincianDitarik = kejadianDitarik
  .extend({
    /** Who withdrew it */
    oleh: bernama,
    kantor: bernama,
    tanda: kejadian.shape.tanda,
    selfie_url: dilihat.selfie_url,
  })
  .meta({ id: 'KejadianDitarikRinci' })

/** A correction of a day: who changed what, and why */
const koreksiPresensi = z
  .object({
    pada: instan,
    oleh: bernama,
    alasan: z.string(),
    perubahan: z.array(
      z.object({
        jenis: z.enum(['check_in', 'check_out']),
        /** Null: there was none */
        sebelum: instan.nullable(),
        sesudah: instan.nullable(),
      }),
    ),
    /** Breaks of a work, where they were put right */
    istirahat: z.object({ sebelum: z.array(istirahat), sesudah: z.array(istirahat) }).nullable(),
  })
  .meta({ id: 'RiwayatKoreksi' })

const rekamanPresensi = hariPresensi
  .extend({
    check_in: rincianKejadian.nullable(),
    check_out: rincianKejadian.nullable(),
    /** Punches of the day that were withdrawn by who sent them, oldest first */
    ditarik: z.array(rincianDitarik),
    /** Its corrections, the latest first */
    koreksi: z.array(koreksiPresensi),
    /** The works of the day by their start; `check_in` is the first in, `check_out` the last out */
    penugasan: z.array(penugasanHari),
    /** Null on a day off */
    jadwal: jadwalHari.nullable(),
    /** Where a punch may be made that day: the offices of all placements in force, the primary one first */
    kantor_presensi: z.array(kantor),
    /** Work from home was approved: the area is not asked */
    bebas_area: z.boolean(),
    /** When its check-in opens and its check-out closes; present when the day has a shift or an approved overtime */
    buka_pada: instan.nullable(),
    tutup_pada: instan.nullable(),
    /** The person's own today */
    hari_ini: tanggal,
    /** What the reader may do for the person on this day, now */
    dapat: z.object({
      check_in: z.boolean(),
      check_out: z.boolean(),
      koreksi: z.boolean(),
      /** Breaks are punched on this day, or were */
      istirahat: z.boolean(),
    }),
    /** Whose lock holds the day, in a sentence: then nothing of it changes; null: none does */
    terkunci: z.string().nullable(),
  })
  .meta({ id: 'Presensi' })

const satuStatus = `(${STATUS_PRESENSI.join('|')})`
const saringanStatus = z
  .string()
  .meta({
    type: undefined,
    anyOf: [
      { type: 'string', enum: STATUS_PRESENSI },
      { type: 'string', pattern: `^${satuStatus}(,${satuStatus})*$` },
    ],
  })
  .transform((teks, ctx): readonly StatusPresensi[] => {
    const nilai = teks.toUpperCase().split(',')
    const dikenal = STATUS_PRESENSI.filter((status) => nilai.includes(status))
    if (dikenal.length === new Set(nilai).size) return dikenal
    const message = `Status harus salah satu dari ${STATUS_PRESENSI.join(', ')}, atau beberapa dengan koma di antaranya.`
    ctx.issues.push({ code: 'custom', message, input: teks })
    return z.NEVER
  })

const tinjauan = z.strictObject({
  tanggal: tanggalDiminta,
  jenis: z.enum(['check_in', 'check_out'], { error: 'Pilih check_in atau check_out.' }),
  diterima: z.boolean({ error: 'Pilih diterima atau tidak.' }),
  /** Needed where it is not accepted */
  alasan: opsional(text(aturanAlasanTinjauan(true)).transform(tidy)),
})

const koreksi = z.strictObject({
  tanggal: tanggalDiminta,
  /** Needed on a day of several works */
  penugasan_id: penugasanId.optional(),
  check_in: jamIsian('Jam masuk tidak valid. Contoh: 08:00.'),
  /** Not after the check-in's clock time: the next day's; where it could be either day, `hari_pulang` says which (422) */
  check_out: jamIsian('Jam pulang tidak valid. Contoh: 17:00.'),
  hari_pulang: hariJam,
  alasan: text(aturanAlasanKoreksi).transform(tidy),
})

/** Clock times; before the one that comes before it: the next morning's */
const koreksiIstirahat = z.strictObject({
  tanggal: tanggalDiminta,
  /** Needed on a day of several works */
  penugasan_id: penugasanId.optional(),
  /** All of the work's breaks as they are to stand, by their start; none: the planned break is taken out */
  istirahat: z
    .array(
      z.strictObject({
        mulai: jamWajib('Jam mulai istirahat tidak valid. Contoh: 12:00.'),
        selesai: jamWajib('Jam selesai istirahat tidak valid. Contoh: 13:00.'),
        /** How many days after its day it begins; where that could be two, it has to be said (422) */
        hari: hariJam,
      }),
      { error: 'Isi istirahatnya.' },
    )
    .max(ISTIRAHAT_TERBANYAK, { error: `Paling banyak ${ISTIRAHAT_TERBANYAK} istirahat sehari.` }),
  alasan: text(aturanAlasanKoreksi).transform(tidy),
})

/** One person's day */
const rekaman = {
  params: z.object({ id }),
  /** By default the person's own today */
  query: z.object({ tanggal: tanggalDiminta.optional() }),
  response: answer(rekamanPresensi),
} satisfies CallPart

/** The attendance of one's people. */
export const presensiTim = {
  'GET /karyawan/presensi': {
    work: 'report',
    query: z.object({
      ...halaman,
      /** By default each person's own today: of a night shift the day before, until its check-out closes */
      tanggal: tanggalDiminta.optional(),
      /** A month up to today, newest first; what is left out is the current one's */
      bulan: bulan.optional(),
      tahun: tahun.optional(),
      nama: saringan.optional(),
      /** One, or several with commas between */
      status: saringanStatus.optional(),
      /** Whether the check-in was late; a day without one was not */
      telat: yaTidak.optional(),
      /** In force there on that day */
      kantor_id: id.optional(),
      /** Whether a punch of the day still waits to be looked at; yes without date and month: whatever its day */
      perlu_tinjauan: yaTidak.optional(),
    }),
    response: paged(barisPresensi),
    summary: 'Presensi sendiri dan orang-orang yang dibawahi',
  },
  /** The statuses add up to `total`; `terlambat` are some of `hadir`. */
  'GET /karyawan/presensi/ringkasan': {
    work: 'report',
    query: z.object({ tanggal: tanggalDiminta.optional(), kantor_id: id.optional() }),
    response: answer(
      z.object({
        hadir: jumlah,
        terlambat: jumlah,
        belum: jumlah,
        izin: jumlah,
        sakit: jumlah,
        cuti: jumlah,
        dinas_luar: jumlah,
        alpa: jumlah,
        libur: jumlah,
        /** People of whose day something still waits to be looked at */
        perlu_tinjauan: jumlah,
        total: jumlah,
      }),
    ),
    summary: 'Presensi sehari dalam angka',
  },
  'GET /karyawan/{id}/presensi': {
    ...rekaman,
    summary: 'Presensi seorang karyawan pada satu hari, dengan bukti',
  },
  /** The same; its other address could be mistaken for `/karyawan/{id}/…` */
  'GET /karyawan/presensi/{id}': {
    ...rekaman,
    summary: 'Presensi seorang karyawan pada satu hari, dengan bukti (alamat lama)',
    describedAs: 'GET /karyawan/{id}/presensi',
  },
  'POST /karyawan/presensi/{id}/tinjauan': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params: z.object({ id }),
    body: tinjauan,
    response: answer(rekamanPresensi),
    summary: 'Meninjau check-in atau check-out yang ditandai',
  },
  /** They answer with one tap (`POST /absensi/pulang`); until HR accepts it, nothing is written as a punch */
  'POST /karyawan/presensi/{id}/tanya': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params: z.object({ id }),
    body: z.strictObject({ tanggal: tanggalDiminta }),
    response: pesan,
    summary: 'Menanyakan jam pulang kepada seorang karyawan',
  },
  'POST /karyawan/presensi/{id}/koreksi': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params: z.object({ id }),
    body: koreksi,
    response: answer(rekamanPresensi),
    summary: 'Membetulkan jam masuk dan jam pulang seorang karyawan',
  },
  /** Of a work that was checked in to */
  'POST /karyawan/presensi/{id}/istirahat': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params: z.object({ id }),
    body: koreksiIstirahat,
    response: answer(rekamanPresensi),
    summary: 'Membetulkan jam istirahat seorang karyawan',
  },
} satisfies Record<string, Call>
