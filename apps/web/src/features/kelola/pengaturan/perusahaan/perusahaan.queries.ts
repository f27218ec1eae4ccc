import { type CallData, query } from '../../../../lib/query.ts'

export type Perusahaan = CallData<'GET /pengaturan/perusahaan'>

export const perusahaanQuery = query('GET /pengaturan/perusahaan')
