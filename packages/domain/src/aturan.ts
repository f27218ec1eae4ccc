/** A rule about one field: the Indonesian message when the value breaks it, else undefined. */
export type Aturan<T> = (nilai: T) => string | undefined

/** The least and the most that a whole number may be, and what is said of any other. */
export type Batas = { readonly dari: number; readonly sampai: number; readonly pesan: string }

/** Holds nothing that anybody could read: white space and invisible characters alone. */
export function hampa(nilai: string): boolean {
  return /^[\s\p{C}\p{Z}]*$/u.test(nilai)
}

/** Refuses what holds nothing to read. */
export function wajib(pesan: string): Aturan<string> {
  return (nilai) => (hampa(nilai) ? pesan : undefined)
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

/** Refuses control characters and those that turn the reading direction, which hide what a text says. */
export function tanpaKendali(pesan: string): Aturan<string> {
  return (nilai) =>
    /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u.test(nilai) ? pesan : undefined
}
