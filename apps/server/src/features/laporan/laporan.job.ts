import { fileURLToPath } from 'node:url'
import type { FormatLaporan } from '@rekan/domain/laporan/jenis'
import { runBeside } from '../../platform/beside.ts'
import type { Koneksi } from '../../platform/db.alamat.ts'
import { holdPlace } from '../../platform/db.served.ts'
import { connectionOf } from '../../platform/db.ts'
import { type Deps, TANPA_REPLIKA } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs.ts'
import { type Kop, readKop } from '../../platform/kop.ts'
import { asWork, startWork } from '../../platform/work.ts'
import {
  type Diambil,
  type HasilLaporan,
  deleteHasil,
  resumeBerkas,
  resumeLaporan,
  takeLaporan,
  updateBerkas,
  updateSelesai,
  updateStatus,
} from './laporan.queries.ts'

export const JOB_LAPORAN = 'laporan'
/** Whose rows were mailed or are to be hears of what is done. */
export const JOB_KIRIMAN = 'laporan-kiriman'

/** What the process is to do: compute a report (`format` null), or write one of its files. */
export type TugasLaporan = {
  readonly koneksi: Koneksi
  /** A copy to read from */
  readonly salinan: Koneksi | null
  readonly id: number
  readonly format: FormatLaporan | null
  readonly kop: Kop
}
/** What it tells: how far it is, and what came of it. */
export type Kabar =
  | { readonly jenis: 'maju'; readonly selesai: number; readonly dari: number }
  | ({ readonly jenis: 'selesai' } & HasilLaporan)
  | { readonly jenis: 'tertulis' }
  | { readonly jenis: 'tiada' }
  /** The copy was not read */
  | { readonly jenis: 'tanpaSalinan'; readonly sebab: string }

/** Whoever works at one is heard of every few seconds: after so long they are gone. */
const DIANGGAP_MATI_MS = 2 * 60_000
/** Open screens are told of the progress no more often. */
const KABAR_MS = 1000
const SCRIPT = fileURLToPath(new URL('laporan.process.ts', import.meta.url))
/** Its heap in MiB: what a step of the largest report takes is a tenth of it. */
const INGATAN = [
  '--max-old-space-size=40',
  '--max-semi-space-size=1',
  '--optimize-for-size',
  '--single-threaded-gc',
]

/**
 * Computes reports and writes their files, one at a time, in a process of low priority: a report of everybody takes a
 * minute of work, of which no request is to notice anything.
 */
export function laporanJob(deps: Deps): Job<Diambil> {
  const { db, clock } = deps
  const ending = new AbortController()
  return {
    name: JOB_LAPORAN,
    atOnce: 1,
    claim: () =>
      ending.signal.aborted
        ? Promise.resolve(null)
        : takeLaporan(db, clock.now(), clock.now() - DIANGGAP_MATI_MS),
    work: (diambil) => runLaporan(deps, diambil, ending.signal),
    stop: () => ending.abort(),
  }
}

async function runLaporan(deps: Deps, diambil: Diambil, ending: AbortSignal): Promise<void> {
  const { db, replika, log, siaran, jobs, clock } = deps
  const { id, oleh_id, tugas } = diambil
  const tellLayar = () => siaran.publish({ topik: 'proses', karyawanId: null, penggunaId: oleh_id })
  let terakhir = 0
  const onMaju = async (maju: { selesai: number; dari: number }) => {
    // As a screen's: the process may have the only connection that jobs may hold.
    const masih = await asWork(startWork('read', JOB_LAPORAN), () => updateSelesai(db, id, maju, clock.now()))
    if (masih && performance.now() - terakhir >= KABAR_MS) {
      terakhir = performance.now()
      tellLayar()
    }
    return masih
  }
  const format = tugas === 'tulis' ? diambil.format : null
  const tugasAnak = {
    koneksi: connectionOf(db),
    salinan: replika.connection,
    id,
    format,
    kop: await readKop(deps),
  }
  let akhir: Kabar | null = null
  await holdPlace(db, () =>
    runBeside<Kabar>(SCRIPT, tugasAnak, {
      execArgv: INGATAN,
      jobs,
      signal: ending,
      async onPesan(kabar) {
        if (kabar.jenis === 'maju') return onMaju(kabar)
        if (kabar.jenis === 'tanpaSalinan') log.warn({ sebab: kabar.sebab }, TANPA_REPLIKA)
        else akhir = kabar
        return true
      },
    }),
  )
  const kabar = akhir as Kabar | null
  if (ending.aborted) {
    if (format === null) await resumeLaporan(db, id)
    else await resumeBerkas(db, id, format)
    return
  }
  if (kabar?.jenis === 'selesai') {
    if (!(await updateStatus(db, id, 'SELESAI', kabar))) await deleteHasil(db, id)
    jobs.nudge(JOB_LAPORAN)
  } else if (kabar === null) {
    log.warn({ laporan: id, format }, 'a report stopped')
    if (format !== null) await updateBerkas(db, id, format, null)
    else {
      await updateStatus(db, id, 'TERHENTI')
      await deleteHasil(db, id)
    }
  }
  jobs.nudge(JOB_KIRIMAN)
  tellLayar()
}
