import { areaFrom } from '@rekan/domain/perusahaan/area'
import { addHari, instanFrom } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { porsi } from '../../../../../packages/domain/test/porsi.ts'
import { bacaKejadian, isi, openPerusahaan } from '../../../test/perusahaan.ts'
import { fotoBaru, formPresensi } from '../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'
import { DEMO_ACCOUNTS } from '../orang/akun.ts'
import { seedRiwayat } from './presensi.ts'

/** When few of the people were there yet. */
const DULU = '2020-01-10T07:52:13+07:00'

describe('history', () => {
  it('is the same in every database', async () => {
    const [satu, lain] = await Promise.all([openPerusahaan(), openPerusahaan()])
    await satu.start(DULU)
    await lain.start(DULU)
    expect(await isi(lain.db)).toEqual(await isi(satu.db))
    expect(lain.files).toEqual(satu.files)
    await Promise.all([satu.close(), lain.close()])
  })
})

describe('later starts', () => {
  it('add nothing when the clock stands earlier', async () => {
    const milik = await openPerusahaan()
    await milik.start(DULU)
    const sebelum = await isi(milik.db)
    expect(sebelum.length).toBeGreaterThan(500)
    await milik.start('2019-12-02T07:52:00+07:00')
    await milik.start('2018-12-02T07:52:00+07:00')
    expect(await isi(milik.db)).toEqual(sebelum)
    await milik.close()
  })

  it('leave alone what people did themselves', async () => {
    const milik = await openPerusahaan()
    const { db } = milik
    await milik.start('2022-06-10T07:52:13+07:00')
    const menunggu = await db
      .updateTable('absensi')
      .set({
        status: 'ditolak',
        diputus_oleh_id: sql`koordinator_id`,
        diputus_pada: new Date('2022-06-10T07:52:13+07:00'),
      })
      .where('status', '=', 'menunggu')
      .returning('id')
      .execute()
    const { karyawanId, penggunaId, koordinatorId } = await db
      .selectFrom('karyawan as k')
      .innerJoin('pengguna as p', 'p.karyawan_id', 'k.id')
      .innerJoin('penempatan as t', 't.karyawan_id', 'k.id')
      .select(['k.id as karyawanId', 'p.id as penggunaId'])
      .select((eb) => eb.ref('t.koordinator_id').$notNull().as('koordinatorId'))
      .where('kode', '=', 'KBN0031')
      .executeTakeFirstOrThrow()
    await db.insertInto('presensi').values({ karyawan_id: karyawanId, tanggal: '2022-06-10' }).execute()
    await db
      .insertInto('absensi')
      .values({
        karyawan_id: karyawanId,
        koordinator_id: koordinatorId,
        diajukan_oleh_id: penggunaId,
        jenis_izin: 'IZIN',
        status: 'disetujui',
        diputus_oleh_id: koordinatorId,
        diputus_pada: new Date('2022-06-10T07:30:00+07:00'),
        tanggal_mulai: '2022-06-13',
        tanggal_selesai: '2022-06-30',
        total_hari: 14,
        keterangan: 'Umrah',
        dibuat_pada: new Date('2022-06-10T07:00:00+07:00'),
      })
      .execute()
    await milik.start('2022-07-01T07:52:00+07:00')
    const sesudah = await db
      .selectFrom('absensi')
      .select('status')
      .where(
        'id',
        'in',
        menunggu.map(({ id }) => id),
      )
      .execute()
    expect(new Set(sesudah.map(({ status }) => status))).toEqual(new Set(['ditolak']))
    const hari = await db
      .selectFrom('presensi')
      .select('tanggal')
      .where('karyawan_id', '=', karyawanId)
      .where('tanggal', '>=', '2022-06-10')
      .execute()
    expect(hari.map(({ tanggal }) => tanggal)).toEqual(['2022-06-10'])
    await milik.close()
  })

  it('take turns, and touch no company of anybody’s own', async () => {
    const milik = await openPerusahaan()
    await Promise.all([milik.start(DULU), milik.start(DULU)])
    expect((await isi(milik.db)).length).toBeGreaterThan(500)
    await milik.close()

    const sendiri = await openPerusahaan()
    await sendiri.db.deleteFrom('demo').execute()
    await sendiri.start(DULU)
    expect(await bacaKejadian(sendiri.db)).toEqual([])
    await sendiri.close()
  })
})

describe('the demo accounts', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(JUMAT_PAGI)
  })
  afterAll(() => server.close())

  // The history grows day by day; whoever works that day can still check in, and the coordinator has something to decide.
  const HARI = porsi(14)
  it(`can check in on every working day of ${HARI} days from a Friday on`, async () => {
    const akun = await server.owner
      .selectFrom('pengguna as u')
      .innerJoin('penempatan as p', 'p.karyawan_id', 'u.karyawan_id')
      .innerJoin('kantor as k', 'k.id', 'p.kantor_id')
      .select(['u.email', 'k.area', 'k.zona_waktu'])
      .where(
        'u.email',
        'in',
        Object.values(DEMO_ACCOUNTS).map(({ email }) => email),
      )
      .where('p.tanggal_selesai', 'is', null)
      .execute()
    expect(akun).toHaveLength(6)
    const token = new Map<string, string>()
    for (const { email } of akun) token.set(email ?? '', await server.login(email ?? ''))
    const tungguan = async () => {
      const { rows } = await sql<{ absensi: number; sendiri: number; lembur: boolean }>`
        select (select count(distinct jenis_izin) from absensi a where a.koordinator_id = p.id and a.status = 'menunggu') as absensi,
          (select count(distinct a.status) from absensi a join pengguna u on u.karyawan_id = a.karyawan_id
            where u.email = 'karyawan@rekan.example') as sendiri,
          exists (select from lembur l where l.koordinator_id = p.id and l.status = 'menunggu') as lembur
        from pengguna p where p.email = 'koordinator@rekan.example'`.execute(server.owner)
      return rows[0]
    }
    let berhasil = 0
    let sejak = ''
    for (let i = 0; i < HARI; i += 1) {
      for (const { email, area, zona_waktu } of akun) {
        const jam = (email === 'malam@rekan.example' ? 18.7 : 7.7) * 3600
        const saat = new Date(instanFrom(addHari('2026-11-20', i), jam, zona_waktu)).toISOString()
        // Who checks in at the same moment comes into the same company.
        if (saat !== sejak) {
          sejak = saat
          server.setClock(saat)
          await seedRiwayat(server.owner, server.deps)
          expect(await tungguan()).toEqual({ absensi: 6, sendiri: 4, lembur: true })
        }
        const { center } = areaFrom(area)
        const { status, body } = await server.call('POST /presensi/check-in', {
          token: token.get(email ?? ''),
          form: formPresensi(fotoBaru(), {
            latitude: (center?.lat ?? 0).toFixed(6),
            longitude: (center?.lng ?? 0).toFixed(6),
          }),
        })
        if (status === 201) berhasil += 1
        else expect(body['message']).toBe('Hari ini libur, tidak perlu presensi.')
      }
    }
    // Six people work from Monday to Friday, two of them on Saturdays too.
    const kerja = Array.from({ length: HARI }, (_, i) => [6, 2, 0, 6, 6, 6, 6][i % 7] ?? 0)
    expect(berhasil).toBe(kerja.reduce((jumlah, satu) => jumlah + satu, 0))
  })
})
