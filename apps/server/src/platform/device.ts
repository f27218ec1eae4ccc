import { isIPv6 } from 'node:net'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** From where a request came. */
export type Asal = {
  /**
   * Returns the address's network: an IPv4 address itself, or the /64 of an IPv6 address, which is what one subscriber
   * gets.
   */
  readonly jaringan: string
  /** The secret that an earlier sign-in left with the device; null: none. */
  readonly rahasia: string | null
  readonly userAgent: string
}

const COOKIE = 'rekan_perangkat'
/** As long as browsers keep one at most. */
const MAX_AGE_S = 400 * 86_400

export function readAsal({ ip, headers }: FastifyRequest): Asal {
  const rahasia = parseCookie(headers.cookie ?? '')[COOKIE] ?? ''
  return {
    jaringan: jaringanOf(ip),
    rahasia: /^[\w-]{43}$/.test(rahasia) ? rahasia : null,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
  }
}

/**
 * Leaves the secret with the device, where no script and no other site gets at it. It opens nothing: it only tells the
 * device of somebody who signed in before from all others that try.
 */
export function sendRahasia(reply: FastifyReply, rahasia: string, isHttps: boolean): void {
  const cookie = { name: COOKIE, value: rahasia, path: '/api', maxAge: MAX_AGE_S }
  reply.header(
    'set-cookie',
    stringifySetCookie({ ...cookie, httpOnly: true, sameSite: 'strict', secure: isHttps }),
  )
}

export function jaringanOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().replace(/%.*/, '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
