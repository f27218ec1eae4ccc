import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { openPajak, recordPajak, showPajak } from './pajak.service.ts'

export function mountPajak(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/karyawan/{id}/pajak', async ({ params: { id }, pelaku }) => ({
    data: await openPajak(db, clock, pelaku, id),
  }))

  mount('POST /kelola/karyawan/{id}/pajak', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      const isBerubah = await recordPajak(tx, clock, pelaku, id, body)
      const message = isBerubah ? 'Data pajak disimpan.' : 'Tidak ada perubahan data yang dilakukan.'
      return { data: await showPajak(tx, clock, pelaku, id), message }
    }),
  )
}
