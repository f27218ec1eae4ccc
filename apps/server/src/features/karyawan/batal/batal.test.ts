import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/orang/akun.ts'
import { takeLetters, tokenIn } from '../../../../test/outbox.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Each test has a person of its own, by the address in the demo's data. */
let lama: string
let token: string
const orang: string[] = []
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  if (orang.length === 0) {
    const baris = await server.owner
      .selectFrom('pengguna')
      .select('email')
      .where('role', '=', 'karyawan')
      .where('email', 'like', '%karsabina%')
      .orderBy('id')
      .execute()
    orang.push(...baris.map(({ email }) => email ?? ''))
  }
  lama = orang.pop() ?? ''
  token = await server.login(lama)
  await takeLetters(server)
})

const ubah = async (fields: Record<string, string>, oleh = token) => {
  const form = new FormData()
  for (const [nama, nilai] of Object.entries(fields)) form.append(nama, nilai)
  const reply = await server.call('POST /profile', { token: oleh, form })
  await server.deps.jobs.idle()
  return reply
}
const batal = async (kunci: string) => {
  const reply = await server.call('POST /batal-ubah', { body: { token: kunci } })
  await server.deps.jobs.idle()
  return reply
}
const masuk = async (email: string, password = DEMO_PASSWORD) =>
  (await server.call('POST /login', { body: { email, password } })).status
const kunciDari = (surat: string | undefined) => tokenIn(surat, '/auth/batal-ubah')
const lewat = (jam: number) =>
  server.setClock(new Date(Date.parse(JUMAT_PAGI) + jam * 3_600_000).toISOString())
const rekening = () =>
  server.owner
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as p', 'p.karyawan_id', 'k.id')
    .select(['k.nama_bank', 'k.nomor_rekening', 'p.email'])
    .where('p.email', '=', lama)
    .executeTakeFirstOrThrow()

describe('another address', () => {
  it('is told to the one from before, which puts it back and ends sessions and password', async () => {
    await ubah({ email: 'baru1@rekan.example' })
    const [surat, ...lain] = await takeLetters(server)
    expect(lain).toEqual([])
    expect(surat).toContain(`To: ${lama}`)
    expect(surat).toContain(
      'Pada 20-11-2026 07:52 WIB alamat email akun Rekan Anda diganti menjadi b•••@rekan.example.',
    )
    expect(surat).not.toContain('baru1')

    const { status, body } = await batal(kunciDari(surat))
    expect([status, body['data'].message]).toEqual([200, expect.stringContaining('sudah dibatalkan')])
    expect((await server.call('GET /profile', { token })).status).toBe(401)
    expect(await masuk(lama)).toBe(401)
  })

  it('put back, mails a way to a new password to the address that is back', async () => {
    await ubah({ email: 'baru0@rekan.example' })
    const [surat] = await takeLetters(server)
    await batal(kunciDari(surat))
    const [reset] = await takeLetters(server)
    expect(reset).toContain(`To: ${lama}`)
    const sandi = tokenIn(reset, '/auth/reset-password')
    const baru = { token: sandi, password: 'kuda-laut-biru-7' }
    expect((await server.call('POST /reset-password', { body: baru })).status).toBe(200)
    expect(await masuk(lama, baru.password)).toBe(200)
  })

  it('cannot be put back after 72 hours', async () => {
    await ubah({ email: 'terlambat@rekan.example' })
    const [surat] = await takeLetters(server)
    lewat(72)
    const mati = await batal(kunciDari(surat))
    expect([mati.status, mati.body['message']]).toEqual([422, expect.stringContaining('tidak berlaku')])
  })

  it('can be put back once, for 72 hours', async () => {
    await ubah({ email: 'baru2@rekan.example' })
    const [surat] = await takeLetters(server)
    lewat(71.9)
    expect((await batal(kunciDari(surat))).status).toBe(200)
    expect((await batal(kunciDari(surat))).status).toBe(422)
    expect((await batal('x'.repeat(43))).status).toBe(422)
    expect(Object.keys((await batal('')).body['errors'])).toEqual(['token'])
  })

  it('put back by its first owner gives whoever took it no way back', async () => {
    await ubah({ email: 'baru3@rekan.example' })
    const [pemilik] = await takeLetters(server)
    await ubah({ email: 'baru4@rekan.example' })
    const [perampas] = await takeLetters(server)
    expect(perampas).toContain('To: baru3@rekan.example')
    expect((await batal(kunciDari(pemilik))).status).toBe(200)
    expect((await batal(kunciDari(perampas))).status).toBe(422)
    expect((await rekening()).email).toBe(lama)
  })

  it('is kept for its owner while it can come back', async () => {
    await ubah({ email: 'baru5@rekan.example' })
    const [surat] = await takeLetters(server)
    const orangLain = await server.login('malam@rekan.example')
    const ditolak = await ubah({ email: lama }, orangLain)
    expect([ditolak.status, Object.keys(ditolak.body['errors'])]).toEqual([422, ['email']])
    expect((await batal(kunciDari(surat))).status).toBe(200)
  })

  it('is told of although the mail server was away', async () => {
    const { mail } = server.deps
    const send = mail.send.bind(mail)
    let gagal = 0
    mail.send = async () => {
      gagal += 1
      throw new Error('no route to the mail server')
    }
    await ubah({ email: 'baru6@rekan.example' })
    expect([gagal, await takeLetters(server)]).toEqual([1, []])
    mail.send = send
    lewat(0.1)
    await expect.poll(() => takeLetters(server)).toEqual([expect.stringContaining(`To: ${lama}`)])
  })

  it('cannot be changed over and over: letters are no way to flood anybody', async () => {
    const ganti = (i: number) => ubah({ email: `baru-lagi${i}@rekan.example` })
    for (let i = 1; i <= 5; i += 1) expect((await ganti(i)).status).toBe(200)
    const { status, body } = await ganti(6)
    expect([status, body['message']]).toEqual([429, expect.stringContaining('terlalu sering')])
    expect(await takeLetters(server)).toHaveLength(5)
    expect((await ubah({ tempat_lahir: 'Garut' })).body['data'].email).toBe('baru-lagi5@rekan.example')
    lewat(6)
    expect((await ganti(6)).status).toBe(200)
  })

  it('keeps no token in the database', async () => {
    await ubah({ email: 'baru7@rekan.example' })
    const [surat] = await takeLetters(server)
    const rows = await server.owner.selectFrom('batal_ubah').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(kunciDari(surat))
  })
})

describe('another bank account', () => {
  it('is told to its owner, who puts it back', async () => {
    const sebelum = await rekening()
    await ubah({ nama_bank: 'Bank Jago', nomor_rekening: '101010101010' })
    const [surat, ...lain] = await takeLetters(server)
    expect(lain).toEqual([])
    expect(surat).toContain(`To: ${lama}`)
    expect(surat).toContain('Bank Jago ••••••••1010')
    expect(surat).not.toContain('101010101010')
    expect((await batal(kunciDari(surat))).status).toBe(200)
    expect(await rekening()).toEqual(sebelum)
    expect((await server.call('GET /profile', { token })).status).toBe(401)
    expect((await takeLetters(server)).map((satu) => tokenIn(satu, '/auth/reset-password').length)).toEqual([
      43,
    ])
  })

  it('is also told to the address that an intruder took away a moment ago', async () => {
    await ubah({ email: 'baru8@rekan.example' })
    await takeLetters(server)
    await ubah({ nomor_rekening: '202020202020' })
    const surat = await takeLetters(server)
    expect(surat.map((satu) => /^To: (.*)$/m.exec(satu)?.[1]?.trim())).toEqual([lama, 'baru8@rekan.example'])
    expect((await batal(kunciDari(surat[0]))).status).toBe(200)
    expect((await batal(kunciDari(surat[1]))).status).toBe(422)
    // The account's address is not the one that was told: it gets no way in.
    expect(await takeLetters(server)).toEqual([])
  })

  it('told together with another address goes to the address from before', async () => {
    await ubah({ email: 'baru9@rekan.example', nomor_rekening: '303030303030' })
    const surat = await takeLetters(server)
    expect(surat.map((satu) => /^To: (.*)$/m.exec(satu)?.[1]?.trim())).toEqual([lama, lama])
  })

  it('[JAGA-15] is put back to where pay went, not to a number of HR’s that nobody said was right', async () => {
    const sebelum = await rekening()
    const hrd = await server.login('hrd@rekan.example')
    const { id } = await server.owner
      .selectFrom('pengguna')
      .select('karyawan_id as id')
      .where('email', '=', lama)
      .executeTakeFirstOrThrow()
    const hr = async (key: string, body: object = {}) => {
      const reply = await server.call(key, { token: hrd, body })
      await server.deps.jobs.idle()
      return reply
    }
    for (const nomor_rekening of ['7070707070', '8080808080']) {
      const { versi } = (await server.call(`GET /karyawan/${id}`, { token: hrd })).body['data']
      const ganti = await hr(`POST /karyawan/${id}`, { versi, nama_bank: 'Bank Jago', nomor_rekening })
      expect(ganti.status, JSON.stringify(ganti.body)).toBe(200)
    }
    // Whoever of HR chose its address reads the letters.
    const [, kedua] = await takeLetters(server)
    expect((await batal(kunciDari(kedua))).status).toBe(200)
    const yakin = await hr(`POST /karyawan/${id}/rekening/konfirmasi`)
    expect(await rekening()).toEqual(sebelum)
    expect([yakin.status, yakin.body['error']?.error]).toEqual([409, 'REKENING_TIDAK_DITAHAN'])
  })

  it('is no reason for a letter when it stays the same', async () => {
    await ubah({ tempat_lahir: 'Garut', nomor_rekening: (await rekening()).nomor_rekening ?? '' })
    expect(await takeLetters(server)).toEqual([])
  })
})
