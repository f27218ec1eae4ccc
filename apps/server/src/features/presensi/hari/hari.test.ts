import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
const people = await addPeople(server.owner, 40, Date.parse(JUMAT_PAGI))
const koordinator = await server.owner
  .selectFrom('pengguna')
  .select('id')
  .where('role', '=', 'koordinator')
  .executeTakeFirstOrThrow()
afterAll(() => server.close())

/** Somebody whose days nobody has touched yet. */
let orang: Person
beforeEach(() => {
  orang = people.pop() as Person
})

const profile = async (iso: string) => {
  server.setClock(iso)
  return (await server.call('GET /profile', { token: orang.token })).body['data']
}
const punch = async (
  iso: string,
  jenis: 'check-in' | 'check-out' = 'check-in',
  fields: Record<string, string> = DI_DALAM,
) => {
  server.setClock(iso)
  return server.call(`POST /presensi/${jenis}`, {
    token: orang.token,
    form: formPresensi(fotoBaru(), fields),
  })
}
const dibuat_pada = new Date(JUMAT_PAGI)
const permintaan = () => ({
  karyawan_id: orang.karyawanId,
  koordinator_id: koordinator.id,
  diajukan_oleh_id: orang.penggunaId,
  keterangan: 'uji',
  dibuat_pada,
})
const disetujui = () =>
  ({ status: 'disetujui', diputus_oleh_id: koordinator.id, diputus_pada: dibuat_pada }) as const
const izin = (
  jenis_izin: 'CUTI' | 'SAKIT' | 'WFH' | 'DINAS_LUAR',
  tanggal: string,
  status: 'disetujui' | 'menunggu' = 'disetujui',
) =>
  server.owner
    .insertInto('absensi')
    .values({
      ...permintaan(),
      ...(status === 'menunggu' ? { status } : disetujui()),
      jenis_izin,
      cuti_id: jenis_izin === 'CUTI' ? 1 : null,
      tanggal_mulai: tanggal,
      tanggal_selesai: tanggal,
      total_hari: 1,
    })
    .execute()
const lembur = (tanggal: string, mulai: string, selesai: string) =>
  server.owner
    .insertInto('lembur')
    .values({
      ...permintaan(),
      ...disetujui(),
      tanggal,
      hari_presensi: tanggal,
      mulai: new Date(mulai),
      selesai: new Date(selesai),
    })
    .execute()

describe('a day’s status', () => {
  it('is LIBUR on a national holiday and on joint leave, and takes no punch', async () => {
    // Christmas, a Friday; the joint leave on the eve.
    expect((await profile('2026-12-25T08:00:00+07:00')).presensi).toMatchObject({
      status: 'LIBUR',
      buka_pada: null,
    })
    expect((await profile('2026-12-24T08:00:00+07:00')).presensi.status).toBe('LIBUR')
    const { status, body } = await punch('2026-12-25T08:00:00+07:00')
    expect([status, body['message']]).toEqual([409, 'Hari ini libur, tidak perlu presensi.'])
  })

  it('is a working day on a holiday that a company does not keep', async () => {
    await server.owner
      .updateTable('libur')
      .set({ berlaku: false })
      .where('tanggal', '=', '2026-12-24')
      .execute()
    expect((await profile('2026-12-24T08:00:00+07:00')).presensi.status).toBe('BELUM_PRESENSI')
    await server.owner
      .updateTable('libur')
      .set({ berlaku: true })
      .where('tanggal', '=', '2026-12-24')
      .execute()
  })

  it('follows a roster before schedule and holiday', async () => {
    await server.owner
      .insertInto('jadwal_pengganti')
      .values([
        {
          karyawan_id: orang.karyawanId,
          tanggal: '2026-12-25',
          jam_mulai: 10 * 3600,
          jam_selesai: 15 * 3600,
        },
        { karyawan_id: orang.karyawanId, tanggal: '2026-11-20', jam_mulai: null, jam_selesai: null },
      ])
      .execute()
    expect((await profile(JUMAT_PAGI)).presensi.status).toBe('LIBUR')
    expect((await profile('2026-12-25T10:00:00+07:00')).karyawan.penempatan_aktif.jadwal).toMatchObject({
      jam_mulai: '10:00:00',
      jam_selesai: '15:00:00',
    })
    expect((await punch('2026-12-25T10:05:00+07:00')).body['data'].telat).toBe(300)
  })

  it.each(['CUTI', 'SAKIT', 'DINAS_LUAR'] as const)(
    'is %s while such a request is approved, and takes no punch',
    async (jenis) => {
      await izin(jenis, '2026-11-20')
      expect((await profile(JUMAT_PAGI)).presensi.status).toBe(jenis)
      expect((await punch(JUMAT_PAGI)).status).toBe(409)
    },
  )

  it('stays HADIR when a leave is approved after the check-in, so that nobody is locked in', async () => {
    await punch(JUMAT_PAGI)
    await izin('SAKIT', '2026-11-20')
    expect((await profile('2026-11-20T11:00:00+07:00')).presensi.status).toBe('HADIR')
    expect((await punch('2026-11-20T11:00:00+07:00', 'check-out')).status).toBe(201)
  })

  it('is untouched by a request that still waits', async () => {
    await izin('CUTI', '2026-11-20', 'menunggu')
    expect((await profile(JUMAT_PAGI)).presensi.status).toBe('BELUM_PRESENSI')
  })

  it('is ALPA once the check-out window has closed without a check-in', async () => {
    expect((await profile('2026-11-20T21:00:00+07:00')).presensi.status).toBe('BELUM_PRESENSI')
    expect((await profile('2026-11-20T21:00:01+07:00')).presensi.status).toBe('ALPA')
    expect((await punch('2026-11-20T21:00:01+07:00')).status).toBe(409)
  })

  it('asks no area of those who work from home', async () => {
    await izin('WFH', '2026-11-20')
    expect((await profile(JUMAT_PAGI)).presensi).toMatchObject({ status: 'BELUM_PRESENSI', bebas_area: true })
    const rumah = await punch(JUMAT_PAGI, 'check-in', { latitude: '-6.9000', longitude: '107.6000' })
    expect(rumah.body['data']).toMatchObject({ lokasi: 'luar', di_luar_area: false, perlu_tinjauan: false })
  })
})

describe('approved overtime', () => {
  it('makes a day off a day that takes punches, and an unattended one LIBUR again', async () => {
    await lembur('2026-11-22', '2026-11-22T09:00:00+07:00', '2026-11-22T12:00:00+07:00')
    expect((await profile('2026-11-22T08:00:00+07:00')).presensi).toMatchObject({
      status: 'BELUM_PRESENSI',
      buka_pada: '2026-11-22T06:00:00+07:00',
      tutup_pada: '2026-11-22T16:00:00+07:00',
    })
    expect((await profile('2026-11-22T16:00:01+07:00')).presensi.status).toBe('LIBUR')
    expect((await punch('2026-11-22T09:20:00+07:00')).body['data']).toMatchObject({
      tanggal: '2026-11-22',
      telat: 0,
    })
  })

  it('keeps the check-out open for four hours after its end, past midnight too', async () => {
    await lembur('2026-11-20', '2026-11-20T17:00:00+07:00', '2026-11-20T21:00:00+07:00')
    await punch(JUMAT_PAGI)
    const pulang = await punch('2026-11-21T00:59:00+07:00', 'check-out')
    expect(pulang.body['data']).toMatchObject({ tanggal: '2026-11-20', waktu: '00:59:00', lebih_awal: 0 })
  })
})

describe('several placements', () => {
  it('[UJI-14] records the office the person picks, else the one whose area holds the position', async () => {
    const bandung = await server.owner
      .selectFrom('kantor')
      .selectAll()
      .where('kode', '=', 'BDG01')
      .executeTakeFirstOrThrow()
    const { jadwal_id } = await server.owner
      .selectFrom('penempatan')
      .select('jadwal_id')
      .where('karyawan_id', '=', orang.karyawanId)
      .executeTakeFirstOrThrow()
    await server.owner
      .insertInto('penempatan')
      .values({
        karyawan_id: orang.karyawanId,
        kantor_id: bandung.id,
        jadwal_id,
        koordinator_id: koordinator.id,
        jabatan: 'Teknisi',
        unit: 'Layanan',
        tanggal_masuk: '2026-01-01',
        utama: false,
      })
      .execute()
    expect((await profile(JUMAT_PAGI)).presensi.kantor.map((k: { nama: string }) => k.nama)).toEqual([
      'Kantor Pusat Jakarta',
      bandung.nama,
    ])
    const alunAlun = { latitude: '-6.9218', longitude: '107.6071' }
    expect((await punch(JUMAT_PAGI, 'check-in', alunAlun)).body['data']).toMatchObject({
      lokasi: 'dalam',
      kantor: { id: bandung.id },
    })
    const dipilih = { ...alunAlun, keterangan: 'lupa pindah', kantor_penempatan_id: '1' }
    expect((await punch('2026-11-20T17:00:00+07:00', 'check-out', dipilih)).body['data']).toMatchObject({
      lokasi: 'luar',
      di_luar_area: true,
      kantor: { nama: 'Kantor Pusat Jakarta' },
    })
  })
})

describe('the equator', () => {
  it('takes latitude 0.0000 for a place, as in Pontianak, and (0, 0) for one far away', async () => {
    const ring = [
      [109.332, -0.001],
      [109.334, -0.001],
      [109.334, 0.001],
      [109.332, 0.001],
      [109.332, -0.001],
    ]
    const { id: kantor_id } = await server.owner
      .insertInto('kantor')
      .values({
        kode: 'PTK01',
        nama: 'Tugu Khatulistiwa',
        alamat: 'Pontianak',
        zona_waktu: 'WIB',
        area: JSON.stringify({ type: 'Polygon', coordinates: [ring] }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.owner
      .updateTable('penempatan')
      .set({ kantor_id })
      .where('karyawan_id', '=', orang.karyawanId)
      .execute()
    const jauh = await punch(JUMAT_PAGI, 'check-in', { latitude: '0.0000', longitude: '0.0000' })
    expect(jauh.body['errors'].keterangan[0]).toMatch(/^Anda 1\d{7} m di luar area kantor\./)
    const tepat = await punch(JUMAT_PAGI, 'check-in', { latitude: '0.0000', longitude: '109.3330' })
    expect(tepat.body['data']).toMatchObject({ lokasi: 'dalam', jarak_meter: 0 })
    const [dicatat] = await server.owner
      .selectFrom('presensi_kejadian')
      .select(['latitude', 'longitude'])
      .where('kantor_id', '=', kantor_id)
      .execute()
    expect(dicatat).toEqual({ latitude: 0, longitude: 109.333 })
  })
})

describe('the database refuses what must never be', () => {
  it.each([
    [
      'a check-out without a check-in',
      `insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan, selfie_sha256)
      select id, tanggal, 'check_out', '2026-11-20T10:00Z', 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex') from presensi_baru`,
    ],
    [
      'a second record of a day',
      `insert into presensi (karyawan_id, tanggal) select karyawan_id, tanggal from presensi_baru`,
    ],
  ])('%s', async (_name, text) => {
    await server.owner
      .insertInto('presensi')
      .values({ karyawan_id: orang.karyawanId, tanggal: '2026-11-19' })
      .execute()
    const { sql } = await import('kysely')
    const masuk = sql.raw(
      `with presensi_baru as (select * from presensi where karyawan_id = ${orang.karyawanId}) ${text}`,
    )
    await expect(masuk.execute(server.owner)).rejects.toThrow(
      /violates unique constraint|a check-out follows its check-in/,
    )
  })

  it('two primary placements of one person at once, and two at one office', async () => {
    const lagi = (utama: boolean, kantor_id: number) =>
      server.owner
        .insertInto('penempatan')
        .values({
          karyawan_id: orang.karyawanId,
          kantor_id,
          jadwal_id: 1,
          koordinator_id: null,
          jabatan: 'x',
          unit: 'x',
          tanggal_masuk: '2026-11-01',
          utama,
        })
        .execute()
    await expect(lagi(true, 5)).rejects.toThrow('penempatan_satu_utama')
    await expect(lagi(false, 1)).rejects.toThrow('penempatan_satu_kantor')
  })

  it('any change to a punch but a correction, or to a table, by the application', async () => {
    await punch(JUMAT_PAGI)
    await expect(
      server.db.updateTable('presensi_kejadian').set({ telat_detik: 0 }).execute(),
    ).rejects.toThrow('a punch changes by a correction alone')
    await expect(server.db.updateTable('presensi_kejadian').set({ latitude: 0 }).execute()).rejects.toThrow(
      'permission denied',
    )
    await expect(server.db.deleteFrom('presensi').execute()).rejects.toThrow('permission denied')
    await expect(server.db.schema.dropTable('presensi').execute()).rejects.toThrow('must be owner')
  })
})
