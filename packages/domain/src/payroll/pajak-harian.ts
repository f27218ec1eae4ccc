/** What of tax and contributions is other for somebody engaged by the day (`docs/rules.md`, section 5.5g). */
import type { Bulan } from '../bulan.ts'
import type { AturanLembur } from '../ketentuan.ts'
import { type Upah, computeKaliHari } from '../pengajuan/lembur/upah-lembur.ts'
import { type TarifGaji, bagian, findBerlaku, pajakPasal17 } from './pajak.ts'

/**
 * The month's wage that contributions to BPJS Ketenagakerjaan are reckoned from, whatever the days worked: 25 times the day's
 * wage (PP 44/2015, article 17; PP 46/2015, article 19), 21 times in a week of five days (PP 35/2021, article 32 (4)).
 */
export function upahSebulanHarian(
  aturan: Pick<AturanLembur, 'kali_5_hari' | 'kali_6_hari'>,
  { pokok, tunjanganTetap }: Pick<Upah, 'pokok' | 'tunjanganTetap'>,
  hariKerjaSeminggu: number,
): number {
  return (pokok + tunjanganTetap) * computeKaliHari(aturan, hariKerjaSeminggu)
}

/**
 * PPh 21 of pay that is paid by the day or by the week, by the day's average: nothing up to the first bound, then the day's
 * effective rate, above it article 17 of half the gross (PMK 168/2023, articles 12, 16; PP 58/2023, annex). A fifth more without
 * a valid NPWP. Rounded once, half up.
 *
 * @param hari of how many days the gross is, 1 at least
 */
export function computePphHarian(
  tarif: TarifGaji,
  masa: Bulan,
  bruto: number,
  hari: number,
  npwpValid: boolean,
): { readonly pph: number; readonly sehari: number; readonly tarif: number | null } {
  const n = Math.max(1, hari)
  const { lapisan, bagian_bruto } = findBerlaku(tarif.ter_harian, masa)
  const ter = lapisan.find(([sampai]) => bruto <= sampai * n)?.[1] ?? null
  const pph =
    ter === null ? pajakPasal17(tarif, masa, (bruto * bagian_bruto) / 10_000, n) : bagian(bruto, ter)
  return {
    pph: npwpValid ? pph : bagian(pph, findBerlaku(tarif.tanpa_npwp, masa).tarif),
    sehari: Math.round(bruto / n),
    tarif: ter,
  }
}
