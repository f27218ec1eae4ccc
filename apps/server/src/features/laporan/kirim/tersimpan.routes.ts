import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { createDeed } from '../../../platform/deed.ts'
import {
  createTersimpan,
  editTersimpan,
  removeTersimpan,
  showPenerima,
  showTersimpan,
} from './tersimpan.service.ts'

export function mountLaporanTersimpan(mount: Mount, { db }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/laporan-tersimpan', async ({ pelaku }) => ({ data: await showTersimpan(db, pelaku) }))

  mount('GET /kelola/laporan-tersimpan/penerima', async ({ pelaku }) => ({
    data: await showPenerima(db, pelaku),
  }))
  deed('POST /kelola/laporan-tersimpan', createTersimpan, 'Laporan disimpan.')
  deed('POST /kelola/laporan-tersimpan/{id}', editTersimpan, 'Laporan disimpan.')
  deed('POST /kelola/laporan-tersimpan/{id}/hapus', removeTersimpan, 'Laporan tersimpan dihapus.')
}
