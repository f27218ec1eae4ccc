import { JENIS_DICATAT, JENIS_IZIN, STATUS_PENGAJUAN } from '@rekan/domain/pengajuan/izin/absensi'
import { aturanAlasan, aturanKaryawan } from '@rekan/domain/karyawan/penempatan'
import { PARUH } from '@rekan/domain/pengajuan/izin/paruh'
import {
  KOLOM_MEJA_IZIN,
  KOLOM_MEJA_LEMBUR,
  KOLOM_SALDO_CUTI,
  URUT_MEJA_PENGAJUAN,
  URUT_SALDO_CUTI,
} from '@rekan/domain/pengajuan/meja'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { z } from 'zod'
import { type Call, answer, berkas, id, jumlah, referensi, tanggal, text } from '../call.ts'
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

/** Whose leave: of whom is placed there now, and whom that account coordinates */
const penyaringOrang = {
  q: saringan.optional(),
  kantor_id: id.optional(),
  koordinator_id: id.optional(),
}
const urutSaldo = urutKolom(URUT_SALDO_CUTI).optional()

/** Somebody's annual leave today, in days */
const saldo = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    kantor: referensi.nullable(),
    tanggal_masuk: tanggal,
    /** What was due of the years that may be taken now, what was taken of them, what may be taken */
    hak: z.number(),
    terpakai: z.number(),
    saldo: z.number(),
    /** Asked for and not decided */
    menunggu: z.number(),
    /** So many of it lapse after this day, the first that comes; null: none */
    sampai: tanggal.nullable(),
    gugur: z.number(),
    /** Minutes of time off for overtime; null: the company gives none */
    pengganti_menit: z.number().int().nullable(),
  })
  .meta({ id: 'SaldoCuti' })

const kalender = z
  .object({
    hari: z.array(
      z.object({
        tanggal,
        /** For the whole company */
        libur: z.boolean(),
        /** Placed somewhere, away by approved requests, and who would be by those that wait */
        orang: jumlah,
        pergi: jumlah,
        menunggu: jumlah,
        /** How many the company lets be away at once; null: it sets no limit */
        batas: jumlah.nullable(),
        /** More than that are away or ask to be */
        lewat: z.boolean(),
      }),
    ),
    /** Who is away in that month or asks to be */
    orang: z.array(
      z.object({
        id: z.number().int(),
        kode: z.string(),
        nama: z.string(),
        kantor: referensi.nullable(),
        izin: z.array(
          z.object({
            id: z.number().int(),
            jenis_izin: z.enum(JENIS_IZIN),
            status: z.enum(['menunggu', 'disetujui']),
            dari: tanggal,
            sampai: tanggal,
            paruh: z.enum(PARUH).nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'KalenderIzin' })

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
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
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
  'GET /kelola/izin/kalender': {
    work: 'report',
    query: z.object({ bulan, tahun, ...penyaringOrang }),
    response: answer(kalender),
    summary: 'Kalender tim: siapa yang pergi sebulan, dengan batas bersamaan',
  },
  'GET /kelola/cuti': {
    work: 'report',
    query: z.object({ ...penyaringOrang, urut: urutSaldo, ...jendela }),
    response: jendelaFrom(saldo),
    summary: 'Saldo cuti tahunan semua orang, dengan saringan dan urutan',
  },
  'GET /kelola/cuti/lembar': {
    work: 'report',
    query: z.object({ ...penyaringOrang, urut: urutSaldo, ...isiLembar(KOLOM_SALDO_CUTI) }),
    response: answer(berkas),
    summary: 'Saldo cuti tahunan sebagai Excel atau CSV',
  },
  /** What a record would count, before it is sent */
  'GET /kelola/izin/hitung': {
    query: z.object({ karyawan_id: id, ...dicatat }),
    response: hitunganAnswer,
    summary: 'Hitung hari sebuah catatan cuti atau izin sebelum dikirim',
  },
  /** The hours of overtime put right, waiting or approved; the day stays */
  'POST /kelola/lembur/{id}/jam': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
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
  /** Of approved overtime, for signature (PP 35/2021, article 28 (1)) */
  'GET /kelola/lembur/{id}/spl': {
    work: 'report',
    params: z.object({ id }),
    response: answer(berkas),
    summary: 'Surat perintah lembur untuk ditandatangani sebagai PDF',
  },
} satisfies Record<string, Call>
