import { afterAll, beforeEach, expect, it } from 'vitest'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { insertPengganti, signInSemua } from '../../../../test/pengajuan.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const people = await addPeople(server.owner, 20, Date.parse(JUMAT_PAGI))
const { token, akun } = await signInSemua(server, {
  koordinator: 'koordinator@rekan.example',
  /** A coordinator of other people */
  budi: 'budi.santoso@karsabina.example',
  hrd: 'hrd@rekan.example',
  malam: 'malam@rekan.example',
})
await setKoordinator(server.owner, akun.koordinator.penggunaId, people)
afterAll(() => server.close())

const JAUH = { latitude: '-6.2400', longitude: '106.8272', keterangan: 'Rapat di pelanggan.' }
const MASA = ['2026-11-20T00:00:00+07:00', '2026-11-21T00:00:00+07:00'] as const

let orang: Person
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('koordinator_pengganti').execute()
  await server.owner.deleteFrom('notifikasi').execute()
  orang = people.pop() as Person
})

const gantikan = () => insertPengganti(server.owner, akun.koordinator.penggunaId, akun.budi.penggunaId, MASA)
const lihat = async (path: string) => (await server.call(`GET ${path}`, { token: token.budi })).status
const rekaman = () => lihat(`/karyawan/presensi/${orang.karyawanId}?tanggal=2026-11-20`)
const terdaftar = async () => {
  const { body } = await server.call('GET /karyawan/presensi?per_page=100', { token: token.budi })
  return body['data'].some(({ id }: { id: number }) => id === orang.karyawanId)
}
const tinjau = (jenis = 'check_in') =>
  server.call(`POST /karyawan/presensi/${orang.karyawanId}/tinjauan`, {
    token: token.budi,
    body: { tanggal: '2026-11-20', jenis, diterima: true },
  })
const punch = (milik: string, isian: Record<string, string> = JAUH) =>
  server.call('POST /presensi/check-in', { token: milik, form: formPresensi(fotoBaru(), isian) })
const diberitahu = async () => {
  const rows = await server.owner
    .selectFrom('notifikasi')
    .select('pengguna_id')
    .where('jenis', '=', 'PRESENSI_PERLU_TINJAUAN')
    .orderBy('id')
    .execute()
  return rows.map(({ pengguna_id }) => pengguna_id)
}
const total = async (milik: string) =>
  (await server.call('GET /karyawan/presensi/ringkasan', { token: milik })).body['data'].total

it('who stands in for a coordinator sees and reviews the attendance of that coordinator’s people, as long as it holds', async () => {
  expect((await punch(orang.token)).status).toBe(201)
  expect([await rekaman(), await terdaftar(), (await tinjau()).status]).toEqual([404, false, 404])
  const sebelum = await total(token.budi)
  await gantikan()
  expect([await rekaman(), await terdaftar()]).toEqual([200, true])
  expect(await total(token.budi)).toBeGreaterThan(sebelum)
  expect(await diberitahu()).toEqual([akun.koordinator.penggunaId])
  const { status, body } = await tinjau()
  expect([status, body['data'].check_in.tinjauan.oleh.nama]).toEqual([200, 'Budi Santoso'])
  server.setClock('2026-11-21T00:00:00+07:00')
  expect([await rekaman(), await terdaftar(), (await tinjau()).status]).toEqual([404, false, 404])
  server.setClock(JUMAT_PAGI)
  await server.owner
    .updateTable('koordinator_pengganti')
    .set({ dicabut_pada: new Date(JUMAT_PAGI) })
    .execute()
  expect([await rekaman(), await terdaftar()]).toEqual([404, false])
})

it('may check them in on their behalf, and not review that', async () => {
  const wakil = { ...JAUH, karyawan_id: String(orang.karyawanId) }
  expect((await punch(token.budi, wakil)).status).toBe(404)
  await gantikan()
  const { status, body } = await punch(token.budi, wakil)
  expect([status, body['data'].by_admin]).toEqual([201, true])
  expect(await diberitahu()).toEqual([akun.koordinator.penggunaId])
  expect((await tinjau()).status).toBe(403)
})

it('is told of a marked punch beside the coordinator', async () => {
  await gantikan()
  expect((await punch(orang.token)).status).toBe(201)
  expect(await diberitahu()).toEqual([akun.koordinator.penggunaId, akun.budi.penggunaId])
})

it('gets nothing else of them, nor of anybody else’s people', async () => {
  const semua = [
    `/karyawan/${orang.karyawanId}/cuti`,
    `/karyawan/${orang.karyawanId}/ringkasan`,
    `/karyawan/${orang.karyawanId}/penempatan`,
  ]
  const sebelum = await Promise.all(semua.map(lihat))
  const lain = `/karyawan/presensi/${akun.malam.karyawanId}?tanggal=2026-11-20`
  await gantikan()
  expect(await Promise.all(semua.map(lihat))).toEqual(sebelum)
  expect(await lihat(lain)).toBe(404)
})

it('the database takes a review of who stands in then, and of nobody who does not', async () => {
  expect((await punch(orang.token)).status).toBe(201)
  const tulis = (pada: string) =>
    server.db
      .updateTable('presensi_kejadian')
      .set({ ditinjau_oleh_id: akun.budi.penggunaId, ditinjau_pada: new Date(pada), diterima: true })
      .where('presensi_id', 'in', (eb) =>
        eb.selectFrom('presensi').select('id').where('karyawan_id', '=', orang.karyawanId),
      )
      .execute()
  await expect(tulis(JUMAT_PAGI)).rejects.toThrow('not this account')
  await gantikan()
  await expect(tulis('2026-11-21T00:00:00+07:00')).rejects.toThrow('not this account')
  await tulis(JUMAT_PAGI)
})

it('an ordinary punch of one’s own stays as it was', async () => {
  await gantikan()
  expect((await punch(orang.token, DI_DALAM)).status).toBe(201)
})
