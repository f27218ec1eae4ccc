import { beforeEach, describe, expect, it } from 'vitest'
import { TERBIT, baris, insertSlip } from '../../../../test/payroll.ts'
import { type Akun } from '../../../../test/pengajuan.ts'
import { startGaji } from '../../../../test/gaji.ts'
import { JUMAT_PAGI } from '../../../../test/server.ts'

const { server, akun, call, hrd, upah } = await startGaji({
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  lain: 'wita@rekan.example',
})
beforeEach(() => server.setClock(JUMAT_PAGI))

const DASAR = {
  ptkp: 'TK/0',
  npwp_valid: true,
  kelas_jkk: 'SANGAT_RENDAH',
  upah_minimum: 0,
  bruto_pajak: 10_000_000,
} as const

async function ubahOrang(orang: Akun, isi: { tanggal_masuk?: string; tanggal_keluar?: string | null }) {
  const keluar = isi.tanggal_keluar === undefined ? {} : { alasan_keluar: isi.tanggal_keluar && 'Selesai.' }
  await server.owner
    .updateTable('karyawan')
    .set({ ...isi, ...keluar })
    .where('id', '=', orang.karyawanId)
    .execute()
}

async function agama(orang: Akun, nilai: 'ISLAM' | 'KRISTEN') {
  await server.owner
    .insertInto('pajak_karyawan')
    .values({ karyawan_id: orang.karyawanId, agama: nilai, bpjs_tk_program: [] })
    .onConflict((c) => c.column('karyawan_id').doUpdateSet({ agama: nilai }))
    .execute()
}

const NATAL = { hari_raya: 'NATAL', tanggal: '2026-12-25' }
const dari = (deret: { karyawan: { id: number } }[], orang: Akun) =>
  deret.find(({ karyawan }) => karyawan.id === orang.karyawanId)

describe('a run of THR', () => {
  it('[TUNTAS-08] that is late says what the company owes for it, of all of it together', async () => {
    await upah(akun.siti, { pokok: 9_000_000, tunjangan_tetap: 1_000_000 })
    const lihat = async () =>
      (await hrd('GET /kelola/payroll/thr?hari_raya=PERUSAHAAN&tanggal=2026-12-25')).body['data']
    server.setClock('2026-12-18T20:00:00+07:00')
    expect((await lihat()).denda).toBeNull()
    server.setClock('2026-12-19T08:00:00+07:00')
    const { denda, dapat } = await lihat()
    const seluruh = dapat.reduce((n: number, { jumlah }: { jumlah: number }) => n + jumlah, 0)
    expect(denda).toEqual({
      jumlah: Math.round(seluruh * 0.05),
      kalimat: expect.stringContaining(
        'seharusnya dibayar paling lambat 18 Desember 2026. Dendanya 5% dari Rp',
      ),
    })
  })

  it('[UPAH-34] by religion names who has it, how much and until when it is paid; others with the reason', async () => {
    await upah(akun.siti, { pokok: 9_000_000, tunjangan_tetap: 1_000_000, tunjangan_tidak_tetap: 500_000 })
    await agama(akun.siti, 'KRISTEN')
    await ubahOrang(akun.siti, { tanggal_masuk: '2026-05-20' })
    await upah(akun.lain, { pokok: 6_000_000 })
    await agama(akun.lain, 'ISLAM')
    const { status, body } = await hrd('GET /kelola/payroll/thr?hari_raya=NATAL&tanggal=2026-12-25')
    expect(status).toBe(200)
    expect(body['data']).toMatchObject({ bulan: 12, tahun: 2026, jatuh_tempo: '2026-12-18' })
    // Seven months of 10,000,000.
    expect(dari(body['data'].dapat, akun.siti)).toMatchObject({ jumlah: 5_833_333 })
    expect(dari(body['data'].dilewati, akun.lain)).toMatchObject({ alasan: 'Hari rayanya Idulfitri.' })
    const semua = await hrd('GET /kelola/payroll/thr?hari_raya=PERUSAHAAN&tanggal=2026-12-25')
    expect(dari(semua.body['data'].dapat, akun.lain)).toMatchObject({ jumlah: 6_000_000 })
    expect((await hrd('GET /kelola/payroll/thr?hari_raya=ENTAH&tanggal=2026-12-25')).status).toBe(422)
    expect((await call('koordinator', 'POST /kelola/payroll/thr', NATAL)).status).toBe(403)
    const jauh = await hrd('POST /kelola/payroll/thr', { hari_raya: 'IDULFITRI', tanggal: '2027-03-10' })
    expect([jauh.status, Object.keys(jauh.body['errors'])]).toEqual([422, ['tanggal']])
  })

  it('[UPAH-35] of who is paid by the day it is the average of the slips of twelve months', async () => {
    await upah(akun.lain, { satuan: 'hari', pokok: 150_000 })
    await agama(akun.lain, 'KRISTEN')
    await ubahOrang(akun.lain, { tanggal_masuk: '2026-09-20' })
    for (const [bulan, jumlah] of [
      [9, 1_500_000],
      [10, 3_600_000],
      [11, 3_000_000],
    ] as const)
      await insertSlip(server.owner, akun.lain, akun.hrd.penggunaId, {
        bulan,
        isi: {
          penghasilan: [baris('Gaji Pokok', jumlah, 'TETAP'), baris('Uang Makan', 500_000, 'TIDAK_TETAP')],
          potongan: [],
          penghasilan_lain: [],
        },
      })
    const { body } = await hrd('GET /kelola/payroll/thr?hari_raya=NATAL&tanggal=2026-12-25')
    // Three months of service, 2,700,000 a month in the average.
    expect(dari(body['data'].dapat, akun.lain)).toMatchObject({ jumlah: 675_000 })
  })

  it('[UPAH-35] a PKWTT dismissed 30 days before still has it, 31 days before not', async () => {
    await upah(akun.lain, { pokok: 6_000_000 })
    await agama(akun.lain, 'KRISTEN')
    await ubahOrang(akun.lain, { tanggal_masuk: '2020-01-01', tanggal_keluar: '2026-11-25' })
    const { karyawanId } = akun.lain
    await server.owner.deleteFrom('kontrak').where('karyawan_id', '=', karyawanId).execute()
    await server.owner
      .insertInto('kontrak')
      .values({
        karyawan_id: karyawanId,
        jenis: 'PKWTT',
        nomor: '7/PKWTT',
        ditandatangani: '2020-01-01',
        mulai: '2020-01-01',
        dibuat_pada: new Date(TERBIT),
      })
      .execute()
    const lihat = async () =>
      (await hrd('GET /kelola/payroll/thr?hari_raya=NATAL&tanggal=2026-12-25')).body['data']
    expect(dari((await lihat()).dapat, akun.lain)).toMatchObject({ jumlah: 6_000_000 })
    await ubahOrang(akun.lain, { tanggal_keluar: '2026-11-24' })
    expect(dari((await lihat()).dilewati, akun.lain)).toMatchObject({
      alasan: 'Keluar 24 November 2026, lebih dari 30 hari sebelum hari raya.',
    })
    await ubahOrang(akun.lain, { tanggal_keluar: null })
  })

  it('[UPAH-51] has a slip and a list of its own, and the year’s tax counts it once', async () => {
    await upah(akun.siti, { pokok: 10_000_000 })
    await agama(akun.siti, 'KRISTEN')
    await ubahOrang(akun.siti, { tanggal_masuk: '2020-01-01' })
    for (let bulan = 1; bulan <= 11; bulan += 1)
      await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
        bulan,
        ...DASAR,
        isi: {
          penghasilan: [baris('Gaji Pokok', 10_000_000, 'TETAP')],
          potongan: [baris('PPh Pasal 21', 200_000, 'PPH21')],
          penghasilan_lain: [],
        },
      })
    const { status, body } = await hrd('POST /kelola/payroll/thr', NATAL)
    expect(status).toBe(200)
    expect(body['data']).toMatchObject({ bulan: 12, tahun: 2026 })
    expect(body['data'].dibuat).toBeGreaterThan(0)
    const lagi = await hrd('POST /kelola/payroll/thr', NATAL)
    expect(dari(lagi.body['data'].dilewati, akun.siti)).toMatchObject({ alasan: 'Sudah ada THR tahun ini.' })
    const daftar = async (jenis: string) =>
      (await hrd(`GET /kelola/payroll?bulan=12&tahun=2026${jenis}`)).body
    const thr = await daftar('&jenis=THR')
    const milik = dari(thr['data'], akun.siti) as unknown as { id: number; versi: number }
    expect(milik).toMatchObject({ jenis: 'THR', gaji_kotor: 10_000_000 })
    expect(thr['ringkasan']).toMatchObject({ draft: body['data'].dibuat, belum: 0 })
    expect((await daftar(''))['meta'].total).toBe(0)
    // The month's 20,454,000 by 9 % less 10,454,000 by 2.5 %: what the month's slip is going to withhold.
    const { body: slip } = await hrd(`GET /payroll/${milik.id}`)
    expect(slip['data'].potongan).toMatchObject([{ jenis: 'PPH21', jumlah: 1_840_860 - 261_350 }])
    expect(slip['data'].kelola.dasar.bruto_pajak).toBe(10_000_000)

    // 11 x 10,000,000 + 10,454,000 + THR, less 6,000,000, 300,000 and 54,000,000: 70,154,000 by article 17, less what
    // the eleven months and THR withheld.
    const usulan = await hrd(
      `GET /kelola/payroll/usulan?karyawan_id=${akun.siti.karyawanId}&bulan=12&tahun=2026`,
    )
    const pph = usulan.body['data'].potongan.find((satu: { jenis: string }) => satu.jenis === 'PPH21')
    expect(pph.jumlah).toBe(4_523_100 - 2_200_000 - 1_579_510)

    // The slip beside the month's has its drafts, its sharing and its place in the owner's list.
    const bagi = await hrd('POST /kelola/payroll/bagikan', { slip: [{ id: milik.id, versi: milik.versi }] })
    expect(bagi.body['data'][0].hasil).toBe('BERHASIL')
    const punya = await call('siti', 'GET /payroll?tahun=2026')
    expect(punya.body['data']).toMatchObject([{ id: milik.id, jenis: 'THR', bulan: 12 }])
    const dibuat = await hrd('POST /kelola/payroll', {
      karyawan_id: akun.siti.karyawanId,
      bulan: 12,
      tahun: 2026,
      penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: 10_000_000 }],
      potongan: [],
      penghasilan_lain: [],
    })
    expect([dibuat.status, dibuat.body['data']?.jenis]).toEqual([201, 'BULANAN'])
  })

  it('[UPAH-11] a refund in the month of leaving is not given again, and no month after it has occupation costs', async () => {
    await server.owner.deleteFrom('payroll').where('karyawan_id', '=', akun.lain.karyawanId).execute()
    await ubahOrang(akun.lain, { tanggal_masuk: '2020-01-01', tanggal_keluar: '2026-10-31' })
    for (let bulan = 1; bulan <= 10; bulan += 1)
      await insertSlip(server.owner, akun.lain, akun.hrd.penggunaId, {
        bulan,
        ...DASAR,
        isi: {
          penghasilan: [baris('Gaji Pokok', 10_000_000, 'TETAP')],
          potongan: bulan === 10 ? [] : [baris('PPh Pasal 21', 500_000, 'PPH21')],
          // Of 100,000,000 in ten months 2,050,000 is due, 4,500,000 was withheld.
          penghasilan_lain: bulan === 10 ? [baris('Pengembalian PPh Pasal 21', 2_450_000)] : [],
        },
      })
    const { bruto_pajak: _, ...dasar } = DASAR
    const { status, body } = await hrd('POST /kelola/payroll/hitung', {
      karyawan_id: akun.lain.karyawanId,
      bulan: 11,
      tahun: 2026,
      penghasilan: [{ jenis: 'BONUS', jumlah: 1_000_000 }],
      dasar,
    })
    expect(status).toBe(200)
    // 101,000,000 less ten months' 5,000,000 and 54,000,000: 2,100,000 is due, 2,050,000 was kept.
    expect(body['data'].potongan).toMatchObject([{ jenis: 'PPH21', jumlah: 50_000 }])
    expect(body['data'].penghasilan_lain).toEqual([])
    await ubahOrang(akun.lain, { tanggal_keluar: null })
  })
})

describe('a slip that would come to less than nothing', () => {
  it('[JAGA-28] is left out with the reason, in the plan and in the run', async () => {
    const { koordinator } = akun
    await upah(koordinator, { pokok: 6_000_000 })
    await agama(koordinator, 'KRISTEN')
    await ubahOrang(koordinator, { tanggal_masuk: '2026-10-20' })
    // The month's slip has withheld nothing of very much, so that this one would have to.
    await insertSlip(server.owner, koordinator, akun.hrd.penggunaId, {
      bulan: 12,
      ...DASAR,
      bruto_pajak: 300_000_000,
      isi: { penghasilan: [baris('Gaji Pokok', 300_000_000, 'TETAP')], potongan: [], penghasilan_lain: [] },
    })
    const ditolak = { alasan: expect.stringMatching(/^Potongan melebihi penghasilan/) }
    const rencana = await hrd('GET /kelola/payroll/thr?hari_raya=NATAL&tanggal=2026-12-25')
    expect(dari(rencana.body['data'].dapat, koordinator)).toBeUndefined()
    expect(dari(rencana.body['data'].dilewati, koordinator)).toMatchObject(ditolak)
    const { status, body } = await hrd('POST /kelola/payroll/thr', NATAL)
    expect(status).toBe(200)
    expect(dari(body['data'].dilewati, koordinator)).toMatchObject(ditolak)
  })
})
