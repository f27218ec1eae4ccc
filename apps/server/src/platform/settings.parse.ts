import { isIP } from 'node:net'
import { isAbsolute } from 'node:path'
import { alamatFrom } from './db.alamat.ts'
import { POOL } from './db.bagian.ts'

/** Each gives the value that a setting's text means, or undefined for a text that means none. */

export function port(text: string): number | undefined {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= 65_535 ? number : undefined
}

export function connections(text: string): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return number >= 10 && number <= 100_000 ? number : undefined
}

/** Connections to the database */
export function databaseConnections(text: string): number | undefined {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return number >= POOL.least && number <= POOL.most ? number : undefined
}

export function host(text: string): string | undefined {
  return isIP(text) !== 0 || /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text) ? text : undefined
}

/** A port of this machine alone, or a host and its port: `9464`, `10.0.0.5:9464`, `[::1]:9464`. */
export function listenAt(text: string): { host: string; port: number } | undefined {
  const [, bracketed, named, digits = ''] = /^(?:(?:\[([^\]]+)\]|([^:]+)):)?(\d+)$/.exec(text) ?? []
  const at = { host: host(bracketed ?? named ?? '127.0.0.1'), port: port(digits) }
  return at.host === undefined || at.port === undefined ? undefined : { host: at.host, port: at.port }
}

export function path(text: string): string | undefined {
  return text.includes('\0') ? undefined : text
}

export function pathFromRoot(text: string): string | undefined {
  return isAbsolute(text) ? path(text) : undefined
}

/** Of one server, or of several that take turns: `postgres://u:p@satu,dua/rekan`. */
export function databaseUrl(text: string): string | undefined {
  const isOne = (url: string) => ['postgres:', 'postgresql:'].includes(URL.parse(url)?.protocol ?? '')
  return alamatFrom(text).every(isOne) ? text : undefined
}

export function demo(text: string): 'ya' | 'tidak' | undefined {
  return text === '1' ? 'ya' : text === '0' ? 'tidak' : undefined
}

export function logTo(text: string): 'berkas' | 'stdout' | undefined {
  return text === 'berkas' || text === 'stdout' ? text : undefined
}

export function isOn(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined
}

/**
 * The tiles of maps, by the template of their addresses or by the path of a PMTiles file; what follows says whose they are.
 */
export function mapTiles(text: string): MapTiles | undefined {
  const [, berkas, sumber = ''] = /^(\/[^\0]*?\.pmtiles)(?:\s+(.*))?$/.exec(text) ?? []
  if (berkas !== undefined) return { jenis: 'berkas', berkas, atribusi: sumber.trim() }
  const [address = '', ...words] = text.split(/\s+/)
  const url = URL.parse(address.replace(/\{(?:[zxyr]|-y)\}/g, '0'))
  const isTemplate = ['{z}', '{x}'].every((part) => address.includes(part)) && /\{-?y\}/.test(address)
  const isHttp = url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === ''
  return isHttp && isTemplate
    ? { jenis: 'alamat', url: address, origin: url.origin, atribusi: words.join(' ') }
    : undefined
}

/** Tiles of a map: of the only host beside ours that pages may show pictures of, or in a file on this machine */
export type MapTiles = { readonly atribusi: string } & (
  | { readonly jenis: 'alamat'; readonly url: string; readonly origin: string }
  | { readonly jenis: 'berkas'; readonly berkas: string }
)

export function instant(text: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return undefined
  }
}

export function publicUrl(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash || url.username)
    return undefined
  return url.href.replace(/\/+$/, '')
}

export function smtpUrl(text: string): string | undefined {
  const url = URL.parse(text)
  // A password with one of these signs unescaped would make another host of what stands before it.
  const isPolos = url !== null && (url.pathname === '' || url.pathname === '/') && !/[?#]/.test(text)
  return isPolos && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname ? text : undefined
}

export function mailFrom(text: string): string | undefined {
  return /^([^<>\r\n]* <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text) ? text : undefined
}

/** Addresses and networks. A count of hops is none: who calls us directly could then claim any address. */
export function networks(text: string): string[] | undefined {
  const names = list(text)
  return names.length > 0 && names.every(isNetwork) ? names : undefined
}

/** Origins exactly as a browser sends them; one written with a path, or `*`, is refused. */
export function origins(text: string): string[] | undefined {
  const given = list(text)
  const isOrigin = (origin: string) =>
    /^https?:\/\/[^*]+$/.test(origin) && URL.parse(origin)?.origin === origin
  return given.length > 0 && given.every(isOrigin) ? given : undefined
}

export function endpoint(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.pathname !== '/')
    return undefined
  return url.search || url.hash ? undefined : url.origin
}

/** Where a collector of traces listens, `/v1/traces` behind it. */
export function endpointTraces(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash || url.username)
    return undefined
  return url.href.replace(/\/+$/, '')
}

/** A provider of OpenID Connect; without TLS on this machine alone. */
export function issuer(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || url.search || url.hash || url.username) return undefined
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? text : undefined
}

export function bucket(text: string): string | undefined {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined
}

export function region(text: string): string | undefined {
  return /^[a-z0-9-]{1,60}$/i.test(text) ? text : undefined
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
