/**
 * Of 256, how many may differ between two fingerprints of one photo. A copy that was compressed, scaled, brightened or
 * cropped differs in about ten, seldom in more than twenty; two photos of one person in one place in forty and more.
 */
export const BEDA_TERBANYAK = 22

/** In how many of their bits two fingerprints differ, each 256 of `0` and `1`. */
export function bedaSidik(satu: string, lain: string): number {
  let beda = 0
  for (let i = 0; i < satu.length; i += 1) if (satu[i] !== lain[i]) beda += 1
  return beda
}
