import { parseArgs } from 'node:util'
import { runCost } from './rush/cepat.ts'
import { runKills } from './rush/kills.ts'
import { runMorning } from './rush/morning.ts'
import { runSimpan } from './rush/simpan.ts'
import { runSaturation } from './rush/saturation.ts'

/**
 * The rush of a morning against the real server on its own database.
 *
 *   node bench/rush.ts r1                1,000 people in 10 minutes, 40 % of them in the last three
 *   node bench/rush.ts pendek            the same shape: 300 people in 45 s
 *   node bench/rush.ts jenuh [besar]     as many as it can, beside a bare server with one durable INSERT; besar: with photos of
 *                                        90-120 kB, as the app sent them once
 *   node bench/rush.ts cepat [besar] [--kecil] [--beside FOLDER]
 *                                        what a punch of people with forty days behind them costs in CPU, beside the bare server
 *                                        and, by turns with both, the server of an older checkout with its packages: for a busy machine;
 *                                        kecil: so few that nothing is told but whether it works
 *   node bench/rush.ts simpan            `pendek` beside the retention of a year, and alone, by turns
 *   node bench/rush.ts bunuh VICTIM      kill -9 of server, database or keduanya (both), ten times during a rush
 *
 * Exits 1 when a limit isn't kept.
 */
// An exit in order takes the server with it.
process.once('SIGINT', () => process.exit(130))
const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' }, kecil: { type: 'boolean' } },
  allowPositionals: true,
})
const [profile, victim] = positionals
switch (profile) {
  case 'r1':
    await runMorning({ people: 1000, seconds: 600 })
    break
  case 'pendek':
    await runMorning({ people: 300, seconds: 45 })
    break
  case 'jenuh':
    if (victim === undefined || victim === 'besar') await runSaturation(victim)
    else sayUsage()
    break
  case 'cepat':
    if (victim === undefined || victim === 'besar') await runCost(victim, values)
    else sayUsage()
    break
  case 'simpan':
    await runSimpan()
    break
  case 'bunuh':
    if (victim === 'server' || victim === 'database' || victim === 'keduanya') await runKills(victim)
    else sayUsage()
    break
  default:
    sayUsage()
}

function sayUsage(): void {
  console.error(
    'bench/rush.ts r1 | pendek | jenuh [besar] | cepat [besar] [--kecil] [--beside FOLDER] | simpan | bunuh server|database|keduanya',
  )
  process.exitCode = 2
}
