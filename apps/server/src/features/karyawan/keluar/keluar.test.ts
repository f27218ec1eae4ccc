import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addCheckIn, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer()
  people = await addPeople(server.owner, 24, Date.parse(JUMAT_PAGI))
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
})
afterAll(() => server.close())

const next = () => people.pop() as Person
const post = (id: number, apa: 'nonaktif' | 'aktif', body: object, role = 'hrd') =>
  server.call(`POST /karyawan/${id}/${apa}`, { token: token[role], body })
const KELUAR = { tanggal: '2026-11-20', alasan: 'Mengundurkan diri' }
const penempatanOf = (id: number) =>
  server.owner
    .selectFrom('penempatan')
    .select(['tanggal_masuk', 'tanggal_selesai'])
    .where('karyawan_id', '=', id)
    .orderBy('tanggal_masuk')
    .execute()
const idOf = async (email: string) => {
  const { karyawan_id } = await server.owner
    .selectFrom('pengguna')
    .select('karyawan_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return karyawan_id ?? 0
}

describe('POST /karyawan/{id}/nonaktif', () => {
  it('ends every session at once, and the placement with the last day; what was stays', async () => {
    const orang = next()
    expect((await server.call('GET /profile', { token: orang.token })).status).toBe(200)
    const { status, body } = await post(orang.karyawanId, 'nonaktif', KELUAR)
    expect(status).toBe(200)
    expect(body['data']).toMatchObject({
      active: false,
      keluar: { tanggal: '2026-11-20', alasan: 'Mengundurkan diri' },
    })
    expect((await server.call('GET /profile', { token: orang.token })).status).toBe(401)
    expect(
      await server.owner
        .selectFrom('sesi')
        .select('id')
        .where('pengguna_id', '=', orang.penggunaId)
        .execute(),
    ).toEqual([])
    expect(await penempatanOf(orang.karyawanId)).toEqual([
      { tanggal_masuk: '2024-01-01', tanggal_selesai: '2026-11-20' },
    ])
    const catatan = await server.owner
      .selectFrom('audit')
      .selectAll()
      .where('objek_id', '=', String(orang.karyawanId))
      .where('tindakan', '=', 'POST /karyawan/{id}/nonaktif')
      .execute()
    expect(catatan).toHaveLength(1)
    expect(catatan[0]?.sesudah).toMatchObject({ aktif: false, alasan_keluar: 'Mengundurkan diri' })
  })

  it('ends what the person decides in others’ places, at once or with the last day', async () => {
    const rizky = await idOf('koordinator@rekan.example')
    const { id: rizkyId } = await server.owner
      .selectFrom('pengguna')
      .select('id')
      .where('karyawan_id', '=', rizky)
      .executeTakeFirstOrThrow()
    const tunjuk = async () => {
      const orang = next()
      await server.owner
        .updateTable('pengguna')
        .set({ role: 'koordinator' })
        .where('id', '=', orang.penggunaId)
        .execute()
      const body = { koordinator_id: rizkyId, pengganti_id: orang.penggunaId }
      const masa = { tanggal_mulai: '2026-11-20', tanggal_selesai: '2026-12-31' }
      const { status } = await server.call('POST /pengganti', {
        token: token['hrd'],
        body: { ...body, ...masa },
      })
      expect(status).toBe(201)
      return orang
    }
    const pengganti = async () =>
      (await server.call('GET /pengganti', { token: token['hrd'] })).body['data'].map(
        (satu: { pengganti: { id: number } }) => satu.pengganti.id,
      )
    const satu = await tunjuk()
    expect((await post(satu.karyawanId, 'nonaktif', KELUAR)).status).toBe(200)
    expect(await pengganti()).toEqual([])
    const dua = await tunjuk()
    await post(dua.karyawanId, 'nonaktif', { ...KELUAR, tanggal: '2026-11-27' })
    expect(await pengganti()).toEqual([dua.penggunaId])
    server.setClock('2026-11-28T12:00:00+07:00')
    server.deps.jobs.nudge('keluar')
    await server.deps.jobs.idle()
    expect(await pengganti()).toEqual([])
    server.setClock(JUMAT_PAGI)
  })

  it('waits for a last day to come, and calls off what would begin after it', async () => {
    const orang = next()
    await server.owner
      .insertInto('penempatan')
      .values({
        karyawan_id: orang.karyawanId,
        kantor_id: 2,
        jadwal_id: 1,
        jabatan: 'Nanti',
        unit: 'Nanti',
        tanggal_masuk: '2027-02-01',
        utama: false,
      })
      .execute()
    const { body } = await post(orang.karyawanId, 'nonaktif', { ...KELUAR, tanggal: '2026-11-27' })
    expect([body['data'].active, body['data'].keluar.tanggal]).toEqual([true, '2026-11-27'])
    expect(await penempatanOf(orang.karyawanId)).toEqual([
      { tanggal_masuk: '2024-01-01', tanggal_selesai: '2026-11-27' },
    ])
    const masuk = async (iso: string) => {
      server.setClock(iso)
      server.deps.jobs.nudge('keluar')
      await server.deps.jobs.idle()
      return (await server.call('GET /profile', { token: orang.token })).status
    }
    // A last night ends the next morning.
    expect(await masuk('2026-11-28T11:59:00+07:00')).toBe(200)
    expect(await masuk('2026-11-28T12:00:01+07:00')).toBe(401)
    server.setClock(JUMAT_PAGI)
  })

  it('may be told another day, and be called off, before it comes', async () => {
    const { karyawanId } = next()
    await post(karyawanId, 'nonaktif', { ...KELUAR, tanggal: '2026-12-31' })
    await post(karyawanId, 'nonaktif', { ...KELUAR, tanggal: '2026-12-01' })
    expect((await penempatanOf(karyawanId))[0]?.tanggal_selesai).toBe('2026-12-01')
    const { status, body } = await post(karyawanId, 'aktif', {})
    expect([status, body['data'].active, body['data'].keluar]).toEqual([200, true, null])
  })

  it('lets nobody end themselves, nor HR an administrator', async () => {
    const hrd = await idOf('hrd@rekan.example')
    expect((await post(hrd, 'nonaktif', KELUAR)).status).toBe(403)
    const orang = next()
    await server.owner
      .updateTable('pengguna')
      .set({ role: 'admin' })
      .where('id', '=', orang.penggunaId)
      .execute()
    expect((await post(orang.karyawanId, 'nonaktif', KELUAR)).status).toBe(403)
    expect((await server.call('GET /profile', { token: orang.token })).status).toBe(200)
    expect((await post(orang.karyawanId, 'nonaktif', KELUAR, 'admin')).status).toBe(200)
    expect((await post(orang.karyawanId, 'aktif', {})).status).toBe(403)
  })

  it.each(['karyawan', 'koordinator'])('is not for a %s', async (role) => {
    const orang = next()
    expect((await post(orang.karyawanId, 'nonaktif', KELUAR, role)).status).toBe(403)
    expect((await post(orang.karyawanId, 'aktif', {}, role)).status).toBe(403)
    expect((await server.call('GET /profile', { token: orang.token })).status).toBe(200)
  })

  it('happens once: of two at the same time one is told so', async () => {
    const { karyawanId } = next()
    const hasil = await Promise.all([
      post(karyawanId, 'nonaktif', KELUAR),
      post(karyawanId, 'nonaktif', KELUAR),
    ])
    expect(hasil.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await post(karyawanId, 'aktif', {})).status).toBe(200)
    expect((await post(karyawanId, 'aktif', {})).status).toBe(409)
  })

  it('lets somebody back in, who then is placed anew', async () => {
    const orang = next()
    await post(orang.karyawanId, 'nonaktif', { ...KELUAR, tanggal: '2026-11-13' })
    await post(orang.karyawanId, 'aktif', {})
    // The old session is gone for good.
    expect((await server.call('GET /profile', { token: orang.token })).status).toBe(401)
    const { body } = await server.call(`GET /karyawan/${orang.karyawanId}`, { token: token['hrd'] })
    expect(body['data']).toMatchObject({ active: true, penempatan_aktif: null })
  })

  it.each([
    ['no day', { alasan: 'x' }, 'tanggal'],
    ['a day that does not exist', { ...KELUAR, tanggal: '2026-02-30' }, 'tanggal'],
    ['a day before the placement began', { ...KELUAR, tanggal: '2022-03-31' }, 'tanggal'],
    ['a day in two years', { ...KELUAR, tanggal: '2028-11-20' }, 'tanggal'],
    ['no reason', { tanggal: '2026-11-20' }, 'alasan'],
    ['a blank reason', { ...KELUAR, alasan: ' \u200b ' }, 'alasan'],
    ['a reason of 501', { ...KELUAR, alasan: 'a'.repeat(501) }, 'alasan'],
    ['a reason with NUL', { ...KELUAR, alasan: 'a\u0000' }, 'alasan'],
    ['more than asked', { ...KELUAR, aktif: true }, 'aktif'],
  ])('refuses %s, and nobody is out', async (_nama, body, field) => {
    const id = await idOf('karyawan@rekan.example')
    const hasil = await post(id, 'nonaktif', body)
    expect([hasil.status, Object.keys(hasil.body['errors'])]).toEqual([422, [field]])
    expect((await server.call('GET /profile', { token: token['karyawan'] })).status).toBe(200)
  })

  it('is not dated before a day on which the person came to work', async () => {
    const { karyawanId } = next()
    await addCheckIn(server.owner, karyawanId, '2026-11-19')
    const { status, body } = await post(karyawanId, 'nonaktif', { ...KELUAR, tanggal: '2026-11-18' })
    expect([status, body['errors'].tanggal[0]]).toEqual([422, expect.stringContaining('19 November 2026')])
    expect((await post(karyawanId, 'nonaktif', { ...KELUAR, tanggal: '2026-11-19' })).status).toBe(200)
  })

  it.each(['0', '999999', 'x', '99999999999'])('knows nobody called %s', async (id) => {
    expect(
      (await server.call(`POST /karyawan/${id}/nonaktif`, { token: token['hrd'], body: KELUAR })).status,
    ).toBe(404)
  })
})
