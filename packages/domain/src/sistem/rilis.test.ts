import { expect, it } from 'vitest'
import rilis from '../../data/rilis-postgresql.json' with { type: 'json' }
import { umurRilis } from './rilis.ts'

it.each([
  ['18.4', 8],
  ['18.4 (Debian 18.4-1.pgdg13+1)', 8],
  ['15.18', 8],
  ['18.2', 99],
  ['18.99', null],
  ['19devel', null],
])('[JAGA-16] PostgreSQL %s is %j days old on 22 May 2026', (versi, hari) => {
  expect(umurRilis(versi, rilis.data, '2026-05-22')).toBe(hari)
})
