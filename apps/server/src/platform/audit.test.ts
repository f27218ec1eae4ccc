import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../test/server.ts'
import { pgCode, transaction } from './db.ts'
import { type Perbuatan, record, recordTogether, startServerDeed } from './perbuatan.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())

const WAKTU = Date.parse('2026-11-20T01:00:00Z')
const baris = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute()
const recordSatu = (isi: Parameters<typeof record>[3], lain: Partial<Perbuatan> = {}) =>
  transaction(server.db, (tx) =>
    record({ ...startServerDeed(tx, 'POST /profile', WAKTU, 1), ...lain }, 'karyawan', 7, isi),
  )

it('keeps who, when, what, and the fields that changed, before and after', async () => {
  await recordSatu({
    sebelum: { nama: 'Siti', instansi: null, daftar: [1, 2] },
    sesudah: { nama: 'Siti R.', instansi: null, daftar: [1, 2] },
  })
  await recordSatu({ sesudah: { role: 'admin' } }, { oleh: null, tindakan: 'npm run admin' })
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
  await recordSatu({
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
      await record(startServerDeed(tx, 'POST /profile', WAKTU, 1), 'karyawan', 7, {})
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await baris()).toHaveLength(before)
})

it('writes what is gathered once the work is done, in its order, and nothing of work that failed', async () => {
  const before = (await baris()).length
  await transaction(server.db, (tx) =>
    recordTogether(startServerDeed(tx, 'POST /profile', WAKTU, 1), async (bersama) => {
      await record(bersama, 'karyawan', 7, { sesudah: { nama: 'satu' } })
      await record({ ...bersama, oleh: null }, 'karyawan', 8, { sesudah: { nama: 'dua' } })
      expect(await tx.selectFrom('audit').selectAll().execute()).toHaveLength(before)
    }),
  )
  expect((await baris()).slice(before)).toMatchObject([
    { pengguna_id: 1, objek_id: '7', sesudah: { nama: 'satu' } },
    { pengguna_id: null, objek_id: '8', sesudah: { nama: 'dua' } },
  ])
  await transaction(server.db, async (tx) => {
    const gagal = recordTogether(startServerDeed(tx, 'POST /profile', WAKTU, 1), async (bersama) => {
      await record(bersama, 'karyawan', 7, { sesudah: { nama: 'tiga' } })
      throw new Error('no')
    })
    await expect(gagal).rejects.toThrow('no')
  })
  expect(await baris()).toHaveLength(before + 2)
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
