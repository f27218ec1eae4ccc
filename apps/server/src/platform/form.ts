import { createHash } from 'node:crypto'
import type { MultipartFile } from '@fastify/multipart'
import type { Call, FileRule } from '@rekan/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FieldErrors, invalid, refuse } from './errors.ts'

/** A file as it came; its digest is made once, for whoever needs it. */
export type ReceivedFile = {
  readonly bytes: Buffer
  readonly sha256: Buffer
  /** As the client calls it: a claim, of any length */
  readonly filename: string
}

export type ReceivedForm = {
  readonly fields: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, ReceivedFile>>
}

const MAX_FIELDS = 40
const MAX_FIELD_BYTES = 16 * 1024
/** Room for the fields and the boundaries beside the files. */
const OVERHEAD_BYTES = 256 * 1024

/** The most bytes a body of this call may announce. */
export function maxBodyBytes(call: Call): number {
  if (call.form === undefined) return call.maxBytes ?? 64 * 1024
  return Object.values(call.form.files).reduce((sum, rule) => sum + rule.maxBytes, OVERHEAD_BYTES)
}

export type FormReader = (
  request: FastifyRequest,
  reply: FastifyReply,
  rules: Readonly<Record<string, FileRule>>,
) => Promise<ReceivedForm>

/**
 * Reads multipart bodies into memory within the call's limits; throws 400, 413, 415, 422.
 *
 * @param maxHeldBytes what all files that are being answered may take together; the next gets 503
 */
export function createFormReader(maxHeldBytes: number): FormReader {
  let held = 0
  return async (request, reply, rules) => {
    let own = 0
    reply.raw.once('close', () => (held -= own))
    try {
      return await readForm(request, rules, (bytes) => {
        own += bytes
        held += bytes
        if (held > maxHeldBytes) throw refuse('TERLALU_BANYAK_KIRIMAN')
      })
    } catch (error) {
      // What nobody reads any more would block the connection for the next request.
      request.raw.unpipe()
      request.raw.resume()
      throw error
    }
  }
}

/** So many files of one account are decoded or read at a time: whoever sends forty at once delays nobody else's. */
const MAX_IN_HAND = 2
/** So many more of its files wait for their turn. */
const MAX_WAITING = 20

/** Works at what an account has sent once it has a hand free for it; throws 503 where too many wait already. */
export type Hands = <T>(penggunaId: number, work: () => Promise<T>) => Promise<T>

export function createHands(): Hands {
  const lines = new Map<number, { busy: number; readonly waiting: (() => void)[] }>()
  return async (penggunaId, work) => {
    const line = lines.get(penggunaId) ?? { busy: 0, waiting: [] }
    lines.set(penggunaId, line)
    if (line.busy < MAX_IN_HAND) line.busy += 1
    else if (line.waiting.length < MAX_WAITING)
      // Whoever is done hands its turn on.
      await new Promise<void>((resolve) => line.waiting.push(resolve))
    else throw refuse('TERLALU_BANYAK_KIRIMAN')
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next === undefined) line.busy -= 1
      else next()
      if (line.busy === 0) lines.delete(penggunaId)
    }
  }
}

async function readForm(
  request: FastifyRequest,
  rules: Readonly<Record<string, FileRule>>,
  hold: (bytes: number) => void,
): Promise<ReceivedForm> {
  // Without a prototype: a field called `constructor` is a field like any other.
  const fields = Object.create(null) as Record<string, string>
  const files = Object.create(null) as Record<string, ReceivedFile>
  const errors = Object.create(null) as Record<string, string[]>
  const limits = {
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    files: 10,
    parts: MAX_FIELDS + 10,
    headerPairs: 20,
    // One more than any rule allows: what is cut off is told from what is whole.
    fileSize: Math.max(0, ...Object.values(rules).map((rule) => rule.maxBytes)) + 1,
  }
  for await (const part of request.parts({ limits })) {
    const repeated = part.fieldname in fields || part.fieldname in files
    if (repeated) errors[part.fieldname] = ['Hanya boleh dikirim satu kali.']
    if (part.type === 'file') await readParts(part, rules, files, errors, hold)
    else if (part.fieldname in rules) errors[part.fieldname] = ['Harus berupa berkas.']
    else if (typeof part.value !== 'string') errors[part.fieldname] = ['Harus berupa teks.']
    else if (part.valueTruncated) errors[part.fieldname] = ['Isian terlalu panjang.']
    else fields[part.fieldname] = part.value
  }
  for (const [name, rule] of Object.entries(rules)) {
    if (rule.required && !(name in files)) errors[name] ??= [`${rule.label ?? 'Foto'} harus disertakan.`]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors satisfies FieldErrors)
  return { fields, files }
}

async function readParts(
  part: MultipartFile,
  rules: Readonly<Record<string, FileRule>>,
  files: Record<string, ReceivedFile>,
  errors: Record<string, string[]>,
  hold: (bytes: number) => void,
): Promise<void> {
  const rule = rules[part.fieldname]
  if (rule === undefined || part.fieldname in errors) {
    errors[part.fieldname] ??= ['Isian ini tidak dikenal.']
    part.file.resume()
    return
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > rule.maxBytes) throw refuse('TERLALU_BESAR')
    hold(chunk.length)
    chunks.push(chunk)
  }
  // The parser's own limit ends a file silently; whole or not at all.
  if (part.file.truncated) throw refuse('TERLALU_BESAR')
  const bytes = Buffer.concat(chunks, size)
  const sha256 = createHash('sha256').update(bytes).digest()
  files[part.fieldname] = { bytes, sha256, filename: part.filename ?? '' }
}
