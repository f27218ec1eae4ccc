import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { jam } from '../../../test/jam.ts'
import { setServerTime } from '../../lib/clock.ts'
import { AWAL_MEMORI, type EntriRingkas } from '../../lib/kotak/entri.ts'
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

const setNow = (iso: string) => setServerTime(Date.parse(iso), jam.now())
beforeEach(() => {
  setNow('2026-11-20T06:00:00+07:00')
  onTestFinished(() => setServerTime(jam.now(), jam.now()))
})

test('[LURING-02] what the last start knew of a waiting punch stands until the outbox has been read', () => {
  const tersimpan = withKotak(belum, [menunggu], true)
  expect(tersimpan).toMatchObject({
    langkah: 'checkOut',
    tertunda: 'Check in 05.52 tersimpan di ponsel, menunggu jaringan',
  })
  expect(withKotak(tersimpan, [], false)).toBe(tersimpan)
  expect(withKotak(tersimpan, [], true)).toEqual(belum)
})

test('[LURING-25] what the phone has no room for is not called kept', () => {
  const sementara = { ...menunggu, urut: AWAL_MEMORI }
  expect(withKotak(belum, [sementara], true).tertunda).toBe(
    'Check in 05.52 hanya ada di layar ini, jangan ditutup sampai terkirim',
  )
})

test('a punch of another day is told with it', () => {
  setNow('2026-11-21T00:10:00+07:00')
  expect(withKotak(belum, [menunggu], true).tertunda).toMatch(/^Check in Jumat 20\/11 05\.52 tersimpan/)
})
