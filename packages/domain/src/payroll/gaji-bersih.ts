/** A wage that was agreed net: the company bears tax and contributions (`docs/rules.md`, section 5.5h). */
import { rentangBulan } from '../bulan.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import { type BahanGaji, computeGaji } from './gaji.ts'
import type { TarifGaji } from './pajak.ts'
import { type BarisSlip, totalSlip } from './payroll.ts'

const TUNJANGAN = 'Tunjangan Pajak dan Iuran'
const SELISIH = 'Penyesuaian Upah Bersih'

/**
 * A month whose net pay is exactly what is paid less what is not paid for absence, to the rupiah. An allowance, itself taxed (PMK
 * 168/2023, article 5) and of no contribution, makes up for what is taken off. One rupiah more of it raises tax by less than a
 * rupiah or by a step, and tax never falls with it, so that going up from nothing ends at the least that fits. Where the year's
 * tax gives more back than is taken off, which the company had borne, a deduction takes it back.
 */
export function computeGajiBersih(tarif: TarifGaji, bahan: BahanGaji): ReturnType<typeof computeGaji> {
  const disepakati = jumlah(bahan.penghasilan) - jumlah(bahan.ketidakhadiran ?? [])
  const periode = rentangBulan(bahan.masa)
  let tunjangan = 0
  for (;;) {
    const gaji = computeGaji(tarif, {
      ...bahan,
      penghasilan: [
        ...bahan.penghasilan,
        {
          nama: TUNJANGAN,
          jenis: 'TIDAK_TETAP',
          jumlah: tunjangan,
          asal: {
            aturan: 'Upah disepakati bersih: pajak dan iuran ditanggung perusahaan (PMK 168/2023 pasal 5).',
            rincian: [
              { ...periode, keterangan: `upah bersih ${formatRupiah(disepakati)}`, jumlah: tunjangan },
            ],
          },
        },
      ],
    })
    const kurang = disepakati - totalSlip(gaji.isi).gaji_bersih
    if (kurang === 0) return gaji
    if (kurang < 0) {
      const selisih: BarisSlip = {
        nama: SELISIH,
        jenis: 'LAIN',
        jumlah: -kurang,
        asal: {
          aturan: 'Pajak yang dikembalikan tadinya ditanggung perusahaan: upah disepakati bersih.',
          rincian: [{ ...periode, keterangan: `upah bersih ${formatRupiah(disepakati)}`, jumlah: -kurang }],
        },
      }
      return { ...gaji, isi: { ...gaji.isi, potongan: [...gaji.isi.potongan, selisih] } }
    }
    tunjangan += kurang
  }
}

function jumlah(baris: readonly BarisSlip[]): number {
  return baris.reduce((total, satu) => total + satu.jumlah, 0)
}
