import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver'
import { lookUntil } from '../../apps/server/test/tunggu.ts'
import { type Peramban, SABAR_MS } from './tab.ts'

const PENGEMUDI = '/usr/bin/WebKitWebDriver'
const LAYAR = '/usr/bin/Xvfb'
const [PROGRAM] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const hasScreen = process.env['DISPLAY'] !== undefined

/** WebKitGTK by WebDriver, on a screen of its own where the machine has none. */
export const webkit: Peramban = {
  nama: 'WebKit',
  kurang:
    PROGRAM !== undefined && existsSync(PENGEMUDI) && (hasScreen || existsSync(LAYAR))
      ? undefined
      : 'apt-get install webkit2gtk-driver xvfb',
  async start() {
    const children: ChildProcess[] = []
    const begin = (command: string, args: string[], env = {}) => {
      const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } })
      children.push(child)
    }
    const display = hasScreen ? (process.env['DISPLAY'] as string) : `:${70 + (process.pid % 900)}`
    if (!hasScreen) begin(LAYAR, [display, '-screen', '0', '420x900x24', '-nolisten', 'tcp'])
    const port = await freePort()
    begin(PENGEMUDI, ['--host=127.0.0.1', `--port=${port}`], {
      DISPLAY: display,
      // Its sandbox refuses root, as which containers run; what it opens is ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    const end = () => {
      for (const child of children.toReversed()) child.kill()
    }
    const driver = await connect(port).catch((error: unknown) => {
      end()
      throw error
    })
    const there = async (path: string) => {
      // What is found may be gone before it is looked at: then it is looked for again.
      const visible = async () => {
        for (const found of await driver.findElements(By.xpath(path)))
          if (await found.isDisplayed().catch(() => false)) return found
        return null
      }
      const found = await driver.wait(visible, SABAR_MS, path)
      if (found === null) throw new Error(`tidak ada: ${path}`)
      return found
    }
    return {
      open: (url) => driver.get(url),
      click: async (path) => (await there(path)).click(),
      type: async (path, text) => (await there(path)).sendKeys(text),
      see: async (path) => void (await there(path)),
      address: () => driver.getCurrentUrl(),
      run: (script) => driver.executeScript(script),
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit()
        end()
      },
    }
  },
}

async function connect(port: number): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: PROGRAM, args: ['--automation'] },
  })
  const until = performance.now() + SABAR_MS
  let driver: WebDriver | undefined
  await lookUntil(async () => {
    try {
      driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build()
    } catch (error) {
      if (performance.now() > until) throw error
    }
    return driver !== undefined
  }, 250)
  return driver as WebDriver
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
