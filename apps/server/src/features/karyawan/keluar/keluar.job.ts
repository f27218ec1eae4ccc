import { type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { findJatuhTempo } from '../data/karyawan.queries.ts'
import { finishKeluar } from './keluar.service.ts'

/** A last night ends the next morning, and its check-out window four hours later: access ends at noon. */
const SETENGAH_HARI_MS = 12 * 3_600_000

/** Ends the access of those whose last day of work is over. */
export function keluarJob({ db, clock }: Deps): Job<number> {
  const sebelum = (): Tanggal => hariBarat(clock.now() - SETENGAH_HARI_MS)
  return {
    name: 'keluar',
    atOnce: 1,
    claim: () => findJatuhTempo(db, sebelum()),
    work: (karyawanId) => transaction(db, (tx) => finishKeluar(tx, karyawanId, sebelum(), clock.now())),
  }
}
