import * as z from 'zod/mini'
import { aturanAlasanKoreksi } from '@rekan/domain/presensi/tinjauan/koreksi'
import { text } from '../../../lib/form-schema.ts'
import { aturanJam } from '../../../ui/time-field.text.ts'

/** Which of a day's works */
const penugasan = text((nilai) => (nilai === '' ? 'Pilih kerja yang dikoreksi.' : undefined))

/** '' leaves a time as it is. */
export const koreksiSchema = z.object({
  penugasan,
  masuk: text(aturanJam),
  pulang: text(aturanJam),
  /** How many days after its day; '' as the clock time follows */
  hariPulang: z.string(),
  alasan: text(aturanAlasanKoreksi),
})

const jamIstirahat = text((nilai) => (nilai === '' ? 'Isi jamnya.' : undefined), aturanJam)

/** The breaks of a work as they are to stand. */
export const istirahatSchema = z.object({
  penugasan,
  istirahat: z.array(z.object({ mulai: jamIstirahat, selesai: jamIstirahat, hari: z.string() })),
  alasan: text(aturanAlasanKoreksi),
})
