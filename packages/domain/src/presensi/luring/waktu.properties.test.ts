import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BuktiWaktu, type JamHalaman, computeTaksir, judgeWaktu } from './waktu.ts'

/** The same cases on every run. */
const jalan = (numRuns: number) => ({ seed: 20_261_120, numRuns })

const DENGAR = Date.parse('2026-11-20T05:00:00Z')
const TIGA_JAM = 3 * 3_600_000

/** What happens to a phone between two moments: time passes, its clock is set, it sleeps, its page is loaded anew. */
const kejadian = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ jenis: fc.constant('lewat' as const), ms: fc.integer({ min: 0, max: TIGA_JAM }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      jenis: fc.constant('geser' as const),
      ms: fc.integer({ min: -TIGA_JAM, max: TIGA_JAM }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ jenis: fc.constant('kembali' as const), ms: fc.constant(0) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      jenis: fc.constant('tidur' as const),
      ms: fc.integer({ min: 0, max: 8 * 3_600_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ jenis: fc.constant('muat' as const), ms: fc.constant(0) }) },
)
const cerita = fc.record({
  awal: fc.integer({ min: -TIGA_JAM, max: TIGA_JAM }),
  pulang: fc.integer({ min: 0, max: 1500 }),
  sebelum: fc.array(kejadian, { maxLength: 6 }),
  sesudah: fc.array(kejadian, { maxLength: 6 }),
  dijalan: fc.integer({ min: 0, max: 30_000 }),
  tahuHalaman: fc.boolean(),
})
type Cerita = typeof cerita extends fc.Arbitrary<infer C> ? C : never

/** Lives through a story as a page does: it looks at both clocks after everything that happens. */
function live({ awal, pulang, sebelum, sesudah, dijalan, tahuHalaman }: Cerita) {
  let [kini, beda, mono, hidup, bergeser, digeser] = [DENGAR + pulang, awal, 5000, 1, 0, 0]
  const jam = (): JamHalaman => ({ jam: kini + beda, mono, hidup: `h${hidup}` })
  const dengar = jam()
  let acuan = beda + kini - mono
  const look = () => {
    bergeser = Math.max(bergeser, Math.abs(beda + kini - mono - acuan))
    digeser = Math.max(digeser, Math.abs(beda - awal))
  }
  const happen = (satu: Cerita['sebelum'][number]) => {
    if (satu.jenis === 'geser') beda += satu.ms
    if (satu.jenis === 'kembali') beda = awal
    if (satu.jenis === 'lewat' || satu.jenis === 'tidur') kini += satu.ms
    if (satu.jenis === 'lewat') mono += satu.ms
    if (satu.jenis === 'muat') {
      hidup += 1
      mono = 100
      // A new page knows of the old one's clock nothing but what was kept with it.
      acuan = beda + kini - mono
    }
    look()
  }
  for (const satu of sebelum) happen(satu)
  const [ambil, saat, bergeserAmbil] = [jam(), kini, bergeser]
  for (const satu of sesudah) happen(satu)
  const { jam: jamKirim, ...halaman } = jam()
  const bukti: BuktiWaktu = {
    token: DENGAR,
    dengar,
    ambil,
    bergeser: bergeserAmbil,
    kirim: { jam: jamKirim, halaman: tahuHalaman ? { ...halaman, bergeser } : null },
    tiba: kini + dijalan,
  }
  return {
    bukti,
    saat,
    digeser,
  }
}

const BERSIH = { didengar: [DENGAR], cacat: [] }

it('[LURING-18] no move of the clock by 5 s or more since the server was heard is ever strong', () => {
  fc.assert(
    fc.property(cerita, (satu) => {
      const { bukti, digeser } = live(satu)
      if (digeser >= 5000) expect(judgeWaktu(bukti, BERSIH).nilai).not.toBe('kuat')
    }),
    jalan(20_000),
  )
})

it('[LURING-05] what is strong is within 2 s of the true moment', () => {
  fc.assert(
    fc.property(cerita, (satu) => {
      const { bukti, saat } = live(satu)
      const { nilai, taksir } = judgeWaktu(bukti, BERSIH)
      if (nilai === 'kuat') expect(Math.abs(taksir - saat)).toBeLessThanOrEqual(2000)
    }),
    jalan(20_000),
  )
})

it('[LURING-19] [LURING-26] a clock that nobody sets is never weak, and always within 2 s, however long it slept', () => {
  fc.assert(
    fc.property(cerita, (satu) => {
      const tenang = (semua: Cerita['sebelum']) => semua.filter(({ jenis }) => jenis !== 'geser')
      const { bukti, saat } = live({ ...satu, sebelum: tenang(satu.sebelum), sesudah: tenang(satu.sesudah) })
      if (saat - DENGAR > 47 * 3_600_000) return
      const { nilai, taksir } = judgeWaktu(bukti, BERSIH)
      expect(nilai).not.toBe('lemah')
      expect(Math.abs(taksir - saat)).toBeLessThanOrEqual(2000)
    }),
    jalan(20_000),
  )
})

it('[LURING-05] one quiet life of a page is strong', () => {
  fc.assert(
    fc.property(cerita, (satu) => {
      const lewat = (semua: Cerita['sebelum']) => semua.filter(({ jenis }) => jenis === 'lewat')
      const { bukti } = live({
        ...satu,
        tahuHalaman: true,
        sebelum: lewat(satu.sebelum),
        sesudah: lewat(satu.sesudah),
      })
      expect(judgeWaktu(bukti, BERSIH).nilai).toBe('kuat')
    }),
    jalan(5000),
  )
})

it('[LURING-34] a reckoned time lies between token and arrival, whatever a phone claims', () => {
  const apapun = fc.record({
    jam: fc.integer({ min: -8e15, max: 8e15 }),
    mono: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
    hidup: fc.constantFrom('a', 'b'),
  })
  fc.assert(
    fc.property(apapun, apapun, fc.nat(), fc.nat(200_000_000), (dengar, ambil, bergeser, lalu) => {
      const bukti = { token: DENGAR, dengar, ambil, bergeser, kirim: null, tiba: DENGAR + lalu }
      const taksir = computeTaksir(bukti)
      expect(taksir).toBeGreaterThanOrEqual(DENGAR)
      expect(taksir).toBeLessThanOrEqual(bukti.tiba)
      expect(judgeWaktu(bukti, BERSIH).nilai).toBe('lemah')
    }),
    jalan(5000),
  )
})
