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

const NAMA = { android: 'Cara di Chrome (Android)', ios: 'Cara di Safari (iPhone)' } as const

type IzinPerangkatProps = {
  readonly izin: keyof typeof LANGKAH
  /** Whether this device's steps show at once, as they should where nothing else helps */
  readonly isTerbuka: boolean
}

/** How to allow the camera or a (fine) position, on this device first. */
export function IzinPerangkat({ izin, isTerbuka }: IzinPerangkatProps) {
  const ini = /iP(hone|ad|od)/.test(navigator.userAgent) ? 'ios' : 'android'
  return (
    <div className="divide-y divide-line">
      {([ini, ini === 'ios' ? 'android' : 'ios'] as const).map((sistem) => (
        <details key={sistem} open={isTerbuka && sistem === ini}>
          <summary className="min-h-11 content-center font-semibold">{NAMA[sistem]}</summary>
          <ol className="list-decimal space-y-1 pb-3 pl-5">
            {LANGKAH[izin][sistem].map((langkah) => (
              <li key={langkah}>{langkah}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
}
