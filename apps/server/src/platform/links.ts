import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instan } from '@rekan/domain/waktu'

/** Links to files that need no session: its holder may read that one file until the link expires. */
export type Links = {
  /** A path with its signature; it dies at `sampai`, rounded down to the second. */
  sign(path: string, sampai: Instan): string
  /** Seconds that a signed path still lives, or 0 for one that is dead, altered or not ours. */
  secondsLeft(path: string, query: unknown, now: Instan): number
}

export function createLinks(secret: string): Links {
  const signature = (path: string, detik: number) =>
    createHmac('sha256', secret).update(`${path}\n${detik}`).digest()
  return {
    sign(path, sampai) {
      const detik = Math.floor(sampai / 1000)
      return `${path}?sampai=${detik}&tanda=${signature(path, detik).toString('base64url')}`
    },
    secondsLeft(path, query, now) {
      const { sampai, tanda } = (query ?? {}) as Readonly<Record<string, unknown>>
      if (typeof sampai !== 'string' || !/^[1-9]\d{0,11}$/.test(sampai)) return 0
      if (typeof tanda !== 'string' || !/^[\w-]{43}$/.test(tanda)) return 0
      const given = Buffer.from(tanda, 'base64url')
      if (!timingSafeEqual(given, signature(path, Number(sampai)))) return 0
      return Math.max(0, Math.floor(Number(sampai) - now / 1000))
    },
  }
}
