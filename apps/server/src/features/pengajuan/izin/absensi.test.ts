import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertAbsensi, insertPengganti } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
const akun: Record<string, { penggunaId: number; karyawanId: number }> = {}
const id: Record<string, number> = {}
const SEKARANG = '2026-11-20T07:52:13+07:00'

beforeAll(async () => {
  server = await startTestServer(SEKARANG)
  const orang = {
    karyawan: 'karyawan@rekan.example',
    koordinator: 'koordinator@rekan.example',
    budi: 'budi.santoso@karsabina.example',
    wita: 'wita@rekan.example',
    hrd: 'hrd@rekan.example',
    admin: 'admin@rekan.example',
  }
  for (const [nama, email] of Object.entries(orang)) {
    token[nama] = await server.login(email)
    akun[nama] = await findAkun(server.owner, email)
  }
  const ajukan = async (
    nama: string,
    siapa: string,
    kepada: string,
    isi: Parameters<typeof insertAbsensi>[3],
  ) => {
    id[nama] = await insertAbsensi(server.owner, akun[siapa]!, akun[kepada]!.penggunaId, isi)
  }
  const diputus = (status: 'disetujui' | 'ditolak', oleh: string) => ({
    status,
    diputus_oleh_id: akun[oleh]!.penggunaId,
    diputus_pada: new Date('2026-11-19T02:00:00Z'),
  })
  await ajukan('cuti', 'karyawan', 'koordinator', {
    jenis_izin: 'CUTI',
    cuti_id: 1,
    tanggal_mulai: '2026-12-01',
    tanggal_selesai: '2026-12-02',
    total_hari: 2,
  })
  await ajukan('wfh', 'karyawan', 'koordinator', {
    jenis_izin: 'WFH',
    tanggal_mulai: '2026-11-20',
    ...diputus('disetujui', 'koordinator'),
    catatan: 'Silakan.',
  })
  await ajukan('lintas', 'karyawan', 'budi', {
    jenis_izin: 'DINAS_LUAR',
    tanggal_mulai: '2026-10-29',
    tanggal_selesai: '2026-11-03',
    total_hari: 4,
    dibuat_pada: new Date('2026-10-20T03:00:00Z'),
    ...diputus('ditolak', 'budi'),
  })
  await ajukan('koreksi', 'wita', 'budi', {
    jenis_izin: 'KOREKSI_PRESENSI',
    tanggal_mulai: '2026-11-17',
    jam_masuk: 8 * 3600,
    dibuat_pada: new Date('2026-11-17T03:00:00Z'),
  })
  await ajukan('milikKoordinator', 'koordinator', 'budi', {
    tanggal_mulai: '2027-01-04',
    dibuat_pada: new Date('2026-11-16T03:00:00Z'),
  })
  await ajukan('dibatalkan', 'karyawan', 'koordinator', {
    tanggal_mulai: '2026-09-01',
    status: 'dibatalkan',
    dibatalkan_oleh_id: akun['hrd']!.penggunaId,
    dibatalkan_pada: new Date('2026-08-20T03:00:00Z'),
    dibuat_pada: new Date('2026-08-16T03:00:00Z'),
  })
})
afterAll(() => server.close())

const daftar = async (query: string, siapa: string) => {
  const { status, body } = await server.call(`GET /absensi${query}`, { token: token[siapa] })
  expect([query, status]).toEqual([query, 200])
  return body
}
const nama = async (query: string, siapa: string) => {
  const { data } = await daftar(query, siapa)
  const menurutId = new Map(Object.entries(id).map(([n, i]) => [i, n]))
  return data.map((satu: { id: number }) => menurutId.get(satu.id))
}

describe('[API-06, API-07] GET /absensi, GET /absensi/{id}: what of a request is shown', () => {
  it('[API-39, leave] gives every field, the same in the list and by its id', async () => {
    const { data } = await daftar('?status=menunggu', 'karyawan')
    expect(data).toEqual([
      {
        id: id['cuti'],
        jenis_izin: 'CUTI',
        jenis: 'Cuti Tahunan',
        cuti: { id: 1, nama: 'Cuti Tahunan' },
        tanggal_mulai: '2026-12-01',
        tanggal_selesai: '2026-12-02',
        paruh: null,
        total_hari: 2,
        dikembalikan: 0,
        keterangan: 'Urusan keluarga.',
        lampiran_url: null,
        lampiran_nama: null,
        luring: [],
        jam_masuk: null,
        jam_pulang: null,
        hari_pulang: null,
        karyawan: {
          id: akun['karyawan']!.karyawanId,
          kode: 'KBN0031',
          nama: 'Siti Rahmawati',
          avatar_url: null,
          jatah_cuti: expect.any(Number),
        },
        status: 'menunggu',
        created_at: '2026-11-18T03:00:00.000Z',
        koordinator: { id: akun['koordinator']!.penggunaId, nama: 'Rizky Pratama' },
        diajukan_oleh: { id: akun['karyawan']!.penggunaId, nama: 'Siti Rahmawati' },
        keputusan: null,
        menunggu: {
          oleh: { id: akun['koordinator']!.penggunaId, nama: 'Rizky Pratama' },
          pengganti: false,
          sejak: '2026-11-18T03:00:00.000Z',
        },
        dapat: { putuskan: false, batalkan: true },
        pertimbangan: null,
      },
    ])
    const { status, body } = await server.call(`GET /absensi/${id['cuti']}`, { token: token['karyawan'] })
    expect([status, body['data']]).toEqual([200, data[0]])
  })

  it.each([
    ['wfh', 'Kerja dari Rumah (WFH)', { status: 'disetujui', note: 'Silakan.', oleh: 'koordinator' }],
    ['lintas', 'Dinas Luar', { status: 'ditolak', note: '', oleh: 'budi' }],
    ['dibatalkan', 'Izin', { status: 'dibatalkan', note: '', oleh: 'hrd' }],
  ])('tells what became of %s, and by whom', async (satu, jenis, { oleh, ...keputusan }) => {
    const { body } = await server.call(`GET /absensi/${id[satu]}`, { token: token['karyawan'] })
    expect(body['data']).toMatchObject({
      jenis,
      menunggu: null,
      keputusan: { ...keputusan, oleh: { id: akun[oleh]!.penggunaId } },
      dapat: { putuskan: false, batalkan: false },
    })
  })

  it('shows a correction with its times', async () => {
    const { body } = await server.call(`GET /absensi/${id['koreksi']}`, { token: token['wita'] })
    expect(body['data']).toMatchObject({ jenis: 'Koreksi Presensi', jam_masuk: '08:00:00', jam_pulang: null })
  })
})

describe('[API-06] whose requests a list holds', () => {
  it.each([
    ['karyawan', ['wfh', 'cuti', 'lintas', 'dibatalkan']],
    ['koordinator', ['wfh', 'cuti', 'milikKoordinator', 'dibatalkan']],
    ['budi', ['koreksi', 'milikKoordinator', 'lintas']],
    ['hrd', ['wfh', 'cuti', 'koreksi', 'milikKoordinator', 'lintas', 'dibatalkan']],
    ['admin', []],
  ])('%s', async (siapa, harapan) => {
    expect(await nama('?per_page=100', siapa)).toEqual(harapan)
  })

  it.each([
    ['karyawan', ['wfh', 'cuti', 'lintas', 'dibatalkan'], []],
    ['koordinator', ['milikKoordinator'], ['wfh', 'cuti', 'dibatalkan']],
    ['admin', [], []],
  ])('of %s, their own or those of others', async (siapa, saya, tim) => {
    expect(await nama('?lingkup=saya', siapa)).toEqual(saya)
    expect(await nama('?lingkup=TIM', siapa)).toEqual(tim)
  })

  it('answers 404 for one that is not the reader’s to see', async () => {
    for (const [satu, siapa] of [
      ['koreksi', 'karyawan'],
      ['koreksi', 'koordinator'],
      ['cuti', 'budi'],
      ['cuti', 'admin'],
    ] as const)
      expect((await server.call(`GET /absensi/${id[satu]}`, { token: token[siapa] })).status).toBe(404)
    expect((await server.call('GET /absensi/2147483647', { token: token['hrd'] })).status).toBe(404)
  })

  it('says who may decide and who may withdraw: nobody their own', async () => {
    const dapat = async (satu: string, siapa: string) =>
      (await server.call(`GET /absensi/${id[satu]}`, { token: token[siapa] })).body['data'].dapat
    expect(await dapat('cuti', 'koordinator')).toEqual({ putuskan: true, batalkan: false })
    expect(await dapat('cuti', 'hrd')).toEqual({ putuskan: true, batalkan: true })
    expect(await dapat('wfh', 'hrd')).toEqual({ putuskan: false, batalkan: true })
    expect(await dapat('wfh', 'koordinator')).toEqual({ putuskan: false, batalkan: false })
    expect(await dapat('milikKoordinator', 'koordinator')).toEqual({ putuskan: false, batalkan: true })
    expect(await dapat('milikKoordinator', 'budi')).toEqual({ putuskan: true, batalkan: false })
  })

  it('opens to a substitute for as long as they stand in, and tells the requester', async () => {
    const lihat = async (siapa: string) => {
      const { status, body } = await server.call(`GET /absensi/${id['cuti']}`, { token: token[siapa] })
      return [status, body['data']?.dapat.putuskan]
    }
    const [rizky, budi] = [akun['koordinator']!.penggunaId, akun['budi']!.penggunaId]
    await insertPengganti(server.owner, rizky, budi, [
      '2026-11-21T00:00:00+07:00',
      '2026-11-23T00:00:00+07:00',
    ])
    expect(await lihat('budi')).toEqual([404, undefined])
    server.setClock('2026-11-21T00:00:00+07:00')
    expect(await lihat('budi')).toEqual([200, true])
    expect(await nama('?status=menunggu', 'budi')).toEqual(['cuti', 'koreksi', 'milikKoordinator'])
    const { body } = await server.call(`GET /absensi/${id['cuti']}`, { token: token['karyawan'] })
    expect(body['data'].menunggu).toMatchObject({ oleh: { nama: 'Budi Santoso' }, pengganti: true })
    // Rizky's own waits for Budi, whom nobody stands in for.
    expect(await lihat('koordinator')).toEqual([200, true])
    server.setClock('2026-11-23T00:00:00+07:00')
    expect(await lihat('budi')).toEqual([404, undefined])
    server.setClock(SEKARANG)
  })
})

describe('[API-06] filters and pages', () => {
  it.each([
    ['?status=MENUNGGU', ['cuti', 'koreksi', 'milikKoordinator']],
    ['?status=disetujui', ['wfh']],
    ['?jenis_izin=dinas_luar', ['lintas']],
    ['?tanggal=2026-12-02', ['cuti']],
    ['?tanggal=2026-11-01', ['lintas']],
    ['?tanggal=2026-11-04', []],
    ['?nama=%25SITI%25', ['wfh', 'cuti', 'lintas', 'dibatalkan']],
    ['?nama=kbn0031', ['wfh', 'cuti', 'lintas', 'dibatalkan']],
    ['?nama=s_ti', []],
    ['?nama=s%25ti', []],
    ['?nama=si&status=menunggu', ['cuti']],
    ['?nama=', ['wfh', 'cuti', 'koreksi', 'milikKoordinator', 'lintas', 'dibatalkan']],
  ])('%s', async (query, harapan) => {
    expect((await nama(query, 'hrd')).filter(Boolean)).toEqual(harapan)
  })

  it.each([
    ['?bulan=11&tahun=2026', ['wfh', 'cuti', 'koreksi', 'milikKoordinator', 'lintas']],
    ['?bulan=10&tahun=2026', ['lintas']],
    ['?bulan=12', ['cuti']],
    ['?tahun=2027', ['milikKoordinator']],
    ['?bulan=2&tahun=2026', []],
  ])('a month holds what touches it and what was filed in it: %s', async (query, harapan) => {
    expect(await nama(query, 'hrd')).toEqual(harapan)
  })

  it('[SPEK-09] by who was named to decide, whoever reads', async () => {
    const budi = `?koordinator_id=${akun['budi']!.penggunaId}`
    expect(await nama(budi, 'hrd')).toEqual(['koreksi', 'milikKoordinator', 'lintas'])
    expect(await nama(budi, 'karyawan')).toEqual(['lintas'])
  })

  it('pages through all of them once', async () => {
    const semua: string[] = []
    let next: string | null = '/api/absensi?per_page=4'
    while (next !== null) {
      const body: Awaited<ReturnType<typeof daftar>> = await daftar(next.replace('/api/absensi', ''), 'hrd')
      expect(body['meta']).toMatchObject({ per_page: 4, total: 6, last_page: 2 })
      semua.push(...body['data'].map((satu: { id: number }) => satu.id))
      next = body['links'].next
    }
    expect(new Set(semua).size).toBe(6)
    expect(semua).toHaveLength(6)
  })

  it.each([
    ['?lingkup=semua', 'lingkup'],
    ['?status=mungkin', 'status'],
    ['?jenis_izin=LIBURAN', 'jenis_izin'],
    ['?bulan=13', 'bulan'],
    ['?tanggal=2026-02-30', 'tanggal'],
    ['?koordinator_id=x', 'koordinator_id'],
    ['?tahun=1', 'tahun'],
    ['?per_page=101', 'per_page'],
    ['?page=0', 'page'],
    [`?nama=${'a'.repeat(101)}`, 'nama'],
    ['?nama=%00', 'nama'],
  ])('refuses %s with 422', async (query, isian) => {
    const { status, body } = await server.call(`GET /absensi${query}`, { token: token['hrd'] })
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, [isian]])
  })
})
