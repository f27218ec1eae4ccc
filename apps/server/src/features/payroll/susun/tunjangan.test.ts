import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ISI, baris, completeDasar, insertSlip } from '../../../../test/payroll.ts'
import { insertAbsensi, insertHakCuti, signInSemua } from '../../../../test/pengajuan.ts'
import { createPerencanaan } from '../../../../test/perencanaan.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { createUpahKerja } from '../../../../test/tunjangan.ts'

const server: TestServer = await startTestServer()
await completeDasar(server.owner)
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())
beforeEach(() => server.setClock(JUMAT_PAGI))

const siti = akun.siti.karyawanId
const { upah, kerja } = createUpahKerja(server, siti)
const hrd = (key: string, body?: unknown) => server.call(key, { token: token.hrd, body })
const usulan = async (bulan: number) =>
  (await hrd(`GET /kelola/payroll/usulan?karyawan_id=${siti}&bulan=${bulan}&tahun=2026`)).body['data']
const atur = (isi: object) => hrd('POST /kelola/payroll/aturan', isi)
const hadir = async (tanggal: string, check_in = '08:00', check_out = '17:00') => {
  const { status } = await hrd(`POST /karyawan/presensi/${siti}/koreksi`, {
    tanggal,
    check_in,
    check_out,
    alasan: 'Mesin absen rusak.',
  })
  expect(status).toBe(200)
}
type Baris = {
  nama: string
  jenis: string
  jumlah: number
  asal: { aturan: string; rincian: { dari: string; keterangan: string; jumlah: number }[] }
}
const cari = (semua: Baris[], nama: string) => semua.find((satu) => satu.nama === nama)
const ringkas = (satu: Baris | undefined) => [
  satu?.jumlah,
  satu?.asal.rincian.map(({ dari, keterangan, jumlah }) => `${dari} ${keterangan} ${jumlah}`),
]

let kantorId = 0
beforeAll(async () => {
  const { kantor_id } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', siti)
    .where('utama', '=', true)
    .executeTakeFirstOrThrow()
  kantorId = kantor_id
})

it('[UPAH-08] joint leave that was worked proposes no overtime and leaves the leave day in the balance', async () => {
  await upah({ pokok: 5_190_000 })
  await server.owner
    .updateTable('pengaturan_cuti')
    .set({ bersama_memotong: true, bersama_sejak: '2026-03-01' })
    .execute()
  await server.owner
    .deleteFrom('mutasi_cuti')
    .where('hak_id', 'in', (q) => q.selectFrom('hak_cuti').select('id').where('karyawan_id', '=', siti))
    .execute()
  await server.owner.deleteFrom('hak_cuti').where('karyawan_id', '=', siti).execute()
  await insertHakCuti(server.owner, siti, 12, ['2026-01-01', '2026-12-31'])
  // 18 March 2026 is joint leave.
  await kerja({ kantorId, mulai: '2026-03-18T08:00:00+07:00', selesai: '2026-03-18T17:00:00+07:00' })
  await hadir('2026-03-18')
  const { penghasilan, potongan, peringatan } = await usulan(3)
  expect(penghasilan.map(({ nama }: Baris) => nama)).toEqual(['Gaji Pokok'])
  expect(JSON.stringify([potongan, peringatan])).not.toContain('2026-03-18')
  const buku = await hrd(`GET /karyawan/${siti}/cuti`)
  const bersama = await server.owner
    .selectFrom('mutasi_cuti as m')
    .innerJoin('hak_cuti as h', 'h.id', 'm.hak_id')
    .select(['m.tanggal', 'm.jumlah'])
    .where('h.karyawan_id', '=', siti)
    .where('m.jenis', '=', 'BERSAMA')
    .orderBy('m.tanggal')
    .execute()
  expect(buku.status).toBe(200)
  expect(bersama.find(({ tanggal }) => tanggal === '2026-03-18')).toEqual({
    tanggal: '2026-03-18',
    jumlah: 0,
  })
  // The one that was not worked took its day.
  expect(bersama.some(({ jumlah }) => jumlah === -1)).toBe(true)
})

it('[UPAH-09] a post or position that is marked exempt proposes no overtime line and says why', async () => {
  await upah({ pokok: 5_190_000 })
  const pos = await createPerencanaan(server.owner, Date.parse(JUMAT_PAGI)).pos()
  for (const tanggal of ['2026-10-05', '2026-10-06']) {
    await kerja({
      kantorId,
      mulai: `${tanggal}T07:00:00+07:00`,
      selesai: `${tanggal}T19:00:00+07:00`,
      posId: pos,
    })
    await hadir(tanggal, '07:00', '19:00')
  }
  const sebelum = await usulan(10)
  expect(ringkas(cari(sebelum.penghasilan, 'Lembur Melekat'))[1]).toHaveLength(2)
  const { status, body } = await atur({ jenis: 'TANPA_LEMBUR', pos_id: pos, mulai: '2026-10-06', jumlah: 1 })
  expect([status, body['message']]).toEqual([200, 'Aturan upah disimpan.'])
  const sebagian = await usulan(10)
  expect(cari(sebagian.penghasilan, 'Lembur Melekat')?.asal.rincian.map(({ dari }) => dari)).toEqual([
    '2026-10-05',
  ])
  expect(sebagian.peringatan).toContain(
    'Lembur tidak diusulkan karena pos Gerbang termasuk golongan jabatan tertentu (PP 35/2021 pasal 27): 6 Oktober 2026.',
  )
  // By the position as well, however it is spelt.
  const { jabatan } = await server.owner
    .selectFrom('penempatan')
    .select('jabatan')
    .where('karyawan_id', '=', siti)
    .where('utama', '=', true)
    .executeTakeFirstOrThrow()
  await atur({ jenis: 'TANPA_LEMBUR', jabatan: jabatan.toUpperCase(), mulai: '2026-10-01', jumlah: 1 })
  const semua = await usulan(10)
  expect(cari(semua.penghasilan, 'Lembur Melekat')).toBeUndefined()
  expect(semua.peringatan).toContain(
    `Lembur tidak diusulkan karena jabatan ${jabatan} termasuk golongan jabatan tertentu (PP 35/2021 pasal 27): 5 Oktober 2026.`,
  )
  await atur({ jenis: 'TANPA_LEMBUR', jabatan, mulai: '2026-10-01', jumlah: 0 })
})

it('[UPAH-16] meal and transport follow days present, premiums the shifts worked, allowances the post stood on, each with its days', async () => {
  await upah({ pokok: 5_190_000 })
  const rencana = createPerencanaan(server.owner, Date.parse(JUMAT_PAGI))
  const [pos, posLain, shift] = [await rencana.pos(), await rencana.pos(), await rencana.shift()]
  await server.owner
    .insertInto('pos_sertifikat')
    .values({ pos_id: pos, jenis: 'GARDA_PRATAMA', wajib: false })
    .execute()
  await server.owner
    .insertInto('dokumen')
    .values({
      karyawan_id: siti,
      jenis: 'GARDA_PRATAMA',
      nomor: 'GP 1',
      berakhir: '2026-09-08',
      dibuat_pada: new Date(0),
    })
    .execute()
  const pada = (tanggal: string, dari: string, sampai: string) => ({
    kantorId,
    mulai: `${tanggal}T${dari}:00+07:00`,
    selesai: `${sampai}:00+07:00`,
  })
  await kerja({ ...pada('2026-09-07', '08:00', '2026-09-07T16:00'), posId: pos, shiftId: shift })
  await kerja({ ...pada('2026-09-08', '22:00', '2026-09-09T06:00'), posId: pos, shiftId: shift })
  await kerja({ ...pada('2026-09-10', '08:00', '2026-09-10T16:00'), posId: pos })
  await kerja({ ...pada('2026-09-11', '08:00', '2026-09-11T16:00'), posId: posLain })
  await kerja({ ...pada('2026-09-14', '08:00', '2026-09-14T16:00'), posId: pos })
  await hadir('2026-09-07', '08:00', '16:00')
  await hadir('2026-09-08', '22:00', '06:00')
  await hadir('2026-09-10', '08:00', '16:00')
  await hadir('2026-09-11', '08:00', '16:00')
  const mulai = '2026-09-01'
  for (const isi of [
    { jenis: 'MAKAN', mulai, jumlah: 20_000 },
    { jenis: 'MAKAN', mulai: '2026-09-10', jumlah: 25_000 },
    { jenis: 'TRANSPORT', mulai, jumlah: 10_000 },
    { jenis: 'TRANSPORT', mulai, jumlah: 15_000, kantor_id: kantorId },
    { jenis: 'PREMI_SHIFT', mulai, jumlah: 5_000, jenis_shift_id: shift },
    { jenis: 'PREMI_MALAM', mulai, jumlah: 30_000 },
    { jenis: 'POS', mulai, jumlah: 12_000, pos_id: pos },
    { jenis: 'SERTIFIKAT', mulai, jumlah: 7_000, sertifikat: 'GARDA_PRATAMA' },
  ])
    expect((await atur(isi)).status).toBe(200)
  const { penghasilan } = await usulan(9)
  const nama = (satu: Baris | undefined) =>
    satu?.asal.rincian.map(({ dari, jumlah }) => [dari.slice(8), jumlah])
  expect(nama(cari(penghasilan, 'Uang Makan'))).toEqual([
    ['07', 20_000],
    ['08', 20_000],
    ['10', 25_000],
    ['11', 25_000],
  ])
  expect(cari(penghasilan, 'Uang Transport')).toMatchObject({ jumlah: 60_000, jenis: 'TIDAK_TETAP' })
  expect(nama(cari(penghasilan, 'Premi Shift'))).toEqual([
    ['07', 5_000],
    ['08', 5_000],
  ])
  expect(nama(cari(penghasilan, 'Premi Malam'))).toEqual([['08', 30_000]])
  expect(nama(cari(penghasilan, 'Tunjangan Pos'))).toEqual([
    ['07', 12_000],
    ['08', 12_000],
    ['10', 12_000],
  ])
  // The certificate ended on the 8th.
  expect(nama(cari(penghasilan, 'Tunjangan Sertifikat'))).toEqual([
    ['07', 7_000],
    ['08', 7_000],
  ])
  for (const satu of penghasilan as Baris[])
    expect([satu.nama, satu.asal.rincian.reduce((n, { jumlah }) => n + jumlah, 0)]).toEqual([
      satu.nama,
      satu.jumlah,
    ])
  // From a day on a rule ends.
  await atur({ jenis: 'POS', mulai: '2026-09-08', jumlah: 0, pos_id: pos })
  expect(nama(cari((await usulan(9)).penghasilan, 'Tunjangan Pos'))).toEqual([['07', 12_000]])
})

it('lateness is taken off by its hours’ wages, from the day on which the company chose so', async () => {
  await upah({ pokok: 5_190_000 })
  for (const tanggal of ['2026-07-06', '2026-07-07']) {
    await kerja({ kantorId, mulai: `${tanggal}T08:00:00+07:00`, selesai: `${tanggal}T16:00:00+07:00` })
    await hadir(tanggal, '08:30', '16:00')
  }
  const potongan = async () => cari((await usulan(7)).potongan, 'Potongan Keterlambatan')
  expect(await potongan()).toBeUndefined()
  await server.owner
    .insertInto('pengaturan')
    .values({
      kunci: 'terlambat_dipotong',
      nilai: JSON.stringify(true),
      berlaku_dari: '2026-07-07',
      dicatat_pada: new Date('2026-07-01T00:00:00Z'),
      oleh_id: akun.hrd.penggunaId,
    })
    .execute()
  // Half of 5,190,000 / 173.
  expect(ringkas(await potongan())).toEqual([15_000, ['2026-07-07 terlambat 30 menit 15000']])
})

it('[UPAH-46] pay by the shift and by the piece is count times rate with the shifts or pieces listed, and a rate of 0 is refused', async () => {
  await upah({ satuan: 'shift', pokok: 150_000 })
  for (const tanggal of ['2026-06-02', '2026-06-03']) {
    await kerja({ kantorId, mulai: `${tanggal}T08:00:00+07:00`, selesai: `${tanggal}T16:00:00+07:00` })
    await hadir(tanggal, '08:00', '16:00')
  }
  await kerja({ kantorId, mulai: '2026-06-04T08:00:00+07:00', selesai: '2026-06-04T16:00:00+07:00' })
  const shift = await usulan(6)
  expect(ringkas(shift.penghasilan[0])).toEqual([
    300_000,
    ['2026-06-02 1 shift kerja 150000', '2026-06-03 1 shift kerja 150000'],
  ])
  expect(shift.peringatan).toContain('Upah per shift: 2 shift x Rp\u00a0150.000.')
  expect(cari(shift.potongan, 'Potongan Ketidakhadiran')).toBeUndefined()

  await upah({ satuan: 'potong', pokok: 2_500 })
  const catat = (...deret: object[]) =>
    hrd('POST /kelola/payroll/hasil', {
      baris: deret.map((isi) => ({
        kode: 'kbn0031',
        tanggal: '2026-06-02',
        nama: 'kemeja',
        jumlah: 10,
        ...isi,
      })),
    })
  expect(
    (await catat({}, { tanggal: '2026-06-03', nama: 'Jaket', jumlah: 4, tarif: 9_000 })).body,
  ).toMatchObject({
    data: { dicatat: 2 },
  })
  const potong = await usulan(6)
  expect(potong.penghasilan.map(({ nama }: Baris) => nama)).toEqual(['Upah Borongan'])
  expect(ringkas(potong.penghasilan[0])).toEqual([
    61_000,
    ['2026-06-02 10 kemeja x Rp\u00a02.500 25000', '2026-06-03 4 Jaket x Rp\u00a09.000 36000'],
  ])
  // The same again takes its place, 0 takes it back.
  await catat({ nama: 'Kemeja', jumlah: 12 }, { tanggal: '2026-06-03', nama: 'jaket', jumlah: 0 })
  expect(ringkas((await usulan(6)).penghasilan[0])[0]).toBe(30_000)
  const daftar = await hrd('GET /kelola/payroll/hasil?dari=2026-06-01&sampai=2026-06-30')
  expect(daftar.body['data']).toMatchObject([
    { nama: 'kemeja', jumlah: 12, tarif: null, karyawan: { id: siti } },
  ])

  // Overtime is of the average of the months before: 3,460,000 / 173 = 20,000, of 3.5 hours.
  await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
    tahun: 2026,
    bulan: 8,
    isi: {
      ...ISI,
      penghasilan: [baris('Upah Borongan', 3_460_000, 'TETAP'), baris('Upah Lembur', 900_000, 'LEMBUR')],
    },
  })
  await kerja({ kantorId, mulai: '2026-11-10T07:00:00+07:00', selesai: '2026-11-10T18:00:00+07:00' })
  await hadir('2026-11-10', '07:00', '18:00')
  expect(cari((await usulan(11)).penghasilan, 'Lembur Melekat')?.jumlah).toBe(70_000)

  for (const satuan of ['shift', 'potong']) {
    const { status, body } = await hrd(`POST /karyawan/${siti}/upah`, {
      mulai: '2026-12-01',
      satuan,
      pokok: 0,
      tunjangan_tetap: 0,
      tunjangan_tidak_tetap: 0,
    })
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['pokok']])
  }
  const nol = await catat({ tarif: 0 })
  expect([nol.status, Object.keys(nol.body['errors'])]).toEqual([422, ['baris.0.tarif']])
  const keliru = await catat({ kode: 'ENTAH' }, { tanggal: '2027-01-01' }, {}, { nama: 'KEMEJA' })
  expect([keliru.status, keliru.body['errors']]).toEqual([
    422,
    {
      baris: [
        'Baris 1: tidak ada karyawan dengan kode ENTAH.',
        'Baris 2: 1 Januari 2027 belum tiba.',
        'Baris 4: orang, tanggal, dan nama yang sama sudah ada di baris lain.',
      ],
    },
  ])
})

it('[UPAH-29] sickness of more than four months takes a share off the wage in a line with its dates', async () => {
  await upah({ pokok: 6_000_000 })
  await insertAbsensi(server.owner, akun.siti, akun.koordinator.penggunaId, {
    jenis_izin: 'SAKIT',
    tanggal_mulai: '2026-01-16',
    tanggal_selesai: '2026-06-30',
    total_hari: 118,
    status: 'disetujui',
    diputus_oleh_id: akun.hrd.penggunaId,
    diputus_pada: new Date('2026-07-01T00:00:00Z'),
  })
  const { potongan, dasar } = await usulan(6)
  expect(ringkas(cari(potongan, 'Potongan Sakit, dibayar 75%'))).toEqual([
    1_500_000,
    ['2026-06-01 30 dari 30 hari, dibayar 75% 1500000'],
  ])
  // From 16 May on.
  expect(cari((await usulan(5)).potongan, 'Potongan Sakit, dibayar 75%')?.jumlah).toBe(
    Math.round((1_500_000 * 16) / 31),
  )
  const penuh = await usulan(4)
  expect(cari(penuh.potongan, 'Potongan Sakit, dibayar 75%')).toBeUndefined()
  expect(dasar.bruto_pajak).toBe(penuh.dasar.bruto_pajak - 1_500_000)
})

it.each<[string, object, string]>([
  ['a rule of a post without one', { jenis: 'POS' }, 'pos_id'],
  ['a site for a kind of shift', { jenis: 'PREMI_SHIFT', kantor_id: 1 }, 'kantor_id'],
  ['both a post and a position', { jenis: 'TANPA_LEMBUR', pos_id: 1, jabatan: 'Manajer' }, 'pos_id'],
  ['a site that is none', { kantor_id: 999_999 }, 'kantor_id'],
  ['a certificate nobody knows', { jenis: 'SERTIFIKAT', sertifikat: 'ENTAH' }, 'sertifikat'],
  ['a day that is none', { mulai: '2026-02-30' }, 'mulai'],
  ['less than nothing', { jumlah: -1 }, 'jumlah'],
  ['more than a yes', { jenis: 'TANPA_LEMBUR', jabatan: 'Manajer', jumlah: 2 }, 'jumlah'],
])('a rule is refused at its field: %s', async (_nama, isi, salah) => {
  const { status, body } = await atur({ jenis: 'MAKAN', mulai: '2026-11-01', jumlah: 1, ...isi })
  expect(status).toBe(422)
  expect(Object.keys(body['errors'])).toContain(salah)
})

it('rules are listed with what they may be about, and each change is in the trail', async () => {
  const { body } = await hrd('GET /kelola/payroll/aturan')
  expect(body['data'].aturan).toContainEqual(
    expect.objectContaining({
      jenis: 'TRANSPORT',
      jumlah: 15_000,
      kantor: expect.objectContaining({ id: kantorId }),
    }),
  )
  expect(body['data'].pilihan.kantor.length).toBeGreaterThan(0)
  const jejak = await server.owner
    .selectFrom('audit')
    .selectAll()
    .where('objek', '=', 'aturan_upah')
    .execute()
  expect(jejak.length).toBeGreaterThan(5)
  expect((await server.call('GET /kelola/payroll/aturan', { token: token.koordinator })).status).toBe(403)
})
