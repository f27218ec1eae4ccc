const FORMAT = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
})

/** Whole rupiah as people here write them: `1250000`, `1.250.000`, `Rp 1.250.000,00`. Undefined for anything else. */
export function parseRupiah(teks: string): number | undefined {
  const cocok = /^(-?)(?:Rp\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,15})(?:,0{1,2})?$/i.exec(teks)
  return cocok === null ? undefined : Number(`${cocok[1]}${cocok[2]?.replaceAll('.', '')}`)
}

/** Whole rupiah as people read it, `Rp 5.455.755`; the space is one that does not break. */
export function formatRupiah(jumlah: number): string {
  return FORMAT.format(jumlah)
}
