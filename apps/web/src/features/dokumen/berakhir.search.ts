import { JENIS_PERHATIAN, type JenisPerhatian } from '@rekan/domain/karyawan/dokumen'
import type { GridView } from '../../ui/wide/grid.ts'

export type CariBerakhir = {
  readonly q?: string
  readonly jenis?: JenisPerhatian
  readonly urut?: 'tanggal' | '-tanggal' | 'nama' | '-nama'
}

const URUT: ReadonlySet<string> = new Set(['tanggal', '-tanggal', 'nama', '-nama'])

/** Reads from an address what narrows the list and its order; what does not belong is left out. */
export function readCariBerakhir(search: Readonly<Record<string, unknown>>): CariBerakhir {
  const { q, urut } = search
  const jenis = JENIS_PERHATIAN.find((satu) => satu === search['jenis'])
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(jenis !== undefined && { jenis }),
    ...withUrut({ urut: typeof urut === 'string' ? urut : undefined }),
  }
}

/** The order that a list's head asks for, as far as there is one. */
export function withUrut({ urut }: GridView): Pick<CariBerakhir, 'urut'> {
  return urut !== undefined && URUT.has(urut) ? { urut: urut as NonNullable<CariBerakhir['urut']> } : {}
}
