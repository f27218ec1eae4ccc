import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { countPdf, takePdf } from './pdf.queries.ts'
import { storePdf } from './pdf.service.ts'
import type { Slip } from '../baris/payroll.queries.ts'

/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 60_000

/** Prints what was published, one at a time: a month of everybody's takes its while, and requests go first. */
export function pdfJob({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Job<Slip> {
  return {
    name: 'slip-gaji',
    atOnce: 1,
    depth: () => countPdf(db),
    claim: () => takePdf(db, clock.now(), clock.now() + ANGGAP_HILANG_MS),
    work: async (slip) => {
      await storePdf({ db, files }, slip)
    },
  }
}
