import { setTimeout as pause } from 'node:timers/promises'

/**
 * Looks until it is so, with air between for what is waited for: asked without end, a server answers instead of working.
 * Nothing but the patience of the test ends it.
 */
export async function lookUntil(look: () => Promise<boolean>, everyMs = 100): Promise<void> {
  while (!(await look())) await pause(everyMs)
}
