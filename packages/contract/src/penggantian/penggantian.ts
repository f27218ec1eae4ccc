import { z } from 'zod'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { CALON_TERBANYAK, aturanAlasanPenggantian } from '@rekan/domain/penggantian/alasan'
import { type Call, answer, detik, id, instan, jumlah, referensi, tanggal, text } from '../call.ts'
import { tanggalDiminta } from '../paging.ts'

const params = z.object({ id })

/** A work of a person's day, by its start where the day has several. */
const alamat = { tanggal: tanggalDiminta, mulai: instan.optional() }
const alasan = text(aturanAlasanPenggantian).transform(tidy)

const kerja = z
  .object({
    tanggal,
    mulai: instan,
    selesai: instan,
    kantor: referensi,
    pos: referensi.nullable(),
  })
  .meta({ id: 'KerjaDiganti' })

const calon = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    /** Seconds to the nearest work before or after; null: none is near */
    istirahat: detik.nullable(),
    /** Certificates that the post asks for and they lack; `wajib`: without it they cannot be put there */
    kurang: z.array(z.object({ nama: z.string(), wajib: z.boolean() }).meta({ id: 'SertifikatKurang' })),
    /** On so many of the last 90 days they worked at this site */
    pernah: jumlah,
    /** From where they are placed; null: unknown */
    jarak_meter: jumlah.nullable(),
    /** What of it becomes overtime, and wages of how many hours that is worth */
    lembur: detik,
    jam_upah: z.number().min(0),
    /** They have no work of their own in these weeks */
    cadangan: z.boolean(),
    /** What a roster would warn of, in sentences */
    peringatan: z.array(z.string()),
    /** What they said of the offer that is open; null: they were not asked */
    tawaran: z.enum(['menunggu', 'menolak']).nullable(),
  })
  .meta({ id: 'CalonPengganti' })

const keadaan = z
  .object({
    orang: referensi,
    kerja,
    /** When its person came; null: not yet */
    hadir_sejak: instan.nullable(),
    /** Who stands in, and since when they are there */
    pengganti: referensi.extend({ sejak: instan.nullable() }).meta({ id: 'PenggantiKerja' }).nullable(),
    /** Since when it is offered; null: it is not */
    ditawarkan_sejak: instan.nullable(),
    calon: z.array(calon),
  })
  .meta({ id: 'Penggantian' })

const tawaran = z
  .object({
    id: z.number().int(),
    kerja,
    /** Whose work it is */
    menggantikan: z.string(),
    alasan: z.string(),
    ditawarkan_pada: instan,
  })
  .meta({ id: 'Tawaran' })

/** Somebody covers for somebody else's work: offered to several, or assigned. */
export const penggantianKerja = {
  'GET /karyawan/{id}/penggantian': {
    params,
    query: z.object(alamat),
    response: answer(keadaan),
    cacheSeconds: 0,
    summary: 'Siapa yang dapat menggantikan seorang karyawan pada suatu hari',
    refusals: [404, 409],
  },
  'POST /karyawan/{id}/penggantian/tawarkan': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    params,
    body: z.strictObject({
      ...alamat,
      alasan,
      calon: z
        .array(id)
        .min(1, { error: 'Pilih siapa yang ditawari.' })
        .max(CALON_TERBANYAK, { error: `Paling banyak ${CALON_TERBANYAK} orang sekali tawar.` }),
    }),
    response: answer(keadaan),
    summary: 'Tawarkan pekerjaan kepada beberapa orang',
    refusals: [404, 409],
  },
  'POST /karyawan/{id}/penggantian/tugaskan': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    params,
    body: z.strictObject({ ...alamat, alasan, calon: id }),
    response: answer(keadaan),
    summary: 'Tugaskan seseorang sebagai pengganti',
    refusals: [404, 409],
  },
  /** The replacement is let go, and an open offer closed */
  'POST /karyawan/{id}/penggantian/lepas': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    params,
    body: z.strictObject(alamat),
    response: answer(keadaan),
    summary: 'Lepas pengganti, atau tutup tawaran',
    refusals: [404, 409],
  },
  /** Offers to oneself that are open, the soonest first */
  'GET /tawaran': {
    response: answer(z.array(tawaran)),
    cacheSeconds: 0,
    summary: 'Tawaran menggantikan untuk diri sendiri',
  },
  'POST /tawaran/{id}/terima': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    params,
    response: answer(kerja),
    summary: 'Terima tawaran; yang pertama mendapatkannya',
    refusals: [404, 409],
  },
  'POST /tawaran/{id}/tolak': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    params,
    response: answer(z.object({ id: z.number().int() })),
    summary: 'Tolak tawaran',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
