import { type Sel, lembarFrom } from '@rekan/domain/lembar/sel'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { insertKejadian, insertSesi } from '../../../../test/hubungan.tulis.ts'
import { insertSlip } from '../../../../test/payroll.ts'
import { insertAbsensi, signInSemua } from '../../../../test/pengajuan.ts'
import { addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { startDeed } from '../../../platform/perbuatan.ts'
import { transaction } from '../../../platform/db.ts'
import { importKaryawan } from '../../karyawan/impor/impor.service.ts'
import { DI, createTautan } from '../surat/tautan.service.ts'
import { openForOwner } from '../admin.service.ts'

/** Whoever makes an account one that decides has nothing decided by it for two weeks, whether or not it had a password. */
const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
afterAll(() => server.close())
const { owner } = server
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
  koordinator: 'koordinator@rekan.example',
})
await owner.updateTable('perusahaan').set({ nama: 'PT Uji', alamat: 'Jakarta' }).execute()
const people = await addPeople(owner, 8, Date.parse(JUMAT_PAGI))
const orang = (ke: number) => {
  const satu = people[ke]
  if (satu === undefined) throw new Error('too few')
  return satu
}
/** An administrator who is an employee as well */
const pengurus = orang(0)
await owner.updateTable('pengguna').set({ role: 'admin' }).where('id', '=', pengurus.penggunaId).execute()
const call = (pemanggil: string | undefined, key: string, body: unknown = {}) =>
  server.call(key, { token: pemanggil, ...(!key.startsWith('GET ') && { body }) })
const kode = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['error']?.error]
const ditolak = [403, 'AKUN_DIBUKA']
const SEHARI_MS = 86_400_000
const pada = (hari: number) =>
  server.setClock(new Date(Date.parse(JUMAT_PAGI) + hari * SEHARI_MS).toISOString())
const nama = async (karyawanId: number) =>
  (await owner.selectFrom('karyawan').select('nama').where('id', '=', karyawanId).executeTakeFirstOrThrow())
    .nama
const NAMA = await nama(pengurus.karyawanId)
const tempat = await owner
  .selectFrom('penempatan')
  .select(['kantor_id', 'jadwal_id'])
  .where('karyawan_id', '=', pengurus.karyawanId)
  .where('tanggal_selesai', 'is', null)
  .executeTakeFirstOrThrow()

let ke = 0
/** A new employee with a role, made by somebody; signed in as whoever reads the mailbox would be. */
const make = async (pemanggil: string | undefined, role: string) => {
  ke += 1
  const { status, body } = await call(pemanggil, 'POST /karyawan', {
    nama: `Dewi Lestari ${ke}`,
    email: `dewi${ke}@rekan.example`,
    nik: `32730155${String(ke).padStart(8, '0')}`,
    jenis_karyawan_id: 2,
    status_pernikahan_id: 1,
    tempat_lahir: 'Bandung',
    tanggal_lahir: '1998-02-28',
    jenis_kelamin: 'P',
    tanggal_masuk: '2026-11-20',
    penempatan: { ...tempat, koordinator_id: null, jabatan: 'Staf', unit: 'Kantor Pusat' },
    role,
  })
  expect(status).toBe(201)
  const { id } = await owner
    .selectFrom('pengguna')
    .select('id')
    .where('karyawan_id', '=', body['data'].id)
    .executeTakeFirstOrThrow()
  return { penggunaId: id, karyawanId: body['data'].id as number, token: await signIn(id) }
}
const signIn = async (penggunaId: number) => {
  const baru = `pemutus-${penggunaId}-${(ke += 1)}-${'0'.repeat(40)}`
  await insertSesi(owner, server.deps.clock.now(), [[penggunaId, baru]])
  return baru
}
/** Returns the notifications that say an account decides, the newest first */
const listKabar = async (tentang: number) =>
  owner
    .selectFrom('notifikasi')
    .select(['pengguna_id', 'isi'])
    .where('jenis', '=', 'AKUN_MEMUTUS')
    .where('detail_id', '=', tentang)
    .orderBy('id', 'desc')
    .execute()
const kabar = async (tentang: number) => (await listKabar(tentang)).map((satu) => satu.pengguna_id)
/** Returns the newest sentence that HR reads about an account that decides */
const kalimat = async (tentang: number) =>
  (await listKabar(tentang)).find((satu) => satu.pengguna_id === akun.hrd.penggunaId)?.isi
let bulan = 0
/** A draft of HR's for another month each time */
const slip = (siapa: { penggunaId: number; karyawanId: number }) =>
  insertSlip(owner, siapa, akun.hrd.penggunaId, {
    tahun: 2025 + Math.floor((bulan += 1) / 12),
    bulan: (bulan % 12) + 1,
  })
const coba = async (pemanggil: string, ...semua: number[]) =>
  (
    await call(pemanggil, 'POST /kelola/payroll/terbitkan', {
      slip: semua.map((id) => ({ id, versi: 1 })),
      sebelum_akhir: true,
    })
  ).body['data'] as { hasil: string; pesan: string | null }[]
const terbitkan = async (pemanggil: string, ...semua: number[]) =>
  (await coba(pemanggil, ...semua)).map(({ hasil }) => hasil)

beforeEach(async () => {
  pada(0)
  await owner.deleteFrom('akun_dibuka').execute()
  await owner.deleteFrom('penyetuju_gaji_hr').execute()
})

it('[JAGA-05] a new account of HR decides nothing of the administrator who made it for two weeks, and everything of everybody else; others are told', async () => {
  await owner.insertInto('penyetuju_gaji_hr').values({ pengguna_id: akun.koordinator.penggunaId }).execute()
  const baru = await make(pengurus.token, 'hrd')
  expect(await kabar(baru.penggunaId)).toEqual(
    expect.arrayContaining([akun.hrd.penggunaId, akun.hrdLain.penggunaId, akun.koordinator.penggunaId]),
  )
  expect(await kabar(baru.penggunaId)).not.toContain(pengurus.penggunaId)
  expect(await kabar(baru.penggunaId)).not.toContain(baru.penggunaId)

  expect(await terbitkan(baru.token, await slip(pengurus), await slip(akun.siti))).toEqual([
    'GAGAL',
    'BERHASIL',
  ])
  const koreksi = (siapa: { karyawanId: number }) =>
    call(baru.token, `POST /karyawan/presensi/${siapa.karyawanId}/koreksi`, {
      tanggal: '2026-11-19',
      check_in: '08:00',
      alasan: 'Lupa presensi.',
    })
  const { status, body } = await koreksi(pengurus)
  expect([status, body['error']?.error]).toEqual(ditolak)
  expect(body['message']).toMatch(
    new RegExp(
      `dibukakan oleh ${NAMA}, .*Sekarang dapat diputus oleh .+; dari akun Anda lagi mulai 4 Desember 2026`,
    ),
  )
  expect((await koreksi(orang(1))).status).toBe(200)
  const upah = (siapa: { karyawanId: number }) =>
    call(baru.token, `POST /karyawan/${siapa.karyawanId}/upah`, {
      satuan: 'bulan',
      pokok: 9_000_000,
      tunjangan_tetap: 0,
      tunjangan_tidak_tetap: 0,
      mulai: '2026-12-01',
    })
  expect(kode(await upah(pengurus))).toEqual(ditolak)
  expect((await upah(orang(1))).status).toBe(200)
  const minta = (siapa: typeof pengurus, tanggal_mulai: string) =>
    insertAbsensi(owner, siapa, akun.koordinator.penggunaId, { tanggal_mulai })
  const setujui = (id: number) => call(baru.token, `POST /absensi/${id}/approve`, {})
  expect(kode(await setujui(await minta(pengurus, '2026-12-07')))).toEqual(ditolak)
  expect((await setujui(await minta(orang(1), '2026-12-07'))).status).toBe(200)
  // Another of HR goes on, and this one after the two weeks.
  expect(await terbitkan(token.hrdLain, await slip(pengurus))).toEqual(['BERHASIL'])
  pada(14.1)
  expect(await terbitkan(await signIn(baru.penggunaId), await slip(pengurus))).toEqual(['BERHASIL'])
})

it('[JAGA-05] lateness that such an account waives is waived for all at the site but who made it', async () => {
  const baru = await make(pengurus.token, 'hrd')
  const telat = async (siapa: typeof pengurus) => {
    const presensi = await insertKejadian(
      owner,
      { ...siapa, token: '' },
      '2026-11-20',
      Date.parse('2026-11-20T08:20:00+07:00'),
    )
    await owner
      .updateTable('presensi_kejadian')
      .set({
        kantor_id: tempat.kantor_id,
        telat_detik: 1200,
        dikoreksi: true,
        oleh_id: akun.hrdLain.penggunaId,
      })
      .where('id', '=', presensi)
      .execute()
    return async () =>
      (await call(token.hrd, `GET /karyawan/${siapa.karyawanId}/presensi?tanggal=2026-11-20`)).body['data']
        .check_in.telat
  }
  const [milikPengurus, lain] = [await telat(pengurus), await telat(orang(2))]
  server.setClock('2026-11-20T13:00:00+07:00')
  const { status, body } = await call(baru.token, `POST /kelola/lokasi/${tempat.kantor_id}/pemutihan`, {
    tanggal: '2026-11-20',
    mulai: '08:00',
    selesai: '08:30',
    alasan: 'Gangguan sistem.',
  })
  expect([status, body['data'].kecuali.nama]).toEqual([201, `${NAMA}, ${await nama(baru.karyawanId)}`])
  expect([await milikPengurus(), await lain()]).toEqual([1200, 0])
  // What is found out of the account later judges no month anew.
  await owner
    .insertInto('akun_dibuka')
    .values({
      pengguna_id: baru.penggunaId,
      oleh_id: orang(2).penggunaId,
      cara: 'KODE',
      pada: new Date('2026-11-20T01:00:00Z'),
    })
    .execute()
  expect([await milikPengurus(), await lain()]).toEqual([1200, 0])
  await owner.deleteFrom('akun_dibuka').execute()
  expect([await milikPengurus(), await lain()]).toEqual([1200, 0])
})

it('[JAGA-05] so of a role given to whoever has no password yet, of an address or code for HR without one, and through an administrator made in between', async () => {
  const calon = orang(3)
  await owner
    .updateTable('pengguna')
    .set({ kata_sandi: null })
    .where('id', 'in', [calon.penggunaId, orang(4).penggunaId])
    .execute()
  const peran = await call(pengurus.token, `POST /karyawan/${calon.karyawanId}/peran`, { role: 'hrd' })
  expect(peran).toMatchObject({ status: 200 })
  expect(await kabar(calon.penggunaId)).toContain(akun.hrd.penggunaId)
  expect(await terbitkan(await signIn(calon.penggunaId), await slip(pengurus))).toEqual(['GAGAL'])

  await owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', '=', orang(4).penggunaId).execute()
  const undangan = await call(pengurus.token, `POST /karyawan/${orang(4).karyawanId}/kode-reset`)
  expect(undangan.status).toBe(201)
  expect(await terbitkan(await signIn(orang(4).penggunaId), await slip(pengurus))).toEqual(['GAGAL'])

  const perantara = await make(pengurus.token, 'admin')
  pada(13)
  const cucu = await make(await signIn(perantara.penggunaId), 'hrd')
  expect(await terbitkan(cucu.token, await slip(pengurus), await slip(akun.siti))).toEqual([
    'GAGAL',
    'BERHASIL',
  ])
  pada(26.9)
  expect(
    kode(
      await call(await signIn(cucu.penggunaId), `POST /karyawan/${pengurus.karyawanId}/upah`, {
        satuan: 'bulan',
        pokok: 9_000_000,
        tunjangan_tetap: 0,
        tunjangan_tidak_tetap: 0,
        mulai: '2027-01-01',
      }),
    ),
  ).toEqual(ditolak)
  pada(27.1)
  expect(await terbitkan(await signIn(cucu.penggunaId), await slip(pengurus))).toEqual(['BERHASIL'])
})

it('[JAGA-05] where there is nobody else the refusal says from when, and the operator opens the account meanwhile: the slip says so', async () => {
  const baru = await make(pengurus.token, 'hrd')
  await owner
    .updateTable('pengguna')
    .set({ aktif: false })
    .where('role', '=', 'hrd')
    .where('id', '<>', baru.penggunaId)
    .execute()
  const milik = await slip(pengurus)
  expect(await coba(baru.token, milik)).toEqual([
    {
      id: milik,
      hasil: 'GAGAL',
      pesan: expect.stringMatching(/menunggu; .*npm run admin -- --buka; .*4 Desember 2026/),
    },
  ])
  pada(0.1)
  await openForOwner(owner, server.deps, `dewi${ke - 1}@rekan.example`)
  expect(await terbitkan(await setSandi(baru.penggunaId), milik)).toEqual(['BERHASIL'])
  const { tanpa_orang_kedua } = await owner
    .selectFrom('payroll')
    .select('tanpa_orang_kedua')
    .where('id', '=', milik)
    .executeTakeFirstOrThrow()
  expect(tanpa_orang_kedua).toBe(true)
  await owner.updateTable('pengguna').set({ aktif: true }).where('role', '=', 'hrd').execute()
})

it('[JAGA-05] an account that an administrator names to approve HR’s pay approves nothing of that administrator’s as HR', async () => {
  const { id } = await owner
    .insertInto('pengguna')
    .values({ email: 'hrd-juga@rekan.example', nama: await nama(akun.hrdLain.karyawanId), role: 'admin' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { kode: calon } = await owner
    .selectFrom('karyawan')
    .select('kode')
    .where('id', '=', orang(5).karyawanId)
    .executeTakeFirstOrThrow()
  const tunjuk = await call(await signIn(id), 'POST /pengaturan/payroll', { akun: calon })
  expect(tunjuk.status).toBe(200)
  const bagikan = async (siapa: typeof akun.hrd) =>
    insertSlip(owner, siapa, siapa.penggunaId, {
      tahun: 2026,
      bulan: 9,
      dibagikan_pada: new Date(JUMAT_PAGI),
    })
  const setuju = async (siapa: typeof akun.hrd) =>
    call(orang(5).token, `POST /payroll/${await bagikan(siapa)}/terbitkan`, { versi: 1, sebelum_akhir: true })
  expect(kode(await setuju(akun.hrdLain))).toEqual(ditolak)
  expect((await setuju(akun.hrd)).status).toBe(200)
})

it('[JAGA-05] so of HR that a workbook makes, or whose address it changes', async () => {
  const baris = {
    nama: 'Rahma Dewi',
    nik: '3273015500000101',
    jenis_karyawan: 'Karyawan Tetap (PKWTT)',
    status_pernikahan: 'kawin',
    tempat_lahir: 'Bandung',
    tanggal_lahir: '28/02/1990',
    jenis_kelamin: 'P',
    tanggal_masuk: new Date('2019-03-04T00:00:00Z'),
    presensi_mulai: new Date('2026-11-20T00:00:00Z'),
    kantor: 'JKT01',
    jadwal: 'Lima hari 08:00-17:00',
    jabatan: 'Staf',
    unit: 'HRD',
    peran: 'hrd',
    email: 'rahma@contoh.id',
  }
  const impor = (isi: Readonly<Record<string, Sel>>) =>
    transaction(owner, (tx) =>
      importKaryawan(
        startDeed(
          tx,
          { penggunaId: pengurus.penggunaId, role: 'admin', karyawanId: pengurus.karyawanId },
          'POST /kelola/impor-karyawan/{id}/jalankan',
          server.deps.clock.now(),
        ),
        lembarFrom([Object.keys(isi), Object.values(isi)]),
      ),
    )
  await impor(baris)
  const { id } = await owner
    .selectFrom('pengguna')
    .select('id')
    .where('email', '=', 'rahma@contoh.id')
    .executeTakeFirstOrThrow()
  expect(await kabar(id)).toContain(akun.hrd.penggunaId)
  expect(await terbitkan(await signIn(id), await slip(pengurus), await slip(akun.siti))).toEqual([
    'GAGAL',
    'BERHASIL',
  ])
  pada(20)
  expect(await terbitkan(await signIn(id), await slip(pengurus))).toEqual(['BERHASIL'])
  await impor({ ...baris, email: 'kotak-lain@contoh.id' })
  expect(await terbitkan(await signIn(id), await slip(pengurus))).toEqual(['GAGAL'])
})

/** A new password by a letter to the account's address */
const setSandi = async (id: number) => {
  const tautan = await transaction(owner, (tx) => createTautan(tx, server.deps, id, 'lupa', DI.lupa))
  const { status } = await server.call('POST /reset-password', {
    body: {
      token: new URL(tautan).searchParams.get('token'),
      password: `kata-sandi-baru-${(ke += 1)}`,
    },
  })
  expect(status).toBe(200)
  return signIn(id)
}

it('[JAGA-05] so of HR who had left and is let in again, by either way', async () => {
  const cara = {
    aktif: {},
    'masuk-kembali': { tanggal_masuk: '2026-11-20' },
  }
  for (const [nomor, [jalan, isi]] of Object.entries(cara).entries()) {
    const lama = orang(6 + nomor)
    await owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', '=', lama.penggunaId).execute()
    await owner
      .updateTable('karyawan')
      .set({ aktif: false, tanggal_keluar: '2026-11-18', alasan_keluar: 'Mengundurkan diri' })
      .where('id', '=', lama.karyawanId)
      .execute()
    expect((await call(pengurus.token, `POST /karyawan/${lama.karyawanId}/${jalan}`, isi)).status).toBe(200)
    expect(await kabar(lama.penggunaId)).toContain(akun.hrd.penggunaId)
    expect(await kalimat(lama.penggunaId)).toContain(
      `${NAMA} membuka kembali akun ${await nama(lama.karyawanId)} dengan peran HRD.`,
    )
    expect(
      await terbitkan(await signIn(lama.penggunaId), await slip(pengurus), await slip(akun.siti)),
    ).toEqual(['GAGAL', 'BERHASIL'])
  }
})

it('[JAGA-05] nor does HR move the first day of work of who made them, from which leave follows', async () => {
  const baru = await make(pengurus.token, 'hrd')
  const { versi } = await owner
    .selectFrom('karyawan')
    .select('versi')
    .where('id', '=', pengurus.karyawanId)
    .executeTakeFirstOrThrow()
  await owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', '=', pengurus.penggunaId).execute()
  const ubah = (pemanggil: string | undefined) =>
    call(pemanggil, `POST /karyawan/${pengurus.karyawanId}`, { versi, tanggal_masuk: '2015-01-05' })
  expect(kode(await ubah(baru.token))).toEqual(ditolak)
  expect((await ubah(token.hrd)).status).toBe(200)
  await owner.updateTable('pengguna').set({ role: 'admin' }).where('id', '=', pengurus.penggunaId).execute()
})

it('[JAGA-05] who chose the address, or made the account, and waits with its password gains nothing: the two weeks begin with it, once', async () => {
  const baru = await make(pengurus.token, 'hrd')
  pada(20)
  expect(await terbitkan(await setSandi(baru.penggunaId), await slip(pengurus))).toEqual(['GAGAL'])
  pada(34.1)
  expect(await terbitkan(await setSandi(baru.penggunaId), await slip(pengurus))).toEqual(['BERHASIL'])
  const { versi } = await owner
    .selectFrom('karyawan')
    .select('versi')
    .where('id', '=', baru.karyawanId)
    .executeTakeFirstOrThrow()
  const pindah = await call(await signIn(pengurus.penggunaId), `POST /karyawan/${baru.karyawanId}`, {
    versi,
    email: 'kotak-pengurus@rekan.example',
  })
  expect(pindah.status).toBe(200)
  pada(60)
  expect(await terbitkan(await signIn(baru.penggunaId), await slip(pengurus))).toEqual(['BERHASIL'])
  expect(
    await terbitkan(await setSandi(baru.penggunaId), await slip(pengurus), await slip(akun.siti)),
  ).toEqual(['GAGAL', 'BERHASIL'])
})

it('[JAGA-05] nor does whoever made the administrator who made the account, however long they wait', async () => {
  const antara = await make(pengurus.token, 'admin')
  const baru = await make(antara.token, 'hrd')
  pada(30)
  expect(
    await terbitkan(await setSandi(baru.penggunaId), await slip(pengurus), await slip(akun.siti)),
  ).toEqual(['GAGAL', 'BERHASIL'])
})

it('[JAGA-05] nor does an administrator who names an account without a password of their own to approve', async () => {
  const { id } = await owner
    .insertInto('pengguna')
    .values({ email: 'hrd-lagi@rekan.example', nama: await nama(akun.hrdLain.karyawanId), role: 'admin' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const diri = await make(pengurus.token, 'karyawan')
  const { kode: calon } = await owner
    .selectFrom('karyawan')
    .select('kode')
    .where('id', '=', diri.karyawanId)
    .executeTakeFirstOrThrow()
  expect((await call(await signIn(id), 'POST /pengaturan/payroll', { akun: calon })).status).toBe(200)
  pada(30)
  const penyetuju = await setSandi(diri.penggunaId)
  const setuju = async (siapa: typeof akun.hrd) => {
    const draf = await insertSlip(owner, siapa, siapa.penggunaId, {
      tahun: 2026,
      bulan: 8,
      dibagikan_pada: new Date(JUMAT_PAGI),
    })
    return call(penyetuju, `POST /payroll/${draf}/terbitkan`, { versi: 1, sebelum_akhir: true })
  }
  expect(kode(await setuju(akun.hrdLain))).toEqual(ditolak)
  expect((await setuju(akun.hrd)).status).toBe(200)
})

it('[JAGA-11] a rule of the site where who made HR works is told as HR’s own is, though HR does not work there', async () => {
  const baru = await make(pengurus.token, 'hrd')
  const { id: lain } = await owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', tempat.kantor_id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await owner
    .updateTable('penempatan')
    .set({ kantor_id: lain })
    .where('karyawan_id', '=', baru.karyawanId)
    .execute()
  const { rows } = await sql<{ kebijakan_lokasi: string; versi: number }>`
    select kebijakan_lokasi, versi from kantor where id = ${tempat.kantor_id}`.execute(owner)
  const { status } = await server.call(`POST /kelola/lokasi/${tempat.kantor_id}`, {
    token: baru.token,
    headers: { 'if-match': `"${rows[0]?.versi}"` },
    body: { kebijakan_lokasi: rows[0]?.kebijakan_lokasi === 'wajib' ? 'catat' : 'wajib' },
  })
  expect(status).toBe(200)
  const semua = await owner
    .selectFrom('notifikasi')
    .select(['pengguna_id', 'isi'])
    .where('jenis', '=', 'ATURAN_DIUBAH')
    .where('detail_id', '=', baru.penggunaId)
    .execute()
  expect(semua).toContainEqual({
    pengguna_id: akun.hrd.penggunaId,
    isi: expect.stringContaining('lokasi yang juga berlaku bagi yang baru membukakan akunnya'),
  })
})

it('[JAGA-05] a role that reaches another branch, or all of them, is told as one that is given; one that is narrowed is not', async () => {
  const [satu, dua] = await owner.selectFrom('kantor').select(['id', 'nama']).orderBy('id').limit(2).execute()
  if (satu === undefined || dua === undefined) throw new Error('too few')
  const { karyawanId, penggunaId } = orang(2)
  const siapa = await nama(karyawanId)
  const beri = async (...kantor_ids: number[]) => {
    const { status } = await call(pengurus.token, `POST /karyawan/${karyawanId}/peran`, {
      role: 'hrd',
      kantor_ids,
    })
    expect(status).toBe(200)
    return { jumlah: (await kabar(penggunaId)).length, kalimat: await kalimat(penggunaId) }
  }
  const diberi = await beri(satu.id)
  expect(diberi.kalimat).toContain(`${NAMA} memberi ${siapa} peran HRD.`)
  const tambah = await beri(satu.id, dua.id)
  expect(tambah.kalimat).toContain(`${NAMA} memperluas peran HRD ${siapa} ke ${dua.nama}.`)
  expect(await beri(satu.id)).toEqual(tambah)
  const tukar = await beri(dua.id)
  expect(tukar.jumlah).toBe(tambah.jumlah + diberi.jumlah)
  const semua = await beri()
  expect(semua.kalimat).toContain(`${NAMA} memperluas peran HRD ${siapa} ke seluruh perusahaan.`)
  expect(semua.jumlah).toBe(tukar.jumlah + diberi.jumlah)
  expect((await beri(satu.id)).jumlah).toBe(semua.jumlah)
})

it('[JAGA-05] in bulk who made the account is left out by name, and the others go on; alone they are refused', async () => {
  const baru = await make(pengurus.token, 'hrd')
  const [lain, siapa] = [orang(1), { id: pengurus.karyawanId, nama: NAMA }]
  const alasan = expect.stringMatching(new RegExp(`dibukakan oleh ${NAMA}`))
  const dilewati = [{ karyawan: expect.objectContaining(siapa), alasan }]
  const keduanya = [pengurus.karyawanId, lain.karyawanId]
  const pindah = (karyawan_ids: number[]) =>
    call(baru.token, 'POST /kelola/karyawan/pindah', {
      karyawan_ids,
      kantor_id: tempat.kantor_id,
      tanggal_masuk: '2026-12-01',
      koordinator_id: null,
    })
  expect(kode(await pindah([pengurus.karyawanId]))).toEqual(ditolak)
  expect((await pindah(keduanya)).body['data']).toMatchObject({
    dipindah: [{ id: lain.karyawanId }],
    dilewati,
  })

  const kontrak = (id: number) => ({
    karyawan_id: id,
    jenis: 'PKWT' as const,
    nomor: `PKWT/${id}`,
    ditandatangani: '2026-01-01',
    mulai: '2026-01-01',
    sampai: '2026-12-31',
    dibuat_oleh_id: akun.hrd.penggunaId,
    dibuat_pada: new Date(JUMAT_PAGI),
  })
  await owner.insertInto('kontrak').values(keduanya.map(kontrak)).execute()
  const perpanjangan = await call(baru.token, 'POST /kelola/karyawan/kontrak/perpanjangan', {
    karyawan: keduanya.map((id) => ({ id })),
    ditandatangani: '2026-11-20',
    bulan: 6,
  })
  expect(perpanjangan.body['data']).toMatchObject({
    diperpanjang: [{ karyawan: { id: lain.karyawanId } }],
    dilewati,
  })

  const kejadian = []
  for (const satu of [pengurus, lain]) {
    const tanggal = '2026-11-18'
    const id = await insertKejadian(
      owner,
      { ...satu, token: '' },
      tanggal,
      Date.parse(`${tanggal}T08:00:00+07:00`),
    )
    await owner.updateTable('presensi_kejadian').set({ perlu_tinjauan: true }).where('id', '=', id).execute()
    kejadian.push({ karyawan_id: satu.karyawanId, tanggal, jenis: 'check_in' })
  }
  const tinjau = await call(baru.token, 'POST /kelola/presensi/tinjauan', { kejadian, diterima: true })
  expect(tinjau.body['data']).toMatchObject({
    ditinjau: 1,
    gagal: [{ karyawan_id: pengurus.karyawanId, pesan: alasan }],
  })

  const periksa = await call(baru.token, 'POST /kelola/karyawan/nonaktif', {
    karyawan_ids: keduanya,
    tanggal: '2026-12-31',
    alasan: 'Kontrak habis',
    periksa: true,
  })
  expect(periksa.body['data']).toMatchObject({ dinonaktifkan: [{ id: lain.karyawanId }], dilewati })
})

it('[JAGA-05] nor does such an account publish a roster of theirs, whoever drafted it: it stays a draft, by name', async () => {
  const baru = await make(pengurus.token, 'hrd')
  await owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', '=', pengurus.penggunaId).execute()
  const alamat = { kantor_id: tempat.kantor_id, mulai: '2026-11-23', hari: 7 }
  const libur = (id: number, tanggal: string) => ({
    karyawan_id: id,
    tanggal,
    isi: [{ jenis_shift_id: null, pos_id: null }],
  })
  const versi = async (pemanggil: string) =>
    (await call(pemanggil, `GET /kelola/roster?kantor_id=${alamat.kantor_id}&mulai=${alamat.mulai}&hari=7`))
      .body['data'].versi
  const gambar = async (pemanggil: string, tanggal: string, ...ids: number[]) =>
    call(pemanggil, 'POST /kelola/roster/sel', {
      ...alamat,
      versi: await versi(pemanggil),
      sel: ids.map((id) => libur(id, tanggal)),
    })
  const terbit = async (pemanggil: string) =>
    call(pemanggil, 'POST /kelola/roster/terbitkan', {
      ...alamat,
      versi: await versi(pemanggil),
      alasan: 'Uji.',
    })
  // Among others one's own is drafted; an account of one's making publishes the others alone.
  expect((await gambar(pengurus.token, '2026-11-24', pengurus.karyawanId, orang(1).karyawanId)).status).toBe(
    200,
  )
  expect((await terbit(baru.token)).body['data']).toMatchObject({
    terbit: 1,
    dilewati: [
      {
        karyawan: { id: pengurus.karyawanId, nama: NAMA },
        alasan: expect.stringContaining('dibukakan oleh'),
      },
    ],
  })
  expect(kode(await terbit(baru.token))).toEqual(ditolak)
  expect(kode(await gambar(baru.token, '2026-11-25', pengurus.karyawanId))).toEqual(ditolak)
  expect((await gambar(baru.token, '2026-11-25', pengurus.karyawanId, orang(1).karyawanId)).status).toBe(200)
  expect((await terbit(baru.token)).body['data']).toMatchObject({ terbit: 1 })
  expect((await terbit(token.hrd ?? '')).body['data']).toMatchObject({ terbit: 2, dilewati: [] })
  await owner.updateTable('pengguna').set({ role: 'admin' }).where('id', '=', pengurus.penggunaId).execute()
})

it('[JAGA-05] nor does such an account record by kode or workbook what pay, tax or a contract of theirs follows from', async () => {
  const baru = await make(pengurus.token, 'hrd')
  const semua = await owner
    .selectFrom('karyawan')
    .select(['id', 'kode', 'nama', 'tanggal_masuk'])
    .where('id', 'in', [pengurus.karyawanId, orang(1).karyawanId])
    .orderBy('id')
    .execute()
  const [milik, lain] = semua
  if (milik === undefined || lain === undefined) throw new Error('too few')
  const hasil = ({ kode: k }: { kode: string }) => ({
    kode: k,
    tanggal: '2026-11-19',
    nama: 'Jahit',
    jumlah: 10,
    tarif: 50_000,
  })
  const saldo = ({ kode: k }: { kode: string }) => ({
    kode: k,
    tahun: 2026,
    bulan: 3,
    bruto: 30_000_000,
    iuran: 0,
    dipotong: 9_000_000,
  })
  for (const [key, baris] of [
    ['POST /kelola/payroll/hasil', hasil],
    ['POST /kelola/payroll/saldo', saldo],
  ] as const) {
    const { status, body } = await call(baru.token, key, { baris: [baris(lain), baris(milik)] })
    expect([key, status, body['errors']?.baris]).toEqual([
      key,
      422,
      [expect.stringMatching(new RegExp(`^Baris 2: .*dibukakan oleh ${NAMA}`))],
    ])
    expect([key, (await call(baru.token, key, { baris: [baris(lain)] })).status]).toEqual([key, 200])
    expect([key, (await call(token.hrd, key, { baris: [baris(milik)] })).status]).toEqual([key, 200])
  }
  const baris = {
    nama: 'Rini Astuti',
    nik: '3273015500000102',
    jenis_karyawan: 'Karyawan Tetap (PKWTT)',
    status_pernikahan: 'kawin',
    tempat_lahir: 'Bandung',
    tanggal_lahir: '28/02/1991',
    jenis_kelamin: 'P',
    tanggal_masuk: new Date('2019-03-04T00:00:00Z'),
    presensi_mulai: new Date('2026-11-20T00:00:00Z'),
    kantor: 'JKT01',
    jadwal: 'Lima hari 08:00-17:00',
    jabatan: 'Staf',
    unit: 'HRD',
    status_npwp: 'BELUM',
  }
  const impor = (oleh: { penggunaId: number; karyawanId: number }, isi: Readonly<Record<string, Sel>>) =>
    transaction(owner, (tx) =>
      importKaryawan(
        startDeed(
          tx,
          { ...oleh, role: 'hrd' },
          'POST /kelola/impor-karyawan/{id}/jalankan',
          server.deps.clock.now(),
        ),
        lembarFrom([Object.keys(isi), Object.values(isi)]),
      ),
    )
  await impor(akun.hrd, { ...baris, ptkp: 'TK/0' })
  const rini = await owner
    .selectFrom('pengguna as u')
    .innerJoin('karyawan as k', 'k.id', 'u.karyawan_id')
    .select(['u.id', 'u.karyawan_id'])
    .where('k.nik', '=', baris.nik)
    .executeTakeFirstOrThrow()
  const ptkp = async () =>
    (
      await owner
        .selectFrom('ptkp_karyawan')
        .select('ptkp')
        .where('karyawan_id', '=', rini.karyawan_id)
        .execute()
    ).map((satu) => satu.ptkp)
  await owner
    .insertInto('akun_dibuka')
    .values({ pengguna_id: baru.penggunaId, oleh_id: rini.id, cara: 'KODE', pada: new Date(JUMAT_PAGI) })
    .execute()
  await expect(impor(baru, { ...baris, ptkp: 'K/3' })).rejects.toThrow('dibukakan oleh Rini Astuti')
  expect(await ptkp()).toEqual(['TK/0'])
  await impor(akun.hrd, { ...baris, ptkp: 'K/3' })
  expect(await ptkp()).toEqual(['K/3'])
})
