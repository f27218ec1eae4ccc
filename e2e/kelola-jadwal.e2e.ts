import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { type Rekan, expect, test } from './test.ts'

test.use({ viewport: { width: 1366, height: 768 } })

const sel = (page: Page, baris: number, kolom: number) =>
  page.locator(`[data-baris="${baris}"][data-kolom="${kolom}"]`)
const huruf = (page: Page, baris: number, kolom: number) => sel(page, baris, kolom).locator('> span')

/** Three kinds of shift, a pattern of them, and a post of the head office that needs two in the morning. */
async function prepare(rekan: Rekan): Promise<void> {
  await rekan.sql(`insert into jenis_shift (nama, huruf, warna, jam_mulai, jam_selesai, istirahat_detik)
    values ('Pagi', 'P', 'hijau', 25200, 54000, 3600), ('Siang', 'S', 'jingga', 54000, 82800, 3600),
      ('Malam', 'M', 'biru', 82800, 25200, 3600)`)
  await rekan.sql(`with p as (insert into pola (nama) values ('Dua dua') returning id)
    insert into pola_langkah (pola_id, ke, jenis_shift_id)
    select p.id, l.ke, (select id from jenis_shift where huruf = l.huruf)
    from p, (values (0, 'P'), (1, 'P'), (2, null), (3, null)) l (ke, huruf)`)
  await rekan.sql(`with k as (insert into klien (kode, nama) values ('UJI', 'PT Uji') returning id),
    c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
      select id, '1', '2026-01-01', '2027-12-31', now() from k returning id),
    s as (insert into pos (kontrak_klien_id, kantor_id, nama, jabatan) select id, 1, 'Lobi', 'Satpam' from c returning id)
    insert into pos_kebutuhan (pos_id, berlaku_dari, jenis_shift_id, hari, jumlah)
    select s.id, '2026-01-01', j.id, h, 2 from s, jenis_shift j, generate_series(1, 7) h where j.huruf = 'P'`)
}

/** Drags from one cell to another, and waits until what it painted is confirmed. */
async function drag(page: Page, dari: [number, number], ke: [number, number]) {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/kelola/roster/sel'))
  await sel(page, ...dari).hover()
  await page.mouse.down()
  await sel(page, ...ke).hover()
  await page.mouse.up()
  const answer = await saved
  expect(answer.ok()).toBe(true)
  return answer.request().postDataJSON().sel.length
}

test('[ROSTER-01] a fortnight is painted, typed, undone and copied', async ({ page, rekan }) => {
  test.slow()
  await prepare(rekan)
  await rekan.sql(
    `insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, cuti_id, status, tanggal_mulai,
      tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada, dicatat)
     select k.id, u.id, u.id, 'CUTI', 1, 'disetujui', '2026-12-08', '2026-12-09', 2, 'Uji', '2026-11-01T00:00Z', u.id,
       '2026-11-02T00:00Z', true from pengguna u, karyawan k
     where u.email = 'hrd@rekan.example' and k.nama = 'Cut Nadia Safira'`,
  )
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/jadwal?lokasi=1&mulai=2026-11-23')
  const grid = page.getByRole('grid', { name: 'Roster Kantor Pusat Jakarta' })
  await expect(grid).toBeVisible()
  await expect(grid.getByRole('row').nth(1).locator('[data-kolom]')).toHaveCount(14)

  await test.step('what posts lack is listed, with who is free, on the way back to the roster', async () => {
    await page.getByRole('link', { name: 'Belum terisi' }).click()
    await expect(page).toHaveURL(/kosong\?lokasi=1$/)
    const tabel = page.getByRole('table', { name: 'Belum terisi' })
    const baris = tabel.getByRole('row').filter({ hasText: '23 Nov 2026' })
    await expect(baris).toContainText('0 dari 2')
    await baris.getByRole('button', { name: 'Lobi' }).click()
    const bebas = page.getByRole('list', { name: 'Orang yang bebas' })
    await expect(bebas.getByRole('listitem').or(page.getByText('Tidak ada yang bebas')).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Terisi 0 dari 2.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Buka roster' }).click()
    await expect(page).toHaveURL(/jadwal\?lokasi=1&mulai=2026-11-23$/)
    await expect(grid).toBeVisible()
  })

  await test.step('[ROSTER-02, ROSTER-22] a drag over three people and four days is one call of twelve cells', async () => {
    await page.getByRole('button', { name: /^P Pagi/ }).click()
    expect(await drag(page, [0, 0], [2, 3])).toBe(12)
    await expect(huruf(page, 2, 3)).toHaveText('P')
    await expect(page.getByText('12 perubahan belum diterbitkan')).toBeVisible()
    const terisi = grid.getByRole('row', { name: /^Terisi Pagi/ })
    await expect(terisi.getByRole('gridcell').nth(1)).toHaveText('3/2 lebih+')
    await expect(terisi.getByRole('gridcell').nth(5)).toHaveText('0/2')
    await expect(terisi.getByRole('gridcell').nth(5).getByLabel('kurang')).toBeVisible()
  })

  await test.step('[ROSTER-20] what a slip of the hand painted goes at once, by one key', async () => {
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Semua tersimpan')).toBeVisible()
    await expect(huruf(page, 0, 0)).toHaveText('8–17')
    expect(await drag(page, [0, 0], [2, 3])).toBe(12)
    await page.getByRole('button', { name: /^P Pagi/ }).click()
  })

  await test.step('[ROSTER-03] letters set the focused cell, arrows move', async () => {
    await sel(page, 4, 4).click()
    await page.keyboard.press('s')
    await expect(huruf(page, 4, 4)).toHaveText('S')
    await page.keyboard.press('ArrowRight')
    await expect(sel(page, 4, 5)).toBeFocused()
    await page.keyboard.press('l')
    await expect(huruf(page, 4, 5)).toHaveText('·')
    await expect(sel(page, 4, 5)).toHaveAccessibleName(/Libur, draf$/)
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('m')
    await expect(huruf(page, 5, 5)).toHaveText('M')
    await expect(huruf(page, 4, 5)).toHaveText('M')
    await expect(page.getByText('15 perubahan belum diterbitkan')).toBeVisible()
    await page.reload()
    await expect(huruf(page, 4, 4)).toHaveText('S')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('[ROSTER-21] the fortnight is copied onto the next but where somebody is on leave', async () => {
    await page.getByRole('button', { name: 'Salin 2 pekan' }).click()
    await expect(page.getByText('13 sel disalin, 2 dilewati karena cuti atau sudah lewat.')).toBeVisible()
    await expect(page).toHaveURL(/mulai=2026-12-07/)
    await expect(huruf(page, 0, 0)).toHaveText('P')
    await expect(huruf(page, 0, 1)).toHaveText('Cuti')
    await expect(huruf(page, 1, 1)).toHaveText('P')
  })

  await test.step('what is published is no draft any more, after a word for what is wrong with it', async () => {
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    const lembar = page.getByRole('dialog')
    await expect(lembar.getByText(/^4 sel milik Anda sendiri tetap draf/)).toBeVisible()
    await lembar.getByRole('button', { name: 'Terbitkan 9 sel' }).click()
    await expect(lembar.getByText(/hal perlu diketahui/)).toBeVisible()
    await expect(lembar.getByText(/pos Lobi terisi 3 dari 2/).first()).toBeVisible()
    await lembar.getByLabel(/^Alasan/).fill('Ada acara.')
    await lembar.getByRole('button', { name: 'Tetap terbitkan' }).click()
    await expect(page.getByText(/^9 sel diterbitkan, \d+ orang diberi tahu\./)).toBeVisible()
    await expect(huruf(page, 2, 1)).toHaveText('P')
    await expect(sel(page, 2, 1)).not.toHaveAccessibleName(/draf/)
    // Of HR's own days another decides.
    await expect(page.getByText('4 perubahan belum diterbitkan')).toBeVisible()
    await expect(sel(page, 1, 1)).toHaveAccessibleName(/draf/)
  })

  await test.step('a pattern fills the days that are left, each person two steps on', async () => {
    await page.getByRole('button', { name: 'Hari berikutnya' }).click()
    await page.getByRole('button', { name: 'Pola…' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Isi \d+ orang$/ })
      .click()
    await expect(huruf(page, 0, 0)).toHaveText('P')
    await expect(huruf(page, 0, 2)).toHaveText('·')
    await expect(huruf(page, 1, 0)).toHaveText('·')
    await expect(huruf(page, 1, 2)).toHaveText('P')
  })

  await test.step('[ROSTER-05] needs are met by a proposal, which is nothing until it is accepted', async () => {
    await page.getByRole('button', { name: 'Hari berikutnya' }).click()
    await expect(huruf(page, 0, 0)).toHaveText('8–17')
    const usulan = page.getByRole('region', { name: 'Usulan roster' })
    for (const jawab of ['Tolak usulan', 'Jadikan draf']) {
      await page.getByRole('button', { name: 'Isi dari kebutuhan…' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Usulkan untuk \d+ orang$/ })
        .click()
      await expect(usulan.getByRole('heading')).toHaveText(
        /^Usulan: 28 dari 28 kebutuhan terisi oleh \d+ orang$/,
      )
      await expect(
        grid
          .getByRole('row', { name: /^Terisi Pagi/ })
          .getByRole('gridcell')
          .nth(5),
      ).toHaveText('2/2')
      await expect(page.getByText('Semua tersimpan')).toBeVisible()
      await usulan.getByRole('button', { name: jawab }).click()
      await expect(usulan).toBeHidden()
      if (jawab === 'Tolak usulan') await expect(huruf(page, 0, 0)).toHaveText('8–17')
    }
    await expect(page.getByText(/^\d{2,3} perubahan belum diterbitkan$/)).toBeVisible()
    await expect(huruf(page, 0, 0)).toHaveText(/^[P·]$/)
  })

  await test.step('[ROSTER-19] three hundred cells are painted and saved by one call', async () => {
    await rekan.sql(`insert into penempatan (karyawan_id, kantor_id, jadwal_id, jabatan, unit, tanggal_masuk, utama)
      select distinct on (karyawan_id) karyawan_id, 1, jadwal_id, jabatan, unit, '2027-02-01', false from penempatan p
      where tanggal_selesai is null and not exists (select from penempatan l where l.karyawan_id = p.karyawan_id and l.kantor_id = 1)`)
    await page.goto('/kelola/jadwal?lokasi=1&mulai=2027-02-01&hari=28')
    await page.getByRole('button', { name: /^P Pagi/ }).click()
    const baris = Math.ceil(300 / 28)
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/kelola/roster/sel'))
    await sel(page, 0, 0).hover()
    await page.mouse.down()
    await sel(page, baris - 1, 27).hover()
    await page.mouse.up()
    await saved
    await expect(page.getByText(`${baris * 28} perubahan belum diterbitkan`)).toBeVisible()
    // How long that takes is measured by `npm run bench:roster`.
  })
})

test('[ROSTER-18, ROSTER-24] every site is published at once, with a word, and the desk shows how far it is', async ({
  page,
  rekan,
}) => {
  await prepare(rekan)
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/jadwal?lokasi=1&mulai=2026-11-23')
  await sel(page, 0, 0).click()
  await page.keyboard.press('p')
  await expect(page.getByText('1 perubahan belum diterbitkan')).toBeVisible()
  await page.getByRole('button', { name: 'Semua lokasi…' }).click()
  const lembar = page.getByRole('dialog')
  await lembar.getByRole('button', { name: 'Terbitkan semua draf' }).click()
  await expect(lembar.getByRole('heading', { name: /hal perlu diketahui$/ })).toBeVisible()
  await lembar.getByLabel(/^Alasan/).fill('Ada acara.')
  await lembar.getByRole('button', { name: 'Terbitkan semua draf' }).click()
  await expect(lembar.getByRole('heading', { name: 'Terbit: 1 sel di 1 lokasi' })).toBeVisible()
  await lembar.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByText('Semua tersimpan')).toBeVisible()

  // One that somebody has begun elsewhere, and that no server has taken up, is shown and called off.
  await rekan.sql(`insert into roster_terbitan (oleh_id, mulai, hari, status, selesai, dari, dibuat_pada, denyut_pada)
    select id, '2026-11-23', 14, 'JALAN', 400, 1000, now(), now() + interval '1 day' from pengguna where email = 'hrd@rekan.example'`)
  await page.reload()
  await expect(page.getByText('400 dari 1.000 sel')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await expect(page.getByText('Penerbitan dibatalkan. Tidak ada yang terbit.')).toBeVisible()
  await expect(page.getByText('400 dari 1.000 sel')).toBeHidden()
})

test('[ROSTER-16] the second of two editors is shown what the first did', async ({
  page,
  context,
  rekan,
}) => {
  await prepare(rekan)
  await rekan.signIn(page, 'hrd@rekan.example')
  const lain = await context.newPage()
  for (const satu of [page, lain]) {
    await satu.goto('/kelola/jadwal?lokasi=1&mulai=2026-11-23')
    await sel(satu, 0, 0).click()
  }
  await page.keyboard.press('p')
  await expect(page.getByText('1 perubahan belum diterbitkan')).toBeVisible()
  await sel(lain, 3, 3).click()
  await lain.keyboard.press('m')
  const pesan = lain.getByRole('alert')
  await expect(pesan).toContainText('Roster ini baru saja diubah orang lain')
  await expect(pesan).toContainText('Irfan Maulana')
  await expect(huruf(lain, 0, 0)).toHaveText('P')
  await expect(huruf(lain, 3, 3)).toHaveText('8–17')
  await lain.keyboard.press('m')
  await expect(huruf(lain, 3, 3)).toHaveText('M')
  await expect(lain.getByText('2 perubahan belum diterbitkan')).toBeVisible()
})

test('[ROSTER-02] kinds of shift and a pattern are made on screen, and paint the roster', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/jadwal')
  await page.getByRole('link', { name: 'Buat jenis shift' }).click()
  await expect(page.getByText('Belum ada jenis shift')).toBeVisible()
  for (const [nama, kode, mulai, selesai] of [
    ['Pagi', 'P', '07:00', '15:00'],
    ['Malam', 'm', '23:00', '07:00'],
  ] as const) {
    await page.getByRole('button', { name: 'Jenis Shift Baru' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(/^Nama/).fill(nama)
    await sheet.getByLabel(/^Huruf/).fill('L')
    await sheet.getByLabel(/^Mulai/).fill(mulai)
    await sheet.getByLabel(/^Selesai/).fill(selesai)
    await sheet.getByRole('radio', { name: nama === 'Pagi' ? 'hijau' : 'biru' }).click()
    await sheet.getByRole('button', { name: 'Simpan' }).click()
    await expect(sheet.getByText(/L dipakai untuk libur/)).toBeVisible()
    await sheet.getByLabel(/^Huruf/).fill(kode)
    await sheet.getByRole('button', { name: 'Simpan' }).click()
    await expect(sheet).toBeHidden()
  }
  const tabel = page.getByRole('table', { name: 'Jenis shift' })
  await expect(
    tabel.getByRole('row', { name: /^P Pagi 07:00–15:00 60 menit 0 menit Semua lokasi/ }),
  ).toBeVisible()
  await expect(tabel.getByRole('row', { name: /^M Malam 23:00–07:00/ })).toBeVisible()

  await page.getByRole('button', { name: 'Pola Baru' }).click()
  const pola = page.getByRole('dialog')
  await pola.getByLabel(/^Nama/).fill('Dua satu')
  for (const nama of ['M Malam', 'P Pagi', 'L Libur']) await pola.getByRole('button', { name: nama }).click()
  await pola.getByRole('button', { name: 'Majukan hari 2' }).click()
  await pola.getByRole('button', { name: 'Simpan' }).click()
  await expect(pola).toBeHidden()
  await expect(page.getByRole('list', { name: 'Langkah pola' })).toHaveText('PML')
  await page.reload()
  await expect(tabel).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  // Somebody else renames it meanwhile: both are shown, nothing is lost.
  await page.getByRole('button', { name: 'Pagi', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Toleransi/)
    .fill('10')
  await rekan.sql(`update jenis_shift set nama = 'Subuh', versi = versi + 1 where huruf = 'P'`)
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Subuh')).toBeVisible()
  await page
    .getByRole('button', { name: /^Simpan/ })
    .last()
    .click()
  await expect(tabel.getByRole('row', { name: /^P Subuh 07:00–15:00 60 menit 10 menit/ })).toBeVisible()

  await page.getByRole('link', { name: 'Roster' }).click()
  await expect(page.getByRole('button', { name: /^P Subuh/ })).toBeVisible()
})
