import type { TestProject } from 'vitest/node'
import { type ClusterAddress, startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A cluster for this run alone. */
    postgres: ClusterAddress
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startCluster()
  project.provide('postgres', address)
  return stop
}
