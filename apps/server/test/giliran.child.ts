import { serveBeside, waitGiliran } from '../src/platform/beside.child.ts'

// Works for longer than a turn takes, and asks for the next one, twice.
serveBeside(async () => {
  await tell('mulai')
  for (const _ of [1, 2]) {
    const sampai = performance.now() + 20
    while (performance.now() < sampai);
    await waitGiliran()
    await tell('lanjut')
  }
  process.exit(0)
})

function tell(pesan: string): Promise<void> {
  return new Promise((done) => process.send?.(pesan, () => done()))
}
