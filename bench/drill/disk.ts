import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Fills a disk until it takes no more; gives what makes room again. */
export type Fill = () => () => void

const mounted = new Set<string>()

/**
 * A disk of its own for a folder that is there, of a size as `mount` takes it, where this user may mount one; null where not.
 * It goes with the drill.
 */
export function openDisk(
  folder: string,
  size: string,
  owner: { readonly uid: number; readonly gid: number } | null = null,
): Fill | null {
  const whose = owner === null ? '' : `,uid=${owner.uid},gid=${owner.gid}`
  const mount = ['-t', 'tmpfs', '-o', `size=${size},mode=700${whose}`, 'tmpfs', folder]
  if (process.getuid?.() !== 0 || spawnSync('mount', mount).status !== 0) return null
  mounted.add(folder)
  const ballast = join(folder, 'penuh')
  return () => {
    // Ends when there is no room left.
    spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'])
    return () => rmSync(ballast, { force: true })
  }
}

/** Takes all of them away, whoever still has a file open there. */
export function closeDisks(): void {
  for (const folder of mounted) spawnSync('umount', ['-l', folder])
  mounted.clear()
}
process.once('exit', closeDisks)
