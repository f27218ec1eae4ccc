import { defineConfig } from '@playwright/test'
import { browserWith } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One picture of an example, whatever the machine.
  snapshotPathTemplate: 'e2e/foto/{arg}{ext}',
  globalSetup: './e2e/global-setup.ts',
  // One more than two cores, which of two pages that wait would stand idle for a fifth of the time.
  workers: 3,
  fullyParallel: true,
  // One test alone would pass for all.
  forbidOnly: true,
  // A second try would hide what loses a race, of the product too.
  retries: 0,
  // What ends a test that hangs: a machine that is several times slower takes longer, and no less is proven by it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    // What is to be pressed and never comes ends a test sooner than its own time.
    actionTimeout: 60_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    // What moves is drawn at its end: a third of a machine's work, and nothing is pressed or judged half way. What is about motion
    // asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a tenth of the run: it is asked for where something fails.
    trace: process.env['REKAN_REKAM'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: browserWith(),
  },
})
