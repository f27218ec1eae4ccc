import { describe, expect, it } from 'vitest'
import type { BuktiWaktu } from '../luring/waktu.ts'
import { findKameraSemu } from './kamera.ts'
import { BEDA_TERBANYAK, bedaSidik } from './mirip.ts'
import {
  type PunchRagu,
  akurasiTeliti,
  judgeAkurasi,
  judgeJam,
  judgeKamera,
  judgeKoordinat,
  judgePerpindahan,
  judgePonsel,
  judgeRagu,
  judgeUmurPosisi,
  titikTeliti,
} from './sinyal.ts'

const SAAT = Date.parse('2026-11-20T01:00:00Z')
const MENIT = 60_000
const TITIK = { lat: -6.1754321, lng: 106.8271234 }
const TELITI = { lat7: -61_754_321, lng7: 1_068_271_234 }
const punch = (ubah: Partial<PunchRagu> = {}): PunchRagu => ({
  tanggal: '2026-11-20',
  saat: SAAT,
  titik: TITIK,
  akurasi: 0,
  sidikTitik: 'a',
  akurasiDm: 123,
  ...ubah,
})
const kode = (tanda: readonly { kode: string }[]) => tanda.map((satu) => satu.kode)

describe('the same coordinates', () => {
  const hari = (...tanggal: string[]) => tanggal.map((satu) => punch({ tanggal: satu }))
  it.each<[string, readonly PunchRagu[], readonly string[]]>([
    ['on two days', hari('2026-11-19'), []],
    ['twice on each of two days', hari('2026-11-20', '2026-11-19', '2026-11-19'), []],
    ['on three days', hari('2026-11-19', '2026-11-17'), ['2026-11-17', '2026-11-19', '2026-11-20']],
    [
      'on two days and nearly on a third',
      [...hari('2026-11-19'), punch({ tanggal: '2026-11-17', sidikTitik: 'b' })],
      [],
    ],
    [
      'rounded by the client',
      [...hari('2026-11-19'), punch({ tanggal: '2026-11-17', sidikTitik: null })],
      [],
    ],
  ])('[RAGU-01] %s', (_nama, lalu, hariSama) =>
    expect(judgeKoordinat({ punch: punch(), lalu })).toEqual(
      hariSama.length === 0 ? [] : [{ kode: 'KOORDINAT_SAMA', hari: hariSama }],
    ),
  )

  it('of readings that say no more than four decimals is none', () => {
    expect(titikTeliti({ lat: -6.1754, lng: 106.8272 })).toBeNull()
    expect(titikTeliti(TITIK)).toEqual(TELITI)
    expect([akurasiTeliti(12), akurasiTeliti(12.34)]).toEqual([null, 123])
  })
})

describe('a move between two punches', () => {
  // A degree of latitude is 111.195 km.
  const ke = (km: number) => ({ ...TITIK, lat: TITIK.lat + km / 111.195_08 })
  const lalu = (menit: number, ubah: Partial<PunchRagu> = {}) => [
    punch({ saat: SAAT - menit * MENIT, ...ubah }),
  ]
  it.each([
    ['299.9 km in an hour', 299.9, lalu(60), null],
    ['300.1 km in an hour', 300.1, lalu(60), { meter: 300_100, detik: 3600 }],
    ['300.1 km in an hour, read to 150 m each', 300.1, lalu(60, { akurasi: 200 }), null],
    ['100.1 km in 20 minutes', 100.1, lalu(20), { meter: 100_100, detik: 1200 }],
    ['1 km at once', 1, lalu(0), { meter: 1000, detik: 1 }],
    ['from where nobody knows', 900, lalu(60, { titik: null }), null],
    ['of the first punch', 900, [], null],
  ])('[RAGU-02] %s', (_nama, km, dari, jauh) => {
    const tanda = judgePerpindahan({ punch: punch({ titik: ke(km) }), lalu: dari })
    expect(tanda).toMatchObject(jauh === null ? [] : [{ kode: 'PERPINDAHAN_MUSTAHIL', detik: jauh.detik }])
    if (jauh !== null && 'meter' in (tanda[0] ?? {}))
      expect(Math.abs((tanda[0] as { meter: number }).meter - jauh.meter)).toBeLessThan(5)
  })

  it('[RAGU-02] is measured from the punch nearest in time, before or after', () => {
    const jauh = punch({ saat: SAAT - 600 * MENIT, titik: ke(900) })
    expect(judgePerpindahan({ punch: punch(), lalu: [jauh, punch({ saat: SAAT + 10 * MENIT })] })).toEqual([])
    const nanti = punch({ saat: SAAT + 10 * MENIT, titik: ke(900) })
    expect(
      kode(judgePerpindahan({ punch: punch(), lalu: [punch({ saat: SAAT - 600 * MENIT }), nanti] })),
    ).toEqual(['PERPINDAHAN_MUSTAHIL'])
  })
})

it.each([
  ['two people', [2], 0, []],
  ['the same other twice', [2, 2], 30, []],
  ['three people', [2, 3], 30, [{ kode: 'SATU_PONSEL', orang: 3 }]],
  ['three people within exactly an hour', [2, 3], 60, [{ kode: 'SATU_PONSEL', orang: 3 }]],
  ['three people within more than that', [2, 3], 60.01, []],
  ['five people', [2, 3, 4, 5], 30, [{ kode: 'SATU_PONSEL', orang: 5 }]],
])('[RAGU-04] one phone for %s', (_nama, orang, menit, tanda) => {
  const pemakai = orang.map((karyawanId, i) => ({ karyawanId, saat: SAAT - (i === 0 ? menit : 1) * MENIT }))
  expect(judgePonsel({ karyawanId: 1, punch: punch(), pemakai })).toEqual(tanda)
})

describe('a clock that was moved', () => {
  /** Heard, shot ten minutes later, sent another ten later, half a second under way. */
  const bukti = (geserAmbil: number, geserKirim = geserAmbil, tidur = 0, muat = false): BuktiWaktu => {
    const dengar = { jam: SAAT + 40_000, mono: 1000, hidup: 'a' }
    const [ambil, kirim] = [10 * MENIT + tidur, 20 * MENIT + tidur]
    const hidup = muat ? 'b' : 'a'
    return {
      token: SAAT,
      dengar,
      ambil: { jam: dengar.jam + ambil + geserAmbil, mono: 1000 + ambil - tidur, hidup: 'a' },
      bergeser: Math.max(Math.abs(geserAmbil), tidur),
      kirim: {
        jam: dengar.jam + kirim + geserKirim,
        halaman: { mono: (muat ? 0 : 1000) + kirim - tidur, hidup, bergeser: 0 },
      },
      tiba: SAAT + kirim + 500,
    }
  }
  it.each<[string, BuktiWaktu, number]>([
    ['not at all', bukti(0), 0],
    ['by 59 s', bukti(59_000), 0],
    ['by 60 s', bukti(60_000), 60],
    ['back by 59 s', bukti(-59_000), 0],
    ['back by 60 s', bukti(-60_000), -60],
    ['by three hours, and back for the sending', bukti(3 * 3_600_000, 0), -10_800],
    ['back by three hours, and forward for the sending', bukti(-3 * 3_600_000, 0), -10_800],
    ['after the shot alone', bukti(0, -3 * 3_600_000), -10_800],
    ['while the page was loaded anew', bukti(-7_200_000, -7_200_000, 0, true), -7200],
    ['by nobody while the phone slept two hours', bukti(0, 0, 7_200_000), 0],
  ])('[RAGU-05] %s', (_nama, waktu, detik) => {
    const tanda = judgeJam({ waktu })
    expect(kode(tanda)).toEqual(detik === 0 ? [] : ['JAM_BERUBAH'])
    if (detik !== 0) expect(Math.abs((tanda[0] as { detik: number }).detik - detik)).toBeLessThanOrEqual(1)
  })

  it('[RAGU-05] says nothing where no server time was heard', () => {
    expect(judgeJam({ waktu: null })).toEqual([])
    expect(judgeJam({ waktu: { ...bukti(7_200_000), token: null } })).toEqual([])
  })
})

it.each<[string, readonly (number | null)[], boolean]>([
  ['nine in a row', Array(8).fill(123), false],
  ['ten in a row', Array(9).fill(123), true],
  ['ten, of which one by 0.1 m', [...Array(8).fill(123), 124], false],
  ['ten, one between of a client that rounds', [...Array(4).fill(123), null, ...Array(5).fill(123)], true],
])('[RAGU-12] the same accuracy, %s', (_nama, lalu, isTetap) => {
  const semua = lalu.map((akurasiDm) => punch({ akurasiDm }))
  expect(judgeAkurasi({ punch: punch(), lalu: semua })).toEqual(
    isTetap ? [{ kode: 'AKURASI_TETAP', desimeter: 123 }] : [],
  )
})

it.each([
  ['OBS Virtual Camera', 'OBS Virtual Camera'],
  ['ManyCam Video Source', 'ManyCam Video Source'],
  ['DroidCam\u0000 Source 3', 'DroidCam  Source 3'],
  ['e2eSoft VCam', 'e2eSoft VCam'],
  ['Android Emulated Camera', 'Android Emulated Camera'],
  ['camera2 0, facing front', null],
  ['camera2 1, facing back', null],
  ['FaceTime HD Camera (Built-in)', null],
  ['Kamera Depan', null],
  ['USB2.0 HD UVC WebCam (04f2:b6be)', null],
  ['', null],
])('[RAGU-13] the camera %j', (label, semu) => {
  expect(findKameraSemu(label)).toBe(semu)
  expect(judgeKamera({ kamera: label })).toEqual(semu === null ? [] : [{ kode: 'KAMERA_SEMU', kamera: semu }])
})

it.each([
  [null, []],
  [119, []],
  [120, []],
  [121, [{ kode: 'POSISI_LAMA', detik: 121 }]],
])('[RAGU-14] a position %s s older than the photo', (posisiUmur, tanda) => {
  expect(judgeUmurPosisi({ posisiUmur })).toEqual(tanda)
})

it('[RAGU-03] two fingerprints are of one photo where no more than 22 of 256 bits differ', () => {
  const sidik = '01'.repeat(128)
  const lain = (n: number) => '1'.repeat(n) + sidik.slice(n)
  expect([bedaSidik(sidik, sidik), bedaSidik(sidik, lain(44)), BEDA_TERBANYAK]).toEqual([0, 22, 22])
})

it('[RAGU-06] finds all of them in one punch', () => {
  const lalu = Array.from({ length: 9 }, (_, i) =>
    punch({ tanggal: `2026-11-${10 + i}`, saat: SAAT - MENIT }),
  )
  const jauh = { ...punch(), titik: { lat: 0, lng: 100 } }
  const dengar = { jam: SAAT, mono: 0, hidup: 'a' }
  const waktu = {
    token: SAAT,
    dengar,
    ambil: { jam: SAAT - MENIT, mono: 10, hidup: 'a' },
    bergeser: 0,
    kirim: null,
    tiba: SAAT,
  }
  const pemakai = [2, 3].map((karyawanId) => ({ karyawanId, saat: SAAT }))
  const fakta = { karyawanId: 1, punch: jauh, lalu, pemakai, waktu, kamera: 'OBS', posisiUmur: 900 }
  expect(kode(judgeRagu(fakta))).toEqual([
    'KOORDINAT_SAMA',
    'PERPINDAHAN_MUSTAHIL',
    'SATU_PONSEL',
    'JAM_BERUBAH',
    'AKURASI_TETAP',
    'KAMERA_SEMU',
    'POSISI_LAMA',
  ])
})
