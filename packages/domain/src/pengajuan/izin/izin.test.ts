import { describe, expect, it } from 'vitest'
import data from '../../../data/izin.json' with { type: 'json' }
import jenisCuti from '../../../data/jenis-cuti.json' with { type: 'json' }
import type { JenisIzin } from './absensi.ts'
import {
  type BatasIzin,
  type FaktaIzin,
  type HariKerja,
  type JenisCuti,
  type Permintaan,
  hariTerhitung,
  judgeIzin,
  judgeRentang,
} from './izin.ts'
import { addHari, hariKe } from '../../waktu.ts'

const HARI_INI = '2026-11-20'
const [BATAS] = data.berlaku as unknown as [BatasIzin]
const aturan = (jenis: JenisIzin) => BATAS.jenis_izin[jenis]
const cuti = (kode: string) =>
  ({ boleh_setengah: false, ...jenisCuti.data.find((c) => c.kode === kode) }) as JenisCuti

/** Monday to Friday, without the days named as holidays */
function hariKerja(dari: string, sampai: string, libur: readonly string[] = []) {
  const hari: HariKerja[] = []
  for (let tanggal = dari; tanggal <= sampai; tanggal = addHari(tanggal, 1))
    hari.push({ tanggal, ditempatkan: true, kerja: hariKe(tanggal) <= 5 && !libur.includes(tanggal) })
  return hari
}

const SITI = { jenis_kelamin: 'P', tanggal_masuk: '2022-04-01', nama: null } as const

function judge(minta: Partial<Permintaan> & { kode?: string }, lain: Partial<FaktaIzin> = {}) {
  const { kode, ...isi } = minta
  const diminta: Permintaan = {
    jenis: kode === undefined ? 'IZIN' : 'CUTI',
    tanggal_mulai: '2026-11-23',
    tanggal_selesai: isi.tanggal_mulai ?? '2026-11-23',
    cuti_id: kode === undefined ? null : 1,
    paruh: null,
    jam_masuk: null,
    jam_pulang: null,
    berkas: false,
    ...isi,
  }
  return judgeIzin(diminta, {
    aturan: aturan(diminta.jenis),
    cuti: kode === undefined ? null : cuti(kode),
    orang: SITI,
    hari: hariKerja(diminta.tanggal_mulai, diminta.tanggal_selesai, ['2026-12-25']),
    hak: [{ id: 1, mulai: '2026-04-01', sampai: '2027-09-30', sisa: 12 }],
    terpakai: [],
    sela: [],
    bertumpuk: false,
    koreksi: null,
    ...lain,
  })
}

describe('judgeRentang', () => {
  const rentang = (mulai: string, selesai = mulai, jenis: JenisIzin = 'IZIN') =>
    judgeRentang({ jenis, tanggal_mulai: mulai, tanggal_selesai: selesai }, aturan(jenis), HARI_INI)

  it.each([
    ['2026-11-20', '2026-11-20', 'IZIN'],
    ['2027-11-21', '2027-11-21', 'IZIN'],
    ['2026-11-20', '2027-11-20', 'IZIN'],
    ['2028-02-29', '2028-02-29', 'SAKIT', '2028-02-28'],
    ['2026-11-17', '2026-11-18', 'SAKIT'],
    ['2026-11-17', '2026-11-30', 'DINAS_LUAR'],
    ['2026-11-13', '2026-11-13', 'KOREKSI_PRESENSI'],
  ] as const)('takes %s to %s, %s', (mulai, selesai, jenis, pada: string = HARI_INI) => {
    expect(
      judgeRentang({ jenis, tanggal_mulai: mulai, tanggal_selesai: selesai }, aturan(jenis), pada),
    ).toEqual({})
  })

  it.each([
    ['2026-02-30', '2026-11-20', 'IZIN', { tanggal_mulai: /tidak valid/ }],
    ['2026-11-20', '2026-11-31', 'IZIN', { tanggal_selesai: /tidak valid/ }],
    ['20-11-2026', '', 'IZIN', { tanggal_mulai: /tidak valid/, tanggal_selesai: /tidak valid/ }],
    ['0000-01-01', '2199-12-31', 'IZIN', { tanggal_mulai: /tidak valid/ }],
    ['2026-11-24', '2026-11-23', 'IZIN', { tanggal_selesai: /sebelum tanggal mulai/ }],
    ['2026-11-23', '2027-11-24', 'IZIN', { tanggal_selesai: /paling lama 366 hari/ }],
    ['2026-11-23', '2036-11-23', 'IZIN', { tanggal_selesai: /paling lama 366 hari/ }],
    ['2027-11-22', '2027-11-22', 'IZIN', { tanggal_mulai: /setahun ke depan/ }],
    ['2199-12-31', '2199-12-31', 'IZIN', { tanggal_mulai: /setahun ke depan/ }],
    ['1926-11-20', '1926-11-20', 'SAKIT', { tanggal_mulai: /mulai 17 November 2026/ }],
    ['2026-11-19', '2026-11-20', 'IZIN', { tanggal_mulai: /^Izin tidak dapat .*sudah lewat/ }],
    ['2026-11-19', '2026-11-20', 'CUTI', { tanggal_mulai: /^Cuti tidak dapat/ }],
    ['2026-11-19', '2026-11-20', 'WFH', { tanggal_mulai: /tidak dapat diajukan/ }],
    ['2026-11-16', '2026-11-17', 'SAKIT', { tanggal_mulai: /paling lambat 3 hari/ }],
    ['2026-11-12', '2026-11-12', 'KOREKSI_PRESENSI', { tanggal_mulai: /paling lambat 7 hari/ }],
  ] as const)('refuses %s to %s, %s', (mulai, selesai, jenis, pesan) => {
    const harapan = Object.fromEntries(
      Object.entries(pesan).map(([isian, satu]) => [isian, expect.stringMatching(satu)]),
    )
    expect(rentang(mulai, selesai, jenis)).toMatchObject(harapan)
  })
})

describe('days that count', () => {
  it.each([
    ['a working day', {}, 1, 0],
    ['over a weekend', { tanggal_mulai: '2026-11-20', tanggal_selesai: '2026-11-23' }, 2, 2],
    ['over a holiday', { tanggal_mulai: '2026-12-24', tanggal_selesai: '2026-12-28' }, 2, 3],
    [
      'leave by the month, every day',
      { kode: 'CUTI_MELAHIRKAN', tanggal_mulai: '2026-12-01', tanggal_selesai: '2027-02-28', berkas: true },
      90,
      0,
    ],
    [
      'a pilgrimage, every day',
      {
        kode: 'CUTI_IBADAH_KEAGAMAAN',
        tanggal_mulai: '2027-05-01',
        tanggal_selesai: '2027-06-09',
        berkas: true,
      },
      40,
      0,
    ],
  ])('%s', (_nama, minta, total, libur) => {
    expect(judge(minta)).toMatchObject({ totalHari: total, hariLibur: libur, keberatan: {} })
  })

  it.each([
    ['a weekend', { tanggal_mulai: '2026-11-21', tanggal_selesai: '2026-11-22' }],
    ['a holiday', { tanggal_mulai: '2026-12-25' }],
  ])('refuses %s: none counts', (_nama, minta) => {
    expect(judge(minta)).toMatchObject({
      totalHari: 0,
      keberatan: { tanggal_mulai: 'Tidak ada hari kerja pada tanggal itu menurut jadwal Anda.' },
    })
  })

  it.each([
    ['CUTI', { satuan: 'hari', cara_hitung: 'hari_kerja' }, 2],
    ['CUTI', { satuan: 'hari', cara_hitung: 'kalender' }, 4],
    ['CUTI', { satuan: 'bulan', cara_hitung: 'hari_kerja' }, 4],
    ['CUTI', null, 2],
    ['IZIN', { satuan: 'bulan', cara_hitung: 'kalender' }, 2],
    ['KOREKSI_PRESENSI', null, 4],
  ] as const)('%s, %j: %i of a Friday to a Monday', (jenis, leave, banyak) => {
    expect(hariTerhitung(hariKerja('2026-11-20', '2026-11-23'), jenis, leave)).toHaveLength(banyak)
  })

  it('takes the first day of work', () => {
    expect(judge({}, { orang: { ...SITI, tanggal_masuk: '2026-11-23' } }).keberatan).toStrictEqual({})
  })

  it('refuses days before the person came', () => {
    const orang = { ...SITI, tanggal_masuk: '2026-12-01' }
    expect(judge({}, { orang }).keberatan).toEqual({ tanggal_mulai: expect.stringMatching(/mulai bekerja/) })
  })

  it.each([
    ['permission', {}],
    ['leave by the calendar', { kode: 'CUTI_MELAHIRKAN', berkas: true }],
  ])('refuses days on which the person is placed nowhere: %s', (_nama, minta) => {
    const hari = [{ tanggal: '2026-11-23', ditempatkan: false, kerja: false }]
    expect(judge(minta, { hari }).keberatan).toEqual({
      tanggal_mulai: expect.stringMatching(/belum ditempatkan/),
    })
    const separuh = [...hari, { tanggal: '2026-11-24', ditempatkan: true, kerja: true }]
    expect(judge({ ...minta, tanggal_selesai: '2026-11-24' }, { hari: separuh }).keberatan).toEqual({})
  })

  it('refuses days that another request has', () => {
    expect(judge({}, { bertumpuk: true }).keberatan).toEqual({
      tanggal_mulai: 'Sudah ada pengajuan lain pada tanggal itu.',
    })
  })
})

describe('which leave', () => {
  it.each([
    ['none of leave', { jenis: 'CUTI' }, {}, /harus dipilih/],
    ['one of another kind', { cuti_id: 1 }, {}, /hanya dipilih untuk pengajuan cuti/],
    ['one that is not there', { jenis: 'CUTI', cuti_id: 99 }, {}, /tidak tersedia/],
    ['one that is not in use', { kode: 'CUTI_BESAR' }, {}, /tidak tersedia/],
    ['one for the other sex', { kode: 'CUTI_PENDAMPINGAN_ISTRI_MELAHIRKAN' }, {}, /karyawan laki-laki/],
    [
      'one for the other sex',
      { kode: 'CUTI_HAID' },
      { orang: { ...SITI, jenis_kelamin: 'L' } },
      /karyawan perempuan/,
    ],
    [
      'annual leave a day too early',
      { kode: 'CUTI_TAHUNAN' },
      { orang: { ...SITI, tanggal_masuk: '2025-11-24' } },
      /setelah 12 bulan/,
    ],
  ] as const)('refuses %s', (_nama, minta, fakta, pesan) => {
    const { keberatan, sisa } = judge({ berkas: true, ...minta }, fakta)
    expect([keberatan, sisa]).toEqual([{ cuti_id: expect.stringMatching(pesan) }, null])
  })

  it('is nothing to other requests', () => {
    expect(judge({}, { cuti: cuti('CUTI_HAID') }).sisa).toBeNull()
  })

  it('is refused before its length is judged', () => {
    const orang = { ...SITI, jenis_kelamin: 'L' } as const
    const { keberatan } = judge({ kode: 'CUTI_HAID', tanggal_selesai: '2026-11-25' }, { orang })
    expect(Object.keys(keberatan)).toEqual(['cuti_id'])
  })

  it('takes annual leave on the day that makes twelve months', () => {
    const orang = { ...SITI, tanggal_masuk: '2025-11-23' }
    expect(judge({ kode: 'CUTI_TAHUNAN' }, { orang }).keberatan).toEqual({})
  })
})

describe('what is left', () => {
  it.each([
    ['annual leave', 'CUTI_TAHUNAN', '2026-12-31', 12, /sedangkan yang diajukan/],
    ['leave by the period', 'CUTI_HAID', '2026-11-25', 2, /paling lama 2 hari setiap periode/],
    ['one occasion', 'CUTI_MENIKAH', '2026-11-26', 3, /paling lama 3 hari/],
    ['leave without a number', 'CUTI_TIDAK_DIBAYAR', '2027-10-31', null, undefined],
  ])('is asked of %s', (_nama, kode, tanggal_selesai, sisa, pesan) => {
    const nilai = judge({ kode, tanggal_selesai, berkas: true })
    expect(nilai.sisa).toBe(sisa)
    expect(nilai.keberatan).toEqual(pesan ? { tanggal_selesai: expect.stringMatching(pesan) } : {})
  })
})

describe('documents', () => {
  it.each([
    ['permission', {}, false],
    ['a day’s sickness', { jenis: 'SAKIT' }, false],
    ['two days’ sickness', { jenis: 'SAKIT', tanggal_selesai: '2026-11-24' }, /Surat dokter/],
    ['a birth', { kode: 'CUTI_MELAHIRKAN' }, /Surat keterangan dokter\/bidan/],
    ['a death, whose letter may follow', { kode: 'CUTI_DUKA_KELUARGA_INTI' }, false],
    ['annual leave', { kode: 'CUTI_TAHUNAN' }, false],
  ] as const)('%s', (_nama, minta, pesan) => {
    const tanpa = judge(minta)
    expect(tanpa.dokumenWajib).toBe(pesan !== false)
    expect(tanpa.keberatan).toEqual(pesan ? { file: expect.stringMatching(pesan) } : {})
    expect(judge({ ...minta, berkas: true }).keberatan).toEqual({})
    expect(judge({ ...minta, berkas: null }).keberatan).toEqual({})
  })

  it.each([
    ['the day before', [[]], true],
    ['over a weekend', [hariKerja('2026-11-21', '2026-11-22')], true],
    ['after a day of work', [hariKerja('2026-11-20', '2026-11-22')], false],
    ['a day of work before, the next day', [hariKerja('2026-11-20', '2026-11-22'), []], true],
  ])('a day’s sickness beside another: %s', (_nama, sela, wajib) => {
    expect(judge({ jenis: 'SAKIT' }, { sela })).toMatchObject({
      dokumenWajib: wajib,
      keberatan: wajib ? { file: expect.stringMatching(/bersambung/) } : {},
    })
  })

  it('are asked for without an example where there is none', () => {
    const wajib = { ...aturan('IZIN'), lampiran: 'wajib_lebih_dari_1_hari' }
    expect(judge({ tanggal_selesai: '2026-11-24' }, { aturan: wajib }).keberatan).toEqual({
      file: 'Dokumen harus dilampirkan.',
    })
  })

  it('are nothing that work from home takes', () => {
    expect(judge({ jenis: 'WFH', berkas: true }).keberatan).toEqual({
      file: expect.stringMatching(/tidak memerlukan dokumen/),
    })
  })
})

describe('times', () => {
  it('belong to a correction alone', () => {
    expect(judge({ jam_masuk: 0, jam_pulang: 3600 }).keberatan).toEqual({
      jam_masuk: 'Jam hanya diisi untuk koreksi presensi.',
      jam_pulang: 'Jam hanya diisi untuk koreksi presensi.',
    })
  })

  const wib = (teks: string) => Date.parse(`2026-11-${teks}+07:00`)
  const SHIFT = {
    tanggal: '2026-11-19',
    mulai: wib('19T08:00'),
    selesai: wib('19T17:00'),
    toleransi: 0,
    jam: { mulai: 28_800, selesai: 61_200 },
  }
  const koreksi = (lain: Partial<NonNullable<FaktaIzin['koreksi']>> = {}) => ({
    saat: wib('20T08:00'),
    hariIni: HARI_INI,
    zona: 'WIB' as const,
    rencana: { tanggal: '2026-11-19', shift: SHIFT, lembur: [] },
    ada: {},
    ...lain,
  })
  const KLAIM = { jenis: 'KOREKSI_PRESENSI', tanggal_mulai: '2026-11-19', jam_masuk: 28_800 } as const

  it('make a correction, of a day off where overtime was approved', () => {
    expect(judge(KLAIM, { koreksi: koreksi() })).toMatchObject({
      totalHari: 1,
      hariLibur: 0,
      sisa: null,
      keberatan: {},
    })
    const libur = { tanggal: '2026-11-15', shift: null, lembur: [] }
    const minta = { ...KLAIM, tanggal_mulai: '2026-11-15' }
    expect(judge(minta, { koreksi: koreksi({ rencana: libur }) }).keberatan).toEqual({
      tanggal_mulai: expect.stringMatching(/^Hari libur: /),
    })
    expect(
      Object.keys(judge({ ...minta, jam_masuk: null }, { koreksi: koreksi({ rencana: libur }) }).keberatan),
    ).toEqual(['tanggal_mulai'])
    const lembur = [{ mulai: wib('15T08:00'), selesai: wib('15T12:00') }]
    expect(judge(minta, { koreksi: koreksi({ rencana: { ...libur, lembur } }) }).keberatan).toEqual({})
  })

  it.each([
    ['no time', { jam_masuk: null }, {}, 'jam_masuk', /Isi jam masuk/],
    [
      'a check-out alone where nobody came',
      { jam_masuk: null, jam_pulang: 61_200 },
      {},
      'jam_masuk',
      /belum ada check-in/,
    ],
    ['times out of order', { jam_masuk: 61_200, jam_pulang: 61_200 }, {}, 'jam_pulang', /sesudah check-in/],
    [
      'a day that still takes punches',
      {},
      { saat: wib('19T21:00') },
      'tanggal_mulai',
      /masih dibuka sampai 19-11-2026 21:00 WIB/,
    ],
    ['a day that is not over', {}, { hariIni: '2026-11-19' }, 'tanggal_mulai', /sudah lewat/],
    ['two days', { tanggal_selesai: '2026-11-20' }, {}, 'tanggal_selesai', /satu hari/],
  ])('refuses %s', (_nama, minta, fakta, isian, pesan) => {
    expect(judge({ ...KLAIM, ...minta }, { koreksi: koreksi(fakta) }).keberatan).toEqual({
      [isian]: expect.stringMatching(pesan),
    })
  })

  it('make no correction of a day without a placement, nor a second one', () => {
    expect(judge(KLAIM).keberatan).toEqual({ tanggal_mulai: expect.stringMatching(/belum ditempatkan/) })
    expect(judge(KLAIM, { koreksi: koreksi(), bertumpuk: true }).keberatan).toEqual({
      tanggal_mulai: 'Koreksi untuk hari itu sudah diajukan dan masih menunggu.',
    })
  })
})

it.each(jenisCuti.data)(
  '$nama says of its document what it is asked by',
  ({ contoh_dokumen, boleh_menyusul }) =>
    expect(contoh_dokumen?.includes('boleh menyusul') ?? false).toBe(boleh_menyusul),
)
