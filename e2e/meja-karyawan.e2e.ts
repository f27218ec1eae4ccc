import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { chooseFile } from './berkas.ts'
import { intercept } from './jawaban.ts'
import { expect, test } from './test.ts'

/** The desk of people: one of them in the pane, several at once, and twenty thousand in the list. */

const HRD = 'hrd@rekan.example'
const SITI = 31

test.use({ viewport: { width: 1366, height: 768 } })

const daftar = (page: Page) => page.getByRole('grid', { name: 'Karyawan' })
const pane = (page: Page) => page.getByRole('region', { name: 'Siti Rahmawati' })
const bagian = (page: Page) => page.getByRole('navigation', { name: 'Bagian' })
const baris = (page: Page, nama: string | RegExp) => daftar(page).getByRole('row').filter({ hasText: nama })
const tanya = (page: Page) => page.getByRole('alertdialog')
const tombol = (di: Page | Locator, name: string | RegExp) => di.getByRole('button', { name })

async function open(page: Page, nama: string) {
  await tombol(bagian(page), nama).click()
  await expect(tombol(bagian(page), nama)).toHaveAttribute('aria-current', 'page')
}

test('[KARY-01, MEJA-14, MEJA-15] all of a person is read and mended in the pane, and nothing typed or saved is lost', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.sql(`insert into kontrak (karyawan_id, jenis, nomor, ditandatangani, mulai, sampai, dibuat_pada)
    values (${SITI}, 'PKWT', '001/PKWT/2026', '2026-01-01', '2026-01-01', '2026-12-31', '2026-01-01T00:00Z')`)
  await rekan.signIn(page, HRD)
  await page.goto('/kelola/karyawan?q=KBN003')
  await baris(page, 'KBN0031').click()

  await test.step('ten sections, the open one in the address', async () => {
    await expect(bagian(page).getByRole('button')).toHaveText([
      'Data',
      'Penempatan',
      'Kontrak',
      'Upah',
      'Pajak & BPJS',
      'Dokumen',
      'Cuti',
      'Presensi',
      'Akun',
      'Riwayat',
    ])
    await open(page, 'Penempatan')
    await expect(pane(page).getByText('Kantor Pusat Jakarta')).toBeVisible()
    await open(page, 'Upah')
    await expect(tombol(page, 'Catat Upah')).toBeVisible()
    await open(page, 'Cuti')
    await expect(pane(page).getByText(/dapat diambil hari ini|Belum ada hak cuti/)).toBeVisible()
    await open(page, 'Presensi')
    await expect(pane(page).getByRole('heading', { name: 'Bulan ini' })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/kelola\/karyawan\/31\?.*bagian=presensi/)
    await expect(pane(page).getByRole('heading', { name: 'Bulan ini' })).toBeVisible()
  })

  await test.step('what is typed stays, whatever is clicked', async () => {
    await open(page, 'Data')
    await tombol(pane(page), 'Ubah Data').click()
    const lahir = page.getByLabel(/^Tempat lahir/)
    await lahir.fill('Tasikmalaya')
    const stay = async () => {
      await expect(tanya(page)).toContainText('Tinggalkan halaman?')
      await tombol(tanya(page), 'Lanjut Mengisi').click()
      await expect(lahir).toHaveValue('Tasikmalaya')
    }
    await baris(page, 'KBN0030').click()
    await stay()
    await tombol(bagian(page), 'Kontrak').click()
    await stay()
    await tombol(pane(page), 'Tutup').click()
    await stay()
    await tombol(page, /^Kontrak habis/).click()
    await expect(tombol(page, /^Kontrak habis/)).toHaveAttribute('aria-pressed', 'true')
    await expect(lahir).toHaveValue('Tasikmalaya')
    await tombol(page, /^Kontrak habis/).click()
    await tombol(pane(page), 'Batal').click()
    await tombol(tanya(page), 'Lanjut Mengisi').click()
    await expect(lahir).toHaveValue('Tasikmalaya')
  })

  await test.step('somebody else saved meanwhile: theirs and mine, nothing written before one is chosen', async () => {
    await rekan.sql(
      `update karyawan set tempat_lahir = 'Ciamis', instansi = 'SMKN 1 Garut', versi = versi + 1 where id = ${SITI}`,
    )
    await tombol(pane(page), 'Simpan').click()
    const pilihan = tanya(page).getByRole('radiogroup', { name: 'Tempat lahir' })
    await expect(pilihan.getByLabel(/^Ciamis/)).not.toBeChecked()
    await expect(tanya(page)).toContainText('Sekolah/kampus: SMKN 1 Garut')
    await expect(tombol(tanya(page), 'Simpan Pilihan')).toBeDisabled()
    const lahirDi = async () =>
      (await rekan.sql('select tempat_lahir, instansi from karyawan where id = $1', [SITI]))[0]
    expect(await lahirDi()).toEqual({ tempat_lahir: 'Ciamis', instansi: 'SMKN 1 Garut' })
    await pilihan.getByLabel(/^Tasikmalaya/).check()
    await tombol(tanya(page), 'Simpan Pilihan').click()
    await expect(page.getByText('Data karyawan disimpan.')).toBeVisible()
    expect(await lahirDi()).toEqual({ tempat_lahir: 'Tasikmalaya', instansi: 'SMKN 1 Garut' })
  })

  await test.step('a contract is extended, mended over a newer one, and removed', async () => {
    await open(page, 'Kontrak')
    await tombol(pane(page), 'Perpanjang').click()
    await expect(page.getByLabel(/^Nomor kontrak/)).toHaveValue('001/PKWT/2026/P1')
    await expect(page.getByLabel(/^Kontrak mulai/)).toHaveValue('01/01/2027')
    await page.getByLabel(/^Tanggal tanda tangan/).fill('20/11/2026')
    await tombol(pane(page), 'Simpan Kontrak').click()
    await expect(page.getByLabel(/^Kontrak sampai/)).toHaveAttribute('aria-invalid', 'true')
    // As a hand does, which leaves the message under it: a message that is pointed at stays.
    await page.getByLabel(/^Kontrak sampai/).click()
    await page.getByLabel(/^Kontrak sampai/).fill('31/12/2027')
    await tombol(pane(page), 'Simpan Kontrak').click()
    const kartu = pane(page).getByRole('region', { name: 'Kontrak 001/PKWT/2026/P1' })
    await expect(kartu).toContainText('PKWT, perpanjangan ke-1')
    await expect(kartu).toContainText('Paling lambat 25/11/2026')
    await tombol(kartu, 'Ubah').click()
    await page.getByLabel(/^Nomor bukti pencatatan/).fill('BUKTI-7')
    await page.getByLabel(/^Tanggal pencatatan/).fill('20/11/2026')
    await rekan.sql(
      `update kontrak set sampai = '2028-01-31', nomor_pencatatan = 'LAIN-1', dicatat = '2026-11-20', versi = versi + 1 where nomor like '%/P1'`,
    )
    await tombol(pane(page), 'Simpan Kontrak').click()
    await expect(tanya(page)).toContainText('Kontrak sampai: 31/01/2028')
    await tanya(page)
      .getByLabel(/^BUKTI-7/)
      .check()
    await tombol(tanya(page), 'Simpan Pilihan').click()
    await expect(kartu).toContainText('20/11/2026 · BUKTI-7')
    await expect(kartu).toContainText('31/01/2028')
    await tombol(kartu, 'Hapus').click()
    await tombol(tanya(page), 'Hapus').click()
    await expect(kartu).toHaveCount(0)
  })

  await test.step('[UPAH-25] tax and BPJS data by form', async () => {
    await open(page, 'Pajak & BPJS')
    await expect(pane(page).getByText(/^Gaji memerlukan PTKP/)).toBeVisible()
    await tombol(pane(page), /^Ubah Pajak/).click()
    await page.getByLabel('PTKP', { exact: true }).selectOption('K/2')
    await page.getByLabel('Jumlah tanggungan').fill('4')
    await page.getByLabel('Status NPWP').selectOption('NPWP')
    await page.getByLabel(/^NPWP/).fill('09.254.294.3-407.000')
    await page.getByLabel('Agama').selectOption('ISLAM')
    await page.getByLabel('BPJS Kesehatan sejak').fill('01/02/2024')
    await page.getByLabel('BPJS Ketenagakerjaan sejak').fill('01/02/2024')
    await page.getByLabel('JHT').check()
    await page.getByLabel('JKK').check()
    await tombol(pane(page), 'Simpan').click()
    await expect(pane(page).getByText('K/2, 4 tanggungan')).toBeVisible()
    await expect(pane(page).getByText('JKK, JHT')).toBeVisible()
    const [pajak] = await rekan.sql(
      'select status_npwp, npwp, agama from pajak_karyawan where karyawan_id = $1',
      [SITI],
    )
    expect(pajak).toEqual({ status_npwp: 'NPWP', npwp: '092542943407000', agama: 'ISLAM' })
  })

  await test.step('[BACA-15] a document is kept with its end, opened, replaced, whatever the type of its file', async () => {
    await open(page, 'Dokumen')
    await tombol(pane(page), 'Dokumen Baru').click()
    await page.getByLabel(/^Jenis dokumen/).selectOption({ label: 'SIM' })
    await page.getByLabel('Berlaku sampai').fill('10/12/2026')
    const potret = await readFile('e2e/fixtures/potret.jpg')
    await chooseFile(page.getByLabel('Pilih Berkas'), { name: 'potret.jpg', type: '', buffer: potret })
    await expect(pane(page).getByText('potret.jpg')).toBeVisible()
    await tombol(pane(page), 'Simpan Dokumen').click()
    const sim = pane(page).getByRole('region', { name: 'SIM' })
    await expect(sim).toContainText('Berakhir dalam 20 hari')
    const tab = page.waitForEvent('popup')
    await tombol(sim, /^Buka potret/).click()
    await (await tab).waitForURL(/\/berkas\/|dokumen/)
    await (await tab).close()
    await tombol(sim, 'Ganti Berkas').click()
    await tombol(pane(page), 'Ganti Berkas').click()
    await expect(page.getByText('Pilih berkasnya.')).toBeVisible()
    await chooseFile(page.getByLabel('Pilih Berkas'), {
      name: 'sim-baru.pdf',
      type: 'application/x-pdf',
      buffer: Buffer.from(
        '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n45\n%%EOF\n',
      ),
    })
    await tombol(pane(page), 'Ganti Berkas').click()
    await expect(tombol(sim, 'Buka sim-baru.pdf')).toBeVisible()
  })

  await test.step('the account, and what became of all that in words', async () => {
    await open(page, 'Akun')
    await tombol(pane(page), 'Undang').click()
    await tombol(tanya(page), 'Undang 1 karyawan').click()
    await expect(tanya(page).getByRole('list', { name: 'Dilewati' })).toContainText('Akunnya sudah aktif')
    await tombol(tanya(page), 'Selesai').click()
    await expect(tombol(pane(page), 'Nonaktifkan')).toBeVisible()
    await open(page, 'Riwayat')
    for (const kejadian of ['Berkas dokumen diganti', 'Data pajak & BPJS diubah', 'Kontrak dihapus'])
      await expect(pane(page).getByRole('heading', { name: kejadian })).toBeVisible()
  })

  await test.step('what ends leads to its person; they see their own document', async () => {
    await page.goto('/kelola/karyawan')
    await page.getByRole('link', { name: 'Akan berakhir' }).click()
    await tombol(page, /^Dokumen berakhir 1$/).click()
    await page
      .getByRole('grid', { name: 'Akan berakhir' })
      .getByRole('row')
      .filter({ hasText: 'SIM' })
      .click()
    await expect(page).toHaveURL(/\/kelola\/karyawan\/31\?.*bagian=dokumen/)
    await rekan.signIn(page, 'karyawan@rekan.example')
    await page.goto('/akun')
    await page.getByRole('link', { name: /^Dokumen Saya/ }).click()
    await expect(page.getByRole('region', { name: 'SIM' })).toContainText('Buka sim-baru.pdf')
  })

  await test.step('wage and tax never to a coordinator or an administrator', async () => {
    for (const [siapa, ada] of [
      ['koordinator', ['Data', 'Penempatan', 'Kontrak', 'Dokumen', 'Cuti', 'Presensi']],
      ['admin', ['Data', 'Penempatan', 'Akun']],
    ] as const) {
      await rekan.signIn(page, `${siapa}@rekan.example`)
      const diminta: string[] = []
      page.on('request', (request) => diminta.push(new URL(request.url()).pathname))
      await page.goto(`/kelola/karyawan/${SITI}?bagian=upah`)
      await expect(bagian(page).getByRole('button')).toHaveText([...ada])
      await expect(tombol(bagian(page), 'Data')).toHaveAttribute('aria-current', 'page')
      for (const nama of ada) await open(page, nama)
      await page.goto(`/kelola/karyawan/${SITI}?bagian=pajak`)
      await expect(tombol(bagian(page), 'Data')).toHaveAttribute('aria-current', 'page')
      expect(diminta.filter((jalan) => /\/(upah|pajak)$/.test(jalan))).toEqual([])
      expect(await page.locator('body').textContent()).not.toContain('092542943407000')
    }
  })
})

test('[KARY-02, MEJA-11] several are moved, extended and let go: number and deed before, done and not done after', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`insert into kontrak (karyawan_id, jenis, nomor, ditandatangani, mulai, sampai, dibuat_pada)
    values (${SITI}, 'PKWT', '001/PKWT/2026', '2026-01-01', '2026-01-01', '2026-12-31', '2026-01-01T00:00Z')`)
  await rekan.signIn(page, HRD)
  const bilah = page.getByRole('toolbar', { name: 'Untuk yang dipilih' })
  const pilih = async (saringan: string) => {
    await page.goto(`/kelola/karyawan?${saringan}`)
    await expect(daftar(page)).toHaveAttribute('aria-busy', 'false')
    await page.getByRole('checkbox', { name: /^Pilih semua/ }).click()
    await expect(bilah).toBeVisible()
  }
  const lembar = page.getByRole('dialog')
  const dilewati = tanya(page).getByRole('list', { name: 'Dilewati' })

  await pilih('q=KBN003')
  const banyak = Number(await daftar(page).getAttribute('aria-rowcount')) - 1
  await tombol(bilah, `Pindahkan ${banyak} karyawan`).click()
  await expect(lembar).toContainText(`Dibuat ${banyak} penempatan baru`)
  await page.getByRole('combobox', { name: 'Ke lokasi' }).click()
  await page.getByRole('option', { name: /Denpasar/ }).click()
  await page.getByLabel(/^Mulai tanggal/).fill('01/12/2026')
  await tombol(lembar, `Pindahkan ${banyak} karyawan`).click()
  await expect(tanya(page)).toContainText(`${banyak} karyawan dipindahkan`)
  await tombol(tanya(page), 'Selesai').click()
  await expect(bilah).toBeHidden()
  const [pindah] =
    await rekan.sql(`select count(*)::integer as baru, (select count(*)::integer from penempatan
      where tanggal_selesai = '2026-11-30') as lama from penempatan where tanggal_masuk = '2026-12-01'`)
  expect(pindah).toEqual({ baru: banyak, lama: banyak })

  await pilih('q=KBN003')
  await tombol(bilah, `Perpanjang ${banyak} kontrak`).click()
  await tombol(lembar, `Perpanjang ${banyak} kontrak`).click()
  await expect(tanya(page)).toContainText('1 kontrak diperpanjang')
  await expect(dilewati).toContainText('Belum ada kontrak tercatat.')
  await tombol(tanya(page), 'Selesai').click()

  await page.goto('/kelola/karyawan?q=KBN003')
  for (const kode of ['KBN0031', 'KBN0032', 'KBN0033']) await baris(page, kode).getByRole('checkbox').check()
  await rekan.sql(`update karyawan set aktif = false, tanggal_keluar = '2026-11-01', alasan_keluar = 'uji'
    where kode = 'KBN0033'`)
  await tombol(bilah, 'Nonaktifkan 3 karyawan').click()
  await expect(lembar).toContainText('3 orang tidak dapat masuk lagi')
  await page.getByLabel(/^Hari kerja terakhir/).fill('19/11/2026')
  await page.getByLabel(/^Alasan/).fill('Kontrak selesai')
  await tombol(lembar, 'Nonaktifkan 3 karyawan').click()
  await expect(lembar).toContainText('(KBN0033): Karyawan ini sudah nonaktif.')
  await tombol(lembar, 'Nonaktifkan 2 karyawan').click()
  await expect(tanya(page)).toContainText('2 karyawan dinonaktifkan')
  await expect(dilewati).toContainText('(KBN0033): Karyawan ini sudah nonaktif.')
})

test('[MEJA-08] twenty thousand people are one list, worked by keys, kept in the address', async ({
  page,
  context,
  rekan,
}) => {
  test.slow()
  await rekan.sql(`with baru as (
      insert into karyawan (kode, nama, nik, tempat_lahir, tanggal_lahir, jenis_kelamin, status_pernikahan_id,
        jenis_karyawan_id, tanggal_masuk)
      select 'UJI' || lpad(i::text, 5, '0'), 'Orang ' || lpad(i::text, 5, '0'), '88' || lpad(i::text, 14, '0'), 'Bandung',
        '1990-01-01', 'L', 1, 1, '2024-01-01' from generate_series(1, 20000) i returning id),
      akun as (insert into pengguna (role, karyawan_id) select 'karyawan', id from baru)
    insert into penempatan (karyawan_id, kantor_id, jadwal_id, koordinator_id, jabatan, unit, tanggal_masuk)
    select b.id, p.kantor_id, p.jadwal_id, p.koordinator_id, p.jabatan, p.unit, '2024-01-01'
    from baru b, (select * from penempatan where karyawan_id = ${SITI} limit 1) p`)
  await rekan.sql('analyze')
  await rekan.signIn(page, HRD)
  await page.goto('/kelola/karyawan?q=Orang')
  const semua = daftar(page)
  const aktif = () =>
    semua.evaluate((grid) => {
      const id = grid.getAttribute('aria-activedescendant')
      return id === null ? null : (document.getElementById(id)?.textContent ?? '')
    })
  await expect(semua).toHaveAttribute('aria-rowcount', '20001')

  await test.step('[MEJA-07] rows of 40 px, 14 whole ones, never more than 100 in the document', async () => {
    const tinggi = await semua.evaluate((grid) => {
      const { top, bottom } = grid.getBoundingClientRect()
      const kepala = grid.querySelector('[role=columnheader]')?.getBoundingClientRect().bottom ?? top
      const kotak = [...grid.querySelectorAll('[role=row]')]
        .slice(1)
        .map((satu) => satu.getBoundingClientRect())
      return {
        tinggi: [...new Set(kotak.map(({ height }) => height))],
        utuh: kotak.filter((satu) => satu.top >= kepala && satu.bottom <= Math.min(bottom, innerHeight))
          .length,
      }
    })
    expect(tinggi.tinggi).toEqual([40])
    expect(tinggi.utuh).toBeGreaterThanOrEqual(14)
    let paling = 0
    for (let bagianKe = 0; bagianKe <= 5; bagianKe += 1) {
      await semua.evaluate((grid, ke) => (grid.scrollTop = (grid.scrollHeight * ke) / 5), bagianKe)
      const nomor = String(Math.max(1, bagianKe * 4000)).padStart(5, '0')
      if (bagianKe > 0 && bagianKe < 5) await expect(baris(page, `Orang ${nomor}`)).toBeVisible()
      paling = Math.max(paling, await semua.getByRole('row').count())
    }
    await expect(baris(page, 'Orang 20000')).toBeVisible()
    expect(paling).toBeLessThanOrEqual(100)
    expect(await aktif()).toBeNull()
  })

  await test.step('a part that cannot be had says so and comes when asked again', async () => {
    const bagianIni = await intercept(page, 'GET /kelola/karyawan?mulai=11500', {
      status: 404,
      json: { message: 'Tidak terbaca.' },
    })
    await semua.evaluate((grid) => (grid.scrollTop = 11_550 * 40))
    const gagal = page.getByRole('alert').filter({ hasText: 'Sebagian baris gagal dimuat' })
    await expect(gagal).toContainText('Tidak terbaca.')
    bagianIni.become('passed')
    await tombol(gagal, 'Coba lagi').click()
    await expect(baris(page, 'Orang 11560')).toBeVisible()
    await expect(gagal).toBeHidden()
  })

  await test.step('a range reaches over rows that were never fetched', async () => {
    await semua.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('x')
    await semua.evaluate((grid) => (grid.scrollTop = 1_200 * 40))
    await baris(page, 'Orang 01205').click({ modifiers: ['Shift'] })
    await expect(page.getByText('1.205 dipilih')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('1.205 dipilih')).toBeHidden()
  })

  await test.step('[MEJA-10, MEJA-29] by keys alone: move, choose, open, next, close, and the keys told', async () => {
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('x')
    await expect(page.getByText('2 dipilih')).toBeVisible()
    expect(await aktif()).toContain('Orang 00003')
    await page.keyboard.press('Enter')
    const nama = (nomor: string) => page.getByRole('region', { name: `Orang ${nomor}` })
    await expect(nama('00003')).toBeVisible()
    const [kiri, kanan] = [await semua.boundingBox(), await nama('00003').boundingBox()]
    expect((kiri?.x ?? 0) + (kiri?.width ?? 0)).toBeLessThanOrEqual(kanan?.x ?? 0)
    await page.keyboard.press('j')
    await expect(nama('00004')).toBeVisible()
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    await expect(nama('00002')).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Tombol' })).toContainText('Pilih atau lepas baris')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(nama('00002')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByText('2 dipilih')).toBeHidden()
  })

  await test.step('[MEJA-09] the address alone brings filter, order, columns and record back', async () => {
    await semua.getByRole('columnheader', { name: 'Karyawan' }).getByRole('button').click()
    await tombol(page, 'Kolom').click()
    await page.getByRole('checkbox', { name: 'Sisa cuti' }).click()
    await expect(page.getByRole('checkbox', { name: 'Sisa cuti' })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await semua.getByRole('columnheader', { name: 'Karyawan' }).getByRole('button').click()
    await expect(baris(page, 'Orang 20000')).toBeVisible()
    await baris(page, 'Orang 19999').click()
    await expect(page.getByRole('region', { name: 'Orang 19999' })).toBeVisible()
    const lain = await context.newPage()
    await lain.goto(page.url())
    await expect(lain.getByRole('region', { name: 'Orang 19999' })).toBeVisible()
    await expect(daftar(lain)).toHaveAttribute('aria-rowcount', '20001')
    await expect(daftar(lain).getByRole('columnheader', { name: 'Sisa cuti' })).toHaveCount(0)
    await expect(daftar(lain).getByRole('row').nth(1)).toContainText('Orang 20000')
    await expect(lain.locator('[data-terbuka]')).toContainText('Orang 19999')
    await lain.close()
  })

  await test.step('[MEJA-12] what is shown is saved as a file', async () => {
    await page.goto('/kelola/karyawan?q=Orang 0001&kolom=kode&urut=-nama')
    await tombol(page, 'Unduh').click()
    const unduhan = page.waitForEvent('download')
    await tombol(page, 'Teks (CSV)').click()
    const isi = await readFile(await (await unduhan).path(), 'utf8')
    expect(isi.replace('\uFEFF', '').split('\r\n').slice(0, 3)).toEqual([
      'Nama;Kode',
      'Orang 00019;UJI00019',
      'Orang 00018;UJI00018',
    ])
  })
})
