import { expect, it } from 'vitest'
import type { Poligon } from '../perusahaan/area.ts'
import { type Antrean, type Keadaan, listPeringatan } from './sistem.ts'

const SAAT = Date.parse('2026-11-20T00:52:13Z')
const antrean = (nama: Antrean['nama'], menit: number | null): Antrean => ({
  nama,
  menunggu: menit === null ? 0 : 3,
  gagal: 0,
  tertua: menit === null ? null : SAAT - menit * 60_000,
})

const BAIK: Keadaan = {
  antrean: [],
  berkasTerbaca: true,
  sisaPenuh: null,
  cadangan: null,
  lewatSimpan: { bulan: 12, nama: [] },
  adaTempat: true,
  kantor: [],
  liburSampai: '2027-12-25',
}

it.each<[string, readonly Antrean[], boolean, readonly string[]]>([
  ['all is well', [antrean('surat', null), antrean('push', null)], true, []],
  [
    'what waits a little',
    [antrean('surat', 15), antrean('push', 60), antrean('foto', 30), antrean('slip', 30)],
    true,
    [],
  ],
  [
    'mail that is held up',
    [antrean('surat', 16.5), antrean('push', null)],
    true,
    ['SURAT_TERTAHAN: 3 surat belum terkirim, yang tertua 16 menit. Periksa SMTP_URL dan server surat.'],
  ],
  [
    'everything at once',
    [antrean('surat', 125), antrean('push', 61), antrean('foto', 31), antrean('slip', 31)],
    false,
    [
      'BERKAS_TIDAK_TERBACA: Penyimpanan berkas tidak dapat dibaca. Periksa DATA_DIR atau S3.',
      'SURAT_TERTAHAN: 3 surat belum terkirim, yang tertua 2 jam 5 menit. Periksa SMTP_URL dan server surat.',
      'PUSH_TERTAHAN: 3 pemberitahuan belum sampai ke perangkat, yang tertua 1 jam 1 menit. Periksa sambungan server ke internet.',
      'FOTO_TERTAHAN: 3 foto presensi belum diproses, yang tertua 31 menit. Periksa ruang penyimpanan dan catatan server.',
      'SLIP_TERTAHAN: 3 PDF slip gaji belum dicetak, yang tertua 31 menit. Periksa ruang penyimpanan dan catatan server.',
    ],
  ],
])('%s', (_nama, semua, berkasTerbaca, peringatan) => {
  const hasil = listPeringatan({ ...BAIK, antrean: semua, berkasTerbaca }, SAAT)
  expect(hasil.map(({ nama, pesan }) => `${nama}: ${pesan}`)).toEqual(peringatan)
})

const BERSILANG: Poligon = {
  type: 'Polygon',
  coordinates: [
    [
      [107.716, -6.934],
      [107.718, -6.932],
      [107.718, -6.934],
      [107.716, -6.932],
      [107.716, -6.934],
    ],
  ],
}

it.each<[string, Partial<Keadaan>, readonly RegExp[]]>([
  [
    'a company without an office or a week',
    { adaTempat: false },
    [/^PERUSAHAAN_KOSONG: .*npm run perusahaan/],
  ],
  [
    'a disk that is full',
    { sisaPenuh: 31_900_000 },
    [/^PENYIMPANAN_PENUH: Disk server penuh, tersisa 31 MB\. .* ditolak sampai ada ruang\./],
  ],
  [
    'an area whose line meets itself, from before any was refused',
    {
      kantor: [
        { nama: 'Tanpa Area', area: null },
        { nama: 'Pos Cibiru', area: BERSILANG },
        { nama: 'Pos Ujung', area: BERSILANG },
      ],
    },
    [
      /^AREA_BERSILANG: .* di luar: Pos Cibiru di \[107\.717, -6\.933\]; Pos Ujung di \[107\.717, -6\.933\] \(/,
    ],
  ],
  [
    'backups that hold photos past their term',
    { lewatSimpan: { bulan: 12, nama: ['rekan-a', 'rekan-b'] } },
    [
      /^CADANGAN_LEWAT_SIMPAN: Cadangan rekan-a, rekan-b masih memuat foto yang melewati masa simpan 12 bulan\./,
    ],
  ],
  ['holidays known for sixty days more', { liburSampai: '2027-01-19' }, []],
  [
    'for one day less',
    { liburSampai: '2027-01-18' },
    [/^LIBUR_HABIS: Libur nasional baru tercatat sampai 18 Januari 2027;/],
  ],
  ['and for none', { liburSampai: null }, [/^LIBUR_HABIS: Libur nasional belum tercatat;/]],
])('%s', (_nama, keadaan, pola) => {
  const hasil = listPeringatan({ ...BAIK, ...keadaan }, SAAT)
  expect(hasil).toHaveLength(pola.length)
  for (const [i, satu] of hasil.entries()) expect(`${satu.nama}: ${satu.pesan}`).toMatch(pola[i] as RegExp)
})

it.each([
  ['none that is known of', null, []],
  ['last night’s', 7, []],
  ['one of two nights ago, to the hour', 48, []],
  [
    'one of three days ago',
    73,
    ['CADANGAN_LAMA: Cadangan terakhir berumur 3 hari. Periksa jadwal npm run backup.'],
  ],
])('a backup: %s', (_nama, jam, peringatan) => {
  const cadangan = jam === null ? null : SAAT - jam * 3_600_000
  const hasil = listPeringatan({ ...BAIK, cadangan }, SAAT)
  expect(hasil.map(({ nama, pesan }) => `${nama}: ${pesan}`)).toEqual(peringatan)
})
