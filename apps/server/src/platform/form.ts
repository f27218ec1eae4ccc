import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Call, FileRule } from '@rekan/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FieldErrors, invalid, refuse } from './errors.ts'
import { type Part, readParts } from './multipart.ts'

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

/** More than any form of ours has */
const MAX_PARTS = 50
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
      request.raw.resume()
      throw error
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
  const body = await readBody(request.raw, hold)
  let count = 0
  for (const part of readParts(body, readBoundary(request))) {
    const { name } = part
    count += 1
    if (count > MAX_PARTS) throw refuse('PERMINTAAN_RUSAK')
    // No form of ours has them, and no code of ours is to meet them.
    if (name in Object.prototype) throw refuse('PERMINTAAN_RUSAK')
    const value = part.filename === undefined ? readField(part) : null
    if (name in fields || name in files) errors[name] = ['Hanya boleh dikirim satu kali.']
    if (value === null) readFile(part, rules[name], files, errors)
    else if (name in rules) errors[name] = ['Harus berupa berkas.']
    else if (typeof value !== 'string') errors[name] = ['Harus berupa teks.']
    else if (part.bytes.length > MAX_FIELD_BYTES) errors[name] = ['Isian terlalu panjang.']
    else fields[name] = value
  }
  for (const [name, rule] of Object.entries(rules)) {
    if (rule.required && !(name in files)) errors[name] ??= [`${rule.label ?? 'Foto'} harus disertakan.`]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors satisfies FieldErrors)
  return { fields, files }
}

/** All of a body; what it holds is told as it comes, and may be too much. */
async function readBody(raw: IncomingMessage, hold: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = []
  const { promise: whole, resolve, reject } = Promise.withResolvers<void>()
  const take = (chunk: Buffer) => {
    try {
      hold(chunk.length)
      chunks.push(chunk)
    } catch (error) {
      raw.off('data', take)
      reject(error)
    }
  }
  raw.on('data', take)
  raw.once('end', resolve)
  raw.once('error', reject)
  raw.once('close', () => reject(new Error('aborted')))
  await whole
  return Buffer.concat(chunks)
}

/** Announced by whoever got this far. */
function readBoundary({ headers }: FastifyRequest): string {
  const found = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(headers['content-type'] ?? '')
  return found?.[1] ?? found?.[2] ?? ''
}

/** A field's text; of one that says it is JSON, what that is. */
function readField({ type, bytes }: Part): unknown {
  const text = bytes.toString('utf8')
  if (type !== 'application/json') return text
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('PERMINTAAN_RUSAK')
  }
}

function readFile(
  { name, filename = '', bytes }: Part,
  rule: FileRule | undefined,
  files: Record<string, ReceivedFile>,
  errors: Record<string, string[]>,
): void {
  if (rule === undefined || name in errors) errors[name] ??= ['Isian ini tidak dikenal.']
  else if (bytes.length > rule.maxBytes) throw refuse('TERLALU_BESAR')
  else files[name] = { bytes, sha256: hash('sha256', bytes, 'buffer'), filename }
}
