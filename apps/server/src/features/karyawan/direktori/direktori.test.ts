import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer()
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
  // Somebody who has left.
  await server.owner.updateTable('karyawan').set({ aktif: false }).where('kode', '=', 'KBN0059').execute()
})
afterAll(() => server.close())

const list = async (query = '', role = 'hrd') => {
  const { status, body } = await server.call(`GET /karyawan${query}`, { token: token[role] })
  return { status, body, data: body['data'], meta: body['meta'], links: body['links'] }
}
const names = async (query: string) => (await list(query)).data.map((k: { nama: string }) => k.nama)

describe('[API-10, KRY-01] GET /karyawan', () => {
  it('[API-37, employee] gives every field of an employee list item, with meta and links', async () => {
    const { status, body } = await list('?nama=siti%20rahma')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: [
        {
          id: expect.stringMatching(/^\d+$/),
          kode: 'KBN0031',
          nama: 'Siti Rahmawati',
          active: true,
          avatar_url: null,
          tanggal_masuk: '2022-04-01',
          jenis_karyawan: { id: 2, nama: 'Karyawan Kontrak (PKWT)' },
          jatah_cuti: expect.any(Number),
          jabatan: 'Staf Administrasi',
          unit: 'Kantor Pusat',
          nomor_hp: null,
        },
      ],
      meta: { current_page: 1, last_page: 1, per_page: 10, total: 1 },
      links: {
        first: '/api/karyawan?nama=siti+rahma&page=1',
        last: '/api/karyawan?nama=siti+rahma&page=1',
        prev: null,
        next: null,
      },
    })
  })

  it('pages through everybody once, by name, ties and all', async () => {
    await server.owner
      .updateTable('karyawan')
      .set({ nama: 'Sama Semua' })
      .where('kode', 'in', ['KBN0003', 'KBN0004', 'KBN0005', 'KBN0007'])
      .execute()
    const all: string[] = []
    let next: string | null = '/api/karyawan?per_page=7'
    let pages = 0
    while (next !== null) {
      const { body } = await server.call(`GET ${next.slice(4)}`, { token: token['hrd'] })
      all.push(...body['data'].map((k: { kode: string }) => k.kode))
      next = body['links'].next
      pages += 1
    }
    expect([all.length, new Set(all).size, pages]).toEqual([60, 60, 9])
    expect(await names('?per_page=100')).toEqual(
      (await names('?per_page=100')).toSorted((a: string, b: string) =>
        a.toLowerCase() < b.toLowerCase() ? -1 : 1,
      ),
    )
  })

  it.each([
    ['nama=SITI', ['Siti Rahmawati']],
    ['nama=%25rahma%25', ['Rahmat Hidayat', 'Siti Rahmawati']],
    ['nama=kbn0031', ['Siti Rahmawati']],
    ['nama=kbn003_', []],
    ['nama=a%25a', []],
    ['nama=%5C', []],
    ["nama='%20or%201=1--", []],
    ['nama=rahmawati%20kbn', []],
  ])('finds by what name or kode contain: %s', async (query, expected) => {
    expect(await names(`?${query}`)).toEqual(expected)
  })

  it('counts what two letters find, and pages it', async () => {
    const { meta, data } = await list('?nama=si&per_page=2')
    const semua = await names('?nama=si&per_page=100')
    expect([meta.total, data.length]).toEqual([semua.length, 2])
    expect(semua.length).toBeGreaterThan(2)
  })

  it('filters by kind, office and state', async () => {
    const kantor = await server.owner
      .selectFrom('kantor')
      .select('id')
      .where('kode', '=', 'PLG01')
      .executeTakeFirstOrThrow()
    expect(await names(`?kantor_id=${kantor.id}&per_page=100`)).toEqual(
      expect.arrayContaining(['Zulkifli Piliang', 'Rahmat Hidayat']),
    )
    expect((await list(`?kantor_id=${kantor.id}`)).meta.total).toBe(5)
    const pkwt = await list('?jenis_karyawan_id=2&per_page=100')
    expect(new Set(pkwt.data.map((k: { jenis_karyawan: { id: number } }) => k.jenis_karyawan.id))).toEqual(
      new Set([2]),
    )
    expect(await names('?active=0')).toEqual(['Monica Halim'])
    expect((await list('?active=1')).meta.total).toBe(59)
    expect((await list('?jenis_karyawan_id=99')).meta.total).toBe(0)
  })

  it.each([
    ['sort=kode,desc', 'KBN0060'],
    ['sort[]=kode,asc', 'KBN0001'],
    ['sort=tanggal_masuk,asc', 'KBN0017'],
    ['sort[]=active,asc&sort[]=kode,desc', 'KBN0059'],
  ])('sorts by %s', async (query, kode) => expect((await list(`?${query}`)).data[0].kode).toBe(kode))

  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=99999999999',
    'per_page=0',
    'per_page=101',
    'per_page=abc',
    'per_page=%20',
    'per_page[]=10',
    'sort=gaji,asc',
    'sort=nama',
    'sort=nama,asc,id',
    'sort=nama,asc;drop table karyawan',
    'sort=constructor,asc',
    'sort[x]=nama,asc',
    'sort[]=',
    'active=ya',
    'jenis_karyawan_id=x',
    'kantor_id=0',
    'kantor_id=9999999999',
    'nama[]=a',
    'nama=%00',
    'nama=%E2%80%AEabc',
    `nama=${'a'.repeat(101)}`,
  ])('refuses %s with 422 at the field', async (query) => {
    const { status, body } = await list(`?${query}`)
    expect([status, Object.keys(body['errors'])[0]?.split('.')[0]]).toEqual([422, /^\w+/.exec(query)?.[0]])
  })

  it('ignores what it does not know, and shows an empty page past the end', async () => {
    const { status, data, links } = await list('?page=50&gaji=1')
    expect([status, data, links.next, links.prev]).toEqual([200, [], null, '/api/karyawan?gaji=1&page=6'])
  })
})

describe('what a reader may not see', () => {
  it('shows a karyawan active colleagues with kode, name, job and unit, nothing else', async () => {
    const { data, meta } = await list('?per_page=100', 'karyawan')
    expect(meta.total).toBe(59)
    expect((await list('?active=0', 'karyawan')).meta.total).toBe(0)
    const hidden = data.filter((k: { kode: string }) => k.kode !== 'KBN0031')
    for (const k of hidden)
      expect(k).toEqual({
        id: expect.any(String),
        kode: expect.any(String),
        nama: expect.any(String),
        active: true,
        avatar_url: null,
        tanggal_masuk: '',
        jenis_karyawan: null,
        jatah_cuti: 0,
        jabatan: k.kode === 'KBN0060' ? null : expect.any(String),
        unit: k.kode === 'KBN0060' ? null : expect.any(String),
        nomor_hp: null,
      })
  })

  it.each([
    ['karyawan', ['KBN0031']],
    ['koordinator', null],
  ])('neither filter nor order tells a %s what the rows hide', async (role, sendiri) => {
    const tampak = (await list('?per_page=100', role)).data
      .filter((k: { jenis_karyawan: unknown }) => k.jenis_karyawan !== null)
      .map((k: { kode: string }) => k.kode)
      .toSorted()
    if (sendiri) expect(tampak).toEqual(sendiri)
    expect(tampak.length).toBeLessThan(30)
    const dari = async (query: string) =>
      (await list(`?${query}&per_page=100`, role)).data.map((k: { kode: string }) => k.kode)
    const tersaring = [
      ...(await dari('jenis_karyawan_id=1')),
      ...(await dari('jenis_karyawan_id=2')),
      ...(await dari('jenis_karyawan_id=3')),
    ]
    expect(tampak).toEqual(expect.arrayContaining(tersaring))
    const kantor = await server.owner.selectFrom('kantor').select('id').execute()
    for (const { id } of kantor) expect(tampak).toEqual(expect.arrayContaining(await dari(`kantor_id=${id}`)))
    // What is hidden follows in the order of names, as if nobody had a date.
    const urut = (await list('?sort=tanggal_masuk,asc&per_page=100', role)).data
    const kosong = urut.filter((k: { tanggal_masuk: string }) => k.tanggal_masuk === '')
    const nama = kosong.map((k: { nama: string }) => k.nama.toLowerCase())
    expect(nama).toEqual(nama.toSorted())
    expect(kosong.length + tampak.length).toBe(59)
  })
})
