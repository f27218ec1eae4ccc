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

/** Looks for them in the folders of `path` (PATH's form). Gives Debian's names of the packages that are not there. */
export function findTools(path: string): Tools | { readonly missing: readonly string[] } {
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
  if (missing.length > 0 || postgres === undefined) return { missing }
  return { ...(Object.fromEntries(found) as Omit<Tools, 'postgres'>), postgres }
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}
