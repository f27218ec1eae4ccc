import type { BarisSlip } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ISI, TERBIT, baris, bulanLain, insertSlip } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
  lain: 'wita@rekan.example',
  kosong: 'kosong@rekan.example',
})
type Nama = keyof typeof token
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('payroll_dilihat').execute()
})

const get = (nama: Nama, path: string) => server.call(`GET ${path}`, { token: token[nama] })

describe('GET /payroll', () => {
  it('[API-23, API-37] gives one’s own of the current year, newest month first, each month’s newest revision', async () => {
    const dasar = { tahun: 2026 }
    const awal = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...dasar,
      bulan: 9,
      terbit: TERBIT,
    })
    const revisi = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...dasar,
      bulan: 9,
      revisi: 1,
      catatan: 'Insentif ditambahkan.',
      isi: { ...ISI, penghasilan_lain: [baris('Rapel', 100_000)] },
      terbit: TERBIT,
    })
    const draft = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...dasar,
      bulan: 11,
      dibagikan_pada: new Date(TERBIT),
    })
    await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, { ...dasar, bulan: 10 })
    await insertSlip(server.owner, akun.lain, akun.hrd.penggunaId, { ...dasar, bulan: 8, terbit: TERBIT })
    const { status, body } = await get('siti', '/payroll')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: [
        {
          id: draft,
          bulan: 11,
          tahun: 2026,
          jenis: 'BULANAN',
          status: 'DRAFT',
          created_at: '2026-10-20T02:00:00.000Z',
          gaji_bersih: 5_455_755,
          gaji_kotor: 5_729_876,
          total_potongan: 274_121,
          total_tambahan: 0,
          lampiran: null,
          catatan: null,
          revisi: 0,
          dibagikan_pada: '2026-10-28T03:00:00.000Z',
          terbit_pada: null,
        },
        expect.objectContaining({
          id: revisi,
          bulan: 9,
          status: 'TERBIT',
          revisi: 1,
          catatan: 'Insentif ditambahkan.',
          gaji_kotor: 5_829_876,
          total_tambahan: 100_000,
          gaji_bersih: 5_555_755,
          lampiran: 'slip-gaji-2026-09-KBN0031-revisi-1.pdf',
        }),
      ],
    })
    const pertama = await get('siti', `/payroll/${awal}`)
    expect(pertama.body['data'].riwayat.map((satu: { id: number }) => satu.id)).toEqual([revisi, awal])
  })

  it.each([
    ['2022', 422],
    ['2023', 200],
    ['2026', 200],
    ['2027', 422],
    ['dua', 422],
  ])('year %s: %d', async (tahun, harapan) => {
    const { status, body } = await get('siti', `/payroll?tahun=${tahun}`)
    expect(status).toBe(harapan)
    if (harapan === 422) expect(body['errors'].tahun).toHaveLength(1)
  })

  it('goes by the year on the wall at the person’s office', async () => {
    server.setClock('2026-12-31T16:30:00Z')
    // Half past midnight on New Year's Day in Makassar, half past eleven on New Year's Eve in Jakarta.
    const dari = async (alamat: string) =>
      server.call('GET /payroll?tahun=2027', { token: await server.login(alamat) })
    expect((await dari('wita@rekan.example')).status).toBe(200)
    expect((await dari('karyawan@rekan.example')).status).toBe(422)
  })

  it.each(['kosong', 'admin'] as const)('gives %s none', async (nama) => {
    expect((await get(nama, '/payroll')).body).toEqual({ data: [] })
  })
})

describe('GET /payroll/{id}', () => {
  it('[API-24, API-37] gives the lines, whose it is, and net pay in words', async () => {
    const masa = bulanLain()
    const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...masa,
      isi: { ...ISI, penghasilan_lain: [baris('Bonus', 250_000)] },
      terbit: TERBIT,
    })
    const { status, body } = await get('siti', `/payroll/${id}`)
    expect(status).toBe(200)
    expect(body['data']).toMatchObject({
      id,
      ...masa,
      status: 'TERBIT',
      gaji_kotor: 5_979_876,
      total_tambahan: 250_000,
      total_potongan: 274_121,
      gaji_bersih: 5_705_755,
      karyawan: {
        kode: 'KBN0031',
        nama: 'Siti Uji',
        penempatan: { nama: 'Staf, Kantor Pusat Jakarta' },
        jenis_karyawan: { nama: 'Karyawan Tetap (PKWTT)' },
      },
      terbilang: 'lima juta tujuh ratus lima ribu tujuh ratus lima puluh lima rupiah',
      riwayat: [{ id, revisi: 0, status: 'TERBIT', terbit_pada: '2026-10-28T03:00:00.000Z' }],
      dilihat_oleh: [],
      kelola: null,
    })
    const tanpaId = (semua: BarisSlip[]) => semua.map(({ nama, jenis, jumlah }) => baris(nama, jumlah, jenis))
    expect(tanpaId(body['data'].penghasilan)).toEqual(ISI.penghasilan)
    expect(tanpaId(body['data'].potongan)).toEqual(ISI.potongan)
    expect(tanpaId(body['data'].penghasilan_lain)).toEqual([baris('Bonus', 250_000)])
  })

  it.each<[Nama, 'terbit' | 'dibagikan' | 'draft', number]>([
    ['siti', 'terbit', 200],
    ['siti', 'dibagikan', 200],
    ['siti', 'draft', 404],
    ['hrd', 'terbit', 200],
    ['hrd', 'draft', 200],
    ['koordinator', 'terbit', 404],
    ['lain', 'terbit', 404],
    ['admin', 'terbit', 404],
    ['kosong', 'terbit', 404],
  ])('%s, one that is %s: %d', async (nama, keadaan, harapan) => {
    const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...bulanLain(),
      dibagikan_pada: keadaan === 'draft' ? null : new Date(TERBIT),
      ...(keadaan === 'terbit' ? { terbit: TERBIT } : {}),
    })
    expect((await get(nama, `/payroll/${id}`)).status).toBe(harapan)
    const pdf = await get(nama, `/payroll/${id}/slip-gaji`)
    expect(pdf.status).toBe(keadaan === 'terbit' ? harapan : 404)
    if (nama === 'siti' && keadaan === 'dibagikan')
      expect(pdf.body['message']).toBe('Slip gaji ini belum diterbitkan, jadi belum dapat diunduh.')
    await server.owner.deleteFrom('payroll').where('id', '=', id).where('status', '=', 'DRAFT').execute()
  })

  it('tells the owner alone who looked at it, each once a day', async () => {
    const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...bulanLain(),
      terbit: TERBIT,
    })
    await get('hrd', `/payroll/${id}`)
    await get('hrd', `/payroll/${id}`)
    await get('hrd', `/payroll/${id}/slip-gaji`)
    server.setClock('2026-11-21T09:00:00+07:00')
    const dariHrd = await get('hrd', `/payroll/${id}`)
    expect(dariHrd.body['data']).toMatchObject({
      dilihat_oleh: null,
      kelola: { versi: 1, dapat: { revisi: true, ubah: false } },
    })
    await get('siti', `/payroll/${id}/slip-gaji`)
    const { body } = await get('siti', `/payroll/${id}`)
    const { nama: namaHrd } = await server.owner
      .selectFrom('karyawan')
      .select('nama')
      .where('id', '=', akun.hrd.karyawanId)
      .executeTakeFirstOrThrow()
    const oleh = { id: akun.hrd.penggunaId, nama: namaHrd }
    expect(body['data'].dilihat_oleh).toEqual([
      { oleh, apa: 'detail', pada: '2026-11-21T02:00:00.000Z' },
      { oleh, apa: 'detail', pada: '2026-11-20T00:52:13.000Z' },
      { oleh, apa: 'pdf', pada: '2026-11-20T00:52:13.000Z' },
    ])
  })
})

describe('GET /payroll/{id}/slip-gaji', () => {
  const rincian = {
    ...ISI,
    penghasilan_lain: [baris('Rapel kenaikan gaji', 123_456)],
  }

  async function download(url: string) {
    return fetch(new URL(url, server.origin))
  }

  it('[API-25, PAY-07] gives a link to a PDF whose figures are the payslip’s, for a minute', async () => {
    const masa = bulanLain()
    const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...masa,
      isi: rincian,
      terbit: TERBIT,
    })
    const { status, body } = await get('siti', `/payroll/${id}/slip-gaji`)
    expect(status).toBe(200)
    expect(body['data'].berlaku_sampai).toBe('2026-11-20T00:53:13.000Z')
    const pdf = await download(body['data'].url)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = new Uint8Array(await pdf.arrayBuffer())
    expect(bytes.length).toBeLessThan(60 * 1024)
    const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    expect(totalPages).toBe(1)
    const rapi = text.replaceAll(/\s+/g, ' ')
    const slip = (await get('siti', `/payroll/${id}`)).body['data']
    for (const { nama, jumlah } of [...slip.penghasilan, ...slip.potongan, ...slip.penghasilan_lain])
      expect(rapi).toContain(`${nama} ${rupiah(jumlah)}`)
    for (const [nama, jumlah] of [
      ['Gaji kotor', slip.gaji_kotor],
      ['Total potongan', slip.total_potongan],
      ['Jumlah penghasilan lain', slip.total_tambahan],
      ['Gaji bersih', slip.gaji_bersih],
    ])
      expect(rapi).toContain(`${nama} ${rupiah(jumlah)}`)
    expect(rapi).toContain(`Terbilang: ${slip.terbilang}`)
    expect(rapi).toContain('PT Uji Sejahtera Jalan Uji 1, Jakarta')
    expect(rapi).toContain('Bank Uji ••••••5970')
    expect(rapi).toContain('Diterbitkan 28 Oktober 2026.')
  })

  it('keeps what it printed: the next link gives the same bytes', async () => {
    const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...bulanLain(),
      terbit: TERBIT,
    })
    const isi = async () => {
      const { body } = await get('siti', `/payroll/${id}/slip-gaji`)
      return Buffer.from(await (await download(body['data'].url)).arrayBuffer())
    }
    const [satu, dua] = await Promise.all([isi(), isi()])
    expect(satu.equals(dua)).toBe(true)
    await server.owner.deleteFrom('payroll_pdf').where('payroll_id', '=', id).execute()
    expect((await isi()).equals(satu)).toBe(true)
  })

  it('says on a correction what it puts right', async () => {
    const masa = bulanLain()
    const dasar = { ...masa, terbit: TERBIT }
    await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, dasar)
    const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...dasar,
      revisi: 1,
      catatan: 'Uang makan tertinggal.',
    })
    const { body } = await get('siti', `/payroll/${id}/slip-gaji`)
    const bytes = new Uint8Array(await (await download(body['data'].url)).arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    expect(text).toContain('Revisi ke-1')
    expect(text).toContain('Alasan: Uang makan tertinggal.')
  })

  it('goes on to another page with as many lines as there may be', async () => {
    const banyak = (nama: string) =>
      Array.from({ length: 50 }, (_, i) => baris(`${nama} ${i} ${'panjang '.repeat(5)}`, 1000))
    const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...bulanLain(),
      isi: {
        penghasilan: banyak('Tunjangan'),
        potongan: banyak('Potongan'),
        penghasilan_lain: banyak('Bonus'),
      },
      terbit: TERBIT,
    })
    const { body } = await get('siti', `/payroll/${id}/slip-gaji`)
    const bytes = new Uint8Array(await (await download(body['data'].url)).arrayBuffer())
    const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    expect(totalPages).toBeGreaterThan(1)
    expect(text).toContain('Bonus 49')
    expect(text.replaceAll('\u00a0', ' ')).toContain(`Gaji bersih ${rupiah(50_000)}`)
    expect(bytes.length).toBeLessThan(60 * 1024)
  })

  it('[SAFE-21] gives nothing by a link that has run out, was altered, or was made for another file', async () => {
    const dua = await Promise.all(
      [0, 1].map(() =>
        insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, { ...bulanLain(), terbit: TERBIT }),
      ),
    )
    const [satu = '', lain = ''] = await Promise.all(
      dua.map(async (id) => (await get('siti', `/payroll/${id}/slip-gaji`)).body['data'].url as string),
    )
    const [kunci] = satu.split('?')
    const [, tanda] = lain.split('?')
    expect((await download(`${kunci}?${tanda}`)).status).toBe(404)
    expect((await download(satu.replace(/sampai=\d+/, 'sampai=99999999999'))).status).toBe(404)
    expect((await download(kunci ?? '')).status).toBe(404)
    server.setClock('2026-11-20T07:53:08+07:00')
    expect((await download(satu)).status).toBe(200)
    server.setClock('2026-11-20T07:53:18+07:00')
    expect((await download(satu)).status).toBe(404)
  })
})

function rupiah(jumlah: number): string {
  return formatRupiah(jumlah).replaceAll('\u00a0', ' ')
}
