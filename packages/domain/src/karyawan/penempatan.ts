import { paling, urut, wajib } from '../aturan.ts'
import { pilihan, tanggalSejak, teksPendek } from './karyawan.ts'
import { type Tanggal, addHari } from '../waktu.ts'

export const aturanKaryawan = pilihan('Karyawan harus dipilih.', 'Karyawan tidak valid.')
export const aturanKantor = pilihan('Kantor harus diisi.', 'Kantor tidak valid.')
export const aturanJadwal = pilihan('Jadwal kerja harus diisi.', 'Jadwal kerja tidak valid.')
export const aturanKoordinator = pilihan('Koordinator harus diisi.', 'Koordinator tidak valid.')
export const aturanPekerjaan = teksPendek('Jabatan', 'Jabatan harus diisi.')
export const aturanUnit = teksPendek('Unit', 'Unit harus diisi.')
export const aturanTanggalMasuk = tanggalKerja('Tanggal masuk')
export const aturanTanggalSelesai = tanggalKerja('Tanggal selesai')
export const aturanTanggalKeluar = tanggalKerja('Tanggal terakhir bekerja')
export const aturanAlasan = urut(
  wajib('Alasan harus diisi.'),
  paling(500, 'Alasan tidak boleh lebih dari 500 karakter.'),
)

/** Nothing is planned further ahead than this many days. */
const PALING_JAUH = 366

/** From the last century on, at most a year from today. */
export function aturanTidakTerlaluJauh(hariIni: Tanggal) {
  return (nilai: Tanggal) =>
    nilai > addHari(hariIni, PALING_JAUH) ? 'Tanggal tidak boleh lebih dari setahun ke depan.' : undefined
}

/** A placement as far as others may stand in its way. */
export type Penempatan = {
  readonly id: number
  readonly kantorId: number
  /** The one that sets the working hours; a person has one at a time */
  readonly utama: boolean
  readonly masuk: Tanggal
  /** The last day; null: until further notice */
  readonly selesai: Tanggal | null
}

export type KeputusanPenempatan =
  /** `akhiri` is what ends the day before, if anything does. */
  | { readonly ok: true; readonly akhiri: { readonly id: number; readonly pada: Tanggal } | null }
  | {
      readonly ok: false
      readonly alasan: 'SELESAI_SEBELUM_MASUK' | 'SUDAH_ADA' | 'ADA_BERIKUTNYA' | 'KANTOR_SAMA'
      /** The first day of the placement in the way */
      readonly sejak: Tanggal
    }

/**
 * May a person be placed so, beside the placements there are? A new primary placement ends the present one the day
 * before; one that begins on the same day or later stands in its way, and so does another at the same office.
 */
export function decidePenempatan(
  ada: readonly Penempatan[],
  baru: Omit<Penempatan, 'id'>,
): KeputusanPenempatan {
  if (baru.selesai !== null && baru.selesai < baru.masuk)
    return { ok: false, alasan: 'SELESAI_SEBELUM_MASUK', sejak: baru.masuk }
  const berakhir = baru.utama
    ? ada.find((p) => p.utama && p.masuk < baru.masuk && isOverlapping(p, baru))
    : undefined
  const akhiri = berakhir === undefined ? null : { id: berakhir.id, pada: addHari(baru.masuk, -1) }
  const penempatanLain = ada
    .filter((p) => p.id !== berakhir?.id && isOverlapping(p, baru))
    .toSorted((a, b) => (a.masuk < b.masuk ? -1 : 1))
  const utama = baru.utama ? penempatanLain.find((p) => p.utama) : undefined
  if (utama !== undefined)
    return {
      ok: false,
      alasan: utama.masuk <= baru.masuk ? 'SUDAH_ADA' : 'ADA_BERIKUTNYA',
      sejak: utama.masuk,
    }
  const sekantor = penempatanLain.find((p) => p.kantorId === baru.kantorId)
  if (sekantor !== undefined) return { ok: false, alasan: 'KANTOR_SAMA', sejak: sekantor.masuk }
  return { ok: true, akhiri }
}

export type KeputusanKeluar =
  /** What ends on the last day, and what never begins. */
  | { readonly ok: true; readonly akhiri: readonly number[]; readonly batalkan: readonly number[] }
  /** A placement began after that day, on `sejak`. */
  | { readonly ok: false; readonly sejak: Tanggal }

/** What becomes of somebody's placements when their last day of work is `terakhir`. */
export function decideKeluar(
  ada: readonly Penempatan[],
  terakhir: Tanggal,
  hariIni: Tanggal,
): KeputusanKeluar {
  const berjalan = ada.find((p) => p.masuk > terakhir && p.masuk <= hariIni)
  if (berjalan !== undefined) return { ok: false, sejak: berjalan.masuk }
  const ids = (ini: (p: Penempatan) => boolean) => ada.filter(ini).map(({ id }) => id)
  return {
    ok: true,
    akhiri: ids((p) => p.masuk <= terakhir && (p.selesai === null || p.selesai > terakhir)),
    batalkan: ids((p) => p.masuk > terakhir),
  }
}

function isOverlapping(
  penempatanIni: Omit<Penempatan, 'id'>,
  penempatanLain: Omit<Penempatan, 'id'>,
): boolean {
  return (
    (penempatanLain.selesai === null || penempatanIni.masuk <= penempatanLain.selesai) &&
    (penempatanIni.selesai === null || penempatanLain.masuk <= penempatanIni.selesai)
  )
}

function tanggalKerja(sebutan: string) {
  return urut(wajib(`${sebutan} harus diisi.`), tanggalSejak(1950, `${sebutan} tidak valid.`))
}
