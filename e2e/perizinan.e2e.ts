import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { chooseFile } from './berkas.ts'
import { tabTo } from './keyboard.ts'
import { fieldsOf } from './multipart.ts'
import { intercept } from './jawaban.ts'
import { type Rekan, expect, test } from './test.ts'

/** Leave, permission and corrections as the person who asks for them sees it. The day is Friday, 20 November 2026. */

const SITI = 'karyawan@rekan.example'

type Isi = {
  readonly jenis_izin: string
  readonly mulai: string
  readonly selesai?: string
  readonly hari?: number
  readonly keterangan?: string
  /** Decided by the coordinator; waiting otherwise */
  readonly status?: 'disetujui' | 'ditolak'
}

/** A request of Siti's as it would stand there. */
async function pernahMengajukan(rekan: Rekan, isi: Isi): Promise<number> {
  const { jenis_izin, mulai, selesai = mulai, hari = 1, keterangan = 'Urusan keluarga.', status } = isi
  const [baris] = await rekan.sql<{ id: number }>(
    `insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, cuti_id, status, tanggal_mulai,
       tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada, catatan)
     select p.karyawan_id, p.id, k.id, $1, case when $1 = 'CUTI' then 1 end, $2, $3, $4, $5, $6, '2026-11-18T03:00:00Z',
       case when $7 then k.id end, case when $7 then '2026-11-19T02:00:00Z'::timestamptz end,
       case when $7 then 'Silakan, titip tugas ke Budi.' end
     from pengguna p, pengguna k where p.email = '${SITI}' and k.email = 'koordinator@rekan.example' returning id`,
    [jenis_izin, status ?? 'menunggu', mulai, selesai, hari, keterangan, status !== undefined],
  )
  return baris?.id ?? 0
}

const card = (page: Page, judul: string | RegExp) => page.getByRole('article').filter({ hasText: judul })
const ajukan = (page: Page) => page.getByRole('button', { name: 'Ajukan' })

/** The requests that were filed, as their forms. */
function filedBy(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/absensi/pengajuan')) sent.push(request)
  })
  return sent
}

async function choose(page: Page, kotak: string, pilihan: RegExp) {
  await page.getByRole('combobox', { name: kotak }).click()
  await page.getByRole('option', { name: pilihan }).click()
}

async function fillDates(page: Page, mulai: string, selesai: string) {
  await page.getByLabel('Tanggal: mulai').fill(mulai)
  await page.getByLabel('Tanggal: selesai').fill(selesai)
}

test('[RT-21, IZN-03, IZN-04] the history shows the leave left, the permit in force and the requests of a month', async ({
  page,
  rekan,
}) => {
  await pernahMengajukan(rekan, {
    jenis_izin: 'DINAS_LUAR',
    mulai: '2026-11-19',
    selesai: '2026-11-24',
    hari: 4,
    status: 'disetujui',
  })
  await pernahMengajukan(rekan, { jenis_izin: 'WFH', mulai: '2026-10-06', status: 'ditolak' })
  await pernahMengajukan(rekan, { jenis_izin: 'IZIN', mulai: '2026-12-07', selesai: '2026-12-08', hari: 2 })
  await rekan.signIn(page, SITI)
  await page.goto('/home')
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Perizinan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perizinan')
  await expect(card(page, 'Sisa cuti tahunan')).toContainText(/\d+ hari/)
  const aktif = card(page, 'Sedang berlaku')
  await expect(aktif).toContainText('Dinas Luar')
  await expect(aktif).toContainText('19–24 Nov 2026 · 4 hari')
  // Filed in November, for December.
  await expect(card(page, '7–8 Des 2026 · 2 hari')).toContainText(
    /Izin.*Menunggu.*Rizky Pratama, sejak 18 Nov 2026/,
  )
  await expect(page.getByRole('button', { name: 'Bulan berikutnya' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const bulan = await intercept(page, 'GET /rekap/absensi', {
    status: 403,
    json: { message: 'Bulan ini tidak dapat dibuka.' },
  })
  await page.getByRole('button', { name: 'Bulan sebelumnya' }).click()
  await expect(page).toHaveURL(/tahun=2026&bulan=10/)
  await expect(page.getByRole('alert')).toContainText('Bulan ini tidak dapat dibuka.')
  bulan.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await page.getByRole('button', { name: 'Kerja dari Rumah (WFH)' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Diajukan Siti Rahmawati')
  await expect(sheet).toContainText('Ditolak Rizky Pratama')
  await expect(sheet).toContainText('19 Nov 2026 pukul 09:00')
  await expect(sheet).toContainText('“Silakan, titip tugas ke Budi.”')
  await expect(sheet.getByRole('button', { name: 'Batalkan Pengajuan' })).toBeHidden()
  await page.goBack()
  await expect(sheet).toBeHidden()
  // The browser is on its way forward again to where the sheet was.
  await expect(page).toHaveURL(/tahun=2026&bulan=10/)
  await page.reload()
  await expect(page.getByText('Oktober 2026')).toBeVisible()
  bulan.become({ json: { data: null } })
  await page.getByRole('button', { name: 'Bulan sebelumnya' }).click()
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible()
  bulan.become('passed')

  await page.getByRole('button', { name: 'Sisa cuti tahunan' }).click()
  await expect(sheet).toContainText('dapat diambil hari ini')
  await expect(sheet).toContainText('Hak cuti setahun')
})

test('[RT-09, IZN-01, IZN-02] a leave is planned, counted, filed once, seen in the month and withdrawn', async ({
  page,
  rekan,
}) => {
  await rekan.sql(
    `insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai, selesai,
       keterangan, dibuat_pada, bersedia_pada)
     select p.karyawan_id, k.id, p.id, '2026-11-23', '2026-11-23', '2026-11-23T17:00+07:00', '2026-11-23T20:00+07:00',
       'Tutup buku.', '2026-11-19T08:05+07:00', '2026-11-19T08:05+07:00'
     from pengguna p, pengguna k where p.email = $1 and k.email = 'koordinator@rekan.example'`,
    [SITI],
  )
  await rekan.signIn(page, SITI)
  await page.goto('/home')
  await expect(card(page, 'Lembur 3 jam 0 menit')).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Perizinan' }).click()
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible()
  const sent = filedBy(page)
  await page.getByRole('link', { name: 'Ajukan' }).click()
  await ajukan(page).click()
  await expect(page.getByText('Jenis pengajuan harus dipilih.')).toBeVisible()
  await page.getByRole('radio', { name: /^Cuti/ }).check()
  await expect(page.getByRole('combobox', { name: 'Koordinator' })).toHaveText('Rizky Pratama')
  // Nobody has seen the other fields before.
  await expect(page.getByText('harus diisi.')).toHaveCount(0)
  await choose(page, 'Jenis cuti', /^Cuti Tahunan/)
  await fillDates(page, '27/11/2026', '30/11/2026')
  const hitungan = page.getByRole('status').filter({ hasText: 'Diajukan' })
  await expect(hitungan).toContainText(/2 hari.*Hari libur2 hari.*Sisa\d+ hari.*Menjadi\d+ hari/)
  await ajukan(page).click()
  await expect(page.getByLabel(/^Keterangan/)).toBeFocused()
  await page.getByLabel(/^Keterangan/).fill('Acara keluarga.')
  await ajukan(page).dblclick()
  await expect(page.getByText('Pengajuan Cuti Tahunan terkirim.')).toBeVisible()
  await expect(page).toHaveURL(/\/rekap\/perizinan$/)
  const [koordinator] = await rekan.sql<{ id: number }>(
    `select id from pengguna where email = 'koordinator@rekan.example'`,
  )
  expect(sent.map(fieldsOf)).toEqual([
    {
      koordinator_id: String(koordinator?.id),
      cuti_id: '1',
      jenis_izin: 'CUTI',
      tanggal_mulai: '2026-11-27',
      tanggal_selesai: '2026-11-30',
      keterangan: 'Acara keluarga.',
    },
  ])
  await expect(card(page, '27–30 Nov 2026 · 2 hari')).toContainText('Menunggu')

  // One step back leads past the form; home has heard of it.
  await page.goBack()
  await expect(card(page, 'Lembur 3 jam 0 menit')).toContainText(
    '23 Nov · menunggu Rizky Pratama sejak kemarin',
  )
  await page.getByRole('link', { name: 'Cuti Tahunan 2 hari' }).click()
  await page.getByRole('button', { name: 'Cuti Tahunan', exact: true }).click()
  await page.getByRole('button', { name: 'Batalkan Pengajuan' }).click()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.getByRole('button', { name: 'Batalkan Pengajuan' }).click()
  await page.getByRole('button', { name: 'Batalkan', exact: true }).click()
  await expect(page.getByText('Pengajuan dibatalkan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Batalkan Pengajuan' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(card(page, '27–30 Nov 2026')).toContainText('Dibatalkan')
})

test('[IZN-01, BACA-15] what speaks against it stands at its field; a lost answer loses nothing and files once, with its document', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, SITI)
  await page.goto('/perizinan/create')
  const sent = filedBy(page)
  await ajukan(page).click()
  await expect(page.getByText('Jenis pengajuan harus dipilih.')).toBeVisible()
  await page.getByRole('radio', { name: /^Sakit/ }).check()
  await fillDates(page, '09/11/2026', '10/11/2026')
  const tanggal = page.getByLabel('Tanggal: mulai')
  await expect(tanggal).toHaveAccessibleDescription(/Sakit dapat diajukan paling lambat 3 hari sesudahnya/)
  await fillDates(page, '19/11/2026', '20/11/2026')
  await expect(page.getByRole('status').filter({ hasText: 'Diajukan' })).toContainText('2 hari')
  await expect(tanggal).toHaveAccessibleDescription('')
  await page.getByLabel(/^Keterangan/).fill('Demam dan flu.')
  await ajukan(page).click()
  const dokumen = page.getByRole('group', { name: /^Dokumen/ })
  await expect(dokumen).toContainText('Dokumen harus dilampirkan.')
  const potret = await readFile('e2e/fixtures/potret.jpg')
  await chooseFile(dokumen.getByLabel('Pilih Berkas'), {
    name: 'potret.jpg',
    type: 'image/jpg',
    buffer: potret,
  })
  await expect(dokumen).toContainText('potret.jpg')
  expect(sent).toHaveLength(0)

  const kirim = await intercept(page, 'POST /absensi/pengajuan', 'held')
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page.getByText('Tinggalkan halaman?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(/^Keterangan/)).toHaveValue('Demam dan flu.')
  await ajukan(page).click()
  await expect(ajukan(page)).toBeDisabled()
  kirim.become((ke) => (ke === 1 ? 'lost' : 'passed'))
  // An answer that gets lost: it waits on the phone, goes out once more by itself, and is the same request.
  await expect(page.getByText('Pengajuan tersimpan di ponsel')).toBeVisible()
  await expect(page.getByText('Pengajuan Sakit 19–20 Nov 2026 terkirim.')).toBeVisible()
  // Of a form with a file the browser tells the body only where it was intercepted.
  expect(fieldsOf(sent[0])).toEqual({
    koordinator_id: expect.stringMatching(/^\d+$/),
    jenis_izin: 'SAKIT',
    tanggal_mulai: '2026-11-19',
    tanggal_selesai: '2026-11-20',
    keterangan: 'Demam dan flu.',
    file: 'potret.jpg',
  })
  const keys = sent.map((request) => request.headers()['idempotency-key'])
  expect(keys).toEqual([keys[0], keys[0]])
  const rows = await rekan.sql('select lampiran_nama from absensi where keterangan = $1', ['Demam dan flu.'])
  expect(rows).toEqual([{ lampiran_nama: 'potret.webp' }])
})

test('[IZN-01] a forgotten check-out is put forward by keyboard alone', async ({ page, rekan }) => {
  await rekan.signIn(page, SITI)
  await page.goto('/perizinan/create')
  const focused = page.locator(':focus')
  const sent = filedBy(page)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await tabTo(page, /^Cuti/)
  await page.keyboard.press('ArrowUp')
  await expect(focused).toHaveAccessibleName(/^Koreksi Presensi/)
  await expect(page.getByRole('combobox', { name: 'Koordinator' })).toHaveText('Rizky Pratama')
  await tabTo(page, /^Tanggal/)
  await page.keyboard.type('18/11/2026')
  await tabTo(page, /^Keterangan/)
  await page.keyboard.type('Ponsel mati sebelum pulang.')
  await tabTo(page, /^Ajukan/)
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleDescription('Isi jam masuk, jam pulang, atau keduanya.')
  await page.keyboard.type('0800')
  await tabTo(page, /^Jam pulang/)
  await page.keyboard.type('1705')
  await tabTo(page, /^Ajukan/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pengajuan Koreksi Presensi terkirim.')).toBeVisible()
  expect(fieldsOf(sent[0])).toMatchObject({
    jenis_izin: 'KOREKSI_PRESENSI',
    tanggal_mulai: '2026-11-18',
    tanggal_selesai: '2026-11-18',
    jam_masuk: '08:00',
    jam_pulang: '17:05',
  })
  expect(Object.keys(fieldsOf(sent[0]))).not.toContain('cuti_id')
})
