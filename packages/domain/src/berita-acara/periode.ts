/** The periods in which a contract is billed (`docs/rules.md`, section 1.10). */
import { type Bulan, addBulan, bulanFrom } from '../bulan.ts'
import { type Rentang, rentangMasa } from '../bulan/masa.ts'
import { type Tanggal, addHari } from '../waktu.ts'
import type { Syarat } from './syarat.ts'

export type Periode = Rentang & {
  /** Days of the whole period, those before and after the contract among them */
  readonly hari: number
}

const SEHARI_MS = 86_400_000

/**
 * The days of a contract in the period that ends in a month, by its cut-off, without terms by the company's usual one;
 * undefined where none is in it. The terms that come first hold for what lies before them.
 */
export function periodeKontrak(
  bulan: Bulan,
  { mulai, sampai }: { readonly mulai: Tanggal; readonly sampai: Tanggal },
  syarat: readonly Pick<Syarat, 'berlaku_dari' | 'tutup_buku'>[],
): Periode | undefined {
  const urut = syarat.toSorted((a, b) => (a.berlaku_dari < b.berlaku_dari ? -1 : 1))
  const tutup = urut.map(({ berlaku_dari, tutup_buku }, ke) => ({
    berlaku_dari: ke === 0 ? '0001-01-01' : berlaku_dari,
    nilai: tutup_buku,
  }))
  const penuh = rentangMasa(bulan, tutup)
  const [dari, akhir] = [
    penuh.dari > mulai ? penuh.dari : mulai,
    penuh.sampai < sampai ? penuh.sampai : sampai,
  ]
  const hari = Math.round((Date.parse(penuh.sampai) - Date.parse(penuh.dari)) / SEHARI_MS) + 1
  return dari <= akhir ? { dari, sampai: akhir, hari } : undefined
}

/** The month whose period of a contract holds a day; undefined where none does. */
export function bulanKontrak(
  hari: Tanggal,
  kontrak: { readonly mulai: Tanggal; readonly sampai: Tanggal },
  syarat: readonly Pick<Syarat, 'berlaku_dari' | 'tutup_buku'>[],
): Bulan | undefined {
  const bulan = bulanFrom(hari)
  return [bulan, addBulan(bulan, 1)].find((satu) => {
    const periode = periodeKontrak(satu, kontrak, syarat)
    return periode !== undefined && periode.dari <= hari && hari <= periode.sampai
  })
}

/** The days of a period in their order. */
export function hariPeriode({ dari, sampai }: Rentang): Tanggal[] {
  const semua: Tanggal[] = []
  for (let hari = dari; hari <= sampai; hari = addHari(hari, 1)) semua.push(hari)
  return semua
}
