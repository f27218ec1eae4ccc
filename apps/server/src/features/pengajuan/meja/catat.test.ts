import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAkun } from '../../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
let orang: Person
let hrd: string
let koordinator: string
let rizky: number

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 24, Date.parse(JUMAT_PAGI))
  hrd = await server.login('hrd@rekan.example')
  koordinator = await server.login('koordinator@rekan.example')
  rizky = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
})
afterAll(() => server.close())
beforeEach(() => {
  server.setClock(JUMAT_PAGI)
  orang = people.pop() as Person
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n')
const SAKIT = { jenis_izin: 'SAKIT', tanggal_mulai: '2026-10-05', tanggal_selesai: '2026-10-07' }
const catat = async (
  isi: Record<string, string | number> = {},
  {
    token = hrd,
    berkas = PDF,
    headers = {},
  }: { token?: string; berkas?: Buffer | null; headers?: Record<string, string> } = {},
) => {
  const form = new FormData()
  const lengkap = { karyawan_id: orang.karyawanId, ...SAKIT, keterangan: 'Dirawat di RS.', ...isi }
  for (const [isian, nilai] of Object.entries(lengkap)) form.append(isian, String(nilai))
  if (berkas !== null) form.append('file', new Blob([Uint8Array.from(berkas)]), 'surat.pdf')
  return server.call('POST /kelola/izin', { token, form, headers })
}
const baris = () =>
  server.owner.selectFrom('absensi').selectAll().where('karyawan_id', '=', orang.karyawanId).execute()
const kabar = async (penggunaId: number) =>
  (
    await server.owner
      .selectFrom('notifikasi')
      .select('judul')
      .where('pengguna_id', '=', penggunaId)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
  ).map(({ judul }) => judul)

describe('[MEJA-18] POST /kelola/izin', () => {
  it('writes past days down for somebody, approved at once, and says who filed it', async () => {
    const { status, body } = await catat()
    expect([status, body['message']]).toEqual([201, 'Izin dicatat dan berlaku.'])
    const hrdAkun = await findAkun(server.owner, 'hrd@rekan.example')
    expect(await baris()).toMatchObject([
      {
        status: 'disetujui',
        dicatat: true,
        total_hari: 3,
        diajukan_oleh_id: hrdAkun.penggunaId,
        diputus_oleh_id: hrdAkun.penggunaId,
        koordinator_id: rizky,
      },
    ])
    expect(body['data']).toMatchObject({
      diajukan_oleh: { id: hrdAkun.penggunaId },
      keputusan: { status: 'disetujui' },
    })
    expect(await kabar(orang.penggunaId)).toEqual(['Pengajuan izin disetujui'])
    expect(await kabar(rizky)).toEqual(['Izin dicatat oleh HRD'])
  })

  it('wants a reason, and a document where the kind does', async () => {
    const { body } = await catat({ keterangan: '  ' }, { berkas: null })
    expect(Object.keys(body['errors'] as object)).toEqual(['keterangan'])
    const tanpaSurat = await catat({}, { berkas: null })
    expect([tanpaSurat.status, Object.keys(tanpaSurat.body['errors'] as object)]).toEqual([422, ['file']])
    expect(await baris()).toEqual([])
  })

  it('speaks of the person, not to them', async () => {
    const { body } = await catat({ tanggal_mulai: '2026-10-04', tanggal_selesai: '2026-10-04' })
    expect(body['errors']).toEqual({
      tanggal_mulai: [expect.stringMatching(/menurut jadwal Orang \d+\.$/)],
    })
  })

  it('takes annual leave from the ledger and gives it back when HR cancels what it wrote down', async () => {
    const cuti = {
      jenis_izin: 'CUTI',
      cuti_id: 1,
      tanggal_mulai: '2026-11-09',
      tanggal_selesai: '2026-11-10',
    }
    const sisa = async () => {
      const { body } = await server.call(`GET /karyawan/${orang.karyawanId}/cuti`, { token: hrd })
      return (body['data'] as { saldo: number }).saldo
    }
    const awal = await sisa()
    const { status, body } = await catat(cuti, { berkas: null })
    expect(status).toBe(201)
    expect(await sisa()).toBe(awal - 2)
    const id = String((body['data'] as { id: number }).id)
    const batal = await server.call(`POST /absensi/${id}/cancel`, { token: hrd, body: {} })
    expect(batal.status).toBe(200)
    expect(await sisa()).toBe(awal)
  })

  it('leaves what a coordinator writes down to HR', async () => {
    const { status, body } = await catat({}, { token: koordinator })
    expect([status, body['message']]).toEqual([201, 'Izin dicatat. Menunggu keputusan HRD.'])
    const id = String((body['data'] as { id: number }).id)
    const sendiri = await server.call(`POST /absensi/${id}/approve`, { token: koordinator, body: {} })
    expect(sendiri.status).toBe(403)
    expect((await server.call(`POST /absensi/${id}/approve`, { token: hrd, body: {} })).status).toBe(200)
  })

  it('is nobody’s for themselves, nor for a stranger', async () => {
    const hrdAkun = await findAkun(server.owner, 'hrd@rekan.example')
    expect((await catat({ karyawan_id: hrdAkun.karyawanId })).status).toBe(403)
    expect((await catat({ karyawan_id: 999_999 })).status).toBe(404)
    expect((await catat({}, { token: orang.token })).status).toBe(403)
    expect((await catat({ jenis_izin: 'KOREKSI_PRESENSI' })).status).toBe(422)
  })

  it('counts beforehand what it would write', async () => {
    const { body } = await server.call(
      `GET /kelola/izin/hitung?karyawan_id=${orang.karyawanId}&jenis_izin=SAKIT&tanggal_mulai=2026-10-05&tanggal_selesai=2026-10-07`,
      { token: hrd },
    )
    expect(body['data']).toMatchObject({ total_hari: 3, dokumen_wajib: true, keberatan: {} })
  })

  it('[BULAN-03] tells beforehand whose lock holds one of its days', async () => {
    await sql`insert into kunci_bulan (tahun, bulan, dari, sampai, dikunci_oleh_id, dikunci_pada)
      values (2026, 9, '2026-09-01', '2026-09-30', (select id from pengguna where email = 'hrd@rekan.example'),
        '2026-10-02T09:00:00+07:00')`.execute(server.owner)
    const hitung = async (mulai: string) => {
      const { body } = await server.call(
        `GET /kelola/izin/hitung?karyawan_id=${orang.karyawanId}&jenis_izin=IZIN&tanggal_mulai=${mulai}&tanggal_selesai=2026-10-02`,
        { token: hrd },
      )
      return body['data'].keberatan
    }
    expect(await hitung('2026-09-30')).toEqual({
      tanggal_mulai: [expect.stringMatching(/^Presensi September 2026 sudah dikunci oleh .+/)],
    })
    expect(await hitung('2026-10-01')).toEqual({})
    expect((await catat({ jenis_izin: 'IZIN', tanggal_mulai: '2026-09-30' }, { berkas: null })).status).toBe(
      409,
    )
    await sql`truncate kunci_bulan cascade`.execute(server.owner)
  })

  it('is once however often it is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const satu = await catat({}, { headers })
    const dua = await catat({}, { headers })
    expect([satu.status, dua.status, (await baris()).length]).toEqual([201, 201, 1])
  })
})
