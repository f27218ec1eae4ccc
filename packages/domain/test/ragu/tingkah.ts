import type { Titik } from '../../src/perusahaan/area.ts'
import type { BuktiWaktu } from '../../src/presensi/luring/waktu.ts'
import type { PemakaiPonsel } from '../../src/presensi/ragu/sinyal.ts'
import type { Acak } from './acak.ts'
import type { Sinyal } from './korpus.ts'

/** What a punch's phone says of it. */
export type Cerita = {
  readonly saat: number
  readonly titik: Titik
  readonly akurasi: number
  readonly waktu: BuktiWaktu
  readonly pemakai: readonly PemakaiPonsel[]
  readonly kamera: string
  readonly posisiUmur: number
  /** What its photo looks like */
  readonly sidik: string
}

/** A phone as its owner uses it. */
export type Ponsel = {
  readonly tempat: Titik
  /** Metres by which its readings wander */
  readonly goyah: number
  /** How often it gives the reading of before once more */
  readonly lekat: number
  /** Phones of one make give few radii */
  readonly pilihanAkurasi: readonly number[] | null
  readonly kamera: string
  readonly isKeliling: boolean
  readonly isBerdua: boolean
  readonly wajah: string
  terakhir: Titik | null
}

const KAMERA = [
  'camera2 0, facing front',
  'camera2 1, facing front',
  'Front Camera',
  'Kamera Depan',
  'FaceTime HD Camera',
  'Integrated Camera (13d3:56bc)',
  'USB2.0 HD UVC WebCam',
]
const KAMERA_RAPAT = ['OBS Virtual Camera', 'Snap Camera']
const KAMERA_TIRUAN = [
  'OBS Virtual Camera',
  'ManyCam Virtual Webcam',
  'DroidCam Source 3',
  'e2eSoft VCam',
  'XSplit VCam',
  'Android Emulated Camera',
  'Iriun Webcam',
]
const AKURASI_IPHONE = [4.7, 4.7, 5.1, 8.3, 9.9, 14.2, 35, 35, 65]

export function ponselBaru(acak: Acak): Ponsel {
  const isLaptop = acak.mungkin(0.02)
  return {
    tempat: { lat: acak.antara(-8.5, 3), lng: acak.antara(97, 120) },
    goyah: acak.pilih([4, 8, 15, 40]),
    // A laptop goes by the networks around it, which change little.
    lekat: isLaptop ? 0.1 : 0.005,
    pilihanAkurasi: acak.mungkin(0.25) ? AKURASI_IPHONE : null,
    kamera: isLaptop && acak.mungkin(0.1) ? acak.pilih(KAMERA_RAPAT) : acak.pilih(KAMERA),
    isKeliling: acak.mungkin(0.1),
    isBerdua: acak.mungkin(0.04),
    wajah: Array.from({ length: 256 }, () => (acak.mungkin(0.5) ? '1' : '0')).join(''),
    terakhir: null,
  }
}

/** The same picture with so many of its bits turned. */
export function turnBits(acak: Acak, sidik: string, bagian: number): string {
  return Array.from(sidik, (bit) => (acak.mungkin(bagian) ? (bit === '1' ? '0' : '1') : bit)).join('')
}

/** The same punch by somebody who lies by one means, not always well told from the truth. */
export function makeCurang(
  acak: Acak,
  curang: Sinyal,
  ponsel: Ponsel,
  cerita: Cerita,
  ke: number,
  foto: readonly string[],
): Cerita {
  const { saat, titik, waktu } = cerita
  switch (curang) {
    case 'KOORDINAT_SAMA': {
      // One in ten of the tools that set a position lets it tremble.
      const getar = ponsel.goyah === 40 && ponsel.isKeliling ? 1e-6 : 0
      const lat = ponsel.tempat.lat + acak.lonceng(getar)
      return { ...cerita, titik: { lat, lng: ponsel.tempat.lng + acak.lonceng(getar) } }
    }
    case 'PERPINDAHAN_MUSTAHIL': {
      if (ke % 2 === 0) return cerita
      // Somebody in another town checks out for them, soon after they did something themselves.
      const dekat = acak.bulat(5, 90)
      return {
        ...cerita,
        saat: saat - 9 * 3_600_000 + dekat * 60_000,
        titik: { lat: titik.lat, lng: titik.lng + acak.antara(0.3, 12) },
      }
    }
    case 'FOTO_MIRIP':
      // An old picture, compressed, scaled or cut.
      return { ...cerita, sidik: turnBits(acak, acak.pilih(foto), acak.antara(0.01, 0.12)) }
    case 'SATU_PONSEL': {
      const lain = acak.bulat(1, 7)
      const pemakai = Array.from({ length: lain }, (_, i) => ({
        karyawanId: 2 + i,
        saat: saat - acak.bulat(1, 90) * 60_000,
      }))
      return { ...cerita, pemakai }
    }
    case 'JAM_BERUBAH':
      return { ...cerita, waktu: moveJam(acak, waktu) }
    case 'AKURASI_TETAP':
      return { ...cerita, akurasi: ponsel.isBerdua ? cerita.akurasi : 3.9 }
    case 'KAMERA_SEMU':
      // Some give theirs the name of an honest one.
      return acak.mungkin(0.05) || ponsel.isKeliling
        ? cerita
        : { ...cerita, kamera: acak.pilih(KAMERA_TIRUAN) }
    case 'POSISI_LAMA':
      return { ...cerita, posisiUmur: acak.bulat(60, 3600) }
  }
}

/** Set back to look punctual, or forward to leave; half put it right again before it is sent. */
function moveJam(acak: Acak, waktu: BuktiWaktu): BuktiWaktu {
  const { ambil, kirim } = waktu
  if (kirim === null) return waktu
  const geser = Math.round(acak.pilih([-1, -1, 1]) * acak.antara(30_000, 4 * 3_600_000))
  const sisa = acak.mungkin(0.5) ? geser : 0
  return {
    ...waktu,
    ambil: { ...ambil, jam: ambil.jam + geser },
    bergeser: Math.max(waktu.bergeser, Math.abs(geser)),
    kirim: { ...kirim, jam: kirim.jam + sisa },
  }
}
