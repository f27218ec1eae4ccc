import { type SisaHak, alokasikan, hakPada, setelahBulan } from './cuti.ts'
import { bulanDari, formatBulan } from './bulan.ts'
import type { JenisCuti, Keberatan, Permintaan } from './izin.ts'
import { type Tanggal, formatTanggal, tambahHari } from './waktu.ts'

type Rentang = Pick<Permintaan, 'tanggal_mulai' | 'tanggal_selesai'>

/** What a person has of a kind of leave beside what is asked for. */
export type Pemakaian = {
  /** The person's annual leave */
  readonly hak: readonly SisaHak[]
  /** Days of other requests for the same leave that begin in the same month and wait or were approved */
  readonly terpakai: number
}

/**
 * How much of a kind of leave is left for a request, before it, in the leave's unit: of annual leave what the grants in
 * force on its first day hold, of leave by the month what others leave of the month in which it begins, else what one
 * occasion gives. Null where no number is fixed.
 */
export function sisaKuota(
  { tanggal_mulai }: Pick<Rentang, 'tanggal_mulai'>,
  cuti: Pick<JenisCuti, 'kuota' | 'kuota_per' | 'mengurangi_cuti_tahunan'>,
  { hak, terpakai }: Pemakaian,
): number | null {
  if (cuti.mengurangi_cuti_tahunan)
    return hakPada(tanggal_mulai, hak).reduce((jumlah, { sisa }) => jumlah + sisa, 0)
  if (cuti.kuota === null || cuti.kuota_per !== 'bulan') return cuti.kuota
  return Math.max(0, cuti.kuota - terpakai)
}

/**
 * Whether a request keeps within what its kind of leave gives: annual leave within the balance on its days, leave by
 * the month within what other requests leave of it, the rest within what one occasion gives.
 *
 * @param hari the days that count
 */
export function judgeKuota(
  minta: Rentang,
  hari: readonly Tanggal[],
  cuti: JenisCuti,
  pemakaian: Pemakaian,
): Keberatan {
  const pesan = cuti.mengurangi_cuti_tahunan
    ? judgeSaldo(hari, cuti, pemakaian)
    : cuti.kuota_per === 'bulan'
      ? judgeSebulan(minta, hari, cuti, pemakaian)
      : judgeSekali(minta, hari, cuti)
  return pesan === undefined ? {} : { tanggal_selesai: pesan }
}

function judgeSaldo(hari: readonly Tanggal[], { nama }: JenisCuti, { hak }: Pemakaian): string | undefined {
  const alokasi = alokasikan(hari, hak)
  if (alokasi.ok) return undefined
  const cukup = hari.length - alokasi.kurang
  return cukup === 0
    ? `Anda tidak memiliki sisa ${nama} pada tanggal itu.`
    : `Sisa ${nama} Anda pada tanggal itu ${cukup} hari, sedangkan yang diajukan ${hari.length} hari.`
}

function judgeSebulan(
  minta: Rentang,
  hari: readonly Tanggal[],
  cuti: JenisCuti,
  pemakaian: Pemakaian,
): string | undefined {
  const sisa = sisaKuota(minta, cuti, pemakaian)
  return sisa !== null && hari.length > sisa
    ? `Sisa ${cuti.nama} Anda bulan ${formatBulan(bulanDari(minta.tanggal_mulai))} ${sisa} hari.`
    : undefined
}

function judgeSekali(
  { tanggal_mulai, tanggal_selesai }: Rentang,
  hari: readonly Tanggal[],
  { nama, kuota, satuan }: JenisCuti,
): string | undefined {
  if (kuota === null) return undefined
  if (satuan === 'hari') return hari.length > kuota ? `${nama} paling lama ${kuota} hari.` : undefined
  const akhir = akhirSetelah(tanggal_mulai, kuota)
  return tanggal_selesai > akhir
    ? `${nama} paling lama ${String(kuota).replace('.', ',')} bulan: sampai ${formatTanggal(akhir)}.`
    : undefined
}

/** The last day of so many months from a day on; half a month is fifteen days. */
function akhirSetelah(mulai: Tanggal, bulan: number): Tanggal {
  const utuh = Math.floor(bulan)
  return tambahHari(setelahBulan(mulai, utuh), Math.round((bulan - utuh) * 30) - 1)
}
