import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { POSISI, type Peramban, SABAR_MS } from './tab.ts'

const PROGRAM = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'
const LETAK = { location: { lat: POSISI.latitude, lng: POSISI.longitude }, accuracy: POSISI.accuracy }

/** Firefox by WebDriver BiDi, with its own false camera and a position from its settings. */
export const firefox: Peramban = {
  nama: 'Firefox',
  kurang: existsSync(PROGRAM) ? undefined : 'apt-get install firefox-esr, atau isi FIREFOX_PATH',
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      timeout: 2 * SABAR_MS,
      extraPrefsFirefox: {
        'intl.accept_languages': 'id-ID',
        'media.navigator.streams.fake': true,
        'media.navigator.permission.disabled': true,
        'permissions.default.geo': 1,
        'geo.prompt.testing': true,
        'geo.prompt.testing.allow': true,
        'geo.provider.use_geoclue': false,
        'geo.provider.network.url': `data:application/json,${JSON.stringify(LETAK)}`,
      },
    })
    const page = await browser.newPage()
    page.setDefaultTimeout(SABAR_MS)
    await page.setViewport({ width: 390, height: 844 })
    const there = async (path: string) => {
      const found = await page.waitForSelector(`xpath/${path}`, { visible: true })
      if (found === null) throw new Error(`tidak ada: ${path}`)
      return found
    }
    return {
      open: async (url) => void (await page.goto(url)),
      click: async (path) => (await there(path)).click(),
      type: async (path, text) => (await there(path)).type(text),
      see: async (path) => void (await there(path)),
      address: async () => page.url(),
      run: async (script) => void (await page.evaluate(script)),
      picture: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    }
  },
}
