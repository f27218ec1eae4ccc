import { JENIS_DICATAT } from '@rekan/domain/pengajuan/izin/absensi'
import { aturanAlasan, aturanKaryawan } from '@rekan/domain/karyawan/penempatan'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { z } from 'zod'
import { type Call, answer, berkas, id, text } from '../call.ts'
import { pilihan } from '../isian.ts'
import { bulan, kata, tahun } from '../paging.ts'
import { absensiAnswer, hitunganAnswer, izinDiminta, jenisFrom } from './absensi.ts'
import { jamRencana, lemburAnswer } from './lembur.ts'
import { keteranganPengajuan } from './pengajuan.ts'

const dicatat = { ...izinDiminta, jenis_izin: jenisFrom(JENIS_DICATAT) }

/** Leave and permission as the back office has them. */
export const mejaPengajuan = {
  'POST /kelola/izin': {
    form: {
      fields: z.strictObject({
        karyawan_id: pilihan(aturanKaryawan),
        ...dicatat,
        /** Why it is written down for the person */
        keterangan: keteranganPengajuan,
      }),
      /** PDF, JPEG or PNG */
      files: { file: { maxBytes: BERKAS_TERBESAR, required: false } },
    },
    status: 201,
    response: absensiAnswer,
    refusals: [409],
    summary: 'Catat cuti atau izin untuk seorang karyawan, juga untuk hari yang sudah lewat',
  },
  /** What a record would count, before it is sent */
  'GET /kelola/izin/hitung': {
    query: z.object({ karyawan_id: id, ...dicatat }),
    response: hitunganAnswer,
    summary: 'Hitung hari sebuah catatan cuti atau izin sebelum dikirim',
  },
  /** The hours of overtime put right, waiting or approved; the day stays */
  'POST /kelola/lembur/{id}/jam': {
    params: z.object({ id }),
    body: z.strictObject({
      ...jamRencana,
      alasan: text(aturanAlasan).transform((teks) => teks.normalize('NFC').trim()),
    }),
    response: lemburAnswer,
    refusals: [409],
    summary: 'Betulkan jam sebuah lembur dengan alasan',
  },
  /** Approved overtime of a month with order and consent (PP 35/2021, article 28 (2)), by name and day */
  'GET /kelola/lembur/daftar': {
    work: 'report',
    query: z.object({
      bulan,
      tahun,
      format: kata(['pdf', 'xlsx'], 'Format harus pdf atau xlsx.'),
    }),
    response: answer(berkas),
    summary: 'Daftar nama dan lamanya kerja lembur sebulan sebagai PDF atau Excel',
  },
} satisfies Record<string, Call>
