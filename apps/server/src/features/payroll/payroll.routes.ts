import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { listPersetujuan } from './baris/payroll.queries.ts'
import { openPdf, openSlip, showMilik } from './slip/payroll.service.ts'

export function mountPayroll(mount: Mount, deps: Deps): void {
  mount('GET /payroll', async ({ query, pelaku }) => {
    const perlu_persetujuan = await listPersetujuan(deps.db, pelaku.penggunaId)
    return {
      data: await showMilik(deps, pelaku, query),
      ...(perlu_persetujuan.length > 0 && { perlu_persetujuan }),
    }
  })

  mount('GET /payroll/{id}', async ({ params: { id }, pelaku }) => ({
    data: await openSlip(deps, pelaku, id),
  }))

  mount('GET /payroll/{id}/slip-gaji', async ({ params: { id }, pelaku }) => ({
    data: await openPdf(deps, pelaku, id),
  }))
}
