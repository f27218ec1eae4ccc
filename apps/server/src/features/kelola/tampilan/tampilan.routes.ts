import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import {
  createTampilan,
  editTampilan,
  removeTampilan,
  restoreTampilan,
  showTampilan,
} from './tampilan.service.ts'

export function mountTampilan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/tampilan', async ({ query, pelaku }) => ({
    data: await showTampilan(db, pelaku, query.meja),
  }))

  mount('POST /kelola/tampilan', async ({ body, pelaku, write }) =>
    write(async (tx) => ({
      data: await createTampilan(tx, pelaku, body, clock.now()),
      message: 'Tampilan disimpan.',
    })),
  )

  mount('POST /kelola/tampilan/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await editTampilan(tx, pelaku, id, body, clock.now()),
      message: 'Tampilan disimpan.',
    })),
  )

  mount('POST /kelola/tampilan/{id}/delete', async ({ params: { id }, pelaku, write }) =>
    write(async (tx) => {
      await removeTampilan(tx, pelaku, id, clock.now())
      return { message: 'Tampilan dihapus.' }
    }),
  )

  mount('POST /kelola/tampilan/{id}/restore', async ({ params: { id }, pelaku, write }) =>
    write(async (tx) => {
      await restoreTampilan(tx, pelaku, id, clock.now())
      return { message: 'Tampilan kembali.' }
    }),
  )
}
