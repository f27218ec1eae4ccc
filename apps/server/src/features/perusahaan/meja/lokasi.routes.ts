import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { zonaDi } from '@rekan/domain/perusahaan/lokasi-kantor'
import type { Instan } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { showPetak } from '../../../platform/peta.ts'
import { createDeed } from '../../../platform/deed.ts'
import { refuse } from '../perusahaan.refusals.ts'
import { editKoordinator, editRegu, showOrangLokasi } from './koordinator.service.ts'
import { listLokasi } from './lokasi.queries.ts'
import {
  createLokasi,
  editLokasi,
  judgeTitik,
  rentangKini,
  showLokasi,
  showPosisi,
} from './lokasi.service.ts'
import { type AkhiriPenempatan, closeLokasi, openLokasi, showTergantung } from './tutup.service.ts'

/** What who keeps placements knows of sites. */
type MilikPenempatan = {
  readonly endPenempatan: AkhiriPenempatan
  /** The sites that an account coordinates now */
  readonly listDikoordinasi: (db: Db, penggunaId: number, saat: Instan) => Promise<number[]>
}

/** The back office's desk of sites. */
export function mountLokasi(
  mount: Mount,
  deps: Deps,
  { endPenempatan, listDikoordinasi }: MilikPenempatan,
): void {
  const deed = createDeed(mount)
  const { db, clock } = deps
  /** Of which sites somebody's row of the table is; null: of all. */
  const listMilik = async (pelaku: Pelaku, tindakan: Tindakan): Promise<readonly number[] | null> => {
    const { kantorIds = null, penggunaId } = pelaku
    if (cakupan(pelaku, tindakan) !== 'tim') return kantorIds
    const ids = await listDikoordinasi(db, penggunaId, clock.now())
    return kantorIds === null ? ids : ids.filter((id) => kantorIds.includes(id))
  }
  const requireMilik = async (pelaku: Pelaku, tindakan: Tindakan, id: number) => {
    const ids = await listMilik(pelaku, tindakan)
    if (ids?.includes(id) === false) throw refuse('KANTOR_TIDAK_ADA')
  }
  mount('GET /kelola/lokasi', async ({ query, pelaku }) =>
    listLokasi(db, await listMilik(pelaku, 'GET /kelola/lokasi'), query, rentangKini(clock.now())),
  )
  mount('GET /kelola/lokasi/peta', async () => ({
    data: { petak: showPetak(deps, clock.now()) },
  }))
  mount('GET /kelola/lokasi/zona', async ({ query }) => ({ data: { zona_waktu: zonaDi(query) } }))
  mount('POST /kelola/lokasi/uji', async ({ body }) => ({ data: judgeTitik(body) }))
  mount('GET /kelola/lokasi/{id}', async ({ params: { id }, pelaku }) => {
    await requireMilik(pelaku, 'GET /kelola/lokasi/{id}', id)
    return { data: await showLokasi(db, id, clock.now()) }
  })
  mount('GET /kelola/lokasi/{id}/regu', async ({ params: { id }, pelaku }) => {
    await requireMilik(pelaku, 'GET /kelola/lokasi/{id}/regu', id)
    return { data: await showOrangLokasi(db, id, clock.now()) }
  })
  mount('GET /kelola/lokasi/{id}/posisi', async ({ params: { id } }) => ({
    data: await showPosisi(db, id, clock.now()),
  }))
  deed('POST /kelola/lokasi', createLokasi, 'Lokasi ditambahkan.')
  deed('POST /kelola/lokasi/{id}', editLokasi, 'Lokasi disimpan.')
  mount('POST /kelola/lokasi/{id}/koordinator', async ({ params: { id }, body, versi, write }) =>
    write(async (perbuatan) => ({
      data: await editKoordinator(perbuatan, { id, versi, ...body }),
      message: 'Koordinator lokasi disimpan.',
    })),
  )
  mount('POST /kelola/lokasi/{id}/regu', async ({ params: { id }, body, pelaku, versi, write }) => {
    await requireMilik(pelaku, 'POST /kelola/lokasi/{id}/regu', id)
    return write(async (perbuatan) => ({
      data: await editRegu(perbuatan, { id, versi, ...body }),
      message: 'Presensi regu disimpan.',
    }))
  })
  mount('GET /kelola/lokasi/{id}/tutup', async ({ params: { id }, query }) => ({
    data: await showTergantung(db, id, query.tanggal, clock.now()),
  }))
  mount('POST /kelola/lokasi/{id}/tutup', async ({ params: { id }, body, versi, write }) =>
    write(async (perbuatan) => ({
      data: await closeLokasi(perbuatan, { id, versi, ...body }, endPenempatan),
      message: 'Lokasi ditutup.',
    })),
  )
  mount('POST /kelola/lokasi/{id}/buka', async ({ params: { id }, versi, write }) =>
    write(async (perbuatan) => ({
      data: await openLokasi(perbuatan, { id, versi }),
      message: 'Lokasi dibuka lagi.',
    })),
  )
}
