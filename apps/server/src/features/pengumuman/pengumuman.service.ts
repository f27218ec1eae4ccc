import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Instan } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Context } from '../../platform/http.ts'
import { readPerihal } from '../notifikasi/notifikasi.service.ts'
import { findPengumuman, insertDibaca, listPengumuman } from './pengumuman.queries.ts'
import { wirePengumuman } from './pengumuman.wire.ts'
import { refuse } from './pengumuman.refusals.ts'

type Alat = Pick<Deps, 'clock' | 'files'>

export async function showDaftar(
  db: Db,
  deps: Alat,
  pelaku: Pelaku,
  query: Context<'GET /pengumuman'>['query'],
) {
  const { baris, total } = await listPengumuman(db, pelaku, query)
  const saat = deps.clock.now()
  return { data: baris.map((satu) => wirePengumuman(deps, satu, saat)), total }
}

/** Throws 404 for what the reader may not see. */
export async function showPengumuman(db: Db | Tx, deps: Alat, pelaku: Pelaku, id: number) {
  const satu = await findPengumuman(db, pelaku, id)
  if (satu === undefined) throw refuse('PENGUMUMAN_TIDAK_ADA')
  return wirePengumuman(deps, satu, deps.clock.now())
}

/** The reader has seen it: what they were told of it is read as well. Throws 404 as reading it does. */
export async function readPengumuman(tx: Tx, pelaku: Pelaku, id: number, saat: Instan): Promise<void> {
  if ((await findPengumuman(tx, pelaku, id)) === undefined) throw refuse('PENGUMUMAN_TIDAK_ADA')
  await insertDibaca(tx, id, pelaku.penggunaId, saat)
  await readPerihal(tx, pelaku, { jenis: 'PENGUMUMAN', detailId: id }, saat)
}
