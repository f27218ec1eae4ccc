import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { chooseFile } from './berkas.ts'
import { openAlat, putSlip } from './slip.ts'
import { completeDasar } from './dasar-gaji.ts'
import { type Rekan, expect, test } from './test.ts'

const HRD = 'hrd@rekan.example'
/** What WPS on a phone calls a workbook */
const XLSX = 'application/wps-office.xlsx'

test.use({ viewport: { width: 1280, height: 800 } })

/** Pay of a month needs a company's name to stand under. */
const namePerusahaan = (rekan: Rekan) =>
  rekan.sql(`update perusahaan set nama = 'PT Karsa Bina Nusaraya', alamat = 'Jakarta Pusat'`)

/** The first name of a group of reasons, which opens to them */
const openNames = async (kelompok: Locator) => {
  await expect(kelompok.getByText('1 orang')).toBeVisible()
  await kelompok.getByText('1 orang').click()
  return kelompok.locator('li b').textContent()
}
const sheet = (page: Page) => page.getByRole('dialog')

async function openPhone(browser: Browser, rekan: Rekan): Promise<Page> {
  const context = await browser.newContext({ baseURL: rekan.origin, viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await rekan.signIn(phone, 'karyawan@rekan.example')
  return phone
}

test.beforeEach(({ rekan }) => completeDasar(rekan))

test('[PAY-06, PAY-08, ORANG-31] a month of pay: made from wages, one put right, shared, published, revised; the employee sees each step', async ({
  page,
  browser,
  rekan,
}) => {
  test.slow()
  await rekan.signIn(page, HRD)
  const phone = await openPhone(browser, rekan)
  const siti = page.getByRole('row', { name: /Siti Rahmawati/ })

  await test.step('who pays stands at the head', async () => {
    await page.goto('/kelola/gaji')
    await page.getByRole('button', { name: 'Isi nama perusahaan' }).click()
    await sheet(page).getByRole('button', { name: 'Simpan' }).click()
    await expect(sheet(page).getByText('Nama perusahaan harus diisi.')).toBeVisible()
    await sheet(page)
      .getByLabel(/^Nama perusahaan/)
      .fill('PT Karsa Bina Nusaraya')
    await sheet(page)
      .getByLabel(/^Alamat/)
      .fill('Jalan Medan Merdeka, Jakarta Pusat')
    await sheet(page).getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Kepala slip disimpan.')).toBeVisible()
    await expect(page.getByText('Kepala slip belum diisi')).toHaveCount(0)
  })

  await test.step('the month from wages', async () => {
    await page.getByRole('button', { name: /^Susun \d+ dari upah$/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Susun' }).click()
    await expect(sheet(page).getByText('54 slip gaji disusun.')).toBeVisible()
    await expect(
      sheet(page).getByText('Slip gaji Anda sendiri diurus oleh rekan HRD lain atau penyetuju gaji HRD.'),
    ).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Tutup' }).click()
    await expect(page.getByRole('table', { name: 'Slip gaji' })).toBeVisible()
  })

  await test.step('[MEJA-32] one is put right, with its sum as one types, among twelve lines in sight', async () => {
    await page.getByLabel('Cari nama atau kode').fill('KBN0031')
    await expect(page).toHaveURL(/nama=KBN0031/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await siti.getByRole('button', { name: 'Siti Rahmawati' }).click()
    await sheet(page).getByRole('button', { name: 'Tambah Penghasilan Lain' }).click()
    const lain = sheet(page).getByRole('group', { name: 'Penghasilan Lain' })
    await sheet(page).getByRole('button', { name: 'Simpan' }).click()
    await expect(lain.getByText('Nama baris harus diisi.')).toBeVisible()
    await expect(lain.getByText('Jumlah harus diisi.')).toBeVisible()
    await lain.getByLabel('Nama baris 1').fill('Bonus')
    await lain.getByLabel('Jumlah baris 1 (Rp)').fill('20.000.000.000')
    await expect(lain.getByText('Jumlah terlalu besar.')).toBeVisible()
    await lain.getByLabel('Jumlah baris 1 (Rp)').fill('250.000')
    await expect(lain.getByRole('status')).toHaveText(/250\.000/)
    // Twelve lines stand in sight at once, each a row of name, kind and amount.
    await page.setViewportSize({ width: 1366, height: 768 })
    const baris = sheet(page).locator('tbody tr')
    const semula = await baris.count()
    for (let i = semula; i < 12; i += 1)
      await sheet(page).getByRole('button', { name: 'Tambah Penghasilan Lain' }).click()
    await expect(baris).toHaveCount(12)
    await sheet(page)
      .getByRole('group', { name: 'Penghasilan', exact: true })
      .evaluate((group) => group.scrollIntoView({ block: 'start' }))
    await expect(baris.first()).toBeInViewport({ ratio: 1 })
    await expect(baris.last()).toBeInViewport({ ratio: 1 })
    const hapus = lain.getByRole('button', { name: /^Hapus baris/ })
    while ((await hapus.count()) > 1) await hapus.last().click()
    await page.setViewportSize({ width: 1280, height: 800 })
    const bersih = await sheet(page)
      .getByText(/^Gaji bersih Rp/)
      .textContent()
    await sheet(page).getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Slip gaji disimpan.')).toBeVisible()
    await expect(siti).toContainText(bersih?.replace('Gaji bersih ', '') ?? '?')
  })

  await test.step('nobody else sees a draft before it is shared', async () => {
    await phone.goto('/payroll')
    await expect(phone.getByText('Tidak Ada Slip Gaji')).toBeVisible()
    await siti.getByRole('checkbox').check()
    await page.getByRole('region', { name: 'Yang dipilih' }).getByRole('button', { name: 'Bagikan' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bagikan' }).click()
    await expect(page.getByText('1 slip gaji dibagikan.')).toBeVisible()
    await expect(siti).toContainText('Dibagikan')
    await phone.reload()
    await phone.getByRole('link', { name: 'November 2026' }).click()
    await expect(phone.getByText('Untuk Anda periksa')).toBeVisible()
    await expect(phone.getByText('Bonus')).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Download Slip Gaji' })).toBeDisabled()
  })

  await test.step('published, it can be read and saved, not changed', async () => {
    await siti.getByRole('button', { name: 'Siti Rahmawati' }).click()
    await sheet(page).getByRole('button', { name: 'Terbitkan' }).click()
    const tanya = page.getByRole('alertdialog')
    await expect(tanya).toContainText('tidak dapat diubah lagi')
    await expect(tanya).toContainText('Periode 1 November 2026 sampai 30 November 2026, 1 orang.')
    await tanya.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(tanya.getByText('Centang dulu bila memang perlu terbit sekarang.')).toBeVisible()
    await tanya.getByRole('checkbox').check()
    await tanya.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(siti).toContainText('Diterbitkan')
    await phone.reload()
    await expect(phone.getByText(/^Diterbitkan Jumat, 20 November 2026/)).toBeVisible()
    const [asked] = await Promise.all([
      phone.waitForResponse(/\/slip-gaji$/),
      phone.getByRole('button', { name: 'Download Slip Gaji' }).click(),
    ])
    const { data } = (await asked.json()) as { data: { url: string } }
    const pdf = await (await phone.request.get(data.url)).body()
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('a revision says why and takes its place', async () => {
    await siti.getByRole('button', { name: 'Siti Rahmawati' }).click()
    await expect(sheet(page).getByText('Sudah diterbitkan')).toBeVisible()
    await expect(sheet(page).getByRole('button', { name: 'Simpan' })).toHaveCount(0)
    await sheet(page).getByRole('button', { name: 'Buat Revisi' }).click()
    await sheet(page).getByRole('button', { name: 'Buat Revisi' }).click()
    await expect(sheet(page).getByText('Alasan revisi harus diisi.')).toBeVisible()
    await sheet(page)
      .getByLabel(/^Alasan/)
      .fill('Bonus kurang.')
    await sheet(page).getByRole('button', { name: 'Buat Revisi' }).click()
    const lain = sheet(page).getByRole('group', { name: 'Penghasilan Lain' })
    await lain.getByLabel('Jumlah baris 1 (Rp)').fill('300.000')
    await sheet(page).getByRole('button', { name: 'Simpan' }).click()
    await expect(siti).toContainText('Revisi 1')
    await siti.getByRole('checkbox').check()
    await page
      .getByRole('region', { name: 'Yang dipilih' })
      .getByRole('button', { name: 'Terbitkan' })
      .click()
    await page.getByRole('alertdialog').getByRole('checkbox').check()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Terbitkan' }).click()
    await expect(siti).toContainText('Diterbitkan')
    await phone.goto('/payroll')
    await expect(phone.getByRole('article')).toHaveCount(1)
    await expect(phone.getByRole('article')).toContainText('Revisi ke-1')
    await expect(phone.getByRole('article')).toContainText('Bonus kurang.')
  })
  await phone.context().close()
})

test('[ORANG-31] the table of a month: order, filters and page in the address, rows by the keyboard, one’s own left to others, what failed told row by row', async ({
  page,
  rekan,
}) => {
  const baris = (jumlah: number) => [['PENGHASILAN', 'Gaji Pokok', 'TETAP', jumlah] as const]
  for (const [karyawanId, jumlah] of [
    [31, 5_000_000],
    [32, 7_000_000],
    [33, 6_000_000],
  ] as const)
    await putSlip(rekan, { bulan: 11, karyawanId, baris: baris(jumlah), isTerbit: karyawanId === 33 })
  const [sendiri] = await rekan.sql<{ karyawan_id: number }>(
    'select karyawan_id from pengguna where email = $1',
    [HRD],
  )
  await putSlip(rekan, { bulan: 11, karyawanId: sendiri?.karyawan_id ?? 0, baris: baris(9_000_000) })
  await namePerusahaan(rekan)
  await rekan.signIn(page, HRD)
  await page.goto('/kelola/gaji?urut=gaji_bersih,desc')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(1)).toContainText('9.000.000')
  await expect(rows.nth(1)).toContainText('Milik Anda')
  await expect(rows.nth(1).getByRole('checkbox')).toBeDisabled()
  await expect(page.getByRole('columnheader', { name: 'Bersih' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Bersih' }).click()
  await expect(rows.nth(1)).toContainText('5.000.000')
  await expect(page).toHaveURL(/urut=gaji_bersih%2Casc/)
  await page.getByRole('button', { name: 'Diterbitkan' }).click()
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)
  // Comes above the buttons, and would push them from under a press.
  await expect(page.getByRole('heading', { name: /perlu dilengkapi$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Diterbitkan' }).click()
  await expect(rows).toHaveCount(5)

  // From row to row; with Shift all between.
  const first = rows.nth(1).getByRole('checkbox')
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(3).getByRole('checkbox')).toBeFocused()
  await rows
    .nth(3)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 dipilih')).toBeVisible()

  // Another of HR changes one of them meanwhile.
  await rekan.sql('update payroll set versi = versi + 1 where karyawan_id = 32')
  const bar = page.getByRole('region', { name: 'Yang dipilih' })
  await bar.getByRole('button', { name: 'Terbitkan' }).click()
  const tanya = page.getByRole('alertdialog')
  await expect(tanya).toContainText('Periode 1 November 2026 sampai 30 November 2026, 3 orang.')
  await tanya.getByRole('checkbox').check()
  await tanya.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(sheet(page).getByText('1 diterbitkan, 1 sudah terbit sebelumnya, 1 gagal.')).toBeVisible()
  const gagal = sheet(page).getByRole('list').first().locator('> li')
  await expect(gagal).toHaveCount(1)
  await expect(gagal).toContainText('berubah sejak Anda memilihnya')
  const nama = (await openNames(gagal)) ?? '?'
  await sheet(page).getByRole('button', { name: 'Tutup' }).click()
  await expect(bar).toHaveCount(0)
  await expect(rows.filter({ hasText: nama })).toContainText('Draft')

  await rows.filter({ hasText: 'Milik Anda' }).getByRole('button').click()
  await expect(sheet(page).getByText('HRD lain yang menyusun, membagikan, dan menerbitkannya.')).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: /Simpan|Terbitkan|Hapus/ })).toHaveCount(0)
})

test('[BACA-15] one payslip begins with what its wage comes to; a month comes from a workbook once nothing in it is wrong', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, HRD)
  await page.goto('/kelola/gaji')
  await page.getByRole('button', { name: 'Buat Satu' }).click()
  await sheet(page).getByRole('button', { name: 'Lanjut' }).click()
  await expect(sheet(page).getByText('Karyawan harus dipilih.')).toBeVisible()
  await sheet(page).getByRole('combobox', { name: 'Karyawan' }).click()
  await page.getByPlaceholder('Cari...').fill('Siti Rahma')
  await page.getByRole('option', { name: /Siti Rahmawati/ }).click()
  await sheet(page).getByRole('button', { name: 'Lanjut' }).click()
  await expect(sheet(page).getByLabel('Nama baris 1').first()).toHaveValue('Gaji Pokok')
  // A THR besides: its tax is reckoned anew, by another PTKP as well.
  const pajak = sheet(page).getByRole('group', { name: 'BPJS dan PPh 21' })
  await sheet(page).getByRole('button', { name: 'Tambah Penghasilan', exact: true }).click()
  const penghasilan = sheet(page).getByRole('group', { name: 'Penghasilan', exact: true })
  await penghasilan
    .getByLabel(/^Nama baris/)
    .last()
    .fill('Tunjangan Hari Raya')
  await penghasilan
    .getByLabel(/^Jumlah baris/)
    .last()
    .fill('4.000.000')
  await pajak.getByLabel('Status PTKP').selectOption('K/1')
  await pajak.getByRole('button', { name: 'Hitung Ulang' }).click()
  await expect(page.getByText('BPJS dan PPh 21 dihitung ulang.')).toBeVisible()
  const potongan = sheet(page).getByRole('group', { name: 'Potongan' })
  await expect(potongan.getByLabel('Nama baris 4')).toHaveValue('PPh Pasal 21')
  await expect(potongan.getByLabel('Jumlah baris 4 (Rp)')).toHaveValue('354.602')
  await sheet(page).getByRole('button', { name: 'Buat Draft' }).click()
  await expect(page.getByText('Draft slip gaji dibuat.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Siti Rahmawati/ })).toContainText('Draft')

  await openAlat(page, 'Impor XLSX')
  const berkas = sheet(page).locator('input[type=file]')
  const salah = Buffer.from('PK bukan lembar kerja')
  await chooseFile(berkas, { name: 'gaji.xlsx', type: XLSX, buffer: salah })
  await sheet(page).getByRole('button', { name: 'Periksa' }).click()
  await expect(sheet(page).getByText('Berkas ini bukan lembar kerja Excel (.xlsx) yang utuh.')).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: /^Impor/ })).toHaveCount(0)

  const [templat] = await Promise.all([
    page.waitForEvent('download'),
    sheet(page).getByRole('button', { name: 'Unduh Templat' }).click(),
  ])
  expect(templat.suggestedFilename()).toMatch(/\.xlsx$/)
  const buffer = await readFile(await templat.path())
  /** As the template came, uploaded again. */
  const judge = async () => {
    await sheet(page).getByRole('button', { name: 'Hapus berkas' }).click()
    await chooseFile(berkas, { name: 'gaji.xlsx', type: XLSX, buffer })
    await sheet(page).getByRole('button', { name: 'Periksa' }).click()
  }
  const [agus] = await rekan.sql<{ nama: string }>(
    `update karyawan set nama = 'Agus Baru' where id = 3 returning (select nama from karyawan where id = 3)`,
  )
  await judge()
  await expect(sheet(page).getByText('Belum ada yang diimpor.')).toBeVisible()
  await expect(sheet(page).getByRole('listitem')).toHaveText(/KBN0003 adalah Agus Baru, bukan /)
  await expect(sheet(page).getByRole('button', { name: 'Periksa' })).toBeDisabled()
  await rekan.sql('update karyawan set nama = $1 where id = 3', [agus?.nama])
  await judge()
  await expect(sheet(page).getByText('Siap diimpor')).toBeVisible()
  // Who is paid by the day has not worked, and one has no wage.
  await expect(sheet(page).getByRole('status')).toContainText('5 karyawan tanpa angka dilewati.')
  await sheet(page)
    .getByRole('button', { name: /^Impor \d+ Baris$/ })
    .click()
  await expect(page.getByText(/^Impor selesai: \d+ dibuat, 1 diubah\.$/)).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(2)

  // A month to come has no payslips, whatever the address says.
  await page.goto('/kelola/gaji?bulan=12&tahun=2026')
  await expect(page.getByRole('button', { name: 'November 2026' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bulan berikutnya' })).toBeDisabled()
})

test('a month of pay is HR’s; the back office’s stylesheet comes with it alone', async ({ page, rekan }) => {
  const styles: string[] = []
  const pintu = page
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'Kelola' })
  page.on('request', (request) => /assets\/_kelola-.*css$/.test(request.url()) && styles.push(request.url()))
  await rekan.signIn(page, 'koordinator@rekan.example')
  await page.goto('/kelola/gaji')
  await expect(page.getByText('Bagian ini tidak termasuk tugas Anda')).toBeVisible()
  await rekan.signIn(page, HRD)
  styles.length = 0
  await page.goto('/home')
  await pintu.waitFor()
  expect(styles).toEqual([])
  const size = async () => {
    const box = await pintu.boundingBox()
    return [box?.width, box?.height]
  }
  const before = await size()
  await pintu.click()
  await page.getByRole('link', { name: 'Slip gaji', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slip gaji' })).toBeVisible()
  expect(styles).toHaveLength(1)
  // What was there before looks as it did.
  await page.goBack()
  await page.goBack()
  expect(await size()).toEqual(before)
})

test('[ORANG-17] who is named approves what HR made of their own, and HR sees no button that would', async ({
  page,
  rekan,
}) => {
  const [akun] = await rekan.sql<{ id: number; karyawan_id: number }>(
    'select id, karyawan_id from pengguna where email = $1',
    [HRD],
  )
  const id = await putSlip(rekan, { bulan: 10, karyawanId: akun?.karyawan_id ?? 0 })
  await rekan.sql(`insert into penyetuju_gaji_hr (pengguna_id) select id from pengguna where role = 'admin'`)
  await rekan.sql('update payroll set dibuat_oleh_id = $1 where id = $2', [akun?.id, id])
  await namePerusahaan(rekan)
  await rekan.signIn(page, HRD)
  await page.goto('/kelola/gaji?bulan=10&tahun=2026')
  const milik = page.getByRole('row').filter({ hasText: 'Milik Anda' })
  await expect(milik.getByRole('checkbox')).toBeDisabled()
  await milik.getByRole('button').click()
  await expect(sheet(page).getByRole('button', { name: 'Minta Persetujuan' })).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: 'Terbitkan' })).toHaveCount(0)
  await sheet(page).getByRole('button', { name: 'Minta Persetujuan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Minta persetujuan' }).click()
  await expect(page.getByText('1 slip gaji dimintakan persetujuan.')).toBeVisible()

  await rekan.signIn(page, 'admin@rekan.example')
  await page.goto('/payroll')
  await page.getByRole('link', { name: /^Setujui slip gaji/ }).click()
  await page.getByRole('button', { name: 'Setujui dan Terbitkan' }).click()
  const tanya = page.getByRole('alertdialog')
  await expect(tanya).toContainText('Periode 1 Oktober 2026 sampai 31 Oktober 2026, 1 orang.')
  await tanya.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(page.getByText('Slip gaji disetujui dan terbit.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download Slip Gaji' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Setujui dan Terbitkan' })).toHaveCount(0)
})

test('[UPAH-44] why: each proposed line opens its rule, days and figures, which add up to it, on the employee’s phone too', async ({
  page,
  browser,
  rekan,
}) => {
  test.slow()
  await namePerusahaan(rekan)
  await rekan.signIn(page, HRD)
  await page.goto('/kelola/gaji')
  await page.getByRole('button', { name: /^Susun \d+ dari upah$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Susun' }).click()
  await sheet(page).getByRole('button', { name: 'Tutup' }).click()
  await page.getByLabel('Cari nama atau kode').fill('KBN0031')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Siti Rahmawati' }).click()
  const [slip] = await rekan.sql<{ id: number }>(
    `select id from payroll where karyawan_id = 31 and tahun = 2026 and bulan = 11`,
  )
  const baris = await rekan.sql<{ nama: string; jumlah: number }>(
    'select nama, jumlah::integer as jumlah from payroll_baris where payroll_id = $1 order by id',
    [slip?.id],
  )
  expect(baris.length).toBeGreaterThan(3)
  const expectMengapa = async (on: Locator) => {
    for (const { nama, jumlah } of baris) {
      const tanya = on
        .locator('details')
        .filter({ has: on.page().getByLabel(`Mengapa ${nama}?`, { exact: true }) })
      await tanya.locator('summary').click()
      await expect(tanya.locator('p')).not.toBeEmpty()
      const bagian = await tanya.locator('li > :last-child').allInnerTexts()
      const rupiah = bagian.map((teks) => Number(teks.replaceAll(/\D/g, '')))
      expect([nama, rupiah.reduce((n, satu) => n + satu, 0)]).toEqual([nama, jumlah])
      await expect(tanya.locator('li').first()).toContainText('2026')
      await tanya.locator('summary').click()
    }
  }
  await expectMengapa(sheet(page))
  // An amount that somebody writes instead is theirs.
  const pokok = sheet(page).getByLabel('Mengapa Gaji Pokok?', { exact: true })
  await expect(pokok).toBeVisible()
  await sheet(page).getByLabel('Jumlah baris 1 (Rp)').first().fill('1.234.567')
  await expect(pokok).toBeHidden()

  await rekan.sql('update payroll set dibagikan_pada = dibuat_pada where id = $1', [slip?.id])
  const phone = await openPhone(browser, rekan)
  await phone.goto(`/payroll/${slip?.id}`)
  await expect(phone.getByText('Untuk Anda periksa')).toBeVisible()
  await expectMengapa(phone.locator('main'))
  await phone.context().close()
})
