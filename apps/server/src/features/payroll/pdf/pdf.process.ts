import { serveBeside, tellServer, waitGiliran } from '../../../platform/beside.child.ts'
import type { Tercetak, TugasPdf } from './pdf.aside.ts'
import { drawSlip } from './pdf.print.ts'

// Runs in a process of its own, behind every request, for some payslips: see pdf.aside.ts.
serveBeside(async ({ slip }: TugasPdf) => {
  for (const { slip: satu, baris, kop } of slip) {
    await waitGiliran()
    const pdf = await drawSlip(satu, baris, kop).catch(() => null)
    // One that cannot be drawn stands in nobody's way.
    if (pdf === null) continue
    await tellServer({ id: satu.id, pdf } satisfies Tercetak)
  }
})
