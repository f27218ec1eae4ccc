import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { editPengaturan, showPengaturan } from './pengaturan.service.ts'

export function mountPengaturan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/pengaturan', async ({ pelaku }) => ({
    data: await showPengaturan(db, pelaku, clock.now()),
  }))

  mount('POST /kelola/pengaturan', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await editPengaturan(tx, pelaku, body, clock.now())
      return { data: await showPengaturan(tx, pelaku, clock.now()), message: 'Pengaturan disimpan.' }
    }),
  )
}
