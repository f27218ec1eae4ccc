import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { showSistem } from './sistem.service.ts'
import { tryMail } from './uji-surat.service.ts'

export function mountSistem(mount: Mount, deps: Deps): void {
  const berjalanSejak = deps.clock.now()

  mount('GET /sistem', async () => ({ data: await showSistem(deps, berjalanSejak) }))

  mount('POST /kelola/pengaturan/uji-surat', async ({ pelaku }) => ({ data: await tryMail(deps, pelaku) }))
}
