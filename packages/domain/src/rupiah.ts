const FORMAT = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
})

/** Whole rupiah as people read it, `Rp 5.455.755`; the space is one that does not break. */
export function formatRupiah(jumlah: number): string {
  return FORMAT.format(jumlah)
}
