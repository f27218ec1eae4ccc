import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBulan } from '../../../../test/bulan.ts'
import { timeSmoke } from '../../../../test/lama.ts'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import type { Answer } from '../../../platform/http.ts'

type Bulanan = Answer<'GET /kelola/presensi'>
type Harian = Answer<'GET /kelola/presensi/harian'>
type Pilihan = Answer<'GET /kelola/presensi/saringan'>['data']

const SAAT = '2026-11-18T20:00:00+07:00'
let server: TestServer
let masuk: Awaited<ReturnType<typeof siapkan>>
let orang: Person[]
let situs: number[]
const siapkan = () =>
  signInSemua(server, {
    hrd: 'hrd@rekan.example',
    koordinator: 'koordinator@rekan.example',
    karyawan: 'karyawan@rekan.example',
  })
afterAll(() => server.close())
beforeAll(async () => {
  server = await startTestServer(SAAT, { withJobs: false })
  masuk = await siapkan()
  orang = await addPeople(server.owner, 100, Date.parse(SAAT))
  situs = await addSitus(2)
  await sql`update penempatan set kantor_id = case when karyawan_id % 5 = 0 then ${situs[1]}::integer else ${situs[0]}::integer end
    where karyawan_id = any(${orang.map(({ karyawanId }) => karyawanId)}::integer[])`.execute(server.owner)
  await setKoordinator(server.owner, masuk.akun.koordinator.penggunaId, orang.slice(0, 7))
  await setKoordinator(server.owner, null, orang.slice(7))
  await sql`
    with k as (insert into klien (kode, nama) values ('MPR', 'Pandanaran') returning id),
      c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
        select id, 'MPR/1', '2026-01-01', '2027-12-31', now() from k returning id)
    insert into pos (kontrak_klien_id, kantor_id, nama, jabatan) select id, ${situs[1]}, 'Gerbang', 'Penjaga' from c`.execute(
    server.owner,
  )
  await fillBulan(server.owner, orang, { dari: '2026-11-01', sampai: '2026-11-17' })
  await sql`analyze`.execute(server.owner)
})

async function addSitus(banyak: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into kantor (kode, nama, alamat, zona_waktu)
    select 'MPR' || i, 'Situs ' || i, 'Jalan', 'WIB' from generate_series(1, ${banyak}::integer) i returning id`.execute(
    server.owner,
  )
  return rows.map(({ id }) => id)
}
const minta = async <T>(alamat: string, saringan: object, token = masuk.token.hrd): Promise<T> => {
  const query = new URLSearchParams({ bulan: '11', tahun: '2026', ...saringan })
  const { status, body } = await server.call(`${alamat}?${query.toString()}`, { token })
  expect(status).toBe(200)
  return body as T
}
const bulan = (saringan: object = {}, token?: string) =>
  minta<Bulanan>('GET /kelola/presensi', { jumlah: '200', ...saringan }, token)
const pilihan = async (saringan: object = {}, token?: string) =>
  (await minta<{ data: Pilihan }>('GET /kelola/presensi/saringan', saringan, token)).data

describe('[HARI-06] the month by person and day', () => {
  it('has a cell for each day as far as today, with hours, lateness and what is to be seen to', async () => {
    const { data, meta } = await bulan({ kantor_id: String(situs[0]) })
    expect(data).toHaveLength(80)
    expect(meta).toMatchObject({ total: 80, hari: { length: 30 } })
    const satu = data.find(({ id }) => id === orang[0]?.karyawanId)
    // Each by its own rule in `fillBulan`; the 1st and the 15th are Sundays.
    expect(satu?.hari.slice(0, 3)).toMatchObject([
      { status: 'LIBUR', kerja: false, jam_kerja: 0, keadaan: [] },
      { status: 'HADIR', kerja: true },
      { status: 'HADIR', kerja: true },
    ])
    expect(satu?.hari.slice(18)).toEqual(Array.from({ length: 12 }, () => null))
    expect(satu?.jam_kerja).toBe(satu?.hari.reduce((n, hari) => n + (hari?.jam_kerja ?? 0), 0))
  })

  it('leaves for each site, client, coordinator and kind of day the rows that its count says', async () => {
    const semua = await bulan()
    expect(semua.meta.total).toBeGreaterThan(100)
    for (const { kode, jumlah } of semua.meta.keadaan) {
      const { data, meta } = await bulan({ keadaan: kode })
      expect([kode, meta.total]).toEqual([kode, jumlah])
      for (const satu of data) expect(satu.hari.some((hari) => hari?.keadaan.includes(kode))).toBe(true)
    }
    for (const saringan of [
      {},
      { keadaan: 'TELAT' },
      { keadaan: 'TANPA_PULANG', kantor_id: String(situs[0]) },
    ]) {
      const { kantor, klien, koordinator } = await pilihan(saringan)
      for (const [nama, nilai] of Object.entries({
        kantor_id: kantor,
        klien_id: klien,
        koordinator_id: koordinator,
      }))
        for (const { id, jumlah } of nilai) {
          const { meta } = await bulan({ ...saringan, [nama]: String(id) })
          expect([nama, id, saringan, meta.total]).toEqual([nama, id, saringan, jumlah])
        }
    }
  })

  it('counts the kinds as the days were written', async () => {
    const { data, meta } = await bulan({ kantor_id: String(situs[1]) })
    const { rows } = await sql<{ telat: number; tanpa: number }>`
      select count(distinct r.karyawan_id) filter (where e.telat_detik > 0)::integer as telat,
        count(distinct r.karyawan_id) filter (where e.jenis = 'check_in' and not exists (select from presensi_kejadian p
          where p.presensi_id = r.id and p.jenis = 'check_out'))::integer as tanpa
      from presensi r join presensi_kejadian e on e.presensi_id = r.id
        join penempatan p on p.karyawan_id = r.karyawan_id and p.kantor_id = ${situs[1]}`.execute(
      server.owner,
    )
    const banyak = new Map(meta.keadaan.map(({ kode, jumlah }) => [kode, jumlah]))
    expect([banyak.get('TELAT'), banyak.get('TANPA_PULANG')]).toEqual([rows[0]?.telat, rows[0]?.tanpa])
    expect(rows[0]?.tanpa).toBeGreaterThan(0)
    expect(meta.perlu_tindakan).toBe(
      data
        .flatMap(({ hari }) => hari)
        .filter((h) =>
          h?.keadaan.some((k) => ['TANPA_PULANG', 'ALPA', 'PERLU_TINJAUAN', 'USULAN'].includes(k)),
        ).length,
    )
  })

  it('has one day with the works of each, and the same kinds and counts as the month of that day', async () => {
    const tanggal = '2026-11-17'
    const sehari = (isi: object = {}, token?: string) =>
      minta<Harian>('GET /kelola/presensi/harian', { tanggal, jumlah: '200', ...isi }, token)
    const { data, meta } = await sehari({ kantor_id: String(situs[0]) })
    const sebulan = await bulan({ kantor_id: String(situs[0]) })
    expect(data.map(({ id, sel }) => [id, sel])).toEqual(sebulan.data.map(({ id, hari }) => [id, hari[16]]))
    expect(data[0]?.kerja).toMatchObject([{ kantor: 'Situs 1', mulai: '08:00:00', selesai: '17:00:00' }])
    for (const { kode, jumlah } of meta.keadaan) {
      const disaring = await sehari({ kantor_id: String(situs[0]), keadaan: kode })
      expect([kode, disaring.meta.total]).toEqual([kode, jumlah])
      for (const { sel } of disaring.data) expect(sel.keadaan).toContain(kode)
    }
    const { kantor } = await pilihan({ tanggal, keadaan: 'TELAT' })
    for (const { id, jumlah } of kantor)
      expect((await sehari({ kantor_id: String(id), keadaan: 'TELAT' })).meta.total).toBe(jumlah)
    // A window of them, and a coordinator's alone.
    const jendela = await sehari({ kantor_id: String(situs[0]), mulai: '2', jumlah: '3' })
    expect(jendela.data.map(({ id }) => id)).toEqual(data.slice(2, 5).map(({ id }) => id))
    const milik = await sehari({}, masuk.token.koordinator)
    expect(milik.data.some(({ id }) => id === orang[20]?.karyawanId)).toBe(false)
    // A day to come has its plan.
    const nanti = await sehari({ tanggal: '2026-11-19', kantor_id: String(situs[0]) })
    expect(nanti.data[0]).toMatchObject({ sel: { status: 'BELUM_PRESENSI' }, kerja: [{ masuk: null }] })
  })

  it('shows a coordinator their people alone, and knows the client by its post', async () => {
    const { data } = await bulan({}, masuk.token.koordinator)
    const tim = orang.slice(0, 7).map(({ karyawanId }) => karyawanId)
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining(tim))
    expect(data.some(({ id }) => id === orang[20]?.karyawanId)).toBe(false)
    expect(
      (await server.call('GET /kelola/presensi?bulan=11&tahun=2026', { token: masuk.token.karyawan })).status,
    ).toBe(403)
    const { klien } = await pilihan()
    expect(klien.find(({ nama }) => nama === 'Pandanaran')?.jumlah).toBe(20)
  })

  it('gives the hours of a site at that site alone', async () => {
    const siapa = orang.find(({ karyawanId }) => karyawanId % 5 !== 0)?.karyawanId ?? 0
    await server.owner
      .insertInto('penugasan')
      .values({
        karyawan_id: siapa,
        tanggal: '2026-11-15',
        kantor_id: situs[1] ?? 0,
        mulai: new Date('2026-11-15T08:00:00+07:00'),
        selesai: new Date('2026-11-15T12:00:00+07:00'),
        asal: 'pengganti',
        dibuat_pada: new Date(0),
      })
      .execute()
    const [sini, sana] = await Promise.all(situs.map((id) => bulan({ kantor_id: String(id) })))
    const hari = (semua: Bulanan | undefined) => semua?.data.find(({ id }) => id === siapa)?.hari
    expect(hari(sana)?.flatMap((satu, ke) => (satu === null ? [] : [ke + 1]))).toEqual([15])
    expect(hari(sini)?.[14]).toBe(null)
    await sql`delete from penugasan where karyawan_id = ${siapa} and tanggal = '2026-11-15'`.execute(
      server.owner,
    )
  })

  it('answers the month of a site of a hundred people within 200 ms of the server’s time', async () => {
    await sql`update penempatan set kantor_id = ${situs[0]} where kantor_id = ${situs[1]}`.execute(
      server.owner,
    )
    server.setClock('2026-11-30T20:00:00+07:00')
    await fillBulan(server.owner, orang, { dari: '2026-11-18', sampai: '2026-11-30' })
    await sql`analyze`.execute(server.owner)
    const { least, most } = await timeSmoke(200, async () =>
      expect((await bulan({ kantor_id: String(situs[0]) })).data).toHaveLength(100),
    )
    server.setClock(SAAT)
    expect(least).toBeLessThan(most)
  })
})
