import { expect, test } from 'vitest'
import { pengumumanFrom } from './pengumuman.api.ts'

const wire = {
  id: 7,
  judul: 'Libur bersama',
  status: 'TERBIT' as const,
  lampiran: '7-a.webp',
  lampiran_url: '/api/berkas/pengumuman/7-a.webp?tanda=x',
  lampiran_kecil_url: '/api/berkas/pengumuman/7-a-kecil.webp?tanda=y',
  lampiran_ukuran: { lebar: 896, tinggi: 504 },
  body: 'Kantor tutup.',
  created_at: '2026-11-10T01:00:00.000Z',
  terbit_pada: '2026-11-19T01:00:00.000Z',
  dibaca: false,
  kelola: null,
  disematkan: false,
  wajib: true,
  dipahami: false,
  berakhir_pada: null,
}

test('an announcement in the app’s own names', () => {
  expect(pengumumanFrom(wire)).toEqual({
    id: 7,
    title: 'Libur bersama',
    body: 'Kantor tutup.',
    image: {
      url: expect.stringMatching(/7-a\.webp\?tanda=x$/),
      smallUrl: expect.stringMatching(/7-a-kecil\.webp\?tanda=y$/),
      width: 896,
      height: 504,
    },
    publishedAt: Date.parse('2026-11-19T01:00:00Z'),
    isAsked: true,
    isRead: false,
  })
  const tanpa = { lampiran: null, lampiran_url: null, lampiran_kecil_url: null, lampiran_ukuran: null }
  expect(pengumumanFrom({ ...wire, ...tanpa }).image).toBeNull()
})
