import { type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { listKaryawanAktif } from './hak.queries.ts'
import { ensureHakCuti } from './hak.service.ts'

/** So few that whoever decides on one of them does not wait. */
const SEKALIGUS = 250

/** Brings everybody's leave up to the day, once at start and once a day: when it has begun everywhere. */
export function cutiJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job<readonly number[]> {
  let hari: Tanggal | null = null
  let sesudah = 0
  let selesai: Tanggal | null = null
  return {
    name: 'cuti',
    atOnce: 1,
    async claim() {
      const hariIni = hariBarat(clock.now())
      if (selesai === hariIni) return null
      if (hari !== hariIni) sesudah = 0
      hari = hariIni
      const ids = await listKaryawanAktif(db, sesudah, SEKALIGUS)
      if (ids.length > 0) return ids
      selesai = hariIni
      return null
    },
    async work(ids) {
      const saat = clock.now()
      await transaction(db, (tx) => ensureHakCuti(tx, { hari: hariBarat(saat), saat }, ids))
      sesudah = ids.at(-1) ?? sesudah
    },
  }
}
