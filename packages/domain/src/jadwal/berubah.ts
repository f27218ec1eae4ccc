/** What a publication changed of a day that its person may have read already (`docs/rules.md`, section 2.15). */
import type { Instan } from '../waktu.ts'

/** So long a day that was changed is shown as changed. */
const BARU_MS = 7 * 86_400_000

/** A work of a day as its person is told of it. */
export type KerjaDiketahui = {
  readonly mulai: Instan
  readonly selesai: Instan
  /** Ids of its site and its post; null: any office of theirs, no post */
  readonly kantor: number | null
  readonly pos: number | null
}

/** One that was published for a day, whether or not it still holds. */
export type KerjaTerbit = KerjaDiketahui & {
  readonly dibuat: Instan
  /** From when it does not hold any more; null: it does */
  readonly dibatalkan: Instan | null
}

/** What of a day can differ so that its person is to know. */
export const APA_BERUBAH = ['jam', 'tempat', 'pos'] as const
export type ApaBerubah = (typeof APA_BERUBAH)[number]

/** What stood on a day before its last change, and what of it is otherwise now. */
export type Perubahan = {
  readonly pada: Instan
  readonly sebelumnya: readonly KerjaDiketahui[]
  readonly apa: readonly ApaBerubah[]
}

/**
 * The last change of a day within a week, with what stood before it; null where nothing changed, or what stood before has the
 * hours, places and posts that stand.
 *
 * @param terbit when a roster was first and last published for the day; null: never
 * @param kerja what rosters, swaps and replacements published for the day, with what was called off
 * @param mingguan what the week says: it stood there before the first roster
 * @param sekarang what stands, however it came to
 */
export function perubahanHari(
  terbit: { readonly pertama: Instan; readonly terakhir: Instan } | null,
  kerja: readonly KerjaTerbit[],
  mingguan: KerjaDiketahui | null,
  sekarang: readonly KerjaDiketahui[],
  saat: Instan,
): Perubahan | null {
  const pada = Math.max(
    terbit?.terakhir ?? -Infinity,
    ...kerja.flatMap(({ dibuat, dibatalkan }) => [dibuat, dibatalkan ?? -Infinity]),
  )
  if (pada < saat - BARU_MS || pada > saat) return null
  const isTerbit = terbit !== null && terbit.pertama < pada
  const sebelumnya = [
    ...(isTerbit || mingguan === null ? [] : [mingguan]),
    ...kerja.filter(({ dibuat, dibatalkan }) => dibuat < pada && (dibatalkan === null || dibatalkan >= pada)),
  ]
    .map(({ mulai, selesai, kantor, pos }) => ({ mulai, selesai, kantor, pos }))
    .toSorted((a, b) => a.mulai - b.mulai)
  const apa = APA_BERUBAH.filter((satu) => isiOf(sebelumnya, satu) !== isiOf(sekarang, satu))
  return apa.length === 0 ? null : { pada, sebelumnya, apa }
}

/** What works hold of one thing, in their order, to be compared. */
function isiOf(semua: readonly KerjaDiketahui[], apa: ApaBerubah): string {
  return semua
    .toSorted((a, b) => a.mulai - b.mulai)
    .map(({ mulai, selesai, kantor, pos }) =>
      apa === 'jam' ? `${mulai}-${selesai}` : apa === 'tempat' ? kantor : pos,
    )
    .join()
}
