/** The board of a day: who stands where, who is missing, what stands empty (`docs/rules.md`, section 2.18). */
import { isTelat } from '../presensi/hari/presensi.ts'
import type { Detik, Instan, Tanggal } from '../waktu.ts'
import { type Kosong, type Rentang, kosongPada } from './kosong.ts'

/** A work of somebody's day as the board sees it. */
export type KerjaPapan = Rentang & {
  /** Null: it follows from the week, and nothing has touched it */
  readonly id: number | null
  readonly menggantikanId: number | null
  /** Somebody stands in for it, who may be on another's board */
  readonly digantikan: boolean
  readonly karyawanId: number
  readonly tanggal: Tanggal
  readonly kantorId: number
  readonly posId: number | null
  readonly toleransi: Detik
  readonly masuk: Instan | null
  readonly pulang: Instan | null
  readonly telat: Detik
  /** Checked in outside of the area, and nobody has looked at it yet */
  readonly diLuarArea: boolean
  /** On leave, sick or excused that day */
  readonly izin: boolean
}

/** What a post needs on the day: so many people for a span. */
export type KebutuhanPapan = Rentang & { readonly posId: number; readonly jumlah: number }

export type PosPapan = {
  readonly id: number
  readonly kantorId: number
  /** So long it may stand empty, by its contract */
  readonly toleransiKosong: Detik
}

/** One place to be filled: a work, or one and those who stand in for it. */
export type Tempat = {
  readonly kerja: KerjaPapan
  /** Who is to be there: the last who stands in, else whose work it is; null: on leave, and nobody stands in */
  readonly pengisi: KerjaPapan | null
  readonly isHadir: boolean
  readonly isTerlambat: boolean
  /** Past the tolerance, before the end, and nobody has come */
  readonly isBelum: boolean
  readonly kosong: Kosong
}

export type Terisi = {
  /** How many are to be there: works that nobody is on leave from, and needs that nobody was planned for */
  readonly rencana: number
  readonly terisi: number
  readonly terlambat: number
  readonly belum: number
  readonly kosong: Kosong
}
export type BarisPos = Terisi & {
  readonly id: number
  readonly butuh: number
  /** Of what it needs, how many nobody is planned for, those on leave among them */
  readonly kurang: number
}
export type BarisLokasi = Terisi &
  Rentang & {
    readonly kantorId: number
    /** On leave, and nobody stands in */
    readonly izin: number
    readonly pos: readonly BarisPos[]
  }

/** What stands empty now: somebody who has not come, or a post that nobody is planned for. */
export type Celah = {
  readonly kantorId: number
  readonly posId: number | null
  readonly tempat: Tempat | null
  readonly kosong: Kosong
}

export type Papan = {
  readonly lokasi: readonly BarisLokasi[]
  /** The longest first */
  readonly celah: readonly Celah[]
  readonly tempat: readonly Tempat[]
}

/** Sums the day of all works: by site and post, and what stands empty. */
export function computePapan(
  kerja: readonly KerjaPapan[],
  pos: readonly PosPapan[],
  kebutuhan: readonly KebutuhanPapan[],
  saat: Instan,
): Papan {
  const toleransi = new Map(pos.map((satu) => [satu.id, satu.toleransiKosong]))
  const tempat = tempatFrom(kerja, toleransi, saat)
  const perPos = Map.groupBy(tempat, ({ kerja: { posId } }) => posId)
  const butuhPos = Map.groupBy(kebutuhan, ({ posId }) => posId)
  const celahPos = pos.map((satu) =>
    celahFrom(satu, butuhPos.get(satu.id) ?? [], perPos.get(satu.id) ?? [], saat),
  )
  const posKantor = Map.groupBy(celahPos, ({ kantorId }) => kantorId)
  const perKantor = Map.groupBy(tempat, (satu) => satu.kerja.kantorId)
  const kantorIds = new Set([...perKantor.keys(), ...posKantor.keys()])
  const lokasi = [...kantorIds].flatMap((kantorId) => {
    const [isi, posnya] = [perKantor.get(kantorId) ?? [], posKantor.get(kantorId) ?? []]
    const rentang = [...isi.map((satu) => satu.kerja), ...posnya.flatMap((satu) => satu.butuh)]
    if (rentang.length === 0) return []
    const barisPos = posnya.map((satu) => barisPosFrom(satu, perPos.get(satu.id) ?? []))
    const kurang = posnya.flatMap((satu) => satu.celah)
    return [
      {
        kantorId,
        mulai: Math.min(...rentang.map(({ mulai }) => mulai)),
        selesai: Math.max(...rentang.map(({ selesai }) => selesai)),
        ...terisiFrom(isi, kurang),
        izin: isi.filter(({ pengisi, isHadir }) => pengisi === null && !isHadir).length,
        pos: barisPos,
      },
    ]
  })
  const celah = [
    ...tempat
      .filter(({ isBelum }) => isBelum)
      .map((satu) => ({
        kantorId: satu.kerja.kantorId,
        posId: satu.kerja.posId,
        tempat: satu,
        kosong: satu.kosong,
      })),
    ...celahPos.flatMap((satu) =>
      satu.celah
        .filter(({ sejak }) => sejak !== null)
        .map((kosong) => ({ kantorId: satu.kantorId, posId: satu.id, tempat: null, kosong })),
    ),
  ]
  return { lokasi, celah: celah.toSorted((satu, lain) => lain.kosong.detik - satu.kosong.detik), tempat }
}

/** How long after its start each ten minutes of arrivals begins. */
const SEPULUH_MENIT_MS = 600_000

/** Arrivals by ten minutes, from the first to the last; those without any stand among them. */
export function kedatanganPada(
  datang: readonly { readonly masuk: Instan; readonly telat: Detik }[],
): { readonly mulai: Instan; readonly jumlah: number; readonly terlambat: number }[] {
  const per = Map.groupBy(datang, ({ masuk }) => Math.floor(masuk / SEPULUH_MENIT_MS))
  if (per.size === 0) return []
  const [dari, sampai] = [Math.min(...per.keys()), Math.max(...per.keys())]
  return Array.from({ length: sampai - dari + 1 }, (_, ke) => {
    const isi = per.get(dari + ke) ?? []
    const terlambat = isi.filter(({ telat }) => isTelat(telat)).length
    return { mulai: (dari + ke) * SEPULUH_MENIT_MS, jumlah: isi.length, terlambat }
  })
}

/** The works as places: who stands in for somebody fills the same one. */
function tempatFrom(
  semua: readonly KerjaPapan[],
  toleransi: ReadonlyMap<number, Detik>,
  saat: Instan,
): Tempat[] {
  const dikenal = new Map(semua.flatMap((satu) => (satu.id === null ? [] : [[satu.id, satu] as const])))
  const asalOf = (satu: KerjaPapan, sisa = dikenal.size): KerjaPapan => {
    const digantikan = satu.menggantikanId === null ? undefined : dikenal.get(satu.menggantikanId)
    return digantikan === undefined || sisa === 0 ? satu : asalOf(digantikan, sisa - 1)
  }
  return [...Map.groupBy(semua, (satu) => asalOf(satu))].map(([kerja, isi]) => {
    const hadir = isi.flatMap(({ masuk, pulang }) => (masuk === null ? [] : [{ masuk, pulang }]))
    const pengisi = isi
      .toSorted((satu, lain) => (satu.id ?? 0) - (lain.id ?? 0))
      .findLast(({ izin }) => !izin)
    const isHadir = hadir.length > 0
    return {
      kerja,
      pengisi: pengisi ?? null,
      isHadir,
      isTerlambat: isHadir && isi.every(({ masuk, telat }) => masuk === null || isTelat(telat)),
      isBelum:
        !isHadir &&
        pengisi !== undefined &&
        !pengisi.digantikan &&
        saat > pengisi.mulai + pengisi.toleransi * 1000 &&
        saat < pengisi.selesai,
      kosong: kosongPada(kerja, hadir, kerja.posId === null ? 0 : (toleransi.get(kerja.posId) ?? 0), saat),
    }
  })
}

type PosTerhitung = PosPapan & {
  readonly butuh: readonly KebutuhanPapan[]
  /** One for each that the post needs and nobody is planned for */
  readonly celah: readonly Kosong[]
}

/** Of what a post needs, what nobody is planned for; a place counts for the need that it shares most with. */
function celahFrom(
  pos: PosPapan,
  butuh: readonly KebutuhanPapan[],
  tempat: readonly Tempat[],
  saat: Instan,
): PosTerhitung {
  const terencana = Map.groupBy(
    tempat.filter(({ pengisi, isHadir }) => pengisi !== null || isHadir),
    ({ kerja }) => butuh.toSorted((satu, lain) => lamaBersama(lain, kerja) - lamaBersama(satu, kerja))[0],
  )
  const celah = butuh.flatMap((satu) => {
    const kurang = Math.max(0, satu.jumlah - (terencana.get(satu)?.length ?? 0))
    return Array.from({ length: kurang }, () => kosongPada(satu, [], pos.toleransiKosong, saat))
  })
  return { ...pos, butuh, celah }
}

function lamaBersama(satu: Rentang, lain: Rentang): number {
  return Math.min(satu.selesai, lain.selesai) - Math.max(satu.mulai, lain.mulai)
}

function barisPosFrom({ id, butuh, celah }: PosTerhitung, tempat: readonly Tempat[]): BarisPos {
  const jumlah = butuh.reduce((banyak, satu) => banyak + satu.jumlah, 0)
  return { id, butuh: jumlah, kurang: celah.length, ...terisiFrom(tempat, celah) }
}

function terisiFrom(tempat: readonly Tempat[], kurang: readonly Kosong[]): Terisi {
  // Who is on leave from a post leaves a need behind, which stands among `kurang`.
  const berisi = tempat.filter(({ pengisi, isHadir }) => pengisi !== null || isHadir)
  const dihitung = [
    ...berisi.filter(({ kerja: { posId } }) => posId !== null).map(({ kosong }) => kosong),
    ...kurang,
  ]
  const sejak = dihitung.flatMap((satu) => satu.sejak ?? [])
  return {
    rencana: berisi.length + kurang.length,
    terisi: berisi.filter(({ isHadir }) => isHadir).length,
    terlambat: berisi.filter(({ isTerlambat }) => isTerlambat).length,
    belum: berisi.filter(({ isBelum }) => isBelum).length,
    kosong: {
      detik: dihitung.reduce((jumlah, { detik }) => jumlah + detik, 0),
      sejak: sejak.length === 0 ? null : Math.min(...sejak),
    },
  }
}
