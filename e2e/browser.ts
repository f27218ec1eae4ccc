import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from '@playwright/test'

/** A name of the application under which browsers give it neither camera nor position. */
export const TIDAK_AMAN = 'rekan.test'

const path = process.env['CHROMIUM_PATH']
/** Which letters there are and how they are drawn: a picture must not hang on what else a machine has installed. */
const HURUF = fileURLToPath(new URL('./huruf.conf', import.meta.url))

/** The browser of every journey, with a fake camera; `args` are given to it besides. */
export function browserWith(...args: string[]): LaunchOptions {
  return {
    ...(path === undefined ? {} : { executablePath: path }),
    // A clock time's field speaks the browser's own language, not the page's: the same one on every machine.
    env: { ...process.env, LANGUAGE: 'en_US', LANG: 'en_US.UTF-8', FONTCONFIG_FILE: HURUF },
    args: [
      '--lang=en-US',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      // A browser that calls home finds nobody in a closed network and wastes the tests' time.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Letters alike in Chromium and in its headless shell.
      '--font-render-hinting=none',
      // This machine under a name that, unlike localhost, is no secure origin without HTTPS.
      `--host-resolver-rules=MAP ${TIDAK_AMAN} 127.0.0.1`,
      // Chromium's sandbox refuses root, as which containers run.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...args,
    ],
  }
}
