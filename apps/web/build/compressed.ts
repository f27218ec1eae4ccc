import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|webmanifest)$/

/** Writes a `.br` and a `.gz` beside every text file of the build, for servers that send prepared files. */
export function compressed(): Plugin {
  return {
    name: 'rekan:compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      if (dir === undefined) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((n) =>
        TEXT.test(n),
      )) {
        const path = join(dir, name)
        const bytes = readFileSync(path)
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        )
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
