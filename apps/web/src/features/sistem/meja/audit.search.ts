import type { JenisJejak, SisiJejak } from '@rekan/domain/sistem/jejak'
import { type Tanggal, isTanggal } from '@rekan/domain/waktu'
import { type GridView, readGridView } from '../../../ui/wide/grid.ts'

/** What the address keeps of the trail: what narrows it, its order and columns. */
export type CariAudit = GridView & {
  /** A name or a kode */
  readonly q?: string
  /** Whether that is who did it or whom it is about; both without it */
  readonly sisi?: SisiJejak
  readonly jenis?: JenisJejak
  /** Days, both included */
  readonly dari?: Tanggal
  readonly sampai?: Tanggal
}

const SISI: readonly string[] = ['oleh', 'tentang'] satisfies SisiJejak[]
const JENIS: readonly string[] = [
  'LIHAT',
  'AKUN',
  'KARYAWAN',
  'PRESENSI',
  'PENGAJUAN',
  'GAJI',
  'PERUSAHAAN',
  'LAIN',
] satisfies JenisJejak[]

/** Reads it from an address; what does not belong is left out. */
export function readCariAudit(search: Readonly<Record<string, unknown>>): CariAudit {
  const { q, sisi, jenis, dari, sampai } = search
  return {
    ...readGridView(search),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(typeof sisi === 'string' && SISI.includes(sisi) && { sisi: sisi as SisiJejak }),
    ...(typeof jenis === 'string' && JENIS.includes(jenis) && { jenis: jenis as JenisJejak }),
    ...(typeof dari === 'string' && isTanggal(dari) && { dari }),
    ...(typeof sampai === 'string' && isTanggal(sampai) && { sampai }),
  }
}
