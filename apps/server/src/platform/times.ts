import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instan } from '@rekan/domain/waktu'

/** Who heard the server's time, on which phone, and when that was. */
export type Heard = { readonly ponselId: number; readonly penggunaId: number; readonly waktu: Instan }

/** Proofs that a phone has heard the time of a server of this company. */
export type Times = {
  sign(heard: Heard): string
  /** What a proof says; null for one that is altered or not ours. */
  read(token: string): Heard | null
}

export function createTimes(secret: string): Times {
  const signature = (text: string) => createHmac('sha256', secret).update(`waktu\n${text}`).digest()
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
  }
}
