import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sel, lembarFrom } from '@rekan/domain/lembar/sel'
import { takeLetters } from '../../../../test/outbox.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { tryOut } from '../../../platform/dicoba.ts'
import { findAdmin } from '../../auth/admin.service.ts'
import { importKaryawan } from './impor.service.ts'
import { startDeed } from '../../../platform/perbuatan.ts'

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
  'Nomor HP': '0812-3456-7890',
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
  const pelaku = { penggunaId: id, role, karyawanId: karyawan_id }
  return tryOut(server.owner, coba, (tx) =>
    importKaryawan(
      startDeed(tx, pelaku, 'POST /kelola/impor-karyawan/{id}/jalankan', server.deps.clock.now()),
      lembarFrom(sel),
    ),
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
    expect(await impor(sel)).toEqual({ ditambahkan: [], diubah: [], sudahAda: 2, catatan: [] })
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
        'k.nomor_hp',
        'p.tanggal_masuk as mulai',
        'u.role',
        'a.email as atasan',
      ])
      .where('k.nik', 'like', '32730155000001%')
      .orderBy('k.nik')
      .execute()
    const sama = {
      tanggal_lahir: '1990-02-28',
      tanggal_masuk: '2019-03-04',
      mulai: '2026-11-20',
      nomor_hp: '+6281234567890',
    }
    expect(rows).toEqual([
      { nama: 'Rahma Dewi', ...sama, role: 'koordinator', atasan: null },
      { nama: 'Agus Salim', ...sama, role: 'karyawan', atasan: 'rahma@contoh.id' },
    ])
  })

  it.each([
    [
      'a column that is none',
      [{ ...RAHMA, gaji: 1 }],
      /^Baris 1, gaji: Kolom tidak dikenal\. Judul kolomnya: nama, nik/,
    ],
    [
      'a NIK as a number',
      [{ ...RAHMA, nik: 3273015500000103 }],
      /^Baris 2, nik: .*tersimpan sebagai angka.* Jadikan kolomnya teks/,
    ],
    [
      'an office there is not',
      [{ ...RAHMA, kantor: 'XXX' }],
      /^Baris 2, kantor: "XXX" tidak ada\. Tulis salah satu: .*JKT01.*\.$/,
    ],
    [
      'all that is wrong, row by row',
      [
        { ...RAHMA, nik: '1', jabatan: '' },
        { ...AGUS, tanggal_masuk: '31/02/2026' },
      ],
      /^Baris 2, nik: .*16 angka\. Tulis .*\nBaris 2, jabatan: Jabatan harus diisi\. Tulis .*\nBaris 3, tanggal_masuk: Tanggal ini tidak ada di kalender.* Tulis seperti 31\/12\/2026\.$/,
    ],
    [
      'a role there is not',
      [{ ...RAHMA, peran: 'bos' }],
      /^Baris 2, peran: "bos" tidak ada\. Tulis karyawan, koordinator, hrd, atau admin, atau kosongkan\.$/,
    ],
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

  it('[ORANG-18, KARY-04] answers 12 faults in 9 rows at once, each with its row, its column and how to write it', async () => {
    const baik = (ke: number, lain: object = {}) => ({
      ...AGUS,
      koordinator: 'KBN0042',
      kode: null,
      nama_bank: 'BCA',
      nomor_rekening: '1234567890',
      nik: `32730155000002${String(ke).padStart(2, '0')}`,
      ...lain,
    })
    const deret = Array.from({ length: 14 }, (_, i) => baik(i + 2, { koordinator: null }))
    const salah: Record<number, object> = {
      2: { jenis_karyawan: 'Direktur' },
      3: { tanggal_lahir: '31/02/1990', jenis_kelamin: 'X' },
      4: { peran: 'bos', jadwal: 'Kapan saja', kantor: 'XXX' },
      5: { email: 'hrd@rekan.example' },
      6: { kode: 'KBN0031' },
      8: { nik: '3273015500000207' },
      9: { presensi_mulai: '01/01/2018' },
      13: { koordinator: 'KBN0031' },
      15: { nama_bank: 'Bank Antah' },
    }
    for (const [nomor, isi] of Object.entries(salah)) Object.assign(deret[Number(nomor) - 2] ?? {}, isi)
    const pesan = await impor(lembar(...deret)).then(
      () => '',
      (error: Error) => error.message,
    )
    const baris = pesan.split('\n')
    expect(baris.map((satu) => satu.slice(0, satu.indexOf(':')))).toEqual([
      'Baris 2, jenis_karyawan',
      'Baris 3, tanggal_lahir',
      'Baris 3, jenis_kelamin',
      'Baris 4, kantor',
      'Baris 4, jadwal',
      'Baris 4, peran',
      'Baris 5, email',
      'Baris 6, kode',
      'Baris 8, nik',
      'Baris 9, presensi_mulai',
      'Baris 13, koordinator',
      'Baris 15, nama_bank',
    ])
    for (const satu of baris) expect(satu).toMatch(/ Tulis .*\.$/)
    expect(baris[0]).toMatch(/"Direktur" tidak ada\. Tulis salah satu: .*Karyawan Tetap \(PKWTT\)/)
    expect(baris.at(-1)).toMatch(/"Bank Antah" tidak ada\. Tulis salah satu: BRI; Mandiri; .* lainnya\.$/)
  })

  it('names 200 of 5,000 rows that are all wrong, and how many more there are', async () => {
    const banyak = async () => (await server.owner.selectFrom('karyawan').select('id').execute()).length
    const sebelum = await banyak()
    const pesan = await impor(lembar(...Array.from({ length: 5000 }, () => ({ ...AGUS, nik: '1' })))).then(
      () => '',
      (error: Error) => error.message,
    )
    const baris = pesan.split('\n')
    expect(baris).toHaveLength(201)
    expect(baris[200]).toMatch(/^Dan [\d.]+ kesalahan lain\.$/)
    expect(await banyak()).toBe(sebelum)
  })
})
