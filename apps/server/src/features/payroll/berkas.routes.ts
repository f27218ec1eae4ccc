import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createBerkas, editSumber, showBerkas } from './berkas/berkas.service.ts'
import { createDeed } from '../../platform/deed.ts'

export function mountBerkasGaji(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/payroll/berkas', async ({ query }) => ({
    data: await showBerkas(db, query, query.slip ?? 'BULANAN', clock.now()),
  }))

  mount('POST /kelola/payroll/berkas', async ({ body, pelaku }) => ({
    data: await createBerkas({ db, pelaku, saat: clock.now() }, body),
  }))

  deed('POST /kelola/payroll/berkas/sumber', editSumber, 'Rekening asal gaji disimpan.')
}
