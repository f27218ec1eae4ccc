import { simpanan } from '../../../lib/simpanan.ts'

/**
 * Decisions that this page has not seen through, by kind of request and account: what the last page left behind, as
 * when it was killed without a connection, is told on the next.
 */
const kunciFrom = (nama: string, penggunaId: number) => `rekan.keputusan.${nama}.${penggunaId}`

/** Taken once a page: from then on what stands there is this page's own, and under way. */
const taken = new Set<string>()

export function takeTertinggal(nama: string, penggunaId: number): readonly number[] {
  const kunci = kunciFrom(nama, penggunaId)
  if (taken.has(kunci)) return []
  taken.add(kunci)
  try {
    const isi: unknown = JSON.parse(simpanan.get(kunci) ?? '[]')
    return Array.isArray(isi) ? isi.filter((id): id is number => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}

export function storeTertinggal(nama: string, penggunaId: number, ids: readonly number[]): void {
  const kunci = kunciFrom(nama, penggunaId)
  if (ids.length === 0) simpanan.remove(kunci)
  else simpanan.set(kunci, JSON.stringify(ids))
}
