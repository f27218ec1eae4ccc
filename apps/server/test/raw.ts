import { type Socket, connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { TestServer } from './server.ts'

export type RawAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A connection of its own to the server, from an address of this machine. */
export function dial(server: TestServer, localAddress = '127.0.0.1'): Socket {
  return connect({ port: Number(new URL(server.origin).port), host: '127.0.0.1', localAddress })
}

/** Sends these bytes and nothing else, and reads what comes until the server has ended the connection. */
export async function sendRaw(server: TestServer, bytes: string | Uint8Array): Promise<RawAnswer> {
  const socket = dial(server)
  socket.write(bytes)
  return readAnswer(socket)
}

/** Everything up to the end of the connection, as one answer. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    socket.once('error', () => resolve())
  })
  const whole = Buffer.concat(chunks)
  const [head = ''] = whole.toString('latin1').split('\r\n\r\n', 1)
  const [line = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((one) => one.split(/: (.*)/s, 2) as [string, string]))
  const bytes = whole.subarray(head.length + 4)
  const text = (headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  const isJson = headers.get('content-type')?.startsWith('application/json') && text !== ''
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0),
    headers,
    text,
    body: isJson ? (JSON.parse(text) as RawAnswer['body']) : {},
  }
}
