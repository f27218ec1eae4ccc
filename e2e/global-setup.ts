import { startCluster } from '../apps/server/test/cluster.ts'

/** One PostgreSQL for the run; the workers find it through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const { address, stop } = await startCluster()
  process.env['E2E_CLUSTER'] = JSON.stringify(address)
  return stop
}
