import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { seedDemo } from '../../demo/demo.ts'
import { transaction } from '../../platform/db.ts'
import { berkas, readBerkas } from './berkas.wire.ts'
import { applyBerkas } from './perusahaan.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
})
afterAll(() => server.close())

const KANTOR = { kode: 'bdg9', nama: 'Pos  Cibiru', alamat: 'Jalan Soekarno-Hatta 1', zona_waktu: 'WIB' }
const JADWAL = { nama: 'Regu C 22:00-06:00', hari: { jumat: '22:00-06:00', sabtu: '22:00-06:00' } }
const LINGKARAN = { pusat: [-6.9344, 107.7176], radius_meter: 60 }

const baca = (isi: object) => {
  const dibaca = readBerkas(JSON.stringify(isi), berkas)
  if ('salah' in dibaca) throw new Error(dibaca.salah.join('\n'))
  return dibaca.isi
}
const terapkan = (isi: object) =>
  transaction(server.owner, (tx) => applyBerkas(tx, baca(isi), server.deps.clock.now()))
const jadi = async (isi: object) => (await terapkan(isi)).map((satu) => satu.jadi)
const audit = () =>
  server.owner
    .selectFrom('audit')
    .select(['objek', 'pengguna_id', 'sebelum', 'sesudah'])
    .where('tindakan', '=', 'npm run perusahaan')
    .orderBy('id')
    .execute()

describe('a file that says what cannot be', () => {
  it.each([
    ['{', /^Berkas ini bukan JSON yang utuh: /],
    ['[]', /./],
    [{ kantorr: [] }, /^kantorr: Isian ini tidak dikenal\.$/],
    [{ kantor: [{ ...KANTOR, zona_waktu: 'WIBB' }] }, /^kantor\.0\.zona_waktu: Pilih WIB, WITA, atau WIT\.$/],
    [{ kantor: [{ ...KANTOR, nama: ' ' }] }, /^kantor\.0\.nama: Nama kantor harus diisi\.$/],
    [{ kantor: [KANTOR, { ...KANTOR, kode: 'BDG9' }] }, /^kantor\.1: BDG9 sudah tertulis di atas\.$/],
    [{ kantor: [{ ...KANTOR, pusat: [107.7, -6.9], radius_meter: 60 }] }, /pusat: .*di luar Indonesia/],
    [{ kantor: [{ ...KANTOR, pusat: [-6.9, 107.7] }] }, /pusat dan radius_meter bersama-sama/],
    [
      { kantor: [{ ...KANTOR, ...LINGKARAN, titik: [LINGKARAN.pusat] }] },
      /titik: Area memerlukan paling sedikit 3/,
    ],
    [
      { kantor: [{ ...KANTOR, titik: Array.from({ length: 10_000 }, () => LINGKARAN.pusat) }] },
      /titik: Area paling banyak 100 sudut, sedangkan ini 10\.000\./,
    ],
    [{ kantor: [{ ...KANTOR, kebijakan_lokasi: 'wajib' }] }, /wajib memerlukan area/],
    [{ jadwal: [{ nama: 'Kosong', hari: {} }] }, /^jadwal\.0: Isi jam kerja sedikitnya satu hari\.$/],
    [
      { jadwal: [{ nama: 'A', hari: { senin: '8-17' } }] },
      /hari\.senin: Tulis jam kerja sebagai 08:00-17:00/,
    ],
    [{ jadwal: [{ nama: 'A', hari: { ahad: '08:00-17:00' } }] }, /hari\.ahad: Isian ini tidak dikenal/],
    [{ libur: [{ tanggal: '2026-02-30', nama: 'Tidak ada' }] }, /tanggal: Tulis tanggal sebagai 2026-12-31/],
    [{ roster: [{ kode: 'KBN0031', tanggal: '2026-12-01', jam: 'off' }] }, /jam: Tulis jam kerja/],
    [{ pengaturan: { simpan_foto_bulan: 0 } }, /^pengaturan\.simpan_foto_bulan: Masa simpan foto/],
    [{ pengaturan: { simpan: 1 } }, /^pengaturan\.simpan: /],
    [{ jenis_cuti: [{ kode: 'CUTI_MENIKAH', kuota: 5 }] }, /Jenis cuti CUTI_MENIKAH: tulis berlaku_dari/],
    [
      { jenis_cuti: [{ kode: 'CUTI_MENIKAH', satuan: 'bulan', berlaku_dari: '2027-01-01' }] },
      /Jenis cuti CUTI_MENIKAH: satuan tidak dapat diubah/,
    ],
    [{ kode_karyawan: { awalan: 'pt x', lebar: 4 } }, /kode_karyawan\.awalan: Awalan kode karyawan/],
  ])('%j', (isi, pesan) => {
    const dibaca = readBerkas(typeof isi === 'string' ? isi : JSON.stringify(isi), berkas)
    expect('salah' in dibaca && dibaca.salah.join('\n')).toMatch(pesan)
  })
})

describe('a company of one’s own', () => {
  it('gets offices and weeks, at which somebody is taken on and works by them', async () => {
    const isi = { kantor: [{ ...KANTOR, ...LINGKARAN, kebijakan_lokasi: 'wajib' }], jadwal: [JADWAL] }
    expect(await jadi(isi)).toEqual(['baru', 'baru'])
    expect(await jadi(isi)).toEqual(['tetap', 'tetap'])
    const hrd = await server.login('hrd@rekan.example')
    const pilih = async (daftar: string, nama: string) => {
      const { body } = await server.call(`GET /reference/${daftar}?nama=${encodeURIComponent(nama)}`, {
        token: hrd,
      })
      return body['data'][0].id as number
    }
    const penempatan = {
      kantor_id: await pilih('kantor', 'Pos Cibiru'),
      jadwal_id: await pilih('jadwal', JADWAL.nama),
      jabatan: 'Petugas Keamanan',
      unit: 'Cibiru',
    }
    const orang = {
      nama: 'Dewi Lestari',
      nik: '3273015500000001',
      jenis_karyawan_id: 2,
      status_pernikahan_id: 1,
      tempat_lahir: 'Bandung',
      tanggal_lahir: '1998-02-28',
      jenis_kelamin: 'P',
      tanggal_masuk: '2026-11-20',
      penempatan,
    }
    const { status, body } = await server.call('POST /karyawan', { token: hrd, body: orang })
    expect(status).toBe(201)
    expect(body['data'].penempatan_aktif).toMatchObject({
      kantor: { nama: 'Pos Cibiru', area: { type: 'Polygon' } },
    })
    const lewat = await server.call(`GET /karyawan/presensi/${body['data'].id}?tanggal=2026-11-20`, {
      token: hrd,
    })
    expect(lewat.body['data']).toMatchObject({ status: 'BELUM_PRESENSI' })
  })

  it('corrects an office, but no zone and no week by which days were reckoned', async () => {
    expect(await jadi({ kantor: [{ ...KANTOR, alamat: 'Jalan AH Nasution 2' }] })).toEqual(['diubah'])
    await expect(terapkan({ kantor: [{ ...KANTOR, zona_waktu: 'WITA' }] })).rejects.toThrow(
      'kantor BDG9: Lokasi ini sudah dipakai dengan zona WIB.',
    )
    const geser = { ...JADWAL, hari: { jumat: '21:00-05:00' } }
    await expect(terapkan({ jadwal: [geser] })).rejects.toThrow('jadwal Regu C 22:00-06:00: sudah dipakai')
    expect(await jadi({ kantor: [{ ...KANTOR, alamat: 'Jalan AH Nasution 2' }], jadwal: [JADWAL] })).toEqual([
      'tetap',
      'tetap',
    ])
    const baru = { nama: 'Belum dipakai', hari: { senin: '07:00-15:00' } }
    expect(await jadi({ jadwal: [baru] })).toEqual(['baru'])
    expect(await jadi({ jadwal: [{ ...baru, toleransi_menit: 10 }] })).toEqual(['diubah'])
    // From a day on, one that is in use says something else as well.
    const nanti = { ...geser, berlaku_dari: '2026-12-01', istirahat_menit: 30, istirahat_sesudah_menit: 240 }
    expect(await jadi({ jadwal: [nanti] })).toEqual(['diubah'])
    expect(await jadi({ jadwal: [nanti] })).toEqual(['tetap'])
    await expect(terapkan({ jadwal: [{ ...geser, berlaku_dari: '2026-11-02' }] })).rejects.toThrow(/alasan/)
  })

  it('keeps its settings from today on', async () => {
    const isi = { pengaturan: { tahan_rekening_hari: 5, faktor_kedua_wajib: false } }
    expect(await jadi(isi)).toEqual(['diubah', 'tetap'])
    expect(await jadi(isi)).toEqual(['tetap', 'tetap'])
  })

  it('keeps a roster and its own holidays from tomorrow on, and all of a file or nothing', async () => {
    const besok = { kode: 'KBN0031', tanggal: '2026-11-23', jam: '13:00-21:00' }
    const libur = { tanggal: '2026-11-24', nama: 'Ulang tahun perusahaan' }
    const sebelum = (await audit()).length
    await expect(
      terapkan({
        roster: [besok, { ...besok, kode: 'TIDAKADA' }, { ...besok, tanggal: '2026-11-20' }],
        libur: [{ ...libur, tanggal: '2026-11-20' }],
      }),
    ).rejects.toThrow(
      [
        'libur 20 November 2026: paling cepat untuk besok.',
        'roster TIDAKADA 23 November 2026: tidak ada karyawan dengan kode ini.',
        'roster KBN0031 20 November 2026: paling cepat untuk besok.',
      ].join('\n'),
    )
    expect(await audit()).toHaveLength(sebelum)
    const karyawan = await server.login('karyawan@rekan.example')
    const hari = async (tanggal: string) => {
      const { body } = await server.call(`GET /jadwal?mulai=${tanggal}`, { token: karyawan })
      return body['data'].hari.find((satu: { tanggal: string }) => satu.tanggal === tanggal)
    }
    expect(await hari('2026-11-23')).toMatchObject({ jadwal: { jam_mulai: '08:00:00' } })
    expect(await jadi({ roster: [besok], libur: [libur] })).toEqual(['baru', 'baru'])
    expect(await hari('2026-11-23')).toMatchObject({
      jadwal: { jam_mulai: '13:00:00', jam_selesai: '21:00:00' },
    })
    expect(await hari('2026-11-24')).toMatchObject({ jadwal: null, libur: 'Ulang tahun perusahaan' })
    expect(
      await jadi({ roster: [{ ...besok, jam: 'jadwal' }], libur: [{ ...libur, berlaku: false }] }),
    ).toEqual(['diubah', 'diubah'])
    expect(await hari('2026-11-23')).toMatchObject({ jadwal: { jam_mulai: '08:00:00' } })
    expect(await hari('2026-11-24')).toMatchObject({ jadwal: { jam_mulai: '08:00:00' } })
  })

  it('numbers its people its own way, and everything stands in the audit trail as the operator’s', async () => {
    const awalan = { awalan: 'CBR', lebar: 3 }
    expect(await jadi({ kode_karyawan: awalan })).toEqual(['diubah'])
    const nomor = await server.owner.selectFrom('penomoran_karyawan').selectAll().executeTakeFirstOrThrow()
    expect(nomor).toMatchObject({ ...awalan, terakhir: 0 })
    const catatan = await audit()
    expect(new Set(catatan.map(({ pengguna_id }) => pengguna_id))).toEqual(new Set([null]))
    expect(catatan.at(-1)).toMatchObject({ objek: 'penomoran_karyawan', sesudah: awalan })
    expect(catatan.find(({ objek }) => objek === 'jadwal_pengganti')).toMatchObject({
      sebelum: null,
      sesudah: { jam_mulai: 46_800, jam_selesai: 75_600 },
    })
  })

  it('[ORANG-19] changes a kind of leave from a day on, not one that is past or is none', async () => {
    const ubah = { kode: 'CUTI_MENIKAH', kuota: 5, boleh_menyusul: true, berlaku_dari: '2027-01-01' }
    await expect(
      terapkan({
        jenis_cuti: [
          { ...ubah, berlaku_dari: '2026-11-19' },
          { ...ubah, kode: 'CUTI_LAIN' },
        ],
      }),
    ).rejects.toThrow(
      [
        'jenis cuti CUTI_MENIKAH mulai 19 November 2026: paling cepat mulai hari ini.',
        'jenis cuti CUTI_LAIN mulai 1 Januari 2027: tidak ada jenis cuti dengan kode ini.',
      ].join('\n'),
    )
    expect(await jadi({ jenis_cuti: [ubah] })).toEqual(['diubah'])
    expect(await jadi({ jenis_cuti: [ubah] })).toEqual(['tetap'])
    const pada = async (hari: string) => {
      const { rows } = await sql`select kuota::float8, boleh_menyusul from jenis_cuti_pada(${hari}::date)
        where kode = 'CUTI_MENIKAH'`.execute(server.db)
      return rows[0]
    }
    expect(await pada('2026-12-31')).toEqual({ kuota: 3, boleh_menyusul: false })
    expect(await pada('2027-01-01')).toEqual({ kuota: 5, boleh_menyusul: true })
  })

  it('with an office and nobody yet is no place for invented people', async () => {
    await sql`truncate pengguna cascade`.execute(server.owner)
    await seedDemo(server.owner, server.deps)
    expect(await server.owner.selectFrom('pengguna').select('id').execute()).toEqual([])
  })
})
