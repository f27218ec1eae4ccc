/** A rule about one field: the Indonesian message when the value breaks it, else undefined. */
export type Aturan<T> = (nilai: T) => string | undefined

/** Refuses what holds nothing but white space. */
export function wajib(pesan: string): Aturan<string> {
  return (nilai) => (nilai.trim() === '' ? pesan : undefined)
}

/** Refuses more than `batas` characters (UTF-16 units, as browsers' maxlength counts). */
export function paling(batas: number, pesan: string): Aturan<string> {
  return (nilai) => (nilai.length > batas ? pesan : undefined)
}

/** The first message of several rules, in their order. */
export function urut<T>(...aturan: readonly Aturan<T>[]): Aturan<T> {
  return (nilai) => {
    for (const satu of aturan) {
      const pesan = satu(nilai)
      if (pesan !== undefined) return pesan
    }
    return undefined
  }
}

/** Refuses control characters, which no database or screen should meet in a text. */
export function tanpaKendali(pesan: string): Aturan<string> {
  // oxlint-disable-next-line no-control-regex -- the very characters meant
  return (nilai) => (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(nilai) ? pesan : undefined)
}
