import { afterAll, beforeEach, expect, it } from 'vitest'
import { signInSemua } from '../../../test/pengajuan.ts'
import { addPeople } from '../../../test/people.ts'
import { JUMAT_PAGI, startTestServer } from '../../../test/server.ts'

/** A rule by which nobody goes but who changes it is no rule: it reschedules a person, which HR does not do to themselves. */
const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
afterAll(() => server.close())
const { owner } = server
const { token, akun } = await signInSemua(server, {
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
})
const [lain] = await addPeople(owner, 1, Date.parse(JUMAT_PAGI))
if (lain === undefined) throw new Error('nobody was added')
const HRD = akun.hrd.karyawanId
const call = (pemanggil: string | undefined, key: string, body: unknown = {}, versi?: number) =>
  server.call(key, {
    token: pemanggil,
    ...(versi !== undefined && { headers: { 'if-match': `"${versi}"` } }),
    ...(!key.startsWith('GET ') && { body }),
  })
const kode = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['error']?.error]
const sendiri = [403, 'URUSAN_SENDIRI']
const semula = await owner
  .selectFrom('penempatan')
  .selectAll()
  .where('karyawan_id', '=', HRD)
  .where('tanggal_selesai', 'is', null)
  .executeTakeFirstOrThrow()
const { nama: namaLain } = await owner
  .selectFrom('karyawan')
  .select('nama')
  .where('id', '=', akun.hrdLain.karyawanId)
  .executeTakeFirstOrThrow()
const { id: kantor_id } = await owner
  .insertInto('kantor')
  .columns(['kode', 'nama', 'alamat', 'zona_waktu', 'area'])
  .expression((eb) =>
    eb
      .selectFrom('kantor')
      .select((e) => [
        e.val('SDR01').as('kode'),
        e.val('Ruang Sendiri').as('nama'),
        'alamat',
        'zona_waktu',
        'area',
      ])
      .where('id', '=', semula.kantor_id),
  )
  .returning('id')
  .executeTakeFirstOrThrow()
const pekan = (...hari: number[]) => ({
  toleransi_menit: 0,
  masuk_saat_libur: false,
  hari: hari.map((ke) => ({
    hari: ke,
    jam_mulai: '08:00',
    jam_selesai: '17:00',
    istirahat_menit: 60,
    istirahat_sesudah_menit: 240,
  })),
})

beforeEach(async () => {
  await owner.updateTable('penempatan').set({ kantor_id }).where('id', '=', semula.id).execute()
  await owner
    .updateTable('penempatan')
    .set({ kantor_id: semula.kantor_id })
    .where('karyawan_id', '=', lain.karyawanId)
    .execute()
})

it('[JAGA-11] HR gives no day off to a site where nobody else works, however it is said; another of HR does', async () => {
  const semua = await owner.selectFrom('kantor').select('id').execute()
  const libur = (pemanggil: string | undefined, isi: object) =>
    call(pemanggil, 'POST /kelola/pengaturan/libur', {
      tanggal: '2026-11-24',
      jenis: 'PERUSAHAAN',
      nama: 'Hari tenang',
      berlaku: true,
      ...isi,
    })
  const ditolak = await libur(token.hrd, { kantor_ids: [kantor_id], hanya: true })
  expect(kode(ditolak)).toEqual(sendiri)
  expect(ditolak.body['message']).toContain(namaLain)
  const selain = semua.map(({ id }) => id).filter((id) => id !== kantor_id)
  expect(kode(await libur(token.hrd, { kantor_ids: selain, hanya: false }))).toEqual(sendiri)
  expect(await owner.selectFrom('libur').select('nama').where('nama', '=', 'Hari tenang').execute()).toEqual(
    [],
  )
  // Of everybody, of a site with others, and of nobody’s it is a rule.
  expect((await libur(token.hrd, {})).status).toBe(200)
  expect((await libur(token.hrd, { kantor_ids: [kantor_id, semula.kantor_id], hanya: true })).status).toBe(
    200,
  )
  expect((await libur(token.hrd, { berlaku: false })).status).toBe(200)
  expect((await libur(token.hrdLain, { kantor_ids: [kantor_id], hanya: true })).status).toBe(200)
})

it('[JAGA-11] HR sets no rule of pay for a site or a position that is theirs alone; another of HR does', async () => {
  const aturan = (pemanggil: string | undefined, isi: object) =>
    call(pemanggil, 'POST /kelola/payroll/aturan', {
      jenis: 'MAKAN',
      mulai: '2026-12-01',
      jumlah: 50_000,
      ...isi,
    })
  const ditolak = await aturan(token.hrd, { kantor_id })
  expect(kode(ditolak)).toEqual(sendiri)
  expect(ditolak.body['message']).toContain(namaLain)
  expect(
    await owner.selectFrom('aturan_upah').select('id').where('kantor_id', '=', kantor_id).execute(),
  ).toEqual([])
  expect((await aturan(token.hrdLain, { kantor_id })).status).toBe(200)
  // Of everybody, and of a site with others, it is a rule.
  expect((await aturan(token.hrd, {})).status).toBe(200)
  expect((await aturan(token.hrd, { kantor_id: semula.kantor_id })).status).toBe(200)
  await owner.updateTable('penempatan').set({ jabatan: 'Juru kunci' }).where('id', '=', semula.id).execute()
  const jabatan = { jenis: 'TANPA_LEMBUR', jabatan: ' juru KUNCI', jumlah: 0 }
  expect(kode(await aturan(token.hrd, jabatan))).toEqual(sendiri)
})

it('[JAGA-11] HR changes no week by which they alone work; the only one of HR does, and is told of', async () => {
  const baru = await call(token.hrdLain, 'POST /kelola/jadwal-kerja', {
    nama: 'Jadwal seorang',
    ...pekan(1, 2, 3, 4, 5),
  })
  expect([baru.status, baru.body['message']]).toEqual([201, 'Jadwal kerja ditambahkan.'])
  const { id } = baru.body['data']
  const setJadwal = (karyawanId: number) =>
    owner
      .updateTable('penempatan')
      .set({ jadwal_id: id })
      .where('karyawan_id', '=', karyawanId)
      .where('tanggal_selesai', 'is', null)
      .execute()
  await setJadwal(HRD)
  let mulai = 22
  const ubah = async (pemanggil: string | undefined) => {
    const { versi } = (await call(pemanggil, 'GET /kelola/jadwal-kerja')).body['data'].find(
      (satu: { id: number }) => satu.id === id,
    )
    mulai += 1
    return call(
      pemanggil,
      `POST /kelola/jadwal-kerja/${id}/versi`,
      { ...pekan((mulai % 5) + 1), berlaku_dari: `2026-11-${mulai}` },
      versi,
    )
  }
  expect(kode(await ubah(token.hrd))).toEqual(sendiri)
  expect((await ubah(token.hrdLain)).status).toBe(200)
  await setJadwal(lain.karyawanId)
  expect((await ubah(token.hrd)).status).toBe(200)
  await owner
    .updateTable('penempatan')
    .set({ jadwal_id: semula.jadwal_id })
    .where('karyawan_id', '=', lain.karyawanId)
    .execute()
  const bukanHrd = owner
    .updateTable('pengguna')
    .where('role', '=', 'hrd')
    .where('id', '<>', akun.hrd.penggunaId)
  await bukanHrd.set({ aktif: false }).execute()
  expect((await ubah(token.hrd)).status).toBe(200)
  await bukanHrd.set({ aktif: true }).execute()
})

it('[JAGA-11] who closes a site ends no placement of their own by it', async () => {
  const { versi } = (await call(token.hrd, `GET /kelola/lokasi/${kantor_id}`)).body['data']
  const tutup = (pemanggil: string | undefined) =>
    call(
      pemanggil,
      `POST /kelola/lokasi/${kantor_id}/tutup`,
      { tanggal: '2026-11-24', akhiri_penempatan: true },
      versi,
    )
  expect(kode(await tutup(token.hrd))).toEqual(sendiri)
  expect((await tutup(token.hrdLain)).status).toBe(200)
})

it('[JAGA-11] a week that an account changes back in time leaves the days of who made that account', async () => {
  const pada = new Date(JUMAT_PAGI)
  await owner
    .insertInto('akun_dibuka')
    .values({ pengguna_id: akun.hrdLain.penggunaId, oleh_id: lain.penggunaId, cara: 'BARU', pada })
    .execute()
  const jadwal = async (karyawanId: number) =>
    (await call(token.hrd, `GET /karyawan/${karyawanId}/presensi?tanggal=2026-11-18`)).body['data'].jadwal
  const sebelum = await jadwal(lain.karyawanId)
  const { jadwal_id } = await owner
    .selectFrom('penempatan')
    .select('jadwal_id')
    .where('karyawan_id', '=', lain.karyawanId)
    .executeTakeFirstOrThrow()
  const { versi } = (await call(token.hrd, 'GET /kelola/jadwal-kerja')).body['data'].find(
    ({ id }: { id: number }) => id === jadwal_id,
  )
  const ubah = await call(
    token.hrdLain,
    `POST /kelola/jadwal-kerja/${jadwal_id}/versi`,
    { ...pekan(1, 2), berlaku_dari: '2026-11-16', alasan: 'Salah catat.' },
    versi,
  )
  expect(ubah.status).toBe(200)
  expect(sebelum).not.toBeNull()
  expect(await jadwal(lain.karyawanId)).toEqual(sebelum)
  await owner.deleteFrom('akun_dibuka').execute()
})

it('[JAGA-11] a minimum wage, what pay follows from at one’s site and a post there are told as other rules are', async () => {
  await owner.deleteFrom('notifikasi').execute()
  const minimum = { wilayah: 'Kota Uji', tahun: 2026, jumlah: 5_000_000 }
  const satu = await call(token.hrd, 'POST /kelola/upah-minimum', { baris: [minimum] })
  const lokasi = (id: number) =>
    call(token.hrd, 'POST /kelola/upah-minimum/lokasi', {
      kantor_id: id,
      wilayah: 'Kota Uji',
      kelas_jkk: 'RENDAH',
    })
  await owner
    .updateTable('penempatan')
    .set({ kantor_id: semula.kantor_id })
    .where('id', '=', semula.id)
    .execute()
  const dua = await lokasi(semula.kantor_id)
  const { id: bukanTempatnya } = await owner
    .selectFrom('kantor')
    .select('id')
    .where('id', 'not in', [semula.kantor_id, kantor_id])
    .where('tutup_mulai', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const tiga = await lokasi(bukanTempatnya)
  expect([satu, dua, tiga].map(({ status, body }) => [status, body['errors']])).toEqual([
    [200, undefined],
    [200, undefined],
    [200, undefined],
  ])
  const diberi = await owner
    .selectFrom('notifikasi')
    .select('isi')
    .where('pengguna_id', '=', akun.hrdLain.penggunaId)
    .where('jenis', '=', 'ATURAN_DIUBAH')
    .orderBy('id')
    .execute()
  expect(diberi.map(({ isi }) => /mengubah (.*) yang juga/.exec(isi)?.[1])).toEqual([
    'upah minimum',
    'dasar gaji lokasi',
  ])
})
