import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { createJenisCuti, editJenisCuti, showJenisCuti } from './jenis-cuti.service.ts'
import { setLibur, showLibur } from './libur/libur.service.ts'

export function mountAturanKerja(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/pengaturan/libur', async ({ query: { tahun } }) => ({
    data: await showLibur(db, tahun, clock.now()),
  }))
  deed(
    'POST /kelola/pengaturan/libur',
    async (perbuatan, body) => {
      await setLibur(perbuatan, body)
      return showLibur(perbuatan.tx, Number(body.tanggal.slice(0, 4)), perbuatan.saat)
    },
    'Hari libur disimpan.',
  )
  mount('GET /kelola/pengaturan/jenis-cuti', async () => ({ data: await showJenisCuti(db, clock.now()) }))
  deed('POST /kelola/pengaturan/jenis-cuti', createJenisCuti, showJenisCuti, 'Jenis cuti ditambahkan.')
  deed('POST /kelola/pengaturan/jenis-cuti/{id}', editJenisCuti, showJenisCuti, 'Jenis cuti disimpan.')
}
