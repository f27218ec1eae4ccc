import { serveBeside, tellServer, waitGiliran } from '../src/platform/beside.child.ts'

// Works for longer than a turn takes, and asks for the next one, twice; or waits for what never comes.
serveBeside(async ({ diam = false }: { readonly diam?: boolean }) => {
  await tellServer('mulai')
  if (diam) await new Promise(() => undefined)
  for (const _ of [1, 2]) {
    const sampai = performance.now() + 20
    while (performance.now() < sampai);
    await waitGiliran()
    await tellServer('lanjut')
  }
})
