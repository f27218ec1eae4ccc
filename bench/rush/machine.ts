import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** How long this machine takes for a bare node, milliseconds; 30 on an idle one. The measure for its moods. */
export async function timeNodeStart(): Promise<number> {
  const start = performance.now()
  await once(spawn(process.execPath, ['-e', ''], { stdio: 'ignore' }), 'exit')
  return performance.now() - start
}
