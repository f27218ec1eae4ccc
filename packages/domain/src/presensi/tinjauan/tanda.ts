/** Why a punch is marked: what is odd about it, with its figure. A mark refuses nothing, it asks for a look. */
import { formatDurasi } from '../../teks/durasi.ts'
import { type AlasanWaktu, kalimatAlasan } from '../luring/waktu.ts'
import { formatJarak } from '../../perusahaan/jarak.ts'
import { type Detik, type Tanggal, formatTanggal } from '../../waktu.ts'

/** Another punch with the same photo, or nearly so, and its attendance day. */
type FotoLain = { readonly kejadian_id: number; readonly tanggal: Tanggal }
/** Of a punch that came too late and became a request */
type FotoPermintaan = { readonly tanggal: Tanggal }

/** What a punch is judged by of its site and week */
export type AturanPresensi =
  | 'area'
  | 'kebijakan_lokasi'
  | 'toleransi_meter'
  | 'kode_pos'
  | 'luring_jam'
  | 'jadwal'

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
  | ({ readonly kode: 'FOTO_ORANG_LAIN' } & (FotoLain | FotoPermintaan))
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
  /** The same seven decimals on these days, the earliest first */
  | { readonly kode: 'KOORDINAT_SAMA'; readonly hari: readonly Tanggal[] }
  /** So many whole metres from another punch of the person's so many whole seconds away */
  | { readonly kode: 'PERPINDAHAN_MUSTAHIL'; readonly meter: number; readonly detik: Detik }
  /** So many people with one phone within an hour */
  | { readonly kode: 'SATU_PONSEL'; readonly orang: number }
  /** Whole seconds by which the phone's clock was moved since it heard the server's time, below 0 back */
  | { readonly kode: 'JAM_BERUBAH'; readonly detik: Detik }
  /** The same radius in ten punches in a row, in decimetres */
  | { readonly kode: 'AKURASI_TETAP'; readonly desimeter: number }
  /** What its browser calls the camera */
  | { readonly kode: 'KAMERA_SEMU'; readonly kamera: string }
  /** Whole seconds by which the position is older than the photo */
  | { readonly kode: 'POSISI_LAMA'; readonly detik: Detik }
  /** Made by a witness where the site asks for a PIN, for somebody who has none */
  | { readonly kode: 'TANPA_PIN' }
  /** The site's code was right at a moment that is not certain; whole seconds before it arrived */
  | { readonly kode: 'KODE_POS_BELUM_PASTI'; readonly detik: Detik }
  /** Proved by the site's code alone, which its person may read from afar */
  | { readonly kode: 'KODE_TERBACA' }
  /** Judged otherwise by the rules of before, which its person changed themselves, the last time on that day */
  | { readonly kode: 'ATURAN_SENDIRI'; readonly apa: readonly AturanPresensi[]; readonly tanggal: Tanggal }

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
  'KOORDINAT_SAMA',
  'PERPINDAHAN_MUSTAHIL',
  'SATU_PONSEL',
  'JAM_BERUBAH',
  'AKURASI_TETAP',
  'KAMERA_SEMU',
  'POSISI_LAMA',
  'TANPA_PIN',
  'KODE_POS_BELUM_PASTI',
  'KODE_TERBACA',
  'ATURAN_SENDIRI',
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
    case 'KOORDINAT_SAMA':
      return `Koordinat sama persis sampai tujuh desimal pada ${tanda.hari.length} hari: ${tanda.hari.map(formatTanggal).join(', ')}`
    case 'PERPINDAHAN_MUSTAHIL':
      return `Berpindah ${formatJarak(tanda.meter)} dalam ${formatDurasi(tanda.detik)} dari presensi lain`
    case 'SATU_PONSEL':
      return `Ponsel yang sama dipakai ${tanda.orang} orang dalam 60 menit`
    case 'JAM_BERUBAH':
      return `Jam ponsel ${tanda.detik > 0 ? 'dimajukan' : 'dimundurkan'} ${lama(Math.abs(tanda.detik))} sejak mendengar jam server`
    case 'AKURASI_TETAP':
      return `Ketelitian posisi selalu ${(tanda.desimeter / 10).toLocaleString('id-ID')} m dalam 10 presensi berturut-turut`
    case 'KAMERA_SEMU':
      return `Foto berasal dari kamera tiruan: ${tanda.kamera}`
    case 'POSISI_LAMA':
      return `Posisi ${tanda.detik < 600 ? `${tanda.detik} detik` : lama(tanda.detik)} lebih lama daripada foto`
    case 'TANPA_PIN':
      return 'Dicatat orang lain tanpa PIN karena belum punya PIN'
    case 'KODE_POS_BELUM_PASTI':
      return `Kode pos jaga cocok untuk ${lama(tanda.detik)} sebelum tiba, waktu yang belum pasti`
    case 'KODE_TERBACA':
      return 'Posisi tidak diketahui, dan kode pos jaga dapat dibacanya dari mana saja'
    case 'ATURAN_SENDIRI':
      return `Diterima menurut aturan yang diubah orangnya sendiri (${tanda.apa.map((satu) => ATURAN_PRESENSI[satu]).join(', ')}; ${formatTanggal(tanda.tanggal)}), menurut aturan sebelumnya lain`
  }
}

const ATURAN_PRESENSI: Readonly<Record<AturanPresensi, string>> = {
  area: 'area lokasi',
  kebijakan_lokasi: 'presensi di luar area',
  toleransi_meter: 'toleransi area',
  kode_pos: 'kode pos jaga',
  luring_jam: 'presensi tanpa jaringan',
  jadwal: 'jadwal kerja',
}

/** In hours and minutes: the way to the server takes seconds of its own. */
function lama(detik: Detik): string {
  return formatDurasi(Math.round(detik / 60) * 60).replace(/ 0 menit$/, '')
}
