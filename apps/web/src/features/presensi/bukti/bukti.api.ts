import { call } from '../../../lib/http.ts'
import { readStored, writeStored } from './kunci-tersimpan.ts'

/** A public key of the server's: Ed25519, SPKI in DER */
export type Kunci = ReturnType<typeof kunciFrom>

/** The keys that receipts are signed with, kept so that receipts are verified without a network as well. */
export async function fetchKunci(): Promise<readonly Kunci[]> {
  try {
    const { data } = await call('GET /bukti/kunci')
    writeStored(data)
    return data.map(kunciFrom)
  } catch (error) {
    const kept = readStored()
    if (kept.length === 0) throw error
    return kept.map(kunciFrom)
  }
}

function kunciFrom({ id, publik }: { readonly id: string; readonly publik: string }) {
  return { id, publik: Uint8Array.from(atob(publik), (letter) => letter.charCodeAt(0)) }
}
