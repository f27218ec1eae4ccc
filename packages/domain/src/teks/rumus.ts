/** What a spreadsheet takes for the beginning of a formula, whatever it drops before it; an apostrophe of ours gets one more. */
const RUMUS = /^(?:['\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u

/** A text of a file that spreadsheets open, which none of them reckons: an apostrophe stands before what would be a formula. */
export function tanpaRumus(teks: string): string {
  return RUMUS.test(teks) ? `'${teks}` : teks
}

/** The text as it was before `tanpaRumus`. */
export function withRumus(teks: string): string {
  return teks.startsWith("'") && RUMUS.test(teks.slice(1)) ? teks.slice(1) : teks
}
