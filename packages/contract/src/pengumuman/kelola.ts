import { KODE_KEADAAN, URUT_PENGUMUMAN } from '@rekan/domain/pengumuman/siaran'
import { z } from 'zod'
import { type Call, answer, id, instan, jumlah, kosong, pesan, referensi } from '../call.ts'
import { jendela, jendelaFrom, kata, saringan, urutKolom, yaTidak } from '../paging.ts'
import { pengumumanItem } from './pengumuman.ts'
import { isianSasaran, sasaranPengumuman } from './siaran.ts'

const KEADAAN = `Keadaan harus salah satu dari ${KODE_KEADAAN.join(', ')}.`
const penyaring = {
  /** Contained in the title */
  q: saringan.optional(),
  keadaan: kata(KODE_KEADAAN, KEADAAN).optional(),
  /** Those whose readers are asked to say that they understood */
  wajib: yaTidak.optional(),
}

const baris = z
  .object({
    id: z.number().int(),
    judul: z.string(),
    keadaan: z.enum(KODE_KEADAAN),
    disematkan: z.boolean(),
    wajib: z.boolean(),
    oleh: referensi,
    dibuat_pada: instan,
    /** Since when or from when it is seen; null: a draft without a minute */
    tayang_pada: instan.nullable(),
    berakhir_pada: instan.nullable(),
    sasaran: sasaranPengumuman,
    dibaca_oleh: jumlah,
    dipahami_oleh: jumlah,
    /** How many accounts it is for */
    penerima: jumlah,
  })
  .meta({ id: 'BarisMejaPengumuman' })

const penerima = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    kode: z.string().nullable(),
    /** The site of the primary placement in force */
    kantor: z.string().nullable(),
    dibaca_pada: instan.nullable(),
    dipahami_pada: instan.nullable(),
  })
  .meta({ id: 'PenerimaPengumuman' })

export const kelolaPengumuman = {
  'GET /kelola/pengumuman': {
    query: z.object({ ...penyaring, urut: urutKolom(URUT_PENGUMUMAN).optional(), ...jendela }),
    response: jendelaFrom(baris),
    summary: 'Daftar pengumuman untuk meja kerja, dengan saringan dan urutan',
  },
  /** For who reads no announcements as an employee; the newest hundred */
  'GET /kelola/pengumuman/saya': {
    response: answer(z.array(pengumumanItem)),
    summary: 'Pengumuman yang ditujukan kepada pembaca sebagai koordinator atau HRD',
  },
  /** By who reads it at their desk, as coordinator or HR */
  'POST /kelola/pengumuman/{id}/read': {
    konfirmasi: 'biasa: says only that something was read',
    params: z.object({ id }),
    body: kosong,
    response: pesan,
    summary: 'Tandai pengumuman untuk koordinator atau HRD sudah dibaca',
    refusals: [404],
  },
  'GET /kelola/pengumuman/saringan': {
    query: z.object(penyaring),
    response: answer(
      z.object({ keadaan: z.array(z.object({ kode: z.enum(KODE_KEADAAN), jumlah })), wajib: jumlah }),
    ),
    summary: 'Pilihan saringan daftar pengumuman dengan jumlahnya',
  },
  'GET /kelola/pengumuman/sasaran': {
    response: answer(z.object({ kantor: z.array(referensi), jabatan: z.array(z.string()) })),
    summary: 'Lokasi dan jabatan yang dapat menjadi sasaran pengumuman',
  },
  'POST /kelola/pengumuman/jangkauan': {
    konfirmasi: 'biasa: reckons and writes nothing',
    body: z.strictObject(isianSasaran),
    response: answer(z.object({ jumlah }).meta({ id: 'JangkauanPengumuman' })),
    summary: 'Berapa akun yang dijangkau sebuah sasaran hari ini',
  },
  'GET /kelola/pengumuman/{id}/penerima': {
    params: z.object({ id }),
    query: z.object({ q: saringan.optional(), belum: yaTidak.optional(), ...jendela }),
    response: jendelaFrom(penerima),
    summary: 'Siapa saja penerima sebuah pengumuman, dan siapa yang belum membaca atau mengerti',
    refusals: [404],
  },
} satisfies Record<string, Call>
