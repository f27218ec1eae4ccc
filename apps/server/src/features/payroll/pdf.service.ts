import { listBaris, type Slip } from './payroll.queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { findKunci, saveKunci } from './pdf.queries.ts'
import { printSlip } from './pdf.print.ts'

/**
 * The key of a published payslip's PDF, which is printed and kept for good the first time that anybody needs it: right
 * after it was published by the job, by whoever asks before. Both print the same bytes.
 */
export async function keepPdf({ db, files }: Pick<Deps, 'db' | 'files'>, slip: Slip): Promise<string> {
  const ada = await findKunci(db, slip.id)
  if (ada !== null) return ada
  const kunci = `slip/${slip.tahun}-${String(slip.bulan).padStart(2, '0')}/${slip.id}.pdf`
  await files.put(kunci, await printSlip(slip, await listBaris(db, [slip.id])), 'application/pdf')
  await saveKunci(db, slip.id, kunci)
  return kunci
}
