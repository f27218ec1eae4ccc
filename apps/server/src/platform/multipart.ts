import { refuse } from './errors.ts'

/** A part of a form (RFC 7578). */
export type Part = {
  readonly name: string
  /** As the client calls it, without folders; undefined: it is no file */
  readonly filename: string | undefined
  /** Lower case, without parameters */
  readonly type: string
  /** A view into the body */
  readonly bytes: Buffer
}

const MAX_HEAD_BYTES = 8 * 1024
const LINE = Buffer.from('\r\n')
const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * The parts of a body that is here whole, in their order. Throws 400 where it is none of this boundary, has no end, or has a part
 * without a name.
 */
export function* readParts(body: Buffer, boundary: string): Generator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let at = findFirst(body, delimiter)
  for (;;) {
    const after = at + delimiter.length
    if (isEnd(body, after)) return
    // The head begins behind the line of the delimiter, which its empty line may follow at once.
    const head = body.indexOf(LINE, after)
    const headEnd = head < 0 ? -1 : body.subarray(0, head + MAX_HEAD_BYTES).indexOf(HEAD_END, head)
    if (headEnd < 0) throw refuse('PERMINTAAN_RUSAK')
    const begin = headEnd + HEAD_END.length
    // Of nothing, the line that ends the head is the one before the delimiter.
    at = findDelimiter(body, delimiter, begin - LINE.length)
    if (at < 0) throw refuse('PERMINTAAN_RUSAK')
    yield { ...readHead(body.toString('utf8', head, headEnd)), bytes: body.subarray(begin, at) }
  }
}

/** Where the first delimiter is, as if a line had ended before the body. */
function findFirst(body: Buffer, delimiter: Buffer): number {
  const begins = body.indexOf(delimiter.subarray(LINE.length)) === 0
  const at = begins ? -LINE.length : findDelimiter(body, delimiter, 0)
  if (at === -1) throw refuse('PERMINTAAN_RUSAK')
  return at
}

/** The next delimiter that is one: its line has nothing else. -1: none. */
function findDelimiter(body: Buffer, delimiter: Buffer, from: number): number {
  for (let at = body.indexOf(delimiter, from); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    const after = at + delimiter.length
    if (isEnd(body, after) || /^[ \t]*\r\n/.test(body.toString('latin1', after, after + 80))) return at
  }
  return -1
}

function isEnd(body: Buffer, at: number): boolean {
  return body[at] === DASH && body[at + 1] === DASH
}

const DASH = 0x2d

const DISPOSITION = composeField('content-disposition')
const TYPE = composeField('content-type')
const NAME = composeParameter('name')
const FILENAME = composeParameter('filename')
/** `filename*=UTF-8''…` (RFC 5987) */
const FILENAME_CODED = /;[ \t]*filename\*=utf-8'[^']*'([^\s;]+)/i

function readHead(head: string): Omit<Part, 'bytes'> {
  const disposition = DISPOSITION.exec(head)?.[1] ?? ''
  const name = readQuoted(NAME.exec(disposition))
  if (!/^form-data[ \t]*;/i.test(disposition) || !name) throw refuse('PERMINTAAN_RUSAK')
  const type = /^[^;\s]+/.exec(TYPE.exec(head)?.[1] ?? '')?.[0].toLowerCase() ?? 'text/plain'
  const filename = readCoded(FILENAME_CODED.exec(disposition)?.[1]) ?? readQuoted(FILENAME.exec(disposition))
  const isFile = filename !== undefined || type === 'application/octet-stream'
  return { name, type, filename: isFile ? (filename ?? '').replace(/^.*[/\\]/s, '') : undefined }
}

function composeField(name: string): RegExp {
  return new RegExp(String.raw`(?:^|\r\n)${name}[ \t]*:[ \t]*([^\r\n]*)`, 'i')
}

/** `name="…"`, its quotes and backslashes escaped, or a bare word. Each text is read in one way, so that none takes long. */
function composeParameter(name: string): RegExp {
  return new RegExp(String.raw`;[ \t]*${name}=(?:"((?:[^"\\]|\\["\\]|\\(?!["\\]))*)"|([^\s;"]+))`, 'i')
}

function readQuoted(found: RegExpExecArray | null): string | undefined {
  return found?.[1]?.replace(/\\(["\\])/g, '$1') ?? found?.[2]
}

function readCoded(coded: string | undefined): string | undefined {
  try {
    return coded === undefined ? undefined : decodeURIComponent(coded)
  } catch {
    throw refuse('PERMINTAAN_RUSAK')
  }
}
