import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { transaction } from '../../platform/db.ts'
import { createTemplat, createEkspor } from './impor/buku.service.ts'
import {
  cancelImpor,
  showPekerjaan,
  showTerakhir,
  startPeriksa,
  startTulis,
} from './impor/pekerjaan.service.ts'
import { startDeed } from '../../platform/perbuatan.ts'

export function mountImporKaryawan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/impor-karyawan/templat', async () => ({
    data: await transaction(db, (tx) => createTemplat(tx, clock.now())),
  }))

  mount('GET /kelola/impor-karyawan', async ({ pelaku }) => ({ data: await showTerakhir(db, pelaku) }))

  mount('POST /kelola/impor-karyawan', async ({ form, pelaku, write }) =>
    write(async (perbuatan) => {
      const isian = { nama: form.fields.nama, berkas: form.files.berkas.bytes }
      const id = await startPeriksa(perbuatan, isian)
      return { data: await showPekerjaan(perbuatan.tx, pelaku, id) }
    }),
  )

  mount('GET /kelola/impor-karyawan/{id}', async ({ params, pelaku }) => ({
    data: await showPekerjaan(db, pelaku, params.id),
  }))

  mount('POST /kelola/impor-karyawan/{id}/jalankan', async ({ params, pelaku, write }) =>
    write(async (perbuatan) => {
      await startTulis(perbuatan, params.id)
      return { data: await showPekerjaan(perbuatan.tx, pelaku, params.id) }
    }),
  )

  mount('POST /kelola/impor-karyawan/{id}/batal', async ({ params, pelaku, write }) =>
    write(async ({ tx }) => {
      await cancelImpor(tx, pelaku, params.id)
      return {
        data: await showPekerjaan(tx, pelaku, params.id),
        message: 'Impor dibatalkan. Tidak ada yang ditulis.',
      }
    }),
  )

  // Not by `write`, which would keep the whole workbook for a second sending.
  const EKSPOR = 'POST /kelola/karyawan/ekspor'
  mount(EKSPOR, async ({ body, pelaku }) => ({
    data: await transaction(db, (tx) =>
      createEkspor(startDeed(tx, pelaku, EKSPOR, clock.now()), body.karyawan_ids),
    ),
  }))
}
