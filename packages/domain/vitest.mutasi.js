import { existsSync, globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const berkas = process.env.MUTASI_BERKAS
const root = existsSync('packages/domain') ? 'packages/domain' : '.'
const own = globSync(`${root}/src/**/{${berkas},${berkas}.*}.test.ts`)

export default defineConfig({
  test: {
    root,
    include: own.length > 0 ? [`src/**/{${berkas},${berkas}.*}.test.ts`] : ['src/**/*.test.ts'],
    environment: 'node',
  },
})
