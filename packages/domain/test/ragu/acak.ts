/** Chance that is the same twice: a stream of numbers from a seed (mulberry32). */
export class Acak {
  #keadaan: number

  constructor(benih: number) {
    this.#keadaan = benih >>> 0
  }

  /** From 0 up to, not including, 1 */
  pecahan(): number {
    this.#keadaan = (this.#keadaan + 0x6d2b79f5) >>> 0
    let t = this.#keadaan
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  antara(dari: number, sampai: number): number {
    return dari + (sampai - dari) * this.pecahan()
  }

  bulat(dari: number, sampai: number): number {
    return Math.floor(this.antara(dari, sampai + 1))
  }

  mungkin(peluang: number): boolean {
    return this.pecahan() < peluang
  }

  pilih<T>(semua: readonly T[]): T {
    return semua[Math.floor(this.pecahan() * semua.length)] as T
  }

  /** Around 0, with this deviation */
  lonceng(simpangan: number): number {
    return simpangan * Math.sqrt(-2 * Math.log(1 - this.pecahan())) * Math.cos(2 * Math.PI * this.pecahan())
  }
}
