import type { BarisHarga } from '@rekan/domain/berita-acara/harga'
import type { TandaSel } from '@rekan/domain/berita-acara/lembar'
import { formatLama } from '@rekan/domain/teks/durasi'

/** What stands in a cell of a file, where no colour tells it. */
export const TANDA: Readonly<Record<TandaSel, string>> = {
  hadir: 'H',
  pengganti: 'G',
  sebagian: 'S',
  kosong: 'K',
  lebih: 'L',
}
export const KETERANGAN_TANDA =
  'H hadir · G digantikan · S hadir sebagian · K kosong · L di luar kebutuhan, tidak ditagih'

export const SEBUTAN_JENIS: Readonly<Record<BarisHarga['jenis'], string>> = {
  harga: 'Jasa',
  lembur: 'Lembur',
  potongan: 'Potongan pos kosong',
}

/** `Jasa Satpam, hari libur`: what a line is of. */
export function sebutanBaris({ jenis, jabatan, persen }: BarisHarga): string {
  const libur = persen === 100 ? '' : `, hari libur ${persen}%`
  return `${SEBUTAN_JENIS[jenis]} ${jabatan}${libur}`
}

/** `12 hari-orang`, `96:00:00 jam`: how much of it there is. */
export function formatBanyak({ satuan, banyak }: BarisHarga): string {
  return satuan === 'jam' ? `${formatLama(banyak)} jam` : `${banyak.toLocaleString('id-ID')} hari-orang`
}

/** `Rp 250.000 per hari`: what the price is of. */
export function sebutanSatuan({ satuan }: BarisHarga): string {
  return { bulan: 'sebulan', hari: 'sehari', jam: 'sejam' }[satuan]
}
