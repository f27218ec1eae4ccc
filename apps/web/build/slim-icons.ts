import { join } from 'node:path'
import type { Plugin } from 'vite'

const WRAPPER = /(^|[\\/])createLucideIcon\.mjs$/
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/
const REPLACEMENT = join(import.meta.dirname, '../src/ui/lucide-icon.ts')

/**
 * Gives lucide's icons our own wrapper, and the wrapper nothing but their drawing. Theirs reads a context, aliases and
 * five ways to size a stroke, 1.2 kB that every screen would wait for and none uses.
 */
export function slimIcons(): Plugin {
  return {
    name: 'rekan:slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return WRAPPER.test(source) && importer?.includes('lucide-react') ? REPLACEMENT : null
    },
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: drawingOf(code), map: null }),
    },
  }
}

/** An icon's module without names, aliases, sizes and keys: each key is six letters that don't compress. */
export function drawingOf(code: string): string {
  return code
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replace(/^\s*name: "[\w-]+",$/m, '')
    .replace(/^\s*size: \d+,$/m, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;$/m, '')
}
