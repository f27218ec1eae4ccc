import { existsSync } from 'node:fs'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestServer } from './server.ts'

/** What was mailed since the last look, oldest first, decoded (quoted-printable). */
export async function takeLetters({ dataDir }: Pick<TestServer, 'dataDir'>): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted()
  // Only what was read goes: a letter that lies down meanwhile is the next look's.
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(outbox, name), 'utf8')
      await rm(join(outbox, name))
      return decode(text)
    }),
  )
}

/** The token of the link to `path` in a letter; empty when there is none. */
export function tokenIn(letter: string | undefined, path: string): string {
  const [, behind = ''] = (letter ?? '').split(new RegExp(`https://rekan\\.example${path}(?:\\?token=|#)`))
  return /^[\w-]{43}/.exec(behind)?.[0] ?? ''
}

function decode(text: string): string {
  const joined = text.replaceAll('=\r\n', '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
