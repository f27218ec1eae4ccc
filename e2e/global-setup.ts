import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../apps/server/test/cluster.ts'

/** One PostgreSQL for the run, and a folder for what workers make once for all; they find both through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const { address, stop } = await startCluster()
  process.env['E2E_CLUSTER'] = JSON.stringify(address)
  const folder = (process.env['E2E_FOLDER'] = mkdtempSync(join(tmpdir(), 'rekan-e2e-')))
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await stop()
  }
}
