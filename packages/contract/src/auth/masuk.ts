import { ROLE } from '@rekan/domain/akses/peran'
import { z } from 'zod'

export const role = z.object({ id: z.number().int(), name: z.enum(ROLE) }).meta({ id: 'Role' })

/** A session that was opened, and whose. */
export const masuk = z
  .object({
    token: z.string(),
    user: z.object({ id: z.number().int(), name: z.string(), email: z.string().nullable(), role }),
  })
  .meta({ id: 'Masuk' })
