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

export function mountImporKaryawan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/impor-karyawan/templat', async () => ({
    data: await transaction(db, (tx) => createTemplat(tx, clock.now())),
  }))

  mount('GET /kelola/impor-karyawan', async ({ pelaku }) => ({ data: await showTerakhir(db, pelaku) }))

  mount('POST /kelola/impor-karyawan', async ({ form, pelaku, write }) =>
    write(async ({ tx }) => {
      const isian = { nama: form.fields.nama, berkas: form.files.berkas.bytes }
      const id = await startPeriksa(tx, clock, pelaku, isian)
      return { data: await showPekerjaan(tx, pelaku, id) }
    }),
  )

  mount('GET /kelola/impor-karyawan/{id}', async ({ params, pelaku }) => ({
    data: await showPekerjaan(db, pelaku, params.id),
  }))

  mount('POST /kelola/impor-karyawan/{id}/jalankan', async ({ params, pelaku, write }) =>
    write(async ({ tx }) => {
      await startTulis(tx, clock, pelaku, params.id)
      return { data: await showPekerjaan(tx, pelaku, params.id) }
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
  mount('POST /kelola/karyawan/ekspor', async ({ body, pelaku }) => ({
    data: await transaction(db, (tx) => createEkspor(tx, pelaku, body.karyawan_ids, clock.now())),
  }))
}
