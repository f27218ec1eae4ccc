/** Why a punch is marked: what is odd about it, with its figure. A mark refuses nothing, it asks for a look. */
import { formatDurasi } from '../../teks/durasi.ts'
import { type AlasanWaktu, kalimatAlasan } from '../luring/waktu.ts'
import { formatJarak } from '../../perusahaan/jarak.ts'
import { type Detik, type Tanggal, formatTanggal } from '../../waktu.ts'

/** Another punch with the same photo, or nearly so, and its attendance day. */
type FotoLain = { readonly kejadian_id: number; readonly tanggal: Tanggal }

/** As it is stored with the punch, as JSON; a new kind of mark is one more member here and one more sentence below. */
export type Tanda =
  /** Whole metres to the nearest edge of the area */
  | { readonly kode: 'DI_LUAR_AREA'; readonly meter: number }
  /** Radius of the reading, whole metres */
  | { readonly kode: 'POSISI_KURANG_TELITI'; readonly meter: number }
  | { readonly kode: 'TANPA_POSISI' }
  /** Whole seconds by which the device's clock was ahead of the server's, below 0 behind */
  | { readonly kode: 'JAM_BERBEDA'; readonly detik: Detik }
  /** The received bytes are no picture after all */
  | { readonly kode: 'FOTO_RUSAK' }
  /** The very bytes of somebody else's photo */
  | ({ readonly kode: 'FOTO_ORANG_LAIN' } & FotoLain)
  /** Nearly the picture of an earlier punch, the person's own or somebody else's */
  | ({ readonly kode: 'FOTO_MIRIP'; readonly orang_lain: boolean } & FotoLain)
  /** A marked punch of the day was withdrawn before it */
  | { readonly kode: 'DIBATALKAN_BERTANDA' }
  /** So many punches of the day were */
  | { readonly kode: 'DIBATALKAN_BERULANG'; readonly kali: number }
  /** When it was taken is not certain; whole seconds before it arrived, by what its phone claims */
  | { readonly kode: 'WAKTU_LEMAH'; readonly detik: Detik; readonly alasan: readonly AlasanWaktu[] }
  /** Taken offline, and one of the few of those that are looked at */
  | { readonly kode: 'LURING_SAMPEL'; readonly detik: Detik }

export const KODE_TANDA = [
  'DI_LUAR_AREA',
  'POSISI_KURANG_TELITI',
  'TANPA_POSISI',
  'JAM_BERBEDA',
  'FOTO_RUSAK',
  'FOTO_ORANG_LAIN',
  'FOTO_MIRIP',
  'DIBATALKAN_BERTANDA',
  'DIBATALKAN_BERULANG',
  'WAKTU_LEMAH',
  'LURING_SAMPEL',
] as const satisfies readonly Tanda['kode'][]

/** The mark in a sentence for everybody who sees the punch, without a full stop. */
export function kalimatTanda(tanda: Tanda): string {
  switch (tanda.kode) {
    case 'DI_LUAR_AREA':
      return `Posisi ${formatJarak(tanda.meter)} di luar area`
    case 'POSISI_KURANG_TELITI':
      return `Ketelitian posisi hanya ${formatJarak(tanda.meter)}`
    case 'TANPA_POSISI':
      return 'Posisi tidak diketahui'
    case 'JAM_BERBEDA':
      return `Jam ponsel berbeda ${lama(Math.abs(tanda.detik))}`
    case 'FOTO_RUSAK':
      return 'Foto tidak dapat dibaca'
    case 'FOTO_ORANG_LAIN':
      return `Foto sama persis dengan foto orang lain pada ${formatTanggal(tanda.tanggal)}`
    case 'FOTO_MIRIP':
      return `Foto mirip dengan foto ${tanda.orang_lain ? 'orang lain' : 'sebelumnya'} pada ${formatTanggal(tanda.tanggal)}`
    case 'DIBATALKAN_BERTANDA':
      return 'Presensi sebelumnya, yang ditandai, dibatalkan'
    case 'DIBATALKAN_BERULANG':
      return `Presensi hari itu sudah dibatalkan ${tanda.kali} kali`
    case 'WAKTU_LEMAH':
      return `${tanda.detik === 0 ? 'Waktunya' : `Tiba ${lama(tanda.detik)} setelah diambil menurut ponsel, waktunya`} belum pasti: ${tanda.alasan.map(kalimatAlasan).join('; ')}`
    case 'LURING_SAMPEL':
      return `Diambil tanpa jaringan ${lama(tanda.detik)} sebelum tiba, terpilih untuk dilihat`
  }
}

/** In hours and minutes: the way to the server takes seconds of its own. */
function lama(detik: Detik): string {
  return formatDurasi(Math.round(detik / 60) * 60).replace(/ 0 menit$/, '')
}
