import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { openPajak, recordPajak, showPajak } from './pajak.service.ts'

export function mountPajak(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/karyawan/{id}/pajak', async ({ params: { id }, pelaku }) => ({
    data: await openPajak(db, clock, pelaku, id),
  }))

  mount('POST /kelola/karyawan/{id}/pajak', async ({ params: { id }, body, write }) =>
    write(async (perbuatan) => {
      const isBerubah = await recordPajak(perbuatan, id, body)
      const message = isBerubah ? 'Data pajak disimpan.' : 'Tidak ada perubahan data yang dilakukan.'
      return { data: await showPajak(perbuatan, id), message }
    }),
  )
}
