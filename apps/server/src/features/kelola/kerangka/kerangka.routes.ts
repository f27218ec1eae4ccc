import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { findNamaPerusahaan } from './kerangka.queries.ts'

export function mountKerangka(mount: Mount, { db }: Deps): void {
  mount('GET /kelola/kerangka', async () => ({ data: { perusahaan: await findNamaPerusahaan(db) } }))
}
