import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { type Rolldown, build } from 'vite'

/** What one chunk of the build holds and fetches before it runs. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'isEntry'
> & {
  /** Stylesheets that come with it */
  readonly styles: readonly string[]
}

// Run as a program: `built.ts DIR` builds the app into DIR and tells of its chunks in DIR/chunks.json.
if (process.argv[1] === import.meta.filename) {
  const [, , outDir = ''] = process.argv
  const result = await build({
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  if (!('output' in result)) throw new Error('The build made more than one bundle')
  const chunks = result.output
    .filter((output) => output.type === 'chunk')
    .map(({ fileName, imports, dynamicImports, moduleIds, isEntry, viteMetadata }): BuiltChunk => ({
      fileName,
      imports,
      dynamicImports,
      moduleIds,
      isEntry,
      styles: [...(viteMetadata?.importedCss ?? [])],
    }))
  writeFileSync(join(outDir, 'chunks.json'), JSON.stringify(chunks))
}
