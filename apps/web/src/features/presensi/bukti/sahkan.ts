import type { TandaBuktiTerbaca } from '@rekan/domain/presensi/tanda-bukti'
import type { Kunci } from './bukti.api.ts'

/** Whether one of these keys has signed exactly what the receipt says. */
export async function isSah(
  { pesan, tandaTangan, isi }: TandaBuktiTerbaca,
  keys: readonly Kunci[],
): Promise<boolean> {
  const key = keys.find(({ id }) => id === isi.kunci)
  if (key === undefined) return false
  const base64 = tandaTangan.replaceAll('-', '+').replaceAll('_', '/')
  const signature = Uint8Array.from(atob(`${base64}==`), (letter) => letter.charCodeAt(0))
  return verify(key.publik, signature, new TextEncoder().encode(pesan))
}

type Bytes = Uint8Array<ArrayBuffer>

/** By the browser's own hand; browsers of before 2025 have none for Ed25519, and fetch a library. */
async function verify(spki: Bytes, signature: Bytes, message: Bytes): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', spki, { name: 'Ed25519' }, false, ['verify'])
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, signature, message)
  } catch {
    const { verifyAsync } = await import('@noble/ed25519')
    // The key itself stands at the end of its wrapping.
    return verifyAsync(signature, message, spki.slice(-32))
  }
}
