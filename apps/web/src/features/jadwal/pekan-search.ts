import type { Tanggal } from '@rekan/domain/waktu'

/** The day an address names, whether or not there is one, and how it is shown: every first load brings this, and no calendar. */
export function pekanSearch({ mulai, tampilan }: Readonly<Record<string, unknown>>): PekanSearch {
  return {
    ...(typeof mulai === 'string' && /^\d{4}-\d\d-\d\d$/.test(mulai) && { mulai }),
    ...(tampilan === 'bulan' && { tampilan }),
  }
}

type PekanSearch = { readonly mulai?: Tanggal; readonly tampilan?: 'bulan' }
