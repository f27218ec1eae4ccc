import { createHash } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { insertAbsensi, insertLembur, signInSemua } from '../../../test/pengajuan.ts'
import { insertKejadian, insertSesi } from '../../../test/hubungan.tulis.ts'
import { enterByOperator } from '../../../test/operator.ts'
import { addPeople, setKoordinator } from '../../../test/people.ts'
import { fotoBaru, formPresensi } from '../../../test/selfie.ts'
import { JUMAT_PAGI, startTestServer } from '../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
afterAll(() => server.close())
const { owner } = server
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
  admin: 'admin@rekan.example',
})
const people = await addPeople(owner, 5, Date.parse(JUMAT_PAGI))
const call = (pemanggil: string | undefined, key: string, body: unknown = {}) =>
  server.call(key, { token: pemanggil, ...(!key.startsWith('GET ') && { body }) })
const kode = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['error']?.error]
const HRD = akun.hrd.karyawanId
const name = async (id: number) =>
  (await owner.selectFrom('karyawan').select('nama').where('id', '=', id).executeTakeFirstOrThrow()).nama
const NAMA = await name(HRD)
const tempat = await owner
  .selectFrom('penempatan')
  .select(['kantor_id', 'jadwal_id', 'jabatan', 'unit', 'koordinator_id'])
  .where('karyawan_id', '=', HRD)
  .where('tanggal_selesai', 'is', null)
  .executeTakeFirstOrThrow()
const pindah = { ...tempat, tanggal_masuk: '2026-12-01', utama: true }
/** By whichever of one's accounts: one without an employee is whoever bears its name. */
const dua = `akun-kedua-${'0'.repeat(40)}`
const { id: akunDua } = await owner
  .insertInto('pengguna')
  .values({ email: 'dua@rekan.example', nama: ` ${NAMA.toUpperCase()}`, role: 'hrd' })
  .returning('id')
  .executeTakeFirstOrThrow()
await insertSesi(owner, Date.parse(JUMAT_PAGI), [[akunDua, dua]])
const setPenyetuju = (penggunaId: number) =>
  owner.insertInto('penyetuju_gaji_hr').values({ pengguna_id: penggunaId }).execute()

beforeEach(async () => {
  await owner.deleteFrom('penyetuju_gaji_hr').execute()
  await owner.deleteFrom('akun_dibuka').execute()
})

it('[JAGA-11] hrd is told who moves them; in bulk they are left out by name and the others go on', async () => {
  const sendiri = await call(token.hrd, `POST /karyawan/${HRD}/penempatan`, pindah)
  expect(kode(sendiri)).toEqual([403, 'URUSAN_SENDIRI'])
  expect(sendiri.body['message']).toContain(await name(akun.hrdLain.karyawanId))
  const [lain] = people
  const { karyawanId = 0 } = lain ?? {}
  const { kantor_id } = tempat
  const banyak = await call(token.hrd, 'POST /kelola/karyawan/pindah', {
    karyawan_ids: [HRD, karyawanId],
    kantor_id,
    tanggal_masuk: '2026-12-01',
  })
  expect(banyak.body['data']).toMatchObject({
    dipindah: [{ id: karyawanId }],
    dilewati: [{ karyawan: { id: HRD, nama: NAMA }, alasan: sendiri.body['message'] }],
  })
  expect((await call(dua, `POST /karyawan/${HRD}/penempatan`, pindah)).status).toBe(403)
  const upah = {
    satuan: 'bulan',
    pokok: 90_000_000,
    tunjangan_tetap: 0,
    tunjangan_tidak_tetap: 0,
    mulai: '2026-12-01',
  }
  expect(kode(await call(dua, `POST /karyawan/${HRD}/upah`, upah))).toEqual([403, 'UPAH_SENDIRI'])
  expect((await call(token.hrdLain, `POST /karyawan/${HRD}/penempatan`, pindah)).status).toBe(201)
})

it('[JAGA-11] a roster is planned for hrd by another, and a waiver leaves out whoever makes it', async () => {
  const { kantor_id } = tempat
  const lembar = async (nama: string | undefined) =>
    (await call(nama, `GET /kelola/roster?kantor_id=${kantor_id}&mulai=2026-11-23&hari=7`)).body['data']
  const { orang, versi } = await lembar(token.hrd)
  const lain = orang.find((satu: { id: number }) => satu.id !== HRD)
  expect(orang.map((satu: { id: number }) => satu.id)).toContain(HRD)
  const isi = [{ jenis_shift_id: null, pos_id: null }]
  const alamat = { kantor_id, mulai: '2026-11-23', hari: 7 }
  const paint = async (pemanggil: string | undefined, id: number, ke = versi) =>
    call(pemanggil, 'POST /kelola/roster/sel', {
      ...alamat,
      versi: ke,
      sel: [{ karyawan_id: id, tanggal: '2026-11-25', isi }],
    })
  expect(kode(await paint(token.hrd, HRD))).toEqual([403, 'URUSAN_SENDIRI'])
  expect((await paint(token.hrdLain, HRD)).status).toBe(200)
  expect((await paint(token.hrd, lain.id, (await lembar(token.hrd)).versi)).status).toBe(200)
  const salin = await call(token.hrd, 'POST /kelola/roster/salin', {
    ...alamat,
    versi: (await lembar(token.hrd)).versi,
    ke: '2026-11-30',
  })
  expect(salin.body['data']).toMatchObject({ disalin: 2, dilewati: 0, sendiri: NAMA })
  // Among others one's own is drafted, and stays a draft until another publishes it.
  const terbit = await call(token.hrd, 'POST /kelola/roster/terbitkan', {
    ...alamat,
    versi: (await lembar(token.hrd)).versi,
    alasan: 'Uji.',
  })
  expect([terbit.status, terbit.body['data'].terbit]).toEqual([200, 1])
  const olehDua = await call(dua, 'POST /kelola/roster/terbitkan', {
    ...alamat,
    versi: (await lembar(dua)).versi,
    alasan: 'Uji.',
  })
  expect(kode(olehDua)).toEqual([403, 'URUSAN_SENDIRI'])
  const lagi = await call(token.hrdLain, 'POST /kelola/roster/terbitkan', {
    ...alamat,
    versi: (await lembar(token.hrdLain)).versi,
    alasan: 'Uji.',
  })
  expect([lagi.status, lagi.body['data'].terbit]).toEqual([200, 1])

  const presensi = await insertKejadian(
    owner,
    { ...akun.hrd, token: '' },
    '2026-11-20',
    Date.parse('2026-11-20T08:20:00+07:00'),
  )
  await owner
    .updateTable('presensi_kejadian')
    .set({ kantor_id, telat_detik: 1200, dikoreksi: true, oleh_id: akun.hrdLain.penggunaId })
    .where('id', '=', presensi)
    .execute()
  const telat = async () =>
    (await call(token.hrd, `GET /karyawan/${HRD}/presensi?tanggal=2026-11-20`)).body['data'].check_in.telat
  const putihkan = (pemanggil: string | undefined) =>
    call(pemanggil, `POST /kelola/lokasi/${kantor_id}/pemutihan`, {
      tanggal: '2026-11-20',
      mulai: '08:00',
      selesai: '08:30',
      alasan: 'Gangguan sistem.',
    })
  server.setClock('2026-11-20T13:00:00+07:00')
  expect((await putihkan(token.hrd)).body['data']).toMatchObject({ presensi: 0, kecuali: { nama: NAMA } })
  expect(await telat()).toBe(1200)
  expect((await putihkan(token.hrdLain)).body['data']).toMatchObject({ presensi: 1 })
  expect(await telat()).toBe(0)
  server.setClock(JUMAT_PAGI)
})

it('[JAGA-11] who approves HR’s pay does it for HR alone, not for oneself by another account unless the operator lets them', async () => {
  const [, penyetuju, lain] = people
  if (!penyetuju || !lain) throw new Error('too few')
  await setPenyetuju(penyetuju.penggunaId)
  const cuti = (pemanggil: string | undefined, karyawanId: number, ke: string) =>
    call(pemanggil, `POST /karyawan/${karyawanId}/penempatan`, { ...pindah, tanggal_masuk: ke, utama: true })
  expect((await cuti(penyetuju.token, HRD, '2027-01-01')).status).toBe(201)
  expect(kode(await cuti(penyetuju.token, lain.karyawanId, '2027-01-01'))).toEqual([403, 'TANPA_HAK'])
  expect(kode(await cuti(lain.token, HRD, '2027-02-01'))).toEqual([403, 'TANPA_HAK'])
  const banyak = {
    karyawan_ids: [HRD, lain.karyawanId],
    kantor_id: tempat.kantor_id,
    tanggal_masuk: '2027-02-01',
  }
  expect((await call(penyetuju.token, 'POST /kelola/karyawan/pindah', banyak)).status).toBe(403)
  const minta = await insertAbsensi(owner, akun.hrd, penyetuju.penggunaId, { tanggal_mulai: '2026-12-14' })
  expect((await call(penyetuju.token, `POST /absensi/${minta}/approve`)).status).toBe(200)
  // Whom HR has opened a short while ago settles nothing of HR's.
  const dibuka = {
    pengguna_id: penyetuju.penggunaId,
    oleh_id: akun.hrd.penggunaId,
    cara: 'KODE',
    pada: new Date(JUMAT_PAGI),
  } as const
  await owner.insertInto('akun_dibuka').values(dibuka).execute()
  expect(kode(await cuti(penyetuju.token, HRD, '2027-03-01'))).toEqual([403, 'AKUN_DIBUKA'])

  // The owner of a tiny company: administrator and HR in one.
  await owner.deleteFrom('penyetuju_gaji_hr').execute()
  await owner.updateTable('pengguna').set({ nama: NAMA }).where('id', '=', akun.admin.penggunaId).execute()
  await setPenyetuju(akun.admin.penggunaId)
  expect(kode(await cuti(token.admin, HRD, '2027-03-01'))).toEqual([403, 'ORANG_YANG_SAMA'])
  token.admin = await enterByOperator(server, 'admin@rekan.example')
  expect((await cuti(token.admin, HRD, '2027-03-01')).status).toBe(201)
  const jejak = await owner
    .selectFrom('audit')
    .select('sesudah')
    .where('pengguna_id', '=', akun.admin.penggunaId)
    .where('tindakan', '=', 'POST /karyawan/{id}/penempatan')
    .execute()
  expect(jejak.map(({ sesudah }) => sesudah)).toContainEqual({ catatan: 'tanpa orang kedua' })
})

it('[JAGA-11] who approves HR’s pay sees what people of HR ask of them and what is to be looked at, and nothing else of anybody', async () => {
  const [lain, penyetuju] = people
  if (!penyetuju || !lain) throw new Error('too few')
  const { penggunaId } = penyetuju
  const hari = '2026-11-18'
  const izin = await insertAbsensi(owner, akun.hrd, penggunaId, { tanggal_mulai: '2026-12-21' })
  const bukanHrd = await insertAbsensi(owner, lain, penggunaId, { tanggal_mulai: '2026-12-21' })
  const bukanUntuknya = await insertAbsensi(owner, akun.hrd, akun.hrdLain.penggunaId, {
    tanggal_mulai: '2026-12-22',
  })
  const lembur = await insertLembur(owner, akun.hrd, penggunaId, { tanggal: '2026-11-19' })
  for (const siapa of [akun.hrd, lain]) {
    const id = await insertKejadian(
      owner,
      { ...siapa, token: '' },
      hari,
      Date.parse(`${hari}T08:00:00+07:00`),
    )
    await owner.updateTable('presensi_kejadian').set({ perlu_tinjauan: true }).where('id', '=', id).execute()
  }
  const baca = async (pemanggil: string | undefined, key: string) => (await call(pemanggil, key)).status
  const SEMUA = [
    `GET /absensi/${izin}`,
    `GET /absensi/${bukanHrd}`,
    `GET /absensi/${bukanUntuknya}`,
    `GET /lembur/${lembur}`,
    `GET /karyawan/presensi/${HRD}?tanggal=${hari}`,
    `GET /karyawan/presensi/${lain.karyawanId}?tanggal=${hari}`,
  ]
  const bacaSemua = () => Promise.all(SEMUA.map((key) => baca(penyetuju.token, key)))
  const jumlah = async () => (await call(penyetuju.token, 'GET /pengajuan/jumlah')).body['data']
  const daftar = async (key: string) =>
    (await call(penyetuju.token, key)).body['data'].map(({ id }: { id: number }) => id)
  const boleh = async () => (await call(penyetuju.token, 'GET /profile')).body['data'].boleh.urusan_hrd

  expect(await bacaSemua()).toEqual([404, 404, 404, 404, 404, 404])
  expect([await jumlah(), await boleh()]).toEqual([{ izin: 0, lembur: 0, presensi: 0 }, undefined])
  await setPenyetuju(penggunaId)
  expect(await bacaSemua()).toEqual([200, 404, 404, 200, 200, 404])
  const urusan = { rekening: [], slip: 0, reimburse: 0 }
  expect(await jumlah()).toEqual({ izin: 1, lembur: 1, presensi: 1, urusan })
  expect(new Set(await boleh())).toEqual(new Set([HRD, akun.hrdLain.karyawanId]))
  expect(await daftar('GET /absensi?lingkup=tim&status=menunggu')).toEqual([izin])
  expect(await daftar('GET /lembur?lingkup=tim&status=menunggu')).toEqual([lembur])
  expect(await daftar('GET /karyawan/presensi?perlu_tinjauan=1')).toEqual([HRD])
  expect(await daftar('GET /karyawan/presensi?bulan=11&tahun=2026&per_page=100')).not.toContain(HRD)

  const { body } = await call(penyetuju.token, `GET /absensi/${izin}`)
  expect(body['data'].dapat).toEqual({ putuskan: true, batalkan: false })
  const tinjauan = { tanggal: hari, jenis: 'check_in', diterima: true }
  for (const [key, isi] of [
    [`POST /absensi/${izin}/approve`, {}],
    [`POST /lembur/${lembur}/approve`, {}],
    [`POST /karyawan/presensi/${HRD}/tinjauan`, tinjauan],
  ] as const)
    expect((await call(penyetuju.token, key, isi)).status, key).toBe(200)
  expect(await jumlah()).toEqual({ izin: 0, lembur: 0, presensi: 0, urusan })
  // What they have decided they find again.
  expect(await daftar('GET /absensi?lingkup=tim&status=disetujui')).toContain(izin)

  // One who is the same person as somebody of HR settles nothing of theirs.
  await owner.deleteFrom('penyetuju_gaji_hr').execute()
  await owner.updateTable('pengguna').set({ nama: NAMA }).where('id', '=', akun.admin.penggunaId).execute()
  await setPenyetuju(akun.admin.penggunaId)
  expect(await baca(token.admin, `GET /karyawan/presensi/${HRD}?tanggal=${hari}`)).toBe(404)
})

it('[JAGA-11] who approves HR’s pay is told of a punch of HR that somebody should look at, where nobody coordinates HR', async () => {
  const [, penyetuju] = people
  if (!penyetuju) throw new Error('too few')
  await setPenyetuju(penyetuju.penggunaId)
  await owner.deleteFrom('kantor_koordinator').execute()
  const milikHrd = owner.selectFrom('presensi').select('id').where('karyawan_id', '=', HRD)
  await owner.deleteFrom('presensi_kejadian').where('presensi_id', 'in', milikHrd).execute()
  await owner.deleteFrom('presensi').where('karyawan_id', '=', HRD).execute()
  await owner.deleteFrom('penugasan').where('karyawan_id', '=', HRD).execute()
  await owner.updateTable('penempatan').set({ koordinator_id: null }).where('karyawan_id', '=', HRD).execute()
  await owner.deleteFrom('notifikasi').execute()
  server.setClock('2026-11-20T07:55:00+07:00')
  const jauh = { latitude: '-6.2400', longitude: '106.8272', keterangan: 'Rapat di pelanggan.' }
  const form = formPresensi(fotoBaru(), jauh)
  expect((await server.call('POST /presensi/check-in', { token: token.hrd, form })).status).toBe(201)
  server.setClock(JUMAT_PAGI)
  const kabar = await owner.selectFrom('notifikasi').select(['pengguna_id', 'jenis']).execute()
  expect(kabar).toEqual([{ pengguna_id: penyetuju.penggunaId, jenis: 'PRESENSI_PERLU_TINJAUAN' }])
})

it('[JAGA-11] hrd neither takes back their own last day nor begins a second employment, by any account of theirs', async () => {
  await owner
    .updateTable('karyawan')
    .set({ tanggal_keluar: '2026-12-31', alasan_keluar: 'Mengundurkan diri' })
    .where('id', '=', HRD)
    .execute()
  for (const pemanggil of [token.hrd, dua]) {
    expect(kode(await call(pemanggil, `POST /karyawan/${HRD}/aktif`))).toEqual([403, 'AKTIF_SENDIRI'])
    const kembali = {
      tanggal_masuk: '2026-11-20',
      keluar: { tanggal: '2026-11-01', alasan: 'Kontrak habis' },
    }
    expect(kode(await call(pemanggil, `POST /karyawan/${HRD}/masuk-kembali`, kembali))).toEqual([
      403,
      'MASUK_SENDIRI',
    ])
  }
  expect((await call(token.hrdLain, `POST /karyawan/${HRD}/aktif`)).status).toBe(200)
})

it('[JAGA-11] who approves HR’s pay decides no reimbursement that they wrote down by an account of HR', async () => {
  const [penulis, penyetuju] = [akun.hrd, people[2]]
  if (!penyetuju) throw new Error('too few')
  await setPenyetuju(penyetuju.penggunaId)
  const tulis = async (olehId: number) =>
    (
      await owner
        .insertInto('reimburse')
        .values({
          karyawan_id: people[0]?.karyawanId ?? 0,
          tanggal: '2026-11-18',
          jumlah: 150_000,
          keterangan: 'Bensin',
          bukti: 'kuitansi.pdf',
          bukti_nama: 'kuitansi.pdf',
          sidik: createHash('sha256').update(String(olehId)).digest(),
          diajukan_oleh_id: olehId,
          diajukan_pada: new Date(JUMAT_PAGI),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const putus = async (pemanggil: string | undefined, id: number) =>
    kode(await call(pemanggil, `POST /kelola/reimburse/${id}/putusan`, { setuju: true }))
  const { id: olehNya } = await owner
    .insertInto('pengguna')
    .values({ email: 'tiga@rekan.example', nama: await name(penyetuju.karyawanId), role: 'hrd' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await putus(penyetuju.token, await tulis(olehNya))).toEqual([403, 'ORANG_YANG_SAMA'])
  const lain = await tulis(penulis.penggunaId)
  const dibuka = {
    pengguna_id: penyetuju.penggunaId,
    oleh_id: penulis.penggunaId,
    cara: 'KODE',
    pada: new Date(JUMAT_PAGI),
  } as const
  await owner.insertInto('akun_dibuka').values(dibuka).execute()
  expect(await putus(penyetuju.token, lain)).toEqual([403, 'AKUN_DIBUKA'])
  await owner.deleteFrom('akun_dibuka').execute()
  expect(await putus(penyetuju.token, lain)).toEqual([200, undefined])
})

it('[JAGA-11] whom HR names to stand in for a coordinator decides nothing of HR’s own', async () => {
  const [biasa, , , koordinator, wakil] = people
  if (!biasa || !koordinator || !wakil) throw new Error('too few')
  await owner
    .updateTable('pengguna')
    .set({ role: 'koordinator' })
    .where('id', 'in', [koordinator.penggunaId, wakil.penggunaId])
    .execute()
  await setKoordinator(owner, koordinator.penggunaId, [akun.hrd, biasa])
  const isi = { koordinator_id: koordinator.penggunaId, pengganti_id: wakil.penggunaId }
  const masa = { tanggal_mulai: '2026-11-20', tanggal_selesai: '2026-11-24' }
  expect((await call(token.hrd, 'POST /pengganti', { ...isi, ...masa })).status).toBe(201)
  const [milikHrd, milikLain] = [
    await insertAbsensi(owner, akun.hrd, koordinator.penggunaId, { tanggal_mulai: '2026-11-24' }),
    await insertAbsensi(owner, biasa, koordinator.penggunaId, { tanggal_mulai: '2026-11-24' }),
  ]
  expect(kode(await call(wakil.token, `POST /absensi/${milikHrd}/approve`, {}))[0]).toBe(403)
  expect((await call(wakil.token, `POST /absensi/${milikLain}/approve`, {})).status).toBe(200)
  const paksa = owner
    .updateTable('absensi')
    .set({ status: 'disetujui', diputus_oleh_id: wakil.penggunaId, diputus_pada: new Date(JUMAT_PAGI) })
    .where('id', '=', milikHrd)
    .execute()
  await expect(paksa).rejects.toThrow('the request does not name this account')
})

it('who is named to approve HR’s pay is told to all whom it concerns', async () => {
  await owner.deleteFrom('notifikasi').execute()
  const ditunjuk = await call(token.admin, 'POST /pengaturan/payroll', { akun: 'TES1' })
  expect(ditunjuk.status).toBe(200)
  const diberi = await owner
    .selectFrom('notifikasi')
    .select('pengguna_id')
    .where('jenis', '=', 'PENYETUJU_DITUNJUK')
    .execute()
  const [, penyetuju] = people
  expect(diberi.map(({ pengguna_id }) => pengguna_id)).toEqual(
    expect.arrayContaining([akun.hrd.penggunaId, akun.hrdLain.penggunaId, penyetuju?.penggunaId]),
  )
})

it('[JAGA-15] who approves HR’s pay confirms a bank account that HR changed of themselves, and sees no more of it than its end', async () => {
  const [lain, penyetuju] = people
  if (!penyetuju || !lain) throw new Error('too few')
  await owner.deleteFrom('rekening_tahan').execute()
  await owner
    .updateTable('karyawan')
    .set({ nama_bank: 'BCA', nomor_rekening: '1111222233' })
    .where('id', 'in', [HRD, lain.karyawanId])
    .execute()
  await setPenyetuju(penyetuju.penggunaId)
  await owner.deleteFrom('notifikasi').execute()
  const ganti = async (id: number, pemanggil: string | undefined) => {
    const { versi } = (await call(pemanggil, `GET /karyawan/${id}`)).body['data']
    return call(pemanggil, `POST /karyawan/${id}`, {
      versi,
      nama_bank: 'BCA',
      nomor_rekening: '7777888899',
    })
  }
  for (const id of [HRD, lain.karyawanId]) expect((await ganti(id, token.hrdLain)).status).toBe(200)
  const diberi = await owner
    .selectFrom('notifikasi')
    .select(['pengguna_id', 'detail_id'])
    .where('jenis', '=', 'REKENING_DIGANTI')
    .where('pengguna_id', '=', penyetuju.penggunaId)
    .execute()
  expect(diberi).toEqual([{ pengguna_id: penyetuju.penggunaId, detail_id: HRD }])
  const rekening = async () =>
    (await call(penyetuju.token, 'GET /pengajuan/jumlah')).body['data'].urusan.rekening
  expect(await rekening()).toEqual([{ id: HRD, nama: NAMA }])
  const { body } = await call(penyetuju.token, `GET /karyawan/${HRD}`)
  expect(body['data']).toMatchObject({ kepegawaian: null, rekening_tahan: { dapat_konfirmasi: true } })
  expect(body['data'].rekening_tahan.baru.nomor_rekening).toMatch(/^\D+8899$/)
  expect((await call(penyetuju.token, `GET /karyawan/${lain.karyawanId}`)).body['data'].rekening_tahan).toBe(
    null,
  )
  const confirm = (id: number) => call(penyetuju.token, `POST /karyawan/${id}/rekening/konfirmasi`)
  expect(kode(await confirm(lain.karyawanId))).toEqual([403, 'TANPA_HAK'])
  expect((await confirm(HRD)).status).toBe(200)
  expect(await rekening()).toEqual([])
})

it('[JAGA-11] who approves HR’s pay sees and writes the pay, tax and contracts of people of HR, and of nobody else', async () => {
  const [lain, penyetuju] = people
  if (!penyetuju || !lain) throw new Error('too few')
  const baca = (id: number) =>
    Promise.all(
      [
        `GET /karyawan/${id}/upah`,
        `GET /kelola/karyawan/${id}/kontrak`,
        `GET /kelola/karyawan/${id}/pajak`,
        `GET /kelola/karyawan/${id}/kasbon`,
      ].map(async (key) => (await call(penyetuju.token, key)).status),
    )
  expect(await baca(HRD)).toEqual([403, 403, 403, 403])
  await setPenyetuju(penyetuju.penggunaId)
  expect(await baca(HRD)).toEqual([200, 200, 200, 200])
  expect(await baca(lain.karyawanId)).toEqual([404, 404, 404, 404])
  expect(await baca(penyetuju.karyawanId)).toEqual([404, 404, 404, 404])
  const kasbon = { bulan: 12, tahun: 2026, jumlah: 600_000, cicilan: 3, keterangan: 'Sekolah' }
  const catat = (id: number) => call(penyetuju.token, `POST /kelola/karyawan/${id}/kasbon`, kasbon)
  expect((await catat(HRD)).status).toBe(200)
  expect(kode(await catat(lain.karyawanId))).toEqual([403, 'TANPA_HAK'])
})

it('[JAGA-11] who approves HR’s pay decides what HR asks back and what HR wrote down for others, and is shown nothing else', async () => {
  const [biasa, penyetuju, , , lain] = people
  if (!penyetuju || !lain || !biasa) throw new Error('too few')
  await owner.deleteFrom('reimburse').execute()
  await setPenyetuju(penyetuju.penggunaId)
  let ke = 0
  const tulis = async (karyawanId: number, olehId: number) => {
    ke += 1
    const isi = {
      karyawan_id: karyawanId,
      tanggal: '2026-11-18',
      jumlah: 150_000,
      keterangan: 'Bensin',
      bukti: 'kuitansi.pdf',
      bukti_nama: 'kuitansi.pdf',
      sidik: createHash('sha256')
        .update(`urusan ${String(ke)}`)
        .digest(),
      diajukan_oleh_id: olehId,
      diajukan_pada: new Date(JUMAT_PAGI),
    }
    return (await owner.insertInto('reimburse').values(isi).returning('id').executeTakeFirstOrThrow()).id
  }
  const milikHrd = await tulis(HRD, akun.hrd.penggunaId)
  const dicatat = await tulis(biasa.karyawanId, akun.hrd.penggunaId)
  const orangLain = await tulis(lain.karyawanId, lain.penggunaId)
  const sendiri = await tulis(penyetuju.karyawanId, akun.hrd.penggunaId)
  const ids = (data: { id: number }[]) => data.map(({ id }) => id).toSorted((a, b) => a - b)
  const daftar = async () => ids((await call(penyetuju.token, 'GET /kelola/reimburse')).body['data'])
  expect(await daftar()).toEqual([milikHrd, dicatat])
  const menunggu = async () =>
    (await call(penyetuju.token, 'GET /pengajuan/jumlah')).body['data'].urusan.reimburse
  expect(await menunggu()).toBe(2)
  const bukti = async (id: number) => (await call(penyetuju.token, `GET /reimburse/${id}/bukti`)).status
  expect(await Promise.all([milikHrd, dicatat, orangLain, sendiri].map(bukti))).toEqual([200, 200, 404, 200])
  const putus = (id: number) =>
    call(penyetuju.token, `POST /kelola/reimburse/${id}/putusan`, { setuju: true })
  for (const id of [milikHrd, dicatat]) {
    const { status, body } = await putus(id)
    expect([status, ids(body['data'])]).toEqual([200, [milikHrd, dicatat]])
  }
  expect((await putus(orangLain)).status).toBe(403)
  expect(await menunggu()).toBe(0)
})

it('[JAGA-11] a punch that HR disputes is told to and decided by who approves HR’s pay', async () => {
  const [lain, penyetuju] = people
  if (!penyetuju || !lain) throw new Error('too few')
  await setPenyetuju(penyetuju.penggunaId)
  await owner.deleteFrom('notifikasi').execute()
  const hari = '2026-11-17'
  const kejadian: number[] = []
  for (const siapa of [akun.hrd, lain]) {
    const id = await insertKejadian(
      owner,
      { ...siapa, token: '' },
      hari,
      Date.parse(`${hari}T08:00:00+07:00`),
      { oleh_id: akun.siti.penggunaId },
    )
    kejadian.push(id)
  }
  const [milikHrd, milikLain] = kejadian
  server.setClock(`${hari}T12:00:00+07:00`)
  const alasan = { alasan: 'Saya tidak di sana.' }
  const jumlah = async () => (await call(penyetuju.token, 'GET /pengajuan/jumlah')).body['data'].presensi
  const sebelum = await jumlah()
  expect((await call(token.hrd, `POST /presensi/kejadian/${milikHrd}/sanggah`, alasan)).status).toBe(200)
  expect((await call(lain.token, `POST /presensi/kejadian/${milikLain}/sanggah`, alasan)).status).toBe(200)
  const kabar = owner.selectFrom('notifikasi').select('judul').where('pengguna_id', '=', penyetuju.penggunaId)
  expect(await kabar.execute()).toEqual([{ judul: 'Presensi disanggah, putuskan' }])
  expect(await jumlah()).toBe(sebelum + 1)
  const putuskan = (id: number | undefined) =>
    call(penyetuju.token, `POST /presensi/kejadian/${id}/sanggah/putuskan`, { diterima: true })
  expect(kode(await putuskan(milikLain))).toEqual([403, 'TANPA_HAK'])
  expect((await putuskan(milikHrd)).status).toBe(200)
  expect(await jumlah()).toBe(sebelum)
  server.setClock(JUMAT_PAGI)
})

it('[JAGA-11] HR’s overtime above the limits names who may approve it, and the only HR’s is theirs whoever was asked', async () => {
  const [, penyetuju, , koordinator] = people
  if (!penyetuju || !koordinator) throw new Error('too few')
  const hrd = await owner.selectFrom('pengguna').select('id').where('role', '=', 'hrd').execute()
  const selain = hrd.map(({ id }) => id).filter((id) => id !== akun.hrd.penggunaId)
  const setAktif = (aktif: boolean) =>
    owner.updateTable('pengguna').set({ aktif }).where('id', 'in', selain).execute()
  await setAktif(false)
  await setPenyetuju(penyetuju.penggunaId)
  const tanggal = '2026-11-16'
  const selesai = new Date(`${tanggal}T22:30:00+07:00`)
  const id = await insertLembur(owner, akun.hrd, koordinator.penggunaId, { tanggal, selesai })
  const { body } = await call(token.hrd, `GET /lembur/${id}`)
  expect(body['data']).toMatchObject({
    batas: { lewat: true },
    pemutus_batas: [await name(penyetuju.karyawanId)],
  })
  const ditolak = await call(koordinator.token, `POST /lembur/${id}/approve`, {})
  expect(kode(ditolak)).toEqual([409, 'DI_ATAS_BATAS'])
  expect(ditolak.body['message']).toContain(`Hanya ${await name(penyetuju.karyawanId)} yang dapat`)
  const disetujui = await call(penyetuju.token, `POST /lembur/${id}/approve`, {})
  expect(disetujui.body['data']).toMatchObject({ status: 'disetujui', di_atas_batas: true })
  await setAktif(true)
})

it('[JAGA-11] an administrator who is HR in person sees what to settle once the operator lets them', async () => {
  const { nama: sebelum } = await owner
    .selectFrom('pengguna')
    .select('nama')
    .where('id', '=', akun.admin.penggunaId)
    .executeTakeFirstOrThrow()
  const setNama = (nama: string | null) =>
    owner.updateTable('pengguna').set({ nama }).where('id', '=', akun.admin.penggunaId).execute()
  await setNama(NAMA)
  await setPenyetuju(akun.admin.penggunaId)
  const boleh = async () => (await call(token.admin, 'GET /profile')).body['data'].boleh.urusan_hrd
  const upah = async () => (await call(token.admin, `GET /karyawan/${HRD}/upah`)).status
  expect([(await boleh()).includes(HRD), await upah()]).toEqual([false, 404])
  token.admin = await enterByOperator(server, 'admin@rekan.example')
  expect([(await boleh()).includes(HRD), await upah()]).toEqual([true, 200])
  await setNama(sebelum)
})

it('[JAGA-11] whoever coordinates plans their own days, and has their own work taken over, through another', async () => {
  const [pemilik, rekan] = people.slice(3)
  if (pemilik === undefined || rekan === undefined) throw new Error('five people were added')
  await owner
    .updateTable('pengguna')
    .set({ role: 'koordinator' })
    .where('id', '=', pemilik.penggunaId)
    .execute()
  await setKoordinator(owner, pemilik.penggunaId, [rekan])
  const { kantor_id } = await owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', pemilik.karyawanId)
    .executeTakeFirstOrThrow()
  const alamat = { kantor_id, mulai: '2026-11-20', hari: 7 }
  const lembar = async (pemanggil: string | undefined) =>
    (
      await call(
        pemanggil,
        `GET /kelola/roster?kantor_id=${kantor_id}&mulai=${alamat.mulai}&hari=${alamat.hari}`,
      )
    ).body['data']
  const libur = async (pemanggil: string | undefined, ids: readonly number[]) =>
    call(pemanggil, 'POST /kelola/roster/sel', {
      ...alamat,
      versi: (await lembar(pemanggil)).versi,
      // The day that has begun without them
      sel: ids.map((karyawan_id) => ({
        karyawan_id,
        tanggal: '2026-11-20',
        isi: [{ jenis_shift_id: null, pos_id: null }],
      })),
    })
  const terbit = async (pemanggil: string | undefined) =>
    call(pemanggil, 'POST /kelola/roster/terbitkan', {
      ...alamat,
      versi: (await lembar(pemanggil)).versi,
      alasan: 'Uji.',
    })
  const sendiri = await libur(pemilik.token, [pemilik.karyawanId])
  expect(kode(sendiri)).toEqual([403, 'URUSAN_SENDIRI'])
  expect(sendiri.body['message']).toContain(NAMA)
  // Among others one's own stays a draft.
  expect((await libur(pemilik.token, [pemilik.karyawanId, rekan.karyawanId])).status).toBe(200)
  expect((await terbit(pemilik.token)).body['data']).toMatchObject({ terbit: 1 })
  expect(kode(await terbit(pemilik.token))).toEqual([403, 'URUSAN_SENDIRI'])
  expect((await terbit(token.hrd)).body['data']).toMatchObject({ terbit: 1 })

  const kerja = { tanggal: '2026-11-23', alasan: 'Berhalangan.' }
  for (const [siapa, cara, calon] of [
    [pemilik, 'tawarkan', [rekan.karyawanId]],
    [pemilik, 'tugaskan', rekan.karyawanId],
  ] as const)
    expect(
      kode(
        await call(pemilik.token, `POST /karyawan/${siapa.karyawanId}/penggantian/${cara}`, {
          ...kerja,
          calon,
        }),
      ),
    ).toEqual([403, 'URUSAN_SENDIRI'])
  const lepas = await call(pemilik.token, `POST /karyawan/${pemilik.karyawanId}/penggantian/lepas`, {
    tanggal: kerja.tanggal,
  })
  expect(kode(lepas)).toEqual([403, 'URUSAN_SENDIRI'])
  const tanggapi = await call(pemilik.token, 'POST /kelola/alarm/tanggapi', {
    karyawan_id: pemilik.karyawanId,
    tanggal: '2026-11-20',
    mulai: '2026-11-20T08:00:00+07:00',
  })
  expect(kode(tanggapi)).toEqual([403, 'URUSAN_SENDIRI'])
  // One of theirs they may take over: they come and punch as anybody does.
  const sendiriGanti = await call(pemilik.token, `POST /karyawan/${rekan.karyawanId}/penggantian/tugaskan`, {
    ...kerja,
    calon: pemilik.karyawanId,
  })
  expect(kode(sendiriGanti)[1]).not.toBe('URUSAN_SENDIRI')
})
