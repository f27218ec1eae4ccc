import { namaPeramban, namaSistem } from '../../auth/perangkat.ts'

/** What a person allows a page: the camera, a position, one that is fine enough. */
export type JenisIzinPeramban = 'kamera' | 'lokasi' | 'akurasi'

/** How it is allowed in one browser, step by step, in the words that browser and system show. */
export type CaraIzin = { readonly peramban: string; readonly langkah: readonly string[] }

const NAMA = { kamera: 'Kamera', lokasi: 'Lokasi', akurasi: 'Lokasi' } as const

/** How to allow something in the browser that sent this user agent; one that nobody knows is taken for Chrome. */
export function caraIzin(userAgent: string, izin: JenisIzinPeramban): CaraIzin {
  const peramban = namaPeramban(userAgent) ?? 'Chrome'
  const sistem = namaSistem(userAgent)
  if (sistem === 'iPhone' || sistem === 'iPad') return { peramban, langkah: caraIos(peramban, izin) }
  const isPonsel = sistem === undefined || sistem === 'Android'
  return { peramban, langkah: isPonsel ? caraAndroid(peramban, izin) : caraKomputer(peramban, izin) }
}

function caraAndroid(peramban: string, izin: JenisIzinPeramban): readonly string[] {
  const setelan = `Buka Setelan ponsel, Aplikasi, ${peramban}, Izin`
  if (izin === 'akurasi')
    return [`${setelan}, Lokasi.`, AKURAT, 'Nyalakan juga Wi-Fi: ponsel memakainya untuk menentukan lokasi.']
  const gps = izin === 'lokasi' ? ['Pastikan Lokasi (GPS) ponsel menyala.'] : []
  return [...gps, ...situsAndroid(peramban, NAMA[izin]), `Belum bisa? ${setelan}: izinkan “${NAMA[izin]}”.`]
}

/** Where this browser keeps what one site may do. */
function situsAndroid(peramban: string, nama: string): readonly string[] {
  switch (peramban) {
    case 'Firefox':
      return [
        `Ketuk ikon perisai atau gembok di kiri alamat situs, lalu ubah “${nama}” dari “Diblokir” menjadi “Diizinkan”.`,
        `Tidak ada di sana? Ketuk ⋮, Setelan, “Izin situs”, “${nama}”: pilih “Minta izin”.`,
      ]
    case 'Samsung Internet':
      return [
        `Ketuk ikon gembok di kiri alamat situs, pilih “Izin”, lalu izinkan “${nama}”.`,
        `Tidak ada di sana? Ketuk ☰, Pengaturan, “Situs dan unduhan”, “Izin situs”: izinkan “${nama}”.`,
      ]
    case 'Mi Browser':
      return [`Ketuk ☰ atau Profil, Setelan, “Privasi & keamanan”, “Setelan situs”: izinkan “${nama}”.`]
    default:
      return [`Ketuk ikon di kiri alamat situs, pilih “Izin”, lalu nyalakan “${nama}”.`]
  }
}

/** Every browser of an iPhone is Safari within; only Safari keeps what a site may do beside the address. */
function caraIos(peramban: string, izin: JenisIzinPeramban): readonly string[] {
  const isSafari = peramban === 'Safari'
  const layanan = `Buka Pengaturan, Privasi & Keamanan, Layanan Lokasi, ${isSafari ? 'Situs Safari' : peramban}`
  if (izin === 'akurasi')
    return [
      `${layanan}.`,
      'Nyalakan “Lokasi Akurat”.',
      'Nyalakan juga Wi-Fi: iPhone memakainya untuk menentukan lokasi.',
    ]
  const lokasi = izin === 'lokasi' ? [`${layanan}: pilih “Saat App Digunakan”.`] : []
  if (isSafari)
    return [
      ...lokasi,
      'Di Safari, ketuk ikon menu pada kolom alamat, lalu “Pengaturan Situs Web”.',
      `Ubah “${NAMA[izin]}” menjadi “Izinkan”.`,
    ]
  const app = izin === 'kamera' ? [`Buka Pengaturan iPhone, ${peramban}, lalu nyalakan “Kamera”.`] : lokasi
  return [...app, 'Kembali ke halaman ini dan muat ulang, lalu pilih “Izinkan” bila diminta.']
}

function caraKomputer(peramban: string, izin: JenisIzinPeramban): readonly string[] {
  const wifi = 'Nyalakan Wi-Fi: komputer memakainya untuk menentukan lokasi.'
  if (izin === 'akurasi') return [wifi]
  const nama = NAMA[izin]
  const situs: Readonly<Record<string, string>> = {
    Safari: `Buka menu Safari, “Pengaturan untuk Situs Web Ini”, lalu ubah “${nama}” menjadi “Izinkan”.`,
    Firefox: `Klik ikon izin di kiri alamat situs, lalu hapus tanda “Diblokir” di samping “${nama}”.`,
  }
  return [
    situs[peramban] ?? `Klik ikon di kiri alamat situs, lalu izinkan “${nama}”.`,
    `Belum bisa? Buka pengaturan privasi komputer dan izinkan ${peramban} memakai ${nama.toLowerCase()}.`,
  ]
}

const AKURAT = 'Nyalakan “Gunakan lokasi akurat”.'
