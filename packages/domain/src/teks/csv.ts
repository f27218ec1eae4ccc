/**
 * The cells of a text of comma-separated values (RFC 4180), by row; semicolons, as spreadsheets in Indonesia write them, where the
 * first line has more of those. A mark of UTF-8 at the start is passed over, and so is what stands before a formula's sign.
 */
export function parseCsv(teks: string): string[][] {
  const isi = teks.replace(/^\uFEFF/, '')
  const pertama = /^[^\r\n]*/.exec(isi)?.[0] ?? ''
  const pemisah = pertama.split(';').length > pertama.split(',').length ? ';' : ','
  const baris: string[][] = [[]]
  let sel = ''
  let isKutip = false
  const end = () => {
    baris.at(-1)?.push(sel.replace(/^'(?=[=+\-@])/, ''))
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
      baris.push([])
    } else if (huruf !== '\r') sel += huruf
  }
  end()
  if (baris.at(-1)?.every((satu) => satu === '') === true) baris.pop()
  return baris
}
