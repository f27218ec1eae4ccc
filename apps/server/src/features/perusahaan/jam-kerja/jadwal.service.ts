import { type Instan, type Tanggal, hariTimur } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import { type Perbuatan, record } from '../../../platform/perbuatan.ts'
import {
  type IsiVersi,
  type Versi,
  insertJadwal,
  isJadwalDipakai,
  listJadwal,
  lockJadwal,
  replaceJadwal,
} from './jadwal.queries.ts'

/** A schedule with all that it said and will say, oldest first. */
export type Jadwal = {
  readonly id: number
  readonly nama: string
  readonly versi: number
  readonly semua: readonly Versi[]
}

export type IsianJadwal = IsiVersi & { readonly nama: string }

/**
 * Makes a schedule, or sets anew the one there is, from screens and from the company's file alike. Throws 422 at the
 * name: it is another schedule's, or people work by this one already and their past days are counted by it.
 */
export async function setJadwal(
  perbuatan: Perbuatan,
  adaId: number | null,
  { nama, ...isi }: IsianJadwal,
): Promise<{ readonly id: number; readonly jadi: 'baru' | 'diubah' | 'tetap' }> {
  const { tx, saat } = perbuatan
  const ada = adaId === null ? undefined : await findJadwal(tx, adaId)
  const sebelum = ada && { nama: ada.nama, ...isiPada(ada, hariTimur(saat)) }
  if (ada !== undefined && isSama({ ...sebelum }, { nama, ...isi })) return { id: ada.id, jadi: 'tetap' }
  const senama = await lockJadwal(tx, 'nama', nama)
  if (senama !== undefined && senama.id !== ada?.id)
    throw invalid({ nama: [`Nama ${nama} sudah dipakai jadwal lain.`] })
  if (ada !== undefined && (await isJadwalDipakai(tx, ada.id)))
    throw invalid({
      nama: [
        'sudah dipakai, dan hari-hari yang lewat dihitung darinya. Isi berlaku_dari dengan hari mulainya, atau ubah di Pengaturan, Jam kerja.',
      ],
    })
  const id = ada?.id ?? (await insertJadwal(tx, nama, isi))
  if (ada !== undefined) await replaceJadwal(tx, id, nama, isi)
  await record(perbuatan, 'jadwal', id, { sebelum: sebelum ?? null, sesudah: { nama, ...isi } })
  return { id, jadi: ada === undefined ? 'baru' : 'diubah' }
}

/** A schedule as it is at a moment, its days in order. */
export async function showJadwal(
  db: Db | Tx,
  id: number,
  saat: Instan,
): Promise<IsianJadwal & { id: number }> {
  const jadwal = await findJadwal(db, id)
  if (jadwal === undefined) throw new Error('a schedule that was made stays')
  return { id, nama: jadwal.nama, ...isiPada(jadwal, hariTimur(saat)) }
}

export async function findJadwal(db: Db | Tx, id: number): Promise<Jadwal | undefined> {
  return (await listJadwal(db, id))[0]
}

/** What a schedule says on a date. */
export function isiPada({ semua }: Jadwal, tanggal: Tanggal): IsiVersi {
  const versi = semua.findLast(({ berlaku_dari }) => berlaku_dari <= tanggal)
  if (versi === undefined) throw new Error('the first version of a schedule holds since ever')
  const { berlaku_dari: _, alasan: __, ...isi } = versi
  return isi
}

/** Field by field, in whatever order they stand. */
export function isSama(
  satu: Readonly<Record<string, unknown>>,
  lain: Readonly<Record<string, unknown>>,
): boolean {
  return Object.keys(lain).every((kunci) => JSON.stringify(satu[kunci]) === JSON.stringify(lain[kunci]))
}
