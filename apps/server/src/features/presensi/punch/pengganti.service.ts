import type { KodeZona } from '@rekan/domain/waktu'
import { listKoordinatorLokasi } from '../../penempatan/pengganti.sql.ts'
import type { Hari } from '../hari/hari.service.ts'
import type { Pengganti } from '../hari/hari.sql.ts'
import type { PenugasanHari } from '../hari/penugasan.ts'
import { tellDitanyakan, tellTidakJadi } from '../kabar/kabar.pengganti.ts'
import { refuse } from '../presensi.refusals.ts'
import { cancelPengganti, findPengganti, isDitanyakan, lockKerja } from './pengganti.queries.ts'
import { type Perbuatan, publish } from '../../../platform/perbuatan.ts'

/**
 * Admits a check-in to a work in which somebody stands in for somebody else. Who is replaced comes first: their punch
 * counts, and the replacement is let go. Who comes after the replacement: 409 DIGANTIKAN. Who stands in for somebody that
 * came after all: 409. Whoever has nothing to do with a replacement waits for nothing.
 */
export async function admitPengganti(
  perbuatan: Perbuatan,
  penugasan: PenugasanHari | null,
  { zona }: Hari,
): Promise<void> {
  const { tx } = perbuatan
  if (penugasan === null || penugasan.id === null) return
  const { pengganti, menggantikan, menggantikanId } = penugasan
  if (menggantikan !== null && menggantikanId !== null) {
    const asal = await lockKerja(tx, menggantikanId)
    const sendiri = await lockKerja(tx, penugasan.id)
    if (!sendiri.berlaku || asal.sejak !== null)
      throw refuse('TIDAK_JADI_MENGGANTIKAN', { nama: menggantikan.nama })
  }
  if (pengganti === null) return
  await lockKerja(tx, penugasan.id)
  await removePengganti(perbuatan, pengganti, zona)
}

/**
 * Somebody may have been put in a work's place while its own person punched: whoever placed them held the work, which the
 * punch has waited for. The punch counts, and the replacement is let go.
 */
export async function judgeDigantikan(
  perbuatan: Perbuatan,
  penugasanId: number,
  { zona }: Hari,
): Promise<void> {
  const { tx } = perbuatan
  const pengganti = await findPengganti(tx, penugasanId)
  if (pengganti !== null) await removePengganti(perbuatan, pengganti, zona)
}

async function removePengganti(perbuatan: Perbuatan, pengganti: Pengganti, zona: KodeZona): Promise<void> {
  const { tx, saat } = perbuatan
  const { berlaku, sejak } = await lockKerja(tx, pengganti.penugasan_id)
  if (!berlaku) return
  if (sejak !== null) throw refuse('DIGANTIKAN', { nama: pengganti.nama, saat: Date.parse(sejak), zona })
  await cancelPengganti(tx, pengganti.penugasan_id, saat)
  publish(perbuatan, 'presensi', pengganti.karyawan_id)
  await tellTidakJadi(perbuatan, pengganti)
}

/** Who was replaced has come all the same: the site's coordinators and their own are asked once what is to be done. */
export async function tellDigantikan(
  perbuatan: Perbuatan,
  karyawanId: number,
  { penempatan, penugasan }: Hari,
): Promise<void> {
  const { tx, saat } = perbuatan
  const digantikan = penugasan.find(({ pengganti }) => pengganti?.sejak != null)
  if (digantikan?.pengganti == null || digantikan.id === null) return
  if (await isDitanyakan(tx, digantikan.id)) return
  const { kantor_id } = digantikan.kantor ?? penempatan[0]
  const diLokasi = await listKoordinatorLokasi(tx, kantor_id, saat)
  const kepada = [
    ...new Set([...diLokasi, ...penempatan.flatMap(({ koordinator_id }) => koordinator_id ?? [])]),
  ]
  await tellDitanyakan(perbuatan, karyawanId, {
    kepada,
    penugasanId: digantikan.id,
    pengganti: digantikan.pengganti,
  })
}
