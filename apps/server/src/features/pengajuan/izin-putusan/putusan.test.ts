import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertAbsensi } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
const akun: Record<string, { penggunaId: number; karyawanId: number }> = {}
const SEKARANG = '2026-11-20T07:52:13+07:00'
const ORANG = {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  budi: 'budi.santoso@karsabina.example',
  wita: 'wita@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
}
type Nama = keyof typeof ORANG

beforeAll(async () => {
  server = await startTestServer(SEKARANG)
  for (const [nama, email] of Object.entries(ORANG)) {
    token[nama] = await server.login(email)
    akun[nama] = await findAkun(server.owner, email)
  }
  // Every Monday is one of work here.
  await server.owner.deleteFrom('libur').where('tanggal', '>', '2026-11-20').execute()
})
afterAll(() => server.close())

let hari = 0
/** A request for a Monday of its own, so that none overlap. */
async function ajukan(siapa: Nama, kepada: Nama, isi: Partial<Parameters<typeof insertAbsensi>[3]> = {}) {
  hari += 7
  const tanggal = new Date(Date.parse('2026-11-23T00:00:00Z') + hari * 86_400_000).toISOString().slice(0, 10)
  return insertAbsensi(server.owner, akun[siapa]!, akun[kepada]!.penggunaId, {
    jenis_izin: 'IZIN',
    tanggal_mulai: tanggal,
    ...isi,
  })
}
const post = (oleh: Nama, id: number, apa: 'approve' | 'reject' | 'cancel', body: object = {}) =>
  server.call(`POST /absensi/${id}/${apa}`, { token: token[oleh], body })
const baca = (id: number) =>
  server.owner.selectFrom('absensi').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('[API-08] deciding', () => {
  it.each([
    ['approve', 'disetujui', 'Pengajuan disetujui.'],
    ['reject', 'ditolak', 'Pengajuan ditolak.'],
  ] as const)('[IZN-05] %s with a note', async (apa, status, message) => {
    const id = await ajukan('karyawan', 'koordinator')
    const { status: kode, body } = await post('koordinator', id, apa, { note: 'Silakan diatur.' })
    expect([kode, body['message'], body['data'].status]).toEqual([200, message, status])
    expect(body['data'].keputusan).toMatchObject({
      status,
      note: 'Silakan diatur.',
      oleh: { id: akun['koordinator']?.penggunaId },
    })
    expect(body['data'].dapat).toEqual({ putuskan: false, batalkan: false })
    const catatan = await server.owner
      .selectFrom('audit')
      .selectAll()
      .where('objek', '=', 'absensi')
      .where('objek_id', '=', String(id))
      .execute()
    expect(catatan).toHaveLength(1)
    expect(catatan[0]).toMatchObject({
      tindakan: `POST /absensi/{id}/${apa}`,
      pengguna_id: akun['koordinator']?.penggunaId,
      sebelum: { status: 'menunggu', catatan: null },
      sesudah: { status, catatan: 'Silakan diatur.' },
    })
  })

  it.each([[{}], [{ note: null }], [{ note: '' }], [{ note: ' \u200b ' }]])(
    '[IZN-05] takes %j for no note',
    async (body) => {
      const id = await ajukan('karyawan', 'koordinator')
      const hasil = await post('koordinator', id, 'reject', body)
      expect([hasil.status, hasil.body['data'].keputusan.note]).toEqual([200, ''])
      expect((await baca(id)).catatan).toBeNull()
    },
  )

  it.each([
    ['a note of 501', { note: 'a'.repeat(501) }, 'note'],
    ['a note with NUL', { note: 'a\u0000' }, 'note'],
    ['a number', { note: 5 }, 'note'],
    ['more than asked', { status: 'disetujui' }, 'status'],
  ])('refuses %s, and it still waits', async (_nama, body, field) => {
    const id = await ajukan('karyawan', 'koordinator')
    const hasil = await post('koordinator', id, 'approve', body)
    expect([hasil.status, Object.keys(hasil.body['errors'])]).toEqual([422, [field]])
    expect((await baca(id)).status).toBe('menunggu')
  })

  it('refuses a note of 100,000 before it is read', async () => {
    const id = await ajukan('karyawan', 'koordinator')
    expect((await post('koordinator', id, 'approve', { note: 'a'.repeat(100_000) })).status).toBe(413)
    expect((await baca(id)).status).toBe('menunggu')
  })

  it('happens once: the second is told who was first, and gets the record', async () => {
    const id = await ajukan('karyawan', 'koordinator')
    await post('koordinator', id, 'reject')
    for (const oleh of ['hrd', 'koordinator'] as const) {
      const { status, body } = await post(oleh, id, 'approve')
      expect(status).toBe(409)
      expect(body['message']).toMatch(/^Pengajuan ini sudah ditolak oleh \S/)
      expect(body['data']).toMatchObject({ id, status: 'ditolak' })
    }
  })

  it('answers a repetition of the same key as the first time', async () => {
    const id = await ajukan('karyawan', 'koordinator')
    const kirim = () =>
      server.call(`POST /absensi/${id}/approve`, {
        token: token['koordinator'],
        body: {},
        headers: { 'idempotency-key': `putus-${id}` },
      })
    const [satu, dua] = [await kirim(), await kirim()]
    expect([satu.status, dua.status]).toEqual([200, 200])
    expect(dua.body).toEqual(satu.body)
  })

  it.each([
    ['one’s own', 'koordinator', 'budi', 'koordinator', 403],
    ['one’s own, as HR', 'hrd', 'koordinator', 'hrd', 403],
    ['another coordinator’s', 'karyawan', 'koordinator', 'budi', 404],
    ['a colleague’s, as a karyawan', 'karyawan', 'koordinator', 'wita', 403],
    ['anybody’s, as an administrator', 'karyawan', 'koordinator', 'admin', 403],
  ] as const)('does not decide %s: %s to %s by %s', async (_nama, siapa, kepada, oleh, kode) => {
    const id = await ajukan(siapa, kepada)
    for (const apa of ['approve', 'reject'] as const) expect((await post(oleh, id, apa)).status).toBe(kode)
    expect((await baca(id)).status).toBe('menunggu')
    expect((await post(kepada, id, 'approve')).status).toBe(200)
  })

  it('does not decide what one filed for another', async () => {
    const id = await ajukan('karyawan', 'budi', { diajukan_oleh_id: akun['koordinator']!.penggunaId })
    const { status, body } = await post('koordinator', id, 'approve')
    expect([status, body['error'].error]).toEqual([403, 'PENGAJUAN_SENDIRI'])
    expect((await post('budi', id, 'approve')).status).toBe(200)
  })

  it.each(['0', '999999', 'x', '99999999999'])('knows no request %s', async (id) => {
    for (const apa of ['approve', 'reject', 'cancel'])
      expect(
        (await server.call(`POST /absensi/${id}/${apa}`, { token: token['hrd'], body: {} })).status,
      ).toBe(404)
  })
})
