import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { readSatu, readSemua, showJumlah, showNotifikasi } from './notifikasi.service.ts'

export function mountNotifikasi(mount: Mount, { db, clock }: Deps): void {
  mount('GET /notifikasi', async ({ pelaku }) => ({
    data: await showNotifikasi(db, pelaku, clock.now()),
  }))

  mount('GET /notifikasi/jumlah', async ({ pelaku }) => ({
    data: await showJumlah(db, pelaku, clock.now()),
  }))

  mount('POST /notifikasi/read-all', async ({ pelaku, write }) =>
    write(async ({ tx }) => {
      await readSemua(tx, pelaku, clock.now())
      return { message: 'Semua notifikasi ditandai sudah dibaca.' }
    }),
  )

  mount('POST /notifikasi/{id}/read', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => {
      await readSatu(tx, pelaku, id, clock.now())
      return { message: 'Notifikasi ditandai sudah dibaca.' }
    }),
  )
}
