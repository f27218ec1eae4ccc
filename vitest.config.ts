import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A fork that hangs must not hang the run.
    teardownTimeout: 20_000,
    // One test alone would pass for all.
    allowOnly: false,
    projects: [
      // Rules and schemas keep nothing between two files: a process of its own for each would only read them anew.
      {
        test: {
          name: 'domain',
          root: 'packages/domain',
          include: ['**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
        },
      },
      { test: { name: 'web', root: 'apps/web', include: ['{src,test}/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.js'], environment: 'node' } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['{src,test}/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          maxWorkers: 2,
          // The server is read once a worker, not once a file: what it keeps lives in its deps, of which each file has its own.
          isolate: false,
          // Dozens of password hashes of 45 ms each, databases that die and come back: on two busy cores that takes a while.
          testTimeout: 20_000,
          hookTimeout: 180_000,
          globalSetup: ['test/global-setup.ts'],
        },
      },
    ],
  },
})
