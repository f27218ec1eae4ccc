/**
 * What a text filter looks for: `%x%` and `x` alike ask for what contains x, without the white space around it. An
 * empty text asks for nothing.
 */
export function cutPola(nilai: string): string {
  return nilai.trim().replace(/^%+/, '').replace(/%+$/, '').trim()
}

/** The LIKE pattern (escaped by a backslash) of what contains a text: `%`, `_` and `\` in it stand for themselves. */
export function polaBerisi(teks: string): string {
  return `%${teks.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
