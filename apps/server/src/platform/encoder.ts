import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startBeside } from './beside.ts'

/** Re-encodes photos in a process of its own: of low priority, and its death by a hostile file is not ours. */
export type Encoder = {
  /**
   * A WebP (or PNG) for each of `sides`, upright and without metadata: fitted into so many pixels, or its middle cut out as a
   * square of them. Null when the bytes can't be decoded. Throws EncoderLost.
   */
  encode(
    bytes: Uint8Array,
    sides: readonly number[],
    shape?: Shape,
    format?: Format,
  ): Promise<Buffer[] | null>
  /**
   * A JPEG for each of `sides` of a photo as a whole, with its fingerprint as it looks at the last of `sides`: 256 bits, of which similar
   * pictures share nearly all; the number of different bits measures the difference. Null and EncoderLost as above.
   *
   * @param isAlone in a process for this photo alone: whoever may end it ends no other photo's work
   */
  encodeWithSidik(bytes: Uint8Array, sides: readonly number[], isAlone?: boolean): Promise<Selfie | null>
  stop(): Promise<void>
}

export type Selfie = { readonly images: readonly Buffer[]; readonly sidik: string }
type Shape = 'whole' | 'square'
/** What paper takes is a PNG. */
type Format = 'webp' | 'png'

/** The process ended with work in hand, or was ended because it took too long: the photo may be the cause. */
export class EncoderLost extends Error {
  override readonly name = 'EncoderLost'
}

export type EncodeRequest = {
  readonly id: number
  readonly bytes: Uint8Array
  readonly sides: readonly number[]
  readonly withSidik?: boolean
  readonly shape?: Shape
  readonly format?: Format
}
export type EncodeReply = {
  readonly id: number
  readonly images: readonly Uint8Array[] | null
  readonly sidik?: string
}

type Waiting = {
  readonly done: (reply: EncodeReply) => void
  readonly fail: (error: Error) => void
}

const SCRIPT = fileURLToPath(new URL('encoder.process.ts', import.meta.url))
const TIMEOUT_MS = 20_000
const STOP_MS = 5_000

/** A process and the photos it has in hand. */
type Started = { readonly child: ChildProcess; readonly waiting: Map<number, Waiting> }

/** Starts its process with the first photo, and another one when that has died. */
export function createEncoder(timeoutMs = TIMEOUT_MS): Encoder {
  const running = new Set<Started>()
  let shared: Started | undefined
  let lastId = 0

  function start(): Started {
    const child = startBeside(SCRIPT)
    const waiting = new Map<number, Waiting>()
    const started = { child, waiting }
    running.add(started)
    const lost = () => {
      running.delete(started)
      if (shared === started) shared = undefined
      for (const { fail } of waiting.values()) fail(new EncoderLost('encoder process ended'))
      waiting.clear()
    }
    child.on('message', (reply: EncodeReply) => {
      waiting.get(reply.id)?.done(reply)
      waiting.delete(reply.id)
    })
    child.once('exit', lost)
    child.once('error', lost)
    return started
  }

  async function ask({ child, waiting }: Started, request: Omit<EncodeRequest, 'id'>): Promise<EncodeReply> {
    lastId += 1
    const id = lastId
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    try {
      return await new Promise<EncodeReply>((done, fail) => {
        waiting.set(id, { done, fail })
        child.send({ id, ...request } satisfies EncodeRequest, (error) => {
          if (error !== null) fail(new EncoderLost(error.message))
        })
      })
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  async function askAlone(request: Omit<EncodeRequest, 'id'>): Promise<EncodeReply> {
    const own = start()
    try {
      return await ask(own, request)
    } finally {
      if (own.child.connected) own.child.disconnect()
    }
  }

  return {
    async encode(bytes, sides, shape = 'whole', format = 'webp') {
      const { images } = await ask((shared ??= start()), { bytes, sides, shape, format })
      return images?.map((image) => Buffer.from(image)) ?? null
    },
    async encodeWithSidik(bytes, sides, isAlone = false) {
      const request = { bytes, sides, withSidik: true }
      const { images, sidik } = await (isAlone ? askAlone(request) : ask((shared ??= start()), request))
      return images && sidik !== undefined
        ? { images: images.map((image) => Buffer.from(image)), sidik }
        : null
    },
    async stop() {
      await Promise.all([...running].map(({ child }) => end(child)))
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  const ended = once(child, 'exit')
  if (child.connected) child.disconnect()
  await ended
  clearTimeout(timer)
}
