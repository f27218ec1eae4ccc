import { extractText, getDocumentProxy } from 'unpdf'
import { BARIS, putSlip } from './slip.ts'
import { intercept } from './jawaban.ts'
import { expect, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'
const DAFTAR = 'GET /payroll?tahun'

/** As it is read, its space one that breaks. */
const rupiah = (jumlah: number) => `Rp ${jumlah.toLocaleString('id-ID')}`

test('[PAY-01, PAY-11, SPEK-04] the payslips of a year: a skeleton, cards, another year, amounts hidden', async ({
  page,
  rekan,
}) => {
  await putSlip(rekan, { bulan: 10, isTerbit: true, catatan: 'Termasuk bonus triwulan.' })
  await putSlip(rekan, { bulan: 11, isDibagikan: true })
  await putSlip(rekan, { bulan: 12, tahun: 2025, isTerbit: true })
  await putSlip(rekan, { bulan: 3, tahun: 2023, isTerbit: true })
  await rekan.signIn(page, KARYAWAN)
  const daftar = await intercept(page, DAFTAR, 'held')
  await page.goto('/home')
  await page.getByRole('link', { name: 'Slip Gaji' }).click()
  await expect(page).toHaveURL(/\/payroll$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Payslip' })).toBeVisible()
  await expect(page.getByText('Rincian Penerimaan Gaji')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rekap Payslip' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Memuat…' })).toBeVisible()
  daftar.become('passed')

  const card = (bulan: string) => page.getByRole('article').filter({ hasText: bulan })
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(card('November 2026')).toContainText('Draft')
  await expect(card('Oktober 2026')).toContainText('Diterbitkan')
  await expect(card('Oktober 2026')).toContainText(rupiah(5_877_652))
  await expect(card('Oktober 2026')).toContainText('Termasuk bonus triwulan.')

  await page.getByRole('button', { name: 'Sembunyikan nominal' }).click()
  await expect(page.getByText('5.877.652')).toHaveCount(0)
  await page.reload()
  await expect(card('Oktober 2026')).toContainText('disembunyikan')
  await expect(page.getByText('5.877.652')).toHaveCount(0)
  await page.getByRole('button', { name: 'Tampilkan nominal' }).click()

  await page.getByRole('button', { name: 'Tahun 2026' }).click()
  const tahun = page.getByRole('dialog', { name: 'Pilih tahun' })
  await expect(tahun.getByRole('group').getByRole('button')).toHaveText(['2024', '2025', '2026'])
  await expect(tahun.getByRole('button', { name: '3 tahun berikutnya' })).toBeDisabled()
  await tahun.getByRole('button', { name: '2025' }).click()
  await expect(page).toHaveURL(/tahun=2025/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card('Desember 2025')).toContainText('Diterbitkan')
  await page.getByRole('button', { name: 'Tahun 2025' }).click()
  await tahun.getByRole('button', { name: '3 tahun sebelumnya' }).click()
  await expect(tahun.getByRole('group').getByRole('button')).toHaveText(['2023'])
  await expect(tahun.getByRole('button', { name: '3 tahun sebelumnya' })).toBeDisabled()
  await tahun.getByRole('button', { name: '2023' }).click()
  await card('Maret 2023').click()
  await expect(page.getByRole('heading', { name: 'Detail Payslip' })).toBeVisible()
  await expect(page.getByText('Gaji bersih · Maret 2023')).toBeVisible()
  // A year that can't be chosen is the current one.
  await page.goto('/payroll?tahun=2022')
  await expect(page.getByRole('button', { name: 'Tahun 2026' })).toBeVisible()
})

test('[PAY-02] nobody’s payslip yet', async ({ page, rekan }) => {
  await rekan.signIn(page, 'kosong@rekan.example')
  await page.goto('/payroll')
  await expect(page.getByRole('heading', { name: 'Tidak Ada Slip Gaji' })).toBeVisible()
  await expect(page.getByText('Saat ini belum ada slip gaji yang tersedia.')).toBeVisible()
})

test('[PAY-03, PAY-04] a list that fails says why and begins anew; the current year is fetched ahead, and asked for again if that failed', async ({
  page,
  rekan,
}) => {
  for (const bulan of [5, 6, 7, 8, 9, 10]) await putSlip(rekan, { bulan, isTerbit: true })
  await rekan.signIn(page, KARYAWAN)
  const daftar = await intercept(page, DAFTAR, { status: 400, json: {} })
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/payroll') asked.push(url.searchParams.get('tahun') ?? '')
  })
  await page.goto('/payroll')
  await expect(page.getByRole('heading', { name: 'Terjadi Kesalahan' })).toBeVisible()
  await expect(page.getByText('Tidak dapat memuat data slip gaji.')).toBeVisible()
  daftar.become({ status: 400, json: { message: 'Layanan gaji sedang dirawat.' } })
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText('Layanan gaji sedang dirawat.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 500 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  daftar.become('held')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('status', { name: 'Memuat…' })).toBeVisible()
  await expect(page.getByText('Terjadi Kesalahan')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  daftar.become('passed')
  await expect(page.getByRole('article')).toHaveCount(6)

  // Another year is on screen; the current one comes ahead all the same, fails, and does not count as fetched.
  asked.length = 0
  daftar.become({ status: 400, json: {} })
  await page.goto('/payroll?tahun=2025')
  await expect(page.getByText('Terjadi Kesalahan')).toBeVisible()
  await expect.poll(() => asked.toSorted()).toEqual(['2025', '2026'])
  daftar.become('passed')
  await page.getByRole('button', { name: 'Tahun 2025' }).click()
  await page.getByRole('button', { name: '2026', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
  expect(asked).toHaveLength(3)
})

test('[PAY-05, PAY-07, PAY-09] one payslip line by line, and its PDF with the same figures in a new tab', async ({
  page,
  rekan,
}) => {
  await putSlip(rekan, { bulan: 10, isTerbit: true })
  const id = await putSlip(rekan, {
    bulan: 10,
    revisi: 1,
    catatan: 'Bonus yang tertinggal ditambahkan.',
    isTerbit: true,
  })
  await rekan.sql(`insert into payroll_dilihat select ${id}, id, 'detail', '2026-11-19', '2026-11-19T03:00Z'
    from pengguna where email = 'hrd@rekan.example'`)
  await rekan.signIn(page, KARYAWAN)
  const slip = await intercept(page, 'GET /payroll/*', 'held')
  await page.goto(`/payroll/${id}`)
  await expect(page.getByText('Memuat data slip gaji...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Detail Payslip' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/payroll')
  await expect(page.getByRole('button', { name: 'Download Slip Gaji' })).toBeDisabled()
  slip.become('passed')

  const part = (judul: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: judul, exact: true }) })
      .first()
  for (const [kelompok, nama, , jumlah] of BARIS) {
    const judul = { PENGHASILAN: 'Penghasilan', POTONGAN: 'Potongan', PENGHASILAN_LAIN: 'Penghasilan Lain' }
    await expect(part(judul[kelompok])).toContainText(
      `${nama}${kelompok === 'POTONGAN' ? '− ' : ''}${rupiah(jumlah)}`,
    )
  }
  await expect(part('Penghasilan')).toContainText(`Jumlah${rupiah(5_729_876)}`)
  await expect(part('Potongan')).toContainText(`Jumlah− ${rupiah(102_224)}`)
  await expect(part('Total')).toContainText(`Gaji kotor${rupiah(5_979_876)}`)
  await expect(part('Total')).toContainText(`Gaji bersih${rupiah(5_877_652)}`)
  await expect(page.getByText('Diterbitkan Rabu, 28 Oktober 2026')).toBeVisible()
  await expect(page.getByText('Bonus yang tertinggal ditambahkan.')).toBeVisible()
  await expect(part('Siapa yang melihat')).toContainText('Irfan Maulana membuka rinciannya 19 Nov 2026')

  const [tab, asked, opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.waitForResponse(/\/slip-gaji$/),
    page.context().waitForEvent('request', (request) => /\/api\/berkas\//.test(request.url())),
    page.getByRole('button', { name: 'Download Slip Gaji' }).click(),
  ])
  const { data } = (await asked.json()) as { data: { url: string } }
  expect(opened.url()).toBe(rekan.origin + data.url)
  expect(opened.frame().page()).toBe(tab)
  const answer = await page.request.get(data.url)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const bytes = await answer.body()
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  for (const jumlah of [...BARIS.map((baris) => baris[3]), 5_979_876, 102_224, 5_877_652])
    expect(text).toContain(jumlah.toLocaleString('id-ID'))

  await page.getByRole('link', { name: 'Yang pertama' }).click()
  await expect(page.getByText('Revisi ke-1')).toBeVisible()
  await expect(page.getByText('Bonus yang tertinggal ditambahkan.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/\/payroll$/)
})

test('[PAY-06, PAY-08, PAY-10] a draft has no PDF; a payslip that is not there, or another’s, is not found', async ({
  page,
  rekan,
}) => {
  const draft = await putSlip(rekan, { bulan: 11, isDibagikan: true })
  const unshown = await putSlip(rekan, { bulan: 10 })
  const stranger = await putSlip(rekan, { bulan: 11, karyawanId: 33, isTerbit: true })
  await rekan.signIn(page, KARYAWAN)
  await page.goto(`/payroll/${draft}`)
  await expect(page.getByText('Untuk Anda periksa')).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download Slip Gaji' })).toBeDisabled()
  for (const id of [unshown, stranger, 987_654, 'x']) {
    await page.goto(`/payroll/${id}`)
    await expect(page.getByText('Tidak dapat menemukan data slip gaji.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download Slip Gaji' })).toBeDisabled()
  }
  await page.getByRole('link', { name: 'Semua Slip Gaji' }).click()
  await expect(page).toHaveURL(/\/payroll$/)
  await intercept(page, 'GET /payroll/*', { json: { data: null } })
  await page.goto(`/payroll/${draft}`)
  await expect(page.getByText('Tidak dapat menemukan data slip gaji.')).toBeVisible()
})
