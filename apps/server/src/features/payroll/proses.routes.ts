import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { cancelProses, showProses, startSusun, startTerbit } from './proses/proses.service.ts'
import { createDeed } from '../../platform/deed.ts'

const DIMULAI = 'Dimulai di latar belakang. Halaman ini boleh ditutup.'

/** A month of everybody's pay beside the requests. */
export function mountProsesGaji(mount: Mount, { db }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/payroll/proses', async () => ({ data: await showProses(db) }))

  mount('POST /kelola/payroll/proses/susun', async ({ body, write }) =>
    write(async (perbuatan) => ({ data: await startSusun(perbuatan, body), message: DIMULAI })),
  )

  mount('POST /kelola/payroll/proses/terbitkan', async ({ body, write }) =>
    write(async (perbuatan) => ({ data: await startTerbit(perbuatan, body), message: DIMULAI })),
  )

  deed('POST /kelola/payroll/proses/batal', cancelProses, 'Dihentikan. Slip yang sudah jadi tetap ada.')
}
