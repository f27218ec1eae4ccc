import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { editPengaturan, showPengaturan } from './pengaturan.service.ts'

export function mountPengaturan(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/pengaturan', async ({ pelaku }) => ({
    data: await showPengaturan({ db, pelaku, saat: clock.now() }),
  }))
  deed(
    'POST /kelola/pengaturan',
    async (perbuatan, body) => {
      await editPengaturan(perbuatan, body)
      return showPengaturan(perbuatan)
    },
    'Pengaturan disimpan.',
  )
}
