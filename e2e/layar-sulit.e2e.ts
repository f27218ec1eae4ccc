import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { intercept } from './jawaban.ts'
import { DI_DALAM, expect, test, walk } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'
const KOORDINATOR = 'koordinator@rekan.example'

test.describe('storage of the browser', () => {
  test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM })

  const KEADAAN: Readonly<Record<string, { readonly email: string; readonly spoil: () => void }>> = {
    blocked: {
      email: KARYAWAN,
      spoil: () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        }),
    },
    full: {
      email: KOORDINATOR,
      spoil: () =>
        Object.assign(Storage.prototype, {
          setItem() {
            throw new DOMException('The storage is full: exceeded the quota.', 'QuotaExceededError')
          },
        }),
    },
  }

  test('[ORANG-09] blocked or full, people sign in and check in all the same, and nothing raw is said', async ({
    context,
    rekan,
  }) => {
    test.slow()
    for (const [keadaan, { email, spoil }] of Object.entries(KEADAAN)) {
      const page = await context.newPage()
      await page.addInitScript(spoil)
      const expectOwnWords = async () => {
        const text = await page.locator('body').innerText()
        expect(text, keadaan).not.toMatch(/denied|\bfull\b|QuotaExceeded|quota/i)
      }
      await page.goto('/auth/sign-in')
      await page.getByLabel('Email atau kode karyawan').fill(email)
      await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Masuk' }).click()
      await expect(page.getByText(/^Penyimpanan di ponsel ini penuh atau diblokir/)).toBeVisible()
      await expectOwnWords()
      await page.getByRole('link', { name: 'Check In' }).click()
      await expect(page.getByText(/· di dalam area/)).toBeVisible()
      await expectOwnWords()
      await page.getByRole('button', { name: 'Ambil foto' }).click()
      await expect(page.getByText('Check in tercatat')).toBeVisible()
      await expectOwnWords()
      const [tercatat] = await rekan.sql(
        `select jenis from presensi_kejadian e join presensi h on h.id = e.presensi_id and h.tanggal = e.tanggal
          join pengguna p on p.karyawan_id = h.karyawan_id where p.email = $1 and h.tanggal = '2026-11-20'`,
        [email],
      )
      expect(tercatat, keadaan).toEqual({ jenis: 'check_in' })
      await page.close()
    }
  })
})

/** Words of these elements that stand on more than one line. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const found: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(word)
        }
      }
      return found
    }),
  )
}

test('[ORANG-12, ORANG-27] on a small phone no button lies over those that decide, and at twice the text the tabs stay in one row and no word of them and of the menu breaks', async ({
  page,
  context,
  rekan,
}) => {
  await rekan.sql(`insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai,
      selesai, keterangan, dibuat_pada)
    select p.karyawan_id, k.id, p.id, '2026-11-24', '2026-11-24', '2026-11-24T18:00:00+07:00',
      '2026-11-24T20:00:00+07:00', 'Stok opname.', '2026-11-19T08:00:00+07:00'
    from pengguna p, pengguna k
    where p.karyawan_id between 31 and 36 and k.email = '${KOORDINATOR}' and p.id <> k.id
    on conflict do nothing`)
  await rekan.signIn(page, KOORDINATOR)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/pengajuan-lembur')
  await expect(page.getByRole('button', { name: 'Setujui' }).first()).toBeVisible()
  const overlaps = await page.evaluate(async () => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const ajukan = [...document.querySelectorAll('a, button')].filter(
      ({ textContent }) => textContent.trim() === 'Ajukan',
    )
    const found: number[] = []
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 20) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const putusan = [...document.querySelectorAll('button')].filter(({ textContent }) =>
        /^(Setujui|Tolak)$/.test(textContent.trim()),
      )
      const isOver = ajukan
        .map(boxOf)
        .some((a) =>
          putusan
            .map(boxOf)
            .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        )
      if (isOver) found.push(top)
    }
    return { count: ajukan.length, found }
  })
  expect(overlaps).toEqual({ count: 1, found: [] })

  const chromium = await context.newCDPSession(page)
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const email of [KOORDINATOR, KARYAWAN]) {
    await rekan.signIn(page, email)
    await page.goto('/home')
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
    await expect(page.getByRole('navigation').nth(1)).toBeVisible()
    expect(await brokenWords(page, 'nav'), email).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // One row of the tabs, each to be hit and called by its name, and the word of where one is.
    const menu = page.getByRole('navigation', { name: 'Menu utama' })
    expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(640 / 8)
    const tabs = await menu.getByRole('link').evaluateAll((all) =>
      all.map((tab) => {
        const { width, height } = tab.getBoundingClientRect()
        return { name: tab.ariaLabel, kata: (tab as HTMLElement).innerText, sisi: Math.min(width, height) }
      }),
    )
    expect(
      tabs.map(({ kata }) => kata),
      email,
    ).toEqual(['Beranda', '', '', '', ''])
    for (const { name, sisi } of tabs) {
      expect(name).toMatch(/^\S+$/)
      expect(sisi).toBeGreaterThanOrEqual(48)
    }
  }
})

/** Lists that keep nothing on the device, by who reads them. */
const TANPA_SIMPANAN: Readonly<Record<string, readonly string[]>> = {
  [KARYAWAN]: [
    '/rekap/perizinan',
    '/rekap/presensi',
    '/lembur',
    '/payroll',
    '/notifikasi',
    '/karyawan',
    '/presensi/',
    '/pengumuman',
    '/jadwal',
    '/akun/perangkat',
    '/akun/histories/penempatan',
  ],
  [KOORDINATOR]: ['/izin', '/pengajuan-lembur', '/presensi/', '/akun/pengganti'],
}

test('[ORANG-29] without a network a list that is not here says just that', async ({ page, rekan }) => {
  test.slow()
  // The screen's code is here, what it lists is not.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  for (const [email, paths] of Object.entries(TANPA_SIMPANAN)) {
    await rekan.signIn(page, email)
    const semua = await intercept(page, '* /**', (_ke, request) =>
      request.url().endsWith('/api/profile') ? 'passed' : 'cut',
    )
    for (const [i, path] of paths.entries()) {
      if (i === 0) await page.goto(path)
      else await walk(page, path)
      await expect(page.getByText('Belum ada jaringan').first(), path).toBeVisible()
      await expect(page.getByText('Terjadi Kesalahan'), path).toHaveCount(0)
    }
    semua.become('passed')
  }
})
