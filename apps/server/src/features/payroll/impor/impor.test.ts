import { deflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/universal'
import writeExcelFile from 'write-excel-file/node'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { porsi } from '../../../../../../packages/domain/test/porsi.ts'
import { ISI, baris, bulanLain, insertSlip } from '../../../../test/payroll.ts'
import { addPeople } from '../../../../test/people.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { type Reply, type TestServer, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { type Entri, zip } from '../../../../test/zip.ts'

const server: TestServer = await startTestServer()
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
  lain: 'wita@rekan.example',
})
type Nama = keyof typeof token
const semua = await server.owner.selectFrom('karyawan').select(['kode', 'nama']).execute()
const sebutan: Readonly<Record<string, string>> = Object.fromEntries(
  semua.map((satu) => [satu.kode, satu.nama]),
)
afterAll(() => server.close())
beforeEach(() => server.setClock(JUMAT_PAGI))

const SITI = 'KBN0031'
const LAIN = 'KBN0042'
const HRD = 'KBN0009'
const KEPALA = [
  'Kode',
  'Nama',
  'Penghasilan: Gaji Pokok',
  'Potongan: BPJS JHT 2%',
  'Penghasilan Lain: Bonus',
  'Catatan',
]
type Sel = string | number | Date | null

const lembar = async (...deret: readonly (readonly Sel[])[]) =>
  writeExcelFile(
    deret.map((satu) => [...satu]),
    { dateFormat: 'dd/mm/yyyy' },
  ).toBuffer()

async function kirim(
  masa: { bulan: number; tahun: number },
  berkas: Uint8Array | null,
  { uji = false, oleh = 'hrd' }: { uji?: boolean; oleh?: Nama } = {},
): Promise<Reply> {
  const form = new FormData()
  form.set('bulan', String(masa.bulan))
  form.set('tahun', String(masa.tahun))
  if (uji) form.set('uji', '1')
  if (berkas !== null) form.set('berkas', new Blob([new Uint8Array(berkas)]), 'gaji.xlsx')
  return server.call('POST /kelola/payroll/impor', { token: token[oleh], form })
}

const slipBulan = ({ bulan, tahun }: { bulan: number; tahun: number }) =>
  server.owner
    .selectFrom('payroll')
    .select(['id', 'kode', 'gaji_kotor', 'gaji_bersih', 'catatan', 'versi'])
    .where('bulan', '=', bulan)
    .where('tahun', '=', tahun)
    .orderBy('kode')
    .execute()

describe('POST /kelola/payroll/impor', () => {
  it('makes drafts and gives drafts other lines; tried first, it changes nothing', async () => {
    const masa = bulanLain()
    const id = await insertSlip(server.owner, akun.siti, akun.hrdLain.penggunaId, {
      ...masa,
      catatan: 'Lama.',
    })
    const berkas = await lembar(
      KEPALA,
      [SITI, sebutan[SITI] ?? '', 5_000_000, 100_000, null, null],
      [null, null, null, null, null, null],
      [LAIN, null, '4.000.000', 'Rp 80.000', 250_000, 'Bonus proyek.'],
    )
    const hasil = {
      baris: 2,
      dibuat: 1,
      diubah: 1,
      dilewati: 0,
      gaji_bersih: 4_900_000 + 4_170_000,
      kesalahan: [],
      jumlah_kesalahan: 0,
      kelompok: [],
      catatan: [],
      jumlah_catatan: 0,
    }
    const coba = await kirim(masa, berkas, { uji: true })
    expect([coba.status, coba.body['data']]).toEqual([200, hasil])
    expect(await slipBulan(masa)).toHaveLength(1)
    const { status, body } = await kirim(masa, berkas)
    expect([status, body['data'], body['message']]).toEqual([200, hasil, '1 draft dibuat, 1 draft diubah.'])
    expect(await slipBulan(masa)).toEqual([
      { id, kode: SITI, gaji_kotor: 5_000_000, gaji_bersih: 4_900_000, catatan: 'Lama.', versi: 2 },
      expect.objectContaining({
        kode: LAIN,
        gaji_kotor: 4_250_000,
        gaji_bersih: 4_170_000,
        catatan: 'Bonus proyek.',
        versi: 1,
      }),
    ])
    const [jejak] = await server.owner
      .selectFrom('audit')
      .selectAll()
      .where('tindakan', '=', 'POST /kelola/payroll/impor')
      .orderBy('id', 'desc')
      .execute()
    expect(jejak?.sesudah).toMatchObject({ ...masa, dibuat: [LAIN], diubah: [SITI] })
  })

  it('tells each fault by row and column, and takes nothing over while there is one', async () => {
    const masa = bulanLain()
    await insertSlip(server.owner, akun.lain, akun.hrd.penggunaId, {
      ...masa,
      terbit: '2026-10-28T03:00:00Z',
    })
    const berkas = await lembar(
      KEPALA,
      [SITI, 'Orang Lain', 5_000_000, null, null, null],
      ['ENTAH', null, 1, null, null, null],
      [LAIN, null, 1, null, null, null],
      [HRD, null, 1, null, null, null],
      ['KBN0001', null, 'lima juta', null, null, null],
      ['KBN0002', null, 5_000_000, null, null, null],
      ['KBN0002', null, 5_000_000, null, null, null],
      ['KBN0003', null, 100, 200, null, null],
      ['KBN0004', null, new Date('2026-01-01'), null, null, null],
    )
    const { status, body } = await kirim(masa, berkas, { uji: true })
    expect(status).toBe(200)
    expect(body['data'].kesalahan).toEqual([
      {
        lembar: 'Sheet1',
        baris: 2,
        kolom: 'Nama',
        pesan: `${SITI} adalah ${sebutan[SITI]}, bukan Orang Lain.`,
      },
      {
        lembar: 'Sheet1',
        baris: 3,
        kolom: 'Kode',
        pesan: 'Kode karyawan ENTAH tidak dikenal. Pakai kode di templat.',
      },
      {
        lembar: 'Sheet1',
        baris: 4,
        kolom: 'Kode',
        pesan: 'Slip gaji bulan ini sudah terbit. Buat revisi lebih dulu.',
      },
      {
        lembar: 'Sheet1',
        baris: 5,
        kolom: 'Kode',
        pesan: 'Slip gaji Anda sendiri diurus oleh rekan HRD lain atau penyetuju gaji HRD.',
      },
      {
        lembar: 'Sheet1',
        baris: 6,
        kolom: 'Penghasilan: Gaji Pokok',
        pesan: expect.stringMatching(/tidak dapat dibaca\. Tulis jumlah seperti 1250000/),
      },
      { lembar: 'Sheet1', baris: 8, kolom: 'Kode', pesan: 'Kode KBN0002 sudah ada di baris 7.' },
      {
        lembar: 'Sheet1',
        baris: 9,
        kolom: null,
        pesan: 'Potongan melebihi penghasilan. Kurangi potongan, atau cicil di bulan berikutnya.',
      },
      {
        lembar: 'Sheet1',
        baris: 10,
        kolom: 'Penghasilan: Gaji Pokok',
        pesan: expect.stringMatching(/berisi tanggal\. Ubah format selnya menjadi angka/),
      },
    ])
    const tolak = await kirim(masa, berkas)
    expect(tolak.status).toBe(422)
    expect(tolak.body['errors'].berkas).toHaveLength(8)
    expect(tolak.body['errors'].berkas[1]).toBe(
      'Baris 3, kolom "Kode": Kode karyawan ENTAH tidak dikenal. Pakai kode di templat.',
    )
    expect(await slipBulan(masa)).toHaveLength(1)
  })

  it('[ORANG-18] tells faults of head, cells and people at once, and how many there are beyond those it names', async () => {
    const masa = bulanLain()
    const berkas = await lembar(
      [...KEPALA, 'Bonus Lebaran'],
      [SITI, 'Orang Lain', 'lima juta', null, null, null, null],
      ['ENTAH', null, null, new Date('2026-01-01'), null, null, 5],
      [HRD, null, 'x', 'y', null, null, null],
    )
    const { body } = await kirim(masa, berkas, { uji: true })
    const { kesalahan, jumlah_kesalahan: jumlah, baris: baik } = body['data']
    const di = (kesalahan as { baris: number; kolom: string }[]).map((satu) => `${satu.baris} ${satu.kolom}`)
    expect([baik, jumlah]).toEqual([0, 8])
    expect(di.toSorted()).toEqual([
      '1 Bonus Lebaran',
      '2 Nama',
      '2 Penghasilan: Gaji Pokok',
      '3 Kode',
      '3 Potongan: BPJS JHT 2%',
      '4 Kode',
      '4 Penghasilan: Gaji Pokok',
      '4 Potongan: BPJS JHT 2%',
    ])
    const panjang = await lembar(
      KEPALA,
      ...Array.from({ length: 4990 }, (_, i) => [`X${i}`, null, 'salah', null, null, null]),
    )
    const banyak = await kirim(masa, panjang, { uji: true })
    expect(banyak.body['data'].kesalahan).toHaveLength(200)
    expect(banyak.body['data'].jumlah_kesalahan).toBe(2 * 4990)
    const tolak = await kirim(masa, panjang)
    expect([tolak.status, tolak.body['errors'].berkas.length]).toEqual([422, 21])
    expect(tolak.body['errors'].berkas[20]).toBe('Dan 9.960 kesalahan lain.')
  })

  it('does not work formulas out: what they came to when the file was saved counts', async () => {
    const masa = bulanLain()
    const berkas = zip(
      buku(
        sel('A2', `t="inlineStr"><is><t>${SITI}</t></is>`) +
          sel('B2', '><f>1+1</f><v>5000000</v>') +
          sel('C2', 't="str"><f>HYPERLINK("http://x","y")</f><v>=cmd|x</v>'),
      ),
    )
    const { body } = await kirim(masa, berkas, { uji: true })
    expect(body['data']).toMatchObject({ dibuat: 1, gaji_bersih: 5_000_000, kesalahan: [] })
    await kirim(masa, berkas)
    expect((await slipBulan(masa))[0]).toMatchObject({ gaji_bersih: 5_000_000, catatan: '=cmd|x' })
  })

  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['a text', () => Buffer.from('Kode,Nama\nKBN0031,Siti'), /Tidak ada kolom penghasilan/],
    ['nothing', () => Buffer.alloc(0), /Kolom Kode tidak ada/],
    [
      'half a file',
      async () => (await lembar(KEPALA, [SITI, null, 1, null, null, null])).subarray(0, 900),
      /bukan lembar kerja Excel/,
    ],
    [
      'an archive of something else',
      () => zip([{ nama: 'a.txt', isi: Buffer.from('a') }]),
      /bukan lembar kerja Excel/,
    ],
    [
      'a sheet that is none',
      () => zip([{ nama: 'xl/worksheets/sheet1.xml', isi: Buffer.from('<worksheet') }]),
      /bukan lembar kerja Excel/,
    ],
    [
      'a gigabyte in a megabyte',
      () =>
        zip(
          buku('', [
            {
              nama: 'xl/besar.xml',
              isi: Buffer.alloc(0),
              mampat: deflateRawSync(Buffer.alloc(200 * 1024 * 1024)),
              besar: 200 * 1024 * 1024,
            },
          ]),
        ),
      /terlalu besar/,
    ],
    [
      'more than it says that it holds',
      () =>
        zip(
          buku('', [
            {
              nama: 'xl/besar.xml',
              isi: Buffer.alloc(0),
              mampat: deflateRawSync(Buffer.alloc(90 * 1024 * 1024)),
              besar: 10,
            },
          ]),
        ),
      /bukan lembar kerja Excel/,
    ],
    ['the same name twice', () => zip([...buku(''), ...buku('')]), /bukan lembar kerja Excel/],
    [
      'a cell at the end of the world',
      () => zip(buku(sel('XFD1048576', '><v>1</v>'))),
      /lebih dari 5000 baris/,
    ],
    ['a cell far to the right', () => zip(buku(sel('ZZ2', '><v>1</v>'))), /lebih dari 120 kolom/],
    [
      'a sheet that lies elsewhere',
      () =>
        zip(
          buku(sel('A2', '><v>1</v>')).map(({ nama, isi }) => ({
            nama: nama.replace('worksheets/sheet1', 'lain/a'),
            isi: Buffer.from(
              isi
                .toString()
                .replace('worksheets/sheet1', 'lain/a')
                .replace('<row r="2">', '<row r="3000000">'),
            ),
          })),
        ),
      /bukan lembar kerja Excel/,
    ],
    [
      'addresses with a prefix',
      () => zip(buku('', [], '<sheetData><row x:r="3000000"><c x:r="A3000000"/></row></sheetData>')),
      /bukan lembar kerja Excel/,
    ],
    [
      'an address with a quotation mark',
      () => zip(buku('', [], `<sheetData><row><c r="'A3000000"><v>1</v></c></row></sheetData>`)),
      /bukan lembar kerja Excel/,
    ],
    [
      'a text of megabytes that all cells share',
      () => zip(buku('', [teksBersama(' '.repeat(20 * 1024 * 1024))])),
      /sel terlalu panjang/,
    ],
    [
      'a cell of megabytes',
      () => zip(buku(sel('A2', `t="inlineStr"><is><t>${'x'.repeat(1024 * 1024)}</t></is>`))),
      /sel terlalu panjang/,
    ],
  ])('refuses %s, and goes on working', async (_nama, isi, pesan) => {
    const { status, body } = await kirim({ bulan: 12, tahun: 2025 }, await isi())
    expect(status).toBe(422)
    expect(body['errors'].berkas[0]).toMatch(pesan)
    expect((await server.call('GET /profile', { token: token.siti })).status).toBe(200)
  })

  it('refuses what is too large, and what names no month', async () => {
    expect((await kirim({ bulan: 1, tahun: 2025 }, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await kirim({ bulan: 13, tahun: 2025 }, await lembar(KEPALA))).status).toBe(422)
    expect((await kirim({ bulan: 1, tahun: 2025 }, null)).status).toBe(422)
    expect((await kirim({ bulan: 1, tahun: 2025 }, await lembar(KEPALA), { oleh: 'siti' })).status).toBe(403)
  })

  it('of two at once for the same people, all of one or none', async () => {
    const masa = bulanLain()
    const berkas = await lembar(
      KEPALA,
      [SITI, null, 5_000_000, null, null, null],
      [LAIN, null, 4_000_000, null, null, null],
    )
    const jawab = await Promise.all([kirim(masa, berkas), kirim(masa, berkas, { oleh: 'hrdLain' })])
    expect(jawab.some(({ status }) => status === 200)).toBe(true)
    expect(jawab.every(({ status }) => [200, 422].includes(status))).toBe(true)
    expect(await slipBulan(masa)).toHaveLength(2)
  })

  const BANYAK = porsi(2000)
  it(`takes ${BANYAK} rows`, async () => {
    await addPeople(server.owner, BANYAK, Date.parse(JUMAT_PAGI))
    const masa = bulanLain()
    const banyak = Array.from({ length: BANYAK }, (_, i) => [
      `TES${i}`,
      `Orang ${i}`,
      5_000_000 + i,
      100_000,
      null,
      null,
    ])
    const { status, body } = await kirim(masa, await lembar(KEPALA, ...banyak))
    expect([status, body['data'].dibuat]).toEqual([200, BANYAK])
    expect(await slipBulan(masa)).toHaveLength(BANYAK)
  })
})

describe('GET /kelola/payroll/templat', () => {
  it('is a workbook that goes back as it is: drafts as they are, others as proposed', async () => {
    const masa = bulanLain()
    const id = await insertSlip(server.owner, akun.siti, akun.hrdLain.penggunaId, {
      ...masa,
      isi: { ...ISI, penghasilan_lain: [baris('Hadiah lomba', 50_000)] },
    })
    await insertSlip(server.owner, akun.lain, akun.hrd.penggunaId, {
      ...masa,
      terbit: '2026-10-28T03:00:00Z',
    })
    const { status, body } = await server.call(
      `GET /kelola/payroll/templat?bulan=${masa.bulan}&tahun=${masa.tahun}`,
      { token: token.hrd },
    )
    expect(status).toBe(200)
    const bytes = Buffer.from(body['data'].isi as string, 'base64')
    const sel = await readSheet(new Uint8Array(bytes).buffer)
    const kode = sel.map((satu) => satu[0])
    expect(kode).toContain(SITI)
    expect(kode).not.toContain(LAIN)
    expect(kode).not.toContain(HRD)
    expect(sel[0]).toContain('Penghasilan Lain: Hadiah lomba')
    // Who has no wage on record has no lines either.
    const kosong = sel.slice(2).filter((satu) => !satu.some((isi) => typeof isi === 'number')).length
    expect(kosong).toBeGreaterThan(0)
    const balik = await kirim(masa, bytes)
    expect([balik.status, balik.body['data']]).toMatchObject([200, { diubah: 1, dilewati: kosong }])
    expect((await slipBulan(masa)).find((satu) => satu.id === id)).toMatchObject({
      gaji_kotor: 5_779_876,
      gaji_bersih: 5_505_755,
    })
  })
})

const sel = (alamat: string, isi: string) => `<c r="${alamat}" ${isi}</c>`

const teksBersama = (teks: string): Entri => ({
  nama: 'xl/sharedStrings.xml',
  isi: Buffer.from(`<sst><si><t>a${teks}</t></si></sst>`),
})

/** The parts of a workbook with one sheet whose head names kode, basic pay and note. */
function buku(deret: string, lain: readonly Entri[] = [], ukuran = ''): Entri[] {
  const kepala = ['Kode', 'Penghasilan: Gaji Pokok', 'Catatan']
    .map((judul, i) => sel(`${'ABC'[i]}1`, `t="inlineStr"><is><t>${judul}</t></is>`))
    .join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const bagian: readonly (readonly [string, string])[] = [
    ['[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="Gaji" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}">${ukuran}<sheetData><row r="1">${kepala}</row><row r="2">${deret}</row></sheetData></worksheet>`,
    ],
  ]
  return [...bagian.map(([nama, isi]) => ({ nama, isi: Buffer.from(isi) })), ...lain]
}
