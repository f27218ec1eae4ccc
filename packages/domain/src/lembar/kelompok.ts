import type { PesanSel } from './tabel.ts'

/** Places of which the same is said: rows of one column, from 1. */
export type KelompokPesan = Omit<PesanSel, 'baris'> & { readonly baris: readonly number[] }

/** What is said of many rows, each sentence once with its rows, in the order of the first of them. */
export function kelompokFrom(semua: readonly PesanSel[]): readonly KelompokPesan[] {
  const perPesan = Map.groupBy(
    semua.toSorted((a, b) => a.baris - b.baris),
    ({ lembar, kolom, pesan }) => JSON.stringify([lembar, kolom, pesan]),
  )
  return [...perPesan.values()].flatMap((sama) => {
    const [satu] = sama
    return satu === undefined ? [] : [{ ...satu, baris: sama.map(({ baris }) => baris) }]
  })
}

/** Rows as people list them: `2, 4-9, 12`. */
export function formatBaris(baris: readonly number[]): string {
  const rentang: [number, number][] = []
  for (const satu of baris) {
    const akhir = rentang.at(-1)
    if (akhir !== undefined && satu <= akhir[1] + 1) akhir[1] = satu
    else rentang.push([satu, satu])
  }
  return rentang.map(([dari, sampai]) => (dari === sampai ? String(dari) : `${dari}-${sampai}`)).join(', ')
}
