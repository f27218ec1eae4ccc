import { cakupan } from '@rekan/domain/akses/akses'
import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { showKemajuan } from '../mulai/mulai.service.ts'
import { findNamaPerusahaan } from './kerangka.queries.ts'

export function mountKerangka(mount: Mount, { db }: Deps): void {
  mount('GET /kelola/kerangka', async ({ pelaku }) => {
    const perusahaan = await findNamaPerusahaan(db)
    if (cakupan(pelaku, 'GET /kelola/mulai') === null) return { data: { perusahaan, persiapan: null } }
    const { tercatat, terbuka } = await showKemajuan(db)
    return { data: { perusahaan, persiapan: terbuka ? { dimulai: tercatat.length > 0 } : null } }
  })
}
