import { expect, test } from 'vitest'
import { type IsianPengajuan, KOSONG, pengajuanSchema } from './pengajuan.schema.ts'

const IZIN: IsianPengajuan = {
  ...KOSONG,
  jenisIzin: 'IZIN',
  tanggal: { mulai: '2026-11-24', selesai: '2026-11-26' },
  koordinator: '2',
  keterangan: 'Mengurus SIM.',
}
const KOREKSI: IsianPengajuan = { ...IZIN, jenisIzin: 'KOREKSI_PRESENSI' }

/** The fields that are wrong, with what is said there. */
function judge(isian: IsianPengajuan, isDokumenWajib = false): Record<string, string> {
  const { error } = pengajuanSchema(isDokumenWajib).safeParse(isian)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test.each<[string, IsianPengajuan, Record<string, string>]>([
  ['permission', IZIN, {}],
  ['a correction of one of the two', { ...KOREKSI, jamPulang: '17:00' }, {}],
  ['leave that is chosen', { ...IZIN, jenisIzin: 'CUTI', cuti: '1' }, {}],
  ['leave of no kind', { ...IZIN, jenisIzin: 'CUTI' }, { cuti: 'Jenis cuti harus dipilih.' }],
  ['a correction of nothing', KOREKSI, { jamMasuk: 'Isi jam masuk, jam pulang, atau keduanya.' }],
  [
    'an end that is missing',
    { ...IZIN, tanggal: { mulai: '2026-11-24', selesai: '' } },
    { tanggal: 'Tanggal selesai harus diisi.' },
  ],
  [
    'an end before its start',
    { ...IZIN, tanggal: { mulai: '2026-11-24', selesai: '2026-11-23' } },
    { tanggal: 'Tanggal selesai mendahului tanggal mulai.' },
  ],
  [
    'a day that never was',
    { ...IZIN, tanggal: { mulai: '2026-02-30', selesai: '2026-03-01' } },
    { tanggal: 'Tanggal tidak dikenal. Tulis seperti 20/11/2026.' },
  ],
  [
    'all that is wrong at once',
    { ...KOSONG, jenisIzin: 'CUTI' },
    {
      tanggal: 'Tanggal harus diisi.',
      koordinator: 'Koordinator harus diisi.',
      keterangan: 'Keterangan harus diisi.',
      cuti: 'Jenis cuti harus dipilih.',
    },
  ],
])('judges %s', (_name, isian, expected) => {
  expect(judge(isian)).toEqual(expected)
})

test('a document is missed where one is needed, and where the kind takes one at all', () => {
  expect(judge(IZIN, true)).toEqual({ file: 'Dokumen harus dilampirkan.' })
  expect(judge({ ...IZIN, file: new File(['x'], 'surat.pdf') }, true)).toEqual({})
  expect(judge({ ...IZIN, jenisIzin: 'WFH' }, true)).toEqual({})
})
