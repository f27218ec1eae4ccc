import { isIP } from 'node:net'
import { StartupError } from './startup-error.ts'

export type Settings = {
  port: number
  host: string
  isProduction: boolean
  /** As given; `resolveDataDir` knows the default. */
  dataDir: string | undefined
  /** Null: the embedded database. */
  databaseUrl: string | null
  /** `otomatis`: yes if the database turns out to be empty. Never so where another machine can reach us. */
  demo: 'ya' | 'tidak' | 'otomatis'
  /** Whether other machines may reach this server, or it is said to be in production. */
  isExposed: boolean
  /** From where the server's clock starts and runs on; null: the real time. */
  clockStart: Temporal.Instant | null
  /** Without a slash at its end. */
  publicUrl: string
  /** Null: mail becomes files. */
  smtpUrl: string | null
  mailFrom: string
}

/** Lists every wrong setting at once, in the operator's words. */
export class SettingsError extends StartupError {
  override readonly name = 'SettingsError'
}

/** Reads the environment; a variable set to nothing counts as not set. Throws SettingsError. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const wrong: string[] = []
  const read = <T>(name: string, absent: T, parse: (text: string) => T | undefined, expected: string): T => {
    const text = env[name]?.trim()
    if (!text) return absent
    const value = parse(text)
    if (value === undefined) wrong.push(`${name} ${expected}`)
    return value ?? absent
  }

  const isProduction = env['NODE_ENV'] === 'production'
  const port = read('PORT', 3000, parsePort, 'harus bilangan bulat 1 sampai 65535')
  const host = read('HOST', '127.0.0.1', parseHost, 'harus alamat IP atau nama mesin, misalnya 127.0.0.1')
  const dataDir = read<string | undefined>('DATA_DIR', undefined, parsePath, 'harus jalur folder')
  const databaseUrl = read<string | null>(
    'DATABASE_URL',
    null,
    parseDatabaseUrl,
    'harus alamat PostgreSQL, misalnya postgres://pengguna:sandi@mesin:5432/rekan',
  )
  const isExposed = !isLoopback(host) || isProduction
  const isPrivate = !isExposed && databaseUrl === null
  const demo = read<Settings['demo']>(
    'REKAN_DEMO',
    isPrivate ? 'otomatis' : 'tidak',
    parseDemo,
    'harus 1 atau 0',
  )
  const clockStart = read<Temporal.Instant | null>(
    'REKAN_WAKTU',
    null,
    parseInstant,
    'harus waktu ISO lengkap dengan selisih zona, misalnya 2026-11-02T07:55:00+07:00',
  )
  if (clockStart && isProduction) wrong.push('REKAN_WAKTU tidak boleh dipakai bersama NODE_ENV=production')
  const publicUrl = read(
    'PUBLIC_URL',
    `http://localhost:${port}`,
    parsePublicUrl,
    'harus alamat http:// atau https:// tanpa tanda tanya dan pagar',
  )

  const smtpUrl = read<string | null>(
    'SMTP_URL',
    null,
    parseSmtpUrl,
    'harus alamat server surat, misalnya smtp://pengguna:sandi@mesin:587',
  )
  const mailFrom = read('MAIL_FROM', 'Rekan <rekan@localhost>', parseMailFrom, 'harus alamat email pengirim')
  if (smtpUrl !== null && !env['MAIL_FROM']?.trim()) wrong.push('MAIL_FROM harus diisi bila SMTP_URL dipakai')

  if (wrong.length > 0)
    throw new SettingsError(`Pengaturan salah:\n${wrong.map((line) => `- ${line}`).join('\n')}`)
  return {
    port,
    host,
    isProduction,
    dataDir,
    databaseUrl,
    demo,
    isExposed,
    clockStart,
    publicUrl,
    smtpUrl,
    mailFrom,
  }
}

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : undefined
}

function parseHost(text: string): string | undefined {
  return isIP(text) !== 0 || /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text) ? text : undefined
}

function parsePath(text: string): string | undefined {
  return text.includes('\0') ? undefined : text
}

function parseDatabaseUrl(text: string): string | undefined {
  return ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? '') ? text : undefined
}

function parseDemo(text: string): 'ya' | 'tidak' | undefined {
  return text === '1' ? 'ya' : text === '0' ? 'tidak' : undefined
}

function parseInstant(text: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return undefined
  }
}

function parsePublicUrl(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash || url.username)
    return undefined
  return url.href.replace(/\/+$/, '')
}

function parseSmtpUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname ? text : undefined
}

function parseMailFrom(text: string): string | undefined {
  return /^([^<>\r\n]* <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text) ? text : undefined
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
