import { KELAS_JKK } from '@rekan/domain/payroll/pajak'
import { z } from 'zod'
import { aturanEmailKaryawan, tidy, tidyNomor } from '@rekan/domain/karyawan/karyawan'
import {
  ATURAN_KLIEN,
  KEADAAN_KONTRAK,
  KEBUTUHAN_TERBANYAK,
  KOLOM_KLIEN,
  type KeadaanKontrak,
  URUT_KLIEN,
} from '@rekan/domain/klien/klien'
import {
  type Call,
  answer,
  berkas,
  bernama,
  detik,
  id,
  jumlah,
  referensi,
  tanggal,
  text,
  versi,
} from '../call.ts'
import { hariIsian, opsional } from '../isian.ts'
import { isiLembar, jendela, kata, saringan, tanggalDiminta, urutKolom, yaTidak } from '../paging.ts'

const teks = (nama: keyof typeof ATURAN_KLIEN) => text(ATURAN_KLIEN[nama]).transform(tidy)
const teksOpsional = (nama: keyof typeof ATURAN_KLIEN) => opsional(teks(nama)).transform((isi) => isi ?? null)

const npwp = opsional(
  z
    .string()
    .transform(tidyNomor)
    .pipe(z.string().regex(/^[0-9]{15,16}$/, { error: 'NPWP harus terdiri dari 15 atau 16 angka.' }))
    // As it is kept; parted by spaces and hyphens it is taken as well.
    .meta({ pattern: '^[0-9]{15,16}$' }),
).transform((isi) => isi ?? null)

const hp = opsional(
  z
    .string()
    .transform(tidyNomor)
    .pipe(z.string().regex(/^\+?[0-9]{5,19}$/, { error: 'Nomor telepon hanya boleh berisi angka.' }))
    .meta({ pattern: '^\\+?[0-9]{5,19}$' }),
).transform((isi) => isi ?? null)

const isianKontak = z
  .strictObject({
    nama: teks('kontak'),
    jabatan: teksOpsional('jabatan_kontak'),
    email: opsional(text(aturanEmailKaryawan).transform((isi) => tidy(isi).toLowerCase())).transform(
      (isi) => isi ?? null,
    ),
    hp,
  })
  .meta({ id: 'IsianKontakKlien' })

const isianKlien = z
  .strictObject({
    kode: teks('kode').transform((isi) => isi.toUpperCase()),
    nama: teks('nama'),
    alamat: teksOpsional('alamat'),
    npwp,
    catatan: teksOpsional('catatan'),
    aktif: z.boolean().optional().default(true),
    kontak: z.array(isianKontak).max(20, { error: 'Paling banyak 20 kontak.' }).optional().default([]),
  })
  .meta({ id: 'IsianKlien' })

const menit = (sebutan: string) => {
  const error = `${sebutan} 0 sampai 240 menit.`
  return z.int({ error }).min(0, { error }).max(240, { error })
}

const isianKontrak = z
  .strictObject({
    nomor: teks('nomor'),
    mulai: hariIsian('Tanggal mulai').pipe(tanggalDiminta),
    /** The last day */
    sampai: hariIsian('Tanggal akhir').pipe(tanggalDiminta),
    /** So long a post may stand empty before it counts as empty */
    toleransi_kosong_menit: menit('Toleransi pos kosong').optional().default(0),
    catatan: teksOpsional('catatan'),
    versi,
  })
  .meta({ id: 'IsianKontrakKlien' })

const JUMLAH = { error: `Kebutuhan 0 sampai ${KEBUTUHAN_TERBANYAK} orang.` }
const HARI = { error: 'Hari 1 (Senin) sampai 7 (Minggu).' }
/** What is needed from a day on, all of it */
const kebutuhan = z
  .strictObject({
    berlaku_dari: tanggalDiminta,
    isi: z
      .array(
        z
          .strictObject({
            jenis_shift_id: id,
            /** 1 Monday to 7 Sunday */
            hari: z.int(HARI).min(1, HARI).max(7, HARI),
            jumlah: z.int(JUMLAH).min(0, JUMLAH).max(KEBUTUHAN_TERBANYAK, JUMLAH),
          })
          .meta({ id: 'IsianKebutuhan' }),
      )
      .max(700, { error: 'Kebutuhan sebuah pos paling banyak 700 baris.' }),
  })
  .meta({ id: 'IsianKebutuhanPos' })

const sertifikat = z
  .strictObject({
    /** Kode of a kind of document */
    jenis: z.string(),
    /** Who lacks it cannot be drafted there; else it warns */
    wajib: z.boolean(),
  })
  .meta({ id: 'IsianSertifikat' })

const isianPos = z
  .strictObject({
    nama: teks('pos'),
    kantor_id: id,
    jabatan: teks('jabatan'),
    seragam: teksOpsional('seragam'),
    /** Null: as at its site; left out: as it is */
    kelas_jkk: z.enum(KELAS_JKK, { error: 'Kelas risiko JKK tidak dikenal.' }).nullable().optional(),
    sertifikat: z.array(sertifikat).max(16, { error: 'Paling banyak 16 sertifikat.' }).optional().default([]),
    /** The first day on which nobody stands there any more */
    tutup_mulai: tanggalDiminta.nullable().optional().default(null),
    /** What it needs from a day on: what was needed before it stays; left out: as it is */
    kebutuhan: kebutuhan.optional(),
    versi,
  })
  .meta({ id: 'IsianPos' })

const keadaan = z.enum(KEADAAN_KONTRAK)

const ringkas = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    aktif: z.boolean(),
    kontrak: jumlah,
    /** Sites at which it has posts */
    lokasi: jumlah,
    pos: jumlah,
    /** People whom its posts need today; of them those who came, and those whom a shift that has begun lacks */
    kebutuhan: jumlah,
    terisi: jumlah,
    kurang: jumlah,
    /** Seconds that promised places stood empty in the period that runs, a few minutes old */
    kosong_detik: detik,
    /** How the contract that runs longest stands; null without any */
    keadaan: keadaan.nullable(),
    sampai: tanggal.nullable(),
    /** Contracts in force that end within 60 days */
    segera: jumlah,
  })
  .meta({ id: 'KlienRingkas' })

/** How many each filter leaves of what the search found. */
const jumlahKlien = z
  .object({
    segera: jumlah,
    kurang: jumlah,
    keadaan: z.object({
      akan_datang: jumlah,
      berjalan: jumlah,
      segera_berakhir: jumlah,
      berakhir: jumlah,
    } satisfies Record<KeadaanKontrak, unknown>),
  })
  .meta({ id: 'JumlahKlien' })

const pos = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    kantor: referensi,
    jabatan: z.string(),
    seragam: z.string().nullable(),
    kelas_jkk: z.enum(KELAS_JKK).nullable(),
    tutup_mulai: tanggal.nullable(),
    sertifikat: z.array(z.object({ jenis: z.string(), nama: z.string(), wajib: z.boolean() })),
    /** Everything that was and will be needed, by the day from which it holds */
    kebutuhan: z.array(
      z.object({
        berlaku_dari: tanggal,
        isi: z.array(z.object({ jenis_shift: referensi, huruf: z.string(), hari: z.number().int(), jumlah })),
      }),
    ),
  })
  .meta({ id: 'Pos' })

const rincian = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    alamat: z.string().nullable(),
    npwp: z.string().nullable(),
    catatan: z.string().nullable(),
    aktif: z.boolean(),
    /** Of the client with its contacts, contracts and posts */
    versi: z.number().int(),
    /** Kinds of documents that a post may ask for */
    jenis_sertifikat: z.array(
      z.object({ kode: z.string(), nama: z.string() }).meta({ id: 'JenisSertifikat' }),
    ),
    kontak: z.array(
      z.object({
        ...bernama.shape,
        jabatan: z.string().nullable(),
        email: z.string().nullable(),
        hp: z.string().nullable(),
      }),
    ),
    kontrak: z.array(
      z.object({
        id: z.number().int(),
        nomor: z.string(),
        mulai: tanggal,
        sampai: tanggal,
        keadaan,
        toleransi_kosong_menit: jumlah,
        catatan: z.string().nullable(),
        pos: z.array(pos),
      }),
    ),
  })
  .meta({ id: 'Klien' })

const diminta = {
  q: saringan.optional(),
  keadaan: kata(KEADAAN_KONTRAK, `Pilih ${KEADAAN_KONTRAK.join(', ')}.`).optional(),
  /** With a contract that ends within 60 days; with a post that is empty now */
  segera: yaTidak.optional(),
  kurang: yaTidak.optional(),
  urut: urutKolom(URUT_KLIEN).optional(),
}

const params = z.object({ id })
const jawab = answer(rincian)

/** Clients, what was agreed with them, and the posts where their people are to stand. */
export const klien = {
  'GET /kelola/klien': {
    query: z.object({ ...diminta, ...jendela }),
    response: z
      .object({
        data: z.array(ringkas),
        meta: z.object({ total: jumlah, jumlah: jumlahKlien }).meta({ id: 'MetaKlien' }),
      })
      .meta({ id: 'DaftarKlien' }),
    work: 'report',
    summary:
      'Klien dengan pos yang terisi hari ini, menit kosong bulan ini, dan kontrak yang segera berakhir',
  },
  'GET /kelola/klien/lembar': {
    query: z.object({ ...diminta, ...isiLembar(KOLOM_KLIEN) }),
    response: answer(berkas),
    work: 'report',
    summary: 'Daftar klien sebagai XLSX atau CSV',
  },
  'GET /kelola/klien/{id}': { params, response: jawab, summary: 'Seorang klien', refusals: [404] },
  'POST /kelola/klien': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    body: isianKlien,
    status: 201,
    response: jawab,
    summary: 'Klien baru',
  },
  'POST /kelola/klien/{id}': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    body: z.strictObject({ ...isianKlien.shape, versi }),
    response: jawab,
    summary: 'Ubah seorang klien',
    refusals: [404, 409],
  },
  'POST /kelola/klien/{id}/kontrak': {
    konfirmasi: 'biasa: the client sees it, and disputes or signs',
    params,
    body: isianKontrak,
    status: 201,
    response: jawab,
    summary: 'Kontrak baru dengan seorang klien',
    refusals: [404, 409],
  },
  'POST /kelola/kontrak-klien/{id}': {
    konfirmasi: 'biasa: the client sees it, and disputes or signs',
    params,
    body: isianKontrak,
    response: jawab,
    summary: 'Ubah kontrak dengan seorang klien',
    refusals: [404, 409],
  },
  'POST /kelola/kontrak-klien/{id}/pos': {
    konfirmasi: 'biasa: the client sees it, and disputes or signs',
    params,
    body: isianPos,
    status: 201,
    response: jawab,
    summary: 'Pos baru dalam sebuah kontrak',
    refusals: [404, 409],
  },
  'POST /kelola/pos/{id}': {
    konfirmasi: 'biasa: the client sees it, and disputes or signs',
    params,
    body: isianPos,
    response: jawab,
    summary: 'Ubah sebuah pos; kebutuhannya berlaku mulai suatu hari',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
