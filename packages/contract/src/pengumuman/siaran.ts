import { KODE_PERAN_SASARAN, SASARAN_TERBANYAK } from '@rekan/domain/pengumuman/siaran'
import { z } from 'zod'
import { id, instan, referensi } from '../call.ts'

const BANYAK = `Pilih paling banyak ${SASARAN_TERBANYAK}.`
const waktu = instan.transform((teks) => Date.parse(teks)).nullable()

/** Whom an announcement is for: who has one of these roles, one of the sites and one of the jobs, none of them meaning any. */
export const isianSasaran = {
  role: z
    .array(z.enum(KODE_PERAN_SASARAN, { error: 'Peran tidak dikenal.' }))
    .min(1, { error: 'Pilih paling sedikit satu peran.' })
    .max(KODE_PERAN_SASARAN.length, { error: 'Peran tidak dikenal.' }),
  kantor: z.array(id).max(SASARAN_TERBANYAK, { error: BANYAK }),
  jabatan: z
    .array(z.string().min(1).max(200, { error: 'Jabatan tidak dikenal.' }))
    .max(SASARAN_TERBANYAK, { error: BANYAK }),
  /** Of them only who is on duty at the minute it is published; its sites are then those where they are */
  bertugas: z.boolean().default(false),
}

/** Whom it is for, from when to when, and what its reader is asked */
export const isianSiaran = z
  .strictObject({
    ...isianSasaran,
    /** A minute to come; null: as soon as it is published */
    mulai: waktu,
    /** Null: it stays */
    berakhir: waktu,
    disematkan: z.boolean(),
    wajib: z.boolean(),
  })
  .meta({ id: 'SiaranPengumuman' })

/** Whom it is for, as it is shown; no site: whatever the site, no job: whatever the job */
export const sasaranPengumuman = z
  .object({
    role: z.array(z.enum(KODE_PERAN_SASARAN)),
    kantor: z.array(referensi),
    jabatan: z.array(z.string()),
    bertugas: z.boolean(),
  })
  .meta({ id: 'SasaranPengumuman' })
