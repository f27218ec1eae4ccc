import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

/** A phone's authenticator with one passkey, in software: it signs for whatever site it is told that it sees. */
export function createAuthenticator(rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const teks = (bytes: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(bytes))
  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  /** Present and verified; of a new one the key as well. */
  const authData = (isBaru: boolean) => {
    const kepala = [
      createHash('sha256').update(rpId).digest(),
      Buffer.from([isBaru ? 0x45 : 0x05]),
      Buffer.alloc(4),
    ]
    if (!isBaru) return Buffer.concat(kepala)
    // COSE, as of ES256 on P-256.
    const kunci = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.concat([
      ...kepala,
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      isoCBOR.encode(kunci),
    ])
  }
  const rumus = { id: teks(id), rawId: teks(id), type: 'public-key' as const }
  return {
    /** What a browser sends when a passkey was made on a page of `origin`. */
    daftar(challenge: string, origin: string) {
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData(true))],
      ])
      return {
        ...rumus,
        response: {
          clientDataJSON: teks(clientData('webauthn.create', challenge, origin)),
          attestationObject: teks(isoCBOR.encode(attestation)),
        },
      }
    },
    /** What it sends when that passkey was used there. */
    masuk(challenge: string, origin: string) {
      const client = clientData('webauthn.get', challenge, origin)
      const auth = authData(false)
      const digest = createHash('sha256').update(client).digest()
      return {
        ...rumus,
        response: {
          clientDataJSON: teks(client),
          authenticatorData: teks(auth),
          signature: teks(sign('sha256', Buffer.concat([auth, digest]), privateKey)),
        },
      }
    },
  }
}
