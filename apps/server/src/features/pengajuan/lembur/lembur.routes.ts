import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { paged } from '../../../platform/paging.ts'
import { computeLembur, createLembur } from './ajukan.service.ts'
import { showDaftar, showLembur } from './lembur.service.ts'
import { agreeLembur, approveLembur, cancelLembur, rejectLembur } from './putusan.service.ts'

export function mountLembur(mount: Mount, deps: Deps): void {
  const { db, clock } = deps

  mount('GET /lembur', async ({ query, pelaku, url }) => {
    const { data, jumlah } = await showDaftar(db, deps, pelaku, query)
    const { total, ...rekap } = jumlah
    return { ...paged(data, total, query, url), rekap }
  })

  mount('GET /lembur/hitung', async ({ query, pelaku }) => ({
    data: await computeLembur(db, clock, pelaku, query),
  }))

  mount('GET /lembur/{id}', async ({ params, pelaku }) => ({
    data: await showLembur(db, deps, pelaku, params.id),
  }))

  mount('POST /lembur/pengajuan', async ({ body, pelaku, write }) =>
    write(async (perbuatan) => {
      const id = await createLembur(perbuatan, body)
      return { data: await showLembur(perbuatan.tx, deps, pelaku, id), message: 'Lembur diajukan.' }
    }),
  )

  mount('POST /lembur/{id}/approve', async ({ params: { id }, pelaku, write }) =>
    write(async (perbuatan) => {
      await approveLembur(perbuatan, deps, id)
      return { data: await showLembur(perbuatan.tx, deps, pelaku, id), message: 'Lembur disetujui.' }
    }),
  )

  mount('POST /lembur/{id}/reject', async ({ params: { id }, pelaku, write }) =>
    write(async (perbuatan) => {
      await rejectLembur(perbuatan, deps, id)
      return { data: await showLembur(perbuatan.tx, deps, pelaku, id), message: 'Lembur ditolak.' }
    }),
  )

  mount('POST /lembur/{id}/cancel', async ({ params: { id }, pelaku, write }) =>
    write(async (perbuatan) => {
      await cancelLembur(perbuatan, deps, id)
      return { data: await showLembur(perbuatan.tx, deps, pelaku, id), message: 'Lembur dibatalkan.' }
    }),
  )

  mount('POST /lembur/{id}/bersedia', async ({ params: { id }, pelaku, write }) =>
    write(async (perbuatan) => {
      await agreeLembur(perbuatan, deps, id)
      return { data: await showLembur(perbuatan.tx, deps, pelaku, id), message: 'Kesediaan Anda dicatat.' }
    }),
  )
}
