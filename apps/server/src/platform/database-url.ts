import pg from 'pg'
import { type Koneksi, alamatFrom, setAlamatBerikut } from './db.alamat.ts'
import { ROLE_NAMES } from './postgres-cluster.ts'
import { StartupError } from './startup-error.ts'

/** What a given database server is to us: how its owner and how the application come in, and what its operator should hear. */
export type GivenServer = {
  readonly owner: Koneksi
  readonly app: Koneksi
  readonly warnings: readonly string[]
}

/**
 * Opens the server of DATABASE_URL. Its user owns the database and migrates it; every connection of the application
 * uses the lesser role `rekan_app`. Creates that role if it is missing and the user may create it. Throws StartupError
 * with one line that names the fault and the statement to run. Of several servers that the URL names, the first that
 * writes is used until it no longer does.
 *
 * @param mayCreate whether the role is made where it is missing
 */
export async function openGivenServer(url: string, mayCreate = true): Promise<GivenServer> {
  const owner = koneksiFrom(url)
  const client = await connectWriting(owner)
  try {
    const facts = await factsOf(client)
    judge(facts)
    await ensureAppRole(client, facts, mayCreate)
    return { owner, app: { ...owner, peran: ROLE_NAMES.app }, warnings: warningsOf(facts) }
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(`${UNUSABLE}: ${reasonOf(error)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const UNUSABLE = 'Basis data pada DATABASE_URL tidak bisa dipakai'
/** Whatever server and role were set up with, our SQL means these. */
const PINNED = ['timezone=UTC', 'datestyle=ISO', 'search_path=public']
const OLDEST = 150_000
const ANSWERS_WITHIN_MS = 10_000

/** The URL's own options stay and come first: ours are the last word. */
function withOptions(text: string, options: readonly string[]): string {
  const url = new URL(text)
  const own = url.searchParams.get('options')
  url.searchParams.set('options', [own ?? '', ...options.map((option) => `-c ${option}`)].join(' ').trim())
  return url.href
}

/**
 * Opens the server of DATABASE_APP_URL, whose user is the application's role or may take it, and nothing more. Throws
 * StartupError with one line.
 */
export async function openGivenApp(url: string): Promise<Koneksi> {
  const koneksi = koneksiFrom(url)
  const client = await connectWriting(koneksi)
  try {
    const { rows } = await client.query<{ pengguna: string; boleh: boolean; pemilik: boolean }>(
      `select current_user as pengguna,
        exists (select from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'member')) as boleh,
        has_schema_privilege('public', 'create') or has_database_privilege(current_database(), 'create') as pemilik`,
      [ROLE_NAMES.app],
    )
    const { pengguna, boleh, pemilik } = rows[0] ?? { pengguna: '', boleh: false, pemilik: false }
    const salah = `Basis data pada DATABASE_APP_URL tidak bisa dipakai: pengguna "${pengguna}"`
    if (!boleh)
      throw new StartupError(
        `${salah} tidak boleh memakai peran ${ROLE_NAMES.app}. Jalankan npm run migrate, lalu sebagai superuser: GRANT ${ROLE_NAMES.app} TO "${pengguna}";`,
      )
    if (pemilik) throw new StartupError(`${salah} boleh mengubah skema. Pakai pengguna yang tidak boleh.`)
    return pengguna === ROLE_NAMES.app ? koneksi : { ...koneksi, peran: ROLE_NAMES.app }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The copy of DATABASE_READ_URL, in the application's role. Whether it is there is asked when something is to be read. */
export function openGivenReplika(url: string): Koneksi {
  return { ...koneksiFrom(url), peran: ROLE_NAMES.app }
}

function koneksiFrom(url: string): Koneksi & { readonly alamat: readonly string[] } {
  const alamat = alamatFrom(url).map((satu) => withOptions(satu, PINNED))
  return { connectionString: alamat[0] ?? '', alamat }
}

/** A connection to the first server that writes, whose turn it then is. Throws StartupError with what is wrong with the last. */
async function connectWriting(koneksi: ReturnType<typeof koneksiFrom>): Promise<pg.Client> {
  let failure = new StartupError(`${UNUSABLE}: alamatnya tidak bisa dibaca.`)
  for (const connectionString of koneksi.alamat) {
    try {
      return await requireWriting(await connect(connectionString))
    } catch (error) {
      if (!(error instanceof StartupError)) throw error
      failure = error
      setAlamatBerikut(koneksi)
    }
  }
  throw failure
}

async function requireWriting(client: pg.Client): Promise<pg.Client> {
  const { rows } = await client.query<{ isReading: boolean }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReading"`,
  )
  if (rows[0]?.isReading !== true) return client
  await client.end()
  throw new StartupError(`${UNUSABLE}: server itu hanya bisa dibaca (cadangan, atau sedang berpindah).`)
}

async function connect(connectionString: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWERS_WITHIN_MS })
    client.on('error', () => undefined)
    await client.connect()
    return client
  } catch (error) {
    throw new StartupError(`${UNUSABLE}: ${reasonOf(error)}`)
  }
}

type Facts = {
  readonly pengguna: string
  readonly database: string
  readonly versi: string
  readonly nomor: number
  readonly encoding: string
  readonly urutan: string
  readonly boleh_membuat: boolean
  readonly ada_peran: boolean
}

async function factsOf(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select current_user as pengguna, datname as database, current_setting('server_version') as versi,
      current_setting('server_version_num')::int as nomor, pg_encoding_to_char(encoding) as encoding,
      datcollate as urutan,
      has_database_privilege(oid, 'create') and has_schema_privilege('public', 'create') as boleh_membuat,
      exists (select from pg_roles where rolname = $1) as ada_peran
    from pg_database where datname = current_database()`,
    [ROLE_NAMES.app],
  )
  return rows[0] as Facts
}

function judge({ pengguna, database, versi, nomor, encoding, boleh_membuat }: Facts): void {
  if (nomor < OLDEST)
    throw new StartupError(`${UNUSABLE}: PostgreSQL ${versi} terlalu tua, perlu 15 atau lebih baru.`)
  if (encoding !== 'UTF8') {
    throw new StartupError(`${UNUSABLE}: basis data "${database}" dibuat dengan ${encoding}, perlu UTF8.`)
  }
  if (!boleh_membuat) {
    throw new StartupError(
      `${UNUSABLE}: pengguna "${pengguna}" bukan pemiliknya. Jalankan sebagai superuser: ALTER DATABASE "${database}" OWNER TO "${pengguna}";`,
    )
  }
}

function warningsOf({ database, urutan }: Facts): string[] {
  return /^(C|POSIX)(\.|$)/i.test(urutan)
    ? []
    : [
        `Basis data "${database}" memakai urutan huruf ${urutan}; nama akan berurutan lain daripada di basis data bawaan. Sebaiknya dibuat dengan LOCALE C.`,
      ]
}

async function ensureAppRole(
  client: pg.Client,
  { pengguna, ada_peran }: Facts,
  mayCreate: boolean,
): Promise<void> {
  if (!ada_peran && mayCreate) await tryStatement(client, `create role ${ROLE_NAMES.app}`)
  // Whether it may take the role differs between versions in what membership grants: so it tries.
  if (await tryStatement(client, `set role ${ROLE_NAMES.app}`)) {
    await client.query('reset role')
    return
  }
  const grant = `grant ${ROLE_NAMES.app} to ${client.escapeIdentifier(pengguna)}`
  if (
    mayCreate &&
    (await tryStatement(client, grant)) &&
    (await tryStatement(client, `set role ${ROLE_NAMES.app}`))
  ) {
    await client.query('reset role')
    return
  }
  const make = ada_peran ? '' : `CREATE ROLE ${ROLE_NAMES.app}; `
  throw new StartupError(
    `${UNUSABLE}: pengguna "${pengguna}" tidak boleh memakai peran ${ROLE_NAMES.app}. Jalankan sekali sebagai superuser: ${make}GRANT ${ROLE_NAMES.app} TO "${pengguna}";`,
  )
}

const NOT_ALLOWED = '42501'
/** To take, and to grant */
const NO_SUCH_ROLE = new Set(['22023', '42704'])
/** Another server that starts with this one was first. */
const EXISTS = new Set(['42710', '23505'])

/** False when this user may not. */
async function tryStatement(client: pg.Client, statement: string): Promise<boolean> {
  try {
    await client.query(statement)
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === NOT_ALLOWED || NO_SUCH_ROLE.has(code)) return false
    if (EXISTS.has(code)) return true
    throw error
  }
}

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'nama pengguna atau sandinya tidak diterima.',
  '28000': 'server tidak menerima pengguna ini dari sini (pg_hba.conf).',
  '3D000': 'nama basis datanya tidak ada di server itu.',
  '53300': 'sambungan ke server itu sudah penuh (max_connections).',
  '57P03': 'server itu sedang mulai atau berhenti. Coba lagi sebentar lagi.',
  ECONNREFUSED: 'tidak ada server yang menjawab di alamat dan port itu.',
  ENOENT: 'tidak ada server di folder soket itu.',
  ENOTFOUND: 'nama mesinnya tidak dikenal.',
  EAI_AGAIN: 'nama mesinnya tidak dikenal.',
  ETIMEDOUT: 'server itu tidak menjawab.',
  EHOSTUNREACH: 'mesin itu tidak terjangkau.',
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const { syscall, path } = (error ?? {}) as NodeJS.ErrnoException
  if (syscall === 'open') return `berkas ${path} pada sslrootcert, sslcert atau sslkey tidak bisa dibaca.`
  const known = REASONS[codeOf(error)]
  if (known !== undefined) return known
  if (/timeout/i.test(message)) return 'server itu tidak menjawab.'
  if (/does not support SSL/i.test(message)) {
    return 'server itu tidak memakai TLS. Bila jaringannya aman, tambahkan sslmode=disable.'
  }
  if (/certificate|altnames|CERT_/i.test(`${message} ${codeOf(error)}`)) {
    return `sertifikat server itu tidak dipercaya (${message}). Tunjuk penerbitnya: sslmode=verify-full&sslrootcert=/jalur/ke/penerbit.pem.`
  }
  return message
}

function codeOf(error: unknown): string {
  return (error as { code?: string } | null)?.code ?? ''
}
