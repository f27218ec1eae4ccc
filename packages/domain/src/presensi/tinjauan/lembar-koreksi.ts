/** Corrections of many days at once, a row each, as a file or as they are typed in (`docs/rules.md`, section 2.9). */
import { runBertahap } from '../../bertahap.ts'
import { type Lembar, lembarFrom } from '../../lembar/sel.ts'
import { type BentukTabel, type PesanSel, readTabel } from '../../lembar/tabel.ts'
import { type Detik, SEHARI, type Tanggal } from '../../waktu.ts'
import { aturanAlasanKoreksi } from './koreksi.ts'

export const KOLOM_KOREKSI = ['kode', 'tanggal', 'masuk', 'pulang', 'alasan', 'penugasan'] as const
export type KolomKoreksi = (typeof KOLOM_KOREKSI)[number]
/** So many rows go at once. */
export const KOREKSI_TERBANYAK = 1000

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

export const BENTUK_KOREKSI: BentukTabel<KolomKoreksi> = {
  kolom: {
    kode: {
      makna: 'kode',
      isPokok: true,
      wajib: 'Tulis kode karyawan, misalnya KBN0031.',
      cara: 'Tulis kode karyawan, misalnya KBN0031.',
    },
    tanggal: {
      makna: 'tanggal',
      isPokok: true,
      wajib: 'Tulis tanggal seperti 2026-11-18 atau 18/11/2026.',
      cara: 'Tulis seperti 18/11/2026 atau 2026-11-18.',
    },
    masuk: {
      makna: 'jam',
      cara: 'Tulis jam seperti 07:00 atau 07:00:30; kosong: tidak berubah.',
      lain: ['jam masuk', 'check in'],
    },
    pulang: {
      makna: 'jamPulang',
      cara: 'Tulis seperti jam masuk, atau 24:00; tidak sesudah masuk: hari berikutnya. 07:00+1 pasti hari berikutnya.',
      lain: ['jam pulang', 'keluar', 'check out'],
    },
    alasan: {
      makna: 'teks',
      isPokok: true,
      wajib: 'Alasan koreksi harus diisi.',
      aturan: aturanAlasanKoreksi,
      cara: 'Wajib, paling banyak 500 karakter.',
      lain: ['keterangan'],
    },
    penugasan: { makna: 'bilangan', cara: 'Nomor penugasan, bila sehari lebih dari satu; biasanya kosong.' },
  },
  // Columns of a printed list, which a file may keep
  dilewati: ['nama', 'shift', 'pos', 'lokasi'],
  petunjukLama: '# kode karyawan, misalnya KBN0031',
  caraJudul: `Judul kolomnya: ${KOLOM_KOREKSI.join(', ')}.`,
}

/** Rows as they are typed in, as a sheet that names its columns; they are counted without those names. */
export function lembarKetik(baris: readonly Readonly<Record<KolomKoreksi, string>>[]): Lembar {
  return lembarFrom(baris.map((satu) => KOLOM_KOREKSI.map((kolom) => satu[kolom])))
}

/** The rows that can be read, and all that is wrong with the others, with how to write it. */
export function parseKoreksi(
  lembar: Lembar,
  urutan?: readonly KolomKoreksi[],
): {
  readonly isi: readonly IsiKoreksi[]
  readonly kesalahan: readonly PesanSel[]
  readonly catatan: readonly PesanSel[]
  readonly banyak: number
  readonly tell: (baris: number, kolom: KolomKoreksi | null, pesan: string) => PesanSel
} {
  const tabel = runBertahap(readTabel(lembar, BENTUK_KOREKSI, { urutan }))
  const kesalahan = [...tabel.kesalahan]
  const isi: IsiKoreksi[] = []
  const dilihat = new Map<string, number>()
  for (const baris of tabel.baris) {
    let isSalah = baris.hasSalah
    const tolak = (kolom: KolomKoreksi, pesan: string | undefined) => {
      if (pesan === undefined || baris.isSalah(kolom)) return
      isSalah = true
      kesalahan.push(tabel.tell(baris.nomor, kolom, pesan))
    }
    const [kode, tanggal] = [baris.isi('kode'), baris.isi('tanggal')] as (string | undefined)[]
    const [masuk, penugasan] = [baris.isi('masuk'), baris.isi('penugasan')] as (number | undefined)[]
    const [pulang, hariPulang] = String(baris.isi('pulang') ?? '')
      .split('+')
      .flatMap((satu) => (satu === '' ? [] : [Number(satu)]))
    const alasan = String(baris.isi('alasan') ?? '')
    if (masuk === SEHARI) tolak('masuk', 'Tulis 00:00 pada tanggal berikutnya.')
    if (masuk === undefined && pulang === undefined && !baris.isSalah('pulang'))
      tolak('masuk', 'Isi jam masuk, jam pulang, atau keduanya.')
    if (kode !== undefined && tanggal !== undefined) {
      const kunci = `${kode} ${tanggal} ${penugasan ?? ''}`
      const lain = dilihat.get(kunci)
      if (lain !== undefined) tolak('kode', `${kode} pada tanggal ini sudah ada di baris ${lain}.`)
      if (!isSalah) dilihat.set(kunci, baris.nomor)
    }
    if (isSalah || kode === undefined || tanggal === undefined) continue
    // The end of a day is the clock's first moment of the next.
    isi.push({
      nomor: baris.nomor,
      kode,
      tanggal,
      masuk,
      pulang: pulang === undefined ? undefined : pulang % SEHARI,
      hariPulang,
      alasan,
      penugasan,
    })
  }
  return { isi, kesalahan, catatan: tabel.catatan, banyak: tabel.baris.length, tell: tabel.tell }
}

/** How a row says on which day somebody left. */
export const CARA_HARI = 'Tulis 07:00+0 untuk hari itu juga, 07:00+1 untuk hari berikutnya.'
