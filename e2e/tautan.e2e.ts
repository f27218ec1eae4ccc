import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { putSlip } from './slip.ts'
import { type Rekan, expect, test } from './test.ts'

const SITI = 'karyawan@rekan.example'
const foto = await readFile(new URL('fixtures/potret.jpg', import.meta.url))
const berkas = { name: 'surat.jpg', mimeType: 'image/jpeg', buffer: foto }

/** Sends a form as whoever is signed in on the page. */
async function kirim(
  page: Page,
  rekan: Rekan,
  path: string,
  multipart: Parameters<typeof page.request.post>[1],
) {
  const token = await page.evaluate(() => localStorage.getItem('rekan.token'))
  const headers = { authorization: `Bearer ${token}` }
  const jawab = await page.request.post(`${rekan.origin}/api${path}`, { ...multipart, headers })
  expect(await jawab.json()).toMatchObject({ data: expect.anything() })
}

/** Opens what a press leads to in a tab of its own; gives how it was answered. */
async function statusOf(page: Page, press: () => Promise<void>): Promise<number | undefined> {
  const [, answer] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('response', (response) => /\/api\/berkas\//.test(response.url())),
    press(),
  ])
  return answer.status()
}

test('[SAFE-21] lists and a payslip left open for ten minutes still show their photos and open their documents', async ({
  page,
  rekan,
  jam,
}) => {
  const slip = await putSlip(rekan, { bulan: 10, isTerbit: true })
  const [siti] = await rekan.sql<{ koordinator: string }>(
    `select koordinator_id::text as koordinator from penempatan p join pengguna u on u.karyawan_id = p.karyawan_id
     where u.email = $1 and p.tanggal_selesai is null`,
    [SITI],
  )
  await rekan.signIn(page, SITI)
  await kirim(page, rekan, '/presensi/check-in', {
    multipart: { latitude: '-6.1754', longitude: '106.8272', akurasi: '12', selfie: berkas },
  })
  await kirim(page, rekan, '/absensi/pengajuan', {
    multipart: {
      koordinator_id: siti?.koordinator ?? '',
      jenis_izin: 'SAKIT',
      tanggal_mulai: '2026-11-19',
      tanggal_selesai: '2026-11-19',
      keterangan: 'Demam.',
      file: berkas,
    },
  })

  await page.goto(`/payroll/${slip}`)
  await expect(page.getByText('Diterbitkan', { exact: false }).first()).toBeVisible()
  await jam.set('2026-11-20T08:02:13+07:00')
  const unduh = page.getByRole('button', { name: 'Download Slip Gaji' })
  expect(await statusOf(page, () => unduh.click())).toBe(200)

  await rekan.signIn(page, 'koordinator@rekan.example')
  const isShown = () =>
    page
      .getByRole('article')
      .filter({ hasText: 'Siti' })
      .first()
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.naturalWidth > 0)
  await page.goto('/presensi/')
  await expect.poll(isShown).toBe(true)
  await jam.set('2026-11-20T08:12:13+07:00')
  expect(await isShown()).toBe(true)
  await page.getByRole('article').filter({ hasText: 'Siti' }).first().getByRole('link').click()
  const besar = page.getByRole('button', { name: 'Perbesar foto Check In' })
  const isBesar = () => besar.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth > 0)
  await expect.poll(isBesar).toBe(true)
  await jam.set('2026-11-20T08:22:13+07:00')
  // As after a night in the background: the list is shown again from what the tab still has.
  await page.goBack()
  await expect.poll(isShown).toBe(true)

  await page.goto('/izin')
  const dokumen = page.getByRole('link', { name: 'surat.webp' })
  await expect(dokumen).toBeVisible()
  await jam.set('2026-11-20T08:32:13+07:00')
  expect(await statusOf(page, () => dokumen.click())).toBe(200)
})
