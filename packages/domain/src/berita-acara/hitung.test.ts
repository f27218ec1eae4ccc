import { describe, expect, it } from 'vitest'
import { type Tanggal, instanFrom, parseJam } from '../waktu.ts'
import { computeLembar } from './hitung.ts'
import { type ButuhLembar, type FaktaLembar, type KerjaLembar, pemenuhan } from './lembar.ts'
import type { Syarat } from './syarat.ts'

const SENIN: Tanggal = '2026-03-02'
const SELASA: Tanggal = '2026-03-03'
const RABU: Tanggal = '2026-03-04'
const HARI = [SENIN, SELASA, RABU]
const JAM = 3600

const at = (tanggal: Tanggal, jam: string) => instanFrom(tanggal, parseJam(jam) ?? Number.NaN, 'WIB')

/** A need from seven to three, of one place */
const perlu = (posId: number, tanggal: Tanggal, lain: Partial<ButuhLembar> = {}): ButuhLembar => ({
  posId,
  tanggal,
  jenisShiftId: 1,
  shift: 'Pagi',
  jumlah: 1,
  isLibur: false,
  mulai: at(tanggal, '07:00'),
  selesai: at(tanggal, '15:00'),
  ...lain,
})

let nomor = 0
/** A work of such a shift, attended from the first to the last; `jam` null: nobody came */
const kerja = (
  karyawanId: number,
  posId: number,
  tanggal: Tanggal,
  jam: readonly [string, string | null] | null = ['07:00', '15:00'],
  lain: Partial<KerjaLembar> = {},
): KerjaLembar => ({
  id: (nomor += 1),
  posId,
  tanggal,
  jenisShiftId: 1,
  karyawanId,
  menggantikanId: null,
  mulai: at(tanggal, '07:00'),
  selesai: at(tanggal, '15:00'),
  masuk: jam === null ? null : at(tanggal, jam[0]),
  pulang: jam === null || jam[1] === null ? null : at(tanggal, jam[1]),
  lembur: [],
  ...lain,
})

const SYARAT: Syarat = {
  berlaku_dari: '2026-01-01',
  toleransi_menit: 15,
  jam_penuh_menit: 420,
  tutup_buku: 31,
  ganti_dalam_menit: null,
  janji_pemenuhan: null,
  tenggat_hari: 5,
  pasal_diam: null,
  biaya_manajemen: 0,
  ppn: 'tidak',
  pph23: 'tidak',
  potongan_kosong: null,
  harga: [{ jabatan: 'Satpam', satuan: 'hari', harga: 200_000, libur_persen: 200, lembur_sejam: 20_000 }],
}

const FAKTA: FaktaLembar = {
  dari: SENIN,
  sampai: RABU,
  hari: 31,
  pos: [
    { id: 9, nama: 'Gerbang', lokasi: 'Gambir', zona: 'WIB', jabatan: 'Satpam' },
    { id: 4, nama: 'Lobi', lokasi: 'Gambir', zona: 'WIB', jabatan: 'Resepsionis' },
  ],
  petugas: [
    { id: 1, nama: 'Yusuf' },
    { id: 2, nama: 'budi' },
    { id: 3, nama: 'Ani' },
    { id: 5, nama: 'Ani' },
  ],
  butuh: [],
  kerja: [],
  tempat: [],
  syarat: [SYARAT],
  toleransiBawaan: 0,
}
const hitung = (fakta: Partial<FaktaLembar>) => computeLembar({ ...FAKTA, ...fakta }, HARI)
const sel = (fakta: Partial<FaktaLembar>) =>
  hitung(fakta).baris.map(({ pos, petugas, sel: isi }) => [pos, petugas, ...isi])

describe('the rows of a sheet', () => {
  const butuh = HARI.map((tanggal) => perlu(9, tanggal))

  it('stand by post as the contract lists them, at each by name, places of nobody last', () => {
    const semua = [...butuh, perlu(4, SENIN), perlu(4, SELASA, { jumlah: 5 })]
    const orang = [5, 3, 2, 1].flatMap((id) => [kerja(id, 4, SELASA), kerja(id, 9, RABU)])
    expect(hitung({ butuh: semua, kerja: orang }).baris.map(({ pos, petugas }) => [pos, petugas])).toEqual([
      [9, 3],
      [9, 5],
      [9, 2],
      [9, 1],
      [9, null],
      [4, 3],
      [4, 5],
      [4, 2],
      [4, 1],
      [4, null],
    ])
  })

  it.each([
    ['there all the time', [kerja(1, 9, SENIN)], 'hadir', 1],
    ['there long enough', [kerja(1, 9, SENIN, ['08:00', '15:00'])], 'hadir', 1],
    ['there, and still so', [kerja(1, 9, SENIN, ['07:00', null])], 'hadir', 1],
    ['there too short', [kerja(1, 9, SENIN, ['09:00', '15:00'])], 'sebagian', 0],
    ['missing', [kerja(1, 9, SENIN, null)], 'kosong', 0],
    ['there only when it was over', [kerja(1, 9, SENIN, ['15:00', '16:00'])], 'kosong', 0],
  ] as const)('say of somebody %s: %2$s', (_nama, orang, tanda, hari) => {
    const { baris, total } = hitung({ butuh: [perlu(9, SENIN)], kerja: orang })
    expect(baris).toEqual([{ pos: 9, petugas: 1, sel: [tanda, null, null], hari }])
    expect(total.hariOrang).toBe(hari)
  })

  it('say of who is stood in for that it was filled, by another or by both in turn', () => {
    const absen = kerja(1, 9, SENIN, null)
    const separuh = kerja(1, 9, SELASA, ['07:00', '11:00'])
    const ganti = (asal: KerjaLembar, jam: readonly [string, string] | null) =>
      kerja(2, 9, asal.tanggal, jam, { menggantikanId: asal.id })
    const semua = [absen, ganti(absen, ['07:00', '15:00']), separuh, ganti(separuh, ['11:00', '15:00'])]
    expect(sel({ butuh, kerja: semua })).toEqual([
      [9, 1, 'pengganti', 'pengganti', null],
      [9, null, null, null, 'kosong'],
    ])
    expect(hitung({ butuh, kerja: semua }).baris.map(({ hari }) => hari)).toEqual([2, 0])
    // Whoever stands in for who stands in fills the same place.
    const lanjut = ganti(absen, null)
    const rantai = kerja(3, 9, SENIN, ['07:00', '15:00'], { menggantikanId: lanjut.id })
    expect(sel({ butuh: [perlu(9, SENIN)], kerja: [absen, lanjut, rantai] })).toEqual([
      [9, 1, 'pengganti', null, null],
    ])
    expect(sel({ butuh: [perlu(9, SENIN)], kerja: [kerja(1, 9, SENIN), ganti(absen, null)] })).toEqual([
      [9, 2, 'kosong', null, null],
      [9, 1, 'hadir', null, null],
    ])
  })

  it('say of who came although another stood in that they were there', () => {
    const asal = kerja(1, 9, SENIN)
    const ganti = kerja(2, 9, SENIN, null, { menggantikanId: asal.id })
    expect(sel({ butuh: [perlu(9, SENIN)], kerja: [asal, ganti] })).toEqual([[9, 1, 'hadir', null, null]])
  })

  it('say of work beside what is needed that it is more, whether or not it was attended', () => {
    const orang = [kerja(1, 9, SENIN), kerja(2, 9, SENIN, null)]
    expect(sel({ kerja: orang })).toEqual([
      [9, 2, 'lebih', null, null],
      [9, 1, 'lebih', null, null],
    ])
    expect(hitung({ kerja: orang }).baris.map(({ hari }) => hari)).toEqual([0, 0])
  })

  it('have a place of nobody where fewer are planned than needed, and none where who is planned stays away', () => {
    const dua = [perlu(9, SENIN, { jumlah: 2 }), perlu(9, SELASA, { jumlah: 2 })]
    const orang = [kerja(1, 9, SENIN), kerja(1, 9, SELASA), kerja(2, 9, SELASA, null)]
    expect(sel({ butuh: dua, kerja: orang })).toEqual([
      [9, 2, null, 'kosong', null],
      [9, 1, 'hadir', 'hadir', null],
      [9, null, 'kosong', null, null],
    ])
    // Two works of one person are one place; two people in turn fill one.
    const sela = [kerja(1, 9, SENIN, ['07:00', '11:00']), kerja(1, 9, SENIN, ['11:00', '15:00'])]
    expect(sel({ butuh: [perlu(9, SENIN, { jumlah: 2 })], kerja: sela }).at(-1)).toEqual([
      9,
      null,
      'kosong',
      null,
      null,
    ])
    const penuh = [kerja(1, 9, SENIN, ['07:00', '11:00']), kerja(2, 9, SENIN, ['11:00', '15:00'])]
    expect(sel({ butuh: [perlu(9, SENIN)], kerja: penuh })).toHaveLength(2)
  })

  it('say of who works twice on a day whether all of it was filled, what is needed before what is more', () => {
    const sore = (jam: readonly [string, string] | null) =>
      kerja(1, 9, SENIN, jam, { jenisShiftId: 2, mulai: at(SENIN, '15:00'), selesai: at(SENIN, '23:00') })
    const satu = (jam: readonly [string, string] | null) =>
      sel({ butuh: [perlu(9, SENIN)], kerja: [kerja(1, 9, SENIN), sore(jam)] })
    expect(satu(['15:00', '23:00'])).toEqual([[9, 1, 'hadir', null, null]])
    expect(satu(null)).toEqual([[9, 1, 'sebagian', null, null]])
  })

  it('have no place of nobody where a shift is no longer than a gap that counts as none', () => {
    const syarat = [{ ...SYARAT, toleransi_menit: 480 }]
    expect(sel({ butuh: [perlu(9, SENIN)], syarat })).toEqual([])
    expect(sel({ butuh: [perlu(9, SENIN)] })).toEqual([[9, null, 'kosong', null, null]])
  })

  it('measure a day by its own terms', () => {
    const longgar = { ...SYARAT, berlaku_dari: SELASA, toleransi_menit: 60, jam_penuh_menit: 360 }
    const jam = ['09:00', '15:00'] as const
    const orang = HARI.slice(0, 2).map((tanggal) => kerja(1, 9, tanggal, jam))
    expect(sel({ butuh: butuh.slice(0, 2), kerja: orang, syarat: [SYARAT, longgar] })).toEqual([
      [9, 1, 'sebagian', 'hadir', null],
    ])
  })
})

describe('the days of a sheet', () => {
  it('are told by date, post and start, each need with who filled it', () => {
    const sore = { jenisShiftId: 2, shift: 'Sore', mulai: at(SENIN, '15:00'), selesai: at(SENIN, '23:00') }
    const butuh = [
      perlu(9, SELASA, { isLibur: true }),
      perlu(9, SENIN, sore),
      perlu(9, SENIN),
      perlu(4, SENIN),
    ]
    const { rincian } = hitung({ butuh, kerja: [kerja(1, 9, SENIN, ['07:30', '15:00'])] })
    expect(rincian.map(({ tanggal, pos, shift }) => [tanggal, pos, shift])).toEqual([
      [SENIN, 4, 'Pagi'],
      [SENIN, 9, 'Pagi'],
      [SENIN, 9, 'Sore'],
      [SELASA, 9, 'Pagi'],
    ])
    expect(rincian[1]).toEqual({
      pos: 9,
      tanggal: SENIN,
      shift: 'Pagi',
      mulai: at(SENIN, '07:00'),
      selesai: at(SENIN, '15:00'),
      jumlah: 1,
      libur: false,
      hariOrang: 1,
      detik: 7.5 * JAM,
      kosong: 0.5 * JAM,
      celah: [{ mulai: at(SENIN, '07:00'), selesai: at(SENIN, '07:30'), tingkat: 1 }],
      kerja: [
        {
          petugas: 1,
          menggantikan: null,
          mulai: at(SENIN, '07:00'),
          selesai: at(SENIN, '15:00'),
          masuk: at(SENIN, '07:30'),
          pulang: at(SENIN, '15:00'),
          lembur: 0,
        },
      ],
    })
    expect(rincian[3]).toMatchObject({ libur: true, kerja: [], hariOrang: 0, kosong: 8 * JAM })
  })

  it('stand in that order in whichever they come', () => {
    const butuh = [perlu(4, SELASA), perlu(9, SENIN), perlu(4, SENIN), perlu(9, RABU), perlu(4, RABU)]
    for (const semua of [butuh, butuh.toReversed()])
      expect(hitung({ butuh: semua }).rincian.map(({ tanggal, pos }) => [tanggal, pos])).toEqual([
        [SENIN, 4],
        [SENIN, 9],
        [SELASA, 4],
        [RABU, 4],
        [RABU, 9],
      ])
  })

  it('name whom somebody stands in for, and put works by their start and person', () => {
    const asal = kerja(3, 9, SENIN, null)
    const semua = [
      kerja(5, 9, SENIN, ['11:00', '15:00'], { menggantikanId: asal.id, mulai: at(SENIN, '11:00') }),
      kerja(2, 9, SENIN, ['07:00', '11:00'], { menggantikanId: asal.id }),
      asal,
      kerja(1, 9, SENIN, ['07:00', '11:00'], { menggantikanId: 999_999 }),
    ]
    const [hari] = hitung({ butuh: [perlu(9, SENIN)], kerja: semua }).rincian
    expect(hari?.kerja.map(({ petugas, menggantikan }) => [petugas, menggantikan])).toEqual([
      [1, null],
      [2, 3],
      [3, null],
      [5, 3],
    ])
  })

  it('tell of work beside what is needed as no need, from its first start to its last end', () => {
    const lain = (id: number, mulai: string, selesai: string) =>
      kerja(id, 9, SENIN, [mulai, selesai], { mulai: at(SENIN, mulai), selesai: at(SENIN, selesai) })
    const { rincian, total } = hitung({
      kerja: [lain(1, '09:00', '12:00'), lain(2, '08:00', '11:00'), kerja(3, 4, SENIN)],
    })
    expect(rincian).toMatchObject([
      { pos: 4, tanggal: SENIN, shift: null },
      {
        pos: 9,
        tanggal: SENIN,
        shift: null,
        mulai: at(SENIN, '08:00'),
        selesai: at(SENIN, '12:00'),
        jumlah: 0,
        libur: false,
        hariOrang: 0,
        detik: 0,
        kosong: 0,
        celah: [],
        kerja: [{ petugas: 2 }, { petugas: 1 }],
      },
    ])
    expect(total).toMatchObject({ hariOrang: 0, janji: 0, detik: 0, kosong: 0, celah: 0 })
  })

  it('put work beside what is needed among the needs of its day', () => {
    const { rincian } = hitung({
      butuh: [perlu(9, SENIN), perlu(9, RABU)],
      kerja: [kerja(1, 9, SELASA), kerja(2, 4, SENIN)],
    })
    expect(rincian.map(({ tanggal, pos, shift }) => [tanggal, pos, shift])).toEqual([
      [SENIN, 4, null],
      [SENIN, 9, 'Pagi'],
      [SELASA, 9, null],
      [RABU, 9, 'Pagi'],
    ])
  })
})

describe('the totals of a sheet', () => {
  it('add up man-days, promises, hours, gaps and worked overtime', () => {
    const lembur = [{ mulai: at(SENIN, '15:00'), selesai: at(SENIN, '18:00') }]
    const { total, harga } = hitung({
      butuh: [perlu(9, SENIN), perlu(9, SELASA, { jumlah: 2, isLibur: true }), perlu(4, SENIN)],
      kerja: [
        kerja(1, 9, SENIN, ['07:00', '17:00'], { lembur, selesai: at(SENIN, '18:00') }),
        kerja(1, 9, SELASA),
        kerja(2, 9, SELASA, ['09:00', '15:00']),
      ],
    })
    expect(total).toEqual({
      hariOrang: 2,
      janji: 4,
      detik: (8 + 8 + 6) * JAM,
      kosong: (2 + 8) * JAM,
      lembur: 2 * JAM,
      celah: 2,
      diganti: 0,
      digantiTepat: null,
    })
    expect(pemenuhan(total)).toBe(5000)
    // A man-day of a working day, one of a holiday at twice the price, two hours of overtime.
    expect(harga).toMatchObject({ jumlah: 200_000 + 400_000 + 40_000, tanpaHarga: ['Resepsionis'] })
  })

  it.each([
    ['nobody came', null, 0],
    ['who came left before it', ['07:00', '15:00'], 0],
    ['they stayed a part of it', ['07:00', '16:00'], 1],
    ['they stayed longer', ['07:00', '20:00'], 3],
    ['they have not left', ['07:00', null], 3],
    ['they came within it', ['16:00', '18:00'], 2],
  ] as const)('count overtime as far as it was worked: %s', (_nama, jam, berapa) => {
    const lembur = [
      { mulai: at(SENIN, '15:00'), selesai: at(SENIN, '17:00') },
      { mulai: at(SENIN, '17:00'), selesai: at(SENIN, '18:00') },
    ]
    expect(hitung({ kerja: [kerja(1, 9, SENIN, jam, { lembur })] }).total.lembur).toBe(berapa * JAM)
  })

  const ganti = (tanggal: Tanggal, datang: readonly string[] | null) => {
    const asal = kerja(1, 9, tanggal, null)
    const lain = (datang ?? []).map((jam, ke) =>
      kerja(2 + ke, 9, tanggal, [jam, '15:00'], { menggantikanId: asal.id }),
    )
    const takDatang = datang === null ? [kerja(2, 9, tanggal, null, { menggantikanId: asal.id })] : lain
    return [asal, ...takDatang]
  }
  it.each([
    ['nothing is promised', null, ['07:10'], 1, null],
    ['nobody stood in', 30, [], 0, 0],
    ['nobody came to stand in', 30, null, 0, 0],
    ['somebody came in time', 30, ['07:30'], 1, 1],
    ['somebody came too late', 30, ['07:31'], 1, 0],
    ['the first of two came in time', 30, ['07:40', '07:20'], 1, 1],
  ] as const)('tell of works that somebody stood in for: %s', (_nama, dalam, datang, diganti, tepat) => {
    const syarat = [{ ...SYARAT, ganti_dalam_menit: dalam }]
    const { total } = hitung({ butuh: [perlu(9, SENIN)], kerja: ganti(SENIN, datang), syarat })
    expect(total).toMatchObject({ diganti, digantiTepat: tepat })
  })

  it('judge a replacement by the terms of its day, and leave out what was promised of none', () => {
    const syarat = [SYARAT, { ...SYARAT, berlaku_dari: SELASA, ganti_dalam_menit: 30 }]
    const semua = [...ganti(SENIN, ['07:05']), ...ganti(SELASA, ['07:05']), ...ganti(RABU, ['07:05'])]
    expect(hitung({ kerja: semua, syarat }).total).toMatchObject({ diganti: 3, digantiTepat: 2 })
    expect(hitung({ kerja: semua, syarat: syarat.slice(1) }).total).toMatchObject({
      diganti: 3,
      digantiTepat: 2,
    })
    expect(hitung({ syarat }).total).toMatchObject({ diganti: 0, digantiTepat: 0 })
  })

  it('go by the company’s tolerance and the whole shift where no terms hold yet', () => {
    const satu = (menit: string, toleransiBawaan: number) =>
      hitung({
        butuh: [perlu(9, SENIN)],
        kerja: [kerja(1, 9, SENIN, [menit, '15:00'])],
        syarat: [{ ...SYARAT, berlaku_dari: SELASA }],
        toleransiBawaan,
      }).total
    expect(satu('07:10', 600)).toMatchObject({ hariOrang: 1, kosong: 0 })
    expect(satu('07:11', 600)).toMatchObject({ hariOrang: 0, kosong: 660 })
  })

  it.each([
    [0, 0, null],
    [0, 3, 0],
    [3, 3, 10_000],
    [2, 3, 6666],
  ])('are filled: %d of %d are %s hundredths of a percent, never rounded up', (hariOrang, janji, hasil) =>
    expect(pemenuhan({ hariOrang, janji })).toBe(hasil),
  )
})

it('carries its period, posts and people as they were given', () => {
  const { dari, sampai, pos, petugas } = hitung({})
  expect({ dari, sampai, pos, petugas }).toEqual({
    dari: SENIN,
    sampai: RABU,
    pos: FAKTA.pos,
    petugas: FAKTA.petugas,
  })
})
