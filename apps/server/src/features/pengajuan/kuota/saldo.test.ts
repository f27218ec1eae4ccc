import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertAbsensi, insertHakCuti } from '../../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let siti: Person
let rekan: Person
let rizky: number
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  ;[siti, rekan] = (await addPeople(server.owner, 2, Date.parse(JUMAT_PAGI))) as [Person, Person]
  for (const role of ['koordinator', 'hrd']) token[role] = await server.login(`${role}@rekan.example`)
  rizky = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
  // In force, lapsed yesterday, in force in January, each with its own number of days
  await insertHakCuti(server.owner, siti.karyawanId, 7, ['2026-01-01', '2026-12-31'])
  await insertHakCuti(server.owner, siti.karyawanId, 20, ['2025-01-01', '2025-12-31', '2026-11-19'])
  await insertHakCuti(server.owner, siti.karyawanId, 40, ['2027-01-01', '2027-12-31'])
  await server.owner
    .updateTable('karyawan')
    .set({ jenis_kelamin: 'P' })
    .where('id', '=', siti.karyawanId)
    .execute()
})
afterAll(() => server.close())

const minta = async (path: string, siapa: string) => {
  const { status, body } = await server.call(`GET ${path}`, { token: siapa })
  expect([path, status]).toEqual([path, 200])
  return body['data']
}

describe('jatah_cuti is the ledger’s balance of today', () => {
  it('in one’s own profile', async () => {
    expect((await minta('/profile', siti.token)).karyawan.jatah_cuti).toBe(7)
    expect((await minta('/profile', rekan.token)).karyawan.jatah_cuti).toBe(0)
  })

  it('in the directory, for who may see it alone', async () => {
    const jatah = async (siapa: string) =>
      (await minta('/karyawan?nama=orang%200', siapa)).map((k: { jatah_cuti: number }) => k.jatah_cuti)
    expect(await jatah(token['hrd'] ?? '')).toEqual([7])
    expect(await jatah(siti.token)).toEqual([7])
    expect(await jatah(rekan.token)).toEqual([0])
  })

  it('in a person’s detail and month', async () => {
    const path = `/karyawan/${siti.karyawanId}`
    expect((await minta(path, token['hrd'] ?? '')).jatah_cuti).toBe(7)
    expect((await minta(path, rekan.token)).jatah_cuti).toBe(0)
    expect((await minta(`${path}/ringkasan`, siti.token)).jatah_cuti).toBe(7)
  })

  it('follows the day', async () => {
    server.setClock('2027-01-01T00:00:00+07:00')
    expect((await minta('/profile', siti.token)).karyawan.jatah_cuti).toBe(40)
    server.setClock(JUMAT_PAGI)
  })
})

describe('[API-17] what is left of each kind of leave for the reader', () => {
  const sisa = async (nama: string) => {
    const [satu] = await minta(`/reference/jenis-cuti?nama=${encodeURIComponent(nama)}`, siti.token)
    return satu.sisa
  }

  it('annual leave: the balance', async () => {
    expect(await sisa('tahunan')).toBe(7)
  })

  it('by the month: what neither waits nor was approved', async () => {
    // A kind of leave of the company's own, by the month.
    await server.owner.updateTable('jenis_cuti').set({ kuota_per: 'bulan' }).where('id', '=', 6).execute()
    expect(await sisa('haid')).toBe(2)
    const haid = { jenis_izin: 'CUTI', cuti_id: 6 } as const
    await insertAbsensi(server.owner, siti, rizky, { ...haid, tanggal_mulai: '2026-11-30' })
    await insertAbsensi(server.owner, siti, rizky, { ...haid, tanggal_mulai: '2026-12-01' })
    await insertAbsensi(server.owner, siti, rizky, {
      ...haid,
      tanggal_mulai: '2026-11-03',
      status: 'dibatalkan',
      dibatalkan_oleh_id: siti.penggunaId,
      dibatalkan_pada: new Date(JUMAT_PAGI),
    })
    expect(await sisa('haid')).toBe(1)
  })

  it('by the occasion: what one gives, or no number', async () => {
    expect(await sisa('keguguran')).toBe(1.5)
    expect(await sisa('tidak dibayar')).toBeNull()
  })
})
