import { describe, expect, it } from 'vitest'
import { KETENTUAN, requireBerlaku } from '../ketentuan.ts'
import contoh from '../../data/gaji-contoh.json' with { type: 'json' }
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import type { Bulan } from '../bulan.ts'
import {
  type BagianBulan,
  listBagianUpah,
  bagianBulan,
  barisUpah,
  bulanSebelumnya,
  computeBagian,
  computeGaji,
  isMasaTerakhir,
  isPokokKurang,
  replaceHitungan,
} from './gaji.ts'
import type { DasarPajak, TarifGaji } from './pajak.ts'
import { type BarisSlip, totalSlip } from './payroll.ts'
import { addHari } from '../waktu.ts'

const tarif = data as unknown as TarifGaji
const LAHIR = '1990-05-17'
const masaDari = (teks: string): Bulan => ({ tahun: Number(teks.slice(0, 4)), bulan: Number(teks.slice(5)) })

type Bulanan = {
  readonly masa: string
  readonly ptkp: DasarPajak['ptkp']
  readonly kelas_jkk: DasarPajak['kelasJkk']
  readonly upah_minimum: number
  readonly npwp_valid: boolean
}
const dasarDari = (m: Bulanan): DasarPajak => ({
  ptkp: m.ptkp,
  npwpValid: m.npwp_valid,
  kelasJkk: m.kelas_jkk,
  upahMinimum: m.upah_minimum,
})

const dari = (jenis: string) => contoh.contoh.filter((satu) => satu.jenis === jenis)

describe('a month', () => {
  it.each(dari('BULANAN_TER'))('$id: $judul', ({ masukan, hasil }) => {
    const m = masukan as unknown as Bulanan
    const { slip, ...harapan } = hasil as unknown as { slip: { penghasilan: BarisSlip[] } }
    const gaji = computeGaji(tarif, {
      masa: masaDari(m.masa),
      penghasilan: slip.penghasilan,
      dasar: dasarDari(m),
      tanggalLahir: LAHIR,
      sebelumnya: null,
    })
    const { total_tambahan, ...total } = totalSlip(gaji.isi)
    expect({ ...gaji.isi, total_tambahan }).toEqual(slip)
    expect({
      dasar_upah_bpjs: (harapan as { dasar_upah_bpjs?: number }).dasar_upah_bpjs,
      iuran_karyawan: gaji.bpjs.karyawan,
      iuran_perusahaan: gaji.bpjs.perusahaan,
      dasar_kesehatan: gaji.bpjs.dasarKesehatan,
      dasar_jp: gaji.bpjs.dasarJp,
      bruto_pajak: gaji.bruto,
      kategori_ter: gaji.kategori,
      tarif_ter_persen: (gaji.tarif ?? 0) / 100,
      pph21: gaji.pph,
      ...total,
    }).toEqual(harapan)
  })
})

describe("a year's last month", () => {
  it('A3: a whole year month by month, the cap of JP moving in March', () => {
    const a3 = contoh.contoh.find(({ id }) => id === 'A3')
    const { hasil } = a3 as unknown as {
      hasil: {
        rincian: { masa: string; bruto_pajak: number; pph21: number; jp_karyawan: number }[]
        pph_sudah_dipotong: number
        iuran_pengurang: number
        bruto_setahun: number
      }
    }
    const sejauh = { bruto: 0, iuran: 0, bulan: 0, dipotong: 0 }
    for (const bulan of hasil.rincian) {
      const masa = masaDari(bulan.masa)
      const pokok = { nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: 15_000_000 } as const
      const thr = { nama: 'Tunjangan Hari Raya', jenis: 'THR', jumlah: 15_000_000 } as const
      const gaji = computeGaji(tarif, {
        masa,
        penghasilan: masa.bulan === 3 ? [pokok, thr] : [pokok],
        dasar: { ptkp: 'K/1', npwpValid: true, kelasJkk: 'SANGAT_RENDAH', upahMinimum: 5_729_876 },
        tanggalLahir: LAHIR,
        sebelumnya: masa.bulan === 12 ? sejauh : null,
      })
      expect([bulan.masa, gaji.bruto, gaji.pph, gaji.bpjs.karyawan.jp]).toEqual([
        bulan.masa,
        bulan.bruto_pajak,
        bulan.pph21,
        bulan.jp_karyawan,
      ])
      if (masa.bulan < 12) sejauh.dipotong += gaji.pph
      sejauh.bruto += gaji.bruto
      sejauh.iuran += gaji.bpjs.karyawan.jht + gaji.bpjs.karyawan.jp
      sejauh.bulan += 1
    }
    expect(sejauh).toEqual({
      bruto: hasil.bruto_setahun,
      iuran: hasil.iuran_pengurang,
      bulan: 12,
      dipotong: hasil.pph_sudah_dipotong,
    })
  })

  it('gives back what was withheld too much, as a line of its own', () => {
    const gaji = computeGaji(tarif, {
      masa: { tahun: 2026, bulan: 12 },
      penghasilan: [
        { nama: 'Gaji Pokok', jenis: 'TIDAK_TETAP', jumlah: 10_000_000 },
        { nama: 'Bonus', jenis: 'LAIN', jumlah: 0 },
      ],
      dasar: { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'SANGAT_RENDAH', upahMinimum: 0 },
      tanggalLahir: LAHIR,
      sebelumnya: { bruto: 50_000_000, iuran: 0, bulan: 5, dipotong: 1_000_000 },
    })
    expect(gaji.tarif).toBeNull()
    expect(gaji.isi).toEqual({
      penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TIDAK_TETAP', jumlah: 10_000_000 }],
      potongan: [],
      penghasilan_lain: [{ nama: 'Pengembalian PPh Pasal 21', jenis: 'LAIN', jumlah: 850_000 }],
    })
  })
})

describe('a part of a month', () => {
  const masa = { tahun: 2026, bulan: 10 }
  it.each([
    ['2020-01-01', null, [1, 2, 3, 4, 5], 22, 22],
    ['2026-10-19', null, [1, 2, 3, 4, 5], 10, 22],
    ['2026-10-19', null, [1, 2, 3, 4, 5, 6], 12, 27],
    ['2020-01-01', '2026-10-02', [1, 2, 3, 4, 5], 2, 22],
    ['2026-10-31', null, [1, 2, 3, 4, 5], 0, 22],
    ['2020-01-01', null, [], 0, 0],
  ] as const)('from %s to %s, week %j: %d of %d', (masuk, keluar, minggu, dibayar, seluruh) => {
    expect(bagianBulan(masa, { masuk, keluar }, minggu)).toEqual({ dibayar, seluruh })
  })

  it.each([
    [22_000_000, 10, 22, 10_000_000],
    [5_000_000, 1, 22, 227_273],
    [5_000_000, 22, 22, 5_000_000],
    [5_000_000, 0, 22, 0],
    [5_000_000, 0, 0, 5_000_000],
  ])('of %d, %d of %d: %d', (jumlah, dibayar, seluruh, harapan) => {
    expect(computeBagian(jumlah, { dibayar, seluruh })).toBe(harapan)
  })
})

describe('a wage', () => {
  const upah = { pokok: 200_000, tunjanganTetap: 20_000, tunjanganTidakTetap: 0 }
  const bagian = { dibayar: 11, seluruh: 22 }

  it.each([
    ['bulan', bagian, [100_000, 10_000, 0]],
    ['bulan', { dibayar: 22, seluruh: 22 }, [200_000, 20_000, 0]],
    ['hari', bagian, [1_000_000, 100_000, 0]],
  ] as const)('by the %s, of %j, with five days worked: %j', (satuan, berapa, harapan) => {
    const baris = barisUpah({ ...upah, satuan }, berapa, 5)
    expect(baris.map(({ jumlah }) => jumlah)).toEqual(harapan)
    expect(baris.map(({ nama, jenis }) => [nama, jenis])).toEqual([
      ['Gaji Pokok', 'TETAP'],
      ['Tunjangan Tetap', 'TETAP'],
      ['Tunjangan Tidak Tetap', 'TIDAK_TETAP'],
    ])
  })
})

describe("the year's tax", () => {
  it.each([
    [12, null, true],
    [11, null, false],
    [3, '2026-03-01', true],
    [3, '2026-04-01', false],
    // Paid once more after having left.
    [4, '2026-03-31', true],
    [12, '2027-01-31', true],
  ])('is settled in month %d of who leaves on %s: %j', (bulan, keluar, harapan) => {
    expect(isMasaTerakhir({ tahun: 2026, bulan }, keluar)).toBe(harapan)
  })

  it.each([
    [12, '2020-05-01', 11],
    [12, '2026-01-31', 11],
    [12, '2026-10-01', 2],
    [1, '2025-12-31', 0],
    [10, '2026-10-31', 0],
  ])('of month %d, of who came on %s, follows %d months', (bulan, masuk, harapan) => {
    expect(bulanSebelumnya({ tahun: 2026, bulan }, masuk)).toBe(harapan)
  })
})

describe('what is reckoned anew', () => {
  const baris = (nama: string, jenis: BarisSlip['jenis'], jumlah: number): BarisSlip => ({
    nama,
    jenis,
    jumlah,
  })

  it('takes the place of BPJS and PPh 21, whatever they were called; all else stays', () => {
    const kasbon = baris('Potongan Kasbon', 'KASBON', 100)
    const bonus = baris('Bonus', 'LAIN', 500)
    const ditulis = {
      potongan: [
        kasbon,
        baris('Pajak', 'PPH21', 9),
        baris('Kesehatan', 'BPJS_KESEHATAN', 8),
        baris('JHT', 'BPJS_JHT', 8),
        baris('Pensiun', 'BPJS_JP', 8),
      ],
      penghasilan_lain: [baris('Pengembalian PPh Pasal 21', 'LAIN', 7), bonus],
    }
    const pph = baris('PPh Pasal 21', 'PPH21', 30)
    expect(replaceHitungan(ditulis, { potongan: [pph], penghasilan_lain: [] })).toEqual({
      potongan: [pph, kasbon],
      penghasilan_lain: [bonus],
    })
    const kembali = baris('Pengembalian PPh Pasal 21', 'LAIN', 40)
    expect(replaceHitungan(ditulis, { potongan: [], penghasilan_lain: [kembali] })).toEqual({
      potongan: [kasbon],
      penghasilan_lain: [bonus, kembali],
    })
  })
})

describe('a raise within a month', () => {
  const MASA_INI = { tahun: 2026, bulan: 11 }
  const sebesar = (pokok: number) =>
    ({ satuan: 'bulan', pokok, tunjanganTetap: 0, tunjanganTidakTetap: 0 }) as const
  const tetap = { masuk: '2020-01-01', keluar: null }
  const LIMA = [1, 2, 3, 4, 5]

  it('[UPAH-14] pays each wage for its days, which cover the month with no day twice', () => {
    const bagian = listBagianUpah(
      MASA_INI,
      [
        { mulai: '2026-11-01', upah: sebesar(4_200_000) },
        { mulai: '2026-11-16', upah: sebesar(6_300_000) },
      ],
      tetap,
    )
    expect(bagian.map(({ mulai, sampai }) => [mulai, sampai])).toEqual([
      ['2026-11-01', '2026-11-15'],
      ['2026-11-16', '2026-11-30'],
    ])
    const hari = bagian.map(({ mulai, sampai }) =>
      bagianBulan(MASA_INI, { masuk: mulai, keluar: sampai }, LIMA),
    )
    expect(hari).toEqual([
      { dibayar: 10, seluruh: 21 },
      { dibayar: 11, seluruh: 21 },
    ])
    expect(bagian.flatMap(({ upah }, ke) => barisUpah(upah, hari[ke] as BagianBulan, 0)[0]?.jumlah)).toEqual([
      2_000_000, 3_300_000,
    ])
  })

  it.each([
    [
      'who came and left within it',
      { masuk: '2026-11-05', keluar: '2026-11-20' },
      ['2026-11-05', '2026-11-20'],
    ],
    ['who was there all along', tetap, ['2026-11-01', '2026-11-30']],
    [
      'who left before the raise',
      { masuk: '2020-01-01', keluar: '2026-11-09' },
      ['2026-11-01', '2026-11-09'],
    ],
    ['who came after it', { masuk: '2026-11-18', keluar: null }, ['2026-11-18', '2026-11-30']],
  ] as const)('[UPAH-14] has every day at work of one %s once', (_, kapan, [pertama, terakhir]) => {
    const bagian = listBagianUpah(
      MASA_INI,
      ['2026-11-01', '2026-11-10', '2026-11-17'].map((mulai) => ({ mulai, upah: sebesar(1) })),
      kapan,
    )
    const hari = bagian.flatMap((satu) => {
      const semua = []
      for (let satuHari = satu.mulai; satuHari <= satu.sampai; satuHari = addHari(satuHari, 1))
        semua.push(satuHari)
      return semua
    })
    const seharusnya = []
    for (let satu: string = pertama; satu <= terakhir; satu = addHari(satu, 1)) seharusnya.push(satu)
    expect(hari).toEqual(seharusnya)
  })
})

it.each([
  [3_000_000, 1_000_000, false],
  [2_999_999, 1_000_000, true],
  [3_000_000, 0, false],
  [0, 1, true],
])(
  '[UPAH-47] a basic wage of %i beside %i of fixed allowances is too little: %s',
  (pokok, tunjanganTetap, kurang) => {
    expect(isPokokKurang(requireBerlaku(KETENTUAN.upah, '2026-11-30'), { pokok, tunjanganTetap })).toBe(
      kurang,
    )
  },
)

it('[UPAH-49] an irregular line raises the taxed gross by its amount, and BPJS’s base by nothing', () => {
  const dasar: DasarPajak = { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'RENDAH', upahMinimum: 0 }
  const hitung = (...tambahan: readonly BarisSlip[]) =>
    computeGaji(tarif, {
      masa: { tahun: 2026, bulan: 5 },
      penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: 6_000_000 }, ...tambahan],
      dasar,
      tanggalLahir: LAHIR,
      sebelumnya: null,
    })
  const biasa = hitung()
  for (const jenis of ['THR', 'BONUS', 'RAPEL', 'LEMBUR', 'TIDAK_TETAP'] as const) {
    const lebih = hitung({ nama: 'Tambahan', jenis, jumlah: 2_000_000 })
    expect([jenis, lebih.bruto - biasa.bruto, lebih.bpjs]).toEqual([jenis, 2_000_000, biasa.bpjs])
  }
})
