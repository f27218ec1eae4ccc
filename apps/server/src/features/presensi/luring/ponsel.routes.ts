import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { addPonsel, removePonsel, showPonsel, tellWaktu } from './ponsel.service.ts'
import { createDeed } from '../../../platform/deed.ts'

export function mountPonsel(mount: Mount, deps: Deps): void {
  const deed = createDeed(mount)
  mount('GET /ponsel', async ({ pelaku }) => ({ data: await showPonsel(deps.db, pelaku) }))
  mount('POST /ponsel', ({ body: { kunci }, session, asal, write }) =>
    write(async (perbuatan) => ({ data: await addPonsel(perbuatan, session, kunci, asal.userAgent) })),
  )
  mount('POST /ponsel/{id}/waktu', ({ params: { id }, session, write }) =>
    write(async ({ tx }) => ({ data: await tellWaktu(tx, deps, session, id) })),
  )
  deed('POST /ponsel/{id}/lepas', removePonsel, 'Ponsel dilepas.')
}
