import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { createDeed } from '../../../platform/deed.ts'
import { createPemutihan, showPemutihan, withdrawPemutihan } from './pemutihan.service.ts'

/** Lateness that a site's people are not to blame for. */
export function mountPemutihan(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const deed = createDeed(mount)
  mount('GET /kelola/lokasi/{id}/pemutihan', async ({ params: { id }, query }) => ({
    data: await showPemutihan(db, id, query, clock.now()),
  }))
  deed('POST /kelola/lokasi/{id}/pemutihan', createPemutihan, 'Keterlambatan diputihkan.')
  deed(
    'POST /kelola/pemutihan/{id}/cabut',
    withdrawPemutihan,
    'Pemutihan dicabut. Keterlambatan dihitung lagi.',
  )
}
