import { join } from 'node:path'
import type { Plugin } from 'vite'

const WRAPPER = /(^|[\\/])createLucideIcon\.mjs$/
const REPLACEMENT = join(import.meta.dirname, '../src/ui/lucide-icon.ts')

/**
 * Gives lucide's icons our own wrapper. Theirs reads a context, aliases and five ways to size a stroke, 1.2 kB that
 * every screen would wait for and none uses.
 */
export function slimIcons(): Plugin {
  return {
    name: 'rekan:slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return WRAPPER.test(source) && importer?.includes('lucide-react') ? REPLACEMENT : null
    },
  }
}
