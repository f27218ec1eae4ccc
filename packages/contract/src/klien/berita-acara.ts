import {
  ATURAN_BERITA_ACARA,
  FORMAT_BERITA_ACARA,
  STATUS_BERITA_ACARA,
} from '@rekan/domain/berita-acara/berita-acara'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { z } from 'zod'
import { type Call, answer, berkas, id, text } from '../call.ts'
import { opsional } from '../isian.ts'
import { bulan, bulat, jendela, jendelaFrom, kata, tahun, tanggalDiminta } from '../paging.ts'
import { hariBeritaAcara, keberatan, lembarBeritaAcara, ringkasBeritaAcara } from './berita-acara-lembar.ts'

const params = z.object({ id })
const revisi = bulat(1, 999, 'Revisi tidak valid.').optional()
const teks = (nama: keyof typeof ATURAN_BERITA_ACARA) => text(ATURAN_BERITA_ACARA[nama]).transform(tidy)
const teksOpsional = (nama: keyof typeof ATURAN_BERITA_ACARA) =>
  opsional(teks(nama)).transform((isi) => isi ?? null)

/** Month and year in a body */
const masa = {
  tahun: z.int({ error: 'Tahun tidak valid.' }).min(2000).max(2200, { error: 'Tahun tidak valid.' }),
  bulan: z.int({ error: 'Bulan tidak valid.' }).min(1).max(12, { error: 'Bulan harus 1 sampai 12.' }),
}

/**
 * HR's calls of berita acara. What the client's own calls under `/klien` take and give are the same shapes
 * (`berita-acara-lembar.ts`, and below); they answer by `fetchLembarKontak`, `fetchHariKontak`, `disputeSel` and `signLembar` of
 * `features/berita-acara`.
 */
export const beritaAcara = {
  'GET /kelola/berita-acara': {
    query: z.object({
      klien_id: id.optional(),
      kontrak_id: id.optional(),
      tahun: tahun.optional(),
      bulan: bulan.optional(),
      /** Of the newest revision */
      status: kata(STATUS_BERITA_ACARA, `Pilih ${STATUS_BERITA_ACARA.join(', ')}.`).optional(),
      ...jendela,
    }),
    response: jendelaFrom(ringkasBeritaAcara),
    summary: 'Berita acara para klien, masa terbaru lebih dulu',
  },
  /**
   * Computes a period's sheet from what is recorded now: the first revision, the draft anew, or after one was sent the next,
   * which then needs a reason; 409 `TIDAK_BERUBAH` where nothing differs.
   */
  'POST /kelola/kontrak-klien/{id}/berita-acara': {
    konfirmasi: 'biasa: the client sees it, and disputes or signs',
    params,
    body: z.strictObject({ ...masa, alasan: teksOpsional('alasan') }),
    status: 201,
    response: answer(lembarBeritaAcara),
    summary: 'Susun berita acara sebuah kontrak untuk suatu masa',
    refusals: [404, 409],
  },
  'GET /kelola/berita-acara/{id}': {
    params,
    query: z.object({ revisi }),
    response: answer(lembarBeritaAcara),
    summary: 'Sebuah berita acara; revisi terbaru bila tidak disebut',
    refusals: [404],
  },
  'GET /kelola/berita-acara/{id}/hari': {
    params,
    query: z.object({
      revisi,
      tanggal: tanggalDiminta,
      pos_id: bulat(1, 2_147_483_647, 'Pos tidak valid.').optional(),
    }),
    response: answer(hariBeritaAcara),
    summary: 'Satu hari dari berita acara: siapa berjaga dari kapan sampai kapan',
    refusals: [404],
  },
  /** To the contract's contacts; 409 with the sheet where it was sent, or is not the newest */
  'POST /kelola/berita-acara/{id}/kirim': {
    konfirmasi: 'biasa: the client sees it, and disputes or signs',
    params,
    body: z.strictObject({ revisi: id }),
    response: answer(lembarBeritaAcara),
    summary: 'Kirim berita acara kepada klien',
    refusals: [404, 409],
  },
  'GET /kelola/berita-acara/{id}/berkas': {
    params,
    query: z.object({ revisi, format: kata(FORMAT_BERITA_ACARA, 'Format harus pdf atau xlsx.') }),
    work: 'report',
    response: answer(berkas),
    summary: 'Berkas sebuah berita acara',
    refusals: [404],
  },
  /**
   * Accepted with what was put right, which is the next revision and says why; declined with evidence. Throws 409 where it was
   * answered, and `BELUM_DIKOREKSI` where it is accepted and nothing differs from what was sent.
   */
  'POST /kelola/keberatan/{id}/jawab': {
    konfirmasi: 'biasa: the client sees it, and disputes or signs',
    params,
    body: z.strictObject({
      diterima: z.boolean({ error: 'Pilih diterima atau ditolak.' }),
      alasan: teks('alasan'),
      /** Needed to decline */
      bukti: teksOpsional('bukti'),
    }),
    response: answer(keberatan),
    summary: 'Jawab keberatan klien atas suatu hari',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>

/** What a contact sends to dispute a cell; for the client's door. */
export const isianKeberatan = z
  .strictObject({
    revisi: id,
    pos_id: id,
    petugas_id: id.nullable().optional().default(null),
    tanggal: tanggalDiminta,
    alasan: teks('alasan'),
  })
  .meta({ id: 'IsianKeberatan' })

/** What a contact sends to sign; for the client's door, which adds its code. */
export const isianTandaTangan = {
  revisi: id,
  /** Of the revision, as they read it */
  hash: z
    .string({ error: 'Muat ulang halaman, lalu coba lagi.' })
    .regex(/^[0-9a-f]{64}$/, { error: 'Muat ulang halaman, lalu coba lagi.' }),
  nama: teks('penanda'),
}
