import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeDasar } from '../../../../test/payroll.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let hrd: string
let orang: Person
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  ;[orang] = (await addPeople(server.owner, 1, server.deps.clock.now())) as [Person]
  await completeDasar(server.owner)
  hrd = await server.login('hrd@rekan.example')
  await call(`POST /karyawan/${orang.karyawanId}/upah`, {
    mulai: '2024-01-01',
    satuan: 'bulan',
    pokok: 10_000_000,
    tunjangan_tetap: 0,
    tunjangan_tidak_tetap: 0,
  })
})
afterAll(() => server.close())

const call = (key: string, body?: unknown) => server.call(key, { token: hrd, body })
const usulan = async (bulan: number) =>
  (await call(`GET /kelola/payroll/usulan?karyawan_id=${orang.karyawanId}&bulan=${bulan}&tahun=2026`)).body[
    'data'
  ]
const pph = async (bulan: number) =>
  (await usulan(bulan)).potongan.find(({ jenis }: { jenis: string }) => jenis === 'PPH21')?.jumlah
const catat = (...baris: object[]) => call('POST /kelola/payroll/saldo', { baris })
const SALDO = {
  kode: 'tes0',
  tahun: 2026,
  bruto: 110_000_000,
  iuran: 3_300_000,
  bulan: 11,
  dipotong: 2_200_000,
}

it('[UPAH-43] opening balances entered in mid-year enter December’s settlement and no month before', async () => {
  const november = await pph(11)
  expect((await catat(SALDO)).body).toMatchObject({ data: { dicatat: 1 } })
  expect((await call('GET /kelola/payroll/saldo?tahun=2026')).body['data']).toMatchObject([
    { karyawan: { kode: 'TES0' }, bruto: 110_000_000, bulan: 11, neto_lain: 0 },
  ])
  expect(await pph(11)).toBe(november)
  // 110,000,000 and December's 10,454,000, less 6,000,000 and 3,600,000, less 54,000,000: 5 % of 56,854,000, less 2,200,000.
  expect(await pph(12)).toBe(642_700)
  expect((await usulan(12)).peringatan.join(' ')).not.toContain('slip sebelumnya')
  // A former employer's A1 takes its place: 44,546,000 of 10,454,000 less 522,700 and 300,000 with 60,000,000.
  expect(
    (await catat({ kode: 'TES0', tahun: 2026, neto_lain: 60_000_000, dipotong_lain: 500_000 })).status,
  ).toBe(200)
  expect(await pph(12)).toBe(
    Math.floor((10_454_000 - 500_000 - 300_000 + 60_000_000 - 54_000_000) / 1000) * 50 - 500_000,
  )
  expect(await pph(11)).toBe(november)
})

it('[UPAH-43] they are refused with each faulty row, and nothing of them is kept', async () => {
  const { status, body } = await catat(
    { ...SALDO, kode: 'ENTAH' },
    { ...SALDO, tahun: 2025 },
    { ...SALDO, tahun: 2025 },
    { ...SALDO, tahun: 2024, bulan: 0 },
  )
  expect([status, body['errors'].baris]).toEqual([
    422,
    [
      'Baris 1: tidak ada karyawan dengan kode ENTAH.',
      'Baris 3: orang dan tahun yang sama sudah ada di baris lain.',
      'Baris 4: isi berapa bulan ia bekerja sebelum slip pertama di Rekan.',
    ],
  ])
  for (const salah of [{ bruto: 2 ** 53 }, { bruto: -1 }, { bulan: 12 }, { tahun: 26 }])
    expect((await catat({ ...SALDO, ...salah })).status).toBe(422)
  expect((await call('GET /kelola/payroll/saldo?tahun=2025')).body['data']).toEqual([])
})
