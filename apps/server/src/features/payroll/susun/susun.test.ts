import { writeUpah } from '../../../../test/gaji.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ISI, TERBIT, baris, bulanLain, insertSlip, completeDasar } from '../../../../test/payroll.ts'
import { type Akun, insertAbsensi, signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
await completeDasar(server.owner)
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
  lain: 'wita@rekan.example',
})
type Nama = keyof typeof token
afterAll(() => server.close())
beforeEach(() => server.setClock(JUMAT_PAGI))

const call = (nama: Nama, key: string, body?: unknown) => server.call(key, { token: token[nama], body })
const hrd = (key: string, body?: unknown) => call('hrd', key, body)

describe('a month', () => {
  it('lists each person’s newest payslip by name, with what it comes to', async () => {
    const masa = bulanLain()
    const sitiId = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, { ...masa, terbit: TERBIT })
    const revisi = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
      ...masa,
      revisi: 1,
      catatan: 'Keliru.',
      isi: { ...ISI, potongan: [] },
    })
    const lainId = await insertSlip(server.owner, akun.lain, akun.hrd.penggunaId, {
      ...masa,
      dibagikan_pada: new Date(TERBIT),
      nama: 'Wita',
    })
    const sendiri = await insertSlip(server.owner, akun.hrd, akun.hrdLain.penggunaId, {
      ...masa,
      terbit: TERBIT,
    })
    const query = `bulan=${masa.bulan}&tahun=${masa.tahun}`
    const { status, body } = await hrd(`GET /kelola/payroll?${query}`)
    expect(status).toBe(200)
    expect(body['meta'].total).toBe(3)
    const ringkas = (semua: { id: number; sendiri: boolean; revisi: number }[]) =>
      new Set(semua.map((satu) => `${satu.id} ${satu.revisi} ${satu.sendiri}`))
    expect(ringkas(body['data'])).toEqual(
      new Set([`${revisi} 1 false`, `${lainId} 0 false`, `${sendiri} 0 true`]),
    )
    expect(body['ringkasan']).toMatchObject({
      draft: 1,
      dibagikan: 1,
      terbit: 1,
      gaji_kotor: 3 * 5_729_876,
      total_potongan: 2 * 274_121,
      gaji_bersih: 3 * 5_729_876 - 2 * 274_121,
    })
    const dari = async (lain: string) =>
      (await hrd(`GET /kelola/payroll?${query}&${lain}`)).body['data'].map((satu: { id: number }) => satu.id)
    expect(await dari('status=draft')).toEqual([revisi])
    expect(await dari('status=DIBAGIKAN')).toEqual([lainId])
    expect(await dari('status=TERBIT')).toEqual([sendiri])
    expect(await dari('nama=kbn0031')).toEqual([revisi])
    expect(await dari('nama=%25%25')).toHaveLength(3)
    expect(await dari('per_page=1&page=3')).toHaveLength(1)
    expect((await dari('sort=gaji_bersih,desc'))[0]).toBe(revisi)
    expect(await dari('sort=kode,asc&sort=nama,asc')).toHaveLength(3)
    expect((await hrd(`GET /kelola/payroll?${query}&sort=nik,asc`)).status).toBe(422)
    expect((await hrd(`GET /kelola/payroll?${query}&status=ENTAH`)).status).toBe(422)
    expect(sitiId).toBeGreaterThan(0)
  })

  it('is made for everybody from their wages, who has one or no wage is left out, and again it adds none', async () => {
    const masa = { bulan: 11, tahun: 2026 }
    const adaId = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, masa)
    const { status, body } = await hrd('POST /kelola/payroll/susun', masa)
    expect(status).toBe(200)
    const alasan = new Map(
      body['data'].dilewati.map((satu: { karyawan: { kode: string }; alasan: string }) => [
        satu.karyawan.kode,
        satu.alasan,
      ]),
    )
    expect(alasan.get('KBN0031')).toBe('Sudah ada slip gaji bulan ini.')
    expect(alasan.get('KBN0009')).toBe(
      'Slip gaji Anda sendiri diurus oleh rekan HRD lain atau penyetuju gaji HRD.',
    )
    expect(alasan.get('KBN0060')).toBe('Belum ada upah tercatat.')
    const { rows } = {
      rows: await server.owner
        .selectFrom('payroll')
        .selectAll()
        .where('tahun', '=', 2026)
        .where('bulan', '=', 11)
        .execute(),
    }
    expect(rows).toHaveLength(body['data'].dibuat + 1)
    expect(body['data'].dibuat + alasan.size).toBe(60)
    expect(rows.every(({ status: s, dibagikan_pada }) => s === 'DRAFT' && dibagikan_pada === null)).toBe(true)
    const lagi = await hrd('POST /kelola/payroll/susun', masa)
    expect(lagi.body['data'].dibuat).toBe(0)
    const { body: bulan } = await hrd('GET /kelola/payroll?bulan=11&tahun=2026')
    // The reader's own is for somebody else to make.
    expect(bulan['ringkasan']).toMatchObject({ draft: rows.length, terbit: 0, belum: 59 - rows.length })
    expect(adaId).toBeGreaterThan(0)
  })

  it('of two made at once for everybody, each person gets one', async () => {
    const masa = { bulan: 9, tahun: 2026 }
    const jawab = await Promise.all(
      (['hrd', 'hrdLain'] as const).map((nama) => call(nama, 'POST /kelola/payroll/susun', masa)),
    )
    expect(jawab.map(({ status }) => status)).toEqual([200, 200])
    const rows = await server.owner
      .selectFrom('payroll')
      .select('karyawan_id')
      .where('tahun', '=', 2026)
      .where('bulan', '=', 9)
      .execute()
    expect(new Set(rows.map(({ karyawan_id }) => karyawan_id)).size).toBe(rows.length)
    expect(rows).toHaveLength(jawab.reduce((jumlah, { body }) => jumlah + Number(body['data'].dibuat), 0))
  })

  it('is not made too far ahead', async () => {
    const { status, body } = await hrd('POST /kelola/payroll/susun', { bulan: 1, tahun: 2027 })
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['bulan']])
  })
})

describe('what is proposed', () => {
  const usulan = async (karyawanId: number, query = 'bulan=10&tahun=2026') =>
    (await hrd(`GET /kelola/payroll/usulan?karyawan_id=${karyawanId}&${query}`)).body['data']

  /** Lines without what they were computed from */
  const tanpaAsal = (deret: { asal: unknown }[]) => deret.map((satu) => ({ ...satu, asal: undefined }))

  const upah = async (orang: Akun, isi: object) => writeUpah(server.owner, orang, isi)

  it('follows from the wage, the overtime that was approved, BPJS and PPh 21', async () => {
    await upah(akun.lain, { pokok: 5_500_000, tunjangan_tetap: 500_000, tunjangan_tidak_tetap: 660_000 })
    // Three hours on a working day: 1.5 + 2 + 2 hours' wages of 6,000,000 / 173 each.
    await server.owner
      .insertInto('lembur')
      .values({
        karyawan_id: akun.lain.karyawanId,
        diajukan_oleh_id: akun.lain.penggunaId,
        koordinator_id: akun.koordinator.penggunaId,
        tanggal: '2026-10-14',
        hari_presensi: '2026-10-14',
        mulai: new Date('2026-10-14T17:00:00+08:00'),
        selesai: new Date('2026-10-14T20:00:00+08:00'),
        keterangan: 'Stok opname.',
        status: 'disetujui',
        diputus_oleh_id: akun.hrd.penggunaId,
        diputus_pada: new Date('2026-10-15T00:00:00Z'),
        dibuat_pada: new Date('2026-10-13T00:00:00Z'),
      })
      .execute()
    const data = await usulan(
      akun.lain.karyawanId,
      'bulan=10&tahun=2026&ptkp=TK/2&kelas_jkk=RENDAH&npwp_valid=1&upah_minimum=5729876',
    )
    // Nobody came for it: it is asked about and not paid.
    const lembur = 0
    expect(tanpaAsal(data.penghasilan)).toEqual([
      baris('Gaji Pokok', 5_500_000, 'TETAP'),
      baris('Tunjangan Tetap', 500_000, 'TETAP'),
      baris('Tunjangan Tidak Tetap', 660_000, 'TIDAK_TETAP'),
    ])
    const bruto = 6_660_000 + lembur + 240_000 + 32_400 + 18_000
    expect(tanpaAsal(data.potongan)).toEqual([
      baris('BPJS Kesehatan 1%', 60_000, 'BPJS_KESEHATAN'),
      baris('BPJS JHT 2%', 120_000, 'BPJS_JHT'),
      baris('BPJS JP 1%', 60_000, 'BPJS_JP'),
      baris('PPh Pasal 21', Math.round(bruto * 0.0075), 'PPH21'),
    ])
    expect(data.dasar).toEqual({
      ptkp: 'TK/2',
      npwp_valid: true,
      kelas_jkk: 'RENDAH',
      harian: null,
      upah_minimum: 5_729_876,
      bruto_pajak: bruto,
    })
    // Nobody punched in this company, and she works six days a week.
    expect(data.peringatan).toEqual([
      '27 hari tanpa keterangan (ALPA) belum dipotong: tidak ada presensi sama sekali pada masa ini.',
      'Lembur tanpa check-in tidak dibayar: 14 Oktober 2026. Periksa lagi.',
    ])
  })

  it('pays a part of a month that part, and says so', async () => {
    await upah(akun.siti, { pokok: 22_000_000 })
    const { tanggal_masuk } = await server.owner
      .selectFrom('karyawan')
      .select('tanggal_masuk')
      .where('id', '=', akun.siti.karyawanId)
      .executeTakeFirstOrThrow()
    await server.owner
      .updateTable('karyawan')
      .set({ tanggal_masuk: '2026-10-19' })
      .where('id', '=', akun.siti.karyawanId)
      .execute()
    const data = await usulan(akun.siti.karyawanId)
    // Of October's 22 weekdays the 10 from Monday the 19th on.
    expect(tanpaAsal(data.penghasilan)).toEqual([baris('Gaji Pokok', 10_000_000, 'TETAP')])
    expect(data.peringatan).toEqual([
      'Bekerja sebagian bulan: dibayar 10 dari 22 hari kerja.',
      '10 hari tanpa keterangan (ALPA) belum dipotong: tidak ada presensi sama sekali pada masa ini.',
    ])
    await server.owner
      .updateTable('karyawan')
      .set({ tanggal_masuk })
      .where('id', '=', akun.siti.karyawanId)
      .execute()
  })

  it('pays by the day for the days that were come to', async () => {
    await upah(akun.siti, { satuan: 'hari', pokok: 250_000 })
    for (const tanggal of ['2026-09-01', '2026-09-02', '2026-09-03']) {
      const { status } = await hrd(`POST /karyawan/presensi/${akun.siti.karyawanId}/koreksi`, {
        tanggal,
        check_in: '08:00',
        check_out: '17:00',
        alasan: 'Mesin absen rusak.',
      })
      expect(status).toBe(200)
    }
    const data = await usulan(akun.siti.karyawanId, 'bulan=9&tahun=2026')
    expect(tanpaAsal(data.penghasilan)).toEqual([baris('Gaji Pokok', 750_000, 'TETAP')])
    expect(data.peringatan).toEqual([
      'Upah harian: 3 hari hadir x Rp\u00a0250.000.',
      '3 hari kerja lebih dari 8 jam menurut jadwal tanpa istirahat: lebihnya belum dihitung lembur. Isi istirahat di jadwal kerja.',
    ])
  })

  it('[UPAH-01, UPAH-02, UPAH-06] pays a shift on a holiday by its table without filing, the hours approved after it by the hours that follow, and no overtime on joint leave', async () => {
    await upah(akun.siti, { pokok: 5_729_876 })
    // By a week that has people work on holidays, eight hours and a break.
    const { id } = await server.owner
      .insertInto('jadwal')
      .values({ nama: 'Tiap hari' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.owner.insertInto('jadwal_versi').values({ jadwal_id: id, masuk_saat_libur: true }).execute()
    const hari = [1, 2, 3, 4, 5].map((ke) => ({
      jadwal_id: id,
      hari: ke,
      jam_mulai: 28_800,
      jam_selesai: 61_200,
      istirahat_detik: 3600,
      istirahat_sesudah_detik: 14_400,
    }))
    await server.owner.insertInto('jadwal_hari').values(hari).execute()
    const semula = await server.owner
      .selectFrom('penempatan')
      .select(['id', 'jadwal_id'])
      .where('karyawan_id', '=', akun.siti.karyawanId)
      .execute()
    await server.owner
      .updateTable('penempatan')
      .set({ jadwal_id: id })
      .where('karyawan_id', '=', akun.siti.karyawanId)
      .execute()
    const lembur = (tanggal: string, selesai: string) =>
      server.owner
        .insertInto('lembur')
        .values({
          karyawan_id: akun.siti.karyawanId,
          diajukan_oleh_id: akun.siti.penggunaId,
          koordinator_id: akun.koordinator.penggunaId,
          tanggal,
          hari_presensi: tanggal,
          mulai: new Date(`${tanggal}T17:00:00+07:00`),
          selesai: new Date(`${tanggal}T${selesai}:00+07:00`),
          keterangan: 'Upacara.',
          status: 'disetujui',
          diputus_oleh_id: akun.hrd.penggunaId,
          diputus_pada: new Date('2026-08-18T00:00:00Z'),
          dibuat_pada: new Date('2026-08-18T00:00:00Z'),
        })
        .execute()
    const hadir = async (tanggal: string, pulang: string) => {
      const { status } = await hrd(`POST /karyawan/presensi/${akun.siti.karyawanId}/koreksi`, {
        tanggal,
        check_in: '08:00',
        check_out: pulang,
        alasan: 'Mesin absen rusak.',
      })
      expect(status).toBe(200)
    }
    await lembur('2026-08-17', '19:00')
    await hadir('2026-08-17', '19:00')
    const hariLibur = await usulan(akun.siti.karyawanId, 'bulan=8&tahun=2026')
    expect(tanpaAsal(hariLibur.penghasilan)).toEqual([
      baris('Gaji Pokok', 5_729_876, 'TETAP'),
      baris('Lembur Hari Libur', 529_931, 'LEMBUR'),
      baris('Upah Lembur', 231_845, 'LEMBUR'),
    ])
    expect(hariLibur.penghasilan[1].asal.rincian).toEqual([
      {
        dari: '2026-08-17',
        sampai: '2026-08-17',
        keterangan: '8 jam 0 menit, hari libur, upah sejam Rp\u00a033.121',
        jumlah: 529_931,
      },
    ])
    for (const { nama, jumlah, asal } of [...hariLibur.penghasilan, ...hariLibur.potongan])
      expect([
        nama,
        asal.rincian.reduce((n: number, satu: { jumlah: number }) => n + satu.jumlah, 0),
      ]).toEqual([nama, jumlah])
    // Whoever keeps the proposal keeps what it was computed from; another amount is somebody's own.
    const kirim = (deret: { nama: string; jenis: string; jumlah: number }[]) =>
      deret.map(({ nama, jenis, jumlah }) => ({ nama, jenis, jumlah }))
    const { status, body } = await hrd('POST /kelola/payroll', {
      karyawan_id: akun.siti.karyawanId,
      bulan: 8,
      tahun: 2026,
      penghasilan: kirim(hariLibur.penghasilan).map((satu) =>
        satu.nama === 'Upah Lembur' ? { ...satu, jumlah: 232_000 } : satu,
      ),
      potongan: kirim(hariLibur.potongan),
      penghasilan_lain: [],
    })
    expect(status).toBe(201)
    expect(
      body['data'].penghasilan.map(({ nama, asal }: { nama: string; asal: unknown }) => [
        nama,
        asal !== null,
      ]),
    ).toEqual([
      ['Gaji Pokok', true],
      ['Lembur Hari Libur', true],
      ['Upah Lembur', false],
    ])

    // 18 March 2026 is joint leave, the 17th a day like any other: one left an hour before what was approved ended.
    await hadir('2026-03-18', '17:00')
    await lembur('2026-03-17', '20:00')
    await hadir('2026-03-17', '19:00')
    const bersama = await usulan(akun.siti.karyawanId, 'bulan=3&tahun=2026')
    expect(tanpaAsal(bersama.penghasilan)).toEqual([
      baris('Gaji Pokok', 5_729_876, 'TETAP'),
      baris('Upah Lembur', Math.round((3.5 * 5_729_876) / 173), 'LEMBUR'),
    ])
    expect(bersama.peringatan).toContain(
      'Lembur dikerjakan lebih singkat, dibayar yang dikerjakan: 17 Maret 2026. Periksa lagi.',
    )
    for (const { id: penempatanId, jadwal_id } of semula)
      await server.owner.updateTable('penempatan').set({ jadwal_id }).where('id', '=', penempatanId).execute()
  })

  const atur = (kunci: 'pembagi_potongan' | 'izin_dipotong' | 'tutup_tanggal', nilai: string | number) =>
    server.owner
      .insertInto('pengaturan')
      .values({
        kunci,
        nilai: JSON.stringify(nilai),
        berlaku_dari: '2026-01-01',
        dicatat_pada: new Date('2025-12-30T00:00:00Z'),
        oleh_id: akun.hrd.penggunaId,
      })
      .execute()

  it('[TUNTAS-07] approved permission is told, and taken off from the day on that the company says so', async () => {
    await upah(akun.siti, { pokok: 10_500_000 })
    const id = await insertAbsensi(server.owner, akun.siti, akun.koordinator.penggunaId, {
      tanggal_mulai: '2026-05-06',
      tanggal_selesai: '2026-05-07',
      total_hari: 2,
    })
    expect((await hrd(`POST /absensi/${id}/approve`, {})).status).toBe(200)
    const mei = async () => {
      const { potongan, peringatan } = await usulan(akun.siti.karyawanId, 'bulan=5&tahun=2026')
      const dipotong = potongan.find(({ jenis }: { jenis: string }) => jenis === 'ABSENSI')
      return [
        dipotong?.jumlah,
        peringatan.filter((satu: string) => satu.includes('hari izin tidak dipotong')).length,
      ]
    }
    expect(await mei()).toEqual([undefined, 1])
    await atur('izin_dipotong', 'potong')
    await atur('pembagi_potongan', '25')
    // Two days of 25.
    expect(await mei()).toEqual([840_000, 0])
    await server.owner
      .deleteFrom('pengaturan')
      .where('kunci', 'in', ['izin_dipotong', 'pembagi_potongan'])
      .execute()
    expect((await hrd(`POST /absensi/${id}/cancel`, {})).status).toBe(200)
  })

  it('[UPAH-12, UPAH-13] takes unpaid leave off the wage in one line with its days, and off what is taxed, not off what BPJS is of', async () => {
    await upah(akun.siti, { pokok: 10_500_000 })
    const sebelum = await usulan(akun.siti.karyawanId, 'bulan=7&tahun=2026')
    const { id: cuti } = await server.owner
      .selectFrom('jenis_cuti')
      .select('id')
      .where('kode', '=', 'CUTI_TIDAK_DIBAYAR')
      .executeTakeFirstOrThrow()
    await server.owner
      .insertInto('absensi')
      .values({
        karyawan_id: akun.siti.karyawanId,
        diajukan_oleh_id: akun.siti.penggunaId,
        koordinator_id: akun.koordinator.penggunaId,
        jenis_izin: 'CUTI',
        cuti_id: cuti,
        tanggal_mulai: '2026-07-07',
        tanggal_selesai: '2026-07-09',
        total_hari: 3,
        keterangan: 'Ibadah.',
        status: 'disetujui',
        diputus_oleh_id: akun.hrd.penggunaId,
        diputus_pada: new Date('2026-07-01T00:00:00Z'),
        dibuat_pada: new Date('2026-06-30T00:00:00Z'),
      })
      .execute()
    const sesudah = await usulan(akun.siti.karyawanId, 'bulan=7&tahun=2026')
    // Of July's 23 weekdays.
    const potongan = Math.round((10_500_000 * 3) / 23)
    const [baris1, ...lain] = sesudah.potongan.filter(({ jenis }: { jenis: string }) => jenis === 'ABSENSI')
    expect([baris1.nama, baris1.jumlah, lain]).toEqual(['Potongan Ketidakhadiran', potongan, []])
    expect(baris1.asal.rincian.map(({ dari }: { dari: string }) => dari)).toEqual([
      '2026-07-07',
      '2026-07-08',
      '2026-07-09',
    ])
    expect(sesudah.dasar.bruto_pajak).toBe(sebelum.dasar.bruto_pajak - potongan)
    const iuran = (data: { potongan: { jenis: string; jumlah: number }[] }) =>
      data.potongan.filter(({ jenis }) => jenis.startsWith('BPJS')).map(({ jumlah }) => jumlah)
    expect(iuran(sesudah)).toEqual(iuran(sebelum))
    // By the company's own divisor.
    await atur('pembagi_potongan', '25')
    const dibagi25 = await usulan(akun.siti.karyawanId, 'bulan=7&tahun=2026')
    expect(dibagi25.potongan).toContainEqual(
      expect.objectContaining({ nama: 'Potongan Ketidakhadiran', jumlah: 1_260_000 }),
    )
    await server.owner.deleteFrom('pengaturan').where('kunci', '=', 'pembagi_potongan').execute()
    // What HR write is reckoned alike.
    const { body } = await hrd('POST /kelola/payroll/hitung', {
      karyawan_id: akun.siti.karyawanId,
      bulan: 7,
      tahun: 2026,
      penghasilan: [{ jenis: 'TETAP', jumlah: 10_500_000 }],
      ketidakhadiran: potongan,
    })
    expect(body['data'].dasar.bruto_pajak).toBe(sesudah.dasar.bruto_pajak)
  })

  it('[BULAN-07] the attendance of a payslip is that of its cut-off: overtime and absence from the 21st to the 20th', async () => {
    await upah(akun.siti, { pokok: 5_000_000 })
    const lemburPada = async () =>
      (await usulan(akun.siti.karyawanId, 'bulan=3&tahun=2026')).penghasilan
        .filter(({ jenis }: { jenis: string }) => jenis === 'LEMBUR')
        .flatMap(({ asal }: { asal: { rincian: { dari: string }[] } }) =>
          asal.rincian.map(({ dari }) => dari),
        )
    const pada = await lemburPada()
    expect(pada).toEqual(['2026-03-17'])
    await atur('tutup_tanggal', 16)
    expect(await lemburPada()).toEqual([])
    const april = await usulan(akun.siti.karyawanId, 'bulan=4&tahun=2026')
    expect(april.penghasilan.find(({ jenis }: { jenis: string }) => jenis === 'LEMBUR').asal.rincian).toEqual(
      [expect.objectContaining({ dari: '2026-03-17' })],
    )
    await server.owner.deleteFrom('pengaturan').where('kunci', '=', 'tutup_tanggal').execute()
  })

  it('[UPAH-14] pays a raise within a month by days, old and new', async () => {
    await upah(akun.siti, { pokok: 4_400_000 })
    await server.owner
      .insertInto('upah')
      .values({
        karyawan_id: akun.siti.karyawanId,
        mulai: '2026-06-15',
        satuan: 'bulan',
        pokok: 6_600_000,
        dibuat_pada: new Date(TERBIT),
      })
      .execute()
    const data = await usulan(akun.siti.karyawanId, 'bulan=6&tahun=2026')
    // Of June's 22 weekdays 10 come before the 15th.
    expect(tanpaAsal(data.penghasilan)).toEqual([
      baris('Gaji Pokok tanggal 1–14', 2_000_000, 'TETAP'),
      baris('Gaji Pokok tanggal 15–30', 3_600_000, 'TETAP'),
    ])
    expect(data.peringatan).toContain('Upah berubah mulai 15 Juni 2026: dibayar menurut harinya.')
  })

  it('[UPAH-15] refuses deductions above half of the payment but for a named reason, which the trail keeps', async () => {
    const masa = { bulan: 4, tahun: 2026 }
    const isi = (kasbon: number) => ({
      karyawan_id: akun.siti.karyawanId,
      ...masa,
      penghasilan: [baris('Gaji Pokok', 4_000_000, 'TETAP')],
      potongan: [
        baris('Potongan Kasbon', kasbon, 'KASBON'),
        baris('Potongan Ketidakhadiran', 400_000, 'ABSENSI'),
      ],
      penghasilan_lain: [],
    })
    const lebih = await hrd('POST /kelola/payroll', isi(1_800_001))
    expect([lebih.status, lebih.body['error'].error, Object.keys(lebih.body['errors'])]).toEqual([
      422,
      'POTONGAN_MELEBIHI_SETENGAH',
      ['potongan'],
    ])
    const alasan = 'Pelunasan pinjaman terakhir atas permintaan karyawan.'
    const { status, body } = await hrd('POST /kelola/payroll', {
      ...isi(1_800_001),
      pengecualian_potongan: alasan,
    })
    expect([status, body['data'].kelola.pengecualian_potongan]).toEqual([201, alasan])
    const jejak = await server.owner
      .selectFrom('audit')
      .select('sesudah')
      .where('objek', '=', 'payroll')
      .where('objek_id', '=', String(body['data'].id))
      .executeTakeFirstOrThrow()
    expect(jejak.sesudah).toMatchObject({ pengecualian_potongan: alasan })
    // Without the reason it is refused as any other; of exactly half nobody need say why.
    const { karyawan_id: _, bulan: __, tahun: ___, ...tanpaMasa } = isi(1_800_001)
    const id = body['data'].id as number
    const ubah = (ini: object, versi: number) => hrd(`POST /payroll/${id}`, { versi, ...ini })
    expect((await ubah({ ...tanpaMasa, pengecualian_potongan: null }, 1)).body['error'].error).toBe(
      'POTONGAN_MELEBIHI_SETENGAH',
    )
    const { karyawan_id: _k, bulan: _b, tahun: _t, ...separuh } = isi(1_800_000)
    const tepat = await ubah({ ...separuh, pengecualian_potongan: null }, 1)
    expect([tepat.status, tepat.body['data'].kelola.pengecualian_potongan]).toEqual([200, null])
  })

  it('pays each day by the wage that held on it, and takes unpaid days off that wage', async () => {
    const naik = (satuan: 'bulan' | 'hari', pokok: number) =>
      server.owner
        .insertInto('upah')
        .values({
          karyawan_id: akun.siti.karyawanId,
          mulai: '2026-09-03',
          satuan,
          pokok,
          dibuat_pada: new Date(TERBIT),
        })
        .execute()
    // Of 1 to 3 September she came on three days.
    await upah(akun.siti, { satuan: 'hari', pokok: 200_000 })
    await naik('hari', 250_000)
    const harian = await usulan(akun.siti.karyawanId, 'bulan=9&tahun=2026')
    expect(harian.penghasilan.map(({ jumlah }: { jumlah: number }) => jumlah)).toEqual([400_000, 250_000])
    await upah(akun.siti, { satuan: 'hari', pokok: 200_000 })
    await naik('bulan', 5_000_000)
    expect((await usulan(akun.siti.karyawanId, 'bulan=9&tahun=2026')).peringatan).toContainEqual(
      expect.stringContaining('Satuan upah berubah'),
    )
  })

  it('[UPAH-10] Bonus and Rapel are taxed by default and of no contribution', async () => {
    const hitung = async (...tambahan: readonly object[]) =>
      (
        await hrd('POST /kelola/payroll/hitung', {
          karyawan_id: akun.siti.karyawanId,
          bulan: 4,
          tahun: 2026,
          penghasilan: [{ jenis: 'TETAP', jumlah: 5_000_000 }, ...tambahan],
        })
      ).body['data']
    const biasa = await hitung()
    for (const jenis of ['BONUS', 'RAPEL']) {
      const lebih = await hitung({ jenis, jumlah: 3_000_000 })
      expect(lebih.dasar.bruto_pajak - biasa.dasar.bruto_pajak).toBe(3_000_000)
      const iuran = ({ potongan }: { potongan: { jenis: string; jumlah: number }[] }) =>
        potongan.filter((satu) => satu.jenis.startsWith('BPJS')).map((satu) => satu.jumlah)
      expect(iuran(lebih)).toEqual(iuran(biasa))
    }
  })

  it('[UPAH-18, UPAH-22] by the day: overtime on a day off adds no day, and who is engaged so has no year settled', async () => {
    await upah(akun.siti, { satuan: 'hari', pokok: 300_000 })
    const hariKerja = async () => (await usulan(akun.siti.karyawanId, 'bulan=5&tahun=2026')).peringatan[0]
    // Sunday 10 May 2026
    await server.owner
      .insertInto('lembur')
      .values({
        karyawan_id: akun.siti.karyawanId,
        diajukan_oleh_id: akun.siti.penggunaId,
        koordinator_id: akun.koordinator.penggunaId,
        tanggal: '2026-05-10',
        hari_presensi: '2026-05-10',
        mulai: new Date('2026-05-10T08:00:00+07:00'),
        selesai: new Date('2026-05-10T12:00:00+07:00'),
        keterangan: 'Bongkar muat.',
        status: 'disetujui',
        diputus_oleh_id: akun.hrd.penggunaId,
        diputus_pada: new Date('2026-05-11T00:00:00Z'),
        dibuat_pada: new Date('2026-05-09T00:00:00Z'),
      })
      .execute()
    for (const [tanggal, pulang] of [
      ['2026-05-08', '17:00'],
      ['2026-05-10', '12:00'],
    ]) {
      const { status } = await hrd(`POST /karyawan/presensi/${akun.siti.karyawanId}/koreksi`, {
        tanggal,
        check_in: '08:00',
        check_out: pulang,
        alasan: 'Mesin absen rusak.',
      })
      expect(status).toBe(200)
    }
    expect(await hariKerja()).toBe('Upah harian: 1 hari hadir x Rp\u00a0300.000.')
    const { id: harian } = await server.owner
      .selectFrom('jenis_karyawan')
      .select('id')
      .where('kode', '=', 'HARIAN')
      .executeTakeFirstOrThrow()
    const desember = async () => (await usulan(akun.siti.karyawanId, 'bulan=12&tahun=2025')).peringatan
    const setahun = expect.stringContaining('PPh 21 setahun dihitung')
    expect(await desember()).toContainEqual(setahun)
    const { jenis_karyawan_id } = await server.owner
      .updateTable('karyawan')
      .set({ jenis_karyawan_id: harian })
      .where('id', '=', akun.siti.karyawanId)
      .returning('jenis_karyawan_id')
      .executeTakeFirstOrThrow()
    expect(jenis_karyawan_id).toBe(harian)
    expect(await desember()).not.toContainEqual(setahun)
    await server.owner
      .updateTable('karyawan')
      .set({ jenis_karyawan_id: 1 })
      .where('id', '=', akun.siti.karyawanId)
      .execute()
  })

  it('[UPAH-50] of December, made in January, takes the minimum wage that held before January’s', async () => {
    await upah(akun.koordinator, { pokok: 4_000_000 })
    const minimum = (tahun: number, jumlah: number) =>
      server.owner
        .updateTable('upah_minimum')
        .set({ jumlah })
        .where('wilayah', '=', 'Kota Uji')
        .where('tahun', '=', tahun)
        .execute()
    await minimum(2024, 5_067_381)
    await minimum(2025, 5_396_761)
    const { dasar, potongan } = await usulan(akun.koordinator.karyawanId, 'bulan=12&tahun=2024')
    expect(dasar.upah_minimum).toBe(5_067_381)
    expect(tanpaAsal(potongan)).toContainEqual(baris('BPJS Kesehatan 1%', 50_674, 'BPJS_KESEHATAN'))
    expect((await usulan(akun.koordinator.karyawanId, 'bulan=2&tahun=2025')).dasar.upah_minimum).toBe(
      5_396_761,
    )
    await server.owner.updateTable('upah_minimum').set({ jumlah: 1 }).execute()
  })

  it('settles the year in December, and says when months are missing', async () => {
    await upah(akun.lain, { pokok: 10_000_000 })
    for (let bulan = 7; bulan <= 11; bulan += 1)
      await insertSlip(server.owner, akun.lain, akun.hrd.penggunaId, {
        bulan,
        tahun: 2025,
        isi: {
          penghasilan: [baris('Gaji Pokok', 10_000_000, 'TETAP')],
          potongan: [baris('BPJS JHT 2%', 200_000, 'BPJS_JHT'), baris('PPh Pasal 21', 300_000, 'PPH21')],
          penghasilan_lain: [],
        },
        terbit: TERBIT,
      })
    const data = await usulan(akun.lain.karyawanId, 'bulan=12&tahun=2025&ptkp=TK/0')
    // 5 x 10,000,000 and 10,454,000 less 3,000,000 for the position, 6 x 200,000 JHT and 100,000 JP, and 54,000,000: 2,154,000 at 5 %.
    expect(data.potongan.some(({ jenis }: { jenis: string }) => jenis === 'PPH21')).toBe(false)
    expect(tanpaAsal(data.penghasilan_lain)).toEqual([
      baris('Pengembalian PPh Pasal 21', 1_500_000 - 107_700),
    ])
    expect(data.peringatan).toEqual([
      '25 hari tanpa keterangan (ALPA) belum dipotong: tidak ada presensi sama sekali pada masa ini.',
      'PPh 21 setahun dihitung dari 5 slip sebelumnya, padahal sudah bekerja 11 bulan. Periksa lagi.',
      '5 slip sebelumnya tanpa dasar pajak: penghasilan brutonya dianggap sama dengan gaji kotor.',
    ])
  })

  it('is reckoned anew from what somebody wrote instead, by the basis they give', async () => {
    const hitung = (body: object, karyawan_id = akun.lain.karyawanId) =>
      hrd('POST /kelola/payroll/hitung', { karyawan_id, bulan: 3, tahun: 2026, ...body })
    const pokok = { jenis: 'TETAP', jumlah: 8_000_000 }
    const dasar = { ptkp: 'TK/0', npwp_valid: true, kelas_jkk: 'SANGAT_RENDAH', upah_minimum: 0 }
    const { status, body } = await hitung({
      penghasilan: [pokok, { jenis: 'THR', jumlah: 8_000_000 }],
      dasar,
    })
    expect([status, { ...body['data'], potongan: tanpaAsal(body['data'].potongan) }]).toEqual([
      200,
      {
        potongan: [
          baris('BPJS Kesehatan 1%', 80_000, 'BPJS_KESEHATAN'),
          baris('BPJS JHT 2%', 160_000, 'BPJS_JHT'),
          baris('BPJS JP 1%', 80_000, 'BPJS_JP'),
          baris('PPh Pasal 21', 1_145_424, 'PPH21'),
        ],
        penghasilan_lain: [],
        dasar: { ...dasar, bruto_pajak: 16_363_200 },
        peringatan: [],
      },
    ])
    const tanpa = (await hitung({ penghasilan: [pokok] })).body['data']
    expect(tanpa.dasar).toMatchObject({ ptkp: 'TK/0', bruto_pajak: 8_363_200 })
    expect((await hitung({ penghasilan: [{ ...pokok, jumlah: -1 }] })).status).toBe(422)
    expect((await hitung({ penghasilan: [pokok] }, akun.hrd.karyawanId)).status).toBe(403)
    expect((await hitung({ penghasilan: [pokok] }, 999_999)).status).toBe(404)
  })

  it('is empty for a month before somebody came, and says why', async () => {
    const kosong = await hrd(
      `GET /kelola/payroll/usulan?karyawan_id=${akun.siti.karyawanId}&bulan=1&tahun=2000`,
    )
    expect(kosong.status).toBe(200)
    expect(kosong.body['data']).toMatchObject({
      penghasilan: [],
      gaji_bersih: 0,
      peringatan: ['Tidak bekerja pada bulan ini.'],
    })
    const susun = await hrd('POST /kelola/payroll/susun', {
      bulan: 1,
      tahun: 2000,
      karyawan_ids: [akun.siti.karyawanId],
    })
    expect(susun.status).toBe(200)
    expect(susun.body['data']).toMatchObject({
      dibuat: 0,
      dilewati: [{ alasan: 'Tidak bekerja pada bulan ini.' }],
    })
  })

  it('is refused for one’s own, and for nobody', async () => {
    const status = async (id: number) =>
      (await hrd(`GET /kelola/payroll/usulan?karyawan_id=${id}&bulan=10&tahun=2026`)).status
    expect([await status(akun.hrd.karyawanId), await status(999_999)]).toEqual([403, 404])
  })
})
