import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { showBulan, showPilihan } from './bulan.service.ts'
import { showHarian } from './harian.service.ts'
import { showKunciHari } from '../hari/kunci.service.ts'

/** The attendance desk. */
export function mountMejaPresensi(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/presensi', async ({ query, pelaku }) =>
    showBulan({ db, pelaku, saat: clock.now() }, query),
  )
  mount('GET /kelola/presensi/harian', async ({ query, pelaku }) =>
    showHarian({ db, pelaku, saat: clock.now() }, query),
  )
  mount('GET /kelola/presensi/kunci', async ({ query, pelaku }) => ({
    data: await showKunciHari({ db, pelaku, saat: clock.now() }, query),
  }))
  mount('GET /kelola/presensi/saringan', async ({ query, pelaku }) => ({
    data: await showPilihan({ db, pelaku, saat: clock.now() }, query),
  }))
}
