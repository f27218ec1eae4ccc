import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** A square icon around the house's mark. */
type Icon = {
  /** Edge in pixels */
  readonly size: number
  /** Share of the edge that the mark's own square takes */
  readonly mark: number
  /** Radius of the corners, share of the edge */
  readonly corner: number
}

/** As a system shows it. */
export const PLAIN = { mark: 0.95, corner: 0.22 }
/** For systems that cut it out: whatever they leave, they leave a circle of 80 % of the edge, and the mark in it. */
export const MASKABLE = { mark: 0.84, corner: 0 }

const MARK = readFileSync(join(import.meta.dirname, '../src/mark.svg'), 'utf8')

/** The icon as SVG. The ground is styles.css' primary. */
export function iconSvg({ size, mark, corner }: Icon): string {
  const inner = (mark * 100).toFixed(0)
  const edge = ((100 - mark * 100) / 2).toFixed(0)
  const drawing = MARK.replace('<svg', `<svg x="${edge}" y="${edge}" width="${inner}" height="${inner}"`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">`,
    `<rect width="100" height="100" rx="${corner * 100}" fill="#0f766e"/>`,
    drawing.replaceAll(/\s*<!--.*?-->/g, '').replaceAll(/\n\s*/g, ''),
    '</svg>',
  ].join('')
}

export function iconPng(icon: Icon): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(icon)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
