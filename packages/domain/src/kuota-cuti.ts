import { type Bulan, akhirBulan, awalBulan, bulanDari, formatBulan, listBulan } from './bulan.ts'
import { alokasikan, hakPada, setelahBulan } from './cuti.ts'
import type { FaktaIzin, JenisCuti, Keberatan, Permintaan } from './izin.ts'
import { type Tanggal, formatTanggal, tambahHari } from './waktu.ts'

type Rentang = Pick<Permintaan, 'tanggal_mulai' | 'tanggal_selesai'>

/**
 * How much of a kind of leave is left for a request, before it, in the leave's unit: of annual leave what the grants in
 * force on its first day hold, of leave by the month what the month of its first day has, else what one occasion gives.
 * Null where no number is fixed.
 */
export function sisaKuota(
  { tanggal_mulai }: Pick<Rentang, 'tanggal_mulai'>,
  cuti: JenisCuti,
  fakta: Pick<FaktaIzin, 'hak' | 'lain' | 'hari'>,
): number | null {
  if (cuti.mengurangi_cuti_tahunan)
    return hakPada(tanggal_mulai, fakta.hak).reduce((jumlah, { sisa }) => jumlah + sisa, 0)
  if (cuti.kuota === null || cuti.kuota_per !== 'bulan') return cuti.kuota
  return Math.max(0, cuti.kuota - terpakai(bulanDari(tanggal_mulai), fakta))
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
  fakta: Pick<FaktaIzin, 'hak' | 'lain' | 'hari'>,
): Keberatan {
  const pesan = cuti.mengurangi_cuti_tahunan
    ? judgeSaldo(hari, cuti, fakta)
    : cuti.kuota_per === 'bulan'
      ? judgeSebulan(minta, hari, cuti, fakta)
      : judgeSekali(minta, hari, cuti)
  return pesan === undefined ? {} : { tanggal_selesai: pesan }
}

function judgeSaldo(hari: readonly Tanggal[], { nama }: JenisCuti, { hak }: Pick<FaktaIzin, 'hak'>) {
  const alokasi = alokasikan(hari, hak)
  if (alokasi.ok) return undefined
  const cukup = hari.length - alokasi.kurang
  return cukup === 0
    ? `Anda tidak memiliki sisa ${nama} pada tanggal itu.`
    : `Sisa ${nama} Anda pada tanggal itu ${cukup} hari, sedangkan yang diajukan ${hari.length} hari.`
}

function judgeSebulan(
  { tanggal_mulai, tanggal_selesai }: Rentang,
  hari: readonly Tanggal[],
  { nama, kuota }: JenisCuti,
  fakta: Pick<FaktaIzin, 'lain' | 'hari'>,
): string | undefined {
  if (kuota === null) return undefined
  for (const bulan of listBulan(bulanDari(tanggal_mulai), bulanDari(tanggal_selesai))) {
    const sisa = Math.max(0, kuota - terpakai(bulan, fakta))
    if (hari.filter((tanggal) => isDi(bulan, tanggal)).length > sisa)
      return `Sisa ${nama} Anda bulan ${formatBulan(bulan)} ${sisa} hari.`
  }
  return undefined
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

/** Days of a month that other requests take: those on which the person works. */
function terpakai(bulan: Bulan, { lain, hari }: Pick<FaktaIzin, 'lain' | 'hari'>): number {
  return hari.filter(
    ({ tanggal, kerja }) =>
      kerja &&
      isDi(bulan, tanggal) &&
      lain.some((l) => l.tanggal_mulai <= tanggal && tanggal <= l.tanggal_selesai),
  ).length
}

function isDi(bulan: Bulan, tanggal: Tanggal): boolean {
  return awalBulan(bulan) <= tanggal && tanggal <= akhirBulan(bulan)
}
