import { rentangBulan } from '@rekan/domain/bulan'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { listPenempatan } from './penempatan.queries.ts'
import { placeKaryawan } from './pindah.service.ts'
import { bulanDiminta, requirePemilik } from './penempatan.service.ts'

export function mountPenempatan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /karyawan/{id}/penempatan', async ({ params, query, pelaku, url }) => {
    const saat = clock.now()
    const { zona } = await requirePemilik({ db, pelaku, saat }, 'GET /karyawan/{id}/penempatan', params.id)
    const { bulan, tahun } = bulanDiminta(query, zona, saat)
    const { baris, total } = await listPenempatan(db, params.id, rentangBulan({ tahun, bulan }), query, saat)
    return paged(baris, total, query, url)
  })

  mount('POST /karyawan/{id}/penempatan', async ({ params, body, write }) =>
    write(async (perbuatan) => ({
      data: await placeKaryawan(perbuatan, params.id, body),
      message: 'Penempatan disimpan.',
    })),
  )
}
