/** A month of pay as a journal: by cost centre what it cost, against what is owed to whom. */
import type { Dilewati, PerihalBerkas } from './perihal.ts'
import { type OrangBerkas, type SlipBerkas, jumlahIuranSlip } from './slip-berkas.ts'

export const PERIHAL_JURNAL: PerihalBerkas = {
  nama: 'Jurnal gaji per lokasi',
  versi: 'Bentuk Rekan 1',
  tanggal: '2026-11-24',
  sumber: 'Bentuk sendiri: satu akun tiap baris, debit dan kredit seimbang di tiap lokasi',
  belumPasti: ['Nomor akun tidak ditulis: pasangkan nama akun dengan daftar akun perusahaan.'],
}

const AKUN = [
  'Beban gaji dan upah',
  'Beban lembur',
  'Beban THR dan bonus',
  'Beban BPJS perusahaan',
  'Penghasilan lain dan penggantian biaya',
  'Utang PPh Pasal 21',
  'Utang BPJS Kesehatan',
  'Utang BPJS Ketenagakerjaan',
  'Piutang karyawan',
  'Potongan lain',
  'Utang gaji',
] as const
type Akun = (typeof AKUN)[number]

export type BarisJurnal = {
  readonly kodeLokasi: string
  readonly lokasi: string
  readonly akun: string
  readonly debit: number
  readonly kredit: number
}

/** Debit above 0, credit below. */
type Buku = Map<Akun, number>

/** By cost centre, its accounts that are not 0; in each, debit and credit are the same. */
export function composeJurnal(orang: readonly OrangBerkas[]): {
  readonly baris: readonly BarisJurnal[]
  /** Whose payslips kept nothing of what the company pays */
  readonly dilewati: readonly Dilewati[]
} {
  const lokasi = [...Map.groupBy(orang, ({ kodeLokasi }) => kodeLokasi)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const baris = lokasi.flatMap(([kodeLokasi, semua]) => {
    const buku: Buku = new Map()
    for (const { slip } of semua) for (const satu of slip) addSlip(buku, satu)
    return AKUN.flatMap((akun): readonly BarisJurnal[] => {
      const nilai = buku.get(akun) ?? 0
      if (nilai === 0) return []
      return [
        {
          kodeLokasi,
          lokasi: semua[0]?.lokasi ?? '-',
          akun,
          debit: Math.max(0, nilai),
          kredit: Math.max(0, -nilai),
        },
      ]
    })
  })
  const dilewati = orang
    .filter(({ slip }) => slip.some(({ iuran }) => iuran === null))
    .map(({ kode, nama }) => ({
      kode,
      nama,
      jumlah: 0,
      alasan: 'Slipnya tanpa dasar iuran: iuran perusahaan tidak ikut dijurnal.',
    }))
  return { baris, dilewati }
}

/** What kinds of pay are booked on; a kind that came later is pay like any other. */
const BEBAN: Readonly<Record<string, Akun>> = {
  LEMBUR: 'Beban lembur',
  THR: 'Beban THR dan bonus',
  BONUS: 'Beban THR dan bonus',
}
const POTONGAN: Readonly<Record<string, Akun>> = {
  BPJS_KESEHATAN: 'Utang BPJS Kesehatan',
  BPJS_JHT: 'Utang BPJS Ketenagakerjaan',
  BPJS_JP: 'Utang BPJS Ketenagakerjaan',
  PPH21: 'Utang PPh Pasal 21',
  KASBON: 'Piutang karyawan',
  // Not paid because nobody came: it never was a cost.
  ABSENSI: 'Beban gaji dan upah',
}

function addSlip(buku: Buku, slip: SlipBerkas): void {
  const add = (akun: Akun, nilai: number) => buku.set(akun, (buku.get(akun) ?? 0) + nilai)
  for (const { kelompok, jenis, nama, jumlah } of slip.baris) {
    if (kelompok === 'PENGHASILAN') add(BEBAN[jenis] ?? 'Beban gaji dan upah', jumlah)
    else if (kelompok === 'POTONGAN') add(POTONGAN[jenis] ?? 'Potongan lain', -jumlah)
    else
      add(
        nama === 'Pengembalian PPh Pasal 21'
          ? 'Utang PPh Pasal 21'
          : 'Penghasilan lain dan penggantian biaya',
        jumlah,
      )
  }
  const kesehatan = jumlahIuranSlip([slip], 'kesehatan')
  const ketenagakerjaan = (['jht', 'jp', 'jkk', 'jkm'] as const).reduce(
    (n, nama) => n + jumlahIuranSlip([slip], nama),
    0,
  )
  add('Beban BPJS perusahaan', kesehatan + ketenagakerjaan)
  add('Utang BPJS Kesehatan', -kesehatan)
  add('Utang BPJS Ketenagakerjaan', -ketenagakerjaan)
  add('Utang gaji', -slip.bersih)
}
