import { contract } from '@rekan/contract/contract'
import { isKontak } from '@rekan/domain/akses/akses'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildKlien } from '../../../test/berita-acara.ts'
import { takeLetters } from '../../../test/outbox.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { kabarKontakJob } from './surat/kabar.job.ts'
import { suratKontakJob } from './surat/surat.job.ts'

const DESEMBER = '2026-12-01T09:00:00+07:00'
const HARI_MS = 86_400_000

let server: TestServer
let hrd: string
let klien: Awaited<ReturnType<typeof buildKlien>>
let lembarId: number
/** The link of the first letter */
let tautan: string

beforeAll(async () => {
  server = await startTestServer(DESEMBER, { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
  klien = await buildKlien(server, { token: hrd })
  lembarId = await sendLembar(klien.kontrakId)
  tautan = linkIn((await letters())[0])
})
afterAll(() => server.close())

const call = (what: string, { token, ...body }: { token?: string } & Record<string, unknown> = {}) =>
  server.call(what, {
    token,
    ...(what.startsWith('POST ') && { body }),
  })
const kelola = async (what: string, body: object = {}) => {
  const jawab = await server.call(what, { token: hrd, ...(what.startsWith('POST ') && { body }) })
  if (jawab.status >= 300) throw new Error(`${what}: ${JSON.stringify(jawab.body)}`)
  return jawab.body['data']
}
const later = (ms: number) => server.setClock(new Date(Date.parse(DESEMBER) + ms).toISOString())

async function sendLembar(kontrakId: number): Promise<number> {
  const { id } = await kelola(`POST /kelola/kontrak-klien/${kontrakId}/berita-acara`, {
    tahun: 2026,
    bulan: 11,
  })
  await kelola(`POST /kelola/berita-acara/${id}/kirim`, { revisi: 1 })
  return Number(id)
}

/** What is mailed by all that is due, to one contact or to all, oldest first. */
async function letters(kepada = ''): Promise<string[]> {
  const job = suratKontakJob(server.deps)
  for (let surat = await job.claim(); surat !== null; surat = await job.claim()) await job.work(surat)
  const kabar = kabarKontakJob(server.deps)
  for (let satu = await kabar.claim(); satu !== null; satu = await kabar.claim()) await kabar.work(satu)
  return (await takeLetters(server)).filter((surat) => surat.includes(`To: ${kepada}`))
}
const linkIn = (surat: string | undefined) =>
  /https:\/\/rekan\.example\/klien\/([\w-]{43})/.exec(surat ?? '')?.[1] ?? ''
const kodeIn = (surat: readonly string[]) =>
  /^(\d{3} \d{3})\r?$/m.exec(surat.toReversed().join('\n'))?.[1] ?? ''

async function askKode(link = tautan): Promise<string> {
  expect((await call('POST /klien/kode', { tautan: link })).status).toBe(200)
  return kodeIn(await letters())
}
async function masuk(link = tautan): Promise<string> {
  const { status, body } = await call('POST /klien/masuk', { tautan: link, kode: await askKode(link) })
  expect(status).toBe(200)
  return body['data'].token
}

describe('a link', () => {
  it('[KLIEN-08] goes to the contact alone, opens nothing by itself and asks for a code to the same mailbox', async () => {
    const dibuka = await call('POST /klien/tautan', { tautan })
    expect(dibuka.body['data']).toEqual({
      email: 'r•••@mbs.example',
      perusahaan: expect.any(String),
      kunci: `${klien.kontrakId}-${klien.kontakId}`,
      berita_acara_id: lembarId,
    })
    // Looking uses nothing up and sends nothing: mail scanners look.
    await call('POST /klien/tautan', { tautan })
    expect(await letters()).toEqual([])
    expect((await call('GET /klien/saya', { token: tautan })).status).toBe(401)
    expect((await call(`GET /klien/berita-acara/${lembarId}`)).status).toBe(401)
  })

  it('[KLIEN-08] opens by a code that works once, for 15 minutes and 5 tries', async () => {
    later(HARI_MS)
    const kode = await askKode()
    expect(kode).toMatch(/^\d{3} \d{3}$/)
    const salah = kode === '000 000' ? '111111' : '000000'
    for (let sisa = 4; sisa >= 1; sisa -= 1)
      expect((await call('POST /klien/masuk', { tautan, kode: salah })).body['errors']).toEqual({
        kode: [`Kode salah. Periksa surat yang terbaru; sisa ${sisa} percobaan.`],
      })
    expect((await call('POST /klien/masuk', { tautan, kode })).status).toBe(200)
    const lagi = await call('POST /klien/masuk', { tautan, kode })
    expect([lagi.status, lagi.body['errors']]).toEqual([
      422,
      { kode: ['Kode sudah tidak berlaku. Minta kode baru.'] },
    ])

    const kedua = await askKode()
    for (let kali = 0; kali < 5; kali += 1) await call('POST /klien/masuk', { tautan, kode: salah })
    expect((await call('POST /klien/masuk', { tautan, kode: kedua })).status).toBe(422)

    const ketiga = await askKode()
    later(HARI_MS + 15 * 60_000)
    expect((await call('POST /klien/masuk', { tautan, kode: ketiga })).status).toBe(422)
    // And whoever holds the link fills nobody's mailbox.
    later(HARI_MS + 16 * 60_000)
    const berkali = await Promise.all([1, 2, 3, 4].map(() => call('POST /klien/kode', { tautan })))
    expect(berkali.map(({ status }) => status)).toContain(429)
    await letters()
  })

  it('[KLIEN-20] that is unknown, altered, of a contact who left or long signed is answered alike', async () => {
    later(3 * HARI_MS)
    const lain = await buildKlien(server, { token: hrd, kode: 'LAIN' })
    const lainId = await sendLembar(lain.kontrakId)
    const pergi = linkIn((await letters('ratna@lain.example')).at(-1))
    expect((await call('POST /klien/tautan', { tautan: pergi })).status).toBe(200)
    await kelola(`POST /kelola/kontak-kontrak/${lain.kontakId}/cabut`)
    const mati = await Promise.all(
      ['', 'x'.repeat(43), `${tautan.slice(0, -1)}${tautan.endsWith('A') ? 'B' : 'A'}`, pergi, 'a/../b'].map(
        (satu) => call('POST /klien/tautan', { tautan: satu }),
      ),
    )
    expect(new Set(mati.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(mati.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(mati[0]?.body['message']).toContain('Tautan ini tidak berlaku. Buka tautan dari surat terbaru')
    for (const what of ['POST /klien/kode', 'POST /klien/masuk'])
      expect(
        (await call(what, { tautan: pergi, ...(what.endsWith('masuk') && { kode: '123456' }) })).status,
      ).toBe(404)
    expect(await letters()).toEqual([])
    expect(lainId).not.toBe(lembarId)
  })
})

describe('a session', () => {
  it('[KLIEN-09] reaches its own contract’s sheets alone: all else of the API answers 404', async () => {
    later(5 * HARI_MS)
    const token = await masuk()
    const lain = await buildKlien(server, { token: hrd, kode: 'ASING' })
    const asingId = await sendLembar(lain.kontrakId)
    await letters()
    const calls = Object.keys(contract) as (keyof typeof contract)[]
    const pintu = new Set(['POST /klien/tautan', 'POST /klien/kode', 'POST /klien/masuk'])
    const terbuka: string[] = []
    for (const key of calls.filter((satu) => !isKontak(satu) && !pintu.has(satu))) {
      const { status } = await server.call(key.replaceAll(/\{\w+\}/g, String(lembarId)), { token })
      if (status !== 404) terbuka.push(`${key} ${status}`)
    }
    expect(terbuka).toEqual([])

    const sendiri = await call(`GET /klien/berita-acara/${lembarId}`, { token })
    expect([sendiri.status, sendiri.body['data'].klien.nama]).toEqual([200, 'PT MBS'])
    expect(
      (await call('GET /klien/berita-acara', { token })).body['data'].map(({ id }: { id: number }) => id),
    ).toEqual([lembarId])
    const berjalan = (await call('GET /klien/berjalan', { token })).body['data']
    expect(berjalan.length).toBeGreaterThan(0)
    for (const { pos, dari } of berjalan) {
      expect(pos.map(({ id }: { id: number }) => id)).toEqual([klien.posId])
      const hari = await call(`GET /klien/berjalan/hari?tanggal=${dari}`, { token })
      for (const satu of hari.body['data']) expect(satu.pos.id).toBe(klien.posId)
    }
    expect(JSON.stringify(berjalan)).not.toMatch(/harga|nik|hp/)
    const hash = '0'.repeat(64)
    for (const [what, body] of [
      [`GET /klien/berita-acara/${asingId}`, {}],
      [`GET /klien/berita-acara/${asingId}/hari?tanggal=2026-11-02`, {}],
      [`GET /klien/berita-acara/${asingId}/berkas?format=pdf`, {}],
      [
        `POST /klien/berita-acara/${asingId}/keberatan`,
        { revisi: 1, pos_id: lain.posId, tanggal: '2026-11-02', alasan: 'Kosong' },
      ],
    ] as const)
      expect((await call(what, { token, ...body })).status, what).toBe(404)
    await call('POST /klien/kode-tanda-tangan', { token })
    const kode = kodeIn(await letters())
    const tandaTangan = await call(`POST /klien/berita-acara/${asingId}/tanda-tangan`, {
      token,
      revisi: 1,
      hash,
      nama: 'Ratna',
      kode,
    })
    expect(tandaTangan.status).toBe(404)
  })

  it('[KLIEN-10] ends after 14 days, when HR revokes it, when its owner leaves and when the contact is replaced', async () => {
    later(10 * HARI_MS)
    const [satu, dua] = [await masuk(), await masuk()]
    const { body } = await call('GET /klien/saya', { token: satu })
    expect(body['data']).toMatchObject({ email: 'ratna@mbs.example', klien: 'PT MBS', nomor: '01/MBS' })
    expect(body['data'].sesi.filter(({ ini }: { ini: boolean }) => ini)).toHaveLength(1)
    expect(body['data'].sesi.length).toBeGreaterThanOrEqual(2)
    expect((await call('POST /klien/keluar', { token: dua })).status).toBe(200)
    expect((await call('GET /klien/saya', { token: dua })).status).toBe(401)
    later(24 * HARI_MS - 1)
    expect((await call('GET /klien/saya', { token: satu })).status).toBe(200)
    later(24 * HARI_MS)
    expect((await call('GET /klien/saya', { token: satu })).status).toBe(401)

    const tiga = await masuk()
    const diPintu = await kelola(`GET /kelola/kontrak-klien/${klien.kontrakId}/pintu`)
    expect(diPintu).toMatchObject([{ kontak_id: klien.kontakId, sesi: [{}] }])
    expect(await kelola(`POST /kelola/kontak-kontrak/${klien.kontakId}/cabut-sesi`)).toMatchObject([
      { sesi: [] },
    ])
    expect((await call('GET /klien/saya', { token: tiga })).status).toBe(401)

    await kelola(`POST /kelola/kontak-kontrak/${klien.kontakId}/kirim-lagi`, { berita_acara_id: lembarId })
    const empat = await masuk(linkIn((await letters('ratna@mbs.example')).at(-1)))
    await kelola(`POST /kelola/kontak-kontrak/${klien.kontakId}/cabut`)
    expect((await call('GET /klien/saya', { token: empat })).status).toBe(401)
    expect((await call('POST /klien/tautan', { tautan })).status).toBe(404)
    const lagi = await server.call(`POST /kelola/kontak-kontrak/${klien.kontakId}/kirim-lagi`, {
      token: hrd,
      body: { berita_acara_id: lembarId },
    })
    expect([lagi.status, lagi.body['error'].error]).toEqual([409, 'KONTAK_SUDAH_DICABUT'])
  })

  it('reads what the running period comes to before any sheet was sent, by a link of its own that HR has mailed', async () => {
    server.setClock('2026-12-08T09:00:00+07:00')
    const baru = await buildKlien(server, { token: hrd, kode: 'BARU' })
    await baru.write([{ orang: 0, tanggal: '2026-12-07', masuk: '07:00:00', pulang: '15:00:00' }])
    const minta = { token: hrd, body: { berita_acara_id: null } }
    const kirim = `POST /kelola/kontak-kontrak/${baru.kontakId}/kirim-lagi`
    expect((await server.call(kirim, minta)).status).toBe(200)
    const surat = await letters('ratna@baru.example')
    expect(surat.at(-1)).toContain('Subject: Hitungan kehadiran yang sedang berjalan')
    const link = linkIn(surat.at(-1))
    expect((await call('POST /klien/tautan', { tautan: link })).body['data'].berita_acara_id).toBeNull()
    const diPintu = await kelola(`GET /kelola/kontrak-klien/${baru.kontrakId}/pintu`)
    expect(diPintu).toMatchObject([
      { surat: [{ jenis: 'hitungan', bulan: null, terkirim_pada: expect.any(String) }] },
    ])

    const token = await masuk(link)
    expect((await call('GET /klien/berita-acara', { token })).body['data']).toEqual([])
    const [kini, lalu] = (await call('GET /klien/berjalan', { token })).body['data']
    expect([kini, lalu]).toMatchObject([
      { bulan: 12, total: { hari_orang: 1, janji: 7 } },
      { bulan: 11, total: { hari_orang: 0 } },
    ])
    expect(Object.keys(kini)).not.toContain('harga')

    // The contract ends with the year: then there is nothing to look at, and a month later nothing to open.
    server.setClock('2027-01-01T09:00:00+07:00')
    const usai = await server.call(kirim, minta)
    expect([usai.status, usai.body['error'].error]).toEqual([409, 'KONTRAK_SELESAI'])
    server.setClock('2027-01-30T09:00:00+07:00')
    expect((await call('POST /klien/tautan', { tautan: link })).status).toBe(200)
    server.setClock('2027-01-31T09:00:00+07:00')
    expect((await call('POST /klien/tautan', { tautan: link })).status).toBe(404)
    later(24 * HARI_MS)
  })

  it('[KLIEN-08] keeps digests alone: no token and no code stands in the database', async () => {
    const baru = await buildKlien(server, { token: hrd, kode: 'SIDIK' })
    await sendLembar(baru.kontrakId)
    const link = linkIn((await letters('ratna@sidik.example')).at(-1))
    const kode = (await askKode(link)).replace(' ', '')
    const rows = JSON.stringify([
      await server.owner.selectFrom('kontak_tautan').selectAll().execute(),
      await server.owner.selectFrom('kontak_kode').selectAll().execute(),
      await server.owner.selectFrom('kontak_surat').selectAll().execute(),
    ])
    expect(rows).not.toContain(link)
    expect(rows).not.toContain(`"${kode}"`)
  })
})

describe('who signs for a client', () => {
  const BUDI = { nama: 'Budi Hartono', email: 'budi@tanda.example', lihat_harga: false, tanda_tangan: true }
  let uji: Awaited<ReturnType<typeof buildKlien>>
  let id: number
  let ratna: string
  const kepada = (surat: readonly string[], alamat: string) =>
    surat.filter((satu) => satu.includes(`To: ${alamat}`)).map((satu) => satu.replaceAll('=\r\n', ''))
  const daftar = () => kelola(`GET /kelola/kontrak-klien/${uji.kontrakId}/kontak`)
  const masukBaru = async (alamat: string) => masuk(linkIn((await letters(alamat)).at(-1)))
  const sign = async (token: string, { nama = 'Ratna D.', revisi = 1, kode = '' } = {}) => {
    const { hash } = await kelola(`GET /kelola/berita-acara/${id}`)
    return call(`POST /klien/berita-acara/${id}/tanda-tangan`, { token, revisi, hash, nama, kode })
  }
  const askTanda = async (token: string, untuk: object = {}) => {
    expect((await call('POST /klien/kode-tanda-tangan', { token, ...untuk })).status).toBe(200)
    return kodeIn(await letters())
  }

  beforeAll(async () => {
    later(40 * HARI_MS)
    uji = await buildKlien(server, { token: hrd, kode: 'TANDA', sampai: '2027-12-31' })
    id = await sendLembar(uji.kontrakId)
    ratna = await masukBaru('ratna@tanda.example')
  })

  it('[JAGA-24] a code that was asked for one revision signs no other', async () => {
    const lama = await askTanda(ratna, { berita_acara_id: id, revisi: 1 })
    const umum = await askTanda(ratna)
    await uji.write([{ orang: 0, tanggal: '2026-11-09', masuk: '07:00:00', pulang: '15:00:00' }])
    await kelola(`POST /kelola/kontrak-klien/${uji.kontrakId}/berita-acara`, {
      tahun: 2026,
      bulan: 11,
      alasan: 'Presensi tanggal 9 dilengkapi.',
    })
    await kelola(`POST /kelola/berita-acara/${id}/kirim`, { revisi: 2 })
    await letters()
    for (const kode of [lama, umum]) {
      const { status, body } = await sign(ratna, { revisi: 2, kode })
      expect([status, Object.keys(body['errors'])]).toEqual([422, ['kode']])
    }
    const usang = await call('POST /klien/kode-tanda-tangan', {
      token: ratna,
      berita_acara_id: id,
      revisi: 1,
    })
    expect(usang.status).toBe(404)
    expect(await kelola(`GET /kelola/berita-acara/${id}`)).toMatchObject({ tanda_tangan: null, revisi: 2 })
  })

  it('[JAGA-24] twenty disputes of a sheet wait at most, and whoever has more is told whom to call', async () => {
    const banyak = await buildKlien(server, { token: hrd, kode: 'BANYAK', sampai: '2027-12-31' })
    const lembar = await sendLembar(banyak.kontrakId)
    const token = await masukBaru('ratna@banyak.example')
    const dispute = (hari: number) =>
      call(`POST /klien/berita-acara/${lembar}/keberatan`, {
        token,
        revisi: 1,
        pos_id: banyak.posId,
        petugas_id: null,
        tanggal: `2026-11-${String(hari).padStart(2, '0')}`,
        alasan: 'Pos kosong.',
      })
    for (let hari = 1; hari <= 20; hari += 1) expect((await dispute(hari)).status, String(hari)).toBe(201)
    const { status, body } = await dispute(21)
    expect([status, body['error'].error, body['message']]).toEqual([
      409,
      'KEBERATAN_PENUH',
      expect.stringContaining('hubungi'),
    ])
    expect(body['message']).toContain('hrd@rekan.example')
  })

  it('[JAGA-06] who is added beside others is held for a day, all who signed before are told, and one of them may say yes', async () => {
    // Who can sign now, and who could.
    await kelola(`POST /kelola/kontrak-klien/${uji.kontrakId}/kontak`, {
      ...BUDI,
      nama: 'Sari Lama',
      email: 'sari@tanda.example',
    })
    const [, sari] = await daftar()
    await kelola(`POST /kelola/kontak-kontrak/${sari.id}/cabut`)
    await letters()
    later(41 * HARI_MS)
    await kelola(`POST /kelola/kontrak-klien/${uji.kontrakId}/kontak`, BUDI)
    const baru = (await daftar()).find(({ email }: { email: string }) => email === BUDI.email)
    expect(baru.penanda).toEqual({
      oleh: expect.any(String),
      pada: new Date(server.deps.clock.now()).toISOString(),
      mulai: new Date(server.deps.clock.now() + HARI_MS).toISOString(),
    })
    const surat = await letters()
    for (const alamat of ['ratna@tanda.example', 'sari@tanda.example'])
      expect(kepada(surat, alamat).join('\n'), alamat).toContain(BUDI.email)
    const budi = await masuk(linkIn(kepada(surat, BUDI.email).at(-1)))
    const kode = await askTanda(budi)
    const ditolak = await sign(budi, { nama: 'Ratna Dewi', revisi: 2, kode })
    expect([ditolak.status, ditolak.body['error'].error]).toEqual([403, 'PENANDA_DITAHAN'])
    await expect(
      sql`insert into berita_acara_tanda_tangan (revisi_id, kontak_id, nama, pada, hash)
        select r.id, ${baru.id}::integer, 'Ratna', ${new Date(server.deps.clock.now())}, r.hash from berita_acara_revisi r
        where r.berita_acara_id = ${id} and r.ke = 2`.execute(server.db),
    ).rejects.toThrow('does not sign yet')
    // Nobody says yes to themselves, nor somebody of another contract.
    expect((await call(`POST /klien/penanda/${baru.id}`, { token: budi, setuju: true })).status).toBe(403)
    expect((await call('GET /klien/saya', { token: budi })).body['data']).toMatchObject({
      tanda_tangan_mulai: expect.any(String),
      penanda_baru: [],
    })
    const saya = (await call('GET /klien/saya', { token: ratna })).body['data']
    expect(saya.penanda_baru).toMatchObject([{ id: baru.id, email: BUDI.email }])
    const setuju = await call(`POST /klien/penanda/${baru.id}`, { token: ratna, setuju: true })
    expect([setuju.status, setuju.body['data'].penanda_baru]).toEqual([200, []])
    expect((await call(`POST /klien/penanda/${baru.id}`, { token: ratna, setuju: true })).status).toBe(404)
    expect((await call('GET /klien/saya', { token: budi })).body['data'].tanda_tangan_mulai).toBeNull()
    // Taken and given anew, it is held anew; a signer who never answers holds nobody longer than a day.
    const ubah = (tanda_tangan: boolean) =>
      kelola(`POST /kelola/kontak-kontrak/${baru.id}`, { nama: BUDI.nama, tanda_tangan })
    await ubah(false)
    await ubah(true)
    expect((await sign(budi, { revisi: 2, kode: await askTanda(budi) })).status).toBe(403)
    expect((await call(`POST /klien/penanda/${baru.id}`, { token: ratna, setuju: false })).status).toBe(200)
    expect((await daftar()).find(({ id: satu }: { id: number }) => satu === baru.id)).toMatchObject({
      tanda_tangan: false,
      penanda: null,
    })
    await ubah(true)
    await letters()
    later(42 * HARI_MS)
    expect((await call('GET /klien/saya', { token: budi })).body['data'].tanda_tangan_mulai).toBeNull()
  })

  it('[JAGA-06] whom HR lets sign a new contract of the same client waits a day, and who signs for the client is told', async () => {
    const { versi } = await kelola(`GET /kelola/klien/${uji.klienId}`)
    const { kontrak } = await kelola(`POST /kelola/klien/${uji.klienId}/kontrak`, {
      nomor: '02/TANDA',
      mulai: '2028-01-01',
      sampai: '2028-12-31',
      versi,
    })
    const kedua = kontrak.find(({ nomor }: { nomor: string }) => nomor === '02/TANDA').id
    const tambah = async (email: string) =>
      (
        await kelola(`POST /kelola/kontrak-klien/${kedua}/kontak`, {
          nama: 'Ratna Dewi',
          email,
          lihat_harga: false,
        })
      ).find((satu: { email: string }) => satu.email === email)
    await letters()
    // A name may be anybody's; the address is not.
    const palsu = await tambah('ratna.dewi@surel.example')
    expect(palsu.penanda.mulai).toBe(new Date(server.deps.clock.now() + HARI_MS).toISOString())
    const [surat = ''] = kepada(await letters(), 'ratna@tanda.example')
    expect(surat).toContain('ratna.dewi@surel.example')
    expect(surat).toContain('02/TANDA')
    expect(linkIn(surat)).toBe('')
    await sql`delete from kontak_kabar where penanda_id = ${palsu.id}`.execute(server.owner)
    await sql`delete from kontrak_klien_kontak where id = ${palsu.id}`.execute(server.owner)
    // Who signs for the client already is not held where nobody has signed yet.
    expect((await tambah('ratna@tanda.example')).penanda.mulai).toBeNull()
  })

  it('[JAGA-06] so of the client that is entered once more by another code and spelling', async () => {
    const { nama } = await kelola(`GET /kelola/klien/${uji.klienId}`)
    const lagi = await kelola('POST /kelola/klien', {
      kode: 'TANDA-LAGI',
      nama: `PT. ${nama.toUpperCase()} `,
    })
    const { kontrak } = await kelola(`POST /kelola/klien/${lagi.id}/kontrak`, {
      nomor: '03/TANDA',
      mulai: '2028-01-01',
      sampai: '2028-12-31',
      versi: lagi.versi,
    })
    await letters()
    const [palsu] = await kelola(`POST /kelola/kontrak-klien/${kontrak[0].id}/kontak`, {
      nama: 'Ratna Dewi',
      email: 'ratna.lagi@surel.example',
      lihat_harga: false,
    })
    expect(palsu.penanda.mulai).toBe(new Date(server.deps.clock.now() + HARI_MS).toISOString())
    expect(kepada(await letters(), 'ratna@tanda.example').join('')).toContain('ratna.lagi@surel.example')
    await sql`delete from kontak_kabar where penanda_id = ${palsu.id}`.execute(server.owner)
    await sql`delete from kontrak_klien_kontak where id = ${palsu.id}`.execute(server.owner)
  })

  it('[JAGA-07] a signature is mailed to every contact, and names its contact on the page, the PDF and in the trail', async () => {
    const budi = await (async () => {
      await kelola(`POST /kelola/kontak-kontrak/${uji.kontakId}/kirim-lagi`, { berita_acara_id: id })
      return masukBaru('ratna@tanda.example')
    })()
    await letters()
    const { status, body } = await sign(budi, { nama: 'Rina W.', revisi: 2, kode: await askTanda(budi) })
    expect(status).toBe(200)
    expect(body['data'].tanda_tangan).toMatchObject({
      nama: 'Rina W.',
      oleh: { nama: 'Ratna Dewi', email: 'ratna@tanda.example' },
      penanda: { oleh: expect.any(String), pada: expect.any(String) },
    })
    const surat = await letters()
    for (const alamat of ['ratna@tanda.example', BUDI.email]) {
      const [satu = ''] = kepada(surat, alamat)
      expect(satu, alamat).toContain('ratna@tanda.example')
      expect(satu, alamat).toContain('Rina W.')
    }
    expect(kepada(surat, 'sari@tanda.example')).toEqual([])
    const jejak = await server.call('GET /kelola/audit', {
      token: await server.login('admin@rekan.example'),
    })
    expect(jejak.body['data'][0]).toMatchObject({
      tindakan: 'POST /klien/berita-acara/{id}/tanda-tangan',
      oleh: { nama: 'Ratna Dewi' },
      oleh_kontak: 'ratna@tanda.example',
    })
  })
})
