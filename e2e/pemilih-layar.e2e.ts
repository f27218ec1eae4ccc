import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'

/** What the page asks of a list from now on, as its query stands in the address. */
function asked(page: Page, path: string): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === `/api/${path}`) queries.push(decodeURIComponent(search.slice(1).replaceAll('+', ' ')))
  })
  return queries
}

test('[SPEK-01] the month of a recap is chosen from all twelve, its year from 1900 on, twelve years a page', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  for (const [path, empty] of [
    ['/rekap/presensi', 'Tidak ada data presensi'],
    ['/rekap/perizinan', 'Data tidak ditemukan'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: 'November 2026' }).click()
    const panel = page.getByRole('dialog', { name: 'Pilih bulan' })
    const choices = panel.getByRole('group').getByRole('button')
    await expect(choices).toHaveText('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' '))
    await panel.getByRole('button', { name: '2026, pilih tahun' }).click()
    await expect(choices).toHaveText(Array.from({ length: 12 }, (_, i) => String(2015 + i)))
    const previous = panel.getByRole('button', { name: '12 tahun sebelumnya' })
    for (let leaf = 0; leaf < 10; leaf++) await previous.click()
    await expect(choices.first()).toHaveText('1900')
    await expect(previous).toBeDisabled()
    await choices.first().click()
    await expect(panel.getByRole('button', { name: 'Tahun sebelumnya' })).toBeDisabled()
    await choices.first().click()
    await expect(page).toHaveURL(/\?bulan=1&tahun=1900$|\?tahun=1900&bulan=1$/)
    await expect(page.getByText(empty, { exact: true })).toBeVisible()
  }
})

test('[SPEK-03] a list of references is asked for anew after 30 s, not at 29', async ({
  page,
  rekan,
  jam,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await jam.stand()
  const lists = ['jenis-karyawan', 'status-pernikahan'].map((nama) => asked(page, `reference/${nama}`))
  const counts = () => lists.map((queries) => queries.length)
  await page.goto('/akun/karyawan/edit/personal')
  const field = page.getByRole('combobox', { name: /^Jabatan/ })
  await expect(field).toHaveText(/^Karyawan/)
  await expect.poll(counts).toEqual([1, 1])
  // A list is as old as its arrival, not as its being asked for: both are there before the clock moves.
  for (const name of [/^Jabatan/, /^Status pernikahan/]) {
    await page.getByRole('combobox', { name }).click()
    await expect(page.getByRole('option').nth(1)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const leaveAndReturn = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Kembali' }).click()
    await page.getByRole('link', { name: 'Ubah Data Diri' }).click()
    await expect(field).toHaveText(/^Karyawan/)
  }
  await jam.skip(29_000)
  await leaveAndReturn()
  expect(counts()).toEqual([1, 1])
  await jam.skip(1001)
  await leaveAndReturn()
  await expect.poll(counts).toEqual([2, 2])
})

test('[SPEK-10, SPEK-11] lists longer than 100 are searched by the server, with its filter and order', async ({
  page,
  rekan,
}) => {
  // All of the site where the person works.
  await rekan.sql(
    `with k as (insert into pengguna (nama, role) select 'Koordinator ' || n, 'koordinator' from generate_series(1, 100) n returning id)
    insert into kantor_koordinator (kantor_id, pengguna_id, mulai)
    select p.kantor_id, k.id, '2026-01-01' from k, penempatan p where p.karyawan_id = 31 and p.tanggal_selesai is null and p.utama`,
  )
  await rekan.sql(`insert into jenis_cuti (id, kode, nama, satuan, kuota_per, dibayar, dokumen_wajib, boleh_menyusul,
      mengurangi_cuti_tahunan, masa_kerja_minimum_bulan, cara_hitung, dasar_hukum, aktif)
    select 1000 + n, 'UJI' || n, 'Cuti uji ' || n, 'hari', 'kejadian', true, false, false, false, 0, 'hari_kerja', 'uji', true
    from generate_series(1, 100) n`)
  await rekan.signIn(page, KARYAWAN)
  const koordinator = asked(page, 'koordinator')
  const jenis = asked(page, 'reference/jenis-cuti')
  await page.goto('/perizinan/create')
  await page.getByRole('radio', { name: /^Cuti/ }).check()
  const atasan = page.getByRole('combobox', { name: 'Koordinator' })
  await expect(atasan).toHaveText('Rizky Pratama')
  expect(koordinator).toEqual(['sort[]=nama,desc'])

  await atasan.click()
  await page.getByPlaceholder('Cari...').fill('Koordinator 77')
  await expect(page.getByRole('option')).toHaveText(['Koordinator 77'])
  expect(koordinator.at(-1)).toBe('sort[]=nama,desc&nama=Koordinator 77')
  // Looking for another is no choice.
  await page.keyboard.press('Escape')
  await expect(atasan).toHaveText('Rizky Pratama')

  await expect.poll(() => jenis).toEqual(['sort=nama,asc'])
  await page.getByRole('combobox', { name: 'Jenis cuti' }).click()
  await page.getByPlaceholder('Cari...').fill('uji 42')
  await expect(page.getByRole('option')).toHaveText([/^Cuti uji 42/])
  expect(jenis.at(-1)).toBe('sort=nama,asc&nama=%uji 42%')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Jenis cuti' })).toHaveText(/^Cuti uji 42/)
})

test('[SPEK-02, SPEK-09] optional filters show the shared pickers’ own words until something is chosen', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`insert into absensi (karyawan_id, koordinator_id, jenis_izin, total_hari, diajukan_oleh_id,
      tanggal_mulai, tanggal_selesai, keterangan, dibuat_pada)
    select p.karyawan_id, k.id, 'IZIN', 2, p.id, '2026-11-24', '2026-11-25', 'Mengantar orang tua.', '2026-11-19T02:00:00Z'
    from pengguna p, pengguna k where p.karyawan_id = 31 and k.email = 'koordinator@rekan.example'`)
  await rekan.signIn(page, 'hrd@rekan.example')
  for (const [path, select, chosen] of [
    ['/izin', 'Koordinator', 'Rizky Pratama'],
    ['/presensi/', 'Kantor', 'Kantor Pusat Jakarta'],
  ] as const) {
    await page.goto(path)
    if (path === '/izin') await page.getByRole('button', { name: 'Saring' }).click()
    const combobox = page.getByRole('combobox', { name: select })
    await expect(combobox).toHaveText('Select an option...')
    const date = page.getByPlaceholder('Pick a date')
    expect((await date.boundingBox())?.width).toBe(240)
    await combobox.click()
    await page.getByRole('option', { name: chosen }).click()
    await expect(combobox).toHaveText(chosen)
    await expect(page).toHaveURL(new RegExp(`${select.toLowerCase()}=\\d+`))

    await date.fill('24/11/2026')
    await page.keyboard.press('Tab')
    await expect(date).toHaveValue('November 24, 2026')
    if (path === '/presensi/') {
      await expect(page.getByText('Paling akhir 20/11/2026.')).toBeVisible()
      await date.fill('19/11/2026')
      await page.keyboard.press('Tab')
      await expect(date).toHaveValue('November 19, 2026')
    }
    await expect(page).toHaveURL(path === '/izin' ? /tanggal=2026-11-24/ : /tanggal=2026-11-19/)
    await page.getByRole('button', { name: 'Tanggal: hapus' }).click()
    await expect(page).not.toHaveURL(/tanggal=/)
    await combobox.click()
    await page.getByRole('option', { name: chosen }).click()
    await expect(combobox).toHaveText('Select an option...')
  }
})
