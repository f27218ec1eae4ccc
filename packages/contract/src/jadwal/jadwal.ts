import { JENIS_IZIN } from '@rekan/domain/pengajuan/izin/absensi'
import { STATUS_PRESENSI } from '@rekan/domain/presensi/hari/presensi'
import { z } from 'zod'
import { type Call, answer, jam, tanggal } from '../call.ts'
import { jadwalHari, kantorBerzona } from '../perusahaan/kantor.ts'
import { tanggalDiminta } from '../paging.ts'

/** One day of one's own. */
const hariJadwal = z
  .object({
    tanggal,
    /** Indonesian weekday name of `tanggal` */
    hari: z.string(),
    /** Null without a placement on that day */
    status: z.enum(STATUS_PRESENSI).nullable(),
    /** Null on a day off */
    jadwal: jadwalHari.nullable(),
    /** The hours, or that there are none, were set for this one date */
    khusus: z.boolean(),
    /** The holiday on it, whether or not the person works then */
    libur: z.string().nullable(),
    /** The approved request on it */
    izin: z.enum(JENIS_IZIN).nullable(),
    /** Approved overtime that counts to it, in its order; on the clock of the first office */
    lembur: z.array(z.object({ jam_mulai: jam, jam_selesai: jam })),
    /** Of the placements in force, the primary one first: the hours are its */
    kantor: z.array(kantorBerzona),
  })
  .meta({ id: 'HariJadwal' })

/** When one works. */
export const jadwal = {
  /** Seven days from `mulai` on; from this week's Monday when it is left out */
  'GET /jadwal': {
    query: z.object({ mulai: tanggalDiminta.optional() }),
    response: answer(
      z.object({
        mulai: tanggal,
        /** The day on which one would punch now */
        hari_ini: tanggal,
        hari: z.array(hariJadwal).length(7),
      }),
    ),
    cacheSeconds: 0,
    summary: 'Jadwal kerja sendiri selama tujuh hari',
  },
} satisfies Record<string, Call>
