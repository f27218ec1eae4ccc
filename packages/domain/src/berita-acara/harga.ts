/** What the filled needs of a period come to in rupiah (`docs/rules.md`, section 1.10). */
import type { Detik, Tanggal } from '../waktu.ts'
import { type HargaJabatan, type SatuanHarga, type Syarat, kunciJabatan, syaratPada } from './syarat.ts'

/** A need of a day as it is priced: of each of its places, whether it is a man-day. */
export type ButuhBerharga = {
  readonly posId: number
  readonly tanggal: Tanggal
  readonly jenisShiftId: number
  readonly jabatan: string
  readonly isLibur: boolean
  readonly penuh: readonly boolean[]
  /** Seconds that its places were manned */
  readonly detik: Detik
}
/** So many places a post has in a shift on a day, whether or not that weekday needs them. */
export type TempatHari = {
  readonly posId: number
  readonly tanggal: Tanggal
  readonly jenisShiftId: number
  readonly jumlah: number
}
/** Approved overtime that was worked. */
export type LemburPos = { readonly tanggal: Tanggal; readonly jabatan: string; readonly detik: Detik }

export const JENIS_BARIS_HARGA = ['harga', 'lembur', 'potongan'] as const

/** A line of what is billed. */
export type BarisHarga = {
  readonly jenis: (typeof JENIS_BARIS_HARGA)[number]
  /** Terms by which it is priced */
  readonly berlaku_dari: Tanggal
  readonly jabatan: string
  /** What the price is of; of overtime an hour, of a deduction a man-day */
  readonly satuan: SatuanHarga
  readonly harga: number
  /** Of the price, on holidays more than 100 */
  readonly persen: number
  /** Man-days, or seconds where the price is an hour's */
  readonly banyak: number
  /** Whole rupiah; of a deduction below zero */
  readonly jumlah: number
}

export type Harga = {
  readonly baris: readonly BarisHarga[]
  /** Sum of the lines */
  readonly jumlah: number
  /** The fee for management, by each version of the terms */
  readonly biaya: number
  /** Jobs that the terms have no price for */
  readonly tanpaHarga: readonly string[]
}

/** The factors' product, divided and rounded to a whole, halves up. */
export function computePecahan(faktor: readonly number[], pembagi: number): number {
  const hasil = faktor.reduce((kali, satu) => kali * BigInt(satu), 1n)
  const [atas, bawah] = [2n * hasil + BigInt(pembagi), 2n * BigInt(pembagi)]
  const bulat = atas / bawah
  return Number(atas < 0n && atas % bawah !== 0n ? bulat - 1n : bulat)
}

/**
 * Prices a period. A man-day costs its price, an hour that a place was manned its price by seconds, a place's month the share
 * of it that each of its promised man-days has. An empty man-day costs nothing, and takes off what the terms say beside.
 *
 * @param hari days of the whole period
 */
export function computeHarga(
  butuh: readonly ButuhBerharga[],
  tempat: readonly TempatHari[],
  lembur: readonly LemburPos[],
  syarat: readonly Syarat[],
  hari: number,
): Harga {
  const baris = new Map<string, BarisHarga>()
  const tanpa = new Set<string>()
  const add = (satu: BarisHarga) => {
    const { jenis, berlaku_dari, jabatan, satuan, harga, persen } = satu
    const kunci = [jenis, berlaku_dari, kunciJabatan(jabatan), satuan, harga, persen].join('\n')
    const lama = baris.get(kunci)
    baris.set(
      kunci,
      lama === undefined
        ? satu
        : { ...lama, banyak: lama.banyak + satu.banyak, jumlah: lama.jumlah + satu.jumlah },
    )
  }
  const hargaOf = (tanggal: Tanggal, jabatan: string) => {
    const berlaku = syaratPada(syarat, tanggal)
    const harga = berlaku?.harga.find((satu) => kunciJabatan(satu.jabatan) === kunciJabatan(jabatan))
    return berlaku && harga && { berlaku, harga }
  }
  const sebulan = new Map<string, TempatSebulan>()
  for (const satu of butuh) {
    const pada = hargaOf(satu.tanggal, satu.jabatan)
    if (pada === undefined) {
      tanpa.add(satu.jabatan)
      continue
    }
    const { berlaku, harga } = pada
    const dasar = dasarBaris(berlaku, harga, satu.isLibur)
    const terisi = satu.penuh.filter(Boolean).length
    if (harga.satuan === 'hari' && terisi > 0) add({ ...dasar, banyak: terisi, jumlah: 0 })
    if (harga.satuan === 'jam' && satu.detik > 0) add({ ...dasar, banyak: satu.detik, jumlah: 0 })
    if (harga.satuan === 'bulan') mergeSebulan(sebulan, satu, berlaku.berlaku_dari, dasar)
    const kosong = satu.penuh.length - terisi
    if (kosong > 0 && (berlaku.potongan_kosong ?? 0) > 0)
      add({
        ...dasarBaris(berlaku, harga, false),
        jenis: 'potongan',
        satuan: 'hari',
        harga: berlaku.potongan_kosong ?? 0,
        banyak: kosong,
        jumlah: 0,
      })
  }
  for (const { tanggal, jabatan, detik } of lembur) {
    if (detik === 0) continue
    const pada = hargaOf(tanggal, jabatan)
    if (pada === undefined || pada.harga.lembur_sejam === null) continue
    const { berlaku, harga } = pada
    add({
      ...dasarBaris(berlaku, harga, false),
      jenis: 'lembur',
      satuan: 'jam',
      harga: pada.harga.lembur_sejam,
      banyak: detik,
      jumlah: 0,
    })
  }
  const ada = sebulan.size === 0 ? new Map<string, number>() : countHari(tempat, syarat)
  for (const [kunci, { janji, isi }] of sebulan)
    for (const { dasar, banyak } of isi.values())
      add({
        ...dasar,
        banyak,
        jumlah: computePecahan([dasar.harga, ada.get(kunci) ?? 0, banyak, dasar.persen], hari * janji * 100),
      })
  const jadi = [...baris.values()].map(sumBaris).toSorted(urutBaris)
  const perSyarat = Map.groupBy(jadi, ({ berlaku_dari }) => berlaku_dari)
  const biaya = [...perSyarat].map(([tanggal, milik]) =>
    computePecahan([jumlahOf(milik), syaratPada(syarat, tanggal)?.biaya_manajemen ?? 0], 10_000),
  )
  return {
    baris: jadi,
    jumlah: jumlahOf(jadi),
    biaya: biaya.reduce((n, satu) => n + satu, 0),
    tanpaHarga: [...tanpa].toSorted(),
  }
}

type Dasar = Omit<BarisHarga, 'banyak' | 'jumlah'>
/** A place under one version of the terms: its promised man-days, and those that were filled by line. */
type TempatSebulan = { janji: number; readonly isi: Map<number, { dasar: Dasar; banyak: number }> }

function dasarBaris({ berlaku_dari }: Syarat, harga: HargaJabatan, isLibur: boolean): Dasar {
  return {
    jenis: 'harga',
    berlaku_dari,
    jabatan: harga.jabatan,
    satuan: harga.satuan,
    harga: harga.harga,
    persen: isLibur ? harga.libur_persen : 100,
  }
}

const kunciTempat = (posId: number, jenisShiftId: number, ke: number, berlaku: Tanggal) =>
  [posId, jenisShiftId, ke, berlaku].join(' ')

function mergeSebulan(
  sebulan: Map<string, TempatSebulan>,
  { posId, jenisShiftId, penuh }: ButuhBerharga,
  berlaku: Tanggal,
  dasar: Dasar,
): void {
  for (const [ke, isPenuh] of penuh.entries()) {
    const kunci = kunciTempat(posId, jenisShiftId, ke, berlaku)
    const satu: TempatSebulan = sebulan.get(kunci) ?? { janji: 0, isi: new Map() }
    satu.janji += 1
    if (isPenuh) {
      const isi = satu.isi.get(dasar.persen) ?? { dasar, banyak: 0 }
      satu.isi.set(dasar.persen, { dasar, banyak: isi.banyak + 1 })
    }
    sebulan.set(kunci, satu)
  }
}

/** On how many days each place is one, by the terms in force. */
function countHari(tempat: readonly TempatHari[], syarat: readonly Syarat[]): ReadonlyMap<string, number> {
  const hari = new Map<string, number>()
  for (const { posId, jenisShiftId, tanggal, jumlah } of tempat) {
    const berlaku = syaratPada(syarat, tanggal)
    if (berlaku === undefined) continue
    for (let ke = 0; ke < jumlah; ke += 1) {
      const kunci = kunciTempat(posId, jenisShiftId, ke, berlaku.berlaku_dari)
      hari.set(kunci, (hari.get(kunci) ?? 0) + 1)
    }
  }
  return hari
}

/** Lines by the day and the hour come to their quantity times the price; a month's are summed place by place. */
function sumBaris(satu: BarisHarga): BarisHarga {
  if (satu.satuan === 'bulan') return satu
  const { jenis, satuan, harga, persen, banyak } = satu
  const jumlah = computePecahan([banyak, harga, persen], satuan === 'jam' ? 360_000 : 100)
  return { ...satu, jumlah: jenis === 'potongan' ? -jumlah : jumlah }
}

function urutBaris(a: BarisHarga, b: BarisHarga): number {
  return (
    JENIS_BARIS_HARGA.indexOf(a.jenis) - JENIS_BARIS_HARGA.indexOf(b.jenis) ||
    compare(kunciJabatan(a.jabatan), kunciJabatan(b.jabatan)) ||
    compare(a.berlaku_dari, b.berlaku_dari) ||
    a.persen - b.persen
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function jumlahOf(baris: readonly BarisHarga[]): number {
  return baris.reduce((n, { jumlah }) => n + jumlah, 0)
}
