import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createBerkas, editSumber, showBerkas } from './berkas/berkas.service.ts'

export function mountBerkasGaji(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/payroll/berkas', async ({ query }) => ({
    data: await showBerkas(db, query, query.slip ?? 'BULANAN', clock.now()),
  }))

  mount('POST /kelola/payroll/berkas', async ({ body, pelaku }) => ({
    data: await createBerkas(db, pelaku, body, clock.now()),
  }))

  mount('POST /kelola/payroll/berkas/sumber', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await editSumber(tx, pelaku, body, clock.now()),
      message: 'Rekening asal gaji disimpan.',
    })),
  )
}
