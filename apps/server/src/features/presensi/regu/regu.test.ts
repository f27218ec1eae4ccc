import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { Ponsel } from '../../../../test/ponsel.ts'
import { UBAHAN, ambilPotret } from '../../../../test/potret.ts'
import { openLayananPush } from '../../../../test/push.ts'
import { addLokasi, addShift } from '../../../../test/regu.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { rantaiJob } from '../../sistem/rantai.job.ts'
import { pushJob } from '../../notifikasi/push.job.ts'
import { selfieJob } from '../selfie/selfie.job.ts'

const PAGI = '2026-11-20T06:50:00+07:00'
const SHIFT_PAGI = ['2026-11-20T07:00:00+07:00', '2026-11-20T15:00:00+07:00'] as const
const SHIFT_SIANG = ['2026-11-20T15:00:00+07:00', '2026-11-20T23:00:00+07:00'] as const

let server: TestServer
let layanan: Awaited<ReturnType<typeof openLayananPush>>
let masuk: Awaited<ReturnType<typeof siapkan>>
let lokasi: number
let lain: number
/** A site where nobody works */
let sepi: number
let pagi: Person[]
let siang: Person[]
let tetangga: Person[]

const siapkan = () =>
  signInSemua(server, {
    koordinator: 'koordinator@rekan.example',
    budi: 'budi.santoso@karsabina.example',
    karyawan: 'karyawan@rekan.example',
    admin: 'admin@rekan.example',
    hrd: 'hrd@rekan.example',
  })
const tunjuk = (
  tabel: 'kantor_koordinator' | 'kantor_saksi',
  kantor_id: number,
  pengguna_id: number,
  sampai: string | null = null,
) => server.owner.insertInto(tabel).values({ kantor_id, pengguna_id, mulai: '2026-11-01', sampai }).execute()

beforeAll(async () => {
  layanan = await openLayananPush()
  server = await startTestServer(PAGI, { withJobs: false, fetch: layanan.fetch })
  masuk = await siapkan()
  ;[lokasi, lain, sepi] = [
    await addLokasi(server, 'Mahakam Borneo'),
    await addLokasi(server, 'Lain'),
    await addLokasi(server, 'Sepi'),
  ]
  const people = await addPeople(server.owner, 60, Date.parse(PAGI))
  ;[pagi, siang, tetangga] = [people.slice(0, 18), people.slice(18, 22), people.slice(22, 25)]
  await addShift(server, lokasi, pagi, SHIFT_PAGI)
  await addShift(server, lokasi, siang, SHIFT_SIANG)
  await addShift(server, lain, tetangga, SHIFT_PAGI)
  await tunjuk('kantor_koordinator', lokasi, masuk.akun.koordinator.penggunaId)
  await tunjuk('kantor_koordinator', lain, masuk.akun.budi.penggunaId)
})
afterAll(async () => {
  await server.close()
  layanan.close()
})
beforeEach(() => server.setClock(PAGI))

type Siapa = keyof (typeof masuk)['token']
const lihat = (siapa: Siapa = 'koordinator', saring = '') =>
  server.call(`GET /presensi/regu?kantor_id=${lokasi}${saring}`, { token: masuk.token[siapa] })
const regu = async () => (await lihat()).body['data']
const punch = (
  orang: Pick<Person, 'karyawanId'>,
  isian: Record<string, string> = {},
  siapa: Siapa = 'koordinator',
  foto = fotoBaru(),
) =>
  server.call('POST /presensi/check-in', {
    token: masuk.token[siapa],
    form: formPresensi(foto, {
      ...DI_DALAM,
      karyawan_id: String(orang.karyawanId),
      regu_kantor_id: String(lokasi),
      ...isian,
    }),
  })
const sesudah = (ms: number) => new Date(Date.parse(PAGI) + ms).toISOString()
const nama = async (kejadianId: number) => {
  const siapa = (await regu()).orang.find(
    (satu: { check_in: { id: number } | null }) => satu.check_in?.id === kejadianId,
  )
  return siapa?.id
}

describe('the crew of a site', () => {
  it('[REGU-01] is exactly this shift’s people there, and counts who has come', async () => {
    const { status, body } = await lihat()
    expect(status).toBe(200)
    const isi = body['data']
    expect(isi).toMatchObject({
      kantor: { id: lokasi, nama: 'Mahakam Borneo' },
      pin: false,
      mulai: SHIFT_PAGI[0],
    })
    expect(isi.shift).toEqual([
      { mulai: SHIFT_PAGI[0], selesai: SHIFT_PAGI[1], orang: 18, masuk: 0, pulang: 0 },
    ])
    const ids = (semua: { id: number }[]) => semua.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(ids(isi.orang)).toEqual(pagi.map(({ karyawanId }) => karyawanId))
    const masukPertama = await punch(pagi[0] as Person)
    expect(masukPertama.status).toBe(201)
    expect((await regu()).shift[0]).toMatchObject({ orang: 18, masuk: 1 })
    expect(await nama(masukPertama.body['data'].id)).toBe(pagi[0]?.karyawanId)
    // When one shift hands over to the next, either may be shown.
    server.setClock('2026-11-20T14:50:00+07:00')
    const sore = await regu()
    expect([sore.mulai, ids(sore.orang)]).toEqual([SHIFT_SIANG[0], siang.map(({ karyawanId }) => karyawanId)])
    expect(sore.shift.map(({ orang }: { orang: number }) => orang)).toEqual([18, 4])
    const { body: dipilih } = await lihat('koordinator', `&mulai=${encodeURIComponent(SHIFT_PAGI[0])}`)
    expect(dipilih['data'].orang).toHaveLength(18)
  })

  it('[REGU-07] is not there for strangers, nor are its punches; nobody punches for themselves so', async () => {
    const [satu] = pagi.slice(1)
    for (const siapa of ['budi', 'admin', 'karyawan'] as const) {
      expect([siapa, (await lihat(siapa)).status]).toEqual([siapa, 404])
      expect([siapa, (await punch(satu as Person, {}, siapa)).status]).toEqual([siapa, 404])
    }
    // Nor for the coordinator of both, where the person does not work.
    await tunjuk('kantor_koordinator', sepi, masuk.akun.koordinator.penggunaId)
    expect((await punch(satu as Person, { regu_kantor_id: String(sepi) })).status).toBe(404)
    const sendiri = await punch(masuk.akun.koordinator)
    expect([sendiri.status, sendiri.body['error'].error]).toEqual([403, 'REGU_SENDIRI'])
    const tanpa = await server.call('GET /presensi/regu', { token: masuk.token.karyawan })
    expect(tanpa.body['data']).toMatchObject({ lokasi: [], kantor: null, orang: [] })
  })

  it('[REGU-07] is there for whom the site names, as long as it does', async () => {
    const orang = siang[0] as Person
    server.setClock('2026-11-20T14:00:00+07:00')
    await tunjuk('kantor_saksi', lokasi, masuk.akun.karyawan.penggunaId, '2026-11-20')
    const { body } = await lihat('karyawan')
    expect(body['data'].shift).toHaveLength(2)
    expect((await punch(orang, { regu_kantor_id: String(lain) }, 'karyawan')).status).toBe(404)
    expect((await punch(tetangga[0] as Person, {}, 'karyawan')).status).toBe(404)
    const { status, body: dicatat } = await punch(orang, {}, 'karyawan')
    expect([status, dicatat['data'].oleh]).toEqual([201, { nama: expect.any(String) }])
    server.setClock('2026-11-21T07:00:00+07:00')
    expect((await lihat('karyawan')).status).toBe(404)
  })

  it('[REGU-07, ATUR-03] is punched for by a branch’s HR, alone or as a crew, as far as its people are of the branch', async () => {
    type Empat = [Person, Person, Person, Person]
    const [hr, diRegu, sendiri, luar] = (await addPeople(server.owner, 4, Date.parse(PAGI))) as Empat
    const cabang = await addLokasi(server, 'Cabang')
    const ids = [diRegu.karyawanId, sendiri.karyawanId]
    const { penggunaId, token } = hr
    await server.owner
      .updateTable('penempatan')
      .set({ kantor_id: cabang })
      .where('karyawan_id', 'in', ids)
      .execute()
    await server.owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', '=', penggunaId).execute()
    await server.owner
      .insertInto('peran_lingkup')
      .values({ pengguna_id: penggunaId, kantor_id: cabang })
      .execute()
    await addShift(server, cabang, [diRegu, sendiri, luar], SHIFT_PAGI)
    const { body } = await server.call('GET /presensi/regu', { token })
    expect(body['data'].lokasi).toMatchObject([{ id: cabang }])
    expect(body['data'].orang.map(({ id }: { id: number }) => id)).toEqual(ids)
    const catat = async (orang: Person, isian: Record<string, string> = {}) => {
      const fields = { ...DI_DALAM, karyawan_id: String(orang.karyawanId), ...isian }
      const form = formPresensi(fotoBaru(), fields)
      return (await server.call('POST /presensi/check-in', { token, form })).status
    }
    expect(await catat(diRegu, { regu_kantor_id: String(cabang) })).toBe(201)
    const kerja = await server.owner
      .selectFrom('penugasan')
      .select('id')
      .where('karyawan_id', '=', sendiri.karyawanId)
      .executeTakeFirstOrThrow()
    expect(await catat(sendiri, { penugasan_id: String(kerja.id) })).toBe(201)
    expect(await catat(luar, { regu_kantor_id: String(cabang) })).toBe(404)
  })
})

describe('a punch by a witness', () => {
  it('[REGU-03] names the witness in detail, list, recap and on the person’s own home', async () => {
    const orang = pagi[2] as Person
    const { body } = await punch(orang)
    const oleh = { nama: 'Rizky Pratama' }
    expect(body['data'].oleh).toEqual(oleh)
    const baca = async (path: string) =>
      (await server.call(`GET ${path}`, { token: orang.token })).body['data']
    expect((await baca(`/karyawan/presensi/${orang.karyawanId}`)).check_in.oleh).toEqual(oleh)
    const [baris] = await baca('/karyawan/presensi?tanggal=2026-11-20')
    expect(baris.check_in.oleh).toEqual(oleh)
    const [hari] = await baca('/rekap/presensi/list?bulan=11&tahun=2026')
    expect([hari.tanggal, hari.dicatat_oleh]).toEqual(['2026-11-20', ['Rizky Pratama']])
    const profil = JSON.stringify(await baca('/profile'))
    expect(profil).toContain('"oleh":{"nama":"Rizky Pratama"}')
  })

  it('[REGU-10] is told to the person, on the lock screen too, with the witness and the time', async () => {
    const orang = pagi[3] as Person
    expect(
      (await server.call('POST /push/langganan', { token: orang.token, body: layanan.langganan('regu') }))
        .status,
    ).toBe(200)
    expect((await punch(orang)).status).toBe(201)
    const { body } = await server.call('GET /notifikasi', { token: orang.token })
    expect(body['data'][0]).toMatchObject({
      title: 'Anda dicatat check in 06.50 oleh Rizky Pratama',
      body: expect.stringContaining(
        'Rizky Pratama mencatat check in Anda pada 20 November 2026 pukul 06:50 WIB di Mahakam Borneo.',
      ),
    })
    const job = pushJob(server.deps)
    for (let satu = await job.claim(); satu !== null; satu = await job.claim()) await job.work(satu)
    expect(layanan.diterima.map(({ isi }) => (isi as { title: string }).title)).toContain(
      'Anda dicatat check in 06.50 oleh Rizky Pratama',
    )
  })

  it('[REGU-06] with a photo of another of the crew, the same bytes or alike, points both out', async () => {
    const [a, b, c, d] = pagi.slice(4, 8) as [Person, Person, Person, Person]
    const foto = fotoBaru()
    for (const orang of [a, b]) expect((await punch(orang, {}, 'koordinator', foto)).status).toBe(201)
    const potret = await ambilPotret(1)
    const tiruan = await UBAHAN['JPEG of quality 60']?.(potret, 1)
    expect((await punch(c, {}, 'koordinator', potret)).status).toBe(201)
    expect((await punch(d, {}, 'koordinator', tiruan)).status).toBe(201)
    expect((await regu()).foto_menunggu).toBeGreaterThan(0)
    const job = selfieJob(server.deps)
    for (let satu = await job.claim(); satu !== null; satu = await job.claim()) await job.work(satu)
    const { kembar, foto_menunggu } = await regu()
    expect([foto_menunggu, kembar]).toEqual([
      0,
      [
        { orang: [a.karyawanId, b.karyawanId], persis: true },
        { orang: [c.karyawanId, d.karyawanId], persis: false },
      ],
    ])
  })

  it('[REGU-11] shows who has no account the code of a receipt that anybody opens', async () => {
    const orang = pagi[9] as Person
    await server.owner.deleteFrom('sesi').where('pengguna_id', '=', orang.penggunaId).execute()
    await server.owner.deleteFrom('pengguna').where('id', '=', orang.penggunaId).execute()
    const { body } = await punch(orang)
    const kode = async () => {
      const semua = (await regu()).orang as { id: number; check_in: { tanda_bukti: string | null } | null }[]
      return new Map(semua.map(({ id, check_in }) => [id, check_in?.tanda_bukti ?? null]))
    }
    expect((await kode()).get(orang.karyawanId)).toBeNull()
    const job = rantaiJob(server.deps)
    for (let satu = await job.claim(); satu !== null; satu = await job.claim()) await job.work(satu)
    const semua = await kode()
    // Who has an account keeps theirs on the phone.
    expect(semua.get(pagi[0]?.karyawanId ?? 0)).toBeNull()
    const bukti = await server.call(`GET /bukti/${semua.get(orang.karyawanId)}`)
    expect([bukti.status, bukti.body['data'].keadaan]).toEqual([200, 'berlaku'])
    expect(bukti.body['data'].teks).toContain('Orang 9')
    expect(body['data'].by_admin).toBe(true)
  })

  it('[REGU-09] taken offline, ten of a crew are ten events, each with its own photo and time', async () => {
    const sepuluh = await addPeople(server.owner, 10, Date.parse(PAGI))
    await addShift(server, lokasi, sepuluh, SHIFT_PAGI)
    const saksi = { ...masuk.akun.koordinator, token: masuk.token.koordinator }
    const ponsel = new Ponsel(server, Date.parse(PAGI), 40_000)
    await ponsel.registerLama(server, saksi)
    await ponsel.hear(saksi)
    const entri = sepuluh.map(({ karyawanId }, ke) => {
      ponsel.goTo(Date.parse(PAGI) + (ke + 1) * 6000)
      return ponsel.take(saksi, 'check_in', {
        fields: { ...DI_DALAM, karyawan_id: String(karyawanId), regu_kantor_id: String(lokasi) },
      })
    })
    const TIBA = '2026-11-20T09:30:00+07:00'
    ponsel.goTo(TIBA)
    server.setClock(TIBA)
    for (const satu of entri) expect((await ponsel.send(saksi, satu)).status).toBe(201)
    // Sent once more, as after a lost answer.
    expect((await ponsel.send(saksi, entri[0] as (typeof entri)[number])).status).toBe(201)
    const rows = await server.owner
      .selectFrom('presensi_kejadian as e')
      .innerJoin('presensi as r', 'r.id', 'e.presensi_id')
      .select(['e.waktu', 'e.selfie_sha256', 'e.nilai_waktu', 'e.oleh_id'])
      .where(
        'r.karyawan_id',
        'in',
        sepuluh.map(({ karyawanId }) => karyawanId),
      )
      .orderBy('e.waktu')
      .execute()
    expect(rows.map(({ waktu }) => waktu)).toEqual(entri.map((_, ke) => Date.parse(PAGI) + (ke + 1) * 6000))
    expect(new Set(rows.map(({ selfie_sha256 }) => selfie_sha256?.toString('hex'))).size).toBe(10)
    expect(new Set(rows.map(({ nilai_waktu, oleh_id }) => `${nilai_waktu} ${oleh_id}`))).toEqual(
      new Set([`kuat ${saksi.penggunaId}`]),
    )
  })
})

describe('[REGU-05] where a site asks for the PIN', () => {
  beforeAll(async () => {
    await server.owner.updateTable('kantor').set({ pin_regu: true }).where('id', '=', lokasi).execute()
  })
  afterAll(async () => {
    await server.owner.updateTable('kantor').set({ pin_regu: false }).where('id', '=', lokasi).execute()
  })
  const pasang = (orang: Person, pin: string | null) =>
    server.call('POST /presensi/pin', { token: orang.token, body: { pin } })

  it('a wrong one is refused at its field, the sixth try within a quarter of an hour with 429', async () => {
    const orang = pagi[10] as Person
    const mudah = await pasang(orang, '123456')
    expect([mudah.status, Object.keys(mudah.body['errors'])]).toEqual([422, ['pin']])
    expect((await pasang(orang, '194857')).status).toBe(200)
    expect((await server.call('GET /presensi/pin', { token: orang.token })).body['data']).toEqual({
      ada: true,
    })
    const kosong = await punch(orang)
    expect([kosong.status, Object.keys(kosong.body['errors'])]).toEqual([422, ['pin']])
    for (let ke = 0; ke < 5; ke += 1) {
      server.setClock(sesudah(ke * 120_000))
      const { status, body } = await punch(orang, { pin: '111222' })
      expect([ke, status, Object.keys(body['errors'] ?? {})]).toEqual([ke, 422, ['pin']])
    }
    server.setClock(sesudah(14 * 60_000))
    expect((await punch(orang, { pin: '194857' })).status).toBe(429)
    // A stranger is told of nothing, and another witness is not held up.
    expect((await punch(orang, { pin: '111222' }, 'budi')).status).toBe(404)
    expect((await punch(orang, { pin: '194857' }, 'hrd')).status).toBe(201)
  })

  it('the right one passes, and counts as no try', async () => {
    for (const orang of pagi.slice(11, 13)) {
      await pasang(orang, '194857')
      expect((await punch(orang, { pin: '194857' })).body['data']).toMatchObject({ perlu_tinjauan: false })
    }
    // Not asked by way of the other door either.
    const orang = pagi[13] as Person
    await pasang(orang, '194857')
    const lewat = await punch(orang, { regu_kantor_id: '' })
    expect([lewat.status, Object.keys(lewat.body['errors'])]).toEqual([422, ['pin']])
    await pasang(orang, null)
    expect((await server.call('GET /presensi/pin', { token: orang.token })).body['data']).toEqual({
      ada: false,
    })
  })

  it('who has none is punched for all the same, and looked at', async () => {
    const { status, body } = await punch(pagi[14] as Person)
    expect([status, body['data'].tanda.map(({ kode }: { kode: string }) => kode)]).toEqual([
      201,
      ['TANPA_PIN'],
    ])
    expect((await regu()).orang.filter(({ punya_pin }: { punya_pin: boolean }) => punya_pin)).toHaveLength(3)
  })
})
