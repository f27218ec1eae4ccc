import { fileURLToPath } from 'node:url'
import type { Instan } from '@rekan/domain/waktu'
import { runBeside } from '../../../platform/beside.ts'
import { takeRun } from '../../../platform/claim.ts'
import type { Koneksi } from '../../../platform/db.alamat.ts'
import { holdPlace } from '../../../platform/db.served.ts'
import { connectionOf } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { resumeProses, updateStatus } from './proses.queries.ts'
import { JOB_PROSES } from './proses.service.ts'

/** What the process is to do, by the server's clock as it began. */
export type TugasProses = { readonly koneksi: Koneksi; readonly id: number; readonly saat: Instan }
/** How far it is, and what came of it; `tiada`: it was called off, or is another's. */
export type KabarProses =
  | { readonly jenis: 'maju'; readonly selesai: number }
  | { readonly jenis: 'selesai' | 'tiada' }
  | { readonly jenis: 'gagal' | 'rusak'; readonly sebab: string }

type Diambil = { readonly id: number; readonly oleh_id: number }

/** Whoever works at one is heard of every few seconds: after so long they are gone. */
const DIANGGAP_MATI_MS = 2 * 60_000
/** Open screens are told of the progress no more often. */
const KABAR_MS = 1000
const SCRIPT = fileURLToPath(new URL('proses.process.ts', import.meta.url))
/** Its heap in MiB: a portion of payslips with a month of days each takes a third of it. */
const INGATAN = ['--max-old-space-size=192', '--max-semi-space-size=8', '--single-threaded-gc']

/**
 * Makes and publishes a month of everybody's pay, one month at a time, in a process of low priority: 20,000 payslips are a minute of
 * work, of which no request is to notice anything.
 */
export function gajiJob(deps: Deps): Job<Diambil> {
  const { db, clock } = deps
  const ending = new AbortController()
  return {
    name: JOB_PROSES,
    atOnce: 1,
    claim: () =>
      ending.signal.aborted
        ? Promise.resolve(null)
        : takeRun<Diambil>(db, 'proses_gaji', ['id', 'oleh_id'], clock.now(), clock.now() - DIANGGAP_MATI_MS),
    work: (diambil) => runProses(deps, diambil, ending.signal),
    stop: () => ending.abort(),
  }
}

async function runProses(deps: Deps, { id, oleh_id }: Diambil, signal: AbortSignal): Promise<void> {
  const { db, siaran, jobs, log, clock } = deps
  const tellLayar = () => siaran.publish({ topik: 'proses', karyawanId: null, penggunaId: oleh_id })
  let [terakhir, akhir] = [0, null as KabarProses | null]
  const tugas: TugasProses = { koneksi: connectionOf(db), id, saat: clock.now() }
  await holdPlace(db, () =>
    runBeside<KabarProses>(SCRIPT, tugas, {
      execArgv: INGATAN,
      jobs,
      signal,
      async onPesan(kabar) {
        if (kabar.jenis !== 'maju') akhir = kabar
        else if (performance.now() - terakhir >= KABAR_MS) {
          terakhir = performance.now()
          tellLayar()
        }
        return true
      },
    }),
  )
  if (signal.aborted) return resumeProses(db, id)
  if (akhir?.jenis === 'selesai') await updateStatus(db, id, 'SELESAI')
  else if (akhir?.jenis === 'gagal') await updateStatus(db, id, 'TERHENTI', akhir.sebab)
  else if (akhir?.jenis !== 'tiada') {
    log.warn({ proses: id, sebab: akhir?.jenis === 'rusak' ? akhir.sebab : null }, 'a run of pay stopped')
    await updateStatus(db, id, 'TERHENTI')
  }
  // Its payslips are printed and told of once it no longer needs the machine.
  jobs.nudge('slip-gaji')
  jobs.nudge('push')
  tellLayar()
}
