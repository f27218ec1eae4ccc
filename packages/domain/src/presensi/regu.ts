/** A crew: people of one shift at one site, for whom a witness punches (`docs/rules.md`, section 2.29). */
import { berbentuk } from '../aturan.ts'
import type { Detik, Instan } from '../waktu.ts'

/** One position serves all of a crew for so long. */
export const POSISI_REGU: Detik = 120

/** Whether a position that was read then may still serve. */
export function isPosisiSegar(dibaca: Instan, saat: Instan): boolean {
  return saat - dibaca < POSISI_REGU * 1000
}

export const aturanPin = berbentuk<string>({ pattern: '^[0-9]{6}$' }, (pin) =>
  /^\d{6}$/.test(pin) ? undefined : 'PIN terdiri atas 6 angka.',
)

/** Whether a PIN is a run up or down, or one digit six times: such are tried first. */
export function isPinMudah(pin: string): boolean {
  const langkah = new Set(Array.from(pin.slice(1), (angka, ke) => Number(angka) - Number(pin[ke])))
  const [satu = Infinity] = langkah
  return langkah.size === 1 && Math.abs(satu) <= 1
}

/** A span of work. */
type Rentang = { readonly mulai: Instan; readonly selesai: Instan }

/**
 * The shift that a crew is punched for at a moment: the one whose start or end is nearest, of two that hand over to each other
 * the one that begins. Undefined without any.
 */
export function shiftRegu<T extends Rentang>(semua: readonly T[], saat: Instan): T | undefined {
  const jarak = ({ mulai, selesai }: T) => Math.min(Math.abs(mulai - saat), Math.abs(selesai - saat))
  return semua.toSorted((satu, lain) => jarak(satu) - jarak(lain) || lain.mulai - satu.mulai)[0]
}

/** Whether a crew goes home by now: its end is nearer than its start. */
export function isPulangRegu({ mulai, selesai }: Rentang, saat: Instan): boolean {
  return Math.abs(selesai - saat) < Math.abs(mulai - saat)
}
