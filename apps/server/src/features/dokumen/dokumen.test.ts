import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun } from '../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
let people: Person[]
const token: Record<string, string> = {}
const akun: Record<string, { penggunaId: number; karyawanId: number }> = {}
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  people = await addPeople(server.owner, 6, server.deps.clock.now())
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin']) {
    token[role] = await server.login(`${role}@rekan.example`)
    akun[role] = await findAkun(server.owner, `${role}@rekan.example`)
  }
})
afterAll(() => server.close())

const orang = (i: number) => people[i]?.karyawanId ?? 0
const siti = () => akun['karyawan']?.karyawanId ?? 0
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n45\n%%EOF\n',
)
const gambar = (tipe: 'webp' | 'png' | 'jpeg') =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#936' } })
    .withExif({ IFD0: { Artist: 'rahasia' } })
    .toFormat(tipe)
    .toBuffer()
const kirim = (
  id: number,
  isi: Record<string, string>,
  file?: Uint8Array,
  role = 'hrd',
  nama = 'scan.pdf',
) => {
  const form = new FormData()
  for (const [kunci, nilai] of Object.entries(isi)) form.set(kunci, nilai)
  if (file !== undefined) form.set('file', new Blob([new Uint8Array(file)]), nama)
  return server.call(`POST /kelola/karyawan/${id}/dokumen`, { token: token[role], form })
}
const lihat = (id: number, role = 'hrd') =>
  server.call(`GET /kelola/karyawan/${id}/dokumen`, { token: token[role] })
const berkas = async (url: string) => fetch(server.origin + url)

describe('a document of somebody', () => {
  it('is stored once, opened by HR and its person alone, mended, and removed with its file', async () => {
    const isi = { jenis: 'KTP', nomor: ' 3273015502900001 ', terbit: '2020-01-01', berakhir: '' }
    const { status, body } = await kirim(siti(), isi, PDF)
    expect([status, body['message']]).toEqual([201, 'Dokumen disimpan.'])
    const [dokumen] = body['data'].dokumen
    expect(dokumen).toEqual({
      id: expect.any(Number),
      jenis: { kode: 'KTP', nama: 'KTP' },
      nomor: '3273015502900001',
      terbit: '2020-01-01',
      berakhir: null,
      nama_berkas: 'scan.pdf',
      versi: 1,
      pada: '2026-11-20T00:52:13.000Z',
    })
    const lagi = await kirim(siti(), isi, PDF)
    expect([lagi.body['message'], lagi.body['data'].dokumen]).toEqual([
      'Berkas ini sudah tersimpan.',
      [dokumen],
    ])
    const buka = (jalur: string, role: string) =>
      server.call(`GET ${jalur}/${dokumen.id}/berkas`, { token: token[role] })
    const { url } = (await buka('/kelola/dokumen', 'hrd')).body['data']
    const diterima = await berkas(url)
    expect([
      diterima.status,
      diterima.headers.get('content-type'),
      diterima.headers.get('x-content-type-options'),
    ]).toEqual([200, 'application/pdf', 'nosniff'])
    expect(Buffer.from(await diterima.arrayBuffer())).toEqual(PDF)
    expect((await buka('/dokumen', 'karyawan')).status).toBe(200)
    expect((await server.call('GET /dokumen', { token: token['karyawan'] })).body['data'].dokumen).toEqual([
      dokumen,
    ])
    expect([
      (await buka('/kelola/dokumen', 'karyawan')).status,
      (await buka('/kelola/dokumen', 'koordinator')).status,
      (await buka('/dokumen', 'koordinator')).status,
      (await buka('/dokumen', 'hrd')).status,
    ]).toEqual([403, 403, 404, 404])
    const betulkan = (isian: object) =>
      server.call(`POST /kelola/dokumen/${dokumen.id}`, {
        token: token['hrd'],
        body: { jenis: 'KTP', ...isian },
      })
    const dibetulkan = await betulkan({ versi: 1, nomor: '1', berakhir: '2030-01-01' })
    expect(dibetulkan.body['data'].dokumen).toMatchObject([{ nomor: '1', berakhir: '2030-01-01', versi: 2 }])
    expect((await betulkan({ versi: 1 })).status).toBe(409)
    const hapus = () => server.call(`POST /kelola/dokumen/${dokumen.id}/hapus`, { token: token['hrd'] })
    expect((await hapus()).body['data'].dokumen).toEqual([])
    expect([(await hapus()).status, (await berkas(url)).status]).toEqual([404, 404])
    const jejak = await server.owner
      .selectFrom('audit')
      .select('tindakan')
      .where('objek', '=', 'dokumen')
      .orderBy('id')
      .execute()
    expect(jejak.map(({ tindakan }) => tindakan)).toEqual([
      'POST /kelola/karyawan/{id}/dokumen',
      'GET /kelola/dokumen/{id}/berkas',
      'POST /kelola/dokumen/{id}',
      'POST /kelola/dokumen/{id}/hapus',
    ])
  })

  it.each(['webp', 'png', 'jpeg'] as const)(
    'of %s is re-encoded without what was written in it',
    async (tipe) => {
      const { body } = await kirim(orang(0), { jenis: 'KK' }, await gambar(tipe), 'hrd', `../kk.${tipe}`)
      const dokumen = body['data'].dokumen.find((d: { nama_berkas: string }) => d.nama_berkas === 'kk.webp')
      const { url } = (await server.call(`GET /kelola/dokumen/${dokumen.id}/berkas`, { token: token['hrd'] }))
        .body['data']
      const diterima = Buffer.from(await (await berkas(url)).arrayBuffer())
      expect([diterima.includes('rahasia'), (await sharp(diterima).metadata()).format]).toEqual([
        false,
        'webp',
      ])
      await server.call(`POST /kelola/dokumen/${dokumen.id}/hapus`, { token: token['hrd'] })
    },
  )

  it.each<[string, Record<string, string>, Uint8Array | undefined, string]>([
    ['another kind', { jenis: 'X' }, PDF, 'jenis'],
    ['no kind', {}, PDF, 'jenis'],
    ['neither number nor file', { jenis: 'KK' }, undefined, 'nomor'],
    [
      'an end before its beginning',
      { jenis: 'SIM', nomor: '1', terbit: '2026-01-02', berakhir: '2026-01-01' },
      undefined,
      'berakhir',
    ],
    ['a page of a browser', { jenis: 'KK' }, Buffer.from('<html>%PDF-'), 'file'],
    ['half a PDF', { jenis: 'KK' }, PDF.subarray(0, 40), 'file'],
    ['an empty file', { jenis: 'KK' }, Buffer.alloc(0), 'file'],
  ])('is refused with %s, at its field, and leaves no file', async (_nama, isi, file, salah) => {
    const { status, body } = await kirim(orang(1), isi, file)
    expect([status, Object.keys(body['errors'])]).toEqual([422, [salah]])
    expect((await lihat(orang(1))).body['data'].dokumen).toEqual([])
  })

  it('is given another file in the place of its own, which is gone', async () => {
    const { body } = await kirim(orang(3), { jenis: 'GARDA_PRATAMA', berakhir: '2029-01-31' }, PDF)
    const [{ id }] = body['data'].dokumen
    const ganti = (file: Uint8Array, role = 'hrd', siapa = id) => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(file)]), 'baru.webp')
      return server.call(`POST /kelola/dokumen/${siapa}/berkas`, { token: token[role], form })
    }
    const buka = async () => {
      const jawab = await server.call(`GET /kelola/dokumen/${id}/berkas`, { token: token['hrd'] })
      return String(jawab.body['data'].url)
    }
    const lama = await buka()
    expect((await ganti(PDF)).body['message']).toBe('Berkas ini sudah tersimpan.')
    const { status, body: diganti } = await ganti(await gambar('webp'))
    expect([status, diganti['message']]).toEqual([200, 'Berkas diganti.'])
    expect(diganti['data'].dokumen).toMatchObject([
      { id, berakhir: '2029-01-31', nama_berkas: 'baru.webp', versi: 2 },
    ])
    expect((await berkas(lama)).status).toBe(404)
    expect((await berkas(await buka())).headers.get('content-type')).toBe('image/webp')
    expect((await ganti(Buffer.from('bukan berkas'))).status).toBe(422)
    expect((await ganti(PDF, 'koordinator')).status).toBe(403)
    expect((await ganti(PDF, 'hrd', 999_999)).status).toBe(404)
  })

  it('too large is refused before it is read', async () => {
    expect((await kirim(orang(1), { jenis: 'KK' }, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413)
  })

  it('shows the coordinator that a certificate ends, not its file nor the KTP', async () => {
    await kirim(siti(), { jenis: 'KTP', nomor: '1' }, PDF)
    await kirim(siti(), { jenis: 'GARDA_PRATAMA', nomor: 'GP-1', berakhir: '2027-06-30' }, PDF)
    expect((await lihat(siti(), 'koordinator')).body['data'].dokumen).toMatchObject([
      { jenis: { kode: 'GARDA_PRATAMA' }, nomor: null, nama_berkas: null, berakhir: '2027-06-30' },
    ])
    expect([(await lihat(siti(), 'karyawan')).status, (await lihat(siti(), 'admin')).status]).toEqual([
      403, 403,
    ])
    expect((await kirim(akun['hrd']?.karyawanId ?? 0, { jenis: 'KK' }, PDF)).status).toBe(403)
    expect((await kirim(2_000_000_000, { jenis: 'KK' }, PDF)).status).toBe(404)
  })
})

describe('what ends or lacks something', () => {
  const daftar = async (cari = '', role = 'hrd') =>
    (await server.call(`GET /kelola/karyawan/berakhir${cari}`, { token: token[role] })).body

  it('[UPAH-48] has a PKWT that is not registered three working days after its signing', async () => {
    const catat = (i: number, isi: object) =>
      server.call(`POST /kelola/karyawan/${orang(i)}/kontrak`, {
        token: token['hrd'],
        body: { jenis: 'PKWT', nomor: `K${i}`, mulai: '2026-11-01', sampai: '2027-10-31', ...isi },
      })
    await catat(2, { ditandatangani: '2026-11-16' })
    await catat(3, { ditandatangani: '2026-11-13' })
    await catat(4, { ditandatangani: '2026-11-13', dicatat: '2026-11-19' })
    const { data, meta } = await daftar('?jenis=BELUM_DICATAT')
    expect(data).toEqual(
      [
        {
          jenis: 'BELUM_DICATAT',
          karyawan: { id: orang(2), kode: 'TES2', nama: 'Orang 2' },
          perihal: 'PKWT K2',
          tanggal: '2026-11-19',
        },
        {
          jenis: 'BELUM_DICATAT',
          karyawan: expect.objectContaining({ id: orang(3) }),
          perihal: 'PKWT K3',
          tanggal: '2026-11-18',
        },
      ].toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1)),
    )
    expect([meta.total, meta.per_jenis.BELUM_DICATAT]).toEqual([2, 2])
    expect((await daftar('?q=orang+2&jenis=BELUM_DICATAT'))['data']).toHaveLength(1)
  })

  it('shows the coordinator what ends, HR also what lacks, by pages', async () => {
    await kirim(siti(), { jenis: 'SIM', nomor: 'S-1', berakhir: '2026-12-01' })
    await kirim(siti(), { jenis: 'SKCK', nomor: 'SK-1', berakhir: '2026-12-01' })
    const punya = async (role: string) =>
      (await daftar('?jenis=dokumen_berakhir', role))['data'].map((d: { perihal: string }) => d.perihal)
    expect([await punya('koordinator'), (await punya('hrd')).toSorted()]).toEqual([['SIM'], ['SIM', 'SKCK']])
    expect((await daftar('', 'koordinator'))['meta'].per_jenis).not.toHaveProperty('PAJAK_KURANG')
    // HR of the branch sees of its people what all of HR sees.
    const hrd = akun['hrd']?.penggunaId ?? 0
    await sql`insert into peran_lingkup (pengguna_id, kantor_id) select ${hrd}, kantor_id from penempatan
      where karyawan_id = ${siti()} and tanggal_selesai is null`.execute(server.owner)
    expect((await punya('hrd')).toSorted()).toEqual(['SIM', 'SKCK'])
    await server.owner.deleteFrom('peran_lingkup').where('pengguna_id', '=', hrd).execute()
    const { data, meta } = await daftar('?jenis=PAJAK_KURANG&urut=-nama&jumlah=2&mulai=1')
    expect([data.length, meta.total > 3]).toEqual([2, true])
    expect((await server.call('GET /kelola/karyawan/berakhir?urut=x', { token: token['hrd'] })).status).toBe(
      422,
    )
  })

  it('is told at 90, 60, 30 and 14 days, each once, to the person, HR and who may know', async () => {
    const semua = async (hari: string) => {
      server.setClock(`${hari}T07:00:00+07:00`)
      for (let i = 0; i < 2; i += 1) {
        server.deps.jobs.nudge('dokumen')
        await server.deps.jobs.idle()
      }
      const rows = await server.owner
        .selectFrom('notifikasi as n')
        .innerJoin('pengguna as p', 'p.id', 'n.pengguna_id')
        .select(['n.isi', 'p.role'])
        .where('n.jenis', '=', 'DOKUMEN_BERAKHIR')
        .execute()
      await server.owner.deleteFrom('notifikasi').where('jenis', '=', 'DOKUMEN_BERAKHIR').execute()
      return [...new Set(rows.map(({ isi, role }) => `${role}: ${isi.split(',')[0]}`))].toSorted()
    }
    const { nama } = await server.owner
      .selectFrom('karyawan')
      .select('nama')
      .where('id', '=', siti())
      .executeTakeFirstOrThrow()
    const told = (sisa: number) =>
      [
        `hrd: Sertifikat Gada Pratama ${nama} berakhir dalam ${sisa} hari`,
        `karyawan: Sertifikat Gada Pratama Anda berakhir dalam ${sisa} hari`,
        `koordinator: Sertifikat Gada Pratama ${nama} berakhir dalam ${sisa} hari`,
      ].toSorted()
    await server.owner.deleteFrom('dokumen').where('jenis', 'in', ['SIM', 'SKCK']).execute()
    expect(await semua('2027-04-01')).toEqual(told(90))
    expect(await semua('2027-04-02')).toEqual([])
    expect(await semua('2027-05-01')).toEqual(told(60))
    expect(await semua('2027-05-31')).toEqual(told(30))
    expect(await semua('2027-06-16')).toEqual(told(14))
    expect(await semua('2027-06-17')).toEqual([])
  })
})

it('documents of people who left are deleted after their term, with the file and an entry, unless they are held', async () => {
  server.setClock(JUMAT_PAGI)
  for (const i of [4, 5]) await kirim(orang(i), { jenis: 'IJAZAH' }, PDF)
  await server.owner
    .updateTable('karyawan')
    .set({ aktif: false, tanggal_keluar: '2026-10-31', alasan_keluar: 'Pindah.' })
    .where('id', 'in', [orang(4), orang(5)])
    .execute()
  const tahan = { karyawan_ids: [orang(5)], alasan: 'Gugatan.' }
  expect((await server.call('POST /penahanan', { token: token['hrd'], body: tahan })).status).toBe(201)
  const tersisa = async (saat: string) => {
    server.setClock(saat)
    server.deps.jobs.nudge('simpan-dokumen')
    await server.deps.jobs.idle()
    const rows = await server.owner
      .selectFrom('dokumen')
      .select(['karyawan_id', 'kunci'])
      .where('karyawan_id', 'in', [orang(4), orang(5)])
      .execute()
    return rows
  }
  const semula = await tersisa('2031-10-31T23:00:00+07:00')
  expect(semula).toHaveLength(2)
  const kunci = semula.find(({ karyawan_id }) => karyawan_id === orang(4))?.kunci ?? ''
  expect(await server.deps.files.exists(kunci)).toBe(true)
  expect(await tersisa('2031-11-01T09:00:00+07:00')).toHaveLength(2)
  expect((await tersisa('2031-11-01T23:00:00+07:00')).map(({ karyawan_id }) => karyawan_id)).toEqual([
    orang(5),
  ])
  expect(await server.deps.files.exists(kunci)).toBe(false)
  const jejak = await server.owner
    .selectFrom('audit')
    .select(['objek_id', 'sesudah'])
    .where('objek', '=', 'dokumen')
    .where('tindakan', '=', 'masa simpan')
    .execute()
  expect(jejak).toEqual([{ objek_id: String(orang(4)), sesudah: { jumlah: 1 } }])
})
