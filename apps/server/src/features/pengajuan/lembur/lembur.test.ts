import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertLembur, insertPengganti } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
const akun: Record<string, { penggunaId: number; karyawanId: number }> = {}
const id: Record<string, number> = {}
const ORANG = {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  budi: 'budi.santoso@karsabina.example',
  wita: 'wita@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
  kosong: 'kosong@rekan.example',
}

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  for (const [nama, email] of Object.entries(ORANG)) {
    token[nama] = await server.login(email)
    akun[nama] = await findAkun(server.owner, email)
  }
  let menit = 0
  const ada = async (
    nama: string,
    siapa: string,
    kepada: string,
    isi: Parameters<typeof insertLembur>[3],
  ) => {
    menit += 1
    const dibuat_pada = new Date(Date.parse('2026-11-18T03:00:00Z') + menit * 60_000)
    id[nama] = await insertLembur(server.owner, akun[siapa]!, akun[kepada]!.penggunaId, {
      dibuat_pada,
      ...isi,
    })
  }
  const diputus = (status: 'disetujui' | 'ditolak', oleh: string) => ({
    status,
    diputus_oleh_id: akun[oleh]!.penggunaId,
    diputus_pada: new Date('2026-11-19T02:00:00Z'),
  })
  await ada('oktober', 'karyawan', 'koordinator', {
    tanggal: '2026-11-01',
    hari_presensi: '2026-10-31',
    mulai: new Date('2026-11-01T00:00:00+07:00'),
    selesai: new Date('2026-11-01T02:00:00+07:00'),
  })
  await ada('malam', 'karyawan', 'koordinator', {
    tanggal: '2026-11-19',
    mulai: new Date('2026-11-19T22:00:00+07:00'),
    selesai: new Date('2026-11-20T01:00:00+07:00'),
    ...diputus('disetujui', 'koordinator'),
  })
  await ada('wita', 'wita', 'budi', {
    tanggal: '2026-11-18',
    mulai: new Date('2026-11-18T17:00:00+08:00'),
    selesai: new Date('2026-11-18T18:30:00+08:00'),
    ...diputus('ditolak', 'budi'),
  })
  await ada('milikKoordinator', 'koordinator', 'budi', { tanggal: '2026-11-17' })
  await ada('tahunLalu', 'karyawan', 'budi', { tanggal: '2025-11-17', ...diputus('disetujui', 'budi') })
  await ada('diajukanKoordinator', 'karyawan', 'budi', {
    tanggal: '2026-11-24',
    diajukan_oleh_id: akun['koordinator']!.penggunaId,
    bersedia_pada: null,
  })
})
afterAll(() => server.close())

const list = async (query = '', siapa = 'karyawan') => {
  const { status, body } = await server.call(`GET /lembur${query}`, { token: token[siapa] })
  return { status, body }
}
const nama = async (query = '', siapa = 'karyawan') => {
  const { body } = await list(query, siapa)
  const perId = new Map(Object.entries(id).map(([satu, ke]) => [ke, satu]))
  return body['data'].map((l: { id: number }) => perId.get(l.id))
}

describe('[API-19] GET /lembur', () => {
  it('[API-37, overtime; API-39] gives every field of an overtime item', async () => {
    await server.owner
      .insertInto('presensi')
      .values({ karyawan_id: akun['karyawan']!.karyawanId, tanggal: '2026-11-19' })
      .execute()
    await server.owner
      .insertInto('presensi_kejadian')
      .values((eb) => ({
        presensi_id: eb
          .selectFrom('presensi')
          .select('id')
          .where('tanggal', '=', '2026-11-19')
          .where('karyawan_id', '=', akun['karyawan']!.karyawanId)
          .$castTo<number>(),
        tanggal: '2026-11-19',
        jenis: 'check_in' as const,
        waktu: new Date('2026-11-19T08:12:00+07:00'),
        kantor_id: eb.selectFrom('kantor').select('id').where('kode', '=', 'JKT01').$castTo<number>(),
        latitude: null,
        longitude: null,
        akurasi: null,
        lokasi: 'tidak_diketahui' as const,
        jarak_meter: null,
        di_luar_area: false,
        perlu_tinjauan: false,
        keterangan: '',
        telat_detik: 720,
        oleh_id: akun['hrd']!.penggunaId,
        selfie_sha256: null,
        dikoreksi: true,
      }))
      .execute()
    const { status, body } = await list('?bulan=11&tahun=2026&status=Disetujui')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: [
        {
          id: id['malam'],
          tanggal: '2026-11-19',
          jam_mulai: '22:00:00',
          jam_selesai: '01:00:00',
          durasi: 10_800,
          keterangan: 'Stok opname.',
          status: 'disetujui',
          created_at: '2026-11-18T03:02:00.000Z',
          koordinator: { id: akun['koordinator']!.penggunaId, nama: 'Rizky Pratama' },
          karyawan: {
            id: akun['karyawan']!.karyawanId,
            kode: 'KBN0031',
            nama: 'Siti Rahmawati',
            avatar_url: null,
            tanggal_masuk: '2022-04-01',
          },
          jenis_karyawan: { nama: 'Karyawan Kontrak (PKWT)' },
          waktu: { check_in: { waktu: '08:12:00', telat: 720 }, check_out: null, durasi: 0 },
          zona_waktu: { kode: 'WIB', zona: 'Asia/Jakarta' },
          diajukan_oleh: { id: akun['karyawan']!.penggunaId, nama: 'Siti Rahmawati' },
          keputusan: {
            status: 'disetujui',
            oleh: { id: akun['koordinator']!.penggunaId, nama: 'Rizky Pratama' },
            note: '',
            pada: '2026-11-19T02:00:00.000Z',
          },
          menunggu: null,
          dapat: { putuskan: false, batalkan: false },
          bersedia_pada: '2026-11-18T03:00:00.000Z',
          di_atas_batas: false,
          dibetulkan: null,
          batas: { hari: 10_800, minggu: 10_800, hari_libur: false, lewat: false },
          pemutus_batas: [],
          perkiraan_upah: null,
        },
      ],
      meta: { current_page: 1, last_page: 1, per_page: 10, total: 1 },
      links: expect.objectContaining({ prev: null, next: null }),
      rekap: { disetujui: 10_800, menunggu: 0 },
    })
  })

  it('is one’s own, newest first; work past midnight stands in the month of its attendance day', async () => {
    expect(await nama()).toEqual(['diajukanKoordinator', 'tahunLalu', 'malam', 'oktober'])
    expect(await nama('?bulan=11&tahun=2026')).toEqual(['diajukanKoordinator', 'malam', 'oktober'])
    // It counts to October's last night, and shows under its date.
    expect(await nama('?bulan=10&tahun=2026')).toEqual([])
    expect(await nama('?bulan=11')).toEqual(['diajukanKoordinator', 'malam', 'oktober'])
    expect(await nama('?tahun=2025')).toEqual(['tahunLalu'])
    expect(await nama('?status=MENUNGGU')).toEqual(['diajukanKoordinator', 'oktober'])
  })

  it('holds in a month what was filed in it for later; adds up what counts to it, whatever the page', async () => {
    const nanti = await insertLembur(server.owner, akun['wita']!, akun['budi']!.penggunaId, {
      tanggal: '2026-12-03',
    })
    const kini = await insertLembur(server.owner, akun['wita']!, akun['budi']!.penggunaId, {
      tanggal: '2026-11-21',
    })
    const bulan = async (query: string) => {
      const { body } = await list(`?lingkup=saya&tahun=2026&${query}`, 'wita')
      return [body['data'].map((l: { id: number }) => l.id), body['rekap']]
    }
    const rekap = { disetujui: 0, menunggu: 7200 }
    expect(await bulan('bulan=11')).toEqual([[id['wita'], kini, nanti], rekap])
    expect(await bulan('bulan=11&per_page=1&page=3')).toEqual([[nanti], rekap])
    expect(await bulan('bulan=12')).toEqual([[nanti], rekap])
    expect(await bulan('bulan=10')).toEqual([[], { disetujui: 0, menunggu: 0 }])
    await server.owner.deleteFrom('lembur').where('id', 'in', [nanti, kini]).execute()
  })

  it.each<[string, string, readonly string[]]>([
    ['karyawan', '?lingkup=tim', []],
    ['karyawan', '?lingkup=SAYA', ['diajukanKoordinator', 'tahunLalu', 'malam', 'oktober']],
    ['koordinator', '?lingkup=Tim', ['diajukanKoordinator', 'malam', 'oktober']],
    ['koordinator', '', ['diajukanKoordinator', 'malam', 'oktober']],
    ['koordinator', '?lingkup=saya', ['milikKoordinator']],
    ['budi', '', ['diajukanKoordinator', 'tahunLalu', 'milikKoordinator', 'wita']],
    ['budi', '?lingkup=saya', []],
    ['hrd', '', ['diajukanKoordinator', 'tahunLalu', 'milikKoordinator', 'wita', 'malam', 'oktober']],
    ['hrd', '?lingkup=saya', []],
    ['hrd', '?nama=%25RAHMA%25&status=disetujui', ['tahunLalu', 'malam']],
    ['hrd', '?nama=kbn0042', ['wita']],
    ['hrd', '?nama=_', []],
    [
      'hrd',
      '?nama=%25',
      ['diajukanKoordinator', 'tahunLalu', 'milikKoordinator', 'wita', 'malam', 'oktober'],
    ],
    ['wita', '', ['wita']],
    ['admin', '', []],
    ['admin', '?lingkup=saya', []],
    ['kosong', '', []],
  ])('%s with %s', async (siapa, query, harapan) => expect(await nama(query, siapa)).toEqual(harapan))

  it('never holds one’s own among others’, HR’s own neither', async () => {
    const milik = await insertLembur(server.owner, akun['hrd']!, akun['budi']!.penggunaId, {
      tanggal: '2026-11-23',
    })
    const ids = async (query: string) =>
      (await list(query, 'hrd')).body['data'].map((l: { id: number }) => l.id)
    expect(await ids('?lingkup=saya')).toEqual([milik])
    expect(await ids('?lingkup=tim')).not.toContain(milik)
    await server.owner.deleteFrom('lembur').where('id', '=', milik).execute()
  })

  it('comes to who stands in for a coordinator, for as long as they do', async () => {
    await insertPengganti(server.owner, akun['koordinator']!.penggunaId, akun['budi']!.penggunaId, [
      '2026-11-20T00:00:00+07:00',
      '2026-11-22T00:00:00+07:00',
    ])
    expect(await nama('?status=menunggu', 'budi')).toEqual([
      'diajukanKoordinator',
      'milikKoordinator',
      'oktober',
    ])
    const { body } = await server.call(`GET /lembur/${id['oktober']}`, { token: token['karyawan'] })
    expect(body['data'].menunggu).toMatchObject({
      oleh: { id: akun['budi']!.penggunaId },
      pengganti: true,
      sejak: '2026-11-18T03:01:00.000Z',
    })
    server.setClock('2026-11-22T00:00:00+07:00')
    expect(await nama('?status=menunggu', 'budi')).toEqual(['diajukanKoordinator', 'milikKoordinator'])
    server.setClock(JUMAT_PAGI)
  })

  it('pages through all of it once, with links', async () => {
    const semua: number[] = []
    let next: string | null = '/api/lembur?per_page=4'
    while (next !== null) {
      const { body } = await server.call(`GET ${next.slice(4)}`, { token: token['hrd'] })
      semua.push(...body['data'].map((l: { id: number }) => l.id))
      expect(body['meta']).toMatchObject({ total: 6, last_page: 2, per_page: 4 })
      next = body['links'].next
    }
    expect(new Set(semua).size).toBe(6)
    expect((await list('?page=9', 'hrd')).body['data']).toEqual([])
  })

  it.each([
    ['?lingkup=semua', 'lingkup'],
    ['?status=mungkin', 'status'],
    ['?bulan=13', 'bulan'],
    ['?tahun=x', 'tahun'],
    ['?per_page=101', 'per_page'],
    ['?page=0', 'page'],
    [`?nama=${'x'.repeat(101)}`, 'nama'],
  ])('refuses %s', async (query, salah) => {
    const { status, body } = await list(query)
    expect([status, Object.keys(body['errors'])]).toEqual([422, [salah]])
  })
})

describe('[API-20] GET /lembur/{id}', () => {
  it('gives one in the clock of its office', async () => {
    const { body } = await server.call(`GET /lembur/${id['wita']}`, { token: token['wita'] })
    expect(body['data']).toMatchObject({
      jam_mulai: '17:00:00',
      jam_selesai: '18:30:00',
      durasi: 5400,
      zona_waktu: { kode: 'WITA', zona: 'Asia/Makassar' },
      waktu: { check_in: null, check_out: null, durasi: 0 },
      batas: { hari: 5400 },
    })
  })

  it('tells the limits to who decides it or has filed it, and the cost to HR', async () => {
    const satu = async (siapa: string) =>
      (await server.call(`GET /lembur/${id['diajukanKoordinator']}`, { token: token[siapa] })).body['data']
    expect(await satu('karyawan')).toMatchObject({ batas: null, perkiraan_upah: null })
    expect(await satu('koordinator')).toMatchObject({ batas: { hari: 7200 }, perkiraan_upah: null })
    expect(await satu('budi')).toMatchObject({ batas: { hari: 7200 }, perkiraan_upah: null })
    expect(await satu('hrd')).toMatchObject({ perkiraan_upah: { faktor_jam: 3.5 } })
  })

  it.each([
    ['karyawan', 'wita'],
    ['wita', 'malam'],
    ['koordinator', 'wita'],
    ['koordinator', 'tahunLalu'],
    ['admin', 'malam'],
    ['kosong', 'malam'],
  ])('answers 404 to %s for %s', async (siapa, satu) => {
    const { status } = await server.call(`GET /lembur/${id[satu]}`, { token: token[siapa] })
    expect(status).toBe(404)
  })

  it.each(['999999', '0', 'abc', '2147483648'])('answers 404 for %s', async (satu) =>
    expect((await server.call(`GET /lembur/${satu}`, { token: token['hrd'] })).status).toBe(404),
  )
})
