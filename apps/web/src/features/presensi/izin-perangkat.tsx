/** Where each system keeps its permissions, in the words it shows. */
const LANGKAH = {
  lokasi: {
    android: [
      'Pastikan Lokasi (GPS) ponsel menyala.',
      'Ketuk ikon di kiri alamat situs, pilih “Izin”.',
      'Nyalakan “Lokasi”, lalu ketuk Coba Lagi.',
    ],
    ios: [
      'Buka Pengaturan, Privasi & Keamanan, Layanan Lokasi, Situs Safari: pilih “Saat App Digunakan”.',
      'Di Safari, ketuk ikon menu pada kolom alamat, lalu “Pengaturan Situs Web”.',
      'Ubah “Lokasi” menjadi “Izinkan”, lalu ketuk Coba Lagi.',
    ],
  },
  kamera: {
    android: ['Ketuk ikon di kiri alamat situs, pilih “Izin”.', 'Nyalakan “Kamera”.', 'Ketuk Coba Lagi.'],
    ios: [
      'Di Safari, ketuk ikon menu pada kolom alamat, lalu “Pengaturan Situs Web”.',
      'Ubah “Kamera” menjadi “Izinkan”.',
      'Ketuk Coba Lagi.',
    ],
  },
} as const

const NAMA = { android: 'Chrome di Android', ios: 'Safari di iPhone' } as const

/** How to allow the camera or the position: this device's steps open, the other system's folded. */
export function IzinPerangkat({ izin }: { readonly izin: keyof typeof LANGKAH }) {
  const ini = /iP(hone|ad|od)/.test(navigator.userAgent) ? 'ios' : 'android'
  return (
    <>
      {([ini, ini === 'ios' ? 'android' : 'ios'] as const).map((sistem) => (
        <details key={sistem} open={sistem === ini}>
          <summary className="min-h-11 content-center font-semibold">{NAMA[sistem]}</summary>
          <ol className="list-decimal space-y-1 pl-5">
            {LANGKAH[izin][sistem].map((langkah) => (
              <li key={langkah}>{langkah}</li>
            ))}
          </ol>
        </details>
      ))}
    </>
  )
}
