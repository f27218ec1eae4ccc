import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addCheckIn, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer()
  people = await addPeople(server.owner, 60, Date.parse(JUMAT_PAGI))
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
})
afterAll(() => server.close())

const next = () => people.pop() as Person
const show = async (id: number) =>
  (await server.call(`GET /karyawan/${id}`, { token: token['hrd'] })).body['data']
const edit = async (id: number, isi: object, role = 'hrd') =>
  server.call(`POST /karyawan/${id}`, {
    token: token[role],
    body: { versi: (await show(id)).versi, ...isi },
  })
/** What was changed of a person, without who looked. */
const jejak = (id: number) =>
  server.owner
    .selectFrom('audit')
    .selectAll()
    .where('objek', '=', 'karyawan')
    .where('objek_id', '=', String(id))
    .where('tindakan', 'not like', 'GET %')
    .execute()

describe('POST /karyawan/{id}', () => {
  it('mends what HR got wrong, leaves the rest, and tells the trail', async () => {
    const { karyawanId } = next()
    const sebelum = await show(karyawanId)
    const { status, body } = await edit(karyawanId, {
      nama: ' Nama  Betul ',
      kode: 'btl-1',
      tempat_lahir: 'Cimahi',
      nomor_rekening: '1234-5678-90',
      jkn: '',
      nomor_hp: '0812-3456-7890',
    })
    expect([status, body['message']]).toEqual([200, 'Data karyawan disimpan.'])
    expect(body['data']).toEqual({
      ...sebelum,
      nama: 'Nama Betul',
      kode: 'BTL-1',
      versi: sebelum.versi + 1,
      personal: { ...sebelum.personal, tempat_lahir: 'Cimahi' },
      kepegawaian: { ...sebelum.kepegawaian, nomor_rekening: '1234567890' },
      kontak: { nomor_hp: '+6281234567890' },
      nomor_hp: '+6281234567890',
    })
    const [catatan, ...lain] = await jejak(karyawanId)
    expect(lain).toEqual([])
    expect(catatan).toMatchObject({
      tindakan: 'POST /karyawan/{id}',
      sebelum: { kode: sebelum.kode },
      sesudah: { nama: 'Nama Betul', kode: 'BTL-1', tempat_lahir: 'Cimahi' },
    })
    expect(JSON.stringify(catatan)).not.toMatch(/1234567890|81234567/)
  })

  it('changes nothing when nothing differs', async () => {
    const { karyawanId } = next()
    const sebelum = await show(karyawanId)
    const { body } = await edit(karyawanId, { nama: sebelum.nama })
    expect([body['message'], body['data']]).toEqual(['Tidak ada perubahan data yang dilakukan.', sebelum])
    expect(await jejak(karyawanId)).toEqual([])
  })

  it('lets one of two editors through, and shows the other what stands', async () => {
    const { karyawanId } = next()
    const hasil = await Promise.all([
      edit(karyawanId, { tempat_lahir: 'Garut', versi: 1 }),
      edit(karyawanId, { tempat_lahir: 'Bogor', versi: 1 }),
    ])
    expect(hasil.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const kalah = hasil.find(({ status }) => status === 409)
    expect(kalah?.body['data']).toEqual(await show(karyawanId))
  })

  it('invites at the new address who has never signed in, and the old invitation opens no more', async () => {
    const { karyawanId, penggunaId } = next()
    await edit(karyawanId, { email: 'salah.ketik@rekan.example' })
    await server.deps.jobs.idle()
    const tautan = () =>
      server.owner.selectFrom('tautan_sandi').selectAll().where('pengguna_id', '=', penggunaId).execute()
    const [lama] = await tautan()
    const { status } = await edit(karyawanId, { email: 'betul.ketik@rekan.example' })
    await server.deps.jobs.idle()
    const [baru, ...lain] = await tautan()
    expect([status, lain, baru?.jenis]).toEqual([200, [], 'undangan'])
    expect(baru?.token_hash.equals(lama?.token_hash ?? Buffer.alloc(0))).toBe(false)
    // The wrong address is told nothing that would open the account.
    expect(
      await server.owner.selectFrom('batal_ubah').selectAll().where('pengguna_id', '=', penggunaId).execute(),
    ).toEqual([])
  })

  it('tells a person whose bank account HR changes', async () => {
    const { karyawan_id, id } = await server.owner
      .selectFrom('pengguna')
      .select(['id', 'karyawan_id'])
      .where('email', '=', 'karyawan@rekan.example')
      .executeTakeFirstOrThrow()
    await edit(karyawan_id ?? 0, { nomor_rekening: '9998887776' })
    const kabar = await server.owner
      .selectFrom('batal_ubah')
      .select(['jenis', 'alamat'])
      .where('pengguna_id', '=', id)
      .execute()
    expect(kabar).toEqual([{ jenis: 'rekening', alamat: 'karyawan@rekan.example' }])
  })

  it('moves the first placement with the first day, not past what was worked', async () => {
    const { karyawanId } = next()
    const { body } = await edit(karyawanId, { tanggal_masuk: '2024-02-01' })
    expect(body['data'].tanggal_masuk).toBe('2024-02-01')
    const [penempatan] = await server.owner
      .selectFrom('penempatan')
      .select('tanggal_masuk')
      .where('karyawan_id', '=', karyawanId)
      .execute()
    expect(penempatan?.tanggal_masuk).toBe('2024-02-01')
    await addCheckIn(server.owner, karyawanId, '2024-02-05')
    const { status, body: ditolak } = await edit(karyawanId, { tanggal_masuk: '2024-02-06' })
    expect([status, Object.keys(ditolak['errors'])]).toEqual([422, ['tanggal_masuk']])
  })

  it.each([
    ['karyawan', 403],
    ['koordinator', 403],
    ['admin', 403],
  ])('is not for a %s', async (role, status) => {
    const { karyawanId } = next()
    const sebelum = await show(karyawanId)
    expect((await edit(karyawanId, { nama: 'Orang Lain' }, role)).status).toBe(status)
    expect(await show(karyawanId)).toEqual(sebelum)
  })

  it('lets HR touch no administrator, whose address would open the account', async () => {
    const { karyawanId, penggunaId } = next()
    await server.owner.updateTable('pengguna').set({ role: 'admin' }).where('id', '=', penggunaId).execute()
    expect((await edit(karyawanId, { email: 'rebut@rekan.example' })).status).toBe(403)
    expect((await show(karyawanId)).personal.email).toBeNull()
  })

  it('lets HR change no colleague in HR the address, which would open the account, but the rest and their own', async () => {
    const { karyawanId, penggunaId } = next()
    await server.owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', '=', penggunaId).execute()
    expect((await edit(karyawanId, { email: 'rebut@rekan.example' })).status).toBe(403)
    expect((await show(karyawanId)).personal.email).toBeNull()
    expect((await edit(karyawanId, { tempat_lahir: 'Cimahi' })).status).toBe(200)
    const { id } = (await server.call('GET /profile', { token: token['hrd'] })).body['data'].karyawan
    expect((await edit(id, { email: 'hrd.baru@rekan.example' })).status).toBe(200)
    expect((await edit(id, { email: 'hrd@rekan.example' })).status).toBe(200)
  })

  it('lets nobody change their own first day, from which annual leave follows', async () => {
    const { id } = (await server.call('GET /profile', { token: token['hrd'] })).body['data'].karyawan
    const sebelum = await show(id)
    const { status, body } = await edit(id, { tanggal_masuk: '2019-11-15', tempat_lahir: 'Garut' })
    expect([status, body['error'].error]).toEqual([403, 'MASUK_SENDIRI'])
    expect(await show(id)).toEqual(sebelum)
    // As it stands it may come along.
    expect((await edit(id, { tanggal_masuk: sebelum.tanggal_masuk })).status).toBe(200)
  })

  it('gives nobody without a password an address that somebody else may still get back', async () => {
    const [ada, lain] = [next(), next()]
    await server.owner
      .insertInto('batal_ubah')
      .values({
        pengguna_id: ada.penggunaId,
        jenis: 'email',
        alamat: 'ditahan@rekan.example',
        sebelum: JSON.stringify({ email: 'ditahan@rekan.example' }),
        sesudah: JSON.stringify({ email: 'pencuri@rekan.example' }),
        dibuat_pada: new Date(JUMAT_PAGI),
      })
      .execute()
    const { status, body } = await edit(lain.karyawanId, { email: 'ditahan@rekan.example' })
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['email']])
    expect((await show(lain.karyawanId)).personal.email).toBeNull()
  })

  it.each<[string, string, object]>([
    ['a NIK of letters', 'nik', { nik: 'abcdefghijklmnop' }],
    ['a NIK in full-width digits', 'nik', { nik: '３２７３９９０１０１９００００１' }],
    ['a NIK of 17', 'nik', { nik: '32739901019000011' }],
    ['a NIK that is taken', 'nik', { nik: '3205995005880031' }],
    ['an address that is taken', 'email', { email: 'hrd@rekan.example' }],
    ['a kode that is taken', 'kode', { kode: 'KBN0001' }],
    ['no kode', 'kode', { kode: '' }],
    ['a birth to come', 'tanggal_lahir', { tanggal_lahir: '2026-11-21' }],
    ['a day that does not exist', 'tanggal_lahir', { tanggal_lahir: '2026-02-30' }],
    ['a first day before birth', 'tanggal_masuk', { tanggal_masuk: '1989-12-31' }],
    ['a name that turns around', 'nama', { nama: 'A\u202eB' }],
    ['a name of emoji', 'nama', { nama: '😀' }],
    ['a name with NUL', 'nama', { nama: 'A\u0000' }],
    ['a name of 10,000', 'nama', { nama: 'a'.repeat(10_000) }],
    ['a status that is not there', 'status_pernikahan_id', { status_pernikahan_id: 99 }],
    ['a role', 'role', { role: 'admin' }],
    ['another account', 'pengguna_id', { pengguna_id: 1 }],
    ['the state', 'aktif', { aktif: false }],
    ['a placement', 'penempatan', { penempatan: {} }],
    ['no version', 'versi', { versi: undefined }],
  ])('refuses %s at %s, and changes nothing', async (_nama, field, isi) => {
    const { karyawanId } = people[0] as Person
    const sebelum = await show(karyawanId)
    const { status, body } = await edit(karyawanId, { tempat_lahir: 'Tidak jadi', ...isi })
    expect([status, Object.keys(body['errors'])]).toEqual([422, [field]])
    expect(await show(karyawanId)).toEqual(sebelum)
  })

  it.each(['0', '999999', 'x', '99999999999'])('knows nobody called %s', async (id) => {
    const { status } = await server.call(`POST /karyawan/${id}`, { token: token['hrd'], body: { versi: 1 } })
    expect(status).toBe(404)
  })
})
