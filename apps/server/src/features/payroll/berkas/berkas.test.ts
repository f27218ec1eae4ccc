import { type IsiSlip } from '@rekan/domain/payroll/payroll'
import { afterAll, describe, expect, it } from 'vitest'
import { ISI, TERBIT, baris, insertSlip } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { startTestServer } from '../../../../test/server.ts'
import { readLembar } from '../../../platform/lembar.reader.ts'

const KINI = Date.parse('2026-11-20T02:00:00Z')
const server = await startTestServer(new Date(KINI).toISOString(), { withJobs: false })
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
  koordinator: 'koordinator@rekan.example',
})
afterAll(() => server.close())
const { db, owner } = server

const MASA = { bulan: 3, tahun: 2024 }
const orang = await owner
  .selectFrom('karyawan as k')
  .innerJoin('penempatan as p', 'p.karyawan_id', 'k.id')
  .distinctOn('k.id')
  .select(['k.id', 'k.kode', 'k.nama', 'k.nik', 'p.kantor_id'])
  .where('p.utama', '=', true)
  .where('p.tanggal_selesai', 'is', null)
  .where('p.tanggal_masuk', '<=', '2024-03-01')
  .where('k.aktif', '=', true)
  .where('k.id', '<>', akun.hrd.karyawanId)
  .orderBy('k.id')
  .limit(6)
  .execute()
const [a, b, c, d, e, f] = orang as [
  (typeof orang)[0],
  (typeof orang)[0],
  (typeof orang)[0],
  (typeof orang)[0],
  (typeof orang)[0],
  (typeof orang)[0],
]

const DASAR = {
  ptkp: 'TK/0',
  npwp_valid: true,
  kelas_jkk: 'SANGAT_RENDAH',
  upah_minimum: 0,
  bruto_pajak: 5_990_013,
} as const
const LEMBUR: IsiSlip = {
  ...ISI,
  penghasilan: [
    ...ISI.penghasilan,
    {
      ...baris('Upah Lembur', 150_000, 'LEMBUR'),
      asal: {
        aturan: 'Uji',
        rincian: [
          { dari: '2024-03-05', sampai: '2024-03-05', keterangan: '2 jam', jumlah: 100_000 },
          { dari: '2024-03-07', sampai: '2024-03-07', keterangan: '1 jam', jumlah: 50_000 },
        ],
      },
    },
  ],
}
const setBank = (id: number, nama_bank: string | null, nomor_rekening: string | null) =>
  owner
    .updateTable('karyawan')
    .set({ nama_bank, nomor_rekening, kpj: '18012345678', jkn: '0001234567890' })
    .where('id', '=', id)
    .execute()
await setBank(a.id, 'Bank Central Asia', '5970123456')
await setBank(b.id, 'BCA', '1234567890')
await setBank(c.id, 'Bank Mandiri', '1400012345678')
await setBank(d.id, null, null)
await setBank(e.id, 'Bank Central Asia', '5970123457')
await owner.deleteFrom('rekening_tahan').execute()
const slip = (id: number, lain: Parameters<typeof insertSlip>[3]) =>
  insertSlip(owner, { ...akun.siti, karyawanId: id }, akun.hrd.penggunaId, { ...MASA, ...lain })
const kodeNama = ({ kode, nama }: (typeof orang)[0]) => ({ kode, nama })
const slipA = await slip(a.id, { ...DASAR, ...kodeNama(a), terbit: TERBIT, isi: LEMBUR })
await slip(b.id, { ...DASAR, ...kodeNama(b), terbit: TERBIT })
await slip(c.id, { ...DASAR, ...kodeNama(c), terbit: TERBIT })
await slip(d.id, { ...kodeNama(d), terbit: TERBIT })
await slip(e.id, { ...kodeNama(e) })
// A month before: files of March know nothing of it.
await slip(f.id, { ...MASA, bulan: 2, ...kodeNama(f), terbit: TERBIT })

const call = (key: string, body?: unknown, siapa: keyof typeof token = 'hrd') =>
  server.call(key, { token: token[siapa], body })
const lihat = async () => (await call('GET /kelola/payroll/berkas?bulan=3&tahun=2024')).body['data']
const unduh = (jenis: string, lain: object = {}) =>
  call('POST /kelola/payroll/berkas', { ...MASA, jenis, ...lain })
const teks = async (jenis: string, lain: object = {}) => {
  const { status, body } = await unduh(jenis, lain)
  expect([jenis, status, body['error']?.message ?? null]).toEqual([jenis, 200, null])
  return Buffer.from(body['data'].isi, 'base64').toString('utf8')
}
const sel = async (jenis: string, lain: object = {}) => {
  const { body } = await unduh(jenis, lain)
  const lembar = await readLembar(Buffer.from(body['data'].isi, 'base64'))
  return lembarFrom(lembar)
}
function lembarFrom(lembar: Awaited<ReturnType<typeof readLembar>>) {
  if ('tolak' in lembar) throw new Error('no workbook')
  return lembar.lembar.sel.map((satu) => [...satu])
}
const BERSIH = 4 * 5_455_755 + 150_000

describe('files with which a month of pay ends', () => {
  it('are HR’s of the whole company, each in the trail without an amount', async () => {
    expect(
      (await call('GET /kelola/payroll/berkas?bulan=3&tahun=2024', undefined, 'koordinator')).status,
    ).toBe(403)
    expect((await call('POST /kelola/payroll/berkas', { ...MASA, jenis: 'sipp' }, 'siti')).status).toBe(403)
    expect((await unduh('sipp')).status).toBe(200)
    const jejak = await owner
      .selectFrom('audit')
      .select(['tindakan', 'objek_id', 'sesudah'])
      .where('tindakan', '=', 'POST /kelola/payroll/berkas')
      .execute()
    expect(jejak).toHaveLength(1)
    expect(jejak[0]).toMatchObject({
      objek_id: 'berkas 2024-03',
      sesudah: { berkas: 'BPJS Ketenagakerjaan, SIPP Online', bulan: 3, tahun: 2024, orang: 3 },
    })
  })

  it('pay a THR by a file of its own, and never once more with the month’s', async () => {
    const april = { bulan: 4, terbit: '2024-04-29T03:00:00Z', ...kodeNama(a) }
    const hari_raya = { jenis: 'THR', hari_raya: 'IDULFITRI', tanggal_hari_raya: '2024-04-10' } as const
    await slip(a.id, { ...april, isi: LEMBUR })
    await slip(a.id, { ...april, ...hari_raya })
    const dibayar = async (lain: string) => {
      const { body } = await call(`GET /kelola/payroll/berkas?bulan=4&tahun=2024${lain}`)
      return [body['data'].orang, body['data'].gaji_bersih]
    }
    expect(await dibayar('')).toEqual([1, 5_455_755 + 150_000])
    expect(await dibayar('&slip=THR')).toEqual([1, 5_455_755])
    expect((await call('GET /kelola/payroll/berkas?bulan=4&tahun=2024&slip=x')).status).toBe(422)
    const bayar = { bulan: 4, tanggal: '2024-04-29' }
    expect(await teks('bank-csv', bayar)).toContain('5605755')
    expect(await teks('bank-csv', { ...bayar, slip: 'THR' })).toContain('5455755')
  })

  it('need the account that pays, which is set once and named in the trail', async () => {
    const { sumber, berkas } = await lihat()
    expect(berkas[0].kurang).toContain('Atur dulu rekening asal gaji perusahaan.')
    expect((await unduh('bank-sendiri', { tanggal: '2024-03-28' })).body['error'].error).toBe(
      'BERKAS_BELUM_LENGKAP',
    )
    const isi = { kode_bank: '014', nomor_rekening: '0373207770', kode_bca: '003700138GAJI', nitku: null }
    const salah = await call('POST /kelola/payroll/berkas/sumber', {
      ...isi,
      kode_bca: 'x',
      versi: sumber.versi,
    })
    expect(salah.body['errors']).toHaveProperty('kode_bca')
    const atur = await call('POST /kelola/payroll/berkas/sumber', { ...isi, versi: sumber.versi })
    expect(atur.body['data']).toEqual({ ...isi, versi: sumber.versi + 1 })
    expect((await call('POST /kelola/payroll/berkas/sumber', { ...isi, versi: sumber.versi })).status).toBe(
      409,
    )
    expect((await unduh('bank-sendiri')).body['errors']).toHaveProperty('tanggal')
  })

  it('[UPAH-38] own bank and others apart are, with whoever has no account and is named, the published net pay', async () => {
    const { orang: banyak, gaji_bersih, belum_terbit, berkas } = await lihat()
    expect([banyak, gaji_bersih, belum_terbit]).toEqual([4, BERSIH, 1])
    const [sendiri, lain, semua] = berkas
    expect([sendiri.nama, sendiri.orang, sendiri.jumlah]).toEqual([
      'BCA Auto Kredit (Multi Payroll, KlikBCA Bisnis)',
      2,
      2 * 5_455_755 + 150_000,
    ])
    expect([lain.orang, lain.jumlah, semua.orang]).toEqual([1, 5_455_755, 3])
    expect(sendiri.dilewati).toEqual([
      { kode: d.kode, nama: d.nama, jumlah: 5_455_755, alasan: 'Belum ada nomor rekening.' },
    ])
    expect(sendiri.jumlah + lain.jumlah + sendiri.dilewati[0].jumlah).toBe(gaji_bersih)
    expect(sendiri.belum_pasti.length).toBeGreaterThan(0)
    const isi = await teks('bank-sendiri', { tanggal: '2024-03-28' })
    expect(isi.split('\r\n')[0]).toBe(
      '00000000000003700138GAJI2801037320777000MF0000200000011061510.00032024',
    )
    expect(await teks('bank-lain', { tanggal: '2024-03-28' })).toContain(';1400012345678;5455755;2024-03-28;')
  })

  it('pays to the account from before while another one waits', async () => {
    await owner
      .insertInto('rekening_tahan')
      .values({
        karyawan_id: a.id,
        nama_bank: 'Bank Central Asia',
        nomor_rekening: '9990001112',
        diganti_pada: new Date(KINI),
        sampai: new Date(KINI + 86_400_000),
      })
      .execute()
    expect(await teks('bank-sendiri', { tanggal: '2024-03-28' })).toContain('09990001112')
    await owner.deleteFrom('rekening_tahan').execute()
  })

  it('[UPAH-39] tell the offices of payslips of that month alone', async () => {
    const { berkas } = await lihat()
    const satu = (jenis: string) => berkas.find((lain: { jenis: string }) => lain.jenis === jenis)
    expect(satu('bpmp').kurang).toEqual(['Isi dulu NPWP perusahaan di Pengaturan.'])
    await owner.updateTable('perusahaan').set({ npwp: '012345678901000' }).execute()
    const bpmp = await teks('bpmp')
    const semua = (elemen: string) =>
      [...bpmp.matchAll(new RegExp(`<${elemen}>([^<]*)</${elemen}>`, 'g'))].map((cocok) => cocok[1] ?? '')
    expect(semua('CounterpartTin').toSorted()).toEqual([a.nik, b.nik, c.nik].toSorted())
    expect(new Set(semua('TaxObjectCode'))).toEqual(new Set(['21-100-01']))
    expect(semua('Gross')).toEqual(['5990013', '5990013', '5990013'])
    expect(satu('bpmp').dilewati).toEqual([
      {
        kode: d.kode,
        nama: d.nama,
        jumlah: 0,
        alasan: 'Slipnya tanpa dasar pajak (PTKP dan penghasilan bruto).',
      },
    ])
    for (const jenis of ['sipp', 'edabu']) {
      const isi = (await teks(jenis)).trimEnd().split('\r\n')
      expect(
        isi
          .slice(1)
          .map((lain) => lain.split(';')[1] ?? '')
          .toSorted(),
      ).toEqual([a.nik, b.nik, c.nik].toSorted())
      expect(isi.every((lain) => !lain.includes('NaN'))).toBe(true)
      expect(isi[1]?.split(';')[3]).toBe('5729876')
    }
    expect(satu('bpa1').kurang).toContain('Tidak ada orangnya di bulan ini.')
  })

  it('[UPAH-40] the register, timesheet and overtime of a site add up to its payslips', async () => {
    const lokasi = { kantor_id: a.kantor_id }
    const milik = orang.filter(
      ({ kantor_id, id }) => kantor_id === a.kantor_id && [a, b, c, d].some((x) => x.id === id),
    )
    const bersih = milik.length * 5_455_755 + 150_000
    const register = await sel('register', lokasi)
    const kolom = (judul: string) => register[0]?.indexOf(judul) ?? -1
    expect(register.slice(1, -1).map((satu) => satu[0])).toEqual(milik.map(({ kode }) => kode).toSorted())
    expect(register.at(-1)?.[kolom('Gaji bersih')]).toBe(bersih)
    expect(register.at(-1)?.[kolom('Lembur')]).toBe(150_000)
    expect(register.at(-1)?.[kolom('Gaji kotor')]).toBe(milik.length * 5_729_876 + 150_000)
    expect(await sel('lembur', lokasi)).toEqual([
      expect.any(Array),
      expect.arrayContaining([a.kode, '2024-03-05', 'Upah Lembur: 2 jam', 100_000]),
      expect.arrayContaining([a.kode, '2024-03-07', 'Upah Lembur: 1 jam', 50_000]),
      expect.arrayContaining(['Jumlah', 150_000]),
    ])
    expect((await unduh('timesheet')).body['errors']).toHaveProperty('kantor_id')
    const timesheet = await sel('timesheet', lokasi)
    expect(timesheet.at(-1)?.at(-1)).toBe(150_000)
    const sehari = (tanggal: string) =>
      timesheet.find((satu) => satu[0] === a.kode && satu[4] === tanggal)?.at(-1)
    expect([sehari('2024-03-05'), sehari('2024-03-07'), sehari('2024-03-06')]).toEqual([100_000, 50_000, 0])
    // All sites together are the company's.
    const { lokasi: semuaLokasi } = await lihat()
    let jumlah = 0
    for (const { id } of semuaLokasi) {
      const { status, body } = await unduh('register', { kantor_id: id })
      if (status !== 200) continue
      const isi = lembarFrom(await readLembar(Buffer.from(body['data'].isi, 'base64')))
      jumlah += Number(isi.at(-1)?.at(kolom('Gaji bersih')))
    }
    expect(jumlah).toBe(BERSIH)
  })

  it('[UPAH-40] of a client are the people of its sites', async () => {
    const { id: klien } = await owner
      .insertInto('klien')
      .values({ kode: 'UJI', nama: 'PT Klien Uji', alamat: null, npwp: null, catatan: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: kontrak } = await owner
      .insertInto('kontrak_klien')
      .values({
        klien_id: klien,
        nomor: 'K-1',
        mulai: '2024-01-01',
        sampai: '2024-12-31',
        catatan: null,
        dibuat_oleh_id: akun.hrd.penggunaId,
        dibuat_pada: new Date(KINI),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await owner
      .insertInto('pos')
      .values({
        kontrak_klien_id: kontrak,
        kantor_id: a.kantor_id,
        nama: 'Lobi',
        jabatan: 'Petugas',
        seragam: null,
      })
      .execute()
    expect((await lihat()).klien).toContainEqual({ id: klien, nama: 'PT Klien Uji' })
    expect(await sel('register', { klien_id: klien })).toEqual(
      await sel('register', { kantor_id: a.kantor_id }),
    )
  })

  it('[UPAH-52] the journal balances in each cost centre, with the company’s shares as the payslip kept them', async () => {
    const jurnal = (await sel('jurnal')).slice(1)
    const tambah = (semua: typeof jurnal, ke: number) =>
      semua.reduce((n, satu) => n + Number(satu[ke] ?? 0), 0)
    const isi = jurnal.slice(0, -1)
    for (const semua of Map.groupBy(isi, (satu) => satu[0]).values())
      expect(tambah(semua, 3)).toBe(tambah(semua, 4))
    const akunnya = (nama: string, ke: number) =>
      tambah(
        isi.filter((satu) => satu[2] === nama),
        ke,
      )
    expect(akunnya('Utang gaji', 4)).toBe(BERSIH)
    expect(akunnya('Beban BPJS perusahaan', 3)).toBe(3 * (229_195 + 212_005 + 114_598 + 13_752 + 17_190))
    expect(jurnal.at(-1)?.slice(3)).toEqual([tambah(isi, 3), tambah(isi, 4)])
    const { berkas } = await lihat()
    const { periksa } = berkas.find((satu: { jenis: string }) => satu.jenis === 'jurnal')
    expect(periksa.map((satu: { kode: string }) => satu.kode)).toEqual([d.kode])
  })

  it('[UPAH-52] a payslip keeps its shares from when it is made', async () => {
    const dibuat = await call('POST /kelola/payroll', {
      karyawan_id: f.id,
      bulan: 4,
      tahun: 2026,
      ...ISI,
      dasar: { ptkp: 'TK/0', npwp_valid: true, kelas_jkk: 'SANGAT_RENDAH', upah_minimum: 0 },
    })
    const { iuran } = await owner
      .selectFrom('payroll')
      .select('iuran')
      .where('id', '=', dibuat.body['data'].id)
      .executeTakeFirstOrThrow()
    expect(iuran).toMatchObject({ dasar_jht: 5_729_876, kesehatan: 229_195, jkk: 13_752, jkm: 17_190 })
  })

  it('made twice have the same bytes', async () => {
    for (const [jenis, lain] of [
      ['bank-sendiri', { tanggal: '2024-03-28' }],
      ['bank-csv', { tanggal: '2024-03-28' }],
      ['bpmp', {}],
      ['sipp', {}],
      ['jurnal', {}],
      ['register', {}],
      ['timesheet', { kantor_id: a.kantor_id }],
    ] as const) {
      const satu = await unduh(jenis, lain)
      server.setClock(new Date(KINI + 1000).toISOString())
      expect([jenis, (await unduh(jenis, lain)).body['data']]).toEqual([jenis, satu.body['data']])
    }
  })

  it('a revision takes the place of what it corrects once it is published', async () => {
    const draf = await call(`POST /payroll/${slipA}/revisi`, { alasan: 'Uji' })
    expect((await lihat()).gaji_bersih).toBe(BERSIH)
    expect(draf.status).toBe(201)
    expect(await db.selectFrom('sumber_gaji').select('satu').execute()).toHaveLength(1)
  })
})

describe('a bank’s file', () => {
  it('[JAGA-15] say which accounts changed since the last one and which nobody confirmed, and leave out whose pay waits', async () => {
    await slip(b.id, { ...MASA, bulan: 2, ...DASAR, ...kodeNama(b), terbit: TERBIT })
    await teks('bank-csv', { bulan: 2, tanggal: '2024-02-28' })
    await setBank(b.id, 'BCA', '1234567899')
    const tahan = { diganti_oleh_id: akun.hrd.penggunaId, diganti_pada: new Date(KINI - 4 * 86_400_000) }
    await owner
      .insertInto('rekening_tahan')
      .values([
        {
          ...tahan,
          karyawan_id: a.id,
          nama_bank: 'Bank Central Asia',
          nomor_rekening: '9990001112',
          sampai: new Date(KINI + 86_400_000),
          cara: 'tunggu',
        },
        {
          ...tahan,
          karyawan_id: c.id,
          nama_bank: 'Bank Mandiri',
          nomor_rekening: '1400012340000',
          sampai: new Date(KINI - 86_400_000),
        },
      ])
      .execute()
    const csv = (await lihat()).berkas.find(({ jenis }: { jenis: string }) => jenis === 'bank-csv')
    const alasan = (semua: { kode: string; alasan: string }[]) =>
      Object.fromEntries(semua.map((satu) => [satu.kode, satu.alasan]))
    expect(alasan(csv.periksa)).toEqual({
      [b.kode]: expect.stringContaining('Rekening berubah sejak berkas terakhir'),
      [c.kode]: 'Rekening baru belum dikonfirmasi.',
    })
    expect(alasan(csv.dilewati)[a.kode]).toContain('ditunda')
    const isi = await teks('bank-csv', { tanggal: '2024-03-28' })
    expect(isi).toContain('rekening baru belum dikonfirmasi')
    // The same facts give the same bytes: this very file is no earlier one.
    expect(await teks('bank-csv', { tanggal: '2024-03-28' })).toBe(isi)
    await setBank(b.id, 'BCA', '1234567890')
    await owner.deleteFrom('rekening_tahan').execute()
  })
})
