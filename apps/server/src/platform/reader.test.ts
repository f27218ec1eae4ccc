import { lembarFrom } from '@rekan/domain/lembar/sel'
import writeExcelFile from 'write-excel-file/node'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Reply, type TestServer, startTestServer } from '../../test/server.ts'
import { zip } from '../../test/zip.ts'
import { writeXlsxAlir } from './lembar.alir.ts'
import { readLembar } from './lembar.reader.ts'
import { createReader } from './reader.ts'
import { stopGently } from './stop.ts'
import { readZip } from './zip.reader.ts'

const HRD = 1
const SALAH = 'Isi sebuah sel terlalu panjang.'
/** What the small workbook of these tests holds */
const UTUH = { lembar: lembarFrom([['Kode'], ['A1']], { nama: 'Sheet1' }) }

/** Takes some seconds to read, honest as it is. */
async function drawLarge(): Promise<Buffer> {
  const kolom = Array.from({ length: 50 }, (_, ke) => ({ judul: `Kolom ${ke}`, lebar: 10 }))
  const baris = Array.from({ length: 1000 }, (_, ke) => kolom.map((_satu, lain) => `isi ${ke} ${lain}`))
  return writeXlsxAlir(
    kolom,
    (async function* rows() {
      yield* baris
    })(),
  )
}

/** A workbook whose part of this name has been changed. */
async function drawWicked(nama: string, change: (xml: string) => string): Promise<Buffer> {
  const baik = await writeExcelFile([[{ value: 'Kode' }], [{ value: 'A1' }]]).toBuffer()
  const isi = readZip(baik, { berkas: 50, bytes: 1e6 }) ?? []
  return zip(
    isi.map((satu) =>
      satu.nama === nama ? { nama, isi: Buffer.from(change(satu.isi.toString('utf8'))) } : satu,
    ),
  )
}

const LEMBAR = 'xl/worksheets/sheet1.xml'
const [dua, batas] = [2_000_000, 60_000]
const wicked: readonly [string, Promise<Buffer>][] = [
  [
    'an attribute',
    drawWicked(LEMBAR, (xml) => xml.replace('<worksheet', `<worksheet a="${'x'.repeat(dua)}"`)),
  ],
  [
    'an attribute full of brackets',
    drawWicked(LEMBAR, (xml) => xml.replace('<sheetData', `<sheetData a='${'<b>"'.repeat(dua / 4)}'`)),
  ],
  [
    'a tag of many attributes',
    drawWicked(LEMBAR, (xml) => xml.replace('<row', `<row ${'a="" '.repeat(dua / 5)}`)),
  ],
  ['a name', drawWicked(LEMBAR, (xml) => xml.replace('<sheetData', `<${'x'.repeat(dua)}/><sheetData`))],
  ['a tag that never ends', drawWicked(LEMBAR, (xml) => `${xml}<c r="A1" ${'x'.repeat(dua)}`)],
  [
    'a comment',
    drawWicked(LEMBAR, (xml) => xml.replace('<sheetData', `<!--${'<'.repeat(dua)}--><sheetData`)),
  ],
  ['a text', drawWicked(LEMBAR, (xml) => xml.replace('<sheetData', `${' '.repeat(dua)}<sheetData`))],
  [
    'styles',
    drawWicked('xl/styles.xml', (xml) => xml.replace('<styleSheet', `<styleSheet a="${'x'.repeat(dua)}"`)),
  ],
  [
    'relations',
    drawWicked('xl/_rels/workbook.xml.rels', (xml) =>
      xml.replace('<Relationships', `<Relationships a="${'x'.repeat(dua)}"`),
    ),
  ],
]

describe('a workbook', () => {
  const reader = createReader()
  const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length

  it.each(wicked)('[JAGA-01] with %s of 2 MB is refused before it is parsed', async (_nama, berkas) => {
    expect(await readLembar(await berkas)).toEqual({ tolak: SALAH })
  })

  it('[JAGA-01] with a comment and an attribute as long as programs write them is read', async () => {
    const berkas = await drawWicked(LEMBAR, (xml) =>
      xml.replace(
        '<sheetData',
        `<!-- ${'< " '.repeat(batas / 4)} --><sheetData x="${'> '.repeat(batas / 2)}"`,
      ),
    )
    expect(await readLembar(berkas)).toEqual(UTUH)
  })

  it('[JAGA-01] that keeps its reader busy is given up, and its turn is free at once', async () => {
    const cepat = createReader(1)
    const besar = await drawLarge()
    const before = processes()
    const semua = await Promise.all([HRD, HRD, 2, 2].map((siapa) => cepat.readLembar(besar, siapa)))
    expect(semua).toEqual(
      Array.from({ length: 4 }, () => ({ tolak: expect.stringMatching(/tidak dapat dibaca/) })),
    )
    await expect.poll(processes).toBeLessThanOrEqual(before)
  })

  it('[JAGA-01] is read for nobody who has left, and of many accounts take turns', async () => {
    const besar = await drawLarge()
    const pergi = new AbortController()
    const dibaca = [1, 2, 3].map(() => reader.readLembar(besar, HRD, pergi.signal))
    const lain = reader.readLembar(await drawWicked('', (xml) => xml), 2)
    pergi.abort(new Error('gone'))
    for (const satu of dibaca) await expect(satu).rejects.toThrow('gone')
    expect(await lain).toEqual(UTUH)
  })
})

describe('[BACA-14] a workbook', () => {
  const baca = async (change: (xml: string) => string) => readLembar(await drawWicked(LEMBAR, change))

  it('of an empty last row, a far styled cell and a table that claims to be large is read', async () => {
    const jauh = '<row r="1048576"><c r="A1048576" s="0"/><c r="XFD1048576" s="0"/></row></sheetData>'
    expect(await baca((xml) => xml.replace('</sheetData>', jauh))).toEqual(UTUH)
    expect(
      await baca((xml) => xml.replace('<sheetData', '<dimension ref="A1:XFD1048576"/><sheetData')),
    ).toEqual(UTUH)
  })

  it('with a formula and joined cells in another sheet is read, and that sheet is told where it can be seen', async () => {
    const draw = (state: string) =>
      writeExcelFile([
        { data: [[{ value: 'Kode' }], [{ value: 'A1' }]], sheet: 'Satu' },
        { data: [[{ value: '1+1', type: 'Formula' }], [{ value: 'x', columnSpan: 2 }, null]], sheet: 'Dua' },
      ])
        .toBuffer()
        .then((bytes) => {
          const isi = readZip(bytes, { berkas: 50, bytes: 1e6 }) ?? []
          const ubah = (teks: string) => teks.replace('name="Dua"', `name="Dua" ${state}`)
          return zip(
            isi.map((satu) =>
              satu.nama === 'xl/workbook.xml'
                ? { ...satu, isi: Buffer.from(ubah(satu.isi.toString())) }
                : { nama: satu.nama, isi: satu.isi },
            ),
          )
        })
    const satu = { nama: 'Satu', sel: [['Kode'], ['A1']] }
    expect(await readLembar(await draw('state="hidden"'))).toMatchObject({ lembar: { ...satu, lain: [] } })
    expect(await readLembar(await draw(''))).toMatchObject({ lembar: { ...satu, lain: ['Dua'] } })
  })

  it('with hidden rows and columns is read, and which they are is told', async () => {
    const dibaca = await baca((xml) =>
      xml
        .replace('<row r="2"', '<row r="2" hidden="true"')
        .replace('<sheetData', '<cols><col min="1" max="16384" width="9" hidden="1"/></cols><sheetData'),
    )
    expect(dibaca).toEqual({ lembar: { ...UTUH.lembar, tersembunyi: { baris: [1], kolom: [0] } } })
  })

  it('whose first sheet explains its template is read where its people stand', async () => {
    const semua = ['Petunjuk', 'Pilihan', 'Orang'].map((sheet) => ({ data: [[{ value: sheet }]], sheet }))
    expect(await readLembar(await writeExcelFile(semua).toBuffer())).toMatchObject({
      lembar: { nama: 'Orang', sel: [['Orang']], lain: [] },
    })
  })

  it('whose cells stand in sections that nobody reads is refused, and so is a cell twice', async () => {
    const kembar = '<row r="3"><c r="A3"><v>1</v></c><c r="A3"><v>2</v></c></row></sheetData>'
    const bagian = '<row r="3"><c r="A3" t="inlineStr"><is><t><![CDATA[A2]]></t></is></c></row></sheetData>'
    for (const isi of [kembar, bagian])
      expect(await baca((xml) => xml.replace('</sheetData>', isi))).toEqual({
        tolak: expect.stringMatching(/bukan lembar kerja Excel/),
      })
    expect(await baca((xml) => xml.replace('</sheetData>', kembar))).toEqual({
      tolak: expect.stringMatching(/Lembar Sheet1, baris 3, kolom ke-1/),
    })
  })

  it.each(['1', 'true'])('that counts its days from 1904 by "%s" means the same days', async (tahun) => {
    const berkas = await drawWicked('xl/workbook.xml', (xml) =>
      xml.replace(/<workbookPr[^>]*>|(?=<sheets>)/, `<workbookPr date1904="${tahun}"/>`),
    )
    expect(await readLembar(berkas)).toEqual({ lembar: { ...UTUH.lembar, isHari1904: true } })
  })

  it.each(['"Rp"#,##0', '[$Rp-421]#,##0', '_-"IDR"* #,##0_-', '#,##0 "hari"', '[Red]0', '0%'])(
    'takes a number written as %s for a number, and a day of Indonesia for a day',
    async (format) => {
      const { lembar } = (await readLembar(
        await writeExcelFile([
          [
            { value: 46_235, format },
            { value: 46_235, format: '[$-421]dd mmmm yyyy;@' },
          ],
        ]).toBuffer(),
      )) as { lembar: { sel: unknown } }
      expect(lembar.sel).toEqual([[46_235, new Date('2026-08-01T00:00:00Z')]])
    },
  )

  it.each<[string, Buffer, string]>([
    ['UTF-8 with a sign that was lost', Buffer.from('Kode;Nama\nA1;N\u00fcr\uFFFD'), 'N\u00fcr\uFFFD'],
    ['Windows’ Latin', Buffer.from('Kode;Nama\nA1;N\u00fcr', 'latin1'), 'N\u00fcr'],
    ['UTF-16', Buffer.from('\uFEFFKode;Nama\nA1;N\u00fcr', 'utf16le'), 'N\u00fcr'],
    [
      'UTF-16 the other way round',
      Buffer.from('\uFEFFKode;Nama\nA1;N\u00fcr', 'utf16le').swap16(),
      'N\u00fcr',
    ],
    ['UTF-16 that says nothing of itself', Buffer.from('Kode;Nama\nA1;N\u00fcr', 'utf16le'), 'N\u00fcr'],
  ])('or a text of %s is read letter by letter', async (_nama, berkas, nama) =>
    expect(await readLembar(berkas)).toEqual({
      lembar: lembarFrom([
        ['Kode', 'Nama'],
        ['A1', nama],
      ]),
    }),
  )

  it('with a cell of 32,767 letters is read, and that cell alone is none', async () => {
    const berkas = await writeExcelFile([[{ value: 'Kode' }], [{ value: 'x'.repeat(32_767) }]]).toBuffer()
    expect(await readLembar(berkas)).toMatchObject({ lembar: { sel: [['Kode'], [{ galat: 'PANJANG' }]] } })
  })

  it('of too many rows, of another kind or locked is refused by name', async () => {
    const banyak = await writeExcelFile(Array.from({ length: 5100 }, () => [{ value: 'x' }])).toBuffer()
    expect(await readLembar(banyak)).toEqual({
      tolak: expect.stringMatching(/^Lembar Sheet1: lebih dari 5000 baris/),
    })
    const lain = [
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('<html><table>'),
    ]
    const tolak = [/terkunci kata sandi, atau berupa Excel lama/, /berupa PDF/, /halaman web/]
    for (const [ke, satu] of lain.entries())
      expect(await readLembar(satu)).toEqual({ tolak: expect.stringMatching(tolak[ke] ?? /x/) })
  })
})

describe('the server', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
    token = await server.login('hrd@rekan.example')
  })
  afterAll(() => server.close())

  const formOf = (berkas: Buffer, isian: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [nama, isi] of Object.entries(isian)) form.set(nama, isi)
    form.set('berkas', new Blob([new Uint8Array(berkas)]), 'berkas.xlsx')
    return form
  }
  const impor = (berkas: Buffer) =>
    server.call('POST /kelola/payroll/impor', {
      token,
      form: formOf(berkas, { bulan: '10', tahun: '2026' }),
    })

  it('[JAGA-01] refuses it in every import, and then reads the next', async () => {
    const [, jahat] = wicked[0] ?? []
    const berkas = (await jahat) ?? Buffer.alloc(0)
    const gaji = await impor(berkas)
    expect([gaji.status, gaji.body['errors']]).toEqual([422, { berkas: [SALAH] }])
    const koreksi = await server.call('POST /kelola/presensi/koreksi/berkas', {
      token,
      form: formOf(berkas, {}),
    })
    expect(koreksi.status).toBe(422)
    const orang = await server.call('POST /kelola/impor-karyawan', {
      token,
      form: formOf(berkas, { nama: 'orang.xlsx' }),
    })
    await server.deps.jobs.idle()
    const { body } = await server.call(`GET /kelola/impor-karyawan/${orang.body['data'].id}`, { token })
    expect(body['data']).toMatchObject({ status: 'SALAH', hasil: { tolak: SALAH } })
    const baik = await impor(await drawWicked('', (xml) => xml))
    expect(baik.body['errors']?.berkas).not.toContain(SALAH)
  })

  it('[JAGA-01] answers others while it reads, and reads an account’s third file after its first two', async () => {
    const besar = await drawLarge()
    const usai: string[] = []
    const note = (siapa: string) => (jawaban: Reply) => {
      usai.push(siapa)
      return jawaban.status
    }
    const dibaca = [1, 2, 3].map(() => impor(besar).then(note('impor')))
    for (let ke = 0; ke < 5; ke += 1) await server.call('GET /notifikasi', { token }).then(note('lain'))
    expect(await Promise.all(dibaca)).toEqual([422, 422, 422])
    expect(usai).toEqual([...Array.from({ length: 5 }, () => 'lain'), 'impor', 'impor', 'impor'])
  })

  it('[JAGA-02] ends while a workbook is being read', async () => {
    const besar = await drawLarge()
    // Processes that other files have left behind say nothing about this reading.
    const baca = vi.spyOn(server.deps.reader, 'readLembar')
    const dibaca = impor(besar)
    await expect.poll(() => baca.mock.calls.length).toBe(1)
    await stopGently(server.app, { graceMs: 1 })
    const { status } = await dibaca
    expect(status).toBe(503)
  })
})
