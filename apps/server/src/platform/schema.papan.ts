import type { SebabReda, TahapAlarm } from '@rekan/domain/papan/alarm'
import type { ColumnType, Generated } from 'kysely'
import type { Hari, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** What the board of the day keeps: who was told of whom. */
export type SkemaPapan = {
  /** A work that nobody has come to, whatever became of it; by person, date and start */
  alarm: {
    id: Generated<number>
    karyawan_id: number
    tanggal: Hari
    mulai: Saat
    selesai: Saat
    kantor_id: number
    pos_id: Opsional<number>
    naik_pada: Saat
    tahap: ColumnType<TahapAlarm, TahapAlarm, TahapAlarm>
    ditanggapi_oleh_id: Opsional<number>
    ditanggapi_pada: SaatOpsional
    reda_pada: SaatOpsional
    sebab: Opsional<SebabReda>
    kejadian_id: Opsional<number>
    datang_pada: SaatOpsional
  }
  /** What was told at once, of one site, to one step of people */
  alarm_pesan: { id: Generated<number>; kantor_id: number; tahap: TahapAlarm; pada: Saat }
  alarm_pesan_isi: { pesan_id: number; alarm_id: number }
}
