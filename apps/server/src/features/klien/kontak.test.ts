import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildKlien } from '../../../test/berita-acara.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { transaction } from '../../platform/db.ts'
import { signLembar } from '../berita-acara/putusan/tanda-tangan.service.ts'
import { startServerDeed } from '../../platform/perbuatan.ts'

let server: TestServer
let hrd = ''
let uji: Awaited<ReturnType<typeof buildKlien>>
beforeAll(async () => {
  server = await startTestServer('2026-12-02T09:00:00+07:00', { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
  uji = await buildKlien(server, { token: hrd })
})
afterAll(() => server.close())

const call = (what: string, body?: object) => server.call(what, { token: hrd, ...(body && { body }) })
const klien = async () => (await call(`GET /kelola/klien/${uji.klienId}`)).body['data']
const diKontrak = async () => (await call(`GET /kelola/kontrak-klien/${uji.kontrakId}/kontak`)).body
/** Has the client's contacts be these, as its form does. */
async function saveKontak(kontak: readonly object[]) {
  const { kode, nama, versi } = await klien()
  return call(`POST /kelola/klien/${uji.klienId}`, { kode, nama, versi, kontak })
}
const RATNA = { nama: 'Ratna Dewi', jabatan: null, email: 'ratna@mbs.example', hp: null }
const SRI = { nama: 'Ibu Sri', jabatan: 'Kepala Umum', email: null, hp: '0812345678' }

it('whom a contract names is one of the client’s contacts, written once', async () => {
  const { kontak, versi } = await klien()
  expect(kontak).toEqual([RATNA])
  const sri = { ...SRI, email: 'sri@mbs.example' }
  expect((await saveKontak([RATNA, SRI])).body['data'].kontak).toEqual([RATNA, SRI])
  expect((await saveKontak([RATNA, sri])).body['data']).toMatchObject({
    versi: versi + 2,
    kontak: [RATNA, sri],
  })
  expect((await diKontrak())['meta'].pilihan).toEqual([sri])

  const dipilih = await call(`POST /kelola/kontrak-klien/${uji.kontrakId}/kontak`, {
    ...sri,
    tanda_tangan: false,
  })
  expect([dipilih.status, dipilih.body['data'][1]]).toMatchObject([201, { ...sri, tanda_tangan: false }])
  const { id } = dipilih.body['data'][1]
  await call(`POST /kelola/kontak-kontrak/${id}`, { nama: 'Sri Wahyuni', jabatan: 'Direktur', hp: null })
  const kini = { nama: 'Sri Wahyuni', jabatan: 'Direktur', email: 'sri@mbs.example', hp: null }
  expect(await klien()).toMatchObject({ versi: versi + 4, kontak: [RATNA, kini] })
  expect((await diKontrak())['meta'].pilihan).toEqual([])
  const orang = await server.owner.selectFrom('klien_kontak').select('id').execute()
  expect(orang).toHaveLength(2)
})

it('[JAGA-06] nobody with an account here is named for a client, however their address is written', async () => {
  const kontak = { nama: 'Orang Klien', jabatan: null, hp: null, tanda_tangan: true }
  for (const email of ['hrd@rekan.example', 'HRD@Rekan.Example']) {
    const { status, body } = await call(`POST /kelola/kontrak-klien/${uji.kontrakId}/kontak`, {
      ...kontak,
      email,
    })
    expect([status, body['errors']]).toEqual([
      422,
      { email: ['Alamat ini milik akun perusahaan sendiri. Pakai alamat orang di klien.'] },
    ])
  }
})

it('who is named cannot be left out, nor be somebody else at the same mailbox; who has left keeps what they signed', async () => {
  const [ratna, sri] = (await klien()).kontak
  for (const lain of [[sri], [{ ...ratna, nama: 'Budi' }, sri]]) {
    const { status, body } = await saveKontak(lain)
    expect([status, body['errors']]).toEqual([
      422,
      {
        kontak: [
          'Ratna Dewi (ratna@mbs.example) masih menerima berita acara kontrak 01/MBS. Cabut dulu di halaman kontrak itu.',
        ],
      },
    ])
  }
  const susun = await call(`POST /kelola/kontrak-klien/${uji.kontrakId}/berita-acara`, {
    tahun: 2026,
    bulan: 11,
  })
  const { id, hash } = susun.body['data']
  await call(`POST /kelola/berita-acara/${id}/kirim`, { revisi: 1 })
  const kontak = {
    id: uji.kontakId,
    kontrakId: uji.kontrakId,
    nama: 'Ratna Dewi',
    tandaTangan: true,
  } as const
  await transaction(server.db, (tx) =>
    signLembar(
      startServerDeed(tx, 'POST /klien/berita-acara/{id}/tanda-tangan', server.deps.clock.now(), null),
      kontak,
      id,
      { revisi: 1, hash, nama: 'R. Dewi' },
    ),
  )
  // Called otherwise later, or not there any more, they are called in what they signed as they were then.
  await call(`POST /kelola/kontak-kontrak/${uji.kontakId}`, { nama: 'Ratna Baru', jabatan: null, hp: null })
  const { tanda_tangan } = (await call(`GET /kelola/berita-acara/${id}`)).body['data']
  expect(tanda_tangan).toMatchObject({ nama: 'R. Dewi', oleh: { nama: 'Ratna Dewi' } })
  await call(`POST /kelola/kontak-kontrak/${uji.kontakId}`, { nama: 'Ratna Dewi', jabatan: null, hp: null })
  await call(`POST /kelola/kontak-kontrak/${uji.kontakId}/cabut`, {})

  const budi = { ...ratna, nama: 'Budi', jabatan: 'Pengganti' }
  expect((await saveKontak([budi, sri])).body['data'].kontak).toEqual([sri, budi])
  const ganti = await call(`POST /kelola/kontrak-klien/${uji.kontrakId}/kontak`, budi)
  expect(ganti.body['data'].map(({ nama }: { nama: string }) => nama)).toEqual([
    'Sri Wahyuni',
    'Budi',
    'Ratna Dewi',
  ])
  expect((await call(`GET /kelola/berita-acara/${id}`)).body['data'].tanda_tangan).toMatchObject({
    nama: 'R. Dewi',
    oleh: { nama: 'Ratna Dewi' },
  })
})

it('a contract names nobody of another client, and no mailbox ever becomes another', async () => {
  const lain = await buildKlien(server, { token: hrd, kode: 'LAIN' })
  const { klien_kontak_id, email } = await server.owner
    .selectFrom('kontrak_klien_kontak')
    .select(['klien_kontak_id', 'email'])
    .where('id', '=', lain.kontakId)
    .executeTakeFirstOrThrow()
  const sebagai = {
    email,
    lihat_harga: true,
    tanda_tangan: true,
    dibuat_pada: new Date(server.deps.clock.now()),
  }
  await expect(
    server.db
      .insertInto('kontrak_klien_kontak')
      .values({ ...sebagai, kontrak_klien_id: uji.kontrakId, klien_kontak_id })
      .execute(),
  ).rejects.toMatchObject({ constraint: 'kontrak_klien_kontak_klien' })
  await expect(
    server.db
      .updateTable('klien_kontak')
      .set({ email: 'x@lain.example' })
      .where('id', '=', klien_kontak_id)
      .execute(),
  ).rejects.toMatchObject({ constraint: 'kontrak_klien_kontak_orang' })
})
