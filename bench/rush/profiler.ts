import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

// Loaded into the server before its own code: `--import`. Told a file's name, it writes there what ran since the start
// order; a rush is profiled, not the start of the process.
const session = new Session()
session.connect()

process.on('message', (order: { profile: 'start' } | { profile: 'stop'; file: string }) => {
  void obey(order).then(() => process.send?.('done'))
})
process.channel?.unref()

async function obey(order: { profile: 'start' } | { profile: 'stop'; file: string }): Promise<void> {
  if (order.profile === 'start') {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 200 })
    await session.post('Profiler.start')
  } else {
    const { profile } = await session.post('Profiler.stop')
    writeFileSync(order.file, JSON.stringify(profile))
  }
}
