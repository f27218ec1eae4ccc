import type { WarnaShift } from '@rekan/domain/shift/jenis-shift'

/** Ground and ink of a kind of shift; its letter stands with them, never the colour alone. */
export const WARNA_CLASS: Readonly<Record<WarnaShift, string>> = {
  biru: 'bg-shift-biru-soft text-shift-biru',
  hijau: 'bg-shift-hijau-soft text-shift-hijau',
  kuning: 'bg-shift-kuning-soft text-shift-kuning',
  jingga: 'bg-shift-jingga-soft text-shift-jingga',
  merah: 'bg-shift-merah-soft text-shift-merah',
  ungu: 'bg-shift-ungu-soft text-shift-ungu',
  abu: 'bg-shift-abu-soft text-shift-abu',
  toska: 'bg-shift-toska-soft text-shift-toska',
}

/** The letter of a kind of shift on its colour. */
export function HurufShift({ huruf, warna }: { readonly huruf: string; readonly warna: WarnaShift }) {
  return (
    <span
      className={`inline-flex h-6 min-w-8 items-center justify-center rounded-control px-2 text-xs font-bold ${WARNA_CLASS[warna]}`}
    >
      {huruf}
    </span>
  )
}
