import { ROLE } from '@rekan/domain/akses/peran'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())

/** Siti sits at the head office; the account koordinator@ coordinates her, Budi coordinates Semarang. */
const TARGET = 'KBN0031'
const PEMBACA = {
  diri: 'karyawan@rekan.example',
  'karyawan lain': 'wita@rekan.example',
  koordinatornya: 'koordinator@rekan.example',
  'koordinator lain': 'budi.santoso@karsabina.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
} as const
type Pembaca = keyof typeof PEMBACA

const orang = async (kode: string) =>
  server.owner
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as u', 'u.karyawan_id', 'k.id')
    .selectAll('k')
    .select(['u.email', 'u.role'])
    .where('k.kode', '=', kode)
    .executeTakeFirstOrThrow()

const tokens = new Map<string, string>()
const tokenOf = async (email: string) => {
  const known = tokens.get(email) ?? (await server.login(email))
  tokens.set(email, known)
  return known
}
const get = async (path: string, email: string) => server.call(`GET ${path}`, { token: await tokenOf(email) })

describe('[API-11, KRY-02] GET /karyawan/{id}', () => {
  it('gives HR everything', async () => {
    const { id } = await orang(TARGET)
    const { status, body } = await get(`/karyawan/${id}`, PEMBACA.hrd)
    expect(status).toBe(200)
    expect(body['data']).toEqual({
      id: String(id),
      kode: TARGET,
      nama: 'Siti Rahmawati',
      active: true,
      avatar_url: null,
      tanggal_masuk: '2022-04-01',
      jenis_karyawan: { id: 2, nama: 'Karyawan Kontrak (PKWT)' },
      jatah_cuti: expect.any(Number),
      jabatan: 'Staf Administrasi',
      unit: 'Kantor Pusat',
      personal: expect.objectContaining({ nik: '3205995005880031', tanggal_lahir: '1988-05-10' }),
      kepegawaian: expect.objectContaining({ nama_bank: 'Bank Mandiri', nomor_rekening: '9379098675970' }),
      kontak: { nomor_hp: null },
      keluar_batal: null,
      masa_kerja: [{ mulai: '2022-04-01', akhir: null, alasan: null }],
      nomor_hp: null,
      rekening_tahan: null,
      rekening_lewat: null,
      penempatan_aktif: expect.objectContaining({ jadwal: expect.any(Object), jabatan: 'Staf Administrasi' }),
      akun: { id: expect.any(Number), email: 'karyawan@rekan.example', role: 'karyawan', active: true },
      keluar: null,
      versi: expect.any(Number),
    })
  })

  it.each(['0', '-1', 'x', '1.5', '999999', '99999999999', '1%20or%201=1', '%00'])(
    'knows nobody called %s',
    async (id) => {
      expect((await get(`/karyawan/${id}`, PEMBACA.hrd)).status).toBe(404)
    },
  )

  it('shows those who have left to hrd and admin alone', async () => {
    const { id } = await orang('KBN0059')
    await server.owner.updateTable('karyawan').set({ aktif: false }).where('id', '=', id).execute()
    const status = async (pembaca: Pembaca, apa = '') =>
      (await get(`/karyawan/${id}${apa}`, PEMBACA[pembaca])).status
    for (const pembaca of ['diri', 'koordinatornya', 'koordinator lain'] as const)
      expect([await status(pembaca), await status(pembaca, '/penempatan')]).toEqual([404, 404])
    expect([await status('hrd'), await status('admin'), await status('hrd', '/ringkasan')]).toEqual([
      200, 200, 200,
    ])
  })

  it('shows the picture that somebody chose, here and in the directory', async () => {
    const { id } = await orang(TARGET)
    const avatar = async (kunci: string | null) => {
      await server.owner
        .updateTable('pengguna')
        .set({ avatar: kunci })
        .where('karyawan_id', '=', id)
        .execute()
      const satu = (await get(`/karyawan/${id}`, PEMBACA['karyawan lain'])).body['data'].avatar_url
      const daftar = (await get(`/karyawan?nama=${TARGET}`, PEMBACA['karyawan lain'])).body['data'][0]
        .avatar_url
      return [satu, daftar]
    }
    expect(await avatar('avatar/1-x.webp')).toEqual([
      expect.stringContaining('avatar/1-x.webp'),
      expect.stringContaining('avatar/1-x-kecil.webp'),
    ])
    expect(await avatar(null)).toEqual([null, null])
  })

  it('knows somebody without a placement', async () => {
    const { id } = await orang('KBN0060')
    expect((await get(`/karyawan/${id}`, PEMBACA.hrd)).body['data']).toMatchObject({
      jabatan: null,
      unit: null,
      penempatan_aktif: null,
    })
    const { body } = await get(`/karyawan/${id}/ringkasan`, PEMBACA.hrd)
    expect(body['data']).toMatchObject({ hari_ini: null, hari_kerja: 0, bulan: 11, tahun: 2026 })
  })
})

describe('[KRY-02] no role reaches another’s fields', () => {
  /** What of a person stands in an answer's text, by the right that it takes. */
  let jejak: Record<'umum' | 'pekerjaan' | 'pribadi' | 'akun', readonly string[]>
  beforeAll(async () => {
    // A date of his own, so that no other field can hold it.
    await server.owner
      .updateTable('karyawan')
      .set({
        tanggal_masuk: '2017-03-09',
        tanggal_lahir: '1977-07-17',
        tempat_lahir: 'Tempatlahirnya',
        instansi: 'Kampusnya',
        jkn: '1111222233334',
        kpj: '55556666777',
      })
      .where('kode', '=', TARGET)
      .execute()
    const milik = await orang(TARGET)
    jejak = {
      umum: [TARGET, milik.nama, 'Staf Administrasi', 'Kantor Pusat'],
      pekerjaan: ['2017-03-09', 'PKWT', 'Lapangan Monumen', '17:00:00'],
      pribadi: [
        milik.nik,
        '1977-07-17',
        'Tempatlahirnya',
        'Kawin',
        'SMK',
        'Kampusnya',
        '1111222233334',
        '55556666777',
        'Bank Mandiri',
        '9379098675970',
      ],
      akun: ['"role":'],
    }
  })

  /** Written out by hand (`docs/rules.md`, section 6.5). */
  const HARAPAN: Record<Pembaca, readonly string[]> = {
    diri: ['umum', 'pekerjaan', 'pribadi'],
    'karyawan lain': ['umum'],
    koordinatornya: ['umum', 'pekerjaan'],
    'koordinator lain': ['umum'],
    hrd: ['umum', 'pekerjaan', 'pribadi', 'akun'],
    admin: ['umum', 'pekerjaan', 'akun'],
  }

  it.each(Object.entries(HARAPAN))('%s reads %j of the detail', async (pembaca, boleh) => {
    const { id, email } = await orang(TARGET)
    const { status, body } = await get(`/karyawan/${id}`, PEMBACA[pembaca as Pembaca])
    const teks = JSON.stringify(body)
    expect(status).toBe(200)
    for (const [hak, isi] of Object.entries(jejak))
      for (const satu of isi)
        expect([hak, satu, teks.includes(satu)]).toEqual([hak, satu, boleh.includes(hak)])
    expect(teks.includes(email ?? '')).toBe(boleh.includes('pribadi') || boleh.includes('akun'))
    expect(Object.keys(body['data'])).toEqual(
      Object.keys((await get(`/karyawan/${id}`, PEMBACA.hrd)).body['data']),
    )
  })

  it.each(Object.entries(HARAPAN))('%s reads no more in the directory', async (pembaca, boleh) => {
    const { body } = await get(`/karyawan?nama=${TARGET}`, PEMBACA[pembaca as Pembaca])
    const teks = JSON.stringify(body)
    expect(body['data']).toHaveLength(1)
    expect(teks.includes('2017-03-09') && teks.includes('PKWT')).toBe(boleh.includes('pekerjaan'))
    for (const satu of [...jejak.pribadi, ...jejak.akun]) expect(teks).not.toContain(satu)
  })

  it.each([
    ['diri', 200, 200],
    ['karyawan lain', 404, 404],
    ['koordinatornya', 200, 200],
    ['koordinator lain', 404, 404],
    ['hrd', 200, 200],
    ['admin', 200, 404],
  ] as const)('%s: placements %i, attendance %i', async (pembaca, penempatan, ringkasan) => {
    const { id } = await orang(TARGET)
    expect((await get(`/karyawan/${id}/penempatan`, PEMBACA[pembaca])).status).toBe(penempatan)
    expect((await get(`/karyawan/${id}/ringkasan`, PEMBACA[pembaca])).status).toBe(ringkasan)
  })

  // Of auditors, who read everybody's, `lingkup-peran.test.ts` tells.
  it.each(ROLE.filter((role) => role !== 'auditor'))(
    'gives a %s all of their own, and nobody else’s private data but to HR',
    async (role) => {
      const semua = await server.owner
        .selectFrom('karyawan')
        .select(['id', 'nik', 'nomor_rekening'])
        .where('aktif', '=', true)
        .execute()
      const email = `${role}@rekan.example`
      const sendiri = (await get('/profile', email)).body['data'].karyawan?.id
      const terbaca = await Promise.all(
        semua.map(async ({ id, nik, nomor_rekening }) => {
          const teks = JSON.stringify((await get(`/karyawan/${id}`, email)).body)
          return [id, teks.includes(nik), teks.includes(nomor_rekening ?? '')]
        }),
      )
      expect(terbaca).toEqual(
        semua.map(({ id }) => [id, role === 'hrd' || id === sendiri, role === 'hrd' || id === sendiri]),
      )
    },
  )
})

describe('GET /karyawan/{id}/ringkasan', () => {
  it('counts a month day by day, and tells today', async () => {
    const { id } = await orang(TARGET)
    const { body } = await get(`/karyawan/${id}/ringkasan?bulan=12&tahun=2026`, PEMBACA.koordinatornya)
    const { data } = body
    expect(data.hari_ini).toEqual({
      tanggal: '2026-11-20',
      status: 'BELUM_PRESENSI',
      check_in: null,
      check_out: null,
    })
    // December 2026: 23 weekdays, of which Christmas and the joint leave before it.
    expect([data.hari_kerja, data.belum, data.libur]).toEqual([21, 21, 10])
  })

  it('counts each day of a month once', async () => {
    const { id } = await orang(TARGET)
    const { data } = (await get(`/karyawan/${id}/ringkasan`, PEMBACA.diri)).body
    const { hadir, izin, sakit, cuti, dinas_luar, alpa, libur, belum } = data
    expect([data.bulan, data.tahun]).toEqual([11, 2026])
    expect(hadir + izin + sakit + cuti + dinas_luar + alpa + libur + belum).toBe(30)
    expect(alpa).toBeGreaterThan(0)
  })

  it.each(['bulan=0', 'bulan=13', 'bulan=x', 'tahun=1', 'tahun=99999', 'bulan[]=1'])(
    'refuses %s',
    async (query) => {
      const { id } = await orang(TARGET)
      expect((await get(`/karyawan/${id}/ringkasan?${query}`, PEMBACA.diri)).status).toBe(422)
    },
  )
})
