import { z } from 'zod'
import { type Call, answer, instan } from '../call.ts'

/** A key that receipts are signed with; old ones stay, so that what they signed goes on being verified. */
const kunciTandaBukti = z
  .object({
    /** The beginning of the key's SHA-256; a receipt names it */
    id: z.string(),
    /** Ed25519, SPKI in DER, base64 */
    publik: z.string(),
  })
  .meta({ id: 'KunciTandaBukti' })

const tandaBukti = z
  .object({
    /** What its person keeps: `REKAN1.`, the signature in base64url, a dot, and what is signed */
    teks: z.string(),
    /** Whether the punch still stands as it says, was put right since, or was withdrawn */
    keadaan: z.enum(['berlaku', 'dikoreksi', 'ditarik']),
    ditarik_pada: instan.nullable(),
  })
  .meta({ id: 'TandaBukti' })

/** Receipts of punches, which anybody verifies who holds one. */
export const tandaBuktiPresensi = {
  'GET /bukti/kunci': {
    response: answer(z.array(kunciTandaBukti)),
    summary: 'Kunci publik untuk memeriksa tanda bukti presensi',
  },
  'GET /bukti/{kode}': {
    params: z.object({ kode: z.string().max(40) }),
    response: answer(tandaBukti),
    refusals: [404, 429],
    summary: 'Tanda bukti presensi menurut kodenya',
  },
} satisfies Record<string, Call>
