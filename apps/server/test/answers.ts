import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Json, composeApi } from '../src/platform/openapi.ts'
import { recordPasangan } from './pasangan.ts'

export type Answer = {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly type: string
  readonly body: string
}

/**
 * Judges every answer that leaves this server below `/api` against the API's own description, whoever asked and how:
 * a status that is not described, or a body of another shape, is a violation.
 */
export function watchAnswers(server: Server): { readonly violations: string[] } {
  const violations: string[] = []
  server.prependListener('request', (request, response) => {
    if (request.url?.startsWith('/api')) collect(request, response, violations)
  })
  return { violations }
}

/** Throws what was found since the last time. */
export function expectNone(violations: string[]): void {
  const found = violations.splice(0)
  if (found.length > 0) throw new Error(`Not as the API describes itself:\n${found.join('\n')}`)
}

/** What is wrong with an answer; null when it is as described. */
export function judgeAnswer(answer: Answer): string | null {
  const { method, url, status, type, body } = answer
  const name = `${method} ${url.slice(0, 200)} → ${status}`
  const path = (url.split(/[?#]/, 1)[0] ?? '').slice('/api'.length).replace(/(.)\/$/, '$1')
  if (path.startsWith('/docs') && status < 400) return null
  const found = operations.find(
    (one) => one.pattern.test(path) && one.method === (method === 'HEAD' ? 'GET' : method),
  )
  if (found === undefined) return judgeUnknown(answer, name)
  recordPasangan('panggilan', `${method} ${found.path} ${status}`)
  const described = (found.responses as Record<string, Described>)[status]
  if (described === undefined) return `${name}: this status is not described`
  const { pointer, types } = resolve(described, `${found.pointer}/responses/${status}`)
  // No body follows HEAD, nor a file that was left unread.
  if (method === 'HEAD' || status === 304) return null
  const [media = ''] = type.split(';')
  if (!types.some((one) => one === media || (one.endsWith('/*') && media.startsWith(one.slice(0, -1)))))
    return `${name}: ${media || 'no type'} is not described`
  return media === 'application/json'
    ? judgeBody(name, `${pointer}/content/application~1json/schema`, body)
    : null
}

/** An address or verb that is none of ours is refused in our shape. */
function judgeUnknown({ method, status, body }: Answer, name: string): string | null {
  if (status === 204 && method === 'OPTIONS') return null
  if (![400, 404, 405].includes(status)) return `${name}: nothing of that name is described`
  return method === 'HEAD' ? null : judgeBody(name, '/components/schemas/Kegagalan', body)
}

type Described = { readonly $ref?: string; readonly content?: Readonly<Record<string, unknown>> }

/** What the API lets pass so that answers may grow: here nothing may be in one that is not described. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]))
  return inner['type'] === 'object' && 'properties' in inner
    ? { additionalProperties: false, ...inner }
    : inner
}

const api = closed(composeApi(true)) as Json
// Zod gives a pattern beside every format it checks.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema({ ...api, $id: 'api' })

const operations = Object.entries(api['paths'] as Record<string, Record<string, { responses: unknown }>>)
  .flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { responses }]) => ({
      method: verb.toUpperCase(),
      path,
      isTemplate: path.includes('{'),
      pattern: patternOf(path),
      pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${verb}`,
      responses,
    })),
  )
  // As the router: a name before a parameter.
  .toSorted((a, b) => Number(a.isTemplate) - Number(b.isTemplate))

function patternOf(path: string): RegExp {
  const literal = path.replaceAll('.', String.raw`\.`)
  return new RegExp(`^${literal.replaceAll('{kunci}', '.+').replaceAll(/\{\w+\}/g, '[^/]*')}$`)
}

function resolve({ $ref, content }: Described, pointer: string): { pointer: string; types: string[] } {
  if ($ref === undefined) return { pointer, types: Object.keys(content ?? {}) }
  return { pointer: $ref.slice(1), types: ['application/json'] }
}

const validators = new Map<string, ValidateFunction>()

function judgeBody(name: string, pointer: string, body: string): string | null {
  let validate = validators.get(pointer)
  if (validate === undefined) {
    validate = ajv.compile({ $ref: `api#${encodeURI(pointer)}` })
    validators.set(pointer, validate)
  }
  try {
    const answer: unknown = JSON.parse(body)
    if (validate(answer)) return judgeWords(name, answer as Worded)
  } catch {
    return `${name}: no JSON: ${body.slice(0, 200)}`
  }
  return `${name}: ${ajv.errorsText(validate.errors)}: ${body.slice(0, 300)}`
}

type Worded = {
  readonly error?: { readonly message: string }
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

/** A library's words, which no reader of a form understands. */
const LIBRARY = /\b(expected|received|invalid|diharapkan|undefined|null|nan|string|number|array|object)\b/i

function judgeWords(name: string, { error, errors = {} }: Worded): string | null {
  if (error === undefined) return null
  const foreign = [error.message, ...Object.values(errors).flat()].find((message) => LIBRARY.test(message))
  return foreign === undefined ? null : `${name}: not in our words: ${foreign}`
}

type Loose = (...args: readonly unknown[]) => never

/** Follows one answer as it is written, and judges it just before it is whole. */
function collect(request: IncomingMessage, response: ServerResponse, violations: string[]): void {
  const chunks: Buffer[] = []
  let type = ''
  let isPacked = false
  const before = (name: 'write' | 'end' | 'writeHead', look: (args: readonly unknown[]) => void) => {
    const original = response[name].bind(response) as Loose
    response[name] = (...args: readonly unknown[]) => {
      look(args)
      return original(...args)
    }
  }
  const keep = ([chunk]: readonly unknown[]) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  before('writeHead', (args) => {
    const headers = args.at(-1) as Readonly<Record<string, string>> | number
    if (typeof headers !== 'object') return
    type = headers['content-type'] ?? ''
    isPacked = headers['content-encoding'] === 'gzip'
  })
  before('write', keep)
  before('end', (args) => {
    keep(args)
    const { method = '', url = '' } = request
    // A stream's head is written without being given.
    type ||= String(response.getHeader('content-type') ?? '')
    const bytes = Buffer.concat(chunks)
    const body = (isPacked && bytes.length > 0 ? gunzipSync(bytes) : bytes).toString()
    const wrong = judgeAnswer({ method, url, status: response.statusCode, type, body })
    if (wrong !== null) violations.push(wrong)
  })
}
