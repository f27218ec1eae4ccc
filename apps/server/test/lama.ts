/** How many times the figure a smoke of the suite grants: its machine does other work as well, and may be slow at all. */
const LONGGAR = 5

/**
 * The least milliseconds that something took, beside the most that a smoke grants of a figure that a bench measures
 * (`docs/testing.md`, "Slow machines"). It is tried until it is in time: a machine that is busy is late now and then, code that
 * is slow is late each time.
 */
export async function timeSmoke(
  figureMs: number,
  act: () => Promise<unknown>,
  tries = 10,
): Promise<{ readonly least: number; readonly most: number }> {
  const most = LONGGAR * figureMs
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < tries && least >= most; i += 1) {
    const begun = performance.now()
    await act()
    least = Math.min(least, performance.now() - begun)
  }
  return { least, most }
}
