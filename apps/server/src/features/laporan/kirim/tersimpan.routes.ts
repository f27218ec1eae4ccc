import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import {
  createTersimpan,
  editTersimpan,
  removeTersimpan,
  showPenerima,
  showTersimpan,
} from './tersimpan.service.ts'

export function mountLaporanTersimpan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/laporan-tersimpan', async ({ pelaku }) => ({ data: await showTersimpan(db, pelaku) }))

  mount('GET /kelola/laporan-tersimpan/penerima', async ({ pelaku }) => ({
    data: await showPenerima(db, pelaku),
  }))

  mount('POST /kelola/laporan-tersimpan', async ({ body, pelaku, write }) =>
    write(async (tx) => ({
      data: await createTersimpan(tx, pelaku, body, clock.now()),
      message: 'Laporan disimpan.',
    })),
  )

  mount('POST /kelola/laporan-tersimpan/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await editTersimpan(tx, pelaku, id, body, clock.now()),
      message: 'Laporan disimpan.',
    })),
  )

  mount('POST /kelola/laporan-tersimpan/{id}/hapus', async ({ params: { id }, pelaku, write }) =>
    write(async (tx) => {
      await removeTersimpan(tx, pelaku, id, clock.now())
      return { message: 'Laporan tersimpan dihapus.' }
    }),
  )
}
