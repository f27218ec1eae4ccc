import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { pgConstraint } from '../../../platform/db.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const [orang] = await addPeople(server.owner, 1, Date.parse(JUMAT_PAGI))
afterAll(() => server.close())

const karyawanId = orang?.karyawanId ?? 0
const HARI = '2026-11-20'
const SAAT = JUMAT_PAGI
const baris = {
  presensi_kejadian: {
    tanggal: HARI,
    jenis: 'check_in',
    waktu: SAAT,
    lokasi: 'dalam',
    di_luar_area: false,
    perlu_tinjauan: false,
    keterangan: '',
    tanda: [],
    selfie_sha256: `\\x${'ab'.repeat(32)}`,
    telat_detik: 0,
    lebih_awal_detik: 0,
    dikoreksi: false,
    luring_detik: 0,
  },
  presensi_bukti: { kejadian_id: 1, tanggal: HARI, latitude: 1, longitude: 1 },
  presensi_selfie: {
    kejadian_id: 1,
    tanggal: HARI,
    tipe: 'image/png',
    isi: '\\x00',
    rusak: false,
    percobaan: 0,
  },
  penugasan: {
    karyawan_id: karyawanId,
    tanggal: HARI,
    mulai: '2026-11-20T08:00:00+07:00',
    selesai: '2026-11-20T17:00:00+07:00',
    istirahat_detik: 0,
    istirahat_sesudah_detik: 0,
    toleransi_detik: 0,
    asal: 'roster',
    turunan: false,
    dibuat_pada: SAAT,
  },
} as const
type Tabel = keyof typeof baris

/** The condition by which the database refuses such a row, whoever writes it; null: none. */
async function ditolak(tabel: Tabel, isi: object): Promise<string | undefined> {
  const ditulis = server.owner.transaction().execute(async (tx) => {
    const { kantor_id } = await tx
      .selectFrom('penempatan')
      .select('kantor_id')
      .where('karyawan_id', '=', karyawanId)
      .executeTakeFirstOrThrow()
    const { id } = await tx
      .insertInto('presensi')
      .values({ karyawan_id: karyawanId, tanggal: HARI })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = JSON.stringify({ id: 1_000_000_000, presensi_id: id, kantor_id, ...baris[tabel], ...isi })
    await sql`insert into ${sql.table(tabel)} select * from jsonb_populate_record(null::${sql.table(tabel)}, ${row}::jsonb)`.execute(
      tx,
    )
    throw new Error('taken back')
  })
  return ditulis.catch((error: unknown) => pgConstraint(error) ?? String(error))
}

it.each<[Tabel, object, string]>([
  ['presensi_kejadian', { jenis: 'istirahat' }, 'presensi_kejadian_jenis_check'],
  ['presensi_kejadian', { latitude: 91, longitude: 1 }, 'presensi_kejadian_latitude_check'],
  ['presensi_kejadian', { latitude: 1, longitude: -181 }, 'presensi_kejadian_longitude_check'],
  ['presensi_kejadian', { latitude: 1 }, 'presensi_kejadian_check'],
  ['presensi_kejadian', { latitude: 1.1234, longitude: 1 }, 'presensi_kejadian_kasar'],
  ['presensi_kejadian', { latitude: 1, longitude: 1.1234 }, 'presensi_kejadian_kasar'],
  ['presensi_kejadian', { akurasi: -1 }, 'presensi_kejadian_akurasi_check'],
  ['presensi_kejadian', { lokasi: 'dekat' }, 'presensi_kejadian_lokasi_check'],
  ['presensi_kejadian', { jarak_meter: -1 }, 'presensi_kejadian_jarak_meter_check'],
  ['presensi_kejadian', { telat_detik: -1 }, 'presensi_kejadian_telat_detik_check'],
  ['presensi_kejadian', { lebih_awal_detik: -1 }, 'presensi_kejadian_lebih_awal_detik_check'],
  ['presensi_kejadian', { lebih_awal_detik: 1 }, 'presensi_kejadian_check1'],
  ['presensi_kejadian', { jenis: 'check_out', telat_detik: 1 }, 'presensi_kejadian_check2'],
  ['presensi_kejadian', { selfie_sha256: '\\x00' }, 'presensi_kejadian_selfie_sha256_check'],
  ['presensi_kejadian', { selfie_sha256: null }, 'presensi_kejadian_bukti'],
  ['presensi_kejadian', { tanda: {} }, 'presensi_kejadian_tanda_check'],
  ['presensi_kejadian', { tanda: [{ kode: 'TANPA_POSISI' }] }, 'presensi_kejadian_bertanda'],
  ['presensi_kejadian', { luring_detik: -1, nilai_waktu: 'kuat' }, 'presensi_kejadian_luring_detik_check'],
  ['presensi_kejadian', { nilai_waktu: 'pasti' }, 'presensi_kejadian_nilai_waktu_check'],
  ['presensi_kejadian', { luring_detik: 1 }, 'presensi_kejadian_luring'],
  ['presensi_kejadian', { kode_pos: 'lisan' }, 'presensi_kejadian_kode_pos_check'],
  ['presensi_kejadian', { alasan_tinjauan: '' }, 'presensi_kejadian_alasan_tinjauan_check'],
  ['presensi_kejadian', { alasan_tinjauan: 'Tanpa keputusan.' }, 'presensi_kejadian_tinjauan'],
  ['presensi_kejadian', { diterima: true }, 'presensi_kejadian_tinjauan'],
  ['presensi_kejadian', { jenis: 'check_out' }, 'presensi_kejadian_sesudah'],
  ['presensi_bukti', { latitude: -91 }, 'presensi_bukti_latitude_check'],
  ['presensi_bukti', { longitude: 181 }, 'presensi_bukti_longitude_check'],
  ['presensi_bukti', { longitude: null }, 'presensi_bukti_titik'],
  ['presensi_bukti', { latitude: null, longitude: null }, 'presensi_bukti_berisi'],
  ['presensi_bukti', { taksir: SAAT }, 'presensi_bukti_luring'],
  ['presensi_bukti', { taksir: SAAT, luring: '{}' }, 'presensi_bukti_luring'],
  ['presensi_bukti', { lat7: 1 }, 'presensi_bukti_teliti'],
  ['presensi_selfie', { tipe: 'image/gif' }, 'presensi_selfie_tipe_check'],
  ['presensi_selfie', { isi: null }, 'presensi_selfie_tepat_satu'],
  ['presensi_selfie', { kunci: 'a.webp' }, 'presensi_selfie_tepat_satu'],
  ['presensi_selfie', { isi: null, kunci: '' }, 'presensi_selfie_kunci_check'],
  ['presensi_selfie', { isi: null, kunci: 'a.webp', rusak: true }, 'presensi_selfie_rusak_disimpan'],
  ['presensi_selfie', {}, 'presensi_selfie_kejadian'],
  ['penugasan', { asal: 'jadwal' }, 'penugasan_asal_check'],
  ['penugasan', { selesai: '2026-11-20T08:00:00+07:00' }, 'penugasan_lama'],
  ['penugasan', { selesai: '2026-11-21T08:00:01+07:00' }, 'penugasan_lama'],
  ['penugasan', { istirahat_detik: 14_401 }, 'penugasan_istirahat_detik_check'],
  ['penugasan', { istirahat_sesudah_detik: -1 }, 'penugasan_istirahat_sesudah_detik_check'],
  ['penugasan', { selesai: '2026-11-20T09:00:00+07:00', istirahat_detik: 3600 }, 'penugasan_istirahat'],
  ['penugasan', { toleransi_detik: 14_401 }, 'penugasan_toleransi_detik_check'],
  ['penugasan', { menggantikan_id: 1 }, 'penugasan_pengganti'],
  ['penugasan', { asal: 'tukar', menggantikan_id: 1_000_000_000 }, 'penugasan_pengganti'],
  ['penugasan', { turunan: true, pos_id: 1 }, 'penugasan_turunan'],
])('a row of %s with %o is refused by its name', async (tabel, isi, nama) => {
  expect(await ditolak(tabel, isi)).toBe(nama)
})

it.each<[Tabel, object]>([
  ['presensi_kejadian', {}],
  [
    'presensi_kejadian',
    { latitude: -6.175, longitude: 106.827, akurasi: 0, jarak_meter: 0, kode_pos: 'layar' },
  ],
  ['penugasan', {}],
])('a row of %s with %o is taken', async (tabel, isi) => {
  expect(await ditolak(tabel, isi)).toBe('Error: taken back')
})
