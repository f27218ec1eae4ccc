import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { showKoordinator } from './putusan/koordinator.service.ts'
import { cancelPengganti, createPengganti, showSemuaPengganti } from './pengganti/pengganti.service.ts'

export function mountPengajuan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /koordinator', async ({ pelaku, query }) => ({
    data: await showKoordinator(db, pelaku, query, clock.now()),
  }))

  mount('GET /pengganti', async ({ pelaku }) => ({
    data: await showSemuaPengganti(db, pelaku, clock.now()),
  }))

  mount('POST /pengganti', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await createPengganti(tx, pelaku, body, clock.now()),
      message: 'Pengganti ditunjuk.',
    })),
  )

  mount('POST /pengganti/{id}/cancel', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await cancelPengganti(tx, pelaku, id, clock.now()),
      message: 'Pengganti dicabut.',
    })),
  )
}
