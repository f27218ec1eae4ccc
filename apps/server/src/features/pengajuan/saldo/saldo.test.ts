import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import type { Answer } from '../../../platform/http.ts'

const SAAT = '2026-11-18T10:00:00+07:00'
let server: TestServer
let orang: Person[]
let masuk: Awaited<ReturnType<typeof siapkan>>
const siapkan = () =>
  signInSemua(server, {
    hrd: 'hrd@rekan.example',
    koordinator: 'koordinator@rekan.example',
    karyawan: 'karyawan@rekan.example',
  })
afterAll(() => server.close())
beforeAll(async () => {
  server = await startTestServer(SAAT, { withJobs: false })
  masuk = await siapkan()
  orang = await addPeople(server.owner, 12, Date.parse(SAAT))
  await setKoordinator(server.owner, masuk.akun.koordinator.penggunaId, orang.slice(0, 4))
  await setKoordinator(server.owner, null, orang.slice(4))
  const ids = orang.map(({ karyawanId }) => karyawanId)
  await sql`delete from hak_cuti where karyawan_id = any(${ids}::integer[])`.execute(server.owner)
})

const minta = async <T>(alamat: string, token = masuk.token.hrd): Promise<T> => {
  const { status, body } = await server.call(alamat, { token })
  expect([alamat, status]).toEqual([alamat, 200])
  return body as T
}
const saldo = (query = '', token?: string) =>
  minta<Answer<'GET /kelola/cuti'>>(`GET /kelola/cuti?jumlah=200${query}`, token)

it('has the balance of everybody as the ledger behind the row has it', async () => {
  const { data, meta } = await saldo()
  expect(meta.total).toBe(data.length)
  // A ledger is brought up to today when it is read, as once a day: then the rows are.
  for (const { id } of data.slice(0, 12)) await minta(`GET /karyawan/${id}/cuti`)
  const ada = (await saldo()).data.filter((satu) => satu.hak > 0).slice(0, 6)
  expect(ada.length).toBeGreaterThan(3)
  for (const satu of ada) {
    const buku = await minta<Answer<'GET /karyawan/{id}/cuti'>>(`GET /karyawan/${satu.id}/cuti`)
    const berlaku = buku.data.hak.filter(({ berlaku: kini }) => kini)
    const jumlah = (cocok: (jenis: string) => boolean) =>
      berlaku
        .flatMap(({ mutasi }) => mutasi)
        .reduce((n, { jenis, jumlah: hari }) => n + (cocok(jenis) ? hari : 0), 0)
    const diberi = (jenis: string) => jenis === 'HAK' || jenis === 'KOREKSI'
    expect([satu.id, satu.saldo]).toEqual([satu.id, buku.data.saldo])
    expect(satu.hak).toBe(jumlah(diberi))
    expect(satu.terpakai + jumlah((jenis) => !diberi(jenis))).toBe(0)
    const gugur = berlaku.filter(({ sisa }) => sisa > 0).toSorted((a, b) => a.sampai.localeCompare(b.sampai))
    expect([satu.sampai, satu.gugur]).toEqual([gugur[0]?.sampai ?? null, gugur[0]?.sisa ?? 0])
  }
})

it('is narrowed, put in order and windowed, and shows a coordinator their people alone', async () => {
  const { data } = await saldo('&urut=-saldo')
  expect(data.map((satu) => satu.saldo)).toEqual(data.map((satu) => satu.saldo).toSorted((a, b) => b - a))
  const sepotong = await minta<Answer<'GET /kelola/cuti'>>('GET /kelola/cuti?urut=-saldo&mulai=2&jumlah=3')
  expect(sepotong.data.map(({ id }) => id)).toEqual(data.slice(2, 5).map(({ id }) => id))
  const [satu] = data
  expect((await saldo(`&q=${encodeURIComponent(satu?.nama ?? '')}`)).data.map(({ id }) => id)).toContain(
    satu?.id,
  )
  const kantor = satu?.kantor?.id ?? 0
  const sekantor = await saldo(`&kantor_id=${kantor}`)
  expect(new Set(sekantor.data.map((baris) => baris.kantor?.id))).toEqual(new Set([kantor]))
  const milik = await saldo('', masuk.token.koordinator)
  const tim = orang.map(({ karyawanId }) => karyawanId)
  expect(new Set(milik.data.map(({ id }) => id).filter((id) => tim.includes(id)))).toEqual(
    new Set(tim.slice(0, 4)),
  )
  expect((await server.call('GET /kelola/cuti', { token: masuk.token.karyawan })).status).toBe(403)
  expect((await server.call('GET /kelola/cuti?urut=gaji', { token: masuk.token.hrd })).status).toBe(422)
})

it('leaves as a file with the rows and columns asked for', async () => {
  const { data } = await minta<Answer<'GET /kelola/cuti/lembar'>>(
    'GET /kelola/cuti/lembar?format=csv&kolom=nama,saldo&urut=nama',
  )
  const baris = Buffer.from(data.isi, 'base64').toString('utf8').replace('\uFEFF', '').trim().split('\r\n')
  const semua = await saldo('&urut=nama')
  expect(baris[0]).toBe('Nama;Sisa')
  expect(baris).toHaveLength(semua.meta.total + 1)
})

it('has who of a team is away in a month, and the days beyond the company’s limit', async () => {
  const [a, b, c, luar] = [orang[0], orang[1], orang[2], orang[8]].map((satu) => satu?.karyawanId ?? 0)
  const izin = async (id: number, jenis: string, status: string, dari: string, sampai = dari) =>
    sql`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, tanggal_mulai, tanggal_selesai,
        total_hari, keterangan, dibuat_pada, status, diputus_oleh_id, diputus_pada)
      values (${id}, (select id from pengguna where karyawan_id = ${id}), ${masuk.akun.koordinator.penggunaId}, ${jenis}, ${dari}, ${sampai}, 1, 'x',
        '2026-11-01T00:00:00Z', ${status}, ${status === 'menunggu' ? null : masuk.akun.hrd.penggunaId},
        ${status === 'menunggu' ? null : '2026-11-02T00:00:00Z'})`.execute(server.owner)
  await izin(a ?? 0, 'SAKIT', 'disetujui', '2026-12-01', '2026-12-03')
  await izin(b ?? 0, 'IZIN', 'menunggu', '2026-12-03')
  await izin(c ?? 0, 'WFH', 'disetujui', '2026-12-03')
  await izin(luar ?? 0, 'IZIN', 'disetujui', '2026-12-03')
  const kalender = async () =>
    (
      await minta<Answer<'GET /kelola/izin/kalender'>>(
        'GET /kelola/izin/kalender?bulan=12&tahun=2026',
        masuk.token.koordinator,
      )
    ).data
  const tanpa = await kalender()
  const tim = new Set(orang.map(({ karyawanId }) => karyawanId))
  expect(tanpa.orang.filter(({ id }) => tim.has(id)).map(({ id, izin: [satu] }) => [id, satu])).toEqual([
    [
      a,
      expect.objectContaining({ jenis_izin: 'SAKIT', dari: '2026-12-01', sampai: '2026-12-03', paruh: null }),
    ],
    [b, expect.objectContaining({ jenis_izin: 'IZIN', status: 'menunggu' })],
  ])
  const hari = tanpa.hari.find(({ tanggal }) => tanggal === '2026-12-03')
  expect(hari).toMatchObject({ pergi: 1, menunggu: 1, batas: null, lewat: false })
  expect(tanpa.hari.find(({ tanggal }) => tanggal === '2026-12-25')?.libur).toBe(true)
  await server.owner
    .insertInto('pengaturan')
    .values({
      kunci: 'batas_pergi_persen',
      nilai: '1',
      berlaku_dari: '2026-11-01',
      dicatat_pada: new Date(0),
    })
    .execute()
  const dengan = (await kalender()).hari
  expect(dengan.filter(({ lewat }) => lewat).map(({ tanggal }) => tanggal)).toEqual(['2026-12-03'])
  expect(dengan[0]?.batas).toBe(1)
})
