import type { Deps } from '../../../platform/deps.ts'
import { tryOut } from '../../../platform/dicoba.ts'
import type { Mount } from '../../../platform/http.ts'
import type { AkibatGaji } from '../keluar/keluar.service.ts'
import { endBanyak, moveBanyak } from './banyak.service.ts'
import { showDaftar, showId, showPilihan, writeDaftar } from './daftar.service.ts'
import { type PerbuatanPelaku, startDeed } from '../../../platform/perbuatan.ts'

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

  mount('POST /kelola/karyawan/pindah', async ({ body, write }) =>
    write(async (perbuatan) => {
      const data = await moveBanyak(perbuatan, body)
      return { data, message: `${data.dipindah.length} karyawan dipindahkan.` }
    }),
  )

  const NONAKTIF = 'POST /kelola/karyawan/nonaktif'
  mount(NONAKTIF, async ({ body: { periksa, ...body }, pelaku, write }) => {
    const end = (perbuatan: PerbuatanPelaku) => endBanyak(perbuatan, body, akibatGaji)
    if (periksa === true) {
      const data = await tryOut(deps.db, true, (tx) => end(startDeed(tx, pelaku, NONAKTIF, deps.clock.now())))
      return { data, message: 'Diperiksa saja, belum ada yang berubah.' }
    }
    return write(async (perbuatan) => {
      const data = await end(perbuatan)
      return { data, message: `${data.dinonaktifkan.length} karyawan dinonaktifkan.` }
    })
  })
}
