import { CaraPeramban } from '../../ui/cara-peramban.tsx'

/** Where each system keeps its permissions, in the words it shows. */
const LANGKAH = {
  lokasi: {
    android: [
      'Pastikan Lokasi (GPS) ponsel menyala.',
      'Ketuk ikon di kiri alamat situs, pilih “Izin”, lalu nyalakan “Lokasi”.',
      'Belum bisa? Buka Setelan ponsel, Aplikasi, Chrome, Izin: izinkan “Lokasi”.',
    ],
    ios: [
      'Buka Pengaturan, Privasi & Keamanan, Layanan Lokasi, Situs Safari: pilih “Saat App Digunakan”.',
      'Di Safari, ketuk ikon menu pada kolom alamat, lalu “Pengaturan Situs Web”.',
      'Ubah “Lokasi” menjadi “Izinkan”.',
    ],
  },
  akurasi: {
    android: [
      'Buka Setelan ponsel, Aplikasi, Chrome, Izin, Lokasi.',
      'Nyalakan “Gunakan lokasi akurat”.',
      'Nyalakan juga Wi-Fi: ponsel memakainya untuk menentukan lokasi.',
    ],
    ios: [
      'Buka Pengaturan, Privasi & Keamanan, Layanan Lokasi, Situs Safari.',
      'Nyalakan “Lokasi Akurat”.',
      'Nyalakan juga Wi-Fi: iPhone memakainya untuk menentukan lokasi.',
    ],
  },
  kamera: {
    android: [
      'Ketuk ikon di kiri alamat situs, pilih “Izin”, lalu nyalakan “Kamera”.',
      'Belum bisa? Buka Setelan ponsel, Aplikasi, Chrome, Izin: izinkan “Kamera”.',
    ],
    ios: [
      'Di Safari, ketuk ikon menu pada kolom alamat, lalu “Pengaturan Situs Web”.',
      'Ubah “Kamera” menjadi “Izinkan”.',
    ],
  },
} as const

type IzinPerangkatProps = {
  readonly izin: keyof typeof LANGKAH
  readonly isTerbuka: boolean
}

/** How to allow the camera or a (fine) position. */
export function IzinPerangkat({ izin, isTerbuka }: IzinPerangkatProps) {
  return <CaraPeramban langkah={LANGKAH[izin]} isTerbuka={isTerbuka} />
}
