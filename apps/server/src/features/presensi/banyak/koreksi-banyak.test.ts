import { petunjukTabel } from '@rekan/domain/lembar/tabel'
import { BENTUK_KOREKSI, KOLOM_KOREKSI } from '@rekan/domain/presensi/tinjauan/lembar-koreksi'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/universal'
import writeExcelFile from 'write-excel-file/node'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { porsi } from '../../../../../../packages/domain/test/porsi.ts'
import { type Person, addCheckIn, addPeople } from '../../../../test/people.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const SENIN = '2026-11-23T09:00:00+07:00'
const JUMAT = '2026-11-20'
const server: TestServer = await startTestServer(SENIN, { withJobs: false })
const people = await addPeople(server.owner, 1100, Date.parse(SENIN))
const hrd = await server.login('hrd@rekan.example')
const hrdSendiri = await server.owner
  .selectFrom('karyawan')
  .innerJoin('pengguna', 'pengguna.karyawan_id', 'karyawan.id')
  .select('kode')
  .where('pengguna.email', '=', 'hrd@rekan.example')
  .executeTakeFirstOrThrow()
afterAll(() => server.close())
const orang = people.slice(0, 3) as [Person, Person, Person]
beforeEach(async () => {
  await sql`truncate presensi, presensi_kejadian cascade`.execute(server.owner)
})

const unggah = (csv: string | Buffer, uji?: string) => {
  const form = new FormData()
  if (uji !== undefined) form.append('uji', uji)
  const isi = Buffer.isBuffer(csv) ? new Uint8Array(csv) : csv
  form.append('berkas', new Blob([isi], { type: 'text/csv' }), 'koreksi.csv')
  return server.call('POST /kelola/presensi/koreksi/berkas', { token: hrd, form })
}
const ketik = (baris: object[], uji = false, token = hrd) =>
  server.call('POST /kelola/presensi/koreksi', { token, body: { uji, baris } })
const kejadian = () =>
  server.owner
    .selectFrom('presensi_kejadian as e')
    .innerJoin('presensi as r', (j) =>
      j.onRef('r.id', '=', 'e.presensi_id').onRef('r.tanggal', '=', 'e.tanggal'),
    )
    .select(['r.karyawan_id', 'e.jenis', 'e.waktu', 'e.keterangan'])
    .orderBy('r.karyawan_id')
    .orderBy('e.jenis')
    .execute()
/** How many rows each table has */
const banyakBaris = async () => {
  const { rows } = await sql<{ nama: string }>`
    select c.relname as nama from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'`.execute(server.owner)
  const satu = rows.map(
    ({ nama }) => sql`select ${nama} as nama, count(*)::integer as banyak from ${sql.table(nama)}`,
  )
  const { rows: semua } = await sql<{
    nama: string
    banyak: number
  }>`${sql.join(satu, sql` union all `)}`.execute(server.owner)
  return Object.fromEntries(semua.map(({ nama, banyak }) => [nama, banyak]))
}
const pukul = (jam: string) => Date.parse(`${JUMAT}T${jam}+07:00`)

const BAIK = `Kode;Nama;Tanggal;Masuk;Pulang;Alasan
TES0;Orang 0;20/11/2026;08:05;17.00;Daftar kertas
tes1;Orang 1;2026-11-20;;16:45:30;Lupa check out
`
const BURUK = `kode,tanggal,masuk,pulang,alasan
TES0,2026-11-20,08:05,17:00,Daftar kertas
XYZ99,2026-11-20,08:00,,Daftar kertas
TES1,2026-11-20,,25:00,Daftar kertas
TES2,2026-11-22,08:00,,Daftar kertas
${hrdSendiri.kode},2026-11-20,08:00,,Daftar kertas
TES2,2026-11-20,08:00,,
TES2,2026-11-24,08:00,,Belum
TES2,2026-11-20,,17:00,Tanpa masuk
`

describe('[HARI-12] corrections of many days from a file', () => {
  it('are written with before, after, who and why, and its second sending changes nothing', async () => {
    await addCheckIn(server.owner, orang[1].karyawanId, JUMAT)
    const { status, body } = await unggah(BAIK)
    expect([status, body['data'], body['message']]).toEqual([
      200,
      {
        diubah: 2,
        tetap: 0,
        kesalahan: [],
        jumlah_kesalahan: 0,
        kelompok: [],
        catatan: [],
        jumlah_catatan: 0,
        dicoba: false,
      },
      '2 presensi dikoreksi, 0 sudah sama.',
    ])
    expect(await kejadian()).toMatchObject([
      {
        karyawan_id: orang[0].karyawanId,
        jenis: 'check_in',
        waktu: pukul('08:05:00'),
        keterangan: 'Daftar kertas',
      },
      { karyawan_id: orang[0].karyawanId, jenis: 'check_out', waktu: pukul('17:00:00') },
      { karyawan_id: orang[1].karyawanId, jenis: 'check_in', waktu: pukul('08:00:00') },
      { karyawan_id: orang[1].karyawanId, jenis: 'check_out', waktu: pukul('16:45:30') },
    ])
    const rekaman = await server.call(`GET /karyawan/${orang[0].karyawanId}/presensi?tanggal=${JUMAT}`, {
      token: hrd,
    })
    expect(rekaman.body['data'].koreksi).toMatchObject([
      { alasan: 'Daftar kertas', perubahan: [{ jenis: 'check_in', sebelum: null }, { jenis: 'check_out' }] },
    ])
    expect((await unggah(BAIK)).body['data']).toMatchObject({ diubah: 0, tetap: 2 })
  })

  it('answers all faulty rows at once with row, column and how to write it, and writes none', async () => {
    const dicoba = await unggah(BURUK, '1')
    expect(dicoba.status).toBe(200)
    const salah = dicoba.body['data'].kesalahan as { baris: number; kolom: string; pesan: string }[]
    expect(salah.map(({ baris, kolom }) => [baris, kolom])).toEqual([
      [3, 'kode'],
      [4, 'pulang'],
      [5, 'tanggal'],
      [6, 'kode'],
      [7, 'alasan'],
      [8, 'masuk'],
      [9, 'masuk'],
    ])
    for (const { pesan } of salah) expect(pesan).toMatch(/^[A-Z].*\.$/)
    const { status, body } = await unggah(BURUK)
    expect(status).toBe(422)
    expect(body['errors'].berkas).toHaveLength(8)
    expect(body['errors'].berkas[3]).toContain('Baris 5, tanggal: Hari libur')
    expect(await kejadian()).toEqual([])
  })

  it.each([
    ['good rows', BAIK],
    ['faulty ones', BURUK],
  ])('tried out with %s write nothing: every table has as many rows as before', async (_, csv) => {
    const sebelum = await banyakBaris()
    const { status, body } = await unggah(csv, 'true')
    expect([status, body['data'].dicoba]).toEqual([200, true])
    expect(await banyakBaris()).toEqual(sebelum)
    expect(await kejadian()).toEqual([])
  })

  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['a head alone', 'kode,tanggal,masuk,alasan\n'],
    ['a workbook', Buffer.from('504b0304000000', 'hex')],
    ['other columns', 'nik,gaji\n1,2\n'],
  ])('are refused where the file is %s', async (_, isi) => {
    const { status, body } = await unggah(isi)
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['berkas']])
  })

  it.each<[string, string | Buffer]>([
    ['tabs', 'kode\ttanggal\tpulang\talasan\nTES50\t20.11.2026\t17.00\tDaftar'],
    [
      'bars and a month by name',
      'kode|tanggal|masuk|pulang|alasan\nTES50|20 November 2026|08.00|17.00|Daftar',
    ],
    [
      'a line that says the separator',
      'sep=;\r\nkode;tanggal;pulang;alasan\r\nTES50;20-Nov-2026;17:00;Daftar\r\n',
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFFkode;tanggal;pulang;alasan\r\nTES50;20/11/2026;17:00;Daftar\r\n', 'utf16le'),
    ],
    [
      'Windows’ Latin',
      Buffer.from('kode;tanggal;pulang;alasan\nTES50;20/11/2026;17:00;Caf\u00e9 tutup', 'latin1'),
    ],
  ])('are read with %s', async (_, isi) => {
    await addCheckIn(server.owner, people[50]?.karyawanId ?? 0, JUMAT)
    const { status, body } = await unggah(isi, '1')
    expect([status, body['data'].kesalahan, body['data'].diubah]).toEqual([200, [], 1])
  })

  it('are told to divide a file of 100,000 rows, of which no more is read than that shows', async () => {
    const baris = 'TES0;2026-11-20;08:00;17:00;Daftar kertas\n'
    const berkas = `kode;tanggal;masuk;pulang;alasan\n${baris.repeat(100_000)}`
    const sebelum = process.memoryUsage().heapUsed
    const cpu = process.cpuUsage()
    const { status, body } = await unggah(berkas)
    const { user } = process.cpuUsage(cpu)
    expect([status, body['errors'].berkas]).toEqual([
      422,
      ['Berkas ini lebih dari 5000 baris. Bagi menjadi beberapa berkas.'],
    ])
    // The file itself is four megabytes; its cells would be many times that.
    expect(process.memoryUsage().heapUsed - sebelum).toBeLessThan(100 * 1024 * 1024)
    expect(user / 1000).toBeLessThan(2000)
    expect(await kejadian()).toEqual([])
  })

  it('name the row whose month is locked, and write none', async () => {
    const { id } = await server.owner
      .selectFrom('pengguna')
      .select('id')
      .where('email', '=', 'hrd@rekan.example')
      .executeTakeFirstOrThrow()
    await sql`insert into kunci_bulan (tahun, bulan, dari, sampai, dikunci_oleh_id, dikunci_pada)
      values (2026, 10, '2026-10-01', '2026-10-31', ${id}, '2026-11-02T09:00:00+07:00')`.execute(server.owner)
    const baris = [JUMAT, '2026-10-20'].map((tanggal) => ({
      kode: 'TES0',
      tanggal,
      masuk: '08:00',
      alasan: 'Kertas.',
    }))
    const { status, body } = await ketik(baris, true)
    expect([status, body['data'].diubah]).toEqual([200, 1])
    expect(body['data'].kesalahan).toMatchObject([
      { baris: 2, kolom: 'tanggal', pesan: expect.stringContaining('sudah dikunci') },
    ])
    expect((await ketik(baris)).status).toBe(422)
    expect(await kejadian()).toEqual([])
  })

  it('are HR’s alone', async () => {
    for (const role of ['karyawan', 'koordinator', 'admin']) {
      const token = await server.login(`${role}@rekan.example`)
      expect((await ketik([{ kode: 'TES0' }], true, token)).status).toBe(403)
    }
  })
})

const BARIS = porsi(1000)
it(`[HARI-03] ${BARIS} rows of a paper list are typed in at once`, async () => {
  const baris = people.slice(0, BARIS).map((_, ke) => ({
    kode: `TES${ke}`,
    tanggal: JUMAT,
    masuk: '07:58',
    pulang: '17:03',
    alasan: 'Daftar kertas.',
  }))
  const { status, body } = await ketik(baris)
  expect([status, body['data']]).toMatchObject([200, { diubah: BARIS, kesalahan: [] }])
  expect(await kejadian()).toHaveLength(2 * BARIS)
  const jejak = await server.owner
    .selectFrom('audit')
    .select((eb) => ['tindakan', eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah')])
    .where(sql<boolean>`objek = 'presensi' and sesudah ->> 'alasan' = 'Daftar kertas.'`)
    .groupBy('tindakan')
    .execute()
  expect(jejak).toEqual([{ tindakan: 'POST /karyawan/presensi/{id}/koreksi', jumlah: BARIS }])
  const salah = await ketik([{ kode: 'TES1', tanggal: 'kemarin', masuk: '8', alasan: '' }], true)
  expect(salah.body['data'].kesalahan).toHaveLength(3)
})

it.each(['a\u0000b', 'a\ud800'])(
  'refuses what no text may hold, in whatever column it is typed: %j',
  async (isi) => {
    const baik = { kode: 'TES0', tanggal: JUMAT, masuk: '08:00', pulang: '17:00', alasan: 'Daftar kertas' }
    for (const kolom of ['kode', 'alasan']) {
      const { status, body } = await ketik([{ ...baik, [kolom]: isi }])
      expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, [`baris.0.${kolom}`]])
    }
  },
)

it('takes the template as it is downloaded, whose row of allowed values is none', async () => {
  const { status, body } = await unggah(
    `\uFEFF${KOLOM_KOREKSI.join(';')}\n"${petunjukTabel(BENTUK_KOREKSI).join('";"')}"\nKBN9999;18/11/2026;07.58;;Lupa.;\r\n`,
    'true',
  )
  expect([status, body['data'].kesalahan]).toMatchObject([200, [{ baris: 3, kolom: 'kode' }]])
})

it('[BACA-02, BACA-22] takes its template as a workbook, names a kode of #N/A, and writes nothing', async () => {
  const templat = await server.call('GET /kelola/presensi/koreksi/templat', { token: hrd })
  const bytes = new Uint8Array(Buffer.from(templat.body['data'].isi, 'base64')).buffer
  const [judul = [], petunjuk = []] = (await readSheet(bytes)) as string[][]
  expect([judul, petunjuk[0]]).toEqual([[...KOLOM_KOREKSI], '# Tulis kode karyawan, misalnya KBN0031.'])
  const buku = await writeExcelFile([
    judul.map((value) => ({ value })),
    petunjuk.map((value) => ({ value })),
    ['TES0', '20/11/2026', '08:05', '17:00', 'Daftar kertas'].map((value) => ({ value })),
    ['#N/A', '20/11/2026', '08:05', '', 'Daftar kertas'].map((value) => (value === '' ? null : { value })),
  ]).toBuffer()
  const { status, body } = await unggah(buku, '1')
  expect([status, body['data'].kesalahan]).toEqual([
    200,
    [{ lembar: 'Sheet1', baris: 4, kolom: 'kode', pesan: expect.stringMatching(/galat #N\/A/) }],
  ])
  expect(await kejadian()).toEqual([])
})

it('[BACA-03] refuses a file that ends inside a quotation mark with the row where it was opened', async () => {
  const { status, body } = await unggah(
    'kode;tanggal;masuk;alasan\nTES0;20/11/2026;08:05;"Lupa\nTES1;20/11/2026;08:05;Lupa',
  )
  expect([status, body['errors'].berkas[1]]).toEqual([422, expect.stringMatching(/^Baris 2: Tanda kutip/)])
})
