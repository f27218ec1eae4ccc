import { POOL } from './db.bagian.ts'
import { signsOfPublic } from './exposure.ts'
import * as parse from './settings.parse.ts'
import { MAX_CONNECTIONS } from './sockets.ts'
import { StartupError } from './startup-error.ts'

export type Settings = {
  port: number
  host: string
  isProduction: boolean
  /** As given; `findDataDir` knows the default. */
  dataDir: string | undefined
  /** Where the embedded database is archived continuously; null: nowhere */
  archiveDir: string | null
  /** Null: the embedded database. */
  databaseUrl: string | null
  /** The application's own way into that database; null: the owner's, in the application's role */
  databaseAppUrl: string | null
  /** A copy of that database which only reads, for reports and exports; null: none */
  databaseReadUrl: string | null
  /** Connections to the database at once, of all kinds of work together */
  databasePool: number
  /** Whether the server brings the database up to date by itself */
  migrates: boolean
  /** `otomatis`: yes if the database turns out to be empty. Never so where another machine can reach us. */
  demo: 'ya' | 'tidak' | 'otomatis'
  /** The settings that say that other machines reach this server, by name. */
  publicBy: readonly string[]
  /** From where the server's clock starts and runs on; null: the real time. */
  clockStart: Temporal.Instant | null
  /** Without a slash at its end. */
  publicUrl: string
  /** Null: mail becomes files. */
  smtpUrl: string | null
  mailFrom: string
  /** Paths of a PEM pair; null: plain HTTP. */
  tls: TlsFiles | null
  /** Where the log goes: `rekan.log` in DATA_DIR, or stdout */
  log: 'berkas' | 'stdout'
  /** Addresses and networks whose X-Forwarded-* counts. */
  trustProxy: readonly string[]
  /** Origins whose pages may call the API, as browsers send them. */
  corsOrigins: readonly string[]
  /** Null: files in DATA_DIR. */
  s3: S3Settings | null
  /** Whether browsers keep the app for a start without a network. */
  serviceWorker: boolean
  /** Connections at once; more are turned away. */
  maxConnections: number
  /** Tiles under the maps of the back office; null: a plain ground. */
  mapTiles: parse.MapTiles | null
  /** The company's own provider by which people sign in; null: none */
  oidc: OidcSettings | null
  /** A collector of traces (OpenTelemetry); null: none */
  collector: string | null
  /** Where Prometheus reads figures; null: nowhere. */
  metrics: { readonly host: string; readonly port: number } | null
}

export type OidcSettings = {
  /** As the provider names itself, `https://login.example` */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}
export type TlsFiles = { readonly cert: string; readonly key: string }
export type S3Settings = {
  /** Without bucket and without a slash at its end. */
  readonly endpoint: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

/** Lists every wrong setting at once, in the operator's words. */
export class SettingsError extends StartupError {
  override readonly name = 'SettingsError'
}

/** Reads the environment; a variable set to nothing counts as not set. Throws SettingsError. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const wrong: string[] = []
  const read = <T>(name: string, absent: T, judge: (text: string) => T | undefined, expected: string): T => {
    const text = env[name]?.trim()
    if (!text) return absent
    const value = judge(text)
    if (value === undefined) wrong.push(`${name} ${expected}`)
    return value ?? absent
  }
  // All of a group or none of it.
  const together = <K extends string>(names: readonly K[]): Record<K, string> | null => {
    const texts = names.map((name) => [name, env[name]?.trim() ?? ''] as const)
    const absent = texts.filter(([, text]) => text === '').map(([name]) => name)
    if (absent.length === names.length) return null
    if (absent.length > 0) wrong.push(`${absent.join(', ')} harus diisi bersama ${names.join(', ')}`)
    return Object.fromEntries(texts) as Record<K, string>
  }

  const isProduction = env['NODE_ENV'] === 'production'
  const port = read('PORT', 3000, parse.port, 'harus bilangan bulat 1 sampai 65535')
  const host = read('HOST', '127.0.0.1', parse.host, 'harus alamat IP atau nama mesin, misalnya 127.0.0.1')
  const dataDir = read<string | undefined>('DATA_DIR', undefined, parse.path, 'harus jalur folder')
  const databaseUrl = read<string | null>(
    'DATABASE_URL',
    null,
    parse.databaseUrl,
    'harus alamat PostgreSQL, misalnya postgres://pengguna:sandi@mesin:5432/rekan',
  )
  const databaseAppUrl = read<string | null>(
    'DATABASE_APP_URL',
    null,
    parse.databaseUrl,
    'harus alamat PostgreSQL, misalnya postgres://rekan_app:sandi@mesin:5432/rekan',
  )
  const databaseReadUrl = read<string | null>(
    'DATABASE_READ_URL',
    null,
    parse.databaseUrl,
    'harus alamat PostgreSQL, misalnya postgres://rekan_app:sandi@cadangan:5432/rekan',
  )
  if (databaseReadUrl !== null && databaseUrl === null && databaseAppUrl === null)
    wrong.push('DATABASE_READ_URL perlu DATABASE_URL atau DATABASE_APP_URL')
  const databasePool = read(
    'DATABASE_POOL',
    POOL.usual,
    parse.databaseConnections,
    `harus bilangan bulat ${POOL.least} sampai ${POOL.most}`,
  )
  const archiveDir = read<string | null>(
    'ARCHIVE_DIR',
    null,
    parse.pathFromRoot,
    'harus jalur penuh sebuah folder',
  )
  if (archiveDir !== null && (databaseUrl !== null || databaseAppUrl !== null))
    wrong.push('ARCHIVE_DIR hanya untuk basis data bawaan; server PostgreSQL sendiri diarsipkan di sana')
  const migrates = read('REKAN_MIGRASI', true, parse.isOn, 'harus 1 atau 0')
  if (databaseAppUrl !== null && databaseUrl === null && migrates)
    wrong.push('DATABASE_APP_URL tanpa DATABASE_URL perlu REKAN_MIGRASI=0')
  const log = read<Settings['log']>('LOG', 'berkas', parse.logTo, 'harus berkas atau stdout')
  const clockStart = read<Temporal.Instant | null>(
    'REKAN_WAKTU',
    null,
    parse.instant,
    'harus waktu ISO lengkap dengan selisih zona, misalnya 2026-11-02T07:55:00+07:00',
  )
  if (clockStart && isProduction) wrong.push('REKAN_WAKTU tidak boleh dipakai bersama NODE_ENV=production')
  const tls = together(['TLS_CERT', 'TLS_KEY'])
  const publicUrl = read(
    'PUBLIC_URL',
    `${tls ? 'https' : 'http'}://localhost:${port}`,
    parse.publicUrl,
    'harus alamat http:// atau https:// tanpa tanda tanya dan pagar',
  )

  const trustProxy = read<readonly string[]>(
    'TRUST_PROXY',
    [],
    parse.networks,
    'harus alamat IP atau jaringan perantara dipisah koma, misalnya 127.0.0.1,10.0.0.0/8',
  )
  const publicBy = signsOfPublic({ host, publicUrl, trustProxy, tls, isProduction })
  const isPrivate = publicBy.length === 0 && databaseUrl === null && databaseAppUrl === null
  const demo = read<Settings['demo']>(
    'REKAN_DEMO',
    isPrivate ? 'otomatis' : 'tidak',
    parse.demo,
    'harus 1 atau 0',
  )
  if (demo === 'ya' && isProduction)
    wrong.push('REKAN_DEMO=1 tidak boleh dipakai bersama NODE_ENV=production')

  const smtpUrl = read<string | null>(
    'SMTP_URL',
    null,
    parse.smtpUrl,
    'harus alamat server surat tanpa jalur, tanda tanya, atau pagar, misalnya smtp://pengguna:sandi@mesin:587; tulis # dalam sandi sebagai %23, ? sebagai %3F, / sebagai %2F, @ sebagai %40',
  )
  const mailFrom = read('MAIL_FROM', 'Rekan <rekan@localhost>', parse.mailFrom, 'harus alamat email pengirim')
  if (smtpUrl !== null && !env['MAIL_FROM']?.trim()) wrong.push('MAIL_FROM harus diisi bila SMTP_URL dipakai')

  const corsOrigins = read<readonly string[]>(
    'CORS_ORIGINS',
    [],
    parse.origins,
    'harus asal halaman dipisah koma tanpa jalur, misalnya https://app.rekan.example',
  )
  const metrics = read<Settings['metrics']>(
    'METRICS_LISTEN',
    null,
    parse.listenAt,
    'harus port, atau alamat:port di mesin ini, misalnya 9464 atau 10.0.0.5:9464',
  )
  const collector = read<string | null>(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    null,
    parse.endpointTraces,
    'harus alamat http:// atau https:// pengumpul OpenTelemetry, misalnya http://127.0.0.1:4318',
  )
  const maxConnections = read(
    'MAX_CONNECTIONS',
    MAX_CONNECTIONS,
    parse.connections,
    'harus bilangan bulat 10 sampai 100000',
  )
  const mapTiles = read<parse.MapTiles | null>(
    'MAP_TILES',
    null,
    parse.mapTiles,
    'harus alamat petak peta dengan {z}, {x}, dan {y}, atau jalur penuh berkas .pmtiles, lalu sumbernya, misalnya https://peta.example/{z}/{x}/{y}.png © OpenStreetMap',
  )
  const serviceWorker = read('SERVICE_WORKER', true, parse.isOn, 'harus 1 atau 0')
  const oidc = together(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
  const issuer = read(
    'OIDC_ISSUER',
    '',
    parse.issuer,
    'harus alamat https:// penyedia OpenID Connect, misalnya https://login.perusahaan.example',
  )
  const s3 = together(['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'])
  const endpoint = read(
    'S3_ENDPOINT',
    '',
    parse.endpoint,
    'harus alamat http:// atau https:// tanpa nama wadah',
  )
  const bucket = read(
    'S3_BUCKET',
    '',
    parse.bucket,
    'harus nama wadah S3: huruf kecil, angka, titik, tanda hubung',
  )
  const region = read('S3_REGION', 'us-east-1', parse.region, 'harus nama wilayah, misalnya ap-southeast-3')

  if (wrong.length > 0)
    throw new SettingsError(`Pengaturan salah:\n${wrong.map((line) => `- ${line}`).join('\n')}`)
  return {
    port,
    host,
    isProduction,
    dataDir,
    archiveDir,
    databaseUrl,
    databaseAppUrl,
    databaseReadUrl,
    databasePool,
    migrates,
    log,
    demo,
    publicBy,
    clockStart,
    publicUrl,
    smtpUrl,
    mailFrom,
    tls: tls && { cert: tls.TLS_CERT, key: tls.TLS_KEY },
    trustProxy,
    corsOrigins,
    serviceWorker,
    maxConnections,
    metrics,
    collector,
    mapTiles,
    oidc: oidc && { issuer, clientId: oidc.OIDC_CLIENT_ID, clientSecret: oidc.OIDC_CLIENT_SECRET },
    s3: s3 && { endpoint, bucket, key: s3.S3_KEY, secret: s3.S3_SECRET, region },
  }
}

/** What is allowed but most likely not meant, a line each. */
export function warningsOf({
  publicBy,
  publicUrl,
  smtpUrl,
}: Pick<Settings, 'publicBy' | 'publicUrl' | 'smtpUrl'>): string[] {
  if (publicBy.length === 0) return []
  const { protocol, pathname } = new URL(publicUrl)
  const warnings: string[] = []
  if (!publicBy.includes('PUBLIC_URL')) {
    warnings.push(
      `PUBLIC_URL ${publicUrl} hanya terbuka dari mesin ini; isi dengan alamat yang dipakai orang.`,
    )
  }
  if (protocol === 'http:') {
    warnings.push(
      'PUBLIC_URL memakai http: kata sandi lewat tanpa sandi, dan ponsel tidak memberi kamera dan lokasi. Pakai HTTPS (TLS_CERT dan TLS_KEY, atau perantara).',
    )
  }
  if (pathname !== '/') {
    warnings.push(
      `PUBLIC_URL ${publicUrl} memakai jalur, padahal aplikasi hanya terbuka di akar alamat. Pakai nama tersendiri, misalnya https://rekan.perusahaan.example.`,
    )
  }
  if (smtpUrl === null) {
    warnings.push(
      'SMTP_URL belum diisi: surat, juga tautan kata sandi karyawan baru, tidak terkirim dan hanya menjadi berkas di DATA_DIR/outbox.',
    )
  }
  return warnings
}
