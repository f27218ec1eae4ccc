import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { listPersetujuan } from './payroll.queries.ts'
import { openPdf, openSlip, showMilik } from './payroll.service.ts'

export function mountPayroll(mount: Mount, deps: Deps): void {
  mount('GET /payroll', async ({ query, pelaku }) => ({
    data: await showMilik(deps, pelaku, query),
    perlu_persetujuan: await listPersetujuan(deps.db, pelaku.penggunaId),
  }))

  mount('GET /payroll/{id}', async ({ params: { id }, pelaku }) => ({
    data: await openSlip(deps, pelaku, id),
  }))

  mount('GET /payroll/{id}/slip-gaji', async ({ params: { id }, pelaku }) => ({
    data: await openPdf(deps, pelaku, id),
  }))
}
