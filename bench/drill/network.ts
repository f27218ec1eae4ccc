import { execFileSync, spawnSync } from 'node:child_process'

/** Where the machines of the drill stand: each database on an address of its own, or all on loopback. */
export type Network = {
  /** Where etcd, HAProxy and the servers listen */
  readonly hub: string
  /** Of each database machine */
  readonly addresses: readonly string[]
  /** What comes before a command so that it runs on that machine */
  enter(machine: number): readonly string[]
  /** Cuts a machine's cable, and plugs it in; null where the drill may not. */
  readonly cable: { cut(machine: number): void; mend(machine: number): void } | null
  close(): void
}

const MACHINES = 3
const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' })

/** A namespace for each database machine and a bridge between them where this user may make them; else loopback for all. */
export function openNetwork(): Network {
  const plain: Network = {
    hub: '127.0.0.1',
    addresses: Array.from({ length: MACHINES }, () => '127.0.0.1'),
    enter: () => [],
    cable: null,
    close: () => undefined,
  }
  if (process.getuid?.() !== 0 || spawnSync('ip', ['netns']).status !== 0) return plain
  const mark = process.pid % 10_000
  const net = `10.231.${process.pid % 250}`
  const bridge = `rkb${mark}`
  const space = (machine: number) => `rekan-${mark}-${machine}`
  const wire = (machine: number) => `rkv${mark}-${machine}`
  const close = () => {
    for (let i = 0; i < MACHINES; i += 1) spawnSync('ip', ['netns', 'del', space(i)])
    spawnSync('ip', ['link', 'del', bridge])
  }
  try {
    ip('link', 'add', bridge, 'type', 'bridge')
    ip('addr', 'add', `${net}.1/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
    for (let i = 0; i < MACHINES; i += 1) {
      ip('netns', 'add', space(i))
      ip('link', 'add', wire(i), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space(i))
      ip('link', 'set', wire(i), 'master', bridge, 'up')
      ip('-n', space(i), 'addr', 'add', `${net}.${11 + i}/24`, 'dev', 'eth0')
      ip('-n', space(i), 'link', 'set', 'eth0', 'up')
      ip('-n', space(i), 'link', 'set', 'lo', 'up')
    }
  } catch {
    close()
    return plain
  }
  process.once('exit', close)
  return {
    hub: `${net}.1`,
    addresses: Array.from({ length: MACHINES }, (_, i) => `${net}.${11 + i}`),
    enter: (machine) => ['ip', 'netns', 'exec', space(machine)],
    cable: {
      cut: (machine) => void ip('link', 'set', wire(machine), 'down'),
      mend: (machine) => void ip('link', 'set', wire(machine), 'up'),
    },
    close,
  }
}
