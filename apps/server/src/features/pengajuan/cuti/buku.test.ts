import { hakTahunan } from '@rekan/domain/pengajuan/cuti/cuti'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { findAkun } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { ensureHakCuti } from './hak.service.ts'

let server: TestServer
let people: Person[]
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  await server.owner.updateTable('pengaturan_cuti').set({ bersama_memotong: false }).execute()
  people = await addPeople(server.owner, 100, Date.parse(JUMAT_PAGI))
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
})
afterAll(() => server.close())

const orang = () => people.pop() as Person
const buku = async (karyawanId: number, oleh = 'hrd') =>
  server.call(`GET /karyawan/${karyawanId}/cuti`, { token: token[oleh] })
const koreksi = (karyawanId: number, body: object, oleh = 'hrd') =>
  server.call(`POST /karyawan/${karyawanId}/cuti`, { token: token[oleh], body })
const hakDari = async ({ karyawanId }: Person) => (await buku(karyawanId)).body['data'].hak[0]
const masuk = (karyawanId: number, tanggal: string) =>
  server.owner.updateTable('karyawan').set({ tanggal_masuk: tanggal }).where('id', '=', karyawanId).execute()
const bring = (hari: string, karyawanId: number) =>
  transaction(server.db, (tx) => ensureHakCuti(tx, { hari, saat: Date.parse(hari) }, [karyawanId]))

describe('the ledger', () => {
  it('is up to date for whoever looks: the person, their coordinator, HR', async () => {
    const satu = orang()
    const { penggunaId } = await findAkun(server.owner, 'koordinator@rekan.example')
    await setKoordinator(server.owner, penggunaId, [satu])
    const { status, body } = await server.call('GET /rekap/cuti', { token: satu.token })
    expect([status, body['data']]).toEqual([
      200,
      {
        saldo: 12,
        hak: [
          {
            id: expect.any(Number),
            mulai: '2026-01-01',
            akhir: '2026-12-31',
            sampai: '2027-06-30',
            sisa: 12,
            berlaku: true,
            mutasi: [
              {
                id: expect.any(Number),
                jenis: 'HAK',
                jumlah: 12,
                keterangan: '',
                oleh: null,
                pada: '2025-12-31T17:00:00.000Z',
              },
            ],
          },
        ],
      },
    ])
    for (const oleh of ['koordinator', 'hrd'])
      expect((await buku(satu.karyawanId, oleh)).body['data']).toEqual(body['data'])
    for (const oleh of ['karyawan', 'admin']) expect((await buku(satu.karyawanId, oleh)).status).toBe(404)
    expect((await server.call('GET /rekap/cuti', { token: token['admin'] })).body['data']).toEqual({
      saldo: 0,
      hak: [],
    })
  })

  it.each(['0', '999999', 'x'])('knows nobody called %s', async (id) => {
    expect((await server.call(`GET /karyawan/${id}/cuti`, { token: token['hrd'] })).status).toBe(404)
    expect(
      (await server.call(`POST /karyawan/${id}/cuti`, { token: token['hrd'], body: {} })).status,
    ).not.toBe(200)
  })

  it('shows what has lapsed for two years, what is to come, and none of it in the balance', async () => {
    const { karyawanId } = orang()
    await masuk(karyawanId, '2022-03-01')
    for (const hari of ['2023-06-01', '2026-11-20']) await bring(hari, karyawanId)
    await transaction(server.db, (tx) =>
      ensureHakCuti(tx, { hari: '2026-11-20', sampai: '2027-03-05', saat: Date.parse(JUMAT_PAGI) }, [
        karyawanId,
      ]),
    )
    const { saldo, hak } = (await buku(karyawanId)).body['data']
    expect(saldo).toBe(12)
    expect(hak.map((h: Record<string, unknown>) => [h['mulai'], h['sisa'], h['berlaku']])).toEqual([
      ['2027-03-01', 12, false],
      ['2026-03-01', 12, true],
      ['2025-03-01', 0, false],
    ])
  })
})

describe('POST /karyawan/{id}/cuti', () => {
  it('adds and takes days with the reason, in the trail, in the name of who did it', async () => {
    const satu = orang()
    const { id } = await hakDari(satu)
    const { status, body } = await koreksi(satu.karyawanId, {
      hak_id: id,
      jumlah: -5,
      keterangan: 'Sudah dipakai sebelum memakai Rekan.',
    })
    expect([status, body['data'].saldo]).toEqual([200, 7])
    expect(body['data'].hak[0].mutasi[1]).toMatchObject({
      jenis: 'KOREKSI',
      jumlah: -5,
      keterangan: 'Sudah dipakai sebelum memakai Rekan.',
      oleh: { id: (await findAkun(server.owner, 'hrd@rekan.example')).penggunaId },
    })
    expect(
      (await koreksi(satu.karyawanId, { hak_id: id, jumlah: 2, keterangan: 'Bonus.' })).body['data'].saldo,
    ).toBe(9)
    const catatan = await server.owner
      .selectFrom('audit')
      .select(['sebelum', 'sesudah'])
      .where('tindakan', '=', 'POST /karyawan/{id}/cuti')
      .where('objek_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(
      catatan.map(({ sebelum, sesudah }) => [sebelum?.['sisa'], sesudah?.['sisa'], sesudah?.['jumlah']]),
    ).toEqual([
      [12, 7, -5],
      [7, 9, 2],
    ])
  })

  it('never goes below zero, not by ten at once', async () => {
    const satu = orang()
    const { id } = await hakDari(satu)
    const tolak = await koreksi(satu.karyawanId, { hak_id: id, jumlah: -13, keterangan: 'Salah.' })
    expect([tolak.status, tolak.body['message']]).toEqual([
      409,
      'Sisa cuti tidak cukup: tersisa 12 hari, tidak dapat dikurangi 13 hari.',
    ])
    const hasil = await Promise.all(
      Array.from({ length: 10 }, () =>
        koreksi(satu.karyawanId, { hak_id: id, jumlah: -3, keterangan: 'Uji.' }),
      ),
    )
    expect(hasil.filter(({ status }) => status === 200)).toHaveLength(4)
    expect((await hakDari(satu)).sisa).toBe(0)
  })

  it('is never for one’s own, and for HR alone', async () => {
    const { karyawanId } = await findAkun(server.owner, 'hrd@rekan.example')
    const { id } = (await buku(karyawanId)).body['data'].hak[0]
    const tolak = await koreksi(karyawanId, { hak_id: id, jumlah: 5, keterangan: 'Untuk saya.' })
    expect([tolak.status, tolak.body['error'].error]).toEqual([403, 'CUTI_SENDIRI'])
    const { karyawanId: lain } = orang()
    for (const oleh of ['karyawan', 'koordinator', 'admin'])
      expect((await koreksi(lain, { hak_id: 1, jumlah: 1, keterangan: 'x' }, oleh)).status).toBe(403)
  })

  it.each<[string, object, string]>([
    ['another person’s year', { hak_id: 1 }, 'hak_id'],
    ['a year that is none', { hak_id: 999_999 }, 'hak_id'],
    ['no days', { jumlah: 0 }, 'jumlah'],
    ['a quarter of a day', { jumlah: 0.25 }, 'jumlah'],
    ['ten years', { jumlah: 3650 }, 'jumlah'],
    ['words', { jumlah: 'dua' }, 'jumlah'],
    ['no reason', { keterangan: ' ' }, 'keterangan'],
    ['a reason of 501', { keterangan: 'a'.repeat(501) }, 'keterangan'],
    ['more than asked', { jenis: 'HAK' }, 'jenis'],
  ])('refuses %s', async (_nama, isi, field) => {
    const lain = orang()
    await hakDari(lain)
    const satu = orang()
    const { id } = await hakDari(satu)
    const { status, body } = await koreksi(satu.karyawanId, {
      hak_id: id,
      jumlah: 1,
      keterangan: 'Uji.',
      ...isi,
    })
    expect([status, Object.keys(body['errors'])]).toEqual([422, [field]])
    expect((await hakDari(satu)).sisa).toBe(12)
  })

  it('refuses a year that has lapsed', async () => {
    const { karyawanId } = orang()
    await masuk(karyawanId, '2024-01-15')
    await bring('2025-02-01', karyawanId)
    const { hak } = (await buku(karyawanId)).body['data']
    const [, lama] = hak
    expect([lama.mulai, lama.sisa]).toEqual(['2025-01-15', 0])
    const { status, body } = await koreksi(karyawanId, { hak_id: lama.id, jumlah: 1, keterangan: 'Uji.' })
    expect([status, body['errors'].hak_id]).toEqual([422, ['Hak cuti ini sudah gugur.']])
  })
})

describe('a changed day of entry', () => {
  const ubah = async (karyawanId: number, tanggal_masuk: string) => {
    const { body } = await server.call(`GET /karyawan/${karyawanId}`, { token: token['hrd'] })
    return server.call(`POST /karyawan/${karyawanId}`, {
      token: token['hrd'],
      body: { versi: body['data'].versi, tanggal_masuk },
    })
  }
  const ringkas = async (karyawanId: number) =>
    (await buku(karyawanId)).body['data'].hak.map((h: Record<string, unknown>) => [
      h['mulai'],
      h['sampai'],
      h['sisa'],
    ])

  it('moves the year’s leave with it, used days and all', async () => {
    const satu = orang()
    const { id } = await hakDari(satu)
    await koreksi(satu.karyawanId, { hak_id: id, jumlah: -4, keterangan: 'Uji.' })
    expect((await ubah(satu.karyawanId, '2023-12-15')).status).toBe(200)
    expect(await ringkas(satu.karyawanId)).toEqual([['2025-12-15', '2027-06-14', 8]])
  })

  it('keeps what was given too soon until it is due, and gives it once', async () => {
    const { karyawanId } = orang()
    await buku(karyawanId)
    expect((await ubah(karyawanId, '2025-12-20')).status).toBe(200)
    expect((await buku(karyawanId)).body['data'].saldo).toBe(0)
    await bring('2026-12-20', karyawanId)
    expect(await ringkas(karyawanId)).toEqual([['2026-12-20', '2028-06-19', 12]])
  })

  // Where a ledger stands: who came when, the days on which it was brought up to date, days taken of the newest year.
  it.each<[string, string, readonly string[], number]>([
    ['new here', '2024-03-01', ['2026-11-20'], 6],
    ['here for years', '2022-03-01', ['2023-03-01', '2026-11-20'], 6],
    ['carried over', '2024-06-01', ['2025-06-01', '2026-11-20'], 0],
    ['not due yet', '2026-01-15', ['2026-11-20'], 0],
  ])('and back again leaves the ledger of who is %s as it was', async (_nama, semula, hari, terpakai) => {
    const { karyawanId } = orang()
    await masuk(karyawanId, semula)
    await server.owner
      .updateTable('penempatan')
      .set({ tanggal_masuk: semula })
      .where('karyawan_id', '=', karyawanId)
      .execute()
    for (const satu of hari) await bring(satu, karyawanId)
    const { hak } = (await buku(karyawanId)).body['data']
    if (terpakai > 0) await koreksi(karyawanId, { hak_id: hak[0].id, jumlah: -terpakai, keterangan: 'Uji.' })
    const keadaan = () =>
      server.owner
        .selectFrom('hak_cuti')
        .select(['id', 'mulai', 'akhir', 'sampai', 'sisa'])
        .where('karyawan_id', '=', karyawanId)
        .orderBy('id')
        .execute()
    const sebelum = await keadaan()
    const saldo = async () => (await buku(karyawanId)).body['data'].saldo
    const saldoSebelum = await saldo()
    for (const salah of ['2026-04-01', '2023-10-01', '2021-11-15', '2014-02-01', '2023-02-28']) {
      expect((await ubah(karyawanId, salah)).status).toBe(200)
      await bring('2026-11-20', karyawanId)
      expect((await ubah(karyawanId, semula)).status).toBe(200)
      // What the slip made due waits for its day.
      const kini = (await keadaan()).filter(
        ({ id, mulai }) => mulai <= '2026-11-20' || sebelum.some((h) => h.id === id),
      )
      expect([salah, kini, await saldo()]).toEqual([salah, sebelum, saldoSebelum])
    }
  })

  it('gives what a new employee with long service has running', async () => {
    const { karyawanId } = orang()
    expect((await ubah(karyawanId, '2015-06-01')).status).toBe(200)
    expect(await ringkas(karyawanId)).toEqual([['2026-06-01', '2027-11-30', 12]])
  })
})

describe('POST /pengaturan/cuti', () => {
  const atur = (isi: object = {}, oleh = 'hrd') =>
    server.call('POST /pengaturan/cuti', {
      token: token[oleh],
      body: { bawa_bulan: 6, bawa_hari: null, bersama_memotong: false, ...isi },
    })

  it.each([
    ['2024-02-29', '2026-03-01'],
    ['2023-08-31', '2026-09-01'],
    ['2020-01-31', '2026-02-01'],
    ['2021-12-01', '2026-11-20'],
  ])(
    'moves the last day of what has not lapsed, as the rule has it for one who came on %s',
    async (tanggal, hari) => {
      const { karyawanId } = orang()
      await masuk(karyawanId, tanggal)
      await bring(hari, karyawanId)
      for (const bawa_bulan of [0, 1, 18, 6]) {
        expect((await atur({ bawa_bulan })).body['data'].bawa_bulan).toBe(bawa_bulan)
        const harapan = hakTahunan(tanggal, hari, { bawa_bulan }).at(-1)
        const ada = await server.owner
          .selectFrom('hak_cuti')
          .select(['mulai', 'akhir', 'sampai'])
          .where('karyawan_id', '=', karyawanId)
          .execute()
        expect(ada).toEqual([harapan])
      }
    },
  )

  it('lets nothing lapse at once: a shorter time is for leave whose year is not over, a longer one for all', async () => {
    const { karyawanId } = orang()
    await masuk(karyawanId, '2024-11-01')
    for (const hari of ['2025-11-01', '2026-11-20']) await bring(hari, karyawanId)
    const ada = async () =>
      (await buku(karyawanId)).body['data'].hak.map((h: Record<string, unknown>) => [h['sampai'], h['sisa']])
    const awal = [
      ['2028-04-30', 12],
      ['2027-04-30', 12],
    ]
    expect(await ada()).toEqual(awal)
    expect((await atur({ bawa_bulan: 0 })).body['message']).toMatch(
      /^Aturan cuti disimpan\. Batas akhir \d+ hari cuti dari \d+ karyawan bergeser\.$/,
    )
    await bring('2026-11-20', karyawanId)
    expect(await ada()).toEqual([
      ['2027-10-31', 12],
      ['2027-04-30', 12],
    ])
    await atur({ bawa_bulan: 9 })
    expect(await ada()).toEqual([
      ['2028-07-31', 12],
      ['2027-07-31', 12],
    ])
    await atur()
    expect(await ada()).toEqual([awal[0], ['2027-07-31', 12]])
    expect((await atur()).body['message']).toBe('Aturan cuti disimpan.')
  })

  it('leaves what has lapsed where it is, and stands in the trail', async () => {
    const { karyawanId } = orang()
    await masuk(karyawanId, '2024-01-15')
    for (const hari of ['2025-02-01', '2026-11-20']) await bring(hari, karyawanId)
    await atur({ bawa_bulan: 24, bawa_hari: 3 })
    const hak = await server.owner
      .selectFrom('hak_cuti')
      .select('sampai')
      .where('karyawan_id', '=', karyawanId)
      .where('mulai', '=', '2025-01-15')
      .execute()
    expect(hak).toEqual([{ sampai: '2026-07-14' }])
    expect((await server.call('GET /pengaturan/cuti', { token: token['hrd'] })).body['data']).toEqual({
      bawa_bulan: 24,
      bawa_hari: 3,
      bersama_memotong: false,
    })
    await atur()
    const [catatan] = await server.owner
      .selectFrom('audit')
      .select(['sebelum', 'sesudah'])
      .where('tindakan', '=', 'POST /pengaturan/cuti')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(catatan).toEqual({
      sebelum: { bawa_bulan: 24, bawa_hari: 3 },
      sesudah: { bawa_bulan: 6, bawa_hari: null },
    })
  })

  it.each<[string, object, string]>([
    ['a negative carry-over', { bawa_bulan: -1 }, 'bawa_bulan'],
    ['more than two years', { bawa_bulan: 25 }, 'bawa_bulan'],
    ['half a month', { bawa_bulan: 1.5 }, 'bawa_bulan'],
    ['no months', { bawa_bulan: null }, 'bawa_bulan'],
    ['more days than a year has', { bawa_hari: 367 }, 'bawa_hari'],
    ['neither yes nor no', { bersama_memotong: 'ya' }, 'bersama_memotong'],
    ['more than asked', { bersama_sejak: '2020-01-01' }, 'bersama_sejak'],
  ])('refuses %s', async (_nama, isi, field) => {
    const { status, body } = await atur(isi)
    expect([status, Object.keys(body['errors'])]).toEqual([422, [field]])
  })

  it.each(['karyawan', 'koordinator', 'admin'])('is not for a %s', async (role) => {
    expect((await atur({}, role)).status).toBe(403)
    expect((await server.call('GET /pengaturan/cuti', { token: token[role] })).status).toBe(403)
  })
})
