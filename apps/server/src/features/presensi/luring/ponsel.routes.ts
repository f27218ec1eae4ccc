import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { addPonsel, tellWaktu } from './ponsel.service.ts'

export function mountPonsel(mount: Mount, deps: Deps): void {
  mount('POST /ponsel', ({ body: { kunci }, pelaku, write }) =>
    write(async (tx) => ({ data: await addPonsel(tx, pelaku, kunci, deps.clock.now()) })),
  )
  mount('POST /ponsel/{id}/waktu', ({ params: { id }, pelaku, write }) =>
    write(async (tx) => ({ data: await tellWaktu(tx, deps.times, pelaku, id, deps.clock.now()) })),
  )
}
