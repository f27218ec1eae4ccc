/**
 * Uang kompensasi of a PKWT, due as each of its periods ends (PP 35/2021, articles 15 to 17; `docs/rules.md`, section 5.17).
 * Amounts are whole rupiah, rounded half up.
 */
import { formatRupiah } from '../teks/rupiah.ts'
import { type Tanggal, addHari, formatTanggal } from '../waktu.ts'
import { sisaHari } from '../karyawan/berakhir.ts'
import { lamaBulan, hariSesudahLama } from '../bulan/lama.ts'
import type { BarisSlip } from './payroll.ts'

export const PERATURAN_KOMPENSASI = 'PP 35/2021 pasal 15 sampai 17'
/** Who has worked less than so many months without a break has none (article 15 (3)). */
const BULAN_TERSINGKAT = 1

/** A period of a PKWT as it was lived: to its end, or to the last day at work before it (article 17). */
export type PeriodeKompensasi = {
  readonly mulai: Tanggal
  readonly sampai: Tanggal
  /** The first day of the first PKWT that this one extends without a break; `mulai` where it extends none */
  readonly sejak: Tanggal
}

/** Whole months of a period, and the days beyond them out of those of the month that they begin. */
export function lamaKompensasi({ mulai, sampai }: Pick<PeriodeKompensasi, 'mulai' | 'sampai'>) {
  const bulan = lamaBulan(mulai, sampai)
  const genap = hariSesudahLama(mulai, bulan)
  return {
    bulan,
    hari: sisaHari(genap, addHari(sampai, 1)),
    hariSebulan: sisaHari(genap, hariSesudahLama(mulai, bulan + 1)),
  }
}

/** Why a period has none; undefined when it has. */
export function judgeKompensasi({ sejak, sampai }: PeriodeKompensasi): string | undefined {
  return lamaBulan(sejak, sampai) < BULAN_TERSINGKAT ? 'Masa kerja PKWT kurang dari 1 bulan.' : undefined
}

/**
 * So many twelfths of a month's wage as the period has months (article 16 (1)); the law has no word on days beyond whole months:
 * they count as their part of a month.
 *
 * @param upahSebulan basic wage and fixed allowances (article 16 (2)), at the period's end
 */
export function computeKompensasi(
  upahSebulan: number,
  periode: Pick<PeriodeKompensasi, 'mulai' | 'sampai'>,
): number {
  const { bulan, hari, hariSebulan } = lamaKompensasi(periode)
  return Math.round((upahSebulan * (bulan * hariSebulan + hari)) / (12 * hariSebulan))
}

/** The one line of such a slip, with where it comes from. */
export function barisKompensasi(upahSebulan: number, periode: PeriodeKompensasi): BarisSlip {
  const { bulan, hari, hariSebulan } = lamaKompensasi(periode)
  const jumlah = computeKompensasi(upahSebulan, periode)
  const lama = hari === 0 ? `${bulan} bulan` : `${bulan} bulan ${hari}/${hariSebulan} bulan`
  return {
    nama: 'Uang Kompensasi PKWT',
    jenis: 'KOMPENSASI',
    jumlah,
    asal: {
      aturan: `Masa kerja PKWT dibagi 12 kali upah pokok dan tunjangan tetap (${PERATURAN_KOMPENSASI}). Periode ${formatTanggal(periode.mulai)} sampai ${formatTanggal(periode.sampai)}.`,
      rincian: [
        {
          dari: periode.mulai,
          sampai: periode.sampai,
          keterangan: `${lama}/12 x ${formatRupiah(upahSebulan)}`,
          jumlah,
        },
      ],
    },
  }
}
