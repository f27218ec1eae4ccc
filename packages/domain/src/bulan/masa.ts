/** The months of attendance, which pay follows: where each ends by the company's cut-off (`docs/rules.md`, section 5). */
import { type Bulan, addBulan, akhirBulan, awalBulan, bulanFrom } from '../bulan.ts'
import { type Tanggal, addHari } from '../waktu.ts'
import { PENGATURAN } from '../perusahaan/pengaturan.ts'

/** From a day on, the day of the month that attendance ends with; 31 is the month's last, whatever it is. */
export type Tutup = { readonly berlaku_dari: Tanggal; readonly nilai: number }
export type Rentang = { readonly dari: Tanggal; readonly sampai: Tanggal }

/**
 * The days of a month of attendance, both ends included: from the day after the month before it ended. It ends by the
 * cut-off in force on the calendar month's first day, so that a change moves no month that has begun, and every day is of
 * one month.
 *
 * @param tutup in any order; before the first, the setting's default holds
 */
export function rentangMasa(bulan: Bulan, tutup: readonly Tutup[]): Rentang {
  return { dari: addHari(akhirMasa(addBulan(bulan, -1), tutup), 1), sampai: akhirMasa(bulan, tutup) }
}

/** The month of attendance that a day belongs to. */
export function masaHari(tanggal: Tanggal, tutup: readonly Tutup[]): Bulan {
  const bulan = bulanFrom(tanggal)
  return tanggal <= akhirMasa(bulan, tutup) ? bulan : addBulan(bulan, 1)
}

/** The month whose end is nearest to a day: the one that is being closed, be it over or not. */
export function masaDitutup(tanggal: Tanggal, tutup: readonly Tutup[]): Bulan {
  const kini = masaHari(tanggal, tutup)
  const { dari, sampai } = rentangMasa(kini, tutup)
  return jarak(dari, tanggal) < jarak(tanggal, sampai) ? addBulan(kini, -1) : kini
}

/** Milliseconds from one day to another. */
function jarak(dari: Tanggal, sampai: Tanggal): number {
  return Date.parse(sampai) - Date.parse(dari)
}

function akhirMasa(bulan: Bulan, tutup: readonly Tutup[]): Tanggal {
  const awal = awalBulan(bulan)
  const berlaku = tutup
    .filter(({ berlaku_dari }) => berlaku_dari <= awal)
    .toSorted((a, b) => (a.berlaku_dari < b.berlaku_dari ? 1 : -1))
  const nilai = berlaku[0]?.nilai ?? PENGATURAN.tutup_tanggal.bawaan
  const pada = addHari(awal, nilai - 1)
  const akhir = akhirBulan(bulan)
  return pada < akhir ? pada : akhir
}
