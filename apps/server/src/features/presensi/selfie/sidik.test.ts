import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { UBAHAN, ambilPotret } from '../../../../test/potret.ts'
import { formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

/** Photos that were seen before: the very bytes, and those that look alike. */

let server: TestServer
let people: Person[]
let orang: Person

beforeAll(async () => {
  server = await startTestServer()
  people = await addPeople(server.owner, 24, Date.parse(JUMAT_PAGI))
})
afterAll(() => server.close())
beforeEach(() => {
  orang = people.pop() as Person
})

/** The check-in of somebody on a day of November 2026. */
const checkIn = (siapa: Person, hari: number, foto: Uint8Array, headers = {}) => {
  server.setClock(`2026-11-${hari}T07:52:13+07:00`)
  return server.call('POST /presensi/check-in', { token: siapa.token, form: formPresensi(foto), headers })
}
const tandaDari = async (id: number) => {
  await server.deps.jobs.idle()
  return server.owner
    .selectFrom('presensi_kejadian')
    .select(['perlu_tinjauan', 'tanda'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
const isi = async () => {
  const { n } = await server.owner
    .selectFrom('presensi_kejadian')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

it('[SAFE-10, SAFE-35] refuses the very photo of another day, with nothing written; a retry of the first is none', async () => {
  const foto = fotoBaru()
  const kunci = { 'idempotency-key': 'pagi-itu' }
  const pertama = await checkIn(orang, 19, foto, kunci)
  expect(pertama.status).toBe(201)
  const ulang = await checkIn(orang, 20, foto, kunci)
  expect([ulang.status, ulang.body]).toEqual([201, pertama.body])

  const sebelum = await isi()
  const lagi = await checkIn(orang, 20, foto)
  expect([lagi.status, lagi.body]).toEqual([
    409,
    {
      error: expect.objectContaining({ error: 'FOTO_TERPAKAI' }),
      message: 'Foto ini sudah dipakai untuk presensi pada 19 November 2026. Ambil foto baru.',
    },
  ])
  await server.deps.jobs.idle()
  expect(await isi()).toBe(sebelum)
  expect((await checkIn(orang, 20, fotoBaru())).status).toBe(201)
})

it('[SAFE-11] takes somebody else’s very photo, marked with the punch it was made for', async () => {
  const foto = fotoBaru()
  const { id } = (await checkIn(orang, 19, foto)).body['data']
  const { status, body } = await checkIn(people.pop() as Person, 20, foto)
  expect(status).toBe(201)
  expect(body['data']).toMatchObject({
    perlu_tinjauan: true,
    tanda: [
      {
        kode: 'FOTO_ORANG_LAIN',
        kalimat: 'Foto sama persis dengan foto orang lain pada 19 November 2026',
        kejadian_id: id,
        tanggal: '2026-11-19',
      },
    ],
  })
  // That it looks alike as well says nothing new.
  expect((await tandaDari(body['data'].id)).tanda).toEqual([
    { kode: 'FOTO_ORANG_LAIN', kejadian_id: id, tanggal: '2026-11-19' },
  ])
})

it('[SAFE-36, RAGU-03] marks what looks like a photo of before with that day, one’s own or another’s, and no honest one', async () => {
  const foto = await ambilPotret(1)
  const pertama = (await checkIn(orang, 16, foto)).body['data'].id
  const jujur = await checkIn(orang, 17, await ambilPotret(2))
  expect(await tandaDari(jujur.body['data'].id)).toEqual({ perlu_tinjauan: false, tanda: [] })
  const ubahan = await Promise.all(Object.values(UBAHAN).map((ubah) => ubah(foto, 1)))
  for (const [i, tiruan] of ubahan.entries()) {
    const lain = i % 2 === 0 ? orang : (people.pop() as Person)
    const { status, body } = await checkIn(lain, i < 2 ? 19 : 20, tiruan)
    expect([status, body['data']['perlu_tinjauan']]).toEqual([201, false])
    expect(await tandaDari(body['data'].id)).toMatchObject({
      perlu_tinjauan: true,
      tanda: [{ kode: 'FOTO_MIRIP', orang_lain: expect.any(Boolean), tanggal: expect.any(String) }],
    })
  }
  const mirip = await server.owner
    .selectFrom('presensi_kejadian')
    .select('tanda')
    .where('id', '>', pertama)
    .where('perlu_tinjauan', '=', true)
    .execute()
  expect(mirip[0]?.tanda).toEqual([
    { kode: 'FOTO_MIRIP', orang_lain: false, kejadian_id: pertama, tanggal: '2026-11-16' },
  ])
  expect(mirip[1]?.tanda).toMatchObject([{ orang_lain: true }])
})

it('tells the coordinator of a mark set afterwards as of one set at the punch, once, and takes it back with the punch', async () => {
  const diberitahu = (presensiId: number) =>
    server.owner
      .selectFrom('notifikasi as n')
      .innerJoin('pengguna as u', 'u.id', 'n.pengguna_id')
      .select(['u.email', 'n.judul', 'n.isi'])
      .where('n.jenis', '=', 'PRESENSI_PERLU_TINJAUAN')
      .where('n.detail_id', '=', presensiId)
      .execute()
  const foto = await ambilPotret(60)
  await checkIn(orang, 16, foto)
  const jpeg = (quality: number) => sharp(foto).jpeg({ quality }).toBuffer()
  const mirip = (await checkIn(orang, 17, await jpeg(60))).body['data']
  expect(mirip.perlu_tinjauan).toBe(false)
  await server.deps.jobs.idle()
  const { nama } = await server.owner
    .selectFrom('karyawan')
    .select('nama')
    .where('id', '=', orang.karyawanId)
    .executeTakeFirstOrThrow()
  expect(await diberitahu(mirip.presensi_id)).toEqual([
    {
      email: 'koordinator@rekan.example',
      judul: 'Presensi menunggu tinjauan Anda',
      isi: expect.stringMatching(
        new RegExp(`^${nama} melakukan check in pada 17 November 2026 pukul 07.52 WIB di `),
      ),
    },
  ])
  // Marked at the punch already, it was told of then.
  server.setClock('2026-11-18T07:52:13+07:00')
  const form = formPresensi(await jpeg(55), {
    latitude: '-6.1854',
    longitude: '106.8272',
    keterangan: 'Di pos',
  })
  const luar = (await server.call('POST /presensi/check-in', { token: orang.token, form })).body['data']
  expect(await tandaDari(luar.id)).toMatchObject({ tanda: [{}, { kode: 'FOTO_MIRIP' }] })
  expect(await diberitahu(luar.presensi_id)).toHaveLength(1)
  // Withdrawn after the mark, nothing waits any more.
  const salah = (await checkIn(orang, 19, await jpeg(65))).body['data']
  await server.deps.jobs.idle()
  expect(await diberitahu(salah.presensi_id)).toHaveLength(1)
  const tarik = await server.call(`POST /presensi/kejadian/${salah.id}/tarik`, {
    token: orang.token,
    body: {},
  })
  expect([tarik.status, await diberitahu(salah.presensi_id)]).toEqual([200, []])
})

it('of two that look alike at once marks the later one, whichever is looked at first', async () => {
  const foto = await ambilPotret(40)
  const jpeg = await sharp(foto).jpeg({ quality: 60 }).toBuffer()
  const [satu, dua] = [
    (await checkIn(orang, 19, foto)).body['data'],
    (await checkIn(people.pop() as Person, 19, jpeg)).body['data'],
  ]
  expect((await tandaDari(satu.id)).tanda).toEqual([])
  expect((await tandaDari(dua.id)).tanda).toMatchObject([{ kode: 'FOTO_MIRIP', kejadian_id: satu.id }])
})
