import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildKlien } from '../../../../test/berita-acara.ts'
import { takeLetters } from '../../../../test/outbox.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { kontakDiamJob } from '../diam/diam.job.ts'
import { suratKontakJob } from './surat.job.ts'

const PASAL = 'Pasal 7: tanpa keberatan sampai batas waktu, berita acara dianggap disetujui.'

let server: TestServer
let hrd: string
beforeAll(async () => {
  server = await startTestServer('2026-12-01T09:00:00+07:00', { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())

const kelola = async (what: string, body: object = {}) => {
  const jawab = await server.call(what, { token: hrd, ...(what.startsWith('POST ') && { body }) })
  if (jawab.status >= 300) throw new Error(`${what}: ${JSON.stringify(jawab.body)}`)
  return jawab.body['data']
}

/** What two servers that look at once mail to contacts: the subjects. */
async function subjects(deps = server.deps): Promise<string[]> {
  const jobs = [suratKontakJob(deps), suratKontakJob(deps)]
  await Promise.all(
    jobs.map(async (job) => {
      for (let surat = await job.claim(); surat !== null; surat = await job.claim()) await job.work(surat)
    }),
  )
  const diam = kontakDiamJob(server.deps)
  for (let lewat = await diam.claim(); lewat !== null; lewat = await diam.claim()) await diam.work(lewat)
  const letters = await takeLetters(server)
  return letters.map((surat) => /^Subject: (.*?)\r?$/m.exec(surat)?.[1] ?? '')
}

async function sendLembar(kode: string, syarat: object): Promise<number> {
  const { kontrakId } = await buildKlien(server, { token: hrd, kode, syarat })
  const { id } = await kelola(`POST /kelola/kontrak-klien/${kontrakId}/berita-acara`, {
    tahun: 2026,
    bulan: 11,
  })
  await kelola(`POST /kelola/berita-acara/${id}/kirim`, { revisi: 1 })
  return Number(id)
}

it('[KLIEN-15] reminds 5, 2 and 0 days before the deadline, once each; silence is consent by a clause alone, which the sheet names', async () => {
  server.setClock('2026-12-01T09:00:00+07:00')
  const tanpaPasal = await sendLembar('DIAM', { tenggat_hari: 10 })
  const perHari: Record<string, string[]> = {}
  const look = async (hari: string) => {
    server.setClock(`2026-12-${hari}T09:00:00+07:00`)
    perHari[hari] = await subjects()
  }
  for (const hari of ['01', '02', '05', '06', '07', '09', '10', '11']) await look(hari)
  const masa = 'berita acara November 2026'
  expect(perHari).toEqual({
    '01': ['Berita acara kehadiran November 2026'],
    '02': [],
    '05': [],
    '06': [`Batas tanda tangan ${masa}: 5 hari lagi`],
    '07': [],
    '09': [`Batas tanda tangan ${masa}: 2 hari lagi`],
    '10': [],
    '11': [`Batas tanda tangan ${masa}: hari ini`],
  })
  for (const hari of ['12', '20']) await look(hari)
  expect([perHari['12'], perHari['20']]).toEqual([[], []])
  expect(await kelola(`GET /kelola/berita-acara/${tanpaPasal}`)).toMatchObject({
    status: 'dikirim',
    tanda_tangan: null,
  })

  server.setClock('2026-12-20T09:00:00+07:00')
  const denganPasal = await sendLembar('PASAL', { tenggat_hari: 6, pasal_diam: PASAL })
  for (const hari of ['20', '21', '24', '26']) await look(hari)
  expect(await kelola(`GET /kelola/berita-acara/${denganPasal}`)).toMatchObject({ status: 'dikirim' })
  await look('27')
  expect(await kelola(`GET /kelola/berita-acara/${denganPasal}`)).toMatchObject({
    status: 'dianggap_setuju',
    tanda_tangan: { oleh: null, pasal_diam: PASAL },
  })
  expect(await kelola(`GET /kelola/berita-acara/${tanpaPasal}`)).toMatchObject({ status: 'dikirim' })
})

it('[KLIEN-15] by no clause where its last reminder never left', async () => {
  server.setClock('2026-12-01T09:00:00+07:00')
  const id = await sendLembar('MATI', { tenggat_hari: 5, pasal_diam: PASAL })
  await subjects()
  // The server was away on the last day.
  server.setClock('2026-12-08T09:00:00+07:00')
  await subjects()
  expect(await kelola(`GET /kelola/berita-acara/${id}`)).toMatchObject({ status: 'dikirim' })
})

it('[JAGA-29] by no clause where the mail server of a contact has refused its letter', async () => {
  server.setClock('2026-12-01T09:00:00+07:00')
  const id = await sendLembar('TOLAK', { tenggat_hari: 5, pasal_diam: PASAL })
  const { mail } = server.deps
  const deps = {
    ...server.deps,
    mail: {
      ...mail,
      send: (letter: Parameters<typeof mail.send>[0]) =>
        letter.to === 'ratna@tolak.example' && !letter.subject.startsWith('Batas')
          ? Promise.resolve('550 5.1.1 no such user')
          : mail.send(letter),
    },
  }
  for (const hari of ['01', '06', '07']) {
    server.setClock(`2026-12-${hari}T09:00:00+07:00`)
    await subjects(deps)
  }
  const status = async () => (await kelola(`GET /kelola/berita-acara/${id}`)).status
  expect(await status()).toBe('dikirim')
  const [kontak] = await kelola(
    `GET /kelola/kontrak-klien/${(await kelola(`GET /kelola/berita-acara/${id}`)).kontrak.id}/pintu`,
  )
  expect(kontak.surat.at(-1)).toMatchObject({ jenis: 'lembar', ditolak: '550 5.1.1 no such user' })
  // Sent once more and taken, silence is consent as ever.
  await kelola(`POST /kelola/kontak-kontrak/${kontak.kontak_id}/kirim-lagi`, { berita_acara_id: id })
  await subjects()
  expect(await status()).toBe('dianggap_setuju')
})
