import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import {
  cancelLaporan,
  createLaporan,
  requestBerkas,
  showBaris,
  showBerkas,
  showLaporan,
  showTerakhir,
} from './laporan.service.ts'

export function mountLaporan(mount: Mount, { db }: Deps): void {
  mount('GET /kelola/laporan', async ({ pelaku }) => ({ data: await showTerakhir(db, pelaku) }))

  mount('POST /kelola/laporan', async ({ body, write }) =>
    write(async (perbuatan) => ({ data: await createLaporan(perbuatan, body) })),
  )

  mount('GET /kelola/laporan/{id}', async ({ params: { id }, pelaku }) => ({
    data: await showLaporan(db, pelaku, id),
  }))

  mount('GET /kelola/laporan/{id}/baris', async ({ params: { id }, query, pelaku }) =>
    showBaris(db, pelaku, id, query),
  )

  mount('POST /kelola/laporan/{id}/batal', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await cancelLaporan(tx, pelaku, id),
      message: 'Laporan dibatalkan.',
    })),
  )

  mount('POST /kelola/laporan/{id}/berkas', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => ({ data: await requestBerkas(perbuatan, pelaku, id, body) })),
  )

  mount('GET /kelola/laporan/{id}/berkas', async ({ params: { id }, query, pelaku }) => ({
    data: await showBerkas(db, pelaku, id, query.format),
  }))
}
