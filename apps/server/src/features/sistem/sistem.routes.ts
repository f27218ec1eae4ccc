import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { countAudit, listAudit } from './audit.queries.ts'
import { wireAudit } from './audit.wire.ts'
import { showSistem } from './sistem.service.ts'
import { tryMail } from './uji-surat.service.ts'

export function mountSistem(mount: Mount, deps: Deps): void {
  const berjalanSejak = deps.clock.now()

  mount('GET /sistem', async () => ({ data: await showSistem(deps, berjalanSejak) }))

  mount('POST /kelola/pengaturan/uji-surat', async ({ pelaku }) => ({ data: await tryMail(deps, pelaku) }))

  mount('GET /sistem/audit', async ({ query, url }) => {
    const [baris, total] = await Promise.all([listAudit(deps.db, query), countAudit(deps.db, query.nama)])
    return paged(baris.map(wireAudit), total, query, url)
  })
}
