/** What stands in the way of a month's lock, and how a locked month is called (`docs/rules.md`, section 5). */
import { paling, urut, wajib } from '../aturan.ts'

/** What must be decided before a month is locked, by kind. */
export const JENIS_TUNGGAKAN = ['tanpa_check_out', 'perlu_tinjauan', 'izin', 'lembur'] as const
export type JenisTunggakan = (typeof JENIS_TUNGGAKAN)[number]
/** How many of each: days without a check-out, days with a punch to be looked at, requests that wait */
export type Tunggakan = Readonly<Record<JenisTunggakan, number>>

/** A lock in words: its month, the site or client it is for (null: the whole company), by whom, on which day */
export type Terkunci = {
  readonly masa: string
  readonly lingkup: string | null
  readonly oleh: string
  readonly hari: string
}

const SEBUTAN: Readonly<Record<JenisTunggakan, string>> = {
  tanpa_check_out: 'hari tanpa check out',
  perlu_tinjauan: 'hari perlu ditinjau',
  izin: 'izin menunggu',
  lembur: 'lembur menunggu',
}

/** Whether something of it is still open. */
export function isMenunggak(tunggakan: Tunggakan): boolean {
  return JENIS_TUNGGAKAN.some((jenis) => tunggakan[jenis] > 0)
}

/** `6 hari tanpa check out, 2 lembur menunggu`; what there is none of stays unsaid. */
export function kalimatTunggakan(tunggakan: Tunggakan): string {
  return JENIS_TUNGGAKAN.filter((jenis) => tunggakan[jenis] > 0)
    .map((jenis) => `${tunggakan[jenis]} ${SEBUTAN[jenis]}`)
    .join(', ')
}

/** `Presensi Oktober 2026 Kantor Pusat sudah dikunci oleh Ani pada 3 November 2026.` */
export function kalimatTerkunci(kunci: Terkunci): string {
  const { masa, lingkup, oleh, hari } = kunci
  return `Presensi ${masa}${lingkup === null ? '' : ` ${lingkup}`} sudah dikunci oleh ${oleh} pada ${hari}.`
}

/** What to do where a month is locked. */
export const SARAN_TERKUNCI =
  'Minta HRD membuka kuncinya dengan alasan, atau catat perubahan ini sebagai penyesuaian bulan berikutnya.'

/** Why a month is opened again. */
export const aturanAlasanBuka = urut(
  wajib('Tulis alasan membuka kunci.'),
  paling(500, 'Alasan tidak boleh lebih dari 500 karakter.'),
)
