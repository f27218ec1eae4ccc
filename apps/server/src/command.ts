import { StartupError } from './platform/startup-error.ts'

/** Runs what an operator asked for at the machine: what they can mend is told in a line, all else whole; both end with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
}
