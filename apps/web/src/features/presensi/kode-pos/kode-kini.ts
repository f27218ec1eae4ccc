import { hariKode, kodeFromDigest } from '@rekan/domain/presensi/kode-pos/kode'
import type { LayarTerpasang } from './layar.api.ts'

/** The code of a half minute; null where its day's seed is not known, which a screen without a network outlives by a day and more. */
export async function computeKode({ benih }: LayarTerpasang, langkah: number): Promise<string | null> {
  const hari = hariKode(langkah)
  const seed = benih.find((satu) => satu.hari === hari)?.benih
  if (seed === undefined) return null
  const raw = Uint8Array.from(atob(seed.replaceAll('-', '+').replaceAll('_', '/')), (huruf) =>
    huruf.charCodeAt(0),
  )
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(String(langkah)))
  return kodeFromDigest(new Uint8Array(digest))
}
