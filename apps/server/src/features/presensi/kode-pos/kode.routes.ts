import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { createDeed } from '../../../platform/deed.ts'
import { editKode, prepareLayar, startLayar, removeLayar, showBenih, showKode } from './layar.service.ts'

/** A site's codes, and the screens that show them. */
export function mountKodePos(
  mount: Mount,
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
): void {
  const deed = createDeed(mount)
  mount('GET /kelola/lokasi/{id}/kode-pos', async ({ params: { id }, pelaku }) => ({
    data: await showKode({ db, pelaku, saat: clock.now() }, id),
  }))
  deed(
    'POST /kelola/lokasi/{id}/kode-pos',
    (perbuatan, id, { kode_pos }) => editKode(perbuatan, id, kode_pos),
    'Kode pos jaga disimpan.',
  )
  deed(
    'POST /kelola/lokasi/{id}/layar',
    (perbuatan, id, { sebutan }) => prepareLayar(perbuatan, random, { kantorId: id, nama: sebutan }),
    'Buka tautannya di layar pos jaga.',
  )
  deed('POST /kelola/layar/{id}/cabut', removeLayar, 'Layar dicabut.')
  mount('POST /pos/{id}/pasang', ({ params: { id }, body, write }) =>
    write(async ({ tx }) => ({ data: await startLayar(tx, random, id, body.pasangan, clock.now()) })),
  )
  mount('POST /pos/{id}/kode', async ({ params: { id }, body }) => ({
    data: await showBenih(db, id, body.layar, clock.now()),
  }))
}
