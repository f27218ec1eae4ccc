import { statusHari } from '@rekan/domain/presensi/hari/presensi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { findAkun, insertAbsensi } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { ensureHakCuti } from '../cuti/hak.service.ts'
import { fetchHariRentang } from '../../presensi/hari/hari.service.ts'

let server: TestServer
let people: Person[]
let koordinatorId: number
const token: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  await server.owner.updateTable('pengaturan_cuti').set({ bersama_memotong: false }).execute()
  people = await addPeople(server.owner, 60, Date.parse(JUMAT_PAGI))
  for (const role of ['koordinator', 'hrd']) token[role] = await server.login(`${role}@rekan.example`)
  koordinatorId = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
})
afterAll(() => server.close())

const orang = () => people.pop() as Person
const ajukan = (satu: Person, isi: Parameters<typeof insertAbsensi>[3]) =>
  insertAbsensi(server.owner, satu, koordinatorId, isi)
const cuti = (satu: Person, dari: string, sampai: string, total_hari: number) =>
  ajukan(satu, { jenis_izin: 'CUTI', cuti_id: 1, tanggal_mulai: dari, tanggal_selesai: sampai, total_hari })
const post = (oleh: string | undefined, id: number, apa: 'approve' | 'reject' | 'cancel') =>
  server.call(`POST /absensi/${id}/${apa}`, { token: oleh, body: {} })
const setujui = (id: number) => post(token['koordinator'], id, 'approve')
const batalkan = (id: number) => post(token['hrd'], id, 'cancel')
const hak = (satu: Person) =>
  server.owner
    .selectFrom('hak_cuti')
    .select(['mulai', 'sisa'])
    .where('karyawan_id', '=', satu.karyawanId)
    .orderBy('mulai')
    .execute()
const mutasi = async (absensiId: number) =>
  (
    await server.owner
      .selectFrom('mutasi_cuti as m')
      .innerJoin('hak_cuti as h', 'h.id', 'm.hak_id')
      .select(['h.mulai', 'm.jenis', 'm.jumlah'])
      .where('absensi_id', '=', absensiId)
      .orderBy('m.id')
      .execute()
  ).map((m) => [m.mulai, m.jenis, m.jumlah])
const status = async (id: number) =>
  (await server.owner.selectFrom('absensi').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

const checkIn = async (satu: Person, hari: string) => {
  const { id } = await server.owner
    .insertInto('presensi')
    .values({ karyawan_id: satu.karyawanId, tanggal: hari })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.owner
    .insertInto('presensi_kejadian')
    .values({
      presensi_id: id,
      tanggal: hari,
      jenis: 'check_in',
      waktu: new Date(`${hari}T07:55:00+07:00`),
      kantor_id: 1,
      latitude: null,
      longitude: null,
      akurasi: null,
      lokasi: 'tidak_diketahui',
      jarak_meter: null,
      di_luar_area: false,
      perlu_tinjauan: false,
      keterangan: '',
      oleh_id: null,
      selfie_sha256: Buffer.alloc(32),
    })
    .execute()
}

describe('[API-08] annual leave approved', () => {
  it('is taken from the ledger, and comes back when HR withdraws it', async () => {
    const satu = orang()
    const id = await cuti(satu, '2026-11-26', '2026-11-30', 3)
    expect((await setujui(id)).body['data']).toMatchObject({ total_hari: 3, karyawan: { jatah_cuti: 9 } })
    expect(await mutasi(id)).toEqual([['2026-01-01', 'PAKAI', -3]])
    const { body } = await server.call('GET /rekap/cuti', { token: satu.token })
    expect(body['data'].saldo).toBe(9)
    expect(body['data'].hak[0].mutasi[1]).toMatchObject({
      jenis: 'PAKAI',
      jumlah: -3,
      keterangan: '26 November 2026 s.d. 30 November 2026',
      oleh: { id: koordinatorId },
    })
    expect((await batalkan(id)).body['data']).toMatchObject({
      status: 'dibatalkan',
      karyawan: { jatah_cuti: 12 },
    })
    expect(await mutasi(id)).toEqual([
      ['2026-01-01', 'PAKAI', -3],
      ['2026-01-01', 'KEMBALI', 3],
    ])
  })

  it('is taken first from what lapses first', async () => {
    const satu = orang()
    const bring = (hari: string) =>
      transaction(server.db, (tx) => ensureHakCuti(tx, { hari, saat: Date.parse(hari) }, [satu.karyawanId]))
    await server.owner.updateTable('pengaturan_cuti').set({ bawa_bulan: 12 }).execute()
    await bring('2025-06-01')
    await server.owner.updateTable('pengaturan_cuti').set({ bawa_bulan: 6 }).execute()
    await bring('2026-01-02')
    const id = await cuti(satu, '2026-12-28', '2027-01-08', 8)
    expect((await setujui(id)).status).toBe(200)
    // 2025's may be taken until the end of 2026.
    expect(await mutasi(id)).toEqual([
      ['2025-01-01', 'PAKAI', -4],
      ['2026-01-01', 'PAKAI', -4],
    ])
    expect((await hak(satu)).map(({ sisa }) => sisa)).toEqual([8, 8, 12])
  })

  it('counts the days anew: a holiday since is no day of leave', async () => {
    const satu = orang()
    const id = await cuti(satu, '2027-03-17', '2027-03-18', 2)
    await server.owner
      .insertInto('libur')
      .values({ tanggal: '2027-03-18', jenis: 'PERUSAHAAN', nama: 'Hari jadi perusahaan', berlaku: true })
      .execute()
    expect((await setujui(id)).body['data'].total_hari).toBe(1)
    expect((await mutasi(id)).map(([, , jumlah]) => jumlah)).toEqual([-1])
    const kosong = await ajukan(satu, { tanggal_mulai: '2027-03-20' })
    const tolak = await setujui(kosong)
    expect([tolak.status, tolak.body['error'].error, await status(kosong)]).toEqual([
      409,
      'TANPA_HARI',
      'menunggu',
    ])
    expect((await post(token['koordinator'], kosong, 'reject')).status).toBe(200)
  })

  it('takes no day on which the person was at work', async () => {
    const satu = orang()
    const id = await cuti(satu, '2026-11-20', '2026-11-23', 2)
    await checkIn(satu, '2026-11-20')
    expect((await setujui(id)).body['data']).toMatchObject({ total_hari: 1, karyawan: { jatah_cuti: 11 } })
    expect(await mutasi(id)).toEqual([['2026-01-01', 'PAKAI', -1]])
    const lain = orang()
    await checkIn(lain, '2026-11-20')
    const sehari = await cuti(lain, '2026-11-20', '2026-11-20', 1)
    const { status: kode, body } = await setujui(sehari)
    expect([kode, body['error'].error, await mutasi(sehari)]).toEqual([409, 'TANPA_HARI', []])
    // Work elsewhere is work, with a check-in or without.
    await checkIn(lain, '2026-11-19')
    const dinas = await ajukan(lain, { jenis_izin: 'DINAS_LUAR', tanggal_mulai: '2026-11-19' })
    expect((await setujui(dinas)).status).toBe(200)
  })

  it('is refused when not enough is left, with the numbers, and still waits', async () => {
    const satu = orang()
    const [satu_, dua] = [
      await cuti(satu, '2026-11-23', '2026-12-04', 10),
      await cuti(satu, '2026-12-07', '2026-12-09', 3),
    ]
    await setujui(satu_)
    const { status: kode, body } = await setujui(dua)
    expect([kode, body['message']]).toEqual([409, 'Sisa cuti tidak cukup: diminta 3 hari, tersedia 2 hari.'])
    expect([await status(dua), await mutasi(dua)]).toEqual(['menunggu', []])
    await batalkan(satu_)
    expect((await setujui(dua)).status).toBe(200)
  })

  it('leaves the ledger alone for every other kind', async () => {
    const satu = orang()
    const id = await ajukan(satu, { jenis_izin: 'CUTI', cuti_id: 20, tanggal_mulai: '2026-12-01' })
    expect((await setujui(id)).status).toBe(200)
    expect(await mutasi(id)).toEqual([])
    expect((await batalkan(id)).status).toBe(200)
  })

  it('keeps within what a month gives, counted once more', async () => {
    const satu = orang()
    const haid = (tanggal: string, sampai: string, total_hari: number) =>
      ajukan(satu, {
        jenis_izin: 'CUTI',
        cuti_id: 6,
        tanggal_mulai: tanggal,
        tanggal_selesai: sampai,
        total_hari,
      })
    const [pertama, kedua] = [
      await haid('2026-12-01', '2026-12-01', 1),
      await haid('2026-12-03', '2026-12-05', 1),
    ]
    expect((await setujui(pertama)).status).toBe(200)
    // Thursday to Saturday: filed when the Friday was off.
    const { status: kode, body } = await setujui(kedua)
    expect([kode, body['message']]).toEqual([409, 'Sisa cuti tidak cukup: diminta 2 hari, tersedia 1 hari.'])
  })
})

describe('who withdraws', () => {
  it('its person while it waits, HR an approved one too, nobody their own approved one', async () => {
    const satu = orang()
    const [a, b] = [
      await ajukan(satu, { tanggal_mulai: '2026-12-01' }),
      await ajukan(satu, { tanggal_mulai: '2026-12-02' }),
    ]
    expect((await post(satu.token, a, 'cancel')).body['data']).toMatchObject({
      status: 'dibatalkan',
      keputusan: { status: 'dibatalkan', oleh: { id: satu.penggunaId } },
    })
    expect((await post(satu.token, a, 'cancel')).status).toBe(409)
    expect((await setujui(a)).body['message']).toBe(
      `Pengajuan ini sudah dibatalkan oleh Orang ${people.length}.`,
    )
    await setujui(b)
    const tolak = await post(satu.token, b, 'cancel')
    expect([tolak.status, tolak.body['message']]).toEqual([
      409,
      'Pengajuan ini sudah disetujui oleh Rizky Pratama. Untuk membatalkannya, hubungi bagian HRD.',
    ])
    expect((await post(token['koordinator'], b, 'cancel')).status).toBe(403)
    expect((await post(orang().token, b, 'cancel')).status).toBe(404)
    expect((await batalkan(b)).status).toBe(200)

    const hrd = await findAkun(server.owner, 'hrd@rekan.example')
    const milik = await insertAbsensi(server.owner, hrd, koordinatorId, { tanggal_mulai: '2026-12-01' })
    await setujui(milik)
    expect((await batalkan(milik)).status).toBe(409)
    expect(await status(milik)).toBe('disetujui')
  })
})

describe('a correction approved', () => {
  const HARI = '2026-11-19'
  const koreksi = (satu: Person, isi: object) =>
    ajukan(satu, {
      jenis_izin: 'KOREKSI_PRESENSI',
      tanggal_mulai: HARI,
      jam_masuk: 8 * 3600,
      jam_pulang: 17 * 3600,
      keterangan: 'Ponsel rusak.',
      ...isi,
    })
  it('puts the day right, in the name of who approved; withdrawing it later is no way back', async () => {
    const satu = orang()
    const id = await koreksi(satu, {})
    expect((await setujui(id)).status).toBe(200)
    const kejadian = await server.owner
      .selectFrom('presensi_kejadian as e')
      .innerJoin('presensi as r', 'r.id', 'e.presensi_id')
      .select(['e.jenis', 'e.waktu', 'e.oleh_id', 'e.dikoreksi'])
      .where('r.karyawan_id', '=', satu.karyawanId)
      .orderBy('e.waktu')
      .execute()
    expect(kejadian).toEqual([
      {
        jenis: 'check_in',
        waktu: Date.parse(`${HARI}T08:00:00+07:00`),
        oleh_id: koordinatorId,
        dikoreksi: true,
      },
      {
        jenis: 'check_out',
        waktu: Date.parse(`${HARI}T17:00:00+07:00`),
        oleh_id: koordinatorId,
        dikoreksi: true,
      },
    ])
    const { status: kode, body } = await batalkan(id)
    expect([kode, body['error'].error, body['data'].status]).toEqual([409, 'KOREKSI_BERLAKU', 'disetujui'])
    const satuan = await server.call(`GET /absensi/${id}`, { token: token['hrd'] })
    expect(satuan.body['data'].dapat.batalkan).toBe(false)
  })

  it('changes nothing when it is rejected or cannot have been', async () => {
    const satu = orang()
    const id = await koreksi(satu, {})
    await post(token['koordinator'], id, 'reject')
    const mustahil = await koreksi(satu, { jam_masuk: 17 * 3600, jam_pulang: 8 * 3600 })
    const { status: kode, body } = await setujui(mustahil)
    expect([kode, body['error'].error, await status(mustahil)]).toEqual([
      409,
      'KOREKSI_TIDAK_DAPAT',
      'menunggu',
    ])
    const ada = await server.owner
      .selectFrom('presensi')
      .select('id')
      .where('karyawan_id', '=', satu.karyawanId)
      .execute()
    expect(ada).toEqual([])
  })

  it('leave approved after check-in takes effect from the next day', async () => {
    const satu = orang()
    await checkIn(satu, HARI)
    await setujui(await ajukan(satu, { tanggal_mulai: HARI, tanggal_selesai: '2026-11-20', total_hari: 2 }))
    const [kemarin] = await fetchHariRentang(server.db, satu.karyawanId, HARI, HARI)
    expect(kemarin && statusHari(kemarin.fakta, Date.parse(JUMAT_PAGI))).toBe('HADIR')
    const { body } = await server.call('GET /profile', { token: satu.token })
    expect(body['data'].presensi.status).toBe('IZIN')
  })
})
