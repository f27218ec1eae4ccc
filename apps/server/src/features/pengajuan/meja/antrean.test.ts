import { KOLOM_MEJA_IZIN, KOLOM_MEJA_LEMBUR } from '@rekan/domain/pengajuan/meja'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertAbsensi, insertLembur } from '../../../../test/pengajuan.ts'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer(JUMAT_PAGI, { withJobs: false })
afterAll(() => server.close())
const token = {
  hrd: await server.login('hrd@rekan.example'),
  koordinator: await server.login('koordinator@rekan.example'),
}
let orang: Person[]
beforeAll(async () => {
  await server.owner.deleteFrom('lembur').execute()
  const { penggunaId: rizky } = await findAkun(server.owner, 'koordinator@rekan.example')
  const { penggunaId: hrd } = await findAkun(server.owner, 'hrd@rekan.example')
  const lain = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'koordinator')
    .where('id', '<>', rizky)
    .executeTakeFirstOrThrow()
  orang = await addPeople(server.owner, 4, Date.parse(JUMAT_PAGI))
  const [a, b, c, d] = orang as [Person, Person, Person, Person]
  await setKoordinator(server.owner, rizky, [a, b])
  const setuju = { status: 'disetujui' as const, diputus_oleh_id: hrd, diputus_pada: new Date(JUMAT_PAGI) }
  await insertAbsensi(server.owner, a, rizky, { tanggal_mulai: '2026-12-01', tanggal_selesai: '2026-12-02' })
  await insertAbsensi(server.owner, b, rizky, { tanggal_mulai: '2026-11-25', tanggal_selesai: '2026-11-25' })
  await insertAbsensi(server.owner, c, lain.id, {
    tanggal_mulai: '2026-11-24',
    tanggal_selesai: '2026-11-24',
  })
  await insertAbsensi(server.owner, d, lain.id, {
    tanggal_mulai: '2026-11-23',
    tanggal_selesai: '2026-11-23',
    ...setuju,
  })
  for (const [siapa, oleh] of [
    [a, rizky],
    [c, lain.id],
  ] as const)
    await insertLembur(server.owner, siapa, oleh, { tanggal: '2026-11-17' })
})

type Meja = 'izin' | 'lembur'
const daftar = async (meja: Meja, cari: string, siapa: keyof typeof token = 'hrd') => {
  const { status, body } = await server.call(`GET /kelola/${meja}?q=Orang&${cari}`, { token: token[siapa] })
  expect(status, JSON.stringify(body)).toBe(200)
  return {
    total: body['meta'].total as number,
    data: (body['data'] as Record<Meja, { karyawan: { id: number; nama: string } }>[]).map(
      (baris) => baris[meja],
    ),
  }
}
const saringan = async (meja: Meja, cari: string, siapa: keyof typeof token = 'hrd') =>
  (await server.call(`GET /kelola/${meja}/saringan?q=Orang&${cari}`, { token: token[siapa] })).body['data']

describe('the queues of the back office', () => {
  it('[MEJA-26] open with what waits for the reader, as many as the sidebar counts', async () => {
    for (const siapa of ['hrd', 'koordinator'] as const) {
      const jumlah = await server.call('GET /pengajuan/jumlah', { token: token[siapa] })
      for (const meja of ['izin', 'lembur'] as const) {
        const semua = await server.call(`GET /kelola/${meja}?giliran=1`, { token: token[siapa] })
        expect(semua.body['meta'].total, `${siapa} ${meja}`).toBe(jumlah.body['data'][meja])
        expect(semua.body['meta'].total).toBeGreaterThan(0)
      }
    }
  })

  it('put what waits first, by its day; a coordinator has those who ask them alone', async () => {
    const { data, total } = await daftar('izin', '')
    expect(total).toBe(4)
    const [a, b, c, d] = orang.map(({ karyawanId }) => karyawanId)
    expect(data.map(({ karyawan }) => karyawan.id)).toEqual([c, b, a, d])
    expect((await daftar('izin', '', 'koordinator')).data.map(({ karyawan }) => karyawan.id)).toEqual([b, a])
    expect((await daftar('lembur', '', 'koordinator')).data.map(({ karyawan }) => karyawan.id)).toEqual([a])
    const turun = await daftar('izin', 'urut=-tanggal&mulai=1&jumlah=2')
    expect(turun.data.map(({ karyawan }) => karyawan.id)).toEqual([b, c])
    expect(turun.total).toBe(4)
  })

  it('[MEJA-28] count what each filter leaves beside the others', async () => {
    for (const meja of ['izin', 'lembur'] as const)
      for (const cari of ['', 'giliran=1', 'status=menunggu', 'dari=2026-11-24&sampai=2026-11-30']) {
        const pilihan = await saringan(meja, cari)
        const sisa = new URLSearchParams(cari)
        const leaves = async (tambah: Readonly<Record<string, string>>) =>
          (await daftar(meja, new URLSearchParams({ ...Object.fromEntries(sisa), ...tambah }).toString()))
            .total
        expect(pilihan.giliran).toBe(await leaves({ giliran: '1' }))
        for (const { kode, jumlah } of pilihan.status)
          expect(await leaves({ status: kode }), `${meja} ${cari} ${kode}`).toBe(jumlah)
        for (const { kode, jumlah } of pilihan.jenis_izin ?? [])
          expect(await leaves({ jenis_izin: kode })).toBe(jumlah)
        for (const { id, jumlah } of pilihan.kantor)
          expect(await leaves({ kantor_id: String(id) })).toBe(jumlah)
        for (const { id, jumlah } of pilihan.koordinator)
          expect(await leaves({ koordinator_id: String(id) })).toBe(jumlah)
      }
  })

  it('[MEJA-12] are saved as they are shown: the columns chosen, in their order, every row', async () => {
    for (const [meja, kolom, judul] of [
      ['izin', KOLOM_MEJA_IZIN, 'Jenis'],
      ['lembur', KOLOM_MEJA_LEMBUR, 'Pukul'],
    ] as const) {
      const { body } = await server.call(
        `GET /kelola/${meja}/lembar?q=Orang&urut=-nama&format=xlsx&kolom=${kolom.join(',')}`,
        { token: token.hrd },
      )
      const [kepala, ...baris] = await readSheet(new Blob([Buffer.from(body['data'].isi, 'base64')]))
      expect(kepala).toHaveLength(kolom.length)
      expect(kepala).toContain(judul)
      const { data } = await daftar(meja, 'urut=-nama')
      expect(baris.map(([satu]) => satu)).toEqual(data.map(({ karyawan }) => karyawan.nama))
    }
  })
})
