import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { endBanyak, moveBanyak } from './banyak.service.ts'
import { showDaftar, showId, showPilihan, writeDaftar } from './daftar.service.ts'

export function mountMejaKaryawan(mount: Mount, deps: Deps): void {
  mount('GET /kelola/karyawan', async ({ query, pelaku }) => showDaftar(deps, pelaku, query))

  mount('GET /kelola/karyawan/saringan', async ({ query, pelaku }) => ({
    data: await showPilihan(deps, pelaku, query),
  }))

  mount('GET /kelola/karyawan/all', async ({ query, pelaku }) => ({
    data: await showId(deps, pelaku, query),
  }))

  mount('GET /kelola/karyawan/lembar', async ({ query, pelaku }) => ({
    data: await deps.replika.read((db) => writeDaftar({ ...deps, db }, pelaku, query)),
  }))

  mount('POST /kelola/karyawan/pindah', async ({ body, pelaku, write }) =>
    write(async (tx) => {
      const data = await moveBanyak(tx, pelaku, body, deps.clock.now())
      return { data, message: `${data.dipindah.length} karyawan dipindahkan.` }
    }),
  )

  mount('POST /kelola/karyawan/nonaktif', async ({ body, pelaku, write }) =>
    write(async (tx) => {
      const data = await endBanyak(tx, pelaku, body, deps.clock.now())
      return { data, message: `${data.dinonaktifkan.length} karyawan dinonaktifkan.` }
    }),
  )
}
