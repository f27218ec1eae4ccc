import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { findAkun, insertAbsensi, insertLembur } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI)
afterAll(() => server.close())
const { owner } = server
const hrd = await server.login('hrd@rekan.example')
const admin = await server.login('admin@rekan.example')
const hrdAkun = await findAkun(owner, 'hrd@rekan.example')
const rizky = await findAkun(owner, 'koordinator@rekan.example')
const people = await addPeople(owner, 32, Date.parse(JUMAT_PAGI))
const next = () => people.pop() as Person
beforeEach(() => server.setClock(JUMAT_PAGI))

const TERAKHIR = '2026-11-27'
const lihat = (id: number, tanggal: string, lain = '') =>
  server.call(`GET /karyawan/${id}/nonaktif?tanggal=${tanggal}${lain}`, { token: hrd })
const keluar = (id: number, isi: object = {}, token = hrd) =>
  server.call(`POST /karyawan/${id}/nonaktif`, {
    token,
    body: { tanggal: TERAKHIR, alasan: 'Mengundurkan diri', ...isi },
  })
const teks = ({ akibat }: { akibat: { jenis: string; teks: string }[] }) =>
  akibat.map((satu) => `${satu.jenis}: ${satu.teks}`)
const absensiOf = async (id: number) =>
  owner
    .selectFrom('absensi')
    .select(['status', 'tanggal_selesai', 'total_hari', 'koordinator_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const akhirHari = async (saat: string) => {
  server.setClock(saat)
  server.deps.jobs.nudge('keluar')
  await server.deps.jobs.idle()
}
/** The ledger is brought up to today first. */
const sisaCuti = async (id: number) => {
  await server.call(`GET /karyawan/${id}/cuti`, { token: hrd })
  const { sisa } = await owner
    .selectFrom('hak_cuti')
    .select((eb) => eb.fn.sum<number>('sisa').as('sisa'))
    .where('karyawan_id', '=', id)
    .where('akhir', '=', '2026-12-31')
    .executeTakeFirstOrThrow()
  return sisa
}
async function ajukanCuti(orang: Person, dari: string, sampai: string): Promise<number> {
  const id = await insertAbsensi(owner, orang, rizky.penggunaId, {
    tanggal_mulai: dari,
    tanggal_selesai: sampai,
    jenis_izin: 'CUTI',
    cuti_id: (
      await owner
        .selectFrom('jenis_cuti')
        .select('id')
        .where('kode', '=', 'CUTI_TAHUNAN')
        .executeTakeFirstOrThrow()
    ).id,
  })
  const { status, body } = await server.call(`POST /absensi/${id}/approve`, { token: hrd, body: {} })
  expect([status, body['message']]).toEqual([200, expect.anything()])
  return id
}
async function kerja(orang: Person, tanggal: string): Promise<number> {
  await owner
    .insertInto('jadwal_pengganti')
    .values({ karyawan_id: orang.karyawanId, tanggal, jam_mulai: null, jam_selesai: null })
    .execute()
  const { id } = await owner
    .insertInto('penugasan')
    .values({
      karyawan_id: orang.karyawanId,
      tanggal,
      kantor_id: 1,
      mulai: new Date(`${tanggal}T07:00:00+07:00`),
      selesai: new Date(`${tanggal}T15:00:00+07:00`),
      asal: 'roster',
      dibuat_pada: new Date(JUMAT_PAGI),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
async function setRole(orang: Person, role: 'koordinator' | 'karyawan') {
  await owner.updateTable('pengguna').set({ role }).where('id', '=', orang.penggunaId).execute()
}

describe('what lies beyond a last day of work', () => {
  it('[TAMAT-03] is seen as a list, undone as that list says, and gives the balance back', async () => {
    const orang = next()
    const rekan = next()
    const semula = await sisaCuti(orang.karyawanId)
    const desember = await ajukanCuti(orang, '2026-12-21', '2026-12-21')
    const melintas = await ajukanCuti(orang, '2026-11-26', '2026-12-01')
    expect(await sisaCuti(orang.karyawanId)).toBe(semula - 5)
    const lembur = await insertLembur(owner, orang, rizky.penggunaId, { tanggal: '2026-12-02' })
    const tetap = await insertLembur(owner, orang, rizky.penggunaId, { tanggal: '2026-11-25' })
    const [milik, lain] = [await kerja(orang, '2026-12-03'), await kerja(rekan, '2026-12-04')]
    await owner
      .insertInto('tukar')
      .values({
        pemohon_id: rekan.karyawanId,
        penugasan_id: lain,
        rekan_id: orang.karyawanId,
        rekan_penugasan_id: milik,
        alasan: null,
        dibuat_pada: new Date(JUMAT_PAGI),
      })
      .execute()
    await server.call(`POST /kelola/karyawan/${orang.karyawanId}/kasbon`, {
      token: hrd,
      body: { bulan: 11, tahun: 2026, jumlah: 90_000_000, cicilan: 10, keterangan: 'Renovasi' },
    })

    const dilihat = (await lihat(orang.karyawanId, TERAKHIR)).body['data']
    expect(teks(dilihat)).toEqual([
      'IZIN: Cuti Tahunan 26 November 2026 sampai 1 Desember 2026 berakhir 27 November 2026: 4 hari menjadi 2 hari.',
      'IZIN: Cuti Tahunan 21 Desember 2026 dibatalkan. 1 hari cuti kembali.',
      'LEMBUR: Lembur 2 Desember 2026 dibatalkan.',
      `TUKAR: Tukar jadwal dengan Orang ${String(people.length)} (4 Desember 2026) dibatalkan.`,
      expect.stringContaining('ROSTER: 1 jadwal kerja di Kantor'),
      expect.stringContaining('KASBON: Kasbon No.'),
    ])
    // Seen, not done.
    expect((await absensiOf(desember)).status).toBe('disetujui')

    await insertLembur(owner, orang, rizky.penggunaId, { tanggal: '2026-12-09' })
    const basi = await keluar(orang.karyawanId, { sidik: dilihat.sidik })
    expect([basi.status, basi.body['data'].akibat.length]).toEqual([409, 7])
    expect((await absensiOf(desember)).status).toBe('disetujui')

    const { status, body } = await keluar(orang.karyawanId, { sidik: basi.body['data'].sidik })
    expect([status, body['data'].active, body['message']]).toEqual([
      200,
      true,
      'Karyawan akan dinonaktifkan setelah 27 November 2026. 7 hal ikut diselesaikan.',
    ])
    expect(await absensiOf(desember)).toMatchObject({ status: 'dibatalkan' })
    expect(await absensiOf(melintas)).toMatchObject({
      status: 'disetujui',
      tanggal_selesai: TERAKHIR,
      total_hari: 2,
    })
    expect(await sisaCuti(orang.karyawanId)).toBe(semula - 2)
    const status_lembur = await owner
      .selectFrom('lembur')
      .select(['id', 'status'])
      .where('id', 'in', [lembur, tetap])
      .orderBy('id')
      .execute()
    expect(status_lembur.map((satu) => satu.status)).toEqual(['dibatalkan', 'menunggu'])
    expect(
      await owner
        .selectFrom('penugasan')
        .select('id')
        .where('id', 'in', [milik, lain])
        .where('dibatalkan_pada', 'is', null)
        .execute(),
    ).toEqual([{ id: lain }])
    expect((await owner.selectFrom('tukar').select('status').executeTakeFirstOrThrow()).status).toBe(
      'DIBATALKAN',
    )
    // Nothing new is filed beyond it, and the same day said twice ends nothing more.
    const baru = await server.call(
      'GET /absensi/hitung?jenis_izin=IZIN&tanggal_mulai=2026-11-27&tanggal_selesai=2026-11-30',
      {
        token: orang.token,
      },
    )
    expect(baru.body['data'].keberatan.tanggal_selesai).toEqual([
      'Hari kerja terakhir 27 November 2026. Pilih tanggal paling lambat hari itu.',
    ])
    expect(teks((await lihat(orang.karyawanId, TERAKHIR)).body['data'])).toEqual([
      expect.stringContaining('KASBON'),
    ])
  })

  it('[TAMAT-03] of a last day that is past: joint leave that was taken since comes back, a locked month is refused', async () => {
    const orang = next()
    const semula = await sisaCuti(orang.karyawanId)
    await owner
      .insertInto('libur')
      .values({ tanggal: '2026-11-19', jenis: 'CUTI_BERSAMA', nama: 'Cuti bersama uji' })
      .execute()
    await sql`update hak_cuti set sejak = '2026-01-01' where karyawan_id = ${orang.karyawanId}`.execute(owner)
    await sql`update mutasi_cuti set dibuat_pada = '2026-01-01' where hak_id in (select id from hak_cuti where karyawan_id = ${orang.karyawanId})`.execute(
      owner,
    )
    server.deps.jobs.nudge('cuti')
    await server.deps.jobs.idle()
    expect(await sisaCuti(orang.karyawanId)).toBe(semula - 1)
    const kunci = await owner
      .insertInto('kunci_bulan')
      .values({
        tahun: 2026,
        bulan: 10,
        dari: '2026-10-01',
        sampai: '2026-10-31',
        kantor_id: null,
        klien_id: null,
        lokasi: null,
        dikunci_oleh_id: hrdAkun.penggunaId,
        dikunci_pada: new Date(JUMAT_PAGI),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await lihat(orang.karyawanId, '2026-10-15')).status).toBe(409)
    expect((await keluar(orang.karyawanId, { tanggal: '2026-10-15' })).status).toBe(409)
    await owner.deleteFrom('kunci_bulan').where('id', '=', kunci.id).execute()
    const { body } = await keluar(orang.karyawanId, { tanggal: '2026-11-13' }, admin)
    expect(body['data'].active).toBe(false)
    expect(await sisaCuti(orang.karyawanId)).toBe(semula)
    expect((await keluar(orang.karyawanId)).status).toBe(409)
  })

  it('[TAMAT-03] of today with a shift under way: who is at work may still punch out, and is out the next noon', async () => {
    const orang = next()
    server.setClock('2026-11-20T08:00:00+07:00')
    await owner.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('presensi')
        .values({ karyawan_id: orang.karyawanId, tanggal: '2026-11-20' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('presensi_kejadian')
        .values({
          presensi_id: id,
          tanggal: '2026-11-20',
          jenis: 'check_in',
          waktu: new Date('2026-11-20T08:00:00+07:00'),
          kantor_id: 1,
          lokasi: 'dalam',
          di_luar_area: false,
          perlu_tinjauan: false,
          keterangan: '',
          selfie_sha256: Buffer.alloc(32),
        })
        .execute()
    })
    const dilihat = (await lihat(orang.karyawanId, '2026-11-20')).body['data']
    expect([dilihat.active, teks(dilihat)[0]]).toEqual([true, expect.stringContaining('Sedang bekerja')])
    await keluar(orang.karyawanId, { tanggal: '2026-11-20' })
    expect((await server.call('GET /profile', { token: orang.token })).status).toBe(200)
    await akhirHari('2026-11-21T12:00:01+07:00')
    expect((await server.call('GET /profile', { token: orang.token })).status).toBe(401)
  })
})

describe('what waits for a coordinator who leaves', () => {
  const tim = async () => {
    const [atasan, anak] = [next(), next()]
    await setRole(atasan, 'koordinator')
    await setKoordinator(owner, atasan.penggunaId, [anak])
    await owner
      .insertInto('kantor_koordinator')
      .values({ kantor_id: 2, pengguna_id: atasan.penggunaId, mulai: '2026-01-01' })
      .execute()
    const id = await insertAbsensi(owner, anak, atasan.penggunaId, { tanggal_mulai: '2026-11-25' })
    const nama = async () =>
      (await server.call(`GET /absensi/${id}`, { token: anak.token })).body['data'].menunggu.oleh.nama
    return { atasan, anak, id, nama }
  }

  it('[TAMAT-07] comes to the successor who was asked for, by hand', async () => {
    const { atasan, anak, nama } = await tim()
    const { serahan, akibat } = (await lihat(atasan.karyawanId, '2026-11-20')).body['data']
    expect(serahan).toMatchObject({ orang: 1, lokasi: 1, pengajuan: 1 })
    expect(serahan.calon.map(({ id }: { id: number }) => id)).toContain(rizky.penggunaId)
    expect(akibat.at(-1).teks).toMatch(
      /^1 orang yang dikoordinasi, lokasi .+ dan 1 pengajuan yang menunggu keputusannya beralih ke HRD sesudah 20 November 2026\.$/,
    )
    expect((await keluar(atasan.karyawanId, { penerus_id: hrdAkun.penggunaId })).status).toBe(422)
    const lama = await nama()
    await keluar(atasan.karyawanId, { tanggal: '2026-11-20', penerus_id: rizky.penggunaId })
    expect(await nama()).not.toBe(lama)
    const milik = await owner
      .selectFrom('penempatan')
      .select('koordinator_id')
      .where('karyawan_id', '=', anak.karyawanId)
      .execute()
    expect(milik).toEqual([{ koordinator_id: rizky.penggunaId }])
    expect(
      await owner
        .selectFrom('kantor_koordinator')
        .select(['pengguna_id', 'mulai', 'sampai'])
        .where('kantor_id', '=', 2)
        .where('pengguna_id', 'in', [atasan.penggunaId, rizky.penggunaId])
        .where('mulai', 'in', ['2026-01-01', '2026-11-21'])
        .orderBy('mulai')
        .execute(),
    ).toEqual([
      { pengguna_id: atasan.penggunaId, mulai: '2026-01-01', sampai: '2026-11-20' },
      { pengguna_id: rizky.penggunaId, mulai: '2026-11-21', sampai: null },
    ])
    await owner.deleteFrom('kantor_koordinator').where('mulai', '=', '2026-11-21').execute()
  })

  it('[TAMAT-07] comes to HR by date, where the successor leaves before, and where substitute and coordinator leave together', async () => {
    const { atasan, anak, id, nama } = await tim()
    const pengganti = next()
    await setRole(pengganti, 'koordinator')
    const body = { koordinator_id: atasan.penggunaId, pengganti_id: pengganti.penggunaId }
    const masa = { tanggal_mulai: '2026-11-20', tanggal_selesai: '2026-12-31' }
    expect((await server.call('POST /pengganti', { token: hrd, body: { ...body, ...masa } })).status).toBe(
      201,
    )
    expect((await keluar(atasan.karyawanId, { penerus_id: pengganti.penggunaId })).status).toBe(200)
    // Until the last day is over it is theirs, and their substitute's.
    expect((await absensiOf(id)).koordinator_id).toBe(atasan.penggunaId)
    expect((await keluar(pengganti.karyawanId)).status).toBe(200)
    await akhirHari('2026-11-28T12:00:01+07:00')
    const hr = await owner
      .selectFrom('pengguna')
      .select('role')
      .where('id', '=', (await absensiOf(id)).koordinator_id)
      .executeTakeFirstOrThrow()
    expect(hr.role).toBe('hrd')
    expect(await nama()).not.toContain('Orang')
    expect(
      await owner
        .selectFrom('penempatan')
        .select('koordinator_id')
        .where('karyawan_id', '=', anak.karyawanId)
        .execute(),
    ).toEqual([{ koordinator_id: null }])
    expect((await server.call('GET /pengganti', { token: hrd })).body['data']).toEqual([])
    expect((await server.call(`POST /absensi/${id}/approve`, { token: hrd, body: {} })).status).toBe(200)
  })

  it('[TAMAT-07] comes to HR where who takes over asked for it, and a circle of coordinators is not closed', async () => {
    const { atasan } = await tim()
    const tengah = next()
    await setRole(tengah, 'koordinator')
    await setKoordinator(owner, atasan.penggunaId, [tengah])
    const id = await insertAbsensi(owner, tengah, atasan.penggunaId, { tanggal_mulai: '2026-11-25' })
    await keluar(atasan.karyawanId, { tanggal: '2026-11-20', penerus_id: tengah.penggunaId })
    const { koordinator_id } = await absensiOf(id)
    expect(koordinator_id).toBe(hrdAkun.penggunaId)
    expect(
      await owner
        .selectFrom('penempatan')
        .select('koordinator_id')
        .where('karyawan_id', '=', tengah.karyawanId)
        .execute(),
    ).toEqual([{ koordinator_id: null }])
  })
})
