import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instan } from '@rekan/domain/waktu'

/** Who heard the server's time, on which phone, and when that was. */
export type Heard = { readonly ponselId: number; readonly penggunaId: number; readonly waktu: Instan }

/** Proofs that a phone has heard the time of a server of this company. */
export type Times = {
  sign(heard: Heard): string
  /** What a proof says; null for one that is altered or not ours. */
  read(token: string): Heard | null
  /** A number below 2^32 that follows from a text and that nobody outside can tell. */
  computeUndian(text: string): number
}

export function createTimes(secret: string): Times {
  const digest = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}\n${text}`).digest()
  const signature = (text: string) => digest('waktu', text)
  return {
    sign({ ponselId, penggunaId, waktu }) {
      const text = `${ponselId}.${penggunaId}.${waktu}`
      return `${text}.${signature(text).toString('base64url')}`
    },
    read(token) {
      const found = /^((\d{1,10})\.(\d{1,10})\.(\d{1,15}))\.([\w-]{43})$/.exec(token)
      if (found === null) return null
      const [, text = '', ponselId, penggunaId, waktu, given = ''] = found
      const signed = Buffer.from(given, 'base64url')
      if (signed.length !== 32 || !timingSafeEqual(signed, signature(text))) return null
      return { ponselId: Number(ponselId), penggunaId: Number(penggunaId), waktu: Number(waktu) }
    },
    computeUndian: (text) => digest('undian', text).readUInt32BE(),
  }
}
