import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let hrd: string
let koordinator: string

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  const [satu] = await addPeople(server.owner, 121, Date.parse(JUMAT_PAGI))
  await server.owner
    .deleteFrom('sesi')
    .where('pengguna_id', '=', satu?.penggunaId ?? 0)
    .execute()
  await server.owner
    .deleteFrom('pengguna')
    .where('id', '=', satu?.penggunaId ?? 0)
    .execute()
  hrd = await server.login('hrd@rekan.example')
  koordinator = await server.login('koordinator@rekan.example')
})
afterAll(() => server.close())

type Baris = { id: number; kode: string; nama: string; kantor: { id: number; nama: string } | null }
const daftar = async (search = '', token = hrd) => {
  const { status, body } = await server.call(`GET /kelola/karyawan${search}`, { token })
  expect(status).toBe(200)
  return { baris: body['data'] as Baris[], total: (body['meta'] as { total: number }).total }
}
const berkas = async (search: string) => {
  const { body } = await server.call(`GET /kelola/karyawan/lembar?${search}`, { token: hrd })
  return Buffer.from((body['data'] as { isi: string }).isi, 'base64')
}

describe('GET /kelola/karyawan', () => {
  it('gives a window of the list, each row once, whatever the windows', async () => {
    const { total } = await daftar('?jumlah=1')
    const semua: number[] = []
    for (let mulai = 0; mulai < total; mulai += 50)
      semua.push(...(await daftar(`?mulai=${mulai}&jumlah=50&urut=-penempatan`)).baris.map(({ id }) => id))
    expect([semua.length, new Set(semua).size]).toEqual([total, total])
    // Without an account they are people all the same.
    const tanpaAkun = await daftar('?q=TES0&akun=BELUM_DIUNDANG')
    expect([tanpaAkun.total, tanpaAkun.baris]).toEqual([1, [expect.objectContaining({ kode: 'TES0' })]])
  })

  it('[MEJA-28] counts for each filter the rows that it leaves', async () => {
    const { body } = await server.call('GET /kelola/karyawan/saringan?q=Orang', { token: hrd })
    const pilihan = body['data'] as Record<
      'kantor' | 'jenis' | 'koordinator',
      { id: number; jumlah: number }[]
    >
    for (const [isian, nama] of [
      ['kantor', 'kantor_id'],
      ['jenis', 'jenis_karyawan_id'],
      ['koordinator', 'koordinator_id'],
    ] as const) {
      expect(pilihan[isian].length).toBeGreaterThan(0)
      for (const { id, jumlah } of pilihan[isian])
        expect((await daftar(`?q=Orang&${nama}=${id}`)).total).toBe(jumlah)
    }
  })

  it('[MEJA-04] shows a coordinator their own people alone, and an employee none', async () => {
    const milik = await daftar('', koordinator)
    const semua = await daftar()
    expect(milik.total).toBeGreaterThan(0)
    expect(milik.total).toBeLessThan(semua.total)
    const karyawan = await server.login('karyawan@rekan.example')
    expect((await server.call('GET /kelola/karyawan', { token: karyawan })).status).toBe(403)
  })

  it('[MEJA-12] saves the filtered rows in the columns and the order shown, all windows of them', async () => {
    await server.owner
      .updateTable('karyawan')
      .set({ nama: '=Orang 5' })
      .where('nama', '=', 'Orang 5')
      .execute()
    const { total } = await daftar('?q=Orang')
    expect(total).toBeGreaterThan(100)
    const saringan = 'q=Orang&urut=-kode&kolom=kode,nama,sisa_cuti'
    const lembar = await readSheet(new Uint8Array(await berkas(`${saringan}&format=xlsx`)).buffer)
    expect(lembar[0]).toEqual(['Kode', 'Nama', 'Sisa cuti'])
    const kode = lembar.slice(1).map(([satu]) => String(satu))
    expect(kode).toHaveLength(total)
    expect(kode).toEqual(kode.toSorted().toReversed())
    expect(lembar.map(([, nama]) => nama)).toContain('=Orang 5')
    const csv = (await berkas(`${saringan}&format=csv`)).toString('utf8')
    expect(csv.startsWith('\uFEFFKode;Nama;Sisa cuti\r\n')).toBe(true)
    expect(csv).toContain(";'=Orang 5;")
    expect(csv.trimEnd().split('\r\n')).toHaveLength(total + 1)
  })

  it('gives the number of people who keep it to themselves to nobody but those who may see it', async () => {
    await server.owner
      .updateTable('karyawan')
      .set({ nomor_hp: '+6281234567890', nomor_hp_disetujui: null })
      .where('kode', '=', 'KBN0010')
      .execute()
    const numberFor = async (email: string) => {
      const token = await server.login(email)
      const { body } = await server.call('GET /kelola/karyawan?q=KBN0010', { token })
      return (body['data'] as { nomor_hp: string | null }[]).map(({ nomor_hp }) => nomor_hp)
    }
    expect(await numberFor('admin@rekan.example')).toEqual([null])
    expect(await numberFor('hrd@rekan.example')).toEqual(['+6281234567890'])
  })

  it('puts windows in the order that the whole list has, by every column', async () => {
    for (const kolom of ['nama', 'kode', 'penempatan', 'koordinator', 'jenis', 'kontrak', 'masuk']) {
      const { baris } = await daftar(`?urut=-${kolom}&jumlah=200`)
      const tiga = await daftar(`?urut=-${kolom}&mulai=3&jumlah=3`)
      expect([kolom, tiga.baris.map(({ id }) => id)]).toEqual([kolom, baris.slice(3, 6).map(({ id }) => id)])
    }
  })

  it('refuses what it does not know with words', async () => {
    for (const search of ['?urut=gaji', '?jumlah=201', '?mulai=-1', '?akun=x'])
      expect((await server.call(`GET /kelola/karyawan${search}`, { token: hrd })).status).toBe(422)
    expect(
      (await server.call('GET /kelola/karyawan/lembar?format=xlsx&kolom=gaji', { token: hrd })).status,
    ).toBe(422)
  })
})
