/** The part of gifenc that the app uses; the package brings no types. */
declare module 'gifenc' {
  type Colour = [r: number, g: number, b: number]
  type Format = 'rgb565' | 'rgb444'

  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    maxColours: number,
    options: { format: Format },
  ): Colour[]
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: Colour[],
    format: Format,
  ): Uint8Array
}
