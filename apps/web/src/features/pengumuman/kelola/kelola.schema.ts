import * as z from 'zod/mini'
import { aturanBodyPengumuman, aturanJudulPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import { text } from '../../../lib/form-schema.ts'

export const naskahSchema = z.object({
  judul: text(aturanJudulPengumuman),
  body: text(aturanBodyPengumuman),
  /** One to be sent; null: what is there stays */
  gambar: z.nullable(z.instanceof(File)),
})
