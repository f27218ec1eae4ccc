import { inflateSync } from 'node:zlib'

/** What stands in a PDF of ours, piece by piece in its order; a space that does not break is a space. */
export function readPdf(bytes: Buffer): string {
  const mentah = bytes.toString('latin1')
  const objek = new Map<string, string>()
  const aliran = new Map<string, string>()
  for (const [utuh, nomor = '', isi = ''] of mentah.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objek.set(nomor, isi)
    const mulai = utuh.indexOf('stream\n')
    if (mulai < 0) continue
    const badan = Buffer.from(utuh.slice(mulai + 7, utuh.lastIndexOf('\nendstream')), 'latin1')
    aliran.set(
      nomor,
      isi.includes('/FlateDecode') ? inflateSync(badan).toString('latin1') : badan.toString('latin1'),
    )
  }
  const huruf = new Map<string, ReadonlyMap<string, string>>()
  for (const isi of objek.values())
    for (const [, nama = '', nomor = ''] of isi.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const peta = /\/ToUnicode (\d+) 0 R/.exec(objek.get(nomor) ?? '')?.[1]
      if (peta !== undefined) huruf.set(nama, readPeta(aliran.get(peta) ?? ''))
    }
  const potongan: string[] = []
  for (const isi of aliran.values()) {
    let kini: ReadonlyMap<string, string> | undefined
    for (const [, nama, deret] of isi.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (nama !== undefined) kini = huruf.get(nama)
      else if (deret !== undefined)
        potongan.push(
          [...deret.matchAll(/<([0-9a-f]*)>/gi)]
            .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
            .map((kode) => kini?.get(kode.toLowerCase()) ?? '')
            .join(''),
        )
    }
  }
  return potongan.join('\n').replaceAll('\u00a0', ' ')
}

/** Glyphs to letters, from a font's own table. */
function readPeta(isi: string): ReadonlyMap<string, string> {
  const peta = new Map<string, string>()
  for (const [, dari = '', daftar = ''] of isi.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    for (const [ke, [, hex = '']] of [...daftar.matchAll(/<([0-9a-f]*)>/gi)].entries())
      peta.set(
        (Number.parseInt(dari, 16) + ke).toString(16).padStart(4, '0'),
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      )
  return peta
}
