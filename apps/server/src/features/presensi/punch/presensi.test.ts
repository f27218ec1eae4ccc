import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DI_DALAM, drawSelfie, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const CHECK_IN = 'POST /presensi/check-in'
const CHECK_OUT = 'POST /presensi/check-out'

let server: TestServer
let selfie: Buffer

beforeAll(async () => {
  server = await startTestServer()
  selfie = await drawSelfie()
})
afterAll(() => server.close())

const punch = (
  token: string,
  key = CHECK_IN,
  fields: Record<string, string> = DI_DALAM,
  headers = {},
  foto = fotoBaru(),
) => server.call(key, { token, form: formPresensi(foto, fields), headers })

const kejadianDari = (email: string) =>
  server.owner
    .selectFrom('presensi_kejadian as e')
    .innerJoin('presensi as r', 'r.id', 'e.presensi_id')
    .innerJoin('pengguna as p', 'p.karyawan_id', 'r.karyawan_id')
    .leftJoin('presensi_selfie as s', 's.kejadian_id', 'e.id')
    .selectAll('e')
    .select(['r.tanggal', 's.tipe'])
    .where('p.email', '=', email)
    .orderBy('e.id')
    .execute()

describe('check-in and check-out', () => {
  it('[API-28, API-39] records both punches of a day with the photo, and the profile shows them', async () => {
    const token = await server.login('karyawan@rekan.example')
    const form = formPresensi(selfie, {
      ...DI_DALAM,
      akurasi: '12.5',
      waktu_perangkat: '2026-11-20T07:52:10+07:00',
    })
    const masuk = await server.call(CHECK_IN, { token, form })
    expect(masuk.status).toBe(201)
    expect(masuk.body['data']).toMatchObject({
      tanggal: '2026-11-20',
      hari: 'Jumat',
      waktu: '07:52:13',
      waktu_utc: '2026-11-20T07:52:13+07:00',
      by_admin: false,
      telat: 0,
      lokasi: 'dalam',
      di_luar_area: false,
      perlu_tinjauan: false,
      tanda: [],
      jarak_meter: 0,
      kantor: { id: expect.any(Number), nama: 'Kantor Pusat Jakarta' },
    })

    server.setClock('2026-11-20T16:30:00+07:00')
    const pulang = await punch(token, CHECK_OUT)
    expect(pulang.status).toBe(201)
    expect(pulang.body['data']).toMatchObject({
      waktu: '16:30:00',
      lebih_awal: 1800,
      presensi_id: masuk.body['data'].presensi_id,
    })

    const { body } = await server.call('GET /profile', { token })
    expect(body['data'].presensi).toMatchObject({
      tanggal: '2026-11-20',
      status: 'HADIR',
      check_in: { id: masuk.body['data'].id, waktu: '07:52:13', telat: 0 },
      check_out: { id: pulang.body['data'].id, waktu: '16:30:00', lebih_awal: 1800 },
    })
    const [dicatat] = await kejadianDari('karyawan@rekan.example')
    expect(dicatat?.selfie_sha256).toEqual(createHash('sha256').update(selfie).digest())
    expect(dicatat).toMatchObject({
      latitude: -6.175,
      longitude: 106.827,
      akurasi: 12.5,
      tipe: 'image/png',
      keterangan: '',
    })
    const bukti = server.owner
      .selectFrom('presensi_bukti')
      .selectAll()
      .where('kejadian_id', '=', dicatat?.id ?? 0)
    expect(await bukti.executeTakeFirst()).toMatchObject({ latitude: -6.1754, longitude: 106.8272 })
  })

  it('answers a second punch with 409 and the record already there', async () => {
    server.setClock('2026-11-20T17:00:00+07:00')
    const token = await server.login('karyawan@rekan.example')
    const lagi = await punch(token)
    expect(lagi.status).toBe(409)
    expect(lagi.body).toMatchObject({
      message: 'Check-in hari ini sudah tercatat.',
      data: { waktu: '07:52:13' },
    })
    expect((await punch(token, CHECK_OUT)).body).toMatchObject({ data: { waktu: '16:30:00' } })
    expect(await kejadianDari('karyawan@rekan.example')).toHaveLength(2)
  })

  it('gives the first answer again for the same Idempotency-Key, and refuses it for another body', async () => {
    server.setClock('2026-11-20T08:10:00+07:00')
    const token = await server.login('koordinator@rekan.example')
    const headers = { 'idempotency-key': 'kunci-1' }
    const pertama = await punch(token, CHECK_IN, DI_DALAM, headers, selfie)
    expect(pertama.body['data'].telat).toBe(600)
    server.setClock('2026-11-20T08:15:00+07:00')
    const ulang = await punch(token, CHECK_IN, DI_DALAM, headers, selfie)
    expect([ulang.status, ulang.body]).toEqual([201, pertama.body])
    const lain = await punch(token, CHECK_IN, { ...DI_DALAM, keterangan: 'lain' }, headers, selfie)
    expect(lain.status).toBe(422)
    expect((await punch(token, CHECK_OUT, DI_DALAM, headers, selfie)).status).toBe(422)
  })

  it('keeps no refusal under an Idempotency-Key: too early may be tried again', async () => {
    const token = await server.login('hrd@rekan.example')
    const headers = { 'idempotency-key': 'kunci-2' }
    server.setClock('2026-11-20T04:59:59+07:00')
    const dini = await punch(token, CHECK_IN, DI_DALAM, headers)
    expect([dini.status, dini.body['message']]).toEqual([422, 'Check-in dibuka pukul 05:00 WIB.'])
    server.setClock('2026-11-20T05:00:00+07:00')
    expect((await punch(token, CHECK_IN, DI_DALAM, headers)).status).toBe(201)
  })

  it('refuses a check-out before any check-in, a day off, and an account without employee or placement', async () => {
    server.setClock('2026-11-20T08:00:00+07:00')
    const wita = await server.login('wita@rekan.example')
    expect((await punch(wita, CHECK_OUT)).status).toBe(409)
    server.setClock('2026-11-22T09:00:00+08:00')
    expect((await punch(wita)).body).toMatchObject({ message: 'Hari ini libur, tidak perlu presensi.' })
    const admin = await punch(await server.login('admin@rekan.example'))
    expect([admin.status, admin.body['message']]).toEqual([
      422,
      'Akun Anda tidak terhubung dengan data karyawan.',
    ])
    expect((await punch(await server.login('kosong@rekan.example'))).status).toBe(422)
  })

  it('asks for a reason outside the area where the office records, and refuses where it insists', async () => {
    server.setClock('2026-11-20T08:00:00+07:00')
    const luar = { latitude: '-6.1724', longitude: '106.8272' }
    const token = await server.login('putri.maharani@karsabina.example')
    const tanpa = await punch(token, CHECK_IN, luar)
    expect(tanpa.status).toBe(422)
    expect(tanpa.body['errors'].keterangan[0]).toMatch(/^Anda 2\d\d m di luar area kantor\./)

    await server.owner
      .updateTable('kantor')
      .set({ kebijakan_lokasi: 'wajib' })
      .where('kode', '=', 'JKT01')
      .execute()
    const wajib = await punch(token, CHECK_IN, { ...luar, keterangan: 'Di pos depan' })
    expect(wajib.status).toBe(422)
    expect(wajib.body['message']).toMatch(/^Anda 2\d\d m di luar area kantor\. Mendekatlah/)
    await server.owner
      .updateTable('kantor')
      .set({ kebijakan_lokasi: 'catat' })
      .where('kode', '=', 'JKT01')
      .execute()

    const dengan = await punch(token, CHECK_IN, { ...luar, keterangan: ' Di pos depan ' })
    expect(dengan.body['data']).toMatchObject({ lokasi: 'luar', di_luar_area: true, perlu_tinjauan: true })
    const [{ kode, kalimat }] = dengan.body['data'].tanda
    expect([kode, kalimat]).toEqual(['DI_LUAR_AREA', expect.stringMatching(/^Posisi 2\d\d m di luar area$/)])
    expect((await kejadianDari('putri.maharani@karsabina.example'))[0]?.keterangan).toBe('Di pos depan')
  })

  it('belongs a night shift’s check-out to the day before', async () => {
    const token = await server.login('malam@rekan.example')
    const medan = { latitude: '3.5906', longitude: '98.6742', keterangan: 'pos malam' }
    server.setClock('2026-11-20T18:55:00+07:00')
    expect((await punch(token, CHECK_IN, medan)).body['data']).toMatchObject({
      tanggal: '2026-11-20',
      telat: 0,
    })
    server.setClock('2026-11-21T07:03:00+07:00')
    expect((await punch(token, CHECK_OUT, medan)).body['data']).toMatchObject({
      tanggal: '2026-11-20',
      lebih_awal: 0,
    })
  })
})

describe('on behalf', () => {
  it('lets a koordinator act for their people, a stranger for nobody', async () => {
    server.setClock('2026-11-20T08:00:00+07:00')
    const idDari = async (email: string) => {
      const row = await server.owner
        .selectFrom('pengguna')
        .select('karyawan_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return String(row.karyawan_id)
    }
    const monica = { ...DI_DALAM, karyawan_id: await idDari('monica.halim@karsabina.example') }
    const karyawan = await punch(await server.login('wita@rekan.example'), CHECK_IN, monica)
    expect([karyawan.status, karyawan.body['message']]).toEqual([404, 'Karyawan tidak ditemukan.'])
    const asing = await punch(await server.login('hendra.gunawan@karsabina.example'), CHECK_IN, monica)
    expect(asing.status).toBe(404)

    const token = await server.login('koordinator@rekan.example')
    expect((await punch(token, CHECK_IN, monica)).body['data']).toMatchObject({ by_admin: true })
    expect((await punch(token, CHECK_IN, { ...DI_DALAM, karyawan_id: '999999' })).status).toBe(404)
  })
})

describe('bad input', () => {
  const salah: [string, Record<string, string>, string][] = [
    ['a comma', { latitude: '-6,1754', longitude: '106.8272' }, 'latitude'],
    ['NaN', { latitude: 'NaN', longitude: '106.8272' }, 'latitude'],
    ['out of range', { latitude: '91', longitude: '106.8272' }, 'latitude'],
    ['a longitude out of range', { latitude: '-6.1', longitude: '180.0001' }, 'longitude'],
    ['half a position', { latitude: '-6.1754' }, 'longitude'],
    ['an office that is no placement', { ...DI_DALAM, kantor_penempatan_id: '2' }, 'kantor_penempatan_id'],
    ['an id that is none', { ...DI_DALAM, karyawan_id: '1e3' }, 'karyawan_id'],
    ['an accuracy that is none', { ...DI_DALAM, akurasi: 'Infinity' }, 'akurasi'],
    ['a device clock that is none', { ...DI_DALAM, waktu_perangkat: 'kemarin' }, 'waktu_perangkat'],
    [
      'a device clock beyond its years',
      { ...DI_DALAM, waktu_perangkat: '9999-12-31T23:59:59-23:59' },
      'waktu_perangkat',
    ],
    [
      'a device clock before them',
      { ...DI_DALAM, waktu_perangkat: '0000-01-01T00:00:00+23:59' },
      'waktu_perangkat',
    ],
    ['a reversed reading direction', { ...DI_DALAM, keterangan: 'a\u202eb' }, 'keterangan'],
    [
      'an invisible reason outside',
      { latitude: '-6.1724', longitude: '106.8272', keterangan: '\u200b' },
      'keterangan',
    ],
    ['an unknown field', { ...DI_DALAM, role: 'hrd' }, 'role'],
    ['a NUL', { ...DI_DALAM, keterangan: 'a\u0000b' }, 'keterangan'],
    ['501 characters', { ...DI_DALAM, keterangan: 'x'.repeat(501) }, 'keterangan'],
    ['a field of 20 kB', { ...DI_DALAM, keterangan: 'x'.repeat(20_000) }, 'keterangan'],
  ]
  it.each(salah)('refuses %s with 422 at the field and writes nothing', async (_name, fields, field) => {
    server.setClock('2026-11-20T08:00:00+07:00')
    const token = await server.login('cut.safira@karsabina.example')
    const { status, body } = await punch(token, CHECK_IN, fields)
    expect(status).toBe(422)
    expect(body['errors'][field][0]).toMatch(/[a-z]/)
    expect(await kejadianDari('cut.safira@karsabina.example')).toHaveLength(0)
  })

  const bukanFoto: [string, () => Promise<Uint8Array | null>, number][] = [
    ['no photo', async () => null, 422],
    ['a text', async () => Buffer.from('bukan gambar'), 422],
    ['an empty file', async () => Buffer.alloc(0), 422],
    ['a truncated PNG', async () => selfie.subarray(0, selfie.length - 30), 422],
    ['a PNG of 100 pixels', () => drawSelfie(1, 100), 422],
    ['6 MB', async () => Buffer.alloc(6 * 1024 * 1024), 413],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"/>'),
      422,
    ],
  ]
  it.each(bukanFoto)('refuses %s', async (_name, foto, expected) => {
    server.setClock('2026-11-20T08:00:00+07:00')
    const token = await server.login('cut.safira@karsabina.example')
    const { status, body } = await server.call(CHECK_IN, { token, form: formPresensi(await foto()) })
    expect(status).toBe(expected)
    expect(body['message']).toMatch(/[a-z]/)
    expect(await kejadianDari('cut.safira@karsabina.example')).toHaveLength(0)
  })

  it('takes empty optional fields for absent ones', async () => {
    server.setClock('2026-11-20T08:00:00+07:00')
    const token = await server.login('hendra.gunawan@karsabina.example')
    const kosong = {
      karyawan_id: '',
      kantor_penempatan_id: '',
      akurasi: '',
      waktu_perangkat: '',
      latitude: '',
      longitude: '',
    }
    expect(
      (await punch(token, CHECK_IN, { ...kosong, keterangan: 'tanpa lokasi' })).body['data'],
    ).toMatchObject({
      lokasi: 'tidak_diketahui',
      perlu_tinjauan: true,
      tanda: [{ kode: 'TANPA_POSISI', kalimat: 'Posisi tidak diketahui' }],
    })
  })

  it('refuses two photos', async () => {
    const token = await server.login('cut.safira@karsabina.example')
    const form = formPresensi(selfie)
    form.append('selfie', new Blob([Uint8Array.from(selfie)]), 'dua.png')
    expect((await server.call(CHECK_IN, { token, form })).body['errors']).toEqual({
      selfie: ['Hanya boleh dikirim satu kali.'],
    })
  })
})
