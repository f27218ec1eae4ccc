import { fileURLToPath } from 'node:url'
import { callBeside } from './beside.ts'
import { refuse } from './errors.ts'
import { createFairQueue } from './fair-queue.ts'
import type { IsiLembar } from './lembar.reader.ts'

/** Reads what people upload in processes of its own: a file that keeps its reader busy, fills its memory or ends it costs nobody else. */
export type Reader = {
  /**
   * Returns the sheet of a workbook or a text file, or the reason why it is not read. `siapa` has brought it: accounts take turns. Throws 503
   * when too many wait or the server ends, and the signal's reason when nobody waits any more.
   */
  readLembar(bytes: Uint8Array, siapa: number, signal?: AbortSignal): Promise<IsiLembar>
  /** Ends what is being read, and reads nothing more. */
  readonly stop: () => void
}
export type TanyaLembar = { readonly bytes: Uint8Array }

const SCRIPT = fileURLToPath(new URL('lembar.process.ts', import.meta.url))
/** An honest workbook of the most rows takes three seconds. */
const BATAS_MS = 20_000
/** What unpacking and reading the largest sheet takes, and no more */
const MEMORI = ['--max-old-space-size=640']
const TAK_TERBACA = 'Berkas ini tidak dapat dibaca. Simpan lagi sebagai Excel (.xlsx), lalu coba.'

/** @param batasMs after how long a reading is ended, whatever it is at */
export function createReader(batasMs = BATAS_MS): Reader {
  const full = () => refuse('TERLALU_BANYAK_KIRIMAN')
  const antrean = createFairQueue({ atOnce: 2, mostOfOne: 2, most: 20, full })
  const ending = new AbortController()
  return {
    async readLembar(bytes, siapa, signal) {
      const usai = signal === undefined ? ending.signal : AbortSignal.any([ending.signal, signal])
      const ask = () =>
        callBeside<IsiLembar>(SCRIPT, { bytes } satisfies TanyaLembar, {
          batasMs,
          signal: usai,
          execArgv: MEMORI,
        }).catch((error: unknown) => {
          if (usai.aborted) throw error
          return null
        })
      return (await antrean.run({ isKnown: false, network: String(siapa) }, ask)) ?? { tolak: TAK_TERBACA }
    },
    stop: () => ending.abort(refuse('SEDANG_SIBUK')),
  }
}
