import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { createPemutihan, showPemutihan, withdrawPemutihan } from './pemutihan.service.ts'

/** Lateness that a site's people are not to blame for. */
export function mountPemutihan(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  mount('GET /kelola/lokasi/{id}/pemutihan', async ({ params: { id }, query }) => ({
    data: await showPemutihan(db, id, query, clock.now()),
  }))
  mount('POST /kelola/lokasi/{id}/pemutihan', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await createPemutihan(tx, pelaku, id, body, clock.now()),
      message: 'Keterlambatan diputihkan.',
    })),
  )
  mount('POST /kelola/pemutihan/{id}/cabut', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await withdrawPemutihan(tx, pelaku, id, clock.now()),
      message: 'Pemutihan dicabut. Keterlambatan dihitung lagi.',
    })),
  )
}
