import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { findAkun } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { ensureHakCuti } from './hak.service.ts'

let server: TestServer
let people: Person[]
const token: Record<string, string> = {}
beforeAll(async () => {
  // Each test brings the people it is about up to the day it needs.
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 80, Date.parse(JUMAT_PAGI))
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
  // Joint leave has a test of its own.
  await atur({ bersama_memotong: false })
})
afterAll(() => server.close())

/** Somebody at the head office who came on a day. */
async function orang(tanggalMasuk: string, isi: object = {}): Promise<Person> {
  const satu = people.pop() as Person
  await server.owner
    .updateTable('karyawan')
    .set({ tanggal_masuk: tanggalMasuk, ...isi })
    .where('id', '=', satu.karyawanId)
    .execute()
  await server.owner
    .updateTable('penempatan')
    .set({ tanggal_masuk: tanggalMasuk })
    .where('karyawan_id', '=', satu.karyawanId)
    .execute()
  return satu
}
const atur = (isi: object) => server.owner.updateTable('pengaturan_cuti').set(isi).execute()
const bring = (hari: string, ids: readonly number[], sampai = hari) =>
  transaction(server.db, (tx) =>
    ensureHakCuti(tx, { hari, sampai, saat: Date.parse(`${hari}T01:00:00Z`) }, ids),
  )
const mutasi = (karyawanId: number) =>
  server.owner
    .selectFrom('mutasi_cuti as m')
    .innerJoin('hak_cuti as h', 'h.id', 'm.hak_id')
    .select(['h.mulai', 'm.jenis', 'm.jumlah', 'm.tanggal', 'h.sisa'])
    .where('h.karyawan_id', '=', karyawanId)
    .orderBy('m.id')
    .execute()
const ringkas = async (karyawanId: number) =>
  (await mutasi(karyawanId)).map((m) => [m.mulai, m.jenis, m.jumlah])
const buku = async (satu: Person) => {
  const { status, body } = await server.call('GET /rekap/cuti', { token: satu.token })
  expect(status).toBe(200)
  return body['data']
}

describe('what becomes due', () => {
  it.each([
    ['not before twelve months', '2025-11-21', []],
    ['on the very day', '2025-11-20', [['2026-11-20', 'HAK', 12]]],
    ['of long service, the running year alone', '2015-03-01', [['2026-03-01', 'HAK', 12]]],
    ['of 29 February', '2024-02-29', [['2026-02-28', 'HAK', 12]]],
  ])('%s', async (_nama, masuk, harapan) => {
    const { karyawanId } = await orang(masuk)
    for (let i = 0; i < 2; i += 1) await bring('2026-11-20', [karyawanId])
    expect(await ringkas(karyawanId)).toEqual(harapan)
  })

  it('every year missed since the last one, and what has lapsed of them goes', async () => {
    const { karyawanId } = await orang('2020-05-04')
    await bring('2023-06-01', [karyawanId])
    await bring('2026-11-20', [karyawanId])
    expect(await ringkas(karyawanId)).toEqual([
      ['2023-05-04', 'HAK', 12],
      ['2024-05-04', 'HAK', 12],
      ['2025-05-04', 'HAK', 12],
      ['2026-05-04', 'HAK', 12],
      ['2023-05-04', 'GUGUR', -12],
      ['2024-05-04', 'GUGUR', -12],
      ['2025-05-04', 'GUGUR', -12],
    ])
  })

  it('nothing for who has left, and ahead of time for a request that reaches so far', async () => {
    const { karyawanId: keluar } = await orang('2020-01-01', {
      aktif: false,
      tanggal_keluar: '2026-10-01',
      alasan_keluar: 'Pindah.',
    })
    const { karyawanId } = await orang('2025-12-01')
    await bring('2026-11-20', [keluar, karyawanId], '2026-12-22')
    expect(await ringkas(keluar)).toEqual([])
    expect(await ringkas(karyawanId)).toEqual([['2026-12-01', 'HAK', 12]])
  })

  it('once, of ten at the same time', async () => {
    const { karyawanId } = await orang('2019-01-01')
    await Promise.all(Array.from({ length: 10 }, () => bring('2026-11-20', [karyawanId])))
    expect(await ringkas(karyawanId)).toEqual([['2026-01-01', 'HAK', 12]])
  })

  it('as many days as the company gives', async () => {
    await server.owner.updateTable('jenis_cuti').set({ kuota: 14 }).where('id', '=', 1).execute()
    const { karyawanId } = await orang('2019-01-01')
    await bring('2026-11-20', [karyawanId])
    await server.owner.updateTable('jenis_cuti').set({ kuota: 12 }).where('id', '=', 1).execute()
    expect(await ringkas(karyawanId)).toEqual([['2026-01-01', 'HAK', 14]])
  })
})

describe('what lapses', () => {
  it('what exceeds the carry-over with its year, the rest after its last day, each once', async () => {
    await atur({ bawa_hari: 5 })
    const { karyawanId } = await orang('2024-12-01')
    await bring('2025-12-01', [karyawanId])
    for (const hari of ['2026-11-30', '2026-12-01', '2026-12-02', '2027-05-31', '2027-06-01', '2027-06-02'])
      await bring(hari, [karyawanId])
    await atur({ bawa_hari: null })
    const semua = await mutasi(karyawanId)
    expect(semua.filter((m) => m.mulai === '2025-12-01').map((m) => [m.jenis, m.jumlah])).toEqual([
      ['HAK', 12],
      ['GUGUR', -7],
      ['GUGUR', -5],
    ])
  })

  it('nothing that a waiting request may still take', async () => {
    const { karyawanId, penggunaId } = await orang('2024-05-20')
    await bring('2026-05-19', [karyawanId])
    const koordinator = await findAkun(server.owner, 'koordinator@rekan.example')
    const { id } = await server.owner
      .insertInto('absensi')
      .values({
        karyawan_id: karyawanId,
        koordinator_id: koordinator.penggunaId,
        diajukan_oleh_id: penggunaId,
        jenis_izin: 'CUTI',
        cuti_id: 1,
        tanggal_mulai: '2026-11-19',
        tanggal_selesai: '2026-11-19',
        total_hari: 1,
        keterangan: 'Keluarga.',
        dibuat_pada: new Date('2026-11-18T00:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const gugur = async () => (await ringkas(karyawanId)).filter(([, jenis]) => jenis === 'GUGUR')
    await bring('2026-11-25', [karyawanId])
    expect(await gugur()).toEqual([])
    const hrd = token['hrd']
    expect((await server.call(`POST /absensi/${id}/approve`, { token: hrd, body: {} })).status).toBe(200)
    await bring('2026-11-26', [karyawanId])
    expect(await gugur()).toEqual([['2025-05-20', 'GUGUR', -11]])
    // What comes back to a year that is over lapses as well.
    await server.call(`POST /absensi/${id}/cancel`, { token: hrd, body: {} })
    await bring('2026-11-27', [karyawanId])
    expect(await gugur()).toEqual([
      ['2025-05-20', 'GUGUR', -11],
      ['2025-05-20', 'GUGUR', -1],
    ])
  })
})

describe('joint leave', () => {
  // In 2026: 24 December, a Thursday.
  const BERSAMA = '2026-12-24'
  const bersama = async (karyawanId: number) =>
    (await mutasi(karyawanId)).filter((m) => m.tanggal === BERSAMA).map((m) => m.jumlah)
  beforeAll(() => atur({ bersama_memotong: true, bersama_sejak: '2026-12-01' }))
  afterAll(() => atur({ bersama_memotong: false, bersama_sejak: null }))

  it('takes a day from who was off because of it, once the day is over, and only once', async () => {
    const { karyawanId } = await orang('2024-01-01')
    await bring('2026-12-24', [karyawanId])
    expect(await bersama(karyawanId)).toEqual([])
    for (const hari of ['2026-12-25', '2026-12-26']) await bring(hari, [karyawanId])
    expect(await bersama(karyawanId)).toEqual([-1])
    expect((await mutasi(karyawanId))[0]?.sisa).toBe(11)
  })

  it('once, of ten at the same time', async () => {
    const { karyawanId } = await orang('2024-01-01')
    await bring('2026-12-20', [karyawanId])
    await Promise.all(Array.from({ length: 10 }, () => bring('2026-12-28', [karyawanId])))
    expect(await bersama(karyawanId)).toEqual([-1])
  })

  it.each<[string, (satu: Person) => Promise<unknown>]>([
    [
      'who worked',
      async ({ karyawanId }) => {
        const { id } = await server.owner
          .insertInto('presensi')
          .values({ karyawan_id: karyawanId, tanggal: BERSAMA })
          .returning('id')
          .executeTakeFirstOrThrow()
        await server.owner
          .insertInto('presensi_kejadian')
          .values({
            presensi_id: id,
            tanggal: BERSAMA,
            jenis: 'check_in',
            waktu: new Date('2026-12-24T01:00:00Z'),
            kantor_id: 1,
            latitude: null,
            longitude: null,
            akurasi: null,
            lokasi: 'tidak_diketahui',
            jarak_meter: null,
            di_luar_area: true,
            perlu_tinjauan: true,
            keterangan: '',
            oleh_id: null,
            selfie_sha256: Buffer.alloc(32),
          })
          .execute()
      },
    ],
    [
      'whose schedule knows no holidays',
      async ({ karyawanId }) => {
        const { id } = await server.owner
          .insertInto('jadwal')
          .values({ nama: `Tanpa libur ${karyawanId}` })
          .returning('id')
          .executeTakeFirstOrThrow()
        await server.owner
          .insertInto('jadwal_versi')
          .values({ jadwal_id: id, masuk_saat_libur: true })
          .execute()
        await server.owner
          .insertInto('jadwal_hari')
          .values(
            [1, 2, 3, 4, 5].map((h) => ({ jadwal_id: id, hari: h, jam_mulai: 28_800, jam_selesai: 61_200 })),
          )
          .execute()
        await server.owner
          .updateTable('penempatan')
          .set({ jadwal_id: id })
          .where('karyawan_id', '=', karyawanId)
          .execute()
      },
    ],
    [
      'whose roster had them off anyway',
      async ({ karyawanId }) =>
        server.owner
          .insertInto('jadwal_pengganti')
          .values({ karyawan_id: karyawanId, tanggal: BERSAMA, jam_mulai: null, jam_selesai: null })
          .execute(),
    ],
    [
      'who was ill',
      async ({ karyawanId, penggunaId }) => {
        const { penggunaId: oleh } = await findAkun(server.owner, 'koordinator@rekan.example')
        await server.owner
          .insertInto('absensi')
          .values({
            karyawan_id: karyawanId,
            koordinator_id: oleh,
            diajukan_oleh_id: penggunaId,
            jenis_izin: 'SAKIT',
            tanggal_mulai: '2026-12-22',
            tanggal_selesai: '2026-12-28',
            total_hari: 4,
            keterangan: 'Demam berdarah.',
            status: 'disetujui',
            diputus_oleh_id: oleh,
            diputus_pada: new Date('2026-12-22T03:00:00Z'),
            dibuat_pada: new Date('2026-12-22T00:00:00Z'),
          })
          .execute()
      },
    ],
  ])('leaves alone %s', async (_nama, siapkan) => {
    const satu = await orang('2024-01-01')
    await siapkan(satu)
    for (const hari of ['2026-12-25', '2026-12-27']) await bring(hari, [satu.karyawanId])
    expect(await bersama(satu.karyawanId)).toEqual([0])
    expect((await mutasi(satu.karyawanId))[0]?.sisa).toBe(12)
    server.setClock('2026-12-27T08:00:00+07:00')
    expect((await buku(satu)).hak[0].mutasi).toHaveLength(1)
    server.setClock(JUMAT_PAGI)
  })

  it('takes nothing where nothing is left, not even from what HR adds later', async () => {
    const satu = await orang('2024-01-01')
    await bring('2026-12-20', [satu.karyawanId])
    const [hak] = (await buku(satu)).hak
    const koreksi = (jumlah: number) =>
      server.call(`POST /karyawan/${satu.karyawanId}/cuti`, {
        token: token['hrd'],
        body: { hak_id: hak.id, jumlah, keterangan: 'Saldo awal.' },
      })
    await koreksi(-12)
    await bring('2026-12-25', [satu.karyawanId])
    await koreksi(3)
    await bring('2026-12-26', [satu.karyawanId])
    expect((await mutasi(satu.karyawanId)).at(-1)?.sisa).toBe(3)
  })

  it('is free where the company takes none, and stays so when it begins to', async () => {
    await atur({ bersama_memotong: false, bersama_sejak: null })
    const { karyawanId } = await orang('2024-01-01')
    await bring('2026-12-25', [karyawanId])
    server.setClock('2026-12-26T08:00:00+07:00')
    const hrd = await server.login('hrd@rekan.example')
    const body = { bawa_bulan: 6, bawa_hari: null, bersama_memotong: true }
    expect((await server.call('POST /pengaturan/cuti', { token: hrd, body })).status).toBe(200)
    server.setClock(JUMAT_PAGI)
    await bring('2026-12-27', [karyawanId])
    expect(await bersama(karyawanId)).toEqual([])
  })
})
