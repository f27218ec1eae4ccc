import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertSesi } from '../../../../test/hubungan.tulis.ts'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const PAGI = '2026-11-20T07:52:13+07:00'
const SORE = '2026-11-20T17:05:00+07:00'
const TANGGAL = '2026-11-20'

let server: TestServer
let masuk: Awaited<ReturnType<typeof siapkan>>
let people: Person[]
let orang: Person

const siapkan = () =>
  signInSemua(server, {
    koordinator: 'koordinator@rekan.example',
    budi: 'budi.santoso@karsabina.example',
    hrd: 'hrd@rekan.example',
  })
beforeAll(async () => {
  server = await startTestServer(PAGI, { withJobs: false })
  masuk = await siapkan()
  people = await addPeople(server.owner, 16, Date.parse(PAGI))
  await setKoordinator(server.owner, masuk.akun.koordinator.penggunaId, people)
})
afterAll(() => server.close())
beforeEach(() => {
  orang = people.pop() as Person
  server.setClock(PAGI)
})

const punch = async (jenis: 'check-in' | 'check-out', token: string) => {
  const { status, body } = await server.call(`POST /presensi/${jenis}`, {
    token,
    form: formPresensi(fotoBaru(), { ...DI_DALAM, karyawan_id: String(orang.karyawanId) }),
  })
  expect(status).toBe(201)
  return body['data'].id as number
}
const dicatat = async () => {
  const id = await punch('check-in', masuk.token.koordinator)
  server.setClock(SORE)
  await punch('check-out', masuk.token.koordinator)
  return id
}
const sanggah = (id: number, token = orang.token, alasan = 'Saya tidak di sana.') =>
  server.call(`POST /presensi/kejadian/${id}/sanggah`, { token, body: { alasan } })
const putuskan = (id: number, body: object, token = masuk.token.hrd) =>
  server.call(`POST /presensi/kejadian/${id}/sanggah/putuskan`, { token, body })
const kode = ({ status, body }: Awaited<ReturnType<typeof sanggah>>) => [status, body['error']?.error]
const rekap = async () => {
  const baca = async (path: string) =>
    (await server.call(`GET /rekap/presensi${path}?bulan=11&tahun=2026`, { token: orang.token })).body['data']
  const hari = (await baca('/list')).find(({ tanggal }: { tanggal: string }) => tanggal === TANGGAL)
  const { hadir, alpa, belum, jam_kerja, man_shift } = await baca('')
  return { status: hari.status, durasi: hari.durasi, hadir, alpa, belum, jam_kerja, man_shift }
}
const rekaman = async (token = orang.token) =>
  (await server.call(`GET /karyawan/presensi/${orang.karyawanId}?tanggal=${TANGGAL}`, { token })).body['data']
const menunggu = async (token: string) => {
  const { body } = await server.call('GET /karyawan/presensi?perlu_tinjauan=1&per_page=100', { token })
  return body['data'].some(({ id }: { id: number }) => id === orang.karyawanId)
}

describe('a punch that a witness has made', () => {
  it('[REGU-04] is disputed by its person: neither ALPA nor hours while it waits with HR', async () => {
    const id = await dicatat()
    server.setClock('2026-11-22T09:00:00+07:00')
    const sebelum = await rekap()
    expect(sebelum).toMatchObject({ status: 'HADIR' })
    expect(sebelum.jam_kerja).toBeGreaterThan(0)
    expect((await rekaman()).check_in.sanggah_sampai).toBe('2026-11-23T07:52:13+07:00')
    expect(kode(await sanggah(id, masuk.token.koordinator))).toEqual([404, 'KEJADIAN_TIDAK_ADA'])
    expect((await sanggah(id, orang.token, ' ')).status).toBe(422)
    const { status, body } = await sanggah(id)
    expect([status, body['data']]).toEqual([
      200,
      expect.objectContaining({ id, tanggal: TANGGAL, jenis: 'check_in', keadaan: 'menunggu' }),
    ])
    expect(kode(await sanggah(id))).toEqual([409, 'SUDAH_DISANGGAH'])
    expect(await rekap()).toEqual({
      status: 'BELUM_PRESENSI',
      durasi: 0,
      hadir: sebelum.hadir - 1,
      alpa: sebelum.alpa,
      belum: sebelum.belum + 1,
      jam_kerja: 0,
      man_shift: sebelum.man_shift - 1,
    })
    expect((await rekaman(masuk.token.hrd)).check_in).toMatchObject({
      sanggahan: { keadaan: 'menunggu', alasan: 'Saya tidak di sana.' },
      sanggah_sampai: null,
    })
    expect(await menunggu(masuk.token.hrd)).toBe(true)
    const { body: kabar } = await server.call('GET /notifikasi', { token: masuk.token.hrd })
    expect(kabar['data'][0]).toMatchObject({
      title: 'Presensi disanggah, putuskan',
      body: expect.stringMatching(
        / menyanggah check in yang dicatat orang lain pada .*: Saya tidak di sana\.$/,
      ),
    })
  })

  it('[REGU-04] is no longer disputed a minute after the third day', async () => {
    const id = await punch('check-in', masuk.token.koordinator)
    server.setClock('2026-11-23T07:53:13+07:00')
    expect(kode(await sanggah(id))).toEqual([409, 'LEWAT_WAKTU'])
    server.setClock('2026-11-23T07:52:13+07:00')
    expect((await sanggah(id)).status).toBe(200)
  })

  it('stands where HR does not agree, and counts for nothing where HR does, until it is put right', async () => {
    const id = await dicatat()
    server.setClock('2026-11-22T09:00:00+07:00')
    expect(kode(await putuskan(id, { diterima: true }))).toEqual([409, 'TIDAK_DISANGGAH'])
    await sanggah(id)
    expect((await putuskan(id, { diterima: true }, masuk.token.koordinator)).status).toBe(403)
    expect((await putuskan(id, { diterima: false })).status).toBe(422)
    expect((await putuskan(id, { diterima: false, alasan: 'Ada rekaman kamera.' })).status).toBe(200)
    expect(kode(await putuskan(id, { diterima: true }))).toEqual([409, 'SUDAH_DITINJAU'])
    expect(await rekap()).toMatchObject({ status: 'HADIR' })
    expect((await rekap()).jam_kerja).toBeGreaterThan(0)
    expect((await rekaman()).check_in.sanggahan).toEqual({
      keadaan: 'ditolak',
      alasan: 'Saya tidak di sana.',
      alasan_putusan: 'Ada rekaman kamera.',
    })
    const { body: kabar } = await server.call('GET /notifikasi', { token: orang.token })
    expect(kabar['data'][0].title).toBe('Sanggahan Anda tidak diterima')

    orang = people.pop() as Person
    server.setClock(PAGI)
    const lain = await dicatat()
    server.setClock('2026-11-22T09:00:00+07:00')
    await sanggah(lain)
    expect((await putuskan(lain, { diterima: true })).status).toBe(200)
    expect(await menunggu(masuk.token.hrd)).toBe(false)
    expect(await rekap()).toMatchObject({ status: 'ALPA', durasi: 0, jam_kerja: 0 })
    const dikoreksi = await server.call(`POST /karyawan/presensi/${orang.karyawanId}/koreksi`, {
      token: masuk.token.hrd,
      body: { tanggal: TANGGAL, check_in: '09:00', check_out: '17:00', alasan: 'Menurut buku tamu.' },
    })
    expect(dikoreksi.status).toBe(200)
    expect(await rekap()).toMatchObject({ status: 'HADIR', durasi: 8 * 3600 })
    expect((await rekaman()).check_in).toMatchObject({ sanggahan: null, sanggah_sampai: null })
    expect(kode(await sanggah(lain))).toEqual([409, 'SUDAH_DIKOREKSI'])
  })

  it('is no one’s to decide who made it, and one’s own is not disputed', async () => {
    const id = await punch('check-in', masuk.token.hrd)
    await sanggah(id)
    expect(kode(await putuskan(id, { diterima: true }))).toEqual([403, 'TINJAUAN_SENDIRI'])
    // Nor by another account under the same name.
    const { nama } = await server.owner
      .selectFrom('karyawan')
      .select('nama')
      .where('id', '=', masuk.akun.hrd.karyawanId)
      .executeTakeFirstOrThrow()
    const kedua = await server.owner
      .insertInto('pengguna')
      .values({ email: 'hrd.kedua@rekan.example', nama: nama.toUpperCase(), role: 'hrd' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = `kedua-${'0'.repeat(40)}`
    await insertSesi(server.owner, server.deps.clock.now(), [[kedua.id, token]])
    expect(kode(await putuskan(id, { diterima: true }, token))).toEqual([403, 'TINJAUAN_SENDIRI'])
    orang = people.pop() as Person
    const sendiri = await punch('check-in', orang.token)
    expect(kode(await sanggah(sendiri))).toEqual([409, 'TIDAK_DIWAKILKAN'])
  })

  it('stays as it is once its month is locked', async () => {
    const id = await punch('check-in', masuk.token.koordinator)
    const lain = await punch('check-out', masuk.token.koordinator)
    await sanggah(lain)
    const kunci = {
      tahun: 2026,
      bulan: 11,
      dari: '2026-11-01',
      sampai: '2026-11-30',
      dikunci_oleh_id: masuk.akun.hrd.penggunaId,
      dikunci_pada: new Date(PAGI),
    }
    const { id: nomor } = await server.owner
      .insertInto('kunci_bulan')
      .values(kunci)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(kode(await sanggah(id))).toEqual([409, 'BULAN_TERKUNCI'])
    expect(kode(await putuskan(lain, { diterima: true }))).toEqual([409, 'BULAN_TERKUNCI'])
    await server.owner.deleteFrom('kunci_bulan').where('id', '=', nomor).execute()
    expect((await sanggah(id)).status).toBe(200)
  })

  it('that its witness withdraws within the minute takes the dispute with it', async () => {
    const id = await punch('check-in', masuk.token.koordinator)
    await sanggah(id)
    const tarik = await server.call(`POST /presensi/kejadian/${id}/tarik`, { token: masuk.token.koordinator })
    expect([tarik.status, (await rekaman()).check_in]).toEqual([200, null])
    expect(await menunggu(masuk.token.hrd)).toBe(false)
    await punch('check-in', masuk.token.koordinator)
    expect((await rekaman()).check_in.sanggahan).toBeNull()
  })
})
