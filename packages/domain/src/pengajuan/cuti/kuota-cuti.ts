import { type SisaHak, computeAlokasi, hakPada } from './cuti.ts'
import { type Bulan, bulanFrom, compareBulan, formatBulan } from '../../bulan.ts'
import { akhirLama } from '../../bulan/lama.ts'
import type { JenisCuti, Keberatan, Permintaan } from '../izin/izin.ts'
import { formatJumlahHari } from '../izin/jumlah-hari.ts'
import { bobotHari } from '../izin/paruh.ts'
import {
  KUOTA_LEMBUR,
  TANPA_WAKTU_PENGGANTI,
  type WaktuPengganti,
  judgePengganti,
  sisaPengganti,
} from '../lembur/waktu-pengganti.ts'
import { type Tanggal, addHari, formatTanggal } from '../../waktu.ts'

type Rentang = Pick<Permintaan, 'tanggal_mulai' | 'tanggal_selesai' | 'paruh'>

/** What a person has left and has taken of a kind of leave, without the request that is judged. */
export type Pemakaian = {
  /** The person's annual leave */
  readonly hak: readonly SisaHak[]
  /** Days, as they count, of other requests for the same leave that wait or were approved; those of its months at least */
  readonly terpakai: readonly Tanggal[]
  /** Time off for overtime, where that is the leave; absent: none */
  readonly pengganti?: WaktuPengganti | undefined
}

/** More than is left: how many days are asked for, and how many there are; of a month, where it gives the leave. */
export type KurangKuota = {
  readonly diminta: number
  readonly tersedia: number
  readonly bulan: Bulan | null
}

/**
 * How much of a kind of leave is left for a request, before it, in the leave's unit: of annual leave what the grants in
 * force on its first day hold, of time off for overtime what that brought, of leave by the month what others leave of the month in which it begins, else what one
 * occasion gives. Null where no number is fixed.
 */
export function sisaKuota(
  { tanggal_mulai }: Pick<Rentang, 'tanggal_mulai'>,
  cuti: Pick<JenisCuti, 'kuota' | 'kuota_per' | 'mengurangi_cuti_tahunan'>,
  { hak, terpakai, pengganti = TANPA_WAKTU_PENGGANTI }: Pemakaian,
): number | null {
  if (cuti.mengurangi_cuti_tahunan)
    return hakPada(tanggal_mulai, hak).reduce((jumlah, { sisa }) => jumlah + sisa, 0)
  if (cuti.kuota_per === KUOTA_LEMBUR) return sisaPengganti(pengganti, tanggal_mulai)
  if (cuti.kuota === null) return null
  if (cuti.kuota_per === 'periode')
    return Math.max(0, cuti.kuota - listSeperiode(tanggal_mulai, [tanggal_mulai], terpakai).length)
  if (cuti.kuota_per !== 'bulan') return cuti.kuota
  return Math.max(0, cuti.kuota - sebulan(tanggal_mulai, terpakai).length)
}

/**
 * Returns where a request exceeds leave that grants days by the month or by the occasion; null if it doesn't. Every
 * day counts to its own month, even if the request began in another.
 *
 * @param hari the days that count
 */
export function kekuranganKuota(
  hari: readonly Tanggal[],
  cuti: Pick<JenisCuti, 'kuota' | 'kuota_per' | 'satuan' | 'mengurangi_cuti_tahunan'>,
  terpakai: readonly Tanggal[],
): KurangKuota | null {
  if (cuti.kuota === null || cuti.satuan !== 'hari') return null
  if (cuti.kuota_per === 'periode') return kekuranganPeriode(hari, cuti.kuota, terpakai)
  if (cuti.kuota_per !== 'bulan')
    return hari.length > cuti.kuota ? { diminta: hari.length, tersedia: cuti.kuota, bulan: null } : null
  for (const tanggal_mulai of hari) {
    const diminta = sebulan(tanggal_mulai, hari).length
    const tersedia = sisaKuota({ tanggal_mulai }, cuti, { hak: [], terpakai }) ?? diminta
    if (diminta > tersedia) return { diminta, tersedia, bulan: bulanFrom(tanggal_mulai) }
  }
  return null
}

/** So many days from its first a period lasts: what comes later is of the next. */
export const PERIODE_HARI = 14

function kekuranganPeriode(
  hari: readonly Tanggal[],
  kuota: number,
  terpakai: readonly Tanggal[],
): KurangKuota | null {
  for (const satu of hari) {
    const lain = listSeperiode(satu, hari, terpakai)
    const diminta = listSeperiode(satu, terpakai, hari)
    const tersedia = Math.max(0, kuota - lain.length)
    if (diminta.length > tersedia) return { diminta: diminta.length, tersedia, bulan: null }
  }
  return null
}

/** Of some days those in the same period as a day, of others and of them together. */
function listSeperiode(
  tanggal: Tanggal,
  bersama: readonly Tanggal[],
  hari: readonly Tanggal[],
): readonly Tanggal[] {
  let mulai: Tanggal | undefined
  let milik: Tanggal[] = []
  for (const satu of [...new Set([...bersama, ...hari])].toSorted()) {
    if (mulai === undefined || satu >= addHari(mulai, PERIODE_HARI)) {
      if (milik.includes(tanggal)) break
      mulai = satu
      milik = []
    }
    milik.push(satu)
  }
  return milik.includes(tanggal) ? hari.filter((satu) => milik.includes(satu)) : []
}

/** Those of the same month as a day. */
function sebulan(tanggal: Tanggal, hari: readonly Tanggal[]): readonly Tanggal[] {
  return hari.filter((satu) => compareBulan(bulanFrom(satu), bulanFrom(tanggal)) === 0)
}

/**
 * Whether a request keeps within what its kind of leave gives: annual leave and time off for overtime within the balance on its days, leave by
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
    ? judgeSaldo(hari, cuti, pemakaian, bobotHari(minta.paruh))
    : cuti.kuota_per === KUOTA_LEMBUR
      ? judgePengganti(hari, bobotHari(minta.paruh), cuti.nama, pemakaian.pengganti ?? TANPA_WAKTU_PENGGANTI)
      : cuti.satuan === 'hari'
        ? judgeHari(hari, cuti, pemakaian)
        : judgeBulan(minta, cuti)
  return pesan === undefined ? {} : { tanggal_selesai: pesan }
}

function judgeSaldo(
  hari: readonly Tanggal[],
  { nama }: JenisCuti,
  { hak }: Pemakaian,
  bobot: number,
): string | undefined {
  const alokasi = computeAlokasi(hari, hak, bobot)
  if (alokasi.ok) return undefined
  const diminta = hari.length * bobot
  const cukup = diminta - alokasi.kurang
  return cukup === 0
    ? `Anda tidak memiliki sisa ${nama} pada tanggal itu.`
    : `Sisa ${nama} Anda pada tanggal itu ${formatJumlahHari(cukup)} hari, sedangkan yang diajukan ${formatJumlahHari(diminta)} hari.`
}

function judgeHari(hari: readonly Tanggal[], cuti: JenisCuti, { terpakai }: Pemakaian): string | undefined {
  const kurang = kekuranganKuota(hari, cuti, terpakai)
  if (kurang === null) return undefined
  const { bulan, tersedia } = kurang
  if (cuti.kuota_per === 'periode')
    return tersedia === cuti.kuota
      ? `${cuti.nama} paling lama ${tersedia} hari setiap periode.`
      : `${cuti.nama} paling lama ${cuti.kuota} hari setiap periode, dan sisanya pada periode itu ${tersedia} hari.`
  return bulan === null
    ? `${cuti.nama} paling lama ${tersedia} hari.`
    : `Sisa ${cuti.nama} Anda bulan ${formatBulan(bulan)} ${tersedia} hari.`
}

/** Months that one occasion gives. */
function judgeBulan(
  { tanggal_mulai, tanggal_selesai }: Rentang,
  { nama, kuota }: JenisCuti,
): string | undefined {
  if (kuota === null) return undefined
  const akhir = akhirLama(tanggal_mulai, kuota)
  return tanggal_selesai > akhir
    ? `${nama} paling lama ${String(kuota).replace('.', ',')} bulan: sampai ${formatTanggal(akhir)}.`
    : undefined
}
