import { type PenugasanHadir, asTerhitung, pulangDianggap } from '@rekan/domain/penugasan/penugasan'
import { isTerhitung } from '@rekan/domain/presensi/sanggah'
import { type Detik, type Instan, isoLokal } from '@rekan/domain/waktu'
import { asHadir } from './giliran.service.ts'
import type { HariHitung } from './hari.service.ts'
import type { KerjaHari } from './penugasan.ts'

/** A day's works as they count at a moment: where the company lets it, one left without a check-out ends as planned. */
export function penugasanTerhitung(
  { penugasan }: Pick<HariHitung, 'penugasan'>,
  saat: Instan,
): PenugasanHadir[] {
  return penugasan.map((satu) => kerjaTerhitung(satu, saat))
}

/** One of them. */
export function kerjaTerhitung(satu: KerjaHari, saat: Instan): PenugasanHadir {
  return asTerhitung(asHadir(satu), saat)
}

/** Seconds from check-in to check-out of each of a day's works as they count, summed; what misses either has none. */
export function durasiHari(hari: Pick<HariHitung, 'penugasan'>, saat: Instan): Detik {
  return penugasanTerhitung(hari, saat).reduce(
    (jumlah, { masuk, pulang }) =>
      masuk === null || pulang === null ? jumlah : jumlah + Math.max(0, Math.floor((pulang - masuk) / 1000)),
    0,
  )
}

/** From a day's first check-in to its last check-out; what is disputed counts for nothing. Null where nobody came, no end where nobody left. */
export function rentangHadir({ penugasan }: Pick<HariHitung, 'penugasan'>): {
  readonly mulai: Instan
  readonly selesai: Instan | null
} | null {
  const masuk = penugasan.map(({ checkIn }) => checkIn).find(isDihitung)
  if (!masuk) return null
  const pulang = penugasan.map(({ checkOut }) => checkOut).findLast(isDihitung)
  return { mulai: Date.parse(masuk.waktu), selesai: pulang ? Date.parse(pulang.waktu) : null }
}

/** Whether a punch is there and not disputed. */
export function isDihitung(kejadian: HariHitung['checkIn']): boolean {
  return kejadian !== null && isTerhitung(kejadian.sanggahan)
}

/** The planned end that counts as a work's check-out, by its site's clock; null where a real one does, or none. */
export function pulangDianggapKerja(
  satu: KerjaHari,
  { zona }: Pick<HariHitung, 'zona'>,
  saat: Instan,
): string | null {
  const dianggap = pulangDianggap(asHadir(satu), saat)
  return dianggap === null ? null : isoLokal(dianggap, satu.kantor?.zona_waktu ?? zona)
}

/** The same of the last work that was attended: its check-out is the day's. */
export function pulangDianggapHari(hari: HariHitung, saat: Instan): string | null {
  const terakhir = hari.penugasan.findLast(({ checkIn }) => checkIn !== null)
  return terakhir === undefined ? null : pulangDianggapKerja(terakhir, hari, saat)
}
