import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addCheckIn, addPeople } from '../../../../test/people.ts'
import { findAkun, insertHakCuti } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { fetchHariRentang } from '../../presensi/hari/hari.service.ts'
import { rekapFrom } from '../../presensi/rekap/rekap.service.ts'
import { computeRekap } from '@rekan/domain/presensi/hari/rekap'

let server: TestServer
let people: Person[]
let orang: Person
let rizky: number
let hrd: string
let koordinator: string
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 20, Date.parse(JUMAT_PAGI))
  rizky = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
  hrd = await server.login('hrd@rekan.example')
  koordinator = await server.login('koordinator@rekan.example')
  await server.owner.updateTable('pengaturan_cuti').set({ bersama_memotong: false }).execute()
  await boleh(true)
})
afterAll(() => server.close())

const jenis = async (id = 1) => {
  const { body } = await server.call('GET /kelola/pengaturan/jenis-cuti', { token: hrd })
  return (body['data'] as { id: number; versi: number }[]).find((satu) => satu.id === id)
}
async function boleh(boleh_setengah: boolean, id = 1) {
  return server.call(`POST /kelola/pengaturan/jenis-cuti/${id}`, {
    token: hrd,
    body: { boleh_setengah, berlaku_dari: '2026-11-20', versi: (await jenis(id))?.versi },
  })
}
const pilih = async (saldo = 2) => {
  orang = people.pop() as Person
  await insertHakCuti(server.owner, orang.karyawanId, saldo, ['2026-01-10', '2027-01-09'])
}
const HALF = { jenis_izin: 'CUTI', cuti_id: 1, tanggal_mulai: '2026-11-23', paruh: 'pagi' }
const ajukan = async (isi: Record<string, string | number | null> = {}) => {
  const lengkap = { koordinator_id: rizky, keterangan: 'Mengurus SIM.', ...HALF, ...isi }
  const form = new FormData()
  for (const [isian, nilai] of Object.entries({ tanggal_selesai: lengkap.tanggal_mulai, ...lengkap }))
    if (nilai !== null) form.append(isian, String(nilai))
  return server.call('POST /absensi/pengajuan', { token: orang.token, form })
}
const data = (jawab: { body: Record<string, unknown> }) => jawab.body['data'] as Record<string, unknown>
const setujui = (id: unknown) =>
  server.call(`POST /absensi/${String(id)}/approve`, { token: koordinator, body: {} })
const saldo = async () =>
  data(await server.call('GET /rekap/perizinan', { token: orang.token }))['jatah_cuti']
const hari = async (tanggal = '2026-11-23') =>
  (await fetchHariRentang(server.deps.db, orang.karyawanId, tanggal, tanggal))[0]

describe('half a day of leave', () => {
  it('is filed, counted and taken as half a day; withdrawn, it comes back', async () => {
    await pilih()
    const query = `cuti_id=1&jenis_izin=CUTI&tanggal_mulai=2026-11-23&tanggal_selesai=2026-11-23&paruh=siang`
    const hitung = await server.call(`GET /absensi/hitung?${query}`, { token: orang.token })
    expect(data(hitung)).toMatchObject({ total_hari: 0.5, sisa: 2, keberatan: {} })
    const jawab = await ajukan()
    expect(jawab.status).toBe(201)
    expect(data(jawab)).toMatchObject({
      paruh: 'pagi',
      total_hari: 0.5,
      jenis: 'Cuti Tahunan, setengah hari (pagi)',
    })
    const disetujui = await setujui(data(jawab)['id'])
    expect(data(disetujui)).toMatchObject({ status: 'disetujui', total_hari: 0.5, dikembalikan: 0.5 })
    expect(await saldo()).toBe(1.5)
    await server.call(`POST /absensi/${String(data(jawab)['id'])}/cancel`, { token: hrd, body: {} })
    expect(await saldo()).toBe(2)
  })

  it('leaves the other half to be attended, by its own hours, and the recap says so', async () => {
    await pilih()
    await setujui(data(await ajukan())['id'])
    const satu = await hari()
    expect(satu?.fakta.izin).toBeNull()
    expect(satu?.setengah).toEqual({ jenis: 'CUTI', paruh: 'pagi' })
    expect(satu?.shift?.jam).toMatchObject({ mulai: 12.5 * 3600, selesai: 17 * 3600 })
    const rekap = (h: NonNullable<typeof satu>, saat: string) =>
      computeRekap([rekapFrom(h, Date.parse(saat))])
    expect(satu && rekap(satu, '2026-11-24T09:00:00+07:00')).toMatchObject({
      hari_kerja: 1,
      alpa: 1,
      cuti: 0,
      cuti_setengah: 1,
    })
    // What the day becomes when it is attended has the whole work's hours, so that half is taken of it once.
    await addCheckIn(server.owner, orang.karyawanId, '2026-11-23')
    const hadir = await hari()
    expect(hadir?.penugasan[0]?.shiftUtuh?.jam.mulai).toBe(8 * 3600)
    expect(hadir && rekap(hadir, '2026-11-24T09:00:00+07:00')).toMatchObject({ hadir: 1, cuti_setengah: 1 })
  })

  it('and the other half of the same day are a day away; the same half twice is refused', async () => {
    await pilih()
    const pertama = await ajukan()
    expect((await ajukan()).body).toMatchObject({
      errors: { tanggal_mulai: ['Sudah ada pengajuan lain pada tanggal itu.'] },
    })
    expect((await ajukan({ paruh: null })).status).toBe(422)
    const kedua = await ajukan({ paruh: 'siang' })
    expect(kedua.status).toBe(201)
    for (const satu of [pertama, kedua]) expect((await setujui(data(satu)['id'])).status).toBe(200)
    const sehari = await hari()
    expect([sehari?.fakta.izin, sehari?.setengah]).toEqual(['CUTI', null])
    expect(await saldo()).toBe(1)
  })

  it('is all that half a day that is left gives', async () => {
    await pilih(0.5)
    expect((await ajukan({ paruh: null })).body).toMatchObject({
      errors: {
        tanggal_selesai: [
          'Sisa Cuti Tahunan Anda pada tanggal itu 0,5 hari, sedangkan yang diajukan 1 hari.',
        ],
      },
    })
    expect((await ajukan()).status).toBe(201)
  })

  it('is of one day, of leave, and of a kind that HR lets be taken so', async () => {
    await pilih()
    const salah = async (isi: Record<string, string | number | null>) =>
      ((await ajukan(isi)).body['errors'] as Record<string, string[]> | undefined)?.['paruh']
    expect(await salah({ tanggal_selesai: '2026-11-24' })).toEqual([
      'Setengah hari hanya untuk satu tanggal.',
    ])
    expect(await salah({ jenis_izin: 'IZIN', cuti_id: null })).toEqual(['Setengah hari hanya untuk cuti.'])
    expect(await salah({ paruh: 'malam' })).toEqual(['Paruh hari tidak dikenal.'])
    await boleh(false)
    expect(await salah({})).toEqual(['Cuti Tahunan diambil per hari penuh.'])
    await boleh(true)
    const haid = await server.owner
      .selectFrom('jenis_cuti')
      .select('id')
      .where('kode', '=', 'CUTI_HAID')
      .executeTakeFirstOrThrow()
    expect((await boleh(true, haid.id)).body).toMatchObject({
      errors: {
        boleh_setengah: [
          'Setengah hari hanya untuk cuti berbayar yang dihitung per hari kerja, bukan per bulan.',
        ],
      },
    })
  })

  it('is written down by HR as well, and a balance is put right by halves', async () => {
    await pilih()
    const form = new FormData()
    const isi = {
      karyawan_id: orang.karyawanId,
      ...HALF,
      tanggal_selesai: '2026-11-23',
      keterangan: 'Sakit.',
    }
    for (const [isian, nilai] of Object.entries(isi)) form.append(isian, String(nilai))
    const dicatat = await server.call('POST /kelola/izin', { token: hrd, form })
    expect(data(dicatat)).toMatchObject({ paruh: 'pagi', total_hari: 0.5, status: 'disetujui' })
    const { id } = await server.owner
      .selectFrom('hak_cuti')
      .select('id')
      .where('karyawan_id', '=', orang.karyawanId)
      .executeTakeFirstOrThrow()
    const koreksi = (jumlah: number) =>
      server.call(`POST /karyawan/${orang.karyawanId}/cuti`, {
        token: hrd,
        body: { hak_id: id, jumlah, keterangan: 'Masuk setengah hari.' },
      })
    expect(data(await koreksi(0.5))).toMatchObject({ saldo: 2 })
    expect((await koreksi(0.25)).status).toBe(422)
  })
})
