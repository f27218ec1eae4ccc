import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { editPengaturan, showPengaturan } from './pengaturan.service.ts'

export function mountPengaturan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /pengaturan', async () => ({ data: await showPengaturan(db, clock.now()) }))

  mount('POST /pengaturan', async ({ body, pelaku, write }) =>
    write(async (tx) => {
      await editPengaturan(tx, pelaku, body, clock.now())
      return { data: await showPengaturan(tx, clock.now()), message: 'Pengaturan disimpan.' }
    }),
  )
}
