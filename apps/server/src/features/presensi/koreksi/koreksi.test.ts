import writeExcelFile from 'write-excel-file/node'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { correctPresensi } from './koreksi.service.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'

const SENIN = '2026-11-23T09:00:00+07:00'
const server: TestServer = await startTestServer(SENIN)
const people = await addPeople(server.owner, 80, Date.parse(SENIN))
const token: Record<string, string> = {}
for (const role of ['karyawan', 'koordinator', 'hrd', 'admin'])
  token[role] = await server.login(`${role}@rekan.example`)
const hrd = await server.owner
  .selectFrom('pengguna')
  .select(['id', 'karyawan_id'])
  .where('email', '=', 'hrd@rekan.example')
  .executeTakeFirstOrThrow()
const koordinator = await server.owner
  .selectFrom('pengguna')
  .select('id')
  .where('email', '=', 'koordinator@rekan.example')
  .executeTakeFirstOrThrow()
afterAll(() => server.close())

let orang: Person
beforeEach(() => {
  server.setClock(SENIN)
  orang = people.pop() as Person
})

const koreksi = (isian: object, role = 'hrd', id: number | string = orang.karyawanId) =>
  server.call(`POST /karyawan/presensi/${id}/koreksi`, {
    token: token[role],
    body: { tanggal: '2026-11-20', alasan: 'Lupa check-out.', ...isian },
  })
const punch = async (iso: string, jenis = 'check-in') => {
  server.setClock(iso)
  const form = formPresensi(fotoBaru(), DI_DALAM)
  expect((await server.call(`POST /presensi/${jenis}`, { token: orang.token, form })).status).toBe(201)
  server.setClock(SENIN)
}
const kejadian = () =>
  server.owner
    .selectFrom('presensi_kejadian as e')
    .innerJoin('presensi as r', 'r.id', 'e.presensi_id')
    .selectAll('e')
    .where('r.karyawan_id', '=', orang.karyawanId)
    .orderBy('e.id')
    .execute()
const jejak = () =>
  server.owner
    .selectFrom('audit')
    .selectAll()
    .where('objek', '=', 'presensi')
    .where((eb) =>
      eb('objek_id', 'in', (q) =>
        q
          .selectFrom('presensi')
          .select((e) => e.cast<string>('id', 'text').as('id'))
          .where('karyawan_id', '=', orang.karyawanId),
      ),
    )
    .execute()

describe('POST /karyawan/presensi/{id}/koreksi', () => {
  it('adds the check-out that was forgotten, and keeps what was punched', async () => {
    await punch('2026-11-20T08:10:00+07:00')
    const { status, body } = await koreksi({ check_out: '16:30' })
    expect([status, body['message']]).toEqual([200, 'Presensi dikoreksi.'])
    expect(body['data']).toMatchObject({
      id: orang.karyawanId,
      tanggal: '2026-11-20',
      status: 'HADIR',
      karyawan: { id: orang.karyawanId, nama: expect.any(String), jenis_karyawan: { id: 1 } },
      kantor: { nama: 'Kantor Pusat Jakarta', zona_waktu: { kode: 'WIB', zona: 'Asia/Jakarta' } },
      check_in: {
        waktu: '08:10:00',
        telat: 600,
        by_admin: false,
        dikoreksi: false,
        latitude: -6.1754,
        lokasi: 'dalam',
      },
      check_out: {
        waktu: '16:30:00',
        waktu_utc: '2026-11-20T16:30:00+07:00',
        lebih_awal: 1800,
        by_admin: true,
        dikoreksi: true,
        oleh: { nama: expect.any(String) },
        keterangan: 'Lupa check-out.',
        lokasi: 'tidak_diketahui',
        perlu_tinjauan: false,
        latitude: null,
        selfie_url: null,
      },
      durasi: 8 * 3600 + 20 * 60,
    })
    expect(await jejak()).toMatchObject([
      {
        pengguna_id: hrd.id,
        tindakan: 'POST /karyawan/presensi/{id}/koreksi',
        sebelum: { check_out: null, lebih_awal: null },
        sesudah: { check_out: '2026-11-20T16:30:00+07:00', lebih_awal: 1800, alasan: 'Lupa check-out.' },
      },
    ])
  })

  it('[HARI-11] refuses one without a reason, and the record shows before, after, who and why', async () => {
    await punch('2026-11-20T08:10:00+07:00')
    const tanpa = await koreksi({ check_in: '08:00', alasan: undefined })
    expect([tanpa.status, tanpa.body['errors']]).toEqual([422, { alasan: ['Alasan koreksi harus diisi.'] }])
    await koreksi({ check_in: '08:00', check_out: '17:00', alasan: 'Antre di gerbang.' })
    await koreksi({ check_out: '16:45', alasan: 'Pulang lebih awal.' })
    const { body } = await server.call(`GET /karyawan/${orang.karyawanId}/presensi?tanggal=2026-11-20`, {
      token: orang.token,
    })
    const oleh = { nama: body['data'].check_in.oleh.nama }
    const pada = '2026-11-23T09:00:00+07:00'
    expect(body['data'].koreksi).toEqual([
      {
        pada,
        oleh,
        alasan: 'Pulang lebih awal.',
        istirahat: null,
        perubahan: [
          {
            jenis: 'check_out',
            sebelum: '2026-11-20T17:00:00+07:00',
            sesudah: '2026-11-20T16:45:00+07:00',
          },
        ],
      },
      {
        pada,
        oleh,
        alasan: 'Antre di gerbang.',
        istirahat: null,
        perubahan: [
          { jenis: 'check_in', sebelum: '2026-11-20T08:10:00+07:00', sesudah: '2026-11-20T08:00:00+07:00' },
          { jenis: 'check_out', sebelum: null, sesudah: '2026-11-20T17:00:00+07:00' },
        ],
      },
    ])
  })

  it('writes a whole day that nobody punched, and the profile shows it', async () => {
    const { body } = await koreksi({ tanggal: '2026-11-23', check_in: '07:58:30' })
    expect(body['data']).toMatchObject({
      check_in: { waktu: '07:58:30', telat: 0 },
      check_out: null,
      durasi: 0,
    })
    const profil = await server.call('GET /profile', { token: orang.token })
    expect(profil.body['data'].presensi).toMatchObject({
      tanggal: '2026-11-23',
      status: 'HADIR',
      check_in: { waktu: '07:58:30', by_admin: true },
    })
    expect((await jejak())[0]).toMatchObject({
      sebelum: null,
      sesudah: { check_in: '2026-11-23T07:58:30+07:00' },
    })
  })

  it('changes a punch, recomputes late and early, and keeps photo and place', async () => {
    await punch('2026-11-20T08:30:00+07:00')
    await punch('2026-11-20T16:00:00+07:00', 'check-out')
    const [masuk] = await kejadian()
    await koreksi({ check_in: '08:00', check_out: '17:00' })
    const sesudah = await kejadian()
    expect(sesudah).toMatchObject([
      {
        id: masuk?.id,
        telat_detik: 0,
        dikoreksi: true,
        oleh_id: hrd.id,
        selfie_sha256: masuk?.selfie_sha256,
        lokasi: 'dalam',
      },
      { lebih_awal_detik: 0, dikoreksi: true },
    ])
    expect((await jejak())[0]).toMatchObject({
      sebelum: { check_in: '2026-11-20T08:30:00+07:00', telat: 1800, check_out: '2026-11-20T16:00:00+07:00' },
      sesudah: { check_in: '2026-11-20T08:00:00+07:00', telat: 0, check_out: '2026-11-20T17:00:00+07:00' },
    })
  })

  it('leaves what the person said of a punch, and that it wants a look', async () => {
    await punch('2026-11-20T08:30:00+07:00')
    await server.owner
      .updateTable('presensi_kejadian')
      .set({ perlu_tinjauan: true })
      .where('id', '=', (await kejadian())[0]?.id ?? 0)
      .execute()
    const [semula] = await kejadian()
    expect((await koreksi({ check_in: '08:00', alasan: 'Antre di gerbang.' })).status).toBe(200)
    expect(await kejadian()).toMatchObject([
      { dikoreksi: true, perlu_tinjauan: true, keterangan: semula?.keterangan },
    ])
    expect(await jejak()).toMatchObject([{ sesudah: { telat: 0, alasan: 'Antre di gerbang.' } }])
    // Nor by SQL.
    const ubah = server.owner.updateTable('presensi_kejadian').set({ keterangan: 'Lain.' })
    await expect(ubah.where('id', '=', semula?.id ?? 0).execute()).rejects.toThrow('by a correction alone')
  })

  it('leaves alone what says the same, to the second', async () => {
    await punch('2026-11-20T08:10:00.731+07:00')
    expect((await koreksi({ check_in: '08:10:00' })).status).toBe(200)
    expect(await kejadian()).toMatchObject([{ dikoreksi: false, oleh_id: null }])
    expect(await jejak()).toEqual([])
  })

  it('takes a check-out before the check-in’s clock time as the next morning’s', async () => {
    const malam = await server.owner
      .selectFrom('jadwal_hari')
      .select('jadwal_id')
      .where('jam_mulai', '=', 19 * 3600)
      .executeTakeFirstOrThrow()
    await server.owner
      .updateTable('penempatan')
      .set({ jadwal_id: malam.jadwal_id })
      .where('karyawan_id', '=', orang.karyawanId)
      .execute()
    const { body } = await koreksi({ check_in: '19:05', check_out: '06:45' })
    expect(body['data'].check_out).toMatchObject({
      tanggal: '2026-11-20',
      waktu: '06:45:00',
      waktu_utc: '2026-11-21T06:45:00+07:00',
      lebih_awal: 900,
    })
    expect(body['data'].durasi).toBe(11 * 3600 + 40 * 60)
  })

  it.each<[string, object, string]>([
    ['no time at all', {}, 'check_in'],
    ['blank times', { check_in: '', check_out: null }, 'check_in'],
    ['a check-out without a check-in', { check_out: '17:00' }, 'check_in'],
    ['a check-out at the check-in', { check_in: '08:00', check_out: '08:00' }, 'check_out'],
    ['a time before the day opens', { check_in: '04:00' }, 'check_in'],
    ['what is still to come', { tanggal: '2026-11-23', check_in: '09:00:01' }, 'check_in'],
    ['a day to come', { tanggal: '2026-11-24', check_in: '08:00' }, 'check_in'],
    ['a day that is none', { tanggal: '2026-02-30', check_in: '08:00' }, 'tanggal'],
    ['the last day of four digits', { tanggal: '9999-12-31', check_in: '08:00' }, 'tanggal'],
    ['a day before the placement', { tanggal: '2023-12-29', check_in: '08:00' }, 'tanggal'],
    ['a clock time that is none', { check_in: '24:00' }, 'check_in'],
    ['a number for a time', { check_in: 8 }, 'check_in'],
    ['a day off', { tanggal: '2026-11-22', check_in: '00:00', check_out: '23:59' }, 'tanggal'],
    ['no reason', { check_in: '08:00', alasan: ' ' }, 'alasan'],
    ['a reason of 501 characters', { check_in: '08:00', alasan: 'x'.repeat(501) }, 'alasan'],
    ['a field nobody knows', { check_in: '08:00', telat: 0 }, 'telat'],
  ])('refuses %s at its field and stores nothing', async (_nama, isian, isianSalah) => {
    const { status, body } = await koreksi(isian)
    expect([status, Object.keys(body['errors'])]).toEqual([422, [isianSalah]])
    expect(await kejadian()).toEqual([])
    expect(await jejak()).toEqual([])
  })

  it('is HR’s alone, never for one’s own day, and knows nobody who is not there', async () => {
    for (const role of ['karyawan', 'koordinator', 'admin'])
      expect((await koreksi({ check_in: '08:00' }, role)).status).toBe(403)
    const sendiri = await koreksi({ check_in: '08:00' }, 'hrd', hrd.karyawan_id ?? 0)
    expect([sendiri.status, sendiri.body['error'].error]).toEqual([403, 'KOREKSI_SENDIRI'])
    for (const id of ['999999', '0', 'x'])
      expect((await koreksi({ check_in: '08:00' }, 'hrd', id)).status).toBe(404)
  })

  it('keeps its answer for the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'koreksi-1' }
    const body = { tanggal: '2026-11-20', check_in: '08:00', alasan: 'Kamera rusak.' }
    const kirim = () =>
      server.call(`POST /karyawan/presensi/${orang.karyawanId}/koreksi`, {
        token: token['hrd'],
        body,
        headers,
      })
    const [pertama, kedua] = [await kirim(), await kirim()]
    expect(kedua.body).toEqual(pertama.body)
    expect(await jejak()).toHaveLength(1)
  })
})

describe('[TAMAT-02] work of 24 hours', () => {
  const PULANG_BESOK = '2026-11-21T07:00:00+07:00'
  const ASAL = { check_in: '06:55', check_out: '07:00' }
  const pulang = async () => {
    const semua = await kejadian()
    return semua.filter(({ jenis }) => jenis === 'check_out').map(({ waktu }) => new Date(waktu).getTime())
  }
  beforeEach(async () => {
    const { id } = await server.owner
      .insertInto('jadwal')
      .values({ nama: `Pos 24 jam ${orang.karyawanId}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.owner.insertInto('jadwal_versi').values({ jadwal_id: id }).execute()
    await server.owner
      .insertInto('jadwal_hari')
      .values({ jadwal_id: id, hari: 5, jam_mulai: 7 * 3600, jam_selesai: 7 * 3600 })
      .execute()
    await server.owner
      .updateTable('penempatan')
      .set({ jadwal_id: id })
      .where('karyawan_id', '=', orang.karyawanId)
      .execute()
  })

  it('at the desk: a time of two days is asked for, any other one is of the day that the work reaches', async () => {
    const tanya = await koreksi(ASAL)
    expect([tanya.status, tanya.body['errors']]).toEqual([
      422,
      { hari_pulang: ['Pukul 07:00 bisa tanggal 20 November 2026 atau 21 November 2026. Pilih harinya.'] },
    ])
    expect(await kejadian()).toEqual([])
    const besok = await koreksi({ ...ASAL, hari_pulang: 1 })
    expect(besok.body['data'].check_out.waktu_utc).toBe(PULANG_BESOK)
    expect(besok.body['data'].durasi).toBe(24 * 3600 + 300)
    // Not after the check-in: the next day, without a question.
    await koreksi({ check_in: '07:00', check_out: '07:00' })
    expect(await pulang()).toEqual([Date.parse(PULANG_BESOK)])
    const hariItu = await koreksi({ check_out: '09:30', hari_pulang: '0' })
    expect(hariItu.body['data'].check_out.waktu_utc).toBe('2026-11-20T09:30:00+07:00')
    for (const hari_pulang of [-1, 3, 0.5, 'besok'])
      expect((await koreksi({ ...ASAL, hari_pulang })).status).toBe(422)
  })

  it('in rows, as they are typed and as a file', async () => {
    const kirim = async (isi: string, uji = true) => {
      const { kode } = await server.owner
        .selectFrom('karyawan')
        .select('kode')
        .where('id', '=', orang.karyawanId)
        .executeTakeFirstOrThrow()
      const baris = [{ kode, tanggal: '20/11/2026', masuk: '06:55', pulang: isi, alasan: 'Buku jaga.' }]
      const { body } = await server.call('POST /kelola/presensi/koreksi', {
        token: token['hrd'],
        body: { uji, baris },
      })
      return body['data']
    }
    expect((await kirim('07.00')).kesalahan).toMatchObject([
      {
        baris: 1,
        kolom: 'pulang',
        pesan:
          'Pukul 07:00 bisa tanggal 20 November 2026 atau 21 November 2026. Pilih harinya. Tulis 07:00+0 untuk hari itu juga, 07:00+1 untuk hari berikutnya.',
      },
    ])
    expect(await kirim('07.00 +1', false)).toMatchObject({ diubah: 1, kesalahan: [] })
    expect(await pulang()).toEqual([Date.parse(PULANG_BESOK)])
  })

  it('in a file of text and in a workbook, whose 24:00 is the end of the day', async () => {
    const { kode } = await server.owner
      .selectFrom('karyawan')
      .select('kode')
      .where('id', '=', orang.karyawanId)
      .executeTakeFirstOrThrow()
    const kirim = async (berkas: Buffer) => {
      const form = new FormData()
      form.set('berkas', new Blob([new Uint8Array(berkas)]), 'koreksi')
      return server.call('POST /kelola/presensi/koreksi/berkas', { token: token['hrd'], form })
    }
    const csv = (jam: string) =>
      Buffer.from(`kode;tanggal;masuk;pulang;alasan\n${kode};20/11/2026;06.55;${jam};Buku jaga.`)
    const tanya = await kirim(csv('07.00'))
    expect([tanya.status, tanya.body['errors'].berkas[1]]).toEqual([
      422,
      expect.stringMatching(/^Baris 2, pulang: Pukul 07:00 bisa tanggal .* Tulis 07:00\+0/),
    ])
    expect((await kirim(csv('07.00+1'))).status).toBe(200)
    expect(await pulang()).toEqual([Date.parse(PULANG_BESOK)])
    // As Excel keeps 06:55 and 24:00: parts of a day.
    const buku = await writeExcelFile([
      ['kode', 'tanggal', 'masuk', 'pulang', 'alasan'].map((value) => ({ value })),
      [
        { value: kode },
        { value: '20/11/2026' },
        { value: 415 / 1440, format: 'hh:mm' },
        { value: 1, format: '[h]:mm' },
        { value: 'Buku jaga.' },
      ],
    ]).toBuffer()
    expect((await kirim(buku)).status).toBe(200)
    expect(await pulang()).toEqual([Date.parse('2026-11-21T00:00:00+07:00')])
  })

  it('has its breaks where they lie, past midnight as well, and asks where they could lie twice', async () => {
    await koreksi({ ...ASAL, hari_pulang: 1 })
    await server.owner
      .insertInto('pengaturan')
      .values({
        kunci: 'presensi_istirahat',
        nilai: 'true',
        berlaku_dari: '2026-11-01',
        dicatat_pada: new Date('2026-11-01T00:00:00Z'),
      })
      .execute()
    const istirahat = (...semua: object[]) =>
      server.call(`POST /karyawan/presensi/${orang.karyawanId}/istirahat`, {
        token: token['hrd'],
        body: { tanggal: '2026-11-20', istirahat: semua, alasan: 'Buku jaga.' },
      })
    const malam = { mulai: '23:30', selesai: '00:30' }
    const tanya = await istirahat({ mulai: '06:56', selesai: '06:59' }, malam)
    expect([tanya.status, JSON.stringify(tanya.body['errors'])]).toEqual([
      422,
      expect.stringContaining('Pukul 06:56 bisa tanggal 20 November 2026 atau 21 November 2026'),
    ])
    const { status, body } = await istirahat(
      malam,
      { mulai: '02:00', selesai: '03:00' },
      {
        mulai: '06:56',
        selesai: '06:59',
        hari: 1,
      },
    )
    expect([status, body['message']]).toEqual([200, expect.any(String)])
    expect(
      body['data'].penugasan[0].istirahat.map(({ mulai, selesai }: Record<string, string>) => [
        mulai?.slice(8, 16),
        selesai?.slice(8, 16),
      ]),
    ).toEqual([
      ['20T23:30', '21T00:30'],
      ['21T02:00', '21T03:00'],
      ['21T06:56', '21T06:59'],
    ])
  })

  it('asked for by its person, and decided', async () => {
    const ajukan = (isian: object) => {
      const form = new FormData()
      const isi = {
        koordinator_id: String(koordinator.id),
        jenis_izin: 'KOREKSI_PRESENSI',
        tanggal_mulai: '2026-11-20',
        tanggal_selesai: '2026-11-20',
        keterangan: 'Lupa keduanya.',
        jam_masuk: '06:55',
        jam_pulang: '07:00',
        ...isian,
      }
      for (const [nama, nilai] of Object.entries(isi)) form.set(nama, nilai)
      return server.call('POST /absensi/pengajuan', { token: orang.token, form })
    }
    expect(Object.keys((await ajukan({})).body['errors'])).toEqual(['hari_pulang'])
    const { status, body } = await ajukan({ hari_pulang: '1' })
    expect([status, body['data'].jam_pulang, body['data'].hari_pulang]).toEqual([201, '07:00:00', 1])
    const putus = await server.call(`POST /absensi/${body['data'].id}/approve`, {
      token: token['koordinator'],
      body: {},
    })
    expect(putus.status).toBe(200)
    expect(await pulang()).toEqual([Date.parse(PULANG_BESOK)])
  })

  it('of a request from before the day could be said: the day nearer to the end of work', async () => {
    const { id } = await server.owner
      .insertInto('absensi')
      .values({
        karyawan_id: orang.karyawanId,
        koordinator_id: koordinator.id,
        jenis_izin: 'KOREKSI_PRESENSI',
        tanggal_mulai: '2026-11-20',
        tanggal_selesai: '2026-11-20',
        total_hari: 1,
        keterangan: 'Lupa keduanya.',
        jam_masuk: 6 * 3600 + 55 * 60,
        jam_pulang: 7 * 3600,
        diajukan_oleh_id: orang.penggunaId,
        dibuat_pada: new Date('2026-11-22T09:00:00+07:00'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const putus = await server.call(`POST /absensi/${id}/approve`, { token: token['koordinator'], body: {} })
    expect([putus.status, await pulang()]).toEqual([200, [Date.parse(PULANG_BESOK)]])
  })
})

it('two corrections of one day at once end as one of them, whole', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, i) => koreksi({ check_in: `08:0${i}`, check_out: `17:0${i}` })),
  )
  const [masuk, pulang] = await kejadian()
  expect((pulang?.waktu ?? 0) - (masuk?.waktu ?? 0)).toBe(9 * 3600_000)
  expect(await jejak()).toHaveLength(8)
})

it('names the account that decided, whoever asked', async () => {
  const waktu = Date.parse('2026-11-20T08:00:00+07:00')
  await transaction(server.db, (tx) =>
    correctPresensi(startServerDeed(tx, 'POST /absensi/{id}/approve', Date.parse(SENIN), hrd.id), {
      karyawanId: orang.karyawanId,
      tanggal: '2026-11-20',
      checkIn: waktu,
      alasan: 'Ponsel mati.',
    }),
  )
  expect(await kejadian()).toMatchObject([
    { waktu, oleh_id: hrd.id, dikoreksi: true, keterangan: 'Ponsel mati.' },
  ])
  expect(await jejak()).toMatchObject([{ tindakan: 'POST /absensi/{id}/approve', pengguna_id: hrd.id }])
})

it('no punch changes without saying who put it right', async () => {
  await punch('2026-11-20T08:10:00+07:00')
  const [ada] = await kejadian()
  const ubah = server.db
    .updateTable('presensi_kejadian')
    .set({ waktu: new Date(SENIN) })
    .where('id', '=', ada?.id ?? 0)
  await expect(ubah.execute()).rejects.toThrow('a punch changes by a correction alone')
})
