import { NAMA_TOPIK } from '@rekan/domain/kelola/peristiwa'
import { z } from 'zod'
import { type Call, answer } from '../call.ts'

export const peristiwa = {
  /**
   * With `Accept: text/event-stream` the answer does not end: each event's data names topics, and by each the people of
   * whom something changed, none where they are too many. Otherwise: which topics the caller would hear of.
   */
  'GET /kelola/peristiwa': {
    isStream: true,
    response: answer(z.object({ topik: z.array(z.enum(NAMA_TOPIK)) })),
    summary: 'Aliran peristiwa: topik yang berubah, selama layar terbuka',
  },
} satisfies Record<string, Call>
