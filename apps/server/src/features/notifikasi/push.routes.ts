import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createLangganan, removeLangganan, tryPush } from './push.service.ts'

export function mountPush(mount: Mount, deps: Deps): void {
  mount('GET /push/public-key', async () => ({ data: { public_key: deps.push.publicKey } }))

  mount('POST /push/langganan', async ({ body, session, write }) =>
    write(async (perbuatan) => {
      await createLangganan(perbuatan, deps, session.tokenHash, body)
      return { message: 'Notifikasi di perangkat ini dinyalakan.' }
    }),
  )

  mount('POST /kelola/pengaturan/uji-push', async ({ pelaku }) => ({ data: await tryPush(deps, pelaku) }))

  mount('POST /push/berhenti', async ({ session, write }) =>
    write(async ({ tx }) => {
      await removeLangganan(tx, session)
      return { message: 'Notifikasi di perangkat ini dimatikan.' }
    }),
  )
}
