import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { createDeed } from '../../../platform/deed.ts'
import {
  endLangkah,
  endPersiapan,
  prepareJamKerja,
  prepareLibur,
  prepareLokasi,
  preparePerusahaan,
  showPersiapan,
} from './mulai.service.ts'

/** Steps of the preparation, each answered by how far it has come. */
export function mountMulai(mount: Mount, deps: Deps): void {
  const { db, clock } = deps
  const deed = createDeed(mount)

  mount('GET /kelola/mulai', async () => ({ data: await showPersiapan(db, clock.now()) }))
  deed(
    'POST /kelola/mulai/perusahaan',
    (perbuatan, isian) => preparePerusahaan(perbuatan, deps, isian),
    showPersiapan,
    'Tersimpan.',
  )
  mount('POST /kelola/mulai/lokasi', ({ body, versi, write }) =>
    write(async (perbuatan) => {
      await prepareLokasi(perbuatan, body, versi)
      return { data: await showPersiapan(perbuatan.tx, perbuatan.saat), message: 'Tersimpan.' }
    }),
  )
  deed('POST /kelola/mulai/jam-kerja', prepareJamKerja, showPersiapan, 'Tersimpan.')
  deed('POST /kelola/mulai/libur', prepareLibur, showPersiapan, 'Tersimpan.')
  deed('POST /kelola/mulai/langkah', endLangkah, showPersiapan, 'Tersimpan.')
  deed('POST /kelola/mulai/selesai', endPersiapan, showPersiapan, 'Tersimpan.')
}
