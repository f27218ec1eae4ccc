import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { findLokasi, findOrang } from './cari.queries.ts'

export function mountCari(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/cari', async ({ query, pelaku }) => {
    const kata = query.q?.trim() ?? ''
    if (kata === '') return { data: { karyawan: [], lokasi: [] } }
    const saat = clock.now()
    const [karyawan, lokasi] = await Promise.all([
      findOrang({ db, pelaku, saat }, kata),
      findLokasi({ db, pelaku, saat }, kata),
    ])
    return { data: { karyawan, lokasi } }
  })
}
