import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createJenisCuti, editJenisCuti, showJenisCuti } from './jenis-cuti.service.ts'
import { setLibur, showLibur } from './libur/libur.service.ts'

export function mountAturanKerja(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/pengaturan/libur', async ({ query: { tahun } }) => ({
    data: await showLibur(db, tahun, clock.now()),
  }))

  mount('POST /kelola/pengaturan/libur', ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await setLibur(tx, pelaku, body, clock.now())
      const data = await showLibur(tx, Number(body.tanggal.slice(0, 4)), clock.now())
      return { data, message: 'Hari libur disimpan.' }
    }),
  )

  mount('GET /kelola/pengaturan/jenis-cuti', async () => ({ data: await showJenisCuti(db, clock.now()) }))

  mount('POST /kelola/pengaturan/jenis-cuti', ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await createJenisCuti(tx, pelaku, body, clock.now())
      return { data: await showJenisCuti(tx, clock.now()), message: 'Jenis cuti ditambahkan.' }
    }),
  )

  mount('POST /kelola/pengaturan/jenis-cuti/{id}', ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      await editJenisCuti(tx, pelaku, id, body, clock.now())
      return { data: await showJenisCuti(tx, clock.now()), message: 'Jenis cuti disimpan.' }
    }),
  )
}
