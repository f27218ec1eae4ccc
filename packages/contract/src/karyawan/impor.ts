import { z } from 'zod'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { STATUS_IMPOR } from '@rekan/domain/karyawan/impor'
import { type Call, answer, berkas, id, instan, jumlah } from '../call.ts'
import { pesanLembar } from '../lembar.ts'

const params = z.object({ id })

const pekerjaan = z
  .object({
    id: z.number().int(),
    /** Of the file */
    nama: z.string(),
    status: z.enum(STATUS_IMPOR),
    /** Rows done; it only grows while one status lasts */
    selesai: jumlah,
    /** Of so many; null until the file was read */
    dari: jumlah.nullable(),
    oleh: z.string(),
    /** Whether the reader may go on with it */
    sendiri: z.boolean(),
    dibuat_pada: instan,
    /** What it did or, tried out, would do; null until then */
    hasil: z
      .object({
        ditambahkan: jumlah,
        diubah: jumlah,
        tetap: jumlah,
        /** Why no row could be read */
        tolak: z.string().nullable(),
        ...pesanLembar,
      })
      .nullable(),
  })
  .meta({ id: 'ImporKaryawan' })
const satu = answer(pekerjaan)

/** People from a workbook and back. */
export const imporKaryawan = {
  'GET /kelola/impor-karyawan/templat': {
    work: 'report',
    response: answer(berkas),
    summary: 'Lembar kerja Excel kosong untuk karyawan baru, dengan pilihan tiap kolom',
  },
  'GET /kelola/impor-karyawan': {
    response: answer(pekerjaan.nullable()),
    summary: 'Impor karyawan yang terakhir',
  },
  /** It is read and tried out beside the requests; nothing is written. */
  'POST /kelola/impor-karyawan': {
    konfirmasi: 'biasa: only looks a file over; writing it asks',
    form: {
      fields: z.strictObject({ nama: z.string().min(1).max(200) }),
      files: { berkas: { maxBytes: BERKAS_TERBESAR, required: true, label: 'Berkas Excel' } },
    },
    status: 201,
    response: satu,
    refusals: [409],
    summary: 'Unggah lembar kerja karyawan untuk diperiksa',
  },
  'GET /kelola/impor-karyawan/{id}': {
    params,
    response: satu,
    summary: 'Sejauh mana sebuah impor karyawan',
  },
  'POST /kelola/impor-karyawan/{id}/jalankan': {
    konfirmasi: 'tegas: roles, addresses and bank accounts of many',
    params,
    response: satu,
    refusals: [409],
    summary: 'Tulis isi lembar kerja yang sudah diperiksa',
  },
  'POST /kelola/impor-karyawan/{id}/batal': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params,
    response: satu,
    refusals: [409],
    summary: 'Batalkan impor karyawan; tidak ada yang ditulis',
  },
  'POST /kelola/karyawan/ekspor': {
    konfirmasi: "tegas: everybody's data on a file",
    work: 'report',
    body: z.strictObject({
      /** Absent: everybody active */
      karyawan_ids: z.array(id).min(1).max(5000).optional(),
    }),
    response: answer(berkas),
    summary: 'Unduh karyawan sebagai lembar kerja yang dapat diimpor kembali',
  },
} satisfies Record<string, Call>
