/** How many times the figure a smoke of the suite grants: its machine may be slow at all. */
const LONGGAR = 5

/**
 * The least milliseconds that something took, beside the most that a smoke grants of a figure that a bench measures
 * (`docs/testing.md`, "Slow machines"). Of each time, what others had of the machine meanwhile is taken off. It is tried until it
 * is in time: a machine that is busy is late now and then, code that is slow is late each time.
 */
export async function timeSmoke(
  figureMs: number,
  act: () => Promise<unknown>,
  tries = 10,
): Promise<{ readonly least: number; readonly most: number }> {
  const most = LONGGAR * figureMs
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < tries && least >= most; i += 1) {
    const before = crowd()
    const begun = performance.now()
    await act()
    const took = performance.now() - begun
    least = Math.min(least, took / Math.max(1, (before + crowd()) / 2))
  }
  return { least, most }
}

const ROWS = Array.from({ length: 5000 }, (_, id) => ({ id, nama: `Orang ${id}`, hari: [id, id + 1] }))

/** How many times as long as its processor works a piece of work takes just now: 1 where nobody else wants a turn. */
function crowd(): number {
  const begun = performance.now()
  const usage = process.cpuUsage()
  for (let i = 0; i < 3; i += 1) JSON.parse(JSON.stringify(ROWS))
  const { user, system } = process.cpuUsage(usage)
  return (performance.now() - begun) / ((user + system) / 1000)
}
