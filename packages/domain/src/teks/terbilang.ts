const SATUAN = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'] as const
const PANGKAT = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'] as const

/** A whole number in words, `lima juta empat ratus ribu`; every number that JavaScript counts exactly. Throws RangeError for others. */
export function terbilang(n: number): string {
  if (!Number.isSafeInteger(n)) throw new RangeError(`${n} has no words`)
  if (n < 0) return `minus ${terbilang(-n)}`
  if (n === 0) return 'nol'
  const kata: string[] = []
  for (let sisa = n, i = 0; sisa > 0; sisa = Math.floor(sisa / 1000), i += 1) {
    const tiga = sisa % 1000
    if (tiga === 0) continue
    kata.unshift(tiga === 1 && i === 1 ? 'seribu' : `${ratusan(tiga)} ${PANGKAT[i]}`.trim())
  }
  return kata.join(' ')
}

/** 1..999 */
function ratusan(n: number): string {
  const ratus = Math.floor(n / 100)
  const depan = ratus === 0 ? '' : ratus === 1 ? 'seratus' : `${SATUAN[ratus]} ratus`
  return `${depan} ${puluhan(n % 100)}`.trim()
}

/** 0..99 */
function puluhan(n: number): string {
  if (n < 10) return SATUAN[n] ?? ''
  if (n === 10) return 'sepuluh'
  if (n === 11) return 'sebelas'
  if (n < 20) return `${SATUAN[n - 10]} belas`
  return `${SATUAN[Math.floor(n / 10)]} puluh ${SATUAN[n % 10]}`.trim()
}
