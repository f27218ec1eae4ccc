import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYARAT, buildKlien } from '../../../../test/berita-acara.ts'
import { ISI, baris as barisSlip, insertSlip } from '../../../../test/payroll.ts'
import { readPdf } from '../../../../test/pdf.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { fetchHariKontak, fetchLembarKontak } from '../lembar/lembar.service.ts'
import { signLembar } from '../putusan/tanda-tangan.service.ts'
import { fetchBerkas } from './berkas.service.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'

let server: TestServer
let hrd = ''
let uji: Awaited<ReturnType<typeof buildKlien>>
beforeAll(async () => {
  server = await startTestServer('2026-12-02T09:00:00+07:00', { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
  uji = await buildKlien(server, { token: hrd, shift: ['P', 'M'], syarat: { ppn: 'semua', pph23: 'semua' } })
  await uji.write([
    { orang: 0, tanggal: '2026-10-31', shift: 'M', masuk: '22:00:00', pulang: '06:00:00' },
    { orang: 0, tanggal: '2026-11-02', masuk: '07:00:00', pulang: '15:00:00' },
    { orang: 1, tanggal: '2026-11-03', masuk: '07:42:30', pulang: '15:00:00' },
  ])
})
afterAll(() => server.close())

const call = (what: string, body?: object) => server.call(what, { token: hrd, ...(body && { body }) })
const susun = async (bulan: number, isi: object = {}) =>
  (await call(`POST /kelola/kontrak-klien/${uji.kontrakId}/berita-acara`, { tahun: 2026, bulan, ...isi }))
    .body['data']
const bytes = async (alamat: string): Promise<Buffer> =>
  Buffer.from((await call(`GET ${alamat}`)).body['data'].isi, 'base64')
const buku = (isi: Buffer, lembar?: string) => readSheet(new Uint8Array(isi).buffer, lembar)
async function sign(id: number) {
  const { revisi, hash } = (await call(`GET /kelola/berita-acara/${id}`)).body['data']
  await call(`POST /kelola/berita-acara/${id}/kirim`, { revisi })
  await transaction(server.db, (tx) =>
    signLembar(
      startServerDeed(tx, 'POST /klien/berita-acara/{id}/tanda-tangan', server.deps.clock.now(), null),
      {
        id: uji.kontakId,
        kontrakId: uji.kontrakId,
        nama: 'Ratna Dewi',
        tandaTangan: true,
      },
      id,
      { revisi, hash, nama: 'Ratna Dewi' },
    ),
  )
}

describe('the files of a sheet', () => {
  it('[KLIEN-05] count a night shift over the month’s end to the month in which it starts', async () => {
    const oktober = await susun(10)
    expect(oktober.total).toMatchObject({ hari_orang: 1, detik: 28_800 })
    expect(oktober.harga).toMatchObject({ jumlah: 250_000, baris: [{ banyak: 1, jumlah: 250_000 }] })
    expect((await susun(11)).total).toMatchObject({
      hari_orang: 2,
      kosong_detik: 60 * 28_800 - 2 * 28_800 + 2550,
    })
  })

  it('say what the sheet says, on A4 and in a workbook, the same each time', async () => {
    const { id, hash } = await susun(11)
    const satu = await bytes(`/kelola/berita-acara/${id}/berkas?format=pdf`)
    expect(satu.equals(await bytes(`/kelola/berita-acara/${id}/berkas?format=pdf`))).toBe(true)
    const teks = readPdf(satu).split('\n')
    for (const isi of [
      'BERITA ACARA PEMENUHAN JASA',
      'PT MBS',
      '2 dari 60',
      '15:17:30',
      'Rp 500.000',
      'Orang 1',
    ])
      expect(teks).toContain(isi)
    expect(teks.join(' ')).toContain(hash)
    expect(satu.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]')
    const rincian = await buku(await bytes(`/kelola/berita-acara/${id}/berkas?format=xlsx`), 'Rincian')
    expect(rincian).toContainEqual([
      '2026-11-03',
      'Gerbang',
      'Uji P',
      1,
      1,
      26_250,
      2550,
      'Orang 1',
      null,
      '07:42:30',
      '15:00:00',
      0,
    ])
  })

  it('[KLIEN-17] give an invoice whose lines come from the signed revision, the same total in each file', async () => {
    const { id } = await susun(11)
    const alamat = `/kelola/berita-acara/${id}/tagihan`
    const belum = await call(`GET ${alamat}`)
    expect([belum.status, belum.body['error'].error]).toEqual([409, 'BELUM_DITANDATANGANI'])
    await sign(id)
    await call(`POST /kelola/kontrak-klien/${uji.kontrakId}/syarat`, {
      ...SYARAT,
      harga: [{ ...SYARAT.harga[0], harga: 999_999 }],
      versi: 2,
    })
    const { data } = (await call(`GET ${alamat}`)).body
    expect(data).toMatchObject({
      revisi: 1,
      baris: [{ jabatan: 'Satpam', harga: 250_000, banyak: 2, jumlah: 500_000 }],
      jumlah: 500_000,
      biaya: 50_000,
      ppn: { dasar: 550_000, dpp: 504_167, tarif: 1200, jumlah: 60_500 },
      pph23: { dasar: 550_000, tarif: 200, jumlah: 11_000 },
      total: 610_500,
      dibayar: 599_500,
    })
    const csv = (await bytes(`${alamat}/berkas?format=csv`)).toString().trim().split('\r\n')
    const kolom = csv[0]?.split(';').indexOf('Jumlah') ?? -1
    expect(csv.slice(1).reduce((n, baris) => n + Number(baris.split(';')[kolom]), 0)).toBe(data.dibayar)
    const lembar = await buku(await bytes(`${alamat}/berkas?format=xlsx`))
    expect(lembar.slice(1).reduce((n, baris) => n + Number(baris.at(-1)), 0)).toBe(data.dibayar)
    const cetakan = readPdf(await bytes(`${alamat}/berkas?format=pdf`)).split('\n')
    expect(cetakan).toEqual(expect.arrayContaining(['Rp 610.500', 'Rp 599.500', 'Rp 60.500', '-Rp 11.000']))
  })

  it('[KLIEN-13] of a signed revision stay byte for byte, whatever the company is called later', async () => {
    const { id } = (await call(`GET /kelola/berita-acara?kontrak_id=${uji.kontrakId}&bulan=11`)).body[
      'data'
    ][0]
    const alamat = (format: string) => `/kelola/berita-acara/${id}/berkas?format=${format}&revisi=1`
    const dulu = [await bytes(alamat('pdf')), await bytes(alamat('xlsx'))]
    await sql`update perusahaan set nama = 'PT Nama Baru'`.execute(server.owner)
    await server.owner
      .updateTable('karyawan')
      .set({ nama: 'Nama Baru' })
      .where('nama', '=', 'Orang 1')
      .execute()
    const kini = [await bytes(alamat('pdf')), await bytes(alamat('xlsx'))]
    expect(kini.map((satu, ke) => satu.equals(dulu[ke] as Buffer))).toEqual([true, true])
    expect(readPdf(kini[0] as Buffer)).toContain('Ratna Dewi')
    await server.owner
      .updateTable('karyawan')
      .set({ nama: 'Orang 1' })
      .where('nama', '=', 'Nama Baru')
      .execute()
  })

  it('[KLIEN-02] before the day from which a price is another are what they were', async () => {
    const oktober = await susun(10)
    const dulu = await bytes(`/kelola/berita-acara/${oktober.id}/berkas?format=pdf`)
    const { versi } = (await call(`GET /kelola/kontrak-klien/${uji.kontrakId}/syarat`)).body['data']
    await call(`POST /kelola/kontrak-klien/${uji.kontrakId}/syarat`, {
      ...SYARAT,
      berlaku_dari: '2026-11-01',
      harga: [{ ...SYARAT.harga[0], harga: 400_000 }],
      versi,
    })
    const lagi = await susun(10)
    expect(lagi).toEqual(oktober)
    expect(dulu.equals(await bytes(`/kelola/berita-acara/${lagi.id}/berkas?format=pdf`))).toBe(true)
  })
})

/** What no client is to read, wherever it stands of somebody. */
const TERTANAM = Array.from({ length: 26 }, (_, ke) => `RAHASIA${String.fromCodePoint(65 + ke)}${ke}X`)

it('[KLIEN-07] no sheet, file or answer to a client holds NIK, pay, home, phone or a selfie: of 26 planted words none', async () => {
  const orang = uji.people[1]?.karyawanId ?? 0
  await sql`update karyawan set nik = '3174019901010001', nomor_hp = '+6281299990001', kode = 'RAHASIAKODE1' where id = ${orang}`.execute(
    server.owner,
  )
  const kontak = await server.owner
    .selectFrom('kontrak_klien_kontak')
    .select('klien_kontak_id')
    .where('id', '=', uji.kontakId)
    .executeTakeFirstOrThrow()
  let ditanam = 0
  for (const [tabel, kolom, id] of [
    ['karyawan', 'tempat_lahir', orang],
    ['karyawan', 'instansi', orang],
    ['karyawan', 'nama_bank', orang],
    ['klien', 'catatan', uji.klienId],
    ['kontrak_klien', 'catatan', uji.kontrakId],
    ['pos', 'seragam', uji.posId],
    ['klien_kontak', 'jabatan', kontak.klien_kontak_id],
  ] as const) {
    const kata = TERTANAM[ditanam]
    ditanam += 1
    await sql`update ${sql.table(tabel)} set ${sql.ref(kolom)} = ${kata} where id = ${id}`.execute(
      server.owner,
    )
  }
  const { id: pembuatId } = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'hrd')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const slip = TERTANAM.slice(ditanam).map((kata) => barisSlip(kata, 7_654_321))
  const [, milik] = uji.people
  if (milik !== undefined)
    await insertSlip(server.owner, milik, pembuatId, { bulan: 11, isi: { ...ISI, penghasilan_lain: slip } })
  expect(ditanam + slip.length).toBe(26)
  const { id, revisi } = await susun(11, { alasan: 'Harga berubah' })
  await call(`POST /kelola/berita-acara/${id}/kirim`, { revisi })
  const diminta = { id, revisi, kontrakId: uji.kontrakId }
  const isi = await Promise.all(
    (['pdf', 'xlsx'] as const).flatMap((format) =>
      [true, false].map((harga) => fetchBerkas(server.deps, diminta, format, harga)),
    ),
  )
  const teks = [
    JSON.stringify(await fetchLembarKontak(server.db, diminta, true)),
    JSON.stringify(await fetchHariKontak(server.db, diminta, { tanggal: '2026-11-03' })),
    ...isi.map(({ isi: base64, tipe }) =>
      tipe === 'application/pdf'
        ? readPdf(Buffer.from(base64, 'base64'))
        : unzip(Buffer.from(base64, 'base64')),
    ),
  ]
  expect(teks).toHaveLength(6)
  for (const satu of teks) {
    expect(satu).toContain('Orang 1')
    for (const kata of [
      ...TERTANAM,
      '3174019901010001',
      '81299990001',
      'RAHASIA',
      '7654321',
      '7.654.321',
      'selfie',
    ])
      expect(satu.includes(kata), kata).toBe(false)
  }
})

/** The parts of a workbook as text. */
function unzip(berkas: Buffer): string {
  const bagian: string[] = []
  for (let di = berkas.indexOf('PK\u0001\u0002'); di >= 0; di = berkas.indexOf('PK\u0001\u0002', di + 4)) {
    const [cara, lama] = [berkas.readUInt16LE(di + 10), berkas.readUInt32LE(di + 20)]
    const awal = berkas.readUInt32LE(di + 42)
    const mulai = awal + 30 + berkas.readUInt16LE(awal + 26) + berkas.readUInt16LE(awal + 28)
    const isi = berkas.subarray(mulai, mulai + lama)
    bagian.push((cara === 8 ? inflateRawSync(isi) : isi).toString())
  }
  return bagian.join('\n')
}
