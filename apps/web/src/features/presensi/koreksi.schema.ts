import * as z from 'zod/mini'
import { aturanAlasanKoreksi } from '@rekan/domain/koreksi'
import { text } from '../../lib/form-schema.ts'

/** '' leaves a time as it is. */
export const koreksiSchema = z.object({
  masuk: z.string(),
  pulang: z.string(),
  alasan: text(aturanAlasanKoreksi),
})
