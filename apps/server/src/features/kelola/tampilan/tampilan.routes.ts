import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { createDeed } from '../../../platform/deed.ts'
import {
  createTampilan,
  editTampilan,
  removeTampilan,
  restoreTampilan,
  showTampilan,
} from './tampilan.service.ts'

export function mountTampilan(mount: Mount, { db }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/tampilan', async ({ query, pelaku }) => ({
    data: await showTampilan(db, pelaku, query.meja),
  }))
  deed('POST /kelola/tampilan', createTampilan, 'Tampilan disimpan.')
  deed('POST /kelola/tampilan/{id}', editTampilan, 'Tampilan disimpan.')
  deed('POST /kelola/tampilan/{id}/delete', removeTampilan, 'Tampilan dihapus.')
  deed('POST /kelola/tampilan/{id}/restore', restoreTampilan, 'Tampilan kembali.')
}
