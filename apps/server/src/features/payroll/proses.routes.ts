import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { cancelProses, showProses, startSusun, startTerbit } from './proses/proses.service.ts'

const DIMULAI = 'Dimulai di latar belakang. Halaman ini boleh ditutup.'

/** A month of everybody's pay beside the requests. */
export function mountProsesGaji(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/payroll/proses', async () => ({ data: await showProses(db) }))

  mount('POST /kelola/payroll/proses/susun', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => ({ data: await startSusun(tx, pelaku, body, clock.now()), message: DIMULAI })),
  )

  mount('POST /kelola/payroll/proses/terbitkan', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => ({ data: await startTerbit(tx, pelaku, body, clock.now()), message: DIMULAI })),
  )

  mount('POST /kelola/payroll/proses/batal', async ({ pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await cancelProses(tx, pelaku, clock.now()),
      message: 'Dihentikan. Slip yang sudah jadi tetap ada.',
    })),
  )
}
