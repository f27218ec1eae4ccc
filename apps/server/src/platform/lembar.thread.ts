import { parentPort, workerData } from 'node:worker_threads'
import { readLembar } from './lembar.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
parentPort?.postMessage(await readLembar(Buffer.from(workerData as Uint8Array), { isKetat: true }))
