import type { Tanggal } from '@rekan/domain/waktu'
import { tell } from '../../notifikasi/notifikasi.service.ts'
import { findPerihal, listHrd } from './kabar.queries.ts'
import {
  kabarDiajukan,
  kabarDibetulkan,
  kabarDicatat,
  kabarDipendekkan,
  kabarDihitungUlang,
  kabarHariHadir,
  kabarHasil,
  kabarSaldoKurang,
} from './kabar.text.ts'
import type { Tabel } from './pengajuan.queries.ts'
import type { Perbuatan } from '../../../platform/perbuatan.ts'

/** Tells of a request that was filed: who decides it now, and the person when somebody else filed it. */
export async function tellDiajukan(perbuatan: Perbuatan, tabel: Tabel, id: number): Promise<void> {
  const { tx, saat } = perbuatan
  await tell(perbuatan, ...kabarDiajukan(await findPerihal(tx, tabel, id, saat)))
}

/** Tells all of HR of a request that is theirs to decide. */
export async function tellDiajukanHrd(perbuatan: Perbuatan, id: number): Promise<void> {
  const { tx, saat } = perbuatan
  const perihal = await findPerihal(tx, 'absensi', id, saat)
  const hrd = await listHrd(tx, perihal.akun_id)
  await tell(perbuatan, ...kabarDiajukan(perihal).map((kabar) => ({ ...kabar, kepada: hrd })))
}

/** Tells of leave that was written down for somebody: the coordinator once it holds, HR and the person while it waits. */
export async function tellDicatat(perbuatan: Perbuatan, id: number): Promise<void> {
  const { tx, saat } = perbuatan
  const perihal = await findPerihal(tx, 'absensi', id, saat)
  await tell(perbuatan, ...kabarDicatat(perihal, await listHrd(tx, perihal.akun_id)))
}

/** Tells the person, and who filed it, that HR has put the hours of their overtime right. */
export async function tellDibetulkan(
  perbuatan: Perbuatan,
  id: number,
  pembetul: { readonly penggunaId: number; readonly alasan: string },
): Promise<void> {
  const { tx, saat } = perbuatan
  await tell(perbuatan, ...kabarDibetulkan(await findPerihal(tx, 'lembur', id, saat), pembetul))
}

/** Tells of a request that was decided or withdrawn: the person and who filed it, but for whoever did it. */
export async function tellHasil(perbuatan: Perbuatan, tabel: Tabel, id: number): Promise<void> {
  const { tx, saat } = perbuatan
  await tell(perbuatan, ...kabarHasil(await findPerihal(tx, tabel, id, saat)))
}

/** Tells HR of a request approved for days on which its person had already come. */
export async function tellHariHadir(
  perbuatan: Perbuatan,
  absensiId: number,
  tanggal: readonly Tanggal[],
): Promise<void> {
  const { tx, saat } = perbuatan
  const perihal = await findPerihal(tx, 'absensi', absensiId, saat)
  await tell(perbuatan, kabarHariHadir(perihal, await listHrd(tx, perihal.akun_id), tanggal))
}

/** Tells whoever decides a request from now on, in the place of who did. */
export async function tellDialihkan(perbuatan: Perbuatan, tabel: Tabel, id: number): Promise<void> {
  const { tx, saat } = perbuatan
  const [keputusan] = kabarDiajukan(await findPerihal(tx, tabel, id, saat))
  if (keputusan !== undefined) await tell(perbuatan, keputusan)
}

/** Tells the person of days that they no longer have, since they leave. */
export async function tellDipendekkan(
  perbuatan: Perbuatan,
  absensiId: number,
  hitungan: { readonly semula: number; readonly kini: number; readonly sampai: Tanggal },
): Promise<void> {
  const { tx, saat } = perbuatan
  const perihal = await findPerihal(tx, 'absensi', absensiId, saat)
  if (perihal.akun_id !== null) await tell(perbuatan, kabarDipendekkan(perihal, perihal.akun_id, hitungan))
}

/** Tells the person, but for who published, of days counted anew; HR of those that no leave is left for. */
export async function tellDihitungUlang(
  perbuatan: Perbuatan,
  absensiId: number,
  hitungan: { readonly semula: number; readonly kini: number; readonly kurang: number },
): Promise<void> {
  const { tx, oleh, saat } = perbuatan
  const perihal = await findPerihal(tx, 'absensi', absensiId, saat)
  const { akun_id: akunId } = perihal
  if (akunId !== null && akunId !== oleh) await tell(perbuatan, kabarDihitungUlang(perihal, akunId, hitungan))
  if (hitungan.kurang > 0)
    await tell(perbuatan, kabarSaldoKurang(perihal, await listHrd(tx, akunId), hitungan))
}
