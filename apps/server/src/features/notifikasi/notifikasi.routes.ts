import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { readSatu, readSemua, showJumlah, showNotifikasi } from './notifikasi.service.ts'
import { createDeed } from '../../platform/deed.ts'

export function mountNotifikasi(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /notifikasi', async ({ pelaku }) => ({
    data: await showNotifikasi({ db, pelaku, saat: clock.now() }),
  }))

  mount('GET /notifikasi/jumlah', async ({ pelaku }) => ({
    data: await showJumlah({ db, pelaku, saat: clock.now() }),
  }))

  deed('POST /notifikasi/read-all', readSemua, 'Semua notifikasi ditandai sudah dibaca.')

  deed('POST /notifikasi/{id}/read', readSatu, 'Notifikasi ditandai sudah dibaca.')
}
