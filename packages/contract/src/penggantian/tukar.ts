import { z } from 'zod'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { STATUS_TUKAR, aturanAlasanTolakTukar, aturanAlasanTukar } from '@rekan/domain/penggantian/tukar'
import { type Call, answer, id, instan, referensi, tanggal, text } from '../call.ts'
import { opsional } from '../isian.ts'

const params = z.object({ id })

const kerja = z
  .object({
    /** Of the work */
    id: z.number().int(),
    orang: referensi,
    tanggal,
    mulai: instan,
    selesai: instan,
    kantor: referensi,
    pos: referensi.nullable(),
  })
  .meta({ id: 'KerjaTukar' })

const isiTukar = {
  id: z.number().int(),
  status: z.enum(STATUS_TUKAR),
  alasan: z.string().nullable(),
  alasan_putusan: z.string().nullable(),
  /** What who asked works, and what they want for it, as it was asked */
  pemohon: kerja,
  rekan: kerja,
  /** Whether the reader is who asked */
  milik_sendiri: z.boolean(),
}
const satu = z.object(isiTukar).meta({ id: 'Tukar' })
/** With what a roster would refuse or warn of, by name, in sentences */
const menunggu = z.object({ ...isiTukar, peringatan: z.array(z.string()) }).meta({ id: 'TukarMenunggu' })
const nomor = answer(z.object({ id: z.number().int() }))

/** Two people swap their works: one asks, the other accepts, a coordinator decides. */
export const tukar = {
  'GET /tukar': { response: answer(z.array(satu)), cacheSeconds: 0, summary: 'Tukar jadwal sendiri' },
  /** One's own works of rosters within a month, and what colleagues at one's sites have to give for them */
  'GET /tukar/pilihan': {
    response: answer(z.object({ sendiri: z.array(kerja), rekan: z.array(kerja) })),
    cacheSeconds: 0,
    summary: 'Jadwal yang dapat ditukar',
  },
  'POST /tukar': {
    konfirmasi: 'biasa: somebody else decides on it',
    body: z.strictObject({
      penugasan_id: id,
      rekan_penugasan_id: id,
      alasan: opsional(text(aturanAlasanTukar).transform(tidy)),
    }),
    response: nomor,
    summary: 'Minta tukar jadwal dengan rekan',
    refusals: [404, 409],
  },
  'POST /tukar/{id}/terima': {
    konfirmasi: 'biasa: somebody else decides on it',
    params,
    response: nomor,
    summary: 'Terima permintaan tukar jadwal',
    refusals: [404, 409],
  },
  'POST /tukar/{id}/tolak': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    params,
    response: nomor,
    summary: 'Tolak permintaan tukar jadwal',
    refusals: [404, 409],
  },
  'POST /tukar/{id}/batal': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params,
    response: nomor,
    summary: 'Batalkan permintaan tukar jadwal sendiri',
    refusals: [404, 409],
  },
  /** The longest waiting first */
  'GET /kelola/tukar': {
    response: answer(z.array(menunggu)),
    cacheSeconds: 0,
    summary: 'Tukar jadwal yang menunggu keputusan',
  },
  'POST /kelola/tukar/{id}/setujui': {
    konfirmasi: 'biasa: decides what somebody asked for, who is told by whom',
    params,
    response: nomor,
    summary: 'Setujui tukar jadwal',
    refusals: [403, 404, 409],
  },
  'POST /kelola/tukar/{id}/tolak': {
    konfirmasi: 'biasa: decides what somebody asked for, who is told by whom',
    params,
    body: z.strictObject({ alasan: text(aturanAlasanTolakTukar).transform(tidy) }),
    response: nomor,
    summary: 'Tolak tukar jadwal',
    refusals: [403, 404, 409],
  },
} satisfies Record<string, Call>
