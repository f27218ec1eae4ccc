import { formatTanggal, isoLokal } from '@rekan/domain/waktu'
import type { Keberatan, Tanda } from './lembar.wire.ts'

/** How a cell is drawn, and what it says. */
export const TANDA: Readonly<
  Record<Tanda, { readonly huruf: string; readonly kata: string; readonly warna: string }>
> = {
  hadir: { huruf: '✓', kata: 'hadir', warna: 'text-success' },
  pengganti: { huruf: 'G', kata: 'diganti', warna: 'text-away font-bold' },
  sebagian: { huruf: '½', kata: 'sebagian', warna: 'text-accent-strong font-bold' },
  kosong: { huruf: '×', kata: 'kosong', warna: 'text-destructive font-bold' },
  lebih: { huruf: '+', kata: 'di luar kebutuhan', warna: 'text-ink-muted' },
}

/** By what a cell is known: post, person, day. */
export function kunciSel(pos: number, petugas: number | null, tanggal: string): string {
  return `${pos} ${petugas ?? ''} ${tanggal}`
}

export function kunciKeberatan({ pos, petugas, tanggal }: Keberatan): string {
  return kunciSel(pos.id, petugas?.id ?? null, tanggal)
}

/** Hours with one decimal where there is one: `1.184`, `7,5` */
export function formatJamKerja(detik: number): string {
  return (detik / 3600).toLocaleString('id-ID', { maximumFractionDigits: 1 })
}

/** `40 menit`, `2 jam 5 menit`, `42 menit 30 detik` */
export function formatLama(detik: number): string {
  const bagian = [
    [Math.floor(detik / 3600), 'jam'],
    [Math.floor((detik % 3600) / 60), 'menit'],
    [detik % 60, 'detik'],
  ] as const
  const ada = bagian.filter(([banyak]) => banyak > 0)
  return ada.length === 0 ? '0 menit' : ada.map(([banyak, satuan]) => `${banyak} ${satuan}`).join(' ')
}

/** Hundredths of a percent: `98,7 %` */
export function formatPersen(perSepuluhRibu: number): string {
  return `${(perSepuluhRibu / 100).toLocaleString('id-ID', { maximumFractionDigits: 1 })} %`
}

/** `07.58` of a moment as its own zone has it; the wire says the offset. */
export function formatJamIso(iso: string): string {
  return iso.slice(11, 16).replace(':', '.')
}

/** `26 November 2026 pukul 14.05 WIB`: a sheet has one clock for all its sites, as its PDF. */
export function formatSaatIso(iso: string): string {
  const barat = isoLokal(Date.parse(iso), 'WIB')
  return `${formatTanggal(barat.slice(0, 10))} pukul ${formatJamIso(barat)} WIB`
}
