import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildKlien } from '../../../../test/berita-acara.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { signLembar } from './tanda-tangan.service.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'

let server: TestServer
let hrd = ''
let uji: Awaited<ReturnType<typeof buildKlien>>
let id = 0
let kerja: number[] = []
beforeAll(async () => {
  server = await startTestServer('2026-12-02T09:00:00+07:00')
  hrd = await server.login('hrd@rekan.example')
  uji = await buildKlien(server, { token: hrd })
  kerja = await uji.write([
    { orang: 0, tanggal: '2026-11-03', masuk: '07:00:00', pulang: '15:00:00' },
    { orang: 1, tanggal: '2026-11-04', masuk: '07:00:00', pulang: '15:00:00' },
  ])
  id = (await susun()).body['data'].id
  await sendAndSign(1)
})
afterAll(() => server.close())

const call = (what: string, body?: object) => server.call(what, { token: hrd, ...(body && { body }) })
const susun = (isi: object = {}) =>
  call(`POST /kelola/kontrak-klien/${uji.kontrakId}/berita-acara`, { tahun: 2026, bulan: 11, ...isi })
const lembar = async (revisi?: number) =>
  (await call(`GET /kelola/berita-acara/${id}${revisi === undefined ? '' : `?revisi=${revisi}`}`)).body[
    'data'
  ]
const kabar = async () =>
  (await call('GET /notifikasi')).body['data'].flatMap(({ jenis, body }: { jenis: string; body: string }) =>
    jenis.startsWith('KLIEN') ? [[jenis, body]] : [],
  )
const berkas = () =>
  server.owner.selectFrom('berita_acara_berkas').selectAll().orderBy('format').orderBy('harga').execute()

async function sendAndSign(revisi: number): Promise<void> {
  await call(`POST /kelola/berita-acara/${id}/kirim`, { revisi })
  const { hash } = await lembar()
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
      { revisi, hash, nama: kontak.nama },
    ),
  )
  await periksa()
}

/** Lets the server look at what it is woken for. */
async function periksa(): Promise<void> {
  for (const job of ['berita-acara', 'berkas-berita-acara']) server.deps.jobs.nudge(job)
  await server.deps.jobs.idle()
}

async function correct(orang: number, tanggal: string, masuk: string, alasan: string): Promise<void> {
  const jawab = await call(`POST /karyawan/presensi/${uji.people[orang]?.karyawanId}/koreksi`, {
    tanggal,
    penugasan_id: kerja[orang],
    check_in: masuk,
    check_out: '15:00:00',
    alasan,
  })
  expect(jawab.status).toBe(200)
  await periksa()
}

it('is printed as it is signed, with prices and without, before anybody asks for it', async () => {
  expect(await lembar()).toMatchObject({ revisi: 1, status: 'ditandatangani' })
  expect((await berkas()).map(({ format, harga }) => [format, harga])).toEqual([
    ['pdf', false],
    ['pdf', true],
    ['xlsx', false],
    ['xlsx', true],
  ])
  expect(await kabar()).toEqual([
    ['KLIEN_TANDA_TANGAN', 'PT MBS (01/MBS), November 2026, revisi 1, ditandatangani oleh Ratna Dewi.'],
  ])
})

it('[KLIEN-13] a punch put right after the signature drafts the next revision with its reason, and HR is told once', async () => {
  const [satu, cetakan] = [await lembar(1), await berkas()]
  await correct(0, '2026-11-03', '09:00', 'Jam masuk keliru tercatat')
  const dua = await lembar()
  expect(dua).toMatchObject({
    revisi: 2,
    status: 'draf',
    alasan: 'Koreksi presensi: Jam masuk keliru tercatat',
    perubahan: [
      {
        tanggal: '2026-11-03',
        petugas: 'Orang 0',
        sebelum: '07:00:00–15:00:00',
        sesudah: '09:00:00–15:00:00',
      },
      { petugas: null, sesudah: '0 dari 1 hari-orang, kosong 2:00:00' },
      { pos: null },
    ],
  })
  await correct(1, '2026-11-04', '07:30', 'Sesuai buku jaga')
  expect(await lembar()).toMatchObject({
    revisi: 2,
    alasan: 'Koreksi presensi: Jam masuk keliru tercatat; Sesuai buku jaga',
  })
  expect((await kabar()).map(([jenis]: string[]) => jenis)).toEqual(['KLIEN_REVISI', 'KLIEN_TANDA_TANGAN'])
  expect({ ...(await lembar(1)), terbaru: 1 }).toEqual(satu)
  expect(await berkas()).toEqual(cetakan)
})

it('[KLIEN-13] what was put back leaves nothing to send, and what HR wrote as the reason stays', async () => {
  await correct(0, '2026-11-03', '07:00', 'Dikembalikan')
  await correct(1, '2026-11-04', '07:00', 'Dikembalikan')
  expect(await lembar()).toMatchObject({ revisi: 2, status: 'draf', perubahan: [] })
  const kirim = await call(`POST /kelola/berita-acara/${id}/kirim`, { revisi: 2 })
  expect([kirim.status, kirim.body['error'].error]).toEqual([409, 'TIDAK_BERUBAH'])
  await correct(0, '2026-11-03', '08:00', 'Menurut rekaman gerbang')
  expect((await susun({ alasan: 'Disepakati dengan klien' })).status).toBe(201)
  await correct(1, '2026-11-04', '08:00', 'Menurut rekaman gerbang')
  const draf = await lembar()
  expect(draf).toMatchObject({ revisi: 2, alasan: 'Disepakati dengan klien' })
  expect(draf.perubahan.map(({ tanggal }: { tanggal: string | null }) => tanggal)).toContain('2026-11-04')
})

it('[KLIEN-13] what is called off or priced otherwise while a sheet waits, or after it was signed, is found as well', async () => {
  await call(`POST /kelola/berita-acara/${id}/kirim`, { revisi: 2 })
  await server.owner
    .updateTable('penugasan')
    .set({ dibatalkan_pada: new Date(server.deps.clock.now()) })
    .where('id', '=', kerja[1] ?? 0)
    .execute()
  await periksa()
  expect(await lembar()).toMatchObject({ revisi: 2, status: 'dikirim' })
  await sendAndSign(2)
  expect(await lembar()).toMatchObject({
    revisi: 3,
    status: 'draf',
    perubahan: [{ petugas: 'Orang 1' }, {}, {}],
  })
  await call(`POST /kelola/berita-acara/${id}/kirim`, { revisi: 3 })
  await sendAndSign(3)
  expect(await lembar()).toMatchObject({ revisi: 3, status: 'ditandatangani' })
  const { syarat, versi } = (await call(`GET /kelola/kontrak-klien/${uji.kontrakId}/syarat`)).body['data']
  const [berlaku] = syarat
  const harga = [{ ...berlaku.harga[0], harga: 300_000 }]
  const tulis = await call(`POST /kelola/kontrak-klien/${uji.kontrakId}/syarat`, { ...berlaku, harga, versi })
  expect(tulis.status).toBe(200)
  server.setClock('2026-12-03T02:30:00+07:00')
  await periksa()
  expect(await lembar()).toMatchObject({
    revisi: 4,
    alasan: 'Catatan yang mendasarinya berubah setelah ditandatangani',
    perubahan: [{ pos: null, sesudah: expect.stringContaining('Rp') }],
  })
})
