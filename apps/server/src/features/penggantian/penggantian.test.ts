import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addPeople } from '../../../test/people.ts'
import { signInSemua } from '../../../test/pengajuan.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../test/selfie.ts'
import { JUMAT_PAGI, startTestServer } from '../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  wit: 'wit@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())

const HARI = '2026-11-20'
const [diganti, pengganti] = [akun.karyawan.karyawanId, akun.wit.karyawanId]

beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await sql`truncate presensi, penugasan, tawaran, notifikasi cascade`.execute(server.owner)
  for (const tabel of ['absensi', 'jadwal_pengganti', 'dokumen'] as const)
    await server.owner.deleteFrom(tabel).execute()
  // The replacement is off that day, by a roster.
  await libur(pengganti)
})

const libur = (karyawan_id: number, tanggal = HARI) =>
  server.owner
    .insertInto('jadwal_pengganti')
    .values({ karyawan_id, tanggal, jam_mulai: null, jam_selesai: null })
    .onConflict((c) => c.doNothing())
    .execute()
const DESK = `/karyawan/${diganti}/penggantian`
const lihat = async (siapa = token.hrd) =>
  (await server.call(`GET ${DESK}?tanggal=${HARI}`, { token: siapa })).body['data']
const minta = (apa: string, isi: object = {}, siapa = token.hrd) =>
  server.call(`POST ${DESK}/${apa}`, { token: siapa, body: { tanggal: HARI, ...isi } })
const tugaskan = (calon = pengganti) => minta('tugaskan', { calon, alasan: 'Tidak datang' })
const punch = (siapa: string, fields: Record<string, string> = {}) =>
  server.call('POST /presensi/check-in', {
    token: siapa,
    form: formPresensi(fotoBaru(), { ...DI_DALAM, ...fields }),
  })
const kabar = async (siapa: string) =>
  (await server.call('GET /notifikasi', { token: siapa })).body['data'].map(
    ({ jenis }: { jenis: string }) => jenis,
  )
const profil = async (siapa: string) => (await server.call('GET /profile', { token: siapa })).body['data']

describe('candidates', () => {
  it('[GANTI-06] come with figures, best first, without who works then or is on leave', async () => {
    const { orang, kerja, calon } = await lihat()
    expect([orang.id, kerja.tanggal, kerja.kantor.nama]).toEqual([diganti, HARI, 'Kantor Pusat Jakarta'])
    const wit = calon.find(({ id }: { id: number }) => id === pengganti)
    expect(wit).toEqual({
      id: pengganti,
      nama: expect.any(String),
      istirahat: expect.any(Number),
      kurang: [],
      pernah: 0,
      jarak_meter: expect.any(Number),
      lembur: expect.any(Number),
      jam_upah: expect.any(Number),
      cadangan: false,
      peringatan: expect.any(Array),
      tawaran: null,
    })
    // Everybody else of the office works at that hour.
    expect(calon.some(({ id }: { id: number }) => id === diganti)).toBe(false)
    await server.owner.updateTable('karyawan').set({ aktif: false }).where('id', '=', pengganti).execute()
    expect((await lihat()).calon.map(({ id }: { id: number }) => id)).not.toContain(pengganti)
    await server.owner.updateTable('karyawan').set({ aktif: true }).where('id', '=', pengganti).execute()
  })

  it('are asked for by who may do it for that person, of a work that is there', async () => {
    const alamat = `GET ${DESK}?tanggal=${HARI}`
    expect((await server.call(alamat, { token: token.karyawan })).status).toBe(403)
    expect((await server.call(alamat, { token: token.koordinator })).status).toBe(200)
    expect((await server.call(`GET ${DESK}?tanggal=2026-11-22`, { token: token.hrd })).status).toBe(409)
    expect(
      (await server.call('GET /karyawan/999999/penggantian?tanggal=2026-11-20', { token: token.hrd })).status,
    ).toBe(404)
    server.setClock(`${HARI}T17:00:00+07:00`)
    expect((await server.call(alamat, { token: token.hrd })).status).toBe(409)
  })
})

describe('a replacement', () => {
  it('[GANTI-07] of fifty acceptances at once one has it, and the others are told who', async () => {
    const calon = await orangBebas(50)
    expect(calon).toHaveLength(50)
    const { status, body } = await minta('tawarkan', {
      calon: calon.slice(0, 20).map(({ id }) => id),
      alasan: 'Sakit',
    })
    expect([status, body['data'].ditawarkan_sejak]).toEqual([200, expect.any(String)])
    await minta('tawarkan', { calon: calon.slice(20, 40).map(({ id }) => id), alasan: 'Sakit' })
    await minta('tawarkan', { calon: calon.slice(40).map(({ id }) => id), alasan: 'Sakit' })
    const { id } = await server.owner.selectFrom('tawaran').select('id').executeTakeFirstOrThrow()
    const terbuka = await server.call('GET /tawaran', { token: calon[0]?.token as string })
    expect(terbuka.body['data']).toMatchObject([
      { id, kerja: { tanggal: HARI }, menggantikan: expect.any(String) },
    ])
    const jawaban = await Promise.all(
      calon.map((satu) => server.call(`POST /tawaran/${id}/terima`, { token: satu.token, body: {} })),
    )
    const dapat = jawaban.findIndex((satu) => satu.status === 200)
    const nama = calon[dapat]?.nama
    expect(jawaban.filter((satu) => satu.status === 200)).toHaveLength(1)
    for (const satu of jawaban.filter((_, ke) => ke !== dapat))
      expect([satu.status, satu.body['error'].error, satu.body['message']]).toEqual([
        409,
        'SUDAH_DIAMBIL',
        `Tawaran ini sudah diambil oleh ${nama}.`,
      ])
    expect((await lihat()).pengganti).toMatchObject({ nama, sejak: null })
    expect(await kabar(token.hrd)).toContain('TAWARAN_DIAMBIL')
    expect(await kabar(token.karyawan)).toContain('PENUGASAN_DIGANTIKAN')
  })

  it('[GANTI-08, GANTI-09] checks in at once, on a day off, at a site never seen; both days name the other', async () => {
    server.setClock(`${HARI}T08:30:00+07:00`)
    expect((await tugaskan()).status).toBe(200)
    expect(await kabar(token.wit)).toEqual(['PENUGASAN_DIBERIKAN'])
    const masuk = await punch(token.wit)
    expect([masuk.status, masuk.body['data']]).toMatchObject([
      201,
      { lokasi: 'dalam', telat: 0, kantor: { nama: 'Kantor Pusat Jakarta' } },
    ])
    const [dia, ganti] = [await profil(token.karyawan), await profil(token.wit)]
    expect(ganti.penugasan).toMatchObject([{ asal: 'pengganti', menggantikan: dia.karyawan.nama }])
    expect(dia.penugasan).toMatchObject([{ digantikan_oleh: ganti.karyawan.nama }])
    const bulan = async (siapa: string) =>
      (await server.call('GET /rekap/presensi/list', { token: siapa })).body['data'].find(
        ({ tanggal }: { tanggal: string }) => tanggal === HARI,
      )
    expect(await bulan(token.wit)).toMatchObject({ menggantikan: [dia.karyawan.nama], digantikan_oleh: [] })
    expect(await bulan(token.karyawan)).toMatchObject({
      menggantikan: [],
      digantikan_oleh: [ganti.karyawan.nama],
    })
    // Who is replaced comes after: nobody is unseated, and the coordinator is asked once.
    server.setClock(`${HARI}T09:00:00+07:00`)
    for (const _ of [1, 2]) {
      const telat = await punch(token.karyawan)
      expect([telat.status, telat.body['error'].error]).toEqual([409, 'DIGANTIKAN'])
    }
    expect(
      (await kabar(token.koordinator)).filter((satu: string) => satu === 'PENUGASAN_DITANYAKAN'),
    ).toHaveLength(1)
    // A withdrawn punch opens the work again.
    const tarik = await server.call(`POST /presensi/kejadian/${masuk.body['data'].id}/tarik`, {
      token: token.wit,
      body: {},
    })
    expect(tarik.status).toBe(409)
    server.setClock(`${HARI}T08:30:30+07:00`)
    expect(
      (
        await server.call(`POST /presensi/kejadian/${masuk.body['data'].id}/tarik`, {
          token: token.wit,
          body: {},
        })
      ).status,
    ).toBe(200)
    expect((await punch(token.karyawan)).status).toBe(201)
  })

  it('[POLA-08] after the work began is of whole minutes, and the roster of both opens', async () => {
    server.setClock(`${HARI}T10:47:33.123+07:00`)
    expect((await tugaskan()).status).toBe(200)
    const { mulai } = await server.owner
      .selectFrom('penugasan')
      .select('mulai')
      .where('karyawan_id', '=', pengganti)
      .executeTakeFirstOrThrow()
    expect(new Date(mulai).toISOString()).toBe(`${HARI}T03:47:00.000Z`)
    const buka = async () =>
      server.call(`GET /kelola/roster?kantor_id=1&mulai=${HARI}&hari=7`, { token: token.hrd })
    expect((await buka()).status).toBe(200)
    // What was stored before in parts of a second opens as well.
    await sql`alter table penugasan disable trigger user`.execute(server.owner)
    await sql`update penugasan set mulai = ${`${HARI}T03:47:33.123Z`}::timestamptz where karyawan_id = ${pengganti}`.execute(
      server.owner,
    )
    await sql`alter table penugasan enable trigger user`.execute(server.owner)
    const { status, body } = await buka()
    const baris = body['data'].orang.find(({ id }: { id: number }) => id === pengganti)
    expect([status, baris?.sel?.[0]?.jam?.mulai ?? '10:47:00']).toEqual([
      200,
      expect.stringMatching(/^\d\d:\d\d:00$/),
    ])
  })

  it('is let go by the punch of who is replaced, and is told', async () => {
    await tugaskan()
    expect((await punch(token.karyawan)).status).toBe(201)
    expect(await kabar(token.wit)).toEqual(['PENUGASAN_DILEPAS', 'PENUGASAN_DIBERIKAN'])
    const kalah = await punch(token.wit)
    expect(kalah.status).toBe(409)
    expect((await profil(token.wit)).penugasan).toEqual([])
  })

  it('and who is replaced punch at one moment: one of them has it', async () => {
    for (let kali = 0; kali < 5; kali += 1) {
      await sql`truncate presensi, penugasan, tawaran, notifikasi cascade`.execute(server.owner)
      await tugaskan()
      const hasil = await Promise.all([punch(token.karyawan), punch(token.wit)])
      expect(hasil.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    }
  })

  it('of two people by the same one at once is one of them; the other is told of the overlap', async () => {
    const lain = await addPeople(server.owner, 3, server.deps.clock.now())
    const jawaban = await Promise.all(
      [diganti, ...lain.map(({ karyawanId }) => karyawanId)].map((siapa) =>
        server.call(`POST /karyawan/${siapa}/penggantian/tugaskan`, {
          token: token.hrd,
          body: { tanggal: HARI, calon: pengganti, alasan: 'Tidak datang' },
        }),
      ),
    )
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
    for (const { body } of jawaban.filter(({ status }) => status === 422))
      expect(body['message']).toMatch(/bertumpuk|^Sudah ada pekerjaan lain pada jam itu\.$/)
  })

  it('is one at a time, refused where the roster would, and let go by who assigned', async () => {
    await tugaskan()
    const lagi = await tugaskan((await orangBebas(1))[0]?.id)
    expect([lagi.status, lagi.body['error'].error]).toEqual([409, 'SUDAH_ADA_PENGGANTI'])
    expect((await minta('lepas')).body['data'].pengganti).toBeNull()
    expect((await minta('lepas')).status).toBe(409)
    expect(await kabar(token.wit)).toContain('PENUGASAN_DILEPAS')
    await server.owner.deleteFrom('jadwal_pengganti').execute()
    const sibuk = await tugaskan(akun.koordinator.karyawanId)
    expect([sibuk.status, sibuk.body['errors'].calon[0]]).toEqual([422, expect.stringContaining('bertumpuk')])
    expect((await tugaskan(diganti)).status).toBe(422)
    expect((await tugaskan(999_999)).status).toBe(422)
    expect((await minta('tugaskan', { calon: pengganti })).body['errors']).toHaveProperty('alasan')
    await punch(token.karyawan)
    const hadir = await tugaskan()
    expect([hadir.status, hadir.body['error'].error]).toEqual([409, 'SUDAH_HADIR'])
  })

  it('a declined or closed offer is not taken, and nobody sees what was offered to others', async () => {
    const [satu, dua] = await orangBebas(2)
    await minta('tawarkan', { calon: [satu?.id], alasan: 'Sakit' })
    const { id } = await server.owner.selectFrom('tawaran').select('id').executeTakeFirstOrThrow()
    const jawab = (apa: string, siapa: string) =>
      server.call(`POST /tawaran/${id}/${apa}`, { token: siapa, body: {} })
    expect((await jawab('terima', dua?.token as string)).status).toBe(404)
    expect((await jawab('tolak', satu?.token as string)).status).toBe(200)
    expect((await server.call('GET /tawaran', { token: satu?.token as string })).body['data']).toEqual([])
    expect((await lihat()).calon.find((calon: { id: number }) => calon.id === satu?.id).tawaran).toBe(
      'menolak',
    )
    expect((await minta('lepas')).body['data'].ditawarkan_sejak).toBeNull()
    const tutup = await jawab('terima', satu?.token as string)
    expect([tutup.status, tutup.body['error'].error]).toEqual([409, 'TAWARAN_DITUTUP'])
  })
})

/** People of the office who are off that day. */
async function orangBebas(jumlah: number): Promise<{ id: number; nama: string; token: string }[]> {
  const orang = await addPeople(server.owner, jumlah, Date.parse(JUMAT_PAGI))
  const bebas = []
  for (const { karyawanId: id, token: milik } of orang) {
    await libur(id)
    const siapa = server.owner.selectFrom('karyawan').select('nama').where('id', '=', id)
    bebas.push({ id, nama: (await siapa.executeTakeFirstOrThrow()).nama, token: milik })
  }
  return bebas
}
