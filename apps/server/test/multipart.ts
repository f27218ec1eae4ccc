import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { TestServer } from './server.ts'

export const BATAS = 'batas-uji'
export const TIPE_MULTIPART = `multipart/form-data; boundary=${BATAS}`

/** One part as it stands between two boundaries. */
export function bagian(kepala: string, isi: Uint8Array | string): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BATAS}\r\n${kepala}\r\n\r\n`),
    Buffer.from(isi),
    Buffer.from('\r\n'),
  ])
}

export function isian(nama: string, isi: string): Buffer {
  return bagian(`Content-Disposition: form-data; name="${nama}"`, isi)
}

export function berkas(isi: Uint8Array, tipe = 'image/png', nama = 'selfie.png'): Buffer {
  return bagian(
    `Content-Disposition: form-data; name="selfie"; filename="${nama}"\r\nContent-Type: ${tipe}`,
    isi,
  )
}

export const AKHIR = Buffer.from(`--${BATAS}--\r\n`)

/** Announces `body` whole, sends its first `bytes` and then nothing; gives both ends of the connection. */
export async function kirimSebagian(
  server: TestServer,
  token: string,
  body: Buffer,
  bytes: number,
): Promise<{ socket: Socket; diServer: Socket }> {
  const { port } = server.app.server.address() as { port: number }
  const accepted = once(server.app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = `POST /api/presensi/check-in HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${TIPE_MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(head)
  const [diServer] = (await accepted) as [Socket]
  socket.write(body.subarray(0, bytes))
  while (diServer.bytesRead < head.length + bytes) await setImmediate()
  return { socket, diServer }
}
