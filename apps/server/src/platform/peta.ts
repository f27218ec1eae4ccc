import { open } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import send from '@fastify/send'
import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from './deps.ts'
import { refuse } from './errors.ts'
import { notFound } from './failures.ts'
import { akhirTautan } from './pictures.ts'
import type { MapTiles } from './settings.parse.ts'
import { StartupError } from './startup-error.ts'

/** The one address of the operator's file of tiles; which file that is, the setting alone says. */
const ALAMAT = '/peta/ubin.pmtiles'
/** Somebody draws an area for an hour or two. */
const UMUR_MS = 12 * 3_600_000

/** Throws StartupError for a file that is none of tiles, so that nobody finds it out on a grey map. */
export async function judgePeta(mapTiles: MapTiles | null): Promise<void> {
  if (mapTiles?.jenis !== 'berkas') return
  const awal = await readAwal(mapTiles.berkas)
  if (awal === null) throw new StartupError(`MAP_TILES: berkas ${mapTiles.berkas} tidak dapat dibaca.`)
  if (awal.toString('latin1', 0, 7) !== 'PMTiles' || awal[7] !== 3)
    throw new StartupError(`MAP_TILES: berkas ${mapTiles.berkas} bukan PMTiles versi 3.`)
}

async function readAwal(path: string): Promise<Buffer | null> {
  try {
    await using berkas = await open(path)
    const { buffer, bytesRead } = await berkas.read({ buffer: Buffer.alloc(8) })
    return buffer.subarray(0, bytesRead)
  } catch {
    return null
  }
}

/** What lies under a map, for whoever may look at one: an address of tiles, or a signed link to the file of them. */
export function showPetak({ mapTiles, links }: Pick<Deps, 'mapTiles' | 'links'>, saat: Instan) {
  if (mapTiles === null) return null
  const { jenis, atribusi } = mapTiles
  if (mapTiles.jenis === 'alamat') return { jenis, url: mapTiles.url, atribusi }
  return { jenis, url: links.sign(`/api${ALAMAT}`, akhirTautan(saat, UMUR_MS)), atribusi }
}

/** `GET /api/peta/ubin.pmtiles`, by ranges; the link's signature is the permission. A dead or altered link names nothing: 404. */
export function mountPeta(api: FastifyInstance, { mapTiles, links, clock }: Deps): void {
  api.get(ALAMAT, async (request, reply) => {
    const seconds = links.secondsLeft(`/api${ALAMAT}`, request.query, clock.now())
    if (seconds === 0 || mapTiles?.jenis !== 'berkas') return notFound(request, reply)
    const { statusCode, headers, stream } = await send(
      request.raw,
      encodeURIComponent(basename(mapTiles.berkas)),
      { root: dirname(mapTiles.berkas), dotfiles: 'allow', index: false, cacheControl: false },
    )
    if (statusCode === 416) {
      reply.header('content-range', headers['Content-Range'])
      throw refuse('POTONGAN_TIDAK_ADA')
    }
    if (statusCode >= 400) return notFound(request, reply)
    return reply
      .code(statusCode)
      .headers({ ...headers, 'content-type': 'application/octet-stream' })
      .header('cache-control', `private, max-age=${seconds}`)
      .send(stream)
  })
}
