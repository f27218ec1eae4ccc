import { expect, test } from 'vitest'
import { pageByLinks, pageByMeta } from './pages.ts'

test.each([
  [1, 3, 2],
  [2, 3, 3],
  [3, 3, undefined],
  [1, 1, undefined],
  [1, 0, undefined],
  [4, 3, undefined],
])('[K-08] page %i of %i is followed by %s', (current_page, last_page, next) => {
  const body = { data: [1, 2], meta: { current_page, last_page } }
  expect(pageByMeta(body, String)).toEqual({ items: ['1', '2'], next })
})

test.each([
  ['/api/lembur?bulan=11&tahun=2026&page=2', 2],
  ['http://rekan.example/api/lembur?page=13&per_page=10', 13],
  [null, undefined],
])('%s leads to page %s', (next, page) => {
  expect(pageByLinks({ data: ['a'], links: { next } }, (text) => text)).toEqual({ items: ['a'], next: page })
})
