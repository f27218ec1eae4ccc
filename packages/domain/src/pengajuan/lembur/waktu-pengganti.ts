/**
 * Time off for overtime that was worked (`docs/rules.md`, section 3.16): what overtime brought, what requests took of it and
 * what lapsed. It is kept in minutes, and nowhere but in the overtime and the requests themselves, and in what HR puts right by hand.
 */
import type { Batas } from '../../aturan.ts'
import { formatJumlahHari } from '../izin/jumlah-hari.ts'
import { type Tanggal, addHari } from '../../waktu.ts'

/** By what a kind of leave is given that overtime brings. */
export const KUOTA_LEMBUR = 'lembur'

/** Overtime that was worked: it may be taken from the day after it on. */
export type Perolehan = {
  readonly tanggal: Tanggal
  /** The last day on which it may be taken */
  readonly sampai: Tanggal
  readonly menit: number
  /** Of what HR added: why */
  readonly koreksi?: string
}
/** A day of approved time off, or half of one. */
export type Pengambilan = {
  readonly tanggal: Tanggal
  readonly menit: number
  /** Of what HR took: why */
  readonly koreksi?: string
}
export type WaktuPengganti = {
  readonly perolehan: readonly Perolehan[]
  readonly pengambilan: readonly Pengambilan[]
  /** Minutes of overtime that a day off takes, by the day */
  readonly sehari: (tanggal: Tanggal) => number
}

export const TANPA_WAKTU_PENGGANTI: WaktuPengganti = { perolehan: [], pengambilan: [], sehari: () => 480 }

/** HR's correction, in hours added or taken; halves are counted. */
export const JAM_KOREKSI: Batas = {
  dari: 0.5,
  sampai: 240,
  pesan: 'Jumlah jam 0,5 sampai 240, per setengah jam.',
}

export const JENIS_ENTRI_PENGGANTI = ['LEMBUR', 'AMBIL', 'KOREKSI', 'GUGUR'] as const
/** A line of the ledger. */
export type EntriPengganti = {
  readonly jenis: (typeof JENIS_ENTRI_PENGGANTI)[number]
  readonly tanggal: Tanggal
  /** Below 0 what was taken or lapsed */
  readonly menit: number
  /** Of overtime: the last day on which it may be taken */
  readonly sampai: Tanggal | null
  /** Why HR put it right; empty for all else */
  readonly keterangan: string
}

/** More than is left: how many days are asked for, and how many there are. */
export type KurangPengganti = { readonly diminta: number; readonly tersedia: number }

/** Days off that are left on a day, whole and half ones, once all that was approved has been taken. */
export function sisaPengganti(waktu: WaktuPengganti, tanggal: Tanggal): number {
  return roundHari(sisaMenit(waktu, tanggal), waktu.sehari(tanggal))
}

/** Minutes that may be taken on a day: what is approved for later may take what is worked until then instead. */
export function sisaMenit(waktu: WaktuPengganti, tanggal: Tanggal): number {
  const menit = waktu.perolehan.reduce((n, satu) => n + satu.menit, 0)
  return menit - (computeSisa(waktu, { tanggal, menit }).kurang - computeSisa(waktu).kurang)
}

/**
 * Where a request takes more than overtime has brought; null if it does not. What was approved before keeps what it has.
 *
 * @param hari its days, as they count
 * @param bobot how much of each it takes: 0.5 of half a day
 */
export function kekuranganPengganti(
  hari: readonly Tanggal[],
  bobot: number,
  waktu: WaktuPengganti,
): KurangPengganti | null {
  const minta = hari.map((tanggal) => ({ tanggal, menit: waktu.sehari(tanggal) * bobot }))
  const kurang = computeSisa(waktu, ...minta).kurang - computeSisa(waktu).kurang
  if (kurang <= 0) return null
  const seluruhnya = minta.reduce((n, { menit }) => n + menit, 0)
  return {
    diminta: hari.length * bobot,
    tersedia: roundHari(seluruhnya - kurang, waktu.sehari(hari[0] ?? '')),
  }
}

/** Days of approved time off that no overtime stands behind any more, to a half: it was put right since, or the days were moved. */
export function hariTakTerbayar(waktu: WaktuPengganti, tanggal: Tanggal): number {
  return Math.ceil((computeSisa(waktu).kurang / waktu.sehari(tanggal)) * 2) / 2
}

/** Why a request is refused; undefined where it is not. */
export function judgePengganti(
  hari: readonly Tanggal[],
  bobot: number,
  nama: string,
  waktu: WaktuPengganti,
): string | undefined {
  const kurang = kekuranganPengganti(hari, bobot, waktu)
  if (kurang === null) return undefined
  const { diminta, tersedia } = kurang
  return tersedia === 0
    ? `Anda tidak memiliki sisa ${nama} pada tanggal itu. Sisanya bertambah dari lembur yang disetujui dan dikerjakan.`
    : `Sisa ${nama} Anda pada tanggal itu ${formatJumlahHari(tersedia)} hari, sedangkan yang diajukan ${formatJumlahHari(diminta)} hari.`
}

/** The ledger as of a day, the newest line first, and the minutes that are left, today's overtime among them. */
export function bukuPengganti(
  waktu: WaktuPengganti,
  hari: Tanggal,
): { readonly saldo: number; readonly entri: readonly EntriPengganti[] } {
  const { sisa } = computeSisa(waktu)
  const gugur = sisa.filter(({ sampai, menit }) => sampai < hari && menit > 0)
  const entri: EntriPengganti[] = [
    ...waktu.perolehan.map(({ koreksi, ...satu }) => ({
      jenis: koreksi === undefined ? ('LEMBUR' as const) : ('KOREKSI' as const),
      ...satu,
      keterangan: koreksi ?? '',
    })),
    ...waktu.pengambilan.map(({ tanggal, menit, koreksi }) => ({
      jenis: koreksi === undefined ? ('AMBIL' as const) : ('KOREKSI' as const),
      tanggal,
      menit: -menit,
      sampai: null,
      keterangan: koreksi ?? '',
    })),
    ...gugur.map(({ sampai, menit }) => ({
      jenis: 'GUGUR' as const,
      tanggal: addHari(sampai, 1),
      menit: -menit,
      sampai: null,
      keterangan: '',
    })),
  ]
  return {
    saldo: sisa.reduce((n, satu) => (satu.sampai < hari ? n : n + satu.menit), 0),
    entri: entri.toSorted((a, b) => (a.tanggal < b.tanggal ? 1 : a.tanggal > b.tanggal ? -1 : 0)),
  }
}

/** Each day takes first what lapses first of what it may take; no other order would leave less untaken. */
function computeSisa(
  { perolehan, pengambilan }: Pick<WaktuPengganti, 'perolehan' | 'pengambilan'>,
  ...minta: readonly Pengambilan[]
): { readonly sisa: readonly Perolehan[]; readonly kurang: number } {
  const sisa = perolehan.map((satu) => ({ ...satu }))
  const urut = sisa.toSorted((a, b) => (a.sampai < b.sampai ? -1 : a.sampai > b.sampai ? 1 : 0))
  let kurang = 0
  for (const { tanggal, menit } of [...pengambilan, ...minta].toSorted((a, b) =>
    a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : 0,
  )) {
    let butuh = menit
    for (const satu of urut) {
      if (!isBerlaku(satu, tanggal)) continue
      const ambil = Math.min(butuh, satu.menit)
      satu.menit -= ambil
      butuh -= ambil
    }
    kurang += butuh
  }
  return { sisa, kurang }
}

function isBerlaku(
  { tanggal: diperoleh, sampai }: Pick<Perolehan, 'tanggal' | 'sampai'>,
  tanggal: Tanggal,
): boolean {
  return diperoleh < tanggal && tanggal <= sampai
}

/** Whole and half days that so many minutes are enough for. */
function roundHari(menit: number, sehari: number): number {
  return Math.floor((menit / sehari) * 2) / 2
}
