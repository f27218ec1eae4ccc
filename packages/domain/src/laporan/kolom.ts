/** Which columns of a report are shown and written: the first always, the others as they are chosen. */
import type { JenisLaporan } from './jenis.ts'
import { type BarisLaporan, type KolomLaporan, kolomLaporan } from './laporan.ts'

/** All days of a month's report are chosen as one. */
const HARI = { kunci: 'hari', judul: 'Tiap hari' } as const
const MASA_APA_SAJA = { tahun: 2026, bulan: 1 }

export type PilihanKolom = Pick<KolomLaporan, 'kunci' | 'judul'>

/** What may be chosen of a report beside its first column, in the columns' order. */
export function listPilihanKolom(jenis: JenisLaporan): readonly PilihanKolom[] {
  const semua = kolomLaporan(jenis, MASA_APA_SAJA).slice(1)
  return semua.flatMap(({ kunci, judul }) =>
    !isHari(kunci) ? [{ kunci, judul }] : kunci === 'h1' ? [HARI] : [],
  )
}

/** Whether all of these may be chosen of a report. */
export function isPilihanKolom(jenis: JenisLaporan, dipilih: readonly string[]): boolean {
  const boleh = new Set(listPilihanKolom(jenis).map(({ kunci }) => kunci))
  return dipilih.every((kunci) => boleh.has(kunci))
}

/** Places of the columns that are shown, in their order; `dipilih` null: all. */
export function listLetak(
  kolom: readonly Pick<KolomLaporan, 'kunci'>[],
  dipilih: readonly string[] | null,
): readonly number[] {
  const semua = kolom.map((_, ke) => ke)
  if (dipilih === null) return semua
  return semua.filter((ke) => {
    const kunci = kolom[ke]?.kunci ?? ''
    return ke === 0 || dipilih.includes(isHari(kunci) ? HARI.kunci : kunci)
  })
}

/** The cells of a row that stand at these places. */
export function pickSel(baris: BarisLaporan, letak: readonly number[]): BarisLaporan {
  return letak.map((ke) => baris[ke] ?? null)
}

function isHari(kunci: string): boolean {
  return /^h\d+$/.test(kunci)
}
