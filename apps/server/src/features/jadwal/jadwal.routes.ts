import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { showJadwal } from './jadwal.service.ts'

export function mountJadwal(mount: Mount, { db, clock }: Deps): void {
  mount('GET /jadwal', async ({ query: { mulai }, pelaku }) => ({
    data: await showJadwal(db, pelaku, mulai, clock.now()),
  }))
}
