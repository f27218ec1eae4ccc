import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Langkah, dibacaSeluruhnya, noteKueri } from '../../../../test/kueri.ts'
import { addPeople } from '../../../../test/people.ts'
import { findAkun } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { record, startServerDeed } from '../../../platform/perbuatan.ts'
import { transaction } from '../../../platform/db.ts'

let server: TestServer
const token: Record<string, string> = {}
let siti: number
beforeAll(async () => {
  server = await startTestServer()
  for (const role of ['wita', 'koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
  siti = (await findAkun(server.owner, 'karyawan@rekan.example')).karyawanId
  const upah = { mulai: '2026-12-01', satuan: 'bulan', pokok: 7_654_321, tunjangan_tetap: 0 }
  const lakukan = async (role: string, key: string, body: object) =>
    expect([key, (await server.call(key, { token: token[role], body })).status < 300]).toEqual([key, true])
  await lakukan('hrd', `POST /karyawan/${siti}/upah`, { ...upah, tunjangan_tidak_tetap: 0 })
  await lakukan('hrd', 'POST /pengaturan/perusahaan', { nama: 'PT Uji', alamat: 'Jalan Uji 1' })
  await lakukan('admin', `POST /karyawan/${siti}/kode-reset`, {})
  await lakukan('hrd', `POST /karyawan/${siti}/nonaktif`, { tanggal: '2026-11-19', alasan: 'Kontrak.' })
})
afterAll(() => server.close())

const lihat = async (query = '', role = 'admin') =>
  server.call(`GET /kelola/audit${query}`, { token: token[role] })
type Jejak = { id: number; tindakan: string; jenis: string; isian: { nama: string }[] }
const jejak = async (query = '', role = 'admin') => (await lihat(query, role)).body['data'] as Jejak[]

describe('GET /kelola/audit', () => {
  it('[ATUR-10] tells who did what to whom, newest first; narrows by person on either side, kind and days', async () => {
    const { status, body } = await lihat('?q=siti rahma')
    expect([status, body['meta'].total]).toEqual([200, 3])
    const karyawan = { id: siti, nama: 'Siti Rahmawati' }
    expect(body['data'].map((satu: Record<string, unknown>) => [satu['tindakan'], satu['karyawan']])).toEqual(
      [
        ['POST /karyawan/{id}/nonaktif', karyawan],
        ['POST /karyawan/{id}/kode-reset', karyawan],
        ['POST /karyawan/{id}/upah', karyawan],
      ],
    )
    expect(body['data'][0]).toMatchObject({
      waktu: new Date(JUMAT_PAGI).toISOString(),
      oleh: { nama: 'Irfan Maulana' },
      keterangan: 'Nonaktifkan karyawan dengan hari kerja terakhirnya',
      jenis: 'KARYAWAN',
      isian: expect.arrayContaining([
        { nama: 'aktif', label: 'Akun aktif', terbuka: true, sebelum: 'Ya', sesudah: 'Tidak' },
        { nama: 'alasan_keluar', label: 'Alasan', terbuka: false, sebelum: null, sesudah: null },
      ]),
    })
    const banyak = async (query: string) => (await lihat(query)).body['meta'].total
    expect(await banyak('?q=IRFAN')).toBe(3)
    expect(await banyak('?q=IRFAN&sisi=oleh')).toBe(3)
    expect(await banyak('?q=IRFAN&sisi=tentang')).toBe(0)
    expect(await banyak('?jenis=GAJI')).toBe(1)
    expect(await banyak('?jenis=GAJI&q=siti&sisi=tentang')).toBe(1)
    expect(await banyak('?jenis=LAIN')).toBe(0)
    expect(await banyak('?dari=2026-11-20&sampai=2026-11-20')).toBe(4)
    expect(await banyak('?dari=2026-11-21')).toBe(0)
    expect(await banyak('?sampai=2026-11-19')).toBe(0)
    expect(await banyak('?q=%25%25')).toBe(4)
    expect(await banyak('?q=tidak ada orangnya')).toBe(0)
    const [kedua] = await jejak('?mulai=1&jumlah=1')
    expect((await jejak('?urut=waktu&mulai=2&jumlah=1'))[0]?.id).toBe(kedua?.id)
    expect(
      (await server.call(`GET /kelola/audit/${kedua?.id}`, { token: token['hrd'] })).body['data'].id,
    ).toBe(kedua?.id)
    expect((await server.call('GET /kelola/audit/1999999999', { token: token['hrd'] })).status).toBe(404)
  })

  it('tells what a record became to who may read that record: pay to HR, not to an administrator', async () => {
    const semua = JSON.stringify(await jejak())
    expect(semua).toContain('pokok')
    expect(semua).not.toMatch(/7654321|Kontrak\.|Jalan Uji/)
    expect(JSON.stringify(await jejak('', 'hrd'))).toMatch(/7654321/)
  })

  it('[MEJA-04] is not for a coordinator or an employee, in any of its calls', async () => {
    for (const role of ['koordinator', 'wita'])
      for (const key of ['GET /kelola/audit', 'GET /kelola/audit/1', 'GET /kelola/audit/lembar'])
        expect([role, key, (await server.call(key, { token: token[role] })).status]).toEqual([role, key, 403])
  })

  it('[ATUR-03] shows a reader of some branches what is about their people and offices, and nothing else', async () => {
    const [orang] = await addPeople(server.owner, 1, Date.parse(JUMAT_PAGI))
    const { id: kantor } = await server.owner
      .selectFrom('kantor')
      .select('id')
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('penempatan')
          .select('kantor_id')
          .where('karyawan_id', 'in', [siti, orang?.karyawanId ?? 0]),
      )
      .limit(1)
      .executeTakeFirstOrThrow()
    const jadikan = { role: 'auditor', kantor_ids: [kantor] }
    const peran = await server.call(`POST /karyawan/${orang?.karyawanId}/peran`, {
      token: token['admin'],
      body: jadikan,
    })
    expect(peran.status).toBe(200)
    token['auditor'] = orang?.token ?? ''
    await transaction(server.db, (tx) =>
      record(startServerDeed(tx, 'npm run perusahaan', server.deps.clock.now(), null), 'kantor', kantor, {
        sebelum: { nama: 'A' },
        sesudah: { nama: 'B' },
      }),
    )
    const terlihat = await jejak('', 'auditor')
    expect(terlihat.map(({ tindakan }) => tindakan)).toContain('npm run perusahaan')
    expect(JSON.stringify(terlihat)).not.toContain('Siti')
    const [tentangSiti] = await jejak('?q=siti')
    const satu = await server.call(`GET /kelola/audit/${tentangSiti?.id}`, { token: token['auditor'] })
    expect(satu.status).toBe(404)
  })

  it('[ATUR-10] saves the rows shown in the columns asked for, with the changes in words', async () => {
    const minta = async (query: string) =>
      server.call(`GET /kelola/audit/lembar?${query}`, { token: token['admin'] })
    const { body } = await minta('jenis=KARYAWAN&q=siti&kolom=oleh,tindakan,tentang,perubahan&format=xlsx')
    const isi = Buffer.from(body['data'].isi, 'base64')
    const lembar = await readSheet(new Uint8Array(isi).buffer)
    expect(lembar[0]).toEqual(['Oleh', 'Tindakan', 'Tentang', 'Perubahan'])
    expect(lembar.slice(1).map((baris) => baris.slice(0, 3))).toEqual([
      ['Irfan Maulana', 'Nonaktifkan karyawan dengan hari kerja terakhirnya', 'Siti Rahmawati'],
    ])
    expect(String(lembar[1]?.[3])).toContain('Akun aktif: Ya menjadi Tidak')
    const csv = await minta('q=siti&kolom=waktu,jenis&format=csv')
    expect(Buffer.from(csv.body['data'].isi, 'base64').toString('utf8')).toContain(
      '20-11-2026 07:52 WIB;Upah dan slip gaji',
    )
    expect((await minta('kolom=gaji&format=csv')).status).toBe(422)
  })

  it('finds a window, a person and a span of days by an index in a long trail; a file has at most 20,000 rows', async () => {
    await sql`insert into audit (waktu, pengguna_id, tindakan, objek, objek_id)
      select timestamptz '2026-01-01' + n * interval '1 minute', (select min(id) from pengguna), 'GET /karyawan/{id}',
        'karyawan', (select min(id) from karyawan)::text from generate_series(1, 25000) n`.execute(
      server.owner,
    )
    await sql`analyze audit`.execute(server.owner)
    const penuh = await server.call('GET /kelola/audit/lembar?kolom=waktu&format=csv', {
      token: token['admin'],
    })
    expect([penuh.status, Object.keys(penuh.body['errors'])]).toEqual([422, ['dari']])
    const noted = noteKueri(server.db)
    for (const query of ['?jumlah=50', '?q=siti&sisi=tentang', '?dari=2026-11-20', '?q=siti'])
      expect((await lihat(query)).status).toBe(200)
    const kueri = noted().filter(({ teks }) => /limit/.test(teks) && /from audit a/.test(teks))
    expect(kueri.length).toBeGreaterThanOrEqual(3)
    for (const { teks, nilai } of kueri) {
      const { rows } = await server.owner.executeQuery<{ 'QUERY PLAN': { Plan: Langkah }[] }>({
        sql: `explain (format json) ${teks}`,
        parameters: nilai,
        query: { kind: 'RawNode' } as never,
        queryId: { queryId: 'rencana' },
      })
      expect([teks, dibacaSeluruhnya(rows[0]?.['QUERY PLAN'][0]?.Plan as Langkah)]).toEqual([
        teks,
        expect.not.arrayContaining(['audit']),
      ])
    }
  })
})
