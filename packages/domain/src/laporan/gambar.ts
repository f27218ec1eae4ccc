/** What a report's chart shows, counted as its rows are computed (`docs/rules.md`, section 9.8). */
import { type Bulan, akhirBulan } from '../bulan.ts'
import { GAMBAR, type JenisLaporan } from './jenis.ts'
import { type BarisLaporan, HURUF_STATUS, HURUF_TERLAMBAT, kolomLaporan } from './laporan.ts'

/** A group of bars: a day or a site, with a value for each of the chart's series. */
export type BatangLaporan = { readonly label: string; readonly nilai: readonly number[] }

/** So many sites are shown; of the others their sum. */
export const BATANG_TERBANYAK = 15
const LAINNYA = 'Lainnya'

/** Counts a report's rows for its chart; `close` gives its groups, null for a report without one. */
export function createGambar(
  jenis: JenisLaporan,
  masa: Bulan,
): { readonly add: (baris: BarisLaporan) => void; readonly close: () => BatangLaporan[] | null } {
  const kolom = kolomLaporan(jenis, masa)
  const ke = (kunci: string) => kolom.findIndex((satu) => satu.kunci === kunci)
  const semua = new Map<string, number[]>()
  const sum = (label: string, nilai: readonly number[]) =>
    semua.set(
      label,
      nilai.map((satu, i) => satu + (semua.get(label)?.[i] ?? 0)),
    )
  const angka = (baris: BarisLaporan, kunci: string) => Number(baris[ke(kunci)] ?? 0)
  const lokasi = (baris: BarisLaporan) => String(baris[ke('lokasi')] ?? '')
  const hari = jenis === 'presensi' ? Number(akhirBulan(masa).slice(8)) : 0
  for (let h = 1; h <= hari; h += 1) semua.set(String(h), [0, 0, 0])
  const add: Partial<Record<JenisLaporan, (baris: BarisLaporan) => void>> = {
    presensi: (baris) => {
      const mulai = ke('h1')
      for (let h = 0; h < hari; h += 1) {
        const huruf = baris[mulai + h]
        const nilai = [huruf === HURUF_STATUS.HADIR, huruf === HURUF_TERLAMBAT, huruf === HURUF_STATUS.ALPA]
        if (nilai.some(Boolean)) sum(String(h + 1), nilai.map(Number))
      }
    },
    keterlambatan: (baris) => sum(lokasi(baris), [angka(baris, 'telat')]),
    lembur: (baris) => sum(lokasi(baris), [angka(baris, 'menit') / 60]),
    kepegawaian: (baris) =>
      sum(lokasi(baris), [angka(baris, 'akhir'), angka(baris, 'masuk'), angka(baris, 'keluar')]),
    keterisian: (baris) => {
      const terisi = angka(baris, 'terisi')
      sum(lokasi(baris), [terisi, Math.max(0, angka(baris, 'rencana') - terisi)])
    },
  }
  return {
    add: add[jenis] ?? (() => undefined),
    close() {
      if (GAMBAR[jenis] === undefined) return null
      const batang = [...semua].map(([label, nilai]) => ({ label, nilai: nilai.map(roundSepersepuluh) }))
      if (jenis === 'presensi') return batang
      const urut = batang
        .filter(({ nilai }) => nilai.some((satu) => satu > 0))
        .toSorted((a, b) => (b.nilai[0] ?? 0) - (a.nilai[0] ?? 0) || a.label.localeCompare(b.label, 'id'))
      const [atas, sisa] = [urut.slice(0, BATANG_TERBANYAK), urut.slice(BATANG_TERBANYAK)]
      if (sisa.length === 0) return atas
      const nilai = (sisa[0]?.nilai ?? []).map((_, i) =>
        roundSepersepuluh(sisa.reduce((n, satu) => n + (satu.nilai[i] ?? 0), 0)),
      )
      return [...atas, { label: `${LAINNYA} (${sisa.length})`, nilai }]
    },
  }
}

/** To a tenth. */
function roundSepersepuluh(nilai: number): number {
  return Math.round(nilai * 10) / 10
}
