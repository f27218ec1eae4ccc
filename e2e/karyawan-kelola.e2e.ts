import type { Page, Request } from '@playwright/test'
import { type Rekan, expect, test, walk } from './test.ts'

/** What HR and the administrator do with a person. */

const SITI = 31
const INFO = `/karyawan/${SITI}/info`

async function open(page: Page, rekan: Rekan, path: string, as = 'hrd@rekan.example') {
  await rekan.signIn(page, as)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The bodies that were posted about this person. */
function postedBy(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/api/karyawan/${SITI}`)) sent.push(request)
  })
  return sent
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' })

test('[KRY-02] HR mends what is wrong: what changed alone is sent, it shows, and who changed it is kept; what is refused stands at its field; what somebody else saved meanwhile is taken over, what was typed beside it stays', async ({
  page,
  rekan,
}) => {
  await open(page, rekan, INFO)
  const sent = postedBy(page)
  await page.getByRole('link', { name: 'Ubah Data' }).click()
  await page.getByLabel(/^Nama \(/).fill('Siti Rahmawati Dewi')
  await save(page).click()
  await expect(page).toHaveURL(new RegExp(`${INFO}$`))
  await expect(page.getByRole('heading', { name: 'Siti Rahmawati Dewi' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(Object.keys(sent[0]?.postDataJSON() as object)).toEqual(['nama', 'versi'])
  await page.getByRole('link', { name: 'Riwayat Perubahan' }).click()
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Data diubah HRD')
  await expect(card).toContainText('dari Siti Rahmawati menjadi Siti Rahmawati Dewi')

  await page.goto(`/karyawan/${SITI}/edit`)
  await save(page).click()
  await expect(page.getByText('Tidak ada perubahan data yang dilakukan.')).toBeVisible()
  expect(sent).toHaveLength(1)
  await page.getByRole('link', { name: 'Ubah Data' }).click()
  await page.getByLabel(/^Kode karyawan/).fill('kbn0001')
  await save(page).click()
  await expect(page.getByLabel(/^Kode karyawan/)).toBeFocused()
  await expect(page.getByLabel(/^Kode karyawan/)).toHaveAccessibleDescription(/sudah/)

  await page.goto(`/karyawan/${SITI}/edit`)
  await page.getByLabel(/^Tempat lahir/).fill('Tasikmalaya')
  await rekan.sql(`update karyawan set instansi = 'SMKN 1 Garut', versi = versi + 1 where id = ${SITI}`)
  await save(page).click()
  await expect(page.getByText('Sekolah/kampus: SMKN 1 Garut')).toBeVisible()
  await page.getByRole('button', { name: 'Simpan Pilihan' }).click()
  await expect(page.getByText('Data karyawan disimpan.')).toBeVisible()
  const [siti] = await rekan.sql('select tempat_lahir, instansi from karyawan where id = $1', [SITI])
  expect(siti).toEqual({ tempat_lahir: 'Tasikmalaya', instansi: 'SMKN 1 Garut' })
})

test('[KRY-02, RT-24] a person is placed anew: told where they are, and the tab shows both', async ({
  page,
  rekan,
}) => {
  await open(page, rekan, INFO)
  await page.getByRole('link', { name: 'Pindahkan' }).click()
  await expect(page.getByText('Kini di Kantor Pusat Jakarta')).toBeVisible()
  await page.getByRole('combobox', { name: 'Kantor' }).click()
  await page.getByRole('option', { name: /Denpasar/ }).click()
  await page.getByRole('combobox', { name: 'Jadwal kerja' }).click()
  await page.getByRole('option', { name: /^Lima hari 08:00/ }).click()
  await page.getByLabel(/^Mulai tanggal/).fill('01/01/2020')
  await page.getByRole('button', { name: 'Simpan Penempatan' }).click()
  await expect(page.getByLabel(/^Mulai tanggal/)).toHaveAccessibleDescription(/mulai bekerja/)
  await page.getByLabel(/^Mulai tanggal/).fill('20/11/2026')
  await page.getByRole('button', { name: 'Simpan Penempatan' }).click()
  await expect(page).toHaveURL(new RegExp(`${INFO}$`))
  await page.getByRole('link', { name: 'Penempatan', exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Denpasar' })).toContainText('Aktif')
  await expect(page.getByRole('article').filter({ hasText: 'Kantor Pusat Jakarta' })).not.toContainText(
    'Aktif',
  )
  await page.getByRole('button', { name: 'Bulan sebelumnya' }).click()
  await expect(page.getByText('Oktober 2026')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Denpasar' })).toBeHidden()
})

test('[KRY-02] somebody gets another role; the end of their work needs a day and a reason, and can be taken back', async ({
  page,
  rekan,
}) => {
  await open(page, rekan, INFO)
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Ubah Peran' }).click()
  await expect(sheet.getByRole('radio', { checked: true })).toHaveAccessibleName('Karyawan')
  await sheet.getByText('Koordinator', { exact: true }).click()
  await sheet.getByRole('button', { name: 'Simpan Peran' }).click()
  await expect(page.getByText('Peran diubah.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^Koordinator$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Nonaktifkan' }).click()
  await sheet.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(sheet.getByText('Alasan harus diisi.')).toBeVisible()
  await sheet.getByLabel(/^Hari kerja terakhir/).fill('30/11/2026')
  await sheet.getByLabel(/^Alasan/).fill('Kontrak selesai')
  await sheet.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(page.getByText('Hari kerja terakhir dicatat.')).toBeVisible()
  await expect(page.getByText('30/11/2026')).toBeVisible()
  await page.getByRole('button', { name: 'Batalkan Penonaktifan' }).click()
  await page.getByRole('button', { name: 'Tetap Bekerja' }).click()
  await expect(page.getByText('30/11/2026')).toBeHidden()
})

test('[KRY-02, GD-18] each finds what is theirs to do, and the addresses of the rest say so; a code to sign in with is asked for, shown once, and gone', async ({
  page,
  rekan,
}) => {
  const kelola = page.getByRole('heading', { name: 'Kelola' })
  await open(page, rekan, INFO, 'admin@rekan.example')
  await expect(kelola).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nonaktifkan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ubah Data' })).toBeHidden()
  await page.getByRole('button', { name: 'Buat Kode Reset' }).click()
  await page.getByRole('button', { name: 'Buat Kode', exact: true }).click()
  const kode = page.getByText(/^[A-Z]{5}-[A-Z]{5}$/)
  await expect(kode).toBeVisible()
  await page.getByRole('button', { name: 'Selesai' }).click()
  await expect(kode).toBeHidden()
  await page.getByRole('button', { name: 'Buat Kode Reset' }).click()
  await expect(page.getByText('Buat kode reset?')).toBeVisible()

  await open(page, rekan, INFO, 'koordinator@rekan.example')
  await expect(page.getByText('Tanggal masuk')).toBeVisible()
  await expect(kelola).toBeHidden()
  for (const part of ['edit', 'pindah', 'perubahan']) {
    await walk(page, `/karyawan/${SITI}/${part}`)
    await expect(page.getByText('Bagian ini untuk HRD')).toBeVisible()
  }
  // Nobody lets themselves go.
  const [hrd] = await rekan.sql<{ id: number }>(
    `select karyawan_id as id from pengguna where email = 'hrd@rekan.example'`,
  )
  await open(page, rekan, `/karyawan/${hrd?.id}/info`)
  await expect(page.getByRole('link', { name: 'Ubah Data' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nonaktifkan' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Buat Kode Reset' })).toBeHidden()
})

test('[TAMAT-04] who left begins anew with a first day of their own, and both employments are shown', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`update karyawan set aktif = false, tanggal_keluar = '2026-11-13', alasan_keluar = 'Pindah kota'
    where kode = 'KBN0031'`)
  await open(page, rekan, INFO)
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Masuk Kembali' }).click()
  await sheet.getByLabel(/^Tanggal masuk/).fill('13/11/2026')
  await sheet.getByRole('button', { name: 'Mulai Masa Kerja Baru' }).click()
  await expect(sheet.getByText(/Masa kerja sebelumnya berakhir 13 November 2026/)).toBeVisible()
  await sheet.getByLabel(/^Tanggal masuk/).fill('23/11/2026')
  await sheet.getByRole('button', { name: 'Mulai Masa Kerja Baru' }).click()
  await expect(page.getByText('Masa kerja baru dicatat.')).toBeVisible()
  await expect(
    page.getByRole('definition').filter({ hasText: /^23\/11\/2026 sampai sekarang$/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('definition').filter({ hasText: /sampai 13\/11\/2026: Pindah kota$/ }),
  ).toBeVisible()
})

test('[TAMAT-04] who was let in again as if they had never left begins anew from their page', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`update karyawan set aktif = false, tanggal_keluar = '2026-11-13', alasan_keluar = 'Pindah kota'
    where kode = 'KBN0031'`)
  await open(page, rekan, INFO)
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Aktifkan Kembali' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aktifkan', exact: true }).click()
  await expect(page.getByText('Karyawan aktif kembali.')).toBeVisible()
  await page.getByRole('button', { name: 'Masuk Kembali' }).click()
  await expect(sheet).toContainText('keluar 13/11/2026, lalu diaktifkan lagi tanpa masa kerja baru')
  await sheet.getByLabel(/^Tanggal masuk/).fill('16/11/2026')
  await sheet.getByRole('button', { name: 'Mulai Masa Kerja Baru' }).click()
  await expect(
    page.getByRole('definition').filter({ hasText: /sampai 13\/11\/2026: Pindah kota$/ }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Masuk Kembali' })).toBeHidden()
})

test('[TAMAT-03] what ends with somebody is read before it is confirmed, one by one and for several', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai, selesai,
      keterangan, bersedia_pada, dibuat_pada)
    select k.id, c.id, u.id, '2026-12-07', '2026-12-07', '2026-12-07 17:00+07', '2026-12-07 19:00+07', 'Stok', now(), now()
    from karyawan k join pengguna u on u.karyawan_id = k.id, pengguna c
    where k.kode in ('KBN0031', 'KBN0032') and c.email = 'koordinator@rekan.example'`)
  await open(page, rekan, INFO)
  const sheet = page.getByRole('dialog')
  const berakhir = sheet.getByRole('region', { name: 'Yang ikut berakhir' })
  await page.getByRole('button', { name: 'Nonaktifkan' }).click()
  await sheet.getByLabel(/^Hari kerja terakhir/).fill('30/11/2026')
  await sheet.getByLabel(/^Alasan/).fill('Kontrak selesai')
  await expect(berakhir).toContainText('Lembur 7 Desember 2026 dibatalkan.')
  await sheet.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(page.getByText('Hari kerja terakhir dicatat.')).toBeVisible()
})
