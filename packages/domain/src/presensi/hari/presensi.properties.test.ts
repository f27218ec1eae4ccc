import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JadwalMingguan, shiftPada } from '../../jadwal/jadwal.ts'
import {
  type FaktaHari,
  type FaktaPresensi,
  type Jendela,
  type RencanaHari,
  STATUS_PRESENSI,
  computeLebihAwal,
  computeTelat,
  decideCheckIn,
  decideCheckOut,
  hariPresensi,
  jendelaPresensi,
  statusHari,
} from './presensi.ts'
import { type KodeZona, KODE_ZONA, addHari, instanFrom, tanggalLokal } from '../../waktu.ts'

/** The same cases on every run. */
const jalan = (numRuns: number) => ({ seed: 20_261_120, numRuns })
const JAM = 3600
const HARI = 8

const detikHari = fc.oneof(
  fc.integer({ min: 0, max: 86_399 }),
  fc.constantFrom(0, 1, 8 * JAM, 17 * JAM, 19 * JAM, 7 * JAM, 22 * JAM, 86_399),
)
/** Equal clock times are a shift of 24 hours, an earlier end a night. */
const jamKerja = fc.oneof(
  fc.record({ mulai: detikHari, selesai: detikHari }),
  detikHari.map((jam) => ({ mulai: jam, selesai: jam })),
  fc.constant({ mulai: 19 * JAM, selesai: 7 * JAM }),
)
const jadwal: fc.Arbitrary<JadwalMingguan> = fc.record({
  hari: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), jamKerja),
  toleransi: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4 * JAM })),
  masukSaatLibur: fc.boolean(),
})
const ketentuan = fc.record({
  libur: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  roster: fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant('libur' as const) },
    { weight: 2, arbitrary: jamKerja },
  ),
})
const satuLembur = fc.record({ mulai: detikHari, lama: fc.integer({ min: 60, max: 4 * JAM }) })
const lembur = fc.oneof(fc.array(satuLembur, { maxLength: 0 }), fc.array(satuLembur, { maxLength: 2 }))

type Kasus = { zona: KodeZona; awal: string; rencana: RencanaHari[] }

/** Eight days of any plans, overlapping ones included, about ends of months and years. */
const kasus: fc.Arbitrary<Kasus> = fc
  .record({
    zona: fc.constantFrom(...KODE_ZONA),
    awal: fc.constantFrom('2026-11-16', '2026-12-28', '2028-02-25', '2026-02-25'),
    jadwal,
    harian: fc.array(fc.record({ ketentuan, lembur }), { minLength: HARI, maxLength: HARI }),
  })
  .map(({ zona, awal, jadwal: minggu, harian }) => ({
    zona,
    awal,
    rencana: harian.map((satu, i) => {
      const tanggal = addHari(awal, i)
      return {
        tanggal,
        shift: shiftPada(tanggal, minggu, satu.ketentuan, zona),
        lembur: satu.lembur.map(({ mulai, lama }) => ({
          mulai: instanFrom(tanggal, mulai, zona),
          selesai: instanFrom(tanggal, mulai + lama, zona),
        })),
      }
    }),
  }))

/** The same, but every day's work is over before the next day's starts. */
const kasusRapi = kasus.map((satu) => {
  let sebelum = Number.NEGATIVE_INFINITY
  const rencana = satu.rencana.map((hari): RencanaHari => {
    const jendela = jendelaPresensi(hari)
    if (jendela === null) return hari
    const [mulai, selesai] = kerja(jendela)
    if (mulai < sebelum) return { tanggal: hari.tanggal, shift: null, lembur: [] }
    sebelum = selesai
    return hari
  })
  return { ...satu, rencana }
})

/** Picks a moment of the eight days: any, or one beside an edge that the rules know. */
const titikWaktu = fc.record({
  acak: fc.integer({ min: 0, max: HARI * 86_400_000 }),
  tepi: fc.option(fc.nat(1000), { freq: 1 }),
  geser: fc.constantFrom(-1000, -1, 0, 1, 500, 999, 1000),
})
type TitikWaktu = typeof titikWaktu extends fc.Arbitrary<infer T> ? T : never

function saatDari({ zona, awal, rencana }: Kasus, { acak, tepi, geser }: TitikWaktu): number {
  const tepian = rencana.flatMap((hari) => [
    instanFrom(hari.tanggal, 0, zona),
    ...Object.values(jendelaPresensi(hari) ?? {}),
    ...[hari.shift, ...hari.lembur].flatMap((k) => (k === null ? [] : [k.mulai, k.selesai])),
  ])
  return tepi === null ? instanFrom(awal, 0, zona) + acak : (tepian[tepi % tepian.length] as number) + geser
}

/** Start of the first and end of the last work, from the window around them. */
function kerja({ buka, tutup }: Jendela): [number, number] {
  return [buka + 3 * JAM * 1000, tutup - 4 * JAM * 1000]
}

const fakta = (saat: number, hari: FaktaHari): FaktaPresensi => ({
  saat,
  hari,
  kantor: { area: { center: null, boundaries: [] }, kebijakan: 'catat' },
  bebasArea: false,
  posisi: null,
  keterangan: '',
  waktuPerangkat: null,
  fotoSama: [],
  ditarik: [],
})
const baru = (rencana: RencanaHari, lain: Partial<FaktaHari> = {}): FaktaHari => ({
  rencana,
  izin: null,
  checkIn: false,
  checkOut: false,
  ...lain,
})

describe('hariPresensi', () => {
  it('gives every moment exactly one day near its date, and never an earlier one to a later moment', () => {
    fc.assert(
      fc.property(kasus, fc.array(titikWaktu, { minLength: 2, maxLength: 12 }), (satu, titik) => {
        const { zona, rencana } = satu
        const hari = titik
          .map((t) => saatDari(satu, t))
          .toSorted((a, b) => a - b)
          .map((saat) => {
            const milik = hariPresensi(saat, rencana, zona)
            const sekitar = new Set([-2, -1, 0, 1].map((n) => addHari(tanggalLokal(saat, zona), n)))
            const empat = rencana.filter((r) => sekitar.has(r.tanggal))
            return { milik, dekat: sekitar.has(milik), empat: hariPresensi(saat, empat, zona) }
          })
        const milik = hari.map((h) => h.milik)
        expect(milik).toEqual(milik.toSorted())
        // The four plans that the rule asks for tell as much as all of them.
        expect(milik).toEqual(hari.map((h) => h.empat))
        expect(hari.every((h) => h.dekat)).toBe(true)
      }),
      jalan(3000),
    )
  })

  it('keeps whoever works in their day until the end, and takes the only open window', () => {
    fc.assert(
      fc.property(kasusRapi, titikWaktu, (satu, titik) => {
        const saat = saatDari(satu, titik)
        const jendela = satu.rencana.flatMap((hari) => {
          const j = jendelaPresensi(hari)
          return j === null ? [] : [{ tanggal: hari.tanggal, ...j }]
        })
        const terbuka = jendela.filter(({ buka, tutup }) => saat >= buka && saat <= tutup)
        const bekerja = jendela.find((j) => saat >= kerja(j)[0] && saat < kerja(j)[1])
        const hari = hariPresensi(saat, satu.rencana, satu.zona)
        if (bekerja) expect(hari).toBe(bekerja.tanggal)
        else if (terbuka.length === 0) expect(hari).toBe(tanggalLokal(saat, satu.zona))
        else expect(terbuka.map((t) => t.tanggal)).toContain(hari)
        if (terbuka.length === 1) expect(hari).toBe(terbuka[0]?.tanggal)
      }),
      jalan(2000),
    )
  })
})

describe('telat and lebih_awal', () => {
  it('are whole seconds, never negative, never more than a day and its window', () => {
    fc.assert(
      fc.property(kasus, titikWaktu, fc.nat(HARI - 1), (satu, titik, ke) => {
        const saat = saatDari(satu, titik)
        const rencana = { ...(satu.rencana[ke] as RencanaHari), lembur: [] }
        const masuk = decideCheckIn(fakta(saat, baru(rencana)))
        const pulang = decideCheckOut(fakta(saat, baru(rencana, { checkIn: true })))
        const telat = masuk.ok ? masuk.telat : 0
        // A check-out follows a check-in, so it is never before the opening.
        const lebihAwal = masuk.ok && pulang.ok ? pulang.lebihAwal : 0
        for (const n of [telat, lebihAwal]) expect(Number.isSafeInteger(n) && n >= 0).toBe(true)
        expect(telat).toBeLessThanOrEqual(28 * JAM)
        expect(lebihAwal).toBeLessThanOrEqual(27 * JAM)
        if (rencana.shift !== null) {
          const { mulai, selesai, toleransi } = rencana.shift
          expect(computeTelat(rencana.shift, saat) > 0).toBe(saat >= mulai + (toleransi + 1) * 1000)
          expect(computeLebihAwal(rencana.shift, saat) > 0).toBe(saat < selesai)
        }
      }),
      jalan(2000),
    )
  })

  it('and the time between make up the shift, to the second', () => {
    const pecahan = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(kasus, fc.nat(HARI - 1), pecahan, pecahan, (satu, ke, p, q) => {
        const shift = satu.rencana[ke]?.shift
        fc.pre(shift != null)
        const lama = shift.selesai - shift.mulai
        const [masuk, pulang] = [Math.min(p, q), Math.max(p, q)].map(
          (n) => shift.mulai + Math.floor(n * lama),
        ) as [number, number]
        // As the clocks on the records show it.
        const bekerja = Math.floor(pulang / 1000) - Math.floor(masuk / 1000)
        const telat = computeTelat(shift, masuk)
        const sisa = lama / 1000 - telat - bekerja - computeLebihAwal(shift, pulang)
        // What is missing is lateness that the tolerance forgave.
        expect(sisa).toBe(telat > 0 ? 0 : Math.floor((masuk - shift.mulai) / 1000))
        expect(sisa).toBeLessThanOrEqual(shift.toleransi)
      }),
      jalan(2000),
    )
  })
})

describe('decideCheckIn, decideCheckOut', () => {
  it('take one punch of a kind a day, in its window, out after in, never on leave', () => {
    const izin = fc.constantFrom(null, null, null, 'CUTI' as const, 'SAKIT' as const)
    fc.assert(
      fc.property(kasus, fc.array(titikWaktu, { minLength: 1, maxLength: 20 }), izin, (satu, titik, cuti) => {
        const tercatat = new Map<string, { masuk?: number; pulang?: number }>()
        const jawaban: [boolean, boolean][] = []
        const harapan: [boolean, boolean][] = []
        for (const saat of titik.map((t) => saatDari(satu, t)).toSorted((a, b) => a - b)) {
          const tanggal = hariPresensi(saat, satu.rencana, satu.zona)
          const rencana = satu.rencana.find((r) => r.tanggal === tanggal) ?? {
            tanggal,
            shift: null,
            lembur: [],
          }
          const catatan = tercatat.get(tanggal) ?? {}
          const hari = baru(rencana, {
            izin: cuti,
            checkIn: catatan.masuk !== undefined,
            checkOut: catatan.pulang !== undefined,
          })
          const jendela = jendelaPresensi(rencana)
          const dalamJendela = jendela !== null && saat >= jendela.buka && saat <= jendela.tutup
          const masuk = decideCheckIn(fakta(saat, hari)).ok
          const pulang = decideCheckOut(fakta(saat, hari)).ok
          jawaban.push([masuk, pulang])
          harapan.push([
            catatan.masuk === undefined && cuti === null && dalamJendela,
            catatan.masuk !== undefined && catatan.pulang === undefined && dalamJendela,
          ])
          if (masuk) tercatat.set(tanggal, { masuk: saat })
          if (pulang) tercatat.set(tanggal, { ...catatan, pulang: saat })
        }
        expect(jawaban).toEqual(harapan)
      }),
      jalan(2000),
    )
  })
})

describe('statusHari', () => {
  it('is one of the eight, and ALPA only for a missed shift', () => {
    const izin = fc.constantFrom(
      null,
      null,
      'IZIN' as const,
      'SAKIT' as const,
      'CUTI' as const,
      'DINAS_LUAR' as const,
    )
    fc.assert(
      fc.property(
        kasus,
        titikWaktu,
        fc.nat(HARI - 1),
        izin,
        fc.boolean(),
        (satu, titik, ke, cuti, checkIn) => {
          const saat = saatDari(satu, titik)
          const rencana = satu.rencana[ke] as RencanaHari
          const status = statusHari(baru(rencana, { izin: cuti, checkIn }), saat)
          const jendela = jendelaPresensi(rencana)
          const lewat = jendela !== null && saat > jendela.tutup
          expect(STATUS_PRESENSI).toContain(status)
          expect(status === 'HADIR').toBe(checkIn)
          expect(status === cuti).toBe(!checkIn && cuti !== null)
          const polos = !checkIn && cuti === null
          expect(status === 'ALPA').toBe(polos && lewat && rencana.shift !== null)
          expect(status === 'BELUM_PRESENSI').toBe(polos && jendela !== null && !lewat)
          expect(status === 'LIBUR').toBe(polos && (jendela === null || (lewat && rencana.shift === null)))
        },
      ),
      jalan(1500),
    )
  })
})
