import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { type CatatSakit, answerAlarm, recordSakit } from './tanggapan.service.ts'

/** What is answered to alarms. `catatSakit` is given by who keeps requests. */
export function mountAlarm(mount: Mount, { clock }: Deps, catatSakit: CatatSakit): void {
  mount('POST /kelola/alarm/tanggapi', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await answerAlarm(tx, pelaku, body, clock.now())
      return { message: 'Alarm ditanggapi.' }
    }),
  )
  mount('POST /kelola/alarm/sakit', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await recordSakit(tx, pelaku, body, clock.now(), catatSakit)
      return {
        message:
          pelaku.role === 'hrd' ? 'Sakit dicatat dan berlaku.' : 'Sakit dicatat. Menunggu keputusan HRD.',
      }
    }),
  )
}
