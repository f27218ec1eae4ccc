import { isTerhitung } from '@rekan/domain/presensi/sanggah'
import { type PenugasanHadir, giliranPada, kerjaTerdekat } from '@rekan/domain/penugasan/penugasan'
import { kerjaPada } from '@rekan/domain/presensi/hari/presensi'
import { type Instan, formatJam, jamLokal } from '@rekan/domain/waktu'
import { invalid } from '../../../platform/errors.ts'
import type { Hari } from './hari.service.ts'
import type { KejadianPokok } from './hari.sql.ts'
import type { KerjaHari, PenugasanHari } from './penugasan.ts'

/** A day as one of its works sees it, and which; null on a day without any. */
export type HariKerja<T extends Hari> = { readonly hari: T; readonly penugasan: PenugasanHari | null }

/** A work as the rules judge it. */
export function asHadir(satu: KerjaHari): PenugasanHadir {
  const { rencana, akhirRencana, checkIn, checkOut } = satu
  // What is disputed counts for nothing.
  const saat = (kejadian: KejadianPokok | null) =>
    kejadian !== null && isTerhitung(kejadian.sanggahan) ? Date.parse(kejadian.waktu) : null
  const istirahat = satu.istirahat.map(({ mulai, selesai }) => ({
    mulai: Date.parse(mulai),
    selesai: selesai === null ? null : Date.parse(selesai),
  }))
  return { rencana, akhirRencana, istirahat, masuk: saat(checkIn), pulang: saat(checkOut) }
}

/** The day as the work whose turn it is at a moment sees it; a day of one work is what it is. */
export function hariGiliran<T extends Hari>(hari: T, saat: Instan): HariKerja<T> {
  const { penugasan } = hari
  return hariPenugasan(hari, penugasan[giliranPada(penugasan.map(asHadir), saat)])
}

/** The day as one of its works sees it: its own hours, place and punches. */
function hariPenugasan<T extends Hari>(hari: T, satu: PenugasanHari | undefined): HariKerja<T> {
  if (satu === undefined) return { hari, penugasan: null }
  const [utama, ...lain] = hari.penempatan
  const { kantor, rencana, checkIn, checkOut } = satu
  const sebagai = {
    ...hari,
    shift: rencana.shift,
    fakta: { ...hari.fakta, rencana, checkIn: checkIn !== null, checkOut: checkOut !== null },
    ...(kantor === null
      ? { penempatan: [utama, ...lain] }
      : { penempatan: [{ ...utama, ...kantor }], zona: kantor.zona_waktu }),
    checkIn,
    checkOut,
  }
  return { hari: sebagai, penugasan: satu }
}

/** How a call names the work that follows from the week, a row or not. */
export const PENUGASAN_JADWAL = 0

/**
 * The day as the work that is named sees it. Throws 422 at `penugasan_id` for one that is not the day's, and, naming the
 * choices, where the day has several and none is named.
 */
export function requirePenugasan<T extends Hari>(hari: T, id: number | undefined): HariKerja<T> {
  const { penugasan } = hari
  if (id === undefined) {
    if (penugasan.length > 1)
      throw invalid({
        penugasan_id: [`Hari itu berisi beberapa penugasan: ${pilihan(hari)}. Sebutkan yang mana.`],
      })
    return hariPenugasan(hari, penugasan[0])
  }
  const dipilih = penugasan.find((satu) => satu.id === id || (satu.turunan && id === PENUGASAN_JADWAL))
  if (dipilih === undefined) throw invalid({ penugasan_id: ['Penugasan ini tidak ada pada hari itu.'] })
  return hariPenugasan(hari, dipilih)
}

/** The day as the work sees it that some moments touch or are nearest to. */
export function hariTerdekat<T extends Hari>(hari: T, saat: readonly Instan[]): HariKerja<T> {
  if (hari.penugasan.length < 2 || saat.length === 0) return requirePenugasan(hari, undefined)
  const rentang = { mulai: Math.min(...saat), selesai: Math.max(...saat) }
  const kerja = hari.penugasan.map(({ rencana }) => kerjaPada(rencana) ?? TAK_BERJAM)
  return hariPenugasan(hari, hari.penugasan[kerjaTerdekat(kerja, rentang)])
}

/** Nearest to nothing */
const TAK_BERJAM = { mulai: Infinity, selesai: Infinity }

function pilihan({ penugasan, zona }: Hari): string {
  return penugasan
    .map(({ id, kantor, rencana }) => {
      const kerja = kerjaPada(rencana)
      const jam = (saat: Instan) => formatJam(jamLokal(saat, kantor?.zona_waktu ?? zona)).slice(0, 5)
      const pukul = kerja === null ? 'tanpa jam' : `${jam(kerja.mulai)}-${jam(kerja.selesai)}`
      const di = kantor === null ? '' : ` di ${kantor.kantor_nama}`
      return `${id ?? PENUGASAN_JADWAL} (${pukul}${di})`
    })
    .join(', ')
}
