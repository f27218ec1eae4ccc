import { parseArgs } from 'node:util'
import { findTools } from './drill/tools.ts'

/**
 * A company on several machines, all of them on this one, to which one thing after the other is done while people come
 * to work: three PostgreSQL under Patroni, etcd, HAProxy, two Rekan servers, an S3 store.
 *
 *   node bench/drill.ts                    ten rounds
 *   node bench/drill.ts --cepat            the same with Patroni as quick as deploy/patroni.cepat.yml makes it
 *   node bench/drill.ts --rounds 1 --only "primary killed" --rate 4
 *
 * Exits 1 when an acknowledged punch is lost or doubled or a limit is not kept, 2 where a program is missing or too old.
 */
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '5' },
    only: { type: 'string' },
    cepat: { type: 'boolean', default: false },
  },
})
const tools = findTools(process.env['PATH'] ?? '')
if ('lacking' in tools) {
  console.error(`The drill needs ${tools.lacking}`)
  process.exitCode = 2
} else {
  // Read only where it can run.
  const { runDrill } = await import('./drill/run.ts')
  await runDrill(tools, {
    rounds: Number(values.rounds),
    perSecond: Number(values.rate),
    isCepat: values.cepat,
    ...(values.only !== undefined && { only: values.only }),
  })
}
