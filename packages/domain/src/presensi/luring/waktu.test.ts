import { describe, expect, it } from 'vitest'
import {
  type BuktiWaktu,
  type JamKirim,
  type Panggilan,
  type Pembanding,
  ALASAN_WAKTU,
  computeTaksir,
  isTerlaluLama,
  judgeWaktu,
  kalimatAlasan,
  lamaLuring,
  sebabTinjau,
  saatTerhitung,
} from './waktu.ts'

const DETIK = 1000
const JAM = 3600 * DETIK
/** When the phone heard the server's time, by the server */
const DENGAR = Date.parse('2026-11-20T05:00:00Z')
/** By how much its clock is ahead all along */
const BEDA = 40 * DETIK

type Cerita = {
  /** After the hearing, in ms, it was taken and sent */
  readonly ambil: number
  readonly kirim: number
  /** The phone's clock was moved by so much before the one or the other */
  readonly geserAmbil?: number
  readonly geserKirim?: number
  /** So long its page's clock stood still before it was taken */
  readonly tidur?: number
  readonly hidup?: string
  readonly hidupKirim?: string
  readonly jalan?: number
  readonly bergeser?: number
}

/** A phone that heard the time 0.3 s after the server told it. */
function buktiDari(cerita: Cerita): BuktiWaktu {
  const { ambil, kirim, geserAmbil = 0, tidur = 0, hidup = 'a', hidupKirim = hidup, jalan = 500 } = cerita
  const { geserKirim = geserAmbil } = cerita
  const bergeser = cerita.bergeser ?? Math.max(Math.abs(geserAmbil + (hidup === 'a' ? tidur : 0)), 0)
  const mono = (lalu: number, nama: string) => (nama === 'a' ? 1000 + lalu - tidur : lalu / 7)
  return {
    token: DENGAR,
    dengar: { jam: DENGAR + 300 + BEDA, mono: 1000 + 300, hidup: 'a' },
    ambil: { jam: DENGAR + ambil + BEDA + geserAmbil, mono: mono(ambil, hidup), hidup },
    bergeser,
    kirim: {
      jam: DENGAR + kirim + BEDA + geserKirim,
      halaman: {
        mono: mono(kirim, hidupKirim),
        hidup: hidupKirim,
        bergeser: Math.max(bergeser, Math.abs(geserKirim)),
      },
    },
    tiba: DENGAR + kirim + jalan,
  }
}

const BERSIH: Pembanding = { didengar: [DENGAR], cacat: [] }
const nilai = (cerita: Cerita, pembanding: Pembanding = BERSIH) => judgeWaktu(buktiDari(cerita), pembanding)

describe('how far a reckoned time is believed', () => {
  it.each<[string, Cerita, ReturnType<typeof judgeWaktu>['nilai'], readonly string[]]>([
    ['[LURING-05] one page life', { ambil: 3 * JAM, kirim: 3 * JAM + 90 * DETIK }, 'kuat', []],
    ['made online', { ambil: 10 * DETIK, kirim: 11 * DETIK }, 'kuat', []],
    ['under way for 30 s', { ambil: JAM, kirim: 2 * JAM, jalan: 30 * DETIK }, 'kuat', []],
    [
      '[LURING-26] a restart, the same clock',
      { ambil: JAM, kirim: 2 * JAM, hidup: 'b' },
      'sedang',
      ['HALAMAN_LAIN'],
    ],
    [
      'sent by another life of the page',
      { ambil: JAM, kirim: 2 * JAM, hidupKirim: 'b' },
      'sedang',
      ['PENGIRIM_LAIN'],
    ],
    [
      '[LURING-19] asleep for 8 h',
      { ambil: 9 * JAM, kirim: 10 * JAM, tidur: 8 * JAM },
      'sedang',
      ['PONSEL_TIDUR'],
    ],
    [
      '[LURING-19] asleep for 8 h and opened anew',
      { ambil: 9 * JAM, kirim: 10 * JAM, tidur: 8 * JAM, hidup: 'b' },
      'sedang',
      ['HALAMAN_LAIN'],
    ],
    [
      '[LURING-06] +3 h',
      { ambil: JAM, kirim: 2 * JAM, geserAmbil: 3 * JAM },
      'lemah',
      ['DI_LUAR_RENTANG', 'JAM_BERBEDA_SAAT_KIRIM'],
    ],
    [
      '[LURING-06] -3 h',
      { ambil: 4 * JAM, kirim: 5 * JAM, geserAmbil: -3 * JAM },
      'lemah',
      ['JAM_BERGESER', 'JAM_BERBEDA_SAAT_KIRIM'],
    ],
    [
      '[LURING-06] +3 h and opened anew',
      { ambil: JAM, kirim: 2 * JAM, geserAmbil: 3 * JAM, hidup: 'b', bergeser: 0 },
      'lemah',
      ['DI_LUAR_RENTANG', 'JAM_BERBEDA_SAAT_KIRIM'],
    ],
    [
      '[LURING-06] -3 h and opened anew',
      { ambil: 4 * JAM, kirim: 5 * JAM, geserAmbil: -3 * JAM, hidup: 'b', bergeser: 0 },
      'lemah',
      ['JAM_BERBEDA_SAAT_KIRIM'],
    ],
    [
      'there and back before the shot',
      { ambil: 4 * JAM, kirim: 5 * JAM, bergeser: 5 * DETIK },
      'lemah',
      ['JAM_BERGESER', 'JAM_BERBEDA_SAAT_KIRIM'],
    ],
    [
      'set back for the shot alone',
      { ambil: 4 * JAM, kirim: 5 * JAM, geserAmbil: -JAM, geserKirim: 0 },
      'lemah',
      ['JAM_BERGESER', 'JAM_BERBEDA_SAAT_KIRIM'],
    ],
    [
      '[LURING-27] set back by 3 h before it was sent',
      { ambil: JAM, kirim: 2 * JAM, geserKirim: -3 * JAM, hidupKirim: 'b' },
      'lemah',
      ['JAM_BERBEDA_SAAT_KIRIM'],
    ],
    [
      '[LURING-27] set forward by 3 s before it was sent',
      { ambil: JAM, kirim: 2 * JAM, geserKirim: 3 * DETIK, hidupKirim: 'b' },
      'lemah',
      ['JAM_BERBEDA_SAAT_KIRIM'],
    ],
    ['[LURING-27] heard 48 h before', { ambil: 48 * JAM, kirim: 49 * JAM }, 'kuat', []],
    [
      '[LURING-27] heard longer before',
      { ambil: 48 * JAM + 2 * DETIK, kirim: 49 * JAM },
      'lemah',
      ['WAKTU_SERVER_LAMA'],
    ],
    ['[LURING-34] before the token', { ambil: -JAM, kirim: JAM }, 'lemah', ['DI_LUAR_RENTANG']],
    ['[LURING-34] after the arrival', { ambil: 2 * JAM, kirim: JAM }, 'lemah', ['DI_LUAR_RENTANG']],
  ])('%s', (_name, cerita, harapan, alasan) => {
    const hasil = nilai(cerita)
    expect([hasil.nilai, hasil.alasan]).toEqual([harapan, alasan])
  })

  it('[LURING-05] is within 2 s of the true moment, asleep or not', () => {
    for (const cerita of [
      { ambil: 3 * JAM, kirim: 4 * JAM },
      { ambil: 9 * JAM, kirim: 10 * JAM, tidur: 8 * JAM },
      { ambil: JAM, kirim: 2 * JAM, hidup: 'b' },
    ]) {
      const { taksir } = nilai(cerita)
      expect(Math.abs(taksir - (DENGAR + cerita.ambil))).toBeLessThanOrEqual(2000)
    }
  })

  it('[LURING-27] without server time, and without the clock of the sending, is weak', () => {
    const bukti = buktiDari({ ambil: JAM, kirim: 2 * JAM })
    expect(judgeWaktu({ ...bukti, token: null }, BERSIH)).toMatchObject({
      nilai: 'lemah',
      // By how much the phone's clock is off is known as it is sent.
      taksir: DENGAR + JAM + 500,
      alasan: ['TANPA_WAKTU_SERVER'],
    })
    expect(judgeWaktu({ ...bukti, dengar: null }, BERSIH).alasan).toEqual(['TANPA_WAKTU_SERVER'])
    expect(judgeWaktu({ ...bukti, kirim: null }, BERSIH).alasan).toEqual(['TANPA_JAM_KIRIM'])
    const polos: JamKirim = { jam: DENGAR + 2 * JAM + BEDA, halaman: null }
    expect(judgeWaktu({ ...bukti, kirim: polos }, BERSIH)).toMatchObject({
      nilai: 'sedang',
      alasan: ['PENGIRIM_LAIN'],
    })
  })

  it('[LURING-34] a phone heard in between is weak; one heard about its token or its punch has two tabs', () => {
    const cerita = { ambil: JAM, kirim: 2 * JAM }
    for (const [lalu, harapan] of [
      [30 * DETIK, 'kuat'],
      [31 * DETIK, 'lemah'],
      [JAM - 31 * DETIK, 'lemah'],
      [JAM - 29 * DETIK, 'kuat'],
      [JAM + 60 * DETIK, 'kuat'],
    ] as const)
      expect(nilai(cerita, { ...BERSIH, didengar: [DENGAR, DENGAR + lalu] }).nilai, String(lalu)).toBe(
        harapan,
      )
  })

  it.each(['TANDA_TANGAN_SALAH', 'PONSEL_LAIN', 'AKUN_LAIN', 'ISI_BERBEDA'] as const)(
    '[LURING-29] [LURING-34] is weak whatever its clocks say: %s',
    (satu) => {
      expect(nilai({ ambil: JAM, kirim: 2 * JAM }, { ...BERSIH, cacat: [satu] })).toMatchObject({
        nilai: 'lemah',
        alasan: [satu],
      })
    },
  )

  it.each<[string, Panggilan['oleh'], number, number, string, string[]]>([
    ['the account called in between', 'ini', 30, 31, 'lemah', ['AKUN_DARING_SESUDAHNYA']],
    ['all the time, on this phone', 'ini', -5, 400, 'lemah', ['AKUN_DARING_SESUDAHNYA']],
    ['before its page hears the time anew', 'ini', 0, 11, 'kuat', []],
    ['about the shot', 'ini', 119.6, 120.4, 'kuat', []],
    ['what had waited was sent in between', 'kiriman', 30, 31, 'kuat', []],
    ['back on the network since', 'ini', 121, 180, 'kuat', []],
    ['another phone, soon after the hearing', 'lain', 1, 2, 'lemah', ['AKUN_DARING_SESUDAHNYA']],
    ['another phone about the hearing', 'lain', 0, 0.4, 'kuat', []],
    ['another phone since', 'lain', 150, 151, 'sedang', ['AKUN_DI_TEMPAT_LAIN']],
    ['another phone as it arrived', 'lain', 180, 180, 'sedang', ['AKUN_DI_TEMPAT_LAIN']],
  ])('[JAGA-12] %s', (_name, oleh, dari, sampai, harapan, alasan) => {
    const menit = (lalu: number) => DENGAR + lalu * 60 * DETIK
    const panggilan = [{ oleh, dari: menit(dari), sampai: menit(sampai) }]
    const hasil = nilai({ ambil: 2 * JAM, kirim: 3 * JAM }, { ...BERSIH, panggilan })
    expect([hasil.nilai, hasil.alasan]).toEqual([harapan, alasan])
    const tinjau = sebabTinjau(hasil, DENGAR + 3 * JAM, { undian: 9999, persen: 10 })
    expect(tinjau).toBe(harapan === 'kuat' ? null : 'waktu')
  })

  it('[JAGA-12] by a key that was not known for three days is sedang, and online as ever', () => {
    const sejak = (hari: number) => ({ ...BERSIH, kunciSejak: DENGAR + JAM - hari * 24 * JAM })
    expect(nilai({ ambil: JAM, kirim: 2 * JAM }, sejak(2.99))).toMatchObject({
      nilai: 'sedang',
      alasan: ['PONSEL_BARU'],
    })
    expect(nilai({ ambil: JAM, kirim: 2 * JAM }, sejak(3.01)).nilai).toBe('kuat')
    const lain: Panggilan = { oleh: 'lain', dari: DENGAR, sampai: DENGAR + JAM }
    expect(nilai({ ambil: JAM, kirim: JAM + 5 * DETIK }, { ...sejak(0), panggilan: [lain] }).nilai).toBe(
      'kuat',
    )
  })

  it('never lies before the token nor after the arrival, however absurd the claim', () => {
    const bukti = buktiDari({ ambil: JAM, kirim: 2 * JAM })
    for (const jam of [-8e15, 8e15, 0]) {
      const taksir = computeTaksir({ ...bukti, ambil: { ...bukti.ambil, jam, hidup: 'b' } })
      expect(taksir).toBeGreaterThanOrEqual(DENGAR)
      expect(taksir).toBeLessThanOrEqual(bukti.tiba)
    }
    const tanpa = computeTaksir({ ...bukti, token: null, ambil: { ...bukti.ambil, jam: -8e15 } })
    expect(tanpa).toBe(bukti.tiba - 366 * 24 * JAM)
  })

  it('says each reason in words', () => {
    const kalimat = ALASAN_WAKTU.map(kalimatAlasan)
    expect(new Set(kalimat).size).toBe(ALASAN_WAKTU.length)
    expect(kalimat.every((satu) => /^[a-z].*[^.]$/.test(satu))).toBe(true)
  })
})

describe('what follows from it', () => {
  const tiba = DENGAR + 5400 * DETIK
  it('[LURING-07] [LURING-08] counts what is weak as taken when it arrived', () => {
    expect(saatTerhitung({ nilai: 'kuat', taksir: DENGAR, alasan: [] }, tiba)).toBe(DENGAR)
    expect(saatTerhitung({ nilai: 'sedang', taksir: DENGAR, alasan: [] }, tiba)).toBe(DENGAR)
    expect(saatTerhitung({ nilai: 'lemah', taksir: DENGAR, alasan: [] }, tiba)).toBe(tiba)
  })

  it('[LURING-04] is online for a minute, and offline in whole seconds after it', () => {
    expect([0, 60_000, 60_001, 61_999, 5_400_000].map((lalu) => lamaLuring(tiba - lalu, tiba))).toEqual([
      0, 0, 60, 61, 5400,
    ])
  })

  it('[LURING-09] is too old once its hours are over, not as they end', () => {
    const [perusahaan, lokasi] = [24, 6]
    const lewat = (jam: number, kantor: number | null) =>
      [0, 1].map((lebih) => isTerlaluLama(tiba - jam * JAM - lebih, tiba, { perusahaan, kantor }))
    expect([lewat(24, null), lewat(6, lokasi), lewat(24, 48)]).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ])
  })

  it('looks at all that is weak and at a sample of the rest, of what was made online at what is forged alone', () => {
    const sampel = { undian: 9999, persen: 100 }
    const satu = (
      nilaiWaktu: 'kuat' | 'lemah',
      lalu: number,
      alasan: readonly (typeof ALASAN_WAKTU)[number][],
    ) => sebabTinjau({ nilai: nilaiWaktu, taksir: tiba - lalu, alasan }, tiba, sampel)
    expect(satu('lemah', JAM, ['TANPA_WAKTU_SERVER'])).toBe('waktu')
    expect(satu('lemah', 5000, ['TANPA_WAKTU_SERVER'])).toBeNull()
    expect(satu('lemah', 5000, ['JAM_BERGESER'])).toBe('waktu')
    expect(satu('kuat', JAM, [])).toBe('sampel')
    expect(satu('kuat', 5000, [])).toBeNull()
    const kuat = { nilai: 'kuat', taksir: tiba - JAM, alasan: [] } as const
    expect([0, 999, 1000].map((undian) => sebabTinjau(kuat, tiba, { undian, persen: 10 }))).toEqual([
      'sampel',
      'sampel',
      null,
    ])
    expect(sebabTinjau(kuat, tiba, { undian: 0, persen: 0 })).toBeNull()
  })
})
