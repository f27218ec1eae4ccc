import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeLetters } from '../../../../test/outbox.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createJobs } from '../../../platform/jobs.ts'
import { silentLog } from '../../../platform/log.ts'
import { laporanJob } from '../laporan.job.ts'
import { kirimanLaporanJob } from './kiriman.job.ts'
import { takeKiriman } from './kiriman.queries.ts'

// Each report is a process of its own, behind whatever else the machine does.

let server: TestServer
let masuk: Awaited<ReturnType<typeof siapkan>>
const siapkan = () =>
  signInSemua(server, { hrd: 'hrd@rekan.example', koordinator: 'koordinator@rekan.example' })
beforeAll(async () => {
  server = await startTestServer('2026-10-10T09:00:00+07:00', { withJobs: false })
  masuk = await siapkan()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock('2026-10-10T09:00:00+07:00')
  await server.owner.deleteFrom('laporan_tersimpan').execute()
  await takeLetters(server)
})

const ISIAN = {
  nama: 'Jam kerja bulanan',
  jenis: 'jam-kerja',
  masa: 'BULAN_LALU',
  kantor_id: null,
  koordinator_id: null,
  hari_kirim: 31,
  format: 'xlsx',
}
const simpan = (isian: object = {}, token = masuk.token.hrd) =>
  server.call('POST /kelola/laporan-tersimpan', { token, body: { ...ISIAN, ...isian } })

/** So many servers at once, on the one database, until nothing is due. */
async function runServers(banyak: number, deps: Deps = server.deps): Promise<void> {
  const semua = Array.from({ length: banyak }, () => {
    const jobs = createJobs(silentLog(), { sweepMs: 50 })
    const milik = { ...deps, jobs }
    return { jobs, milik }
  })
  for (const { jobs, milik } of semua) {
    jobs.start(kirimanLaporanJob(milik))
    jobs.start(laporanJob(milik))
  }
  // A letter waits for its report, which any of them may compute.
  for (;;) {
    await Promise.all(semua.map(({ jobs }) => jobs.idle()))
    const menunggu = await server.owner
      .selectFrom('laporan_kiriman')
      .select('tersimpan_id')
      .where('selesai_pada', 'is', null)
      .execute()
    const jalan = await server.owner
      .selectFrom('laporan_berkas')
      .select('laporan_id')
      .where('isi', 'is', null)
      .where('gagal', '=', false)
      .execute()
    if (menunggu.length === 0 && jalan.length === 0) break
    for (const { jobs } of semua) for (const nama of ['laporan', 'laporan-kiriman']) jobs.nudge(nama)
  }
  await Promise.all(semua.map(({ jobs }) => jobs.stop()))
}

describe('[LAPOR-06] a saved report is mailed on its day of the month', () => {
  it('once, also with two servers, and with what the screen would show', async () => {
    expect((await simpan({ hari_kirim: 15 })).status).toBe(201)
    for (const saat of ['2026-10-14T23:59:00+07:00', '2026-10-15T05:59:00+07:00']) {
      server.setClock(saat)
      await runServers(2)
      expect(await takeLetters(server), saat).toEqual([])
    }
    server.setClock('2026-10-15T06:00:00+07:00')
    await runServers(2)
    const [surat, ...lain] = await takeLetters(server)
    expect(lain).toEqual([])
    expect(surat).toContain('To: hrd@rekan.example')
    expect(surat).toContain('Jam kerja September 2026')
    expect(surat).toContain('laporan-jam-kerja-2026-09.xlsx')
    // Later that day, that month, and once more: it has gone out.
    for (const saat of ['2026-10-15T20:00:00+07:00', '2026-10-31T12:00:00+07:00']) {
      server.setClock(saat)
      await runServers(2)
      expect(await takeLetters(server), saat).toEqual([])
    }
    server.setClock('2026-11-15T06:00:00+07:00')
    await runServers(2)
    expect((await takeLetters(server)).map((isi) => isi.includes('Oktober 2026'))).toEqual([true])
    const { body } = await server.call('GET /kelola/laporan-tersimpan', { token: masuk.token.hrd })
    expect(body['data']).toMatchObject([{ hari_kirim: 15, dikirim: '2026-11-01' }])
  })

  it.each([
    ['2026-11-29T12:00:00+07:00', 0],
    ['2026-11-30T06:00:00+07:00', 1],
    ['2027-02-28T06:00:00+07:00', 1],
  ])('day 31 on the last day of a shorter month: at %s %i', async (saat, banyak) => {
    await simpan({ jenis: 'kepegawaian', masa: 'BULAN_INI' })
    server.setClock(saat)
    await runServers(1)
    expect((await takeLetters(server)).length).toBe(banyak)
  })

  it('to whoever else sees everybody’s anyhow, and to nobody else', async () => {
    const { body } = await server.call('GET /kelola/laporan-tersimpan/penerima', { token: masuk.token.hrd })
    const [lain] = body['data'] as { id: number; nama: string }[]
    const { email } = await server.owner
      .selectFrom('pengguna')
      .select('email')
      .where('id', '=', lain?.id ?? 0)
      .executeTakeFirstOrThrow()
    const koordinator = await simpan({ jenis: 'kepegawaian', penerima: [masuk.akun.koordinator.penggunaId] })
    expect([koordinator.status, Object.keys(koordinator.body['errors'])]).toEqual([422, ['penerima']])
    const kolom = ['akhir']
    expect((await simpan({ jenis: 'kepegawaian', kolom: ['h1'] })).status).toBe(422)
    const baru = await simpan({ jenis: 'kepegawaian', hari_kirim: 15, penerima: [lain?.id], kolom })
    expect(baru.body['data']).toMatchObject({ penerima: [lain], kolom })
    // Who changes something else and does not say leaves them.
    const { id } = baru.body['data']
    const ubah = await server.call(`POST /kelola/laporan-tersimpan/${id}`, {
      token: masuk.token.hrd,
      body: { ...ISIAN, jenis: 'kepegawaian', nama: 'Lain nama', hari_kirim: 15 },
    })
    expect(ubah.body['data']).toMatchObject({ nama: 'Lain nama', penerima: [lain], kolom })
    server.setClock('2026-10-15T06:00:00+07:00')
    await runServers(1)
    const [surat, ...sisa] = await takeLetters(server)
    expect(sisa).toEqual([])
    expect(surat).toContain(`To: hrd@rekan.example, ${email}`)
  })

  it('again where the mail server was away, and not for a day that was over when it was saved', async () => {
    await simpan({ jenis: 'kepegawaian', hari_kirim: 9 })
    await simpan({ nama: 'Lain', jenis: 'kepegawaian', hari_kirim: 11 })
    server.setClock('2026-10-11T09:00:00+07:00')
    let percobaan = 0
    const mail = {
      ...server.deps.mail,
      async send(letter: Parameters<typeof server.deps.mail.send>[0]) {
        percobaan += 1
        if (percobaan === 1) throw new Error('no route to the mail server')
        return server.deps.mail.send(letter)
      },
    }
    await runServers(1, { ...server.deps, mail })
    const surat = await takeLetters(server)
    expect([surat.length, percobaan, surat[0]?.includes('Lain')]).toEqual([1, 2, true])
  })

  it('and what cannot be handed over keeps no other waiting', async () => {
    for (const nama of ['Buntu', 'Lancar']) await simpan({ nama, jenis: 'kepegawaian', hari_kirim: 11 })
    server.setClock('2026-10-11T09:00:00+07:00')
    const terkirim: string[] = []
    const mail = {
      ...server.deps.mail,
      // One is refused for as long as the other has not come.
      async send({ text }: Parameters<typeof server.deps.mail.send>[0]) {
        const nama = text.includes('"Buntu"') ? 'Buntu' : 'Lancar'
        if (nama === 'Buntu' && terkirim.length === 0) throw new Error('no such address')
        terkirim.push(nama)
        return null
      },
    }
    await runServers(1, { ...server.deps, mail })
    expect(terkirim).toEqual(['Lancar', 'Buntu'])
  })

  it('once its own file is there, whatever other format of the report is', async () => {
    await simpan({ hari_kirim: 11 })
    server.setClock('2026-10-11T09:00:00+07:00')
    const jobs = createJobs(silentLog(), { sweepMs: 1000 })
    jobs.start(kirimanLaporanJob({ ...server.deps, jobs }))
    await jobs.idle()
    await jobs.stop()
    const { laporan_id } = await server.owner
      .selectFrom('laporan_kiriman')
      .select((eb) => eb.ref('laporan_id').$notNull().as('laporan_id'))
      .executeTakeFirstOrThrow()
    const berkas = (isi: { format?: 'csv'; isi: Buffer }) =>
      server.owner.updateTable('laporan_berkas').set(isi).where('laporan_id', '=', laporan_id).execute()
    await berkas({ format: 'csv', isi: Buffer.from('a') })
    await server.owner
      .updateTable('laporan')
      .set({ status: 'SELESAI', baris: 0, jumlah: '{}' })
      .where('id', '=', laporan_id)
      .execute()
    await server.owner.insertInto('laporan_berkas').values({ laporan_id, format: 'xlsx' }).execute()
    const saat = Date.parse('2026-10-11T10:00:00+07:00')
    expect(await takeKiriman(server.db, saat, saat)).toBeNull()
    await berkas({ isi: Buffer.from('b') })
    expect(await takeKiriman(server.db, saat, saat)).toMatchObject({ laporan_id })
  })

  it('to nobody who may not ask for it any more, and to nobody who has left', async () => {
    await simpan({ jenis: 'kepegawaian', hari_kirim: 11 }, masuk.token.koordinator)
    const { penggunaId } = masuk.akun.koordinator
    const akun = server.owner.updateTable('pengguna').where('id', '=', penggunaId)
    await akun.set({ role: 'karyawan' }).execute()
    server.setClock('2026-10-11T09:00:00+07:00')
    await runServers(1)
    expect(await takeLetters(server)).toEqual([])
    await akun.set({ role: 'koordinator' }).execute()
  })

  it('to nobody whose rights changed while the letter waited', async () => {
    await simpan({ jenis: 'kepegawaian', hari_kirim: 11 }, masuk.token.koordinator)
    const { penggunaId } = masuk.akun.koordinator
    const akun = server.owner.updateTable('pengguna').where('id', '=', penggunaId)
    server.setClock('2026-10-11T09:00:00+07:00')
    const mail = {
      ...server.deps.mail,
      async send() {
        await akun.set({ role: 'karyawan' }).execute()
        throw new Error('no route to the mail server')
      },
    }
    await runServers(1, { ...server.deps, mail })
    await runServers(1)
    expect(await takeLetters(server)).toEqual([])
    await akun.set({ role: 'koordinator' }).execute()
  })
})

it('keeps reports by name, each of its own account', async () => {
  const { body } = await simpan()
  const { id } = body['data']
  expect((await simpan({ nama: 'jam kerja BULANAN' })).body['error'].error).toBe('TERSIMPAN_NAMA_ADA')
  const token = masuk.token.koordinator
  for (const apa of ['', '/hapus'])
    expect(
      (
        await server.call(`POST /kelola/laporan-tersimpan/${id}${apa}`, {
          token,
          body: apa === '' ? ISIAN : {},
        })
      ).status,
    ).toBe(404)
  const ubah = await server.call(`POST /kelola/laporan-tersimpan/${id}`, {
    token: masuk.token.hrd,
    body: { ...ISIAN, nama: 'Lain', hari_kirim: null },
  })
  expect(ubah.body['data']).toMatchObject({ nama: 'Lain', hari_kirim: null })
  const hapus = await server.call(`POST /kelola/laporan-tersimpan/${id}/hapus`, {
    token: masuk.token.hrd,
    body: {},
  })
  expect(hapus.status).toBe(200)
  const sisa = await server.call('GET /kelola/laporan-tersimpan', { token: masuk.token.hrd })
  expect(sisa.body['data']).toEqual([])
  const salah = await simpan({ hari_kirim: 32 })
  expect([salah.status, Object.keys(salah.body['errors'])]).toEqual([422, ['hari_kirim']])
})
