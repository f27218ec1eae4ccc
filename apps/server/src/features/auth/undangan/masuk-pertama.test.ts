import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { takeLetters, tokenIn } from '../../../../test/outbox.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { hashToken } from '../../../platform/auth.ts'
import { statusAkun } from './status-akun.sql.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())
beforeEach(() => server.setClock(JUMAT_PAGI))

const BARU = 'kuda-laut-biru-7'
const token = {
  hrd: await server.login('hrd@rekan.example'),
  admin: await server.login('admin@rekan.example'),
  koordinator: await server.login('koordinator@rekan.example'),
}
const KODE = 'ACDEFGHJKMNPQRTU'
const tercetak = 'acde-fghj-kmnp-qrtu'

let nomor = 0
/** Somebody new, without a password; gives employee and account. */
async function add(email: string | null = null, role = 'karyawan') {
  nomor += 1
  const { id } = await server.owner
    .selectFrom('karyawan')
    .select('id')
    .where('kode', '=', 'KBN0031')
    .executeTakeFirstOrThrow()
  const orang = await server.owner
    .selectFrom('karyawan')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { id: _, cari: __, versi: ___, ...isi } = orang
  const kode = `BARU${String(nomor).padStart(3, '0')}`
  const baru = await server.owner
    .insertInto('karyawan')
    .values({
      ...isi,
      kode,
      nama: `Orang Baru ${nomor}`,
      nik: `32730000000${String(10000 + nomor)}`,
      kpj: null,
      jkn: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const akun = await server.owner
    .insertInto('pengguna')
    .values({ email, role: role as 'karyawan', karyawan_id: baru.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { karyawanId: baru.id, penggunaId: akun.id, kode, nama: `Orang Baru ${nomor}` }
}
const invite = (ids: readonly number[], siapa: keyof typeof token = 'hrd') =>
  server.call('POST /kelola/karyawan/undang', { token: token[siapa], body: { karyawan_ids: ids } })
/** A printed code whose letters the test knows. */
async function print(penggunaId: number, kode = KODE) {
  await server.owner
    .updateTable('undangan')
    .set({ kode_hash: null })
    .where('kode_hash', '=', hashToken(kode))
    .execute()
  const { numUpdatedRows } = await server.owner
    .updateTable('undangan')
    .set({ kode_hash: hashToken(kode) })
    .where('pengguna_id', '=', penggunaId)
    .executeTakeFirst()
  expect(numUpdatedRows).toBe(1n)
}
const start = (kode: string, password = BARU) =>
  server.call('POST /masuk-pertama', { body: { kode, password } })
const status = async (penggunaId: number) => {
  const row = await server.owner
    .selectFrom('pengguna as p')
    .select(statusAkun('p', server.deps.clock.now()).as('status'))
    .where('p.id', '=', penggunaId)
    .executeTakeFirstOrThrow()
  return row.status
}

describe('[KARY-07] invitations in bulk', () => {
  it('write to who has an address and print one page for who has none; who is active is passed over', async () => {
    const surat = await add('orang.baru@rekan.example')
    const [satu, dua] = [await add(), await add()]
    const hrdBaru = await add(null, 'hrd')
    const { id: aktif } = await server.owner
      .selectFrom('karyawan')
      .select('id')
      .where('kode', '=', 'KBN0031')
      .executeTakeFirstOrThrow()
    expect(await status(satu.penggunaId)).toBe('BELUM_DIUNDANG')
    await server.deps.jobs.idle()
    await takeLetters(server)
    const semua = [surat, satu, dua, hrdBaru].map(({ karyawanId }) => karyawanId)
    const { body } = await invite([...semua, aktif, satu.karyawanId])
    expect(body['data']).toMatchObject({ surat: 1, cetak: 2, lembar: { tipe: 'application/pdf' } })
    expect(body['data'].dilewati).toEqual([
      {
        karyawan: expect.objectContaining({ id: hrdBaru.karyawanId }),
        alasan: expect.stringMatching(/administrator/),
      },
      { karyawan: expect.objectContaining({ id: aktif }), alasan: expect.stringMatching(/sudah aktif/) },
    ])
    const pdf = Buffer.from(body['data'].lembar.isi, 'base64').toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
    await server.deps.jobs.idle()
    const [letter, ...lain] = await takeLetters(server)
    expect(lain).toEqual([])
    expect(letter).toContain('To: orang.baru@rekan.example')
    expect(await Promise.all([surat, satu].map(({ penggunaId }) => status(penggunaId)))).toEqual([
      'UNDANGAN_TERKIRIM',
      'UNDANGAN_TERKIRIM',
    ])
    const masuk = await start(tokenIn(letter, '/auth/masuk-pertama'))
    expect([masuk.status, masuk.body['data'].user.name]).toEqual([200, surat.nama])
    expect(await status(surat.penggunaId)).toBe('AKTIF')
    server.setClock('2026-11-24T07:52:13+07:00')
    expect(await status(satu.penggunaId)).toBe('UNDANGAN_BELUM_DIBUKA')
    const catatan = await server.owner
      .selectFrom('audit')
      .select(['sesudah'])
      .where('tindakan', '=', 'POST /kelola/karyawan/undang')
      .where('objek_id', '=', String(satu.penggunaId))
      .execute()
    expect(catatan.map(({ sesudah }) => sesudah)).toEqual([
      { kode: satu.kode, nama: satu.nama, lewat: 'cetak' },
    ])
  })

  it('are for HR and administrators, for people there are', async () => {
    const { karyawanId } = await add()
    expect((await invite([karyawanId], 'koordinator')).status).toBe(403)
    expect((await invite([karyawanId, 999_999])).status).toBe(404)
    expect((await invite([])).status).toBe(422)
    const hrd = await add(null, 'hrd')
    expect((await invite([hrd.karyawanId], 'admin')).body['data'].cetak).toBe(1)
  })
})

describe('[KARY-08] a printed code', () => {
  it('tells whom it is for, opens once, and is kept as a digest alone', async () => {
    const { karyawanId, penggunaId, nama, kode } = await add()
    await invite([karyawanId])
    const rows = await server.owner
      .selectFrom('undangan')
      .selectAll()
      .where('pengguna_id', '=', penggunaId)
      .execute()
    expect(rows[0]?.kode_hash).toHaveLength(32)
    await print(penggunaId)
    const { body } = await server.call('POST /undangan', { body: { kode: tercetak } })
    expect(body['data']).toMatchObject({ nama, akun: kode })
    expect((await start(tercetak, 'pendek')).status).toBe(422)
    const masuk = await start(tercetak)
    expect(masuk.status).toBe(200)
    const profil = await server.call('GET /profile', { token: masuk.body['data'].token })
    expect(profil.body['data'].karyawan.kode).toBe(kode)
    expect((await start(tercetak, 'kuda-laut-hijau-8')).status).toBe(422)
    expect((await server.call('POST /login', { body: { email: kode, password: BARU } })).status).toBe(200)
  })

  it('opens at 13 d 23 h 59 min, at 14 d 1 min it is 422', async () => {
    const [satu, dua] = [await add(), await add()]
    await invite([satu.karyawanId, dua.karyawanId])
    await print(satu.penggunaId)
    await print(dua.penggunaId, 'UTRQPNMKJHGFEDCA')
    server.setClock('2026-12-04T07:51:13+07:00')
    expect((await start(KODE)).status).toBe(200)
    server.setClock('2026-12-04T07:53:13+07:00')
    const { status: mati, body } = await start('UTRQPNMKJHGFEDCA')
    expect([mati, body['message']]).toEqual([422, expect.stringMatching(/sudah tidak berlaku/)])
  })

  it('ends with the next invitation, with leaving, and opens nothing once there is a password', async () => {
    const orang = await add()
    await invite([orang.karyawanId])
    await print(orang.penggunaId)
    await invite([orang.karyawanId])
    expect((await start(KODE)).status).toBe(422)
    await print(orang.penggunaId)
    await server.owner
      .updateTable('pengguna')
      .set({ aktif: false })
      .where('id', '=', orang.penggunaId)
      .execute()
    expect((await start(KODE)).status).toBe(422)
    await server.owner
      .updateTable('pengguna')
      .set({ aktif: true, kata_sandi: 'x' })
      .where('id', '=', orang.penggunaId)
      .execute()
    expect((await start(KODE)).status).toBe(422)
  })

  it('lets one of two in who use it at once', async () => {
    const orang = await add()
    await invite([orang.karyawanId])
    await print(orang.penggunaId)
    const hasil = await Promise.all([start(KODE), start(KODE, 'kuda-laut-hijau-8')])
    expect(hasil.map((satu) => satu.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('[JAGA-17] cannot be guessed at from one place without end; a true one opens its account meanwhile', async () => {
    const orang = await add()
    await invite([orang.karyawanId])
    await print(orang.penggunaId)
    server.setClock('2026-11-20T19:52:13+07:00')
    const guess = (i: number) =>
      server.call('POST /undangan', { body: { kode: `ACDEFGHJKMNPQR${'ACDEFG'[i % 6]}${'HJKMNP'[i % 5]}` } })
    const hasil = []
    for (let i = 0; i < 32; i += 1) hasil.push((await guess(i)).status)
    expect(hasil.slice(0, 30).every((satu) => satu === 422)).toBe(true)
    expect(hasil.at(-1)).toBe(429)
    expect((await start(KODE)).status).toBe(200)
  })
})
