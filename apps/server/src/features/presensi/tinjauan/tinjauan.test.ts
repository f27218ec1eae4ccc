import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server = await startTestServer()
const people = await addPeople(server.owner, 48, Date.parse(JUMAT_PAGI))
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
  wit: 'wit@rekan.example',
})
await setKoordinator(server.owner, akun.koordinator.penggunaId, people)
afterAll(() => server.close())

const TANGGAL = '2026-11-20'
/** 7 km from the head office, which takes it with a reason. */
const JAUH = { latitude: '-6.2400', longitude: '106.8272', keterangan: 'Rapat di pelanggan.' }

let orang: Person
beforeEach(() => {
  server.setClock('2026-11-20T07:55:00+07:00')
  orang = people.pop() as Person
})

const punch = async (fields: Record<string, string> = JAUH, siapa = orang.token) => {
  const form = formPresensi(fotoBaru(), fields)
  expect((await server.call('POST /presensi/check-in', { token: siapa, form })).status).toBe(201)
}
const tinjau = (
  isian: object = {},
  siapa: string = token.koordinator,
  id: number | string = orang.karyawanId,
) =>
  server.call(`POST /karyawan/presensi/${id}/tinjauan`, {
    token: siapa,
    body: { tanggal: TANGGAL, jenis: 'check_in', diterima: true, ...isian },
  })
const kejadian = () =>
  server.owner
    .selectFrom('presensi_kejadian as e')
    .innerJoin('presensi as r', 'r.id', 'e.presensi_id')
    .selectAll('e')
    .where('r.karyawan_id', '=', orang.karyawanId)
    .executeTakeFirstOrThrow()
const jejak = async () =>
  server.owner
    .selectFrom('audit')
    .selectAll()
    .where('objek', '=', 'presensi_kejadian')
    .where('objek_id', '=', String((await kejadian()).id))
    .execute()
const menunggu = async () => {
  const saringan = new URLSearchParams({ perlu_tinjauan: '1', per_page: '100' })
  const { body } = await server.call(`GET /karyawan/presensi?${saringan.toString()}`, {
    token: token.koordinator,
  })
  return body['data'].some(({ id }: { id: number }) => id === orang.karyawanId)
}

describe('POST /karyawan/presensi/{id}/tinjauan', () => {
  it('accepts a marked punch, which waits no longer; who and when stand on it and in the audit trail', async () => {
    await punch()
    expect(await menunggu()).toBe(true)
    const { status, body } = await tinjau()
    expect([status, body['message']]).toEqual([200, 'Presensi diterima.'])
    const tinjauan = {
      diterima: true,
      alasan: null,
      oleh: { nama: expect.any(String) },
      pada: '2026-11-20T07:55:00+07:00',
    }
    expect(body['data'].check_in).toMatchObject({ perlu_tinjauan: true, di_luar_area: true, tinjauan })
    expect(await menunggu()).toBe(false)
    const { body: daftar } = await server.call(`GET /karyawan/presensi`, { token: orang.token })
    expect(daftar['data'][0].check_in.tinjauan).toEqual(tinjauan)
    expect(await jejak()).toMatchObject([
      {
        pengguna_id: akun.koordinator.penggunaId,
        tindakan: 'POST /karyawan/presensi/{id}/tinjauan',
        sebelum: { diterima: null },
        sesudah: { diterima: true },
      },
    ])
  })

  it('does not accept one, with a reason', async () => {
    await punch()
    const { body } = await tinjau({ diterima: false, alasan: '  Bukan di lokasi  pelanggan. ' }, token.hrd)
    expect(body['message']).toBe('Presensi tidak diterima.')
    expect(body['data']).toMatchObject({
      status: 'HADIR',
      check_in: { tinjauan: { diterima: false, alasan: 'Bukan di lokasi pelanggan.' } },
    })
    expect((await jejak())[0]?.sesudah).toEqual({ diterima: false, alasan: 'Bukan di lokasi pelanggan.' })
  })

  it('answers 409 with the record and who was first, also to the first again', async () => {
    await punch()
    await tinjau()
    const { nama } = await server.owner
      .selectFrom('karyawan')
      .select('nama')
      .where('id', '=', akun.koordinator.karyawanId)
      .executeTakeFirstOrThrow()
    for (const siapa of [token.hrd, token.koordinator]) {
      const { status, body } = await tinjau({ diterima: false, alasan: 'Tidak.' }, siapa)
      expect([status, body['message']]).toEqual([409, `Presensi ini sudah ditinjau oleh ${nama}.`])
      expect(body['data'].check_in.tinjauan).toMatchObject({ diterima: true, oleh: { nama } })
    }
    expect(await jejak()).toHaveLength(1)
  })

  it('lets one of many at once decide', async () => {
    await punch()
    const hasil = await Promise.all(
      Array.from({ length: 6 }, (_, i) => tinjau({}, i % 2 === 0 ? token.hrd : token.koordinator)),
    )
    expect(hasil.map((h) => h.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    expect(await jejak()).toHaveLength(1)
  })

  it('answers the same Idempotency-Key as the first time', async () => {
    await punch()
    const kirim = () =>
      server.call(`POST /karyawan/presensi/${orang.karyawanId}/tinjauan`, {
        token: token.hrd,
        body: { tanggal: TANGGAL, jenis: 'check_in', diterima: true },
        headers: { 'idempotency-key': `tinjauan-${orang.karyawanId}` },
      })
    const pertama = await kirim()
    expect([pertama.status, (await kirim()).body]).toEqual([200, pertama.body])
  })

  it('is for the person’s coordinator and HR, and says to nobody else that they are there', async () => {
    await punch()
    expect((await tinjau({}, token.karyawan)).status).toBe(403)
    expect((await tinjau({}, token.admin)).status).toBe(403)
    expect((await tinjau({}, token.koordinator, akun.wit.karyawanId)).status).toBe(404)
    for (const id of [999_999, 0, 'x']) expect((await tinjau({}, token.hrd, id)).status).toBe(404)
    expect(await jejak()).toEqual([])
  })

  it('is never for one’s own, nor for what one recorded for the person', async () => {
    await punch(JAUH, token.koordinator)
    const sendiri = await tinjau({}, token.koordinator, akun.koordinator.karyawanId)
    expect([sendiri.status, sendiri.body['error'].error]).toEqual([403, 'TINJAUAN_SENDIRI'])
    await punch({ ...JAUH, karyawan_id: String(orang.karyawanId) }, token.koordinator)
    const dicatatkan = await tinjau()
    expect([dicatatkan.status, dicatatkan.body['error'].error]).toEqual([403, 'TINJAUAN_SENDIRI'])
    expect((await tinjau({}, token.hrd)).status).toBe(200)
  })

  it('says what is not marked, and what is not there', async () => {
    const belum = await tinjau()
    expect([belum.status, belum.body['errors']]).toEqual([
      422,
      { jenis: ['Belum ada check-in pada tanggal itu.'] },
    ])
    await punch(DI_DALAM)
    const { status, body } = await tinjau()
    expect([status, body['error'].error]).toEqual([409, 'TIDAK_PERLU_TINJAUAN'])
  })

  it.each<[string, object]>([
    ['tanggal', { tanggal: '2026-02-31' }],
    ['tanggal', { tanggal: undefined }],
    ['jenis', { jenis: 'CHECK_IN' }],
    ['diterima', { diterima: 'ya' }],
    ['diterima', { diterima: undefined }],
    ['alasan', { diterima: false }],
    ['alasan', { diterima: false, alasan: ' \n' }],
    ['alasan', { alasan: 'x'.repeat(501) }],
    ['oleh', { oleh: 1 }],
  ])('refuses at %s: %j', async (isian, salah) => {
    await punch()
    const { status, body } = await tinjau(salah)
    expect([status, Object.keys(body['errors'])]).toEqual([422, [isian]])
    expect((await kejadian()).ditinjau_pada).toBeNull()
  })
})

describe('the database', () => {
  const tulis = async (olehId: number, isi: object = {}) =>
    server.db
      .updateTable('presensi_kejadian')
      .set({ ditinjau_oleh_id: olehId, ditinjau_pada: new Date(JUMAT_PAGI), diterima: true, ...isi })
      .where('id', '=', (await kejadian()).id)
      .execute()

  it('takes no review of one’s own, of a stranger’s, of what is not marked, without a reason, or a second time', async () => {
    await punch()
    await expect(tulis(orang.penggunaId)).rejects.toThrow('nobody reviews their own')
    await expect(tulis(akun.wit.penggunaId)).rejects.toThrow('not this account')
    await expect(tulis(akun.admin.penggunaId)).rejects.toThrow('not this account')
    await expect(tulis(akun.hrd.penggunaId, { diterima: false })).rejects.toThrow(
      'presensi_kejadian_tinjauan',
    )
    await tulis(akun.hrd.penggunaId)
    await expect(tulis(akun.koordinator.penggunaId)).rejects.toThrow('a review stays as it is')
    await expect(
      tulis(akun.hrd.penggunaId, { ditinjau_oleh_id: null, ditinjau_pada: null, diterima: null }),
    ).rejects.toThrow('a review stays as it is')
  })

  it('takes none of a punch that is not marked, nor by who coordinates the person no more', async () => {
    await punch(DI_DALAM)
    await expect(tulis(akun.hrd.penggunaId)).rejects.toThrow('only a marked punch is reviewed')
    orang = people.pop() as Person
    await punch()
    await setKoordinator(server.owner, null, [orang])
    await expect(tulis(akun.koordinator.penggunaId)).rejects.toThrow('not this account')
  })
})
