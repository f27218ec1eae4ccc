import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { recordUpah, showUpah } from './upah.service.ts'

export function mountUpah(mount: Mount, { db, clock }: Deps): void {
  mount('GET /karyawan/{id}/upah', async ({ params: { id }, pelaku }) => ({
    data: await showUpah(db, clock, pelaku, id),
  }))

  mount('POST /karyawan/{id}/upah', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => {
      await recordUpah(tx, clock, pelaku, id, body)
      return { data: await showUpah(tx, clock, pelaku, id), message: 'Upah disimpan.' }
    }),
  )
}
