/** How runs follow each other: alone, beside two processes of a whole core each, and while the disk is busy */
const MODES = ['sepi', 'sibuk', 'cakram']

/** Returns the mode of a run by how many came before it. */
export function modeOf(at) {
  return MODES[at % MODES.length]
}

/** Returns how many of the latest runs of a product were green one after the other: `kode` is the product's fingerprint. */
export function countGreen(runs, kode) {
  const last = runs.findLastIndex((run) => run.kode !== kode || run.failed > 0)
  return runs.length - 1 - last
}
