import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { greyPng } from '../apps/server/test/png.ts'
import { ALL, findViolations } from './axe.ts'
import { chooseFile } from './berkas.ts'
import { expect, test, walk } from './test.ts'

/** The company's settings on screen: every section, on a laptop and on a phone. */

const HRD = 'hrd@rekan.example'
const ADMIN = 'admin@rekan.example'
/** Sections of HR's with their headings; an administrator has the last four. */
const BAGIAN = {
  perusahaan: 'Perusahaan',
  'jam-kerja': 'Jam kerja',
  libur: 'Hari libur',
  cuti: 'Cuti & izin',
  upah: 'Tunjangan & premi',
  'masa-simpan': 'Masa simpan',
  lokasi: 'Lokasi & foto',
  peran: 'Peran & lingkup',
  masuk: 'Masuk',
  modul: 'Modul',
  surel: 'Surel & notifikasi',
} as const

test.use({ viewport: { width: 1366, height: 768 } })

const judul = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Writes a setting by the API, as another browser of this account would. */
async function atur(page: Page, origin: string, email: string, kunci: string, nilai: number) {
  const masuk = await page.request.post(`${origin}/api/login`, { data: { email, password: DEMO_PASSWORD } })
  const { data } = (await masuk.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}` }
  const jawaban = await page.request.post(`${origin}/api/kelola/pengaturan`, {
    headers,
    data: { kunci, nilai },
  })
  expect(jawaban.status(), await jawaban.text()).toBe(200)
}

test('[MEJA-01, ATUR-01, ATUR-05] HR walks every section; what they set holds from its day, is called off, and is never lost unseen', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  await rekan.signIn(page, HRD)

  await test.step('each section has its address, at 1366 and at 390 px, and nothing for axe to say', async () => {
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    for (const [i, [id, name]] of Object.entries(BAGIAN).entries()) {
      if (i === 0) await page.goto(`/kelola/pengaturan/${id}`)
      else await walk(page, `/kelola/pengaturan/${id}`)
      for (const width of [1366, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(judul(page, name)).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expect.poll(over, `${id} ${width}`).toBe(0)
      }
      expect(await findViolations(page, ALL), id).toEqual([])
    }
    await page.getByRole('link', { name: 'Semua pengaturan' }).click()
    await page.getByRole('link', { name: /^Hari libur/ }).click()
    await expect(judul(page, 'Hari libur')).toBeVisible()
    await page.setViewportSize({ width: 1366, height: 768 })
    for (const [lama, baru] of [
      ['aturan-cuti', 'cuti'],
      ['masa-simpan', 'masa-simpan'],
    ] as const) {
      await page.goto(`/kelola/${lama}`)
      await expect(page).toHaveURL(new RegExp(`/kelola/pengaturan/${baru}$`))
    }
  })

  await test.step('the company: a click elsewhere asks first; numbers are kept as digits', async () => {
    await walk(page, '/kelola/pengaturan/perusahaan')
    await page.getByLabel('NPWP').fill('01.234.567.8-901.234')
    await page
      .getByRole('navigation', { name: 'Bagian pengaturan' })
      .getByRole('link', { name: 'Modul' })
      .click()
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await expect(page.getByLabel('NPWP')).toHaveValue('01.234.567.8-901.234')
    await page.getByLabel(/^NIB/).fill('123')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('NIB harus 13 angka.')).toBeVisible()
    await page.getByLabel(/^Nama perusahaan/).fill('PT Jaga Uji')
    await page.getByLabel(/^Alamat/).fill('Jalan Uji 1, Jakarta')
    await page.getByLabel(/^NIB/).fill('1234567890123')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Data perusahaan disimpan.')).toBeVisible()
    expect(await rekan.sql('select npwp, nib from perusahaan')).toEqual([
      { npwp: '012345678901234', nib: '1234567890123' },
    ])

    const logo = page.getByRole('region', { name: 'Logo' })
    const pilih = (type: string, buffer: Buffer) =>
      chooseFile(logo.locator('input[type=file]'), { name: 'logo', type, buffer })
    await pilih('image/png', Buffer.from('bukan gambar'))
    await expect(logo.getByText('Logo harus berupa gambar PNG, JPEG, atau WebP.')).toBeVisible()
    const gambar = greyPng(64, (x) => x * 2)
    await pilih('', gambar)
    await expect(logo.getByRole('img', { name: 'Logo perusahaan' })).toBeVisible()
    // Its saving is this form's own: nobody was faster.
    await page.getByLabel('Telepon').fill('(021) 555-0101')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Data perusahaan disimpan.')).toBeVisible()
    expect(
      await rekan.sql(
        'select telepon, logo is not null as berlogo from kop_surat join perusahaan p on p.kop_id = kop_surat.id',
      ),
    ).toEqual([{ telepon: '(021) 555-0101', berlogo: true }])
  })

  await test.step('the cut-off takes the day from which it holds, and is called off before that day', async () => {
    const kartu = page.getByRole('region', { name: 'Tanggal tutup presensi' })
    const lembar = page.getByRole('dialog', { name: /^Ubah/ })
    // What was saved just now is fetched anew, and takes the place of what stood there.
    await expect(async () => {
      await kartu.getByRole('button', { name: /^Ubah/ }).click({ timeout: 5000 })
      await expect(lembar).toBeVisible({ timeout: 5000 })
    }).toPass()
    await lembar.getByLabel(/^Tanggal tutup/).fill('20')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(lembar.getByText('Isi tanggal mulai berlakunya.')).toBeVisible()
    await lembar.getByLabel(/^Berlaku mulai/).fill('01/12/2026')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(kartu).toContainText('Mulai 01/12/2026: Tanggal 20')
    await expect(kartu).toContainText('Akhir bulan')
    await kartu.getByRole('button', { name: 'Batalkan perubahan' }).click()
    await expect(kartu.getByText('Mulai 01/12/2026')).toHaveCount(0)
    await kartu.getByText(/^Riwayat/).click()
    await expect(kartu).toContainText('tetap Akhir bulan')
  })

  await test.step('who was slower sees what stands now, and writes over it only on purpose', async () => {
    await walk(page, '/kelola/pengaturan/masa-simpan')
    const kartu = page.getByRole('region', { name: 'Masa simpan foto' })
    await kartu.getByRole('button', { name: /^Ubah/ }).click()
    await atur(page, rekan.origin, HRD, 'simpan_foto_bulan', 18)
    const lembar = page.getByRole('dialog', { name: /^Ubah/ })
    await lembar.getByLabel(/^Masa simpan foto/).fill('24')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(lembar.getByRole('alert', { name: 'Diubah orang lain' })).toContainText('18 bulan')
    await lembar.getByRole('button', { name: 'Lanjutkan dengan isian saya' }).click()
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(kartu).toContainText('24 bulan')
  })

  await test.step('[KERJA-10, KERJA-11] a week changes from a day on; one dated back says what it moves and asks why', async () => {
    await walk(page, '/kelola/pengaturan/jam-kerja')
    const kartu = page.getByRole('region', { name: 'Lima hari 08:00-17:00' })
    await expect(kartu).toContainText('Senin–Jumat 08:00–17:00')
    const buka = async (mulai: string, hari: string, masuk: string) => {
      await kartu.getByRole('button', { name: /^Ubah jam/ }).click()
      const lembar = page.getByRole('dialog', { name: /^Ubah/ })
      await lembar.getByLabel(/^Berlaku mulai/).fill(mulai)
      await lembar.getByLabel(`${hari} mulai`).fill(masuk)
      return lembar
    }
    const nanti = await buka('30/11/2026', 'Senin', '07:00')
    await expect(nanti.getByRole('status')).toContainText(/Berlaku bagi \d+ orang/)
    await nanti.getByRole('button', { name: 'Simpan' }).click()
    await expect(nanti).toBeHidden()
    await expect(kartu).toContainText('Mulai Senin, 30 November 2026')
    await expect(kartu).toContainText('Senin 07:00–17:00')
    await kartu.getByRole('button', { name: /^Batalkan perubahan/ }).click()
    await page.getByRole('button', { name: 'Batalkan perubahan', exact: true }).click()
    await expect(kartu).not.toContainText('30 November')
    // Thursday the 19th has been worked.
    const lewat = await buka('18/11/2026', 'Kamis', '07:30')
    await expect(lewat.getByRole('status')).toContainText(/[1-9]\d* hari kerja/)
    await lewat.getByRole('button', { name: 'Simpan' }).click()
    const alasan = lewat.getByLabel(/^Alasan berlaku mundur/)
    await expect(alasan).toHaveAttribute('aria-invalid', 'true')
    await alasan.fill('Salah tulis')
    await lewat.getByRole('button', { name: 'Simpan' }).click()
    await expect(lewat).toBeHidden()
    await expect(kartu).toContainText('Kamis 07:30–17:00')
    await expect(kartu).toContainText('Yang pernah berlaku (1)')
  })

  await test.step('a company day makes that date off for who follows holidays; a day that is past stays', async () => {
    await walk(page, '/kelola/pengaturan/libur')
    await page.getByRole('button', { name: 'Hari Perusahaan' }).click()
    const lembar = page.getByRole('dialog', { name: 'Hari Perusahaan' })
    await lembar.getByLabel(/^Nama/).fill('Ulang tahun perusahaan')
    await lembar.getByLabel(/^Tanggal/).fill('20/11/2026')
    await lembar.getByRole('button', { name: 'Liburkan' }).click()
    await expect(lembar.getByLabel(/^Tanggal/)).toHaveAttribute('aria-invalid', 'true')
    await lembar.getByLabel(/^Tanggal/).fill('24/11/2026')
    await lembar.getByRole('button', { name: 'Liburkan' }).click()
    await expect(lembar).toBeHidden()
    await expect(page.getByRole('region', { name: 'Hari perusahaan' })).toContainText(
      'Selasa, 24 November 2026 · Ulang tahun perusahaan',
    )
    // Some sites' alone, undone; a national day worked on, undone.
    const hari = page.getByRole('region', { name: 'Hari perusahaan' }).getByRole('listitem')
    const lokasi = page.getByRole('dialog', { name: 'Lokasi Ulang tahun perusahaan' })
    const pilih = async (cara: string, kantor: string) => {
      await hari.getByRole('button', { name: /ubah lokasi/ }).press('Enter')
      await lokasi.getByRole('radio', { name: cara }).check()
      await lokasi.getByRole('button', { name: 'Simpan' }).click()
      await expect(lokasi.getByText('Pilih lokasi kerja.')).toBeVisible()
      await lokasi.getByRole('button', { name: /: Belum dipilih/ }).click()
      await page.getByRole('checkbox', { name: kantor }).check()
      await page.keyboard.press('Escape')
      await lokasi.getByRole('button', { name: 'Simpan' }).click()
    }
    await pilih('Hanya lokasi tertentu', 'Kantor Pusat Jakarta')
    await expect(lokasi).toBeHidden()
    await expect(hari).toContainText('Hanya Kantor Pusat Jakarta')
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(hari).toContainText('Semua lokasi')
    const natal = page.getByRole('checkbox', { name: /Desember 2026 · Kelahiran/ })
    await natal.click()
    await expect(page.getByText(/Natal\): hari kerja biasa\./)).toBeVisible()
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(natal).toBeChecked()
    // Somebody else was faster: the second is told what they did.
    const lebihCepat = (isi: string) =>
      rekan.sql(`update libur set ${isi}, versi = versi + 1 where tanggal = '2026-11-24' returning versi`)
    await lebihCepat('berlaku = false')
    await pilih('Semua kecuali lokasi tertentu', 'Kantor Pusat Jakarta')
    await expect(lokasi.getByRole('alert', { name: 'Diubah orang lain' })).toContainText('hari kerja biasa')
    await lokasi.getByRole('button', { name: 'Pakai yang tersimpan' }).click()
    await expect(hari.getByRole('checkbox')).not.toBeChecked()
    await lebihCepat("nama = 'Hari jadi'")
    await hari.getByRole('checkbox').click()
    await expect(page.getByText(/baru diubah orang lain.*Kini hari kerja biasa/)).toBeVisible()
    await hari.getByRole('checkbox', { name: /Hari jadi/ }).click()
    await expect(hari.getByRole('checkbox')).toBeChecked()
    await jam.set('2026-11-24T08:00:00+07:00')
    await rekan.signIn(page, 'karyawan@rekan.example')
    await page.goto('/home')
    await expect(page.getByText('Hari ini libur')).toBeVisible()
    await jam.set('2026-11-25T08:00:00+07:00')
    await page.reload()
    await expect(page.getByText(/Belum presensi/)).toBeVisible()
    await expect(page.getByText('Hari ini libur')).toHaveCount(0)
  })
})

test('[ATUR-08, ATUR-09] an administrator has what is theirs: modules, sign-in, the test of mail', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, ADMIN)
  await page.goto('/kelola/pengaturan')
  const daftar = page.getByRole('main').getByRole('link')
  await expect(daftar.filter({ hasText: 'Modul' })).toBeVisible()
  await expect(daftar.filter({ hasText: 'Hari libur' })).toHaveCount(0)
  await walk(page, '/kelola/pengaturan/libur')
  await expect(page.getByText('Bagian ini tidak termasuk tugas Anda')).toBeVisible()

  await walk(page, '/kelola/pengaturan/modul')
  await page.getByRole('switch', { name: /^Pengingat presensi/ }).click()
  await expect(page.getByText('Pengingat presensi: dimatikan.')).toBeVisible()
  await walk(page, '/kelola/pengaturan/masuk')
  await page.getByRole('switch', { name: /^Langkah kedua wajib/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('hanya dapat membuka halaman pemasangannya')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('switch', { name: /^Langkah kedua wajib/ })).not.toBeChecked()

  await walk(page, '/kelola/pengaturan/peran')
  const auditor = page.getByRole('region', { name: 'Auditor' })
  await expect(auditor).toContainText('Belum ada.')
  await page.getByRole('button', { name: 'Beri Peran' }).click()
  const lembar = page.getByRole('dialog', { name: 'Beri Peran' })
  await lembar.getByRole('combobox', { name: 'Karyawan' }).click()
  await page.getByPlaceholder('Cari...').fill('Siti Rahma')
  await page.getByRole('option', { name: /Siti Rahmawati/ }).click()
  await lembar.getByRole('radio', { name: /^Auditor/ }).check()
  await lembar.getByRole('combobox', { name: 'Hanya untuk kantor' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await lembar.getByRole('button', { name: 'Simpan Peran' }).click()
  await expect(auditor).toContainText('Siti Rahmawati')
  await expect(auditor).not.toContainText('Seluruh perusahaan')
  // The last HR of the whole company stays one.
  await rekan.sql(`update pengguna set role = 'karyawan' where role = 'hrd' and email <> $1`, [HRD])
  await page.reload()
  await page.getByRole('button', { name: 'Ubah peran Irfan Maulana' }).click()
  const ubah = page.getByRole('dialog', { name: 'Peran Irfan Maulana' })
  await ubah.getByRole('radio', { name: /^Karyawan/ }).check()
  await ubah.getByRole('button', { name: 'Simpan Peran' }).click()
  await expect(ubah.getByRole('alert')).toContainText('terakhir. Beri peran itu kepada orang lain lebih dulu')

  await page.goto('/kelola/pengaturan/surel')
  await page.getByRole('button', { name: 'Kirim surat uji' }).click()
  await expect(page.getByRole('heading', { name: 'Server surel belum dipasang' })).toBeVisible()
  expect((await rekan.letters()).length).toBe(1)
  await page.getByRole('button', { name: 'Kirim notifikasi uji' }).click()
  await expect(page.getByText(/Belum ada perangkat Anda/)).toBeVisible()
})
