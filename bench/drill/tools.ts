import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs of a cluster, by their paths; `postgres` is the folder of PostgreSQL's. */
export type Tools = {
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  readonly postgres: string
}

const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' } as const
const NEEDED = ['postgres', 'initdb', 'pg_basebackup', 'pg_rewind']
/** Where Debian keeps PostgreSQL's programs, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql'

/**
 * An older Patroni lets a primary that stood still write itself into etcd again as the leader when it wakes, whoever leads by
 * then: the drill has lost what was acknowledged meanwhile.
 */
const PATRONI_SINCE = [3, 0, 3] as const

/** Looks for them in the folders of `path` (PATH's form). Gives a line on what is not there, or too old. */
export function findTools(path: string): Tools | { readonly lacking: string } {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  const find = (program: string) => folders.map((folder) => join(folder, program)).find(isProgram)
  const found = Object.keys(PACKAGES).map((program) => [program, find(program)] as const)
  const missing: string[] = found
    .filter(([, place]) => place === undefined)
    .map(([program]) => PACKAGES[program as keyof typeof PACKAGES])
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const postgres = [...folders, ...debian.map((version) => join(DEBIAN, version, 'bin'))].find((folder) =>
    NEEDED.every((program) => isProgram(join(folder, program))),
  )
  if (postgres === undefined) missing.push('postgresql')
  if (missing.length > 0 || postgres === undefined)
    return {
      lacking: `programs of these packages: ${missing.join(', ')}. Debian: apt-get install ${missing.join(' ')}`,
    }
  const tools = { ...(Object.fromEntries(found) as Omit<Tools, 'postgres'>), postgres }
  const version = versionOf(tools.patroni)
  return isOlder(version, PATRONI_SINCE)
    ? {
        lacking: `Patroni ${PATRONI_SINCE.join('.')} or newer, not ${version.join('.')}: /usr/bin/python3 -m venv /opt/patroni && /opt/patroni/bin/pip install 'patroni[etcd3]' psycopg2-binary, then PATH=/opt/patroni/bin:$PATH npm run drill`,
      }
    : tools
}

function versionOf(patroni: string): readonly number[] {
  const { stdout } = spawnSync(patroni, ['--version'], { encoding: 'utf8' })
  return (/\d+(\.\d+)+/.exec(stdout)?.[0] ?? '0').split('.').map(Number)
}

function isOlder(version: readonly number[], than: readonly number[]): boolean {
  const at = than.findIndex((part, i) => (version[i] ?? 0) !== part)
  return at !== -1 && (version[at] ?? 0) < (than[at] ?? 0)
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}
