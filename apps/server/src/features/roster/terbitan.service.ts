import { isoLokal } from '@rekan/domain/waktu'
import type { Db } from '../../platform/db.ts'
import type { Answer, Context } from '../../platform/http.ts'
import { type PerbuatanPelaku, record, wake } from '../../platform/perbuatan.ts'
import { refuse } from './roster.refusals.ts'
import {
  type Terbitan,
  findTerbitan,
  insertTerbitan,
  listKantorDraf,
  updateStatus,
} from './terbitan.queries.ts'

export const JOB_TERBITAN = 'roster-terbitan'
type Wire = NonNullable<Answer<'GET /kelola/roster/terbitan'>['data']>

export async function showTerbitan(db: Db): Promise<Wire | null> {
  const satu = await findTerbitan(db)
  return satu === undefined ? null : wireTerbitan(satu)
}

/** Lets a job publish many sites. Throws 422 where nothing is drafted there, 409 while another one is under way. */
export async function createTerbitan(
  perbuatan: PerbuatanPelaku,
  { mulai, hari, kantor, alasan }: Context<'POST /kelola/roster/terbitan'>['body'],
): Promise<Wire> {
  const { tx, pelaku, saat } = perbuatan
  const diminta = { mulai, hari, kantor_ids: kantor ?? null }
  if ((await listKantorDraf(tx, diminta)).length === 0) throw refuse('TANPA_PERUBAHAN')
  const baru = { ...diminta, oleh_id: pelaku.penggunaId, alasan: alasan || null, saat }
  if (!(await insertTerbitan(tx, baru))) {
    const berjalan = await findTerbitan(tx)
    throw refuse('TERBITAN_BERJALAN', { oleh: berjalan?.oleh ?? 'Orang lain' })
  }
  wake(perbuatan, JOB_TERBITAN)
  return wireTerbitan((await findTerbitan(tx)) as Terbitan)
}

/** Calls off the one that is under way, whoever's: nothing of it is published. Throws 409 where none is. */
export async function cancelTerbitan(perbuatan: PerbuatanPelaku): Promise<Wire> {
  const { tx } = perbuatan
  const satu = await findTerbitan(tx)
  if (satu === undefined || !(await updateStatus(tx, satu.id, 'BATAL')))
    throw refuse('TERBITAN_TIDAK_BERJALAN')
  await record(perbuatan, 'roster_terbitan', satu.id, { sesudah: { mulai: satu.mulai, hari: satu.hari } })
  return wireTerbitan({ ...satu, status: 'BATAL' })
}

function wireTerbitan({ dibuat_pada, hasil, ...satu }: Terbitan): Wire {
  return {
    ...satu,
    hasil: hasil && { ...hasil, tolak: [...hasil.tolak], perlu: [...hasil.perlu] },
    dibuat_pada: isoLokal(dibuat_pada, 'WIB'),
  }
}
