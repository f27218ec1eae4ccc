import { describe, expect, it } from 'vitest'
import data from '../../../data/upah-lembur.json' with { type: 'json' }
import { computeBatas } from './lembur.ts'
import {
  POLA_LEMBUR,
  type PolaLembur,
  type Upah,
  dasarUpah,
  faktorJam,
  isMakanMinumWajib,
  jamTerakhir,
  upahLembur,
  upahSejam,
} from './upah-lembur.ts'
import { KETENTUAN, requireBerlaku } from '../../ketentuan.ts'

const LEMBUR = requireBerlaku(KETENTUAN.lembur, '2026-11-01')

type Masukan = {
  readonly upah_sebulan?: number
  readonly upah_pokok?: number
  readonly tunjangan_tetap?: number
  readonly tunjangan_tidak_tetap?: number
  readonly upah_sehari?: number
  readonly hari_kerja_seminggu?: number
  readonly upah_minimum?: number
}
const upahDari = (m: Masukan): Upah => ({
  satuan: m.upah_sehari === undefined ? 'bulan' : 'hari',
  pokok: m.upah_sebulan ?? m.upah_pokok ?? m.upah_sehari ?? 0,
  tunjanganTetap: m.tunjangan_tetap ?? 0,
  tunjanganTidakTetap: m.tunjangan_tidak_tetap ?? 0,
})

describe('the worked examples', () => {
  it.each(data.contoh)('$id: $judul', (contoh) => {
    const masukan: Masukan = contoh.masukan
    const pola = contoh.pola as PolaLembur
    const durasi = contoh.jam_lembur * 3600
    const dasar = dasarUpah(LEMBUR, upahDari(masukan), masukan.hari_kerja_seminggu ?? 5, masukan.upah_minimum)
    expect({
      dasar_upah_sebulan: Number(dasar) / 10_000,
      upah_sejam: upahSejam(LEMBUR, dasar),
      faktor_jam: faktorJam(LEMBUR, pola, durasi),
      upah_lembur: upahLembur(LEMBUR, dasar, pola, durasi),
      makan_minum_wajib: isMakanMinumWajib(LEMBUR, durasi),
    }).toEqual({
      dasar_upah_sebulan: contoh.dasar_upah_sebulan,
      upah_sejam: contoh.upah_sejam,
      faktor_jam: contoh.faktor_jam,
      upah_lembur: contoh.upah_lembur,
      makan_minum_wajib: contoh.makan_minum_wajib,
    })
  })

  it.each(data.contoh_tolak)('$id: $alasan', ({ masukan, alasan }) => {
    const { jam_lembur, jam_minggu_berjalan = 0 } = masukan as {
      jam_lembur: number
      jam_minggu_berjalan?: number
    }
    const pola = masukan.pola as PolaLembur
    const batas = computeBatas(LEMBUR, pola, jam_lembur * 3600, {
      hari: 0,
      minggu: jam_minggu_berjalan * 3600,
    })
    expect(batas.lewat || batas.lewatTabel).toBe(!alasan.startsWith('Diterima'))
  })
})

describe('the table of article 31', () => {
  it.each(POLA_LEMBUR)('is that of the law for %s, hour by hour', (pola) => {
    for (let jam = 1; jam <= (jamTerakhir(LEMBUR, pola) ?? 20); jam += 1) {
      const baris = data.aturan.faktor[pola].find(
        ({ jam_dari, jam_sampai }) => jam_dari <= jam && (jam_sampai === null || jam <= jam_sampai),
      )
      expect([jam, faktorJam(LEMBUR, pola, 3600, (jam - 1) * 3600)]).toEqual([jam, baris?.kali])
    }
    expect(jamTerakhir(LEMBUR, pola)).toBe(data.aturan.faktor[pola].at(-1)?.jam_sampai ?? null)
  })

  it.each<[PolaLembur, number, number, number]>([
    // The first hour of a day is counted once, however many requests the day has.
    ['HARI_KERJA', 3600, 0, 1.5],
    ['HARI_KERJA', 3600, 3600, 2],
    ['HARI_KERJA', 3600, 1800, 1.75],
    ['HARI_KERJA', 1, 0, 1.5 / 3600],
    ['HARI_KERJA', 0, 0, 0],
    ['HARI_KERJA', 5 * 3600, 0, 9.5],
    ['LIBUR_5_HARI', 4 * 3600, 6 * 3600, 2 * 2 + 3 + 4],
    ['LIBUR_6_HARI_TERPENDEK', 10 * 3600, 0, 25 + 4],
  ])('%s, %i seconds after %i others: %f', (pola, durasi, sebelum, faktor) =>
    expect(faktorJam(LEMBUR, pola, durasi, sebelum)).toBeCloseTo(faktor, 12),
  )
})

describe('rounding', () => {
  const sebulan = (pokok: number): Upah => ({
    satuan: 'bulan',
    pokok,
    tunjanganTetap: 0,
    tunjanganTidakTetap: 0,
  })

  it('happens once, at the end, half up', () => {
    // 173 x 1/3 of an hour at 1.5 times: half a rupiah.
    expect(upahLembur(LEMBUR, dasarUpah(LEMBUR, sebulan(173), 5), 'HARI_KERJA', 1200)).toBe(1)
    expect(upahLembur(LEMBUR, dasarUpah(LEMBUR, sebulan(173), 5), 'HARI_KERJA', 1199)).toBe(0)
  })

  it('stays exact where numbers of the machine do not', () => {
    // 10,000,000,000 x 0.75 of three such parts, 24 hours: beyond 2^53 on the way.
    const besar = {
      satuan: 'hari',
      pokok: 0,
      tunjanganTetap: 0,
      tunjanganTidakTetap: 10_000_000_000,
    } as const
    const dasar = dasarUpah(LEMBUR, besar, 6)
    expect(dasar).toBe(1_875_000_000_000_000n)
    expect(upahLembur(LEMBUR, dasar, 'HARI_KERJA', 86_400)).toBe(
      Number((187_500_000_000n * 475n * 2n + 1730n) / (2n * 1730n)),
    )
  })

  it('of nothing is nothing', () =>
    expect(upahLembur(LEMBUR, dasarUpah(LEMBUR, sebulan(0), 5), 'HARI_KERJA', 7200)).toBe(0))
})

it.each([
  [100_000, 5, 5_396_761, 5_396_761],
  [100_000, 6, 0, 2_500_000],
  [300_000, 6, 5_396_761, 7_500_000],
])(
  '[UPAH-19] a day’s wage of %i in a week of %i days where the least is %i counts as %i a month',
  (pokok, hari, minimum, sebulan) => {
    const upah = { satuan: 'hari', pokok, tunjanganTetap: 0, tunjanganTidakTetap: 0 } as const
    expect(dasarUpah(LEMBUR, upah, hari, minimum)).toBe(BigInt(sebulan) * 10_000n)
  },
)

it.each([
  [3_460_000, 3_000_000, 3_460_000],
  [3_460_000, 5_190_000, 5_190_000],
  [0, 5_190_000, 5_190_000],
])(
  '[UPAH-46] overtime by the piece is of the average of %d where the least is %d: of %d a month',
  (rataRata, minimum, sebulan) => {
    const upah = { satuan: 'potong', pokok: 2_500, tunjanganTetap: 0, tunjanganTidakTetap: 0 } as const
    expect(dasarUpah(LEMBUR, upah, 5, minimum, rataRata)).toBe(BigInt(sebulan) * 10_000n)
  },
)
