import { describe, expect, it } from 'vitest'
import contoh from '../data/gaji-contoh.json' with { type: 'json' }
import data from '../data/tarif-gaji.json' with { type: 'json' }
import type { Bulan } from './bulan.ts'
import {
  bagianBulan,
  barisUpah,
  bulanSebelumnya,
  gantiHitungan,
  hitungGaji,
  isMasaTerakhir,
  potongBagian,
} from './gaji.ts'
import {
  type DasarPajak,
  type TarifGaji,
  hitungBpjs,
  hitungPphBulanan,
  hitungPphSetahun,
  ptkpAwal,
} from './pajak.ts'
import { type BarisSlip, totalSlip } from './payroll.ts'

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
    const gaji = hitungGaji(tarif, {
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
  it.each(dari('MASA_TERAKHIR').filter(({ masukan }) => 'bruto_bulanan' in masukan))(
    '$id: $judul',
    ({ masukan, hasil }) => {
      const m = masukan as unknown as {
        ptkp: DasarPajak['ptkp']
        bruto_bulanan: number
        iuran_pensiun_bulanan: number
        jumlah_bulan: number
      }
      const dasar = { ptkp: m.ptkp, npwpValid: true }
      const masa = { tahun: 2026, bulan: 12 }
      const bulanan = hitungPphBulanan(tarif, masa, m.bruto_bulanan, dasar)
      const setahun = hitungPphSetahun(
        tarif,
        masa,
        {
          bruto: m.bruto_bulanan * m.jumlah_bulan,
          iuran: m.iuran_pensiun_bulanan * m.jumlah_bulan,
          bulan: m.jumlah_bulan,
          dipotong: bulanan.pph * (m.jumlah_bulan - 1),
        },
        dasar,
      )
      expect({
        kategori_ter: bulanan.kategori,
        tarif_ter_persen: bulanan.tarif / 100,
        biaya_jabatan: setahun.biayaJabatan,
        neto_setahun: setahun.neto,
        ptkp: setahun.ptkp,
        pkp: setahun.pkp,
        pph_setahun: setahun.pphSetahun,
        pph_masa_terakhir: setahun.pph,
      }).toEqual(expect.objectContaining(pilih(hasil)))
    },
  )

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
      const gaji = hitungGaji(tarif, {
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
    const gaji = hitungGaji(tarif, {
      masa: { tahun: 2026, bulan: 12 },
      penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TIDAK_TETAP', jumlah: 10_000_000 }],
      dasar: { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'SANGAT_RENDAH', upahMinimum: 0 },
      tanggalLahir: LAHIR,
      sebelumnya: { bruto: 50_000_000, iuran: 0, bulan: 5, dipotong: 1_000_000 },
    })
    expect(gaji.isi).toEqual({
      penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TIDAK_TETAP', jumlah: 10_000_000 }],
      potongan: [],
      penghasilan_lain: [{ nama: 'Pengembalian PPh Pasal 21', jenis: 'LAIN', jumlah: 850_000 }],
    })
  })
})

describe('the bands', () => {
  const pph = (ptkp: DasarPajak['ptkp'], bruto: number) =>
    hitungPphBulanan(tarif, { tahun: 2026, bulan: 4 }, bruto, { ptkp, npwpValid: true })

  it.each([
    ['TK/0', 5_400_000, 0],
    ['TK/0', 5_400_001, 25],
    ['TK/0', 0, 0],
    ['TK/1', 1_400_000_000, 3300],
    ['K/0', 1_400_000_001, 3400],
    ['K/1', 6_200_000, 0],
    ['K/2', 6_200_001, 25],
    ['K/3', 6_600_000, 0],
    ['K/3', 6_600_001, 25],
  ] as const)('%s, %d: %d ten-thousandths', (ptkp, bruto, harapan) => {
    expect(pph(ptkp, bruto).tarif).toBe(harapan)
  })

  it('rise without a gap, and the last has no end', () => {
    for (const { mulai: _, ...kategori } of tarif.ter) {
      for (const lapisan of Object.values(kategori)) {
        const batas = lapisan.map(([sampai]) => sampai ?? Infinity)
        expect(batas.at(-1)).toBe(Infinity)
        expect(batas.every((satu, i) => i === 0 || satu > (batas[i - 1] ?? 0))).toBe(true)
        expect(lapisan.every(([, t], i) => i === 0 || t > (lapisan[i - 1]?.[1] ?? 0))).toBe(true)
      }
    }
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
    expect(potongBagian(jumlah, { dibayar, seluruh })).toBe(harapan)
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
    expect(baris.map(({ jenis }) => jenis)).toEqual(['TETAP', 'TETAP', 'TIDAK_TETAP'])
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

  it.each([
    [true, 'L', 'K/0'],
    [true, 'P', 'TK/0'],
    [false, 'L', 'TK/0'],
    [false, 'P', 'TK/0'],
  ] as const)('of whom no more is known, married %j, %s: %s', (kawin, kelamin, harapan) => {
    expect(ptkpAwal(kawin, kelamin)).toBe(harapan)
  })
})

describe('JP', () => {
  const jp = (tahun: number, bulan: number, lahir: string) =>
    hitungBpjs(
      tarif,
      { tahun, bulan },
      20_000_000,
      { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'RENDAH', upahMinimum: 0 },
      lahir,
    ).karyawan.jp

  it.each([
    [2026, 2, '1990-01-01', 105_474],
    [2026, 3, '1990-01-01', 110_863],
    [2027, 6, '1990-01-01', 110_863],
    [2019, 1, '1990-01-01', 90_776],
    // Pension age of 59 is reached on 10 April 2026: that month is the last.
    [2026, 4, '1967-04-10', 110_863],
    [2026, 5, '1967-04-10', 0],
  ])('%d-%d, born %s: %d', (tahun, bulan, lahir, harapan) => {
    expect(jp(tahun, bulan, lahir)).toBe(harapan)
  })
})

/** Of an example what a year's reckoning says; what the months came to stands beside it. */
function pilih(hasil: object) {
  const kunci = new Set(['biaya_jabatan', 'neto_setahun', 'ptkp', 'pkp', 'pph_setahun', 'pph_masa_terakhir'])
  return Object.fromEntries(Object.entries(hasil).filter(([nama]) => kunci.has(nama)))
}

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
      potongan: [kasbon, baris('Pajak', 'PPH21', 9), baris('JHT', 'BPJS_JHT', 8)],
      penghasilan_lain: [baris('Pengembalian PPh Pasal 21', 'LAIN', 7), bonus],
    }
    const pph = baris('PPh Pasal 21', 'PPH21', 30)
    expect(gantiHitungan(ditulis, { potongan: [pph], penghasilan_lain: [] })).toEqual({
      potongan: [pph, kasbon],
      penghasilan_lain: [bonus],
    })
    const kembali = baris('Pengembalian PPh Pasal 21', 'LAIN', 40)
    expect(gantiHitungan(ditulis, { potongan: [], penghasilan_lain: [kembali] })).toEqual({
      potongan: [kasbon],
      penghasilan_lain: [bonus, kembali],
    })
  })
})

describe('[UJI-07] what is taxed of a year', () => {
  // Above 120 million a year the deduction for the position is at its limit: what comes in more is taxed in full.
  const setahun = (lebih: number) =>
    hitungPphSetahun(
      tarif,
      { tahun: 2026, bulan: 12 },
      { bruto: 180_000_000 + lebih, iuran: 0, bulan: 12, dipotong: 0 },
      { ptkp: 'TK/0', npwpValid: true },
    )

  it.each([0, 1, 500, 999])('is cut to full thousands: %i more leave the tax as it is', (lebih) => {
    expect(setahun(lebih)).toMatchObject({ pkp: 120_000_000, pphSetahun: 12_000_000 })
  })

  it('grows with the next thousand', () => {
    expect(setahun(1000)).toMatchObject({ pkp: 120_001_000, pphSetahun: 12_000_150 })
  })
})
