import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const own = (process.env.MUTASI_TES ?? '').split(',').filter((test) => test !== '')

export default defineConfig({
  test: {
    root: existsSync('packages/domain') ? 'packages/domain' : '.',
    include:
      own.length > 0 ? own.map((test) => `src/${test}`) : ['{src,test/berkas,test/mandiri}/**/*.test.ts'],
    // So few stories hold everything already, and there is a run for each mutant.
    env: { ACAK_CERITA: '30' },
    environment: 'node',
  },
})
