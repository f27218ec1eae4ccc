import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLembar } from '../src/platform/lembar.reader.ts'
import { type Slip, hitungSetahun, lemburHari, nilai, tarifBulan, upahPada } from './gaji-setahun/hitung.ts'
import { IDULFITRI, NATAL, type Orang, SEMUA, addHari } from './gaji-setahun/orang.ts'
import { tokenOf, tulisPerusahaan } from './gaji-setahun/tulis.ts'
import { type TestServer, startTestServer } from './server.ts'

/**
 * A year of a guard company of sixty, run over HTTP as HR runs it, and held to the rupiah against a second computation that shares
 * nothing with the product: slips, register, bank file, tax file.
 */

let server: TestServer
let ids: ReadonlyMap<string, number>
const token = { hrd: '', hrdLain: '' }
const TAHUN = new Map(SEMUA.map((satu) => [satu.kode, hitungSetahun(satu)]))
const jumlah = (semua: readonly number[]) => semua.reduce((n, satu) => n + satu, 0)
const bersih = ({ penghasilan, lain, potongan }: Slip) => nilai(penghasilan) + nilai(lain) - nilai(potongan)
const slipOf = (kode: string, bulan: number, jenis?: Slip['jenis']) =>
  (TAHUN.get(kode) ?? []).filter(
    (satu) => satu.bulan === bulan && (jenis === undefined || satu.jenis === jenis),
  )

async function call(key: string, body?: unknown, siapa: keyof typeof token = 'hrd') {
  const jawab = await server.call(key, { token: token[siapa], body })
  expect([key, jawab.status, jawab.body['error'] ?? null]).toEqual([key, expect.toBeOneOf([200, 201]), null])
  return jawab.body
}

beforeAll(async () => {
  server = await startTestServer('2026-01-05T09:00:00+07:00', { withJobs: false })
  ids = await tulisPerusahaan(server.owner)
  token.hrd = await server.login('hrd@rekan.example')
  token.hrdLain = await server.login('teuku.akbar@karsabina.example')
  const { versi } = (await call('GET /kelola/payroll/berkas?bulan=1&tahun=2026'))['data'].sumber
  await call('POST /kelola/payroll/berkas/sumber', {
    kode_bank: '014',
    nomor_rekening: '5970000001',
    kode_bca: null,
    nitku: null,
    versi,
  })
  for (let bulan = 1; bulan <= 12; bulan += 1) await runBulan(bulan)
})
afterAll(() => server.close())

/** A month as HR lives it: what is beside it first, then everybody's, approved by another and published. */
async function runBulan(bulan: number): Promise<void> {
  const masa = { bulan, tahun: 2026 }
  const mulai = `2026-${String(bulan).padStart(2, '0')}-02T09:00:00+07:00`
  server.setClock(mulai)
  if (bulan === 7)
    await call('POST /kelola/payroll/saldo', {
      baris: SEMUA.flatMap(({ kode, lain }) =>
        lain === null
          ? []
          : {
              kode,
              tahun: 2026,
              neto_lain: lain.neto,
              dipotong_lain: lain.dipotong,
              nomor_lain: lain.nomor,
            },
      ),
    })
  for (const { kode, kasbon } of SEMUA)
    if (kasbon?.mulai === bulan)
      await call(`POST /kelola/karyawan/${ids.get(kode)}/kasbon`, {
        ...masa,
        jumlah: kasbon.jumlah,
        cicilan: kasbon.cicilan,
        keterangan: 'Motor.',
      })
  if (bulan === 12) {
    await call('POST /kelola/payroll/aturan', aturan('MAKAN', 20_000))
    await call('POST /kelola/payroll/aturan', aturan('PREMI_MALAM', 15_000))
    for (const { kode, upah } of SEMUA)
      for (const baru of upah.slice(1))
        await call(`POST /karyawan/${ids.get(kode)}/upah`, {
          mulai: baru.mulai,
          satuan: baru.satuan,
          pokok: baru.pokok,
          tunjangan_tetap: baru.tetap,
          tunjangan_tidak_tetap: baru.tidakTetap,
        })
  }
  if (bulan === 3) await call('POST /kelola/payroll/thr', { hari_raya: 'IDULFITRI', tanggal: IDULFITRI })
  if (bulan === 12) {
    await call('POST /kelola/payroll/thr', { hari_raya: 'NATAL', tanggal: NATAL })
    await call('POST /kelola/payroll/kompensasi', masa)
  }
  server.setClock(
    bulan === 12
      ? '2027-01-02T09:00:00+07:00'
      : mulai.replace(/-\d\d-02T/, `-${String(bulan + 1).padStart(2, '0')}-01T`),
  )
  await call('POST /kelola/payroll/susun', masa)
  const { boleh } = (
    await call(`GET /kelola/payroll/persetujuan?bulan=${bulan}&tahun=2026`, undefined, 'hrdLain')
  )['data']
  await call(
    'POST /kelola/payroll/persetujuan',
    { ...masa, slip: boleh.slip, gaji_bersih: boleh.gaji_bersih },
    'hrdLain',
  )
  for (const jenis of ['THR', 'KOMPENSASI', 'BULANAN']) {
    const semua = await listSlip(bulan, jenis)
    if (semua.length === 0) continue
    const terbit = await call('POST /kelola/payroll/terbitkan', {
      slip: semua.map(({ id, versi }: { id: number; versi: number }) => ({ id, versi })),
    })
    expect(terbit['data'].every(({ hasil }: { hasil: string }) => hasil === 'BERHASIL')).toBe(true)
  }
}

const aturan = (jenis: string, rupiah: number) => ({ jenis, mulai: '2026-12-01', jumlah: rupiah })
const listSlip = async (bulan: number, jenis: string) =>
  (await call(`GET /kelola/payroll?bulan=${bulan}&tahun=2026&jenis=${jenis}&per_page=100`))['data']

type BarisHttp = {
  nama: string
  jenis: string
  jumlah: number
  asal: { rincian: { dari: string; sampai: string; jumlah: number }[] } | null
}
const ringkas = (semua: readonly BarisHttp[]) =>
  semua.map((satu) => `${satu.jenis} ${satu.jumlah}`).toSorted()
const harapan = (semua: Slip['penghasilan']) =>
  semua.map(([jenis, rupiah]) => `${jenis} ${rupiah}`).toSorted()

it('[UPAH-33, UPAH-41, UPAH-51] every month’s slips come to what a second computation says, for each of sixty', async () => {
  for (let bulan = 1; bulan <= 12; bulan += 1)
    for (const jenis of ['BULANAN', 'THR', 'KOMPENSASI'] as const) {
      const ada = (await listSlip(bulan, jenis)).map(
        (satu: Record<string, number> & { karyawan: { kode: string } }) =>
          `${satu.karyawan.kode} ${satu['gaji_kotor']} ${satu['total_potongan']} ${satu['gaji_bersih']}`,
      )
      const seharusnya = SEMUA.flatMap(({ kode }) =>
        slipOf(kode, bulan, jenis).map(
          (slip) =>
            `${kode} ${nilai(slip.penghasilan) + nilai(slip.lain)} ${nilai(slip.potongan)} ${bersih(slip)}`,
        ),
      )
      expect([bulan, jenis, ada.toSorted()]).toEqual([bulan, jenis, seharusnya.toSorted()])
    }
})

it('[UPAH-14, UPAH-16, UPAH-44] December’s slips agree line by line, and HR opens any of them to its days', async () => {
  for (const jenis of ['BULANAN', 'THR', 'KOMPENSASI'] as const)
    for (const { id, karyawan } of await listSlip(12, jenis)) {
      const orang = SEMUA.find(({ kode }) => kode === karyawan.kode) as Orang
      const [slip] = slipOf(karyawan.kode, 12, jenis)
      const ada = (await call(`GET /payroll/${id}`))['data']
      expect([
        karyawan.kode,
        ringkas(ada.penghasilan),
        ringkas(ada.potongan),
        ringkas(ada.penghasilan_lain),
      ]).toEqual([
        karyawan.kode,
        harapan(slip?.penghasilan ?? []),
        harapan(slip?.potongan ?? []),
        harapan(slip?.lain ?? []),
      ])
      for (const baris of [...ada.penghasilan, ...ada.potongan, ...ada.penghasilan_lain] as BarisHttp[])
        expect([
          karyawan.kode,
          baris.nama,
          jumlah((baris.asal?.rincian ?? []).map((satu) => satu.jumlah)),
        ]).toEqual([karyawan.kode, baris.nama, baris.jumlah])
      if (jenis === 'BULANAN') expectHari(orang, ada)
    }
})

/** The days behind the lines are those that were lived. */
function expectHari(orang: Orang, ada: { penghasilan: BarisHttp[]; potongan: BarisHttp[] }): void {
  const hari = (nama: string) =>
    [...ada.penghasilan, ...ada.potongan]
      .filter((satu) => satu.nama === nama)
      .flatMap(({ asal }) => (asal?.rincian ?? []).map(({ dari, jumlah: rupiah }) => `${dari} ${rupiah}`))
      .toSorted()
  const kerja = orang.kerja.filter(({ tanggal }) => tanggal >= '2026-12-01')
  const datang = kerja.filter((satu) => satu.hadir)
  const lembur = (apa: string) =>
    lemburHari(orang, 12)
      .filter(({ sebab }) => sebab === apa)
      .map((satu) => `${satu.tanggal} ${satu.jumlah}`)
      .toSorted()
  expect([orang.kode, hari('Lembur Melekat'), hari('Lembur Hari Libur')]).toEqual([
    orang.kode,
    lembur('MELEKAT'),
    lembur('LIBUR'),
  ])
  expect([orang.kode, hari('Uang Makan')]).toEqual([
    orang.kode,
    datang.map(({ tanggal }) => `${tanggal} 20000`),
  ])
  expect([orang.kode, hari('Potongan Ketidakhadiran').map((satu) => satu.slice(0, 10))]).toEqual([
    orang.kode,
    kerja.filter((satu) => !satu.hadir).map(({ tanggal }) => tanggal),
  ])
}

it('[UPAH-38, UPAH-39, UPAH-40] register, bank file and BPA1 of December hold the same rupiah', async () => {
  const unduh = async (jenis: string, bulan: number, lain: object = {}) => {
    const { data } = await call('POST /kelola/payroll/berkas', { bulan, tahun: 2026, jenis, ...lain })
    return Buffer.from(data.isi, 'base64')
  }
  const dibayar = SEMUA.filter(({ bank }) => bank !== null)
  const gaji = ({ kode }: Orang) => jumlah(slipOf(kode, 12, 'BULANAN').map(bersih))
  const csv = (await unduh('bank-csv', 12, { tanggal: '2027-01-04' })).toString()
  expect(csv.split('\r\n')).toEqual([
    'No;Kode;Nama;Kode bank;Bank;Nomor rekening;Jumlah;Tanggal bayar;Keterangan',
    ...dibayar.map((satu, i) =>
      [
        i + 1,
        satu.kode,
        satu.nama.toUpperCase(),
        satu.bank?.kode,
        satu.bank?.nama,
        satu.bank?.rekening,
        gaji(satu),
        '2027-01-04',
        'GAJI DES 2026',
      ].join(';'),
    ),
    `Jumlah;;;;;;${jumlah(dibayar.map(gaji))};;`,
    '',
  ])
  const lembar = await readLembar(await unduh('register', 12))
  if ('tolak' in lembar) throw new Error('no workbook')
  const register = SEMUA.map((orang) => {
    const semua = slipOf(orang.kode, 12)
    const masuk = semua.flatMap(({ penghasilan }) => penghasilan)
    const potongan = semua.flatMap((satu) => satu.potongan)
    const kembali = jumlah(semua.map(({ lain }) => nilai(lain)))
    return [
      orang.kode,
      orang.nama,
      'Kawasan Setahun',
      'Satpam',
      nilai(masuk, 'TETAP'),
      nilai(masuk, 'TIDAK_TETAP'),
      nilai(masuk, 'LEMBUR'),
      nilai(masuk, 'THR'),
      nilai(masuk, 'KOMPENSASI') + kembali,
      nilai(masuk) + kembali,
      nilai(potongan, 'ABSENSI'),
      nilai(potongan, 'BPJS_KESEHATAN'),
      nilai(potongan, 'BPJS_JHT'),
      nilai(potongan, 'BPJS_JP'),
      nilai(potongan, 'PPH21'),
      nilai(potongan, 'KASBON'),
      0,
      nilai(potongan),
      jumlah(semua.map(bersih)),
      jumlah(semua.flatMap(({ iuran }) => iuran)),
    ]
  })
  expect(lembar.lembar.sel.slice(1, -1)).toEqual(register)

  const bpa1 = listElemen((await unduh('bpa1', 12)).toString(), 'A1')
  const tetap = SEMUA.filter(({ jenis }) => jenis !== 'HARIAN')
  expect(bpa1.map((satu) => satu['SalaryPensionJhtTht'])).toHaveLength(tetap.length)
  for (const [i, orang] of tetap.entries()) {
    const tahun = TAHUN.get(orang.kode) ?? []
    const masuk = tahun.flatMap(({ penghasilan }) => penghasilan)
    const potongan = tahun.flatMap((satu) => satu.potongan)
    const iuran = jumlah(
      tahun.map((satu) => (satu.iuran[0] ?? 0) + (satu.iuran[3] ?? 0) + (satu.iuran[4] ?? 0)),
    )
    const bulan = tahun.filter(({ jenis }) => jenis === 'BULANAN').length
    expect([orang.kode, bpa1[i]]).toEqual([
      orang.kode,
      expect.objectContaining({
        TaxPeriodMonthStart: String(13 - bulan),
        TaxPeriodMonthEnd: '12',
        WorkForSecondEmployer: orang.lain === null ? 'No' : 'Yes',
        ...(orang.lain !== null && { PrevWhTaxSlip: orang.lain.nomor }),
        TaxExemptOpt: orang.status,
        SalaryPensionJhtTht: String(nilai(masuk, 'TETAP') - nilai(potongan, 'ABSENSI')),
        OtherBenefit: String(nilai(masuk, 'TIDAK_TETAP', 'LEMBUR', 'KOMPENSASI')),
        InsurancePaidByEmployer: String(iuran),
        TantiemBonusThr: String(nilai(masuk, 'THR')),
        PensionContributionJhtThtFee: String(nilai(potongan, 'BPJS_JHT', 'BPJS_JP')),
      }),
    ])
  }
  // The month before goes by BPMP: gross and rate, of all slips of the month together.
  const bpmp = listElemen((await unduh('bpmp', 3)).toString(), 'MmPayroll')
  expect(bpmp.map(({ Gross, Rate }) => `${Gross} ${Rate}`)).toEqual(
    tetap.flatMap((orang) => {
      const bruto = jumlah(slipOf(orang.kode, 3).map((satu) => satu.bruto))
      return bruto === 0 ? [] : `${bruto} ${(tarifBulan(orang, bruto) * (orang.npwp ? 100 : 120)) / 10_000}`
    }),
  )
})

it('[UPAH-11, UPAH-43] a person’s twelve slips and their THR, as they read them, come to their BPA1 and the year’s tax', async () => {
  for (const kode of ['GRD001', 'GRD005', 'GRD014', 'GRD023', 'GRD054', 'GRD055']) {
    const { body } = await server.call('GET /payroll?tahun=2026', { token: tokenOf(kode) })
    const tahun = TAHUN.get(kode) ?? []
    const urut = (semua: readonly (readonly [number, string, number])[]) =>
      semua.map((satu) => satu.join(' ')).toSorted()
    expect([
      kode,
      urut(
        body['data'].map((s: { bulan: number; jenis: string; gaji_bersih: number }) => [
          s.bulan,
          s.jenis,
          s.gaji_bersih,
        ]),
      ),
    ]).toEqual([kode, urut(tahun.map((satu) => [satu.bulan, satu.jenis, bersih(satu)]))])
  }
  // The story is one in which tax comes back, a raise parts a month and a holiday is worked at night.
  const pergi = slipOf('GRD055', 12, 'BULANAN')[0]
  expect(nilai(pergi?.lain ?? [], 'LAIN')).toBeGreaterThan(0)
  const naik = SEMUA.find(({ kode }) => kode === 'GRD005') as Orang
  expect(upahPada(naik, '2026-12-11')).not.toEqual(upahPada(naik, '2026-12-12'))
  const malamNatal = SEMUA.filter(({ kerja }) =>
    kerja.some((satu) => satu.tanggal === NATAL && satu.malam && satu.selesai.startsWith(addHari(NATAL, 1))),
  )
  expect(malamNatal.length).toBeGreaterThan(0)
})

function listElemen(xml: string, nama: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<${nama}>(.*?)</${nama}>`, 'gs'))].map(([, isi = '']) =>
    Object.fromEntries(
      [...isi.matchAll(/<(\w+)>([^<]*)</g)].map(([, kunci = '', teks = '']) => [kunci, teks]),
    ),
  )
}
