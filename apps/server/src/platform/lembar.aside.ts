import { Worker } from 'node:worker_threads'
import type { IsiLembar } from './lembar.ts'

/** What unpacking and reading the largest sheet takes, and no more: a file made to fill memory ends its own thread. */
const BATAS = { maxOldGenerationSizeMb: 640 }

/** Reads a workbook as `readLembar` in its strict way, in a thread of its own: reading 5,000 rows takes seconds. */
export async function readLembarAside(bytes: Buffer): Promise<IsiLembar> {
  const { promise, resolve } = Promise.withResolvers<IsiLembar>()
  const lost = () =>
    resolve({ tolak: 'Berkas ini tidak dapat dibaca. Simpan lagi sebagai Excel (.xlsx), lalu coba.' })
  const worker = new Worker(new URL('lembar.thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: BATAS,
    env: {},
  })
  worker.once('message', resolve).once('error', lost).once('exit', lost)
  const isi = await promise
  await worker.terminate()
  return isi
}
