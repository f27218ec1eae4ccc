import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../test/server.ts'
import { recordAudit } from './audit.ts'
import { pgCode, transaction } from './db.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())

const WAKTU = Date.parse('2026-11-20T01:00:00Z')
const baris = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute()
const record = (more: object) =>
  transaction(server.db, (tx) =>
    recordAudit(tx, {
      waktu: WAKTU,
      oleh: 1,
      tindakan: 'POST /profile',
      objek: 'karyawan',
      objekId: 7,
      ...more,
    }),
  )

it('keeps who, when, what, and the fields that changed, before and after', async () => {
  await record({
    sebelum: { nama: 'Siti', instansi: null, daftar: [1, 2] },
    sesudah: { nama: 'Siti R.', instansi: null, daftar: [1, 2] },
  })
  await record({ oleh: null, tindakan: 'npm run admin', sesudah: { role: 'admin' } })
  expect(await baris()).toEqual([
    {
      id: 1,
      waktu: WAKTU,
      pengguna_id: 1,
      tindakan: 'POST /profile',
      objek: 'karyawan',
      objek_id: '7',
      sebelum: { nama: 'Siti' },
      sesudah: { nama: 'Siti R.' },
      karyawan_id: 7,
    },
    {
      id: 2,
      waktu: WAKTU,
      pengguna_id: null,
      tindakan: 'npm run admin',
      objek: 'karyawan',
      objek_id: '7',
      sebelum: null,
      sesudah: { role: 'admin' },
      karyawan_id: 7,
    },
  ])
})

it('never keeps a secret, wherever it stands', async () => {
  await record({
    sebelum: { kata_sandi: 'lama-sekali', akun: { token_hash: 'abc', nama: 'Siti' } },
    sesudah: { kata_sandi: 'baru-sekali', akun: { token_hash: 'def', nama: 'Siti' } },
  })
  const { sebelum, sesudah } = (await baris()).at(-1) ?? {}
  const hidden = { kata_sandi: '(rahasia)', akun: { token_hash: '(rahasia)', nama: 'Siti' } }
  expect([sebelum, sesudah]).toEqual([hidden, hidden])
})

it('goes with the transaction that it tells of', async () => {
  const before = (await baris()).length
  await expect(
    transaction(server.db, async (tx) => {
      await recordAudit(tx, {
        waktu: WAKTU,
        oleh: 1,
        tindakan: 'POST /profile',
        objek: 'karyawan',
        objekId: 7,
      })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await baris()).toHaveLength(before)
})

it.each(['update audit set tindakan = $$x$$', 'delete from audit', 'truncate audit', 'drop table audit'])(
  'refuses the application: %s',
  async (statement) => {
    const error: unknown = await sql
      .raw(statement)
      .execute(server.db)
      .catch((cause: unknown) => cause)
    expect(pgCode(error)).toBe('42501')
  },
)
