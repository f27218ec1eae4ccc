import { afterAll, expect, it } from 'vitest'
import { findAkun } from '../../../../test/pengajuan.ts'
import { drawSelfie, formPresensi } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer('2026-11-20T07:52:13+07:00')
afterAll(() => server.close())

const fail = (email: string) => server.call('POST /login', { body: { email, password: 'keliru sekali' } })
const trail = () =>
  server.db
    .selectFrom('audit')
    .select(['objek_id', 'pengguna_id', 'sesudah'])
    .where('tindakan', '=', 'POST /login')
    .orderBy('id')
    .execute()
const settle = async (iso: string) => {
  server.setClock(iso)
  server.deps.jobs.nudge('masuk-gagal')
  await server.deps.jobs.idle()
}

it('[SAFE-46] makes 50 failed sign-ins of one name within an hour one entry, and all names that are nobody’s another', async () => {
  const { penggunaId } = await findAkun(server.owner, 'karyawan@rekan.example')
  for (let i = 0; i < 50; i += 1) {
    // By either of the account's names, those that are held back as well.
    expect((await fail(i % 2 === 0 ? 'karyawan@rekan.example' : 'KBN0031')).status).toBeGreaterThanOrEqual(
      401,
    )
  }
  for (const nama of ['siapa-1', 'siapa-2', 'Sandi Yang Salah Kolom 7']) await fail(nama)
  await settle('2026-11-20T08:52:12+07:00')
  expect(await trail()).toEqual([])
  await settle('2026-11-20T08:52:13+07:00')
  const sejak = '2026-11-20T00:52:13.000Z'
  expect(await trail()).toEqual([
    { objek_id: String(penggunaId), pengguna_id: null, sesudah: { jumlah: 50, sejak } },
    { objek_id: 'tak dikenal', pengguna_id: null, sesudah: { jumlah: 3, sejak } },
  ])
  await fail('karyawan@rekan.example')
  await settle('2026-11-20T10:00:00+07:00')
  expect((await trail()).map(({ sesudah }) => sesudah?.['jumlah'])).toEqual([50, 3, 1])
})

it('[SAFE-45] leaves one entry of a refused try to punch for a stranger: who, for whom, the refusal', async () => {
  const token = await server.login('koordinator@rekan.example')
  const koordinator = await findAkun(server.owner, 'koordinator@rekan.example')
  const asing = await findAkun(server.owner, 'wita@rekan.example')
  const punch = async (karyawanId: number) => {
    const form = formPresensi(await drawSelfie())
    form.append('karyawan_id', String(karyawanId))
    return (await server.call('POST /presensi/check-in', { token, form })).status
  }
  expect(await punch(asing.karyawanId)).toBe(404)
  // A number that is nobody's is no person to act for.
  expect(await punch(987_654)).toBe(404)
  const ditolak = await server.db
    .selectFrom('audit')
    .select(['pengguna_id', 'tindakan', 'objek', 'objek_id', 'sesudah'])
    .where('tindakan', '=', 'POST /presensi/check-in')
    .execute()
  expect(ditolak).toEqual([
    {
      pengguna_id: koordinator.penggunaId,
      tindakan: 'POST /presensi/check-in',
      objek: 'karyawan',
      objek_id: String(asing.karyawanId),
      sesudah: { ditolak: 'KARYAWAN_TIDAK_ADA' },
    },
  ])
})
