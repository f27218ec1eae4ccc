import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Perusahaan, openPerusahaan } from '../../../test/perusahaan.ts'
import { JUMAT_PAGI } from '../../../test/server.ts'
import { transaction } from '../../platform/db.ts'
import { KODE_KARYAWAN, KODE_KOSONG } from '../orang/akun.ts'
import { seedPayroll } from './payroll.ts'

const seed = ({ db }: Perusahaan, iso: string) => transaction(db, (tx) => seedPayroll(tx, Date.parse(iso)))

let milik: Perusahaan
beforeAll(async () => {
  milik = await openPerusahaan()
  await seed(milik, JUMAT_PAGI)
})
afterAll(() => milik.close())

type Baris = {
  kode: string
  tahun: number
  bulan: number
  revisi: number
  status: string
  tampak: boolean
  bersih: number
}

async function baca(db: Perusahaan['db']): Promise<readonly Baris[]> {
  const { rows } = await sql<Baris>`
    select k.kode, p.tahun, p.bulan, p.revisi, p.status, p.dibagikan_pada is not null as tampak, p.gaji_bersih as bersih
    from payroll p join karyawan k on k.id = p.karyawan_id order by k.kode, p.tahun, p.bulan, p.revisi`.execute(
    db,
  )
  return rows
}

it('gives everybody a payslip for each month since they came, of this year and the last, but one who has none', async () => {
  const semua = await baca(milik.db)
  const { rows } = await sql<{ kode: string; banyak: number }>`
    select kode, (case when tanggal_masuk < '2025-01-01' then 23
      else 12 * (2026 - extract(year from tanggal_masuk)) + 12 - extract(month from tanggal_masuk) end)::integer as banyak
    from karyawan order by kode`.execute(milik.db)
  const bulan = Map.groupBy(
    semua.filter(({ revisi }) => revisi === 0),
    ({ kode }) => kode,
  )
  for (const { kode, banyak } of rows)
    expect([kode, bulan.get(kode)?.length ?? 0]).toEqual([kode, kode === KODE_KOSONG ? 0 : banyak])
  expect(semua.every(({ bersih }) => bersih > 1_000_000)).toBe(true)
})

it('leaves this month as drafts, of which one account sees hers, and publishes the others', async () => {
  const semua = await baca(milik.db)
  const kini = semua.filter(({ tahun, bulan }) => tahun === 2026 && bulan === 11)
  expect(kini.every(({ status }) => status === 'DRAFT')).toBe(true)
  expect(kini.filter(({ tampak }) => tampak).map(({ kode }) => kode)).toEqual([KODE_KARYAWAN])
  expect(semua.filter((satu) => !kini.includes(satu)).every(({ status }) => status === 'TERBIT')).toBe(true)
  const revisi = semua.filter((satu) => satu.revisi > 0)
  expect(revisi.map(({ kode, tahun, bulan }) => [kode, tahun, bulan])).toEqual([
    [KODE_KARYAWAN, 2025, 6],
    [KODE_KARYAWAN, 2026, 6],
  ])
})

it('tells of what was published lately, and of no payslip twice', async () => {
  const { rows } = await sql<{ jenis: string; banyak: number; slip: number }>`
    select jenis, count(*)::integer as banyak, count(distinct detail_id)::integer as slip from notifikasi
    where jenis like 'PAYROLL%' group by jenis order by jenis`.execute(milik.db)
  expect(rows.map(({ jenis }) => jenis)).toEqual(['PAYROLL_DIBAGIKAN', 'PAYROLL_TERBIT'])
  expect(rows.every(({ banyak, slip }) => banyak === slip)).toBe(true)
  expect(rows[0]?.banyak).toBe(1)
})

it('comes to the same whether it was started once or twice, and leaves drafts alone that somebody worked on', async () => {
  const [tumbuh, segar] = await Promise.all([openPerusahaan(), openPerusahaan()])
  await seed(tumbuh, '2026-10-20T07:52:00+07:00')
  const { id } = await tumbuh.db
    .selectFrom('payroll')
    .select('id')
    .where('kode', '=', 'KBN0002')
    .where('tahun', '=', 2026)
    .where('bulan', '=', 10)
    .executeTakeFirstOrThrow()
  await tumbuh.db.updateTable('payroll').set({ versi: 2 }).where('id', '=', id).execute()
  await seed(tumbuh, JUMAT_PAGI)
  await seed(segar, JUMAT_PAGI)
  const isi = (semua: readonly Baris[]) =>
    semua
      .filter(({ kode, bulan }) => kode !== 'KBN0002' || bulan !== 10)
      .map((satu) => JSON.stringify({ ...satu, tampak: null }))
  expect(isi(await baca(tumbuh.db))).toEqual(isi(await baca(segar.db)))
  const disunting = (await baca(tumbuh.db)).find(
    ({ kode, tahun, bulan }) => kode === 'KBN0002' && tahun === 2026 && bulan === 10,
  )
  expect(disunting?.status).toBe('DRAFT')
  await Promise.all([tumbuh.close(), segar.close()])
})
