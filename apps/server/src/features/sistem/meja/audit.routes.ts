import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { showAudit, showJejak, writeAudit } from './audit.service.ts'

export function mountMejaAudit(mount: Mount, deps: Deps): void {
  mount('GET /kelola/audit', async ({ query, pelaku }) => showAudit(deps, pelaku, query))

  mount('GET /kelola/audit/lembar', async ({ query, pelaku }) => ({
    data: await deps.replika.read((db) => writeAudit({ ...deps, db }, pelaku, query)),
  }))

  mount('GET /kelola/audit/{id}', async ({ params: { id }, pelaku }) => ({
    data: await showJejak(deps, pelaku, id),
  }))
}
