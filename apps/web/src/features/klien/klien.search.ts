import { KEADAAN_KONTRAK, type KeadaanKontrak } from '@rekan/domain/klien/klien'
import { type GridView, readGridView } from '../../ui/wide/grid.ts'

/** What the address keeps of the list of clients. */
export type CariKlien = GridView & {
  readonly q?: string
  readonly keadaan?: KeadaanKontrak
  /** With a contract that ends within 60 days; with a post that is empty now */
  readonly segera?: true
  readonly kurang?: true
}

/** Reads it from an address; what does not belong is left out. */
export function readCariKlien(search: Readonly<Record<string, unknown>>): CariKlien {
  const { q, segera, kurang } = search
  const keadaan = KEADAAN_KONTRAK.find((satu) => satu === search['keadaan'])
  return {
    ...readGridView(search),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(keadaan !== undefined && { keadaan }),
    ...(segera === true && { segera }),
    ...(kurang === true && { kurang }),
  }
}

/** Another value of a filter; undefined leaves the address. */
export function withKlien(
  cari: CariKlien,
  isi: { readonly [K in keyof CariKlien]?: CariKlien[K] | undefined },
): CariKlien {
  const semua = Object.entries({ ...cari, ...isi }).filter(([, nilai]) => nilai !== undefined && nilai !== '')
  return Object.fromEntries(semua)
}
