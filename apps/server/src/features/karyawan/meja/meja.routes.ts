import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { tryOut } from '../../../platform/dicoba.ts'
import type { Mount } from '../../../platform/http.ts'
import type { AkibatGaji } from '../keluar/keluar.service.ts'
import { endBanyak, moveBanyak } from './banyak.service.ts'
import { showDaftar, showId, showPilihan, writeDaftar } from './daftar.service.ts'

/** @param akibatGaji what is settled with pay when somebody leaves */
export function mountMejaKaryawan(mount: Mount, deps: Deps, akibatGaji: AkibatGaji): void {
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
    write(async ({ tx }) => {
      const data = await moveBanyak(tx, pelaku, body, deps.clock.now())
      return { data, message: `${data.dipindah.length} karyawan dipindahkan.` }
    }),
  )

  mount('POST /kelola/karyawan/nonaktif', async ({ body: { periksa, ...body }, pelaku, write }) => {
    const end = async (tx: Tx) => endBanyak(tx, pelaku, body, deps.clock.now(), akibatGaji)
    if (periksa === true)
      return { data: await tryOut(deps.db, true, end), message: 'Diperiksa saja, belum ada yang berubah.' }
    return write(async ({ tx }) => {
      const data = await end(tx)
      return { data, message: `${data.dinonaktifkan.length} karyawan dinonaktifkan.` }
    })
  })
}
