/** What is taken off a month's wage for days that are not paid (UU 13/2003, article 93 (1); `docs/rules.md`, section 5.5). */
import { type Bulan, rentangBulan } from '../bulan.ts'
import type { Pengaturan } from '../perusahaan/pengaturan.ts'
import { type Tanggal, addHari } from '../waktu.ts'
import type { BarisSlip, RincianAsal } from './payroll.ts'

export type PembagiPotongan = Pengaturan['pembagi_potongan']
export type SebabTidakHadir = 'ALPA' | 'CUTI_TIDAK_DIBAYAR'
export type HariTidakDibayar = { readonly tanggal: Tanggal; readonly sebab: SebabTidakHadir }

const SEBAB: Readonly<Record<SebabTidakHadir, string>> = {
  ALPA: 'tanpa keterangan',
  CUTI_TIDAK_DIBAYAR: 'cuti tidak dibayar',
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
 * One line with its days, no more than the wage; none without days. Each day has its share, rounded so that the shares add
 * up to the line.
 *
 * @param upah a month's wage, whole rupiah
 */
export function barisKetidakhadiran(
  upah: number,
  hari: readonly HariTidakDibayar[],
  pembagi: number,
): readonly BarisSlip[] {
  const sampaiKe = (ke: number) => Math.min(upah, pembagi === 0 ? 0 : Math.round((upah * ke) / pembagi))
  const jumlah = sampaiKe(hari.length)
  if (jumlah === 0) return []
  const rincian = hari.map(({ tanggal, sebab }, ke): RincianAsal => ({
    dari: tanggal,
    sampai: tanggal,
    keterangan: `${SEBAB[sebab]}, upah sebulan dibagi ${pembagi} hari`,
    jumlah: sampaiKe(ke + 1) - sampaiKe(ke),
  }))
  const aturan = 'Hari tanpa keterangan dan cuti tidak dibayar tidak diupah (UU 13/2003 pasal 93 ayat 1).'
  return [{ nama: 'Potongan Ketidakhadiran', jenis: 'ABSENSI', jumlah, asal: { aturan, rincian } }]
}
