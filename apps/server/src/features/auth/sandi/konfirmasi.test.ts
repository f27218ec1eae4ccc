import { generateKeyPairSync } from 'node:crypto'
import { type Call, isTegas } from '@rekan/contract/call'
import { contract } from '@rekan/contract/contract'
import { cakupan } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/orang/akun.ts'
import { ISI, baris, bulanLain } from '../../../../test/payroll.ts'
import { setDemoPasswords } from '../../../../test/sandi.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const SITI = 'karyawan@rekan.example'
const HRD = 'hrd@rekan.example'
const HRD_LAIN = 'teuku.akbar@karsabina.example'
const ADMIN = 'admin@rekan.example'
const MENIT = 60_000
const JAM = 60 * MENIT
const HARI = 24 * JAM

let server: TestServer
/** Each test on days of its own. */
let mulai = Date.parse('2026-11-20T00:00:00Z')
const pada = (ms: number) => server.setClock(new Date(mulai + ms).toISOString())

beforeAll(async () => {
  server = await startTestServer(undefined, { sessions: 'real' })
  await setDemoPasswords(server.owner)
  await server.owner
    .updateTable('perusahaan')
    .set({ nama: 'PT Uji Sejahtera', alamat: 'Jalan Uji 1, Jakarta' })
    .execute()
})
afterAll(() => server.close())

const kode = ({ body }: { body: Record<string, { error?: string }> }) => body['error']?.error
const konfirmasi = (token: string, password = DEMO_PASSWORD) =>
  server.call('POST /konfirmasi', { token, body: { password } })
const ubah = (token: string, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [nama, nilai] of Object.entries(fields)) form.append(nama, nilai)
  return server.call('POST /profile', { token, form })
}
const karyawanId = async (email: string) =>
  (
    await server.owner
      .selectFrom('pengguna')
      .select('karyawan_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).karyawan_id ?? 0
const rekening = (email: string) =>
  server.owner
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as p', 'p.karyawan_id', 'k.id')
    .select(['k.nama_bank', 'k.nomor_rekening', 'p.email', 'k.versi'])
    .where('p.email', '=', email)
    .executeTakeFirst()

describe('sessions', () => {
  it.each([HRD, ADMIN])(
    '[SAFE-16, SAFE-17] of %s end after 12 idle hours, and 14 days after sign-in however busy',
    async (email) => {
      mulai += 100 * HARI
      const isOpen = async (token: string, ms: number) => {
        pada(ms)
        return (await server.call('GET /sesi', { token })).status
      }
      pada(0)
      const [diam, lain, sibuk] = [
        await server.login(email),
        await server.login(email),
        await server.login(email),
      ]
      expect(await isOpen(diam, 40_000)).toBe(200)
      expect(await isOpen(lain, 12 * JAM - MENIT)).toBe(200)
      expect(await isOpen(diam, 40_000 + 12 * JAM - MENIT)).toBe(200)
      expect(await isOpen(lain, 24 * JAM)).toBe(401)
      expect(await isOpen(diam, 40_000 + 24 * JAM)).toBe(401)
      pada(0)
      for (let ms = 11 * JAM; ms < 14 * HARI; ms += 11 * JAM) expect(await isOpen(sibuk, ms)).toBe(200)
      expect(await isOpen(sibuk, 13 * HARI + 23 * JAM)).toBe(200)
      expect(await isOpen(sibuk, 14 * HARI + MENIT)).toBe(401)
    },
  )

  it('of everybody else go on; of whoever becomes hrd they end as hrd’s', async () => {
    mulai += 100 * HARI
    pada(0)
    const token = await server.login(SITI)
    pada(29 * HARI)
    expect((await server.call('GET /sesi', { token })).status).toBe(200)
    await server.owner.updateTable('pengguna').set({ role: 'hrd' }).where('email', '=', SITI).execute()
    expect((await server.call('GET /sesi', { token })).status).toBe(401)
    await server.owner.updateTable('pengguna').set({ role: 'karyawan' }).where('email', '=', SITI).execute()
  })
})

describe('one’s own bank account and address', () => {
  it('[SAFE-12, SAFE-38] ask for the password again, which counts for five minutes in this session alone', async () => {
    mulai += 100 * HARI
    pada(0)
    const [token, other] = [await server.login(SITI), await server.login(SITI)]
    const sebelum = await rekening(SITI)
    for (const fields of [
      { nama_bank: 'Bank Lain', tempat_lahir: 'Bogor' },
      { nomor_rekening: '999888777' },
      { email: 'siti.baru@rekan.example' },
    ] as readonly Record<string, string>[]) {
      const reply = await ubah(token, fields)
      expect([reply.status, kode(reply)]).toEqual([403, 'PERLU_SANDI'])
    }
    expect(await rekening(SITI)).toEqual(sebelum)
    expect((await ubah(token, { tempat_lahir: 'Cimahi' })).status).toBe(200)

    const salah = await konfirmasi(token, 'salah-sekali')
    expect([salah.status, salah.body['errors']]).toEqual([422, { password: ['Kata sandi salah.'] }])
    expect((await konfirmasi(token)).status).toBe(200)
    expect(kode(await ubah(other, { nomor_rekening: '555000110' }))).toBe('PERLU_SANDI')
    pada(4 * MENIT + 59_000)
    expect((await ubah(token, { nomor_rekening: '555000111' })).status).toBe(200)
    pada(5 * MENIT + 1000)
    expect(kode(await ubah(token, { nomor_rekening: '555000112' }))).toBe('PERLU_SANDI')

    const tries = await Promise.all(Array.from({ length: 10 }, (_, i) => konfirmasi(token, `salah-${i}`)))
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  it('[SAFE-13, SAFE-39, SAFE-40] pay goes to the old one for three days or until hrd confirms; every hrd is told; nobody confirms their own', async () => {
    mulai += 100 * HARI
    const sitiId = await karyawanId(SITI)
    await server.owner
      .updateTable('karyawan')
      .set({ nama_bank: 'Bank Lama', nomor_rekening: '1111222233' })
      .where('id', 'in', [sitiId, await karyawanId(HRD)])
      .execute()
    const ganti = async (email: string, nomor_rekening: string) => {
      const token = await server.login(email)
      await konfirmasi(token)
      expect((await ubah(token, { nama_bank: 'Bank Baru', nomor_rekening })).status).toBe(200)
    }
    /** The account that a payslip made now names. */
    const usulan = async () => {
      const { status, body } = await server.call('POST /kelola/payroll', {
        token: await server.login(HRD),
        body: { karyawan_id: sitiId, ...bulanLain(), ...ISI, penghasilan_lain: [baris('Bonus', 1)] },
      })
      expect(status).toBe(201)
      const { nama_bank, nomor_rekening } = await server.owner
        .selectFrom('payroll')
        .selectAll()
        .where('id', '=', body['data'].id)
        .executeTakeFirstOrThrow()
      return `${nama_bank} ${nomor_rekening}`
    }
    pada(0)
    await ganti(SITI, '7777888899')
    const hrd = await server.owner
      .selectFrom('pengguna')
      .select('id')
      .where('role', '=', 'hrd')
      .where('aktif', '=', true)
      .execute()
    expect(hrd.length).toBeGreaterThan(1)
    const kabar = (
      await server.owner
        .selectFrom('notifikasi')
        .selectAll()
        .where('jenis', '=', 'REKENING_DIGANTI')
        .where('detail_id', '=', sitiId)
        .execute()
    ).filter(({ dibuat_pada }) => dibuat_pada === mulai)
    expect(new Set(kabar.map(({ pengguna_id }) => pengguna_id))).toEqual(new Set(hrd.map(({ id }) => id)))
    expect(kabar[0]?.isi).toContain('Bank Baru ••••••8899. Selama 3 hari gaji masih dikirim ke rekening lama')
    pada(2 * HARI)
    expect(await usulan()).toBe('Bank Lama ••••••2233')
    pada(3 * HARI + 1000)
    expect(await usulan()).toBe('Bank Baru ••••••8899')

    // A change upon a change that waits: pay goes on to the one it went to.
    await ganti(SITI, '1234567890')
    pada(4 * HARI)
    await ganti(SITI, '9876543210')
    expect(await usulan()).toBe('Bank Baru ••••••8899')
    const confirm = async (email: string, id: number) =>
      server.call(`POST /karyawan/${id}/rekening/konfirmasi`, { token: await server.login(email), body: {} })
    const { body } = await server.call(`GET /karyawan/${sitiId}`, { token: await server.login(HRD) })
    expect(body['data'].rekening_tahan).toMatchObject({
      nomor_rekening: '••••••8899',
      dapat_konfirmasi: true,
    })
    expect((await confirm(SITI, sitiId)).status).toBe(403)
    expect((await confirm(HRD, sitiId)).body['data'].rekening_tahan).toBeNull()
    expect(await usulan()).toBe('Bank Baru ••••••3210')
    expect(kode(await confirm(HRD, sitiId))).toBe('REKENING_TIDAK_DITAHAN')

    await ganti(HRD, '4444555566')
    const hrdId = await karyawanId(HRD)
    const sendiri = await confirm(HRD, hrdId)
    expect([sendiri.status, kode(sendiri)]).toEqual([403, 'REKENING_SENDIRI'])
    await expect(
      server.owner
        .updateTable('rekening_tahan')
        .set((eb) => ({
          dikonfirmasi_pada: new Date(mulai),
          dikonfirmasi_oleh_id: eb.selectFrom('pengguna').select('id').where('karyawan_id', '=', hrdId),
        }))
        .where('karyawan_id', '=', hrdId)
        .execute(),
    ).rejects.toThrow('nobody confirms their own')
    expect((await confirm(HRD_LAIN, hrdId)).status).toBe(200)
    const jejak = await server.owner
      .selectFrom('audit')
      .select('objek_id')
      .where('tindakan', '=', 'POST /karyawan/{id}/rekening/konfirmasi')
      .execute()
    expect(jejak.map(({ objek_id }) => objek_id)).toEqual([String(sitiId), String(hrdId)])
  })
})

describe('an account number that HR changes', () => {
  const rekeningKini = { nama_bank: 'Bank Lama', nomor_rekening: '1111222233' }
  const ubahHrd = async (nomor_rekening: string, nama_bank = 'Bank Baru') => {
    const [token, id] = [await server.login(HRD), await karyawanId(SITI)]
    const { body } = await server.call(`GET /karyawan/${id}`, { token })
    const { versi } = body['data']
    return server.call(`POST /karyawan/${id}`, {
      token,
      body: { versi, nama_bank, nomor_rekening },
    })
  }
  const tahan = async (email = HRD) =>
    (await server.call(`GET /karyawan/${await karyawanId(SITI)}`, { token: await server.login(email) })).body[
      'data'
    ].rekening_tahan
  const confirm = async (email: string) =>
    email === SITI
      ? server.call('POST /profile/rekening/konfirmasi', { token: await server.login(SITI), body: {} })
      : server.call(`POST /karyawan/${await karyawanId(SITI)}/rekening/konfirmasi`, {
          token: await server.login(email),
          body: {},
        })
  const atur = (isi: { nama_bank: string | null; nomor_rekening: string | null }) =>
    server.owner
      .updateTable('karyawan')
      .set(isi)
      .where('id', 'in', server.owner.selectFrom('pengguna').select('karyawan_id').where('email', '=', SITI))
      .execute()

  it('[JAGA-15] waits until its owner or another of HR confirms it, and pay with it where HR says so', async () => {
    mulai += 100 * HARI
    pada(0)
    await server.owner.deleteFrom('rekening_tahan').execute()
    // A first one is no change.
    await atur({ nama_bank: null, nomor_rekening: null })
    expect((await ubahHrd('1111222233')).status).toBe(200)
    expect(await tahan()).toBeNull()

    await atur(rekeningKini)
    expect((await ubahHrd('7777888899')).status).toBe(200)
    expect(await tahan()).toMatchObject({
      nomor_rekening: '••••••2233',
      cara: 'lama',
      diganti_oleh: expect.any(String),
      dapat_konfirmasi: false,
      sampai: new Date(mulai + 3 * HARI).toISOString(),
    })
    const kabar = await server.owner
      .selectFrom('notifikasi as n')
      .innerJoin('pengguna as u', 'u.id', 'n.pengguna_id')
      .select('n.isi')
      .where('u.email', '=', SITI)
      .where('n.jenis', '=', 'REKENING_DIGANTI')
      .orderBy('n.id', 'desc')
      .execute()
    expect(kabar[0]?.isi).toContain('Bank Baru ••••••8899')
    const sendiri = await confirm(HRD)
    expect([sendiri.status, kode(sendiri)]).toEqual([403, 'REKENING_SENDIRI'])
    expect(sendiri.body['message']).toContain('dipakai mulai')
    const tunda = await server.call(`POST /karyawan/${await karyawanId(SITI)}/rekening/tahan`, {
      token: await server.login(HRD),
      body: { cara: 'tunggu' },
    })
    expect([tunda.status, tunda.body['data'].rekening_tahan.cara]).toEqual([200, 'tunggu'])
    // Back to what it was, nothing waits.
    expect((await ubahHrd('1111222233', 'Bank Lama')).status).toBe(200)
    expect(await tahan()).toBeNull()

    pada(HARI)
    await ubahHrd('7777888899')
    expect([(await tahan(SITI)).dapat_konfirmasi, (await confirm(SITI)).status]).toEqual([true, 200])
    expect(await tahan()).toBeNull()
    await ubahHrd('1234567890')
    expect((await confirm(HRD_LAIN)).status).toBe(200)
    // By SQL as the application no more than by its calls.
    await ubahHrd('9876543210')
    await expect(
      server.db
        .updateTable('rekening_tahan')
        .set((eb) => ({
          dikonfirmasi_oleh_id: eb.ref('diganti_oleh_id'),
          dikonfirmasi_pada: new Date(mulai),
        }))
        .where('karyawan_id', '=', await karyawanId(SITI))
        .execute(),
    ).rejects.toThrow('nobody confirms their own')
    pada(4 * HARI + 1000)
    expect(await tahan()).toBeNull()
  })

  it('[JAGA-15] once its term is over it is confirmed all the same, by who did not write it', async () => {
    const lewat = async (email: string) =>
      (await server.call(`GET /karyawan/${await karyawanId(SITI)}`, { token: await server.login(email) }))
        .body['data'].rekening_lewat
    expect(await lewat(HRD)).toMatchObject({ dapat_konfirmasi: false })
    expect((await confirm(HRD)).status).toBe(403)
    expect(await lewat(HRD_LAIN)).toMatchObject({ dapat_konfirmasi: true })
    expect((await confirm(HRD_LAIN)).status).toBe(200)
    expect(await lewat(HRD_LAIN)).toBeNull()
    expect(kode(await confirm(HRD_LAIN))).toBe('REKENING_TIDAK_DITAHAN')
  })
})

it('[SAFE-44] publishing pay and giving a role ask whoever signed in more than five minutes ago', async () => {
  mulai += 100 * HARI
  pada(0)
  const token = await server.login(HRD)
  const sitiId = await karyawanId(SITI)
  const { body: draf } = await server.call('POST /kelola/payroll', {
    token,
    body: { karyawan_id: sitiId, ...bulanLain(), ...ISI },
  })
  const slip = [{ id: draf['data'].id, versi: 1 }]
  const terbitkan = () => server.call('POST /kelola/payroll/terbitkan', { token, body: { slip } })
  const peran = (role: string) => server.call(`POST /karyawan/${sitiId}/peran`, { token, body: { role } })
  pada(4 * MENIT + 59_000)
  expect((await peran('koordinator')).status).toBe(200)
  pada(5 * MENIT + 1000)
  const replies = [
    await terbitkan(),
    await peran('karyawan'),
    await server.call('POST /karyawan', { token, body: { ...(await orangBaru()), role: 'koordinator' } }),
  ]
  for (const reply of replies) expect([reply.status, kode(reply)]).toEqual([403, 'PERLU_SANDI'])
  const status = await server.owner
    .selectFrom('payroll')
    .select('status')
    .where('id', '=', draf['data'].id)
    .executeTakeFirst()
  expect(status).toEqual({ status: 'DRAFT' })
  await konfirmasi(token)
  expect((await terbitkan()).body['data']).toEqual([{ id: draf['data'].id, hasil: 'BERHASIL', pesan: null }])
  expect((await peran('karyawan')).status).toBe(200)
})

it('[SAFE-44] what loosens a guard, opens an account or approves pay asks as well, and changes nothing until then', async () => {
  mulai += 100 * HARI
  pada(0)
  const [hrd, admin, siti] = [await server.login(HRD), await server.login(ADMIN), await server.login(SITI)]
  const sitiId = await karyawanId(SITI)
  const penahanan = { karyawan_ids: [sitiId], alasan: 'Diminta penyidik.' }
  expect((await server.call('POST /penahanan', { token: hrd, body: penahanan })).status).toBe(201)
  const tahanan = await server.owner.selectFrom('penahanan').select('id').executeTakeFirstOrThrow()
  const lakukan = [
    () =>
      server.call('POST /kelola/pengaturan', {
        token: hrd,
        body: {
          kunci: 'tahan_rekening_hari',
          nilai: 0,
          berlaku_dari: new Date(server.deps.clock.now() + HARI).toISOString().slice(0, 10),
        },
      }),
    () => server.call('POST /pengaturan/payroll', { token: admin, body: { akun: ADMIN } }),
    () => server.call(`POST /karyawan/${sitiId}/kode-reset`, { token: hrd, body: {} }),
    () => server.call(`POST /penahanan/${tahanan.id}/cabut`, { token: hrd }),
    () => server.call('POST /payroll/1/terbitkan', { token: siti, body: { versi: 1 } }),
  ]
  const isi = async () => [
    await server.owner
      .selectFrom('pengaturan')
      .select('nilai')
      .where('kunci', '=', 'tahan_rekening_hari')
      .execute(),
    await server.owner.selectFrom('penyetuju_gaji_hr').selectAll().execute(),
    await server.owner.selectFrom('kode_reset').select('pengguna_id').execute(),
    await server.owner.selectFrom('penahanan').select('dicabut_pada').execute(),
  ]
  pada(5 * MENIT + 1000)
  const sebelum = await isi()
  for (const coba of lakukan) {
    const reply = await coba()
    expect([reply.status, kode(reply)]).toEqual([403, 'PERLU_SANDI'])
  }
  expect(await isi()).toEqual(sebelum)
  for (const token of [hrd, admin, siti]) await konfirmasi(token)
  const seen = []
  for (const coba of lakukan) seen.push((await coba()).status)
  // Whoever is not named to approve finds no payslip.
  expect(seen).toEqual([200, 200, 201, 200, 404])
})

/** Somebody to be taken on. */
async function orangBaru() {
  const { kantor_id, jadwal_id } = await server.owner
    .selectFrom('penempatan')
    .select(['kantor_id', 'jadwal_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    nama: 'Orang Baru',
    nik: '3205995005887799',
    tempat_lahir: 'Bogor',
    tanggal_lahir: '1996-04-21',
    jenis_kelamin: 'P',
    status_pernikahan_id: 1,
    jenis_karyawan_id: 1,
    tanggal_masuk: '2026-11-20',
    penempatan: { kantor_id, jadwal_id, jabatan: 'Staf', unit: 'Kantor Pusat' },
  }
}

it('[JAGA-08] every call that says so asks a sign-in of more than five minutes ago', async () => {
  mulai += 100 * HARI
  pada(0)
  const tokens = [await server.login(HRD), await server.login(ADMIN)]
  pada(5 * MENIT + 1000)
  const seen: Record<string, unknown> = {}
  for (const [key, call] of Object.entries<Call>(contract)) {
    if (!isTegas(call)) continue
    const peran = cakupan({ role: 'hrd' }, key as Tindakan) === null ? 1 : 0
    const reply = await server.call(key.replaceAll(/\{\w+\}/g, '1'), { token: tokens[peran] })
    seen[key] = [reply.status, kode(reply)]
  }
  expect(Object.values(seen).length).toBeGreaterThan(40)
  expect(Object.entries(seen).filter(([, one]) => String(one) !== '403,PERLU_SANDI')).toEqual([])
})

it('[JAGA-09] the first phone key of a session is taken in silence, another one asks', async () => {
  mulai += 100 * HARI
  pada(0)
  const token = await server.login(SITI)
  pada(6 * MENIT)
  const [satu, dua] = [kunciBaru(), kunciBaru()]
  const daftar = (kunci: object) => server.call('POST /ponsel', { token, body: { kunci } })
  expect([(await daftar(satu)).status, (await daftar(satu)).status]).toEqual([200, 200])
  const ditolak = await daftar(dua)
  expect([ditolak.status, kode(ditolak)]).toEqual([403, 'PERLU_SANDI'])
  const [{ banyak } = { banyak: 0 }] = await server.owner
    .selectFrom('ponsel')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('banyak'))
    .execute()
  await konfirmasi(token)
  expect((await daftar(dua)).status).toBe(200)
  expect(await server.owner.selectFrom('ponsel').select('id').execute()).toHaveLength(banyak + 1)
})

const kunciBaru = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
