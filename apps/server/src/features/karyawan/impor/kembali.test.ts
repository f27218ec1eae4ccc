import writeExcelFile from 'write-excel-file/node'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())
beforeEach(() => server.setClock(JUMAT_PAGI))
const token = await server.login('hrd@rekan.example')

type Baris = Readonly<Record<string, string>>
/** So many people have come and gone in these tests. */
let ke = 0
const orangBaru = (): Baris => {
  ke += 1
  return {
    nama: `Dewi Kembali ${'ABCDEFGHIJ'[ke] ?? ''}`,
    nik: `32730155000011${String(ke).padStart(2, '0')}`,
    jenis_karyawan: 'Karyawan Kontrak (PKWT)',
    status_pernikahan: 'Kawin',
    tempat_lahir: 'Bandung',
    tanggal_lahir: '28/02/1990',
    jenis_kelamin: 'P',
    tanggal_masuk: '02/03/2026',
    kantor: 'SBY01',
    jadwal: 'Lima hari 08:00-17:00',
    jabatan: 'Petugas Keamanan',
    unit: 'Keamanan',
    kpj: `180999988${String(ke).padStart(2, '0')}`,
    jkn: `00099999988${String(ke).padStart(2, '0')}`,
  }
}
const buku = (semua: readonly Baris[]) => {
  const kolom = [...new Set(semua.flatMap((satu) => Object.keys(satu)))]
  return writeExcelFile([
    kolom.map((value) => ({ value })),
    ...semua.map((satu) => kolom.map((nama) => (satu[nama] ? { value: satu[nama] } : null))),
  ]).toBuffer()
}
async function periksa(...semua: readonly Baris[]) {
  const form = new FormData()
  form.set('nama', 'orang.xlsx')
  form.set('berkas', new Blob([new Uint8Array(await buku(semua))]), 'orang.xlsx')
  const { body } = await server.call('POST /kelola/impor-karyawan', { token, form })
  await server.deps.jobs.idle()
  const { data } = (await server.call(`GET /kelola/impor-karyawan/${body['data'].id}`, { token })).body as {
    data: { id: number; status: string; hasil: Record<string, never> }
  }
  const pesan = (dari: readonly { kolom: string; pesan: string }[] = []) =>
    dari.map((satu) => `${satu.kolom}: ${satu.pesan}`)
  return { ...data, kesalahan: pesan(data.hasil['kesalahan']), catatan: pesan(data.hasil['catatan']) }
}
async function impor(...semua: readonly Baris[]) {
  const dicoba = await periksa(...semua)
  expect([dicoba.status, dicoba.kesalahan]).toEqual(['SIAP', []])
  await server.call(`POST /kelola/impor-karyawan/${dicoba.id}/jalankan`, { token, body: {} })
  await server.deps.jobs.idle()
  return dicoba
}
const cari = (nik: string | undefined) =>
  server.owner
    .selectFrom('karyawan as k')
    .innerJoin('penempatan as p', 'p.karyawan_id', 'k.id')
    .innerJoin('kantor as o', 'o.id', 'p.kantor_id')
    .select([
      'k.id',
      'k.aktif',
      'k.tanggal_masuk',
      'k.tempat_lahir',
      'o.kode as kantor',
      'p.jabatan',
      'p.jadwal_id',
    ])
    .where('k.nik', '=', nik ?? '')
    .orderBy('p.tanggal_masuk', 'desc')
    .executeTakeFirstOrThrow()
/** Somebody who left on 13 November. */
async function pernahKeluar(lain: Baris = {}, tanggal = '2026-11-13'): Promise<Baris> {
  const orang = { ...orangBaru(), ...lain }
  await impor(orang)
  const { id } = await cari(orang['nik'])
  const { status } = await server.call(`POST /karyawan/${id}/nonaktif`, {
    token,
    body: { tanggal, alasan: 'Mengundurkan diri' },
  })
  expect(status).toBe(200)
  return orang
}

describe('somebody who left and stands in a workbook again', () => {
  it('[TAMAT-04] begins anew where the row says, even where that is where they stood before', async () => {
    const lama = await pernahKeluar()
    const { catatan } = await impor({ ...lama, tanggal_masuk: '23/11/2026' })
    expect(catatan).toContainEqual(expect.stringMatching(/^tanggal_masuk: .* pernah keluar: masa kerja baru/))
    const { jadwal_id: jadwal } = await server.owner
      .selectFrom('jadwal')
      .select('id as jadwal_id')
      .where('nama', '=', String(lama['jadwal']))
      .executeTakeFirstOrThrow()
    expect(await cari(lama['nik'])).toMatchObject({
      aktif: true,
      tanggal_masuk: '2026-11-23',
      kantor: 'SBY01',
      jabatan: 'Petugas Keamanan',
      jadwal_id: jadwal,
    })
  })

  it('[TAMAT-04] is not placed anywhere that the row does not name', async () => {
    const { nama, nik } = await pernahKeluar()
    const { status, kesalahan } = await periksa({
      nama: nama ?? '',
      nik: nik ?? '',
      tanggal_masuk: '23/11/2026',
    })
    expect(status).toBe('SALAH')
    expect(kesalahan.map((satu) => satu.split(':')[0])).toEqual(['kantor', 'jabatan', 'unit', 'jadwal'])
  })

  it('[TAMAT-04] is told to have left where the row names no day after that, and stays so', async () => {
    const lama = await pernahKeluar()
    for (const tanggal_masuk of [lama['tanggal_masuk'] ?? '', '13/11/2026', '']) {
      const { catatan } = await impor({ ...lama, tanggal_masuk, tempat_lahir: 'Cimahi' })
      expect(catatan).toContainEqual(
        expect.stringMatching(
          /^tanggal_masuk: Dewi Kembali .* keluar 13 November 2026\. .*tulis hari pertama yang baru, sesudah hari itu/,
        ),
      )
      expect(await cari(lama['nik'])).toMatchObject({ aktif: false, tanggal_masuk: '2026-03-02' })
    }
  })

  it('[TAMAT-04] whose last day is to come is told to be here still, whatever first day the row names', async () => {
    const lama = await pernahKeluar({}, '2026-11-27')
    const { status, kesalahan } = await periksa({ ...lama, tanggal_masuk: '01/12/2026' })
    expect([status, kesalahan]).toEqual([
      'SALAH',
      [expect.stringMatching(/^tanggal_masuk: .* masih bekerja sampai 27 November 2026/)],
    ])
  })

  it('[TAMAT-04] under another NIK is told by KPJ and JKN, and the form says what to do with a NIK that is known', async () => {
    const lama = await pernahKeluar()
    const lain = { ...lama, nik: '3273015500001299', tanggal_masuk: '23/11/2026' }
    const { status, kesalahan } = await periksa(lain)
    expect(status).toBe('SALAH')
    expect(kesalahan).toEqual([
      expect.stringMatching(/^kpj: Nomor KPJ ini milik karyawan yang sudah keluar.*Masuk Kembali/),
    ])
    const { body } = await server.call('POST /karyawan', {
      token,
      body: {
        nama: 'Dewi Kembali',
        nik: lama['nik'],
        jenis_karyawan_id: 2,
        status_pernikahan_id: 1,
        tempat_lahir: 'Bandung',
        tanggal_lahir: '1990-02-28',
        jenis_kelamin: 'P',
        tanggal_masuk: '2026-11-23',
        penempatan: { kantor_id: 1, jadwal_id: 1, jabatan: 'Petugas', unit: 'Keamanan' },
      },
    })
    expect(body['errors'].nik).toEqual([expect.stringMatching(/sudah keluar.*Masuk Kembali/)])
  })
})
