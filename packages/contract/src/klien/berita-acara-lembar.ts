import { STATUS_BERITA_ACARA } from '@rekan/domain/berita-acara/berita-acara'
import { JENIS_BARIS_HARGA } from '@rekan/domain/berita-acara/harga'
import { TANDA_SEL } from '@rekan/domain/berita-acara/lembar'
import { SATUAN_HARGA } from '@rekan/domain/berita-acara/syarat'
import { z } from 'zod'
import { bernama, detik, instan, jumlah, referensi, tanggal } from '../call.ts'

/** Whole rupiah, below zero where more is taken off than billed */
const uang = z.number().int()

const total = z
  .object({
    /** Man-days that were filled, of so many promised */
    hari_orang: jumlah,
    janji: jumlah,
    /** Hundredths of a percent; null: nothing is promised */
    pemenuhan: jumlah.nullable(),
    /** Percent that the terms ask for */
    janji_pemenuhan: jumlah.nullable(),
    /** Seconds that promised places were manned, of gaps, and of approved overtime that was worked */
    detik,
    kosong_detik: detik,
    lembur_detik: detik,
    /** How many gaps */
    kosong: jumlah,
    /** Works that somebody stood in for; of them within the promised minutes, null: none are promised */
    diganti: jumlah,
    diganti_tepat: jumlah.nullable(),
  })
  .meta({ id: 'TotalBeritaAcara' })

const tandaTangan = z
  .object({
    /** As it was typed; by a clause the client's name */
    nama: z.string(),
    /** The contact who signed; null: nobody, and `pasal_diam` says by what it is held as agreed */
    oleh: z
      .object({ ...bernama.shape, email: z.string() })
      .meta({ id: 'KontakPenanda' })
      .nullable(),
    /** By whom and when that contact was let sign; null where nobody knows */
    penanda: z.object({ oleh: z.string().nullable(), pada: instan.nullable() }),
    pada: instan,
    hash: z.string(),
    pasal_diam: z.string().nullable(),
  })
  .meta({ id: 'TandaTanganBeritaAcara' })

export const keberatan = z
  .object({
    id: z.number().int(),
    revisi: z.number().int(),
    pos: referensi,
    /** Null: places that nobody was planned for */
    petugas: referensi.nullable(),
    tanggal,
    alasan: z.string(),
    /** The contact */
    oleh: z.string(),
    pada: instan,
    /** Null: it waits */
    jawaban: z
      .object({
        diterima: z.boolean(),
        alasan: z.string(),
        bukti: z.string().nullable(),
        pada: instan,
        /** The revision that followed from it */
        revisi_baru: z.number().int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'KeberatanBeritaAcara' })

/** A sheet in a list. */
export const ringkasBeritaAcara = z
  .object({
    id: z.number().int(),
    klien: referensi,
    kontrak: z.object({ id: z.number().int(), nomor: z.string() }).meta({ id: 'KontrakBeritaAcara' }),
    tahun: z.number().int(),
    bulan: z.number().int(),
    dari: tanggal,
    sampai: tanggal,
    /** Of the newest revision that its reader sees */
    revisi: z.number().int(),
    status: z.enum(STATUS_BERITA_ACARA),
    disusun_pada: instan,
    dikirim_pada: instan.nullable(),
    /** The last day for its signature */
    tenggat: tanggal.nullable(),
    ditandatangani_pada: instan.nullable(),
    /** Disputes that wait */
    keberatan: jumlah,
    total,
  })
  .meta({ id: 'BeritaAcaraRingkas' })

export const hargaLembar = z
  .object({
    baris: z.array(
      z
        .object({
          jenis: z.enum(JENIS_BARIS_HARGA),
          berlaku_dari: tanggal,
          jabatan: z.string(),
          satuan: z.enum(SATUAN_HARGA),
          harga: jumlah,
          /** Of the price: on holidays more than 100 */
          persen: jumlah,
          /** Man-days; seconds where `satuan` is `jam` */
          banyak: jumlah,
          jumlah: uang,
        })
        .meta({ id: 'BarisHargaBeritaAcara' }),
    ),
    jumlah: uang,
    /** The fee for management */
    biaya: uang,
    /** Jobs that the terms have no price for: nothing is billed for them */
    tanpa_harga: z.array(z.string()),
  })
  .meta({ id: 'HargaBeritaAcara' })

const perubahan = z
  .object({
    /** Null: the whole sheet */
    pos: z.string().nullable(),
    tanggal: tanggal.nullable(),
    petugas: z.string().nullable(),
    sebelum: z.string(),
    sesudah: z.string(),
  })
  .meta({ id: 'PerubahanBeritaAcara' })

/** A revision of a sheet: header, totals, and a row for each person at a post. */
export const lembarBeritaAcara = z
  .object({
    ...ringkasBeritaAcara.shape,
    perusahaan: z.string(),
    /** The newest revision that its reader sees */
    terbaru: z.number().int(),
    /** Why it follows the one before, and in what it differs */
    alasan: z.string().nullable(),
    perubahan: z.array(perubahan),
    hash: z.string(),
    tanda_tangan: tandaTangan.nullable(),
    hari: z.array(tanggal),
    pos: z.array(
      z
        .object({ ...referensi.shape, lokasi: z.string(), jabatan: z.string() })
        .meta({ id: 'PosBeritaAcara' }),
    ),
    /** By post and name */
    baris: z.array(
      z
        .object({
          pos_id: z.number().int(),
          /** Null: places that nobody was planned for */
          petugas: referensi.nullable(),
          /** One for each of `hari`; null: nothing to do there */
          sel: z.array(z.enum(TANDA_SEL).nullable()),
          /** Days on which they, or who stood in, were there long enough */
          hari: jumlah,
        })
        .meta({ id: 'BarisBeritaAcara' }),
    ),
    /** Disputes of all its revisions, the newest first */
    daftar_keberatan: z.array(keberatan),
    /** Null: its reader does not see prices */
    harga: hargaLembar.nullable(),
  })
  .meta({ id: 'BeritaAcara' })

/** What a period comes to while it runs. */
export const lembarBerjalan = lembarBeritaAcara
  .pick({
    tahun: true,
    bulan: true,
    dari: true,
    sampai: true,
    total: true,
    hari: true,
    pos: true,
    baris: true,
  })
  .extend({
    /** Needs and works that were over then are in it */
    per: instan,
  })
  .meta({ id: 'LembarBerjalan' })

/** A day of a sheet: each need, and who stood there from when to when. */
export const hariBeritaAcara = z
  .array(
    z
      .object({
        pos: referensi,
        /** Null: works beside what is needed */
        shift: z.string().nullable(),
        mulai: instan,
        selesai: instan,
        jumlah,
        hari_orang: jumlah,
        detik,
        kosong_detik: detik,
        /** When fewer than `tingkat` people were there */
        celah: z.array(
          z
            .object({ tingkat: z.number().int(), mulai: instan, selesai: instan })
            .meta({ id: 'CelahBeritaAcara' }),
        ),
        kerja: z.array(
          z
            .object({
              petugas: referensi,
              menggantikan: referensi.nullable(),
              mulai: instan,
              selesai: instan,
              /** As they punched; null: they did not */
              masuk: instan.nullable(),
              pulang: instan.nullable(),
              lembur_detik: detik,
            })
            .meta({ id: 'KerjaBeritaAcara' }),
        ),
      })
      .meta({ id: 'ButuhBeritaAcara' }),
  )
  .meta({ id: 'HariBeritaAcara' })
