import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** What a server is told about how people reach it. */
export type Reach = {
  readonly host: string
  readonly publicUrl: string
  readonly trustProxy: readonly string[]
  readonly tls: object | null
  readonly isProduction: boolean
}

/** The settings that say that other machines reach this server, by name; none: it is for its own machine alone. */
export function signsOfPublic({ host, publicUrl, trustProxy, tls, isProduction }: Reach): string[] {
  const signs: readonly (readonly [name: string, isSet: boolean])[] = [
    ['HOST', !isLoopback(host)],
    ['PUBLIC_URL', !isLoopback(bareName(new URL(publicUrl).host))],
    ['TRUST_PROXY', trustProxy.length > 0],
    ['TLS_CERT', tls !== null],
    ['NODE_ENV=production', isProduction],
  ]
  return signs.filter(([, isSet]) => isSet).map(([name]) => name)
}

/**
 * Returns the sender of a request from another machine, as its headers name it: an address, or `tidak dikenal`. Returns
 * null if the headers name this machine alone. A proxy's header counts here only as evidence of another machine,
 * whichever proxy sent it.
 */
export function senderBeyond(headers: IncomingHttpHeaders): string | null {
  const forwarded = [headers['forwarded'] ?? []].flat().join(',')
  const senders = [
    ...list(headers['x-forwarded-for']),
    ...list(headers['x-real-ip']),
    ...paramsOf(forwarded, 'for'),
  ]
  const asked = [headers.host ?? '', ...list(headers['x-forwarded-host']), ...paramsOf(forwarded, 'host')]
  const others = [...senders, ...asked].map(bareName).filter((name) => !isLoopback(name))
  if (others.length === 0) return null
  return others.find((name) => isIP(name) !== 0) ?? 'tidak dikenal'
}

/** Whether a name or address means the machine itself. */
export function isLoopback(name: string): boolean {
  const version = isIP(name)
  if (version === 0) return name.toLowerCase() === 'localhost'
  return LOOPBACK.check(name, version === 4 ? 'ipv4' : 'ipv6')
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

function list(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((text) => text.split(','))
}

/** Values of one parameter of `Forwarded` (RFC 7239). */
function paramsOf(forwarded: string, name: string): string[] {
  const pairs = forwarded.split(/[,;]/).map((pair) => pair.trim())
  return pairs
    .filter((pair) => pair.toLowerCase().startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}

/** `"[::1]:3000"`, `localhost:3000`, ` ::1`: the name or address alone. */
function bareName(text: string): string {
  const bare = text.trim().replace(/^"(.*)"$/, '$1')
  return /^\[([^\]]*)\](:\d*)?$/.exec(bare)?.[1] ?? /^([^:]*):\d*$/.exec(bare)?.[1] ?? bare
}
