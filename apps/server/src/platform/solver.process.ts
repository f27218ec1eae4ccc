import { constants, setPriority } from 'node:os'
import highs from 'highs'
import { endChild } from './child.end.ts'
import type { SolveReply, SolveRequest } from './solver.ts'

// Runs in a process of its own, behind every request, for one model: see solver.ts.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
process.on('disconnect', endChild)
process.once('message', (request: SolveRequest) => void answer(request))

async function answer({ model, detik, selisih }: SolveRequest): Promise<void> {
  const solver = await highs()
  const { Status, Columns } = solver.solve(model, {
    time_limit: detik,
    mip_abs_gap: selisih,
    mip_rel_gap: 0,
    output_flag: false,
  })
  const reply: SolveReply = {
    tuntas: Status === 'Optimal',
    nilai: Object.fromEntries(
      Object.values(Columns).flatMap(({ Name, ...nilai }) =>
        'Primal' in nilai && Number.isFinite(nilai.Primal) ? [[Name, nilai.Primal]] : [],
      ),
    ),
  }
  process.send?.(reply, endChild)
}
