import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growCompany } from '../../../../../../bench/scale/company.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('hrd@rekan.example')
  await growCompany(server.owner, 3000)
})
afterAll(() => server.close())

const list = async (query: string) => (await server.call(`GET /karyawan?${query}`, { token })).body

describe('a directory of thousands', () => {
  it('is searched by its index, never read from end to end', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select k.id from karyawan k where k.cari like lower('%rahmawati%')`.execute(server.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('karyawan_cari')
    expect(plan).not.toContain('Seq Scan')
  })

  it('finds the same people with and without the index', async () => {
    for (const nama of ['rahma', 'siti', 'SKL0012', 'a', 'si', "'", 'x y z']) {
      const { meta } = await list(`nama=${encodeURIComponent(nama)}`)
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from karyawan
        where strpos(lower(nama), lower(${nama})) > 0 or strpos(lower(kode), lower(${nama})) > 0`.execute(
        server.owner,
      )
      expect([nama, meta.total]).toEqual([nama, rows[0]?.n])
    }
  })

  it('counts anew as soon as anything changed, whoever changed it', async () => {
    const total = async (query: string) => (await list(query))['meta'].total as number
    const [semua, siti] = [await total(''), await total('nama=siti')]
    await server.owner
      .updateTable('karyawan')
      .set({ nama: 'Siti Baru' })
      .where('kode', '=', 'KBN0002')
      .execute()
    expect([await total(''), await total('nama=siti')]).toEqual([semua, siti + 1])
    await server.owner.updateTable('karyawan').set({ aktif: false }).where('kode', '=', 'KBN0002').execute()
    expect(await total('active=1&nama=siti%20baru')).toBe(0)
    const { id } = await server.owner.selectFrom('kantor').select('id').limit(1).executeTakeFirstOrThrow()
    const sekantor = await total(`kantor_id=${id}`)
    await server.owner
      .updateTable('penempatan')
      .set({ tanggal_selesai: '2026-11-19' })
      .where('kantor_id', '=', id)
      .where('tanggal_selesai', 'is', null)
      .where('tanggal_masuk', '<=', '2026-11-19')
      .execute()
    expect(await total(`kantor_id=${id}`)).toBeLessThan(sekantor)
  })
})
