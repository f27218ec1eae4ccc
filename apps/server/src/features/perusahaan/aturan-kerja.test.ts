import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
let hrd: string
let siti: string
let malam: string
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
  siti = await server.login('karyawan@rekan.example')
  malam = await server.login('malam@rekan.example')
})
afterAll(() => server.close())

const LIBUR = '/kelola/pengaturan/libur'
const JENIS = '/kelola/pengaturan/jenis-cuti'
const tulis = (path: string, body: object) => server.call(`POST ${path}`, { token: hrd, body })

describe('days off', () => {
  const tetapkan = (isi: object) => tulis(LIBUR, { jenis: 'PERUSAHAAN', berlaku: true, ...isi })
  const jadwal = async (token: string, mulai: string) => {
    const { body } = await server.call(`GET /jadwal?mulai=${mulai}`, { token })
    return new Map(
      body['data'].hari.map((hari: { tanggal: string; jadwal: unknown; libur: string | null }) => [
        hari.tanggal,
        { kerja: hari.jadwal !== null, libur: hari.libur },
      ]),
    )
  }

  it('[ATUR-05] a company day made on screen is off for schedules that follow holidays, and for nobody’s past day', async () => {
    const semula = await jadwal(siti, '2026-11-16')
    const malamSemula = await jadwal(malam, '2026-11-23')
    const { status, body } = await tetapkan({ tanggal: '2026-11-24', nama: ' Ulang  tahun perusahaan' })
    expect([status, body['message']]).toEqual([200, 'Hari libur disimpan.'])
    expect(body['data'].libur).toContainEqual({
      tanggal: '2026-11-24',
      nama: 'Ulang tahun perusahaan',
      jenis: 'PERUSAHAAN',
      berlaku: true,
      kantor_ids: [],
      hanya: false,
      versi: 1,
      boleh_ubah: true,
    })
    const libur = 'Ulang tahun perusahaan'
    expect((await jadwal(siti, '2026-11-23')).get('2026-11-24')).toEqual({ kerja: false, libur })
    // Who works on holidays does on this one too.
    const malamSesudah = await jadwal(malam, '2026-11-23')
    expect([...malamSesudah.values()].map((hari) => (hari as { kerja: boolean }).kerja)).toEqual(
      [...malamSemula.values()].map((hari) => (hari as { kerja: boolean }).kerja),
    )
    for (const tanggal of ['2026-11-18', '2026-11-20']) {
      const lewat = await tetapkan({ tanggal, nama: 'Terlambat' })
      expect([lewat.status, Object.keys(lewat.body['errors'])]).toEqual([422, ['tanggal']])
    }
    expect(await jadwal(siti, '2026-11-16')).toEqual(semula)
    // Called off again, it is a day of work.
    expect((await tetapkan({ tanggal: '2026-11-24', berlaku: false })).status).toBe(200)
    expect((await jadwal(siti, '2026-11-23')).get('2026-11-24')).toEqual({ kerja: true, libur: null })
  })

  it('decreed days are the company’s to take or to work on, and nobody’s to add', async () => {
    const { body } = await server.call(`GET ${LIBUR}?tahun=2026`, { token: hrd })
    expect(body['data'].dasar).toMatch(/^SKB /)
    const natal = { tanggal: '2026-12-24', jenis: 'CUTI_BERSAMA' }
    expect(body['data'].libur).toContainEqual(expect.objectContaining({ ...natal, boleh_ubah: true }))
    expect((await tulis(LIBUR, { ...natal, berlaku: false })).status).toBe(200)
    expect((await jadwal(siti, '2026-12-21')).get('2026-12-24')).toEqual({ kerja: true, libur: null })
    expect((await tulis(LIBUR, { ...natal, tanggal: '2026-12-23', berlaku: true })).body['errors']).toEqual({
      tanggal: ['Tidak ada cuti bersama pada tanggal itu.'],
    })
    const nasional = { tanggal: '2026-12-25', jenis: 'LIBUR_NASIONAL' }
    expect((await tulis(LIBUR, { ...nasional, berlaku: false })).status).toBe(200)
    expect((await jadwal(siti, '2026-12-21')).get('2026-12-25')).toEqual({ kerja: true, libur: null })
    expect((await tulis(LIBUR, { ...nasional, berlaku: true })).status).toBe(200)
    expect(
      (await tulis(LIBUR, { ...nasional, tanggal: '2026-12-28', berlaku: true })).body['errors'],
    ).toEqual({
      tanggal: ['Tidak ada libur nasional pada tanggal itu.'],
    })
    expect((await tetapkan({ tanggal: '2026-12-30' })).body['errors']).toEqual({
      nama: ['Nama hari libur harus diisi.'],
    })
    const { body: tahunDepan } = await server.call(`GET ${LIBUR}?tahun=2099`, { token: hrd })
    expect(tahunDepan['data']).toEqual({ tahun: 2099, dasar: null, libur: [] })
  })
})

describe('days off by site', () => {
  const tetapkan = (isi: object) => tulis(LIBUR, { jenis: 'PERUSAHAAN', berlaku: true, ...isi })
  const kantorOf = async (kode: string) =>
    (
      await server.owner
        .selectFrom('penempatan as p')
        .innerJoin('karyawan as k', 'k.id', 'p.karyawan_id')
        .select('p.kantor_id')
        .where('k.kode', '=', kode)
        .where('p.utama', '=', true)
        .where('p.tanggal_selesai', 'is', null)
        .executeTakeFirstOrThrow()
    ).kantor_id
  /** Whether a day is off, what it is called and how many days leave on it would take. */
  const sehari = async (token: string, tanggal: string) => {
    const { body } = await server.call(`GET /jadwal?mulai=${tanggal}`, { token })
    const [hari] = body['data'].hari as [{ status: string; libur: string | null }]
    const hitung = await server.call(
      `GET /absensi/hitung?jenis_izin=SAKIT&tanggal_mulai=${tanggal}&tanggal_selesai=${tanggal}`,
      { token },
    )
    return [hari.status, hari.libur, hitung.body['data'].total_hari]
  }

  it('[ATUR-05] one day off for a site alone, another for all but it: status, name and leave follow the site', async () => {
    const wita = await server.login('wita@rekan.example')
    const [pusat, denpasar] = [await kantorOf('KBN0031'), await kantorOf('KBN0042')]
    expect(pusat).not.toBe(denpasar)
    const [hari, kerja] = ['2026-12-02', ['BELUM_PRESENSI', null, 1]]
    const libur = ['LIBUR', 'Hari Jadi Denpasar', 0]
    const isi = { tanggal: hari, nama: 'Hari Jadi Denpasar' }
    expect((await tetapkan({ ...isi, hanya: true, kantor_ids: [denpasar, denpasar] })).status).toBe(200)
    expect([await sehari(siti, hari), await sehari(wita, hari)]).toEqual([kerja, libur])
    expect((await tetapkan({ ...isi, hanya: false })).status).toBe(200)
    expect([await sehari(siti, hari), await sehari(wita, hari)]).toEqual([libur, kerja])
    expect((await tetapkan({ ...isi, kantor_ids: [] })).status).toBe(200)
    expect([await sehari(siti, hari), await sehari(wita, hari)]).toEqual([libur, libur])
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['sebelum', 'sesudah'])
      .where('objek', '=', 'libur')
      .where('objek_id', '=', hari)
      .orderBy('id')
      .execute()
    const sebutan = [/^hanya .*Denpasar$/, /^semua kecuali .*Denpasar$/].map((pola) =>
      expect.stringMatching(pola),
    )
    expect(jejak).toEqual([
      { sebelum: null, sesudah: { nama: isi.nama, berlaku: true, kantor: sebutan[0] } },
      { sebelum: { kantor: sebutan[0] }, sesudah: { kantor: sebutan[1] } },
      { sebelum: { kantor: sebutan[1] }, sesudah: { kantor: 'semua' } },
    ])
    // A national day too.
    const natal = { tanggal: '2026-12-25', jenis: 'LIBUR_NASIONAL', berlaku: true, kantor_ids: [pusat] }
    expect((await tulis(LIBUR, natal)).status).toBe(200)
    expect([(await sehari(siti, '2026-12-25'))[0], (await sehari(wita, '2026-12-25'))[0]]).toEqual([
      'BELUM_PRESENSI',
      'LIBUR',
    ])
  })

  it('of two editors the second is told what stands; sites that are none are refused at the field', async () => {
    const baru = { tanggal: '2026-12-03', nama: 'Rapat kerja', versi: 0 }
    expect((await tetapkan(baru)).status).toBe(200)
    const lain = await tetapkan({ ...baru, nama: 'Jalan sehat' })
    expect([lain.status, lain.body['error'].error]).toEqual([409, 'VERSI_USANG'])
    const berdiri = expect.objectContaining({ tanggal: '2026-12-03', nama: 'Rapat kerja', versi: 1 })
    expect(lain.body['data'].libur).toContainEqual(berdiri)
    expect((await tetapkan({ ...baru, versi: 1, berlaku: false })).status).toBe(200)
    expect((await tetapkan({ ...baru, versi: 1 })).status).toBe(409)
    const tolak = async (isi: object) => (await tetapkan({ ...baru, versi: 2, ...isi })).body['errors']
    expect(await tolak({ kantor_ids: [999999] })).toEqual({ kantor_ids: ['Lokasi kerja tidak valid.'] })
    expect(await tolak({ hanya: true, kantor_ids: [] })).toEqual({
      kantor_ids: ['Pilih lokasi kerja yang libur.'],
    })
  })
})

describe('kinds of leave', () => {
  type Jenis = {
    id: number
    kode: string
    kuota: number | null
    versi: number
    aktif: boolean
    wajib: boolean
  }
  const semua = async (): Promise<Jenis[]> => (await server.call(`GET ${JENIS}`, { token: hrd })).body['data']
  const tahunan = async () => (await semua()).find(({ kode }) => kode === 'CUTI_TAHUNAN') as Jenis
  const ditawarkan = async () =>
    (await server.call('GET /reference/jenis-cuti', { token: siti })).body['data'] as {
      nama: string
      kuota: number | null
    }[]
  const jatah = async () =>
    (await server.call('GET /profile', { token: siti })).body['data'].karyawan.jatah_cuti

  it('[MEJA-31] a quota changed from 12 to 14 with effect from a day changes nothing before that day', async () => {
    const { id, versi, wajib } = await tahunan()
    const semula = await jatah()
    const ubah = { kuota: 14, berlaku_dari: '2027-03-01', versi }
    const { status, body } = await tulis(`${JENIS}/${id}`, ubah)
    expect(status).toBe(200)
    expect(wajib).toBe(true)
    expect(body['data'].find((jenis: Jenis) => jenis.id === id)).toMatchObject({
      kuota: 12,
      perubahan: [{ berlaku_dari: '2027-03-01', ubah: { kuota: 14 } }],
    })
    expect(await jatah()).toBe(semula)
    server.setClock('2027-02-28T23:00:00+07:00')
    expect((await tahunan()).kuota).toBe(12)
    server.setClock('2027-03-01T08:00:00+07:00')
    expect((await tahunan()).kuota).toBe(14)
    server.setClock(JUMAT_PAGI)
    const { body: lama } = await tulis(`${JENIS}/${id}`, ubah)
    expect([lama['error'].error, (await tahunan()).versi]).toEqual(['VERSI_USANG', versi + 1])
  })

  it('never below the law, never for a day that is past', async () => {
    const { id, versi } = await tahunan()
    const coba = async (isi: object) => {
      const { status, body } = await tulis(`${JENIS}/${id}`, { versi, berlaku_dari: '2027-01-01', ...isi })
      return [status, body['errors']]
    }
    expect(await coba({ kuota: 11 })).toEqual([
      422,
      { kuota: [expect.stringMatching(/^Paling sedikit 12 hari menurut UU 13\/2003 Pasal 79/)] },
    ])
    expect(await coba({ aktif: false })).toEqual([
      422,
      { aktif: [expect.stringMatching(/^Wajib diberikan/)] },
    ])
    expect(await coba({ kuota: 13, berlaku_dari: '2026-11-19' })).toEqual([
      422,
      { berlaku_dari: ['Berlaku paling cepat mulai hari ini: hari yang lewat tidak berubah.'] },
    ])
    expect((await tulis(`${JENIS}/999999`, { versi, kuota: 13, berlaku_dari: '2027-01-01' })).status).toBe(
      404,
    )
  })

  it('a company adds a kind of its own from a day on, and switches it off from another', async () => {
    const isi = {
      nama: 'Cuti Ulang Tahun',
      kuota: 1,
      kuota_per: 'kejadian',
      dibayar: true,
      dokumen_wajib: false,
      boleh_menyusul: false,
      masa_kerja_minimum_bulan: 0,
      khusus_jenis_kelamin: null,
    }
    const nama = async () => (await ditawarkan()).map((jenis) => jenis.nama)
    expect((await tulis(JENIS, { ...isi, berlaku_dari: '2026-12-01' })).status).toBe(201)
    expect(await nama()).not.toContain(isi.nama)
    const { id, versi } = (await semua()).at(-1) as Jenis
    const mati = { aktif: false, berlaku_dari: '2027-01-01', versi }
    expect((await tulis(`${JENIS}/${id}`, mati)).status).toBe(200)
    server.setClock('2026-12-01T08:00:00+07:00')
    expect(await nama()).toContain(isi.nama)
    server.setClock('2027-01-01T08:00:00+07:00')
    expect(await nama()).not.toContain(isi.nama)
    server.setClock(JUMAT_PAGI)
  })
})

it('[MEJA-04] a koordinator reads and sets none of it', async () => {
  const token = await server.login('koordinator@rekan.example')
  for (const key of [
    `GET ${LIBUR}?tahun=2026`,
    `POST ${LIBUR}`,
    `GET ${JENIS}`,
    `POST ${JENIS}`,
    'GET /kelola/pengaturan',
    'POST /kelola/pengaturan',
    'POST /kelola/pengaturan/uji-surat',
  ])
    expect([key, (await server.call(key, { token })).status]).toEqual([key, 403])
})
