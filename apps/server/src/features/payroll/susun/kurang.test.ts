import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { createPerencanaan } from '../../../../test/perencanaan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { createUpahKerja } from '../../../../test/tunjangan.ts'

let server: TestServer
let hrd: string
let karyawan: string
let people: Person[]
const NOVEMBER = { bulan: 11, tahun: 2026 }
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  people = await addPeople(server.owner, 2, server.deps.clock.now())
  hrd = await server.login('hrd@rekan.example')
  karyawan = await server.login('karyawan@rekan.example')
})
afterAll(() => server.close())

const id = (ke: number) => people[ke]?.karyawanId ?? 0
const call = (key: string, body?: unknown) => server.call(key, { token: hrd, body })
const kurang = async (ke: number) =>
  (await call('GET /kelola/payroll/kurang?bulan=11&tahun=2026')).body['data'].orang.find(
    ({ karyawan: satu }: { karyawan: { id: number } }) => satu.id === id(ke),
  )
const susun = async (ke: number) =>
  (await call('POST /kelola/payroll/susun', { ...NOVEMBER, karyawan_ids: [id(ke)] })).body['data']
const catatUpah = (ke: number, pokok: number) =>
  call(`POST /karyawan/${id(ke)}/upah`, {
    mulai: '2024-01-01',
    satuan: 'bulan',
    pokok,
    tunjangan_tetap: 0,
    tunjangan_tidak_tetap: 0,
  })
const kantorId = async () =>
  (
    await server.owner
      .selectFrom('penempatan')
      .select('kantor_id')
      .where('karyawan_id', '=', id(0))
      .executeTakeFirstOrThrow()
  ).kantor_id

describe('[UPAH-24] who lacks what pay follows from', () => {
  it('is named with each field before the run, and no slip is proposed by a default', async () => {
    expect(await kurang(0)).toMatchObject({
      kurang: ['ptkp', 'status_npwp', 'kelas_jkk', 'upah', 'rekening', 'upah_minimum'],
      di_bawah_minimum: null,
    })
    await catatUpah(0, 5_000_000)
    expect(await susun(0)).toMatchObject({
      dibuat: 0,
      dilewati: [{ alasan: 'Belum tercatat: PTKP, status NPWP/NIK, kelas JKK lokasi.' }],
    })
    const usulan = await call(`GET /kelola/payroll/usulan?karyawan_id=${id(0)}&bulan=11&tahun=2026`)
    expect(usulan.body['data']).toMatchObject({ dasar: null, penghasilan: [], gaji_bersih: 0 })
    const hitung = await call('POST /kelola/payroll/hitung', {
      karyawan_id: id(0),
      ...NOVEMBER,
      penghasilan: [{ jenis: 'TETAP', jumlah: 5_000_000 }],
    })
    expect([hitung.status, Object.keys(hitung.body['errors'])]).toEqual([422, ['dasar']])
    await call(`POST /kelola/karyawan/${id(0)}/pajak`, { versi: 0, ptkp: 'K/1', status_npwp: 'NIK' })
    expect((await kurang(0)).kurang).toEqual(['kelas_jkk', 'rekening', 'upah_minimum'])
    expect((await susun(0)).dilewati).toMatchObject([{ alasan: 'Belum tercatat: kelas JKK lokasi.' }])
    const lokasi = await call('POST /kelola/upah-minimum/lokasi', {
      kantor_id: await kantorId(),
      wilayah: ' Kota  Contoh ',
      kelas_jkk: 'SEDANG',
    })
    expect(lokasi.status).toBe(200)
    expect((await kurang(0)).kurang).toEqual(['rekening', 'upah_minimum'])
    const hasil = await susun(0)
    expect(hasil.dibuat).toBe(1)
    expect(hasil.peringatan.map(({ pesan }: { pesan: string }) => pesan)).toContain(
      'Upah minimum lokasinya tahun ini belum tercatat: iuran BPJS Kesehatan dihitung tanpa batas bawahnya.',
    )
    expect(
      await server.owner
        .selectFrom('payroll')
        .select(['ptkp', 'npwp_valid', 'kelas_jkk', 'upah_minimum'])
        .where('karyawan_id', '=', id(0))
        .executeTakeFirst(),
    ).toEqual({ ptkp: 'K/1', npwp_valid: true, kelas_jkk: 'SEDANG', upah_minimum: 0 })
    expect(await kurang(0)).toBeUndefined()
  })

  it('is told that the attendance of the month is not over', async () => {
    const selesai = async (bulan: number) =>
      (await call(`GET /kelola/payroll/kurang?bulan=${bulan}&tahun=2026`)).body['data'].belum_selesai
    expect([await selesai(11), await selesai(10)]).toEqual([true, false])
    const ditolak = await server.call('GET /kelola/payroll/kurang?bulan=11&tahun=2026', { token: karyawan })
    expect(ditolak.status).toBe(403)
  })
})

describe('[UPAH-23] the minimum wage of a place and year', () => {
  it('is refused with what is no place, year or amount, and where one comes twice', async () => {
    const baris = { wilayah: 'Kota Contoh', tahun: 2026, jumlah: 5_250_000 }
    const catat = async (...semua: object[]) =>
      (await call('POST /kelola/upah-minimum', { baris: semua })).status
    expect(await catat()).toBe(422)
    expect(await catat({ ...baris, wilayah: ' ' })).toBe(422)
    expect(await catat({ ...baris, tahun: 26 })).toBe(422)
    expect(await catat({ ...baris, jumlah: 0 })).toBe(422)
    expect(await catat({ ...baris, jumlah: 2 ** 53 })).toBe(422)
    expect(await catat(baris, baris)).toBe(422)
    const lokasi = { kantor_id: 2_000_000_000, wilayah: null, kelas_jkk: null }
    expect((await call('POST /kelola/upah-minimum/lokasi', lokasi)).status).toBe(422)
  })

  it('warns with both figures at the wage, in the list before the run and at the slip', async () => {
    const simpan = await call('POST /kelola/upah-minimum', {
      baris: [
        { wilayah: 'Kota Contoh', tahun: 2026, jumlah: 5_250_000 },
        { wilayah: 'Kota Contoh', tahun: 2027, jumlah: 5_600_000 },
      ],
    })
    expect([simpan.status, simpan.body['data'].baris.length]).toEqual([200, 2])
    await call(`POST /kelola/karyawan/${id(1)}/pajak`, { versi: 0, ptkp: 'TK/0', status_npwp: 'NIK' })
    expect((await catatUpah(1, 5_250_000)).body['peringatan']).toEqual([])
    const di_bawah = { kode: 'UPAH_DI_BAWAH_MINIMUM', upah: 5_249_999, minimum: 5_250_000 }
    expect((await catatUpah(1, 5_249_999)).body['peringatan']).toMatchObject([di_bawah])
    expect((await kurang(1)).di_bawah_minimum).toMatchObject(di_bawah)
    const { peringatan } = await susun(1)
    expect(peringatan.map(({ pesan }: { pesan: string }) => pesan)).toContain(
      'Upah Rp\u00a05.249.999 sebulan di bawah upah minimum Kota Contoh 2026, Rp\u00a05.250.000 (PP 36/2021 pasal 23).',
    )
    const kontrak = await call(`POST /kelola/karyawan/${id(1)}/kontrak`, {
      jenis: 'PKWTT',
      nomor: 'UJI/MINIMUM',
      ditandatangani: '2026-11-19',
      mulai: '2026-11-20',
    })
    expect([kontrak.status, kontrak.body['peringatan']]).toMatchObject([201, [di_bawah]])
    // At the roster for who may see wages alone.
    const kantor = await kantorId()
    const roster = async (token: string) => {
      const kunci = `GET /kelola/roster?kantor_id=${kantor}&mulai=2026-11-23&hari=7`
      const { body } = await server.call(kunci, { token })
      const orang: { peringatan: { kode: string; menolak: boolean }[] }[] = body['data'].orang
      return orang.flatMap(({ peringatan: p }) => p.filter(({ kode }) => kode === di_bawah.kode))
    }
    expect(await roster(hrd)).toContainEqual(
      expect.objectContaining({ menolak: false, kalimat: expect.stringContaining('5.249.999') }),
    )
    expect(await roster(await server.login('koordinator@rekan.example'))).toEqual([])
  })

  it('a post’s class of JKK stands over its site’s for who stands there most of the month', async () => {
    const { owner } = server
    const pos = await createPerencanaan(owner, server.deps.clock.now()).pos()
    await owner.updateTable('pos').set({ kelas_jkk: 'TINGGI' }).where('id', '=', pos).execute()
    const kelas = async () =>
      (await call(`GET /kelola/payroll/usulan?karyawan_id=${id(1)}&bulan=9&tahun=2026`)).body['data'].dasar
        .kelas_jkk
    const lokasi = await kelas()
    await createUpahKerja(server, id(1)).kerja({
      kantorId: 1,
      mulai: '2026-09-07T08:00:00+07:00',
      selesai: '2026-09-07T16:00:00+07:00',
      posId: pos,
    })
    expect([lokasi === 'TINGGI', await kelas()]).toEqual([false, 'TINGGI'])
  })

  it('[UPAH-50] of December is December’s, when its slip is made in January', async () => {
    server.setClock('2027-01-05T09:00:00+07:00')
    const usulan = async (bulan: number, tahun: number) =>
      (await call(`GET /kelola/payroll/usulan?karyawan_id=${id(1)}&bulan=${bulan}&tahun=${tahun}`)).body[
        'data'
      ].dasar.upah_minimum
    expect([await usulan(12, 2026), await usulan(1, 2027)]).toEqual([5_250_000, 5_600_000])
    server.setClock(JUMAT_PAGI)
  })
})
