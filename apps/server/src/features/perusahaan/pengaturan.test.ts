import { MODUL } from '@rekan/domain/akses/modul'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'

let server: TestServer
let hrd: string
beforeAll(async () => {
  server = await startTestServer()
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())

const atur = (body: object) => server.call('POST /kelola/pengaturan', { token: hrd, body })
const satu = async (kunci: string) => {
  const { body } = await server.call('GET /kelola/pengaturan', { token: hrd })
  return body['data'].find((baris: { kunci: string }) => baris.kunci === kunci)
}

describe('settings of the company', () => {
  it('hold their defaults, then what is set from its day on, told in the trail', async () => {
    expect(await satu('simpan_foto_bulan')).toMatchObject({ nilai: 12, bawaan: 12, riwayat: [] })
    expect((await atur({ kunci: 'simpan_foto_bulan', nilai: 24 })).status).toBe(200)
    expect((await atur({ kunci: 'simpan_foto_bulan', nilai: 6, berlaku_dari: '2026-12-01' })).status).toBe(
      200,
    )
    expect(await satu('simpan_foto_bulan')).toMatchObject({
      nilai: 24,
      riwayat: [
        { berlaku_dari: '2026-12-01', nilai: 6 },
        { berlaku_dari: '2026-11-20', nilai: 24 },
      ],
    })
    const pada = async (hari: string) => (await readPengaturan(server.db, hari)).simpan_foto_bulan
    expect([await pada('2026-11-19'), await pada('2026-11-30'), await pada('2026-12-01')]).toEqual([
      12, 24, 6,
    ])
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['tindakan', 'objek_id', 'sebelum', 'sesudah'])
      .where('objek', '=', 'pengaturan')
      .orderBy('id')
      .execute()
    expect(jejak).toMatchObject([
      { objek_id: 'simpan_foto_bulan', sebelum: { nilai: '12 bulan' }, sesudah: { nilai: '24 bulan' } },
      { objek_id: 'simpan_foto_bulan', sebelum: { nilai: '24 bulan' }, sesudah: { nilai: '6 bulan' } },
    ])
  })

  it.each([
    [{ kunci: 'simpan_foto_bulan', nilai: 0 }, 'nilai'],
    [{ kunci: 'simpan_foto_bulan', nilai: true }, 'nilai'],
    [{ kunci: 'faktor_kedua_wajib', nilai: 1 }, 'nilai'],
    [{ kunci: 'simpan_foto_bulan' }, 'nilai'],
    [{ kunci: 'tidak_ada', nilai: 1 }, 'kunci'],
    [{ kunci: 'simpan_foto_bulan', nilai: 3, versi: -1 }, 'versi'],
    [{ kunci: 'simpan_foto_bulan', nilai: 3, berlaku_dari: '2026-11-19' }, 'berlaku_dari'],
    [{ kunci: 'simpan_foto_bulan', nilai: 3, berlaku_dari: '2026-02-30' }, 'berlaku_dari'],
  ])('refuses %j at its field', async (isi, field) => {
    const { status, body } = await atur(isi)
    expect(status).toBe(422)
    expect(Object.keys(body['errors'])).toEqual([field])
  })

  it('[ATUR-01] what changes pay or attendance takes the day from which it holds, and no day that is past', async () => {
    const tanpaHari = await atur({ kunci: 'tutup_tanggal', nilai: 20 })
    expect([tanpaHari.status, tanpaHari.body['errors']]).toEqual([
      422,
      { berlaku_dari: ['Tanggal tutup presensi: tulis mulai tanggal berapa berlakunya.'] },
    ])
    expect((await atur({ kunci: 'tutup_tanggal', nilai: 20, berlaku_dari: '2026-10-31' })).status).toBe(422)
    expect((await atur({ kunci: 'tutup_tanggal', nilai: 20, berlaku_dari: '2026-12-01' })).status).toBe(200)
    const pada = async (hari: string) => (await readPengaturan(server.db, hari)).tutup_tanggal
    expect([await pada('2026-11-30'), await pada('2026-12-01')]).toEqual([31, 20])
  })

  it('[ATUR-02] one entry of the trail a change, in words: what, from which day, before, after, by whom', async () => {
    await atur({ kunci: 'tahan_rekening_hari', nilai: 7, berlaku_dari: '2026-12-01' })
    const { body } = await server.call('GET /kelola/audit', {
      token: await server.login('admin@rekan.example'),
    })
    expect(body['data'][0]).toMatchObject({
      keterangan: 'Ubah satu pengaturan perusahaan',
      oleh: { nama: 'Irfan Maulana' },
      isian: [
        { nama: 'nilai', terbuka: true, sebelum: '3 hari', sesudah: '7 hari' },
        { nama: 'pengaturan', terbuka: true, sebelum: null, sesudah: 'Masa tunggu rekening baru' },
        { nama: 'berlaku_dari', terbuka: true, sebelum: null, sesudah: '1 Desember 2026' },
      ],
    })
  })

  it('who has not seen a newer value is told of it and writes nothing; nobody sets what is another role’s', async () => {
    const { versi } = await satu('simpan_foto_bulan')
    expect((await atur({ kunci: 'simpan_foto_bulan', nilai: 18, versi })).status).toBe(200)
    const lama = await atur({ kunci: 'simpan_foto_bulan', nilai: 36, versi })
    expect([lama.status, lama.body['error'].error]).toEqual([409, 'VERSI_USANG'])
    const { nilai } = lama.body['data'].find(
      (baris: { kunci: string }) => baris.kunci === 'simpan_foto_bulan',
    )
    expect([nilai, (await satu('simpan_foto_bulan')).nilai]).toEqual([18, 18])
    expect((await satu('faktor_kedua_wajib')).boleh_ubah).toBe(false)
    expect((await atur({ kunci: 'faktor_kedua_wajib', nilai: true })).body['errors']).toEqual({
      kunci: ['Langkah kedua wajib bukan Anda yang mengatur.'],
    })
  })

  it('[ATUR-08] a module that is switched off is in no right of the profile, and its calls answer 404 with one sentence', async () => {
    const admin = await server.login('admin@rekan.example')
    const karyawan = await server.login('karyawan@rekan.example')
    const boleh = async () =>
      Object.keys((await server.call('GET /profile', { token: karyawan })).body['data'].boleh.tindakan)
    const pasang = (nilai: boolean) =>
      Promise.all(
        Object.keys(MODUL).map((kunci) =>
          server.call('POST /kelola/pengaturan', { token: admin, body: { kunci, nilai } }),
        ),
      )
    const milik = Object.values(MODUL).flat()
    const semua = await boleh()
    expect(semua).toEqual(expect.arrayContaining(['POST /push/langganan', 'POST /pengingat']))
    await pasang(false)
    expect(await boleh()).toEqual(semua.filter((tindakan) => !milik.some((mati) => mati === tindakan)))
    for (const panggilan of milik) {
      const token = panggilan.includes('/kelola/') ? admin : karyawan
      const { status, body } = await server.call(panggilan, { token })
      expect([panggilan, status, body['message']]).toEqual([
        panggilan,
        404,
        'Fitur ini tidak dipakai di perusahaan Anda.',
      ])
    }
    await pasang(true)
    expect(await boleh()).toEqual(semua)
    expect((await server.call('GET /pengingat', { token: karyawan })).status).toBe(200)
  })

  it('what was in force is not rewritten by whatever code', async () => {
    const dicatat_pada = new Date('2026-11-20T01:00:00Z')
    const baris = { kunci: 'tahan_rekening_hari' as const, nilai: '1', dicatat_pada, oleh_id: null }
    const tulis = server.db.insertInto('pengaturan').values({ ...baris, berlaku_dari: '2026-11-19' })
    await expect(tulis.execute()).rejects.toMatchObject({ constraint: 'pengaturan_maju' })
  })
})
