import { z } from 'zod'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { aturanAlasanPemutihan } from '@rekan/domain/presensi/pemutihan'
import { type Call, answer, bernama, id, instan, jumlah, tanggal, text } from '../call.ts'
import { jamWajib } from '../isian.ts'
import { bulan, tahun, tanggalDiminta } from '../paging.ts'

/** A span at a site in which lateness does not count; the punches stand as they were made */
const pemutihan = z
  .object({
    id: z.number().int(),
    /** By the site's calendar */
    tanggal,
    mulai: instan,
    selesai: instan,
    alasan: z.string(),
    oleh: bernama,
    pada: instan,
    /** How many late check-ins it holds by now */
    presensi: jumlah,
    /** Whose own lateness goes on counting: who of HR has made it */
    kecuali: bernama.nullable(),
    /** Null while it is in force */
    dicabut: z.object({ oleh: bernama, pada: instan }).nullable(),
  })
  .meta({ id: 'Pemutihan' })

/** Lateness that a site's people are not to blame for. */
export const pemutihanLokasi = {
  'GET /kelola/lokasi/{id}/pemutihan': {
    params: z.object({ id }),
    /** By default the current month */
    query: z.object({ bulan: bulan.optional(), tahun: tahun.optional() }),
    response: answer(z.array(pemutihan)),
    summary: 'Pemutihan keterlambatan sebuah lokasi dalam sebulan',
  },
  'POST /kelola/lokasi/{id}/pemutihan': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params: z.object({ id }),
    body: z.strictObject({
      tanggal: tanggalDiminta,
      mulai: jamWajib('Jam mulai tidak valid. Contoh: 07:00.'),
      /** Before `mulai`: the next morning's */
      selesai: jamWajib('Jam selesai tidak valid. Contoh: 08:30.'),
      alasan: text(aturanAlasanPemutihan).transform(tidy),
    }),
    status: 201,
    response: answer(pemutihan),
    summary: 'Putihkan keterlambatan sebuah lokasi pada suatu rentang waktu',
  },
  'POST /kelola/pemutihan/{id}/cabut': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params: z.object({ id }),
    response: answer(pemutihan),
    summary: 'Cabut pemutihan: keterlambatan dihitung lagi',
  },
} satisfies Record<string, Call>
