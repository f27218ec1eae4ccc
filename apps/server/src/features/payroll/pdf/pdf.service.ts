import { listBaris, type Slip } from '../baris/payroll.queries.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readKopLama } from '../../../platform/kop.ts'
import { findKunci, updateKunci } from './pdf.queries.ts'
import { namaPdf } from '../baris/payroll.wire.ts'
import { drawSlip } from './pdf.print.ts'

/**
 * Returns the key of a published payslip's PDF. The PDF is drawn once and stored for good, by the job right after
 * publication or by an earlier download. Both draw the same bytes.
 */
export async function storePdf({ db, files }: Pick<Deps, 'db' | 'files'>, slip: Slip): Promise<string> {
  const ada = await findKunci(db, slip.id)
  if (ada !== null) return ada
  const { perusahaan_nama, perusahaan_alamat: alamat, kop_id } = slip
  const kop = await readKopLama({ db, files }, { nama: perusahaan_nama ?? '', alamat }, kop_id)
  return insertPdf({ db, files }, slip, await drawSlip(slip, await listBaris(db, [slip.id]), kop))
}

/** Keeps a payslip's PDF for good, and returns its key. */
export async function insertPdf(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  slip: Slip,
  pdf: Buffer,
): Promise<string> {
  // Whoever saves it from the browser gets the key's last part as its name.
  const nama = namaPdf(slip).slice(0, -4).toLowerCase()
  const kunci = `slip/${slip.id}/${nama.replaceAll(/[^a-z0-9_-]/g, '-')}.pdf`
  await files.put(kunci, pdf, 'application/pdf')
  await updateKunci(db, slip.id, kunci)
  return kunci
}
