import { type Tanggal, hariBarat, jamLokal } from '@rekan/domain/waktu'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'
import { JOB_BERITA_ACARA } from '../../../platform/wake.ts'
import { findPeriksa, insertPeriksaSemua, takePeriksa } from './lanjutan.queries.ts'
import { composeLanjutan } from './lanjutan.service.ts'

/** Then hardly anybody works. */
const JAM_PERIKSA = 2

/** Drafts the next revision of signed sheets whose record was put right; once a night of all that ended lately. */
export function lanjutanJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job<number> {
  let selesai: Tanggal | null = null
  return {
    name: JOB_BERITA_ACARA,
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      const hari = hariBarat(saat)
      if (selesai !== hari && jamLokal(saat, 'WIB') >= JAM_PERIKSA * 3600) {
        await insertPeriksaSemua(db, hari)
        selesai = hari
      }
      return findPeriksa(db)
    },
    work: (id) =>
      transaction(db, async (tx) => {
        if (!(await takePeriksa(tx, id))) return
        await composeLanjutan(startServerDeed(tx, 'berita acara', clock.now(), null), id)
      }),
  }
}
