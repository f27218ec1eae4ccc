import { expect, test } from 'vitest'
import { nasibFrom } from './nasib.ts'

const siti = { id: 31, nama: 'Siti Rahmawati' }
const rizky = { id: 2, nama: 'Rizky Pratama' }
const wire = {
  status: 'menunggu',
  created_at: '2026-11-19T09:05:00+07:00',
  koordinator: rizky,
  diajukan_oleh: siti,
  keputusan: null,
  menunggu: { oleh: rizky, pengganti: false, sejak: '2026-11-19T09:05:00+07:00' },
  dapat: { putuskan: false, batalkan: true },
} as const
const PADA = Date.parse('2026-11-19T02:05:00Z')

test('a request that waits, in the app’s own names', () => {
  expect(nasibFrom(wire)).toEqual({
    status: 'menunggu',
    diajukanPada: PADA,
    diajukanOleh: siti,
    koordinator: rizky,
    keputusan: null,
    menunggu: { oleh: rizky, pengganti: false, sejak: PADA },
    dapat: { putuskan: false, batalkan: true },
  })
})

test('one that was decided', () => {
  const keputusan = { status: 'ditolak', oleh: rizky, note: 'Ganti hari.', pada: wire.created_at } as const
  expect(nasibFrom({ ...wire, status: 'ditolak', keputusan, menunggu: null })).toMatchObject({
    keputusan: { status: 'ditolak', oleh: rizky, catatan: 'Ganti hari.', pada: PADA },
    menunggu: null,
  })
})
