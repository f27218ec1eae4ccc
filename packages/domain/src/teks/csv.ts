import { withRumus } from './rumus.ts'

export type IsiCsv = {
  readonly sel: readonly (readonly string[])[]
  /** In which row a quotation mark stands that nothing closes, or that closes in the midst of a text; from 1, null for none */
  readonly kutip: number | null
}

/**
 * The cells of a text of comma-separated values (RFC 4180), by row; semicolons, as spreadsheets in Indonesia write them, tabs or
 * bars, where the first lines have more of those, or what a line `sep=;` before it says. A mark of UTF-8 at the start is passed over,
 * and so is what stands before a formula's sign.
 *
 * @param terbanyak rows after which it reads no further: what is longer is cut there
 */
export function parseCsv(teks: string, terbanyak = Infinity): IsiCsv {
  const utuh = teks.replace(/^\uFEFF/, '')
  const sep = /^"?sep=(.)"?(?:\r\n?|\n)/i.exec(utuh)
  const isi = sep === null ? utuh : utuh.slice(sep[0].length)
  const pemisah = sep?.[1] ?? kolomPemisah(isi)
  const baris: string[][] = [[]]
  let sel = ''
  let dibuka: number | null = null
  let isSelesai = false
  const end = () => {
    baris.at(-1)?.push(withRumus(sel.replace(TEKS_RUMUS, '$1')))
    sel = ''
    isSelesai = false
  }
  for (let i = 0; i < isi.length; i += 1) {
    const huruf = isi[i] as string
    if (dibuka !== null) {
      if (huruf !== '"') sel += huruf
      else if (isi[i + 1] === '"') {
        sel += '"'
        i += 1
      } else [dibuka, isSelesai] = [null, true]
    } else if (huruf === pemisah) end()
    else if (huruf === '\n' || huruf === '\r') {
      if (huruf === '\r' && isi[i + 1] === '\n') i += 1
      end()
      if (baris.length >= terbanyak) return { sel: baris, kutip: null }
      baris.push([])
    } else if (isSelesai && huruf.trim() !== '') return { sel: baris, kutip: baris.length }
    else if (huruf === '"' && sel.trim() === '') [sel, dibuka] = ['', baris.length]
    else if (!isSelesai) sel += huruf
  }
  if (dibuka !== null) return { sel: baris, kutip: dibuka }
  end()
  if (baris.at(-1)?.every((satu) => satu === '') === true) baris.pop()
  return { sel: baris, kutip: null }
}

/** What the first line that parts anything has most of and the next one has too: a title may hold a comma. Quoted texts may hold anything. */
function kolomPemisah(isi: string): string {
  const baris = isi
    .slice(0, 20_000)
    .split(/\r\n?|\n/, 20)
    .map((satu) => satu.replaceAll(/"[^"]*"/g, ''))
    .filter((satu) => satu.trim() !== '')
  const terbanyak = baris.map((satu) => {
    const banyak = (tanda: string) => satu.split(tanda).length
    const terpilih = PEMISAH.reduce((kini, tanda) => (banyak(tanda) > banyak(kini) ? tanda : kini))
    return banyak(terpilih) > 1 ? terpilih : undefined
  })
  const isBerlanjut = (tanda: string | undefined, ke: number) =>
    tanda !== undefined && baris[ke + 1]?.includes(tanda) === true
  return terbanyak.find(isBerlanjut) ?? terbanyak.find((tanda) => tanda !== undefined) ?? ','
}

/** The formula by which people keep the zeros before a number: `="0812"` */
const TEKS_RUMUS = /^\s*="([^"]*)"\s*$/
const PEMISAH = [',', ';', '\t', '|']
