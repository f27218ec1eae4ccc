import { expect, test } from 'vitest'
import type { EntriRingkas } from '../../lib/kotak/entri.ts'
import type { Presensi } from './hari.wire.ts'
import { withTertunda } from './tertunda.wire.ts'

const belum: Presensi = {
  tanggal: '2026-11-20',
  status: 'BELUM_PRESENSI',
  checkIn: null,
  checkOut: null,
  offices: [],
  bebasArea: false,
  bukaPada: null,
  tutupPada: null,
  tugas: null,
  istirahat: null,
  langkah: 'checkIn',
}
const menunggu = {
  kunci: 'a',
  ditolak: null,
  kabar: {
    tentang: 'presensi',
    jenis: 'checkIn',
    orang: null,
    tanggal: '2026-11-20',
    saat: Date.parse('2026-11-20T05:52:00+07:00'),
    zona: 'WIB',
    tempat: '',
    dengar: null,
  },
} as unknown as EntriRingkas

const withKotak = (hari: Presensi, entri: readonly EntriRingkas[], isTerbaca: boolean) =>
  withTertunda(hari, null, { entri, mengirim: null, gagal: 0, isTerbaca })

test('[LURING-02] what the last start knew of a waiting punch stands until the outbox has been read', () => {
  const tersimpan = withKotak(belum, [menunggu], true)
  expect(tersimpan).toMatchObject({
    langkah: 'checkOut',
    tertunda: 'Check in 05.52 tersimpan di ponsel, menunggu jaringan',
  })
  expect(withKotak(tersimpan, [], false)).toBe(tersimpan)
  expect(withKotak(tersimpan, [], true)).toEqual(belum)
})
