import { batasSimpan } from '@rekan/domain/presensi/masa-simpan'
import { PENGATURAN } from '@rekan/domain/perusahaan/pengaturan'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

/** What the database keeps of the evidence of punches, whoever asks; all of it as the application's own role. */

let server: TestServer
let people: Person[]
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 6, Date.parse(JUMAT_PAGI))
})
afterAll(() => server.close())

async function checkIn(isian: Record<string, string> = DI_DALAM): Promise<number> {
  const form = formPresensi(fotoBaru(), isian)
  const { status, body } = await server.call('POST /presensi/check-in', { token: people.pop()?.token, form })
  expect(status).toBe(201)
  return body['data'].id
}
const lupakan = async (id: number, hari: Tanggal) =>
  (await sql`select * from lupakan_kejadian(array[${id}]::bigint[], ${hari})`.execute(server.db)).rows.length
const buang = async (hari: Tanggal) =>
  (await sql`select from buang_bulan(${hari})`.execute(server.db)).rows.length
const atur = (nilai: unknown) =>
  sql`insert into pengaturan (kunci, berlaku_dari, nilai, dicatat_pada)
    values ('simpan_foto_bulan', '2026-11-20', ${JSON.stringify(nilai)}::jsonb, ${new Date(JUMAT_PAGI)})
    on conflict (kunci, berlaku_dari) do update set nilai = excluded.nilai`.execute(server.db)

it('[SAFE-07] gives up a photo and a month of positions once their term is over, and not a day sooner', async () => {
  const id = await checkIn()
  await sql`select siapkan_bulan('2025-10-01')`.execute(server.owner)
  expect(await lupakan(id, '2027-11-20')).toBe(0)
  expect(await buang('2026-10-31')).toBe(0)
  expect(await buang('2026-11-01')).toBe(1)
  expect(await lupakan(id, '2027-11-21')).toBe(1)
})

it.each([
  [1, 1],
  [120, 120],
  [0, 12],
  [-1200, 12],
  [1.5, 12],
  ['3', 12],
  [true, 12],
])('[SAFE-07] with the setting %j keeps as the rules do: %i months', async (nilai, bulan) => {
  expect(PENGATURAN.simpan_foto_bulan.bawaan).toBe(12)
  await atur(nilai)
  const { rows } = await sql<{ hari: Tanggal; batas: Tanggal }>`
    select hari::date as hari, batas_simpan(hari::date) as batas
    from generate_series('2026-11-20'::date, '2028-04-01', '1 day') hari`.execute(server.db)
  expect(rows.map(({ batas }) => batas)).toEqual(rows.map(({ hari }) => batasSimpan(hari, bulan)))
})

it('leaves a mark and what it says on its punch, and a photo with it', async () => {
  const id = await checkIn({ latitude: '-6.2400', longitude: '106.8272', keterangan: 'Rapat di pelanggan.' })
  const punch = (isian: object) =>
    server.db.updateTable('presensi_kejadian').set(isian).where('id', '=', id).execute()
  await expect(punch({ perlu_tinjauan: false, tanda: '[]' })).rejects.toThrow('a mark stays')
  await expect(punch({ tanda: '[]' })).rejects.toThrow('a mark stays')
  const foto = (isian: object) =>
    server.db.updateTable('presensi_selfie').set(isian).where('kejadian_id', '=', id).execute()
  await expect(foto({ isi: fotoBaru() })).rejects.toThrow('a photo stays')
  await foto({ isi: null, kunci: 'selfie/a.webp' })
  await expect(foto({ kunci: 'selfie/b.webp' })).rejects.toThrow('a photo stays')
  await expect(foto({ isi: fotoBaru(), kunci: null })).rejects.toThrow('a photo stays')
})
