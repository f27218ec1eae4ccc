import { rentangBulan } from '@rekan/domain/bulan'
import { type Instan, type Tanggal, tanggalLokal } from '@rekan/domain/waktu'

/** The days of the month or the year that a list is asked for; none when neither is. A month without a year is this year's. */
export function rentangDiminta(
  { bulan, tahun }: { readonly bulan?: number | undefined; readonly tahun?: number | undefined },
  saat: Instan,
): { readonly dari: Tanggal; readonly sampai: Tanggal } | undefined {
  if (bulan === undefined && tahun === undefined) return undefined
  // Of people in three zones, a list takes the date of the first.
  const pada = tahun ?? Number(tanggalLokal(saat, 'WIB').slice(0, 4))
  const { dari } = rentangBulan({ tahun: pada, bulan: bulan ?? 1 })
  const { sampai } = rentangBulan({ tahun: pada, bulan: bulan ?? 12 })
  return { dari, sampai }
}
