import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { showAbsensi, showDaftar } from './absensi.service.ts'

export function mountAbsensi(mount: Mount, deps: Deps): void {
  const { db } = deps

  mount('GET /absensi', async ({ query, pelaku, url }) => {
    const { data, total } = await showDaftar(db, deps, pelaku, query)
    return paged(data, total, query, url)
  })

  mount('GET /absensi/{id}', async ({ params, pelaku }) => ({
    data: await showAbsensi(db, deps, pelaku, params.id),
  }))
}
