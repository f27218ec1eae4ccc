import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Instan } from '@rekan/domain/waktu'

/** Says that something was begun here and until when it may be ended, without a word of it being kept: beginning costs nothing. */
export type Tickets = {
  /** Text for an address or a browser, for this use alone */
  create(untuk: string, sampai: Instan): string
  /** When a ticket of this use ends; null for one that is over, altered, another use's or not ours. */
  read(ticket: string, untuk: string, saat: Instan): Instan | null
}

/** Bytes: what makes it the only one, its end in seconds, its signature */
const [ACAK, AKHIR, TANDA] = [16, 4, 32]

export function createTickets(secret: string): Tickets {
  const signature = (isi: Buffer, untuk: string) =>
    createHmac('sha256', secret).update(`tiket\n${untuk}\n`).update(isi).digest()
  return {
    create(untuk, sampai) {
      const isi = Buffer.concat([randomBytes(ACAK), Buffer.alloc(AKHIR)])
      isi.writeUInt32BE(Math.floor(sampai / 1000), ACAK)
      return Buffer.concat([isi, signature(isi, untuk)]).toString('base64url')
    },
    read(ticket, untuk, saat) {
      const bytes = Buffer.from(ticket, 'base64url')
      if (bytes.length !== ACAK + AKHIR + TANDA || bytes.toString('base64url') !== ticket) return null
      const isi = bytes.subarray(0, ACAK + AKHIR)
      if (!timingSafeEqual(bytes.subarray(ACAK + AKHIR), signature(isi, untuk))) return null
      const sampai = isi.readUInt32BE(ACAK) * 1000
      return sampai > saat ? sampai : null
    },
  }
}
