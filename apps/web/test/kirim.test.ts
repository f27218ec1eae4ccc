import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { penandaFrom } from '../src/lib/session-mark.ts'
import { isMilik } from '../src/lib/kotak/entri.ts'
import { sendWaiting } from '../src/lib/kotak/kirim.ts'
import { addEntri, listEntri, removeEntri } from '../src/lib/kotak/simpan.ts'

// Without IndexedDB the memory holds the entries; what is sent goes to a server that takes it.

const ANDI = 'andi0001-token'
const BUDI = 'budi0002-token'

let server: Server
let dasar: string
let diterima: { readonly kunci: unknown; readonly oleh: unknown }[]

beforeEach(async () => {
  diterima = []
  server = createServer((request, response) => {
    diterima.push({ kunci: request.headers['idempotency-key'], oleh: request.headers.authorization })
    request.resume().on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  dasar = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const entri of await listEntri()) await removeEntri(entri)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const put = (kunci: string, akun: number, token: string) =>
  addEntri({
    kunci,
    akun,
    ...(akun === 0 && { sesi: penandaFrom(token) }),
    jalur: '/presensi/check-in',
    isi: { json: '{}' },
    dibuat: 0,
    kabar: null,
  })
const tersisa = async () => (await listEntri()).map(({ kunci }) => kunci)

test('of two people whose accounts the phone does not know, each token sends what its own session made', async () => {
  await put('andi', 0, ANDI)
  await put('budi', 0, BUDI)
  expect(await sendWaiting({ akun: 0, token: BUDI, dasar }, () => undefined)).toBe(true)
  expect(diterima).toEqual([{ kunci: 'budi', oleh: `Bearer ${BUDI}` }])
  expect(await tersisa()).toEqual(['andi'])
  // Nor does a known account, which takes up its own session's first.
  await sendWaiting({ akun: 7, token: BUDI, dasar }, () => undefined)
  expect(await tersisa()).toEqual(['andi'])
  await sendWaiting({ akun: 0, token: ANDI, dasar }, () => undefined)
  expect(diterima.slice(1)).toEqual([{ kunci: 'andi', oleh: `Bearer ${ANDI}` }])
})

test('an account that is known has its own by whichever session', async () => {
  await put('lama', 7, ANDI)
  expect(await sendWaiting({ akun: 7, token: BUDI, dasar }, () => undefined)).toBe(true)
  expect(diterima).toEqual([{ kunci: 'lama', oleh: `Bearer ${BUDI}` }])
  expect(isMilik({ akun: 7 }, { akun: 8, token: ANDI })).toBe(false)
  // One that an earlier version put away without its session is nobody's until somebody says so.
  expect(isMilik({ akun: 0 }, { akun: 0, token: ANDI })).toBe(false)
})
