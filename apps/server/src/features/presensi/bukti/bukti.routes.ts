import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { showKunci, showTandaBukti } from './bukti.service.ts'

export function mountTandaBukti(mount: Mount, deps: Deps): void {
  mount('GET /bukti/kunci', async () => ({ data: await showKunci(deps.db) }))
  mount('GET /bukti/{kode}', async ({ params: { kode }, asal }) => ({
    data: await showTandaBukti(deps, kode, asal),
  }))
}
