import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import terakhir from './terakhir.json' with { type: 'json' }

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** All that a server of that release runs on */
const MILIKNYA = ['apps/server/src', 'apps/server/package.json', 'packages', 'package.json'] as const

/** The commit of the release before this one: `terakhir.json`, moved on by who makes a release. */
export const RILIS_LAMA = terakhir.commit

/** Why the release before cannot be tried here, in one line; null where it can. */
export function reasonAgainst(): string | null {
  if (git('cat-file', '-e', `${RILIS_LAMA}^{commit}`) === null)
    return `commit ${RILIS_LAMA} is not in this clone (git fetch --unshallow)`
  const [lama, kini] = [kebutuhanOf('lama'), kebutuhanOf('kini')]
  const lain = Object.keys(lama).filter((nama) => !nama.startsWith('@rekan/') && lama[nama] !== kini[nama])
  return lain.length === 0 ? null : `it was installed with other versions of ${lain.join(', ')}`
}

/** Lays the release before out in a folder, beside the packages that are installed here; gives its main file. */
export function unpackLama(folder: string): string {
  const isi = execFileSync('git', ['archive', RILIS_LAMA, ...MILIKNYA], { cwd: ROOT, maxBuffer: 2 ** 28 })
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: isi })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@rekan'), { recursive: true })
  for (const nama of readdirSync(join(ROOT, 'node_modules')))
    if (nama !== '@rekan') symlinkSync(join(ROOT, 'node_modules', nama), join(modules, nama))
  for (const nama of ['contract', 'domain'])
    symlinkSync(join(folder, 'packages', nama), join(modules, '@rekan', nama))
  return join(folder, 'apps/server/src/main.ts')
}

type Kebutuhan = Readonly<Record<string, string>>

/** What its server and the packages under it ask for, at which exact version. */
function kebutuhanOf(dari: 'lama' | 'kini'): Kebutuhan {
  const berkas = ['apps/server', 'packages/contract', 'packages/domain'].map((satu) => `${satu}/package.json`)
  const teks = berkas.map((satu) =>
    dari === 'lama' ? git('show', `${RILIS_LAMA}:${satu}`) : readFileSync(join(ROOT, satu), 'utf8'),
  )
  return Object.assign(
    {},
    ...teks.map((satu) => (JSON.parse(satu ?? '{}') as { dependencies?: Kebutuhan }).dependencies ?? {}),
  ) as Kebutuhan
}

/** Null where git is not there, or says no. */
function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return status === 0 ? stdout : null
}
