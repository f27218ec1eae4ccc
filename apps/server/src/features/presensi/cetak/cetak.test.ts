import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/universal'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBulan } from '../../../../test/bulan.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import type { Answer } from '../../../platform/http.ts'

type Bulanan = Answer<'GET /kelola/presensi'>

const SAAT = '2026-11-18T20:00:00+07:00'
let server: TestServer
let hrd: string
let orang: Person[]
let kantorId = 0
afterAll(() => server.close())
beforeAll(async () => {
  server = await startTestServer(SAAT, { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
  orang = await addPeople(server.owner, 12, Date.parse(SAAT))
  const { id } = await server.owner
    .insertInto('kantor')
    .values({ kode: 'CTK1', nama: 'Gudang Pandanaran', alamat: 'Semarang', zona_waktu: 'WIB' })
    .returning('id')
    .executeTakeFirstOrThrow()
  kantorId = id
  await server.owner
    .updateTable('penempatan')
    .set({ kantor_id: kantorId })
    .where(
      'karyawan_id',
      'in',
      orang.map(({ karyawanId }) => karyawanId),
    )
    .execute()
  await fillBulan(server.owner, orang, { dari: '2026-11-01', sampai: '2026-11-17' })
  // To the second, and more than a name.
  await sql`update presensi_kejadian set waktu = waktu - interval '37 minutes 41 seconds', dikoreksi = true, oleh_id = 1
    where jenis = 'check_out' and id % 3 = 0`.execute(server.owner)
  await sql`update karyawan set nama = '=1+1' where id = ${orang[1]?.karyawanId ?? 0}`.execute(server.owner)
})

const minta = async (alamat: string, token = hrd) => {
  const { status, body } = await server.call(alamat, { token })
  return { status, data: body['data'] as { nama: string; tipe: string; isi: string } }
}
const unduh = async (query: string) => {
  const { status, data } = await minta(`GET /kelola/presensi/lembar?bulan=11&tahun=2026&${query}`)
  expect(status).toBe(200)
  return Buffer.from(data.isi, 'base64')
}
const lembar = async (query: string) => readSheet(new Uint8Array(await unduh(`${query}&format=xlsx`)).buffer)
const teks = async (isi: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(isi))
  return { halaman: pdf.numPages, text: (await extractText(pdf, { mergePages: true })).text }
}
const bulan = async () => {
  const { body } = await server.call(`GET /kelola/presensi?bulan=11&tahun=2026&kantor_id=${kantorId}`, {
    token: hrd,
  })
  return (body as unknown as Bulanan).data
}
const lama = (detik: number) =>
  `${Math.floor(detik / 3600)}:${String(Math.floor(detik / 60) % 60).padStart(2, '0')}:${String(detik % 60).padStart(2, '0')}`

describe('[HARI-09] a timesheet', () => {
  it('of a person has each day’s hours as the API has them, as XLSX and PDF', async () => {
    for (const satu of await bulan()) {
      const sheet = await lembar(`karyawan_id=${satu.id}`)
      const hari = satu.hari.filter((h) => h !== null)
      expect(sheet).toHaveLength(hari.length + 2)
      const desimal = sheet[0]?.indexOf('Jam (desimal)') ?? 0
      const detik = sheet.slice(1).map((baris) => Math.round(Number(baris[desimal] ?? 0) * 3600))
      expect(detik).toEqual([...hari.map((h) => h.jam_kerja), satu.jam_kerja])
      const jam = sheet[0]?.indexOf('Jam kerja') ?? 0
      expect(sheet.slice(1).map((baris) => baris[jam])).toEqual(
        [...hari.map((h) => h.jam_kerja), satu.jam_kerja].map(lama),
      )
    }
    const [satu] = await bulan()
    const { text } = await teks(await unduh(`karyawan_id=${satu?.id}&format=pdf`))
    const rapat = text.replaceAll(/\s+/g, '')
    for (const detik of [...(satu?.hari ?? []).map((h) => h?.jam_kerja ?? 0), satu?.jam_kerja ?? 0])
      expect(rapat).toContain(lama(detik))
  })

  it('of a site has each person’s hours by the day and their sum as the API has them, as XLSX and PDF', async () => {
    const semua = await bulan()
    expect(semua).toHaveLength(12)
    const sheet = await lembar(`kantor_id=${kantorId}`)
    const { text } = await teks(await unduh(`kantor_id=${kantorId}&format=pdf`))
    const rapat = text.replaceAll(/\s+/g, '')
    for (const [ke, satu] of semua.entries()) {
      const baris = sheet[ke + 1] ?? []
      expect(baris[0]).toBe(satu.nama)
      const detik = satu.hari.map((_, i) =>
        typeof baris[i + 2] === 'number' ? Math.round(Number(baris[i + 2]) * 3600) : 0,
      )
      expect(detik).toEqual(satu.hari.map((h) => h?.jam_kerja ?? 0))
      expect([baris[32], Math.round(Number(baris[33]) * 3600), baris[34], baris[35]]).toEqual([
        lama(satu.jam_kerja),
        satu.jam_kerja,
        satu.terlambat,
        satu.alpa,
      ])
      for (const h of satu.hari) if (h !== null && h.jam_kerja > 0) expect(rapat).toContain(lama(h.jam_kerja))
      expect(rapat).toContain(lama(satu.jam_kerja))
    }
  })

  it('of the person themselves is the month that they see', async () => {
    const satu = (await bulan()).find(({ id }) => id === orang[3]?.karyawanId)
    const { body } = await server.call('GET /rekap/presensi?bulan=11&tahun=2026', { token: orang[3]?.token })
    expect(body['data'].jam_kerja).toBe(satu?.jam_kerja)
  })

  it('is of nobody whom the reader does not see', async () => {
    const koordinator = await server.login('wita@rekan.example')
    const alamat = `GET /kelola/presensi/lembar?bulan=11&tahun=2026&format=xlsx&karyawan_id=${orang[0]?.karyawanId}`
    expect((await minta(alamat, koordinator)).status).toBe(403)
    expect(
      (await minta('GET /kelola/presensi/lembar?bulan=11&tahun=2026&format=pdf&karyawan_id=999999')).status,
    ).toBe(404)
  })
})

describe('[HARI-03] the paper list', () => {
  it('has a page a site, each person with shift and room to sign, and no NIK, phone or pay', async () => {
    const { data } = await minta('GET /kelola/presensi/daftar-hadir?tanggal=2026-11-19')
    expect(data).toMatchObject({ nama: 'daftar-hadir-2026-11-19.pdf', tipe: 'application/pdf' })
    const { halaman, text } = await teks(Buffer.from(data.isi, 'base64'))
    expect(halaman).toBeGreaterThan(1)
    const rapat = text.replaceAll(/\s+/g, '')
    for (const kata of ['Daftarhadir:GudangPandanaran', 'Datang', 'Paraf', 'Pulang', 'Shift', '08:00–17:00'])
      expect(rapat).toContain(kata)
    const { rows } = await sql<{ nama: string; nik: string; nomor_hp: string | null }>`
      select k.nama, k.nik, k.nomor_hp from karyawan k join penempatan p on p.karyawan_id = k.id
      where p.kantor_id = ${kantorId}`.execute(server.owner)
    expect(rows).toHaveLength(12)
    for (const { nama } of rows) expect(rapat).toContain(nama.replaceAll(/\s+/g, ''))
    const { rows: rahasia } = await sql<{ nilai: string }>`
      select nik as nilai from karyawan union select nomor_hp from karyawan where nomor_hp is not null
      union select nomor_rekening from karyawan where nomor_rekening is not null
      union select pokok::text from upah`.execute(server.owner)
    expect(rahasia.length).toBeGreaterThan(20)
    for (const { nilai } of rahasia) expect(rapat).not.toContain(nilai)
  })

  it('of one site is that site alone, of a day off nobody’s', async () => {
    const satu = await minta(`GET /kelola/presensi/daftar-hadir?tanggal=2026-11-19&kantor_id=${kantorId}`)
    const { halaman, text } = await teks(Buffer.from(satu.data.isi, 'base64'))
    expect([halaman, text.includes('Kantor Pusat')]).toEqual([1, false])
    const minggu = await minta(`GET /kelola/presensi/daftar-hadir?tanggal=2026-11-22&kantor_id=${kantorId}`)
    expect((await teks(Buffer.from(minggu.data.isi, 'base64'))).text).toContain('Tidak ada yang dijadwalkan')
  })
})
