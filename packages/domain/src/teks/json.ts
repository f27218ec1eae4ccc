/** A string of JSON, or a sign that builds it. */
const TANDA = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

type Tingkat = { readonly isObjek: boolean; readonly kunci: Set<string>; nama: string; ke: number }

/** Where a key stands twice in one object of a whole JSON text, each by its way from the root: readers keep the later one alone. */
export function listKunciKembar(teks: string): string[] {
  const tingkat: Tingkat[] = []
  const kembar: string[] = []
  let sebelum = ''
  for (const [tanda] of teks.matchAll(TANDA)) {
    const kini = tingkat.at(-1)
    if (tanda === '{' || tanda === '[')
      tingkat.push({ isObjek: tanda === '{', kunci: new Set(), nama: '', ke: 0 })
    else if (tanda === '}' || tanda === ']') tingkat.pop()
    else if (tanda === ',' && kini !== undefined) kini.ke += 1
    else if (tanda === ':' && kini?.isObjek === true) {
      kini.nama = JSON.parse(sebelum) as string
      const jalan = tingkat.map((satu) => (satu.isObjek ? satu.nama : String(satu.ke))).join('.')
      if (kini.kunci.has(kini.nama)) kembar.push(jalan)
      kini.kunci.add(kini.nama)
    }
    sebelum = tanda
  }
  return kembar
}
