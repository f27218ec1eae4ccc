import * as z from 'zod/mini'
import type { Aturan } from '@rekan/domain/aturan'
import { text } from '../../../lib/form-schema.ts'
import { KOSONG, type NamaIsian } from './isian.ts'

export type Aturans = Readonly<Partial<Record<NamaIsian, Aturan<string>>>>

/** What has no rule here does not stand on the form. */
export function schemaOf(aturan: Aturans) {
  const satu = (nama: string) => [nama, text(aturan[nama as NamaIsian] ?? (() => undefined))]
  return z.object(
    Object.fromEntries(Object.keys(KOSONG).map(satu)) as Record<NamaIsian, ReturnType<typeof text>>,
  )
}
