import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { TERBIT, bulanLain, insertSlip } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { startTestServer } from '../../../../test/server.ts'

const server = await startTestServer(undefined, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
  koordinator: 'koordinator@rekan.example',
})
afterAll(() => server.close())
const { owner } = server

const call = (siapa: keyof typeof token, key: string, body?: unknown) =>
  server.call(key, { token: token[siapa], body })
const kode = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['error']?.error]
const barisOf = async (id: number) =>
  (
    await owner.selectFrom('payroll_baris').selectAll().where('payroll_id', '=', id).orderBy('id').execute()
  )[0]
const kabar = (siapa: keyof typeof akun, jenis: 'PAYROLL_DITANYAKAN' | 'PAYROLL_DIJAWAB') =>
  owner
    .selectFrom('notifikasi')
    .select(['detail_id', 'isi'])
    .where('pengguna_id', '=', akun[siapa].penggunaId)
    .where('jenis', '=', jenis)
    .execute()

it('[UPAH-45] a question about a line reaches HR with slip and line, the answer its asker', async () => {
  const masa = bulanLain()
  const id = await insertSlip(owner, akun.siti, akun.hrd.penggunaId, { ...masa, terbit: TERBIT })
  const baris = await barisOf(id)
  const tanya = await call('siti', `POST /payroll/${id}/tanya`, {
    baris: baris?.id,
    pertanyaan: '  Mengapa naik? ',
  })
  expect(tanya.body['data']).toMatchObject([
    { baris: 'Gaji Pokok', pertanyaan: 'Mengapa naik?', jawaban: null, dijawab_oleh: null },
  ])
  const [satu] = tanya.body['data']
  for (const siapa of ['hrd', 'hrdLain'] as const) {
    const [diberiTahu] = await kabar(siapa, 'PAYROLL_DITANYAKAN')
    expect(diberiTahu).toMatchObject({ detail_id: id })
    expect(diberiTahu?.isi).toContain('"Gaji Pokok"')
    expect(diberiTahu?.isi).not.toMatch(/\d{3}\.\d{3}/)
  }
  const { body: meja } = await call('hrd', 'GET /kelola/payroll/tanya')
  expect(meja['data'][0]).toMatchObject({
    id: satu.id,
    baris: 'Gaji Pokok',
    slip: { id, ...masa },
    karyawan: { id: akun.siti.karyawanId },
  })
  const jawab = { tanya: satu.id, jawaban: 'Kenaikan sejak September.' }
  expect((await call('hrd', `POST /payroll/${id}/jawab`, jawab)).status).toBe(200)
  expect(kode(await call('hrdLain', `POST /payroll/${id}/jawab`, jawab))).toEqual([409, 'SUDAH_DIJAWAB'])
  expect(await kabar('siti', 'PAYROLL_DIJAWAB')).toMatchObject([{ detail_id: id }])
  expect((await call('siti', `GET /payroll/${id}/tanya`)).body['data']).toMatchObject([
    { jawaban: 'Kenaikan sejak September.', dijawab_oleh: { id: akun.hrd.penggunaId } },
  ])
  // Neither question nor answer stands in the trail.
  const jejak = await owner.selectFrom('audit').select('sesudah').where('objek_id', '=', String(id)).execute()
  expect(JSON.stringify(jejak)).not.toMatch(/naik|Kenaikan/)
})

it('[ATUR-03] is told to HR of the branches where its asker works, and to no other branch', async () => {
  const id = await insertSlip(owner, akun.siti, akun.hrd.penggunaId, { ...bulanLain(), terbit: TERBIT })
  const baris = await barisOf(id)
  const cabang = async (isSendiri: boolean) => {
    await owner.deleteFrom('peran_lingkup').execute()
    await sql`insert into peran_lingkup (pengguna_id, kantor_id) select ${akun.hrdLain.penggunaId}, k.id from kantor k
      where ${isSendiri} = exists (select from penempatan p
        where p.kantor_id = k.id and p.karyawan_id = ${akun.siti.karyawanId})`.execute(owner)
  }
  const bertanya = async () => {
    const sebelum = (await kabar('hrdLain', 'PAYROLL_DITANYAKAN')).length
    const semula = (await kabar('hrd', 'PAYROLL_DITANYAKAN')).length
    const tanya = await call('siti', `POST /payroll/${id}/tanya`, {
      baris: baris?.id,
      pertanyaan: 'Apa ini?',
    })
    expect(tanya.status).toBe(200)
    expect((await kabar('hrd', 'PAYROLL_DITANYAKAN')).length).toBe(semula + 1)
    return (await kabar('hrdLain', 'PAYROLL_DITANYAKAN')).length - sebelum
  }
  await cabang(false)
  expect(await bertanya()).toBe(0)
  await cabang(true)
  expect(await bertanya()).toBe(1)
  await owner.deleteFrom('peran_lingkup').execute()
})

it('asks of one’s own payslips alone, as far as they are shown, and answers none of one’s own', async () => {
  const milikHrd = await insertSlip(owner, akun.hrd, akun.hrdLain.penggunaId, {
    ...bulanLain(),
    terbit: TERBIT,
  })
  const draf = await insertSlip(owner, akun.siti, akun.hrd.penggunaId, bulanLain())
  const lain = await insertSlip(owner, akun.siti, akun.hrd.penggunaId, { ...bulanLain(), terbit: TERBIT })
  const isi = async (id: number) => ({ baris: (await barisOf(id))?.id, pertanyaan: 'Apa ini?' })
  expect(kode(await call('siti', `POST /payroll/${draf}/tanya`, await isi(draf)))).toEqual([
    404,
    'SLIP_TIDAK_ADA',
  ])
  expect(kode(await call('koordinator', `POST /payroll/${lain}/tanya`, await isi(lain)))).toEqual([
    404,
    'SLIP_TIDAK_ADA',
  ])
  expect((await call('hrd', `POST /payroll/${lain}/tanya`, await isi(lain))).status).toBe(403)
  const asing = await call('siti', `POST /payroll/${lain}/tanya`, await isi(draf))
  expect(asing.body['errors']).toHaveProperty('baris')
  const { body } = await call('hrd', `POST /payroll/${milikHrd}/tanya`, await isi(milikHrd))
  const jawab = { tanya: body['data'][0].id, jawaban: 'Sendiri.' }
  expect(kode(await call('hrd', `POST /payroll/${milikHrd}/jawab`, jawab))).toEqual([403, 'SLIP_SENDIRI'])
  const { body: meja } = await call('hrd', 'GET /kelola/payroll/tanya')
  expect(meja['data'].map((satu: { slip: { id: number } }) => satu.slip.id)).not.toContain(milikHrd)
  expect((await call('hrd', `POST /payroll/${lain}/jawab`, jawab)).body['errors']).toHaveProperty('tanya')
})
