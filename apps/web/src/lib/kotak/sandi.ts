import type { Entri } from './entri.ts'

// What waits is unreadable on the device once its owner has signed out: it is kept under a key that the server gives at each
// sign-in (`session.ts`), and that the worker has while there is something to send.

/** An entry as it is kept: whose it is and its place, and all else sealed. */
export type Tersandi = Pick<Entri, 'kunci' | 'akun'> & {
  readonly urut?: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly tersandi: ArrayBuffer
}

let pemegang: { readonly akun: number; readonly teks: string; readonly kunci: Promise<CryptoKey> } | undefined

/** From now on entries of this account are sealed and can be read; null: nobody's. */
export function setSandi(akun: number, teks: string | null): void {
  // Without a secure origin there is neither camera nor worker, and no such key.
  if (teks === null || !isSecureContext) pemegang = undefined
  else if (pemegang?.akun !== akun || pemegang.teks !== teks) {
    const bytes = Uint8Array.from(atob(teks.replaceAll('-', '+').replaceAll('_', '/')), (huruf) =>
      huruf.charCodeAt(0),
    )
    pemegang = {
      akun,
      teks,
      kunci: crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
    }
  }
}

/** Whether an entry of this account is sealed as it is written. */
export function isBersandi(akun: number): boolean {
  return pemegang?.akun === akun
}

/** What is written of an entry: sealed where its account has given its key. */
export async function encodeEntri<T extends Omit<Entri, 'urut'> & { readonly urut?: number }>(
  entri: T,
): Promise<T | Tersandi> {
  if (pemegang?.akun !== entri.akun) return entri
  const { kunci, akun, urut, ...lain } = entri
  const berkas = 'berkas' in lain.isi ? Object.values(lain.isi.berkas).map(({ isi }) => isi) : []
  // Buffers follow the text, which has their lengths in their places.
  const kepala = new TextEncoder().encode(
    JSON.stringify(lain, (_nama, nilai: unknown) =>
      nilai instanceof ArrayBuffer ? nilai.byteLength : nilai,
    ),
  )
  const isi = await new Blob([Uint32Array.of(kepala.length), kepala, ...berkas]).arrayBuffer()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const tersandi = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await pemegang.kunci, isi)
  return { kunci, akun, ...(urut !== undefined && { urut }), iv, tersandi }
}

/**
 * The entry of what was kept; null for one that is another's, or whose key is not there. One that was made before the phone knew whose
 * it is (account 0) opens by the key of who made it.
 */
export async function openEntri(kept: Entri | Tersandi): Promise<Entri | null> {
  if (!('tersandi' in kept)) return kept
  const { kunci, akun, urut = 0, iv, tersandi } = kept
  if (pemegang === undefined || (akun !== 0 && pemegang.akun !== akun)) return null
  try {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await pemegang.kunci, tersandi)
    let dari = 4 + (new Uint32Array(bytes, 0, 1)[0] ?? 0)
    const lain = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, dari - 4))) as Omit<
      Entri,
      'kunci' | 'akun' | 'urut'
    >
    if ('json' in lain.isi) return { ...lain, kunci, akun, urut }
    const berkas = Object.entries(lain.isi.berkas).map(([nama, satu]) => {
      const mulai = dari
      dari += satu.isi as unknown as number
      return [nama, { ...satu, isi: bytes.slice(mulai, dari) }] as const
    })
    return { ...lain, isi: { ...lain.isi, berkas: Object.fromEntries(berkas) }, kunci, akun, urut }
  } catch {
    return null
  }
}
