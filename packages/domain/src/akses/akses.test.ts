import { describe, expect, it } from 'vitest'
import { BARIS, HARAPAN, PUSAT } from '../../test/akses/harapan.ts'
import {
  type Pelaku,
  type Pemilik,
  cakupan,
  isKontak,
  isPublik,
  isTindakan,
  isUrusanDibaca,
  lingkup,
  may,
} from './akses.ts'
import { type Tindakan, AKSES } from './tabel.ts'
import { ROLE, type Role } from './peran.ts'

const orang = (role: Role, karyawanId: number | null = 12): Pelaku => ({ penggunaId: 7, role, karyawanId })
const DIRI: Pemilik = { karyawanId: 12, koordinatorIds: [70] }
const TIM: Pemilik = { karyawanId: 13, koordinatorIds: [70, 7] }
const LAIN: Pemilik = { karyawanId: 14, koordinatorIds: [70, 71] }

describe('an action', () => {
  it.each([
    ['POST /login', true],
    ['GET /login', false],
    ['post /login', false],
    ['POST /login/', false],
    ['toString', false],
    ['__proto__', false],
    ['constructor', false],
    ['', false],
  ])('knows whether %j is an action', (nama, ada) => expect(isTindakan(nama)).toBe(ada))

  it.each([
    ['POST /login', true, false],
    ['POST /klien/masuk', true, false],
    ['GET /klien/saya', false, true],
    ['GET /profile', false, false],
    ['kelola', false, false],
  ] as const)('%s is everybody’s: %s, a client’s contact person’s: %s', (tindakan, publik, kontak) => {
    expect([isPublik(tindakan), isKontak(tindakan)]).toEqual([publik, kontak])
    if (kontak) for (const role of ROLE) expect(lingkup(orang(role), tindakan)).toBeNull()
  })
})

describe('boleh', () => {
  it.each(BARIS)('%s, %s: %s', (role, tindakan, harapan) => {
    const hasil = Object.entries({ d: DIRI, t: TIM, o: LAIN })
      .filter(([, pemilik]) => may(orang(role), tindakan, pemilik))
      .map(([huruf]) => huruf)
    expect(hasil.join('') || '-').toBe(harapan)
  })

  it.each(BARIS.filter(([, , harapan]) => harapan === 'd'))(
    'gives a %s without an employee nobody’s record: %s',
    (role, tindakan) => {
      expect([DIRI, TIM, LAIN].some((pemilik) => may(orang(role, null), tindakan, pemilik))).toBe(false)
    },
  )

  it('lets who stands in for a coordinator see, punch for, review and replace that coordinator’s people, nothing else', () => {
    const pemilik = { karyawanId: 14, koordinatorIds: [70], penggantiIds: [7] }
    const boleh7 = (role: Role) =>
      Object.keys(AKSES).filter(
        (t) => may(orang(role), t as Tindakan, pemilik) && !may(orang(role), t as Tindakan, LAIN),
      )
    expect(boleh7('koordinator')).toEqual([
      'POST /presensi/check-in',
      'POST /presensi/check-out',
      'POST /presensi/kejadian/{id}/tarik',
      'GET /kelola/hari-ini',
      'GET /kelola/presensi',
      'GET /kelola/presensi/harian',
      'GET /kelola/presensi/kunci',
      'GET /kelola/presensi/saringan',
      'GET /kelola/presensi/lembar',
      'GET /kelola/presensi/daftar-hadir',
      'POST /kelola/presensi/tinjauan',
      'GET /karyawan/presensi',
      'GET /karyawan/presensi/ringkasan',
      'GET /karyawan/presensi/{id}',
      'GET /karyawan/{id}/presensi',
      'POST /karyawan/presensi/{id}/tinjauan',
      'POST /karyawan/presensi/{id}/tanya',
      'POST /kelola/alarm/tanggapi',
      'POST /kelola/alarm/sakit',
      'GET /karyawan/{id}/penggantian',
      'POST /karyawan/{id}/penggantian/tawarkan',
      'POST /karyawan/{id}/penggantian/tugaskan',
      'POST /karyawan/{id}/penggantian/lepas',
      'selfie',
    ])
    for (const role of ['karyawan', 'hrd', 'admin'] as const) expect(boleh7(role)).toEqual([])
  })

  it('lets who coordinates a site see, punch for, review and replace who works there that day, as who stands in for a coordinator', () => {
    const pemilik = { ...LAIN, lokasi: [{ kantorId: 5, koordinatorIds: [7] }] }
    const boleh = (siapa: Pelaku, milik: Pemilik) =>
      Object.keys(AKSES).filter((t) => may(siapa, t as Tindakan, milik) && !may(siapa, t as Tindakan, LAIN))
    const pengganti = { karyawanId: 14, koordinatorIds: [70], penggantiIds: [7] }
    expect(boleh(orang('koordinator'), pemilik)).toEqual(boleh(orang('koordinator'), pengganti))
    expect(boleh({ ...orang('koordinator'), penggunaId: 8 }, pemilik)).toEqual([])
    for (const role of ['karyawan', 'hrd', 'admin'] as const) expect(boleh(orang(role), pemilik)).toEqual([])
    expect(boleh({ ...orang('koordinator'), kantorIds: [6] }, pemilik)).toEqual([])
    expect(boleh({ ...orang('koordinator'), kantorIds: [5] }, pemilik)).toHaveLength(24)
  })

  it('lets nobody decide their own request, not even who is recorded as their own coordinator', () => {
    const sendiri = { karyawanId: 12, koordinatorIds: [7] }
    for (const role of ROLE) {
      for (const tindakan of Object.keys(AKSES).filter((t) => /\/(approve|reject|tinjauan)$/.test(t))) {
        expect([role, tindakan, may(orang(role), tindakan as Tindakan, sendiri)]).toEqual([
          role,
          tindakan,
          false,
        ])
      }
    }
  })

  it('lets a koordinator without an employee act for the people assigned to them', () => {
    expect(may(orang('koordinator', null), 'POST /presensi/check-in', TIM)).toBe(true)
    expect(may(orang('koordinator', null), 'POST /absensi/{id}/approve', TIM)).toBe(true)
    expect(may(orang('koordinator', null), 'POST /presensi/check-in', LAIN)).toBe(false)
  })

  it('takes an account for an account, an employee for an employee', () => {
    const karyawan7 = { karyawanId: 7, koordinatorIds: [12] }
    expect(may(orang('koordinator'), 'GET /absensi', karyawan7)).toBe(false)
  })

  it('gives another role than koordinator nothing by being named as coordinator', () => {
    expect(may(orang('karyawan'), 'GET /absensi/{id}', TIM)).toBe(false)
    expect(may(orang('admin'), 'GET /absensi/{id}', TIM)).toBe(false)
    const diLokasi = { ...LAIN, kantorId: 6, lokasi: [{ kantorId: 5, koordinatorIds: [7] }] }
    expect(may({ ...orang('hrd'), kantorIds: [5] }, 'GET /karyawan/presensi', diLokasi)).toBe(false)
  })
})

describe('cakupan, lingkup', () => {
  const JENIS: Readonly<Record<string, string>> = {
    d: 'diri',
    dt: 'tim',
    t: 'tim',
    dto: 'semua',
    to: 'semua',
  }

  it.each(BARIS)('%s, %s: as far as %s', (role, tindakan, harapan) => {
    const jenis = JENIS[harapan] ?? null
    expect(cakupan({ role }, tindakan)).toBe(jenis)
    expect(lingkup(orang(role), tindakan)?.jenis ?? null).toBe(jenis)
  })

  it('are nobody’s where nothing may be done', () => {
    expect(lingkup(orang('karyawan'), 'kelola')).toBeNull()
  })

  it('carry who reads along', () => {
    expect(lingkup(orang('karyawan'), 'GET /absensi')).toMatchObject({ jenis: 'diri', karyawanId: 12 })
    expect(lingkup(orang('koordinator'), 'GET /absensi')).toMatchObject({
      jenis: 'tim',
      karyawanId: 12,
      penggunaId: 7,
    })
    expect(lingkup(orang('hrd'), 'GET /absensi')).toMatchObject({ jenis: 'semua' })
    expect(lingkup(orang('admin', null), 'GET /absensi')).toMatchObject({ jenis: 'diri', karyawanId: null })
  })
})

describe('[ATUR-03] a role given for some branches', () => {
  const cabang = (role: Role): Pelaku => ({ ...orang(role), kantorIds: [3, 4] })
  const semuaTindakan = Object.keys(HARAPAN) as Tindakan[]
  const DI: Pemilik = { ...LAIN, kantorId: 4 }
  const LUAR: Pemilik = { ...LAIN, kantorId: 5 }
  const TANPA: Pemilik = { ...LAIN, kantorId: null }
  const isOf = (pelaku: Pelaku, pemilik: Pemilik) =>
    semuaTindakan.filter((tindakan) => !isPublik(tindakan) && may(pelaku, tindakan, pemilik))

  it.each(['hrd', 'auditor'] as const)(
    'lets a %s do with its people what the role may, nothing else',
    (role) => {
      const semua = isOf(orang(role), LAIN)
      expect(isOf(cabang(role), DI)).toEqual(semua.filter((tindakan) => !PUSAT.includes(tindakan)))
    },
  )

  it.each(ROLE)('opens nothing of people elsewhere, or nowhere, to a %s', (role) => {
    for (const pemilik of [LUAR, TANPA, { ...LUAR, koordinatorIds: [7] }])
      expect(isOf(cabang(role), pemilik)).toEqual([])
  })

  it('leaves a koordinator those of their own people who belong to it', () => {
    expect(isOf(cabang('koordinator'), { ...TIM, kantorId: 3 })).toEqual(isOf(orang('koordinator'), TIM))
    expect(may(cabang('koordinator'), 'GET /absensi/{id}', LAIN)).toBe(false)
  })

  it('keeps one’s own to oneself, wherever one is placed', () => {
    expect(may(cabang('hrd'), 'GET /profile', { ...DIRI, kantorId: 5 })).toBe(true)
  })

  it('reaches as far as its branches, and no further in a list', () => {
    expect(cakupan(cabang('hrd'), 'GET /karyawan')).toBe('kantor')
    expect(lingkup(cabang('hrd'), 'GET /karyawan')).toMatchObject({ jenis: 'kantor', kantorIds: [3, 4] })
    expect(lingkup(cabang('koordinator'), 'GET /absensi')).toMatchObject({ jenis: 'tim', kantorIds: [3, 4] })
    for (const tindakan of PUSAT) expect(cakupan(cabang('hrd'), tindakan as Tindakan)).toBeNull()
  })
})

describe('[JAGA-11] who approves the pay of HR', () => {
  const ORANG_HRD = 14
  const penyetuju = (role: Role): Pelaku => ({ ...orang(role), urusanHrd: [ORANG_HRD] })
  const semuaTindakan = Object.keys(HARAPAN) as Tindakan[]
  /** What they see of these people, and do where it is seen, whatever their own role (`docs/rules.md`, section 7.6b) */
  const DIBACA = {
    'days of attendance': [
      'GET /karyawan/presensi',
      'GET /karyawan/presensi/{id}',
      'GET /karyawan/{id}/presensi',
      'selfie',
    ],
    'what is to be looked at and is disputed': [
      'POST /karyawan/presensi/{id}/tinjauan',
      'POST /karyawan/presensi/{id}/koreksi',
      'POST /karyawan/presensi/{id}/istirahat',
      'POST /presensi/kejadian/{id}/sanggah/putuskan',
    ],
    'where their pay goes': ['POST /karyawan/{id}/rekening/konfirmasi'],
    'wages, tax, contracts, kasbon': [
      'GET /karyawan/{id}/upah',
      'GET /kelola/karyawan/{id}/pajak',
      'GET /kelola/karyawan/{id}/kontrak',
      'GET /kelola/karyawan/{id}/kasbon',
    ],
    'what HR wrote down for a reimbursement': ['GET /kelola/reimburse', 'GET /reimburse/{id}/bukti'],
  }
  const dibaca = Object.values(DIBACA).flat() as Tindakan[]

  it('sees of people of HR what is to be settled, and nothing else', () => {
    expect(semuaTindakan.filter(isUrusanDibaca).toSorted()).toEqual(dibaca.toSorted())
  })

  it.each(ROLE.flatMap((role) => [[role, undefined] as const, [role, [3]] as const]))(
    'does so as a %s of %j, of these people alone',
    (role, kantorIds) => {
      const cabang = kantorIds && { kantorIds }
      const sebelum = { ...orang(role), ...cabang }
      const siapa = { ...penyetuju(role), ...cabang }
      const milik = (pelaku: Pelaku, pemilik: Pemilik) =>
        semuaTindakan.filter((tindakan) => may(pelaku, tindakan, pemilik))
      const biasa = milik(sebelum, LAIN)
      expect(milik(siapa, LAIN)).toEqual(
        semuaTindakan.filter((tindakan) => dibaca.includes(tindakan) || biasa.includes(tindakan)),
      )
      for (const pemilik of [DIRI, TIM, { karyawanId: 15, koordinatorIds: [70] }])
        expect(milik(siapa, pemilik)).toEqual(milik(sebelum, pemilik))
    },
  )

  it.each(ROLE)('lists them for a %s beside whom the role lists, where they are seen', (role) => {
    for (const tindakan of semuaTindakan) {
      const biasa = lingkup(orang(role), tindakan)
      const mereka = { jenis: biasa?.jenis ?? 'diri', karyawanId: 12, urusanHrd: [ORANG_HRD] }
      const hasil = lingkup(penyetuju(role), tindakan)
      if (dibaca.includes(tindakan)) expect(hasil).toMatchObject(mereka)
      else expect(hasil).toEqual(biasa)
    }
  })

  it('is nobody’s while nobody’s affairs are theirs', () => {
    expect(may({ ...orang('karyawan'), urusanHrd: [] }, 'GET /karyawan/{id}/upah', LAIN)).toBe(false)
    expect(lingkup(orang('admin'), 'GET /karyawan/{id}/upah')).toBeNull()
  })
})
