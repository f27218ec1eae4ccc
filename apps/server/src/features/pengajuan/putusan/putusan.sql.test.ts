import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertAbsensi, insertHakCuti } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

/** What the application's own role may not do to a request, whatever the code believes. */
let server: TestServer
const akun: Record<string, { penggunaId: number; karyawanId: number }> = {}
const ORANG = {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  budi: 'budi.santoso@karsabina.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
}
type Nama = keyof typeof ORANG
const PADA = '2026-11-20T01:00:00Z'

beforeAll(async () => {
  server = await startTestServer('2026-11-20T08:00:00+07:00', { withJobs: false })
  for (const [nama, email] of Object.entries(ORANG)) akun[nama] = await findAkun(server.owner, email)
})
afterAll(() => server.close())

let minggu = 0
const TABEL = ['absensi', 'lembur'] as const
type Tabel = (typeof TABEL)[number]

async function ajukan(tabel: Tabel, siapa: Nama, kepada: Nama, oleh: Nama = siapa): Promise<number> {
  minggu += 1
  const tanggal = new Date(Date.parse('2026-12-01T00:00:00Z') + minggu * 604_800_000)
    .toISOString()
    .slice(0, 10)
  const orang = { ...akun[siapa]!, penggunaId: akun[oleh]!.penggunaId }
  const { penggunaId: koordinatorId } = akun[kepada]!
  if (tabel === 'absensi')
    return insertAbsensi(server.owner, orang, koordinatorId, { tanggal_mulai: tanggal })
  const { id } = await server.owner
    .insertInto('lembur')
    .values({
      karyawan_id: orang.karyawanId,
      diajukan_oleh_id: orang.penggunaId,
      koordinator_id: koordinatorId,
      tanggal,
      hari_presensi: tanggal,
      mulai: new Date(`${tanggal}T10:00:00Z`),
      selesai: new Date(`${tanggal}T12:00:00Z`),
      keterangan: 'Stok opname.',
      dibuat_pada: new Date(PADA),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const ubah = (tabel: Tabel, id: number, isi: RawBuilder<unknown>) =>
  sql`update ${sql.table(tabel)} set ${isi} where id = ${id}`.execute(server.db)
const putus = (tabel: Tabel, id: number, oleh: Nama, status = 'disetujui') =>
  ubah(
    tabel,
    id,
    sql`status = ${status}, diputus_oleh_id = ${akun[oleh]!.penggunaId}, diputus_pada = ${PADA}`,
  )
const batal = (tabel: Tabel, id: number, oleh: Nama) =>
  ubah(
    tabel,
    id,
    sql`status = 'dibatalkan', dibatalkan_oleh_id = ${akun[oleh]!.penggunaId}, dibatalkan_pada = ${PADA}`,
  )

describe.each(TABEL)('[API-08, API-22] %s', (tabel) => {
  it.each<[string, Nama, Nama, Nama, Nama, string]>([
    ['one’s own', 'koordinator', 'budi', 'koordinator', 'koordinator', 'pengajuan_bukan_sendiri'],
    ['HR’s own', 'hrd', 'koordinator', 'hrd', 'hrd', 'pengajuan_bukan_sendiri'],
    [
      'what one filed for another',
      'karyawan',
      'budi',
      'koordinator',
      'koordinator',
      'pengajuan_bukan_sendiri',
    ],
    ['what was filed for one', 'koordinator', 'budi', 'budi', 'koordinator', 'pengajuan_bukan_sendiri'],
    ['another coordinator’s', 'karyawan', 'koordinator', 'karyawan', 'budi', 'pengajuan_pemutus'],
    ['a colleague’s', 'hrd', 'koordinator', 'hrd', 'karyawan', 'pengajuan_pemutus'],
    ['anybody’s, as an administrator', 'karyawan', 'koordinator', 'karyawan', 'admin', 'pengajuan_pemutus'],
  ])('is not decided: %s', async (_nama, siapa, kepada, diajukan, oleh, constraint) => {
    if (kepada === diajukan) {
      await expect(ajukan(tabel, siapa, kepada, diajukan)).rejects.toMatchObject({
        constraint: `${tabel}_bukan_diri`,
      })
      return
    }
    const id = await ajukan(tabel, siapa, kepada, diajukan)
    for (const status of ['disetujui', 'ditolak'])
      await expect(putus(tabel, id, oleh, status)).rejects.toMatchObject({ code: '23514', constraint })
    await putus(tabel, id, kepada)
  })

  it('stays as it was decided', async () => {
    const id = await ajukan(tabel, 'karyawan', 'koordinator')
    await putus(tabel, id, 'koordinator')
    for (const upaya of [
      () => putus(tabel, id, 'hrd'),
      () => putus(tabel, id, 'hrd', 'ditolak'),
      () => ubah(tabel, id, sql`status = 'menunggu', diputus_oleh_id = null, diputus_pada = null`),
      () => ubah(tabel, id, sql`diputus_pada = '2026-11-19T00:00:00Z'`),
    ])
      await expect(upaya()).rejects.toMatchObject({ code: '23514', constraint: 'pengajuan_peralihan' })
    await batal(tabel, id, 'hrd')
    for (const upaya of [() => putus(tabel, id, 'hrd'), () => batal(tabel, id, 'koordinator')])
      await expect(upaya()).rejects.toMatchObject({ code: '23514', constraint: 'pengajuan_peralihan' })
  })

  it('is withdrawn by whose it is and by HR alone, an approved one by HR and never one’s own', async () => {
    const id = await ajukan(tabel, 'karyawan', 'koordinator')
    const milikHrd = await ajukan(tabel, 'hrd', 'koordinator')
    const tolak = { code: '23514', constraint: 'pengajuan_pembatal' }
    for (const oleh of ['koordinator', 'budi', 'admin'] as const)
      await expect(batal(tabel, id, oleh)).rejects.toMatchObject(tolak)
    await putus(tabel, id, 'koordinator')
    await putus(tabel, milikHrd, 'koordinator')
    await expect(batal(tabel, id, 'karyawan')).rejects.toMatchObject(tolak)
    await expect(batal(tabel, milikHrd, 'hrd')).rejects.toMatchObject(tolak)
    await batal(tabel, await ajukan(tabel, 'karyawan', 'koordinator'), 'karyawan')
    await batal(tabel, id, 'hrd')
  })

  it('is nobody else’s, for nobody else, and never gone', async () => {
    const id = await ajukan(tabel, 'karyawan', 'koordinator')
    const ditolak = { code: '42501' }
    // Whoever decides still is not taken off it.
    await expect(ubah(tabel, id, sql`koordinator_id = ${akun['budi']!.penggunaId}`)).rejects.toMatchObject({
      code: '23514',
      constraint: 'pengajuan_pemutus',
    })
    for (const isi of [
      sql`karyawan_id = ${akun['hrd']!.karyawanId}`,
      sql`diajukan_oleh_id = ${akun['hrd']!.penggunaId}`,
    ])
      await expect(ubah(tabel, id, isi)).rejects.toMatchObject(ditolak)
    await expect(sql`delete from ${sql.table(tabel)}`.execute(server.db)).rejects.toMatchObject(ditolak)
  })
})

describe('the ledger', () => {
  const hakBaru = async (nama: Nama) => {
    const { id } = await server.owner
      .insertInto('hak_cuti')
      .values({
        karyawan_id: akun[nama]!.karyawanId,
        ke: 0,
        sejak: '2026-01-01',
        bawa_bulan: 6,
        mulai: '2026-01-01',
        akhir: '2026-12-31',
        sampai: '2027-06-30',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const catat = (hakId: number, jenis: string, jumlah: number, absensiId: number | null = null) =>
    sql`insert into mutasi_cuti (hak_id, jenis, jumlah, absensi_id, dibuat_pada)
      values (${hakId}, ${jenis}, ${jumlah}, ${absensiId}, ${PADA})`.execute(server.db)
  const sisa = async (id: number) =>
    (await server.owner.selectFrom('hak_cuti').select('sisa').where('id', '=', id).executeTakeFirstOrThrow())
      .sisa

  it('never falls below zero, gives back no more than was used, and takes nobody else’s', async () => {
    const id = await hakBaru('karyawan')
    await catat(id, 'HAK', 12)
    await expect(catat(id, 'HAK', 12)).rejects.toMatchObject({ constraint: 'mutasi_cuti_sekali' })
    const minta = await ajukan('absensi', 'karyawan', 'koordinator')
    await expect(catat(id, 'PAKAI', -13, minta)).rejects.toMatchObject({ constraint: 'hak_cuti_cukup' })
    await expect(catat(id, 'KEMBALI', 1, minta)).rejects.toMatchObject({ constraint: 'mutasi_cuti_sesuai' })
    await catat(id, 'PAKAI', -5, minta)
    await expect(catat(id, 'KEMBALI', 6, minta)).rejects.toMatchObject({ constraint: 'mutasi_cuti_sesuai' })
    await catat(id, 'KEMBALI', 5, minta)
    const lain = await ajukan('absensi', 'hrd', 'koordinator')
    await expect(catat(id, 'PAKAI', -1, lain)).rejects.toMatchObject({ constraint: 'mutasi_cuti_sesuai' })
    expect(await sisa(id)).toBe(12)
  })

  it('is what its entries add up to: no balance is set, no entry changed or lost', async () => {
    const id = await hakBaru('hrd')
    for (const upaya of [
      sql`update hak_cuti set sisa = 99 where id = ${id}`,
      sql`insert into hak_cuti (karyawan_id, ke, sejak, mulai, akhir, sampai, bawa_bulan, sisa)
        values (1, 9, '2030-01-01', '2030-01-01', '2030-12-31', '2030-12-31', 0, 9)`,
      sql`delete from hak_cuti where id = ${id}`,
      sql`update mutasi_cuti set jumlah = 12`,
      sql`delete from mutasi_cuti`,
    ])
      await expect(upaya.execute(server.db)).rejects.toMatchObject({ code: '42501' })
    expect(await sisa(id)).toBe(0)
  })
})

it('[UJI-09] leave below zero and a second waiting correction of a day are refused, whatever the code believes', async () => {
  const { karyawanId, penggunaId } = akun['karyawan']!
  await insertHakCuti(server.owner, karyawanId, 2, ['2031-01-01', '2031-12-31'])
  const [hak] = await server.owner
    .selectFrom('hak_cuti')
    .select(['id', 'sisa'])
    .where('karyawan_id', '=', karyawanId)
    .where('mulai', '=', '2031-01-01')
    .execute()
  const ambil = (jumlah: number) =>
    sql`insert into mutasi_cuti (hak_id, jenis, jumlah, oleh_id, keterangan, dibuat_pada)
      values (${hak?.id}, 'KOREKSI', ${-jumlah}, ${akun['hrd']!.penggunaId}, 'Uji.', ${PADA})`.execute(
      server.db,
    )
  expect(hak?.sisa).toBe(2)
  await ambil(1)
  await expect(ambil(2)).rejects.toMatchObject({ code: '23514', constraint: 'hak_cuti_cukup' })
  await ambil(1)

  const koreksi = () =>
    sql`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, tanggal_mulai, tanggal_selesai,
        total_hari, keterangan, jam_masuk, dibuat_pada)
      values (${karyawanId}, ${penggunaId}, ${akun['koordinator']!.penggunaId}, 'KOREKSI_PRESENSI', '2026-11-19', '2026-11-19',
        1, 'Lupa.', 28800, ${PADA})`.execute(server.db)
  await koreksi()
  await expect(koreksi()).rejects.toMatchObject({ code: '23505', constraint: 'absensi_satu_koreksi' })
})
