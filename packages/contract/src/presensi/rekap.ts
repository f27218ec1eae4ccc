import { z } from 'zod'
import { STATUS_PRESENSI } from '@rekan/domain/presensi/hari/presensi'
import { type Call, answer, detik, jam, jumlah, tanggal } from '../call.ts'
import { bulan, tahun } from '../paging.ts'

/** A person's month in figures. */
export const angkaRekap = {
  bulan: z.number().int(),
  tahun: z.number().int(),
  hari_kerja: jumlah,
  hadir: jumlah,
  terlambat: jumlah,
  pulang_cepat: jumlah,
  izin: jumlah,
  sakit: jumlah,
  cuti: jumlah,
  /** Days of which half was leave; what the other half was, it is counted as */
  cuti_setengah: jumlah,
  dinas_luar: jumlah,
  alpa: jumlah,
  libur: jumlah,
  /** Days still to come, and today while it waits for its check-in */
  belum: jumlah,
  total_durasi: detik,
  total_telat: detik,
  /** Works that were attended, of those planned: two on one date are two */
  man_shift: jumlah,
  man_shift_rencana: jumlah,
  /** Seconds worked of what was planned, approved overtime included, less unpaid breaks */
  jam_kerja: detik,
  /** Works whose planned end counts as the check-out that is missing; their hours are among these */
  pulang_dianggap: jumlah,
  /** The same hours as the company rounds them, with the rule in words; null where it rounds nothing */
  pembulatan: z
    .object({ menit: z.number().int(), jam_kerja: detik, aturan: z.string() })
    .meta({ id: 'PembulatanJamKerja' })
    .nullable(),
}

/** The current month by default */
const sebulan = z.object({ bulan: bulan.optional(), tahun: tahun.optional() })

const hariRekap = z
  .object({
    tanggal,
    status: z.enum(STATUS_PRESENSI),
    /** Whether a shift was planned: of leave, only such days count */
    kerja: z.boolean(),
    telat: detik,
    lebih_awal: detik,
  })
  .meta({ id: 'HariRekap' })

/** One's own month of attendance. */
export const rekap = {
  'GET /rekap/presensi': {
    query: sebulan,
    response: answer(
      z.object({
        ...angkaRekap,
        /** The mean clock time of the check-ins */
        rata_rata_masuk: jam.nullable(),
        hari: z.array(hariRekap),
      }),
    ),
    summary: 'Presensi sendiri sebulan dalam angka',
  },
  /** Newest first, as far as today */
  'GET /rekap/presensi/list': {
    query: sebulan,
    response: answer(
      z.array(
        hariRekap.extend({
          hari: z.string(),
          check_in: jam.nullable(),
          check_out: jam.nullable(),
          /** The planned end that counts as the check-out, which is missing */
          pulang_dianggap: jam.nullable(),
          /** Who punched for the person or put it right, each once */
          dicatat_oleh: z.array(z.string()),
          durasi: detik,
          /** Whose work it was that the person did, and who did their own */
          menggantikan: z.array(z.string()),
          digantikan_oleh: z.array(z.string()),
        }),
      ),
    ),
    summary: 'Presensi sendiri sebulan hari demi hari',
  },
} satisfies Record<string, Call>
