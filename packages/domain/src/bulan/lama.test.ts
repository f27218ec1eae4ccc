import { describe, expect, it } from 'vitest'
import jenisCuti from '../../data/jenis-cuti.json' with { type: 'json' }
import { KETENTUAN } from '../ketentuan.ts'
import { akhirPerpanjangan, judgeKontrak } from '../karyawan/kontrak.ts'
import { akhirKasbon } from '../payroll/kasbon.ts'
import { computeKompensasi, judgeKompensasi, lamaKompensasi } from '../payroll/kompensasi.ts'
import type { JenisCuti } from '../pengajuan/izin/izin.ts'
import { judgeKuota } from '../pengajuan/cuti/kuota-cuti.ts'
import { addHari } from '../waktu.ts'
import { addBulanTanggal, akhirLama, lamaBulan } from './lama.ts'

/** Five years, the longest that the law knows */
const TERLAMA = 60
const SEHARI = 86_400_000
const teks = (saat: number) => new Date(saat).toISOString().slice(0, 10)

/**
 * The last day of each month of a span, counted on the calendar by one day after the other and by nothing else: a month is over the evening
 * before the same date comes round, and with the calendar month that skips it.
 */
function countAkhir(mulai: string): string[] {
  const hari = Number(mulai.slice(8))
  const akhir: string[] = []
  for (let saat = Date.parse(mulai) + SEHARI; akhir.length < TERLAMA; saat += SEHARI) {
    const kini = new Date(saat).getUTCDate()
    const kemarin = new Date(saat - SEHARI).getUTCDate()
    // After a last of the month that came before the date could.
    if (kini === hari || (kini === 1 && kemarin < hari)) akhir.push(teks(saat - SEHARI))
  }
  return akhir
}

/** Ten years, each of its days with the ends of the months that begin there. */
const SEMUA = Array.from({ length: 3653 }, (_, ke) => addHari('2024-01-01', ke)).map((mulai) => ({
  mulai,
  akhir: countAkhir(mulai),
}))

const cuti = (kode: string) =>
  ({ boleh_setengah: false, ...jenisCuti.data.find((satu) => satu.kode === kode) }) as JenisCuti
/** The last day that a leave of months takes, by the rule of requests: the next day is refused, with that day in the answer. */
function cutiSampai(kode: string, mulai: string, sampai: string): unknown {
  const judge = (akhir: string) =>
    judgeKuota({ tanggal_mulai: mulai, tanggal_selesai: akhir, paruh: null }, [], cuti(kode), {
      hak: [],
      terpakai: [],
    })
  return [judge(sampai), Object.keys(judge(addHari(sampai, 1)))]
}
const BOLEH = [{}, ['tanggal_selesai']]

describe('[TAMAT-05] a span in months ends', () => {
  it.each([
    ['2026-11-27', '2027-02-26'],
    ['2026-11-28', '2027-02-27'],
    ['2026-11-29', '2027-02-28'],
    ['2026-11-30', '2027-02-28'],
    ['2026-12-01', '2027-02-28'],
    ['2027-11-29', '2028-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-08-31', '2026-11-30'],
    ['2028-02-29', '2028-05-28'],
  ])('of three from %s on %s', (mulai, akhir) => expect(akhirLama(mulai, 3)).toBe(akhir))

  it('on the same day as counted on the calendar, day by day, for ten years', () => {
    const lain = SEMUA.filter(
      ({ mulai, akhir }) =>
        akhir.some((satu, ke) => akhirLama(mulai, ke + 1) !== satu) ||
        akhir.some(
          (satu, ke) => lamaBulan(mulai, satu) !== ke + 1 || lamaBulan(mulai, addHari(satu, -1)) !== ke,
        ),
    )
    expect(lain.map(({ mulai }) => mulai)).toEqual([])
  })

  it('in leave after a birth, longer for a special condition, and after a miscarriage by a month and fifteen days', () => {
    for (const { mulai, akhir } of SEMUA) {
      const [satu = '', , tiga = ''] = akhir
      expect([mulai, cutiSampai('CUTI_MELAHIRKAN', mulai, tiga)]).toEqual([mulai, BOLEH])
      expect([mulai, cutiSampai('CUTI_MELAHIRKAN_TAMBAHAN', mulai, tiga)]).toEqual([mulai, BOLEH])
      expect([mulai, cutiSampai('CUTI_KEGUGURAN', mulai, addHari(satu, 15))]).toEqual([mulai, BOLEH])
    }
  })

  it('in a PKWT of five years and in its extension', () => {
    for (const { mulai, akhir } of SEMUA) {
      const judge = (sampai: string) =>
        judgeKontrak(
          KETENTUAN,
          {
            jenis: 'PKWT',
            mulai,
            sampai,
            ditandatangani: '2026-11-20',
            dicatat: null,
            nomor_pencatatan: null,
          },
          [],
          '2026-11-20',
        )
      const lima = akhir.at(-1) ?? ''
      expect([mulai, judge(lima), Object.keys(judge(addHari(lima, 1)))]).toEqual([mulai, {}, ['sampai']])
      for (const [ke, sampai] of akhir.slice(0, 12).entries())
        expect(akhirPerpanjangan(addHari(mulai, -1), ke + 1)).toBe(sampai)
    }
  })

  it('in what a PKWT is compensated for: so many twelfths to the rupiah, none a day short of one', () => {
    const lain = SEMUA.filter(({ mulai, akhir }) =>
      akhir
        .slice(0, 24)
        .some((sampai, ke) => computeKompensasi(6_000_000, { mulai, sampai }) !== (ke + 1) * 500_000),
    )
    expect(lain.map(({ mulai }) => mulai)).toEqual([])
    const cukup = SEMUA.filter(
      ({ mulai, akhir: [satu = ''] }) =>
        judgeKompensasi({ mulai, sejak: mulai, sampai: addHari(satu, -1) }) === undefined,
    )
    expect(cukup).toEqual([])
    expect(lamaKompensasi({ mulai: '2026-11-29', sampai: '2027-03-01' })).toEqual({
      bulan: 3,
      hari: 1,
      hariSebulan: 28,
    })
  })

  it.each([
    [{ tahun: 2026, bulan: 12 }, 1, { tahun: 2026, bulan: 12 }],
    [{ tahun: 2026, bulan: 12 }, 2, { tahun: 2027, bulan: 1 }],
    [{ tahun: 2026, bulan: 1 }, 60, { tahun: 2030, bulan: 12 }],
  ])('in a kasbon from %j by %i with its last instalment in %j', (mulai, kali, akhir) =>
    expect(akhirKasbon(mulai, kali)).toEqual(akhir),
  )
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-15', 2, '2027-02-15'],
])('the date of %s %i months away is %s', (tanggal, bulan, lain) =>
  expect(addBulanTanggal(tanggal, bulan)).toBe(lain),
)
