import { createHash } from 'node:crypto'
import { type Contract, contract } from '@rekan/contract/contract'
import { type Call, isTegas, versi } from '@rekan/contract/call'
import { type AKSES, type Tindakan } from '@rekan/domain/akses/tabel'
import { type Pelaku, cakupan, isKontak, isPublik, isTindakan } from '@rekan/domain/akses/akses'
import { modulOf } from '@rekan/domain/akses/modul'
import { isPendaftaran } from '@rekan/domain/auth/pendaftaran'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { type Session, requireKonfirmasi, requireSession } from './auth.ts'
import { type Tx, isOverdue } from './db.ts'
import type { Deps } from './deps.ts'
import { type Asal, readAsal, sendRahasia } from './device.ts'
import { invalid, refuse } from './errors.ts'
import { type Kontak, findKontak } from './kontak.ts'
import { namaSesi } from './panggilan.ts'
import { readPengaturan } from './pengaturan.ts'
import { type FormReader, type ReceivedFile, type ReceivedForm, createHands, maxBodyBytes } from './form.ts'
import { type Intent, fingerprint, writeOnce } from './idempotency.ts'
import {
  type Pandangan,
  type Perbuatan,
  type PerbuatanPelaku,
  finishPerbuatan,
  isPelaku,
  record,
  startDeed,
  startServerDeed,
} from './perbuatan.ts'
import { recordRefusal } from './refusal-audit.ts'
import { type Kiriman, readKiriman } from './kiriman.ts'
import { encodeShorter } from './packed.ts'
import { startPermintaan } from './telusur.ts'
import { fieldErrors, listAngkaRusak } from './validation.ts'
import { type Work, asWork, startWork } from './work.ts'

type Key = keyof Contract
type Part<K extends Key, P extends keyof Call> = Contract[K] extends {
  readonly [key in P]: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined
type Form<K extends Key> = Contract[K] extends {
  readonly form: { fields: infer F extends z.ZodType; files: infer R }
}
  ? {
      readonly fields: z.output<F>
      readonly files: {
        readonly [name in keyof R]: R[name] extends { readonly required: true }
          ? ReceivedFile
          : ReceivedFile | undefined
      }
    }
  : undefined
/** Whether a call's row of the table is this word. */
type Is<K extends Key, Word> = K extends Tindakan ? ((typeof AKSES)[K] extends Word ? true : false) : false

/** What a handler gets: everything parsed, the caller known and allowed. */
export type Context<K extends Key> = {
  readonly params: Part<K, 'params'>
  readonly query: Part<K, 'query'>
  readonly body: Part<K, 'body'>
  readonly form: Form<K>
  /** The version that the writer saw, where the call takes one and it was told */
  readonly versi: Contract[K] extends { readonly ifMatch: true } ? number | undefined : undefined
  readonly session: Is<K, 'publik' | 'kontak'> extends true ? null : Session
  readonly pelaku: Is<K, 'publik' | 'kontak'> extends true ? null : Pelaku
  /** Who comes by a client's door, where the call is theirs */
  readonly kontak: Is<K, 'kontak'> extends true ? Kontak : null
  /** Path and search as they were sent. */
  readonly url: string
  /** Under which key it was sent, and which clock its sender told */
  readonly kiriman: Kiriman
  readonly asal: Asal
  /** Ends when nobody waits for the answer any more */
  readonly signal: AbortSignal
  /** Leaves a secret with the device that asks. */
  readonly sendRahasia: (rahasia: string) => void
  /** Runs the request's writes in one transaction, once per Idempotency-Key. */
  readonly write: <T>(
    work: (perbuatan: Is<K, 'publik' | 'kontak'> extends true ? Perbuatan : PerbuatanPelaku) => Promise<T>,
  ) => Promise<T>
}
/** What a call answers with 200 or 201. */
export type Answer<K extends Key> = z.input<Contract[K]['response']>
/** What it answers with 202, where it may. */
export type Deferred<K extends Key> = Contract[K] extends { readonly deferred: infer D extends z.ZodType }
  ? { readonly deferred: z.input<D> }
  : never
/** `open` gives the stream of a call that has one. */
export type Mount = <K extends Key>(
  key: K,
  handler: (context: Context<K>) => Promise<Answer<K> | Deferred<K>>,
  open?: (context: Context<K>) => Readable,
) => void

/**
 * Binds entries of the contract to handlers under `/api`. Order of a request: can we answer it (406, 503), who (401), may
 * they (403), how large (411, 413), all before a byte of the body; then the shape (422), then the handler, then the answer's shape.
 * Throws at start for a call without a row in `domain/akses`.
 */
export function createMount(
  app: FastifyInstance,
  deps: Deps,
  readForm: FormReader,
  perwakilan: Perwakilan,
): Mount {
  const sessions = new WeakMap<FastifyRequest, Session>()
  const kontaks = new WeakMap<FastifyRequest, Kontak>()
  const works = new WeakMap<FastifyRequest, Work>()
  const inHand = createHands()

  /** What a request asks of the database: given up when that is away, or takes longer than its kind of work may (503). */
  const bounded = async <T>(request: FastifyRequest, act: () => Promise<T>): Promise<T> => {
    const work = works.get(request) as Work
    try {
      return await deps.jobs.giveWay(asWork(work, () => deps.watch.whileThere(act)))
    } catch (error) {
      if (!isOverdue(error)) throw error
      request.log.warn({ err: error, work: work.name }, 'given up: it took too long')
      throw refuse(work.kind === 'punch' ? 'BELUM_TERCATAT' : 'SEDANG_SIBUK')
    }
  }

  /** As whom a request acts; to be refused counts as a try to act for somebody. */
  const judgePelaku = (request: FastifyRequest, key: Tindakan, session: Session, input: Input) =>
    bounded(request, async () => {
      try {
        return await perwakilan.judge(startPandangan(deps, session), key, input)
      } catch (error) {
        await recordRefusal(deps, key, session, input, error)
        throw error
      }
    })

  return (key, handler, open) => {
    const call: Call = contract[key]
    if (!isTindakan(key)) throw new Error(`no access row for ${String(key)}`)
    const [method, path] = key.split(' ') as [string, string]

    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: maxBodyBytes(call),
      async onRequest(request) {
        judgeAccept(call, request)
        works.set(request, startWork(call.work ?? 'read', key, startPermintaan(key)))
        if (isKontak(key)) kontaks.set(request, await bounded(request, () => admitKontak(deps, request)))
        else if (!isPublik(key))
          sessions.set(request, await bounded(request, () => admit(deps, perwakilan, key, call, request)))
        else if (!isPintu(path) && request.headers.authorization !== undefined)
          await bounded(request, () => refuseKontak(deps, request))
        judgeBody(call, request)
      },
      async onResponse(request, reply) {
        works.get(request)?.telusur?.end(reply.statusCode)
      },
      async handler(request, reply) {
        const masuk = sessions.get(request) ?? null
        const input = await readInput(call, request, (rules) => readForm(request, reply, rules))
        const session = masuk && { ...masuk, pelaku: await judgePelaku(request, key, masuk, input) }
        // Reading again does no harm, and secrets are not kept; all else that writes is named.
        const kunci = method === 'GET' || call.isSecret ? undefined : request.headers['idempotency-key']
        const intent = intentOf(kunci, key, session, input)
        const context = {
          ...input,
          session,
          pelaku: session?.pelaku ?? null,
          kontak: kontaks.get(request) ?? null,
          url: request.url,
          kiriman: readKiriman(request),
          asal: readAsal(request),
          signal: signalFrom(reply),
          sendRahasia: (rahasia: string) => sendRahasia(reply, rahasia, deps.publicUrl.startsWith('https:')),
          write: (work: (perbuatan: Perbuatan) => Promise<unknown>) =>
            write(
              deps,
              intent,
              (tx) => startPerbuatan(tx, session, key, deps.clock.now()),
              async (perbuatan) => {
                const done = await work(perbuatan)
                if (isPelaku(perbuatan)) await endPerbuatan(perbuatan, perwakilan, input)
                return done
              },
            ),
        }
        const isStream = call.isStream === true && request.headers.accept?.includes(STREAM) === true
        if (isStream && open !== undefined)
          return reply
            .headers({ 'content-type': STREAM, 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
            .send(open(context as unknown as Parameters<typeof open>[0]))
        const work = async () => {
          try {
            return await handler(context as unknown as Parameters<typeof handler>[0])
          } catch (error) {
            if (session !== null) await recordRefusal(deps, key, session, input, error)
            throw error
          }
        }
        // A punch's photo is decoded after its answer.
        const isHeld =
          session !== null && call.work !== 'punch' && Object.keys(input.form?.files ?? {}).length > 0
        const answer = await bounded(request, () =>
          isHeld ? inHand(session.pelaku.penggunaId, work) : work(),
        )
        return send(request, reply, call, answer)
      },
    })
  }
}

const STREAM = 'text/event-stream'

function signalFrom({ raw }: FastifyReply): AbortSignal {
  const ending = new AbortController()
  raw.once('close', () => raw.writableFinished || ending.abort())
  return ending.signal
}

/** What was written may be work for a job; it looks once it can see it. */
async function write<T>(
  deps: Deps,
  intent: Intent | null,
  start: (tx: Tx) => Perbuatan,
  work: (perbuatan: Perbuatan) => Promise<T>,
): Promise<T> {
  if (deps.disk.isFull()) throw refuse('PENYIMPANAN_PENUH')
  const begun: Perbuatan[] = []
  const answer = await writeOnce(deps.db, intent, deps.clock.now(), (tx) => {
    const perbuatan = start(tx)
    begun.splice(0, 1, perbuatan)
    return work(perbuatan)
  })
  for (const perbuatan of begun) finishPerbuatan(deps, perbuatan)
  return answer
}

/** Who acts for others than their role lets them, by whom a call is about. */
export type Perwakilan = {
  /** Whether the caller may do what their role does not, for some people; asked before what is sent is read */
  readonly mayStandIn: (pandangan: Pandangan, tindakan: Tindakan) => Promise<boolean>
  /** As whom the caller acts; refuses a call that names records which are not theirs. */
  readonly judge: (
    pandangan: Pandangan,
    tindakan: Tindakan,
    input: Pick<Input, 'params' | 'query' | 'body' | 'form'>,
  ) => Promise<Pelaku>
  /** Tells others of what was done, where it is theirs to know; in its transaction */
  readonly tellDone: (perbuatan: PerbuatanPelaku, input: Pick<Input, 'params' | 'body'>) => Promise<void>
}

function startPerbuatan(tx: Tx, session: Session | null, tindakan: Tindakan, saat: Instan): Perbuatan {
  return session === null
    ? startServerDeed(tx, tindakan, saat, null)
    : startDeed(tx, session.pelaku, tindakan, saat)
}

/**
 * What was done is told to whom it concerns beside the people whom it names. What somebody does for themselves by another account
 * says in the trail that nobody else was there.
 */
async function endPerbuatan(
  perbuatan: PerbuatanPelaku,
  { tellDone }: Perwakilan,
  input: Pick<Input, 'params' | 'body'>,
): Promise<void> {
  const { pelaku } = perbuatan
  if (pelaku.isTanpaOrangKedua === true)
    await record(perbuatan, 'pengguna', pelaku.penggunaId, { sesudah: { catatan: 'tanpa orang kedua' } })
  await tellDone(perbuatan, input)
}

function startPandangan({ db, clock }: Deps, { pelaku }: Session): Pandangan {
  return { db, pelaku, saat: clock.now() }
}

async function admit(
  deps: Deps,
  { mayStandIn }: Perwakilan,
  key: Tindakan,
  call: Call,
  request: FastifyRequest,
): Promise<Session> {
  const session = await requireSession(deps, request).catch(async (error: unknown) => {
    await refuseKontak(deps, request)
    throw error
  })
  recordPanggilan(deps, key, session, request)
  if (session.isKurang && !isPendaftaran(key)) throw refuse('PERLU_FAKTOR_KEDUA')
  if (cakupan(session.pelaku, key) === null && !(await mayStandIn(startPandangan(deps, session), key)))
    throw refuse('TANPA_HAK')
  await requireModul(deps, key)
  if (isTegas(call)) requireKonfirmasi(session, 'masuk', deps.clock.now())
  return session
}

/** A phone's last word as its person leaves says nothing of where they are; what waited on it tells its clock. */
function recordPanggilan(
  { panggilan, clock }: Deps,
  key: Tindakan,
  { pelaku, tokenHash }: Session,
  { method, headers }: FastifyRequest,
): void {
  if (key === 'POST /logout') return
  panggilan.record({
    penggunaId: pelaku.penggunaId,
    sesi: namaSesi(tokenHash),
    kiriman: method === 'POST' && headers['rekan-jam'] !== undefined,
    saat: clock.now(),
  })
}

/** Whether a call is one of the client's door. */
function isPintu(path: string): boolean {
  return path.startsWith('/klien/')
}

/** Somebody of the company is no contact person, whatever their role: 403. */
async function admitKontak(deps: Deps, request: FastifyRequest): Promise<Kontak> {
  const kontak = await findKontak(deps, request)
  if (kontak !== null) return kontak
  await requireSession(deps, request)
  throw refuse('TANPA_HAK')
}

/** For a client's contact person there is nothing but the client's door: 404, as for an address that is none. */
async function refuseKontak(deps: Deps, request: FastifyRequest): Promise<void> {
  if ((await findKontak(deps, request)) !== null) throw refuse('TIDAK_DIKENAL')
}

/** Throws 404 for a call of a module that the company has switched off. */
async function requireModul({ db, clock }: Deps, key: Tindakan): Promise<void> {
  const modul = modulOf(key)
  if (modul === undefined) return
  const { [modul]: aktif } = await readPengaturan(db, hariBarat(clock.now()))
  if (!aktif) throw refuse('MODUL_MATI')
}

/** JSON is all a call answers; a client that takes none is told so before anything happens. */
function judgeAccept(call: Call, request: FastifyRequest): void {
  const types = call.isStream === true ? ['application/json', STREAM] : ['application/json']
  if (request.headers.accept && request.type(types) === false) throw refuse('HANYA_JSON')
}

/** RFC 2046 allows a boundary 70 characters. */
const BOUNDARY = /;\s*boundary=("[^"]{1,70}"|[^\s;"]{1,70})\s*(;|$)/i

/** Judges a body by what it announces: its type, and its length, which a form must tell. */
function judgeBody(call: Call, { headers }: FastifyRequest): void {
  const type = headers['content-type'] ?? ''
  const isForm = /^multipart\/form-data\b/i.test(type)
  if (isForm !== (call.form !== undefined)) throw refuse('TIPE_SALAH')
  if (isForm && !BOUNDARY.test(type)) throw refuse('PERMINTAAN_RUSAK')
  const announced = headers['content-length']
  if (announced === undefined && call.form !== undefined) throw refuse('TANPA_PANJANG')
  if (Number(announced ?? 0) > maxBodyBytes(call)) throw refuse('TERLALU_BESAR')
}

type Input = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly form: { readonly fields: unknown; readonly files: ReceivedForm['files'] } | null
  readonly versi: number | undefined
}

async function readInput(
  call: Call,
  request: FastifyRequest,
  read: (rules: NonNullable<Call['form']>['files']) => Promise<ReceivedForm>,
): Promise<Input> {
  const parse = (schema: z.ZodType | undefined, value: unknown) =>
    schema === undefined ? undefined : parsed(schema, value)
  const params = pathParams(call, request)
  const received = call.form ? await read(call.form.files) : null
  return {
    params,
    query: parse(call.query, filledIn(request.query)),
    body: parse(call.body, request.body ?? {}),
    form: received && { fields: parse(call.form?.fields, received.fields), files: received.files },
    versi: call.ifMatch ? seenVersion(request) : undefined,
  }
}

/** `If-Match: "7"`; a proxy may have made the tag a weak one. */
function seenVersion({ headers }: FastifyRequest): number | undefined {
  const tag = headers['if-match']
  if (tag === undefined) return undefined
  const result = versi.safeParse(/^(?:W\/)?"(\d+)"$/.exec(tag)?.[1])
  if (!result.success) throw invalid({ 'If-Match': ['Versi tidak valid.'] })
  return result.data
}

/** `?status=&nama=`, as clients send what nobody chose: nothing was asked for. */
function filledIn(query: unknown): unknown {
  return Object.fromEntries(Object.entries(Object(query)).filter(([, nilai]) => nilai !== ''))
}

/** An id that is none names nothing: 404, as for any record that isn't there. */
function pathParams(call: Call, request: FastifyRequest): unknown {
  if (call.params === undefined) return undefined
  const result = call.params.safeParse(request.params)
  if (!result.success) throw refuse('TIDAK_DIKENAL')
  return result.data
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const numbers = listAngkaRusak(value)
  if (Object.keys(numbers).length > 0) throw invalid(numbers)
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data
}

function intentOf(
  kunci: string | string[] | undefined,
  key: Key,
  session: Session | null,
  { form, ...rest }: Input,
): Intent | null {
  if (typeof kunci !== 'string' || session === null) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(kunci))
    throw invalid({ 'Idempotency-Key': ['Kunci kiriman tidak valid.'] })
  // What was parsed stands in the schema's order, however it was sent.
  const files = Object.entries(form?.files ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const digests = files.flatMap(([name, { sha256 }]) => [name, sha256])
  const sidik = fingerprint([key, JSON.stringify([rest, form?.fields]), ...digests])
  return { penggunaId: session.pelaku.penggunaId, kunci, sidik }
}

/** Sends what the contract names and nothing beside it. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  answer: unknown,
): Promise<FastifyReply> {
  const deferred = call.deferred && findDeferred(answer)
  const body = JSON.stringify((deferred ? call.deferred : call.response)?.parse(deferred ?? answer))
  if (call.cacheSeconds !== undefined && isKept(request, reply, call.cacheSeconds, body))
    return reply.code(304).send()
  const shorter = await encodeShorter(body, request.headers['accept-encoding'])
  if (shorter !== null) reply.header('content-encoding', 'gzip')
  return reply
    .code(deferred ? 202 : (call.status ?? 200))
    .type('application/json; charset=utf-8')
    .send(shorter ?? body)
}

function findDeferred(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'deferred' in answer ? answer.deferred : undefined
}

/** Lets the reader's browser keep an answer; true when it has this very one already. */
function isKept({ headers }: FastifyRequest, reply: FastifyReply, seconds: number, body: string): boolean {
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.headers({
    // A weak one: the same for whoever takes it compressed and whoever does not.
    etag: `W/${tag}`,
    'cache-control': seconds === 0 ? 'private, no-cache' : `private, max-age=${seconds}`,
    vary: [reply.getHeader('vary'), 'Authorization', 'Accept-Encoding'].flat().filter(Boolean).join(', '),
  })
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.includes(tag) ?? false
}
