import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildKlien } from '../../../../test/berita-acara.ts'
import { ISI, baris, insertSlip } from '../../../../test/payroll.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let uji: Awaited<ReturnType<typeof buildKlien>>
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer('2026-12-02T09:00:00+07:00', { withJobs: false })
  for (const role of ['hrd', 'koordinator', 'karyawan'])
    token[role] = await server.login(`${role}@rekan.example`)
  uji = await buildKlien(server, { token: token['hrd'] ?? '', orang: 2 })
})
afterAll(() => server.close())

const margin = (role = 'hrd') =>
  server.call(`GET /kelola/kantor/${uji.kantorId}/margin?tahun=2026&bulan=11`, { token: token[role] })

it('[KLIEN-18][LAPOR-08] a site’s price stands beside its pay, overtime, BPJS, THR reserve and replacement, for HR alone', async () => {
  const sebelum = (await margin()).body['data']
  await uji.write([
    { orang: 0, tanggal: '2026-11-02', masuk: '07:00:00', pulang: '15:00:00' },
    { orang: 0, tanggal: '2026-11-03' },
    { orang: 1, tanggal: '2026-11-03', masuk: '07:00:00', pulang: '15:00:00', menggantikan: 1 },
  ])
  const [satu, dua] = uji.people
  const iuran = { dasar_kesehatan: 0, dasar_jht: 0, dasar_jp: 0, kesehatan: 1, jht: 2, jp: 3, jkk: 4, jkm: 5 }
  const isi = { ...ISI, penghasilan: [...ISI.penghasilan, baris('Upah Lembur', 300_000, 'LEMBUR')] }
  const { id: pembuatId } = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'hrd')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  for (const orang of [satu, dua])
    if (orang !== undefined) await insertSlip(server.owner, orang, pembuatId, { bulan: 11, isi, iuran })
  const { status, body } = await margin()
  expect(status).toBe(200)
  const { data } = body
  const beda = (apa: string) => data[apa] - sebelum[apa]
  // Two man-days of 250,000 and the fee of a tenth
  expect(beda('harga')).toBe(550_000)
  expect([beda('gaji'), beda('pengganti'), beda('lembur'), beda('bpjs'), beda('thr'), beda('orang')]).toEqual(
    [5_729_876, 5_729_876, 600_000, 30, 954_980, 2],
  )
  const { harga, gaji, lembur, bpjs, thr, pengganti } = data
  expect(data.margin).toBe(harga - gaji - lembur - bpjs - thr - pengganti)
  for (const role of ['koordinator', 'karyawan']) expect((await margin(role)).status).toBe(403)
  const asing = await server.call('GET /kelola/kantor/999999/margin?tahun=2026&bulan=11', {
    token: token['hrd'],
  })
  expect(asing.status).toBe(404)
})

it('[KLIEN-18] two clients at a site share its cost by what the works for each took', async () => {
  const lain = await buildKlien(server, { token: token['hrd'] ?? '', kode: 'DUA', orang: 1 })
  await lain.write([{ orang: 0, tanggal: '2026-11-04', masuk: '07:00:00', pulang: '15:00:00' }])
  const { id: pembuatId } = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'hrd')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  for (const orang of lain.people) await insertSlip(server.owner, orang, pembuatId, { bulan: 11, isi: ISI })
  const { data } = (await margin()).body
  const [dua, mbs] = data.klien
  expect([dua, mbs]).toMatchObject([
    // One man-day and the fee; of its own person all
    { nama: 'PT DUA', detik: 28_800, harga: 275_000, gaji: 5_729_876 },
    { nama: 'PT MBS', detik: 57_600, harga: 550_000, lembur: 600_000 },
  ])
  for (const apa of ['harga', 'gaji', 'lembur', 'bpjs', 'thr', 'pengganti', 'margin'])
    expect([apa, dua[apa] + mbs[apa]]).toEqual([apa, data[apa]])
})
