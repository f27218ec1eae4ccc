import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun } from '../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
let people: Person[]
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  people = await addPeople(server.owner, 3, server.deps.clock.now())
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
})
afterAll(() => server.close())

const orang = (i: number) => people[i]?.karyawanId ?? 0
const lihat = (id: number, role = 'hrd') =>
  server.call(`GET /kelola/karyawan/${id}/pajak`, { token: token[role] })
const catat = (id: number, body: object, role = 'hrd') =>
  server.call(`POST /kelola/karyawan/${id}/pajak`, { token: token[role], body })

const ISIAN = {
  ptkp: 'k/2',
  ptkp_tahun: '2026',
  tanggungan: '4',
  status_npwp: 'NPWP',
  npwp: '01.234.567.8-901.234',
  agama: 'Islam',
  bpjs_kesehatan_mulai: '2024-01-01',
  bpjs_tk_mulai: '2024-02-01',
  bpjs_tk_sampai: '2026-12-31',
  bpjs_tk_program: 'jht, jkk; JKM',
}

describe('[UPAH-25] PTKP with its year, dependants, NPWP, religion and BPJS', () => {
  it('are kept on the person, with before and after in the trail, the NPWP by its end', async () => {
    const kosong = (await lihat(orang(0))).body['data']
    expect(kosong).toMatchObject({ versi: 0, ptkp: [], kurang: ['ptkp', 'status_npwp', 'agama'] })
    const { status, body } = await catat(orang(0), { ...ISIAN, versi: 0 })
    expect([status, body['message']]).toEqual([200, 'Data pajak disimpan.'])
    expect(body['data']).toEqual({
      versi: 1,
      ptkp: [{ tahun: 2026, ptkp: 'K/2', tanggungan: 4 }],
      status_npwp: 'NPWP',
      npwp: '012345678901234',
      agama: 'ISLAM',
      jkn: null,
      kpj: null,
      bpjs_kesehatan_mulai: '2024-01-01',
      bpjs_kesehatan_sampai: null,
      bpjs_tk_mulai: '2024-02-01',
      bpjs_tk_sampai: '2026-12-31',
      bpjs_tk_program: ['JKK', 'JKM', 'JHT'],
      kurang: [],
    })
    // The same again changes nothing; another year stands beside the first.
    const lagi = await catat(orang(0), { ...ISIAN, versi: 1 })
    expect([lagi.body['message'], lagi.body['data'].versi]).toEqual([
      'Tidak ada perubahan data yang dilakukan.',
      1,
    ])
    const nanti = await catat(orang(0), { versi: 1, ptkp: 'K/3', ptkp_tahun: '2027', status_npwp: 'NIK' })
    expect(nanti.body['data']).toMatchObject({
      versi: 2,
      ptkp: [
        { tahun: 2027, ptkp: 'K/3', tanggungan: 3 },
        { tahun: 2026, ptkp: 'K/2', tanggungan: 4 },
      ],
      status_npwp: 'NIK',
      npwp: null,
      agama: 'ISLAM',
    })
    const usang = await catat(orang(0), { versi: 1, agama: 'HINDU' })
    expect([usang.status, usang.body['data'].versi]).toEqual([409, 2])
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['sebelum', 'sesudah'])
      .where('objek', '=', 'pajak_karyawan')
      .where('tindakan', 'like', 'POST %')
      .orderBy('id')
      .execute()
    expect(jejak).toMatchObject([
      { sebelum: { ptkp: null, npwp: null }, sesudah: { ptkp: 'K/2', npwp: '•••••••••••1234' } },
      { sebelum: { ptkp: 'K/2', ptkp_tahun: 2026 }, sesudah: { ptkp: 'K/3', ptkp_tahun: 2027, npwp: null } },
    ])
  })

  it.each<[string, object, string]>([
    ['a PTKP that is none', { ptkp: 'K/4' }, 'ptkp'],
    ['a year that is none', { ptkp: 'K/0', ptkp_tahun: '26' }, 'ptkp_tahun'],
    ['fewer dependants than it counts', { ptkp: 'K/2', tanggungan: '1' }, 'tanggungan'],
    ['an NPWP of twelve digits', { status_npwp: 'NPWP', npwp: '012345678901' }, 'npwp'],
    ['a status without its number', { status_npwp: 'NPWP' }, 'npwp'],
    ['another religion', { agama: 'x' }, 'agama'],
    [
      'an end before the beginning',
      { bpjs_tk_mulai: '2026-02-01', bpjs_tk_sampai: '2026-01-31' },
      'bpjs_tk_sampai',
    ],
    ['another program', { bpjs_tk_program: 'JKK, X' }, 'bpjs_tk_program'],
    ['no version', { versi: undefined }, 'versi'],
    ['a field nobody knows', { nik: '1' }, 'nik'],
  ])('are refused with %s, at its field', async (_nama, isi, salah) => {
    const { status, body } = await catat(orang(1), { versi: 0, ...isi })
    expect([status, Object.keys(body['errors'])]).toEqual([422, [salah]])
    expect((await lihat(orang(1))).body['data'].versi).toBe(0)
  })

  it('are HR’s alone, and nobody writes their own', async () => {
    const { karyawanId } = await findAkun(server.owner, 'hrd@rekan.example')
    for (const role of ['karyawan', 'koordinator', 'admin'])
      expect([(await lihat(orang(0), role)).status, (await catat(orang(0), {}, role)).status]).toEqual([
        403, 403,
      ])
    expect((await lihat(karyawanId)).status).toBe(200)
    expect((await catat(karyawanId, { versi: 0, agama: 'ISLAM' })).status).toBe(403)
    expect((await lihat(2_000_000_000)).status).toBe(404)
  })

  it('are what pay is reckoned by, each year by its own', async () => {
    const id = orang(2)
    await catat(id, { versi: 0, ptkp: 'K/3', ptkp_tahun: '2026', status_npwp: 'BELUM' })
    await catat(id, { versi: 1, ptkp: 'TK/0', ptkp_tahun: '2027' })
    await server.owner.updateTable('kantor').set({ kelas_jkk: 'RENDAH' }).execute()
    const dasar = async (bulan: number, tahun: number, lain = '') =>
      (
        await server.call(
          `GET /kelola/payroll/usulan?karyawan_id=${id}&bulan=${bulan}&tahun=${tahun}${lain}`,
          {
            token: token['hrd'],
          },
        )
      ).body['data'].dasar
    expect(await dasar(11, 2026)).toMatchObject({ ptkp: 'K/3', npwp_valid: false })
    expect(await dasar(12, 2025)).toBeNull()
    expect(await dasar(1, 2027)).toMatchObject({ ptkp: 'TK/0', npwp_valid: false })
    const { status, body } = await server.call('POST /kelola/payroll/hitung', {
      token: token['hrd'],
      body: {
        karyawan_id: id,
        bulan: 11,
        tahun: 2026,
        penghasilan: [{ jenis: 'TETAP', jumlah: 10_000_000 }],
      },
    })
    expect([status, body['data'].dasar.ptkp, body['data'].dasar.npwp_valid]).toEqual([200, 'K/3', false])
  })
})
