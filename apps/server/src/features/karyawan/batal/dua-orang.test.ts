import { afterAll, beforeEach, expect, it } from 'vitest'
import { insertSesi } from '../../../../test/hubungan.tulis.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

/** Nobody redirects a wage alone: not by the owner's account that they opened, and not by the company's own term. */
const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
afterAll(() => server.close())
const { owner } = server
const { token, akun } = await signInSemua(server, {
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
})
const people = await addPeople(owner, 4, Date.parse(JUMAT_PAGI))
const call = (pemanggil: string | undefined, key: string, body: unknown = {}) =>
  server.call(key, { token: pemanggil, ...(!key.startsWith('GET ') && { body }) })
const kode = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['error']?.error]
const [LAMA, BARU] = ['1234567890', '9999999999']
const berisi = async (ke: number) => {
  const orang = people[ke]
  if (orang === undefined) throw new Error('too few')
  await owner
    .updateTable('karyawan')
    .set({ nama_bank: 'BCA', nomor_rekening: LAMA })
    .where('id', '=', orang.karyawanId)
    .execute()
  await owner
    .updateTable('pengguna')
    .set({ kata_sandi: 'x', email: `rekening-${ke}@rekan.example` })
    .where('id', '=', orang.penggunaId)
    .execute()
  return orang
}
const ganti = async (pemanggil: string | undefined, id: number, nomor_rekening: string) => {
  const { versi } = (await call(pemanggil, `GET /karyawan/${id}`)).body['data']
  return call(pemanggil, `POST /karyawan/${id}`, { versi, nama_bank: 'BCA', nomor_rekening })
}
const ditahan = async (id: number) =>
  owner
    .selectFrom('rekening_tahan')
    .select(['sampai', 'dikonfirmasi_oleh_id'])
    .where('karyawan_id', '=', id)
    .executeTakeFirst()

/** HR's other account, without an employee, under the same name. */
async function akunDua() {
  const dua = `akun-kedua-${'0'.repeat(40)}`
  const { nama } = await owner
    .selectFrom('karyawan')
    .select('nama')
    .where('id', '=', akun.hrd.karyawanId)
    .executeTakeFirstOrThrow()
  const { id } = await owner
    .insertInto('pengguna')
    .values({ email: 'dua@rekan.example', nama, role: 'hrd' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertSesi(owner, server.deps.clock.now(), [[id, dua]])
  return dua
}

beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await owner.deleteFrom('akun_dibuka').execute()
  await owner.deleteFrom('akun_dimulai').execute()
})

it('[JAGA-05, JAGA-15] an account that HR opened confirms no number of HR’s, nor HR one that it wrote; another of HR does', async () => {
  const { karyawanId, penggunaId, token: milik } = await berisi(0)
  expect((await ganti(token.hrd, karyawanId, BARU)).status).toBe(200)
  expect((await call(token.hrd, `POST /karyawan/${karyawanId}/kode-reset`)).status).toBe(201)
  const olehPemilik = await call(milik, 'POST /profile/rekening/konfirmasi')
  expect(kode(olehPemilik)).toEqual([403, 'AKUN_PENULIS_DIBUKA'])
  expect((await ditahan(karyawanId))?.dikonfirmasi_oleh_id).toBeNull()
  // The other way round: written by the account that HR opened, confirmed by HR.
  await owner
    .updateTable('rekening_tahan')
    .set({ diganti_oleh_id: penggunaId })
    .where('karyawan_id', '=', karyawanId)
    .execute()
  const konfirmasi = (pemanggil: string | undefined) =>
    call(pemanggil, `POST /karyawan/${karyawanId}/rekening/konfirmasi`)
  expect(kode(await konfirmasi(token.hrd))).toEqual([403, 'AKUN_PENULIS_DIBUKA'])
  expect((await konfirmasi(token.hrdLain)).status).toBe(200)
})

it('[JAGA-15] an account that HR could have begun confirms no number of HR’s, nor HR one of its', async () => {
  for (const [ke, undang] of [
    [0, (id: number) => call(token.hrd, `POST /karyawan/${id}/kode-reset`)],
    [2, (id: number) => call(token.hrd, 'POST /kelola/karyawan/undang', { karyawan_ids: [id] })],
  ] as const) {
    const { karyawanId, penggunaId, token: milik } = await berisi(ke)
    await owner.deleteFrom('rekening_tahan').execute()
    await owner
      .updateTable('pengguna')
      .set({ kata_sandi: null, email: null })
      .where('id', '=', penggunaId)
      .execute()
    expect((await ganti(token.hrd, karyawanId, BARU)).status).toBe(200)
    const { status } = await undang(karyawanId)
    expect([200, 201]).toContain(status)
    expect(await owner.selectFrom('akun_dibuka').select('id').execute()).toEqual([])
    const konfirmasi = (pemanggil: string | undefined) =>
      call(pemanggil, `POST /karyawan/${karyawanId}/rekening/konfirmasi`)
    expect(kode(await call(milik, 'POST /profile/rekening/konfirmasi'))).toEqual([403, 'AKUN_PENULIS_DIBUKA'])
    // Written by the account that HR could have begun, as its owner's own.
    for (const diganti_oleh_id of [penggunaId, null]) {
      await owner
        .updateTable('rekening_tahan')
        .set({ diganti_oleh_id })
        .where('karyawan_id', '=', karyawanId)
        .execute()
      expect(kode(await konfirmasi(token.hrd))).toEqual([403, 'AKUN_PENULIS_DIBUKA'])
    }
    expect((await konfirmasi(token.hrdLain)).status).toBe(200)
  }
})

it('[JAGA-15] a shorter term counts once the longer one of before would be over', async () => {
  const { karyawanId } = await berisi(1)
  const atur = await call(token.hrd, 'POST /kelola/pengaturan', {
    kunci: 'tahan_rekening_hari',
    nilai: 0,
    berlaku_dari: '2026-11-20',
  })
  expect(atur.status).toBe(200)
  expect((await ganti(token.hrd, karyawanId, BARU)).status).toBe(200)
  const tahan = await ditahan(karyawanId)
  expect((tahan?.sampai ?? 0) > Date.parse('2026-11-21T00:00:00+07:00')).toBe(true)
  server.setClock('2026-11-24T08:00:00+07:00')
  const { karyawanId: kemudian } = await berisi(2)
  // Who shortened it goes by the former for two weeks, by whichever of their accounts; another goes by the new.
  const tersisa = async () => ((await ditahan(kemudian))?.sampai ?? 0) - server.deps.clock.now()
  for (const pemanggil of [await server.login('hrd@rekan.example'), await akunDua()]) {
    await owner.deleteFrom('rekening_tahan').execute()
    await berisi(2)
    expect((await ganti(pemanggil, kemudian, BARU)).status).toBe(200)
    expect(await tersisa()).toBe(3 * 86_400_000)
  }
  await owner.deleteFrom('rekening_tahan').execute()
  await berisi(2)
  await ganti(await server.login('teuku.akbar@karsabina.example'), kemudian, BARU)
  expect(await ditahan(kemudian)).toBeUndefined()
  server.setClock('2026-12-04T08:00:00+07:00')
  await berisi(2)
  await ganti(await server.login('hrd@rekan.example'), kemudian, BARU)
  expect(await ditahan(kemudian)).toBeUndefined()
  await owner.deleteFrom('pengaturan').where('kunci', '=', 'tahan_rekening_hari').execute()
})

it('[JAGA-15] a number that HR has emptied makes no first one of the next, once its term is over', async () => {
  const { karyawanId } = await berisi(1)
  await owner.deleteFrom('rekening_tahan').execute()
  await owner.deleteFrom('pengaturan_dilonggarkan').execute()
  const { versi } = (await call(token.hrd, `GET /karyawan/${karyawanId}`)).body['data']
  const kosong = { versi, nama_bank: null, nomor_rekening: null }
  expect((await call(token.hrd, `POST /karyawan/${karyawanId}`, kosong)).status).toBe(200)
  server.setClock('2026-11-24T08:00:00+07:00')
  expect((await ganti(await server.login('hrd@rekan.example'), karyawanId, BARU)).status).toBe(200)
  expect(await ditahan(karyawanId)).toBeDefined()
})

it('[JAGA-15] a number that nobody said was right is put back at once, though not by who wrote it', async () => {
  const { karyawanId } = await berisi(3)
  await ganti(token.hrd, karyawanId, BARU)
  server.setClock('2026-11-25T08:00:00+07:00')
  const [hrd, hrdLain] = [
    await server.login('hrd@rekan.example'),
    await server.login('teuku.akbar@karsabina.example'),
  ]
  await ganti(hrd, karyawanId, LAMA)
  expect(await ditahan(karyawanId)).toBeDefined()
  await owner.deleteFrom('rekening_tahan').execute()
  await berisi(3)
  server.setClock(JUMAT_PAGI)
  await ganti(token.hrd, karyawanId, BARU)
  server.setClock('2026-11-25T08:00:00+07:00')
  await ganti(hrdLain, karyawanId, LAMA)
  expect(await ditahan(karyawanId)).toBeUndefined()
})

it('[JAGA-15] the word for a number counts for the one that was shown, not for one that was written since', async () => {
  const { karyawanId, token: milik } = await berisi(2)
  const dilihat = async () =>
    (await call(token.hrdLain, `GET /karyawan/${karyawanId}`)).body['data'].rekening_tahan.diganti_pada
  const konfirmasi = [
    (diganti_pada: string) =>
      call(token.hrdLain, `POST /karyawan/${karyawanId}/rekening/konfirmasi`, { diganti_pada }),
    (diganti_pada: string) => call(milik, 'POST /profile/rekening/konfirmasi', { diganti_pada }),
  ]
  for (const [ke, nyatakan] of konfirmasi.entries()) {
    await owner.deleteFrom('rekening_tahan').execute()
    server.setClock(`2026-11-20T08:0${ke * 2}:00+07:00`)
    expect((await ganti(token.hrd, karyawanId, `777777777${ke}`)).status).toBe(200)
    const lama = await dilihat()
    server.setClock(`2026-11-20T08:0${ke * 2 + 1}:00+07:00`)
    expect((await ganti(token.hrd, karyawanId, `888888888${ke}`)).status).toBe(200)
    expect(kode(await nyatakan(lama))).toEqual([409, 'REKENING_DIGANTI_LAGI'])
    expect((await ditahan(karyawanId))?.dikonfirmasi_oleh_id).toBeNull()
    expect((await nyatakan(await dilihat())).status).toBe(200)
  }
})

it('[JAGA-15] a number that counts without a word still waits for one after another that HR wrote and took back', async () => {
  const { karyawanId } = await berisi(1)
  await owner.deleteFrom('rekening_tahan').execute()
  await ganti(token.hrd, karyawanId, BARU)
  const pertama = await ditahan(karyawanId)
  server.setClock('2026-11-25T08:00:00+07:00')
  const hrd = await server.login('hrd@rekan.example')
  await ganti(hrd, karyawanId, '5555555555')
  expect((await ganti(hrd, karyawanId, BARU)).status).toBe(200)
  expect(await ditahan(karyawanId)).toEqual(pertama)
  const konfirmasi = async (pemanggil: string) =>
    (await call(pemanggil, `POST /karyawan/${karyawanId}/rekening/konfirmasi`)).status
  expect(await konfirmasi(hrd)).toBe(403)
  expect(await konfirmasi(await server.login('teuku.akbar@karsabina.example'))).toBe(200)
})
