import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { showKoordinator } from './putusan/koordinator.service.ts'
import { cancelPengganti, createPengganti, showSemuaPengganti } from './pengganti/pengganti.service.ts'

export function mountPengajuan(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /koordinator', async ({ pelaku, query }) => ({
    data: await showKoordinator({ db, pelaku, saat: clock.now() }, query),
  }))

  mount('GET /pengganti', async ({ pelaku }) => ({
    data: await showSemuaPengganti({ db, pelaku, saat: clock.now() }),
  }))

  deed('POST /pengganti', createPengganti, 'Pengganti ditunjuk.')

  deed('POST /pengganti/{id}/cancel', cancelPengganti, 'Pengganti dicabut.')
}
