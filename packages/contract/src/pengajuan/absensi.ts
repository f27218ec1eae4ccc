import { JENIS_IZIN, type JenisIzin, aturanCatatan } from '@rekan/domain/pengajuan/izin/absensi'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { PARUH } from '@rekan/domain/pengajuan/izin/paruh'
import { NILAI_WAKTU } from '@rekan/domain/presensi/luring/waktu'
import { aturanKoordinator } from '@rekan/domain/karyawan/penempatan'
import { z } from 'zod'
import {
  type Call,
  type CallPart,
  answer,
  id,
  instan,
  jam,
  jumlahHari,
  referensi,
  sebabIsian,
  tanggal,
  text,
} from '../call.ts'
import { hariIsian, hariJam, jamIsian, opsional, pilihan } from '../isian.ts'
import { bulan, halaman, kata, paged, saringan, tahun, tanggalDiminta } from '../paging.ts'
import { keteranganPengajuan, nasib, saringanLingkup, saringanStatus, status } from './pengajuan.ts'

/** One of these kinds, whatever its letter case */
export function jenisFrom<const K extends JenisIzin>(dikenal: readonly K[]) {
  return z
    .string({ error: 'Jenis izin harus dipilih.' })
    .min(1, { error: 'Jenis izin harus dipilih.' })
    .pipe(kata(dikenal, 'Jenis izin tidak dikenal.'))
    .meta({ enum: dikenal, minLength: undefined })
}
const jenisIzin = jenisFrom(JENIS_IZIN)

export const izinDiminta = {
  jenis_izin: jenisIzin,
  /** With `CUTI`, and with it alone */
  cuti_id: opsional(id),
  tanggal_mulai: hariIsian('Tanggal mulai'),
  tanggal_selesai: hariIsian('Tanggal selesai'),
  /** Half of its one day, of leave that may be taken so; absent: whole days */
  paruh: opsional(kata(PARUH, 'Paruh hari tidak dikenal.')),
}

const params = z.object({ id })

/** One request for leave, permission or a correction. */
export const absensiItem = z
  .object({
    id: z.number().int(),
    jenis_izin: z.enum(JENIS_IZIN),
    /** The label shown: the leave's name, or the kind's */
    jenis: z.string(),
    cuti: referensi.nullable(),
    tanggal_mulai: tanggal,
    tanggal_selesai: tanggal,
    /** Half of its one day; null: whole days */
    paruh: z.enum(PARUH).nullable(),
    /** 0.5 of half a day */
    total_hari: jumlahHari,
    /** Days of annual leave that its withdrawal gives back; what has lapsed since stays lapsed */
    dikembalikan: jumlahHari.min(0),
    keterangan: z.string(),
    /** Signed, lives a minute */
    lampiran_url: z.string().nullable(),
    lampiran_nama: z.string().nullable(),
    /** A correction's claimed times */
    jam_masuk: jam.nullable(),
    jam_pulang: jam.nullable(),
    /** How many days after the request's day `jam_pulang` lies; null: as it follows from its check-in */
    hari_pulang: z.number().int().nullable(),
    /** Punches that arrived too late to be recorded and were made this request, the earliest first */
    luring: z.array(
      z
        .object({
          jenis: z.enum(['check_in', 'check_out']),
          /** When it was taken by what its phone claims */
          waktu_taksir: instan,
          diterima_pada: instan,
          nilai_waktu: z.enum(NILAI_WAKTU),
          /** Why it is believed no further, in Indonesian */
          alasan: z.array(z.string()),
          /** Signed, lives a minute */
          foto_url: z.string().nullable(),
        })
        .meta({ id: 'PresensiTertunda' }),
    ),
    karyawan: z.object({
      id: z.number().int(),
      kode: z.string(),
      nama: z.string(),
      avatar_url: z.string().nullable(),
      jatah_cuti: jumlahHari,
    }),
    ...nasib,
    /** What a decision needs; null for who can't decide it */
    pertimbangan: z
      .object({
        /** Days left of what the request is taken from; null where nothing is counted */
        sisa: z.number().nullable(),
        /** Days in other waiting requests of the same person that are taken from the same */
        menunggu_lain: jumlahHari,
        /**
         * The same person's of the same kind that wait or were approved, from a year before its first day on, the latest
         * first; at most 10
         */
        sebelumnya: z.array(
          z.object({
            tanggal_mulai: tanggal,
            tanggal_selesai: tanggal,
            total_hari: jumlahHari,
            status,
          }),
        ),
        /** Others of the same unit at the same office who are away, or ask to be, on some of these days; at most 10 */
        bentrok: z.array(
          z.object({
            nama: z.string(),
            jenis: z.string(),
            status,
            tanggal_mulai: tanggal,
            tanggal_selesai: tanggal,
          }),
        ),
        /** Approved overtime of the person on days of a request that has them away, by the office's clock; at most 10 */
        lembur: z.array(z.object({ tanggal, jam_mulai: jam, jam_selesai: jam })),
        /** A correction's day as it is recorded */
        tercatat: z.object({ check_in: jam.nullable(), check_out: jam.nullable() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Absensi' })

export const absensiAnswer = answer(absensiItem)
/** What a request would count. */
export const hitunganAnswer = answer(
  z
    .object({
      total_hari: jumlahHari.min(0),
      /** Days in the range that do not count */
      hari_libur: z.number().int().min(0),
      /** Left of what it is taken from, before it, in its unit; null where nothing is counted */
      sisa: z.number().nullable(),
      dokumen_wajib: z.boolean(),
      /** Why it would be refused, by field of the query */
      keberatan: sebabIsian,
    })
    .meta({ id: 'HitunganIzin' }),
)
const sebulan = z.object({ bulan: bulan.optional(), tahun: tahun.optional() })
const keputusan = {
  params,
  /** Absent, null and empty are one */
  body: z.strictObject({ note: text(aturanCatatan).nullable().optional() }).meta({ id: 'Keputusan' }),
  response: absensiAnswer,
} satisfies CallPart

export const absensi = {
  'POST /absensi/pengajuan': {
    konfirmasi: 'biasa: somebody else decides on it',
    form: {
      fields: z.strictObject({
        /** As `GET /koordinator` lists them; absent only where that offers HR */
        koordinator_id: opsional(pilihan(aturanKoordinator)),
        ...izinDiminta,
        keterangan: keteranganPengajuan,
        /** A correction's; an out that is not after its in is the next day's, and where it could be either, `hari_pulang` says which */
        jam_masuk: jamIsian('Jam masuk tidak valid. Contoh: 08:00.'),
        jam_pulang: jamIsian('Jam pulang tidak valid. Contoh: 17:00.'),
        hari_pulang: hariJam,
      }),
      /** PDF, JPEG or PNG */
      files: { file: { maxBytes: BERKAS_TERBESAR, required: false } },
    },
    status: 201,
    response: absensiAnswer,
    summary: 'Ajukan cuti, izin, atau koreksi presensi',
  },
  /** What a request would count, before it is sent */
  'GET /absensi/hitung': {
    query: z.object(izinDiminta),
    response: hitunganAnswer,
    summary: 'Hitung hari sebuah pengajuan sebelum dikirim',
  },
  /** One's days of the last week that were left without a check-out and of which nothing waits */
  'GET /absensi/pulang': {
    response: answer(
      z.array(
        z
          .object({
            tanggal,
            masuk: instan,
            /** When the work was to end; null: nothing was planned */
            selesai: instan.nullable(),
          })
          .meta({ id: 'PulangTerlupa' }),
      ),
    ),
    summary: 'Hari sendiri yang belum punya jam pulang',
  },
  /** Says to HR when one left; nothing is written as a punch until they decide */
  'POST /absensi/pulang': {
    konfirmasi: 'biasa: somebody else decides on it',
    body: z.strictObject({
      tanggal: tanggalDiminta,
      jam_pulang: jamIsian('Jam pulang tidak valid. Contoh: 17:00.'),
      hari_pulang: hariJam,
    }),
    response: answer(z.object({ id: z.number().int() }).meta({ id: 'PulangDisampaikan' })),
    summary: 'Sampaikan jam pulang yang terlupa kepada HRD',
  },
  'GET /absensi': {
    query: z.object({
      ...halaman,
      /** The reader's own, or those of others; by default all that the reader may see */
      lingkup: saringanLingkup.optional(),
      status: saringanStatus.optional(),
      jenis_izin: jenisIzin.optional(),
      nama: saringan.optional(),
      bulan: bulan.optional(),
      tahun: tahun.optional(),
      /** Of those that cover this day */
      tanggal: tanggalDiminta.optional(),
      /** By the account of the coordinator who was named */
      koordinator_id: id.optional(),
    }),
    response: paged(absensiItem),
    summary: 'Daftar pengajuan cuti, izin, dan koreksi presensi',
  },
  'GET /absensi/{id}': {
    params,
    response: absensiAnswer,
    summary: 'Satu pengajuan cuti, izin, atau koreksi presensi',
  },
  /** The reader's own: what touches the month or was filed in it, newest first; the current month by default */
  'GET /rekap/absensi': {
    query: sebulan,
    response: answer(z.array(absensiItem)),
    summary: 'Riwayat pengajuan sendiri dalam sebulan',
  },
  'GET /rekap/perizinan': {
    query: sebulan,
    response: answer(
      z.object({
        /** The approved request that covers today */
        aktif: z
          .object({
            id: z.number().int(),
            jenis: z.string(),
            total_hari: jumlahHari,
            tanggal_mulai: tanggal,
            tanggal_selesai: tanggal,
          })
          .nullable(),
        rekap: z.array(
          absensiItem.pick({
            id: true,
            jenis: true,
            status: true,
            keterangan: true,
            tanggal_mulai: true,
            tanggal_selesai: true,
            created_at: true,
          }),
        ),
        /** Days of annual leave that may be taken today */
        jatah_cuti: jumlahHari,
      }),
    ),
    summary: 'Ringkasan izin sendiri: yang berlaku hari ini, sebulan, sisa cuti',
  },
  'POST /absensi/{id}/approve': {
    konfirmasi: 'biasa: decides what somebody asked for, who is told by whom',
    ...keputusan,
    summary: 'Setujui pengajuan cuti atau izin',
  },
  'POST /absensi/{id}/reject': {
    konfirmasi: 'biasa: decides what somebody asked for, who is told by whom',
    ...keputusan,
    summary: 'Tolak pengajuan cuti atau izin',
  },
  'POST /absensi/{id}/cancel': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params,
    body: z.strictObject({}),
    response: absensiAnswer,
    summary: 'Batalkan pengajuan cuti atau izin',
  },
} satisfies Record<string, Call>
