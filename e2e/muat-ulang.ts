import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { rebuild, serveBuild, untilKept } from './pekerja.ts'

type Takeover = {
  /** The build that is served, and where its successors are made */
  readonly dist: string
  readonly folder: string
  readonly kali: number
}

/** Each file comes so late. */
const LATE_MS = 150
/** A reload that takes longer hangs. */
const PATIENCE_MS = 120_000

/** Deploys a new version and reloads at once, again and again: milliseconds from each reload to its `load`. */
export async function reloadDuringTakeover(page: Page, { dist, folder, kali }: Takeover): Promise<number[]> {
  const penyaji = await serveBuild(LATE_MS)
  try {
    penyaji.deploy(dist)
    await page.goto(`${penyaji.origin}/auth/sign-in`)
    await untilKept(page)
    const lama: number[] = []
    for (let i = 0; i < kali; i++) {
      const next = join(folder, String(i))
      rebuild(dist, next, `v${i}`)
      penyaji.deploy(next)
      // The first finds the new version, the second meets it as it takes over.
      await page.reload({ timeout: PATIENCE_MS })
      const start = performance.now()
      await page.reload({ timeout: PATIENCE_MS })
      lama.push(performance.now() - start)
      await page.getByRole('button', { name: 'Masuk' }).waitFor()
    }
    return lama
  } finally {
    penyaji.close()
  }
}
