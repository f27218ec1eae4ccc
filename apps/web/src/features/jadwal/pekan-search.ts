import type { Tanggal } from '@rekan/domain/waktu'

/** The day an address names, whether or not there is one: every first load brings this, and no calendar. */
export function pekanSearch({ mulai }: Readonly<Record<string, unknown>>): { readonly mulai?: Tanggal } {
  return typeof mulai === 'string' && /^\d{4}-\d\d-\d\d$/.test(mulai) ? { mulai } : {}
}
