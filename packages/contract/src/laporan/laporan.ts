import { MASA_LAPORAN, FORMAT_LAPORAN, JENIS_LAPORAN } from '@rekan/domain/laporan/jenis'
import {
  PENERIMA_TERBANYAK,
  STATUS_LAPORAN,
  aturanNamaLaporan,
  tidyNamaLaporan,
} from '@rekan/domain/laporan/laporan'
import { z } from 'zod'
import { type Call, answer, berkas, id, instan, jumlah, kosong, pesan, referensi, text } from '../call.ts'
import { jendela, jendelaFrom, kata } from '../paging.ts'

const params = z.object({ id })
const format = kata(FORMAT_LAPORAN, 'Format harus xlsx, csv, atau pdf.')
const PILIH_BULAN = 'Bulan harus 1 sampai 12.'
const PILIH_TAHUN = 'Tahun tidak valid.'

const sel = z.union([z.string(), z.number(), z.null()])

const laporan = z
  .object({
    id: z.number().int(),
    jenis: z.enum(JENIS_LAPORAN),
    bulan: z.number().int(),
    tahun: z.number().int(),
    /** What it was narrowed to */
    kantor_id: z.number().int().nullable(),
    lokasi: z.string().nullable(),
    koordinator_id: z.number().int().nullable(),
    klien_id: z.number().int().nullable(),
    status: z.enum(STATUS_LAPORAN),
    /** Steps done; it only grows */
    selesai: jumlah,
    /** Of so many; null until they were counted */
    dari: jumlah.nullable(),
    /** How many rows it has; null until it is done */
    baris: jumlah.nullable(),
    /** A total for each column that has one */
    jumlah: z.array(sel).nullable(),
    /** What its chart shows: values by day or by site, in the series of its kind; null: it has none, or is not done */
    gambar: z.array(z.object({ label: z.string(), nilai: z.array(z.number()) })).nullable(),
    kolom: z.array(z.object({ kunci: z.string(), judul: z.string(), jenis: z.enum(['teks', 'angka']) })),
    /** Files that were asked for */
    berkas: z.array(z.object({ format: z.enum(FORMAT_LAPORAN), siap: z.boolean(), gagal: z.boolean() })),
    /** As of when it says what it says */
    dibuat_pada: instan,
  })
  .meta({ id: 'Laporan' })

/** Columns that are shown and written, the first always; null: all */
const kolomDipilih = z.array(z.string().max(40)).max(60).nullable()

const PILIH_HARI = 'Hari kirim harus 1 sampai 31.'
const isianTersimpan = z
  .strictObject({
    nama: text(aturanNamaLaporan).transform(tidyNamaLaporan),
    jenis: z.enum(JENIS_LAPORAN, { error: 'Jenis laporan tidak dikenal.' }),
    masa: z.enum(MASA_LAPORAN, { error: 'Pilih bulan ini atau bulan lalu.' }),
    kantor_id: id.nullable(),
    koordinator_id: id.nullable(),
    /** At whose posts' sites */
    klien_id: id.nullable().optional(),
    kolom: kolomDipilih.optional(),
    /** Of each month, its last where it is shorter; null: it is not mailed */
    hari_kirim: z
      .int({ error: PILIH_HARI })
      .min(1, { error: PILIH_HARI })
      .max(31, { error: PILIH_HARI })
      .nullable(),
    format: z.enum(FORMAT_LAPORAN, { error: 'Format harus xlsx, csv, atau pdf.' }),
    /** Accounts it is mailed to beside the own, of those that may be chosen */
    penerima: z
      .array(id)
      .max(PENERIMA_TERBANYAK, { error: `Paling banyak ${PENERIMA_TERBANYAK} penerima lain.` })
      .optional(),
  })
  .meta({ id: 'IsianLaporanTersimpan' })
const tersimpan = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    jenis: z.enum(JENIS_LAPORAN),
    masa: z.enum(MASA_LAPORAN),
    kantor_id: z.number().int().nullable(),
    lokasi: z.string().nullable(),
    koordinator_id: z.number().int().nullable(),
    klien_id: z.number().int().nullable(),
    kolom: kolomDipilih,
    hari_kirim: z.number().int().nullable(),
    format: z.enum(FORMAT_LAPORAN),
    penerima: z.array(referensi),
    /** The month in which it was mailed last, as its first day */
    dikirim: z.string().nullable(),
  })
  .meta({ id: 'LaporanTersimpan' })

/** Reports that somebody keeps, and has mailed. */
export const laporanTersimpan = {
  'GET /kelola/laporan-tersimpan': {
    response: answer(z.array(tersimpan)),
    summary: 'Laporan yang disimpan sendiri',
  },
  /** Who sees everybody's reports anyhow */
  'GET /kelola/laporan-tersimpan/penerima': {
    response: answer(z.array(referensi)),
    summary: 'Siapa yang dapat menerima laporan tersimpan lewat email',
  },
  'POST /kelola/laporan-tersimpan': {
    konfirmasi: 'tegas: leaves by mail every month',
    body: isianTersimpan,
    status: 201,
    response: answer(tersimpan),
    summary: 'Simpan sebuah laporan, dan kirim tiap bulan bila diminta',
    refusals: [409],
  },
  'POST /kelola/laporan-tersimpan/{id}': {
    konfirmasi: 'tegas: leaves by mail every month',
    params,
    body: isianTersimpan,
    response: answer(tersimpan),
    summary: 'Ubah sebuah laporan tersimpan',
    refusals: [404, 409],
  },
  'POST /kelola/laporan-tersimpan/{id}/hapus': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params,
    body: kosong,
    response: pesan,
    summary: 'Hapus sebuah laporan tersimpan',
    refusals: [404],
  },
} satisfies Record<string, Call>

/** Reports of a month: asked for, computed beside the requests, read page by page or as a file. */
export const kelolaLaporan = {
  /** The reader's newest */
  'GET /kelola/laporan': {
    response: answer(z.array(laporan)),
    summary: 'Laporan yang baru diminta',
  },
  'POST /kelola/laporan': {
    konfirmasi: 'biasa: shows what its reader may read on screen',
    body: z.strictObject({
      /** What a site costs is HR's alone to ask for */
      jenis: z.enum(JENIS_LAPORAN, { error: 'Jenis laporan tidak dikenal.' }),
      bulan: z.int({ error: PILIH_BULAN }).min(1, { error: PILIH_BULAN }).max(12, { error: PILIH_BULAN }),
      tahun: z
        .int({ error: PILIH_TAHUN })
        .min(1900, { error: PILIH_TAHUN })
        .max(2200, { error: PILIH_TAHUN }),
      kantor_id: id.optional(),
      koordinator_id: id.optional(),
      /** At whose posts' sites */
      klien_id: id.optional(),
      /** A file that is written as soon as it is done */
      format: z.enum(FORMAT_LAPORAN, { error: 'Format harus xlsx, csv, atau pdf.' }).optional(),
    }),
    status: 201,
    response: answer(laporan),
    summary: 'Minta sebuah laporan disusun',
    refusals: [404, 409],
  },
  'GET /kelola/laporan/{id}': {
    params,
    response: answer(laporan),
    summary: 'Sebuah laporan, dan sejauh mana ia disusun',
    refusals: [404],
  },
  'GET /kelola/laporan/{id}/baris': {
    params,
    query: z.object(jendela),
    response: jendelaFrom(z.array(sel).meta({ id: 'BarisLaporan' })),
    summary: 'Baris sebuah laporan',
    refusals: [404, 409],
  },
  'POST /kelola/laporan/{id}/batal': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params,
    body: kosong,
    response: answer(laporan),
    summary: 'Batalkan laporan yang sedang disusun',
    refusals: [404, 409],
  },
  'POST /kelola/laporan/{id}/berkas': {
    konfirmasi: 'biasa: shows what its reader may read on screen',
    params,
    body: z.strictObject({
      format: z.enum(FORMAT_LAPORAN, { error: 'Format harus xlsx, csv, atau pdf.' }),
      kolom: kolomDipilih.optional(),
    }),
    response: answer(laporan),
    summary: 'Minta sebuah laporan ditulis sebagai berkas',
    refusals: [404, 409],
  },
  'GET /kelola/laporan/{id}/berkas': {
    params,
    query: z.object({ format }),
    work: 'report',
    response: answer(berkas),
    summary: 'Berkas sebuah laporan',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
