import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Db, Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Context } from '../../platform/http.ts'
import type { PerbuatanPelaku } from '../../platform/perbuatan.ts'
import { readPerihal } from '../notifikasi/notifikasi.service.ts'
import {
  findPengumuman,
  insertDibaca,
  listPengumuman,
  listUntuk,
  upsertDipahami,
} from './pengumuman.queries.ts'
import { wirePengumuman } from './pengumuman.wire.ts'
import { refuse } from './pengumuman.refusals.ts'

type Alat = Pick<Deps, 'clock' | 'files'>

export async function showDaftar(
  db: Db,
  deps: Alat,
  pelaku: Pelaku,
  query: Context<'GET /pengumuman'>['query'],
) {
  const saat = deps.clock.now()
  const { baris, total } = await listPengumuman({ db, pelaku, saat }, query)
  return { data: baris.map((satu) => wirePengumuman(deps, satu, saat)), total }
}

/** What is for the reader's own account. */
export async function showUntuk(db: Db, deps: Alat, pelaku: Pelaku) {
  const saat = deps.clock.now()
  return (await listUntuk({ db, pelaku, saat })).map((satu) => wirePengumuman(deps, satu, saat))
}

/** Throws 404 for what the reader may not see. */
export async function showPengumuman(db: Db | Tx, deps: Alat, pelaku: Pelaku, id: number) {
  const saat = deps.clock.now()
  const satu = await findPengumuman({ db, pelaku, saat }, id)
  if (satu === undefined) throw refuse('PENGUMUMAN_TIDAK_ADA')
  return wirePengumuman(deps, satu, saat)
}

/** The reader has seen it: what they were told of it is read as well. Throws 404 as reading it does. */
export async function readPengumuman(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  if ((await findPengumuman(perbuatan, id)) === undefined) throw refuse('PENGUMUMAN_TIDAK_ADA')
  await insertDibaca(perbuatan, id)
  await readPerihal(perbuatan, { jenis: 'PENGUMUMAN', detailId: id })
}

/** The reader says that they understood it, which they have then read. Throws 404 as reading it does. */
export async function agreePengumuman(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  if ((await findPengumuman(perbuatan, id)) === undefined) throw refuse('PENGUMUMAN_TIDAK_ADA')
  await upsertDipahami(perbuatan, id)
  await readPerihal(perbuatan, { jenis: 'PENGUMUMAN', detailId: id })
}
