import fc from 'fast-check'
import { pengingatPada } from '@rekan/domain/presensi/pengingat'
import { addHari, hariKe } from '@rekan/domain/waktu'
import { expect, it } from 'vitest'
import { porsi } from '../../../../../packages/domain/test/porsi.ts'
import { kerjaHari } from './jadwal.service.ts'
import { rekapFrom } from '../presensi/rekap/rekap.service.ts'
import { wirePenugasan } from '../presensi/rekaman/presensi.wire.ts'
import { hariGiliran } from '../presensi/hari/giliran.service.ts'
import { hariPada } from '../presensi/hari/hari.service.ts'
import { SENIN, kerjaDari, pada, pekan, punch, semuaDari } from '../../../test/pekan.ts'
import { rencanaPerOrang } from '../presensi/hari/hari.sql.ts'

/** How often the weeks of ten people are made up */
const KALI = porsi(100)

it(`[KERJA-04] of ${10 * KALI} made-up weeks the day, the list of many, reminders, the calendar and the hours of pay hold the same works`, () => {
  fc.assert(
    fc.property(fc.array(pekan, { minLength: 10, maxLength: 10 }), (minggu) => {
      const orang = new Map(minggu.map((satu, ke) => [ke + 1, satu]))
      const banyak = rencanaPerOrang([...orang.keys()], semuaDari(orang))
      for (const [id, satu] of orang) {
        const sendirian = rencanaPerOrang([id], semuaDari(new Map([[id, satu]]))).get(id)
        const dalamDaftar = banyak.get(id)
        if (sendirian === undefined || dalamDaftar === undefined) throw new Error('everybody has a plan')
        for (let ke = 0; ke < 7; ke += 1) {
          const tanggal = addHari(SENIN, ke)
          expect(hariKe(tanggal)).toBe(ke + 1)
          const harap = kerjaDari(satu, ke)
          const tanpaPunch = { kejadian: [], istirahat: [] }
          const hari = hariPada(tanggal, { ...sendirian, ...tanpaPunch })
          const lain = hariPada(tanggal, { ...dalamDaftar, ...tanpaPunch })
          if (hari === null || lain === null) throw new Error('everybody is placed')
          const akhir = pada(tanggal, 48, satu.zona)
          for (const sehari of [hari, lain])
            expect(
              wirePenugasan(sehari, akhir).map(({ mulai, selesai }) => [
                Date.parse(mulai ?? ''),
                Date.parse(selesai ?? ''),
              ]),
            ).toEqual(harap)
          expect(kerjaHari(hari).map(({ mulai, selesai }) => [mulai, selesai])).toEqual(harap)
          for (const [mulai] of harap) {
            const saat = mulai - 600_000
            expect(pengingatPada(hariGiliran(hari, saat).hari.fakta, saat)).toMatchObject({
              jenis: 'check_in',
              kerja: mulai,
            })
          }
          const kejadian = hari.penugasan.flatMap(({ id: penugasanId }, urutan) => {
            const [mulai = 0, selesai = 0] = harap[urutan] ?? []
            return [
              punch('check_in', tanggal, penugasanId, mulai),
              punch('check_out', tanggal, penugasanId, selesai),
            ]
          })
          const dijalani = hariPada(tanggal, { ...sendirian, kejadian, istirahat: [] })
          const detik = harap.reduce((jumlah, [mulai, selesai]) => jumlah + (selesai - mulai) / 1000, 0)
          expect(dijalani && rekapFrom(dijalani, akhir)).toMatchObject({
            jamKerja: detik,
            manShift: { hadir: harap.length, rencana: harap.length },
          })
        }
      }
    }),
    { numRuns: KALI, seed: 20_261_116 },
  )
})
