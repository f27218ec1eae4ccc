import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { writeDaftarHadir } from './daftar-hadir.service.ts'
import { writeLembarWaktu } from './lembar-waktu.service.ts'

/** Attendance on paper and in spreadsheets. */
export function mountCetakPresensi(mount: Mount, deps: Deps): void {
  mount('GET /kelola/presensi/lembar', async ({ query, pelaku }) => ({
    data: await deps.replika.read((db) => writeLembarWaktu({ ...deps, db }, pelaku, query, deps.clock.now())),
  }))
  mount('GET /kelola/presensi/daftar-hadir', async ({ query, pelaku }) => ({
    data: await deps.replika.read((db) => writeDaftarHadir({ ...deps, db }, pelaku, query, deps.clock.now())),
  }))
}
