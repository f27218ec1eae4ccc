import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertLembur } from '../../../../test/pengajuan.ts'
import { type Person, addCheckIn, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

const JENIS = 22

let server: TestServer
let people: Person[]
let orang: Person
let rizky: number
let hrd: string
let koordinator: string
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 8, Date.parse(JUMAT_PAGI))
  rizky = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
  hrd = await server.login('hrd@rekan.example')
  koordinator = await server.login('koordinator@rekan.example')
  await sql`insert into jenis_cuti_perubahan (jenis_cuti_id, berlaku_dari, ubah)
    values (${JENIS}, '2026-11-01', '{"aktif": true, "boleh_setengah": true}')`.execute(server.owner)
})
afterAll(() => server.close())

const data = (jawab: { body: Record<string, unknown> }) => jawab.body['data'] as Record<string, unknown>
const buku = async (token = orang.token) => data(await server.call('GET /rekap/waktu-pengganti', { token }))
const bukuOrang = (token: string) =>
  server.call(`GET /karyawan/${orang.karyawanId}/waktu-pengganti`, { token })
const ajukan = async (tanggal: string, paruh: 'pagi' | null = null) => {
  const form = new FormData()
  const isi = { jenis_izin: 'CUTI', cuti_id: JENIS, tanggal_mulai: tanggal, tanggal_selesai: tanggal, paruh }
  for (const [isian, nilai] of Object.entries({ ...isi, koordinator_id: rizky, keterangan: 'Pengganti.' }))
    if (nilai !== null) form.append(isian, String(nilai))
  return server.call('POST /absensi/pengajuan', { token: orang.token, form })
}
const setujui = (jawab: { body: Record<string, unknown> }) =>
  server.call(`POST /absensi/${String(data(jawab)['id'])}/approve`, { token: koordinator, body: {} })

/** Approved overtime from 17:00 to 21:00, of a day that was come to at 08:00 and left at a time; null: not come to. */
async function lembur(tanggal: string, pulang: string | null): Promise<void> {
  await insertLembur(server.owner, orang, rizky, {
    tanggal,
    selesai: new Date(`${tanggal}T21:00:00+07:00`),
    status: 'disetujui',
    diputus_oleh_id: rizky,
    diputus_pada: new Date('2026-11-18T04:00:00Z'),
  })
  if (pulang === null) return
  await addCheckIn(server.owner, orang.karyawanId, tanggal)
  await sql`insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi,
      keterangan, selfie_sha256)
    select r.id, r.tanggal, 'check_out', ${new Date(`${tanggal}T${pulang}:00+07:00`)}, k.kantor_id, false, false, 'dalam', '',
      k.selfie_sha256 from presensi r join presensi_kejadian k on k.presensi_id = r.id and k.tanggal = r.tanggal
    where r.karyawan_id = ${orang.karyawanId} and r.tanggal = ${tanggal}`.execute(server.owner)
}

describe('time off for overtime', () => {
  it('comes from what was approved and worked, once the company gives it, and is told to whose it is and HR', async () => {
    orang = people.pop() as Person
    expect(await buku()).toMatchObject({ aktif: true, saldo_menit: 0, sisa_hari: 0, entri: [] })
    await lembur('2026-10-29', '21:05')
    await lembur('2026-11-10', '21:05')
    await lembur('2026-11-12', '19:00')
    await lembur('2026-11-13', null)
    const milik = {
      aktif: true,
      menit_sehari: 480,
      saldo_menit: 360,
      sisa_hari: 0.5,
      entri: [
        { jenis: 'LEMBUR', tanggal: '2026-11-12', menit: 120, sampai: '2027-02-10', keterangan: '' },
        { jenis: 'LEMBUR', tanggal: '2026-11-10', menit: 240, sampai: '2027-02-08', keterangan: '' },
      ],
    }
    expect(await buku()).toEqual(milik)
    expect(data(await bukuOrang(hrd))).toEqual(milik)
    expect((await bukuOrang((people[0] as Person).token)).status).toBe(404)
    const { body } = await server.call('GET /reference/jenis-cuti?nama=Waktu%25', { token: orang.token })
    expect(body['data']).toMatchObject([{ id: JENIS, sisa: 0.5, boleh_setengah: true }])
  })

  it('is asked for within what is left, granted once under the lock of its person, and comes back when it is withdrawn', async () => {
    const hitung = async (paruh: string) =>
      data(
        await server.call(
          `GET /absensi/hitung?jenis_izin=CUTI&cuti_id=${JENIS}&tanggal_mulai=2026-11-23&tanggal_selesai=2026-11-23${paruh}`,
          { token: orang.token },
        ),
      )
    expect(await hitung('')).toMatchObject({
      sisa: 0.5,
      keberatan: { tanggal_selesai: [expect.stringContaining('0,5 hari, sedangkan yang diajukan 1 hari')] },
    })
    expect(await hitung('&paruh=pagi')).toMatchObject({ sisa: 0.5, keberatan: {} })
    expect((await ajukan('2026-11-23')).status).toBe(422)
    // What waits has taken nothing yet.
    const [satu, dua] = [await ajukan('2026-11-23', 'pagi'), await ajukan('2026-11-24', 'pagi')]
    expect([satu.status, dua.status]).toEqual([201, 201])
    const putusan = await Promise.all([setujui(satu), setujui(dua)])
    expect(putusan.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(putusan.find(({ status }) => status === 409)?.body['message']).toContain(
      'diminta 0,5 hari, tersedia 0 hari',
    )
    expect(await buku()).toMatchObject({ saldo_menit: 120, sisa_hari: 0 })
    expect(((await buku())['entri'] as unknown[])[0]).toMatchObject({ jenis: 'AMBIL', menit: -240 })
    const disetujui = putusan.find(({ status }) => status === 200)
    const { status } = await server.call(
      `POST /absensi/${String(disetujui && data(disetujui)['id'])}/cancel`,
      {
        token: hrd,
        body: {},
      },
    )
    expect(status).toBe(200)
    expect(await buku()).toMatchObject({ saldo_menit: 360, sisa_hari: 0.5 })
  })

  it('follows the day as it is put right, the setting of each day, and lapses', async () => {
    const { karyawanId: id } = orang
    const koreksi = await server.call(`POST /karyawan/presensi/${id}/koreksi`, {
      token: hrd,
      body: { tanggal: '2026-11-12', check_out: '21:00', alasan: 'Lupa check out.' },
    })
    expect(koreksi.status).toBe(200)
    expect(await buku()).toMatchObject({ saldo_menit: 480, sisa_hari: 1 })
    await sql`insert into pengaturan (kunci, nilai, berlaku_dari, dicatat_pada)
      values ('pengganti_jam', '4', '2026-11-21', '2026-11-20T00:00:00Z')`.execute(server.owner)
    // Today's day still takes eight hours, tomorrow's four.
    expect(await buku()).toMatchObject({ menit_sehari: 480, sisa_hari: 2 })
    server.setClock('2027-02-09T08:00:00+07:00')
    const token = await server.login('hrd@rekan.example')
    const gugur = data(await bukuOrang(token))
    expect(gugur).toMatchObject({ menit_sehari: 240, saldo_menit: 240, sisa_hari: 1 })
    expect((gugur['entri'] as unknown[])[0]).toEqual({
      jenis: 'GUGUR',
      tanggal: '2027-02-09',
      menit: -240,
      sampai: null,
      keterangan: '',
    })
    server.setClock(JUMAT_PAGI)
  })

  it('is shown to who decides, with what else waits for the same', async () => {
    const [pertama] = [await ajukan('2026-12-01', 'pagi'), await ajukan('2026-12-02', 'pagi')]
    const { body } = await server.call(`GET /absensi/${String(data(pertama)['id'])}`, { token: koordinator })
    expect(body['data'].pertimbangan).toMatchObject({ sisa: 2, menunggu_lain: 1 })
  })

  it('is put right by hand by HR, never below nothing and never their own, and stands among the balances', async () => {
    const koreksi = (jam: number, token = hrd) =>
      server.call(`POST /karyawan/${orang.karyawanId}/waktu-pengganti`, {
        token,
        body: { jam, keterangan: 'Lembur sebelum pindah.' },
      })
    const sebelum = Number((await buku())['saldo_menit'])
    expect((await koreksi(1.5, koordinator)).status).toBe(403)
    const terlalu = await koreksi(-(sebelum / 60) - 0.5)
    expect([terlalu.status, terlalu.body['error'].error]).toEqual([409, 'PENGGANTI_KURANG'])
    expect((await koreksi(0.25)).status).toBe(422)
    expect((await koreksi(1.5)).status).toBe(200)
    expect((await koreksi(-0.5)).status).toBe(200)
    const { saldo_menit, entri } = await buku()
    expect(saldo_menit).toBe(sebelum + 60)
    expect((entri as { jenis: string }[]).filter(({ jenis }) => jenis === 'KOREKSI')).toEqual([
      {
        jenis: 'KOREKSI',
        tanggal: '2026-11-20',
        menit: 90,
        sampai: '2027-02-18',
        keterangan: 'Lembur sebelum pindah.',
      },
      {
        jenis: 'KOREKSI',
        tanggal: '2026-11-20',
        menit: -30,
        sampai: null,
        keterangan: 'Lembur sebelum pindah.',
      },
    ])
    const sendiri = await findAkun(server.owner, 'hrd@rekan.example')
    const milik = await server.call(`POST /karyawan/${sendiri.karyawanId}/waktu-pengganti`, {
      token: hrd,
      body: { jam: 1, keterangan: 'Saya.' },
    })
    expect(milik.status).toBe(403)
    const daftar = await server.call('GET /kelola/cuti?mulai=0&jumlah=100&q=Orang', { token: hrd })
    const semua = (daftar.body['data'] ?? []) as { id: number; pengganti_menit: number | null }[]
    expect(semua.find(({ id }) => id === orang.karyawanId)?.pengganti_menit).toBe(sebelum + 60)
  })
})
