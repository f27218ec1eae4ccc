import { describe, expect, it } from 'vitest'
import { KETENTUAN } from '../ketentuan.ts'
import { type AturanUpah, aturanPada, isMalam, judgeAturanUpah } from './aturan-upah.ts'
import { barisTerlambat } from './terlambat.ts'

const KOSONG = { kantor_id: null, jenis_shift_id: null, pos_id: null, sertifikat: null, jabatan: null }
const aturan = (mulai: string, jumlah: number, lain: Partial<AturanUpah> = {}): AturanUpah => ({
  ...KOSONG,
  jenis: 'MAKAN',
  mulai,
  jumlah,
  ...lain,
})

describe('a rule of pay', () => {
  const semua = [aturan('2026-01-01', 1), aturan('2026-03-01', 2), aturan('2026-02-01', 5, { kantor_id: 7 })]
  it.each<[string, number, number | undefined]>([
    ['2025-12-31', 1, undefined],
    ['2026-01-01', 1, 1],
    ['2026-02-28', 1, 1],
    ['2026-03-01', 1, 2],
    ['2026-01-31', 7, 1],
    ['2026-02-01', 7, 5],
    ['2026-03-01', 7, 5],
  ])('on %s at site %d gives %s', (tanggal, kantor_id, jumlah) => {
    expect(aturanPada(semua, 'MAKAN', tanggal, { kantor_id })?.jumlah).toBe(jumlah)
  })

  it.each<[Parameters<typeof judgeAturanUpah>[0], readonly string[]]>([
    [{ ...KOSONG, jenis: 'MAKAN', jumlah: 1 }, []],
    [{ ...KOSONG, jenis: 'MAKAN', jumlah: 1, kantor_id: 1 }, []],
    [{ ...KOSONG, jenis: 'MAKAN', jumlah: 1, pos_id: 1 }, ['pos_id']],
    [{ ...KOSONG, jenis: 'POS', jumlah: 1 }, ['pos_id']],
    [{ ...KOSONG, jenis: 'TANPA_LEMBUR', jumlah: 1, jabatan: 'Manajer' }, []],
    [{ ...KOSONG, jenis: 'TANPA_LEMBUR', jumlah: 1 }, ['pos_id']],
    [{ ...KOSONG, jenis: 'TANPA_LEMBUR', jumlah: 9, pos_id: 1 }, ['jumlah']],
  ])('%j is wrong at %j', (isian, salah) => {
    expect(Object.keys(judgeAturanUpah(isian))).toEqual(salah)
  })

  it.each<[number, number, boolean]>([
    [8, 16, false],
    [22, 6, true],
    [16, 0, false],
    [0, 8, true],
    [4, 12, false],
    [19, 7, true],
  ])('a shift from %d to %d at night: %s', (mulai, selesai, malam) => {
    expect(isMalam({ mulai: mulai * 3600, selesai: selesai * 3600 })).toBe(malam)
  })

  it('of lateness takes the hour’s wage of its day, without what is not fixed', () => {
    const upah = {
      satuan: 'bulan',
      pokok: 5_190_000,
      tunjanganTetap: 0,
      tunjanganTidakTetap: 9_000_000,
    } as const
    const [baris] = barisTerlambat(
      KETENTUAN,
      [
        { tanggal: '2026-07-06', detik: 1800 },
        { tanggal: '2026-07-07', detik: 3600 },
      ],
      () => upah,
      5,
    )
    expect(baris).toMatchObject({ nama: 'Potongan Keterlambatan', jenis: 'ABSENSI', jumlah: 45_000 })
    expect(barisTerlambat(KETENTUAN, [], () => upah, 5)).toEqual([])
  })
})
