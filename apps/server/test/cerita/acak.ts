/** Chances of one story, the same ones for the same seed. */
export type Acak = {
  /** From one to the other, both included */
  bulat(dari: number, sampai: number): number
  /** True so often of a hundred times */
  mungkin(persen: number): boolean
  pilih<T>(semua: readonly T[]): T
}

/** Mulberry32: 32 bits of state, well spread, quick. */
export function createAcak(benih: number): Acak {
  let keadaan = (benih * 0x9e3779b1) | 0
  const next = () => {
    keadaan = (keadaan + 0x6d2b79f5) | 0
    let t = Math.imul(keadaan ^ (keadaan >>> 15), 1 | keadaan)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const bulat = (dari: number, sampai: number) => dari + Math.floor(next() * (sampai - dari + 1))
  return {
    bulat,
    mungkin: (persen) => next() * 100 < persen,
    pilih: (semua) => {
      const satu = semua[bulat(0, semua.length - 1)]
      if (satu === undefined) throw new Error('nothing to choose from')
      return satu
    },
  }
}
