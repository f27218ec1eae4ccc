import type { Page } from '@playwright/test'
import { putSlip } from './slip.ts'
import { type Rekan, expect, test } from './test.ts'

/**
 * Whole screens as people see them, on the demo company at a clock that stands. Of a screen's pixels far fewer may differ
 * than one icon has; other systems draw letters their own way, so that pictures are compared on Linux alone.
 */
const FOTO = { maxDiffPixels: 30, threshold: 0.25 } as const

/** Of each account, the screens and a text that stands there once all is loaded. */
const LAYAR: Readonly<Record<string, Readonly<Record<string, readonly [path: string, text: RegExp]>>>> = {
  'karyawan@rekan.example': {
    beranda: ['/home', /Belum presensi/],
    perizinan: ['/rekap/perizinan', /Data tidak ditemukan|Sisa cuti tahunan/],
    ajukan: ['/perizinan/create', /Keperluan pribadi/],
    lembur: ['/lembur', /Lembur/],
    slip: ['/payroll', /Oktober 2026/],
    jadwal: ['/jadwal', /Kantor Pusat/],
    akun: ['/akun', /Siti Rahmawati/],
  },
  'koordinator@rekan.example': {
    izin: ['/izin', /Siti Rahmawati/],
    presensi: ['/presensi/', /Siti Rahmawati/],
  },
  'hrd@rekan.example': { karyawan: ['/karyawan', /KBN00/] },
}

test('[UJI-12] ten whole screens look as they did, and one lost icon is seen on each', async ({
  page,
  rekan,
  jam,
}, info) => {
  test.skip(process.platform !== 'linux')
  test.slow()
  await prepare(rekan)
  await jam.stand()
  for (const [email, screens] of Object.entries(LAYAR)) {
    await rekan.signIn(page, email)
    for (const [name, [path, text]] of Object.entries(screens)) {
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
      // The second half of a screen is fetched once the first stands.
      await page.waitForLoadState('networkidle')
      // Nor does a first visit have the product's face at once.
      await expect(page.locator('html')).toHaveClass(/huruf/)
      await expect.soft(page).toHaveScreenshot(['layar', `${name}.png`], FOTO)
      // Whoever takes the pictures anew wants no screen with a hole.
      if (info.config.updateSnapshots !== 'missing') continue
      await hideIcon(page)
      const seen = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
      const compare = () => expect(seen).toMatchSnapshot(['layar', `${name}.png`], FOTO)
      expect.soft(compare, `${name} without one icon`).toThrow()
    }
  }
})

async function prepare(rekan: Rekan): Promise<void> {
  await putSlip(rekan, { bulan: 10, isTerbit: true })
  await rekan.sql(
    `insert into absensi (karyawan_id, koordinator_id, jenis_izin, total_hari, diajukan_oleh_id, tanggal_mulai,
      tanggal_selesai, keterangan, dibuat_pada)
    select p.karyawan_id, k.id, 'IZIN', 1, p.id, '2026-11-24', '2026-11-24', 'Urusan keluarga.', '2026-11-19T01:00:00Z'
    from pengguna p, pengguna k where p.email = 'karyawan@rekan.example' and k.email = 'koordinator@rekan.example'`,
  )
}

/** The icon of 24 px or next to it: the hardest to miss is no proof. */
async function hideIcon(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const sizes = [...document.querySelectorAll('svg')]
      .map((svg) => ({ svg, box: svg.getBoundingClientRect() }))
      .filter(({ box }) => box.width >= 16 && box.width <= 24 && box.top >= 0 && box.bottom <= innerHeight)
    const [one] = sizes.toSorted((a, b) => b.box.width - a.box.width)
    if (one !== undefined) one.svg.style.visibility = 'hidden'
    return one !== undefined
  })
  expect(hidden).toBe(true)
}
