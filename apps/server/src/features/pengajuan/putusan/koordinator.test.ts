import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { addPeople, setKoordinator } from '../../../../test/people.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { listPemutus } from './koordinator.sql.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
afterAll(() => server.close())
const { owner } = server
const SAAT = Date.parse(JUMAT_PAGI)
const HARI = '2026-11-20'
const { akun } = await signInSemua(server, {
  hrd: 'hrd@rekan.example',
  koordinator: 'koordinator@rekan.example',
})
const people = await addPeople(owner, 24, SAAT)
const take = () => people.pop() ?? people[0]!
type Orang = ReturnType<typeof take>

const minta = async ({ token }: Orang, cari = '') =>
  (await server.call(`GET /koordinator${cari}`, { token })).body['data'].map(({ id }: { id: number }) => id)
const izin = (orang: Orang, hari: string, koordinator_id?: number) => {
  const form = new FormData()
  const isi = {
    jenis_izin: 'IZIN',
    tanggal_mulai: hari,
    tanggal_selesai: hari,
    keterangan: 'Urusan keluarga.',
  }
  for (const [nama, nilai] of Object.entries(isi)) form.append(nama, nilai)
  if (koordinator_id !== undefined) form.append('koordinator_id', String(koordinator_id))
  return server.call('POST /absensi/pengajuan', { token: orang.token, form })
}
const lembur = (orang: Orang, koordinator_id?: number) =>
  server.call('POST /lembur/pengajuan', {
    token: orang.token,
    body: {
      tanggal: HARI,
      jam_mulai: '17:00:00',
      jam_selesai: '18:00:00',
      keterangan: 'Stok opname.',
      ...(koordinator_id !== undefined && { koordinator_id }),
    },
  })
const peran = (role: 'koordinator' | 'karyawan', ...semua: readonly Orang[]) =>
  owner
    .updateTable('pengguna')
    .set({ role })
    .where(
      'id',
      'in',
      semua.map(({ penggunaId }) => penggunaId),
    )
    .execute()

it('[JAGA-10] a request names who coordinates its person, the site of its day, or who stands in; the list is just those', async () => {
  const [orang, milik, lokasi, pengganti, asing] = [take(), take(), take(), take(), take()]
  await peran('koordinator', milik, lokasi, pengganti, asing)
  await setKoordinator(owner, milik.penggunaId, [orang])
  const { kantor_id } = await owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', orang.karyawanId)
    .executeTakeFirstOrThrow()
  const { id: kantorLain } = await owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', kantor_id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await owner
    .insertInto('kantor_koordinator')
    .values({ kantor_id: kantorLain, pengguna_id: lokasi.penggunaId, mulai: '2026-11-01' })
    .execute()
  await owner
    .insertInto('koordinator_pengganti')
    .values({
      koordinator_id: milik.penggunaId,
      pengganti_id: pengganti.penggunaId,
      tanggal_mulai: HARI,
      tanggal_selesai: '2026-11-30',
      masa: '[2026-11-19T17:00:00Z,2026-11-30T17:00:00Z)',
      dibuat_oleh_id: akun.hrd.penggunaId,
      dibuat_pada: new Date(JUMAT_PAGI),
    })
    .execute()
  // One day at another site.
  await sql`insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, asal, dibuat_pada)
    select ${orang.karyawanId}, '2026-12-01', ${kantorLain}, '2026-12-01T01:00:00Z', '2026-12-01T09:00:00Z', 'roster', ${new Date(JUMAT_PAGI)}`.execute(
    owner,
  )
  const bukan = await owner
    .selectFrom('kantor_koordinator')
    .select('pengguna_id')
    .where('kantor_id', '=', kantor_id)
    .execute()
  const tetap = [milik.penggunaId, pengganti.penggunaId, ...bukan.map(({ pengguna_id }) => pengguna_id)]
  expect((await minta(orang)).toSorted((a: number, b: number) => a - b)).toEqual(
    tetap.toSorted((a, b) => a - b),
  )
  expect((await minta(orang, '?tanggal_mulai=2026-12-01')).toSorted((a: number, b: number) => a - b)).toEqual(
    [...tetap, lokasi.penggunaId].toSorted((a, b) => a - b),
  )
  for (const [id, hari, status] of [
    [asing.penggunaId, '2026-12-02', 422],
    [akun.hrd.penggunaId, '2026-12-02', 422],
    [lokasi.penggunaId, '2026-12-02', 422],
    [lokasi.penggunaId, '2026-12-01', 201],
    [milik.penggunaId, '2026-12-02', 201],
    [pengganti.penggunaId, '2026-12-03', 201],
  ] as const) {
    const reply = await izin(orang, hari, id)
    expect([id, hari, reply.status]).toEqual([id, hari, status])
    if (status === 422) expect(Object.keys(reply.body['errors'])).toEqual(['koordinator_id'])
  }
  expect(Object.keys((await lembur(orang, asing.penggunaId)).body['errors'])).toEqual(['koordinator_id'])
  expect((await lembur(orang)).body['errors']).toEqual({ koordinator_id: ['Koordinator harus diisi.'] })
  expect((await lembur(orang, milik.penggunaId)).status).toBe(201)
})

it('[JAGA-10] where nobody of the person’s own is left, HR is offered, and the field may be absent; what waits stays', async () => {
  const [orang, milik] = [take(), take()]
  await peran('koordinator', milik)
  await setKoordinator(owner, milik.penggunaId, [orang])
  const menunggu = (await izin(orang, '2026-12-07', milik.penggunaId)).body['data']
  await setKoordinator(owner, null, [orang])
  await owner.deleteFrom('kantor_koordinator').execute()
  const ditawarkan = await minta(orang)
  const hrd = await owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'hrd')
    .where('aktif', '=', true)
    .execute()
  expect(ditawarkan.length).toBeGreaterThan(0)
  expect(hrd.map(({ id }) => id)).toEqual(expect.arrayContaining(ditawarkan))
  const reply = await izin(orang, '2026-12-08')
  expect([reply.status, ditawarkan]).toEqual([
    201,
    expect.arrayContaining([reply.body['data'].koordinator.id]),
  ])
  expect((await lembur(orang)).status).toBe(201)
  const putus = await server.call(`POST /absensi/${menunggu.id}/approve`, { token: milik.token, body: {} })
  expect(putus.status).toBe(200)
})

it('[JAGA-10] nobody has an empty list, in the demo and in 100 random companies', async () => {
  const semua = await owner
    .selectFrom('pengguna')
    .select(['id', 'karyawan_id'])
    .where('aktif', '=', true)
    .where('karyawan_id', 'is not', null)
    .execute()
  const kosong = async (db: typeof owner, siapa: typeof semua) => {
    const tanpa: number[] = []
    for (const { id, karyawan_id } of siapa) {
      const hari = { dari: HARI, sampai: HARI }
      const calon = await listPemutus(db, { penggunaId: id, karyawanId: karyawan_id ?? 0, ...hari }, SAAT)
      if (calon.length === 0 || calon.some((satu) => satu.id === id)) tanpa.push(id)
    }
    return tanpa
  }
  expect(await kosong(owner, semua)).toEqual([])
  let benih = 1
  const acak = (n: number) => {
    benih = (benih * 48_271) % 2_147_483_647
    return benih % n
  }
  const pick = <T>(dari: readonly T[]) => dari[acak(dari.length)] as T
  for (let ke = 0; ke < 100; ke += 1) {
    await owner
      .transaction()
      .execute(async (tx) => {
        // One to three of HR, none to three coordinators, who may have left, with some placements under them.
        const hrd = Array.from({ length: 1 + acak(3) }, () => pick(semua).id)
        const setRole = async (role: 'hrd' | 'koordinator', ids: readonly number[]) => {
          if (ids.length > 0) await tx.updateTable('pengguna').set({ role }).where('id', 'in', ids).execute()
        }
        await setRole('hrd', hrd)
        await tx
          .updateTable('pengguna')
          .set({ role: 'karyawan' })
          .where('karyawan_id', 'is not', null)
          .where('id', 'not in', hrd)
          .execute()
        await tx.updateTable('penempatan').set({ koordinator_id: null }).execute()
        const atasan = Array.from({ length: acak(4) }, () => pick(semua).id).filter((id) => !hrd.includes(id))
        await setRole('koordinator', atasan)
        if (acak(2) === 0 && atasan.length > 0)
          await tx.updateTable('pengguna').set({ aktif: false }).where('id', '=', pick(atasan)).execute()
        const sebagian = Array.from({ length: 4 }, () => pick(semua))
        for (const { id, karyawan_id } of sebagian)
          await tx
            .updateTable('penempatan')
            .set({ koordinator_id: atasan.find((satu) => satu !== id) ?? null })
            .where('karyawan_id', '=', karyawan_id ?? 0)
            .execute()
        expect(
          await kosong(tx as unknown as typeof owner, [
            ...sebagian,
            ...semua.filter(({ id }) => hrd.includes(id)),
          ]),
        ).toEqual([])
        throw new Error('as it was')
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'as it was') throw error
      })
  }
})
