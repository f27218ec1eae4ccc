import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertAbsensi } from '../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

/** The Friday of the server's clock, 08:00 WIB */
const JUMAT = '2026-11-20'
const SENIN = '2026-11-23'

let server: TestServer
let people: Person[]
let kantorId = 0
let posId = 0
const shift: Record<string, number> = {}
const token: Record<string, string> = {}
const orang = (ke: number) => people[ke]?.karyawanId ?? 0

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 4, server.deps.clock.now())
  const { kantor_id } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', orang(0))
    .executeTakeFirstOrThrow()
  kantorId = kantor_id
  for (const role of ['karyawan', 'koordinator', 'hrd'])
    token[role] = await server.login(`${role}@rekan.example`)
  for (const [huruf, jam_mulai, jam_selesai] of [
    ['P', 5, 7],
    ['M', 22, 6],
  ] as const) {
    const { id } = await server.owner
      .insertInto('jenis_shift')
      .values({
        nama: `Shift ${huruf}`,
        huruf,
        warna: 'biru',
        jam_mulai: jam_mulai * 3600,
        jam_selesai: jam_selesai * 3600,
        istirahat_detik: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    shift[huruf] = id
  }
  // The contract ends on the Tuesday: two of the night shift are needed on each day until then, one at dawn.
  const { rows } = await sql<{ id: number }>`
    with k as (insert into klien (kode, nama) values ('UJI', 'PT Uji') returning id),
    c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
      select id, '1', '2026-01-01', '2026-11-24', now() from k returning id)
    insert into pos (kontrak_klien_id, kantor_id, nama, jabatan)
    select id, ${kantorId}, 'Lobi', 'Satpam' from c returning id`.execute(server.owner)
  posId = rows[0]?.id ?? 0
  await sql`insert into pos_kebutuhan (pos_id, berlaku_dari, jenis_shift_id, hari, jumlah)
    select ${posId}::integer, '2026-01-01', s.id, h, s.jumlah from generate_series(1, 7) h,
      (values (${shift['M'] ?? 0}::integer, 2), (${shift['P'] ?? 0}::integer, 1)) s (id, jumlah)`.execute(
    server.owner,
  )
})
afterAll(() => server.close())

const daftar = (lain = '', role = 'hrd') =>
  server.call(`GET /kelola/roster/kosong?jumlah=200${lain}`, { token: token[role] })
const buka = (tanggal = SENIN, role = 'hrd', pos = posId, huruf = 'M') =>
  server.call(
    `GET /kelola/roster/kosong/orang?pos_id=${pos}&jenis_shift_id=${shift[huruf]}&tanggal=${tanggal}`,
    { token: token[role] },
  )
type Baris = { tanggal: string; shift: { huruf: string }; terisi: number; butuh: number }
const ringkas = (semua: Baris[]) =>
  semua.map(({ tanggal, shift: { huruf }, terisi, butuh }) => `${tanggal} ${huruf} ${terisi}/${butuh}`)

/** A published night shift of somebody. */
async function tugaskan(ke: number, tanggal: string, lain: object = {}): Promise<number> {
  const mulai = Date.parse(`${tanggal}T22:00:00+07:00`)
  const { id } = await server.owner
    .insertInto('penugasan')
    .values({
      karyawan_id: orang(ke),
      tanggal,
      kantor_id: kantorId,
      jenis_shift_id: shift['M'] ?? 0,
      mulai: new Date(mulai),
      selesai: new Date(mulai + 8 * 3_600_000),
      asal: 'roster',
      dibuat_pada: new Date(JUMAT_PAGI),
      ...lain,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('what posts still need', () => {
  it('is listed from now on, by what is published, earliest first', async () => {
    const { status, body } = await daftar()
    expect(status).toBe(200)
    expect(ringkas(body['data'])).toEqual([
      // The shift at dawn of today is over.
      `${JUMAT} M 0/2`,
      ...['2026-11-21', '2026-11-22', SENIN, '2026-11-24'].flatMap((hari) => [
        `${hari} P 0/1`,
        `${hari} M 0/2`,
      ]),
    ])
    expect(body['meta']).toEqual({ total: 9 })
    expect(body['data'][0]).toMatchObject({ kantor: { id: kantorId }, pos: { id: posId, nama: 'Lobi' } })
    const tengah = await daftar('&mulai=8')
    expect([ringkas(tengah.body['data']), tengah.body['meta'].total]).toEqual([['2026-11-24 M 0/2'], 9])
    expect((await daftar('&kantor_id=999999')).body['meta'].total).toBe(0)
    expect((await daftar('&kantor_id=nol')).status).toBe(422)
    expect((await daftar('', 'karyawan')).status).toBe(403)
  })

  it('counts a replaced person once, and nobody on leave', async () => {
    const diganti = await tugaskan(0, SENIN, { pos_id: posId })
    const senin = async () =>
      ringkas((await daftar()).body['data']).filter((satu) => satu.startsWith(`${SENIN} M`))
    expect(await senin()).toEqual([`${SENIN} M 1/2`])
    const pengganti = await tugaskan(1, SENIN, { asal: 'pengganti', menggantikan_id: diganti })
    expect(await senin()).toEqual([`${SENIN} M 1/2`])
    const lain = await tugaskan(2, SENIN)
    expect(await senin()).toEqual([])
    expect((await buka()).body['data'].kosong).toMatchObject({ terisi: 2, butuh: 2 })
    const { penggunaId } = await findAkun(server.owner, 'hrd@rekan.example')
    await insertAbsensi(
      server.owner,
      { karyawanId: orang(2), penggunaId: people[2]?.penggunaId ?? 0 },
      penggunaId,
      {
        tanggal_mulai: SENIN,
        jenis_izin: 'SAKIT',
        status: 'disetujui',
        diputus_oleh_id: penggunaId,
        diputus_pada: new Date(JUMAT_PAGI),
      },
    )
    expect(await senin()).toEqual([`${SENIN} M 1/2`])
    await server.owner.deleteFrom('absensi').where('karyawan_id', '=', orang(2)).execute()
    await server.owner.deleteFrom('penugasan').where('id', 'in', [pengganti, lain]).execute()
    await server.owner.deleteFrom('penugasan').where('id', '=', diganti).execute()
  })
})

describe('who could be put there', () => {
  it('[GANTI-06, GANTI-16] is free then, the relief pool first, who lacks a certificate below all and marked', async () => {
    // Two without hours of their own; one of them works on that night, one on the evening before.
    const { id: kosong } = await server.owner
      .insertInto('jadwal')
      .values({ nama: 'Cadangan' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into jadwal_versi (jadwal_id) values (${kosong})`.execute(server.owner)
    await server.owner
      .updateTable('penempatan')
      .set({ jadwal_id: kosong })
      .where('karyawan_id', 'in', [orang(0), orang(1), orang(2)])
      .execute()
    await tugaskan(1, SENIN)
    await tugaskan(2, '2026-11-22')
    const { status, body } = await buka()
    expect(status).toBe(200)
    const semua: { id: number; cadangan: boolean; istirahat: number | null; sertifikat_kurang: string[] }[] =
      body['data'].orang
    expect(semua[0]).toMatchObject({ id: orang(0), cadangan: true, di_sini: true, istirahat: null })
    expect(semua.some(({ id }) => id === orang(1))).toBe(false)
    expect(semua.find(({ id }) => id === orang(2))).toMatchObject({ cadangan: false, istirahat: 16 * 3600 })
    expect(semua.find(({ id }) => id === orang(3))).toMatchObject({ cadangan: false, istirahat: 2 * 3600 })

    await sql`insert into pos_sertifikat (pos_id, jenis, wajib)
      select ${posId}, kode, true from jenis_dokumen order by urutan limit 1`.execute(server.owner)
    await sql`insert into dokumen (karyawan_id, jenis, nomor, terbit, dibuat_pada)
      select ${orang(3)}, jenis, '1', '2026-01-01', now() from pos_sertifikat where pos_id = ${posId}`.execute(
      server.owner,
    )
    const dengan = (await buka()).body['data'].orang
    expect(dengan[0]).toMatchObject({ id: orang(3), sertifikat_kurang: [] })
    expect(dengan[1]).toMatchObject({ id: orang(0), sertifikat_kurang: [expect.any(String)] })
  })

  it('leaves out who has left, and says 422 to strangers and to days without that need', async () => {
    await server.owner.updateTable('karyawan').set({ aktif: false }).where('id', '=', orang(0)).execute()
    const { body } = await buka()
    expect(body['data'].orang.some(({ id }: { id: number }) => id === orang(0))).toBe(false)
    expect((await buka(SENIN, 'hrd', 999_999)).status).toBe(422)
    expect((await buka('2026-11-19')).status).toBe(422)
    expect((await buka('2026-11-25')).status).toBe(422)
    expect((await buka('besok')).status).toBe(422)
    expect((await buka(SENIN, 'karyawan')).status).toBe(403)
  })
})
