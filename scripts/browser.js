import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say, stop } from './process.js'

// The shell is the same browser without what a screen needs: the tests cost a third less.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a Chromium to test with; root on Debian gets one installed. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) return isProgram(given) ? given : stop(`CHROMIUM_PATH menunjuk ${given}, yang bukan program.`)
  const found = find(NAMES) ?? [MAC_CHROME].find(isProgram)
  if (found) return found

  const install = 'apt-get install -y --no-install-recommends'
  const command = `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`
  if (process.getuid?.() !== 0 || !find(['apt-get'])) {
    stop(`Tes peramban memerlukan Chromium. Jalankan: sudo sh -c '${command}' (atau isi CHROMIUM_PATH).`)
  }
  say('Memasang Chromium untuk tes peramban (sekali saja)...')
  const code = await run('sh', ['-c', command.replaceAll('apt-get', 'apt-get -qq')], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  return find(NAMES) ?? stop(`Chromium gagal dipasang (kode ${code}). Jalankan sendiri: ${command}`)
}

function find(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
