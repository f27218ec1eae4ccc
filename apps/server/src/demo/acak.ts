/** Numbers that follow from a text alone, so that a day of a person always looks the same, whenever it is made. */
export type Acak = {
  /** From 0 to below 1. */
  nilai(): number
  /** A whole number, both ends included. */
  antara(dari: number, sampai: number): number
  /** Bell-shaped between two ends. */
  lonceng(dari: number, sampai: number): number
  peluang(bagian: number): boolean
  pilih<const T extends readonly [unknown, ...unknown[]]>(dari: T): T[number]
}

export function createAcak(benih: string): Acak {
  let keadaan = hash(benih)
  // mulberry32
  const nilai = () => {
    keadaan = (keadaan + 0x6d2b79f5) | 0
    let t = Math.imul(keadaan ^ (keadaan >>> 15), 1 | keadaan)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    nilai,
    antara: (dari, sampai) => dari + Math.floor(nilai() * (sampai - dari + 1)),
    lonceng: (dari, sampai) =>
      Math.round(dari + ((nilai() + nilai() + nilai() + nilai()) / 4) * (sampai - dari)),
    peluang: (bagian) => nilai() < bagian,
    pilih: (dari) => dari[Math.floor(nilai() * dari.length)] ?? dari[0],
  }
}

/** FNV-1a with a final mix, or neighbouring days would start alike. */
function hash(teks: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < teks.length; i += 1) h = Math.imul(h ^ teks.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
