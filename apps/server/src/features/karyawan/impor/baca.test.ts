import { readSheet } from 'read-excel-file/universal'
import { sql } from 'kysely'
import writeExcelFile from 'write-excel-file/node'
import { afterAll, expect, it } from 'vitest'
import { zipIsi } from '../../../../test/lembar/buku-acak.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())
const token = {
  hrd: await server.login('hrd@rekan.example'),
  admin: await server.login('admin@rekan.example'),
}
type Baris = Readonly<Record<string, string | number>>

const ORANG: Baris = {
  nama: 'Nur`aini Baca',
  nik: "'3273015500000901",
  jenis_karyawan: 'pkwt',
  status_pernikahan: 'Menikah',
  tempat_lahir: 'Bandung',
  tanggal_lahir: '28 Februari 1990',
  jenis_kelamin: 'Perempuan',
  tanggal_masuk: '01.03.2026',
  presensi_mulai: '20/11/2026',
  kantor: 'jkt01',
  jadwal: 'Lima  hari 08:00-17:00',
  jabatan: 'Petugas Keamanan',
  unit: 'Keamanan',
  nomor_hp: '(0812) 3456 7890',
  nama_bank: 'bca',
  nomor_rekening: '0012345678',
  kpj: '18099999901',
  jkn: '0009999999901',
}
const WAGE: Baris = { upah_mulai: '01/03/2026', upah_satuan: 'bulan', upah_pokok: '4.500' }

const book = (semua: readonly Baris[]) => {
  const kolom = [...new Set(semua.flatMap((satu) => Object.keys(satu)))]
  return writeExcelFile([
    kolom.map((value) => ({ value, type: String })),
    ...semua.map((satu) => kolom.map((nama) => (satu[nama] === undefined ? null : { value: satu[nama] }))),
  ]).toBuffer()
}
async function check(berkas: Buffer, siapa: keyof typeof token = 'hrd') {
  const form = new FormData()
  form.set('nama', 'orang.xlsx')
  form.set('berkas', new Blob([new Uint8Array(berkas)]), 'orang.xlsx')
  const { body } = await server.call('POST /kelola/impor-karyawan', { token: token[siapa], form })
  await server.deps.jobs.idle()
  return (await server.call(`GET /kelola/impor-karyawan/${body['data'].id}`, { token: token[siapa] })).body[
    'data'
  ]
}
async function run(id: number) {
  await server.call(`POST /kelola/impor-karyawan/${id}/jalankan`, { token: token.hrd, body: {} })
  await server.deps.jobs.idle()
}

it('[BACA-11, BACA-23] each row comes with the notes of the forms, and statistics with what was filled', async () => {
  const minimum = { wilayah: 'Kota Uji Baca', tahun: 2026, jumlah: 5_000_000 }
  await server.call('POST /kelola/upah-minimum', { token: token.hrd, body: { baris: [minimum] } })
  await sql`update kantor set wilayah = ${minimum.wilayah} where kode = 'JKT01'`.execute(server.owner)
  const { status, hasil, id } = await check(await book([{ ...ORANG, ...WAGE }]))
  expect([status, hasil.kesalahan]).toEqual(['SIAP', []])
  const pesan = hasil.catatan.map(({ pesan: satu }: { pesan: string }) => satu).join('\n')
  expect(pesan).toMatch(/Upah Rp\s4\.500 sebulan di bawah upah minimum/)
  expect(pesan).toMatch(/Belum lengkap untuk gaji: PTKP, Status NPWP, Agama/)
  await run(id)
  const { rows } = await sql<{ nama: string; hp: string; n: number }>`
    select nama, nomor_hp as hp, (select count(*)::integer from pg_stat_user_tables
      where relname in ('karyawan', 'penempatan') and last_analyze is not null) as n
    from karyawan where nik = '3273015500000901'`.execute(server.owner)
  expect(rows).toEqual([{ nama: "Nur'aini Baca", hp: '+6281234567890', n: 2 }])
})

it('[BACA-17] an account of two people is told, their KPJ and JKN are refused', async () => {
  const lain: Baris = { ...ORANG, nama: 'Budi Baca', nik: '3273015500000902' }
  const sama = await check(await book([lain]))
  expect(sama.hasil.kesalahan.map(({ kolom }: { kolom: string }) => kolom)).toEqual(['kpj'])
  const samaJkn = await check(await book([{ ...lain, kpj: '' }]))
  expect(samaJkn.hasil.kesalahan[0]).toMatchObject({ kolom: 'jkn', baris: 2 })
  const beda: Baris = { ...lain, kpj: '', jkn: '' }
  const { status, hasil } = await check(await book([beda]))
  expect(status).toBe('SIAP')
  expect(hasil.catatan).toContainEqual(
    expect.objectContaining({
      kolom: 'nomor_rekening',
      pesan: expect.stringMatching(/juga milik .*Nur'aini/),
    }),
  )
})

it('[BACA-17] the form tells of it too', async () => {
  const { rows } = await sql<{ id: number; versi: number }>`
    select id, versi from karyawan where kode = 'KBN0031'`.execute(server.owner)
  const { id, versi } = rows[0] ?? { id: 0, versi: 0 }
  const { status, body } = await server.call(`POST /karyawan/${id}`, {
    token: token.hrd,
    body: { versi, nama_bank: ORANG['nama_bank'], nomor_rekening: ORANG['nomor_rekening'] },
  })
  expect([status, body['peringatan']]).toEqual([
    200,
    [expect.stringMatching(/^Rekening ini juga milik .*Nur'aini/)],
  ])
})

it('[BACA-13] an administrator’s workbook with wages is told once that wages are HR’s', async () => {
  const orang = [1, 2].map((ke) => ({ ...ORANG, ...WAGE, nik: `327301550000091${ke}`, kpj: '', jkn: '' }))
  const { status, hasil } = await check(await book(orang), 'admin')
  expect([status, hasil.kesalahan]).toEqual([
    'SALAH',
    [
      expect.objectContaining({
        baris: 2,
        kolom: 'upah_pokok',
        pesan: expect.stringMatching(/^Upah hanya diurus HRD/),
      }),
    ],
  ])
})

it('[BACA-12] HR’s own export, with their own wage and tax, changes and refuses nothing', async () => {
  const { body } = await server.call('POST /kelola/karyawan/ekspor', { token: token.hrd, body: {} })
  const { status, hasil } = await check(Buffer.from(body['data'].isi, 'base64'))
  expect([status, hasil.kesalahan, hasil.diubah, hasil.ditambahkan]).toEqual(['SIAP', [], 0, 0])
})

it('[BACA-22] a template has text columns, lists and a note; what is wrong comes back beside the rows of the same sheet', async () => {
  const { body } = await server.call('GET /kelola/impor-karyawan/templat', { token: token.hrd })
  const xml = zipIsi(Buffer.from(body['data'].isi, 'base64'), 'xl/worksheets/sheet1.xml')
  expect(xml).toMatch(/<dataValidation type="list"[^>]*><formula1>Pilihan!/)
  expect(xml).toMatch(/<col style="\d+"/)
  const berkas = await book(
    [1, 2].map((ke) => ({ ...ORANG, nik: `32730155000009${ke}0`, kantor: 'XXX', kpj: '', jkn: '' })),
  )
  const { hasil } = await check(berkas)
  expect(hasil.kelompok).toEqual([
    expect.objectContaining({
      kolom: 'kantor',
      baris: [2, 3],
      pesan: expect.stringMatching(/"XXX" tidak ada/),
    }),
  ])
  const form = new FormData()
  form.set('kelompok', JSON.stringify(hasil.kelompok))
  form.set('berkas', new Blob([new Uint8Array(berkas)]), 'orang.xlsx')
  const tanda = await server.call('POST /kelola/lembar/tandai', { token: token.hrd, form })
  const bytes = Buffer.from(tanda.body['data'].isi, 'base64')
  const sel = await readSheet(new Uint8Array(bytes).buffer)
  expect([sel[0]?.at(-1), sel[2]?.at(-1)]).toEqual([
    'Yang perlu dibetulkan',
    expect.stringMatching(/^kantor: "XXX" tidak ada/),
  ])
  expect((await check(bytes)).hasil.kelompok).toEqual(
    hasil.kelompok.map((satu: object) => ({ ...satu, lembar: expect.any(String) })),
  )
})
