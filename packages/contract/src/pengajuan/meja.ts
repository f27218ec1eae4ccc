import { JENIS_DICATAT, JENIS_IZIN, STATUS_PENGAJUAN } from '@rekan/domain/pengajuan/izin/absensi'
import { aturanAlasan, aturanKaryawan } from '@rekan/domain/karyawan/penempatan'
import { KOLOM_MEJA_IZIN, KOLOM_MEJA_LEMBUR, URUT_MEJA_PENGAJUAN } from '@rekan/domain/pengajuan/meja'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { z } from 'zod'
import { type Call, answer, berkas, id, jumlah, referensi, text } from '../call.ts'
import { pilihan } from '../isian.ts'
import {
  bulan,
  isiLembar,
  jendela,
  jendelaFrom,
  kata,
  pilihanBerjumlah,
  saringan,
  tahun,
  tanggalDiminta,
  urutKolom,
  yaTidak,
} from '../paging.ts'
import { absensiAnswer, absensiItem, hitunganAnswer, izinDiminta, jenisFrom } from './absensi.ts'
import { jamRencana, lemburAnswer, lemburItem } from './lembur.ts'
import { keteranganPengajuan, saringanStatus } from './pengajuan.ts'

const dicatat = { ...izinDiminta, jenis_izin: jenisFrom(JENIS_DICATAT) }

/** What narrows a list of requests. */
const penyaring = {
  /** By name or code */
  q: saringan.optional(),
  /** Those that wait for the reader's decision */
  giliran: yaTidak.optional(),
  status: saringanStatus.optional(),
  /** Where the person is placed on its first day */
  kantor_id: id.optional(),
  /** By the account that was asked */
  koordinator_id: id.optional(),
  /** Of days from this one on, and up to that one */
  dari: tanggalDiminta.optional(),
  sampai: tanggalDiminta.optional(),
}
const penyaringIzin = { ...penyaring, jenis_izin: jenisFrom(JENIS_IZIN).optional() }
const urut = urutKolom(URUT_MEJA_PENGAJUAN).optional()
const kantor = referensi.nullable()

/** Of each filter its values, with how many rows each leaves beside the other filters */
const isiSaringan = {
  giliran: jumlah,
  status: z.array(z.object({ kode: z.enum(STATUS_PENGAJUAN), jumlah })).meta({ id: 'StatusBerjumlah' }),
  kantor: pilihanBerjumlah,
  koordinator: pilihanBerjumlah,
}

/** Leave and permission, and overtime, as the back office has them. */
export const mejaPengajuan = {
  'GET /kelola/izin': {
    query: z.object({ ...penyaringIzin, urut, ...jendela }),
    response: jendelaFrom(z.object({ izin: absensiItem, kantor }).meta({ id: 'BarisMejaIzin' })),
    summary: 'Daftar izin dan cuti untuk meja kerja, dengan saringan dan urutan',
  },
  'GET /kelola/izin/saringan': {
    query: z.object(penyaringIzin),
    response: answer(
      z.object({ ...isiSaringan, jenis_izin: z.array(z.object({ kode: z.enum(JENIS_IZIN), jumlah })) }),
    ),
    summary: 'Pilihan saringan daftar izin dan cuti dengan jumlahnya',
  },
  'GET /kelola/izin/lembar': {
    work: 'report',
    query: z.object({ ...penyaringIzin, urut, ...isiLembar(KOLOM_MEJA_IZIN) }),
    response: answer(berkas),
    summary: 'Daftar izin dan cuti yang tampil sebagai Excel atau CSV',
  },
  'GET /kelola/lembur': {
    query: z.object({ ...penyaring, urut, ...jendela }),
    response: jendelaFrom(z.object({ lembur: lemburItem, kantor }).meta({ id: 'BarisMejaLembur' })),
    summary: 'Daftar lembur untuk meja kerja, dengan saringan dan urutan',
  },
  'GET /kelola/lembur/saringan': {
    query: z.object(penyaring),
    response: answer(z.object(isiSaringan)),
    summary: 'Pilihan saringan daftar lembur dengan jumlahnya',
  },
  'GET /kelola/lembur/lembar': {
    work: 'report',
    query: z.object({ ...penyaring, urut, ...isiLembar(KOLOM_MEJA_LEMBUR) }),
    response: answer(berkas),
    summary: 'Daftar lembur yang tampil sebagai Excel atau CSV',
  },
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
