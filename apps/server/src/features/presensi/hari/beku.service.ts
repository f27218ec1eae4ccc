import type { Shift } from '@rekan/domain/jadwal/jadwal'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { freezeTurunan } from './beku.queries.ts'
import { type Hari, fetchHariRentang } from './hari.service.ts'
import type { PenugasanHari } from './penugasan.ts'

/**
 * The row of a work: a work that follows from the week is written as one now, with the hours it has on this day, and its
 * punches go with it. From then on the day holds that row, whatever the week becomes.
 *
 * @param penugasan of `hari`
 * @returns its id; null for what has no hours of its own: overtime alone, or a punch whose work is not there any more
 */
export async function freezePenugasan(
  tx: Tx,
  karyawanId: number,
  hari: Hari,
  penugasan: PenugasanHari,
  saat: Instan,
): Promise<number | null> {
  if (penugasan.id !== null) return penugasan.id
  const baris = turunanFrom(karyawanId, hari, penugasan, saat)
  return baris === null ? null : freezeTurunan(tx, baris)
}

/** Days are read by so many at once. */
const SEKALIGUS = 31

/** Each work that follows from the week between two days becomes a row with the hours it has now, come to or not. */
export async function freezeRentang(
  tx: Tx,
  karyawanId: number,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
): Promise<void> {
  for (let awal = dari; awal <= sampai; awal = addHari(awal, SEKALIGUS)) {
    const akhir = addHari(awal, SEKALIGUS - 1)
    for (const hari of await fetchHariRentang(tx, karyawanId, awal, akhir < sampai ? akhir : sampai))
      for (const satu of hari.fakta.izin === null ? hari.penugasan : [])
        await freezePenugasan(tx, karyawanId, hari, satu, saat)
  }
}

/** A work that follows from the week as the row it becomes; null where it is one already, or has no hours. */
export function turunanFrom(
  karyawanId: number,
  { tanggal, penempatan: [utama] }: Hari,
  { id, turunan, asal, shiftUtuh: shift }: PenugasanHari,
  saat: Instan,
): TurunanBaru | null {
  if (id !== null || !turunan || shift === null) return null
  return {
    karyawan_id: karyawanId,
    tanggal,
    kantor_id: utama.kantor_id,
    asal,
    turunan: true,
    ...jamFrom(shift),
    dibuat_pada: new Date(saat),
  }
}

export type TurunanBaru = Insertable<Skema['penugasan']>

function jamFrom({ mulai, selesai, toleransi, jam: { istirahat } }: Shift) {
  return {
    mulai: new Date(mulai),
    selesai: new Date(selesai),
    toleransi_detik: toleransi,
    istirahat_detik: istirahat?.detik ?? 0,
    istirahat_sesudah_detik: istirahat?.sesudah ?? 0,
  }
}
