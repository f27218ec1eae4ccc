import * as z from 'zod/mini'
import { aturanAlasanKoreksi } from '@rekan/domain/presensi/tinjauan/koreksi'
import { text } from '../../../lib/form-schema.ts'
import { aturanJam } from '../../../ui/time-field.text.ts'

/** '' leaves a time as it is. */
export const koreksiSchema = z.object({
  masuk: text(aturanJam),
  pulang: text(aturanJam),
  alasan: text(aturanAlasanKoreksi),
})
