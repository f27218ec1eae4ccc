import { query } from '../../lib/query.ts'

/** Who approves the payslips that HR make of their own; null: nobody. */
export const penyetujuQuery = query('GET /pengaturan/payroll')
