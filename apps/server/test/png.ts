import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Signature and head together. */
const HEAD_END = 33

export function pngChunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** The same PNG with one chunk more, right behind its head. */
export function withPngChunk(png: Buffer, kind: string, data: Uint8Array): Buffer {
  return Buffer.concat([png.subarray(0, HEAD_END), pngChunk(kind, data), png.subarray(HEAD_END)])
}

/** The same PNG claiming another size, checksum and all. */
export function withPngSize(png: Buffer, side: number): Buffer {
  const head = Buffer.from(png.subarray(16, 29))
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', head), png.subarray(HEAD_END)])
}

/** A whole, valid PNG of grey pixels, 0 (black) to 255. */
export function greyPng(side: number, shade: (x: number, y: number) => number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(8, 8)
  const rows = Buffer.alloc(side * (side + 1))
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) rows[y * (side + 1) + x + 1] = shade(x, y)
  }
  return wholePng(head, deflateSync(rows, { level: 1 }))
}

/** A whole, valid PNG of black pixels, of a few kB however large. */
export function blackPng(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  return wholePng(head, rows)
}

function wholePng(head: Buffer, rows: Buffer): Buffer {
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([SIGNATURE, ...chunks])
}
