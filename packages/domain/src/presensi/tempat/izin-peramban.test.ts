import { describe, expect, it } from 'vitest'
import { caraIzin } from './izin-peramban.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const ANDROID = `Mozilla/5.0 (Linux; Android 14; 23053RN02A) ${WEBKIT}`
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const PONSEL: Readonly<Record<string, string>> = {
  Chrome: `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`,
  Safari: `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`,
  Firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
  'Samsung Internet': `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  'Mi Browser': `${ANDROID} Version/4.0 Chrome/123.0.6312.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.13.0`,
}
const PERANGKAT: Readonly<Record<string, string>> = {
  ...PONSEL,
  'Chrome di iPhone': `${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`,
  'Safari di iPad': `${IPHONE.replace('iPhone;', 'iPad;').replace('iPhone OS', 'OS')} Version/26.0 Mobile/15E148 Safari/604.1`,
  'Chrome di komputer': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
}
const bersama = (userAgent: string) => caraIzin(userAgent, 'kamera').langkah.join(' ')

describe('[ORANG-26] the steps to allow the camera', () => {
  it.each(Object.entries(PONSEL))('are those of %s, and name no other browser', (nama, userAgent) => {
    expect(caraIzin(userAgent, 'kamera').peramban).toBe(nama)
    const teks = bersama(userAgent)
    expect(teks).toContain('Kamera')
    expect(teks).toContain(nama)
    for (const lain of Object.keys(PONSEL).filter((n) => n !== nama)) expect(teks).not.toContain(lain)
  })

  it('differ from browser to browser in more than the name', () => {
    const tanpaNama = Object.entries(PONSEL).map(([nama, ua]) => bersama(ua).replaceAll(nama, '…'))
    expect(new Set(tanpaNama).size).toBe(tanpaNama.length)
  })

  it.each([
    [
      'Chrome on an iPhone',
      `${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Buka Pengaturan iPhone, Chrome, lalu nyalakan “Kamera”.',
    ],
    [
      'Safari on an iPhone',
      `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`,
      'Di Safari, ketuk ikon menu pada kolom alamat, lalu “Pengaturan Situs Web”.',
    ],
    [
      'Edge on a computer',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Klik ikon di kiri alamat situs, lalu izinkan “Kamera”.',
    ],
    [
      'Firefox on a computer',
      'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
      'Klik ikon izin di kiri alamat situs, lalu hapus tanda “Diblokir” di samping “Kamera”.',
    ],
    [
      'Safari on a computer',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Buka menu Safari, “Pengaturan untuk Situs Web Ini”, lalu ubah “Kamera” menjadi “Izinkan”.',
    ],
    [
      'what nobody knows',
      'curl/8.5.0',
      'Ketuk ikon di kiri alamat situs, pilih “Izin”, lalu nyalakan “Kamera”.',
    ],
  ])('begin for %s where its user is', (_nama, userAgent, pertama) => {
    expect(caraIzin(userAgent, 'kamera').langkah[0]).toBe(pertama)
  })
})

it.each([
  ['Chrome', 'lokasi', 'Pastikan Lokasi (GPS) ponsel menyala.'],
  ['Firefox', 'akurasi', 'Buka Setelan ponsel, Aplikasi, Firefox, Izin, Lokasi.'],
  ['Safari', 'akurasi', 'Buka Pengaturan, Privasi & Keamanan, Layanan Lokasi, Situs Safari.'],
  [
    'Safari',
    'lokasi',
    'Buka Pengaturan, Privasi & Keamanan, Layanan Lokasi, Situs Safari: pilih “Saat App Digunakan”.',
  ],
  [
    'Chrome di iPhone',
    'lokasi',
    'Buka Pengaturan, Privasi & Keamanan, Layanan Lokasi, Chrome: pilih “Saat App Digunakan”.',
  ],
  ['Chrome di komputer', 'akurasi', 'Nyalakan Wi-Fi: komputer memakainya untuk menentukan lokasi.'],
] as const)('in %s, %s begins with %s', (nama, izin, pertama) => {
  expect(caraIzin(PERANGKAT[nama] ?? '', izin).langkah[0]).toBe(pertama)
})

it.each([
  ['Chrome', [2, 3, 3]],
  ['Firefox', [3, 4, 3]],
  ['Samsung Internet', [3, 4, 3]],
  ['Mi Browser', [2, 3, 3]],
  ['Safari', [2, 3, 3]],
  ['Chrome di iPhone', [2, 2, 3]],
  ['Safari di iPad', [2, 3, 3]],
  ['Chrome di komputer', [2, 2, 1]],
] as const)(
  'in %s, camera, position and accuracy take so many steps, each a sentence: %j',
  (nama, banyak) => {
    const cara = (['kamera', 'lokasi', 'akurasi'] as const).map((izin) =>
      caraIzin(PERANGKAT[nama] ?? '', izin),
    )
    expect(cara.map(({ langkah }) => langkah.length)).toEqual(banyak)
    for (const { langkah } of cara) for (const kalimat of langkah) expect(kalimat).toMatch(/^[A-Z].*\.$/)
  },
)

it('takes a browser that nobody knows for Chrome, and names what a computer keeps', () => {
  expect(caraIzin('curl/8.5.0', 'kamera').peramban).toBe('Chrome')
  expect(caraIzin(PERANGKAT['Chrome di komputer'] ?? '', 'kamera').langkah[1]).toBe(
    'Belum bisa? Buka pengaturan privasi komputer dan izinkan Chrome memakai kamera.',
  )
})
