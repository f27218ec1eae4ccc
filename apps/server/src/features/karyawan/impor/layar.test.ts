import { type Sel, teksSel } from '@rekan/domain/lembar/sel'
import { readSheet } from 'read-excel-file/universal'
import { sql } from 'kysely'
import writeExcelFile from 'write-excel-file/node'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { writeBukuOrang } from '../../../../test/buku-orang.ts'
import { addPeople } from '../../../../test/people.ts'
import { formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())
beforeEach(() => server.setClock(JUMAT_PAGI))

const token = {
  hrd: await server.login('hrd@rekan.example'),
  admin: await server.login('admin@rekan.example'),
  koordinator: await server.login('koordinator@rekan.example'),
}
type Siapa = keyof typeof token

const DEWI = {
  nama: 'Dewi Impor',
  nik: '3273015500000301',
  jenis_karyawan: 'Karyawan Kontrak (PKWT)',
  status_pernikahan: 'Kawin',
  tempat_lahir: 'Bandung',
  tanggal_lahir: '28/02/1990',
  jenis_kelamin: 'P',
  tanggal_masuk: '01/03/2026',
  presensi_mulai: '20/11/2026',
  kantor: 'JKT01',
  jadwal: 'Lima hari 08:00-17:00',
  jabatan: 'Petugas Keamanan',
  unit: 'Keamanan',
  nomor_hp: '0812-3456-7890',
  upah_mulai: '01/03/2026',
  upah_satuan: 'bulan',
  upah_pokok: 4_500_000,
  upah_tunjangan_tetap: '500.000',
  kontrak_jenis: 'PKWT',
  kontrak_nomor: '012/PKWT/2026',
  kontrak_ditandatangani: '27/02/2026',
  kontrak_mulai: '01/03/2026',
  kontrak_sampai: '28/02/2027',
  ptkp: 'k/1',
  ptkp_tahun: 2026,
  status_npwp: 'NIK',
  agama: 'Islam',
  bpjs_kesehatan_mulai: '01/03/2026',
  bpjs_tk_mulai: '01/03/2026',
  bpjs_tk_program: 'JKK, JKM, JHT',
} satisfies Readonly<Record<string, Sel>>
type Orang = Readonly<Record<string, Sel>>

async function book(orang: readonly Orang[]): Promise<Buffer> {
  const kolom = Object.keys(orang[0] ?? DEWI)
  const sel = (isi: Sel) =>
    typeof isi === 'number'
      ? { value: isi, type: Number }
      : isi
        ? { value: teksSel(isi), type: String }
        : null
  return writeExcelFile([
    kolom.map((nama) => ({ value: nama })),
    ...orang.map((satu) => kolom.map((nama) => sel(satu[nama]))),
  ]).toBuffer()
}
function upload(berkas: Buffer, siapa: Siapa = 'hrd', nama = 'karyawan.xlsx') {
  const form = new FormData()
  form.set('nama', nama)
  form.set('berkas', new Blob([new Uint8Array(berkas)]), nama)
  return server.call('POST /kelola/impor-karyawan', { token: token[siapa], form })
}
const show = async (id: number) => {
  await server.deps.jobs.idle()
  return (await server.call(`GET /kelola/impor-karyawan/${id}`, { token: token.hrd })).body['data']
}
const run = (id: number, siapa: Siapa = 'hrd') =>
  server.call(`POST /kelola/impor-karyawan/${id}/jalankan`, { token: token[siapa], body: {} })
async function check(berkas: Buffer, siapa: Siapa = 'hrd') {
  const { status, body } = await upload(berkas, siapa)
  expect(status).toBe(201)
  return show(body['data'].id)
}
/** Rows of every table, but what the import keeps of itself and what each call leaves. */
async function countAll(): Promise<Readonly<Record<string, number>>> {
  const { rows: tabel } = await sql<{ nama: string }>`
    select relname as nama from pg_stat_user_tables
    where relname not in ('impor_karyawan', 'idempotensi', 'jatah_percobaan', 'audit_antre', 'audit_rantai', 'rahasia')
    order by relname`.execute(server.owner)
  const jumlah: Record<string, number> = {}
  for (const { nama } of tabel) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(nama)}`.execute(
      server.owner,
    )
    jumlah[nama] = rows[0]?.n ?? -1
  }
  return jumlah
}

describe('people through the browser', () => {
  it('[KARY-05, KARY-10, KARY-11] are tried out without a trace, written whole, and unchanged the second time', async () => {
    const berkas = await book([
      DEWI,
      { ...DEWI, nama: 'Eko Impor', nik: '3273015500000302', kontrak_nomor: '013/PKWT/2026' },
    ])
    const sebelum = await countAll()
    const coba = await check(berkas)
    expect(coba).toMatchObject({
      status: 'SIAP',
      selesai: 2,
      dari: 2,
      sendiri: true,
      hasil: { ditambahkan: 2, diubah: 0, tetap: 0, kesalahan: [] },
    })
    expect(await countAll()).toEqual(sebelum)
    expect((await run(coba.id)).status).toBe(200)
    expect(await show(coba.id)).toMatchObject({ status: 'SELESAI', hasil: { ditambahkan: 2 } })
    const dewi = await server.owner
      .selectFrom('karyawan')
      .select(['id', 'nomor_hp'])
      .where('nik', '=', DEWI.nik)
      .executeTakeFirstOrThrow()
    expect(dewi.nomor_hp).toBe('+6281234567890')
    const upah = await server.call(`GET /karyawan/${dewi.id}/upah`, { token: token.hrd })
    expect(upah.body['data']).toMatchObject([
      {
        mulai: '2026-03-01',
        satuan: 'bulan',
        pokok: 4_500_000,
        tunjangan_tetap: 500_000,
        tunjangan_tidak_tetap: 0,
      },
    ])
    const kontrak = await server.call(`GET /kelola/karyawan/${dewi.id}/kontrak`, { token: token.hrd })
    expect(kontrak.body['data']).toMatchObject([
      { jenis: 'PKWT', nomor: '012/PKWT/2026', mulai: '2026-03-01', sampai: '2027-02-28' },
    ])
    const pajak = await server.call(`GET /kelola/karyawan/${dewi.id}/pajak`, { token: token.hrd })
    expect(pajak.body['data']).toMatchObject({
      ptkp: [{ tahun: 2026, ptkp: 'K/1', tanggungan: 1 }],
      status_npwp: 'NIK',
      agama: 'ISLAM',
      bpjs_kesehatan_mulai: '2026-03-01',
      bpjs_tk_program: ['JKK', 'JKM', 'JHT'],
    })
    const lagi = await check(berkas)
    expect(lagi).toMatchObject({
      status: 'SIAP',
      hasil: { ditambahkan: 0, diubah: 0, tetap: 2, catatan: [] },
    })
    const antara = await countAll()
    await run(lagi.id)
    expect(await show(lagi.id)).toMatchObject({ status: 'SELESAI', hasil: { ditambahkan: 0, diubah: 0 } })
    expect({ ...(await countAll()), audit: 0 }).toEqual({ ...antara, audit: 0 })
  })

  it('[KARY-06] are taken on while others punch, and the progress that is told only grows', async () => {
    const berkas = await writeBukuOrang(300)
    const orang = await addPeople(server.owner, 6, Date.parse(JUMAT_PAGI))
    const { body } = await upload(berkas)
    const path = `GET /kelola/impor-karyawan/${body['data'].id}`
    const maju: number[] = []
    for (const { token: milik } of orang) {
      const { status } = await server.call('POST /presensi/check-in', {
        token: milik,
        form: formPresensi(fotoBaru()),
      })
      expect(status).toBe(201)
      maju.push((await server.call(path, { token: token.hrd })).body['data'].selesai)
    }
    expect(maju).toEqual(maju.toSorted((a, b) => a - b))
    expect(await show(body['data'].id)).toMatchObject({ status: 'SIAP', selesai: 300, dari: 300 })
    // How long 5,000 take, and punches meanwhile, is measured by `npm run bench:impor`.
  })

  it('[KARY-12] exported and imported again change nothing; a mended cell changes its person alone', async () => {
    const { body } = await server.call('POST /kelola/karyawan/ekspor', { token: token.hrd, body: {} })
    const berkas = Buffer.from(body['data'].isi, 'base64')
    const lembar = (await readSheet(new Uint8Array(berkas).buffer)) as Sel[][]
    const hasil = await check(berkas)
    expect(hasil.hasil).toMatchObject({
      kesalahan: [],
      ditambahkan: 0,
      diubah: 0,
      tetap: lembar.length - 1,
      catatan: [],
    })
    const [judul = [], ...baris] = lembar
    const di = (nama: string) => judul.indexOf(nama)
    const kolom = baris.find((satu) => satu[di('kode')] === 'KBN0031') ?? []
    const ubah = Object.fromEntries(judul.map((nama, i) => [teksSel(nama), kolom[i]]))
    const baru = await check(
      await book([
        {
          ...ubah,
          tempat_lahir: 'Tarakan',
          kantor: 'SBY01',
          upah_mulai: null,
          upah_satuan: null,
          upah_pokok: null,
          upah_tunjangan_tetap: null,
          upah_tunjangan_tidak_tetap: null,
        },
      ]),
    )
    expect(baru.hasil).toMatchObject({ kesalahan: [], diubah: 1, tetap: 0 })
    expect(baru.hasil.catatan).toEqual([
      {
        lembar: 'Sheet1',
        baris: 2,
        kolom: 'kantor',
        pesan: expect.stringMatching(/diubah di halaman karyawannya/),
      },
    ])
    await run(baru.id)
    await show(baru.id)
    const siti = await server.owner
      .selectFrom('karyawan')
      .select('tempat_lahir')
      .where('kode', '=', 'KBN0031')
      .executeTakeFirstOrThrow()
    expect(siti.tempat_lahir).toBe('Tarakan')
    const [audit] = await server.owner
      .selectFrom('audit')
      .select(['pengguna_id', 'sesudah'])
      .where('tindakan', '=', 'POST /kelola/karyawan/ekspor')
      .execute()
    expect(audit?.sesudah).toMatchObject({ orang: lembar.length - 1 })
  })

  it('[KARY-03] the template names what each closed column may hold', async () => {
    const { body } = await server.call('GET /kelola/impor-karyawan/templat', { token: token.admin })
    const bytes = new Uint8Array(Buffer.from(body['data'].isi, 'base64')).buffer
    const pilihan = (await readSheet(bytes, 'Pilihan')) as Sel[][]
    const isi = (kolom: string) => pilihan.slice(1).map((baris) => baris[pilihan[0]?.indexOf(kolom) ?? -1])
    expect(isi('jenis_karyawan')).toContain('Karyawan Tetap (PKWTT)')
    expect(isi('kantor')).toContain('JKT01')
    expect(isi('jenis_kelamin').filter(Boolean)).toEqual(['L', 'P'])
    expect(isi('nama_bank')).toContain('BCA')
    expect(isi('kontrak_jenis').filter(Boolean)).toEqual(['PKWT', 'PKWTT'])
    const karyawan = (await readSheet(bytes, 'Karyawan')) as Sel[][]
    expect([karyawan.length, karyawan[1]?.[0]]).toEqual([2, expect.stringMatching(/^# Tulis nama/)])
  })

  it('[KARY-04] with an unknown kind in row 2, coordinator in row 13 and bank in row 15 are answered all three', async () => {
    const orang = Array.from({ length: 14 }, (_, i): Orang => {
      const isi = Object.fromEntries(Object.entries(DEWI).filter(([nama]) => !nama.startsWith('kontrak_')))
      return {
        ...isi,
        koordinator: null,
        nama_bank: 'BCA',
        nomor_rekening: '1234567890',
        nik: `32730155000004${String(i + 2).padStart(2, '0')}`,
      }
    })
    orang[0] = { ...orang[0], jenis_karyawan: 'Direktur' }
    orang[11] = { ...orang[11], koordinator: 'KBN0031' }
    orang[13] = { ...orang[13], nama_bank: 'Bank Antah' }
    const { status, hasil, id } = await check(await book(orang))
    expect(status).toBe('SALAH')
    expect(
      hasil.kesalahan.map(({ baris, kolom }: { baris: number; kolom: string }) => [baris, kolom]),
    ).toEqual([
      [2, 'jenis_karyawan'],
      [13, 'koordinator'],
      [15, 'nama_bank'],
    ])
    for (const { pesan } of hasil.kesalahan) expect(pesan).toMatch(/ Tulis /)
    expect((await run(id)).status).toBe(409)
  })

  it('are one import at a time, of whoever uploaded it; called off, nothing is written', async () => {
    // Nothing that is HR's alone, so that either of them may come first.
    const biasa = Object.entries(DEWI).slice(0, Object.keys(DEWI).indexOf('upah_mulai'))
    const berkas = await book([{ ...Object.fromEntries(biasa), nik: '3273015500000501' }])
    const kembar = await Promise.all([upload(berkas), upload(berkas, 'admin')])
    expect(kembar.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const kalah = kembar.find(({ status }) => status === 409)
    expect(kalah?.body['message']).toMatch(/sedang mengimpor karyawan/)
    const id = kembar.find(({ status }) => status === 201)?.body['data'].id as number
    await show(id)
    const pemilik: Siapa = kembar[0].status === 201 ? 'hrd' : 'admin'
    expect((await run(id, pemilik === 'hrd' ? 'admin' : 'hrd')).status).toBe(409)
    const batal = await server.call(`POST /kelola/impor-karyawan/${id}/batal`, {
      token: token[pemilik],
      body: {},
    })
    expect(batal.body['data'].status).toBe('BATAL')
    expect((await run(id, pemilik)).status).toBe(409)
    expect((await upload(berkas, 'koordinator')).status).toBe(403)
    expect((await server.call('GET /kelola/impor-karyawan/99999', { token: token.hrd })).status).toBe(404)
    const { berkas: sisa } = await server.owner
      .selectFrom('impor_karyawan')
      .select('berkas')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(sisa).toBeNull()
  })

  it('stop honestly when their server is gone: nothing is written, and the next may begin', async () => {
    await server.owner
      .insertInto('impor_karyawan')
      .values({
        oleh_id: 1,
        nama: 'lama.xlsx',
        berkas: Buffer.from('x'),
        status: 'TULIS',
        dibuat_pada: new Date('2026-11-20T00:00:00Z'),
        denyut_pada: new Date('2026-11-20T00:00:00Z'),
      })
      .execute()
    server.deps.jobs.nudge('impor-karyawan')
    await server.deps.jobs.idle()
    const { body } = await server.call('GET /kelola/impor-karyawan', { token: token.hrd })
    expect(body['data']).toMatchObject({ nama: 'lama.xlsx', status: 'TERHENTI' })
    const { status } = await check(await book([{ ...DEWI, nik: '3273015500000601', kontrak_nomor: '601' }]))
    expect(status).toBe('SIAP')
  })

  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['another kind of file', () => Buffer.from('%PDF-1.7'), /berupa PDF.* Simpan sebagai Excel/],
    [
      '6,000 rows',
      () => writeExcelFile(Array.from({ length: 6000 }, () => [{ value: 'nama' }])).toBuffer(),
      /lebih dari 5000 baris/,
    ],
  ])('refuse %s in words', async (_apa, berkas, pesan) => {
    const { status, hasil } = await check(await berkas())
    expect([status, hasil.tolak]).toEqual(['SALAH', expect.stringMatching(pesan)])
  })

  const judul = ['nama', 'nik', 'kode'].map((value) => ({ value, type: String }))
  type Isi = Extract<
    Parameters<typeof writeExcelFile>[0],
    readonly { readonly data: unknown }[]
  >[number]['data']
  it.each<[string, Isi, (string | number | null)[][]]>([
    [
      'a formula that was never reckoned',
      [judul, [{ value: 'A1&"x"', type: 'Formula' }, null, null]],
      [[2, 'nama', 'rumus yang belum dihitung']],
    ],
    [
      'joined cells',
      [judul, [{ value: 'Dewi', columnSpan: 2 }, null, null]],
      [[2, 'nama', 'Sel A2:B2 digabung']],
    ],
    [
      'columns that are none',
      [[{ value: 'gaji', type: String }, ...judul]],
      [[1, 'gaji', 'Kolom tidak dikenal']],
    ],
  ])('[BACA-01] name %s by sheet, row and column', async (_apa, isi, harapan) => {
    const { status, hasil } = await check(await writeExcelFile([{ data: isi, sheet: 'Orang' }]).toBuffer())
    expect([status, hasil.tolak]).toEqual(['SALAH', null])
    for (const [baris, kolom, pesan] of harapan)
      expect(hasil.kesalahan).toContainEqual({
        lembar: 'Orang',
        baris,
        kolom,
        pesan: expect.stringContaining(String(pesan)),
      })
  })
})
