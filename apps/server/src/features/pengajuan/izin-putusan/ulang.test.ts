import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { findAkun, insertAbsensi } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

/** A Monday; the test server's today is the Friday ten days before it. */
const SENIN = '2026-11-30'
const hari = (ke: number) => new Date(Date.parse(SENIN) + ke * 86_400_000).toISOString().slice(0, 10)

let server: TestServer
let people: Person[]
let kantorId = 0
let shiftId = 0
let hrd = ''

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  await server.owner.updateTable('pengaturan_cuti').set({ bersama_memotong: false }).execute()
  people = await addPeople(server.owner, 3, Date.parse(JUMAT_PAGI))
  hrd = await server.login('hrd@rekan.example')
  const tempat = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', people[0]?.karyawanId ?? 0)
    .executeTakeFirstOrThrow()
  kantorId = tempat.kantor_id
  const jenis = await server.owner
    .insertInto('jenis_shift')
    .values({ nama: 'Pagi', huruf: 'P', warna: 'biru', jam_mulai: 7 * 3600, jam_selesai: 15 * 3600 })
    .returning('id')
    .executeTakeFirstOrThrow()
  shiftId = jenis.id
})
afterAll(() => server.close())

/** Leave of a week from Monday on, approved by HR. */
async function cutiSepekan(satu: Person): Promise<number> {
  const { penggunaId } = await findAkun(server.owner, 'koordinator@rekan.example')
  const id = await insertAbsensi(server.owner, satu, penggunaId, {
    jenis_izin: 'CUTI',
    cuti_id: 1,
    tanggal_mulai: SENIN,
    tanggal_selesai: hari(6),
    total_hari: 5,
  })
  const { status } = await server.call(`POST /absensi/${id}/approve`, { token: hrd, body: {} })
  expect(status).toBe(200)
  await server.owner.deleteFrom('notifikasi').execute()
  return id
}

/** Drafts and publishes days of one person's week: a day off, or a shift that the leave covers. */
async function terbitkan(satu: Person, isi: Readonly<Record<number, 'libur' | 'cuti'>>) {
  const lembar = async () =>
    (await server.call(`GET /kelola/roster?kantor_id=${kantorId}&mulai=${SENIN}&hari=7`, { token: hrd }))
      .body['data']
  const kirim = async (path: string, lain: object) =>
    server.call(path, {
      token: hrd,
      body: { kantor_id: kantorId, mulai: SENIN, hari: 7, versi: (await lembar()).versi, ...lain },
    })
  const sel = Object.entries(isi).map(([ke, apa]) => ({
    karyawan_id: satu.karyawanId,
    tanggal: hari(Number(ke)),
    isi: [{ jenis_shift_id: apa === 'libur' ? null : shiftId, cuti: apa === 'cuti' }],
  }))
  expect((await kirim('POST /kelola/roster/sel', { sel })).status).toBe(200)
  return kirim('POST /kelola/roster/terbitkan', { alasan: 'Roster pekan ini.' })
}

const hitungan = async (id: number) =>
  (
    await server.owner
      .selectFrom('absensi')
      .select('total_hari')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).total_hari
const mutasi = async (id: number) =>
  (
    await server.owner
      .selectFrom('mutasi_cuti')
      .select(['jenis', 'jumlah'])
      .where('absensi_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ jenis, jumlah }) => [jenis, jumlah])
const kabar = async () =>
  (
    await sql<{ jenis: string; pengguna_id: number; isi: string }>`
      select jenis, pengguna_id, isi from notifikasi where jenis like 'IZIN%' order by id`.execute(
      server.owner,
    )
  ).rows

it('[KERJA-16] a roster that is published counts approved leave anew: the ledger has the difference, its person both numbers', async () => {
  const [satu] = people as [Person]
  const id = await cutiSepekan(satu)
  expect((await terbitkan(satu, { 2: 'libur' })).status).toBe(200)
  expect([await hitungan(id), await mutasi(id)]).toEqual([
    4,
    [
      ['PAKAI', -5],
      ['ULANG', 1],
    ],
  ])
  expect(await kabar()).toEqual([
    {
      jenis: 'IZIN_DIHITUNG_ULANG',
      pengguna_id: satu.penggunaId,
      isi: expect.stringMatching(/dari 5 menjadi 4 hari\.$/),
    },
  ])

  // Saturday and Sunday become shifts that the leave covers, Wednesday stays off.
  await server.owner.deleteFrom('notifikasi').execute()
  expect((await terbitkan(satu, { 5: 'cuti', 6: 'cuti' })).status).toBe(200)
  expect([await hitungan(id), (await mutasi(id)).at(-1)]).toEqual([6, ['ULANG', -2]])
  expect((await kabar()).map(({ isi }) => isi)).toEqual([expect.stringContaining('dari 4 menjadi 6 hari')])

  // What changes no day of it tells nobody.
  await server.owner.deleteFrom('notifikasi').execute()
  expect((await terbitkan(satu, { 5: 'cuti' })).status).toBe(200)
  expect([await kabar(), (await mutasi(id)).length]).toEqual([[], 3])

  await server.call(`POST /absensi/${id}/cancel`, { token: hrd, body: {} })
  expect((await mutasi(id)).at(-1)).toEqual(['KEMBALI', 6])
})

it('[KERJA-16] leave whose days come to none gives all of it back', async () => {
  const satu = people[1] as Person
  const id = await cutiSepekan(satu)
  const libur = { 0: 'libur', 1: 'libur', 2: 'libur', 3: 'libur', 4: 'libur' } as const
  expect((await terbitkan(satu, libur)).status).toBe(200)
  expect([await hitungan(id), (await mutasi(id)).at(-1)]).toEqual([0, ['ULANG', 5]])
})

it('[KERJA-16] what no leave is left for is told to HR, and the roster is published', async () => {
  const satu = people[2] as Person
  const id = await cutiSepekan(satu)
  // HR takes what is left.
  await sql`insert into mutasi_cuti (hak_id, jenis, jumlah, keterangan, oleh_id, dibuat_pada)
    select h.id, 'KOREKSI', -h.sisa, 'Uji', u.id, now() from hak_cuti h, pengguna u
    where h.karyawan_id = ${satu.karyawanId} and h.sisa > 0 and u.email = 'hrd@rekan.example'`.execute(
    server.owner,
  )
  expect((await terbitkan(satu, { 5: 'cuti', 6: 'cuti' })).status).toBe(200)
  expect([await hitungan(id), await mutasi(id)]).toEqual([7, [['PAKAI', -5]]])
  const tentang = await kabar()
  expect([...new Set(tentang.map(({ jenis }) => jenis))]).toEqual([
    'IZIN_DIHITUNG_ULANG',
    'IZIN_SALDO_KURANG',
  ])
  expect(tentang[1]?.isi).toMatch(/dari 5 menjadi 7 hari; saldonya kurang 2 hari\. Roster tetap terbit\.$/)
})
