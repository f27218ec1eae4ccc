/** The whole number a text means, its thousands parted by full stops or not, with or without `Rp`; else undefined. */
export function angkaFrom(teks: string): number | undefined {
  const polos = teks.trim().replace(/^rp\.?\s*/i, '')
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(polos)) return undefined
  const angka = Number(polos.replaceAll('.', ''))
  return Number.isSafeInteger(angka) ? angka : undefined
}
