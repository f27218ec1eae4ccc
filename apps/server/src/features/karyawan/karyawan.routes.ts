import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { countKaryawan, listKaryawan } from './direktori.queries.ts'
import { showKaryawan, showRingkasan } from './karyawan.service.ts'
import { wireBaris } from './karyawan.wire.ts'

export function mountKaryawan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /karyawan', async ({ query, pelaku, url }) => {
    const saat = clock.now()
    const [baris, total] = await Promise.all([
      listKaryawan(db, pelaku, query, saat),
      countKaryawan(db, pelaku, query, saat),
    ])
    return paged(baris.map(wireBaris), total, query, url)
  })

  mount('GET /karyawan/{id}', async ({ params, pelaku }) => ({
    data: await showKaryawan(db, pelaku, params.id, clock.now()),
  }))

  mount('GET /karyawan/{id}/ringkasan', async ({ params, query, pelaku }) => ({
    data: await showRingkasan(db, pelaku, params.id, query, clock.now()),
  }))
}
