import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { showAbsensi, showDaftar } from './absensi.service.ts'
import { approveAbsensi, cancelAbsensi, rejectAbsensi } from './putusan.service.ts'

export function mountAbsensi(mount: Mount, deps: Deps): void {
  const { db } = deps

  mount('GET /absensi', async ({ query, pelaku, url }) => {
    const { data, total } = await showDaftar(db, deps, pelaku, query)
    return paged(data, total, query, url)
  })

  mount('GET /absensi/{id}', async ({ params, pelaku }) => ({
    data: await showAbsensi(db, deps, pelaku, params.id),
  }))

  mount('POST /absensi/{id}/approve', async ({ params: { id }, body: { note }, pelaku, write }) =>
    write(async (tx) => {
      await approveAbsensi(tx, deps, pelaku, id, note)
      return { data: await showAbsensi(tx, deps, pelaku, id), message: 'Pengajuan disetujui.' }
    }),
  )

  mount('POST /absensi/{id}/reject', async ({ params: { id }, body: { note }, pelaku, write }) =>
    write(async (tx) => {
      await rejectAbsensi(tx, deps, pelaku, id, note)
      return { data: await showAbsensi(tx, deps, pelaku, id), message: 'Pengajuan ditolak.' }
    }),
  )

  mount('POST /absensi/{id}/cancel', async ({ params: { id }, pelaku, write }) =>
    write(async (tx) => {
      await cancelAbsensi(tx, deps, pelaku, id)
      return { data: await showAbsensi(tx, deps, pelaku, id), message: 'Pengajuan dibatalkan.' }
    }),
  )
}
