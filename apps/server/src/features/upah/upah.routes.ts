import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { recordLokasiGaji, recordUpahMinimum, showUpahMinimum } from './minimum.service.ts'
import { recordUpah, showUpah } from './upah.service.ts'

export function mountUpah(mount: Mount, { db, clock }: Deps): void {
  mount('GET /karyawan/{id}/upah', async ({ params: { id }, pelaku }) => ({
    data: await showUpah(db, clock, pelaku, id),
  }))

  mount('POST /karyawan/{id}/upah', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      const peringatan = await recordUpah(tx, clock, pelaku, id, body)
      return {
        data: await showUpah(tx, clock, pelaku, id),
        peringatan: [...peringatan],
        message: 'Upah disimpan.',
      }
    }),
  )

  mount('GET /kelola/upah-minimum', async () => ({ data: await showUpahMinimum(db) }))

  mount('POST /kelola/upah-minimum', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await recordUpahMinimum(tx, clock, pelaku, body)
      return { data: await showUpahMinimum(tx), message: 'Upah minimum disimpan.' }
    }),
  )

  mount('POST /kelola/upah-minimum/lokasi', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await recordLokasiGaji(tx, clock, pelaku, body)
      return { data: await showUpahMinimum(tx), message: 'Lokasi disimpan.' }
    }),
  )
}
