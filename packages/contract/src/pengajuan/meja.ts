import { JENIS_DICATAT } from '@rekan/domain/pengajuan/izin/absensi'
import { aturanKaryawan } from '@rekan/domain/karyawan/penempatan'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { z } from 'zod'
import { type Call, id } from '../call.ts'
import { pilihan } from '../isian.ts'
import { absensiAnswer, hitunganAnswer, izinDiminta, jenisFrom } from './absensi.ts'
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
} satisfies Record<string, Call>
