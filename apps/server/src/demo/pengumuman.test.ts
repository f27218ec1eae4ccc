import { aturanBodyPengumuman, aturanJudulPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { type Perusahaan, openPerusahaan } from '../../test/perusahaan.ts'
import { KODE_KOSONG } from './orang/akun.ts'
import { UKURAN_GAMBAR } from './hari/gambar.ts'

const MULAI = '2026-11-20T07:52:13+07:00'
const perusahaan: Perusahaan = await openPerusahaan()
const { db, files } = perusahaan
afterAll(() => perusahaan.close())

it('the demo company has a dozen announcements and a draft, drawn pictures, and readers but for who has nothing', async () => {
  await perusahaan.start(MULAI)
  const semua = await db.selectFrom('pengumuman').selectAll().orderBy('id').execute()
  expect(semua.map(({ status }) => status)).toEqual([...Array<string>(12).fill('TERBIT'), 'DRAFT'])
  for (const { judul, body, terbit_pada } of semua) {
    expect([aturanJudulPengumuman(judul), aturanBodyPengumuman(body)]).toEqual([undefined, undefined])
    expect(terbit_pada ?? 0).toBeLessThan(Date.parse(MULAI))
  }
  const gambar = semua.flatMap(({ lampiran }) => lampiran ?? [])
  expect(gambar.length).toBeGreaterThan(4)
  for (const kunci of gambar) {
    const { lampiran_lebar: width, lampiran_tinggi: height } = UKURAN_GAMBAR
    expect(await sharp(files.get(kunci)).metadata()).toMatchObject({ width, height })
    expect(files.get(kunci.replace('.webp', '-kecil.webp'))?.length).toBeGreaterThan(500)
  }
  const pembaca = await db
    .selectFrom('pengumuman_dibaca as d')
    .innerJoin('pengguna as p', 'p.id', 'd.pengguna_id')
    .innerJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['k.kode', 'p.role'])
    .execute()
  expect(pembaca.length).toBeGreaterThan(200)
  expect(pembaca.some(({ kode, role }) => kode === KODE_KOSONG || role !== 'karyawan')).toBe(false)
  const diberitahu = await db
    .selectFrom('notifikasi as n')
    .innerJoin('pengguna as p', 'p.id', 'n.pengguna_id')
    .innerJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['k.kode', 'n.detail_id', 'n.dibaca_pada'])
    .where('n.jenis', '=', 'PENGUMUMAN')
    .execute()
  expect(diberitahu.length % 12).toBe(0)
  expect(diberitahu.some(({ kode }) => kode === KODE_KOSONG)).toBe(false)
  expect(diberitahu.filter(({ dibaca_pada }) => dibaca_pada !== null).length).toBe(pembaca.length)

  await perusahaan.start('2026-12-20T07:00:00+07:00')
  expect(await db.selectFrom('pengumuman').selectAll().orderBy('id').execute()).toEqual(semua)
})
