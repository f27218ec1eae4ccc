import type { GeneratedAlways } from 'kysely'
import type { Hari, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** Months of attendance that are closed. */
export type SkemaBulan = {
  kunci_bulan: {
    id: GeneratedAlways<number>
    tahun: number
    bulan: number
    /** Its days by the cut-off as it was then */
    dari: Hari
    sampai: Hari
    kantor_id: Opsional<number>
    klien_id: Opsional<number>
    /** The sites it was locked for; null: the whole company */
    lokasi: Opsional<number[]>
    dikunci_oleh_id: number
    dikunci_pada: Saat
    dibuka_oleh_id: Opsional<number>
    dibuka_pada: SaatOpsional
    alasan_dibuka: Opsional<string>
  }
  /** Whose days the lock of a site or client holds, as a multirange of dates */
  kunci_bulan_orang: { kunci_id: number; karyawan_id: number; hari: string }
}
