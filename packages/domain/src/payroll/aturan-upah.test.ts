import { describe, expect, it } from 'vitest'
import {
  ATURAN_UPAH,
  type AturanUpah,
  type HariTunjangan,
  JENIS_ATURAN_UPAH,
  type KerjaHari,
  SASARAN_ATURAN,
  aturanPada,
  barisTunjangan,
  isMalam,
  judgeAturanUpah,
  peringatanTanpaLembur,
  sebabTanpaLembur,
} from './aturan-upah.ts'

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

  it('is the latest that has begun, in whichever order they come', () => {
    for (const urutan of [semua, semua.toReversed()]) {
      expect(aturanPada(urutan, 'MAKAN', '2026-03-05', {})?.jumlah).toBe(2)
      expect(aturanPada(urutan, 'MAKAN', '2026-02-05', {})?.jumlah).toBe(1)
    }
  })

  it('is of its kind alone, and of exactly what it names', () => {
    const pos = aturan('2026-01-01', 9, { jenis: 'POS', pos_id: 4 })
    expect(aturanPada([...semua, pos], 'POS', '2026-03-05', { pos_id: 4 })).toBe(pos)
    expect(aturanPada([...semua, pos], 'POS', '2026-03-05', { pos_id: 5 })).toBeUndefined()
    expect(aturanPada([...semua, pos], 'POS', '2026-03-05', {})).toBeUndefined()
    expect(aturanPada(semua, 'POS', '2026-03-05', { pos_id: 4 })).toBeUndefined()
  })

  it.each([
    ['Manajer', 'Manajer', true],
    ['Manajer', ' manajer ', true],
    [' MANAJER ', 'Manajer', true],
    ['Manajer', 'Manajer Area', false],
    ['Manajer', undefined, false],
  ])('about %j holds for %j: %s', (jabatan, milik, berlaku) => {
    const satu = aturan('2026-01-01', 1, { jenis: 'TANPA_LEMBUR', jabatan })
    const tujuan = milik === undefined ? {} : { jabatan: milik }
    expect(aturanPada([satu], 'TANPA_LEMBUR', '2026-03-05', tujuan) === satu).toBe(berlaku)
  })

  const UNTUK_APA = 'Pilih untuk apa aturan ini.'
  const SALAH_SATU = 'Pilih pos atau tulis jabatan, salah satu.'
  const TIDAK_DIPAKAI = 'Tidak dipakai untuk aturan jenis ini.'
  const LEMBUR = 'Tulis 1 bila tanpa lembur, 0 bila lembur kembali dibayar.'
  const BENAR = {
    MAKAN: {},
    TRANSPORT: {},
    PREMI_SHIFT: { jenis_shift_id: 1 },
    PREMI_MALAM: {},
    POS: { pos_id: 1 },
    SERTIFIKAT: { sertifikat: 'GADA' },
    TANPA_LEMBUR: { jabatan: 'Manajer' },
  } as const
  type Isian = Partial<AturanUpah> & Pick<AturanUpah, 'jenis'>
  it.each<[Isian, Readonly<Record<string, string>>]>([
    ...JENIS_ATURAN_UPAH.map((jenis): [Isian, Readonly<Record<string, string>>] => [
      { jenis, ...BENAR[jenis] },
      {},
    ]),
    [{ jenis: 'MAKAN', kantor_id: 1, jumlah: 9_000_000 }, {}],
    [{ jenis: 'TRANSPORT', kantor_id: 1 }, {}],
    [{ jenis: 'PREMI_MALAM', kantor_id: 1 }, {}],
    [{ jenis: 'MAKAN', pos_id: 1 }, { pos_id: TIDAK_DIPAKAI }],
    [{ jenis: 'TRANSPORT', jabatan: 'A' }, { jabatan: TIDAK_DIPAKAI }],
    [{ jenis: 'PREMI_SHIFT' }, { jenis_shift_id: UNTUK_APA }],
    [{ jenis: 'PREMI_SHIFT', jenis_shift_id: 1, kantor_id: 1 }, { kantor_id: TIDAK_DIPAKAI }],
    [{ jenis: 'PREMI_MALAM', jenis_shift_id: 1 }, { jenis_shift_id: TIDAK_DIPAKAI }],
    [{ jenis: 'POS' }, { pos_id: UNTUK_APA }],
    [
      { jenis: 'POS', kantor_id: 1 },
      { pos_id: UNTUK_APA, kantor_id: TIDAK_DIPAKAI },
    ],
    [{ jenis: 'SERTIFIKAT' }, { sertifikat: UNTUK_APA }],
    [{ jenis: 'SERTIFIKAT', sertifikat: 'GADA', pos_id: 1 }, { pos_id: TIDAK_DIPAKAI }],
    [{ jenis: 'TANPA_LEMBUR', pos_id: 1 }, {}],
    [{ jenis: 'TANPA_LEMBUR', pos_id: 1, jumlah: 0 }, {}],
    [{ jenis: 'TANPA_LEMBUR', pos_id: 1, jabatan: 'A' }, { pos_id: SALAH_SATU }],
    [{ jenis: 'TANPA_LEMBUR' }, { pos_id: SALAH_SATU }],
    [{ jenis: 'TANPA_LEMBUR', jumlah: 9, pos_id: 1 }, { jumlah: LEMBUR }],
  ])('%j is judged', (isian, salah) => {
    expect(judgeAturanUpah({ ...KOSONG, jumlah: 1, ...isian })).toEqual(salah)
  })

  it('has a name and a sentence of its own on the payslip, and names only what a rule can', () => {
    const semuaAturan = JENIS_ATURAN_UPAH.map((jenis) => ATURAN_UPAH[jenis])
    expect(semuaAturan.map(({ nama }) => nama)).toEqual([
      'Uang Makan',
      'Uang Transport',
      'Premi Shift',
      'Premi Malam',
      'Tunjangan Pos',
      'Tunjangan Sertifikat',
      'Tanpa Lembur',
    ])
    for (const { wajib, boleh } of semuaAturan)
      for (const sasaran of [...wajib, ...boleh]) expect(SASARAN_ATURAN).toContain(sasaran)
  })

  it.each<[number, number, boolean]>([
    [8, 16, false],
    [22, 6, true],
    [16, 0, false],
    [0, 8, true],
    [4, 12, false],
    [19, 7, true],
    [1, 9, true],
    [3, 11, true],
  ])('a shift from %d to %d at night: %s', (mulai, selesai, malam) => {
    expect(isMalam({ mulai: mulai * 3600, selesai: selesai * 3600 })).toBe(malam)
  })
})

describe('what the rules give', () => {
  const kerja = (lain: Partial<KerjaHari> = {}): KerjaHari => ({
    jam: { mulai: 8 * 3600, selesai: 16 * 3600 },
    jenisShift: { id: 1, nama: 'Pagi' },
    pos: { id: 4, nama: 'Gerbang', sertifikat: [{ jenis: 'GADA', nama: 'Gada Pratama' }] },
    ...lain,
  })
  const hari = (isi: readonly KerjaHari[], lain: Partial<HariTunjangan> = {}): HariTunjangan => ({
    tanggal: '2026-03-02',
    kantor: { id: 7, nama: 'Gambir' },
    kerja: isi,
    sertifikat: new Set(['GADA']),
    ...lain,
  })
  const MALAM = { mulai: 22 * 3600, selesai: 6 * 3600 }
  const satu = (jenis: AturanUpah['jenis'], lain: Partial<AturanUpah>, ...semua: readonly HariTunjangan[]) =>
    barisTunjangan([aturan('2026-01-01', 5000, { jenis, ...lain })], semua).map(({ asal, ...baris }) => ({
      ...baris,
      aturan: asal?.aturan,
      rincian: asal?.rincian.map(({ keterangan }) => keterangan.replaceAll('\u00a0', ' ')),
    }))

  it.each([
    ['MAKAN', {}, 'Uang Makan', 'Uang makan dibayar tiap hari hadir.', ['hadir di Gambir']],
    ['TRANSPORT', {}, 'Uang Transport', 'Uang transport dibayar tiap hari hadir.', ['hadir di Gambir']],
    [
      'PREMI_SHIFT',
      { jenis_shift_id: 1 },
      'Premi Shift',
      'Premi shift dibayar tiap shift yang dikerjakan, menurut jenisnya.',
      ['shift Pagi'],
    ],
    [
      'PREMI_MALAM',
      {},
      'Premi Malam',
      'Premi malam dibayar tiap shift yang dikerjakan antara pukul 00.00 dan 04.00.',
      ['shift Malam', 'shift malam'],
    ],
    [
      'POS',
      { pos_id: 4 },
      'Tunjangan Pos',
      'Tunjangan pos dibayar tiap hari berdiri di pos itu.',
      ['pos Gerbang'],
    ],
    [
      'SERTIFIKAT',
      { sertifikat: 'GADA' },
      'Tunjangan Sertifikat',
      'Tunjangan sertifikat dibayar tiap hari berdiri di pos yang memintanya, selama sertifikatnya berlaku.',
      ['Gada Pratama di pos Gerbang'],
    ],
  ] as const)(
    '%s is paid for what it counts, once a day but for shifts',
    (jenis, tujuan, nama, kalimat, apa) => {
      const semua = hari([
        kerja(),
        kerja({ jenisShift: { id: 2, nama: 'Malam' }, jam: MALAM }),
        kerja({ jenisShift: null, jam: MALAM, pos: null }),
      ])
      expect(satu(jenis, tujuan, semua)).toEqual([
        {
          nama,
          jenis: 'TIDAK_TETAP',
          jumlah: 5000 * apa.length,
          aturan: kalimat,
          rincian: apa.map((kata) => `${kata}, Rp 5.000`),
        },
      ])
    },
  )

  it('is nothing for what the rule is not about', () => {
    expect(satu('MAKAN', { kantor_id: 8 }, hari([kerja()]))).toEqual([])
    expect(satu('TRANSPORT', { kantor_id: 8 }, hari([kerja()]))).toEqual([])
    expect(satu('PREMI_SHIFT', { jenis_shift_id: 2 }, hari([kerja()]))).toEqual([])
    expect(satu('PREMI_MALAM', {}, hari([kerja()]))).toEqual([])
    expect(satu('PREMI_MALAM', { kantor_id: 8 }, hari([kerja({ jam: MALAM })]))).toEqual([])
    expect(satu('POS', { pos_id: 5 }, hari([kerja()]))).toEqual([])
    expect(satu('SERTIFIKAT', { sertifikat: 'MADYA' }, hari([kerja()]))).toEqual([])
    expect(satu('SERTIFIKAT', { sertifikat: 'GADA' }, hari([kerja()], { sertifikat: new Set() }))).toEqual([])
    expect(satu('TANPA_LEMBUR', { jumlah: 1 }, hari([kerja()]))).toEqual([])
    expect(barisTunjangan([], [hari([kerja()])])).toEqual([])
    expect(satu('MAKAN', { jumlah: 0 }, hari([kerja()]))).toEqual([])
  })

  it('adds up the days, each by the rule that held on it and at its site', () => {
    const semua = [
      aturan('2026-01-01', 10_000),
      aturan('2026-03-03', 12_000),
      aturan('2026-01-01', 700, { kantor_id: 8 }),
    ]
    const [baris] = barisTunjangan(semua, [
      hari([]),
      hari([], { tanggal: '2026-03-03' }),
      hari([], { tanggal: '2026-03-04', kantor: { id: 8, nama: 'Bekasi' } }),
    ])
    expect(baris?.jumlah).toBe(22_700)
    expect(baris?.asal?.rincian.map(({ dari, sampai, jumlah }) => [dari, sampai, jumlah])).toEqual([
      ['2026-03-02', '2026-03-02', 10_000],
      ['2026-03-03', '2026-03-03', 12_000],
      ['2026-03-04', '2026-03-04', 700],
    ])
  })

  it('stands on the payslip in the order of the kinds', () => {
    const semua = JENIS_ATURAN_UPAH.map((jenis) => aturan('2026-01-01', 1, { jenis })).toReversed()
    expect(barisTunjangan(semua, [hari([kerja({ jam: MALAM })])]).map(({ nama }) => nama)).toEqual(
      JENIS_ATURAN_UPAH.filter((jenis) => jenis !== 'TANPA_LEMBUR').map((jenis) => ATURAN_UPAH[jenis].nama),
    )
  })
})

describe('overtime that is not paid', () => {
  const pos = (id: number) => aturan('2026-01-01', 1, { jenis: 'TANPA_LEMBUR', pos_id: id })
  const manajer = aturan('2026-01-01', 1, { jenis: 'TANPA_LEMBUR', jabatan: 'Manajer' })
  const kembali = aturan('2026-03-01', 0, { jenis: 'TANPA_LEMBUR', jabatan: 'Manajer' })
  const di = [
    { id: 4, nama: 'Gerbang' },
    { id: 5, nama: 'Lobi' },
  ]
  it.each([
    ['of whom no rule is about', [], 'Manajer', di, null],
    ['by the position', [manajer], 'manajer', di, 'jabatan manajer'],
    ['of another position', [manajer], 'Satpam', di, null],
    ['of a position that is paid again', [manajer, kembali], 'Manajer', di, null],
    ['by a post', [pos(5)], 'Satpam', di, 'pos Lobi'],
    ['by a post before the position', [manajer, pos(4)], 'Manajer', di, 'pos Gerbang'],
    ['of who stood at no such post', [pos(6)], 'Satpam', di, null],
    ['of who stood at none', [pos(4)], 'Satpam', [], null],
  ])('%s', (_nama, semua, jabatan, milik, sebab) =>
    expect(sebabTanpaLembur(semua, '2026-03-05', { jabatan, pos: milik })).toBe(sebab),
  )

  it('is told by what it is not paid for, with its days', () => {
    expect(
      peringatanTanpaLembur([
        { tanggal: '2026-03-02', sebab: 'pos Lobi' },
        { tanggal: '2026-03-03', sebab: 'jabatan Manajer' },
        { tanggal: '2026-03-04', sebab: 'pos Lobi' },
        { tanggal: '2026-03-04', sebab: 'pos Lobi' },
      ]),
    ).toEqual([
      'Lembur tidak diusulkan karena pos Lobi termasuk golongan jabatan tertentu (PP 35/2021 pasal 27): 2 Maret 2026, 4 Maret 2026.',
      'Lembur tidak diusulkan karena jabatan Manajer termasuk golongan jabatan tertentu (PP 35/2021 pasal 27): 3 Maret 2026.',
    ])
  })
})
