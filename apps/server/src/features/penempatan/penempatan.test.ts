import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TERBIT, insertSlip } from '../../../test/payroll.ts'
import { insertAbsensi, signInSemua } from '../../../test/pengajuan.ts'
import { DI_DALAM, drawSelfie, formPresensi } from '../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
const ids: Record<string, number> = {}
beforeAll(async () => {
  server = await startTestServer()
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin', 'kosong', 'wit'])
    token[role] = await server.login(`${role}@rekan.example`)
  for (const { id, kode } of await server.owner.selectFrom('karyawan').select(['id', 'kode']).execute())
    ids[kode] = id
  for (const { id, kode } of await server.owner.selectFrom('kantor').select(['id', 'kode']).execute())
    ids[kode] = id
})
afterAll(() => server.close())

const riwayat = async (query = '', kode = 'KBN0031', role = 'hrd') => {
  const { status, body } = await server.call(`GET /karyawan/${ids[kode]}/penempatan${query}`, {
    token: token[role],
  })
  return { status, body, data: body['data'], meta: body['meta'] }
}

/** Puts a span of the past at an office. */
const pernah = async (kode: string, kantor: string, tanggal_masuk: string, tanggal_selesai: string) =>
  server.owner
    .insertInto('penempatan')
    .values({
      karyawan_id: ids[kode] ?? 0,
      kantor_id: ids[kantor] ?? 0,
      jadwal_id: 1,
      koordinator_id: null,
      jabatan: 'Magang',
      unit: 'Gudang',
      tanggal_masuk,
      tanggal_selesai,
      utama: true,
    })
    .execute()

describe('[API-13] GET /karyawan/{id}/penempatan', () => {
  it('[API-40, placement item] gives this month’s placements with meta, ten a page', async () => {
    const { status, body } = await riwayat('', 'KBN0031', 'karyawan')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: [
        {
          id: expect.any(Number),
          unit: 'Kantor Pusat',
          kantor: { id: ids['JKT01'], nama: 'Kantor Pusat Jakarta' },
          tanggal_masuk: '2023-05-06',
          tanggal_selesai: null,
          jabatan: 'Staf Administrasi',
          is_active: true,
          utama: true,
          koordinator: { id: expect.any(Number), nama: 'Rizky Pratama' },
          jadwal: { id: expect.any(Number), nama: 'Lima hari 08:00-17:00' },
        },
      ],
      meta: { current_page: 1, last_page: 1, per_page: 10, total: 1 },
      links: expect.objectContaining({ prev: null, next: null }),
    })
  })

  it('holds those in force at any day of the month, newest first', async () => {
    await pernah('KBN0040', 'BDG01', '2026-01-05', '2026-03-31')
    await pernah('KBN0040', 'SMG01', '2026-04-01', '2026-04-30')
    const unit = async (query: string) =>
      (await riwayat(query, 'KBN0040')).data.map((p: { tanggal_masuk: string }) => p.tanggal_masuk)
    expect(await unit('?bulan=1&tahun=2026')).toEqual(['2026-01-05'])
    expect(await unit('?bulan=3')).toEqual(['2026-01-05'])
    expect(await unit('?bulan=4&tahun=2026')).toEqual(['2026-04-01'])
    expect(await unit('?bulan=5&tahun=2026')).toEqual([])
    expect(await unit('?bulan=12&tahun=2025')).toEqual([])
    await pernah('KBN0040', 'DPS01', '2026-05-15', '2026-05-31')
    await pernah('KBN0040', 'SMG01', '2026-05-01', '2026-05-14')
    expect(await unit('?bulan=5&tahun=2026')).toEqual(['2026-05-15', '2026-05-01'])
    expect((await riwayat('?bulan=5&tahun=2026&per_page=1&page=2', 'KBN0040')).body).toMatchObject({
      data: [{ tanggal_masuk: '2026-05-01', is_active: false, koordinator: null }],
      meta: { current_page: 2, last_page: 2, per_page: 1, total: 2 },
      links: {
        next: null,
        prev: `/api/karyawan/${ids['KBN0040']}/penempatan?bulan=5&tahun=2026&per_page=1&page=1`,
      },
    })
  })

  it('takes the current month from the clock of the person’s office', async () => {
    await pernah('KBN0049', 'BDG01', '2026-08-01', '2026-08-31')
    // 1 September 00:30 in Jayapura, 31 August 22:30 in Palembang.
    server.setClock('2026-09-01T00:30:00+09:00')
    expect((await riwayat('', 'KBN0049')).data.map((p: { is_active: boolean }) => p.is_active)).toEqual([
      true,
    ])
    const baru = await riwayat('', 'KBN0040')
    expect(baru.data).toMatchObject([{ tanggal_masuk: '2026-09-01', is_active: true }])
    server.setClock('2026-11-20T07:52:13+07:00')
  })

  it('is empty for those without any', async () => {
    const { data, meta } = await riwayat('', 'KBN0060', 'kosong')
    expect([data, meta.total, meta.last_page]).toEqual([[], 0, 1])
  })

  it.each(['bulan=0', 'bulan=13', 'tahun=abc', 'page=0', 'per_page=0', 'per_page=101', 'bulan=%00'])(
    'refuses %s with 422',
    async (query) => expect((await riwayat(`?${query}`)).status).toBe(422),
  )
})

it('the demo company’s people have been elsewhere, and one is to move', async () => {
  const lalu = await riwayat('?bulan=1&tahun=2023')
  expect(lalu.data).toMatchObject([
    {
      kantor: { id: ids['BDG01'] },
      tanggal_masuk: '2022-04-01',
      tanggal_selesai: '2023-05-05',
      is_active: false,
    },
  ])
  const nanti = await riwayat('?bulan=1&tahun=2027', 'KBN0004')
  expect(nanti.data).toMatchObject([
    { kantor: { id: ids['JKT01'] }, tanggal_masuk: '2027-01-01', tanggal_selesai: null, is_active: false },
  ])
  const kini = await riwayat('', 'KBN0004')
  expect(kini.data).toMatchObject([
    { kantor: { id: ids['BDG01'] }, tanggal_selesai: '2026-12-31', is_active: true },
  ])
})

describe('POST /karyawan/{id}/penempatan', () => {
  const koordinatorId = async () =>
    (
      await server.owner
        .selectFrom('pengguna')
        .select('id')
        .where('email', '=', 'koordinator@rekan.example')
        .executeTakeFirstOrThrow()
    ).id
  const isian = async (isi: object = {}) => ({
    kantor_id: ids['BDG01'],
    jabatan: 'Kepala Regu',
    unit: 'Layanan',
    koordinator_id: await koordinatorId(),
    jadwal_id: 1,
    tanggal_masuk: '2026-12-01',
    ...isi,
  })
  const pindah = async (kode: string, isi: object = {}, role = 'hrd') =>
    server.call(`POST /karyawan/${ids[kode]}/penempatan`, { token: token[role], body: await isian(isi) })
  const rentang = (kode: string) =>
    server.owner
      .selectFrom('penempatan')
      .select(['kantor_id', 'tanggal_masuk', 'tanggal_selesai', 'utama'])
      .where('karyawan_id', '=', ids[kode] ?? 0)
      .orderBy('tanggal_masuk')
      .execute()

  it('ends the present primary placement the day before, and keeps every row', async () => {
    const { status, body } = await pindah('KBN0032')
    expect(status).toBe(201)
    expect(body['data']).toMatchObject({
      kantor: { id: ids['BDG01'] },
      tanggal_masuk: '2026-12-01',
      tanggal_selesai: null,
      jabatan: 'Kepala Regu',
      is_active: false,
      koordinator: { nama: 'Rizky Pratama' },
    })
    expect(await rentang('KBN0032')).toEqual([
      { kantor_id: ids['SMG01'], tanggal_masuk: '2024-08-01', tanggal_selesai: '2026-11-30', utama: true },
      { kantor_id: ids['BDG01'], tanggal_masuk: '2026-12-01', tanggal_selesai: null, utama: true },
    ])
    expect((await riwayat('?bulan=12&tahun=2026', 'KBN0032')).data).toHaveLength(1)
    const catatan = await server.owner
      .selectFrom('audit')
      .select('sesudah')
      .where('tindakan', '=', 'POST /karyawan/{id}/penempatan')
      .execute()
    expect(JSON.stringify(catatan)).toContain('2026-11-30')
  })

  it('[KERJA-10] leaves every past day as it was answered, unless it is dated back with a reason', async () => {
    const lewat = async (id: number) => {
      const jawaban = []
      for (const tanggal of ['2026-11-17', '2026-11-18', '2026-11-19']) {
        const [satu, daftar] = await Promise.all([
          server.call(`GET /karyawan/presensi/${id}?tanggal=${tanggal}`, { token: token['hrd'] }),
          server.call(`GET /karyawan/presensi?tanggal=${tanggal}&per_page=100`, { token: token['hrd'] }),
        ])
        jawaban.push(
          satu.body,
          daftar.body['data'].filter((orang: { id: number }) => orang.id === id),
        )
      }
      // Links to photos die and are made anew.
      return JSON.stringify(jawaban, (nama, nilai) => (nama === 'selfie_url' ? null : nilai))
    }
    const [satu = 0, dua = 0] = [ids['KBN0036'], ids['KBN0037']]
    const sebelum = await lewat(satu)
    expect((await pindah('KBN0036', { tanggal_masuk: '2026-11-20' })).status).toBe(201)
    expect(await lewat(satu)).toBe(sebelum)

    const dulu = await lewat(dua)
    const tanpa = await pindah('KBN0037', { tanggal_masuk: '2026-11-18' })
    expect([tanpa.status, tanpa.body['errors'], await lewat(dua)]).toEqual([
      422,
      { alasan: ['2 hari yang sudah lewat ikut pindah. Tulis alasannya.'] },
      dulu,
    ])
    const alasan = 'Surat tugas terlambat.'
    expect((await pindah('KBN0037', { tanggal_masuk: '2026-11-18', alasan })).status).toBe(201)
    const kantor = async (tanggal: string) =>
      (await server.call(`GET /karyawan/presensi/${dua}?tanggal=${tanggal}`, { token: token['hrd'] })).body[
        'data'
      ].kantor.id
    expect(await kantor('2026-11-17')).not.toBe(ids['BDG01'])
    expect(await kantor('2026-11-18')).toBe(ids['BDG01'])
    const catatan = await server.owner
      .selectFrom('audit')
      .select('sesudah')
      .where('objek', '=', 'karyawan')
      .where('objek_id', '=', String(dua))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(catatan?.sesudah).toMatchObject({ alasan, hari_lewat: 2 })
  })

  it('moves no day that a published payslip was counted by', async () => {
    const karyawanId = ids['KBN0038'] ?? 0
    const { id: hrd } = await server.owner
      .selectFrom('pengguna')
      .select('id')
      .where('email', '=', 'hrd@rekan.example')
      .executeTakeFirstOrThrow()
    await insertSlip(server.owner, { karyawanId, penggunaId: 0 }, hrd, { terbit: TERBIT })
    const { status, body } = await pindah('KBN0038', { tanggal_masuk: '2026-10-31', alasan: 'Terlambat.' })
    expect([status, body['errors']]).toEqual([
      422,
      {
        tanggal_masuk: [
          'Slip gaji sampai 31 Oktober 2026 sudah terbit. Mulai paling awal sehari sesudahnya.',
        ],
      },
    ])
  })

  it('moves the person’s days with it', async () => {
    expect((await pindah('KBN0056', { kantor_id: ids['AMB01'], tanggal_masuk: '2026-11-20' })).status).toBe(
      201,
    )
    const { body } = await server.call('GET /profile', { token: token['wit'] })
    expect(body['data'].karyawan.penempatan_aktif).toMatchObject({
      jabatan: 'Kepala Regu',
      kantor: { id: ids['AMB01'] },
    })
  })

  it('stands beside the primary one when it is none', async () => {
    expect((await pindah('KBN0033', { utama: false, kantor_id: ids['JKT01'] })).status).toBe(201)
    expect((await rentang('KBN0033')).map((p) => [p.tanggal_selesai, p.utama])).toEqual([
      [null, true],
      [null, false],
    ])
  })

  it('lets one of two at the same time through', async () => {
    const hasil = await Promise.all([0, 1, 2].map(() => pindah('KBN0034')))
    expect(hasil.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
    expect(await rentang('KBN0034')).toHaveLength(2)
  })

  it.each([
    ['two primary at once', true, 'BDG01', 'penempatan_satu_utama'],
    ['two at one office', false, 'JKT01', 'penempatan_satu_kantor'],
  ])('is refused by the database itself: %s', async (_nama, utama, kantor, constraint) => {
    const { id: jadwal_id } = await server.owner.selectFrom('jadwal').select('id').executeTakeFirstOrThrow()
    const baris = {
      karyawan_id: ids['KBN0035'] ?? 0,
      kantor_id: ids[kantor] ?? 0,
      jadwal_id,
      jabatan: 'x',
      unit: 'x',
      tanggal_masuk: '2026-12-01',
      utama,
    }
    await expect(server.db.insertInto('penempatan').values(baris).execute()).rejects.toThrow(constraint)
  })

  it.each([
    ['karyawan', 'KBN0031', 403],
    ['koordinator', 'KBN0031', 403],
    ['admin', 'KBN0031', 403],
  ])('is not for %s', async (role, kode, status) => {
    const sebelum = await rentang(kode)
    expect((await pindah(kode, {}, role)).status).toBe(status)
    expect(await rentang(kode)).toEqual(sebelum)
  })

  it('reaches nobody above oneself', async () => {
    const role = (ke: 'admin' | 'karyawan') =>
      server.owner
        .updateTable('pengguna')
        .set({ role: ke })
        .where('karyawan_id', '=', Number(ids['KBN0058']))
        .execute()
    await role('admin')
    expect((await pindah('KBN0058')).status).toBe(403)
    await role('karyawan')
  })

  it('takes no one who has left', async () => {
    await server.owner.updateTable('karyawan').set({ aktif: false }).where('kode', '=', 'KBN0059').execute()
    expect((await pindah('KBN0059')).status).toBe(409)
  })

  it.each<[string, string, object]>([
    ['an end before its start', 'tanggal_selesai', { tanggal_selesai: '2026-11-30' }],
    ['a day that does not exist', 'tanggal_masuk', { tanggal_masuk: '2026-02-30' }],
    ['a day in two years', 'tanggal_masuk', { tanggal_masuk: '2028-12-01' }],
    ['a day before the person came', 'tanggal_masuk', { tanggal_masuk: '2022-03-31' }],
    ['the first day of the present one', 'tanggal_masuk', { tanggal_masuk: '2023-05-06' }],
    ['an office that is not there', 'kantor_id', { kantor_id: 9999 }],
    ['an office of letters', 'kantor_id', { kantor_id: 'x' }],
    ['no office', 'kantor_id', { kantor_id: undefined }],
    ['a week that is not there', 'jadwal_id', { jadwal_id: 9999 }],
    ['a coordinator who is none', 'koordinator_id', { koordinator_id: 1 }],
    ['the office of the present one, beside it', 'kantor_id', { utama: false, kantor_id: 'JKT01' }],
    ['a job of 10,000', 'jabatan', { jabatan: 'a'.repeat(10_000) }],
    ['a job that turns around', 'jabatan', { jabatan: 'ab\u202ecd' }],
    ['a unit with NUL', 'unit', { unit: 'a\u0000b' }],
    ['somebody else', 'karyawan_id', { karyawan_id: 1 }],
    ['primary as a word', 'utama', { utama: 'ya' }],
  ])('refuses %s at %s, and changes nothing', async (_nama, field, isi) => {
    const sebelum = await rentang('KBN0031')
    const { kantor_id } = isi as { kantor_id?: string }
    const { status, body } = await pindah(
      'KBN0031',
      kantor_id === 'JKT01' ? { ...isi, kantor_id: ids['JKT01'] } : isi,
    )
    expect([status, Object.keys(body['errors'])]).toEqual([422, [field]])
    expect(await rentang('KBN0031')).toEqual(sebelum)
  })

  it('makes nobody their own coordinator', async () => {
    const { status, body } = await pindah('KBN0001')
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['koordinator_id']])
  })
})

describe('a coordinator above a coordinator', () => {
  it('[ORANG-32] decides what they ask for and checks them in; a circle is refused, by the database as well', async () => {
    const { token: masuk, akun } = await signInSemua(server, {
      bawah: 'budi.santoso@karsabina.example',
      atas: 'koordinator@rekan.example',
    })
    const tempatkan = (siapa: keyof typeof akun, atasan: keyof typeof akun) =>
      server.call(`POST /karyawan/${akun[siapa].karyawanId}/penempatan`, {
        token: token['hrd'],
        body: {
          kantor_id: ids['JKT01'],
          jadwal_id: 1,
          koordinator_id: akun[atasan].penggunaId,
          jabatan: 'Koordinator',
          unit: 'Kantor Pusat',
          tanggal_masuk: '2026-11-20',
          utama: true,
        },
      })
    expect((await tempatkan('bawah', 'atas')).status).toBe(201)
    const id = await insertAbsensi(server.owner, akun.bawah, akun.atas.penggunaId, {
      tanggal_mulai: '2027-05-03',
    })
    expect((await server.call(`POST /absensi/${id}/approve`, { token: masuk.atas, body: {} })).status).toBe(
      200,
    )
    const form = formPresensi(await drawSelfie(), { ...DI_DALAM, karyawan_id: String(akun.bawah.karyawanId) })
    expect((await server.call('POST /presensi/check-in', { token: masuk.atas, form })).status).toBe(201)

    const { status, body } = await tempatkan('atas', 'bawah')
    expect([status, body['errors']]).toEqual([
      422,
      { koordinator_id: ['Koordinator ini sendiri berada di bawah orang ini. Pilih koordinator lain.'] },
    ])
    const langsung = server.db
      .updateTable('penempatan')
      .set({ koordinator_id: akun.bawah.penggunaId })
      .where('karyawan_id', '=', akun.atas.karyawanId)
      .where('tanggal_selesai', 'is', null)
      .execute()
    await expect(langsung).rejects.toMatchObject({ constraint: 'penempatan_melingkar' })
  })
})
