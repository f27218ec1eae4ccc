import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { showPapan } from './hari-ini.service.ts'
import { createSimpanan } from './simpanan.ts'

/** The board of the day. */
export function mountHariIni(mount: Mount, deps: Deps): void {
  const simpanan = createSimpanan(deps)
  mount('GET /kelola/hari-ini', async ({ pelaku }) => ({
    data: await showPapan({ db: deps.db, pelaku, saat: deps.clock.now() }, simpanan),
  }))
}
