import { judgeJenisShift } from '@rekan/domain/shift/jenis-shift'
import { formatJam } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid, requireVersi } from '../../platform/errors.ts'
import type { Answer, Context } from '../../platform/http.ts'
import { type Perbuatan, record } from '../../platform/perbuatan.ts'
import {
  type BarisPola,
  holdShift,
  insertShift,
  listPola,
  listShift,
  lockPola,
  updateShift,
  upsertPola,
} from './shift.queries.ts'
import { refuse } from './shift.refusals.ts'

type JenisShift = Answer<'GET /kelola/shift'>['data'][number]
type IsianShift = Context<'POST /kelola/shift'>['body']
type IsianPola = Context<'POST /kelola/pola'>['body']
/** All kinds of shift, those out of use last. */
export async function showShift(db: Db | Tx): Promise<JenisShift[]> {
  const semua = await listShift(db)
  return semua.map(
    ({
      jam_mulai,
      jam_selesai,
      istirahat_detik,
      istirahat_sesudah_detik,
      toleransi_detik,
      ...lain
    }): JenisShift => ({
      ...lain,
      jam_mulai: formatJam(jam_mulai),
      jam_selesai: formatJam(jam_selesai),
      istirahat_menit: istirahat_detik / 60,
      istirahat_sesudah_menit: istirahat_sesudah_detik / 60,
      toleransi_menit: toleransi_detik / 60,
    }),
  )
}

/** Adds a kind of shift. Throws 422 at the field that is wrong. */
export async function createShift(perbuatan: Perbuatan, isian: IsianShift): Promise<void> {
  const { tx } = perbuatan
  const baru = isiFrom(isian)
  const id = await insertShift(tx, baru)
  await record(perbuatan, 'jenis_shift', id, { sesudah: baru })
}

/**
 * Changes a kind of shift: what was published with it stays as it was, drafts follow. Throws 404 for none, 409 with all
 * kinds where somebody was faster.
 */
export async function editShift(
  perbuatan: Perbuatan,
  id: number,
  { versi, ...isian }: Context<'POST /kelola/shift/{id}'>['body'],
): Promise<void> {
  const { tx } = perbuatan
  const lama = await holdShift(tx, id)
  if (lama === undefined) throw refuse('SHIFT_TIDAK_ADA')
  await requireVersi(lama.versi, versi, async () => showShift(tx))
  const isi = isiFrom(isian)
  await updateShift(tx, id, isi)
  const { id: _, versi: __, ...sebelum } = lama
  await record(perbuatan, 'jenis_shift', id, { sebelum, sesudah: isi })
}

export async function showPola(db: Db | Tx): Promise<BarisPola[]> {
  return listPola(db)
}

/** Adds a pattern. Throws 422 at the field that is wrong. */
export async function createPola(perbuatan: Perbuatan, isian: IsianPola): Promise<void> {
  const { tx } = perbuatan
  const id = await upsertPola(tx, null, isian)
  await record(perbuatan, 'pola', id, { sesudah: isian })
}

/** Changes a pattern: what was painted by it stays. Throws 404 for none, 409 with all patterns. */
export async function editPola(
  perbuatan: Perbuatan,
  id: number,
  { versi, ...isian }: Context<'POST /kelola/pola/{id}'>['body'],
): Promise<void> {
  const { tx } = perbuatan
  if (!(await lockPola(tx, id))) throw refuse('POLA_TIDAK_ADA')
  const semua = await listPola(tx)
  const lama = semua.find((pola) => pola.id === id)
  if (lama?.versi !== versi) throw refuse('VERSI_USANG', undefined, { data: semua })
  await upsertPola(tx, id, isian)
  const { nama, langkah, aktif } = lama
  await record(perbuatan, 'pola', id, { sebelum: { nama, langkah, aktif }, sesudah: isian })
}

function isiFrom({
  istirahat_menit,
  istirahat_sesudah_menit,
  toleransi_menit,
  ...isian
}: Omit<IsianShift, 'versi'>) {
  const salah = judgeJenisShift({
    mulai: isian.jam_mulai,
    selesai: isian.jam_selesai,
    istirahat: istirahat_menit * 60,
  })
  if (salah.istirahat_menit !== undefined) throw invalid({ istirahat_menit: [salah.istirahat_menit] })
  return {
    ...isian,
    istirahat_detik: istirahat_menit * 60,
    istirahat_sesudah_detik: istirahat_sesudah_menit * 60,
    toleransi_detik: toleransi_menit * 60,
  }
}
