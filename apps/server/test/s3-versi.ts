import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** An S3-compatible store that keeps every version of an object, in memory: as much of one as deleting takes. */
export type VersionedS3 = {
  readonly endpoint: string
  /** What it holds, deletions noted among it */
  readonly versions: { readonly key: string; readonly id: string; readonly isMarker: boolean }[]
  close(): Promise<void>
}

export async function startVersionedS3(bucket: string): Promise<VersionedS3> {
  const versions: { key: string; id: string; isMarker: boolean }[] = []
  let last = 0
  const add = (key: string, isMarker: boolean) => {
    last += 1
    versions.unshift({ key, id: `v${last}`, isMarker })
  }
  const server = createServer((request, response) => {
    request.resume()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(pathname.slice(bucket.length + 2))
    const id = searchParams.get('versionId')
    if (request.method === 'PUT') add(key, false)
    if (request.method === 'DELETE' && id === null) add(key, true)
    if (request.method === 'DELETE' && id !== null) {
      versions.splice(0, versions.length, ...versions.filter((one) => one.key !== key || one.id !== id))
    }
    const isList = searchParams.has('versions')
    const listed = versions.filter((one) => one.key.startsWith(searchParams.get('prefix') ?? ''))
    const status = request.method === 'DELETE' ? 204 : 200
    response.writeHead(status, { 'content-type': 'application/xml', etag: '"x"' })
    response.end(isList ? listVersions(bucket, listed) : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    versions,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function listVersions(bucket: string, listed: VersionedS3['versions']): string {
  const entries = listed.map(({ key, id, isMarker }) => {
    const kind = isMarker ? 'DeleteMarker' : 'Version'
    return `<${kind}><Key>${key}</Key><VersionId>${id}</VersionId><IsLatest>false</IsLatest>
      <LastModified>2026-11-20T00:00:00.000Z</LastModified>${isMarker ? '' : '<ETag>"x"</ETag><Size>1</Size>'}</${kind}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><ListVersionsResult><Name>${bucket}</Name>
    <IsTruncated>false</IsTruncated>${entries.join('')}</ListVersionsResult>`
}
