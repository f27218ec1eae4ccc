import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAkun } from '../../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { Ponsel } from '../../../../test/ponsel.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type Reply, type TestServer, startTestServer } from '../../../../test/server.ts'

const PAGI = '2026-11-20T07:50:00+07:00'
const detik = (n: number, dari = PAGI) => new Date(Date.parse(dari) + n * 1000).toISOString()

let server: TestServer
let people: Person[]
let orang: Person
let hrd = ''
let kantorId = 0
let lainId = 0

beforeAll(async () => {
  server = await startTestServer(PAGI, { withJobs: false })
  people = await addPeople(server.owner, 120, Date.parse(PAGI))
  hrd = await server.login('hrd@rekan.example')
  const { kantor_id: id } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', (people[0] as Person).karyawanId)
    .executeTakeFirstOrThrow()
  kantorId = id
  const lain = await server.owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  lainId = lain.id
  await setMode('layar')
  await setMode('layar', lainId)
})
afterAll(() => server.close())
beforeEach(() => {
  orang = people.pop() as Person
  server.setClock(PAGI)
})

async function setMode(mode: string, id = kantorId): Promise<Reply['body']> {
  const { status, body } = await server.call(`POST /kelola/lokasi/${id}/kode-pos`, {
    token: hrd,
    body: { kode_pos: mode },
  })
  expect(status).toBe(200)
  return body['data']
}

/** A screen of a site, paired now. */
async function pasang(id = kantorId): Promise<string> {
  const tawar = await server.call(`POST /kelola/lokasi/${id}/layar`, {
    token: hrd,
    body: { sebutan: 'Gerbang' },
  })
  const [, kata = ''] = (tawar.body['data'].alamat as string).split('#')
  const { body } = await server.call(`POST /pos/${id}/pasang`, { body: { pasangan: kata } })
  return body['data'].layar as string
}

/** By which code the record says that the check-in was proved. */
async function terbukti(token = orang.token): Promise<string | null> {
  const { body } = await server.call(`GET /karyawan/${orang.karyawanId}/presensi?tanggal=2026-11-20`, {
    token,
  })
  return body['data'].check_in.kode_pos
}

/** The code that a paired screen would show at a moment, reckoned from its seeds by itself. */
async function kodePada(saat: string, id = kantorId): Promise<string> {
  const { body } = await server.call(`POST /pos/${id}/kode`, { body: { layar: await pasang(id) } })
  const langkah = Math.floor(Date.parse(saat) / 30_000)
  const hari = Math.floor(Date.parse(saat) / 86_400_000)
  const benih = (body['data'].benih as { hari: number; benih: string }[]).find((satu) => satu.hari === hari)
  const digest = createHmac('sha256', Buffer.from(benih?.benih ?? '', 'base64url'))
    .update(String(langkah))
    .digest()
  const dari = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(dari) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const checkIn = (fields: Record<string, string>, siapa = orang) =>
  server.call('POST /presensi/check-in', {
    token: siapa.token,
    form: formPresensi(fotoBaru(), { ...DI_DALAM, ...fields }),
  })

describe('a site that asks for the code on its screen', () => {
  it.each([
    [0, 201],
    [29, 201],
    [60, 201],
    [61, 422],
  ])('[RAGU-10] %d s after it began answers %d', async (umur, status) => {
    const kode = await kodePada(PAGI)
    server.setClock(detik(umur))
    const { status: jawab, body } = await checkIn({ kode_pos: kode })
    expect([jawab, body['error']?.error]).toEqual([status, status === 201 ? undefined : 'KODE_POS_LAMA'])
    if (status === 422) expect(body['message']).toContain('berumur 61 detik')
  })

  it('[JAGA-11] proves less of who may read it from afar: without a position HR and the site’s coordinator are looked at', async () => {
    const tanpaPosisi = async (role: 'karyawan' | 'koordinator' | 'hrd', kantor?: number) => {
      orang = people.pop() as Person
      await server.owner.updateTable('pengguna').set({ role }).where('id', '=', orang.penggunaId).execute()
      if (kantor !== undefined)
        await server.owner
          .insertInto('kantor_koordinator')
          .values({ kantor_id: kantor, pengguna_id: orang.penggunaId, mulai: '2026-11-01', sampai: null })
          .execute()
      const form = formPresensi(fotoBaru(), { kode_pos: await kodePada(PAGI) })
      for (const bidang of ['latitude', 'longitude']) form.delete(bidang)
      const { status, body } = await server.call('POST /presensi/check-in', { token: orang.token, form })
      return [status, body['data'].tanda.map((satu: { kode: string }) => satu.kode)]
    }
    expect(await tanpaPosisi('karyawan')).toEqual([201, []])
    expect(await tanpaPosisi('hrd')).toEqual([201, ['KODE_TERBACA']])
    expect(await tanpaPosisi('koordinator', kantorId)).toEqual([201, ['KODE_TERBACA']])
    expect(await tanpaPosisi('koordinator', lainId)).toEqual([201, []])
  })

  it('wants one, and says at its field that another is none', async () => {
    for (const kode of [undefined, '12345', 'halo', 'ABCDEFGHJK']) {
      const { status, body } = await checkIn(kode === undefined ? {} : { kode_pos: kode })
      expect([status, Object.keys(body['errors'])]).toEqual([422, ['kode_pos']])
    }
  })

  it('[RAGU-17] tells another site’s, typed or scanned', async () => {
    const kode = await kodePada(PAGI, lainId)
    for (const teks of [kode, `REKANPOS.${lainId}.${kode}`, `REKANPOS.${lainId}.000000`]) {
      const { status, body } = await checkIn({ kode_pos: teks })
      expect([status, body['error']?.error, body['message']]).toEqual([
        422,
        'KODE_POS_LAIN',
        expect.stringContaining('milik pos jaga lokasi lain'),
      ])
    }
  })

  it('[RAGU-11] refuses one that is used from more than 500 m away, not from where nobody knows', async () => {
    const kode = await kodePada(PAGI)
    const keterangan = 'Di pos.'
    const jauh = { kode_pos: kode, keterangan, latitude: '-6.1854', akurasi: '10' }
    const { status, body } = await checkIn(jauh)
    expect([status, body['error']?.error]).toEqual([422, 'KODE_POS_DITERUSKAN'])
    // 330 m from the edge is no other place yet.
    const dekat = await checkIn({ ...jauh, latitude: '-6.1793' })
    expect([dekat.status, dekat.body['data'].tanda]).toMatchObject([201, [{ kode: 'DI_LUAR_AREA' }]])
  })

  it('takes it for a position that nobody knows, also where the area is required', async () => {
    await server.owner
      .updateTable('kantor')
      .set({ kebijakan_lokasi: 'wajib' })
      .where('id', '=', kantorId)
      .execute()
    const form = formPresensi(fotoBaru(), { kode_pos: await kodePada(PAGI) })
    form.delete('latitude')
    form.delete('longitude')
    const { status, body } = await server.call('POST /presensi/check-in', { token: orang.token, form })
    await server.owner
      .updateTable('kantor')
      .set({ kebijakan_lokasi: 'catat' })
      .where('id', '=', kantorId)
      .execute()
    expect([status, body['data']]).toMatchObject([201, { perlu_tinjauan: false, lokasi: 'tidak_diketahui' }])
  })

  it('stands on the record of the punch, for its person and for HR', async () => {
    expect((await checkIn({ kode_pos: await kodePada(PAGI) })).status).toBe(201)
    expect([await terbukti(), await terbukti(hrd)]).toEqual(['layar', 'layar'])
  })

  it('is asked of nobody else: not of who punches for somebody, nor at a site that asks for none', async () => {
    const { status } = await server.call('POST /presensi/check-in', {
      token: hrd,
      form: formPresensi(fotoBaru(), { ...DI_DALAM, karyawan_id: String(orang.karyawanId) }),
    })
    expect(status).toBe(201)
    await setMode('tidak')
    expect((await checkIn({}, people.pop())).status).toBe(201)
    await setMode('layar')
  })
})

describe('[RAGU-19] a punch that was taken offline with a code', () => {
  const AMBIL = '2026-11-20T07:55:00+07:00'
  const TIBA = '2026-11-20T10:55:00+07:00'
  async function kirim(bekerja: (ponsel: Ponsel) => void, kodeDari = AMBIL): Promise<Reply> {
    const kode = await kodePada(kodeDari)
    const ponsel = new Ponsel(server, Date.parse(PAGI), 40_000)
    await ponsel.registerLama(server, orang)
    await ponsel.hear(orang)
    bekerja(ponsel)
    ponsel.goTo(AMBIL)
    const entri = ponsel.take(orang, 'check_in', { fields: { ...DI_DALAM, kode_pos: kode } })
    ponsel.goTo(TIBA)
    server.setClock(TIBA)
    return ponsel.send(orang, entri)
  }

  it('right then and arrived three hours later is taken where its time is kuat', async () => {
    const { status, body } = await kirim(() => undefined)
    const tanda = (body['data'].tanda as { kode: string }[]).filter(({ kode }) => kode !== 'LURING_SAMPEL')
    expect([status, body['data'].nilai_waktu, tanda]).toEqual([201, 'kuat', []])
  })

  it('goes to review where it is not', async () => {
    const { status, body } = await kirim((ponsel) => ponsel.reload())
    expect([status, body['data']]).toMatchObject([201, { nilai_waktu: 'sedang', perlu_tinjauan: true }])
    expect(body['data'].tanda.map(({ kode }: { kode: string }) => kode)).toContain('KODE_POS_BELUM_PASTI')
  })

  it('wrong then is refused, also where it is right on arrival', async () => {
    const { status, body } = await kirim(() => undefined, TIBA)
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, ['kode_pos']])
  })
})

describe('[RAGU-18] a printed code', () => {
  it('wants the word of the attendance day: not none, not yesterday’s', async () => {
    await setMode('cetak')
    const kini = (await server.call(`GET /kelola/lokasi/${kantorId}/kode-pos`, { token: hrd })).body['data']
    server.setClock(detik(-86_400))
    const kemarin = (await server.call(`GET /kelola/lokasi/${kantorId}/kode-pos`, { token: hrd })).body[
      'data'
    ]
    server.setClock(PAGI)
    expect(kini.kode_cetak).toBe(kemarin.kode_cetak)
    expect(kini.kata_hari.tanggal).toBe('2026-11-20')
    for (const kata of [undefined, kemarin.kata_hari.kata, 'bukan kata']) {
      const { status, body } = await checkIn({
        kode_pos: kini.kode_cetak,
        ...(kata !== undefined && { kata_hari: kata }),
      })
      expect([status, Object.keys(body['errors'])]).toEqual([422, ['kata_hari']])
    }
    const kata = ` ${kini.kata_hari.kata.toUpperCase()} `
    expect((await checkIn({ kode_pos: kini.kode_cetak, kata_hari: kata })).status).toBe(201)
    expect(await terbukti()).toBe('cetak')
    // What its screen shows needs no word.
    const layar = await checkIn({ kode_pos: await kodePada(PAGI) }, people.pop())
    expect(layar.status).toBe(201)
    await setMode('layar')
    const lagi = await checkIn({ kode_pos: kini.kode_cetak, kata_hari: kata }, people.pop())
    expect([lagi.status, Object.keys(lagi.body['errors'])]).toEqual([422, ['kode_pos']])
  })
})

describe('a screen', () => {
  it('is paired once, within a quarter of an hour, with its own site, and revoked for good', async () => {
    const tawar = async () => {
      const { body } = await server.call(`POST /kelola/lokasi/${kantorId}/layar`, {
        token: hrd,
        body: { sebutan: 'Gerbang Utara' },
      })
      return { id: body['data'].id as number, kata: (body['data'].alamat as string).split('#')[1] ?? '' }
    }
    const pasangkan = (kata: string, id = kantorId) =>
      server.call(`POST /pos/${id}/pasang`, { body: { pasangan: kata } })
    const satu = await tawar()
    expect((await pasangkan(satu.kata, lainId)).status).toBe(404)
    const { body } = await pasangkan(satu.kata)
    expect((await pasangkan(satu.kata)).status).toBe(404)
    const lama = await tawar()
    server.setClock(detik(15 * 60))
    expect((await pasangkan(lama.kata)).status).toBe(404)

    const kode = (layar: string, id = kantorId) => server.call(`POST /pos/${id}/kode`, { body: { layar } })
    const layar = body['data'].layar as string
    expect((await kode(layar)).body['data'].benih).toHaveLength(3)
    expect([(await kode(layar, lainId)).status, (await kode('bukan')).status]).toEqual([404, 404])
    const cabut = () => server.call(`POST /kelola/layar/${satu.id}/cabut`, { token: hrd })
    expect([(await cabut()).status, (await cabut()).status, (await kode(layar)).status]).toEqual([
      200, 404, 404,
    ])
  })

  it('[RAGU-16] has the seeds of a day and more, whatever the hour', async () => {
    const layar = await pasang()
    for (const saat of ['2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z']) {
      server.setClock(saat)
      const { benih } = (await server.call(`POST /pos/${kantorId}/kode`, { body: { layar } })).body['data']
      const sampai = (benih.at(-1).hari + 1) * 86_400_000
      expect(sampai - Date.parse(saat)).toBeGreaterThan(86_400_000)
    }
  })

  it('is paired by who coordinates its site now, by no other coordinator', async () => {
    const koordinator = await server.login('koordinator@rekan.example')
    const { penggunaId } = await findAkun(server.owner, 'koordinator@rekan.example')
    await server.owner.deleteFrom('kantor_koordinator').execute()
    const coba = async () => [
      (
        await server.call(`POST /kelola/lokasi/${kantorId}/layar`, {
          token: koordinator,
          body: { sebutan: 'Pos' },
        })
      ).status,
      (await server.call(`GET /kelola/lokasi/${kantorId}/kode-pos`, { token: koordinator })).status,
    ]
    expect(await coba()).toEqual([404, 404])
    await server.owner
      .insertInto('kantor_koordinator')
      .values({ kantor_id: kantorId, pengguna_id: penggunaId, mulai: '2026-11-01' })
      .execute()
    expect(await coba()).toEqual([201, 200])
  })
})
