import jenisCuti from '@rekan/domain/data/jenis-cuti.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'
import { type JenisBerkas, seedJenisCuti } from './jenis-cuti.service.ts'

let server: TestServer
let karyawan: string
let hrd: string
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  karyawan = await server.login('karyawan@rekan.example')
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())

type Baris = { id: number; nama: string; sisa?: number | null }
const minta = (path: string, token = karyawan, headers = {}) => server.call(`GET ${path}`, { token, headers })
const baris = async (path: string, token = karyawan): Promise<Baris[]> => {
  const { status, body } = await minta(path, token)
  expect([path, status]).toEqual([path, 200])
  return body['data']
}
const nama = async (path: string, token = karyawan) => (await baris(path, token)).map((satu) => satu.nama)
const byNama = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)

describe('[API-16] jenis-karyawan, status-pernikahan, jenjang-pendidikan', () => {
  it.each([
    ['jenis-karyawan', 6],
    ['status-pernikahan', 4],
    ['jenjang-pendidikan', 12],
  ])('%s: by name, either way', async (daftar, banyak) => {
    const naik = await nama(`/reference/${daftar}?sort=nama,asc`)
    expect(naik).toHaveLength(banyak)
    expect(naik).toEqual(naik.toSorted(byNama))
    expect(await nama(`/reference/${daftar}?sort[]=nama,asc`)).toEqual(naik)
    expect(await nama(`/reference/${daftar}`)).toEqual(naik)
    expect(await nama(`/reference/${daftar}?sort=nama,desc`)).toEqual(naik.toReversed())
  })

  it.each([
    ['%25kawin%25', ['Belum Kawin', 'Kawin']],
    ['KAWIN', ['Belum Kawin', 'Kawin']],
    ['%25', ['Belum Kawin', 'Cerai Hidup', 'Cerai Mati', 'Kawin']],
    ['', ['Belum Kawin', 'Cerai Hidup', 'Cerai Mati', 'Kawin']],
    ['%25e_i%25', []],
    ['a%25i', []],
    ["'; drop table karyawan; --", []],
  ])('finds what contains %s', async (cari, harapan) => {
    expect(await nama(`/reference/status-pernikahan?sort=nama,asc&nama=${cari}`)).toEqual(harapan)
  })

  it.each([
    '?sort=kode,asc',
    '?sort=nama',
    '?sort=nama,naik',
    '?sort=nama,asc,desc',
    '?sort[a]=nama,asc',
    '?sort=%20',
    '?nama=a&nama=b',
    `?nama=${'a'.repeat(101)}`,
    '?nama=%00',
  ])('refuses %s with 422', async (query) => {
    const { status, body } = await minta(`/reference/jenis-karyawan${query}`)
    expect([query, status, Object.keys(body['errors'] ?? {})[0]]).toEqual([
      query,
      422,
      expect.stringMatching(/^(sort|nama)/),
    ])
  })

  it('ignores what it does not know', async () => {
    expect(await nama('/reference/status-pernikahan?halaman=2')).toHaveLength(4)
  })
})

it('[API-40] references (their part of this row): each has its id, a positive integer, and its nama', async () => {
  for (const daftar of ['jenis-karyawan', 'status-pernikahan', 'jenjang-pendidikan', 'jenis-cuti'])
    for (const satu of await baris(`/reference/${daftar}`))
      expect(satu).toMatchObject({ id: expect.any(Number), nama: expect.stringMatching(/\S/) })
  expect(await baris('/reference/jenjang-pendidikan?nama=(S1)')).toEqual([{ id: 9, nama: 'Sarjana (S1)' }])
  const [koordinator] = await baris('/koordinator')
  expect(koordinator).toEqual({ id: expect.any(Number), nama: expect.any(String) })
})

describe('[API-17] jenis-cuti', () => {
  it('filters and sorts, and says what is left for the reader and what must be handed in', async () => {
    const { body } = await minta('/reference/jenis-cuti?sort=nama,asc&nama=%25melahirkan%25')
    expect(body['data']).toEqual([
      {
        id: 3,
        nama: 'Cuti Melahirkan',
        sisa: 3,
        satuan: 'bulan',
        dokumen_wajib: true,
        contoh_dokumen: 'Surat keterangan dokter/bidan (HPL atau kelahiran)',
        boleh_setengah: false,
      },
      expect.objectContaining({ id: 4, nama: 'Cuti Melahirkan Tambahan (Kondisi Khusus)', sisa: 3 }),
    ])
    const [tahunan] = await baris('/reference/jenis-cuti?nama=%25Cuti%20Tahunan%25')
    expect(tahunan).toMatchObject({ id: 1, sisa: 12, satuan: 'hari', dokumen_wajib: false })
    const [haji] = await baris('/reference/jenis-cuti?nama=haji')
    expect(haji).toMatchObject({ sisa: null, dokumen_wajib: true })
    const [duka] = await baris('/reference/jenis-cuti?nama=duka%20keluarga')
    expect(duka).toMatchObject({
      dokumen_wajib: false,
      contoh_dokumen: 'Surat keterangan kematian (boleh menyusul)',
    })
  })

  it('leaves out what is not in use and what the reader’s sex does not take', async () => {
    const perempuan = await nama('/reference/jenis-cuti')
    expect(perempuan).toContain('Cuti Haid')
    expect(perempuan).not.toContain('Cuti Pendampingan Istri Melahirkan')
    expect(perempuan).not.toContain('Cuti Bersama')
    const laki = await nama('/reference/jenis-cuti', await server.login('koordinator@rekan.example'))
    expect(laki).toContain('Cuti Pendampingan Istri Melahirkan')
    expect(laki).not.toContain('Cuti Haid')
  })

  it('grants no annual leave before twelve months of work, and tells who is no employee no number', async () => {
    const tahunan = '/reference/jenis-cuti?nama=tahunan'
    const ubahMasuk = (tanggal_masuk: string) =>
      server.owner.updateTable('karyawan').set({ tanggal_masuk }).where('kode', '=', 'KBN0042').execute()
    const token = await server.login('wita@rekan.example')
    await ubahMasuk('2025-11-21')
    expect((await baris(tahunan, token))[0]).toMatchObject({ sisa: 0 })
    await ubahMasuk('2025-11-20')
    expect((await baris(tahunan, token))[0]).toMatchObject({ sisa: 12 })
    const admin = await server.login('admin@rekan.example')
    expect((await baris(tahunan, admin))[0]).toMatchObject({ sisa: null })
  })

  it('keeps what the company changed over the next start', async () => {
    const kuota = (nilai: number) =>
      server.owner.updateTable('jenis_cuti').set({ kuota: nilai }).where('id', '=', 1).execute()
    await kuota(14)
    await seedJenisCuti(server.owner)
    expect((await baris('/reference/jenis-cuti?nama=tahunan'))[0]).toMatchObject({ sisa: 14 })
    await kuota(12)
  })

  it('[ORANG-34] asks for a document by the column alone, whatever its example says', async () => {
    const duka = '/reference/jenis-cuti?nama=duka%20keluarga'
    const ubah = async (isi: { contoh_dokumen?: string; boleh_menyusul?: boolean }) => {
      await server.owner
        .updateTable('jenis_cuti')
        .set(isi)
        .where('nama', 'ilike', '%duka keluarga%')
        .execute()
      return (await baris(duka))[0]
    }
    const contoh = 'Surat keterangan kematian'
    expect(await ubah({ contoh_dokumen: contoh })).toMatchObject({
      dokumen_wajib: false,
      contoh_dokumen: contoh,
    })
    expect(await ubah({ contoh_dokumen: `${contoh} (boleh menyusul)`, boleh_menyusul: false })).toMatchObject(
      {
        dokumen_wajib: true,
      },
    )
    await ubah({ boleh_menyusul: true })
  })

  it('[ORANG-19] an edited kind of the data file holds from its day, or is refused by name', async () => {
    const menikah = '/reference/jenis-cuti?nama=cuti%20menikah'
    const hak = async (tanggal: string) => {
      server.setClock(`${tanggal}T09:00:00+07:00`)
      return (await baris(menikah))[0]?.sisa
    }
    const semua = jenisCuti.data as readonly JenisBerkas[]
    const edit = (ubah: Partial<JenisBerkas>) =>
      seedJenisCuti(
        server.owner,
        semua.map((satu) => (satu.kode === 'CUTI_MENIKAH' ? { ...satu, ...ubah } : satu)),
      )
    const lama = semua.find(({ kode }) => kode === 'CUTI_MENIKAH')?.kuota
    await expect(edit({ kuota: 5 })).rejects.toThrow(
      /^jenis-cuti\.json: Cuti Menikah berubah \(kuota\)\. Tulis berlaku_dari/,
    )
    await expect(edit({ satuan: 'bulan', berlaku_dari: '2026-12-07' })).rejects.toThrow(
      /^jenis-cuti\.json: Cuti Menikah berubah \(satuan\), padahal satuan tetap/,
    )
    await expect(edit({ kuota: 5, berlaku_dari: '2027-02-30' })).rejects.toThrow(/Cuti Menikah/)
    expect(await hak('2026-12-07')).toBe(lama)
    await edit({ kuota: 5, berlaku_dari: '2026-12-07' })
    // The next start says the same again.
    await edit({ kuota: 5, berlaku_dari: '2026-12-07' })
    expect(await hak('2026-12-06')).toBe(lama)
    expect(await hak('2026-12-07')).toBe(5)
    // A request is judged by it as well.
    const keberatan = async () => {
      const { body } = await server.call(
        `GET /absensi/hitung?jenis_izin=CUTI&cuti_id=${(await baris(menikah))[0]?.id}&tanggal_mulai=2026-12-14&tanggal_selesai=2026-12-18`,
        { token: karyawan },
      )
      return body['data'].keberatan
    }
    expect(await keberatan()).not.toHaveProperty('tanggal_selesai')
    await hak('2026-12-06')
    expect(Object.keys(await keberatan())).not.toEqual([])
    server.setClock(JUMAT_PAGI)
  })
})

describe('[API-18] koordinator', () => {
  it('lists active coordinators by their account, sorted and filtered', async () => {
    const turun = await nama('/koordinator?untuk=semua&sort[]=nama,desc')
    expect(turun.length).toBeGreaterThan(1)
    expect(turun).toEqual(turun.toSorted(byNama).toReversed())
    const [rizky] = await baris('/koordinator?untuk=semua&sort[]=nama,desc&nama=rizky')
    const { id } = await server.owner
      .selectFrom('pengguna')
      .select('id')
      .where('email', '=', 'koordinator@rekan.example')
      .executeTakeFirstOrThrow()
    expect(rizky).toEqual({ id, nama: 'Rizky Pratama' })
  })

  it('leaves out who asks, who left and who is switched off', async () => {
    const diri = await server.login('koordinator@rekan.example')
    const semua = await nama('/koordinator?untuk=semua')
    expect(await nama('/koordinator?untuk=semua', diri)).toEqual(
      semua.filter((satu) => satu !== 'Rizky Pratama'),
    )
    const atur = async (aktif: boolean) => {
      await server.owner.updateTable('karyawan').set({ aktif }).where('kode', '=', 'KBN0002').execute()
    }
    await atur(false)
    expect(await nama('/koordinator?untuk=semua&nama=budi')).not.toContain('Budi Santoso')
    await atur(true)
    expect(await nama('/koordinator?untuk=semua&nama=budi')).toContain('Budi Santoso')
  })
})

describe('bank, kantor, jadwal', () => {
  it('finds a bank by its name and by its short name', async () => {
    expect(await baris('/reference/bank?nama=BCA')).toContainEqual({
      id: 14,
      kode: '014',
      nama: 'Bank Central Asia',
      singkatan: 'BCA',
    })
    expect((await nama('/reference/bank')).length).toBe(58)
  })

  it('gives offices and schedules to those who place people', async () => {
    expect(await nama('/reference/kantor?nama=jakarta', hrd)).toContain('Kantor Pusat Jakarta')
    expect((await nama('/reference/jadwal', hrd)).length).toBeGreaterThan(0)
    expect((await minta('/reference/kantor')).status).toBe(403)
  })
})

describe('kept by the browser', () => {
  it('answers 304 without a body while nothing changed, and in full once something did', async () => {
    const pertama = await minta('/koordinator?untuk=semua')
    const etag = pertama.headers.get('etag') ?? ''
    expect(Object.fromEntries(pertama.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('Authorization'),
    })
    for (const tag of [etag, etag.replace('W/', ''), `"lain", ${etag}`]) {
      const kedua = await minta('/koordinator?untuk=semua', karyawan, { 'if-none-match': tag })
      expect([kedua.status, kedua.body, kedua.headers.get('etag')]).toEqual([304, {}, etag])
    }
    await server.owner
      .updateTable('karyawan')
      .set({ nama: 'Budi S.' })
      .where('kode', '=', 'KBN0002')
      .execute()
    const ketiga = await minta('/koordinator?untuk=semua', karyawan, { 'if-none-match': etag })
    expect([ketiga.status, ketiga.headers.get('etag') === etag]).toEqual([200, false])
  })

  it('[SPEK-03] is kept by no browser past its word: how long a list is fresh is for who shows it', async () => {
    const { headers } = await minta('/reference/jenjang-pendidikan')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect((await minta('/profile')).headers.get('cache-control')).toBe('no-store')
  })
})
