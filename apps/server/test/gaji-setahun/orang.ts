import { CUTI_BERSAMA, LIBUR_NASIONAL, type Status } from './hukum.ts'

/** A guard company of sixty, invented, and how each of them spent 2026. */

export const UMK = 4_900_000
export const MAKAN = 20_000
export const MALAM = 15_000
export const IDULFITRI = '2026-03-21'
export const NATAL = '2026-12-25'

export type Upah = {
  readonly mulai: string
  readonly satuan: 'bulan' | 'hari'
  readonly pokok: number
  readonly tetap: number
  readonly tidakTetap: number
}
export type Kerja = {
  readonly tanggal: string
  readonly mulai: string
  readonly selesai: string
  readonly jam: number
  readonly malam: boolean
  readonly hadir: boolean
}
export type Orang = {
  readonly kode: string
  readonly nama: string
  readonly lahir: string
  readonly jenis: 'PKWTT' | 'PKWT' | 'HARIAN'
  readonly masuk: string
  readonly keluar: string | null
  readonly agama: 'ISLAM' | 'KRISTEN'
  readonly status: Status
  readonly npwp: boolean
  readonly upah: readonly Upah[]
  readonly bank: { readonly nama: string; readonly kode: string; readonly rekening: string } | null
  readonly kontrak: { readonly mulai: string; readonly sampai: string } | null
  /** Net income and tax of a former employer of the year */
  readonly lain: { readonly neto: number; readonly dipotong: number; readonly nomor: string } | null
  readonly kasbon: { readonly jumlah: number; readonly cicilan: number; readonly mulai: number } | null
  /** By a roster in December; else by the week, whoever is paid by the day all year, others unseen */
  readonly roster: boolean
  readonly kerja: readonly Kerja[]
}

const STATUS: readonly Status[] = ['TK/0', 'TK/1', 'TK/2', 'TK/3', 'K/0', 'K/1', 'K/2', 'K/3']
const BANK = [
  { nama: 'BCA', kode: '014', awal: '59701' },
  { nama: 'Bank Mandiri', kode: '008', awal: '14000123' },
  { nama: 'BRI', kode: '002', awal: '3344010' },
  { nama: 'BNI', kode: '009', awal: '88123' },
] as const

export const SEMUA: readonly Orang[] = Array.from({ length: 60 }, (_, i) => createOrang(i + 1))

function createOrang(n: number): Orang {
  const dua = String(n).padStart(2, '0')
  const harian = n >= 37 && n <= 46
  const tinggi = n >= 56 && n <= 58
  const upah: Upah = {
    mulai: '2020-01-01',
    satuan: harian ? 'hari' : 'bulan',
    pokok: harian ? 195_000 + n * 1000 : tinggi ? 12_000_000 + (n - 55) * 3_000_000 : 4_950_000 + n * 37_500,
    tetap: harian ? 10_000 : tinggi ? 2_500_000 : n % 4 === 0 ? 0 : 350_000 + n * 1250,
    tidakTetap: harian ? 7500 : n % 5 === 0 ? 2_400_000 : 0,
  }
  const naik = n === 5 || n === 21 || n === 22
  const bank = BANK[n % 4] ?? BANK[0]
  const roster = n <= 20
  return {
    kode: `GRD0${dua}`,
    nama: `Penjaga ${dua}`,
    // Two reach pension age in the year and before it.
    lahir: n === 59 ? '1967-03-15' : n === 35 ? '1966-06-10' : `19${70 + (n % 28)}-0${1 + (n % 9)}-1${n % 9}`,
    jenis: n >= 37 && n <= 42 ? 'HARIAN' : n >= 47 && n <= 52 ? 'PKWT' : 'PKWTT',
    masuk: masuk(n),
    keluar: n === 55 ? '2026-12-11' : n === 50 || n === 51 ? '2026-12-31' : null,
    agama: n % 7 === 0 ? 'KRISTEN' : 'ISLAM',
    status: n === 55 ? 'TK/0' : (STATUS[n % 8] ?? 'TK/0'),
    npwp: n !== 13 && n !== 57 && n !== 40,
    upah: naik
      ? [upah, { ...upah, mulai: '2026-12-12', pokok: upah.pokok + 425_000, tetap: upah.tetap + 55_000 }]
      : [upah],
    bank:
      n === 60 ? null : { nama: bank.nama, kode: bank.kode, rekening: `${bank.awal}${'0'.repeat(3)}${dua}` },
    kontrak: kontrak(n),
    lain: n === 54 ? { neto: 45_000_000, dipotong: 350_000, nomor: '2600LAMA54' } : null,
    kasbon: n === 23 ? { jumlah: 1_000_000, cicilan: 3, mulai: 10 } : null,
    roster,
    kerja: roster ? kerjaRoster(n) : harian ? kerjaMinggu(n) : [],
  }
}

function masuk(n: number): string {
  if (n === 53) return '2026-12-16'
  if (n === 54) return '2026-07-01'
  if (n === 55) return '2026-04-01'
  if (n >= 47 && n <= 52) return kontrak(n)?.mulai ?? ''
  if (n % 10 === 4) return '2025-09-10'
  return n % 10 === 6 ? '2026-02-02' : `20${20 + (n % 5)}-0${1 + (n % 9)}-15`
}

function kontrak(n: number): Orang['kontrak'] {
  if (n < 47 || n > 52) return null
  const mulai = n === 52 ? '2026-06-15' : n % 2 === 0 ? '2026-01-01' : '2025-07-01'
  return { mulai, sampai: '2026-12-31' }
}

/** Five days on, one off: by day and by night twelve hours, else eight, an hour of them a break. Two miss one of them. */
function kerjaRoster(n: number): readonly Kerja[] {
  const semua = hariTahun()
    .filter((hari) => hari >= '2026-12-01')
    .flatMap((tanggal, i) => {
      if ((i + n) % 6 === 0) return []
      const malam = n % 3 === 1
      return {
        tanggal,
        malam,
        mulai: `${tanggal}T${malam ? '19' : '07'}:00:00+07:00`,
        selesai: malam
          ? `${addHari(tanggal, 1)}T07:00:00+07:00`
          : `${tanggal}T${n % 3 === 0 ? '19' : '15'}:00:00+07:00`,
        jam: n % 3 === 2 ? 7 : 11,
        hadir: true,
      }
    })
  return n === 2 || n === 9 ? semua.map((satu, i) => ({ ...satu, hadir: i !== 9 })) : semua
}

/** Monday to Friday seven hours, on Saturday five; now and then one stays away. */
function kerjaMinggu(n: number): readonly Kerja[] {
  return hariTahun().flatMap((tanggal) => {
    const ke = hariKe(tanggal)
    if (ke === 7 || LIBUR_NASIONAL.has(tanggal) || CUTI_BERSAMA.has(tanggal)) return []
    if (tanggal < masuk(n) || (Number(tanggal.slice(8)) + n) % 17 === 0) return []
    const mulai = `${tanggal}T08:00:00+07:00`
    const selesai = `${tanggal}T${ke === 6 ? '13' : '16'}:00:00+07:00`
    return { tanggal, malam: false, mulai, selesai, jam: ke === 6 ? 5 : 7, hadir: true }
  })
}

export function addHari(tanggal: string, n: number): string {
  return new Date(Date.parse(`${tanggal}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10)
}
/** 1 Monday to 7 Sunday */
export function hariKe(tanggal: string): number {
  return new Date(`${tanggal}T00:00:00Z`).getUTCDay() || 7
}
export function hariTahun(): readonly string[] {
  return Array.from({ length: 365 }, (_, i) => addHari('2026-01-01', i))
}
