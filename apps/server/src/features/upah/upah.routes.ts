import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { recordLokasiGaji, recordUpahMinimum, showUpahMinimum } from './minimum.service.ts'
import { recordUpah, showUpah } from './upah.service.ts'
import { createDeed } from '../../platform/deed.ts'

export function mountUpah(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /karyawan/{id}/upah', async ({ params: { id }, pelaku }) => ({
    data: await showUpah(db, clock, pelaku, id),
  }))

  mount('POST /karyawan/{id}/upah', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      const peringatan = await recordUpah(perbuatan, id, body)
      return {
        data: await showUpah(perbuatan.tx, clock, pelaku, id),
        peringatan: [...peringatan],
        message: 'Upah disimpan.',
      }
    }),
  )

  mount('GET /kelola/upah-minimum', async () => ({ data: await showUpahMinimum(db) }))

  deed('POST /kelola/upah-minimum', recordUpahMinimum, showUpahMinimum, 'Upah minimum disimpan.')

  deed('POST /kelola/upah-minimum/lokasi', recordLokasiGaji, showUpahMinimum, 'Lokasi disimpan.')
}
