import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { COMPILED } from './apps/server/test/compiled.ts'

/** Writes down what servers do (`npm run perilaku`). */
const RECORDER = fileURLToPath(new URL('apps/server/test/perilaku.setup.ts', import.meta.url))

/**
 * What ends a test that hangs, and judges nothing: whatever a machine several times slower than usual takes passes. No test
 * names a shorter one (`docs/testing.md`, "Slow machines"). No test has a second try.
 */
const PATIENCE = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 200_000 } },
  retry: 0,
}

/** One more than two cores, in every project alike: what waits for a disk, a process or a clock leaves them to another. */
const WORKERS = 3

export default defineConfig({
  test: {
    // A fork that hangs must not hang the run.
    teardownTimeout: 20_000,
    // One test alone would pass for all.
    allowOnly: false,
    tags: [{ name: 'lengkap', description: 'Long by its nature: run by npm run test:lengkap alone' }],
    projects: [
      // Rules and schemas keep nothing between two files: a process of its own for each would only read them anew.
      {
        test: {
          ...PATIENCE,
          name: 'domain',
          root: 'packages/domain',
          include: ['**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'contract',
          root: 'packages/contract',
          include: ['**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'web',
          root: 'apps/web',
          include: ['{src,test}/**/*.test.ts'],
          environment: 'node',
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.js'],
          environment: 'node',
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'server',
          root: 'apps/server',
          include: ['{src,test}/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          // Room for what a request leaves behind: with node's own up to a fifth of a worker's time went into clearing it.
          execArgv: ['--max-semi-space-size=32'],
          maxWorkers: WORKERS,
          // The server is read once a worker, not once a file: what it keeps lives in its deps, of which each file has its own.
          isolate: false,
          env: COMPILED,
          globalSetup: ['test/global-setup.ts'],
          setupFiles: process.env['REKAN_PERILAKU'] === undefined ? [] : [RECORDER],
        },
      },
    ],
  },
})
