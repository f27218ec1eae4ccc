import { expect, test } from 'vitest'
import { fetchSesudah, halamanSesudah, mergeTetap } from './menyusut.ts'

test('a page after what is known begins within it and goes beyond it, in pages the server takes', () => {
  for (let jumlah = 0; jumlah <= 2000; jumlah += 1) {
    const { page, perPage } = halamanSesudah(jumlah)
    const mulai = (page - 1) * perPage
    expect(mulai, `${jumlah}`).toBeLessThanOrEqual(Math.max(0, jumlah - 1))
    expect(mulai + perPage, `${jumlah}`).toBeGreaterThan(jumlah)
    expect(perPage).toBeLessThanOrEqual(100)
  }
})

/** A server's list that loses, or gains at its head, between any two answers. */
function listOf(jumlah: number, acak: () => number, gains: boolean) {
  let isi = Array.from({ length: jumlah }, (_, id) => ({ id }))
  let baru = 10_000
  return {
    isi: () => isi,
    async fetch(page: number, perPage: number) {
      const mulai = (page - 1) * perPage
      const items = isi.slice(mulai, mulai + perPage)
      const answer = { items, isLast: mulai + perPage >= isi.length }
      const hilang = Math.floor(acak() * 12)
      const dari = Math.floor(acak() * isi.length)
      isi = isi.filter((_, i) => i < dari || i >= dari + hilang)
      if (gains && acak() < 0.5) isi = [{ id: baru++ }, ...isi]
      return answer
    },
  }
}

/** Mulberry32: the same numbers on every run. */
function acakDari(benih: number): () => number {
  let a = benih
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

test.each([false, true])(
  'whoever reads on sees everything that still waits, whatever is decided meanwhile (new ones at the head: %s)',
  async (gains) => {
    for (let benih = 1; benih <= 300; benih += 1) {
      const list = listOf(Math.floor(benih * 1.3), acakDari(benih), gains)
      const known: number[] = []
      let next: number | undefined = 1
      let asked = 0
      while (next !== undefined && asked < 200) {
        const sesudah: Awaited<ReturnType<typeof fetchSesudah>> = await fetchSesudah(known, (page, perPage) =>
          list.fetch(page, perPage),
        )
        known.push(...sesudah.items.map(({ id }) => id))
        next = sesudah.next
        asked += 1
      }
      expect(asked, `seed ${benih}`).toBeLessThan(200)
      expect(new Set(known).size, `seed ${benih}`).toBe(known.length)
      const terlewat = list.isi().filter(({ id }) => id < 10_000 && !known.includes(id))
      expect(terlewat, `seed ${benih}`).toEqual([])
    }
  },
)

test('pages counted alone would skip: what the reader is spared', async () => {
  const list = listOf(60, acakDari(5), false)
  const known: number[] = []
  for (let page = 1; page <= 3; page += 1)
    known.push(...(await list.fetch(page, 20)).items.map(({ id }) => id))
  expect(list.isi().filter(({ id }) => !known.includes(id))).not.toEqual([])
})

test.each([
  ['what was decided stays behind what stood before it', [1, 2, 3, 4], [1, 3, 4], [2], [1, 2, 3, 4]],
  ['also at the head', [1, 2, 3], [2, 3], [1], [1, 2, 3]],
  ['also two in a row, and when their neighbour is gone too', [1, 2, 3, 4], [4], [2, 3], [2, 3, 4]],
  ['what others decided goes, what is new comes', [1, 2, 3], [9, 1, 3], [], [9, 1, 3]],
  ['what the answer holds itself stands once', [1, 2], [1, 2], [2], [1, 2]],
])('%s', (_name, lama, baru, tetap, expected) => {
  const items = (ids: number[]) => ids.map((id) => ({ id }))
  const merged = mergeTetap(items(lama), items(baru), (id) => tetap.includes(id))
  expect(merged.map(({ id }) => id)).toEqual(expected)
})
