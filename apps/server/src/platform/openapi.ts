import { type Call, answer, failure, isTegas, kosong, pesan, referensi } from '@rekan/contract/call'
import { contract } from '@rekan/contract/contract'
import { AKSES, type Cakupan } from '@rekan/domain/akses/tabel'
import { cakupan, isKontak, isPublik, isTindakan } from '@rekan/domain/akses/akses'
import { ROLE } from '@rekan/domain/akses/peran'
import type { z } from 'zod'
import { PLATFORM_REFUSALS, type Refusals } from './errors.ts'
import { maxBodyBytes } from './form.ts'
import { BESIDE_THE_CONTRACT, REFUSALS, SCHEMAS_BESIDE, TAGS, tagOf } from './openapi.fixed.ts'
import { type Json, Schemas, replaceByNamed, resolved } from './openapi.schemas.ts'

export type { Json } from './openapi.schemas.ts'

/**
 * Returns the API as OpenAPI 3.1, made of the same schemas that validate: an addition to the contract appears here by
 * itself.
 *
 * @param everyAddress whether also those that have a better one
 */
export function composeApi(everyAddress = false, refusals: readonly Refusals[] = []): Json {
  const schemas = new Schemas()
  const calls = Object.entries<Call>(contract).filter(
    ([, call]) => everyAddress || call.describedAs === undefined,
  )
  for (const schema of SHARED.output) schemas.of(schema, 'output')
  const answers = new Map(calls.map(([key, { response }]) => [key, schemas.of(response, 'output')]))
  for (const [, { deferred }] of calls) if (deferred) schemas.of(deferred, 'output')
  for (const schema of SHARED.input) schemas.of(schema, 'input')
  const paths: Record<string, Json> = { ...BESIDE_THE_CONTRACT }
  for (const [key, call] of calls) {
    const [method = '', path = ''] = key.split(' ')
    const described = operation(key, call, answers.get(key) ?? {}, schemas)
    paths[path] = { ...paths[path], [method.toLowerCase()]: described }
  }
  const named = [...Object.entries(SCHEMAS_BESIDE), ...schemas.named].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const document = replaceByNamed(paths, Object.fromEntries(named))
  return {
    openapi: '3.1.1',
    info: {
      title: 'API Rekan',
      contact: { name: 'Pengelola Rekan di perusahaan Anda' },
      license: { name: 'Hak cipta dilindungi', identifier: 'LicenseRef-UNLICENSED' },
      version: '1',
      description:
        'Presensi dan layanan mandiri karyawan. Setiap jawaban membawa `X-Request-Id`, kode yang juga tercatat di log server. Cara panggil yang tidak dikenal suatu alamat dijawab 405, dan `Allow` menyebut yang dikenalnya.',
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths: document.paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            '`data.token` dari POST /login, berlaku 30 hari sejak terakhir dipakai; milik hrd dan admin 12 jam, paling lama 14 hari.',
        },
      },
      schemas: document.schemas,
      headers: {
        KodePermintaan: { description: 'Kode permintaan ini di log server.', schema: { type: 'string' } },
      },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, text]) => refusal(status, text, refusals)),
      ),
    },
  }
}

/** Shapes that calls share whether or not they refer to them by name. */
const SHARED = { output: [failure, referensi, answer(pesan)], input: [kosong] }

function operation(key: string, call: Call, given: Json, schemas: Schemas): Json {
  if (!isTindakan(key)) throw new Error(`no access row for ${key}`)
  const [method = '', path = ''] = key.split(' ')
  const isGuarded = !isPublik(key)
  const status = String(call.status ?? 200)
  return {
    operationId: operationId(method, path),
    tags: [tagOf(path)],
    summary: call.summary,
    description: rolesText(key) + (isTegas(call) ? TEGAS : ''),
    'x-akses': AKSES[key],
    ...(isGuarded ? {} : { security: [] }),
    parameters: [
      ...parameters(call.params, 'path', schemas),
      ...parameters(call.query, 'query', schemas),
      ...(isGuarded && !isKontak(key) && method !== 'GET' && !call.isSecret ? [IDEMPOTENCY_KEY] : []),
      ...(call.ifMatch ? [IF_MATCH] : []),
      ...(call.deferred ? [REKAN_JAM] : []),
    ],
    ...requestBody(call, schemas),
    responses: {
      [status]: {
        description: 'Berhasil',
        headers: { 'X-Request-Id': { $ref: '#/components/headers/KodePermintaan' } },
        content: { 'application/json': { schema: given } },
      },
      ...(call.deferred && {
        202: {
          description: 'Diterima sebagai pengajuan yang menunggu diputus',
          headers: { 'X-Request-Id': { $ref: '#/components/headers/KodePermintaan' } },
          content: { 'application/json': { schema: schemas.of(call.deferred, 'output') } },
        },
      }),
      ...(call.cacheSeconds !== undefined && { 304: { description: 'Sama dengan `If-None-Match`' } }),
      ...Object.fromEntries(
        refusalsOf(method, call, isGuarded).map((one) => [one, { $ref: `#/components/responses/${one}` }]),
      ),
    },
  }
}

const TEGAS = ' Meminta kata sandi atau passkey dari lima menit terakhir (`POST /konfirmasi`).'

/** Before a call knows what it is asked, and when the server itself is in trouble. */
const EVERYWHERE = [400, 406, 408, 413, 415, 429, 431, 500, 503]

/** What a call of this kind may be refused with. */
function refusalsOf(method: string, call: Call, isGuarded: boolean): number[] {
  const writes = method !== 'GET'
  const takes = call.params ?? call.query ?? call.body ?? call.form
  return [
    ...new Set([
      ...EVERYWHERE,
      // To a client's contact all that is not theirs is nowhere, what is public as well.
      404,
      ...(isGuarded ? [401, 403] : []),
      ...(writes || takes ? [422] : []),
      ...(writes ? [409] : []),
      ...(call.form ? [411] : []),
      ...(call.refusals ?? []),
    ]),
  ].toSorted((a, b) => a - b)
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Nama kiriman ini, disimpan 7 hari: kiriman ulang dengan isi yang sama mendapat jawaban pertama.',
  schema: { type: 'string', pattern: String.raw`^[\x21-\x7e]{1,200}$` },
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  description:
    'Versi data yang dilihat pengirim, seperti `"7"`: bila sudah ada yang lebih baru, ditolak dengan 409 `VERSI_USANG`. Tanpa versi, kiriman diterima apa adanya.',
  schema: { type: 'string', pattern: String.raw`^(W/)?"\d+"$` },
}

const REKAN_JAM = {
  name: 'Rekan-Jam',
  in: 'header',
  description:
    'Jam pengirim saat mengirim, milidetik sejak 1970 UTC; bila diketahui diikuti jam halamannya, nama hidup halaman itu, dan pergeseran terbesar yang dilihatnya, dipisah spasi.',
  schema: { type: 'string', maxLength: 200 },
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query', schemas: Schemas): Json[] {
  if (schema === undefined) return []
  const { properties, required } = schemas.of(schema, 'input') as {
    properties: Record<string, Json>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, ...one }]) => ({
    name,
    in: place,
    required: place === 'path' || (required?.includes(name) ?? false),
    ...(description !== undefined && { description }),
    schema: asText(one),
  }))
}

/**
 * Where everything is sent as text, a number and its digits are one, and nothing is null: of what a field may be, one is
 * left to say.
 */
function asText(schema: Json): Json {
  const { anyOf, ...rest } = schema as { readonly anyOf?: readonly Json[] }
  if (anyOf === undefined) return schema
  const hasNumber = anyOf.some(({ type }) => type === 'integer' || type === 'number')
  const left = anyOf.filter(({ type }) => type !== 'null' && !(hasNumber && type === 'string')).map(asText)
  return left.length === 1 ? { ...left[0], ...rest } : { anyOf: left, ...rest }
}

function requestBody(call: Call, schemas: Schemas): Json {
  if (call.body !== undefined) {
    const schema = schemas.of(call.body, 'input')
    const required = !call.body.safeParse({}).success
    return { requestBody: { required, content: { 'application/json': { schema } } } }
  }
  if (call.form === undefined) return {}
  const { name: formName, json } = resolved(schemas.of(call.form.fields, 'input'), schemas)
  const {
    properties,
    required = [],
    ...rest
  } = json as {
    properties: Readonly<Record<string, Json>>
    required?: readonly string[]
  }
  const files = Object.entries(call.form.files)
  const schema = {
    ...rest,
    properties: {
      ...Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, asText(one)])),
      ...Object.fromEntries(
        files.map(([name, { maxBytes }]) => [
          name,
          { type: 'string', format: 'binary', description: `Berkas, paling besar ${maxBytes} byte` },
        ]),
      ),
    },
    required: [...required, ...files.filter(([, rule]) => rule.required).map(([name]) => name)],
  }
  // What is described is the form with its files, under the name of its fields.
  if (formName !== null) schemas.named.set(formName, schema)
  const description = `Paling besar ${maxBodyBytes(call)} byte; Content-Length wajib disebut.`
  return { requestBody: { required: true, description, content: { 'multipart/form-data': { schema } } } }
}

function refusal(status: string, text: string, refusals: readonly Refusals[]): [string, Json] {
  const codes = [PLATFORM_REFUSALS, ...refusals]
    .flatMap((table) => Object.entries(table))
    .flatMap(([code, known]) => (String(known.status) === status ? [code] : []))
  const description = codes.length === 0 ? text : `${text} \`error.error\`: ${codes.join(', ')}`
  const schema = { $ref: '#/components/schemas/Kegagalan' }
  return [status, { description, content: { 'application/json': { schema } } }]
}

const SEJAUH: Readonly<Record<Cakupan, string>> = {
  diri: 'milik sendiri',
  tim: 'orang yang dikoordinasi',
  kantor: 'orang di kantornya',
  semua: 'semua',
}

function rolesText(key: keyof typeof AKSES): string {
  if (isPublik(key)) return 'Tanpa masuk.'
  if (isKontak(key)) return 'Kontak klien, untuk kontrak dari sesinya.'
  const peran = ROLE.flatMap((role) => {
    const sejauh = cakupan({ role }, key)
    return sejauh === null ? [] : [`${role} (${SEJAUH[sejauh]})`]
  })
  return `Peran: ${peran.join(', ')}.`
}

/** `GET /karyawan/{id}/penempatan` → `getKaryawanIdPenempatan` */
function operationId(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
