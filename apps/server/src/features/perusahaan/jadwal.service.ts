import { recordAudit } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Pencatat } from './kantor/kantor.service.ts'
import type { IsiBerkas } from './perusahaan.berkas.ts'
import {
  findJadwal,
  insertJadwal,
  isJadwalDipakai,
  lockPenomoran,
  replaceJadwal,
  selectJadwal,
  updatePenomoran,
} from './perusahaan.queries.ts'

export type IsianJadwal = IsiBerkas['jadwal'][number]
/**
 * Makes a week of work, or changes the one there is, from a screen and from the company's file alike. Throws 422 at the
 * name: it is another week's, or people work by the week already and their past days are counted by it.
 */
export async function setJadwal(
  tx: Tx,
  pencatat: Pencatat,
  adaId: number | null,
  { toleransi_menit, pekan, ...dasar }: IsianJadwal,
): Promise<{ readonly id: number; readonly jadi: 'baru' | 'diubah' | 'tetap' }> {
  const baris = { ...dasar, toleransi_detik: toleransi_menit * 60 }
  const sesudah = { ...baris, pekan }
  const { id, ...sebelum } = (adaId === null ? undefined : await findJadwal(tx, 'id', adaId)) ?? {
    id: undefined,
  }
  if (id !== undefined && isSama(sebelum, sesudah)) return { id, jadi: 'tetap' }
  const senama = await findJadwal(tx, 'nama', dasar.nama)
  if (senama !== undefined && senama.id !== id)
    throw invalid({ nama: [`Nama ${dasar.nama} sudah dipakai jadwal lain.`] })
  if (id !== undefined && (await isJadwalDipakai(tx, id)))
    throw invalid({
      nama: [
        'sudah dipakai, dan hari-hari yang lewat dihitung darinya. Buat jadwal dengan nama lain, lalu pindahkan orangnya mulai tanggal berlakunya.',
      ],
    })
  const objekId = id ?? (await insertJadwal(tx, baris, pekan))
  if (id !== undefined) await replaceJadwal(tx, id, baris, pekan)
  await recordJadwal(tx, pencatat, objekId, id === undefined ? null : sebelum, sesudah)
  return { id: objekId, jadi: id === undefined ? 'baru' : 'diubah' }
}

/** A week of work with its days in order. */
export function showJadwal(db: Db | Tx, id: number) {
  return selectJadwal(db, 'id', id).executeTakeFirstOrThrow()
}

/** Sets how people are numbered from now on; says whether anything differed. */
export async function setPenomoran(
  tx: Tx,
  { saat, oleh, tindakan }: Pencatat,
  penomoran: NonNullable<IsiBerkas['kode_karyawan']>,
): Promise<boolean> {
  const { awalan, lebar } = await lockPenomoran(tx)
  if (awalan === penomoran.awalan && lebar === penomoran.lebar) return false
  await updatePenomoran(tx, penomoran)
  await recordAudit(tx, {
    waktu: saat,
    oleh,
    tindakan,
    objek: 'penomoran_karyawan',
    objekId: 'kode',
    sebelum: { awalan, lebar },
    sesudah: penomoran,
  })
  return true
}

/** Field by field, in whatever order they stand. */
export function isSama(
  satu: Readonly<Record<string, unknown>>,
  lain: Readonly<Record<string, unknown>>,
): boolean {
  return Object.keys(lain).every((kunci) => JSON.stringify(satu[kunci]) === JSON.stringify(lain[kunci]))
}

async function recordJadwal(
  tx: Tx,
  { saat, oleh, tindakan }: Pencatat,
  id: number,
  sebelum: Readonly<Record<string, unknown>> | null,
  sesudah: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordAudit(tx, { waktu: saat, oleh, tindakan, objek: 'jadwal', objekId: id, sebelum, sesudah })
}
