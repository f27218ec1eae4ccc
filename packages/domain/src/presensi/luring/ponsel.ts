/** How many phones an account may punch with without a network. */
import type { Instan } from '../../waktu.ts'

export const PONSEL_TERBANYAK = 5
/** One that was not heard for longer gives way to another. */
const TIDAK_DIDENGAR_MS = 30 * 86_400_000

/** A phone that counts, and when it was heard last. */
type PonselTerdaftar = { readonly id: number; readonly didengar: Instan }

/** Whether one more phone may be added, and which of the others give way to it. */
export function decidePonsel(
  semua: readonly PonselTerdaftar[],
  saat: Instan,
): { readonly ok: true; readonly lepas: readonly number[] } | { readonly ok: false } {
  const lebih = semua.length + 1 - PONSEL_TERBANYAK
  if (lebih <= 0) return { ok: true, lepas: [] }
  const lepas = semua.filter(({ didengar }) => saat - didengar > TIDAK_DIDENGAR_MS).map(({ id }) => id)
  return lepas.length >= lebih ? { ok: true, lepas } : { ok: false }
}
