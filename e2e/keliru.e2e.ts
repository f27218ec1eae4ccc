import type { Locator, Page } from '@playwright/test'
import { DI_DALAM, JUMAT_PAGI, type Rekan, expect, test } from './test.ts'

/** What a hurried finger must not do, and the way back from what it did. */

const KARYAWAN = 'karyawan@rekan.example'
const KOORDINATOR = 'koordinator@rekan.example'

test.use({
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
  viewport: { width: 360, height: 740 },
})

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shutter = (page: Page) => press(page, 'Ambil foto')
const punches = async (rekan: Rekan) =>
  (await rekan.sql<{ jenis: string }>('select jenis from presensi_kejadian order by id')).map(
    ({ jenis }) => jenis,
  )
const sesudah = (detik: number) => new Date(Date.parse(JUMAT_PAGI) + detik * 1000).toISOString()

/** The day as it stands once the person has checked in, without the minute after it. */
const sudahMasuk = (rekan: Rekan) =>
  rekan.sql(`with hari as (insert into presensi (karyawan_id, tanggal)
      select karyawan_id, '2026-11-20' from pengguna where email = '${KARYAWAN}' returning id)
    insert into presensi_kejadian
      (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan, selfie_sha256)
    select id, '2026-11-20', 'check_in', '2026-11-20T00:50:00Z', 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex') from hari`)

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('not on screen')
  return box
}

/** Whether what is pressed there goes to the check-out, over the whole of a box. */
const leadsOut = (page: Page, box: { x: number; y: number; width: number; height: number }) =>
  page.evaluate(({ x, y, width, height }) => {
    for (let dx = 0; dx <= width; dx += 4)
      for (let dy = 0; dy <= height; dy += 2)
        if (document.elementFromPoint(x + dx, y + dy)?.closest('a, button') !== null) return true
    return false
  }, box)

const isFilled = (thing: Locator) =>
  thing.evaluate((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')

async function expectHeadingFocused(page: Page, text: RegExp) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(text)
  await expect(heading).toBeFocused()
}

test('[ORANG-01, ORANG-03, ORANG-10] hurried taps check in once and never out; the punch can be taken back for a minute', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  await jam.stand()
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  const masuk = await boxOf(link(page, 'Check In'))
  const [x, y] = [masuk.x + masuk.width / 2, masuk.y + masuk.height / 2]
  const threeTaps = async () => {
    for (let tap = 0; tap < 3; tap += 1) await page.mouse.click(x, y)
  }
  await threeTaps()
  await shutter(page).click()
  await expectHeadingFocused(page, /^Check In · /)
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  await expectHeadingFocused(page, /^Check in tercatat$/)
  await jam.set(sesudah(59))
  await expect(press(page, 'Batalkan')).toBeVisible()
  await jam.set(sesudah(61))
  await expect(press(page, 'Batalkan')).toBeHidden()

  await jam.set(JUMAT_PAGI)
  await link(page, 'Selesai').click()
  await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  await expect(press(page, 'Batalkan')).toBeVisible()
  await threeTaps()
  expect(await leadsOut(page, masuk)).toBe(false)
  expect(await isFilled(link(page, 'Check Out'))).toBe(false)
  for (const [detik, isShown] of [
    [59, true],
    [61, false],
  ] as const) {
    await jam.set(sesudah(detik))
    await expect(press(page, 'Batalkan')).toBeVisible({ visible: isShown })
    expect(await leadsOut(page, masuk)).toBe(false)
  }
  for (const [pukul, isFirst] of [
    ['16:29:59', false],
    ['16:30:00', true],
  ] as const) {
    await jam.set(`2026-11-20T${pukul}+07:00`)
    await expect(page.locator('time')).toHaveText(pukul)
    expect([await isFilled(link(page, 'Check Out')), await leadsOut(page, masuk)]).toEqual([isFirst, isFirst])
  }
  expect(await punches(rekan)).toEqual(['check_in'])
})

test('[ORANG-02, ORANG-20] who leaves early is asked before the shutter, and says why beyond 30 minutes', async ({
  page,
  rekan,
  jam,
}) => {
  await jam.set('2026-11-20T08:16:00+07:00')
  await sudahMasuk(rekan)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await link(page, 'Check Out').click()
  await expect(page.getByText('Pulang 8 jam 44 menit lebih awal?')).toBeVisible()
  await link(page, 'Ambil Selfie').click()
  await expect(page.getByLabel(/^Keterangan/)).toBeFocused()
  await page.goto('/checkout/capture')
  await expect(page.getByText('Posisikan wajah di dalam bingkai')).toBeVisible()
  await expect(page.getByText('Pulang 8 jam 44 menit lebih awal?')).toBeVisible()
  await expect(shutter(page)).toBeDisabled()
  await page.getByLabel(/^Alasan/).fill('   ')
  await expect(shutter(page)).toBeDisabled()

  await jam.set('2026-11-20T16:31:00+07:00')
  await page.goto('/checkout/capture')
  await expect(page.getByText('Pulang 29 menit lebih awal?')).toBeVisible()
  await expect(shutter(page)).toBeEnabled()

  // One number before the shutter and after it
  await jam.set('2026-11-20T16:29:05+07:00')
  await page.goto('/checkout')
  await expect(page.getByText('31 menit lebih awal', { exact: true })).toBeVisible()
  await page.getByLabel(/^Keterangan/).fill('Anak sakit')
  await link(page, 'Ambil Selfie').click()
  await expect(page.getByText('Pulang 31 menit lebih awal?')).toBeVisible()
  await shutter(page).click()
  await expect(page.getByText('Check out tercatat')).toBeVisible()
  await expect(page.getByText('Pulang 31 menit lebih awal')).toBeVisible()
  expect(await rekan.sql(`select keterangan from presensi_kejadian where jenis = 'check_out'`)).toEqual([
    { keterangan: 'Anak sakit' },
  ])
})

test('[ORANG-05] a punch taken back leaves the day as before it, and the coordinator sees that it was', async ({
  page,
  rekan,
  jam,
}) => {
  await jam.stand()
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/checkin')
  await link(page, 'Ambil Selfie').click()
  await shutter(page).click()
  await press(page, 'Batalkan').click()
  await press(page, 'Tidak').click()
  await press(page, 'Batalkan').click()
  await expect(page.getByRole('alertdialog')).toContainText('Batalkan check in 07:52?')
  await press(page, 'Ya, Batalkan').click()
  await expect(page.getByText('Check in dibatalkan.')).toBeVisible()
  await expect(page).toHaveURL(/\/home\/?$/)
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await link(page, 'Check In').click()
  await expect(shutter(page)).toBeEnabled()

  await rekan.signIn(page, KOORDINATOR)
  const [siti] = await rekan.sql<{ id: number }>(
    `select karyawan_id as id from pengguna where email = '${KARYAWAN}'`,
  )
  await page.goto(`/presensi/${siti?.id}?tanggal=2026-11-20`)
  await expect(page.getByRole('region', { name: 'Dibatalkan' })).toContainText('Check In 07:52:13')
})

test('[ORANG-07] home’s clock is the server’s, however the phone’s is put right while the page’s own count runs on', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  await jam.stand()
  const geser = (lama: number) => jam.setWrongPhone(page, lama * 3_600_000)
  await rekan.signIn(page, KARYAWAN)
  const expectServerTime = (pukul: string) =>
    expect(page.getByRole('region', { name: 'Presensi hari ini' })).toContainText(new RegExp(`${pukul}:?13`))
  await page.goto('/home')
  await expectServerTime('07:52')

  // The next profile of the same page, then that of a page begun since.
  for (const lama of [3, -2]) {
    await geser(0)
    await page.reload()
    await expectServerTime('07:52')
    await geser(lama)
    await link(page, 'Check In').click()
    await shutter(page).click()
    await link(page, 'Selesai').click()
    await expectServerTime('07:52')
    await press(page, 'Batalkan').click()
    await press(page, 'Ya, Batalkan').click()
    await expect(page.getByText('Check in dibatalkan.')).toBeVisible()
    await expectServerTime('07:52')
    await page.reload()
    await expectServerTime('07:52')
  }
})
