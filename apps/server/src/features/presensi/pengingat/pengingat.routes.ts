import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { findAktif, updateAktif } from './pengingat.queries.ts'

export function mountPengingat(mount: Mount, { db }: Deps): void {
  mount('GET /pengingat', async ({ pelaku }) => ({ data: { aktif: await findAktif(db, pelaku.penggunaId) } }))

  mount('POST /pengingat', async ({ body: { aktif }, pelaku, write }) =>
    write(async ({ tx }) => {
      await updateAktif(tx, pelaku.penggunaId, aktif)
      return {
        data: { aktif },
        message: aktif ? 'Pengingat presensi dinyalakan.' : 'Pengingat presensi dimatikan.',
      }
    }),
  )
}
