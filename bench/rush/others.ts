import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { addPeople } from '../../apps/server/test/people.ts'
import { formPresensi, fotoBaru } from '../../apps/server/test/selfie.ts'
import type { Company } from '../scale/server.ts'
import { judge, percentile, say } from './report.ts'

/** Requests a second: so few that the processors are not busy with them alone. */
const SEDETIK = 25

/**
 * What people and HR look at. Of lists of everybody's attendance nothing: in a company of 20,000 one takes the machine for longer than a
 * second, and so many of them take all of it, with work beside them or without.
 */
const DIBACA = [
  ['karyawan', '/profile'],
  ['karyawan', '/rekap/presensi?bulan=10&tahun=2026'],
  ['hrd', '/karyawan?page=3'],
  ['karyawan', '/notifikasi'],
  ['karyawan', '/payroll'],
  ['hrd', '/kelola/karyawan?jumlah=100'],
] as const

type Kind = 'punches' | 'reads'
/** Milliseconds from the moment that each was due, by whether it ran beside the work, and the share of the processors that was busy. */
type Measured = Record<Kind, number[]> & { busy: number[] }
export type Others = {
  /** Asks until `over`, with the work beside it or without; null: what it takes counts for neither. */
  ask(beside: boolean | null, over: () => boolean): Promise<void>
  askFor(beside: boolean | null, ms: number): Promise<void>
  /** Says what both took, and judges 95 of 100 of each kind beside the work against those without it. */
  compare(times: number): void
}

/**
 * Who else punches and reads while something runs: arrivals go on whatever the answers take, and each is timed from when it was due.
 *
 * @param punching so many people punch, once each; after them all read
 */
export async function startOthers(company: Company, punching: number): Promise<Others> {
  const { owner, deps } = company
  const people = await addPeople(owner, punching, deps.clock.now())
  // They came after what is computed meanwhile, and are in no report or pay of it.
  const ids = sql<number>`any(${people.map(({ karyawanId }) => karyawanId)}::integer[])`
  const mulai = { tanggal_masuk: '2026-11-02' }
  await owner.updateTable('karyawan').set(mulai).where('id', '=', ids).execute()
  await owner.updateTable('penempatan').set(mulai).where('karyawan_id', '=', ids).execute()
  const measured = { with: emptyMeasured(), without: emptyMeasured(), nothing: emptyMeasured() }
  let [ke, hadir] = [0, 0]

  const send = async (): Promise<Kind> => {
    ke += 1
    const person = ke % 3 === 0 ? people[hadir++] : undefined
    if (person !== undefined) {
      const form = formPresensi(fotoBaru())
      const { status } = await company.send(
        '/presensi/check-in',
        { method: 'POST', body: form },
        person.token,
      )
      if (status !== 201) throw new Error(`check-in: ${status}`)
      return 'punches'
    }
    const [role, path] = DIBACA[ke % DIBACA.length] ?? DIBACA[0]
    const response = await company.get(path, role)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`)
    return 'reads'
  }

  const ask: Others['ask'] = async (beside, over) => {
    const into = beside === null ? measured.nothing : measured[beside ? 'with' : 'without']
    const sent: Promise<void>[] = []
    const before = ticks()
    const begun = performance.now()
    for (let due = begun; !over(); due += 1000 / SEDETIK) {
      await sleep(Math.max(0, due - performance.now()))
      const at = due
      sent.push(send().then((kind) => void into[kind].push(performance.now() - at)))
    }
    await Promise.all(sent)
    const after = ticks()
    into.busy.push((after.busy - before.busy) / Math.max(1, after.all - before.all))
  }

  return {
    ask,
    askFor(beside, ms) {
      const until = performance.now() + ms
      return ask(beside, () => performance.now() >= until)
    },
    compare(times) {
      const busy = (satu: Measured) => `${Math.round(percentile(satu.busy, 0.5) * 100)} %`
      say(`processors busy without it ${busy(measured.without)}, beside it ${busy(measured.with)}`)
      for (const kind of ['punches', 'reads'] as const) {
        const [alone, beside] = [measured.without[kind], measured.with[kind]]
        const within = (lama: number[]) =>
          `${lama.length}, half within ${percentile(lama, 0.5).toFixed(1)} ms and 95 % within ${percentile(lama, 0.95).toFixed(1)} ms`
        say(`${kind}: without it ${within(alone)}; beside it ${within(beside)}`)
        const ratio = percentile(beside, 0.95) / percentile(alone, 0.95)
        judge(`times as long, of 100 ${kind} 95`, ratio, ratio <= times, `at most ${times}`)
      }
    },
  }
}

function emptyMeasured(): Measured {
  return { punches: [], reads: [], busy: [] }
}

/** Of all processors, since the machine began. */
function ticks(): { busy: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const all = times.reduce((n, t) => n + t.user + t.nice + t.sys + t.idle + t.irq, 0)
  return { all, busy: all - times.reduce((n, t) => n + t.idle, 0) }
}
