import { aturanKoordinator } from '@rekan/domain/karyawan/penempatan'
import { parseJam } from '@rekan/domain/waktu'
import { z } from 'zod'
import {
  type Call,
  type CallPart,
  answer,
  bernama,
  detik,
  id,
  instan,
  jam,
  sebabIsian,
  tanggal,
} from '../call.ts'
import { BENTUK_JAM, hariIsian, opsional, pilihan } from '../isian.ts'
import { zonaWaktu } from '../perusahaan/kantor.ts'
import { bulan, halaman, paged, saringan, tahun } from '../paging.ts'
import { keteranganPengajuan, nasib, saringanLingkup, saringanStatus } from './pengajuan.ts'

const params = z.object({ id })
/** `HH:mm` and `HH:mm:ss` alike, as seconds since midnight */
const jamIsian = (label: string) =>
  z
    .string({ error: `${label} harus diisi.` })
    .min(1, { error: `${label} harus diisi.` })
    .meta({ ...BENTUK_JAM, minLength: undefined })
    .transform((teks, ctx) => {
      const detikKe = parseJam(teks)
      if (detikKe !== undefined) return detikKe
      ctx.issues.push({ code: 'custom', message: `${label} harus HH:mm.`, input: teks })
      return z.NEVER
    })

export const jamRencana = {
  jam_mulai: jamIsian('Jam mulai'),
  /** Before `jam_mulai`: past midnight */
  jam_selesai: jamIsian('Jam selesai'),
}
const rencana = { tanggal: hariIsian('Tanggal'), ...jamRencana }

/** Overtime of the day and of the week, this one included, against PP 35/2021, article 26; rest days are outside. */
const batas = z
  .object({ hari: detik, minggu: detik, hari_libur: z.boolean(), lewat: z.boolean() })
  .meta({ id: 'BatasLembur' })

export const lemburItem = z
  .object({
    id: z.number().int(),
    tanggal,
    jam_mulai: jam,
    jam_selesai: jam,
    durasi: detik,
    keterangan: z.string(),
    karyawan: z.object({
      id: z.number().int(),
      kode: z.string(),
      nama: z.string(),
      avatar_url: z.string().nullable(),
      tanggal_masuk: tanggal,
    }),
    jenis_karyawan: bernama,
    /** What was punched on the attendance day it counts to */
    waktu: z.object({
      check_in: z.object({ waktu: jam, telat: detik }).nullable(),
      check_out: z.object({ waktu: jam, lebih_awal: detik }).nullable(),
      durasi: detik,
    }),
    zona_waktu: zonaWaktu,
    ...nasib,
    /** When the person agreed to it; null while a coordinator's filing for them still waits for that */
    bersedia_pada: instan.nullable(),
    di_atas_batas: z.boolean(),
    /** By HR, with a reason; the hours that were filed. Null while nobody has */
    dibetulkan: z
      .object({ jam_mulai: jam, jam_selesai: jam, alasan: z.string(), oleh: bernama, pada: instan })
      .meta({ id: 'LemburDibetulkan' })
      .nullable(),
    /** For who may decide it or has filed it; else null */
    batas: batas.nullable(),
    /** Who alone may approve it above the limits where it is of somebody of HR, by name; of anybody else HR, and empty */
    pemutus_batas: z.array(z.string()),
    /** For hrd alone: what the overtime would cost (PP 35/2021, articles 31 and 32) */
    perkiraan_upah: z
      .object({
        faktor_jam: z.number(),
        /** Null while no wage is on record */
        upah_sejam: z.number().int().nullable(),
        upah_lembur: z.number().int().nullable(),
        makan_minum_wajib: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Lembur' })

export const lemburAnswer = answer(lemburItem)
/** No body, or one that says nothing */
const tindakan = { params, body: z.strictObject({}), response: lemburAnswer } satisfies CallPart

export const lembur = {
  'GET /lembur': {
    query: z.object({
      ...halaman,
      bulan: bulan.optional(),
      tahun: tahun.optional(),
      status: saringanStatus.optional(),
      nama: saringan.optional(),
      /** The reader's own, or those of others that the reader may see; own for a karyawan, else tim */
      lingkup: saringanLingkup.optional(),
    }),
    /** A month holds the overtime of its dates, of one's own also what was filed in it for later; `rekap` adds up the former, all pages of it. */
    response: paged(lemburItem).extend({ rekap: z.object({ disetujui: detik, menunggu: detik }) }),
    summary: 'Daftar lembur dengan jumlahnya sebulan',
  },
  /** What a request would come to, before it is sent */
  'GET /lembur/hitung': {
    query: z.object({ ...rencana, karyawan_id: id.optional() }),
    response: answer(
      z.object({
        durasi: detik,
        batas,
        /** Worth knowing before it is sent: above the limits, no rest day, meal owed */
        peringatan: z.array(z.string()),
        /** Why it would be refused, by field */
        keberatan: sebabIsian,
      }),
    ),
    summary: 'Hitung durasi dan batas sebuah lembur sebelum diajukan',
  },
  'GET /lembur/{id}': { params, response: lemburAnswer, summary: 'Satu pengajuan lembur' },
  'POST /lembur/pengajuan': {
    konfirmasi: 'biasa: somebody else decides on it',
    body: z.strictObject({
      /** As `GET /koordinator` lists them; absent only where that offers HR */
      koordinator_id: opsional(pilihan(aturanKoordinator)),
      ...rencana,
      keterangan: keteranganPengajuan,
      karyawan_id: id.nullable().optional(),
    }),
    status: 201,
    response: lemburAnswer,
    summary: 'Ajukan lembur, sendiri atau untuk seorang karyawan',
  },
  'POST /lembur/{id}/approve': {
    konfirmasi: 'biasa: decides what somebody asked for, who is told by whom',
    ...tindakan,
    summary: 'Setujui lembur',
  },
  'POST /lembur/{id}/reject': {
    konfirmasi: 'biasa: decides what somebody asked for, who is told by whom',
    ...tindakan,
    summary: 'Tolak lembur',
  },
  'POST /lembur/{id}/cancel': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    ...tindakan,
    summary: 'Batalkan lembur',
  },
  /** The person agrees to overtime that was filed for them (PP 35/2021, article 28) */
  'POST /lembur/{id}/bersedia': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    ...tindakan,
    summary: 'Nyatakan bersedia atas lembur yang diajukan untuk Anda',
  },
} satisfies Record<string, Call>
