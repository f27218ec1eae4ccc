import { afterAll, beforeEach, expect, it } from 'vitest'
import { type Akun, insertAbsensi, signInSemua } from '../../../../test/pengajuan.ts'
import { insertSlip } from '../../../../test/payroll.ts'
import { addPeople, setKoordinator } from '../../../../test/people.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { enterByOperator } from '../../../../test/operator.ts'
import { openForOwner } from '../admin.service.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
afterAll(() => server.close())
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
  koordinator: 'koordinator@rekan.example',
  admin: 'admin@rekan.example',
})
type Nama = keyof typeof token
const { owner } = server
const call = (nama: Nama, key: string, body: unknown = {}) => server.call(key, { token: token[nama], body })
const kode = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['error']?.error]
const bukan = [403, 'BUKAN_UNTUK_ANDA']
const SEHARI_MS = 86_400_000
const pada = (hari: number) =>
  server.setClock(new Date(Date.parse(JUMAT_PAGI) + hari * SEHARI_MS).toISOString())
const orang = (n: number) => addPeople(owner, n, Date.parse(JUMAT_PAGI))
const versi = async (karyawanId: number) =>
  (await owner.selectFrom('karyawan').select('versi').where('id', '=', karyawanId).executeTakeFirstOrThrow())
    .versi

beforeEach(async () => {
  pada(0)
  await owner.deleteFrom('akun_dibuka').execute()
  await owner.deleteFrom('penyetuju_gaji_hr').execute()
})

/** Each way by which an account is opened to others. */
const cara = async (nama: Nama, id: number) => [
  kode(await call(nama, `POST /karyawan/${id}/kode-reset`)),
  kode(await call(nama, `POST /karyawan/${id}/peran`, { role: 'koordinator' })),
  kode(
    await call(nama, `POST /karyawan/${id}`, {
      versi: await versi(id),
      email: `lain-${id}-${nama}@rekan.example`,
    }),
  ),
  kode(await call(nama, `POST /karyawan/${id}/faktor-kedua/hapus`)),
]

it('[JAGA-04] hrd opens no account that decides about them, whichever way; an administrator does', async () => {
  const [penyetuju, koordinator, pemegang, pengganti, lokasi, bebas] = await orang(6)
  if (!penyetuju || !koordinator || !pemegang || !pengganti || !lokasi || !bebas) throw new Error('too few')
  const semua = [penyetuju, koordinator, pemegang, pengganti, lokasi, bebas]
  await owner
    .updateTable('pengguna')
    .set({ role: 'koordinator', kata_sandi: 'x' })
    .where(
      'id',
      'in',
      semua.map(({ penggunaId }) => penggunaId),
    )
    .execute()
  await owner
    .insertInto('faktor_totp')
    .values(
      semua.map(({ penggunaId }) => ({
        pengguna_id: penggunaId,
        rahasia: Buffer.alloc(20),
        dibuat_pada: new Date(JUMAT_PAGI),
        aktif_pada: new Date(JUMAT_PAGI),
      })),
    )
    .execute()
  await owner.insertInto('penyetuju_gaji_hr').values({ pengguna_id: penyetuju.penggunaId }).execute()
  await setKoordinator(owner, koordinator.penggunaId, [akun.hrd])
  await insertAbsensi(owner, akun.hrd, pemegang.penggunaId, { tanggal_mulai: '2026-12-01' })
  await owner
    .insertInto('koordinator_pengganti')
    .values({
      koordinator_id: koordinator.penggunaId,
      pengganti_id: pengganti.penggunaId,
      tanggal_mulai: '2026-11-20',
      tanggal_selesai: '2026-11-30',
      masa: '[2026-11-19T17:00:00Z,2026-11-30T17:00:00Z)',
      dibuat_oleh_id: akun.hrdLain.penggunaId,
      dibuat_pada: new Date(JUMAT_PAGI),
    })
    .execute()
  const { kantor_id } = await owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', akun.hrd.karyawanId)
    .where('tanggal_selesai', 'is', null)
    .executeTakeFirstOrThrow()
  await owner
    .insertInto('kantor_koordinator')
    .values({ kantor_id, pengguna_id: lokasi.penggunaId, mulai: '2026-11-01' })
    .execute()

  for (const { karyawanId } of [penyetuju, koordinator, pemegang, pengganti, lokasi]) {
    const seen = await cara('hrd', karyawanId)
    // The role stays a coordinator's: no change.
    expect([karyawanId, ...seen.toSpliced(1, 1)]).toEqual([karyawanId, bukan, bukan, bukan])
    const turun = await call('hrd', `POST /karyawan/${karyawanId}/peran`, { role: 'karyawan' })
    expect([403, 409]).toContain(turun.status)
    expect((await cara('admin', karyawanId)).map(([status]) => status)).toEqual([201, 200, 200, 200])
  }
  const ditolak = await call('hrd', `POST /karyawan/${koordinator.karyawanId}/kode-reset`)
  expect(ditolak.body['message']).toMatch(
    /adalah koordinator Anda, jadi akunnya dibuka oleh administrator\. Minta /,
  )
  expect((await cara('hrd', bebas.karyawanId)).map(([status]) => status)).toEqual([201, 200, 200, 200])
  // Another of HR is decided about by the approver alone.
  expect(kode(await call('hrdLain', `POST /karyawan/${koordinator.karyawanId}/kode-reset`))[0]).toBe(201)
  expect(kode(await call('hrdLain', `POST /karyawan/${penyetuju.karyawanId}/kode-reset`))).toEqual(bukan)
})

it('[JAGA-04] in bulk who decides about hrd is skipped by name and handed to the administrators; a letter is free', async () => {
  const [koordinator, bersurat, bebas] = await orang(3)
  if (!koordinator || !bersurat || !bebas) throw new Error('too few')
  await owner
    .updateTable('pengguna')
    .set({ kata_sandi: null, email: null })
    .where('id', 'in', [koordinator.penggunaId, bebas.penggunaId])
    .execute()
  await owner
    .updateTable('pengguna')
    .set({ kata_sandi: null, email: 'bersurat@rekan.example' })
    .where('id', '=', bersurat.penggunaId)
    .execute()
  await setKoordinator(owner, koordinator.penggunaId, [akun.hrd])
  await insertAbsensi(owner, akun.hrd, bersurat.penggunaId, { tanggal_mulai: '2026-12-02' })
  const undang = (nama: Nama) =>
    call(nama, 'POST /kelola/karyawan/undang', {
      karyawan_ids: [koordinator, bersurat, bebas].map(({ karyawanId }) => karyawanId),
    })
  const { status, body } = await undang('hrd')
  expect([status, body['data'].surat, body['data'].cetak]).toEqual([200, 1, 1])
  expect(body['data'].dilewati).toEqual([
    {
      karyawan: expect.objectContaining({ id: koordinator.karyawanId }),
      alasan: expect.stringMatching(/adalah koordinator Anda, jadi diundang oleh administrator/),
    },
  ])
  const kabar = await owner
    .selectFrom('notifikasi')
    .select(['pengguna_id', 'isi'])
    .where('jenis', '=', 'AKUN_DISERAHKAN')
    .execute()
  expect(kabar).toEqual([
    { pengguna_id: akun.admin.penggunaId, isi: expect.stringMatching(/^Undangan cetak untuk /) },
  ])
  expect((await undang('admin')).body['data'].dilewati).toEqual([])
  expect(await owner.selectFrom('akun_dibuka').select('id').execute()).toEqual([])
})

it('[JAGA-05] who opened an account has nothing decided by it for two weeks, by call and by SQL; the answer says who can, and from when', async () => {
  await owner.updateTable('perusahaan').set({ nama: 'PT Uji', alamat: 'Jakarta' }).execute()
  const [pengurus] = await orang(1)
  if (!pengurus) throw new Error('too few')
  await owner.updateTable('pengguna').set({ role: 'admin' }).where('id', '=', pengurus.penggunaId).execute()
  const { penggunaId: koordinatorId, karyawanId } = akun.koordinator
  await setKoordinator(owner, koordinatorId, [pengurus])
  const minta = (tanggal_mulai: string, siapa: Akun = pengurus) =>
    insertAbsensi(owner, siapa, koordinatorId, { tanggal_mulai })
  const [satu, dua, tiga] = [
    await minta('2026-12-07'),
    await minta('2026-12-08'),
    await minta('2026-12-09', akun.siti),
  ]
  const buka = await server.call(`POST /karyawan/${karyawanId}/kode-reset`, {
    token: pengurus.token,
    body: {},
  })
  expect(buka.status).toBe(201)

  const setujui = (nama: Nama, id: number) => call(nama, `POST /absensi/${id}/approve`, {})
  const ditolak = await setujui('koordinator', satu)
  expect(kode(ditolak)).toEqual([403, 'AKUN_DIBUKA'])
  expect(ditolak.body['message']).toMatch(
    /Sekarang dapat diputus oleh .+; dari akun Anda lagi mulai 4 Desember 2026\./,
  )
  expect((await setujui('koordinator', tiga)).status).toBe(200)
  await expect(
    server.db
      .updateTable('absensi')
      .set({ status: 'disetujui', diputus_oleh_id: koordinatorId, diputus_pada: new Date(JUMAT_PAGI) })
      .where('id', '=', satu)
      .execute(),
  ).rejects.toMatchObject({ constraint: 'akun_dibuka' })
  expect((await setujui('hrd', satu)).status).toBe(200)
  pada(13.9)
  expect((await setujui('koordinator', dua)).status).toBe(403)
  pada(14.1)
  expect((await setujui('koordinator', dua)).status).toBe(200)
})

it('[JAGA-05] nor publishes it their pay; accounts of one person count as one', async () => {
  const slip = await insertSlip(owner, akun.hrdLain, akun.hrd.penggunaId, { tahun: 2026, bulan: 9 })
  const lain = await insertSlip(owner, akun.siti, akun.hrd.penggunaId, { tahun: 2026, bulan: 9 })
  // An account without an employee under the same name as an employee's.
  const { nama } = await owner
    .selectFrom('karyawan')
    .select('nama')
    .where('id', '=', akun.hrdLain.karyawanId)
    .executeTakeFirstOrThrow()
  await owner
    .updateTable('pengguna')
    .set({ nama: ` ${nama.toUpperCase()} ` })
    .where('id', '=', akun.admin.penggunaId)
    .execute()
  expect((await call('admin', `POST /karyawan/${akun.hrd.karyawanId}/kode-reset`)).status).toBe(201)
  const { body } = await call('hrd', 'POST /kelola/payroll/terbitkan', {
    slip: [slip, lain].map((id) => ({ id, versi: 1 })),
    sebelum_akhir: true,
  })
  expect(body['data']).toEqual([
    { id: slip, hasil: 'GAGAL', pesan: expect.stringMatching(/^Akun Anda baru dibukakan oleh /) },
    { id: lain, hasil: 'BERHASIL', pesan: null },
  ])
  await expect(
    server.db
      .insertInto('payroll_persetujuan')
      .values({ payroll_id: slip, versi: 1, oleh_id: akun.hrd.penggunaId, pada: new Date(JUMAT_PAGI) })
      .execute(),
  ).rejects.toThrow()
  // Of HR who is the administrator as well, an approver's account is the operator's to open.
  await owner.insertInto('penyetuju_gaji_hr').values({ pengguna_id: akun.koordinator.penggunaId }).execute()
  const buka = await call('admin', `POST /karyawan/${akun.koordinator.karyawanId}/kode-reset`)
  expect(kode(buka)).toEqual(bukan)
  expect(buka.body['message']).toContain('npm run admin -- --buka')
})

it('[JAGA-05] what an account publishes that the operator opened says that there was no second person, as does the trail', async () => {
  const { deps } = server
  token.koordinator = await enterByOperator(server, 'KOORDINATOR@rekan.example')
  const jejak = await owner
    .selectFrom('audit')
    .select('sesudah')
    .where('tindakan', '=', 'npm run admin')
    .execute()
  expect(jejak).toEqual([{ sesudah: expect.objectContaining({ catatan: 'tanpa orang kedua' }) }])
  await owner.insertInto('penyetuju_gaji_hr').values({ pengguna_id: akun.koordinator.penggunaId }).execute()
  const slip = await insertSlip(owner, akun.hrd, akun.hrd.penggunaId, {
    tahun: 2026,
    bulan: 9,
    dibagikan_pada: new Date(JUMAT_PAGI),
  })
  const terbit = await call('koordinator', `POST /payroll/${slip}/terbitkan`, {
    versi: 1,
    sebelum_akhir: true,
  })
  expect([terbit.status, terbit.body['data'].catatan]).toEqual([200, 'Diterbitkan tanpa orang kedua.'])
  await expect(openForOwner(owner, deps, 'tidak@ada.example')).rejects.toThrow('Tidak ada akun')
})

it('[JAGA-05] what the operator opens is closed at once to whoever had it, and opened by the link that was printed alone', async () => {
  const { deps } = server
  const [lama] = await orang(1)
  if (lama === undefined) throw new Error('nobody was added')
  const email = 'dibuka@rekan.example'
  const kataSandi = 'kata-sandi-pencuri-1'
  await owner
    .updateTable('pengguna')
    .set({ email, kata_sandi: await deps.passwords.hash(kataSandi) })
    .where('id', '=', lama.penggunaId)
    .execute()
  const masuk = async (password: string) =>
    (await server.call('POST /login', { body: { email, password } })).status
  const profil = async (pemanggil: string) => (await server.call('GET /profile', { token: pemanggil })).status
  expect([await masuk(kataSandi), await profil(lama.token)]).toEqual([200, 200])
  const baru = await enterByOperator(server, email)
  expect([await profil(lama.token), await profil(baru)]).toEqual([401, 200])
  const tautan = await openForOwner(owner, deps, email)
  expect([await profil(baru), await masuk(kataSandi)]).toEqual([401, 401])
  expect(tautan).toContain('/auth/reset-password?token=')
})

it('[JAGA-04, JAGA-05] the trail tells who opened whose account and what it decided in the two weeks after', async () => {
  const jejak = async () => {
    const { body } = await server.call('GET /kelola/audit?jenis=DIBUKA', { token: token.admin })
    return body['data'].map(({ tindakan, oleh }: { tindakan: string; oleh: { id: number } }) => [
      tindakan,
      oleh.id,
    ])
  }
  const minta = (tanggal_mulai: string) =>
    insertAbsensi(owner, akun.siti, akun.koordinator.penggunaId, { tanggal_mulai })
  const [sebelum, sesudah, kelak] = [
    await minta('2027-01-04'),
    await minta('2027-01-06'),
    await minta('2027-01-07'),
  ]
  const setujui = (id: number) => call('koordinator', `POST /absensi/${id}/approve`, {})
  pada(30)
  expect((await setujui(sebelum)).status).toBe(200)
  expect(await jejak()).toEqual([])
  pada(31)
  await setKoordinator(owner, null, [akun.hrdLain])
  const { karyawanId, penggunaId } = akun.koordinator
  expect((await call('hrdLain', `POST /karyawan/${karyawanId}/kode-reset`)).status).toBe(201)
  pada(32)
  expect((await setujui(sesudah)).status).toBe(200)
  pada(46)
  expect((await setujui(kelak)).status).toBe(200)
  expect(await jejak()).toEqual([
    ['POST /absensi/{id}/approve', penggunaId],
    ['POST /karyawan/{id}/kode-reset', akun.hrdLain.penggunaId],
  ])
})
