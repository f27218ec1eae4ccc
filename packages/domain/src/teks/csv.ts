import { withRumus } from './rumus.ts'

/**
 * The cells of a text of comma-separated values (RFC 4180), by row; semicolons, as spreadsheets in Indonesia write them, tabs or
 * bars, where the first line has more of those, or what a line `sep=;` before it says. A mark of UTF-8 at the start is passed over,
 * and so is what stands before a formula's sign.
 *
 * @param terbanyak rows after which it reads no further: what is longer is cut there
 */
export function parseCsv(teks: string, terbanyak = Infinity): string[][] {
  const utuh = teks.replace(/^\uFEFF/, '')
  const sep = /^"?sep=(.)"?\r?\n/i.exec(utuh)
  const isi = sep === null ? utuh : utuh.slice(sep[0].length)
  const pemisah = sep?.[1] ?? kolomPemisah(/^[^\r\n]*/.exec(isi)?.[0] ?? '')
  const baris: string[][] = [[]]
  let sel = ''
  let isKutip = false
  const end = () => {
    baris.at(-1)?.push(withRumus(sel))
    sel = ''
  }
  for (let i = 0; i < isi.length; i += 1) {
    const huruf = isi[i]
    if (isKutip) {
      if (huruf !== '"') sel += huruf
      else if (isi[i + 1] === '"') {
        sel += '"'
        i += 1
      } else isKutip = false
    } else if (huruf === '"' && sel === '') isKutip = true
    else if (huruf === pemisah) end()
    else if (huruf === '\n') {
      end()
      if (baris.length >= terbanyak) return baris
      baris.push([])
    } else if (huruf !== '\r') sel += huruf
  }
  end()
  if (baris.at(-1)?.every((satu) => satu === '') === true) baris.pop()
  return baris
}

/** What the first line has most of. */
function kolomPemisah(pertama: string): string {
  const banyak = (satu: string) => pertama.split(satu).length
  return PEMISAH.reduce((terpilih, satu) => (banyak(satu) > banyak(terpilih) ? satu : terpilih))
}

const PEMISAH = [',', ';', '\t', '|']
