import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { showBulan, showPilihan } from './bulan.service.ts'

/** The attendance desk. */
export function mountMejaPresensi(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/presensi', async ({ query, pelaku }) => showBulan(db, pelaku, query, clock.now()))
  mount('GET /kelola/presensi/saringan', async ({ query, pelaku }) => ({
    data: await showPilihan(db, pelaku, query, clock.now()),
  }))
}
