/** How long a place of work stood empty: what was planned against who was there (`docs/rules.md`, section 2.18). */
import type { Detik, Instan } from '../waktu.ts'

export type Rentang = { readonly mulai: Instan; readonly selesai: Instan }

/** How long nobody was there, and since when nobody is. */
export type Kosong = {
  readonly detik: Detik
  /** Start of the gap that is open at the moment asked for; null where somebody is there, or it is over or to come */
  readonly sejak: Instan | null
}

/**
 * Of a planned span as far as it has passed, the gaps that nobody attended. One no longer than the tolerance is none; a
 * longer one counts whole.
 *
 * @param hadir when somebody was there, in any order; who has not left is there until the end
 * @param toleransi seconds
 */
export function kosongPada(
  rencana: Rentang,
  hadir: readonly { readonly masuk: Instan; readonly pulang: Instan | null }[],
  toleransi: Detik,
  saat: Instan,
): Kosong {
  const akhir = Math.min(rencana.selesai, saat)
  const celah: Rentang[] = []
  let sampai = rencana.mulai
  for (const { masuk, pulang } of hadir.toSorted((satu, lain) => satu.masuk - lain.masuk)) {
    if (masuk > sampai) celah.push({ mulai: sampai, selesai: Math.min(masuk, akhir) })
    sampai = Math.max(sampai, pulang ?? akhir)
  }
  celah.push({ mulai: sampai, selesai: akhir })
  const kosong = celah
    .map(({ mulai, selesai }) => ({ mulai, lama: Math.floor((selesai - mulai) / 1000) }))
    .filter(({ lama }) => lama > toleransi)
  const terbuka =
    saat < rencana.selesai && sampai < akhir ? kosong.find(({ mulai }) => mulai === sampai) : undefined
  return { detik: kosong.reduce((jumlah, { lama }) => jumlah + lama, 0), sejak: terbuka?.mulai ?? null }
}
