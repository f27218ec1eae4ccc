import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertSesi } from '../../../../test/hubungan.tulis.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { Ponsel } from '../../../../test/ponsel.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

/** A punch that only its person's own change of a rule let pass waits for somebody else's look. */
const JUMAT = '2026-11-20T07:50:00+07:00'
const JAUH = { latitude: '-6.2100', longitude: '106.8272' }
/** Around both places, and around the first alone */
const LUAS = { type: 'Circle', pusat: [106.8272, -6.1754], radius: 5000 }
const SEMPIT = { type: 'Circle', pusat: [106.8272, -6.1754], radius: 100 }

let server: TestServer
let people: Person[]
let kantorId = 0
let jadwalId = 0
const next = (): Person => {
  const satu = people.pop()
  if (satu === undefined) throw new Error('too few')
  return satu
}
/** Somebody of HR who punches like everybody. */
const hrdBaru = async (): Promise<Person> => {
  const satu = next()
  await server.owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', '=', satu.penggunaId).execute()
  return satu
}

beforeAll(async () => {
  server = await startTestServer(JUMAT, { withJobs: false })
  people = await addPeople(server.owner, 80, Date.parse(JUMAT))
  const tempat = await server.owner
    .selectFrom('penempatan')
    .select(['kantor_id', 'jadwal_id'])
    .where('karyawan_id', '=', (people[0] as Person).karyawanId)
    .executeTakeFirstOrThrow()
  kantorId = tempat.kantor_id
  jadwalId = tempat.jadwal_id
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(JUMAT)
  await server.owner
    .updateTable('kantor')
    .set({ toleransi_meter: 0, kebijakan_lokasi: 'wajib', kode_pos: 'tidak' })
    .where('id', '=', kantorId)
    .execute()
  await ubah(await hrdBaru(), { area: SEMPIT })
})

async function ubah({ token }: Pick<Person, 'token'>, isi: object): Promise<void> {
  const { body } = await server.call(`GET /kelola/lokasi/${kantorId}`, { token })
  const { status, body: jawab } = await server.call(`POST /kelola/lokasi/${kantorId}`, {
    token,
    body: isi,
    headers: { 'if-match': `"${body['data'].versi}"` },
  })
  expect([status, jawab['error']?.error, jawab['errors']]).toEqual([200, undefined, undefined])
}

type Tanda = { kode: string; kalimat: string }
async function punch({ token }: Person, fields: Record<string, string> = DI_DALAM, jenis = 'check-in') {
  const form = formPresensi(fotoBaru(), fields)
  const { status, body } = await server.call(`POST /presensi/${jenis}`, { token, form })
  expect([status, body['message']]).toEqual([201, expect.any(String)])
  return body['data'] as { id: number; perlu_tinjauan: boolean; telat: number; tanda: Tanda[] }
}
const kode = ({ tanda }: { tanda: Tanda[] }) => tanda.map((satu) => satu.kode)

it('[JAGA-11] marks what HR’s own wider area let pass, though it was set back; nobody else’s, and nothing that the former takes as well', async () => {
  const [hrd, lain] = [await hrdBaru(), next()]
  await ubah(hrd, { area: LUAS })
  const jauh = await punch(hrd, JAUH)
  expect(jauh).toMatchObject({
    perlu_tinjauan: true,
    telat: 0,
    tanda: [
      {
        kode: 'ATURAN_SENDIRI',
        kalimat:
          'Diterima menurut aturan yang diubah orangnya sendiri (area lokasi; 20 November 2026), menurut aturan sebelumnya lain',
      },
    ],
  })
  expect(kode(await punch(lain, JAUH))).toEqual([])
  const { status } = await server.call(`POST /karyawan/presensi/${hrd.karyawanId}/tinjauan`, {
    token: hrd.token,
    body: { tanggal: '2026-11-20', jenis: 'check_in', diterima: true },
  })
  expect(status).toBe(403)
  await ubah(hrd, { area: SEMPIT })
  server.setClock('2026-11-20T17:05:00+07:00')
  expect(kode(await punch(hrd, DI_DALAM, 'check-out'))).toEqual([])
})

it.each([
  [
    'no area at all',
    { area: null, kebijakan_lokasi: 'catat' },
    JAUH,
    ['area lokasi', 'presensi di luar area'],
  ],
  ['a wider tolerance', { toleransi_meter: 500 }, { ...DI_DALAM, latitude: '-6.1790' }, ['toleransi area']],
])('[JAGA-11] marks what %s by HR let pass for two weeks', async (_, isi, di, apa) => {
  const hrd = await hrdBaru()
  await ubah(hrd, isi)
  server.setClock('2026-12-03T07:50:00+07:00')
  const tanda = (await punch(hrd, { ...di, keterangan: 'Rapat.' })).tanda.find(
    (satu) => satu.kode === 'ATURAN_SENDIRI',
  )
  expect(tanda?.kalimat).toContain(`(${apa.join(', ')}; 20 November 2026)`)
  server.setClock('2026-12-04T07:51:00+07:00')
  expect(kode(await punch(hrd, { ...di, keterangan: 'Rapat.' }))).not.toContain('ATURAN_SENDIRI')
})

it('[JAGA-11] marks nothing where somebody else of HR has set the same since, nor what another has widened', async () => {
  const [hrd, lain] = [await hrdBaru(), await hrdBaru()]
  await ubah(hrd, { area: LUAS })
  await ubah(lain, { toleransi_meter: 10 })
  expect(kode(await punch(hrd, JAUH))).toEqual(['ATURAN_SENDIRI'])
  await ubah(lain, { area: { ...LUAS, radius: 4900 } })
  server.setClock('2026-11-20T17:05:00+07:00')
  expect(kode(await punch(hrd, JAUH, 'check-out'))).toEqual([])
})

it('[JAGA-11] marks a check-in that is on time by a week that HR put later themselves, from the day it holds, and nobody else’s', async () => {
  const [hrd, lain] = [await hrdBaru(), next()]
  const { body } = await server.call('GET /kelola/jadwal-kerja', { token: hrd.token })
  const { versi } = body['data'].find(({ id }: { id: number }) => id === jadwalId)
  const hari = [1, 2, 3, 4, 5].map((ke) => ({
    hari: ke,
    jam_mulai: '10:00',
    jam_selesai: '19:00',
    istirahat_menit: 60,
    istirahat_sesudah_menit: 240,
  }))
  const isi = { toleransi_menit: 0, masuk_saat_libur: false, hari, berlaku_dari: '2026-12-14' }
  const { status, body: jawab } = await server.call(`POST /kelola/jadwal-kerja/${jadwalId}/versi`, {
    token: hrd.token,
    body: isi,
    headers: { 'if-match': `"${versi}"` },
  })
  expect([status, jawab['errors']]).toEqual([200, undefined])
  // Waited for: the week counts from the day it holds.
  server.setClock('2026-12-15T09:55:00+07:00')
  expect(await punch(hrd)).toMatchObject({ telat: 0, tanda: [{ kode: 'ATURAN_SENDIRI' }] })
  expect(await punch(lain)).toMatchObject({ telat: 0, tanda: [] })
  server.setClock('2026-12-29T09:55:00+07:00')
  expect(kode(await punch(hrd))).toEqual([])
})

it('[JAGA-11] marks a punch without the site’s code that HR has switched off', async () => {
  const [hrd, lain, dulu] = [await hrdBaru(), next(), await hrdBaru()]
  const mode = async ({ token }: Person, kode_pos: string) =>
    (await server.call(`POST /kelola/lokasi/${kantorId}/kode-pos`, { token, body: { kode_pos } })).status
  expect(await mode(dulu, 'layar')).toBe(200)
  expect(await mode(hrd, 'tidak')).toBe(200)
  expect(kode(await punch(hrd))).toEqual(['ATURAN_SENDIRI'])
  expect(kode(await punch(lain))).toEqual([])
})

it('[JAGA-11] knows the person behind another account, which looks at no punch of theirs either', async () => {
  const [hrd, lain] = [await hrdBaru(), await hrdBaru()]
  const { nama } = await server.owner
    .selectFrom('karyawan')
    .select('nama')
    .where('id', '=', hrd.karyawanId)
    .executeTakeFirstOrThrow()
  await server.owner
    .updateTable('karyawan')
    .set({ nama: 'Satu Nama' })
    .where('id', '=', hrd.karyawanId)
    .execute()
  expect(nama).not.toBe('Satu Nama')
  const { id } = await server.owner
    .insertInto('pengguna')
    .values({ email: 'satu@rekan.example', nama: ' satu NAMA', role: 'hrd' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = `akun-kedua-${'1'.repeat(40)}`
  await insertSesi(server.owner, Date.parse(JUMAT), [[id, token]])
  await ubah({ token }, { area: LUAS })
  const { id: kejadian, tanda } = await punch(hrd, JAUH)
  expect(kode({ tanda })).toEqual(['ATURAN_SENDIRI'])
  const tinjau = (oleh: number) =>
    server.db
      .updateTable('presensi_kejadian')
      .set({ ditinjau_oleh_id: oleh, ditinjau_pada: new Date(JUMAT), diterima: true })
      .where('id', '=', kejadian)
      .execute()
  await expect(tinjau(id)).rejects.toMatchObject({ constraint: 'tinjauan_bukan_sendiri' })
  await tinjau(lain.penggunaId)
})

it('[JAGA-11] marks what was taken without a network before HR widened the area, and arrives after', async () => {
  const hrd = await hrdBaru()
  server.setClock('2026-11-20T05:00:00+07:00')
  const ponsel = new Ponsel(server, Date.parse('2026-11-20T05:00:00+07:00'), 40_000)
  await ponsel.registerLama(server, hrd)
  await ponsel.hear(hrd)
  ponsel.goTo('2026-11-20T07:50:00+07:00')
  const isi = ponsel.take(hrd, 'check_in', { fields: JAUH })
  server.setClock('2026-11-20T08:30:00+07:00')
  await ubah(await hrdBaru(), { toleransi_meter: 5 })
  await ubah(hrd, { area: LUAS })
  server.setClock('2026-11-20T09:00:00+07:00')
  ponsel.goTo('2026-11-20T09:00:00+07:00')
  const { status, body } = await ponsel.send(hrd, isi)
  expect(status).toBe(201)
  expect(kode(body['data'] as { tanda: Tanda[] })).toContain('ATURAN_SENDIRI')
})
