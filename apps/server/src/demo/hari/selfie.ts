import sharp from 'sharp'
import { createAcak } from '../acak.ts'

const SISI = 256

type Warna = readonly [number, number, number]
/** Centre, half axes, all as parts of the picture's side. */
type Elips = { readonly x: number; readonly y: number; readonly a: number; readonly b: number }

const LATAR = [
  [186, 207, 222],
  [199, 214, 191],
  [226, 209, 186],
  [205, 198, 222],
  [190, 214, 210],
] as const
const BAJU = [
  [36, 84, 124],
  [121, 52, 64],
  [52, 96, 76],
  [84, 74, 128],
  [150, 96, 40],
  [70, 78, 90],
] as const
/** Each with the shade of the neck. */
const KULIT = [
  [
    [214, 170, 132],
    [190, 146, 110],
  ],
  [
    [196, 148, 108],
    [172, 126, 90],
  ],
  [
    [174, 126, 90],
    [150, 106, 74],
  ],
] as const
const RAMBUT = [
  [44, 36, 32],
  [30, 30, 36],
  [74, 54, 42],
] as const

/** Hair short, shorter, down to the shoulders */
const POTONGAN = [
  { x: 0.5, y: 0.37, a: 0.185, b: 0.19 },
  { x: 0.5, y: 0.4, a: 0.175, b: 0.2 },
  { x: 0.5, y: 0.48, a: 0.215, b: 0.29 },
] as const

/** A figure without a face, a WebP of a few kB, always the same for the same person: no photo of anybody. */
export async function drawSelfie(kode: string): Promise<Buffer> {
  const acak = createAcak(`selfie ${kode}`)
  const [kulit, leher] = acak.pilih(KULIT)
  const lapisan: readonly (readonly [Elips, Warna])[] = [
    [acak.pilih(POTONGAN), acak.pilih(RAMBUT)],
    [{ x: 0.5, y: 0.64, a: 0.075, b: 0.14 }, leher],
    [{ x: 0.5, y: 1.04, a: 0.37, b: 0.32 }, acak.pilih(BAJU)],
    [{ x: 0.5, y: 0.45, a: 0.165, b: 0.215 }, kulit],
  ]
  const latar = acak.pilih(LATAR)
  const piksel = Buffer.alloc(SISI * SISI * 3, Buffer.from(latar))
  for (const [elips, warna] of lapisan) drawElips(piksel, elips, Buffer.from(warna))
  return sharp(piksel, { raw: { width: SISI, height: SISI, channels: 3 } })
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
}

/** Fills an ellipse, row by row, as far as it lies in the picture. */
function drawElips(piksel: Buffer, { x, y, a, b }: Elips, warna: Buffer): void {
  for (
    let baris = Math.max(0, Math.ceil((y - b) * SISI));
    baris < Math.min(SISI, (y + b) * SISI);
    baris += 1
  ) {
    const separuh = a * Math.sqrt(Math.max(0, 1 - ((baris / SISI - y) / b) ** 2))
    const dari = Math.max(0, Math.round((x - separuh) * SISI))
    const sampai = Math.min(SISI, Math.round((x + separuh) * SISI))
    piksel.fill(warna, (baris * SISI + dari) * 3, (baris * SISI + sampai) * 3)
  }
}
