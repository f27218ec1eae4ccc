import { KetentuanTidakAda } from '@rekan/domain/ketentuan'
import { randomInt } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RefusedFields, refusedField } from './constraints.ts'
import { pgCode } from './db.ts'
import { DomainError, type PlatformCode, invalid, refuse } from './errors.ts'
import type { SecureHeaders } from './headers.ts'

/** Every failure leaves in one shape; what we did not foresee leaves as a neutral 500 with the code of its line in the log. */
export function answerFailures(app: FastifyInstance, fields: RefusedFields): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error, fields)
    if (refusal) return sendRefusal(reply, refusal)
    request.log.error({ err: error }, 'unexpected failure')
    return sendRefusal(reply, refuse('GANGGUAN', { kode: request.id }))
  })
}

function sendRefusal(reply: FastifyReply, refusal: DomainError): FastifyReply {
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  const retryAfter = retryAfterOf(refusal)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(refusal.status).send(bodyOf(refusal))
}

/** Whole seconds after which to try again: whom a server in trouble turns away at once does not come back at once. */
export function retrySeconds(): number {
  return randomInt(1, 11)
}

function retryAfterOf({ status, retryAfter }: DomainError): number | undefined {
  return retryAfter ?? (status === 503 ? retrySeconds() : undefined)
}

/** What was broken before it became a request: an address that cannot be decoded, or a parameter of endless length. */
export function answerFrameworkError(headers: SecureHeaders) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
    void sendRefusal(reply, refuse(isTooLong ? 'TIDAK_DIKENAL' : 'PERMINTAAN_RUSAK'))
  }
}

/** Refusals of node's own parser; whatever else it objects to is malformed. */
const PARSER_REFUSALS: Readonly<Record<string, PlatformCode & ('TERLALU_LAMBAT' | 'KEPALA_TERLALU_BESAR')>> =
  {
    ERR_HTTP_REQUEST_TIMEOUT: 'TERLALU_LAMBAT',
    HPE_HEADER_OVERFLOW: 'KEPALA_TERLALU_BESAR',
  }

/** What never became a request, or did not arrive in time, is answered on the bare socket. */
export function answerSocketFailure(headers: SecureHeaders) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    writeRefusal(socket, refuse(PARSER_REFUSALS[error.code ?? ''] ?? 'PERMINTAAN_RUSAK'), headers)
    socket.destroy(error)
  }
}

/** A whole answer without a request to answer to; the connection ends with it. */
export function writeRefusal(socket: Duplex, refusal: DomainError, headers: SecureHeaders): void {
  if (!socket.writable) return
  const body = JSON.stringify(bodyOf(refusal))
  const retryAfter = retryAfterOf(refusal)
  const head = Object.entries({
    ...headers,
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${head.join('')}\r\n${body}`)
}

export function notFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, refuse('TIDAK_DIKENAL'))
}

function bodyOf({ message, code, errors, data }: DomainError) {
  return {
    message,
    ...(errors === undefined ? {} : { errors }),
    ...(data === undefined ? {} : { data }),
    error: { error: code, message, line: null },
  }
}

/** The database is not there, is going away or only reads: its codes, and the socket's. */
const DATABASE_AWAY = /^(25006|57P0[1-4]|08\w{3}|53\d{3}|ECONNREFUSED|ENOENT|ECONNRESET|EPIPE)$/
/** What the driver throws without a code, when a connection dies between two statements or is not made in time. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|Client (has encountered a connection error|was closed))/

/** Whether a statement failed because there is no database that would take it: it may well in a moment. */
export function isDatabaseAway(error: Error & { readonly code?: string }): boolean {
  return DATABASE_AWAY.test(pgCode(error) ?? error.code ?? '') || CONNECTION_LOST.test(error.message)
}

/** What no text of the database can hold, such as NUL: it was sent so. */
const UNREADABLE_TEXT = new Set(['22021', '22P05'])

function asRefusal(error: FastifyError, fields: RefusedFields): DomainError | null {
  const refusal = error instanceof DomainError ? error : refusedField(error, fields)
  if (refusal !== null) return refusal
  if (error instanceof KetentuanTidakAda) return invalid({ tanggal: [error.message] })
  if (isDatabaseAway(error)) return refuse('BELUM_SIAP')
  if (UNREADABLE_TEXT.has(pgCode(error) ?? '')) return refuse('PERMINTAAN_RUSAK')
  const code = error.code ?? ''
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return refuse('TIPE_SALAH')
  // More parts than any form of ours has: no form of ours.
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return refuse('PERMINTAAN_RUSAK')
  if (error.statusCode === 413) return refuse('TERLALU_BESAR')
  if (error.statusCode === 415) return refuse('TIPE_SALAH')
  // The file server says so of folders and of paths that leave its root.
  if (error.statusCode === 403 || error.statusCode === 404) return refuse('TIDAK_DIKENAL')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refuse('PERMINTAAN_RUSAK')
  // The multipart parser throws these without a status.
  if (/multipart|premature close|unexpected end|aborted|malformed part|part header/i.test(error.message)) {
    return refuse('PERMINTAAN_RUSAK')
  }
  return null
}
