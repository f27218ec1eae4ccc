import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runBeside } from './beside.ts'
import { createGiliran } from './giliran.ts'

/** A process that works so many milliseconds at a time, beside requests that are at work or not. */
function tirukan(kerjaMs: number) {
  const jam = { kini: 0, sibuk: true, kerja: 0 }
  const giliran = createGiliran(
    {
      quiet: async (longestMs) => {
        if (jam.sibuk) jam.kini += longestMs
      },
    },
    () => jam.kini,
  )
  const jalan = async (kali: number) => {
    for (let ke = 0; ke < kali; ke += 1) {
      jam.kini += kerjaMs
      jam.kerja += kerjaMs
      await giliran(kerjaMs)
    }
  }
  return { jam, jalan }
}

it('has a third of the time while requests are always at work, and all of it while none is', async () => {
  const { jam, jalan } = tirukan(10)
  await jalan(100)
  expect(jam).toMatchObject({ kerja: 1000, kini: 3000 })
  jam.sibuk = false
  await jalan(100)
  expect(jam).toMatchObject({ kerja: 2000, kini: 4000 })
})

it('waits longer for its turn once it has had more than its part, and never for longer than a second', async () => {
  const { jam, jalan } = tirukan(10)
  jam.sibuk = false
  await jalan(1000)
  jam.sibuk = true
  await jalan(1)
  expect(jam.kini).toBe(10_000 + 10 + 1000)
})

it('a process beside the server that is heard of no more is ended', async () => {
  const didengar: string[] = []
  await runBeside<string>(
    fileURLToPath(new URL('../../test/giliran.child.ts', import.meta.url)),
    { diam: true },
    {
      execArgv: [],
      signal: new AbortController().signal,
      jobs: { quiet: async () => undefined },
      diamMs: 3000,
      async onPesan(pesan) {
        didengar.push(pesan)
        return true
      },
    },
  )
  expect(didengar).not.toContain('lanjut')
})

it('a process beside the server goes on when it is told that it is its turn', async () => {
  const kejadian: string[] = []
  await runBeside<string>(
    fileURLToPath(new URL('../../test/giliran.child.ts', import.meta.url)),
    {},
    {
      execArgv: [],
      signal: new AbortController().signal,
      jobs: {
        async quiet() {
          // A message of its would have come while this waits.
          await new Promise((resolve) => setImmediate(resolve))
          kejadian.push('giliran')
        },
      },
      async onPesan(pesan) {
        kejadian.push(pesan)
        return true
      },
    },
  )
  expect(kejadian).toEqual(['mulai', 'giliran', 'lanjut', 'giliran', 'lanjut'])
})
