import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bulanLain, insertSlip } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())

const ALAMAT = '/pengaturan/perusahaan'
const NAMA = { nama: 'PT Uji Sejahtera', alamat: 'Jalan Uji 1, Jakarta' }
const KOP = { telepon: '(021) 555-0101', email: 'kantor@uji.example', kaki: 'Terdaftar di Jakarta' }
const hrd = (key: string, body?: unknown, headers = {}) =>
  server.call(key, { token: token.hrd, body, headers })
const data = async () => (await hrd(`GET ${ALAMAT}`)).body['data']

const warna = (lebar: number, tinggi: number) =>
  sharp({ create: { width: lebar, height: tinggi, channels: 4, background: '#0f766e80' } })
let png: Buffer
beforeAll(async () => {
  png = await warna(320, 120).png().toBuffer()
})

function kirimLogo(isi: Uint8Array, versi?: number) {
  const form = new FormData()
  form.append('logo', new Blob([Uint8Array.from(isi)]), 'logo.png')
  const headers = versi === undefined ? {} : { 'if-match': `"${versi}"` }
  return server.call(`POST ${ALAMAT}/logo`, { token: token.hrd, form, headers })
}

async function isiPdf(bytes: Buffer): Promise<{ text: string; gambar: number; halaman: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  const gambar = bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
  return { text: text.replaceAll(/\s+/g, ' '), gambar, halaman: totalPages }
}

async function slip(id: number): Promise<Buffer> {
  const { body } = await server.call(`GET /payroll/${id}/slip-gaji`, { token: token.siti })
  return Buffer.from(await (await fetch(`${server.origin}${body['data'].url}`)).arrayBuffer())
}
/** A payslip that HR publishes now; gives its id. */
async function terbitkan(): Promise<number> {
  const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, bulanLain())
  const { body } = await hrd('POST /kelola/payroll/terbitkan', { slip: [{ id, versi: 1 }] })
  expect(body['data'][0]).toEqual({ id, hasil: 'BERHASIL', pesan: null })
  return id
}

it('puts logo, ways to reach the company and a foot on everything printed from then on, and on nothing from before', async () => {
  await hrd(`POST ${ALAMAT}`, NAMA)
  const lama = await terbitkan()
  const [sebelum, belumDicetak] = [await slip(lama), await terbitkan()]
  await server.deps.jobs.idle()
  await server.owner.deleteFrom('payroll_pdf').where('payroll_id', '=', belumDicetak).execute()

  const { versi } = await data()
  const { status, body } = await kirimLogo(png, versi)
  expect([status, body['message'], body['data'].versi]).toEqual([200, 'Logo dipasang.', versi + 1])
  const gambar = await fetch(`${server.origin}${body['data'].logo_url}`)
  expect([gambar.status, gambar.headers.get('content-type')]).toEqual([200, 'image/png'])
  const simpan = await hrd(`POST ${ALAMAT}`, { ...NAMA, ...KOP }, { 'if-match': `"${versi + 1}"` })
  expect(simpan.body['data']).toMatchObject({ ...NAMA, ...KOP, versi: versi + 2 })
  // What was not sent stays: the wizard and older clients send the name alone.
  expect((await hrd(`POST ${ALAMAT}`, NAMA)).body['data']).toMatchObject(KOP)

  const baru = await isiPdf(await slip(await terbitkan()))
  expect(baru).toMatchObject({ gambar: 1, halaman: 1 })
  for (const isi of [NAMA.nama, NAMA.alamat, `Telp. ${KOP.telepon} · ${KOP.email}`, KOP.kaki])
    expect(baru.text).toContain(isi)
  expect((await slip(lama)).equals(sebelum)).toBe(true)
  const dicetakNanti = await isiPdf(await slip(belumDicetak))
  expect(dicetakNanti.gambar).toBe(0)
  expect(dicetakNanti.text).not.toContain(KOP.telepon)

  const lembur = await hrd('GET /kelola/lembur/daftar?bulan=9&tahun=2026&format=pdf')
  const daftar = await isiPdf(Buffer.from(lembur.body['data'].isi, 'base64'))
  expect(daftar.gambar).toBe(1)
  for (const isi of [NAMA.nama, KOP.email, KOP.kaki, 'Daftar kerja lembur September 2026'])
    expect(daftar.text).toContain(isi)

  const undangan = await hrd('POST /kelola/karyawan/undang', { karyawan_ids: await tanpaEmail() })
  const lembar = await isiPdf(Buffer.from(undangan.body['data'].lembar.isi, 'base64'))
  // One picture for both pages.
  expect(lembar).toMatchObject({ gambar: 1, halaman: 2 })
  expect(lembar.text.split(KOP.kaki)).toHaveLength(3)

  const lepas = await hrd(`POST ${ALAMAT}/logo/delete`, {})
  expect(lepas.body['data']).toMatchObject({ ...KOP, logo_url: null })
  expect((await isiPdf(await slip(await terbitkan()))).gambar).toBe(0)

  const jejak = await server.owner
    .selectFrom('audit')
    .select(['tindakan', 'sebelum', 'sesudah'])
    .where('objek', '=', 'perusahaan')
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  expect(jejak.toReversed()).toEqual([
    { tindakan: `POST ${ALAMAT}/logo`, sebelum: { logo: null }, sesudah: { logo: 'logo baru' } },
    {
      tindakan: `POST ${ALAMAT}`,
      sebelum: { telepon: null, email: null, kaki_surat: null },
      sesudah: { telepon: KOP.telepon, email: KOP.email, kaki_surat: KOP.kaki },
    },
    { tindakan: `POST ${ALAMAT}`, sebelum: {}, sesudah: {} },
    { tindakan: `POST ${ALAMAT}/logo/delete`, sebelum: { logo: 'ada' }, sesudah: { logo: null } },
  ])
})

/** Two new people without an address */
async function tanpaEmail(): Promise<number[]> {
  const orang = await server.owner
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as p', 'p.karyawan_id', 'k.id')
    .select(['k.id', 'p.id as pengguna_id'])
    .where('p.role', '=', 'karyawan')
    .where('k.id', '<>', akun.siti.karyawanId)
    .where('k.aktif', '=', true)
    .orderBy('k.id', 'desc')
    .limit(2)
    .execute()
  await server.owner
    .updateTable('pengguna')
    .set({ email: null, kata_sandi: null })
    .where(
      'id',
      'in',
      orang.map(({ pengguna_id }) => pengguna_id),
    )
    .execute()
  return orang.map(({ id }) => id)
}

it('refuses what is no logo, what nobody can call or write to, and whoever was slower', async () => {
  for (const [isi, pesan] of [
    [Buffer.from('bukan gambar'), 'Logo harus berupa gambar PNG, JPEG, atau WebP.'],
    [await warna(320, 120).gif().toBuffer(), 'Logo harus berupa gambar PNG, JPEG, atau WebP.'],
    [png.subarray(0, png.length - 20), 'Gambar logo rusak atau tidak utuh. Pilih berkas lain.'],
    [await warna(31, 120).png().toBuffer(), 'Ukuran logo harus 32 sampai 4096 piksel per sisi.'],
  ] as const) {
    const { status, body } = await kirimLogo(isi)
    expect([status, body['errors']]).toEqual([422, { logo: [pesan] }])
  }
  expect((await kirimLogo(await warna(64, 64).jpeg().toBuffer())).status).toBe(200)
  const salah = await hrd(`POST ${ALAMAT}`, {
    ...NAMA,
    telepon: 'abc',
    email: 'bukan',
    kaki: 'x'.repeat(201),
  })
  expect([salah.status, Object.keys(salah.body['errors']).toSorted()]).toEqual([
    422,
    ['email', 'kaki', 'telepon'],
  ])

  const kini = await data()
  expect((await kirimLogo(png, kini.versi)).status).toBe(200)
  const usang = await kirimLogo(png, kini.versi)
  expect([usang.status, usang.body['error'].error, usang.body['data'].versi]).toEqual([
    409,
    'VERSI_USANG',
    kini.versi + 1,
  ])
  const lepas = await hrd(`POST ${ALAMAT}/logo/delete`, {}, { 'if-match': `"${kini.versi}"` })
  expect(lepas.status).toBe(409)
  expect((await data()).versi).toBe(kini.versi + 1)
})
