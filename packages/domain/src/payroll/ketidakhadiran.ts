/** What is taken off a month's wage for days that are not paid (UU 13/2003, article 93 (1); `docs/rules.md`, section 5.5). */
import { type Bulan, rentangBulan } from '../bulan.ts'
import type { Pengaturan } from '../perusahaan/pengaturan.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import { type Tanggal, addHari } from '../waktu.ts'
import type { BarisSlip, RincianAsal } from './payroll.ts'

export type PembagiPotongan = Pengaturan['pembagi_potongan']
export type SebabTidakHadir = 'ALPA' | 'CUTI_TIDAK_DIBAYAR' | 'IZIN'
/** `bagian` of a day, 0.5 where the other half was leave; absent: all of it */
export type HariTidakDibayar = {
  readonly tanggal: Tanggal
  readonly sebab: SebabTidakHadir
  readonly bagian?: number
}

const SEBAB: Readonly<Record<SebabTidakHadir, string>> = {
  ALPA: 'tanpa keterangan',
  CUTI_TIDAK_DIBAYAR: 'cuti tidak dibayar',
  IZIN: 'izin',
}

/** By how many days a month's wage is divided; `hariKerja`: those of the person's week in that month. */
export function hariPembagi(pembagi: PembagiPotongan, masa: Bulan, hariKerja: number): number {
  if (pembagi === 'hari_kerja') return hariKerja
  if (pembagi !== 'kalender') return Number(pembagi)
  const { dari, sampai } = rentangBulan(masa)
  let jumlah = 0
  for (let hari = dari; hari <= sampai; hari = addHari(hari, 1)) jumlah += 1
  return jumlah
}

/**
 * One line with its days, of each month's wage no more than it; none without days. Each day has its share of the wage that held
 * on it, rounded so that the shares add up to the line.
 *
 * @param hari oldest first, each with the month's wage of that day, whole rupiah
 */
export function barisKetidakhadiran(
  hari: readonly (HariTidakDibayar & { readonly upah: number })[],
  pembagi: number,
): readonly BarisSlip[] {
  const rincian = [...Map.groupBy(hari, ({ upah }) => upah)]
    .flatMap(([upah, semua]) => {
      const sampaiKe = (ke: number) => Math.min(upah, pembagi === 0 ? 0 : Math.round((upah * ke) / pembagi))
      let lalu = 0
      return semua.map(({ tanggal, sebab, bagian = 1 }): RincianAsal => {
        const sebelum = lalu
        lalu += bagian
        return {
          dari: tanggal,
          sampai: tanggal,
          keterangan: `${bagian === 1 ? '' : 'setengah hari '}${SEBAB[sebab]}, upah sebulan ${formatRupiah(upah)} dibagi ${pembagi} hari`,
          jumlah: sampaiKe(lalu) - sampaiKe(sebelum),
        }
      })
    })
    .toSorted((satu, lain) => (satu.dari < lain.dari ? -1 : 1))
  const jumlah = rincian.reduce((n, satu) => n + satu.jumlah, 0)
  if (jumlah === 0) return []
  const aturan =
    'Hari tanpa keterangan, izin, dan cuti tidak dibayar tidak diupah (UU 13/2003 pasal 93 ayat 1).'
  return [{ nama: 'Potongan Ketidakhadiran', jenis: 'ABSENSI', jumlah, asal: { aturan, rincian } }]
}
