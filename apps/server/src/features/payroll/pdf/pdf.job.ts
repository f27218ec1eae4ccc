import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { storePdfAside } from './pdf.aside.ts'
import { countPdf, resumePdf, takePdf } from './pdf.queries.ts'
import { storePdf } from './pdf.service.ts'
import type { Slip } from '../baris/payroll.queries.ts'

/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 5 * 60_000
/** What could not be drawn comes after all others. */
const LAGI_MS = 60_000
/** So many are drawn by one process. */
const SEKALIGUS = 100
/** So few are drawn before that would have begun. */
const DI_SINI = 3

/** Prints what was published: a month of everybody's takes its while, in a process of its own, and requests go first. */
export function pdfJob(deps: Pick<Deps, 'db' | 'clock' | 'files' | 'jobs'>): Job<readonly Slip[]> {
  const { db, clock } = deps
  const ending = new AbortController()
  return {
    name: 'slip-gaji',
    atOnce: 1,
    depth: () => countPdf(db),
    claim: () => takePdf(db, clock.now(), clock.now() + ANGGAP_HILANG_MS, SEKALIGUS),
    async work(semua) {
      if (semua.length <= DI_SINI) {
        for (const slip of semua) await storePdf(deps, slip)
        return
      }
      const sisa = await storePdfAside(deps, semua, ending.signal)
      if (sisa.length === 0) return
      await resumePdf(
        db,
        sisa.map(({ id }) => id),
        clock.now() + (ending.signal.aborted ? 0 : LAGI_MS),
      )
      if (!ending.signal.aborted) throw new Error(`${sisa.length} payslips were not printed`)
    },
    stop: () => ending.abort(),
  }
}
