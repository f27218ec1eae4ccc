/** What a publication changed of a day that its person may have read already (`docs/rules.md`, section 2.15). */
import type { Instan } from '../waktu.ts'

/** So long a day that was changed is shown as changed. */
const BARU_MS = 7 * 86_400_000

/** A span that was published for a day, whether or not it still holds. */
export type KerjaTerbit = {
  readonly mulai: Instan
  readonly selesai: Instan
  readonly dibuat: Instan
  /** From when it does not hold any more; null: it does */
  readonly dibatalkan: Instan | null
}
type Rentang = { readonly mulai: Instan; readonly selesai: Instan }

/** What stood on a day before its last change. */
export type Perubahan = { readonly pada: Instan; readonly sebelumnya: readonly Rentang[] }

/**
 * The last change of a day within a week, with what stood before it; null where nothing changed, or what stood before is
 * what stands.
 *
 * @param terbit when a roster was first and last published for the day; null: never
 * @param kerja what rosters, swaps and replacements published for the day, with what was called off
 * @param mingguan what the week says: it stood there before the first roster
 */
export function perubahanHari(
  terbit: { readonly pertama: Instan; readonly terakhir: Instan } | null,
  kerja: readonly KerjaTerbit[],
  mingguan: Rentang | null,
  saat: Instan,
): Perubahan | null {
  const pada = Math.max(
    terbit?.terakhir ?? -Infinity,
    ...kerja.flatMap(({ dibuat, dibatalkan }) => [dibuat, dibatalkan ?? -Infinity]),
  )
  if (pada < saat - BARU_MS || pada > saat) return null
  const terbitkah = (di: Instan, sesudah: boolean) =>
    terbit !== null && (sesudah ? terbit.pertama <= di : terbit.pertama < di)
  const isi = (di: Instan, sesudah: boolean) => [
    ...(terbitkah(di, sesudah) || mingguan === null ? [] : [mingguan]),
    ...kerja.filter(
      ({ dibuat, dibatalkan }) =>
        (sesudah ? dibuat <= di : dibuat < di) &&
        (dibatalkan === null || (sesudah ? dibatalkan > di : dibatalkan >= di)),
    ),
  ]
  const [sebelumnya, sekarang] = [urut(isi(pada, false)), urut(isi(pada, true))]
  return isSama(sebelumnya, sekarang) ? null : { pada, sebelumnya }
}

function urut(semua: readonly Rentang[]): readonly Rentang[] {
  return semua.map(({ mulai, selesai }) => ({ mulai, selesai })).toSorted((a, b) => a.mulai - b.mulai)
}

function isSama(satu: readonly Rentang[], lain: readonly Rentang[]): boolean {
  return (
    satu.length === lain.length &&
    satu.every(({ mulai, selesai }, ke) => mulai === lain[ke]?.mulai && selesai === lain[ke].selesai)
  )
}
