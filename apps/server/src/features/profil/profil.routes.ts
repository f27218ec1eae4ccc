import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { findKaryawan } from '../karyawan/karyawan.service.ts'
import { fetchHariIni } from '../presensi/presensi.service.ts'
import { findAkun } from './profil.queries.ts'
import { wireProfil } from './profil.wire.ts'

export function mountProfil(mount: Mount, { db, clock }: Deps): void {
  mount('GET /profile', async ({ pelaku: { penggunaId, karyawanId } }) => {
    const saat = clock.now()
    const [akun, karyawan, hari] = await Promise.all([
      findAkun(db, penggunaId),
      karyawanId === null ? null : findKaryawan(db, karyawanId),
      karyawanId === null ? null : fetchHariIni(db, karyawanId, saat),
    ])
    return { data: wireProfil(akun, karyawan, hari, saat) }
  })
}
