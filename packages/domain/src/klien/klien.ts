import { type Aturan, paling, tanpaKendali, urut } from '../aturan.ts'
import { aturanKode, opsional, teksPendek } from '../karyawan/karyawan.ts'
import type { Tanggal } from '../waktu.ts'

/** Within so many days of its end a contract with a client is called ending. */
export const HARI_SEGERA_BERAKHIR = 60
/** So many people a post may need of one kind of shift on one day. */
export const KEBUTUHAN_TERBANYAK = 999

/** What a list of clients shows, as its address, its file and its order name it. */
export const KOLOM_KLIEN = [
  'nama',
  'kode',
  'terisi',
  'kosong',
  'segera',
  'keadaan',
  'sampai',
  'kontrak',
  'lokasi',
  'pos',
] as const
export type KolomKlien = (typeof KOLOM_KLIEN)[number]
/** By which of them it can be put in order */
export const URUT_KLIEN = ['nama', 'kode', 'terisi', 'kosong', 'segera', 'sampai', 'pos'] as const
export type UrutKlien = (typeof URUT_KLIEN)[number]

const catatan = (batas: number, sebutan: string) =>
  urut(
    paling(batas, `${sebutan} tidak boleh lebih dari ${batas} karakter.`),
    tanpaKendali(`${sebutan} mengandung karakter yang tidak dikenal.`),
  )

/** The rule of each text of a client, its contacts, contracts and posts. */
export const ATURAN_KLIEN = {
  kode: aturanKode('Kode klien'),
  nama: teksPendek('Nama klien', 'Nama klien harus diisi.'),
  alamat: opsional(catatan(300, 'Alamat')),
  catatan: opsional(catatan(500, 'Catatan')),
  kontak: teksPendek('Nama kontak', 'Nama kontak harus diisi.'),
  jabatan_kontak: opsional(teksPendek('Jabatan', 'Jabatan harus diisi.')),
  nomor: teksPendek('Nomor kontrak', 'Nomor kontrak harus diisi.'),
  pos: teksPendek('Nama pos', 'Nama pos harus diisi.'),
  jabatan: teksPendek('Jabatan', 'Jabatan harus diisi.'),
  seragam: opsional(catatan(200, 'Seragam')),
} as const satisfies Readonly<Record<string, Aturan<string>>>

/** How a contract with a client stands on a day. */
export const KEADAAN_KONTRAK = ['akan_datang', 'berjalan', 'segera_berakhir', 'berakhir'] as const
export type KeadaanKontrak = (typeof KEADAAN_KONTRAK)[number]

/** A span of days, both ends in it. */
type Masa = { readonly mulai: Tanggal; readonly sampai: Tanggal }

/** How a contract stands on `hariIni`; `segera` is the day within which one that ends is called ending. */
export function keadaanKontrak({ mulai, sampai }: Masa, hariIni: Tanggal, segera: Tanggal): KeadaanKontrak {
  if (hariIni < mulai) return 'akan_datang'
  if (sampai < hariIni) return 'berakhir'
  return sampai <= segera ? 'segera_berakhir' : 'berjalan'
}

/** What a post needs from a day on: so many people of a kind of shift on a weekday (1 Monday to 7 Sunday). */
export type Kebutuhan = {
  readonly berlaku_dari: Tanggal
  readonly jenis_shift_id: number
  readonly hari: number
  readonly jumlah: number
}

/** What of a post's needs holds on a date: all rows of the last day from which any hold. */
export function kebutuhanPada<T extends Kebutuhan>(semua: readonly T[], tanggal: Tanggal): readonly T[] {
  const dari = semua
    .map(({ berlaku_dari }) => berlaku_dari)
    .filter((hari) => hari <= tanggal)
    .toSorted()
    .at(-1)
  return semua.filter(({ berlaku_dari }) => berlaku_dari === dari)
}
