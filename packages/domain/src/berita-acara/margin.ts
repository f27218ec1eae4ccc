/** What a site brings beside what it costs in a month (`docs/rules.md`, section 1.10). */
import type { Detik } from '../waktu.ts'
import { computePecahan } from './harga.ts'

/** Somebody's slip of a month, and on how many of their days they were at the site, standing in for somebody on some of them. */
export type BiayaOrang = {
  readonly hari: number
  readonly hariLokasi: number
  readonly hariGanti: number
  /** Earnings but overtime and THR, less what absence took off */
  readonly gaji: number
  readonly lembur: number
  /** What the company pays of BPJS */
  readonly bpjs: number
  /** What THR is a month of */
  readonly tetap: number
}

/** Whole rupiah */
export type BiayaLokasi = {
  readonly gaji: number
  readonly lembur: number
  readonly bpjs: number
  /** A twelfth of a month's fixed pay */
  readonly thr: number
  /** Pay of the days on which somebody stood in */
  readonly pengganti: number
}

/** A site's share of everybody's cost by their days there, rounded person by person. */
export function computeBiaya(semua: readonly BiayaOrang[]): BiayaLokasi {
  const jumlah = (bagian: (orang: BiayaOrang) => number) =>
    semua.filter(({ hari }) => hari > 0).reduce((n, orang) => n + bagian(orang), 0)
  return {
    gaji: jumlah(({ gaji, hari, hariLokasi, hariGanti }) =>
      computePecahan([gaji, hariLokasi - hariGanti], hari),
    ),
    lembur: jumlah(({ lembur, hari, hariLokasi }) => computePecahan([lembur, hariLokasi], hari)),
    bpjs: jumlah(({ bpjs, hari, hariLokasi }) => computePecahan([bpjs, hariLokasi], hari)),
    thr: jumlah(({ tetap, hari, hariLokasi }) => computePecahan([tetap, hariLokasi], hari * 12)),
    pengganti: jumlah(({ gaji, hari, hariGanti }) => computePecahan([gaji, hariGanti], hari)),
  }
}

/** Somebody's cost at a site, and for how long they worked there for each client, by the client's id. */
export type BiayaKerja = BiayaOrang & { readonly detik: ReadonlyMap<number, Detik> }

/**
 * A site's cost shared by its clients: of everybody by what their works for each took, of who had none by what everybody's took, and without
 * any evenly. What the clients bear is what the site costs, to the rupiah.
 *
 * @param klien not empty
 */
export function computeBagian(
  semua: readonly BiayaKerja[],
  klien: readonly number[],
): ReadonlyMap<number, BiayaLokasi> {
  const bobotOf = (detik: (id: number) => Detik) => {
    const bobot = klien.map(detik)
    return bobot.some((satu) => satu > 0) ? bobot : undefined
  }
  const bersama =
    bobotOf((id) => semua.reduce((n, { detik }) => n + (detik.get(id) ?? 0), 0)) ?? klien.map(() => 1)
  const hasil = new Map(klien.map((id) => [id, TANPA_BIAYA]))
  for (const orang of semua) {
    const bobot = bobotOf((id) => orang.detik.get(id) ?? 0) ?? bersama
    const biaya = computeBiaya([orang])
    const bagian = mapBiaya((apa) => bagianBulat(biaya[apa], bobot))
    for (const [ke, id] of klien.entries()) {
      const lama = hasil.get(id) ?? TANPA_BIAYA
      hasil.set(
        id,
        mapBiaya((apa) => lama[apa] + (bagian[apa][ke] ?? 0)),
      )
    }
  }
  return hasil
}

const TANPA_BIAYA: BiayaLokasi = { gaji: 0, lembur: 0, bpjs: 0, thr: 0, pengganti: 0 }

function mapBiaya<T>(isi: (apa: keyof BiayaLokasi) => T): Readonly<Record<keyof BiayaLokasi, T>> {
  return {
    gaji: isi('gaji'),
    lembur: isi('lembur'),
    bpjs: isi('bpjs'),
    thr: isi('thr'),
    pengganti: isi('pengganti'),
  }
}

/** A whole number in parts by whole weights, which add up to it. */
function bagianBulat(nilai: number, bobot: readonly number[]): number[] {
  const semua = bobot.reduce((n, satu) => n + satu, 0)
  let [sampai, dibagi] = [0, 0]
  return bobot.map((satu) => {
    sampai += satu
    const bagian = computePecahan([nilai, sampai], semua) - dibagi
    dibagi += bagian
    return bagian
  })
}

/** What is left of a price after all of its cost. */
export function computeMargin(harga: number, { gaji, lembur, bpjs, thr, pengganti }: BiayaLokasi): number {
  return harga - gaji - lembur - bpjs - thr - pengganti
}
