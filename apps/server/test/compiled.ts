import { fileURLToPath } from 'node:url'

/** Each process that a test starts, but the first, finds the server's code compiled and without its types. */
export const COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/node', import.meta.url)),
}
