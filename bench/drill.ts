import { parseArgs } from 'node:util'
import { findTools } from './drill/tools.ts'

/**
 * A company on several machines, all of them on this one, to which one thing after the other is done while people come
 * to work: three PostgreSQL under Patroni, etcd, HAProxy, two Rekan servers, an S3 store.
 *
 *   node bench/drill.ts                    ten rounds
 *   node bench/drill.ts --rounds 1 --only "primary killed" --rate 4
 *
 * Exits 1 when an acknowledged punch is lost or doubled or a limit is not kept, 2 where a program is missing.
 */
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
})
const tools = findTools(process.env['PATH'] ?? '')
if ('missing' in tools) {
  console.error(
    `The drill needs programs of these packages: ${tools.missing.join(', ')}. Debian: apt-get install ${tools.missing.join(' ')}`,
  )
  process.exitCode = 2
} else {
  // Read only where it can run.
  const { runDrill } = await import('./drill/run.ts')
  await runDrill(tools, {
    rounds: Number(values.rounds),
    perSecond: Number(values.rate),
    ...(values.only !== undefined && { only: values.only }),
  })
}
