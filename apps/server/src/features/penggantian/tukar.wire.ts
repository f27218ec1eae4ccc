import { formatJam, formatTanggal, isoLokal, jamLokal } from '@rekan/domain/waktu'
import type { Db } from '../../platform/db.ts'
import { type KerjaTukar, type TukarBaris, listKerjaLama } from './tukar.queries.ts'

/** The works of swaps as they were asked for, by their ids. */
export async function fetchKerjaLama(
  db: Db,
  semua: readonly TukarBaris[],
): Promise<ReadonlyMap<number, KerjaTukar>> {
  const ids = semua.flatMap(({ penugasan_id, rekan_penugasan_id }) => [penugasan_id, rekan_penugasan_id])
  return new Map((await listKerjaLama(db, ids)).map((kerja) => [kerja.id, kerja]))
}

/** Swaps as they cross the wire, to the reader who is that employee. */
export async function wireTukar(db: Db, semua: readonly TukarBaris[], karyawanId: number | null) {
  const kerja = await fetchKerjaLama(db, semua)
  return semua.flatMap((tukar) => {
    const [satu, lain] = [kerja.get(tukar.penugasan_id), kerja.get(tukar.rekan_penugasan_id)]
    if (satu === undefined || lain === undefined) return []
    return [
      {
        id: tukar.id,
        status: tukar.status,
        alasan: tukar.alasan,
        alasan_putusan: tukar.alasan_putusan,
        pemohon: wireKerjaTukar(satu),
        rekan: wireKerjaTukar(lain),
        /** Whether the reader is who asked */
        milik_sendiri: tukar.pemohon_id === karyawanId,
      },
    ]
  })
}

export function wireKerjaTukar({
  id,
  karyawan_id,
  nama,
  tanggal,
  kantor_id,
  kantor,
  pos_id,
  pos,
  ...satu
}: KerjaTukar) {
  return {
    id,
    orang: { id: karyawan_id, nama },
    tanggal,
    mulai: isoLokal(Date.parse(satu.mulai), satu.zona_waktu),
    selesai: isoLokal(Date.parse(satu.selesai), satu.zona_waktu),
    kantor: { id: kantor_id, nama: kantor },
    pos: pos_id === null ? null : { id: pos_id, nama: pos ?? '' },
  }
}

/** When and where a work is. */
export function kalimatTukar({ tanggal, mulai, selesai, kantor, zona_waktu }: KerjaTukar): string {
  const jam = [mulai, selesai].map((saat) => formatJam(jamLokal(Date.parse(saat), zona_waktu)).slice(0, 5))
  return `${formatTanggal(tanggal)} ${jam.join('–')} di ${kantor}`
}
