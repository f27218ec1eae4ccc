import { z } from 'zod'
import { type Call, answer, berkas, id } from '../call.ts'
import { bulan, kata, saringan, tahun, tanggalDiminta } from '../paging.ts'

/** Attendance on paper and in spreadsheets. */
export const cetakPresensi = {
  /** Of one person by the day, or of the people that the filters leave by person and day, with the hours of `GET /kelola/presensi` */
  'GET /kelola/presensi/lembar': {
    work: 'report',
    query: z.object({
      bulan,
      tahun,
      karyawan_id: id.optional(),
      /** Those days and hours alone */
      kantor_id: id.optional(),
      klien_id: id.optional(),
      koordinator_id: id.optional(),
      cari: saringan.optional(),
      format: kata(['pdf', 'xlsx'], 'Format harus pdf atau xlsx.'),
    }),
    response: answer(berkas),
    summary: 'Lembar waktu seorang karyawan atau sebuah lokasi sebagai PDF atau Excel',
    refusals: [404],
  },
  /** For a day without a network: a page a site, with room for times and signatures */
  'GET /kelola/presensi/daftar-hadir': {
    work: 'report',
    query: z.object({ tanggal: tanggalDiminta, kantor_id: id.optional() }),
    response: answer(berkas),
    summary: 'Daftar hadir kertas per lokasi untuk suatu hari sebagai PDF',
  },
} satisfies Record<string, Call>
