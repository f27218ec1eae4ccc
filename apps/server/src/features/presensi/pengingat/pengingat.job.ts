import { hariBarat } from '@rekan/domain/waktu'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { readPengaturan } from '../../../platform/pengaturan.ts'
import { type Giliran, listCalon } from './pengingat.queries.ts'
import { createPengingat, fetchGiliran } from './pengingat.service.ts'

const SEMENIT_MS = 60_000
/** So few that whoever checks in meanwhile does not wait. */
const SEKALIGUS = 500

/**
 * Reminds people of their check-in and check-out, once a minute. After a restart, missed reminders are sent while they
 * are still of use (`pengingatPada`). Several servers send each reminder once.
 */
export function pengingatJob({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Job<readonly number[]> {
  let ini: { readonly menit: number; readonly giliran: Giliran } | null = null
  let sesudah = 0
  let selesai: number | null = null
  return {
    name: 'pengingat',
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      const menit = Math.floor(saat / SEMENIT_MS)
      if (selesai === menit) return null
      if (ini?.menit !== menit) {
        if (!(await readPengaturan(db, hariBarat(saat))).modul_pengingat) {
          selesai = menit
          return null
        }
        ini = { menit, giliran: await fetchGiliran(db, saat) }
        sesudah = 0
      }
      const ids = await listCalon(db, saat, ini.giliran, sesudah, SEKALIGUS)
      if (ids.length > 0) return ids
      selesai = menit
      return null
    },
    async work(ids) {
      if (await transaction(db, (tx) => createPengingat(tx, ids, clock.now()))) jobs.nudge('push')
      sesudah = ids.at(-1) ?? sesudah
    },
  }
}
