const FORMAT = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
})

/** Digits in groups of three, parted alike throughout, or none parted; then no part of a rupiah, in either way of writing it. */
const RUPIAH =
  /^(-?)(?:(?:Rp|IDR)\.?)?(-?)(?:(\d{1,15})|(\d{1,3}(?:([.,])\d{3})(?:\5\d{3})*))(?:([.,])0{1,2}|,[-=]{1,2})?$/i

/**
 * Whole rupiah as people here write them: `1250000`, `1.250.000`, `Rp 1.250.000,00`, `Rp1.250.000,-`, `1,250,000`. Undefined for
 * anything else.
 */
export function parseRupiah(teks: string): number | undefined {
  const cocok = RUPIAH.exec(teks.replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))|(?<!\d)\s|\s(?!\d)/g, ''))
  if (cocok === null) return undefined
  const [, minus = '', minusLain = '', polos, berkelompok = '', pemisah, desimal] = cocok
  if (pemisah !== undefined && pemisah === desimal) return undefined
  return Number(`${minus || minusLain}${polos ?? berkelompok.replaceAll(/[.,]/g, '')}`)
}

/** Whole rupiah as people read it, `Rp 5.455.755`; the space is one that does not break. */
export function formatRupiah(jumlah: number): string {
  return FORMAT.format(jumlah)
}
