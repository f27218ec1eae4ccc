import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { TERBIT, completeDasar } from '../../../../test/payroll.ts'
import { type Akun, signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
await completeDasar(server.owner)
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
type Nama = keyof typeof token
type Baris = { nama: string; jenis: string; jumlah: number; asal: { rincian: { dari: string }[] } | null }
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('payroll').execute()
  await server.owner.deleteFrom('penyesuaian').execute()
  await server.owner.deleteFrom('kunci_bulan').execute()
  await server.owner.deleteFrom('upah').where('karyawan_id', '=', akun.siti.karyawanId).execute()
  await server.owner
    .insertInto('upah')
    .values({
      karyawan_id: akun.siti.karyawanId,
      mulai: '2024-01-01',
      satuan: 'bulan',
      pokok: 8_000_000,
      dibuat_pada: new Date(TERBIT),
    })
    .execute()
  await server.owner
    .insertInto('kunci_bulan')
    .values({
      tahun: 2026,
      bulan: 10,
      dari: '2026-10-01',
      sampai: '2026-10-31',
      dikunci_oleh_id: akun.hrd.penggunaId,
      dikunci_pada: new Date('2026-11-02T02:00:00Z'),
    })
    .execute()
})

const call = (nama: Nama, key: string, body?: unknown) => server.call(key, { token: token[nama], body })
const catat = (lain: object = {}, orang: Akun = akun.siti, nama: Nama = 'hrd') =>
  call(nama, 'POST /kelola/penyesuaian', {
    karyawan_id: orang.karyawanId,
    hari: '2026-10-14',
    jumlah: 300_000,
    keterangan: 'Masuk, lupa tercatat',
    ...lain,
  })
const usulan = async (bulan: number) =>
  (
    await call(
      'hrd',
      `GET /kelola/payroll/usulan?karyawan_id=${akun.siti.karyawanId}&bulan=${bulan}&tahun=2026`,
    )
  ).body['data']
const milik = (baris: readonly Baris[]) => baris.filter(({ nama }) => nama.startsWith('Penyesuaian'))

/** A punch that was taken before the lock and came after it, waiting. */
async function tertunda(): Promise<number> {
  const { id } = await server.owner
    .insertInto('absensi')
    .values({
      karyawan_id: akun.siti.karyawanId,
      koordinator_id: akun.koordinator.penggunaId,
      jenis_izin: 'KOREKSI_PRESENSI',
      tanggal_mulai: '2026-10-14',
      tanggal_selesai: '2026-10-14',
      total_hari: 1,
      jam_masuk: 8 * 3600,
      setelah_kunci: true,
      keterangan: 'Check in 08.00 diambil tanpa jaringan.',
      lampiran: 'lampiran/uji.webp',
      lampiran_nama: 'check-in.webp',
      diajukan_oleh_id: akun.siti.penggunaId,
      dibuat_pada: new Date('2026-11-05T02:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('an adjustment of a locked month', () => {
  it('[BULAN-06] is a line of the next month that names its day, once, and of no month before', async () => {
    const { status, body } = await catat()
    expect([status, body['data'].catatan.length]).toEqual([201, 1])
    await catat({ hari: '2026-10-15', jumlah: -100_000, keterangan: 'Lembur tidak terjadi' })
    expect(milik((await usulan(10)).penghasilan)).toEqual([])
    const november = await usulan(11)
    expect(milik(november.penghasilan)).toMatchObject([
      { jenis: 'RAPEL', jumlah: 300_000, asal: { rincian: [{ dari: '2026-10-14' }] } },
    ])
    expect(milik(november.penghasilan)[0]?.nama).toContain('14 Oktober 2026')
    expect(milik(november.potongan)).toMatchObject([{ jenis: 'ABSENSI', jumlah: 100_000 }])
    await call('hrd', 'POST /kelola/payroll/susun', {
      bulan: 11,
      tahun: 2026,
      karyawan_ids: [akun.siti.karyawanId],
    })
    expect(milik((await usulan(12)).penghasilan)).toEqual([])
    const { catatan } = (await call('hrd', 'GET /kelola/penyesuaian')).body['data']
    expect(catatan.map(({ slip }: { slip: object }) => slip)).toEqual([
      { tahun: 2026, bulan: 11, terbit: false },
      { tahun: 2026, bulan: 11, terbit: false },
    ])
    expect((await call('hrd', `POST /kelola/penyesuaian/${catatan[0].id}/hapus`)).status).toBe(422)
  })

  it('[BULAN-03, BULAN-06] settles a punch that came after the lock: its request is approved, its day stays locked', async () => {
    const id = await tertunda()
    const { menunggu } = (await call('hrd', 'GET /kelola/penyesuaian')).body['data']
    expect(menunggu).toMatchObject([{ absensi_id: id, hari: '2026-10-14', usulan: null }])
    // Approved as others are it would change the day.
    const biasa = await call('hrd', `POST /absensi/${id}/approve`, {})
    expect(biasa.status).toBe(409)
    const { status, body } = await catat({ absensi_id: id })
    expect([status, body['data'].menunggu]).toEqual([201, []])
    const { status: kini } = await server.owner
      .selectFrom('absensi')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(kini).toBe('disetujui')
    const { rows } =
      await sql`select 1 from presensi where karyawan_id = ${akun.siti.karyawanId} and tanggal = '2026-10-14'
      and exists (select from presensi_kejadian e where e.presensi_id = presensi.id and e.dikoreksi)`.execute(
        server.owner,
      )
    expect(rows).toEqual([])
    expect((await catat({ absensi_id: id })).status).toBe(409)
    const [satu] = body['data'].catatan
    expect((await call('hrd', `POST /kelola/penyesuaian/${satu.id}/hapus`)).status).toBe(409)
  })

  it.each([
    ['of a day that is open', { hari: '2026-11-10' }, 'hari'],
    ['of nothing', { jumlah: 0 }, 'jumlah'],
    ['of 2^53', { jumlah: 2 ** 53 }, 'jumlah'],
    ['without a word', { keterangan: ' ' }, 'keterangan'],
  ])('[BULAN-06] %s is refused at its field', async (_, lain, bidang) => {
    const { status, body } = await catat(lain)
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, [bidang]])
  })

  it('[BULAN-06] is HR’s, and of one’s own another’s', async () => {
    expect((await catat({}, akun.siti, 'koordinator')).status).toBe(403)
    expect((await catat({}, akun.hrd)).status).toBe(403)
    const { body } = await catat()
    const { id } = body['data'].catatan[0]
    expect((await call('hrd', `POST /kelola/penyesuaian/${id}/hapus`)).body['data'].catatan).toEqual([])
    expect((await call('hrd', `POST /kelola/penyesuaian/${id}/hapus`)).status).toBe(404)
  })
})
