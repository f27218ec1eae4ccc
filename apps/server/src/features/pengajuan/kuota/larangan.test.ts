import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { findAkun, insertHakCuti } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
let rizky: number
let hrd: string
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 16, Date.parse(JUMAT_PAGI))
  rizky = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
  hrd = await server.login('hrd@rekan.example')
  await server.owner.updateTable('pengaturan_cuti').set({ bersama_memotong: false }).execute()
})
afterAll(() => server.close())

const LARANGAN = '/kelola/pengaturan/larangan-cuti'
const buat = (isi: Record<string, unknown> = {}, token = hrd) =>
  server.call(`POST ${LARANGAN}`, {
    token,
    body: { dari: '2026-12-14', sampai: '2026-12-18', alasan: 'Serah terima gedung.', ...isi },
  })
const daftar = async () =>
  (await server.call(`GET ${LARANGAN}`, { token: hrd })).body['data'] as Record<string, unknown>[]
const cabut = (id: unknown) => server.call(`POST ${LARANGAN}/cabut`, { token: hrd, body: { id } })
const kosongkan = async () => {
  for (const { id } of await daftar()) await cabut(id)
}
const orangBaru = async () => {
  const orang = people.pop() as Person
  await insertHakCuti(server.owner, orang.karyawanId, 6, ['2026-01-10', '2027-01-09'])
  return orang
}
const kirim = (jalur: string, token: string, isi: Record<string, string | number>) => {
  const form = new FormData()
  const lengkap = {
    jenis_izin: 'CUTI',
    cuti_id: 1,
    tanggal_mulai: '2026-12-15',
    keterangan: 'Mudik.',
    ...isi,
  }
  for (const [isian, nilai] of Object.entries({ tanggal_selesai: lengkap.tanggal_mulai, ...lengkap }))
    form.append(isian, String(nilai))
  return server.call(`POST ${jalur}`, { token, form })
}
const ajukan = ({ token }: Person, isi: Record<string, string | number> = {}) =>
  kirim('/absensi/pengajuan', token, { koordinator_id: rizky, ...isi })

describe('days without annual leave', () => {
  it('refuse it with the reason and whom to ask; HR writes it down all the same, by name', async () => {
    await kosongkan()
    const orang = await orangBaru()
    expect((await buat()).status).toBe(201)
    const { status, body } = await ajukan(orang)
    expect([status, body['errors']]).toEqual([
      422,
      {
        tanggal_mulai: [
          expect.stringMatching(
            /^Cuti tahunan tidak dapat diajukan pada 14 Desember 2026 sampai 18 Desember 2026: Serah terima gedung\. Bila sangat perlu, hubungi .+ \(HR\)/,
          ),
        ],
      },
    ])
    expect((await ajukan(orang, { tanggal_mulai: '2026-12-21' })).status).toBe(201)
    const dicatat = await kirim('/kelola/izin', hrd, { karyawan_id: orang.karyawanId })
    expect(dicatat.body).toMatchObject({ data: { status: 'disetujui', total_hari: 1 } })
  })

  it('never bar sickness, a birth or a death', async () => {
    await kosongkan()
    const orang = await orangBaru()
    await buat()
    const duka = await server.owner
      .selectFrom('jenis_cuti')
      .select('id')
      .where('kode', 'like', 'CUTI_DUKA%')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect((await ajukan(orang, { cuti_id: duka.id })).status).toBe(201)
  })

  it('are of a site or a position, and those of others go', async () => {
    await kosongkan()
    const orang = await orangBaru()
    const { kantor_id, jabatan } = await server.owner
      .selectFrom('penempatan')
      .select(['kantor_id', 'jabatan'])
      .where('karyawan_id', '=', orang.karyawanId)
      .executeTakeFirstOrThrow()
    const lain = await server.owner
      .selectFrom('kantor')
      .select('id')
      .where('id', '<>', kantor_id)
      .executeTakeFirstOrThrow()
    await buat({ kantor_id: lain.id })
    await buat({ jabatan: 'Pilot' })
    expect((await ajukan(orang)).status).toBe(201)
    await buat({ kantor_id, jabatan: jabatan.toUpperCase(), dari: '2026-12-16' })
    expect((await ajukan(orang, { tanggal_mulai: '2026-12-16' })).status).toBe(422)
  })

  it('are taken back, once, and stand in the trail', async () => {
    await kosongkan()
    await buat()
    const [satu] = await daftar()
    expect(satu).toMatchObject({ dari: '2026-12-14', kantor: null, jabatan: null })
    expect((await cabut(satu?.['id'])).status).toBe(200)
    expect(await daftar()).toEqual([])
    expect((await cabut(satu?.['id'])).status).toBe(422)
    const jejak = await server.owner
      .selectFrom('audit')
      .select('tindakan')
      .where('objek', '=', 'larangan_cuti')
      .where('objek_id', '=', String(satu?.['id']))
      .orderBy('id')
      .execute()
    expect(jejak.map(({ tindakan }) => tindakan)).toEqual([`POST ${LARANGAN}`, `POST ${LARANGAN}/cabut`])
  })

  it.each([
    ['days that are past', { dari: '2026-11-01', sampai: '2026-11-02' }, 'sampai'],
    ['an end before its start', { sampai: '2026-12-01' }, 'sampai'],
    ['more than a year', { sampai: '2028-01-01' }, 'sampai'],
    ['no day', { dari: '2026-02-30' }, 'dari'],
    ['no reason', { alasan: '' }, 'alasan'],
    ['no site', { kantor_id: 999_999 }, 'kantor_id'],
  ])('refuse %s', async (_, isi, isian) => {
    const { status, body } = await buat(isi)
    expect([status, Object.keys((body['errors'] ?? {}) as object)]).toEqual([422, [isian]])
  })
})
