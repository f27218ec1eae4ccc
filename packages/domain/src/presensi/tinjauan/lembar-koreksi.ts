/** Corrections of many days at once, a row each, as a file or as they are typed in (`docs/rules.md`, section 2.9). */
import { NAMA_BULAN, type Detik, type Tanggal, isTanggal, parseJam } from '../../waktu.ts'
import { aturanAlasanKoreksi } from './koreksi.ts'

export const KOLOM_KOREKSI = ['kode', 'tanggal', 'masuk', 'pulang', 'alasan', 'penugasan'] as const
export type KolomKoreksi = (typeof KOLOM_KOREKSI)[number]
/** So many rows go at once. */
export const KOREKSI_TERBANYAK = 1000
/** Columns of a printed list, which a file may keep */
const DILEWATI: ReadonlySet<string> = new Set(['no', 'nama', 'shift', 'pos', 'lokasi', ''])
const WAJIB = ['kode', 'tanggal', 'alasan'] as const

/** A row as it was written; `nomor` as its file counts, from 1. */
export type BarisKoreksi = Readonly<Record<KolomKoreksi, string>> & { readonly nomor: number }
export type KesalahanKoreksi = {
  readonly baris: number
  readonly kolom: KolomKoreksi | null
  readonly pesan: string
}
/** A row that can be read; an absent time stays as it is. */
export type IsiKoreksi = {
  readonly nomor: number
  readonly kode: string
  readonly tanggal: Tanggal
  readonly masuk: Detik | undefined
  readonly pulang: Detik | undefined
  /** How many days after its day `pulang` lies; undefined: as it follows */
  readonly hariPulang: number | undefined
  readonly alasan: string
  /** Which of the day's works; absent on a day of one */
  readonly penugasan: number | undefined
}

const ISI_KOLOM: Readonly<Record<KolomKoreksi, string>> = {
  kode: '# kode karyawan, misalnya KBN0031',
  tanggal: '2026-11-18 atau 18/11/2026',
  masuk: '07:00, 07.00 atau 07:00:30; kosong: tidak berubah',
  pulang: 'seperti masuk; tidak sesudah masuk: hari berikutnya; 07:00+1 pasti hari berikutnya',
  alasan: 'wajib, paling banyak 500 karakter',
  penugasan: 'nomor penugasan, bila sehari lebih dari satu; biasanya kosong',
}

/** A file to fill in, as CSV with semicolons: the columns, and what each may hold in a row that is passed over. */
export function composeTemplatKoreksi(): string {
  const baris = (sel: readonly string[]) => `${sel.map((satu) => `"${satu}"`).join(';')}\r\n`
  return baris(KOLOM_KOREKSI) + baris(KOLOM_KOREKSI.map((kolom) => ISI_KOLOM[kolom]))
}

/** The rows of a file's cells, whose first row names the columns; empty rows and those that begin with # are passed over. */
export function barisKoreksi(sel: readonly (readonly string[])[]): {
  readonly baris: readonly BarisKoreksi[]
  readonly kesalahan: readonly KesalahanKoreksi[]
} {
  const kepala = (sel[0] ?? []).map((judul) => judul.trim().toLowerCase())
  const dikenal: ReadonlySet<string> = new Set(KOLOM_KOREKSI)
  const salah = (pesan: string): KesalahanKoreksi => ({ baris: 1, kolom: null, pesan })
  const cara = `Baris pertama berisi nama kolom: ${KOLOM_KOREKSI.join(', ')}.`
  const kesalahan = [
    ...kepala
      .filter((judul) => !dikenal.has(judul) && !DILEWATI.has(judul))
      .map((judul) => salah(`Kolom ${judul.slice(0, 60)} tidak dikenal. ${cara}`)),
    ...WAJIB.filter((judul) => !kepala.includes(judul)).map((judul) =>
      salah(`Kolom ${judul} tidak ada. ${cara}`),
    ),
  ]
  if (kesalahan.length > 0) return { baris: [], kesalahan }
  const baris = sel.slice(1).flatMap((deret, ke) => {
    if (deret.every((isi) => isi.trim() === '') || deret[0]?.trim().startsWith('#')) return []
    const isi = (kolom: KolomKoreksi) => deret[kepala.indexOf(kolom)]?.trim() ?? ''
    const satu = Object.fromEntries(KOLOM_KOREKSI.map((kolom) => [kolom, isi(kolom)]))
    return [{ ...(satu as Record<KolomKoreksi, string>), nomor: ke + 2 }]
  })
  return { baris, kesalahan }
}

/** The rows that can be read, and all that is wrong with the others, with how to write it. */
export function parseKoreksi(semua: readonly BarisKoreksi[]): {
  readonly isi: readonly IsiKoreksi[]
  readonly kesalahan: readonly KesalahanKoreksi[]
} {
  const kesalahan: KesalahanKoreksi[] = []
  const isi: IsiKoreksi[] = []
  const dilihat = new Map<string, number>()
  for (const baris of semua) {
    const banyak = kesalahan.length
    const tolak = (kolom: KolomKoreksi, pesan: string | undefined) => {
      if (pesan !== undefined) kesalahan.push({ baris: baris.nomor, kolom, pesan })
    }
    const kode = baris.kode.toUpperCase()
    const tanggal = parseTanggal(baris.tanggal)
    const [, jamPulang = '', hari] = /^(.*?)(?:\s*\+\s*([0-2]))?$/.exec(baris.pulang) ?? []
    const [masuk, pulang] = [parseJamTulis(baris.masuk), parseJamTulis(jamPulang)]
    const penugasan = baris.penugasan === '' ? undefined : Number(baris.penugasan)
    if (kode === '') tolak('kode', 'Tulis kode karyawan, misalnya KBN0031.')
    if (tanggal === undefined) tolak('tanggal', 'Tulis tanggal seperti 2026-11-18 atau 18/11/2026.')
    if (masuk === null) tolak('masuk', CARA_JAM)
    if (pulang === null) tolak('pulang', CARA_JAM)
    if (masuk === undefined && pulang === undefined)
      tolak('masuk', 'Isi jam masuk, jam pulang, atau keduanya.')
    tolak('alasan', aturanAlasanKoreksi(baris.alasan))
    if (penugasan !== undefined && !Number.isSafeInteger(penugasan))
      tolak('penugasan', 'Tulis nomor penugasan, atau kosongkan.')
    const kunci = `${kode} ${tanggal} ${penugasan ?? ''}`
    const lain = dilihat.get(kunci)
    if (lain !== undefined) tolak('kode', `${kode} pada tanggal ini sudah ada di baris ${lain}.`)
    if (kesalahan.length > banyak || tanggal === undefined) continue
    dilihat.set(kunci, baris.nomor)
    const jam = {
      masuk: masuk ?? undefined,
      pulang: pulang ?? undefined,
      hariPulang: hari === undefined ? undefined : Number(hari),
    }
    isi.push({ nomor: baris.nomor, kode, tanggal, ...jam, alasan: baris.alasan, penugasan })
  }
  return { isi, kesalahan }
}

/** How a row says on which day somebody left. */
export const CARA_HARI = 'Tulis 07:00+0 untuk hari itu juga, 07:00+1 untuk hari berikutnya.'
const CARA_JAM = 'Tulis jam seperti 07:00 atau 07:00:30, atau kosongkan.'

/** `2026-11-18`, `18/11/2026`, `18-11-2026`, `18.11.2026` or `18 November 2026`, whose month may be cut after three letters. */
function parseTanggal(teks: string): Tanggal | undefined {
  const angka = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(teks)
  const nama = /^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4})$/i.exec(teks)
  const cocok = angka ?? nama
  if (cocok === null) return isTanggal(teks) ? teks : undefined
  const [, hari = '', tulis = '', tahun = ''] = cocok
  const bulan = angka === null ? String(bulanFromNama(tulis)) : tulis
  const tanggal = `${tahun}-${bulan.padStart(2, '0')}-${hari.padStart(2, '0')}`
  return isTanggal(tanggal) ? tanggal : undefined
}

/** Which month a name or its beginning is, from 1; 0 for none. Some spreadsheets write English names. */
function bulanFromNama(tulis: string): number {
  const awal = tulis.toLowerCase()
  const lain = { aug: 8, oct: 10, dec: 12, may: 5, ags: 8, agt: 8 }[awal.slice(0, 3)]
  return lain ?? NAMA_BULAN.findIndex((nama) => nama.toLowerCase().startsWith(awal)) + 1
}

/** `07:00`, `7.00` or `07:00:30`; undefined where nothing stands, null for what is no time. */
function parseJamTulis(teks: string): Detik | undefined | null {
  if (teks === '') return undefined
  const rapi = teks.replaceAll('.', ':')
  return parseJam(/^\d:/.test(rapi) ? `0${rapi}` : rapi) ?? null
}
