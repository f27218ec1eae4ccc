import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { editKode, prepareLayar, startLayar, removeLayar, showBenih, showKode } from './layar.service.ts'

/** A site's codes, and the screens that show them. */
export function mountKodePos(
  mount: Mount,
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
): void {
  mount('GET /kelola/lokasi/{id}/kode-pos', async ({ params: { id }, pelaku }) => ({
    data: await showKode(db, pelaku, id, clock.now()),
  }))
  mount('POST /kelola/lokasi/{id}/kode-pos', ({ params: { id }, body, write }) =>
    write(async (perbuatan) => ({
      data: await editKode(perbuatan, id, body.kode_pos),
      message: 'Kode pos jaga disimpan.',
    })),
  )
  mount('POST /kelola/lokasi/{id}/layar', ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await prepareLayar(tx, random, pelaku, { kantorId: id, nama: body.sebutan }, clock.now()),
      message: 'Buka tautannya di layar pos jaga.',
    })),
  )
  mount('POST /kelola/layar/{id}/cabut', ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await removeLayar(tx, pelaku, id, clock.now()),
      message: 'Layar dicabut.',
    })),
  )
  mount('POST /pos/{id}/pasang', ({ params: { id }, body, write }) =>
    write(async ({ tx }) => ({ data: await startLayar(tx, random, id, body.pasangan, clock.now()) })),
  )
  mount('POST /pos/{id}/kode', async ({ params: { id }, body }) => ({
    data: await showBenih(db, id, body.layar, clock.now()),
  }))
}
