import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'

let server: TestServer
let hrd: string
beforeAll(async () => {
  server = await startTestServer()
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())

const atur = (body: object) => server.call('POST /pengaturan', { token: hrd, body })
const satu = async (kunci: string) => {
  const { body } = await server.call('GET /pengaturan', { token: hrd })
  return body['data'].find((baris: { kunci: string }) => baris.kunci === kunci)
}

describe('settings of the company', () => {
  it('hold their defaults, then what is set from its day on, told in the trail', async () => {
    expect(await satu('simpan_foto_bulan')).toMatchObject({ nilai: 12, bawaan: 12, riwayat: [] })
    expect((await atur({ kunci: 'simpan_foto_bulan', nilai: 24 })).status).toBe(200)
    expect((await atur({ kunci: 'simpan_foto_bulan', nilai: 6, berlaku_dari: '2026-12-01' })).status).toBe(
      200,
    )
    expect(await satu('simpan_foto_bulan')).toMatchObject({
      nilai: 24,
      riwayat: [
        { berlaku_dari: '2026-12-01', nilai: 6 },
        { berlaku_dari: '2026-11-20', nilai: 24 },
      ],
    })
    const pada = async (hari: string) => (await readPengaturan(server.db, hari)).simpan_foto_bulan
    expect([await pada('2026-11-19'), await pada('2026-11-30'), await pada('2026-12-01')]).toEqual([
      12, 24, 6,
    ])
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['tindakan', 'objek_id', 'sebelum', 'sesudah'])
      .where('objek', '=', 'pengaturan')
      .orderBy('id')
      .execute()
    expect(jejak).toMatchObject([
      { objek_id: 'simpan_foto_bulan', sebelum: { nilai: 12 }, sesudah: { nilai: 24 } },
      { objek_id: 'simpan_foto_bulan', sebelum: { nilai: 24 }, sesudah: { nilai: 6 } },
    ])
  })

  it.each([
    [{ kunci: 'simpan_foto_bulan', nilai: 0 }, 'nilai'],
    [{ kunci: 'simpan_foto_bulan', nilai: true }, 'nilai'],
    [{ kunci: 'faktor_kedua_wajib', nilai: 1 }, 'nilai'],
    [{ kunci: 'simpan_foto_bulan' }, 'nilai'],
    [{ kunci: 'tidak_ada', nilai: 1 }, 'kunci'],
    [{ kunci: 'simpan_foto_bulan', nilai: 3, berlaku_dari: '2026-11-19' }, 'berlaku_dari'],
    [{ kunci: 'simpan_foto_bulan', nilai: 3, berlaku_dari: '2026-02-30' }, 'berlaku_dari'],
  ])('refuses %j at its field', async (isi, field) => {
    const { status, body } = await atur(isi)
    expect(status).toBe(422)
    expect(Object.keys(body['errors'])).toEqual([field])
  })

  it('what was in force is not rewritten by whatever code', async () => {
    const dicatat_pada = new Date('2026-11-20T01:00:00Z')
    const baris = { kunci: 'tahan_rekening_hari' as const, nilai: '1', dicatat_pada, oleh_id: null }
    const tulis = server.db.insertInto('pengaturan').values({ ...baris, berlaku_dari: '2026-11-19' })
    await expect(tulis.execute()).rejects.toMatchObject({ constraint: 'pengaturan_maju' })
  })
})
