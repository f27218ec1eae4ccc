import { type Socket, connect } from 'node:net'

export type Answer = { readonly status: number; readonly text: string }

/** The little of HTTP/1.1 that a load generator needs: cheap, and in control of when a connection breaks. */
export function openConnection(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  // Whoever waits on this connection hears of it by 'close'.
  socket.on('error', (error: NodeJS.ErrnoException) => failures.set(socket, error.code ?? error.message))
  return socket
}

/** Sends a request and reads its whole answer. Rejects, with the reason as message, when the connection ends first. */
export function exchange(
  socket: Socket,
  request: readonly Buffer[],
  { onSent = () => {}, timeoutMs = 20_000 } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const onData = (bytes: Buffer) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
      const answer = parse(received)
      if (answer) end(() => resolve(answer))
    }
    const onClose = () => end(() => reject(new Error(failures.get(socket) ?? 'closed')))
    const timer = setTimeout(() => {
      failures.set(socket, 'timeout')
      socket.destroy()
    }, timeoutMs)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      socket.off('data', onData).off('close', onClose)
      settle()
    }
    if (socket.destroyed) return end(() => reject(new Error('closed')))
    socket.on('data', onData).on('close', onClose)
    write(socket, request, onSent)
  })
}

/** Sends half of a request and breaks the connection. */
export function breakOff(socket: Socket, request: readonly Buffer[]): Promise<void> {
  const whole = Buffer.concat(request)
  return new Promise((resolve) => {
    socket.once('close', () => resolve())
    socket.write(whole.subarray(0, whole.length / 2), () => socket.destroy())
  })
}

/**
 * Sends a whole request and breaks the connection: at once, or when the answer begins to arrive. False when it could
 * not be sent whole.
 */
export function turnAway(socket: Socket, request: readonly Buffer[], waits: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let isSent = false
    socket.once('close', () => resolve(isSent))
    if (waits) socket.once('data', () => socket.destroy())
    write(socket, request, () => {
      isSent = true
      if (!waits) socket.destroy()
    })
  })
}

export async function isHealthy(port: number): Promise<boolean> {
  const socket = openConnection(port)
  try {
    const { status } = await exchange(socket, [HEALTH], { timeoutMs: 2000 })
    return status === 200
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const HEALTH = Buffer.from('GET /api/health HTTP/1.1\r\nHost: rekan.example\r\nConnection: close\r\n\r\n')
const failures = new WeakMap<Socket, string>()

function write(socket: Socket, request: readonly Buffer[], onSent: () => void): void {
  socket.cork()
  for (const piece of request.slice(0, -1)) socket.write(piece)
  socket.write(request.at(-1) ?? '', (error) => {
    if (!error) onSent()
  })
  socket.uncork()
}

/** Undefined while something is missing. Answers carry their length; both servers see to it. */
function parse(received: Buffer): Answer | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1])
  if (!Number.isInteger(length)) throw new Error(`an answer without a length: ${head}`)
  const start = headEnd + 4
  if (received.length < start + length) return undefined
  return { status: Number(head.slice(9, 12)), text: received.toString('utf8', start, start + length) }
}
