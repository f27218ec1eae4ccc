import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAkun, insertAbsensi, insertLembur } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
const id: Record<string, number> = {}
const SEKARANG = '2026-11-20T07:52:13+07:00'
const ORANG = {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  budi: 'budi.santoso@karsabina.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
}
type Nama = keyof typeof ORANG

beforeAll(async () => {
  server = await startTestServer(SEKARANG)
  for (const [nama, email] of Object.entries(ORANG)) {
    token[nama] = await server.login(email)
    id[nama] = (await findAkun(server.owner, email)).penggunaId
  }
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(SEKARANG)
  await server.owner.deleteFrom('koordinator_pengganti').execute()
})

const tunjuk = (oleh: Nama, body: object) => server.call('POST /pengganti', { token: token[oleh], body })
const cabut = (oleh: Nama, satu: number) =>
  server.call(`POST /pengganti/${satu}/cancel`, { token: token[oleh], body: {} })
const daftar = async (siapa: Nama) =>
  (await server.call('GET /pengganti', { token: token[siapa] })).body['data']
const masa = (dari: string, sampai = dari) => ({ tanggal_mulai: dari, tanggal_selesai: sampai })
const oleh = (nama: Nama, isi: object = masa('2026-11-20', '2026-11-22')) => ({
  pengganti_id: id[nama],
  ...isi,
})
const hitung = async (siapa: Nama) =>
  (await server.call('GET /pengajuan/jumlah', { token: token[siapa] })).body['data']

it('is appointed for some days, seen by both and by HR, called off at once', async () => {
  const { status, body } = await tunjuk('koordinator', oleh('budi'))
  expect([status, body['message']]).toEqual([201, 'Pengganti ditunjuk.'])
  expect(body['data']).toEqual({
    id: expect.any(Number),
    koordinator: { id: id['koordinator'], nama: 'Rizky Pratama' },
    pengganti: { id: id['budi'], nama: 'Budi Santoso' },
    ...masa('2026-11-20', '2026-11-22'),
    berlaku: true,
    created_at: '2026-11-20T00:52:13.000Z',
  })
  for (const siapa of ['koordinator', 'budi', 'hrd'] as const)
    expect(await daftar(siapa)).toEqual([body['data']])
  for (const siapa of ['karyawan', 'admin'] as const) expect(await daftar(siapa)).toEqual([])

  const { id: satu } = body['data']
  expect((await cabut('budi', satu)).status).toBe(403)
  const dicabut = await cabut('koordinator', satu)
  expect([dicabut.status, dicabut.body['data'].berlaku]).toEqual([200, false])
  expect((await cabut('hrd', satu)).status).toBe(409)
  expect(await daftar('hrd')).toEqual([])
  const catatan = await server.owner
    .selectFrom('audit')
    .select(['tindakan', 'pengguna_id'])
    .where('objek', '=', 'koordinator_pengganti')
    .where('objek_id', '=', String(satu))
    .orderBy('id')
    .execute()
  expect(catatan).toEqual([
    { tindakan: 'POST /pengganti', pengguna_id: id['koordinator'] },
    { tindakan: 'POST /pengganti/{id}/cancel', pengguna_id: id['koordinator'] },
  ])
})

it('decides, from midnight to midnight at the coordinator’s office, what names the coordinator', async () => {
  const orang = await findAkun(server.owner, ORANG.karyawan)
  const minta = (tanggal: string) =>
    insertAbsensi(server.owner, orang, id['koordinator'] as number, { tanggal_mulai: tanggal })
  const [satu, dua] = [await minta('2027-01-04'), await minta('2027-01-05')]
  await tunjuk('koordinator', oleh('budi', masa('2026-11-21')))
  const putus = async (iso: string, absensi: number) => {
    server.setClock(iso)
    const { status } = await server.call(`POST /absensi/${absensi}/approve`, {
      token: token['budi'],
      body: {},
    })
    return status
  }
  expect(await putus('2026-11-20T23:59:59.999+07:00', satu)).toBe(404)
  const sebelum = await hitung('budi')
  server.setClock('2026-11-21T00:00:00+07:00')
  const { izin, lembur } = await hitung('koordinator')
  expect(await hitung('budi')).toMatchObject({ izin: sebelum.izin + izin, lembur: sebelum.lembur + lembur })
  const { body } = await server.call(`GET /absensi/${satu}`, { token: token['karyawan'] })
  expect(body['data'].menunggu).toMatchObject({ oleh: { id: id['budi'] }, pengganti: true })
  expect(await putus('2026-11-21T00:00:00+07:00', satu)).toBe(200)
  expect(await putus('2026-11-21T23:59:59.999+07:00', 999_999)).toBe(404)
  expect(await putus('2026-11-22T00:00:00+07:00', dua)).toBe(404)
  // What one decided stays in sight.
  expect(await putus('2026-11-22T00:00:00+07:00', satu)).toBe(403)
})

it('[API-22] shows in a coordinator’s place what waits and what one decided, nothing of what was', async () => {
  const orang = await findAkun(server.owner, ORANG.karyawan)
  const minta = (tanggal: string, isi = {}) =>
    insertAbsensi(server.owner, orang, id['koordinator'] as number, { tanggal_mulai: tanggal, ...isi })
  const putusan = { diputus_oleh_id: id['koordinator'], diputus_pada: new Date('2026-11-19T02:00:00Z') }
  const dulu = await minta('2027-03-01', { status: 'disetujui', ...putusan })
  const [tunggu, lain] = [await minta('2027-03-02'), await minta('2027-03-03')]
  await tunjuk('koordinator', oleh('budi'))
  const lihat = async (absensi: number) =>
    (await server.call(`GET /absensi/${absensi}`, { token: token['budi'] })).status
  const putus = (siapa: Nama, absensi: number) =>
    server.call(`POST /absensi/${absensi}/approve`, { token: token[siapa], body: {} })
  expect([await lihat(dulu), await lihat(tunggu), await lihat(lain)]).toEqual([404, 200, 200])
  expect((await putus('budi', tunggu)).status).toBe(200)
  expect((await putus('koordinator', lain)).status).toBe(200)
  expect([await lihat(dulu), await lihat(tunggu), await lihat(lain)]).toEqual([404, 200, 404])
  const { body } = await server.call('GET /absensi?per_page=100', { token: token['budi'] })
  const terdaftar = body['data'].map((satu: { id: number }) => satu.id)
  expect(terdaftar).toContain(tunggu)
  for (const satu of [dulu, lain]) expect(terdaftar).not.toContain(satu)
})

it('[UJI-06] sees nothing more of what waits, nor its document, once the mandate is revoked', async () => {
  const orang = await findAkun(server.owner, ORANG.karyawan)
  const kepada = id['koordinator'] as number
  const pdf = { lampiran: 'absensi/uji-06.pdf', lampiran_nama: 'surat.pdf' }
  const izin = await insertAbsensi(server.owner, orang, kepada, { tanggal_mulai: '2027-04-05', ...pdf })
  const lembur = await insertLembur(server.owner, orang, kepada, { tanggal: '2026-11-20' })
  const isi = async (path: string) =>
    (await server.call(`GET ${path}`, { token: token['budi'] })).body['data']
  const lihat = async () => {
    const terdaftar = async (tabel: string) =>
      (
        (await isi(`/${tabel}?lingkup=tim&status=menunggu&per_page=100`)) as { koordinator: { id: number } }[]
      ).filter(({ koordinator }) => koordinator.id === kepada).length
    return {
      izin: (await isi(`/absensi/${izin}`))?.lampiran_url ?? null,
      lembur: (await isi(`/lembur/${lembur}`))?.id ?? null,
      terdaftar: [await terdaftar('absensi'), await terdaftar('lembur')],
    }
  }
  const semula = await hitung('budi')
  const kosong = { izin: null, lembur: null, terdaftar: [0, 0] }
  expect(await lihat()).toEqual(kosong)
  const { body } = await tunjuk('koordinator', oleh('budi'))
  const selama = await lihat()
  expect(selama).toMatchObject({ izin: expect.stringContaining('/berkas/'), lembur })
  expect(Math.min(...selama.terdaftar)).toBeGreaterThan(0)
  expect((await cabut('koordinator', body['data'].id)).status).toBe(200)
  expect(await lihat()).toEqual(kosong)
  expect(await hitung('budi')).toEqual(semula)
})

it('ends with who stands in: not in force once they left or are no coordinator any more', async () => {
  const orang = await findAkun(server.owner, ORANG.karyawan)
  const budi = await findAkun(server.owner, ORANG.budi)
  const minta = await insertAbsensi(server.owner, orang, id['koordinator'] as number, {
    tanggal_mulai: '2027-03-08',
  })
  await tunjuk('koordinator', oleh('budi'))
  const menunggu = async () => {
    const { body } = await server.call(`GET /absensi/${minta}`, { token: token['karyawan'] })
    const { oleh: siapa, pengganti } = body['data'].menunggu
    return [siapa.id, pengganti, (await daftar('hrd'))[0].berlaku]
  }
  const atur = (role: 'karyawan' | 'koordinator', aktif: boolean) =>
    server.owner.transaction().execute(async (tx) => {
      await tx.updateTable('pengguna').set({ role }).where('id', '=', budi.penggunaId).execute()
      await tx.updateTable('karyawan').set({ aktif }).where('id', '=', budi.karyawanId).execute()
    })
  const berlaku = [id['budi'], true, true]
  const tidak = [id['koordinator'], false, false]
  expect(await menunggu()).toEqual(berlaku)
  await atur('karyawan', true)
  expect(await menunggu()).toEqual(tidak)
  await atur('koordinator', false)
  expect(await menunggu()).toEqual(tidak)
  await atur('koordinator', true)
  expect(await menunggu()).toEqual(berlaku)
})

describe('POST /pengganti', () => {
  it('lets HR appoint for anybody, and a coordinator for themselves alone', async () => {
    const body = { koordinator_id: id['koordinator'], ...oleh('hrd') }
    expect((await tunjuk('budi', body)).status).toBe(403)
    expect((await tunjuk('koordinator', body)).status).toBe(201)
    expect((await tunjuk('hrd', { ...body, ...oleh('budi', masa('2026-12-01')) })).status).toBe(201)
    for (const siapa of ['karyawan', 'admin'] as const) expect((await tunjuk(siapa, body)).status).toBe(403)
  })

  it.each<[string, Nama, () => object, string]>([
    ['no coordinator, from HR', 'hrd', () => oleh('budi'), 'koordinator_id'],
    [
      'a coordinator who is none',
      'hrd',
      () => ({ koordinator_id: id['karyawan'], ...oleh('budi') }),
      'koordinator_id',
    ],
    [
      'a coordinator who is nobody',
      'hrd',
      () => ({ koordinator_id: 999_999, ...oleh('budi') }),
      'koordinator_id',
    ],
    ['themselves', 'koordinator', () => oleh('koordinator'), 'pengganti_id'],
    ['an employee', 'koordinator', () => oleh('karyawan'), 'pengganti_id'],
    ['an administrator', 'koordinator', () => oleh('admin'), 'pengganti_id'],
    ['nobody', 'koordinator', () => ({ ...oleh('budi'), pengganti_id: 999_999 }), 'pengganti_id'],
    ['yesterday', 'koordinator', () => oleh('budi', masa('2026-11-19')), 'tanggal_mulai'],
    ['a day that does not exist', 'koordinator', () => oleh('budi', masa('2027-02-30')), 'tanggal_mulai'],
    [
      'an end before its start',
      'koordinator',
      () => oleh('budi', masa('2026-11-22', '2026-11-21')),
      'tanggal_selesai',
    ],
    ['ten years', 'koordinator', () => oleh('budi', masa('2026-11-22', '2036-11-22')), 'tanggal_selesai'],
    ['no days', 'koordinator', () => ({ pengganti_id: id['budi'] }), 'tanggal_mulai'],
    ['more than asked', 'koordinator', () => ({ ...oleh('budi'), berlaku: true }), 'berlaku'],
  ])('refuses %s', async (_nama, siapa, body, field) => {
    const { status, body: jawaban } = await tunjuk(siapa, body())
    expect([status, Object.keys(jawaban['errors'])[0]]).toEqual([422, field])
    expect(await daftar('hrd')).toEqual([])
  })

  it('refuses days that overlap, also of two at the same time, and takes them once the first is called off', async () => {
    const hasil = await Promise.all([
      tunjuk('koordinator', oleh('budi', masa('2026-11-21', '2026-11-25'))),
      tunjuk('hrd', { koordinator_id: id['koordinator'], ...oleh('hrd', masa('2026-11-25')) }),
    ])
    expect(hasil.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect(hasil.find(({ status }) => status === 422)?.body['errors']).toEqual({
      tanggal_mulai: ['Sudah ada pengganti pada tanggal itu.'],
    })
    await cabut('hrd', hasil.find(({ status }) => status === 201)?.body['data'].id)
    expect((await tunjuk('koordinator', oleh('budi', masa('2026-11-20', '2026-12-31')))).status).toBe(201)
  })

  it('refuses who has somebody in their own place on those days', async () => {
    expect((await tunjuk('budi', oleh('hrd', masa('2026-11-25', '2026-11-27')))).status).toBe(201)
    const { status, body } = await tunjuk('koordinator', oleh('budi', masa('2026-11-20', '2026-11-25')))
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['pengganti_id']])
    expect((await tunjuk('koordinator', oleh('budi', masa('2026-11-20', '2026-11-24')))).status).toBe(201)
  })

  it('refuses for who stands in for another on those days: nobody would decide for that one', async () => {
    expect((await tunjuk('koordinator', oleh('budi', masa('2026-11-25', '2026-11-27')))).status).toBe(201)
    for (const [siapa, isi, pesan] of [
      ['budi', {}, /^Anda sendiri menggantikan/],
      ['hrd', { koordinator_id: id['budi'] }, /^Koordinator ini sendiri menggantikan/],
    ] as const) {
      const hari = masa('2026-11-27', '2026-11-30')
      const { status, body } = await tunjuk(siapa, { ...isi, ...oleh('hrd', hari) })
      expect([status, body['errors']]).toEqual([422, { tanggal_mulai: [expect.stringMatching(pesan)] }])
    }
    expect((await tunjuk('budi', oleh('hrd', masa('2026-11-28', '2026-11-30')))).status).toBe(201)
  })

  it('counts the days at the coordinator’s own office', async () => {
    const wit = await server.owner
      .selectFrom('pengguna as u')
      .innerJoin('penempatan as p', 'p.karyawan_id', 'u.karyawan_id')
      .innerJoin('kantor as k', 'k.id', 'p.kantor_id')
      .select('u.id')
      .where('k.zona_waktu', '=', 'WIT')
      .where('p.tanggal_selesai', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    await server.owner.updateTable('pengguna').set({ role: 'koordinator' }).where('id', '=', wit.id).execute()
    server.setClock('2026-11-20T22:30:00+07:00')
    const tanggal = async (hari: string) =>
      (await tunjuk('hrd', { koordinator_id: wit.id, ...oleh('budi', masa(hari)) })).status
    // There it is half past midnight.
    expect(await tanggal('2026-11-20')).toBe(422)
    expect(await tanggal('2026-11-21')).toBe(201)
    expect((await daftar('hrd'))[0].berlaku).toBe(true)
    server.setClock('2026-11-21T22:00:00+07:00')
    expect(await daftar('hrd')).toEqual([])
  })
})

it.each(['0', '999999', 'x', '99999999999'])('knows no substitution %s', async (satu) => {
  const { status } = await server.call(`POST /pengganti/${satu}/cancel`, { token: token['hrd'], body: {} })
  expect(status).toBe(404)
})

it('hides what concerns others, and what is over can’t be called off', async () => {
  const { body } = await tunjuk('koordinator', oleh('hrd', masa('2026-11-20')))
  expect((await cabut('budi', body['data'].id)).status).toBe(404)
  server.setClock('2026-11-21T00:00:00+07:00')
  expect((await cabut('koordinator', body['data'].id)).status).toBe(409)
})

it('counts nothing for who decides nothing', async () => {
  for (const siapa of ['karyawan', 'admin'] as const)
    expect(await hitung(siapa)).toEqual({ izin: 0, lembur: 0, presensi: 0 })
})
