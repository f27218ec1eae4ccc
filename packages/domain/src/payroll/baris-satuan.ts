/** Pay by the shift and by the piece: count times rate, each with what was counted (`docs/rules.md`, section 5.5e). */
import { rentangBulan } from '../bulan.ts'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import type { Tanggal } from '../waktu.ts'
import type { BahanBulan } from './baris-bulan.ts'
import { bagianBulan, computeBagian } from './gaji.ts'
import type { BarisSlip, RincianAsal } from './payroll.ts'

/** A shift that was come to. */
export type ShiftKerja = { readonly tanggal: Tanggal; readonly nama: string }
/** Pieces of a day; `tarif` in whole rupiah a piece, null: the wage's. */
export type HasilKerja = {
  readonly tanggal: Tanggal
  readonly nama: string
  readonly jumlah: number
  readonly tarif: number | null
}
type Hasil = { readonly penghasilan: readonly BarisSlip[]; readonly peringatan: readonly string[] }

/** Shifts by the wage that held on each; allowances are of the shift as well. */
export function barisShift(shift: readonly ShiftKerja[], upahPada: (tanggal: Tanggal) => Upah): Hasil {
  const aturan = 'Upah per shift yang berlaku dikali shift yang dikerjakan.'
  const baris = (
    nama: string,
    jenis: 'TETAP' | 'TIDAK_TETAP',
    tarif: (upah: Upah) => number,
  ): readonly BarisSlip[] =>
    createBaris(
      nama,
      jenis,
      aturan,
      shift.map((satu): RincianAsal => {
        const jumlah = tarif(upahPada(satu.tanggal))
        return { dari: satu.tanggal, sampai: satu.tanggal, keterangan: `1 shift ${satu.nama}`, jumlah }
      }),
    )
  const menurut = [...Map.groupBy(shift, ({ tanggal }) => upahPada(tanggal).pokok)]
  return {
    penghasilan: [
      ...baris('Upah Shift', 'TETAP', ({ pokok }) => pokok),
      ...baris('Tunjangan Tetap', 'TETAP', ({ tunjanganTetap }) => tunjanganTetap),
      ...baris('Tunjangan Tidak Tetap', 'TIDAK_TETAP', ({ tunjanganTidakTetap }) => tunjanganTidakTetap),
    ],
    peringatan:
      shift.length === 0
        ? ['Upah per shift: tidak ada shift yang dikerjakan.']
        : menurut.map(([pokok, { length }]) => `Upah per shift: ${length} shift x ${formatRupiah(pokok)}.`),
  }
}

/** Pieces by their own rate, else by the wage that held on the day; allowances are the month's. */
export function barisPotong(
  { masa, masuk, keluar, upah, hari: { minggu } }: BahanBulan,
  hasil: readonly HasilKerja[],
  upahPada: (tanggal: Tanggal) => Upah,
): Hasil {
  const rincian = hasil
    .filter(({ jumlah }) => jumlah > 0)
    .map(({ tanggal, nama, jumlah, tarif }): RincianAsal => {
      const satuan = tarif ?? upahPada(tanggal).pokok
      return {
        dari: tanggal,
        sampai: tanggal,
        keterangan: `${jumlah.toLocaleString('id-ID')} ${nama} x ${formatRupiah(satuan)}`,
        jumlah: jumlah * satuan,
      }
    })
  const bagian = bagianBulan(masa, { masuk, keluar }, minggu)
  const tunjangan = (nama: string, jenis: 'TETAP' | 'TIDAK_TETAP', penuh: number) =>
    createBaris(nama, jenis, 'Tunjangan sebulan menurut hari kerja.', [
      {
        ...rentangBulan(masa),
        keterangan: `${bagian.dibayar} dari ${bagian.seluruh} hari kerja`,
        jumlah: computeBagian(penuh, bagian),
      },
    ])
  return {
    penghasilan: [
      ...createBaris('Upah Borongan', 'TETAP', 'Tarif per potong dikali hasil yang dicatat.', rincian),
      ...tunjangan('Tunjangan Tetap', 'TETAP', upah.tunjanganTetap),
      ...tunjangan('Tunjangan Tidak Tetap', 'TIDAK_TETAP', upah.tunjanganTidakTetap),
    ],
    peringatan:
      rincian.length === 0 ? ['Upah per potong: belum ada hasil kerja yang dicatat pada masa ini.'] : [],
  }
}

function createBaris(
  nama: string,
  jenis: 'TETAP' | 'TIDAK_TETAP',
  aturan: string,
  rincian: readonly RincianAsal[],
): readonly BarisSlip[] {
  const jumlah = rincian.reduce((total, satu) => total + satu.jumlah, 0)
  return jumlah === 0 ? [] : [{ nama, jenis, jumlah, asal: { aturan, rincian } }]
}
