import { afterAll, expect, it } from 'vitest'
import { ISI, TERBIT, bulanLain, insertSlip } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
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
await server.owner.updateTable('perusahaan').set({ nama: 'PT Uji', alamat: 'Jakarta' }).execute()
afterAll(() => server.close())

const call = (nama: Nama, key: string, body?: unknown) => server.call(key, { token: token[nama], body })
const tunjuk = (oleh: Nama, siapa: string | null) => call(oleh, 'POST /pengaturan/payroll', { akun: siapa })
const buat = (masa: object) =>
  call('hrd', 'POST /kelola/payroll', { karyawan_id: akun.hrd.karyawanId, ...masa, ...ISI })
const kode = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['error']?.error]
const sebulan = async (masa: { bulan: number; tahun: number }) =>
  (await call('hrd', `GET /kelola/payroll?bulan=${masa.bulan}&tahun=${masa.tahun}`)).body

it('[ORANG-17, ORANG-33, BULAN-11] HR drafts their own, who is named alone approves it and sees nobody else’s pay', async () => {
  const masa = { bulan: 10, tahun: 2026 }
  const lain = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
    dibagikan_pada: new Date(TERBIT),
  })
  // Nobody is named: nothing of one's own can be made, and no button says so.
  expect(kode(await buat(masa))).toEqual([403, 'SLIP_SENDIRI'])
  const { ringkasan: tanpa } = await sebulan(masa)
  expect(kode(await tunjuk('hrd', 'admin@rekan.example'))).toEqual([403, 'TANPA_HAK'])
  for (const siapa of ['teuku.akbar@karsabina.example', 'tidak@ada.example', ''])
    expect((await tunjuk('admin', siapa)).body['errors']).toHaveProperty('akun')
  expect((await tunjuk('admin', 'admin@rekan.example')).body['data']).toMatchObject({
    id: akun.admin.penggunaId,
  })
  expect((await sebulan(masa))['ringkasan'].belum).toBe(tanpa.belum + 1)

  const dibuat = await buat(masa)
  expect(dibuat.status).toBe(201)
  const { id, kelola } = dibuat.body['data']
  expect(kelola.dapat).toEqual({ ubah: true, hapus: true, bagikan: true, terbitkan: false, revisi: false })
  const setujui = (nama: Nama, versi: number, slip = id) =>
    call(nama, `POST /payroll/${slip}/terbitkan`, { versi })
  // Before it is asked for, it is nobody else's.
  expect((await call('admin', `GET /payroll/${id}`)).status).toBe(404)
  const minta = await call('hrd', 'POST /kelola/payroll/bagikan', { slip: [{ id, versi: 1 }] })
  expect(minta.body['data'][0].hasil).toBe('BERHASIL')
  const { body: milik } = await call('admin', 'GET /payroll')
  expect(milik['perlu_persetujuan']).toMatchObject([{ id, ...masa }])

  expect(kode(await setujui('hrd', 1))).toEqual([403, 'SLIP_SENDIRI'])
  expect(kode(await setujui('hrdLain', 1))).toEqual([403, 'BUKAN_WEWENANG'])
  for (const siapa of ['siti', 'koordinator'] as const) expect((await setujui(siapa, 1)).status).toBe(404)
  const terbitkan = await call('hrd', 'POST /kelola/payroll/terbitkan', { slip: [{ id, versi: 1 }] })
  expect(terbitkan.body['data'][0].hasil).toBe('GAGAL')

  const semua = await server.owner.selectFrom('payroll').select('id').where('id', '<>', id).execute()
  expect(semua.map((satu) => satu.id)).toContain(lain)
  for (const satu of semua) {
    for (const apa of ['', '/slip-gaji'])
      expect((await call('admin', `GET /payroll/${satu.id}${apa}`)).status).toBe(404)
    expect((await setujui('admin', 1, satu.id)).status).toBe(404)
  }
  expect((await call('admin', 'GET /kelola/payroll')).status).toBe(403)
  expect((await call('admin', `GET /karyawan/${akun.siti.karyawanId}/upah`)).status).toBe(404)

  const dilihat = await call('admin', `GET /payroll/${id}`)
  expect(dilihat.body['data']).toMatchObject({ persetujuan: { versi: 1 }, kelola: null })
  expect((await call('hrd', `GET /payroll/${id}`)).body['data'].persetujuan).toBeNull()
  // What changed since it was read is not approved.
  expect((await call('hrd', `POST /payroll/${id}`, { versi: 1, ...ISI })).status).toBe(200)
  expect(kode(await setujui('admin', 1))).toEqual([409, 'SLIP_BERUBAH'])
  const terbit = await setujui('admin', 2)
  expect([terbit.status, terbit.body['data'].status]).toEqual([200, 'TERBIT'])
  expect(kode(await setujui('admin', 2))).toEqual([409, 'SLIP_TERBIT'])
  expect((await call('admin', 'GET /payroll')).body['perlu_persetujuan']).toBeUndefined()
})

it('the database lets nobody publish their own, nor who is named anybody else’s', async () => {
  await tunjuk('admin', 'admin@rekan.example')
  const sendiri = await insertSlip(server.owner, akun.hrd, akun.hrd.penggunaId, bulanLain())
  const lain = await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, bulanLain())
  const terbitkan = (id: number, oleh: number) =>
    server.db
      .updateTable('payroll')
      .set({
        status: 'TERBIT',
        terbit_pada: new Date(TERBIT),
        terbit_oleh_id: oleh,
        perusahaan_nama: 'PT Uji',
      })
      .where('id', '=', id)
      .execute()
  await expect(terbitkan(sendiri, akun.hrd.penggunaId)).rejects.toMatchObject({
    constraint: 'payroll_bukan_sendiri',
  })
  await expect(terbitkan(lain, akun.admin.penggunaId)).rejects.toMatchObject({
    constraint: 'payroll_penyetuju',
  })
  await terbitkan(sendiri, akun.admin.penggunaId)
  await tunjuk('admin', null)
  await expect(insertSlip(server.owner, akun.hrd, akun.hrd.penggunaId, bulanLain())).rejects.toMatchObject({
    constraint: 'payroll_bukan_sendiri',
  })
})
