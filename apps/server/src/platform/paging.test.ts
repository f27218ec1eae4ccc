import { expect, it } from 'vitest'
import { offsetOf, paged } from './paging.ts'

const asked = (page: number, per_page = 10) => ({ page, per_page })

it('tells where a page stands, and the way to the others with the filters kept', () => {
  const url = '/api/karyawan/?nama=%25si%25&sort[]=nama,desc&page=2&per_page=10'
  const { meta, links } = paged(['x'], 25, asked(2), url)
  expect(meta).toEqual({ current_page: 2, last_page: 3, per_page: 10, total: 25 })
  const page = (n: number) =>
    `/api/karyawan?nama=%25si%25&sort%5B%5D=nama%2Cdesc&per_page=10&page=${String(n)}`
  expect(links).toEqual({ first: page(1), last: page(3), prev: page(1), next: page(3) })
})

it('names no host that the request named', () => {
  const { links } = paged(['x'], 25, asked(1), 'http://evil.example/api/x?nama=http://a/b')
  expect(links.next).toBe('/api/x?nama=http%3A%2F%2Fa%2Fb&page=2')
})

it.each([
  ['the first of several', 1, 25, null, 2],
  ['the last', 3, 25, 2, null],
  ['the only one', 1, 10, null, null],
  ['none at all', 1, 0, null, null],
  ['one past the end', 9, 25, 3, null],
])('ends at the ends: %s', (_name, page, total, prev, next) => {
  const { links } = paged([], total, asked(page), '/api/x')
  const link = (n: number | null) => n && `/api/x?page=${String(n)}`
  expect([links.prev, links.next]).toEqual([link(prev), link(next)])
})

it('skips the pages before', () => expect([offsetOf(asked(1)), offsetOf(asked(4, 25))]).toEqual([0, 75]))
