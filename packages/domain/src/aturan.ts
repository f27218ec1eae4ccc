/** A rule about one field: the Indonesian message when the value breaks it, else undefined. */
export type Aturan<T> = ((nilai: T) => string | undefined) & {
  /** As far as JSON Schema can say it; for who describes the API */
  readonly bentuk?: Bentuk
}

/**
 * What every text that keeps a rule looks like, in the words of JSON Schema. A `pattern` stands for the whole text; it
 * may ask for the tidy form where the rule takes an untidy one as well.
 */
export type Bentuk = {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly enum?: readonly string[]
}

/** A rule together with its form. */
export function berbentuk<T>(bentuk: Bentuk, aturan: (nilai: T) => string | undefined): Aturan<T> {
  return Object.assign((nilai: T) => aturan(nilai), { bentuk })
}

/** The least and the most that a whole number may be, and what is said of any other. */
export type Batas = { readonly dari: number; readonly sampai: number; readonly pesan: string }

/** Holds nothing that anybody could read: white space and invisible characters alone. */
export function isBlank(nilai: string): boolean {
  return /^[\s\p{C}\p{Z}]*$/u.test(nilai)
}

/** Control characters but tab and line ends, and those that turn the reading direction, which hide what a text says. */
const KENDALI =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff'

/** Refuses what holds nothing to read. */
export function wajib(pesan: string): Aturan<string> {
  return berbentuk({ pattern: `^[^\\s\\p{C}\\p{Z}][^${KENDALI}]*$` }, (nilai) =>
    isBlank(nilai) ? pesan : undefined,
  )
}

/** Refuses more than `batas` characters: code points, as PostgreSQL and JSON Schema count them. */
export function paling(batas: number, pesan: string): Aturan<string> {
  return berbentuk({ maxLength: batas }, (nilai) =>
    nilai.length > batas && Array.from(nilai).length > batas ? pesan : undefined,
  )
}

/** The first message of several rules, in their order; of two patterns the later one holds for both. */
export function urut<T>(...aturan: readonly Aturan<T>[]): Aturan<T> {
  return berbentuk(Object.assign({}, ...aturan.map(({ bentuk }) => bentuk)), (nilai) => {
    for (const satu of aturan) {
      const pesan = satu(nilai)
      if (pesan !== undefined) return pesan
    }
    return undefined
  })
}

/** Refuses control characters and those that turn the reading direction, which hide what a text says. */
export function tanpaKendali(pesan: string): Aturan<string> {
  const terbaca = new RegExp(`^[^${KENDALI}]*$`, 'u')
  return berbentuk({ pattern: terbaca.source }, (nilai) => (terbaca.test(nilai) ? undefined : pesan))
}
