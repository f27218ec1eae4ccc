import type { Bulan } from '@rekan/domain/bulan'
import { type GridView, readGridView } from '../../../ui/wide/grid.ts'

/** What the address keeps of the balances and of the calendar. */
export type CariSaldo = GridView & {
  readonly q?: string
  readonly kantor?: number
  readonly koordinator?: number
  /** `YYYY-MM`, of the calendar */
  readonly bulan?: string
}

/** Reads it from an address; what does not belong is left out. */
export function readCariSaldo(search: Readonly<Record<string, unknown>>): CariSaldo {
  const { q, kantor, koordinator, bulan } = search
  return {
    ...readGridView(search),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(isId(kantor) && { kantor }),
    ...(isId(koordinator) && { koordinator }),
    ...(typeof bulan === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(bulan) && { bulan }),
  }
}

/** The month that the address names; else `kini`. */
export function bulanKalender({ bulan }: CariSaldo, kini: Bulan): Bulan {
  if (bulan === undefined) return kini
  const [tahun = kini.tahun, ke = kini.bulan] = bulan.split('-').map(Number)
  return { tahun, bulan: ke }
}

/** Another value of a filter; undefined leaves the address. */
export function withSaldo(
  cari: CariSaldo,
  isi: { readonly [K in keyof CariSaldo]?: CariSaldo[K] | undefined },
): CariSaldo {
  const semua = Object.entries({ ...cari, ...isi }).filter(([, nilai]) => nilai !== undefined)
  return Object.fromEntries(semua)
}

function isId(nilai: unknown): nilai is number {
  return typeof nilai === 'number' && Number.isSafeInteger(nilai) && nilai > 0
}
