import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What a browser would have of a push: its headers and what it reads from it. */
export type Diterima = { readonly headers: IncomingHttpHeaders; readonly isi: unknown }

/** A push service of the test's own, with one browser behind it. */
export type LayananPush = {
  /** Reaches it, whatever push service is called */
  readonly fetch: typeof fetch
  readonly diterima: Diterima[]
  /** As `PushSubscription.toJSON()` gives it, at an address of its own */
  langganan(nama: string): Record<string, unknown>
  /** What it answers from now on; `diam`: nothing at all */
  answer(status: number | 'diam'): void
  close(): void
}

export async function openLayananPush(): Promise<LayananPush> {
  const kunci = createECDH('prime256v1')
  const publik = kunci.generateKeys()
  const auth = randomBytes(16)
  const diterima: Diterima[] = []
  let jawaban: number | 'diam' = 201
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const isi: unknown = JSON.parse(decrypt(body, kunci, publik, auth))
      diterima.push({ headers: request.headers, isi })
      if (jawaban !== 'diam') response.writeHead(jawaban).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      return fetch(new URL(pathname, origin), init)
    },
    diterima,
    langganan: (nama) => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${nama}`,
      expirationTime: null,
      keys: { p256dh: publik.toString('base64url'), auth: auth.toString('base64url') },
    }),
    answer: (status) => {
      jawaban = status
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** RFC 8291 over RFC 8188, one record. */
function decrypt(body: Buffer, kunci: ReturnType<typeof createECDH>, publik: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const panjang = body.readUInt8(20)
  const server = body.subarray(21, 21 + panjang)
  const rahasia = kunci.computeSecret(server)
  const turun = (ikm: Uint8Array, garam: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, garam, info, length))
  const ikm = turun(rahasia, auth, Buffer.concat([Buffer.from('WebPush: info\0'), publik, server]), 32)
  const cek = turun(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = turun(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sandi = body.subarray(21 + panjang)
  const decipher = createDecipheriv('aes-128-gcm', cek, nonce).setAuthTag(sandi.subarray(-16))
  const teks = Buffer.concat([decipher.update(sandi.subarray(0, -16)), decipher.final()])
  return teks.subarray(0, teks.lastIndexOf(2)).toString()
}
