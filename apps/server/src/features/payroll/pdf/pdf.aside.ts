import { fileURLToPath } from 'node:url'
import { runBeside } from '../../../platform/beside.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Kop, readKopLama } from '../../../platform/kop.ts'
import { type BarisTersimpan, type Slip, listBaris } from '../baris/payroll.queries.ts'
import { insertPdf } from './pdf.service.ts'

/** What its process is to draw. */
export type TugasPdf = {
  readonly slip: readonly {
    readonly slip: Slip
    readonly baris: readonly BarisTersimpan[]
    readonly kop: Kop
  }[]
}
/** One that it has drawn. */
export type Tercetak = { readonly id: number; readonly pdf: Uint8Array }

const SCRIPT = fileURLToPath(new URL('pdf.process.ts', import.meta.url))

/**
 * Draws the PDFs of published payslips in a process of low priority and keeps each as it comes. What is not drawn once that has ended,
 * or was ended, is returned.
 */
export async function storePdfAside(
  deps: Pick<Deps, 'db' | 'files' | 'jobs'>,
  semua: readonly Slip[],
  signal: AbortSignal,
): Promise<readonly Slip[]> {
  const baris = Map.groupBy(
    await listBaris(
      deps.db,
      semua.map(({ id }) => id),
    ),
    ({ payroll_id }) => payroll_id,
  )
  const kop = new Map<string, Kop>()
  const tugas: TugasPdf['slip'][number][] = []
  for (const slip of semua) {
    const kunci = JSON.stringify([slip.perusahaan_nama, slip.perusahaan_alamat, slip.kop_id])
    const miliknya = kop.get(kunci) ?? (await readKopSlip(deps, slip))
    kop.set(kunci, miliknya)
    tugas.push({ slip, baris: baris.get(slip.id) ?? [], kop: miliknya })
  }
  const sisa = new Map(semua.map((slip) => [slip.id, slip]))
  await runBeside<Tercetak>(SCRIPT, { slip: tugas } satisfies TugasPdf, {
    execArgv: [],
    jobs: deps.jobs,
    signal,
    async onPesan({ id, pdf }) {
      const slip = sisa.get(id)
      if (slip !== undefined) await insertPdf(deps, slip, Buffer.from(pdf))
      sisa.delete(id)
      return true
    },
  })
  return [...sisa.values()]
}

function readKopSlip(deps: Pick<Deps, 'db' | 'files'>, slip: Slip): Promise<Kop> {
  const { perusahaan_nama: nama, perusahaan_alamat: alamat, kop_id } = slip
  return readKopLama(deps, { nama: nama ?? '', alamat }, kop_id)
}
