import type { Mount } from '../../../platform/http.ts'
import { createDeed } from '../../../platform/deed.ts'
import { type CatatSakit, answerAlarm, recordSakit } from './tanggapan.service.ts'

/** What is answered to alarms. `catatSakit` is given by who keeps requests. */
export function mountAlarm(mount: Mount, catatSakit: CatatSakit): void {
  const deed = createDeed(mount)
  deed('POST /kelola/alarm/tanggapi', answerAlarm, 'Alarm ditanggapi.')
  mount('POST /kelola/alarm/sakit', async ({ body, pelaku, write }) =>
    write(async (perbuatan) => {
      await recordSakit(perbuatan, body, catatSakit)
      const isHrd = pelaku.role === 'hrd'
      return { message: isHrd ? 'Sakit dicatat dan berlaku.' : 'Sakit dicatat. Menunggu keputusan HRD.' }
    }),
  )
}
