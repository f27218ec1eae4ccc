import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import {
  type Penyiap,
  endLangkah,
  endPersiapan,
  prepareJamKerja,
  prepareLibur,
  prepareLokasi,
  preparePerusahaan,
  showPersiapan,
} from './mulai.service.ts'

export function mountMulai(mount: Mount, deps: Deps): void {
  const { db, clock } = deps
  /** One step in a transaction, answered by how far it has come. */
  const step = (pelaku: Pelaku, work: (penyiap: Penyiap) => Promise<void>) => async (tx: Tx) => {
    const saat = clock.now()
    await work({ tx, pelaku, saat })
    return { data: await showPersiapan(tx, saat), message: 'Tersimpan.' }
  }

  mount('GET /kelola/mulai', async () => ({ data: await showPersiapan(db, clock.now()) }))
  mount('POST /kelola/mulai/perusahaan', ({ body, pelaku, write }) =>
    write(step(pelaku, (penyiap) => preparePerusahaan(penyiap, deps, body))),
  )
  mount('POST /kelola/mulai/lokasi', ({ body, versi, pelaku, write }) =>
    write(step(pelaku, (penyiap) => prepareLokasi(penyiap, body, versi))),
  )
  mount('POST /kelola/mulai/jam-kerja', ({ body, pelaku, write }) =>
    write(step(pelaku, (penyiap) => prepareJamKerja(penyiap, body))),
  )
  mount('POST /kelola/mulai/libur', ({ body, pelaku, write }) =>
    write(step(pelaku, (penyiap) => prepareLibur(penyiap, body))),
  )
  mount('POST /kelola/mulai/langkah', ({ body, pelaku, write }) =>
    write(step(pelaku, (penyiap) => endLangkah(penyiap, body))),
  )
  mount('POST /kelola/mulai/selesai', ({ pelaku, write }) => write(step(pelaku, endPersiapan)))
}
