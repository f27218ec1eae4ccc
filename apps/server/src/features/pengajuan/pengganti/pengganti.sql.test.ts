import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPeople, setKoordinator } from '../../../../test/people.ts'
import { insertAbsensi, insertPengganti, signInSemua } from '../../../../test/pengajuan.ts'
import { fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { pgConstraint } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { isPenggantianInForce } from '../../penempatan/lingkup.sql.ts'

/** The rule stands three times: once for every query, and in the triggers on decisions and on reviews. */
const MASA = ['2026-11-20T00:00:00+07:00', '2026-11-22T00:00:00+07:00'] as const
const DICABUT = [null, '2026-11-19T12:00:00+07:00', '2026-11-21T12:00:00+07:00'] as const
const SAAT = [
  ['the moment before', '2026-11-19T23:59:59.999+07:00', false],
  ['its first moment', '2026-11-20T00:00:00+07:00', true],
  ['amid it', '2026-11-21T08:00:00+07:00', true],
  ['its last moment', '2026-11-21T23:59:59.999+07:00', true],
  ['the moment after', '2026-11-22T00:00:00+07:00', false],
] as const
const JAUH = { latitude: '-6.2400', longitude: '106.8272', keterangan: 'Rapat di pelanggan.' }

let server: TestServer
let pengganti: number
let pengajuan: number
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  const { akun } = await signInSemua(server, {
    koordinator: 'koordinator@rekan.example',
    budi: 'budi.santoso@karsabina.example',
  })
  const [orang] = await addPeople(server.owner, 1, Date.parse(JUMAT_PAGI))
  if (orang === undefined) throw new Error('one person was asked for')
  await setKoordinator(server.owner, akun.koordinator.penggunaId, [orang])
  const { status } = await server.call('POST /presensi/check-in', {
    token: orang.token,
    form: formPresensi(fotoBaru(), JAUH),
  })
  expect(status).toBe(201)
  pengajuan = await insertAbsensi(server.owner, orang, akun.koordinator.penggunaId, {
    tanggal_mulai: '2027-01-04',
  })
  pengganti = akun.budi.penggunaId
  await insertPengganti(server.owner, akun.koordinator.penggunaId, pengganti, MASA)
})
afterAll(() => server.close())

/** Whether the database takes what is written; it is undone again. */
async function isTaken(write: (tx: Kysely<Skema>) => Promise<unknown>, constraint: string): Promise<boolean> {
  const undo = new Error('undo')
  try {
    await server.db.transaction().execute(async (tx) => {
      await write(tx)
      throw undo
    })
  } catch (error) {
    if (error === undo) return true
    if (pgConstraint(error) === constraint) return false
    throw error
  }
  return false
}

it.each(SAAT)('queries and triggers agree on who stands in at %s', async (_name, saat, isDalamMasa) => {
  for (const dicabut of DICABUT) {
    await server.owner
      .updateTable('koordinator_pengganti')
      .set({ dicabut_pada: dicabut && new Date(dicabut) })
      .execute()
    const { rows } = await sql<{ berlaku: boolean }>`
      select ${isPenggantianInForce(Date.parse(saat))} as berlaku from koordinator_pengganti g`.execute(
      server.db,
    )
    const diputus = await isTaken(
      (tx) =>
        sql`update absensi set status = 'disetujui', diputus_oleh_id = ${pengganti}, diputus_pada = ${saat}
          where id = ${pengajuan}`.execute(tx),
      'pengajuan_pemutus',
    )
    const ditinjau = await isTaken(
      (tx) =>
        sql`update presensi_kejadian set ditinjau_oleh_id = ${pengganti}, ditinjau_pada = ${saat}, diterima = true
          where perlu_tinjauan`.execute(tx),
      'tinjauan_peninjau',
    )
    const berlaku = isDalamMasa && dicabut === null
    expect([rows, diputus, ditinjau], `called off at ${dicabut}`).toEqual([[{ berlaku }], berlaku, berlaku])
  }
})
