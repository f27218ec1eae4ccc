import { type CallData, query } from '../../../../lib/query.ts'

export type SemuaAturan = CallData<'GET /kelola/payroll/aturan'>
export type Aturan = SemuaAturan['aturan'][number]

export const aturanUpahQuery = query('GET /kelola/payroll/aturan')
