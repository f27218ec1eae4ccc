import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { insertAbsensi, insertPengganti, signInSemua } from '../../../../test/pengajuan.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { alarmJob } from './alarm.job.ts'

const HARI = '2026-11-20'
/** Work from 08:00 with five minutes of tolerance; the site tells ten minutes later. */
const JATUH = '08:15'
const jam = (pukul: string) => `${HARI}T${pukul}:00+07:00`

let server: TestServer
let orang: readonly Person[]
let masuk: Awaited<ReturnType<typeof masukSemua>>
const masukSemua = () =>
  signInSemua(server, {
    /** Looks after the site */
    budi: 'budi.santoso@karsabina.example',
    /** Looks after Budi */
    koordinator: 'koordinator@rekan.example',
    hrd: 'hrd@rekan.example',
  })
let kantor: number
let jadwal: number

beforeAll(async () => {
  server = await startTestServer(`${HARI}T03:00:00+07:00`)
  masuk = await masukSemua()
  const { owner } = server
  // Nobody of the demo is missed: its people have no work.
  await owner.deleteFrom('jadwal_hari').execute()
  await owner
    .updateTable('pengguna')
    .set({ aktif: false })
    .where('role', '=', 'hrd')
    .where('id', '<>', masuk.akun.hrd.penggunaId)
    .execute()
  const baru = { kode: 'ALM01', nama: 'Gudang Alarm', alamat: 'Jl. Uji 1', zona_waktu: 'WIB' as const }
  kantor = (await owner.insertInto('kantor').values(baru).returning('id').executeTakeFirstOrThrow()).id
  jadwal = (
    await owner.insertInto('jadwal').values({ nama: 'Uji alarm' }).returning('id').executeTakeFirstOrThrow()
  ).id
  await owner.insertInto('jadwal_versi').values({ jadwal_id: jadwal, toleransi_detik: 300 }).execute()
  const kerja = { jadwal_id: jadwal, jam_mulai: 8 * 3600, jam_selesai: 17 * 3600 }
  await owner
    .insertInto('jadwal_hari')
    .values([1, 2, 3, 4, 5].map((hari) => ({ ...kerja, hari })))
    .execute()
  await setKoordinator(owner, masuk.akun.koordinator.penggunaId, [masuk.akun.budi])
})
afterAll(() => server.close())

beforeEach(async () => {
  server.setClock(`${HARI}T03:00:00+07:00`)
  for (const tabel of ['alarm', 'alarm_pesan', 'notifikasi', 'kantor_koordinator', 'absensi'] as const)
    await server.owner.deleteFrom(tabel).execute()
  await server.owner
    .updateTable('penempatan')
    .set({ tanggal_selesai: '2026-11-01' })
    .where('kantor_id', '=', kantor)
    .execute()
  await server.owner
    .insertInto('kantor_koordinator')
    .values({ kantor_id: kantor, pengguna_id: masuk.akun.budi.penggunaId, mulai: '2026-11-01' })
    .execute()
  await tick()
})

/** So many people who work at the site. */
const tambah = async (jumlah: number) => {
  orang = await addPeople(server.owner, jumlah, Date.parse(jam('03:00')))
  await server.owner
    .updateTable('penempatan')
    .set({ kantor_id: kantor, jadwal_id: jadwal, koordinator_id: null })
    .where(
      'karyawan_id',
      'in',
      orang.map(({ karyawanId }) => karyawanId),
    )
    .execute()
  return orang as readonly [Person, ...Person[]]
}
const tick = async () => {
  server.deps.jobs.nudge('alarm')
  await server.deps.jobs.idle()
}
const pada = async (pukul: string) => {
  server.setClock(jam(pukul))
  await tick()
}
/** What accounts were told of the site, by account and in the order of their coming. */
const kabar = async () => {
  const rows = await server.owner
    .selectFrom('notifikasi')
    .select(['pengguna_id', 'judul', 'isi'])
    .where('jenis', '=', 'ALARM_BELUM_DATANG')
    .orderBy('id')
    .execute()
  const nama = new Map(Object.entries(masuk.akun).map(([siapa, { penggunaId }]) => [penggunaId, siapa]))
  return rows.map(({ pengguna_id, judul, isi }) => [nama.get(pengguna_id) ?? String(pengguna_id), judul, isi])
}
const judul = async () => (await kabar()).map(([siapa, apa]) => [siapa, apa])
const punch = async ({ token }: Person) => {
  const isian = { ...DI_DALAM, keterangan: 'Terlambat.' }
  const { status, body } = await server.call('POST /presensi/check-in', {
    token,
    form: formPresensi(fotoBaru(), isian),
  })
  expect(status).toBe(201)
  await server.deps.jobs.idle()
  return body['data'].id as number
}
const alarm = (apa: 'tanggapi' | 'sakit', body: object, token = masuk.token.budi) =>
  server.call(`POST /kelola/alarm/${apa}`, { token, body })

it('[GANTI-01, GANTI-03, GANTI-05] who has not come is told to the site once, with how many, in the minute and not before', async () => {
  await tambah(8)
  await pada('08:14')
  expect(await kabar()).toEqual([])
  // Two servers look in the same minute, and one that has just begun.
  server.setClock(jam(JATUH))
  const sekaligus = () => {
    const job = alarmJob(server.deps)
    return job.claim().then((apa) => (apa === null ? undefined : job.work(apa)))
  }
  await Promise.all([sekaligus(), sekaligus()])
  await sekaligus()
  await tick()
  const [satu, ...lain] = await kabar()
  expect([satu?.slice(0, 2), lain]).toEqual([['budi', '8 orang belum datang'], []])
  expect(satu?.[2]).toMatch(/^Gudang Alarm, mulai 08:00 WIB\. Belum datang: .*, dan 3 orang lain\.$/)
  const { body } = await server.call('GET /notifikasi', { token: masuk.token.budi })
  const [pertama] = body['data']
  expect([pertama.jenis, Date.parse(pertama.created_at) - Date.parse(jam(JATUH))]).toEqual([
    'ALARM_BELUM_DATANG',
    0,
  ])
  await pada('08:16')
  expect(await judul()).toHaveLength(1)
})

it('the minutes are the site’s own, and without a coordinator HR is told', async () => {
  await tambah(1)
  await server.owner.deleteFrom('kantor_koordinator').execute()
  await server.owner.updateTable('kantor').set({ alarm_menit: 0 }).where('id', '=', kantor).execute()
  await pada('08:04')
  expect(await judul()).toEqual([])
  await pada('08:05')
  expect(await judul()).toEqual([['hrd', '1 orang belum datang']])
  await pada('08:36')
  expect(await judul()).toHaveLength(1)
  await server.owner.updateTable('kantor').set({ alarm_menit: 10 }).where('id', '=', kantor).execute()
})

it('[GANTI-02] without an answer those above are told, each once; with one nobody is', async () => {
  const [pertama] = await tambah(1)
  for (const pukul of [JATUH, '08:29', '08:30', '08:31', '08:44', '08:45', '08:46', '09:30'])
    await pada(pukul)
  const apa = '1 orang belum datang'
  expect(await judul()).toEqual([
    ['budi', apa],
    ['koordinator', apa],
    ['hrd', apa],
  ])
  await server.owner.deleteFrom('alarm').execute()
  await server.owner.deleteFrom('notifikasi').execute()
  const kerja = { karyawan_id: pertama.karyawanId, tanggal: HARI, mulai: jam('08:00') }
  expect((await alarm('tanggapi', kerja)).status).toBe(409)
  // A server that begins later tells of what fell due before.
  server.setClock(jam('09:40'))
  const job = alarmJob(server.deps)
  const dikerjakan = await job.claim()
  if (dikerjakan !== null) await job.work(dikerjakan)
  expect(await judul()).toEqual([['budi', apa]])
  expect((await alarm('tanggapi', kerja, pertama.token)).status).toBe(403)
  expect([(await alarm('tanggapi', kerja)).status, (await alarm('tanggapi', kerja)).status]).toEqual([
    200, 200,
  ])
  await pada('10:30')
  expect(await judul()).toHaveLength(1)
})

it('[GANTI-04] a late punch takes it back and says who came when; withdrawn, it is raised anew', async () => {
  const [pertama, kedua] = await tambah(2)
  await pada(JATUH)
  expect(await judul()).toEqual([['budi', '2 orang belum datang']])
  server.setClock(jam('08:22'))
  const id = await punch(pertama)
  const [satu] = await kabar()
  expect(satu?.slice(1)).toEqual([
    '1 dari 2 orang belum datang',
    expect.stringMatching(/Belum datang: Orang \d+\. Datang: Orang \d+ 08:22\.$/),
  ])
  const tarik = await server.call(`POST /presensi/kejadian/${id}/tarik`, { token: pertama.token, body: {} })
  expect(tarik.status).toBe(200)
  await server.deps.jobs.idle()
  // The first message says so, and a new one is told.
  expect(await judul()).toEqual([
    ['budi', '2 orang belum datang'],
    ['budi', '1 orang belum datang'],
  ])
  server.setClock(jam('08:24'))
  await punch(pertama)
  if (kedua !== undefined) await punch(kedua)
  expect((await judul()).map(([, apa]) => apa)).toEqual(['Semua sudah datang', 'Yang terlambat sudah datang'])
  await pada('09:30')
  expect(await judul()).toHaveLength(2)
})

it('[GANTI-15] on leave, ill, excused, of whom a word waits, stood in for or off by a holiday: nobody is told', async () => {
  const [cuti, sakit, izin, digantikan, ...lain] = await tambah(6)
  if (!sakit || !izin || !digantikan || !lain[0]) throw new Error('six people')
  const minta = (siapa: Person, isi: object) =>
    insertAbsensi(server.owner, siapa, masuk.akun.koordinator.penggunaId, { tanggal_mulai: HARI, ...isi })
  const disetujui = {
    status: 'disetujui',
    diputus_oleh_id: masuk.akun.hrd.penggunaId,
    diputus_pada: new Date(jam('07:00')),
  }
  await minta(cuti, { ...disetujui, jenis_izin: 'SAKIT' })
  await minta(sakit, { jenis_izin: 'SAKIT' })
  await minta(izin, { jenis_izin: 'IZIN' })
  const kerja = {
    tanggal: HARI,
    kantor_id: kantor,
    mulai: new Date(jam('08:00')),
    selesai: new Date(jam('17:00')),
    toleransi_detik: 300,
    dibuat_pada: new Date(jam('03:00')),
  }
  const asli = await server.owner
    .insertInto('penugasan')
    .values({ ...kerja, karyawan_id: digantikan.karyawanId, asal: 'jadwal', turunan: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Who stands in is off by the week, and is missed in their place.
  const pengganti = lain[0]
  await server.owner
    .insertInto('jadwal_pengganti')
    .values({ karyawan_id: pengganti.karyawanId, tanggal: HARI })
    .execute()
  await server.owner
    .insertInto('penugasan')
    .values({ ...kerja, karyawan_id: pengganti.karyawanId, asal: 'pengganti', menggantikan_id: asli.id })
    .execute()
  await pada(JATUH)
  const [satu] = await kabar()
  expect(satu?.[1]).toBe('2 orang belum datang')
  const dicari = await server.owner.selectFrom('alarm').select('karyawan_id').orderBy('karyawan_id').execute()
  expect(dicari.map(({ karyawan_id }) => karyawan_id)).toEqual(
    lain.map(({ karyawanId }) => karyawanId).toSorted((a, b) => a - b),
  )
  // A holiday that comes later frees who follows the week.
  await server.owner
    .insertInto('libur')
    .values({ tanggal: HARI, jenis: 'PERUSAHAAN', nama: 'Hari jadi', kantor_ids: [kantor], hanya: true })
    .execute()
  await pada('08:20')
  expect((await kabar())[0]?.[2]).toMatch(/Tidak bertugas: /)
  await server.owner.deleteFrom('libur').where('tanggal', '=', HARI).execute()
})

it('[GANTI-11] ‘sakit’ files SAKIT of that day in the coordinator’s name, waits with HR and ends the alarm', async () => {
  const [pertama] = await tambah(1)
  await pada(JATUH)
  const isi = { karyawan_id: pertama.karyawanId, tanggal: HARI, keterangan: 'Demam, lewat telepon.' }
  expect((await alarm('sakit', isi, masuk.token.koordinator)).status).toBe(404)
  expect((await alarm('sakit', { ...isi, tanggal: '2026-11-19' })).status).toBe(422)
  expect((await alarm('sakit', isi)).status).toBe(201)
  await server.deps.jobs.idle()
  const tercatat = await server.owner
    .selectFrom('absensi')
    .select(['jenis_izin', 'status', 'tanggal_mulai', 'tanggal_selesai', 'diajukan_oleh_id', 'dicatat'])
    .where('karyawan_id', '=', pertama.karyawanId)
    .execute()
  expect(tercatat).toEqual([
    {
      jenis_izin: 'SAKIT',
      status: 'menunggu',
      tanggal_mulai: HARI,
      tanggal_selesai: HARI,
      diajukan_oleh_id: masuk.akun.budi.penggunaId,
      dicatat: true,
    },
  ])
  for (const pukul of ['08:30', '08:45', '09:30']) await pada(pukul)
  expect(await kabar()).toEqual([
    ['budi', 'Tidak ada lagi yang ditunggu', expect.stringMatching(/Izin atau sakit: Orang \d+\.$/)],
  ])
  // Told to HR, who decides; refused, the person is missed again.
  await server.owner
    .updateTable('absensi')
    .set({
      status: 'ditolak',
      diputus_oleh_id: masuk.akun.hrd.penggunaId,
      diputus_pada: new Date(jam('09:40')),
    })
    .where('karyawan_id', '=', pertama.karyawanId)
    .execute()
  await pada('09:41')
  expect((await judul()).at(-1)).toEqual(['budi', '1 orang belum datang'])
})

it('who stands in for a site’s coordinator is told as well', async () => {
  await tambah(1)
  await insertPengganti(server.owner, masuk.akun.budi.penggunaId, masuk.akun.koordinator.penggunaId, [
    `${HARI}T00:00:00+07:00`,
    '2026-11-21T00:00:00+07:00',
  ])
  await pada(JATUH)
  expect((await judul()).map(([siapa]) => siapa)).toEqual(['budi', 'koordinator'])
  await server.owner.deleteFrom('koordinator_pengganti').execute()
})

it('of several works on a date each is missed by itself, and a roster’s tolerance is its own', async () => {
  const [satu] = await tambah(1)
  await server.owner
    .insertInto('jadwal_pengganti')
    .values({ karyawan_id: satu.karyawanId, tanggal: HARI })
    .execute()
  const kerja = (mulai: string, selesai: string, toleransi_detik: number) => ({
    karyawan_id: satu.karyawanId,
    tanggal: HARI,
    kantor_id: kantor,
    mulai: new Date(jam(mulai)),
    selesai: new Date(jam(selesai)),
    toleransi_detik,
    asal: 'roster' as const,
    dibuat_pada: new Date(jam('03:00')),
  })
  await server.owner
    .insertInto('penugasan')
    .values([kerja('04:00', '08:00', 0), kerja('09:00', '12:00', 900)])
    .execute()
  await pada('04:09')
  expect(await judul()).toEqual([])
  await pada('04:10')
  expect(await judul()).toEqual([['budi', '1 orang belum datang']])
  await punch(satu)
  expect(await judul()).toEqual([['budi', 'Yang terlambat sudah datang']])
  await pada('09:24')
  expect(await judul()).toHaveLength(1)
  await pada('09:25')
  expect(await judul()).toEqual([
    ['budi', 'Yang terlambat sudah datang'],
    ['budi', '1 orang belum datang'],
  ])
  // Nobody came, and it is over: what was told stays, and nobody above is told of it any more.
  await pada('12:00')
  await pada('12:30')
  const sebab = await server.owner.selectFrom('alarm').select('sebab').orderBy('mulai').execute()
  expect(sebab.map((baris) => baris.sebab)).toEqual(['datang', 'lewat'])
  expect((await judul()).at(-1)).toEqual(['budi', '1 orang belum datang'])
})

it('an offer of the work to others answers its alarm', async () => {
  const [satu, calon] = await tambah(2)
  if (calon === undefined) throw new Error('two people')
  await server.owner
    .insertInto('jadwal_pengganti')
    .values({ karyawan_id: calon.karyawanId, tanggal: HARI })
    .execute()
  await pada(JATUH)
  const { status } = await server.call(`POST /karyawan/${satu.karyawanId}/penggantian/tawarkan`, {
    token: masuk.token.hrd,
    body: { tanggal: HARI, mulai: jam('08:00'), calon: [calon.karyawanId], alasan: 'Tidak datang.' },
  })
  expect(status).toBe(200)
  for (const pukul of ['08:30', '08:45']) await pada(pukul)
  expect(await judul()).toEqual([['budi', '1 orang belum datang']])
})
