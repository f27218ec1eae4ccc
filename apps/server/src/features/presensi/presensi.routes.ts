import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { judgePhoto } from '../../platform/images.ts'
import { checkIn, checkOut } from './presensi.service.ts'
import { wireKejadian } from './presensi.wire.ts'

export function mountPresensi(mount: Mount, deps: Deps): void {
  mount('POST /presensi/check-in', async ({ form, pelaku, write }) => {
    const tipe = judgePhoto(form.files.selfie, 'selfie')
    const answer = await write(async (tx) => {
      const kejadian = await checkIn(tx, deps.clock, pelaku, form.fields, { tipe, isi: form.files.selfie })
      return { data: wireKejadian(kejadian), message: 'Check in tercatat.' }
    })
    deps.jobs.nudge('selfie')
    return answer
  })

  mount('POST /presensi/check-out', async ({ form, pelaku, write }) => {
    const tipe = judgePhoto(form.files.selfie, 'selfie')
    const answer = await write(async (tx) => {
      const kejadian = await checkOut(tx, deps.clock, pelaku, form.fields, { tipe, isi: form.files.selfie })
      return { data: wireKejadian(kejadian), message: 'Check out tercatat.' }
    })
    deps.jobs.nudge('selfie')
    return answer
  })
}
