import { afterAll } from 'vitest'
import type { Db } from '../src/platform/db.ts'
import { TERBIT, completeDasar } from './payroll.ts'
import { type Akun, signInSemua } from './pengajuan.ts'
import { startTestServer } from './server.ts'

/** The server of a test of pay, everybody's basis complete, with people signed in; it closes when the file's tests are over. */
export async function startGaji<N extends string>(alamat: Readonly<Record<N | 'hrd', string>>) {
  const server = await startTestServer()
  afterAll(() => server.close())
  await completeDasar(server.owner)
  const { token, akun } = await signInSemua(server, alamat)
  const call = (nama: N | 'hrd', key: string, body?: unknown) =>
    server.call(key, { token: token[nama], body })
  return {
    server,
    token,
    akun,
    call,
    hrd: (key: string, body?: unknown) => call('hrd', key, body),
    upah: async (orang: Akun, isi: object): Promise<void> => writeUpah(server.owner, orang, isi),
  }
}

/** Somebody's one wage, of 2024 on. */
export async function writeUpah(owner: Db, { karyawanId }: Akun, isi: object): Promise<void> {
  await owner.deleteFrom('upah').where('karyawan_id', '=', karyawanId).execute()
  const dasar = { mulai: '2024-01-01', satuan: 'bulan', pokok: 0, dibuat_pada: new Date(TERBIT) } as const
  await owner
    .insertInto('upah')
    .values({ karyawan_id: karyawanId, ...dasar, ...isi })
    .execute()
}
