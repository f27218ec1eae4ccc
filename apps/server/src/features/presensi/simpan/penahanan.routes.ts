import { hariBarat } from '@rekan/domain/waktu'
import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { offsetOf, paged } from '../../../platform/paging.ts'
import { readMasaSimpan } from '../../../platform/pengaturan.ts'
import { createDeed } from '../../../platform/deed.ts'
import { listPenahanan } from './penahanan.queries.ts'
import { createPenahanan, endPenahanan, showMasaSimpan } from './penahanan.service.ts'

export function mountMasaSimpan(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /privasi', async () => {
    const { simpan_foto_bulan } = await readMasaSimpan(db, hariBarat(clock.now()))
    return { data: { simpan_foto_bulan } }
  })
  mount('GET /masa-simpan', async () => ({ data: await showMasaSimpan(db, clock.now()) }))
  mount('GET /penahanan', async ({ query, url }) => {
    const { data, total } = await listPenahanan(db, {
      cari: query.cari,
      lewati: offsetOf(query),
      jumlah: query.per_page,
    })
    return paged(data, total, query, url)
  })
  deed('POST /penahanan', createPenahanan, 'Data ditahan.')
  deed('POST /penahanan/{id}/cabut', endPenahanan, 'Penahanan dicabut.')
}
