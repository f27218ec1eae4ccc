import type { Page } from '@playwright/test'
import { untilKept } from './pekerja.ts'
import { intercept } from './jawaban.ts'
import { DI_DALAM, type Rekan, expect, test } from './test.ts'

/** What is asked for without a network: kept on the phone, filed once, and never lost to a refusal. */

const KARYAWAN = 'karyawan@rekan.example'

test.use({
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  serviceWorkers: 'allow',
  berjalan: true,
})

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Home, with all there that a form needs without a network. */
async function openHome(page: Page, rekan: Rekan) {
  await rekan.signIn(page, KARYAWAN)
  const pilihan = page.waitForResponse(/\/api\/reference\/jenis-cuti\?/)
  await page.goto('/home')
  await pilihan
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await untilKept(page)
}

/** Goes to a form by the bar and the button of its list. */
async function openForm(page: Page, tab: 'Perizinan' | 'Lembur') {
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: tab }).click()
  await link(page, tab === 'Lembur' ? 'Ajukan Lembur' : 'Ajukan').click()
}

async function fillIzin(page: Page, jenis: RegExp, hari: string, keterangan: string) {
  await page.getByRole('radio', { name: jenis }).check()
  await page.getByLabel('Tanggal: mulai').fill(hari)
  await page.getByLabel('Tanggal: selesai').fill(hari)
  await expect(page.getByRole('combobox', { name: 'Koordinator' })).toContainText('Rizky Pratama')
  await page.getByLabel(/^Keterangan/).fill(keterangan)
}

const filed = (rekan: Rekan) =>
  rekan.sql<{ keterangan: string }>(
    `select keterangan from absensi where keterangan like 'Luring%' union all
    select keterangan from lembur where keterangan like 'Luring%' order by 1`,
  )

test('[LURING-33] leave and overtime asked for without a network are filed once there is one, whatever became of the page', async ({
  page,
  context,
  rekan,
}) => {
  await openHome(page, rekan)
  await context.setOffline(true)
  await openForm(page, 'Perizinan')
  await fillIzin(page, /^Izin/, '26/11/2026', 'Luring: mengurus SIM.')
  await press(page, 'Ajukan').click()
  await expect(page.getByText('Pengajuan tersimpan di ponsel')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Izin 26 Nov 2026' })).toBeVisible()

  await openForm(page, 'Lembur')
  await page.getByLabel(/^Jam selesai/).fill('19:00')
  await expect(page.getByRole('combobox', { name: 'Koordinator' })).toContainText('Rizky Pratama')
  await page.getByLabel(/^Keterangan/).fill('Luring: stok opname.')
  await press(page, 'Ajukan').click()
  await expect(page.getByRole('heading', { name: 'Lembur 20 Nov 2026 17:00–19:00' })).toBeVisible()
  await link(page, 'Beranda').click()
  await expect(page.getByText('2 menunggu dikirim')).toBeVisible()
  await expect(page.getByText('Izin 26 Nov 2026 tersimpan di ponsel')).toBeVisible()

  await link(page, 'Akun').click()
  await press(page, 'Keluar').click()
  const tanya = page.getByRole('alertdialog', { name: '2 pengajuan belum terkirim' })
  await tanya.getByRole('button', { name: 'Batal', exact: true }).click()

  await page.close()
  const again = await context.newPage()
  await again.goto('/home')
  await expect(again.getByText('2 menunggu dikirim')).toBeVisible()
  const keys: (string | undefined)[] = []
  await intercept(context, 'POST /*/pengajuan', (_ke, request) => {
    const key = request.headers()['idempotency-key']
    keys.push(key)
    // The first answer of each is lost after it was filed.
    return keys.filter((one) => one === key).length > 1 ? 'passed' : 'lost'
  })
  await context.setOffline(false)
  await expect(again.getByText('Pengajuan Lembur 20 Nov 2026 17:00–19:00 terkirim.')).toBeVisible()
  await expect(again.getByText('menunggu dikirim')).toBeHidden()
  expect(new Set(keys).size).toBe(2)
  expect((await filed(rekan)).map(({ keterangan }) => keterangan)).toEqual([
    'Luring: mengurus SIM.',
    'Luring: stok opname.',
  ])
})

test('[LURING-33] a second tap on a form that was taken already keeps nothing twice', async ({
  page,
  context,
  rekan,
}) => {
  await openHome(page, rekan)
  await context.setOffline(true)
  await openForm(page, 'Perizinan')
  await fillIzin(page, /^Izin/, '26/11/2026', 'Luring: mengurus SIM.')
  await press(page, 'Ajukan').evaluate(tapAgainOnceTaken)
  await expect(page.getByRole('heading', { name: 'Izin 26 Nov 2026' })).toBeVisible()
  await link(page, 'Beranda').click()
  await expect(page.getByText('Izin 26 Nov 2026 tersimpan di ponsel')).toBeVisible()
  await expect(page.getByText('1 menunggu dikirim')).toBeVisible()
})

/** Taps, and taps again as soon as the form can be used again: what it held has been taken by then. Runs in the page. */
function tapAgainOnceTaken(tombol: HTMLElement | SVGElement): void {
  const isian = tombol.closest('fieldset')
  if (isian === null || !(tombol instanceof HTMLElement)) throw new Error('No button of a form')
  const taken = new MutationObserver(() => {
    if (isian.disabled) return
    taken.disconnect()
    tombol.click()
  })
  taken.observe(isian, { attributeFilter: ['disabled'] })
  tombol.click()
}

test('[LURING-33] a refused one opens its form as it was filled, with the reason, and is sent anew', async ({
  page,
  context,
  rekan,
}) => {
  await openHome(page, rekan)
  await context.setOffline(true)
  await openForm(page, 'Perizinan')
  await fillIzin(page, /^Sakit/, '19/11/2026', 'Luring: demam.')
  await page.getByLabel('Pilih Berkas').setInputFiles('e2e/fixtures/potret.jpg')
  await press(page, 'Ajukan').click()
  await expect(page.getByRole('heading', { name: 'Sakit 19 Nov 2026' })).toBeVisible()
  await rekan.sql(
    `insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, status, tanggal_mulai, tanggal_selesai,
       total_hari, keterangan, dibuat_pada)
     select p.karyawan_id, p.id, k.id, 'IZIN', 'menunggu', '2026-11-19', '2026-11-19', 1, 'Sudah ada.', '2026-11-18T03:00:00Z'
     from pengguna p, pengguna k where p.email = $1 and k.email = 'koordinator@rekan.example'`,
    [KARYAWAN],
  )
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Sakit 19 Nov 2026 belum diterima' })).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Sakit 19 Nov 2026 belum diterima' })).toBeVisible()
  await link(page, 'Perbaiki dan ajukan lagi').click()
  await expect(page.getByRole('heading', { name: 'Belum diterima' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Sakit/ })).toBeChecked()
  await expect(page.getByLabel('Tanggal: mulai')).toHaveValue('19/11/2026')
  await expect(page.getByLabel('Tanggal: mulai')).toHaveAccessibleDescription(/bertumpuk|sudah ada/i)
  await expect(page.getByLabel(/^Keterangan/)).toHaveValue('Luring: demam.')
  await expect(page.getByRole('group', { name: /^Dokumen/ })).toContainText('potret.jpg')
  await page.getByLabel('Tanggal: mulai').fill('20/11/2026')
  await page.getByLabel('Tanggal: selesai').fill('20/11/2026')
  await press(page, 'Ajukan').click()
  await expect(page.getByText('Pengajuan Sakit terkirim.')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByText('Menunggu persetujuan')).toBeVisible()
  await expect(page.getByText('belum diterima')).toBeHidden()
  expect(await filed(rekan)).toHaveLength(1)
})
