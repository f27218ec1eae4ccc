import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { KOSONGKAN } from '../../../../test/kosong.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { berkas, readBerkas } from '../../perusahaan/berkas.wire.ts'
import { applyBerkas } from '../../perusahaan/perusahaan.service.ts'

const SIAP = ['perusahaan', 'lokasi', 'jam_kerja', 'libur', 'orang', 'undangan']

/** A company without anything but its administrator. */
async function startKosong(): Promise<TestServer> {
  const server = await startTestServer(undefined, { withJobs: false })
  await sql.raw(KOSONGKAN).execute(server.owner)
  return server
}
const server = await startKosong()
const lewatBerkas = await startKosong()
afterAll(() => Promise.all([server.close(), lewatBerkas.close()]))
const token = await server.login('admin@rekan.example')

const send = (langkah: string, body: object = {}, versi?: number) =>
  server.call(`POST /kelola/mulai/${langkah}`, {
    token,
    body,
    ...(versi !== undefined && { headers: { 'if-match': `"${versi}"` } }),
  })
const show = async () => (await server.call('GET /kelola/mulai', { token })).body['data']
const kerangka = async () => (await server.call('GET /kelola/kerangka', { token })).body['data']

const SEKOLAH = { nama: 'Jaga Nusantara', alamat: 'Jalan Asia Afrika 8, Bandung' }
const LOKASI = {
  kode: 'BDG1',
  nama: 'Kantor Bandung',
  alamat: 'Jalan Asia Afrika 8',
  kebijakan_lokasi: 'catat',
  toleransi_meter: 10,
  area: { type: 'Circle', pusat: [107.6096, -6.9218], radius: 80 },
}
const HARI = [1, 2, 3, 4, 5].map((hari) => ({ hari, jam_mulai: '08:00', jam_selesai: '17:00' }))
const JADWAL = { nama: 'Lima hari', toleransi_menit: 10, masuk_saat_libur: false, hari: HARI }
const LIBUR = [{ tanggal: '2026-12-28', jenis: 'PERUSAHAAN', nama: 'Libur akhir tahun', berlaku: true }]

/** What both ways leave, without when and by whom. */
async function rows({ owner }: TestServer) {
  const { rows: isi } = await sql<{ tabel: string; isi: object }>`
    select 'kantor' as tabel, to_jsonb(k) - 'id' - 'versi' as isi from kantor k
    union all select 'jadwal', to_jsonb(j) - 'id' - 'versi' from jadwal j
    union all select 'versi', to_jsonb(v) - 'jadwal_id' from jadwal_versi v
    union all select 'hari', to_jsonb(h) - 'jadwal_id' from jadwal_hari h
    union all select 'libur', to_jsonb(l) from libur l
    union all select 'kode', to_jsonb(p) from penomoran_karyawan p
    order by 1, 2`.execute(owner)
  return isi
}

describe('the preparation of an empty company', () => {
  it('[MULAI-02] begins at the company, with the days off of this year and the next as they were decreed', async () => {
    const data = await show()
    expect(data).toMatchObject({ terbuka: true, berikut: 'perusahaan', lokasi: null, jadwal: null })
    expect(data.langkah.map(({ nama }: { nama: string }) => nama)).toEqual(SIAP)
    expect(data.libur.map(({ tahun }: { tahun: number }) => tahun)).toEqual([2026, 2027])
    const nasional = data.libur[1].libur.filter(({ jenis }: { jenis: string }) => jenis === 'LIBUR_NASIONAL')
    expect(nasional.length).toBeGreaterThan(10)
    expect(nasional.every(({ berlaku }: { berlaku: boolean }) => berlaku)).toBe(true)
    expect(await kerangka()).toEqual({ perusahaan: null, persiapan: { dimulai: false } })
  })

  it('refuses at the field what cannot be, and keeps nothing of it', async () => {
    const kode = { awalan: 'jgn', lebar: 4 }
    expect((await send('perusahaan', { ...SEKOLAH, kode_karyawan: kode })).body['errors']).toHaveProperty(
      'kode_karyawan.awalan',
    )
    expect((await send('lokasi', { ...LOKASI, nama: ' ' })).body['errors']).toHaveProperty('nama')
    expect((await send('jam-kerja', { ...JADWAL, hari: [] })).body['errors']).toHaveProperty('hari')
    const lewat = [{ ...LIBUR[0], tanggal: '2026-01-05' }]
    expect((await send('libur', { libur: lewat })).status).toBe(422)
    expect(await show()).toMatchObject({ berikut: 'perusahaan', lokasi: null, jadwal: null })
  })

  it('[MULAI-05] makes one site and one week however often they are saved, by two at once as well', async () => {
    const { body } = await send('perusahaan', { ...SEKOLAH, kode_karyawan: { awalan: 'JGN', lebar: 4 } })
    expect(body['data']).toMatchObject({ berikut: 'lokasi', perusahaan: SEKOLAH })
    expect(await kerangka()).toEqual({ perusahaan: SEKOLAH.nama, persiapan: { dimulai: true } })
    const sekaligus = await Promise.all([send('lokasi', { ...LOKASI, nama: 'Awal' }), send('lokasi', LOKASI)])
    expect(sekaligus.map(({ status }) => status)).toEqual([200, 200])
    const { versi } = (await send('lokasi', LOKASI)).body['data'].lokasi
    expect((await send('lokasi', LOKASI, versi + 1)).body['error']).toMatchObject({ error: 'VERSI_USANG' })
    await send('jam-kerja', { ...JADWAL, nama: 'Awal' })
    const jadwal = (await send('jam-kerja', JADWAL)).body['data'].jadwal
    expect(jadwal).toEqual({ id: expect.any(Number), ...JADWAL })
    await send('libur', { libur: LIBUR })
    await send('libur', { libur: LIBUR })
    expect(await show()).toMatchObject({ berikut: 'orang', lokasi: { nama: LOKASI.nama, zona_waktu: 'WIB' } })
    const ada = (await rows(server)).map(({ tabel }) => tabel)
    expect(ada.filter((tabel) => tabel === 'kantor' || tabel === 'jadwal')).toEqual(['jadwal', 'kantor'])
  })

  it('[MULAI-06] leaves the rows that the company’s file leaves of the same input', async () => {
    const dibaca = readBerkas(
      JSON.stringify({
        kode_karyawan: { awalan: 'JGN', lebar: 4 },
        kantor: [
          {
            kode: LOKASI.kode,
            nama: LOKASI.nama,
            alamat: LOKASI.alamat,
            zona_waktu: 'WIB',
            toleransi_meter: 10,
            pusat: [-6.9218, 107.6096],
            radius_meter: 80,
          },
        ],
        jadwal: [
          {
            nama: JADWAL.nama,
            toleransi_menit: 10,
            hari: Object.fromEntries(
              ['senin', 'selasa', 'rabu', 'kamis', 'jumat'].map((hari) => [hari, '08:00-17:00']),
            ),
          },
        ],
        libur: [{ tanggal: '2026-12-28', nama: 'Libur akhir tahun' }],
      }),
      berkas,
    )
    if ('salah' in dibaca) throw new Error(dibaca.salah.join('\n'))
    const { owner, deps } = lewatBerkas
    await transaction(owner, (tx) => applyBerkas(tx, dibaca.isi, deps.clock.now()))
    expect(await rows(lewatBerkas)).toEqual(await rows(server))
  })

  it('leaves a step for later and takes it up again; once ended, nothing is written here', async () => {
    const keadaan = async (langkah: string) =>
      (await show()).langkah.find(({ nama }: { nama: string }) => nama === langkah).keadaan
    await send('langkah', { langkah: 'orang', keadaan: 'dilewati' })
    expect(await keadaan('orang')).toBe('dilewati')
    await send('langkah', { langkah: 'orang', keadaan: 'diisi' })
    await send('langkah', { langkah: 'orang', keadaan: 'dilewati' })
    expect(await keadaan('orang')).toBe('diisi')
    expect((await show()).berikut).toBe('undangan')
    expect((await send('selesai')).body['data']).toMatchObject({ terbuka: false })
    expect(await kerangka()).toMatchObject({ persiapan: null })
    for (const langkah of ['selesai', 'lokasi']) {
      const { status, body } = await send(langkah, langkah === 'lokasi' ? LOKASI : {})
      expect([status, body['error'].error]).toEqual([409, 'PERSIAPAN_SELESAI'])
    }
    const jejak = await server.owner.selectFrom('audit').select('tindakan').orderBy('id').execute()
    expect(jejak.map(({ tindakan }) => tindakan)).toEqual(
      expect.arrayContaining([
        'POST /pengaturan/perusahaan',
        'POST /kelola/lokasi',
        'POST /kelola/mulai/jam-kerja',
        'POST /kelola/pengaturan/libur',
        'POST /kelola/mulai/selesai',
      ]),
    )
  })
})
