import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { ISI, baris, insertSlip } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { enterByOperator } from '../../../../test/operator.ts'
import { addPeople } from '../../../../test/people.ts'
import { startTestServer } from '../../../../test/server.ts'

const server = await startTestServer(undefined, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
  koordinator: 'koordinator@rekan.example',
  admin: 'admin@rekan.example',
})
type Nama = keyof typeof token
const OKTOBER = { tahun: 2026, bulan: 10 }
await server.owner.updateTable('perusahaan').set({ nama: 'PT Uji', alamat: 'Jakarta' }).execute()
afterAll(() => server.close())
beforeEach(() =>
  sql`alter table payroll disable trigger payroll_periksa;
    truncate payroll, payroll_baris, payroll_persetujuan, payroll_pdf, payroll_dilihat cascade;
    alter table payroll enable trigger payroll_periksa;
    delete from pengaturan_dilonggarkan;
    delete from pengaturan where kunci = 'gaji_orang_kedua'`.execute(server.owner),
)

const call = (nama: Nama, key: string, body?: unknown) => server.call(key, { token: token[nama], body })
const lihat = async (nama: Nama) =>
  (await call(nama, 'GET /kelola/payroll/persetujuan?tahun=2026&bulan=10')).body['data']
const setujui = (nama: Nama, slip: number, gaji_bersih: number) =>
  call(nama, 'POST /kelola/payroll/persetujuan', { ...OKTOBER, slip, gaji_bersih })
const kode = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['error']?.error]
const BERSIH = 5_455_755

it('[BULAN-09] who proposed the pay cannot approve it, and another with the right can', async () => {
  const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId)
  const milikKoordinator = await insertSlip(server.owner, akun.koordinator, akun.hrd.penggunaId)
  const { body } = await call('hrd', 'GET /profile')
  expect(body['data'].boleh.tindakan['POST /kelola/payroll/persetujuan']).toBe('semua')
  expect(await lihat('hrd')).toMatchObject({
    menunggu: 2,
    gaji_bersih: 2 * BERSIH,
    pengusul: [{ slip: 2 }],
    penyetuju: expect.arrayContaining([expect.any(String)]),
    boleh: { slip: 0, alasan: 'Gaji yang Anda usulkan sendiri disetujui orang lain yang berwenang.' },
    riwayat: [],
    wajib: false,
  })
  expect(kode(await setujui('hrd', 2, 2 * BERSIH))).toEqual([403, 'USULAN_SENDIRI'])
  for (const nama of ['siti', 'koordinator', 'admin'] as const)
    expect((await setujui(nama, 2, 2 * BERSIH)).status).toBe(403)

  // What changed since it was looked at is approved by nobody.
  expect(kode(await setujui('hrdLain', 1, BERSIH))).toEqual([409, 'USULAN_BERUBAH'])
  expect((await lihat('hrdLain')).boleh).toEqual({
    slip: 2,
    gaji_bersih: 2 * BERSIH,
    rekening: expect.stringMatching(/^[\da-f]{64}$/),
    alasan: null,
  })
  const disetujui = await setujui('hrdLain', 2, 2 * BERSIH)
  expect([disetujui.status, disetujui.body['data']]).toMatchObject([
    200,
    { menunggu: 0, disetujui: 2, pengusul: [], riwayat: [{ slip: 2 }] },
  ])
  expect(kode(await setujui('hrdLain', 2, 2 * BERSIH))).toEqual([409, 'TANPA_USULAN'])
  const jejak = await server.owner
    .selectFrom('audit')
    .select(['pengguna_id', 'sesudah'])
    .where('tindakan', '=', 'POST /kelola/payroll/persetujuan')
    .execute()
  expect(jejak).toMatchObject([
    {
      pengguna_id: akun.hrdLain.penggunaId,
      sesudah: { disetujui: 2, ids: expect.arrayContaining([id, milikKoordinator]) },
    },
  ])
})

it('[BULAN-09] what was changed after its approval waits once more, for nobody who ever made or changed it', async () => {
  const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId)
  await setujui('hrdLain', 1, BERSIH)
  const ubah = (nama: Nama, versi: number) => call(nama, `POST /payroll/${id}`, { versi, ...ISI })
  expect((await ubah('hrdLain', 1)).status).toBe(200)
  expect(await lihat('hrdLain')).toMatchObject({ menunggu: 1, disetujui: 0, pengusul: [{}, {}] })
  for (const nama of ['hrd', 'hrdLain'] as const)
    expect(kode(await setujui(nama, 1, BERSIH))).toEqual([403, 'USULAN_SENDIRI'])
  const langsung = (oleh: number, versi: number) =>
    sql`insert into payroll_persetujuan values (${id}, ${versi}, ${oleh}, now())`.execute(server.db)
  for (const oleh of [akun.hrd, akun.hrdLain, akun.admin])
    await expect(langsung(oleh.penggunaId, 2)).rejects.toMatchObject({ constraint: 'payroll_orang_kedua' })
  // Whoever changed it last: who once proposed it never approves it.
  expect((await ubah('hrd', 2)).status).toBe(200)
  expect(kode(await setujui('hrdLain', 1, BERSIH))).toEqual([403, 'USULAN_SENDIRI'])
  await expect(langsung(akun.hrdLain.penggunaId, 3)).rejects.toMatchObject({
    constraint: 'payroll_orang_kedua',
  })
})

it('[BULAN-09] slips that changed among themselves, with the same sum, are approved by nobody who saw them before', async () => {
  const satu = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId)
  const lain = await insertSlip(server.owner, akun.koordinator, akun.hrd.penggunaId)
  const approve = (sidik: string) =>
    call('hrdLain', 'POST /kelola/payroll/persetujuan', {
      ...OKTOBER,
      slip: 2,
      gaji_bersih: 2 * BERSIH,
      rekening: sidik,
    })
  const { boleh } = await lihat('hrdLain')
  const geser = (id: number, selisih: number) =>
    call('hrd', `POST /payroll/${id}`, {
      versi: 1,
      ...ISI,
      penghasilan: ISI.penghasilan.map((ini, ke) =>
        ke === 0 ? { ...ini, jumlah: ini.jumlah + selisih } : ini,
      ),
    })
  expect([(await geser(satu, 1_000_000)).status, (await geser(lain, -1_000_000)).status]).toEqual([200, 200])
  const kini = (await lihat('hrdLain')).boleh
  expect([kini.slip, kini.gaji_bersih]).toEqual([2, 2 * BERSIH])
  expect(kode(await approve(boleh.rekening))).toEqual([409, 'USULAN_BERUBAH'])
  expect((await approve(kini.rekening)).status).toBe(200)
})

it('[JAGA-15] names accounts of which another waits, and none that changed meanwhile is approved', async () => {
  await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId)
  await server.owner
    .insertInto('rekening_tahan')
    .values({
      karyawan_id: akun.siti.karyawanId,
      nama_bank: 'Bank Lama',
      nomor_rekening: '1111222233',
      diganti_pada: new Date('2026-10-01'),
      sampai: new Date('2099-01-01'),
      diganti_oleh_id: akun.hrd.penggunaId,
    })
    .execute()
  const { rekening, boleh } = await lihat('hrdLain')
  expect(rekening).toMatchObject([
    { rekening: 'Bank Lama ••••••2233', keterangan: expect.stringContaining('menunggu konfirmasi') },
  ])
  await server.owner.deleteFrom('rekening_tahan').execute()
  const approve = (sidik: string) =>
    call('hrdLain', 'POST /kelola/payroll/persetujuan', {
      ...OKTOBER,
      slip: 1,
      gaji_bersih: BERSIH,
      rekening: sidik,
    })
  expect(kode(await approve(boleh.rekening))).toEqual([409, 'REKENING_BERUBAH'])
  const kini = await lihat('hrdLain')
  expect(kini.rekening).toEqual([])
  expect((await approve(kini.boleh.rekening)).status).toBe(200)
})

it('[JAGA-11] pay of a second identity of somebody is named to whoever approves, and its first publication told to others, once', async () => {
  const [kedua] = await addPeople(server.owner, 1, server.deps.clock.now())
  if (kedua === undefined) throw new Error('nobody')
  await sql`update karyawan k set nama = upper(s.nama), tanggal_lahir = s.tanggal_lahir, nama_bank = s.nama_bank,
    nomor_rekening = s.nomor_rekening from karyawan s where k.id = ${kedua.karyawanId} and s.id = ${akun.siti.karyawanId}`.execute(
    server.owner,
  )
  const kabar = async () =>
    (
      await server.owner
        .selectFrom('notifikasi')
        .select(['pengguna_id', 'isi'])
        .where('jenis', '=', 'GAJI_KEMBAR')
        .execute()
    ).filter(({ pengguna_id }) => pengguna_id !== akun.admin.penggunaId)
  const terbitkan = async (bulan: number) => {
    const slip = [
      await insertSlip(server.owner, kedua, akun.hrd.penggunaId, { tahun: 2026, bulan }),
      await insertSlip(server.owner, akun.koordinator, akun.hrd.penggunaId, { tahun: 2026, bulan }),
    ]
    if (bulan === 10)
      expect((await lihat('hrdLain')).rekening).toEqual([
        expect.objectContaining({
          keterangan: expect.stringMatching(/^Rekening, nama dan tanggal lahir sama dengan KBN0031 /),
        }),
      ])
    const { body } = await call('hrd', 'POST /kelola/payroll/terbitkan', {
      slip: slip.map((id) => ({ id, versi: 1 })),
      sebelum_akhir: true,
    })
    expect(body['data'].map(({ hasil }: { hasil: string }) => hasil)).toEqual(['BERHASIL', 'BERHASIL'])
  }
  await terbitkan(10)
  expect(await kabar()).toEqual([
    {
      pengguna_id: akun.hrdLain.penggunaId,
      isi: expect.stringMatching(/sama dengan KBN0031 .*bukan satu orang/),
    },
  ])
  await terbitkan(11)
  expect(await kabar()).toHaveLength(1)
  await sql`update karyawan set nomor_rekening = null, nama_bank = null, nama = 'Orang Lain' where id = ${kedua.karyawanId}`.execute(
    server.owner,
  )
})

it('nobody approves their own payslip, whoever made it', async () => {
  await insertSlip(server.owner, akun.hrdLain, akun.hrd.penggunaId)
  expect(kode(await setujui('hrdLain', 1, BERSIH))).toEqual([403, 'USULAN_SENDIRI'])
})

it('[BULAN-09] is published unapproved by nobody where the company wants a second person', async () => {
  const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId)
  const atur = await call('admin', 'POST /kelola/pengaturan', { kunci: 'gaji_orang_kedua', nilai: true })
  expect(atur.status).toBe(200)
  const terbitkan = async (nama: Nama) =>
    (await call(nama, 'POST /kelola/payroll/terbitkan', { slip: [{ id, versi: 1 }] })).body['data'][0]
  for (const nama of ['hrd', 'hrdLain'] as const)
    expect(await terbitkan(nama)).toMatchObject({
      hasil: 'GAGAL',
      pesan: 'Slip gaji ini belum disetujui orang kedua. Minta persetujuannya di Tutup bulan.',
    })
  const langsung = server.db
    .updateTable('payroll')
    .set({
      status: 'TERBIT',
      terbit_pada: new Date('2026-11-20T03:00:00Z'),
      terbit_oleh_id: akun.hrdLain.penggunaId,
      perusahaan_nama: 'PT Uji',
    })
    .where('id', '=', id)
    .execute()
  await expect(langsung).rejects.toMatchObject({ constraint: 'payroll_belum_disetujui' })
  expect((await lihat('hrd')).wajib).toBe(true)
  await setujui('hrdLain', 1, BERSIH)
  expect(await terbitkan('hrd')).toMatchObject({ hasil: 'BERHASIL' })
})

it('[BULAN-09] [JAGA-11] who has switched the second person off publishes nothing unapproved for two weeks, by whichever of their accounts', async () => {
  const { nama } = await server.owner
    .selectFrom('karyawan')
    .select('nama')
    .where('id', '=', akun.hrd.karyawanId)
    .executeTakeFirstOrThrow()
  const setNama = (isi: string) =>
    server.owner.updateTable('pengguna').set({ nama: isi }).where('id', '=', akun.admin.penggunaId).execute()
  await setNama(nama)
  await server.owner.deleteFrom('notifikasi').execute()
  const atur = async (nilai: boolean) =>
    (await call('admin', 'POST /kelola/pengaturan', { kunci: 'gaji_orang_kedua', nilai })).status
  expect([await atur(true), await atur(false)]).toEqual([200, 200])
  // The other of HR is told, though an administrator did it; the same person is not.
  const kabar = await server.owner.selectFrom('notifikasi').select(['pengguna_id', 'isi']).execute()
  expect(kabar).toContainEqual({
    pengguna_id: akun.hrdLain.penggunaId,
    isi: `${nama} mengubah pengaturan Gaji disetujui orang kedua. Yang berubah ada di Jejak Audit.`,
  })
  expect(kabar.map(({ pengguna_id }) => pengguna_id)).not.toContain(akun.hrd.penggunaId)
  const [id, lain] = [
    await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId),
    await insertSlip(server.owner, akun.koordinator, akun.hrd.penggunaId),
  ]
  const terbitkan = async (siapa: Nama, slip: number) =>
    (await call(siapa, 'POST /kelola/payroll/terbitkan', { slip: [{ id: slip, versi: 1 }] })).body['data'][0]
  expect([(await lihat('hrd')).wajib, (await lihat('hrdLain')).wajib]).toEqual([true, false])
  expect(await terbitkan('hrd', id)).toMatchObject({ hasil: 'GAGAL' })
  const langsung = (pada: string) =>
    server.db
      .updateTable('payroll')
      .set({
        status: 'TERBIT',
        terbit_pada: new Date(pada),
        terbit_oleh_id: akun.hrd.penggunaId,
        perusahaan_nama: 'PT Uji',
      })
      .where('id', '=', id)
      .execute()
  const hari = (ke: number) => new Date(server.deps.clock.now() + ke * 86_400_000).toISOString()
  await expect(langsung(hari(13))).rejects.toMatchObject({ constraint: 'payroll_belum_disetujui' })
  expect(await terbitkan('hrdLain', lain)).toMatchObject({ hasil: 'BERHASIL' })
  await langsung(hari(15))
  await setNama('Admin')
})

it('[BULAN-09] [ORANG-17] a second person whom the company does not have cannot be switched on, and who has it is told how pay goes on', async () => {
  const nyalakan = () => call('admin', 'POST /kelola/pengaturan', { kunci: 'gaji_orang_kedua', nilai: true })
  const hrd = await server.owner.selectFrom('pengguna').select('id').where('role', '=', 'hrd').execute()
  const lain = hrd.map(({ id }) => id).filter((id) => id !== akun.hrd.penggunaId)
  const setAktif = (aktif: boolean) =>
    server.owner.updateTable('pengguna').set({ aktif }).where('id', 'in', lain).execute()
  // Another account of the same person is no second one.
  const { nama } = await server.owner
    .selectFrom('karyawan')
    .select('nama')
    .where('id', '=', akun.hrd.karyawanId)
    .executeTakeFirstOrThrow()
  await server.owner
    .insertInto('pengguna')
    .values({ email: 'dua@rekan.example', nama, role: 'hrd' })
    .execute()
  await setAktif(false)
  const ditolak = await nyalakan()
  expect([ditolak.status, ditolak.body['errors'].nilai]).toEqual([
    422,
    [expect.stringContaining('Beri peran HRD kepada orang kedua dulu')],
  ])
  await setAktif(true)
  expect((await nyalakan()).status).toBe(200)
  await setAktif(false)
  const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId)
  expect(await lihat('hrd')).toMatchObject({
    wajib: true,
    penyetuju: [],
    boleh: { slip: 0, alasan: expect.stringMatching(/^1 slip belum dapat disetujui siapa pun:/) },
  })
  expect((await setujui('hrd', 1, BERSIH)).body['message']).toContain('peran HRD kepada orang kedua')
  const terbitkan = async () =>
    (await call('hrd', 'POST /kelola/payroll/terbitkan', { slip: [{ id, versi: 1 }] })).body['data'][0]
  expect(await terbitkan()).toMatchObject({ hasil: 'GAGAL' })
  // The only person of HR publishes by the operator's leave, and the slip says so; where there is another, that one approves.
  token.hrd = await enterByOperator(server, 'hrd@rekan.example')
  await setAktif(true)
  expect(await terbitkan()).toMatchObject({ hasil: 'GAGAL' })
  await setAktif(false)
  expect((await lihat('hrd')).wajib).toBe(false)
  expect(await terbitkan()).toMatchObject({ hasil: 'BERHASIL' })
  expect((await call('hrd', `GET /payroll/${id}`)).body['data'].catatan).toBe(
    'Diterbitkan tanpa orang kedua.',
  )
  await setAktif(true)
  await server.owner.deleteFrom('akun_dibuka').execute()
  await server.owner
    .updateTable('pengguna')
    .set({ aktif: false })
    .where('email', '=', 'dua@rekan.example')
    .execute()
})

it('[BULAN-09] THR of the month waits for the second person as well, and is published after it', async () => {
  const hari_raya = { jenis: 'THR', hari_raya: 'PERUSAHAAN', tanggal_hari_raya: '2026-10-28' } as const
  const id = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, hari_raya)
  await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId)
  await call('admin', 'POST /kelola/pengaturan', { kunci: 'gaji_orang_kedua', nilai: true })
  const terbitkan = async () =>
    (await call('hrd', 'POST /kelola/payroll/terbitkan', { slip: [{ id, versi: 1 }] })).body['data'][0]
  expect(await terbitkan()).toMatchObject({ hasil: 'GAGAL' })
  expect((await setujui('hrdLain', 2, 2 * BERSIH)).status).toBe(200)
  expect(await terbitkan()).toMatchObject({ hasil: 'BERHASIL' })
})

it('[BULAN-08] the differences to last month stand by person with each cause and its amount', async () => {
  const oleh = akun.hrd.penggunaId
  const lembur = { ...ISI, penghasilan: [...ISI.penghasilan, baris('Upah Lembur', 300_000, 'LEMBUR')] }
  await insertSlip(server.owner, akun.siti, oleh, { bulan: 9, terbit: '2026-09-30T03:00:00Z' })
  await insertSlip(server.owner, akun.siti, oleh, { isi: lembur })
  await insertSlip(server.owner, akun.koordinator, oleh)
  for (const bulan of [9, 10]) await insertSlip(server.owner, akun.hrdLain, oleh, { bulan })
  const { status, body } = await call('hrd', 'GET /kelola/payroll/selisih?tahun=2026&bulan=10')
  expect([status, body['data']]).toMatchObject([
    200,
    { lama: 2 * BERSIH, baru: 3 * BERSIH + 300_000, tetap: 1 },
  ])
  const [pendatang, siti, ...lain] = body['data'].orang
  expect(lain).toEqual([])
  expect(pendatang).toMatchObject({
    karyawan: { id: akun.koordinator.karyawanId },
    lama: null,
    baru: BERSIH,
    selisih: BERSIH,
  })
  expect(siti).toMatchObject({
    karyawan: { id: akun.siti.karyawanId },
    lama: BERSIH,
    baru: BERSIH + 300_000,
    selisih: 300_000,
    sebab: [{ nama: 'Upah Lembur', keterangan: 'baru bulan ini', jumlah: 300_000 }],
  })
  for (const { sebab, selisih } of [pendatang, siti])
    expect(sebab.reduce((n: number, { jumlah }: { jumlah: number }) => n + jumlah, 0)).toBe(selisih)
  const berkas = await call('hrd', 'GET /kelola/payroll/selisih/berkas?tahun=2026&bulan=10&format=csv')
  const teks = Buffer.from(berkas.body['data'].isi, 'base64').toString()
  expect([berkas.body['data'].nama, teks.split('\r\n').length]).toEqual([
    'selisih-gaji-2026-10.csv',
    pendatang.sebab.length + 1 + 2,
  ])
  expect(teks).toContain('5755755;300000;Upah Lembur;baru bulan ini;300000')
  for (const nama of ['siti', 'koordinator', 'admin'] as const)
    expect((await call(nama, 'GET /kelola/payroll/selisih?tahun=2026&bulan=10')).status).toBe(403)
})
