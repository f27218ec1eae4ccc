import { afterAll, beforeEach, expect, it } from 'vitest'
import { insertKejadian, insertSesi, insertTukar } from '../../../test/hubungan.tulis.ts'
import { insertSlip } from '../../../test/payroll.ts'
import { insertAbsensi, insertLembur, insertPengganti, signInSemua } from '../../../test/pengajuan.ts'
import { addPeople, setKoordinator } from '../../../test/people.ts'
import { formPresensi, fotoBaru } from '../../../test/selfie.ts'
import { JUMAT_PAGI, startTestServer } from '../../../test/server.ts'

/** Nobody chooses who decides about them, and no account that somebody opened says yes to what they wrote. */
const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
afterAll(() => server.close())
const { owner } = server
const { token, akun } = await signInSemua(server, {
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
})
const people = await addPeople(owner, 8, Date.parse(JUMAT_PAGI))
const call = (pemanggil: string | undefined, key: string, body: unknown = {}, headers = {}) =>
  server.call(key, { token: pemanggil, headers, ...(!key.startsWith('GET ') && { body }) })
const kode = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['error']?.error]
const HRD = akun.hrd.karyawanId
const orang = (ke: number) => {
  const satu = people[ke]
  if (satu === undefined) throw new Error('too few')
  return satu
}
const tempat = await owner
  .selectFrom('penempatan')
  .select(['kantor_id', 'jadwal_id'])
  .where('karyawan_id', '=', HRD)
  .where('tanggal_selesai', 'is', null)
  .executeTakeFirstOrThrow()
const setRole = (...siapa: { penggunaId: number }[]) =>
  owner
    .updateTable('pengguna')
    .set({ role: 'koordinator' })
    .where(
      'id',
      'in',
      siapa.map(({ penggunaId }) => penggunaId),
    )
    .execute()
/** A punch of somebody's, on a day of theirs, that somebody is to look at. */
const ragu = async (siapa: { penggunaId: number; karyawanId: number }, hari: string) => {
  const id = await insertKejadian(owner, { ...siapa, token: '' }, hari, Date.parse(`${hari}T08:00:00+07:00`))
  await owner.updateTable('presensi_kejadian').set({ perlu_tinjauan: true }).where('id', '=', id).execute()
  return { id, tinjauan: { tanggal: hari, jenis: 'check_in', diterima: true } }
}

/** HR's other account, without an employee, under the same name */
const dua = `akun-kedua-${'0'.repeat(40)}`
const { nama } = await owner
  .selectFrom('karyawan')
  .select('nama')
  .where('id', '=', HRD)
  .executeTakeFirstOrThrow()
const { id: akunDua } = await owner
  .insertInto('pengguna')
  .values({ email: 'dua@rekan.example', nama, role: 'hrd' })
  .returning('id')
  .executeTakeFirstOrThrow()
await insertSesi(owner, Date.parse(JUMAT_PAGI), [[akunDua, dua]])

beforeEach(() => owner.deleteFrom('akun_dibuka').execute())

it('[JAGA-10, JAGA-11] whom HR names to coordinate the site where they work is nobody of HR’s, and of everybody else there', async () => {
  const [boneka, lain] = [orang(0), orang(1)]
  await setRole(boneka)
  const alamat = `/kelola/lokasi/${tempat.kantor_id}`
  const { versi, koordinator: lama } = (await call(token.hrd, `GET ${alamat}`)).body['data']
  const koordinator = [
    ...lama.map(({ pengguna_id, mulai, sampai }: Record<string, unknown>) => ({
      pengguna_id,
      mulai,
      sampai,
    })),
    { pengguna_id: boneka.penggunaId, mulai: '2026-11-01', sampai: null },
  ]
  const tunjuk = (pemanggil: string | undefined, isi: unknown, ke: number) =>
    call(pemanggil, `POST ${alamat}/koordinator`, { koordinator: isi }, { 'if-match': `"${ke}"` })
  const ditunjuk = await tunjuk(token.hrd, koordinator, versi)
  expect(ditunjuk.status).toBe(200)
  const pemutus = async (pemanggil: string | undefined) =>
    (await call(pemanggil, 'GET /koordinator')).body['data'].map(({ id }: { id: number }) => id)
  expect(await pemutus(token.hrd)).not.toContain(boneka.penggunaId)
  expect(await pemutus(lain.token)).toContain(boneka.penggunaId)
  const [milikHrd, milikLain] = [await ragu(akun.hrd, '2026-11-18'), await ragu(lain, '2026-11-18')]
  const tinjau = (karyawanId: number, isi: unknown) =>
    call(boneka.token, `POST /karyawan/presensi/${karyawanId}/tinjauan`, isi)
  expect((await tinjau(HRD, milikHrd.tinjauan)).status).toBe(404)
  expect((await tinjau(lain.karyawanId, milikLain.tinjauan)).status).toBe(200)
  await expect(
    server.db
      .updateTable('presensi_kejadian')
      .set({ ditinjau_oleh_id: boneka.penggunaId, ditinjau_pada: new Date(JUMAT_PAGI), diterima: true })
      .where('id', '=', milikHrd.id)
      .execute(),
  ).rejects.toMatchObject({ constraint: 'tinjauan_peninjau' })
  // Saved again by another they stay HR's choice; named anew by another they coordinate HR as everybody.
  const lagi = await tunjuk(token.hrdLain, koordinator, ditunjuk.body['data'].versi)
  expect(await pemutus(token.hrd)).not.toContain(boneka.penggunaId)
  const tanpa = await tunjuk(token.hrdLain, koordinator.slice(0, -1), lagi.body['data'].versi)
  await tunjuk(token.hrdLain, koordinator, tanpa.body['data'].versi)
  expect(await pemutus(token.hrd)).toContain(boneka.penggunaId)
  expect((await tinjau(HRD, milikHrd.tinjauan)).status).toBe(200)
})

it('[JAGA-10, JAGA-11] the successor whom HR names for their own coordinator takes over everybody but HR', async () => {
  const [lama, baru, lain] = [orang(2), orang(3), orang(1)]
  await setRole(lama, baru)
  await setKoordinator(owner, lama.penggunaId, [akun.hrd, lain])
  const minta = await insertAbsensi(owner, akun.hrd, lama.penggunaId, { tanggal_mulai: '2026-12-14' })
  const isi = { tanggal: '2026-11-19', alasan: 'Mengundurkan diri', penerus_id: baru.penggunaId }
  expect((await call(token.hrd, `POST /karyawan/${lama.karyawanId}/nonaktif`, isi)).status).toBe(200)
  const koordinator = await owner
    .selectFrom('penempatan')
    .select(['karyawan_id', 'koordinator_id'])
    .where('karyawan_id', 'in', [HRD, lain.karyawanId])
    .where('tanggal_selesai', 'is', null)
    .execute()
  expect(new Map(koordinator.map((satu) => [satu.karyawan_id, satu.koordinator_id]))).toEqual(
    new Map([
      [HRD, null],
      [lain.karyawanId, baru.penggunaId],
    ]),
  )
  const { koordinator_id } = await owner
    .selectFrom('absensi')
    .select('koordinator_id')
    .where('id', '=', minta)
    .executeTakeFirstOrThrow()
  expect([baru.penggunaId, akun.hrd.penggunaId]).not.toContain(koordinator_id)
})

it('[JAGA-11] who stands in by HR’s word looks at no punch of HR’s, nor does a witness of HR’s make one', async () => {
  const [atasan, wakil, saksi] = [orang(4), orang(5), orang(6)]
  await setRole(atasan, wakil)
  await setKoordinator(owner, atasan.penggunaId, [akun.hrd])
  await call(token.hrd, 'POST /pengganti', {
    koordinator_id: atasan.penggunaId,
    pengganti_id: wakil.penggunaId,
    tanggal_mulai: '2026-11-20',
    tanggal_selesai: '2026-11-24',
  })
  const { tinjauan } = await ragu(akun.hrd, '2026-11-17')
  const tinjau = (pemanggil: string | undefined) =>
    call(pemanggil, `POST /karyawan/presensi/${HRD}/tinjauan`, tinjauan)
  expect((await tinjau(wakil.token)).status).toBe(404)
  expect((await tinjau(atasan.token)).status).toBe(200)

  const alamat = `/kelola/lokasi/${tempat.kantor_id}`
  const { versi } = (await call(token.hrd, `GET ${alamat}`)).body['data']
  const regu = { saksi: [{ pengguna_id: saksi.penggunaId, mulai: '2026-11-01', sampai: null }], pin: false }
  await call(token.hrd, `POST ${alamat}/regu`, regu, { 'if-match': `"${versi}"` })
  server.setClock('2026-11-20T07:55:00+07:00')
  const catat = (pemanggil: string | undefined, karyawanId: number, lain = {}) =>
    server.call('POST /presensi/check-in', {
      token: pemanggil,
      form: formPresensi(fotoBaru(), {
        karyawan_id: String(karyawanId),
        keterangan: 'Ponsel rusak.',
        ...lain,
      }),
    })
  const lewatRegu = { regu_kantor_id: String(tempat.kantor_id) }
  expect((await catat(saksi.token, HRD, lewatRegu)).status).toBe(404)
  expect((await catat(saksi.token, orang(7).karyawanId, lewatRegu)).status).toBe(201)
  // By another account of theirs nobody witnesses themselves.
  expect(kode(await catat(dua, HRD))).toEqual([403, 'REGU_SENDIRI'])
  expect((await catat(token.hrdLain, HRD)).status).toBe(201)
  server.setClock(JUMAT_PAGI)
})

it('[JAGA-10, JAGA-11] who stands in by the word of HR’s other account decides no request of HR’s, nor does either account what the other filed', async () => {
  const [atasan, wakil, lain] = [orang(4), orang(5), orang(1)]
  await owner.deleteFrom('koordinator_pengganti').execute()
  await insertPengganti(owner, atasan.penggunaId, wakil.penggunaId, ['2026-11-19', '2026-11-26'])
  await owner.updateTable('koordinator_pengganti').set({ dibuat_oleh_id: akunDua }).execute()
  const minta = await insertAbsensi(owner, akun.hrd, atasan.penggunaId, { tanggal_mulai: '2026-12-28' })
  const setujui = (id: number, oleh: number, tabel: 'absensi' | 'lembur' = 'absensi') =>
    server.db
      .updateTable(tabel)
      .set({ status: 'disetujui', diputus_oleh_id: oleh, diputus_pada: new Date(JUMAT_PAGI) })
      .where('id', '=', id)
      .execute()
  expect((await call(wakil.token, `POST /absensi/${minta}/approve`)).status).toBe(403)
  await expect(setujui(minta, wakil.penggunaId)).rejects.toMatchObject({ constraint: 'pengajuan_pemutus' })
  await expect(setujui(minta, akunDua)).rejects.toMatchObject({ constraint: 'pengajuan_bukan_sendiri' })
  const lembur = await insertLembur(owner, lain, atasan.penggunaId, {
    tanggal: '2026-11-17',
    diajukan_oleh_id: akunDua,
  })
  expect((await call(token.hrd, `POST /lembur/${lembur}/approve`)).status).toBe(403)
  await expect(setujui(lembur, akun.hrd.penggunaId, 'lembur')).rejects.toMatchObject({
    constraint: 'pengajuan_bukan_sendiri',
  })
  expect((await call(token.hrdLain, `POST /lembur/${lembur}/approve`)).status).toBe(200)
})

it('[JAGA-05, JAGA-11] a colleague whose account HR has opened agrees to no swap of HR’s', async () => {
  const rekan = orang(7)
  const tukar = await insertTukar(
    owner,
    { pemohon: HRD, rekan: rekan.karyawanId },
    'DIMINTA',
    Date.parse(JUMAT_PAGI),
  )
  await owner
    .insertInto('akun_dibuka')
    .values({
      pengguna_id: rekan.penggunaId,
      oleh_id: akun.hrd.penggunaId,
      cara: 'KODE',
      pada: new Date(JUMAT_PAGI),
    })
    .execute()
  const terima = () => call(rekan.token, `POST /tukar/${tukar}/terima`)
  expect(kode(await terima())).toEqual([403, 'AKUN_DIBUKA'])
  await owner.deleteFrom('akun_dibuka').execute()
  expect(kode(await terima())[1]).not.toBe('AKUN_DIBUKA')
})

it('[JAGA-11] HR offers nobody’s work to themselves', async () => {
  const tawar = await call(token.hrd, `POST /karyawan/${orang(7).karyawanId}/penggantian/tawarkan`, {
    tanggal: '2026-11-23',
    calon: [HRD],
    alasan: 'Sakit.',
  })
  expect(kode(tawar)).toEqual([403, 'URUSAN_SENDIRI'])
})

it('[JAGA-11] a week that HR changes back in time leaves HR’s own days as they were', async () => {
  const jam = async (pemanggil: string | undefined) =>
    (await call(pemanggil, 'GET /jadwal?mulai=2026-11-16')).body['data'].hari[0].jadwal.jam_mulai
  const { karyawanId: lain, token: milikLain } = orang(7)
  await owner
    .updateTable('penempatan')
    .set({ jadwal_id: tempat.jadwal_id })
    .where('karyawan_id', '=', lain)
    .execute()
  const semula = await jam(token.hrd)
  const { body } = await call(token.hrd, 'GET /kelola/jadwal-kerja')
  const ada = body['data'].find(({ id }: { id: number }) => id === tempat.jadwal_id)
  const hari = [1, 2, 3, 4, 5].map((ke) => ({
    hari: ke,
    jam_mulai: '10:00',
    jam_selesai: '19:00',
    istirahat_menit: 60,
    istirahat_sesudah_menit: 240,
  }))
  const ubah = await call(
    token.hrd,
    `POST /kelola/jadwal-kerja/${tempat.jadwal_id}/versi`,
    {
      toleransi_menit: 60,
      masuk_saat_libur: false,
      hari,
      berlaku_dari: '2026-11-09',
      alasan: 'Salah tulis.',
    },
    { 'if-match': `"${ada.versi}"` },
  )
  expect([ubah.status, ubah.body['message']]).toEqual([200, expect.any(String)])
  expect([await jam(token.hrd), await jam(milikLain)]).toEqual([semula, '10:00:00'])
  expect(semula).not.toBe('10:00:00')
})

it('[JAGA-11] accounts of one person are one: neither takes HR’s leave back, nor approves pay that the other proposed', async () => {
  const cuti = await insertAbsensi(owner, akun.hrd, akun.hrdLain.penggunaId, { tanggal_mulai: '2026-12-21' })
  expect((await call(token.hrdLain, `POST /absensi/${cuti}/approve`)).status).toBe(200)
  const batal = (pemanggil: string | undefined) => call(pemanggil, `POST /absensi/${cuti}/cancel`)
  expect([await batal(dua), await batal(token.hrd)].map(({ status }) => status)).toEqual([409, 409])
  expect((await batal(token.hrdLain)).status).toBe(200)

  const usulan = await insertSlip(owner, orang(1), akunDua, { tahun: 2026, bulan: 10 })
  const boleh = async (pemanggil: string | undefined) =>
    (await call(pemanggil, 'GET /kelola/payroll/persetujuan?bulan=10&tahun=2026')).body['data'].boleh.slip
  const sebelum = [await boleh(token.hrd), await boleh(token.hrdLain)]
  await owner.deleteFrom('payroll').where('id', '=', usulan).execute()
  expect([await boleh(token.hrd), await boleh(token.hrdLain)]).toEqual([sebelum[0], Number(sebelum[1]) - 1])
  const lagi = await insertSlip(owner, orang(1), akunDua, { tahun: 2026, bulan: 10 })
  await expect(
    server.db
      .insertInto('payroll_persetujuan')
      .values({ payroll_id: lagi, versi: 1, oleh_id: akun.hrd.penggunaId, pada: new Date(JUMAT_PAGI) })
      .execute(),
  ).rejects.toMatchObject({ constraint: 'payroll_orang_kedua' })
})

it('[JAGA-11] a rule that HR changes and goes by is told to another of HR and to who approves HR’s pay, once until it is read', async () => {
  await owner.deleteFrom('notifikasi').execute()
  const penyetuju = orang(6)
  await owner.insertInto('penyetuju_gaji_hr').values({ pengguna_id: penyetuju.penggunaId }).execute()
  const atur = (nilai: number, pemanggil = token.hrd) =>
    call(pemanggil, 'POST /kelola/pengaturan', {
      kunci: 'luring_sampel_persen',
      nilai,
      berlaku_dari: '2026-11-20',
    })
  const kabar = async () =>
    (
      await owner
        .selectFrom('notifikasi')
        .select('pengguna_id')
        .where('jenis', '=', 'ATURAN_DIUBAH')
        .orderBy('pengguna_id')
        .execute()
    ).map(({ pengguna_id }) => pengguna_id)
  const lain = [akun.hrdLain.penggunaId, penyetuju.penggunaId].toSorted((a, b) => a - b)
  expect([(await atur(0)).status, await kabar()]).toEqual([200, lain])
  await call(token.hrd, 'POST /kelola/pengaturan', {
    kunci: 'tukar_otomatis',
    nilai: true,
    berlaku_dari: '2026-11-20',
  })
  expect(await kabar()).toEqual(lain)
  // Of a site, only where HR works.
  await owner.deleteFrom('notifikasi').execute()
  const { id: jauh } = await owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', tempat.kantor_id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const geser = async (id: number) => {
    const { versi } = (await call(token.hrd, `GET /kelola/lokasi/${id}`)).body['data']
    return (
      await call(
        token.hrd,
        `POST /kelola/lokasi/${id}`,
        { toleransi_meter: 300 },
        { 'if-match': `"${versi}"` },
      )
    ).status
  }
  expect([await geser(jauh), await kabar()]).toEqual([200, []])
  expect([await geser(tempat.kantor_id), await kabar()]).toEqual([200, lain])
  await owner.deleteFrom('penyetuju_gaji_hr').execute()
})

it('[JAGA-11] nobody takes off themselves the name by which their accounts are one; another does', async () => {
  const profil = (pemanggil: string | undefined, isi: string) => {
    const form = new FormData()
    form.append('nama', isi)
    return server.call('POST /profile', { token: pemanggil, form })
  }
  const ubah = async (pemanggil: string | undefined, isi: string) => {
    const { versi } = (await call(pemanggil, `GET /karyawan/${HRD}`)).body['data']
    return call(pemanggil, `POST /karyawan/${HRD}`, { versi, nama: isi })
  }
  for (const ditolak of [
    await profil(token.hrd, 'Nama Lain'),
    await profil(dua, 'Nama Lain'),
    await ubah(token.hrd, 'Nama Lain'),
    await ubah(dua, 'Nama Lain'),
  ])
    expect([ditolak.status, ditolak.body['errors']]).toEqual([
      422,
      { nama: ['Akun Anda yang lain memakai nama ini juga. Minta orang lain menggantinya.'] },
    ])
  expect((await profil(token.hrd, nama.toUpperCase())).status).toBe(200)
  expect((await profil(orang(1).token, 'Nama Baru')).status).toBe(200)
  expect((await ubah(token.hrdLain, `${nama} Putra`)).status).toBe(200)
  await owner.updateTable('karyawan').set({ nama }).where('id', '=', HRD).execute()
})

it('[JAGA-11] HR lifts no hold on what is kept of themselves, by whichever of their accounts', async () => {
  const tahan = async (...karyawan_ids: number[]) => {
    const isi = { karyawan_ids, perkara: 'Perkara', alasan: 'Diminta penyidik.' }
    expect((await call(token.hrdLain, 'POST /penahanan', isi)).status).toBe(201)
    const { id } = await owner
      .selectFrom('penahanan')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }
  const cabut = (pemanggil: string | undefined, id: number) => call(pemanggil, `POST /penahanan/${id}/cabut`)
  const id = await tahan(orang(1).karyawanId, HRD)
  for (const pemanggil of [token.hrd, dua])
    expect(kode(await cabut(pemanggil, id))).toEqual([403, 'URUSAN_SENDIRI'])
  expect((await cabut(token.hrdLain, id)).status).toBe(200)
  expect((await cabut(token.hrd, await tahan(orang(1).karyawanId))).status).toBe(200)
})

it('[JAGA-11] a screen for the code of the site where HR works is told as its area is, and closing it is another’s to do', async () => {
  const kabar = async (key: string, isi: object) => {
    await owner.deleteFrom('notifikasi').execute()
    const { body } = await call(token.hrd, `GET /kelola/lokasi/${tempat.kantor_id}`)
    const { status } = await call(token.hrd, key, isi, { 'if-match': `"${body['data'].versi}"` })
    const semua = await owner
      .selectFrom('notifikasi')
      .select('isi')
      .where('jenis', '=', 'ATURAN_DIUBAH')
      .where('pengguna_id', '=', akun.hrdLain.penggunaId)
      .execute()
    return [status, semua.map((satu) => satu.isi.replace(/^.* mengubah /, '').replace(/ yang juga .*$/, ''))]
  }
  await call(token.hrdLain, `POST /kelola/lokasi/${tempat.kantor_id}/kode-pos`, { kode_pos: 'layar' })
  const alamat = `POST /kelola/lokasi/${tempat.kantor_id}`
  expect(await kabar(`${alamat}/layar`, { sebutan: 'Gerbang' })).toEqual([201, ['layar kode pos lokasi']])
  // Their own placement would end by it.
  expect(await kabar(`${alamat}/tutup`, { tanggal: '2026-12-01', akhiri_penempatan: true })).toEqual([
    403,
    [],
  ])
})
