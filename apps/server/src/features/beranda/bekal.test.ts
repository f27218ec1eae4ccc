import fc from 'fast-check'
import {
  type HariBekal,
  type JenisPunch,
  type PunchPonsel,
  decideTaksir,
  giliranBekal,
} from '@rekan/domain/presensi/luring/bekal'
import { judgeWaktuCheckIn, judgeWaktuCheckOut } from '@rekan/domain/presensi/hari/presensi'
import { type Instan, addHari } from '@rekan/domain/waktu'
import { expect, test } from 'vitest'
import { porsi } from '../../../../../packages/domain/test/porsi.ts'
import { JAM, SENIN, pada, pekan, punch, semuaDari } from '../../../test/pekan.ts'
import { asHadir, hariGiliran } from '../presensi/hari/giliran.service.ts'
import { hariPada, tanggalPadaSaat } from '../presensi/hari/hari.service.ts'
import { type HariMentah, type Kejadian, rencanaPerOrang } from '../presensi/hari/hari.sql.ts'

/** The number of made-up weeks in which a phone is without the server */
const KALI = porsi(10_000)
const JENIS = { checkIn: 'check_in', checkOut: 'check_out' } as const

/** A phone that was heard last at `dengar` hours of a week, and is looked at and punched on at others. */
const cerita = fc.record({
  minggu: pekan,
  cuti: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
  dengar: fc.double({ min: 20, max: 100, noNaN: true }),
  langkah: fc.array(
    fc.record({
      jeda: fc.double({ min: 0.05, max: 14, noNaN: true }),
      // Mostly one does what there is to do.
      punch: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 2, maxLength: 14 },
  ),
})

test(`[ADA-04] in ${KALI} stories of kept days a phone never offers less than the server would take, and says when it offers more`, () => {
  fc.assert(
    fc.property(cerita, ({ minggu, cuti, dengar, langkah }) => {
      const orang = rencanaPerOrang([1], semuaDari(new Map([[1, minggu]]))).get(1)
      if (orang === undefined) throw new Error('everybody has a plan')
      const izin =
        cuti === null
          ? []
          : [
              {
                tanggal_mulai: addHari(SENIN, cuti),
                tanggal_selesai: addHari(SENIN, cuti),
                jenis_izin: 'CUTI',
              },
            ]
      const kejadian: Kejadian[] = []
      const mentah = () =>
        ({ ...orang, izin: izin as never, kejadian, istirahat: [], ditarik: [] }) as unknown as HariMentah
      let saat = pada(SENIN, 0, minggu.zona) + Math.round(dengar) * 3_600_000
      const bekal = Array.from({ length: 9 }, (_, ke) => bekalPada(mentah(), addHari(SENIN, ke - 1))).flat()
      const diPonsel: PunchPonsel[] = []
      for (const { jeda, punch: isPunch } of langkah) {
        saat += Math.round(jeda * JAM)
        if (saat > pada(SENIN, 6 * 24, minggu.zona)) break
        const { tanggal, hari, penugasan } = hariServer(mentah(), saat)
        const diterima = (Object.keys(JENIS) as JenisPunch[]).filter(
          (jenis) =>
            (jenis === 'checkIn' ? judgeWaktuCheckIn : judgeWaktuCheckOut)({ saat, hari: hari.fakta }) ===
            null,
        )
        const giliran = giliranBekal(bekal, diPonsel, saat)
        expect(giliran.tanggal).toBe(tanggal)
        const { utama, sebab } = decideTaksir(giliran, saat, false)
        for (const jenis of diterima) expect({ utama, sebab }).toEqual({ utama: jenis, sebab: 'jadwal' })
        if (sebab === 'jadwal') expect(diterima).toEqual([utama])
        const [jenis] = diterima
        if (!isPunch || jenis === undefined) continue
        kejadian.push(punch(JENIS[jenis], tanggal, penugasan?.id ?? null, saat))
        diPonsel.push({ jenis, saat, tentang: null })
      }
    }),
    { numRuns: KALI, seed: 20_261_118 },
  )
})

function hariServer(mentah: HariMentah, saat: Instan) {
  const tanggal = tanggalPadaSaat(mentah, saat)
  const sehari = tanggal === null ? null : hariPada(tanggal, mentah)
  if (tanggal === null || sehari === null) throw new Error('everybody is placed')
  return { tanggal, ...hariGiliran(sehari, saat) }
}

function bekalPada(mentah: HariMentah, tanggal: string): readonly HariBekal[] {
  const hari = hariPada(tanggal, mentah)
  if (hari === null) return []
  return [{ tanggal, zona: hari.zona, izin: hari.fakta.izin, kerja: hari.penugasan.map(asHadir) }]
}
