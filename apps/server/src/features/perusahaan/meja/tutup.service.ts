import { type Instan, type Tanggal, formatTanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'
import { updateKantor } from '../kantor/kantor.queries.ts'
import { refuse } from '../perusahaan.refusals.ts'
import { fetchTergantung } from './lokasi.queries.ts'
import { type RincianLokasi, type TergantungLokasi, holdLokasi, showLokasi } from './lokasi.service.ts'

/** Ends, by whoever keeps placements, those at a site from a day on. */
export type AkhiriPenempatan = (perbuatan: PerbuatanPelaku, kantorId: number, mulai: Tanggal) => Promise<void>

type Tutup = {
  readonly id: number
  readonly versi: number | undefined
  readonly tanggal: Tanggal
  readonly akhiri_penempatan: boolean
}

/** What hangs on a site from a day on; 404 where there is none. */
export async function showTergantung(
  db: Db,
  id: number,
  tanggal: Tanggal,
  saat: Instan,
): Promise<TergantungLokasi> {
  await showLokasi(db, id, saat)
  return fetchTergantung(db, id, tanggal)
}

/**
 * Closes a site from a day on, today at the earliest: what was before stays in every report. Throws 409 where people
 * have punched for that day already, and where placements reach it that are not to end by this.
 */
export async function closeLokasi(
  perbuatan: PerbuatanPelaku,
  { id, versi, tanggal, akhiri_penempatan }: Tutup,
  endPenempatan: AkhiriPenempatan,
): Promise<RincianLokasi> {
  const { tx, saat } = perbuatan
  const { zona_waktu, tutup_mulai } = await holdLokasi(tx, id, versi, saat)
  const hariIni = tanggalLokal(saat, zona_waktu)
  if (tanggal < hariIni)
    throw invalid({ tanggal: [`Lokasi ditutup paling cepat mulai hari ini, ${formatTanggal(hariIni)}.`] })
  const data = await fetchTergantung(tx, id, tanggal)
  const [terakhir] = data.sedang_dipakai
  if (terakhir !== undefined)
    throw refuse(
      'LOKASI_SEDANG_DIPAKAI',
      { nama: terakhir.nama, lain: data.sedang_dipakai.length - 1, sesudah: terakhir.tanggal },
      { data },
    )
  if (data.jumlah_orang > 0) {
    if (!akhiri_penempatan)
      throw refuse('LOKASI_MASIH_DITEMPATI', { jumlah: data.jumlah_orang, mulai: tanggal }, { data })
    await endPenempatan(perbuatan, id, tanggal)
  }
  await writeTutup(perbuatan, { id, tutup_mulai, jadi: tanggal })
  return showLokasi(tx, id, saat)
}

/** Opens a closed site again; placements that ended with it stay ended. */
export async function openLokasi(
  perbuatan: PerbuatanPelaku,
  { id, versi }: Pick<Tutup, 'id' | 'versi'>,
): Promise<RincianLokasi> {
  const { tx, saat } = perbuatan
  const { tutup_mulai } = await holdLokasi(tx, id, versi, saat)
  if (tutup_mulai !== null) await writeTutup(perbuatan, { id, tutup_mulai, jadi: null })
  return showLokasi(tx, id, saat)
}

async function writeTutup(
  perbuatan: PerbuatanPelaku,
  perubahan: { readonly id: number; readonly tutup_mulai: Tanggal | null; readonly jadi: Tanggal | null },
): Promise<void> {
  const { tx } = perbuatan
  const { id, tutup_mulai, jadi } = perubahan
  await updateKantor(tx, id, { tutup_mulai: jadi })
  await record(perbuatan, 'kantor', id, { sebelum: { tutup_mulai }, sesudah: { tutup_mulai: jadi } })
}
