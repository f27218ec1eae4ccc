import highs from 'highs'
import { serveAsk } from './beside.child.ts'
import type { SolveReply, SolveRequest } from './solver.ts'

// Runs in a process of its own, behind every request, for one model: see solver.ts.
serveAsk(answer)

async function answer({ model, detik, selisih }: SolveRequest): Promise<SolveReply> {
  const solver = await highs()
  const { Status, Columns } = solver.solve(model, {
    time_limit: detik,
    mip_abs_gap: selisih,
    mip_rel_gap: 0,
    output_flag: false,
  })
  return {
    tuntas: Status === 'Optimal',
    nilai: Object.fromEntries(
      Object.values(Columns).flatMap(({ Name, ...nilai }) =>
        'Primal' in nilai && Number.isFinite(nilai.Primal) ? [[Name, nilai.Primal]] : [],
      ),
    ),
  }
}
