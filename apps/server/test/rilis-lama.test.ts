import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DEMO_PASSWORD } from '../src/demo/orang/akun.ts'
import { type Db, openDatabase } from '../src/platform/db.ts'
import { createTestDatabase, dropTestDatabase, urlOf } from './cluster.ts'
import { type MainProcess, startMain } from './main-process.ts'
import { TERBIT, insertSlip } from './payroll.ts'
import { findAkun } from './pengajuan.ts'
import { RILIS_LAMA, reasonAgainst, unpackLama } from './rilis/lama.ts'
import { formPresensi, fotoBaru } from './selfie.ts'
import { JUMAT_PAGI } from './server.ts'

const EMAIL = 'karyawan@rekan.example'
const reason = reasonAgainst()
const address = inject('postgres')
/** A photo is re-encoded beside the requests, on a machine that does much else. */
const soon = { interval: 100 }

describe.skipIf(reason !== null)(
  `the server of the release before, ${RILIS_LAMA.slice(0, 8)}, on this schema${reason === null ? '' : `: not tried, ${reason}`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'rekan-rilis-lama-'))
    let database: string
    let owner: Db
    let main: MainProcess
    let slipId: number
    let token: string

    beforeAll(async () => {
      database = await createTestDatabase(address)
      owner = openDatabase({ ...address.owner, database, max: 1 }, () => undefined)
      const [karyawan, hrd] = [await findAkun(owner, EMAIL), await findAkun(owner, 'hrd@rekan.example')]
      slipId = await insertSlip(owner, karyawan, hrd.penggunaId, { terbit: TERBIT })
      const env = {
        DATABASE_URL: urlOf(address, database),
        DATA_DIR: join(folder, 'data'),
        REKAN_DEMO: '0',
        REKAN_WAKTU: JUMAT_PAGI,
      }
      main = await startMain(env, unpackLama(join(folder, 'rilis')))
      await main.ready()
    })
    afterAll(async () => {
      await main.kill('SIGTERM')
      await owner.destroy()
      await dropTestDatabase(address, database)
      rmSync(folder, { recursive: true, force: true })
    })

    const ask = async (
      path: string,
      init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
    ) => {
      const headers = { ...(token && { authorization: `Bearer ${token}` }), ...init.headers }
      const response = await fetch(`http://127.0.0.1:${main.port}/api${path}`, { ...init, headers })
      // oxlint-disable-next-line typescript/no-explicit-any -- the answer of another release
      return { status: response.status, body: (await response.json()) as Record<string, any> }
    }

    it('[NODE-06] signs in, takes a punch and its photo, files a leave and shows a payslip', async () => {
      const masuk = await ask('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password: DEMO_PASSWORD }),
      })
      expect(masuk.status).toBe(200)
      token = masuk.body['data'].token as string
      expect((await ask('/profile')).status).toBe(200)

      const punch = await ask('/presensi/check-in', { method: 'POST', body: formPresensi(fotoBaru()) })
      expect(punch.status).toBe(201)
      const tersimpan = () =>
        owner
          .selectFrom('presensi_selfie')
          .select('kunci')
          .where('kejadian_id', '=', punch.body['data'].id as number)
          .executeTakeFirst()
      await expect.poll(tersimpan, soon).toEqual({ kunci: expect.stringContaining('selfie/') })

      const form = new FormData()
      const { penggunaId } = await findAkun(owner, 'koordinator@rekan.example')
      const isian = {
        koordinator_id: String(penggunaId),
        jenis_izin: 'IZIN',
        tanggal_mulai: '2026-11-25',
        tanggal_selesai: '2026-11-25',
        keterangan: 'Ada urusan keluarga.',
      }
      for (const [nama, isi] of Object.entries(isian)) form.set(nama, isi)
      const cuti = await ask('/absensi/pengajuan', { method: 'POST', body: form })
      expect([cuti.status, cuti.body]).toEqual([201, expect.anything()])
      expect((await ask('/absensi?status=menunggu')).body['data']).toHaveLength(1)

      const slip = await ask(`/payroll/${slipId}`)
      expect([slip.status, slip.body['data']?.gaji_bersih]).toEqual([200, 5_455_755])
      // Nothing went wrong beside the requests.
      expect(main.complained()).toBe('')
    })
  },
)
