import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Screen } from './visit.ts'

const TRIES = 300
const WAIT_MS = 200

/** The invented company's first letter to a client's contact: the page that its link opens, before the code and after it. */
export async function clientScreens(origin: string, dataDir: string): Promise<readonly Screen[]> {
  const outbox = join(dataDir, 'outbox')
  const link = await find(outbox, /\/klien\/([\w-]{43})/, [])
  const ask = async (path: string, isi: object) => {
    const answer = await fetch(`${origin}/api/klien/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tautan: link, ...isi }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return ((await answer.json()) as { data: Readonly<Record<string, string>> }).data
  }
  const { kunci } = await ask('tautan', {})
  const before = letters(outbox)
  await ask('kode', {})
  const kode = await find(outbox, /^(\d{3} \d{3})\r?$/m, before)
  const { token = '' } = await ask('masuk', { kode })
  const page = { path: `/klien/${link}`, isSignedIn: false, hasWorker: false }
  return [
    {
      ...page,
      name: 'client, link',
      sign: { text: 'Buka berita acara kehadiran', control: 'Kirim Kode' },
    },
    {
      ...page,
      name: 'client, sheet',
      sign: { text: 'hari-orang hadir', control: 'Setujui dan tandatangani' },
      keeps: { [`rekan.klien.${kunci}`]: token },
    },
  ]
}

function letters(outbox: string): readonly string[] {
  try {
    return readdirSync(outbox).toSorted()
  } catch {
    return []
  }
}

/** What stands in the first letter that has such a thing, among those that came since. */
async function find(outbox: string, wanted: RegExp, known: readonly string[]): Promise<string> {
  for (let ke = 0; ke < TRIES; ke += 1) {
    for (const name of letters(outbox).filter((satu) => !known.includes(satu))) {
      const text = readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/g, '')
      const found = wanted.exec(text)?.[1]
      if (found !== undefined) return found
    }
    await sleep(WAIT_MS)
  }
  throw new Error(`no letter with ${String(wanted)}`)
}
