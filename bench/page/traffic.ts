import type { CDPSession } from '@playwright/test'

/** One answer from the server, not from the browser's own cache; milliseconds of the browser's clock. */
export type Exchange = {
  readonly kind: string
  readonly begun: number
  readonly ended: number
  /** Over the wire, head and body */
  readonly bytes: number
}

/** Notes what a page fetches from the moment it is called. */
export function noteTraffic(client: CDPSession): readonly Exchange[] {
  const open = new Map<string, { kind: string; begun: number; isCached: boolean }>()
  const exchanges: Exchange[] = []
  client.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    open.set(requestId, { kind: type ?? 'Other', begun: timestamp * 1000, isCached: false })
  })
  client.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId))
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = open.get(requestId)
    if (request !== undefined)
      Object.assign(request, { kind: type, isCached: response.fromDiskCache === true })
  })
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId)
    if (request === undefined || request.isCached) return
    const { kind, begun } = request
    exchanges.push({ kind, begun, ended: timestamp * 1000, bytes: encodedDataLength })
  })
  return exchanges
}

/** How many exchanges, at most, followed one another, each begun when the one before had ended. */
export function roundTrips(exchanges: readonly Exchange[]): number {
  let count = 0
  let last = Number.NEGATIVE_INFINITY
  for (const { begun, ended } of exchanges.toSorted((a, b) => a.ended - b.ended)) {
    if (begun < last) continue
    count += 1
    last = ended
  }
  return count
}

/** Kilobytes by kind, the heaviest first. */
export function bytesByKind(exchanges: readonly Exchange[]): ReadonlyMap<string, number> {
  const byKind = new Map<string, number>()
  for (const { kind, bytes } of exchanges) byKind.set(kind, (byKind.get(kind) ?? 0) + bytes / 1000)
  return new Map([...byKind].toSorted(([, a], [, b]) => b - a))
}
