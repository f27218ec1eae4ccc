import { type Bulan, rentangBulan } from '@rekan/domain/bulan'
import { query } from '../../../lib/query.ts'

/** What was made in a month, the newest first. */
export const hasilQuery = (bulan: Bulan) => query('GET /kelola/payroll/hasil', { query: rentangBulan(bulan) })
