import { lingkup } from '@rekan/domain/akses/akses'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { showLembar } from './lembar.service.ts'
import { listKantorRoster } from './roster.queries.ts'
import { copySel, editSel } from './roster.service.ts'
import { publishRoster } from './terbit.service.ts'

/** The desk of rosters: a site's people by day. */
export function mountRoster(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/roster', async ({ query, pelaku }) => ({
    data: await showLembar(db, pelaku, 'GET /kelola/roster', query, clock.now()),
  }))
  mount('GET /kelola/roster/lokasi', async ({ pelaku }) => ({
    data: await listKantorRoster(db, lingkup(pelaku, 'GET /kelola/roster/lokasi'), clock.now()),
  }))
  mount('POST /kelola/roster/sel', async ({ body, pelaku, write }) =>
    write(async (tx) => {
      const penulis = { pelaku, saat: clock.now(), tindakan: 'POST /kelola/roster/sel' } as const
      return { data: await editSel(tx, penulis, body), message: 'Draf disimpan.' }
    }),
  )
  mount('POST /kelola/roster/salin', async ({ body, pelaku, write }) =>
    write(async (tx) => {
      const penulis = { pelaku, saat: clock.now(), tindakan: 'POST /kelola/roster/salin' } as const
      const data = await copySel(tx, penulis, body)
      return { data, message: `${data.disalin} sel disalin.` }
    }),
  )
  mount('POST /kelola/roster/terbitkan', async ({ body, pelaku, write }) =>
    write(async (tx) => {
      const penulis = { pelaku, saat: clock.now(), tindakan: 'POST /kelola/roster/terbitkan' } as const
      const data = await publishRoster(tx, penulis, body)
      return { data, message: `${data.terbit} sel diterbitkan.` }
    }),
  )
}
