import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { countMenunggu } from '../pengajuan/putusan/jumlah.sql.ts'
import { countTinjauan } from '../presensi/tinjauan/jumlah.sql.ts'

/** What waits for the caller's decision, over all that can wait. */
export function mountJumlah(mount: Mount, { db, clock }: Deps): void {
  mount('GET /pengajuan/jumlah', async ({ pelaku }) => {
    const [pengajuan, presensi] = await Promise.all([
      countMenunggu(db, pelaku, clock.now()),
      countTinjauan(db, pelaku, clock.now()),
    ])
    return { data: { ...pengajuan, presensi } }
  })
}
