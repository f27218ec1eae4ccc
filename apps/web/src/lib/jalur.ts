/** Whoever stands at one of these screens waits for the line alone. */
const PUNCH = /^\/check(in|out)\b/
const LOOK_MS = 250
/** A screen that was left open keeps nothing back for longer. */
const PATIENCE_MS = 20_000

let taken: Promise<unknown> = Promise.resolve()

/** Until this has come, or has failed, the line is not free: what can wait is fetched after it. */
export function takeLine(load: Promise<unknown>): void {
  taken = Promise.allSettled([taken, load])
}

/** Resolves once nobody has taken the line and nobody is about to punch: on a slow line a punch has the line for itself. */
export async function untilFree(): Promise<void> {
  await taken
  for (let waited = 0; isPunching() && waited < PATIENCE_MS; waited += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

/** Resolves once what is being made has been painted: what is fetched while a screen is made keeps it waiting. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Without a network nothing is on it. */
function isPunching(): boolean {
  return navigator.onLine && PUNCH.test(location.pathname)
}
