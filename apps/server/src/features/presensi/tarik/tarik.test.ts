import { addHari } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { startTestServer } from '../../../../test/server.ts'
import { listLewat } from '../simpan/simpan.queries.ts'

const PAGI = '2026-11-20T07:52:13+07:00'
const server = await startTestServer(PAGI)
const people = await addPeople(server.owner, 48, Date.parse(PAGI))
const { token, akun } = await signInSemua(server, {
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
})
await setKoordinator(server.owner, akun.koordinator.penggunaId, people)
afterAll(() => server.close())

const TANGGAL = '2026-11-20'
const JAUH = { latitude: '-6.2400', longitude: '106.8272', keterangan: 'Rapat di pelanggan.' }

let orang: Person
let lain: Person
beforeEach(() => {
  server.setClock(PAGI)
  orang = people.pop() as Person
  lain = people[0] as Person
})

const detik = (n: number) => server.setClock(new Date(Date.parse(PAGI) + n * 1000).toISOString())
const punch = async (
  jenis: 'check-in' | 'check-out',
  fields: Record<string, string> = {},
  siapa = orang.token,
) => {
  const form = formPresensi(fotoBaru(), { ...DI_DALAM, ...fields })
  const { status, body } = await server.call(`POST /presensi/${jenis}`, { token: siapa, form })
  expect([status, body['message']]).toEqual([201, expect.any(String)])
  return body['data'] as {
    id: number
    presensi_id: number
    perlu_tinjauan: boolean
    tanda: { kode: string }[]
  }
}
const tarik = (id: number | string, siapa = orang.token, headers = {}) =>
  server.call(`POST /presensi/kejadian/${id}/tarik`, { token: siapa, body: {}, headers })
const kode = async (id: number | string, siapa?: string) => {
  const { status, body } = await tarik(id, siapa)
  return [status, body['error']?.error]
}
const profil = async () =>
  (await server.call('GET /profile', { token: orang.token })).body['data'].presensi as Record<string, unknown>
const rekaman = async (siapa = token.koordinator) =>
  (await server.call(`GET /karyawan/presensi/${orang.karyawanId}?tanggal=${TANGGAL}`, { token: siapa })).body[
    'data'
  ]
const kejadian = () =>
  server.owner
    .selectFrom('presensi_kejadian as e')
    .innerJoin('presensi as r', 'r.id', 'e.presensi_id')
    .select(['e.id', 'e.jenis'])
    .where('r.karyawan_id', '=', orang.karyawanId)
    .orderBy('e.jenis')
    .execute()
const ditarik = () =>
  server.owner
    .selectFrom('presensi_ditarik as e')
    .innerJoin('presensi as r', 'r.id', 'e.presensi_id')
    .selectAll('e')
    .where('r.karyawan_id', '=', orang.karyawanId)
    .orderBy('e.id')
    .execute()

describe('POST /presensi/kejadian/{id}/tarik', () => {
  it('[ORANG-05, ORANG-21] takes a check-in back as if it had not been sent, and keeps all that it says', async () => {
    const masuk = await punch('check-in', { akurasi: '12.5', keterangan: 'Di pos depan' })
    const sebelum = await server.owner
      .selectFrom('presensi_kejadian')
      .selectAll()
      .where('id', '=', masuk.id)
      .executeTakeFirstOrThrow()
    detik(59)
    const { status, body } = await tarik(masuk.id)
    expect([status, body['message']]).toEqual([200, 'Check in dibatalkan.'])
    expect(body['data']).toEqual({
      id: masuk.id,
      presensi_id: masuk.presensi_id,
      tanggal: TANGGAL,
      jenis: 'check_in',
      waktu: '07:52:13',
      waktu_utc: PAGI,
      ditarik_pada: '2026-11-20T07:53:12+07:00',
    })
    expect(await profil()).toMatchObject({ status: 'BELUM_PRESENSI', check_in: null, check_out: null })
    expect(await kejadian()).toEqual([])
    expect(await ditarik()).toEqual([
      { ...sebelum, ditarik_pada: Date.parse(PAGI) + 59_000, ditarik_oleh_id: orang.penggunaId },
    ])
    const [jejak] = await server.owner
      .selectFrom('audit')
      .selectAll()
      .where('objek_id', '=', String(masuk.id))
      .where('objek', '=', 'presensi_kejadian')
      .execute()
    expect(jejak).toMatchObject({
      pengguna_id: orang.penggunaId,
      tindakan: 'POST /presensi/kejadian/{id}/tarik',
      sebelum: { jenis: 'check_in', waktu: '2026-11-20T00:52:13.000Z' },
      sesudah: null,
    })

    // The photo went on its way all the same, and opens for who may see it.
    await server.deps.jobs.idle()
    const data = await rekaman()
    expect(data).toMatchObject({ status: 'BELUM_PRESENSI', check_in: null })
    expect(data.ditarik).toEqual([
      {
        ...body['data'],
        oleh: { nama: expect.stringMatching(/^Orang/) },
        kantor: { nama: 'Kantor Pusat Jakarta' },
        tanda: [],
        selfie_url: expect.stringContaining(`/selfie/${TANGGAL}/${masuk.id}`),
      },
    ])
    expect((await fetch(server.origin + data.ditarik[0].selfie_url)).status).toBe(200)

    const lagi = await punch('check-in')
    expect(lagi).toMatchObject({ presensi_id: masuk.presensi_id, perlu_tinjauan: false })
    expect(await profil()).toMatchObject({ status: 'HADIR', check_in: { id: lagi.id } })
    expect((await rekaman(token.hrd)).ditarik).toHaveLength(1)
  })

  it('[ORANG-05] marks the punch after a marked one that was withdrawn, and the one after the third withdrawal of a day', async () => {
    const jauh = await punch('check-in', JAUH)
    expect(jauh.perlu_tinjauan).toBe(true)
    const { body } = await server.call('GET /notifikasi', { token: token.koordinator })
    expect(body['data']).toContainEqual(expect.objectContaining({ detail_id: jauh.presensi_id }))
    await tarik(jauh.id)
    const kini = await server.call('GET /notifikasi', { token: token.koordinator })
    expect(kini.body['data']).not.toContainEqual(expect.objectContaining({ detail_id: jauh.presensi_id }))
    expect((await punch('check-in')).tanda).toEqual([
      { kode: 'DIBATALKAN_BERTANDA', kalimat: 'Presensi sebelumnya, yang ditandai, dibatalkan' },
    ])

    orang = people.pop() as Person
    for (const kali of [1, 2, 3]) {
      const satu = await punch('check-in')
      expect([kali, satu.perlu_tinjauan]).toEqual([kali, false])
      expect((await tarik(satu.id)).status).toBe(200)
    }
    expect((await punch('check-in')).tanda).toEqual([
      { kode: 'DIBATALKAN_BERULANG', kalimat: 'Presensi hari itu sudah dibatalkan 3 kali' },
    ])
  })

  it('[ORANG-22] answers 409 after 60 seconds, and 404 for another’s, whoever asks', async () => {
    const { id } = await punch('check-in')
    detik(60)
    for (const siapa of [lain.token, token.koordinator, token.hrd, token.admin])
      expect(await kode(id, siapa)).toEqual([404, 'KEJADIAN_TIDAK_ADA'])
    for (const tidakAda of [id + 999_999, 'satu', 0]) expect((await tarik(tidakAda)).status).toBe(404)
    detik(61)
    expect(await kode(id)).toEqual([409, 'LEWAT_WAKTU'])
    expect(await kode(id, lain.token)).toEqual([404, 'KEJADIAN_TIDAK_ADA'])
    expect(await kejadian()).toHaveLength(1)
  })

  it('takes back the last punch alone: the check-out, then the check-in', async () => {
    const masuk = await punch('check-in')
    detik(10)
    const pulang = await punch('check-out')
    expect(await kode(masuk.id)).toEqual([409, 'BUKAN_TERAKHIR'])
    expect((await tarik(pulang.id)).body['message']).toBe('Check out dibatalkan.')
    expect(await profil()).toMatchObject({ status: 'HADIR', check_in: { id: masuk.id }, check_out: null })
    expect((await tarik(masuk.id)).status).toBe(200)
    expect((await ditarik()).map(({ jenis }) => jenis)).toEqual(['check_in', 'check_out'])
  })

  it('withdraws once, however often and from wherever it is asked', async () => {
    const { id } = await punch('check-in')
    detik(5)
    const [satu, dua, tiga] = await Promise.all([
      tarik(id, orang.token, { 'idempotency-key': 'tarik-1' }),
      tarik(id, orang.token, { 'idempotency-key': 'tarik-1' }),
      tarik(id, orang.token, { 'idempotency-key': 'tarik-2' }),
    ])
    expect([satu.status, dua.status, tiga.status]).toEqual([200, 200, 200])
    expect([dua.body, tiga.body]).toEqual([satu.body, satu.body])
    expect(await ditarik()).toHaveLength(1)
    detik(90)
    expect((await tarik(id)).body).toEqual(satu.body)
    expect((await tarik(id, lain.token)).status).toBe(404)
    // The key of a punch that was withdrawn brings it back no more than its photo would.
    const foto = fotoBaru()
    const form = formPresensi(foto)
    const headers = { 'idempotency-key': 'masuk-1' }
    const masuk = await server.call('POST /presensi/check-in', { token: orang.token, form, headers })
    await tarik(masuk.body['data'].id)
    const ulang = formPresensi(foto)
    expect(
      (await server.call('POST /presensi/check-in', { token: orang.token, form: ulang, headers })).body,
    ).toEqual(masuk.body)
    expect(await kejadian()).toEqual([])
  })

  it('is for who sent it where a coordinator punched for the person, who is told', async () => {
    const { id, presensi_id } = await punch(
      'check-in',
      { karyawan_id: String(orang.karyawanId) },
      token.koordinator,
    )
    for (const siapa of [orang.token, token.hrd]) expect((await tarik(id, siapa)).status).toBe(404)
    expect((await tarik(id, token.koordinator)).status).toBe(200)
    const { body } = await server.call('GET /notifikasi', { token: orang.token })
    expect(body['data'].map((n: { title: string }) => n.title)).toEqual([
      'Catatan check in Anda dibatalkan',
      expect.stringMatching(/^Anda dicatat check in 07\.52 oleh /),
    ])
    expect(body['data'][0]).toMatchObject({
      detail_id: presensi_id,
      body: expect.stringMatching(
        / membatalkan check in Anda yang dicatat pada 20 November 2026 pukul 07:52 WIB di /,
      ),
    })
    expect((await rekaman()).ditarik[0].oleh).toEqual({ nama: expect.not.stringMatching(/^Orang/) })
  })

  it('leaves what was put right or decided on, also when that happens at the same moment', async () => {
    const jauh = await punch('check-in', JAUH)
    const tinjau = () =>
      server.call(`POST /karyawan/presensi/${orang.karyawanId}/tinjauan`, {
        token: token.koordinator,
        body: { tanggal: TANGGAL, jenis: 'check_in', diterima: true },
      })
    const [tinjauan, penarikan] = await Promise.all([tinjau(), tarik(jauh.id)])
    const isDitinjau = tinjauan.status === 200
    expect([tinjauan.status, penarikan.status]).toEqual(isDitinjau ? [200, 409] : [422, 200])
    expect(await kejadian()).toHaveLength(isDitinjau ? 1 : 0)

    orang = people.pop() as Person
    const { id } = await punch('check-in', JAUH)
    expect((await tinjau()).status).toBe(200)
    expect(await kode(id)).toEqual([409, 'SUDAH_DITINJAU'])

    orang = people.pop() as Person
    const dua = await punch('check-in')
    detik(60)
    const body = { tanggal: TANGGAL, check_in: '07:50', alasan: 'Jam gerbang.' }
    const koreksi = `POST /karyawan/presensi/${orang.karyawanId}/koreksi`
    expect((await server.call(koreksi, { token: token.hrd, body })).status).toBe(200)
    expect(await kode(dua.id)).toEqual([409, 'SUDAH_DIKOREKSI'])
    expect(await kode(dua.id, token.hrd)).toEqual([404, 'KEJADIAN_TIDAK_ADA'])
  })

  it('is never half a day: a check-out that meets the withdrawal of its check-in comes first or not at all', async () => {
    // Several times: who meets whom where is luck, and neither may wait for the other in a circle.
    for (let kali = 0; kali < 4; kali += 1) {
      if (kali > 0) orang = people.pop() as Person
      const masuk = await punch('check-in')
      const form = formPresensi(fotoBaru())
      const [pulang, penarikan] = await Promise.all([
        server.call('POST /presensi/check-out', { token: orang.token, form }),
        tarik(masuk.id),
      ])
      expect([
        [201, 409],
        [409, 200],
      ]).toContainEqual([pulang.status, penarikan.status])
      expect(await kejadian()).toHaveLength(pulang.status === 201 ? 2 : 0)
    }
  })
})

it('knows the photo of a withdrawn punch when it comes again on another day', async () => {
  const foto = fotoBaru()
  const masuk = await server.call('POST /presensi/check-in', { token: orang.token, form: formPresensi(foto) })
  expect((await tarik(masuk.body['data'].id)).status).toBe(200)
  server.setClock('2026-11-23T07:52:13+07:00')
  const lagi = await server.call('POST /presensi/check-in', { token: orang.token, form: formPresensi(foto) })
  expect([lagi.status, lagi.body['error'].error]).toEqual([409, 'FOTO_TERPAKAI'])
})

it('[ORANG-21] keeps position and photo until their term is over, and no longer', async () => {
  const { id } = await punch('check-in')
  await tarik(id)
  await server.deps.jobs.idle()
  const sisa = async () =>
    Promise.all(
      (['presensi_selfie', 'presensi_bukti'] as const).map(
        async (tabel) =>
          (await server.owner.selectFrom(tabel).select('kejadian_id').where('kejadian_id', '=', id).execute())
            .length,
      ),
    )
  expect(await sisa()).toEqual([1, 1])
  const sebelumnya = await listLewat(server.db, '9999-12-31', id - 1, 1)
  expect(sebelumnya).toMatchObject([{ id, tanggal: TANGGAL }])
  const lupakan = (hari: string) =>
    sql`select lupakan_kejadian(array[${id}]::bigint[], ${hari})`.execute(server.db)
  await lupakan(addHari(TANGGAL, 300))
  expect(await sisa()).toEqual([1, 1])
  await lupakan(addHari(TANGGAL, 400))
  expect(await sisa()).toEqual([0, 0])
  expect(await ditarik()).toMatchObject([{ id, selfie_sha256: expect.any(Buffer) }])
})

describe('the database', () => {
  it('[ORANG-21] lets the application neither delete, change nor add a withdrawn punch, and move none but as said', async () => {
    const masuk = await punch('check-in')
    detik(5)
    await tarik(masuk.id)
    const satu = await punch('check-in')
    const ditolak = (kueri: ReturnType<typeof sql>) =>
      kueri.execute(server.db).then(
        () => 'done',
        (error: Error & { constraint?: string }) => error.constraint ?? error.message,
      )
    for (const kueri of [
      sql`delete from presensi_ditarik`,
      sql`update presensi_ditarik set ditarik_pada = waktu`,
      sql`insert into presensi_ditarik select * from presensi_ditarik`,
      sql`delete from presensi_kejadian where id = ${satu.id}`,
      sql`truncate presensi_ditarik`,
    ])
      expect(await ditolak(kueri)).toContain('permission denied')
    const pindah = (id: number, oleh: number, lewat: number) =>
      ditolak(sql`select tarik_kejadian(${id}::bigint, ${oleh}::integer,
        ${new Date(Date.parse(PAGI) + 5000 + lewat)}::timestamptz)`)
    expect(await pindah(satu.id, lain.penggunaId, 1000)).toBe('tarik_pengirim')
    expect(await pindah(masuk.id, orang.penggunaId, 1000)).toBe('tarik_pengirim')
    expect(await pindah(satu.id, orang.penggunaId, 60_001)).toBe('presensi_ditarik_waktu')
    detik(20)
    const pulang = await punch('check-out')
    expect(await pindah(satu.id, orang.penggunaId, 15_000)).toBe('tarik_terakhir')
    await tarik(pulang.id)
    expect(await pindah(satu.id, orang.penggunaId, 60_000)).toBe('done')
    expect(
      await ditolak(
        sql`insert into presensi_selfie (kejadian_id, tanggal, tipe, isi)
          values (999999999, ${TANGGAL}, 'image/png', '')`,
      ),
    ).toBe('presensi_selfie_kejadian')
  })

  it('holds of a withdrawn punch whatever a punch holds', async () => {
    const kolom = async (tabel: string) => {
      const { rows } = await sql<{ nama: string }>`select column_name as nama from information_schema.columns
        where table_schema = 'public' and table_name = ${tabel}`.execute(server.owner)
      return rows.map(({ nama }) => nama)
    }
    const ada = new Set(await kolom('presensi_ditarik'))
    expect((await kolom('presensi_kejadian')).filter((nama) => !ada.has(nama))).toEqual([])
  })
})
