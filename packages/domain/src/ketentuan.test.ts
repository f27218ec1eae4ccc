import { describe, expect, it } from 'vitest'
import tarifData from '../data/tarif-gaji.json' with { type: 'json' }
import izin from '../data/izin.json' with { type: 'json' }
import { KETENTUAN, type Ketentuan, KetentuanTidakAda, findPada, requireBerlaku } from './ketentuan.ts'
import { type IsianKontrak, judgeKontrak } from './karyawan/kontrak.ts'
import { TANPA_HARI, barisBulan } from './payroll/baris-bulan.ts'
import { computeGaji } from './payroll/gaji.ts'
import type { TarifGaji } from './payroll/pajak.ts'
import { barisThr } from './payroll/thr.ts'
import { bagianCuti } from './payroll/upah-cuti.ts'
import { type BatasIzin, aturanIzin, judgeRentang } from './pengajuan/izin/izin.ts'
import { lemburDibayar, lemburMelekat } from './pengajuan/lembur/lembur-bayar.ts'
import { computeBatas } from './pengajuan/lembur/lembur.ts'
import { dasarUpah, upahLembur } from './pengajuan/lembur/upah-lembur.ts'
import { jamSepekan, judgeRencana } from './roster/peringatan.ts'
import { type Tanggal, addHari, instanFrom } from './waktu.ts'

const tarif = tarifData as unknown as TarifGaji

/** An invented act: every figure another one from a day on. */
const HARI_BARU = '2027-01-04'
const BARU: Ketentuan = {
  jam_kerja: [
    ...KETENTUAN.jam_kerja,
    {
      mulai: HARI_BARU,
      sehari_5_hari_jam: 7,
      sehari_6_hari_jam: 6,
      seminggu_jam: 35,
      hari_berturut: 5,
      istirahat_sesudah_jam: 3,
      istirahat_menit: 60,
    },
  ],
  lembur: [
    ...KETENTUAN.lembur,
    {
      ...requireBerlaku(KETENTUAN.lembur, '2026-12-31'),
      mulai: HARI_BARU,
      batas_sehari_jam: 3,
      batas_seminggu_jam: 14,
      pembagi: 160,
      kali_5_hari: 20,
      dasar_terendah: 8000,
      faktor: {
        HARI_KERJA: [[null, 30]],
        LIBUR_5_HARI: [[12, 40]],
        LIBUR_6_HARI: [[12, 40]],
        LIBUR_6_HARI_TERPENDEK: [[12, 40]],
      },
    },
  ],
  upah: [...KETENTUAN.upah, { mulai: HARI_BARU, pokok_terendah: 9000, potongan_tertinggi: 2500 }],
  sakit: [
    ...KETENTUAN.sakit,
    {
      mulai: HARI_BARU,
      tahap: [
        [1, 100],
        [null, 10],
      ],
    },
  ],
  melahirkan: [...KETENTUAN.melahirkan, { mulai: HARI_BARU, tahap: [[null, 100]] }],
  thr: [
    ...KETENTUAN.thr,
    {
      mulai: HARI_BARU,
      masa_kerja_terendah_bulan: 3,
      masa_kerja_penuh_bulan: 6,
      hari_sebelum: 14,
      hari_diputus: 60,
      denda_terlambat: 500,
    },
  ],
  pkwt: [
    ...KETENTUAN.pkwt,
    { mulai: HARI_BARU, pasal: 'Uji', paling_lama_tahun: 3, pencatatan_hari_kerja: 1 },
  ],
}

describe('[UPAH-26] what holds on a day', () => {
  const daftar = [
    { mulai: '2024-01-01', sampai: '2024-12-31', nilai: 1 },
    { mulai: '2026-01-01', nilai: 2 },
  ]
  it.each<[Tanggal, number | null]>([
    ['2023-12-31', null],
    ['2024-01-01', 1],
    ['2024-12-31', 1],
    ['2025-06-01', null],
    ['2026-01-01', 2],
    ['2099-01-01', 2],
  ])('%s has %j', (tanggal, nilai) => {
    expect(findPada(daftar, tanggal)?.nilai ?? null).toBe(nilai)
    if (nilai === null) expect(() => requireBerlaku(daftar, tanggal)).toThrow(KetentuanTidakAda)
    else expect(requireBerlaku(daftar, tanggal).nilai).toBe(nilai)
  })

  it('every list begins, goes on in order and is open at its end', () => {
    const semua = { ...KETENTUAN, ...tarif } as unknown as Record<
      string,
      { mulai: string; sampai?: string }[]
    >
    for (const [nama, isi] of Object.entries(semua).filter(([, nilai]) => Array.isArray(nilai))) {
      if (isi.some((satu) => typeof satu === 'string')) continue
      expect([nama, isi.length > 0, isi.at(-1)?.sampai]).toEqual([nama, true, undefined])
      expect([nama, isi.map(({ mulai }) => mulai)]).toEqual([nama, isi.map(({ mulai }) => mulai).toSorted()])
      for (const [i, { sampai }] of isi.entries())
        expect(sampai === undefined || addHari(sampai, 1) === isi[i + 1]?.mulai).toBe(true)
    }
  })
})

/** Everything that pay, overtime and leave come to around a day, by a set of data. */
function hitung(k: Ketentuan, tanggal: Tanggal) {
  const masa = { tahun: Number(tanggal.slice(0, 4)), bulan: Number(tanggal.slice(5, 7)) }
  const upah = {
    satuan: 'bulan',
    pokok: 4_000_000,
    tunjanganTetap: 1_000_000,
    tunjanganTidakTetap: 1_500_000,
  } as const
  const lembur = requireBerlaku(k.lembur, tanggal)
  const minggu = Array.from({ length: 7 }, (_, ke) => ({
    tanggal: addHari(tanggal, ke),
    jam: ke < 6 ? 9 * 3600 : 0,
    isLiburNasional: false,
    pola: 'HARI_KERJA' as const,
    hariSeminggu: 5,
  }))
  const rentang = { mulai: instanFrom(tanggal, 0, 'WIB'), selesai: instanFrom(tanggal, 6 * 3600, 'WIB') }
  const kontrak: IsianKontrak = {
    jenis: 'PKWT',
    ditandatangani: tanggal,
    mulai: tanggal,
    sampai: addHari(tanggal, 4 * 365),
    dicatat: null,
    nomor_pencatatan: null,
  }
  return {
    melekat: lemburMelekat(k.jam_kerja, minggu, tanggal, addHari(tanggal, 6)),
    lembur: upahLembur(lembur, dasarUpah(lembur, upah, 5), 'LIBUR_5_HARI', 9 * 3600),
    batas: computeBatas(lembur, 'HARI_KERJA', 4 * 3600, { hari: 0, minggu: 0 }).lewat,
    dibayar: lemburDibayar(requireBerlaku(k.jam_kerja, tanggal), rentang, rentang),
    bulan: barisBulan({
      ketentuan: k,
      masa,
      masuk: '2020-01-01',
      keluar: null,
      upah,
      versi: [],
      hari: {
        ...TANPA_HARI,
        terlambat: [{ tanggal, detik: 3600 }],
        bertahap: [{ sebab: 'SAKIT', dari: tanggal, sampai: addHari(tanggal, 200) }],
      },
      pembagi: '25',
    }),
    sakit: bagianCuti(k, [{ sebab: 'SAKIT', dari: tanggal, sampai: addHari(tanggal, 200) }]),
    melahirkan: bagianCuti(k, [{ sebab: 'MELAHIRKAN', dari: tanggal, sampai: addHari(tanggal, 170) }]),
    thr: barisThr(
      requireBerlaku(k.thr, tanggal),
      { cara: 'SEBULAN', ...upah },
      { masuk: addHari(tanggal, -250) },
      'NATAL',
      tanggal,
    ),
    kontrak: judgeKontrak(k, kontrak, [], tanggal).sampai,
    pekan: jamSepekan(tanggal, k.jam_kerja),
    roster: judgeRencana(
      {
        kerja: minggu.map((satu) => ({
          ...satu,
          mulai: instanFrom(satu.tanggal, 8 * 3600, 'WIB'),
          selesai: instanFrom(satu.tanggal, 17 * 3600, 'WIB'),
          nama: 'Uji',
          syarat: [],
        })),
        izin: new Set(),
        sertifikat: new Map(),
        kontrakSampai: null,
        zona: 'WIB',
      },
      { dari: tanggal, sampai: addHari(tanggal, 6) },
      0,
      k.jam_kerja,
    ),
  }
}

describe('[UPAH-26] a change of law is a change of data', () => {
  it('before its day nothing is other', () => {
    for (const tanggal of ['2026-03-02', '2026-11-30', '2026-12-21'])
      expect([tanggal, hitung(BARU, tanggal)]).toEqual([tanggal, hitung(KETENTUAN, tanggal)])
  })

  it('from its day on every figure follows it', () => {
    const [lama, baru] = [hitung(KETENTUAN, HARI_BARU), hitung(BARU, HARI_BARU)]
    for (const nama of Object.keys(lama) as (keyof typeof lama)[])
      if (nama !== 'melahirkan') expect([nama, baru[nama]]).not.toEqual([nama, lama[nama]])
    // 6,500,000 x 80 % = 5,200,000 / 160 = 32,500 x 36 hours
    expect(baru.lembur).toBe(1_170_000)
    expect(baru.dibayar.durasi).toBe(5 * 3600)
    expect(baru.thr.jumlah).toBe(5_000_000)
    expect(baru.sakit.map(({ persen }) => persen)).toEqual([100, 10])
    expect(baru.melahirkan.map(({ persen }) => persen)).toEqual([100])
    expect(lama.melahirkan.map(({ persen }) => persen)).toEqual([100, 75])
  })

  it('overtime of one week that the day lies in is split at it', () => {
    const hari = ['2027-01-02', '2027-01-04'].map((tanggal) => ({
      tanggal,
      jam: 8 * 3600,
      isLiburNasional: false,
      pola: 'HARI_KERJA' as const,
      hariSeminggu: 5,
    }))
    expect(lemburMelekat(BARU.jam_kerja, hari, '2027-01-01', '2027-01-31')).toMatchObject([
      { tanggal: '2027-01-04', sebab: 'MELEKAT', durasi: 3600 },
    ])
  })

  it('a day that no entry covers is refused', () => {
    expect(() => hitung(KETENTUAN, '2019-03-04')).toThrow(KetentuanTidakAda)
    const kontrak = {
      jenis: 'PKWT',
      ditandatangani: '1999-01-04',
      mulai: '1999-01-04',
      sampai: '1999-12-31',
    } as const
    expect(
      judgeKontrak(KETENTUAN, { ...kontrak, dicatat: null, nomor_pencatatan: null }, [], '2026-11-02'),
    ).toEqual({
      ditandatangani: 'Ketentuan PKWT yang berlaku pada 4 Januari 1999 belum ada di Rekan.',
    })
  })

  it('so of rates and of the limits of filing', () => {
    const gaji = (data: TarifGaji, bulan: number) =>
      computeGaji(data, {
        masa: { tahun: 2026, bulan },
        penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: 20_000_000 }],
        dasar: { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'RENDAH', upahMinimum: 0 },
        tanggalLahir: '1990-01-01',
        sebelumnya: null,
      })
    const lain = { ...tarif, jht: [...tarif.jht, { mulai: '2026-08-01', karyawan: 300, perusahaan: 370 }] }
    expect(gaji(lain, 7)).toEqual(gaji(tarif, 7))
    expect(gaji(lain, 8).bpjs.karyawan.jht).toBe(600_000)
    const [batas] = izin.berlaku as unknown as [BatasIzin & { mulai: string }]
    const daftar = [
      batas,
      {
        ...batas,
        mulai: HARI_BARU,
        jenis_izin: { ...batas.jenis_izin, SAKIT: { lampiran: 'tidak', boleh_mundur_hari: 0 } },
      },
    ]
    const sakit = (hariIni: Tanggal) =>
      judgeRentang(
        { jenis: 'SAKIT', tanggal_mulai: addHari(hariIni, -2), tanggal_selesai: hariIni },
        aturanIzin(requireBerlaku(daftar, hariIni), 'SAKIT', null),
        hariIni,
      )
    expect(sakit(addHari(HARI_BARU, -1))).toEqual({})
    expect(sakit(HARI_BARU)).not.toEqual({})
  })
})
