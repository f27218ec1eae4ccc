import { z } from 'zod'
import { STATUS_PRESENSI } from '@rekan/domain/presensi/hari/presensi'
import { KODE_ZONA } from '@rekan/domain/waktu'
import { type Call, answer, detik, instan, tanggal } from '../call.ts'
import { kantor } from '../perusahaan/kantor.ts'
import { tugas } from './penugasan.ts'

const rentang = z.object({ mulai: instan, selesai: instan }).meta({ id: 'Rentang' })

const kerja = z
  .object({
    /** Null where it is overtime alone */
    shift: rentang.extend({ toleransi: detik }).nullable(),
    /** Approved overtime that lengthens it */
    lembur: z.array(rentang),
    /** From when it takes no check-in, because the day's next work has started */
    masuk_sebelum: instan.nullable(),
    /** The one place where it is worked; null: any of the day's */
    kantor_id: z.number().int().nullable(),
    check_in: instan.nullable(),
    check_out: instan.nullable(),
    tugas,
  })
  .meta({ id: 'KerjaBekal' })

/** What a phone keeps of its person's works, to go on by itself where there is no network. */
export const bekal = {
  'GET /profile/bekal': {
    response: answer(
      z.object({
        /** The account, and the employee it belongs to; null: nothing to punch */
        akun: z.number().int(),
        karyawan_id: z.number().int().nullable(),
        waktu_server: instan,
        /** Each place of these days once */
        kantor: z.array(kantor),
        /** From two days ago to a fortnight from now; days without a placement are left out */
        hari: z.array(
          z
            .object({
              tanggal,
              zona: z.enum(KODE_ZONA),
              /** The approved request that takes its punches away */
              izin: z.enum(STATUS_PRESENSI).nullable(),
              bebas_area: z.boolean(),
              /** Of the placements in force, the primary one first */
              kantor_ids: z.array(z.number().int()),
              /** Its works by their start */
              kerja: z.array(kerja),
            })
            .meta({ id: 'HariBekal' }),
        ),
      }),
    ),
    cacheSeconds: 0,
    summary: 'Kerja dan tempat dua pekan ke depan, yang disimpan ponsel untuk presensi tanpa jaringan',
  },
} satisfies Record<string, Call>
