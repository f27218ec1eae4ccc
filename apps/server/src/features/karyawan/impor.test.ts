import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sel } from '@rekan/domain/lembar-gaji'
import { takeLetters } from '../../../test/outbox.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { tryOut } from '../../dicoba.ts'
import { findAdmin } from '../auth/admin.service.ts'
import { imporKaryawan } from './impor.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const RAHMA = {
  nama: 'Rahma Dewi',
  nik: '3273015500000101',
  jenis_karyawan: 'Karyawan Tetap (PKWTT)',
  status_pernikahan: 'kawin',
  tempat_lahir: 'Bandung',
  tanggal_lahir: '28/02/1990',
  jenis_kelamin: 'p',
  tanggal_masuk: new Date('2019-03-04T00:00:00Z'),
  presensi_mulai: new Date('2026-11-20T00:00:00Z'),
  kantor: 'JKT01',
  jadwal: 'Lima hari 08:00-17:00',
  jabatan: 'Kepala Regu',
  unit: 'Keamanan',
  koordinator: null,
  peran: 'koordinator',
  email: 'rahma@contoh.id',
}
const AGUS = {
  ...RAHMA,
  nama: 'Agus Salim',
  nik: '3273015500000102',
  jenis_kelamin: 'L',
  koordinator: 'Rahma@contoh.id',
  peran: null,
  email: null,
}
const lembar = (...orang: readonly Readonly<Record<string, Sel>>[]) => {
  const kolom = Object.keys(orang[0] ?? RAHMA)
  return [kolom, ...orang.map((satu) => kolom.map((nama) => satu[nama]))]
}
const impor = async (sel: readonly (readonly Sel[])[], coba = false) => {
  const { id, role, karyawan_id } = await findAdmin(server.owner, 'admin@rekan.example')
  return tryOut(server.owner, coba, (tx) =>
    imporKaryawan(tx, server.deps, { penggunaId: id, role, karyawanId: karyawan_id }, sel),
  )
}

describe('people from a workbook', () => {
  it('come with their coordinator, place and letter; tried out, or come again, they leave nothing', async () => {
    const sel = lembar(RAHMA, AGUS)
    expect((await impor(sel, true)).ditambahkan).toHaveLength(2)
    expect((await impor(sel)).ditambahkan).toEqual([
      expect.stringContaining('Rahma Dewi'),
      expect.stringContaining('Agus Salim'),
    ])
    expect(await impor(sel)).toEqual({ ditambahkan: [], sudahAda: 2 })
    server.deps.jobs.nudge('surat')
    await server.deps.jobs.idle()
    const surat = await takeLetters(server)
    expect(surat.filter((satu) => satu.includes('Selamat datang'))).toHaveLength(1)
    const rows = await server.owner
      .selectFrom('karyawan as k')
      .innerJoin('pengguna as u', 'u.karyawan_id', 'k.id')
      .innerJoin('penempatan as p', 'p.karyawan_id', 'k.id')
      .leftJoin('pengguna as a', 'a.id', 'p.koordinator_id')
      .select([
        'k.nama',
        'k.tanggal_lahir',
        'k.tanggal_masuk',
        'p.tanggal_masuk as mulai',
        'u.role',
        'a.email as atasan',
      ])
      .where('k.nik', 'like', '32730155000001%')
      .orderBy('k.nik')
      .execute()
    const sama = { tanggal_lahir: '1990-02-28', tanggal_masuk: '2019-03-04', mulai: '2026-11-20' }
    expect(rows).toEqual([
      { nama: 'Rahma Dewi', ...sama, role: 'koordinator', atasan: null },
      { nama: 'Agus Salim', ...sama, role: 'karyawan', atasan: 'rahma@contoh.id' },
    ])
  })

  it.each([
    [
      'a column that is none',
      [{ ...RAHMA, gaji: 1 }],
      /^Kolom tidak dikenal: gaji\. Baris pertama berisi nama kolom: nama, nik/,
    ],
    ['a NIK as a number', [{ ...RAHMA, nik: 3273015500000103 }], /^Baris 2, nik: Jadikan kolom NIK teks/],
    ['an office there is not', [{ ...RAHMA, kantor: 'XXX' }], /^Baris 2, kantor: "XXX" tidak ada\.$/],
    [
      'all that is wrong, row by row',
      [
        { ...RAHMA, nik: '1', jabatan: '' },
        { ...AGUS, tanggal_masuk: '31/02/2026' },
      ],
      /^Baris 2, nik: .*16 angka\.\nBaris 2, jabatan: Jabatan harus diisi\.\nBaris 3, tanggal_masuk: Tanggal masuk tidak valid\.$/,
    ],
    ['a role there is not', [{ ...RAHMA, peran: 'bos' }], /^Baris 2, peran: Peran tidak dikenal\.$/],
    [
      'a coordinator who is none',
      [{ ...AGUS, nik: '3273015500000104', koordinator: 'KBN0031' }],
      /^Baris 2, koordinator: KBN0031 bukan email atau kode koordinator/,
    ],
    [
      'an address that is taken, past a row that would do',
      [
        { ...AGUS, nik: '3273015500000105' },
        { ...RAHMA, nik: '3273015500000106', email: 'hrd@rekan.example' },
      ],
      /^Baris 3, email: Alamat email ini tidak dapat dipakai/,
    ],
  ])('says %s, and takes nobody on', async (_apa, orang, pesan) => {
    const banyak = async () => (await server.owner.selectFrom('karyawan').select('id').execute()).length
    const sebelum = await banyak()
    await expect(impor(lembar(...orang))).rejects.toThrow(pesan)
    expect(await banyak()).toBe(sebelum)
  })
})
