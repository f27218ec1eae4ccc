/** Days as people read them: `0,5`, `12`. */
export function formatJumlahHari(jumlah: number): string {
  return String(jumlah).replace('.', ',')
}
