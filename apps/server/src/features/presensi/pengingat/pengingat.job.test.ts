import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addPeople } from '../../../../test/people.ts'
import { type Akun, insertAbsensi, insertLembur, signInSemua } from '../../../../test/pengajuan.ts'
import { openLayananPush } from '../../../../test/push.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { hashToken } from '../../../platform/auth.ts'
import { sweep } from '../../../platform/housekeeping.ts'
import { SWEEPS } from '../../../sweeps.ts'
import { pengingatJob } from './pengingat.job.ts'

const layanan = await openLayananPush()
// An hour at which nobody's work begins or ends.
const server: TestServer = await startTestServer('2026-11-20T03:00:00+07:00', { fetch: layanan.fetch })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  admin: 'admin@rekan.example',
  wita: 'wita@rekan.example',
  wit: 'wit@rekan.example',
  malam: 'malam@rekan.example',
  kosong: 'kosong@rekan.example',
})
type Nama = keyof typeof token
afterAll(async () => {
  layanan.close()
  await server.close()
})

beforeEach(async () => {
  server.setClock('2026-11-20T03:00:00+07:00')
  layanan.answer(201)
  layanan.diterima.length = 0
  for (const tabel of [
    'push_langganan',
    'pengingat',
    'notifikasi',
    'lembur',
    'absensi',
    'jadwal_pengganti',
    'selfie_sidik',
    'presensi_selfie',
    'presensi_ditarik',
    'presensi_kejadian',
    'presensi',
    'penugasan',
  ] as const)
    await server.owner.deleteFrom(tabel).execute()
  await server.owner.updateTable('pengguna').set({ pengingat: true }).execute()
  // A minute is looked at once; the next test's is another then.
  server.deps.jobs.nudge('pengingat')
  await server.deps.jobs.idle()
})

const langgan = async (siapa: Nama, perangkat: string = siapa) => {
  const isi = { token: token[siapa], body: layanan.langganan(perangkat) }
  expect((await server.call('POST /push/langganan', isi)).status).toBe(200)
}
/** What devices are told at a moment by a server that has just looked. */
const padaSaat = async (waktu: string) => {
  server.setClock(waktu)
  layanan.diterima.length = 0
  server.deps.jobs.nudge('pengingat')
  await server.deps.jobs.idle()
  server.deps.jobs.nudge('push')
  await server.deps.jobs.idle()
  return layanan.diterima.map(({ isi }) => isi as { title: string; body: string; tujuan: string })
}
const judul = async (waktu: string) => (await padaSaat(waktu)).map(({ title }) => title)
const baris = () =>
  server.owner.selectFrom('pengingat').select(['karyawan_id', 'tanggal', 'jenis']).orderBy('id').execute()
/** A punch written directly, as the owner. */
const catat = async (orang: Akun, tanggal: string, jenis: 'check_in' | 'check_out', waktu: string) => {
  const { id } = await server.owner
    .insertInto('presensi')
    .values({ karyawan_id: orang.karyawanId, tanggal })
    .onConflict((c) => c.columns(['karyawan_id', 'tanggal', 'penugasan_id']).doUpdateSet({ tanggal }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { kantor_id } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', orang.karyawanId)
    .where('utama', '=', true)
    .where('tanggal_selesai', 'is', null)
    .executeTakeFirstOrThrow()
  await server.owner
    .insertInto('presensi_kejadian')
    .values({
      presensi_id: id,
      tanggal,
      jenis,
      waktu: new Date(waktu),
      kantor_id,
      lokasi: 'dalam',
      di_luar_area: false,
      perlu_tinjauan: false,
      keterangan: '',
      selfie_sha256: Buffer.alloc(32),
    })
    .execute()
}
const roster = (orang: Akun, tanggal: string, jam: readonly [number, number] | null) =>
  server.owner
    .insertInto('jadwal_pengganti')
    .values({
      karyawan_id: orang.karyawanId,
      tanggal,
      jam_mulai: jam && jam[0] * 3600,
      jam_selesai: jam && jam[1] * 3600,
    })
    .execute()

describe('a reminder', () => {
  it('[ATUR-05] a day off at a site keeps its people from being reminded, and nobody else', async () => {
    await langgan('karyawan')
    await langgan('wita')
    const { kantor_id } = await server.owner
      .selectFrom('penempatan')
      .select('kantor_id')
      .where('karyawan_id', '=', akun.wita.karyawanId)
      .where('utama', '=', true)
      .where('tanggal_selesai', 'is', null)
      .executeTakeFirstOrThrow()
    const hari = { tanggal: '2026-11-20', jenis: 'PERUSAHAAN', nama: 'Hari jadi' } as const
    const set = (hanya: boolean) =>
      server.owner
        .insertInto('libur')
        .values({ ...hari, kantor_ids: [kantor_id], hanya })
        .onConflict((c) => c.columns(['tanggal', 'jenis']).doUpdateSet({ hanya }))
        .execute()
    await set(true)
    expect(await judul('2026-11-20T07:45:00+08:00')).toEqual([])
    await set(false)
    expect(await judul('2026-11-20T07:46:00+08:00')).toEqual(['Saatnya check in'])
    expect(await judul('2026-11-20T07:45:00+07:00')).toEqual([])
    await set(true)
    expect(await judul('2026-11-20T07:46:00+07:00')).toEqual(['Saatnya check in'])
    await server.owner.deleteFrom('libur').where('tanggal', '=', hari.tanggal).execute()
  })

  it('of the check-in comes 15 minutes before work, once, to every device, and is in no list', async () => {
    await langgan('karyawan')
    expect(await padaSaat('2026-11-20T07:44:59+07:00')).toEqual([])
    expect(await padaSaat('2026-11-20T07:45:00+07:00')).toEqual([
      {
        title: 'Saatnya check in',
        body: 'Jam kerja Anda mulai pukul 08:00 WIB di Kantor Pusat Jakarta.',
        tujuan: '/checkin',
      },
    ])
    // A phone that is off until it is of no use shows nothing.
    expect(layanan.diterima[0]?.headers['ttl']).toBe('1800')
    expect(await padaSaat('2026-11-20T07:45:40+07:00')).toEqual([])
    expect(await padaSaat('2026-11-20T07:46:00+07:00')).toEqual([])
    expect(await baris()).toEqual([
      { karyawan_id: akun.karyawan.karyawanId, tanggal: '2026-11-20', jenis: 'check_in' },
    ])
    const { body } = await server.call('GET /notifikasi', { token: token.karyawan })
    expect(body['data']).toEqual([])
  })

  it('[KERJA-04] comes before each of a day’s works, and names the site of each', async () => {
    await langgan('karyawan')
    await roster(akun.karyawan, '2026-11-20', null)
    const { kantor_id, nama } = await server.owner
      .selectFrom('kantor')
      .select(['id as kantor_id', 'nama'])
      .where('zona_waktu', '=', 'WIB')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    for (const [mulai, selesai] of [
      ['06:00', '08:00'],
      ['10:00', '12:00'],
    ])
      await server.owner
        .insertInto('penugasan')
        .values({
          karyawan_id: akun.karyawan.karyawanId,
          tanggal: '2026-11-20',
          kantor_id,
          mulai: new Date(`2026-11-20T${mulai}:00+07:00`),
          selesai: new Date(`2026-11-20T${selesai}:00+07:00`),
          asal: 'roster',
          dibuat_pada: new Date(0),
        })
        .execute()
    const mulai = (jam: string) => `Jam kerja Anda mulai pukul ${jam} WIB di ${nama}.`
    expect((await padaSaat('2026-11-20T05:45:00+07:00')).map(({ body }) => body)).toEqual([mulai('06:00')])
    expect(await padaSaat('2026-11-20T07:45:00+07:00')).toEqual([])
    expect((await padaSaat('2026-11-20T09:45:00+07:00')).map(({ body }) => body)).toEqual([mulai('10:00')])
    expect(await padaSaat('2026-11-20T09:46:00+07:00')).toEqual([])
    expect((await baris()).length).toBe(2)
  })

  it('of the check-out comes 15 minutes after it, and after approved overtime instead', async () => {
    await langgan('karyawan')
    await langgan('koordinator')
    for (const siapa of ['karyawan', 'koordinator'] as const)
      await catat(akun[siapa], '2026-11-20', 'check_in', '2026-11-20T07:50:00+07:00')
    await insertLembur(server.owner, akun.koordinator, akun.admin.penggunaId, {
      tanggal: '2026-11-20',
      status: 'disetujui',
      diputus_oleh_id: (await hrd()).id,
      diputus_pada: new Date('2026-11-19T03:00:00Z'),
    })
    expect(await padaSaat('2026-11-20T17:14:00+07:00')).toEqual([])
    expect(await padaSaat('2026-11-20T17:15:00+07:00')).toEqual([
      {
        title: 'Saatnya check out',
        body: 'Jam kerja Anda di Kantor Pusat Jakarta selesai pukul 17:00 WIB.',
        tujuan: '/checkout',
      },
    ])
    expect(await judul('2026-11-20T19:14:00+07:00')).toEqual([])
    expect(await judul('2026-11-20T19:15:00+07:00')).toEqual(['Saatnya check out'])
    expect((await baris()).map((b) => b.karyawan_id)).toEqual([
      akun.karyawan.karyawanId,
      akun.koordinator.karyawanId,
    ])
  })

  it.each([
    ['wita', '08:00', 'WITA'],
    ['wit', '09:00', 'WIT'],
  ] as const)('follows the clock of the office: %s', async (siapa, offset, zona) => {
    await langgan(siapa)
    expect(await judul(`2026-11-20T07:44:00+${offset}`)).toEqual([])
    expect((await padaSaat(`2026-11-20T07:45:00+${offset}`)).map(({ body }) => body)).toEqual([
      expect.stringContaining(`pukul 08:00 ${zona} `),
    ])
  })

  it('follows a night into the next morning', async () => {
    await langgan('malam')
    expect((await padaSaat('2026-11-20T18:45:00+07:00')).map(({ body }) => body)).toEqual([
      expect.stringContaining('mulai pukul 19:00 WIB'),
    ])
    await catat(akun.malam, '2026-11-20', 'check_in', '2026-11-20T18:50:00+07:00')
    expect(await judul('2026-11-21T07:14:00+07:00')).toEqual([])
    expect((await padaSaat('2026-11-21T07:15:00+07:00')).map(({ body }) => body)).toEqual([
      expect.stringContaining('selesai pukul 07:00 WIB'),
    ])
    const malam = { karyawan_id: akun.malam.karyawanId, tanggal: '2026-11-20' }
    expect(await baris()).toEqual([
      { ...malam, jenis: 'check_in' },
      { ...malam, jenis: 'check_out' },
    ])
  })

  it('follows the roster, also on a day that is off otherwise', async () => {
    await langgan('karyawan')
    await roster(akun.karyawan, '2026-11-20', [13, 21])
    await roster(akun.karyawan, '2026-11-21', [9, 12])
    expect(await judul('2026-11-20T07:45:00+07:00')).toEqual([])
    expect(await judul('2026-11-20T12:45:00+07:00')).toEqual(['Saatnya check in'])
    expect(await judul('2026-11-21T08:45:00+07:00')).toEqual(['Saatnya check in'])
  })

  it('is of the primary placement, of however many', async () => {
    const { id, ...pertama } = await server.owner
      .selectFrom('penempatan')
      .selectAll()
      .where('karyawan_id', '=', akun.karyawan.karyawanId)
      .where('tanggal_selesai', 'is', null)
      .executeTakeFirstOrThrow()
    const malam = await server.owner
      .selectFrom('penempatan')
      .select('jadwal_id')
      .where('karyawan_id', '=', akun.malam.karyawanId)
      .executeTakeFirstOrThrow()
    const kedua = await server.owner
      .insertInto('penempatan')
      .values({ ...pertama, ...malam, utama: false, kantor_id: await kantorLain(pertama.kantor_id) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await langgan('karyawan')
    expect(await judul('2026-11-20T07:45:00+07:00')).toEqual(['Saatnya check in'])
    expect(await judul('2026-11-20T18:45:00+07:00')).toEqual([])
    await server.owner.deleteFrom('penempatan').where('id', '=', kedua.id).execute()
    expect(id).not.toBe(kedua.id)
  })

  it('that was due while nothing ran is made up for, within the half hour', async () => {
    await langgan('karyawan')
    await langgan('koordinator')
    expect(await judul('2026-11-20T08:14:59+07:00')).toEqual(['Saatnya check in', 'Saatnya check in'])
    expect(layanan.diterima[0]?.headers['ttl']).toBe('1')
    await server.owner.deleteFrom('pengingat').execute()
    expect(await judul('2026-11-20T08:15:00+07:00')).toEqual([])
  })

  it('is sent once, however many servers look', async () => {
    await langgan('karyawan')
    server.setClock('2026-11-20T07:45:00+07:00')
    const semua = Array.from({ length: 4 }, () => pengingatJob(server.deps))
    const calon = await Promise.all(semua.map((job) => job.claim()))
    expect(calon.every((ids) => ids?.length === 1)).toBe(true)
    await Promise.all(semua.map((job, i) => job.work(calon[i] ?? [])))
    await server.deps.jobs.idle()
    expect([layanan.diterima.length, (await baris()).length]).toEqual([1, 1])
    await expect(
      server.db
        .insertInto('pengingat')
        .values({
          karyawan_id: akun.karyawan.karyawanId,
          tanggal: '2026-11-20',
          jenis: 'check_in',
          judul: 'x',
          isi: 'x',
          dibuat_pada: new Date(0),
          basi_pada: new Date(1),
        })
        .execute(),
    ).rejects.toThrow('pengingat_satu')
  })

  it('reaches everybody of a large office', async () => {
    const orang = await addPeople(server.owner, 510, Date.parse('2026-11-20T03:00:00+07:00'))
    await server.owner
      .insertInto('push_langganan')
      .values(
        orang.map((satu) => ({
          sesi_hash: hashToken(satu.token),
          pengguna_id: satu.penggunaId,
          endpoint: `https://mati.example/${satu.penggunaId}`,
          p256dh: '',
          auth: '',
          dibuat_pada: new Date(0),
        })),
      )
      .execute()
    await judul('2026-11-20T07:45:00+07:00')
    expect(await baris()).toHaveLength(510)
  })
})

describe('nobody is reminded', () => {
  const MASUK = '2026-11-20T07:45:00+07:00'

  it('who has checked in, were it a second ago', async () => {
    await langgan('karyawan')
    server.setClock('2026-11-20T07:44:59+07:00')
    const isi = { token: token.karyawan, form: formPresensi(fotoBaru(), DI_DALAM) }
    expect((await server.call('POST /presensi/check-in', isi)).status).toBe(201)
    expect(await judul(MASUK)).toEqual([])
  })

  it('who checks in while it is on its way, or switches reminders off', async () => {
    await langgan('karyawan')
    await langgan('koordinator')
    layanan.answer(503)
    expect(await judul(MASUK)).toHaveLength(2)
    layanan.answer(201)
    await catat(akun.karyawan, '2026-11-20', 'check_in', '2026-11-20T07:46:00+07:00')
    await server.call('POST /pengingat', { token: token.koordinator, body: { aktif: false } })
    expect(await judul('2026-11-20T07:46:30+07:00')).toEqual([])
    expect(await server.owner.selectFrom('push_kiriman').select('id').execute()).toEqual([])
  })

  it('who checks in while it is on its way, but is again once that is withdrawn', async () => {
    await langgan('karyawan')
    layanan.answer(503)
    expect(await judul(MASUK)).toHaveLength(1)
    layanan.answer(201)
    server.setClock('2026-11-20T07:45:20+07:00')
    const isi = { token: token.karyawan, form: formPresensi(fotoBaru(), DI_DALAM) }
    const { body } = await server.call('POST /presensi/check-in', isi)
    expect(await judul('2026-11-20T07:45:40+07:00')).toEqual([])
    const tarik = `POST /presensi/kejadian/${body['data'].id}/tarik`
    expect((await server.call(tarik, { token: token.karyawan, body: {} })).status).toBe(200)
    expect(await judul('2026-11-20T07:46:00+07:00')).toEqual(['Saatnya check in'])
  })

  it('once it is of no use, of what a push service refused until then', async () => {
    await langgan('karyawan')
    layanan.answer(503)
    expect(await judul(MASUK)).toHaveLength(1)
    layanan.answer(201)
    expect(await judul('2026-11-20T08:15:00+07:00')).toEqual([])
    expect(await server.owner.selectFrom('push_kiriman').select('id').execute()).toEqual([])
  })

  it.each(['CUTI', 'IZIN', 'SAKIT', 'DINAS_LUAR'] as const)('on a day of %s', async (jenis_izin) => {
    await langgan('karyawan')
    await setuju(jenis_izin)
    expect(await judul(MASUK)).toEqual([])
  })

  it('but on a day of work from home, and of a request that still waits', async () => {
    await langgan('karyawan')
    await langgan('koordinator')
    await setuju('WFH')
    await insertAbsensi(server.owner, akun.koordinator, akun.admin.penggunaId, {
      tanggal_mulai: '2026-11-20',
    })
    expect(await judul(MASUK)).toHaveLength(2)
  })

  it.each([
    ['on a weekend', '2026-11-21T07:45:00+07:00'],
    ['on a holiday', '2026-12-25T07:45:00+07:00'],
    ['on a day of joint leave', '2026-12-24T07:45:00+07:00'],
  ])('%s', async (_nama, waktu) => {
    await langgan('karyawan')
    expect(await judul(waktu)).toEqual([])
  })

  it('on a day that the roster gives off', async () => {
    await langgan('karyawan')
    await roster(akun.karyawan, '2026-11-20', null)
    expect(await judul(MASUK)).toEqual([])
  })

  it('who switched it off, has no placement, or is no employee; whose session is over', async () => {
    for (const siapa of ['karyawan', 'kosong', 'admin', 'koordinator'] as const) await langgan(siapa)
    await server.call('POST /pengingat', { token: token.karyawan, body: { aktif: false } })
    const sesi = server.owner.updateTable('sesi').where('pengguna_id', '=', akun.koordinator.penggunaId)
    await sesi.set({ kedaluwarsa_pada: new Date(MASUK) }).execute()
    expect(await judul(MASUK)).toEqual([])
    await sesi.set({ kedaluwarsa_pada: new Date('2027-01-01') }).execute()
    expect(await judul('2026-11-20T07:46:00+07:00')).toEqual(['Saatnya check in'])
  })

  it('who has left', async () => {
    await langgan('karyawan')
    const orang = server.owner.updateTable('karyawan').where('id', '=', akun.karyawan.karyawanId)
    await orang.set({ aktif: false }).execute()
    expect(await judul(MASUK)).toEqual([])
    await orang.set({ aktif: true }).execute()
  })

  it('of the check-out without a check-in, or after both', async () => {
    await langgan('karyawan')
    await langgan('koordinator')
    await catat(akun.karyawan, '2026-11-20', 'check_in', '2026-11-20T07:50:00+07:00')
    await catat(akun.karyawan, '2026-11-20', 'check_out', '2026-11-20T17:10:00+07:00')
    expect(await judul('2026-11-20T17:15:00+07:00')).toEqual([])
  })
})

it('is kept a week, so that none comes twice', async () => {
  await langgan('karyawan')
  await judul('2026-11-20T07:45:00+07:00')
  server.setClock('2026-11-27T07:45:00+07:00')
  await sweep(server.deps, SWEEPS)
  expect(await baris()).toHaveLength(1)
  server.setClock('2026-11-27T07:45:01+07:00')
  await sweep(server.deps, SWEEPS)
  expect(await baris()).toEqual([])
})

const hrd = () =>
  server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('email', '=', 'hrd@rekan.example')
    .executeTakeFirstOrThrow()
const setuju = async (jenis_izin: 'CUTI' | 'IZIN' | 'SAKIT' | 'DINAS_LUAR' | 'WFH') =>
  insertAbsensi(server.owner, akun.karyawan, akun.koordinator.penggunaId, {
    tanggal_mulai: '2026-11-20',
    jenis_izin,
    cuti_id: jenis_izin === 'CUTI' ? 1 : null,
    status: 'disetujui',
    diputus_oleh_id: akun.koordinator.penggunaId,
    diputus_pada: new Date('2026-11-19T03:00:00Z'),
  })
const kantorLain = async (id: number) => {
  const lain = await server.owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', id)
    .where('zona_waktu', '=', 'WIB')
    .limit(1)
    .executeTakeFirstOrThrow()
  return lain.id
}
