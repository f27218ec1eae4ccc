import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zxyToTileId } from 'pmtiles'
import { greyPng } from '../apps/server/test/png.ts'

type Jenis = 'gambar' | 'garis'

/** The one zoom that the file has */
const ZOOM = 15
/** What a tile of each kind is all over: grey, or the water of the map's own colours. */
export const WARNA_UBIN: Readonly<Record<Jenis, readonly number[]>> = {
  gambar: [180, 180, 180],
  garis: [128, 222, 234],
}

/**
 * Writes a PMTiles file (version 3) of nine tiles around a place, pictures or one polygon of water each, nothing compressed. Gives
 * its path.
 */
export function writePmtiles(jenis: Jenis, di: { readonly lat: number; readonly lng: number }): string {
  const isi = jenis === 'gambar' ? greyPng(256, () => 180) : composeAir()
  const meta = Buffer.from(jenis === 'gambar' ? '{}' : '{"vector_layers":[{"id":"water","fields":{}}]}')
  const [x, y] = ubinDi(di)
  const ids = [-1, 0, 1]
    .flatMap((dx) => [-1, 0, 1].map((dy) => zxyToTileId(ZOOM, x + dx, y + dy)))
    .toSorted((a, b) => a - b)
  // Entries by columns: steps of ids, runs, lengths, and offsets, each plus one: all have the same bytes.
  const akar = Buffer.from(
    [
      [ids.length],
      ids.map((id, ke) => id - (ids[ke - 1] ?? 0)),
      ids.map(() => 1),
      ids.map(() => isi.length),
      ids.map(() => 1),
    ]
      .flat()
      .flatMap(varint),
  )
  const kepala = Buffer.alloc(127)
  kepala.write('PMTiles', 'latin1')
  kepala[7] = 3
  const bagian = [akar, meta, Buffer.alloc(0), isi]
  let mulai = kepala.length
  for (const [ke, { length }] of bagian.entries()) {
    kepala.writeBigUInt64LE(BigInt(mulai), 8 + ke * 16)
    kepala.writeBigUInt64LE(BigInt(length), 16 + ke * 16)
    mulai += length
  }
  // How many tiles, entries and contents; then what each part is.
  for (const [ke, jumlah] of [ids.length, ids.length, 1].entries())
    kepala.writeBigUInt64LE(BigInt(jumlah), 72 + ke * 8)
  const [isTerurut, tanpaMampat] = [1, 1]
  kepala.set([isTerurut, tanpaMampat, tanpaMampat, jenis === 'gambar' ? 2 : 1, ZOOM, ZOOM], 96)
  for (const [ke, derajat] of [-180, -85, 180, 85].entries()) kepala.writeInt32LE(derajat * 1e7, 102 + ke * 4)
  const path = join(mkdtempSync(join(tmpdir(), 'rekan-e2e-peta-')), 'peta.pmtiles')
  writeFileSync(path, Buffer.concat([kepala, ...bagian]))
  return path
}

function ubinDi({ lat, lng }: { readonly lat: number; readonly lng: number }): [number, number] {
  const n = 2 ** ZOOM
  const rad = (lat * Math.PI) / 180
  return [
    Math.floor(((lng + 180) / 360) * n),
    Math.floor(((1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2) * n),
  ]
}

/** A vector tile (MVT 2.1) that is water from edge to edge. */
function composeAir(): Buffer {
  const zigzag = (nilai: number) => (nilai << 1) ^ (nilai >> 31)
  // Go to a corner beyond the tile, three lines around it, and close.
  const jalan = [9, zigzag(-64), zigzag(-64), 26]
  for (const [dx, dy] of [
    [4224, 0],
    [0, 4224],
    [-4224, 0],
  ] as const)
    jalan.push(zigzag(dx), zigzag(dy))
  const geometri = Buffer.from([...jalan, 15].flatMap(varint))
  const bidang = (nomor: number, isi: Buffer) =>
    Buffer.concat([Buffer.from([(nomor << 3) | 2, ...varint(isi.length)]), isi])
  const poligon = Buffer.concat([Buffer.from([0x18, 3]), bidang(4, geometri)])
  const lapis = Buffer.concat([
    Buffer.from([0x78, 2]),
    bidang(1, Buffer.from('water')),
    bidang(2, poligon),
    Buffer.from([0x28, ...varint(4096)]),
  ])
  return bidang(3, lapis)
}

function varint(nilai: number): number[] {
  const bytes: number[] = []
  let sisa = nilai
  while (sisa > 127) {
    bytes.push((sisa % 128) + 128)
    sisa = Math.floor(sisa / 128)
  }
  return [...bytes, sisa]
}
