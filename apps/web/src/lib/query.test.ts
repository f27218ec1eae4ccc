import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type Subject, answerQuery, invalidate, keyOf, query } from './query.ts'
import { createKunci } from './use-kunci.ts'

const client = new QueryClient()
const satu = query('GET /kelola/klien/{id}', { params: { id: 7 } })
const daftar = answerQuery('GET /kelola/klien', { query: { q: 'mal' } })
const syarat = query('GET /kelola/kontrak-klien/{id}/syarat', { params: { id: 7 } })
const ALL: Readonly<Record<string, { readonly queryKey: QueryKey }>> = { satu, daftar, syarat }

/** Which of the queries are due after this was invalidated */
async function dueAfter(...subjects: readonly Subject[]) {
  client.clear()
  for (const { queryKey } of Object.values(ALL)) client.setQueryData(queryKey, {})
  await invalidate(client, ...subjects)
  return Object.entries(ALL).flatMap(([name, { queryKey }]) =>
    client.getQueryState(queryKey)?.isInvalidated === true ? [name] : [],
  )
}

test('a key is the words of its path and the input, a number like the text of it', () => {
  expect(keyOf('GET /kelola/klien/{id}', { params: { id: 7 } })).toEqual(
    keyOf('GET /kelola/klien/{id}', { params: { id: '7' }, query: {} }),
  )
  expect(keyOf('GET /kelola/klien/{id}', { params: { id: 7 } })).not.toEqual(
    keyOf('GET /kelola/klien/{id}', { params: { id: 8 } }),
  )
})

test('one call is invalidated with whatever input, a beginning with all below it, and neither takes more', async () => {
  expect(await dueAfter('GET /kelola/klien')).toEqual(['daftar'])
  expect(await dueAfter('GET /kelola/klien/{id}')).toEqual(['satu'])
  expect(await dueAfter('kelola/klien')).toEqual(['satu', 'daftar'])
  expect(await dueAfter('kelola')).toEqual(['satu', 'daftar', 'syarat'])
  expect(await dueAfter('GET /kelola/klien', 'kelola/kontrak-klien')).toEqual(['daftar', 'syarat'])
})

test('two files are two contents, one file sent again is one', () => {
  const kunciOf = createKunci()
  const [a, b] = ['a', 'b'].map((isi) => new File([isi.repeat(3)], `${isi}.csv`, { lastModified: 1 }))
  const first = kunciOf({ form: { berkas: a } })
  expect(kunciOf({ form: { berkas: a } })).toBe(first)
  expect(kunciOf({ form: { berkas: b } })).not.toBe(first)
})
