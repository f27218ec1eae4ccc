import type { Page, Request } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { intercept } from './jawaban.ts'
import { type Rekan, expect, test } from './test.ts'

/** One's own overtime: read month by month, asked for, withdrawn, agreed to. */

const KARYAWAN = 'karyawan@rekan.example'
const KOORDINATOR = 'koordinator@rekan.example'
const END = 'Tidak ada data lembur selanjutnya.'
const NEXT_FAILED = 'Gagal memuat data lembur selanjutnya.'
const GAGAL = 'Gagal memuat data lembur. Silakan coba lagi nanti atau hubungi administrator.'
const MERAH = 'rgb(185, 28, 28)'

// What one of these tests writes none of the others reads.
test.describe.configure({ mode: 'default' })
test.use({ bersama: true })

type Satu = {
  readonly tanggal: string
  readonly mulai?: string
  readonly jam?: number
  readonly status?: 'menunggu' | 'disetujui' | 'ditolak'
  readonly keterangan?: string
  /** Filed by the coordinator, and not agreed to */
  readonly diajukanKoordinator?: boolean
}

/** Takes what the demo filed for Siti away, and puts these in its place. */
async function onlyLembur(rekan: Rekan, ...semua: readonly Satu[]) {
  await rekan.sql(`delete from lembur where karyawan_id = (select id from karyawan where kode = 'KBN0031')`)
  for (const satu of semua) {
    const { tanggal, mulai = '17:00', jam = 2, status = 'menunggu', keterangan = 'Stok opname.' } = satu
    const isTeam = satu.diajukanKoordinator === true
    await rekan.sql(
      `insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai, selesai,
         keterangan, dibuat_pada, status, diputus_oleh_id, diputus_pada, bersedia_pada)
       select s.karyawan_id, case when $6 then l.id else k.id end, case when $6 then k.id else s.id end, $1::date, $1::date,
         ($1 || 'T' || $2 || '+07:00')::timestamptz, ($1 || 'T' || $2 || '+07:00')::timestamptz + make_interval(hours => $3),
         $4, '2026-11-02T08:05:00+07:00', $5, case when $5 <> 'menunggu' then k.id end,
         case when $5 <> 'menunggu' then timestamptz '2026-11-03T09:10:00+07:00' end,
         case when not $6 then timestamptz '2026-11-02T08:05:00+07:00' end
       from pengguna s, pengguna k, (select min(id) as id from pengguna where role = 'koordinator' and email <> $8) l
       where s.email = $7 and k.email = $8`,
      [tanggal, mulai, jam, keterangan, status, isTeam, KARYAWAN, KOORDINATOR],
    )
  }
}

/** Puts a punch of Siti's on a day. */
async function punch(
  rekan: Rekan,
  tanggal: string,
  kind: 'check_in' | 'check_out',
  jam: string,
  detik: number,
) {
  await rekan.sql(
    `with p as (insert into presensi (karyawan_id, tanggal) select id, $1 from karyawan where kode = 'KBN0031'
         on conflict (karyawan_id, tanggal, penugasan_id) do update set tanggal = excluded.tanggal returning id)
     insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan,
       selfie_sha256, telat_detik, lebih_awal_detik)
     select p.id, $1::date, $2, ($1 || 'T' || $3 || '+07:00')::timestamptz, 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex'),
       case when $2 = 'check_in' then $4::int else 0 end, case when $2 = 'check_out' then $4::int else 0 end from p`,
    [tanggal, kind, jam, detik],
  )
}

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Lembur Karyawan' })
const colour = (page: Page, text: string) =>
  drawer(page)
    .getByText(text, { exact: true })
    .first()
    .evaluate((one) => getComputedStyle(one).color)

async function choose(page: Page, field: string, search: string, option: RegExp) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByLabel('Cari').fill(search)
  await page.getByRole('option', { name: option }).click()
}

/** Who coordinates the site as well may be asked beside one's own coordinator. */
const addKoordinatorLokasi = (rekan: Rekan) =>
  rekan.sql(`insert into kantor_koordinator (kantor_id, pengguna_id, mulai)
    select p.kantor_id, u.id, '2024-01-01' from penempatan p join karyawan k on k.id = p.karyawan_id and k.kode = 'KBN0031',
      pengguna u join karyawan o on o.id = u.karyawan_id and o.nama = 'Budi Santoso'
    where p.tanggal_selesai is null and p.utama on conflict do nothing`)

/** The requests that were filed. */
function sentBy(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/lembur/pengajuan')) sent.push(request)
  })
  return sent
}

const submit = (page: Page) => page.getByRole('button', { name: 'Ajukan', exact: true })

test('[LBR-01, LBR-02, LBR-12] a month of one’s own overtime, and the months before', async ({
  page,
  rekan,
}) => {
  await onlyLembur(
    rekan,
    { tanggal: '2026-11-18', jam: 3, keterangan: 'Laporan akhir bulan.' },
    { tanggal: '2026-11-14', mulai: '22:00', jam: 3, status: 'disetujui', keterangan: 'Bongkar muat.' },
    { tanggal: '2026-11-12', status: 'ditolak', keterangan: 'Perawatan mesin.' },
    { tanggal: '2026-10-30', status: 'disetujui', keterangan: 'Bulan lalu.' },
  )
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Lembur' }).click()
  await expect(page.getByRole('heading', { name: 'Lembur', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rekap Lembur' })).toBeVisible()
  await expect(page.getByText('3 jam 0 menit disetujui3 jam 0 menit menunggu')).toBeVisible()
  await expect(page.getByText(END)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)

  const waiting = card(page, 'Laporan akhir bulan.')
  for (const said of ['Rabu, 18 November 2026', '2 Nov 2026 pukul 08:05', 'Menunggu', '17:00', '20:00'])
    await expect(waiting).toContainText(said)
  await expect(waiting).toContainText('3 jam 0 menit')
  await expect(card(page, 'Bongkar muat.')).toContainText('Selesai esok01:00')
  const badge = (of: string, status: string) =>
    card(page, of)
      .getByText(status, { exact: true })
      .evaluate((one) => getComputedStyle(one).color)
  expect(await badge('Bongkar muat.', 'Disetujui')).toBe('rgb(17, 94, 89)')
  expect(await badge('Laporan akhir bulan.', 'Menunggu')).toBe('rgb(153, 27, 27)')
  expect(await badge('Perawatan mesin.', 'Ditolak')).toBe('rgb(153, 27, 27)')

  const next = page.getByRole('button', { name: 'Bulan berikutnya' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  const asked = page.waitForRequest(/\/api\/lembur\?/)
  await page.getByRole('button', { name: 'Bulan sebelumnya' }).click()
  const query = new URL((await asked).url()).searchParams
  expect(Object.fromEntries(query)).toEqual({
    lingkup: 'saya',
    bulan: '10',
    tahun: '2026',
    per_page: '10',
    page: '1',
  })
  await expect(card(page, 'Bulan lalu.')).toBeVisible()
  await expect(page).toHaveURL(/\/lembur\/?\?.*bulan=10/)
  await page.reload()
  await expect(card(page, 'Bulan lalu.')).toBeVisible()
  await page.getByRole('button', { name: 'Oktober 2026', exact: true }).click()
  await page.getByRole('button', { name: 'November 2026', exact: true }).click()
  await expect(waiting).toBeVisible()
  // A month that is yet to come is not to be had by the address either.
  await page.goto('/lembur?bulan=12&tahun=2026')
  await expect(waiting).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')

  await intercept(page, 'GET /lembur', {
    changed: (text) => text.replaceAll('"status":"disetujui"', '"status":"DISETUJUI"'),
  })
  await page.reload()
  await expect(card(page, 'Bongkar muat.')).toContainText('Disetujui')
  expect(await badge('Bongkar muat.', 'Disetujui')).toBe('rgb(17, 94, 89)')
})

test('[LBR-04, LBR-06] page after page as links.next says, on a slow line and after a failure', async ({
  page,
  rekan,
}) => {
  const hari = Array.from({ length: 13 }, (_, i) => `2026-10-${String(i + 1).padStart(2, '0')}`)
  await onlyLembur(rekan, ...hari.map((tanggal) => ({ tanggal })))
  await rekan.signIn(page, KARYAWAN)
  const pertama = await intercept(page, 'GET /lembur?page=1', 'held')
  const kedua = await intercept(page, 'GET /lembur?page=2', { status: 404, json: {} })
  await page.goto('/lembur?bulan=10&tahun=2026')
  await expect(page.getByRole('status', { name: 'Memuat…' }).locator('> *')).toHaveCount(5)
  pertama.become({
    changed: (text) => {
      const body = JSON.parse(text) as { meta: object }
      // The link alone tells of another page.
      return JSON.stringify({ ...body, meta: { ...body.meta, last_page: 1 } })
    },
  })
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByText(NEXT_FAILED)).toBeVisible()
  kedua.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText(END)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(13)
})

test('[LBR-05, LBR-07] nothing in a month, no employee, and a list that cannot be had', async ({
  page,
  rekan,
}) => {
  await onlyLembur(rekan)
  for (const email of [KARYAWAN, 'admin@rekan.example']) {
    await rekan.signIn(page, email)
    await page.goto('/lembur')
    await expect(page.getByText('Tidak ada data lembur terbaru.')).toBeVisible()
  }
  await expect(page.getByText('Akun ini tidak terhubung dengan data karyawan.')).toBeVisible()
  await rekan.signIn(page, KARYAWAN)
  const daftar = await intercept(page, 'GET /lembur', {
    status: 404,
    json: { message: 'Data sedang dipindahkan.' },
  })
  await page.goto('/lembur')
  await expect(page.getByRole('heading', { name: 'Terjadi Kesalahan' })).toBeVisible()
  await expect(page.getByText('Data sedang dipindahkan.')).toBeVisible()
  daftar.become({ status: 404, json: {} })
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText('Uh oh! Something went wrong!')).toBeVisible()
  daftar.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText('Silahkan melakukan pengajuan lembur terlebih dahulu.')).toBeVisible()
})

test('[LBR-08, LBR-13, LBR-14] a tap opens all about one', async ({ page, rekan }) => {
  await rekan.sql(`delete from presensi_kejadian where presensi_id in (select id from presensi where karyawan_id =
    (select id from karyawan where kode = 'KBN0031'))`)
  await onlyLembur(
    rekan,
    { tanggal: '2026-11-18', keterangan: 'Terlambat dan pulang cepat.' },
    { tanggal: '2026-11-17', keterangan: 'Tepat waktu.', status: 'disetujui' },
    { tanggal: '2026-11-16', keterangan: 'Tanpa presensi.' },
  )
  await punch(rekan, '2026-11-18', 'check_in', '08:20:30', 1230)
  await punch(rekan, '2026-11-18', 'check_out', '16:30:00', 1800)
  await punch(rekan, '2026-11-17', 'check_in', '07:58:11', 0)
  await punch(rekan, '2026-11-17', 'check_out', '19:04:00', 0)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/lembur')

  await card(page, 'Terlambat dan').getByRole('button').click()
  for (const said of ['Siti Rahmawati', 'KBN0031 · ', 'Bergabung 1 Apr 2022', 'WIB', 'Terlambat 20 menit'])
    await expect(drawer(page)).toContainText(said)
  for (const said of [
    'Lebih awal 30 menit',
    'Dibuat2 Nov 2026 pukul 08:05',
    'Selesai19:00:00',
    '2 jam 0 menit',
  ])
    await expect(drawer(page)).toContainText(said)
  await expect(drawer(page)).toContainText('KoordinatorRizky Pratama')
  await expect(drawer(page)).toContainText('Terlambat dan pulang cepat.')
  await expect(drawer(page)).toContainText('Menunggu Rizky Pratamasejak 2 Nov 2026')
  expect([await colour(page, '08:20:30'), await colour(page, '16:30:00')]).toEqual([MERAH, MERAH])
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()

  await card(page, 'Tepat waktu.').getByRole('button').click()
  await expect(drawer(page)).toContainText('07:58:11')
  expect([await colour(page, '07:58:11'), await colour(page, '19:04:00')]).not.toContain(MERAH)
  await expect(drawer(page)).toContainText('Disetujui Rizky Pratama')
  await expect(drawer(page).getByRole('button', { name: 'Batalkan Pengajuan' })).toBeHidden()
  await page.keyboard.press('Escape')

  await card(page, 'Tanpa presensi.').getByRole('button').click()
  await expect(drawer(page).getByText('00:00:00')).toHaveCount(2)
  expect(await colour(page, '00:00:00')).toBe(MERAH)
  await page.keyboard.press('Escape')

  await page.reload()
  const detail = await intercept(page, 'GET /lembur/*', { status: 403, json: {} })
  await card(page, 'Tepat waktu.').getByRole('button').click()
  await expect(drawer(page).getByRole('heading', { name: 'Terjadi Kesalahan' })).toBeVisible()
  await expect(drawer(page).getByText(GAGAL)).toBeVisible()
  detail.become({ status: 404, json: {} })
  await drawer(page).getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(drawer(page).getByRole('heading', { name: 'Data Tidak Ditemukan' })).toBeVisible()
  await expect(
    drawer(page).getByText('Detail lembur yang Anda cari tidak dapat ditemukan atau telah dihapus'),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  detail.become({ status: 200, json: {} })
  await card(page, 'Tanpa presensi.').getByRole('button').click()
  await expect(drawer(page).getByRole('heading', { name: 'Data Tidak Ditemukan' })).toBeVisible()
  detail.become('passed')
  await page.keyboard.press('Escape')
  await card(page, 'Tepat waktu.').getByRole('button').click()
  await expect(drawer(page)).toContainText('07:58:11')
})

test('what waits can be withdrawn, once asked; who was too late sees how it stands', async ({
  page,
  rekan,
}) => {
  await onlyLembur(
    rekan,
    { tanggal: '2026-11-18', keterangan: 'Satu.' },
    { tanggal: '2026-11-17', keterangan: 'Dua.' },
  )
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/lembur')
  const withdraw = drawer(page).getByRole('button', { name: 'Batalkan Pengajuan' })
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan' })

  await card(page, 'Satu.').getByRole('button').click()
  await withdraw.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kembali' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await withdraw.click()
  await yes.click()
  await expect(page.getByText('Pengajuan lembur dibatalkan.')).toBeVisible()
  await expect(drawer(page)).toContainText('Dibatalkan Siti Rahmawati')
  await expect(withdraw).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Satu.')).toContainText('Dibatalkan')

  await card(page, 'Dua.').getByRole('button').click()
  await withdraw.click()
  await rekan.sql(
    `update lembur set status = 'disetujui', diputus_oleh_id = koordinator_id, diputus_pada = '2026-11-20T00:00:00Z'
     where keterangan = 'Dua.'`,
  )
  await yes.click()
  await expect(drawer(page)).toContainText('Disetujui Rizky Pratama')
  await expect(withdraw).toBeHidden()
})

test('[RT-05, LBR-15, LBR-16] asking for overtime: what it comes to at once, sent once, then in the list', async ({
  page,
  rekan,
}) => {
  await onlyLembur(rekan, { tanggal: '2026-11-17', jam: 4, status: 'disetujui' })
  await addKoordinatorLokasi(rekan)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/lembur')
  await page.getByRole('link', { name: 'Ajukan Lembur' }).click()
  await expect(page.getByRole('heading', { name: 'Ajukan Lembur', level: 1 })).toBeVisible()
  await expect(page.getByLabel(/^Tanggal/)).toHaveValue('20/11/2026')
  await expect(page.getByLabel(/^Jam mulai/)).toHaveValue('17:00')

  // One's own coordinator stands there already; chosen again, nobody does.
  const koordinator = page.getByRole('combobox', { name: 'Koordinator' })
  await expect(koordinator).toContainText('Rizky Pratama')
  await choose(page, 'Koordinator', 'rizky', /Rizky Pratama/)
  await submit(page).click()
  await expect(koordinator).toHaveAccessibleDescription('Koordinator harus diisi.')
  await expect(koordinator).toBeFocused()
  await expect(page.getByText('Jam selesai harus diisi.')).toBeVisible()
  await expect(page.getByText('Keterangan harus diisi.')).toBeVisible()

  const list = page.waitForRequest(/\/api\/koordinator\?/)
  await page.reload()
  await list
  await expect(koordinator).toContainText('Rizky Pratama')
  await choose(page, 'Koordinator', 'budi', /Budi Santoso/)
  // What stands against it is said before it is sent, at its field.
  const until = page.getByLabel(/^Jam selesai/)
  await until.fill('17:00')
  await expect(until).toHaveAccessibleDescription(/tidak boleh sama/)
  await until.fill('22:00')
  await expect(page.getByText('5 jam 0 menit dari 4 jam')).toBeVisible()
  await expect(page.getByText('9 jam 0 menit dari 18 jam')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Perhatikan' })).toBeVisible()
  await until.fill('19:30')
  await expect(page.getByText('2 jam 30 menit dari 4 jam')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Perhatikan' })).toBeHidden()
  await page.getByLabel(/^Keterangan/).fill('Menyusun laporan.')

  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page.getByText('Tinggalkan halaman?')).toBeVisible()
  await page.getByRole('button', { name: 'Lanjut Mengisi' }).click()

  // An answer that gets lost: nothing typed is, and sent again by itself it is the same request.
  const sent = sentBy(page)
  await intercept(page, 'POST /lembur/pengajuan', (ke) => (ke === 1 ? 'lost' : 'passed'))
  await submit(page).dblclick()
  await expect(page).toHaveURL(/\/lembur$/)
  await expect(page.getByText('Pengajuan tersimpan di ponsel')).toBeVisible()
  await expect(page.getByText('Pengajuan Lembur 20 Nov 2026 17:00–19:30 terkirim.')).toBeVisible()
  const baru = card(page, 'Menyusun laporan.')
  await expect(baru).toContainText('Menunggu')
  await expect(baru).toContainText('2 jam 30 menit')
  expect(sent).toHaveLength(2)
  expect(sent[0]?.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  expect(sent[1]?.headers()['idempotency-key']).toBe(sent[0]?.headers()['idempotency-key'])
  const [budi] = await rekan.sql<{ id: number }>(
    `select p.id from pengguna p join karyawan k on k.id = p.karyawan_id where k.nama = 'Budi Santoso'`,
  )
  expect(sent[0]?.postDataJSON()).toEqual({
    koordinator_id: budi?.id,
    tanggal: '2026-11-20',
    jam_mulai: '17:00',
    jam_selesai: '19:30',
    keterangan: 'Menyusun laporan.',
  })
  const filed = await rekan.sql<{ n: number }>(
    `select count(*)::int n from lembur where keterangan = 'Menyusun laporan.'`,
  )
  expect(filed).toEqual([{ n: 1 }])
})

test('[LBR-15] what the server refuses stands at its field; it can be sent where it could not be reckoned', async ({
  page,
  rekan,
}) => {
  await onlyLembur(rekan)
  await rekan.signIn(page, KARYAWAN)
  await intercept(page, 'GET /lembur/hitung', { status: 404, json: {} })
  await page.goto('/lembur/create')
  await expect(page.getByRole('combobox', { name: 'Koordinator' })).toContainText('Rizky Pratama')
  await page.getByLabel(/^Jam mulai/).fill('09:00')
  await page.getByLabel(/^Jam selesai/).fill('10:00')
  await expect(page.getByText('Lama lembur belum dapat dihitung.')).toBeVisible()
  await page.getByLabel(/^Keterangan/).fill('Di jam kerja.')
  await submit(page).click()
  await expect(page.getByLabel(/^Jam mulai/)).toHaveAccessibleDescription(/jam kerja/)
  await expect(page.getByLabel(/^Jam mulai/)).toBeFocused()
  await expect(page.getByLabel(/^Keterangan/)).toHaveValue('Di jam kerja.')
  await page.getByLabel(/^Jam mulai/).fill('05:00')
  await page.getByLabel(/^Jam selesai/).fill('06:00')
  // Of a month before: the list shows that month.
  await page.getByLabel(/^Tanggal/).fill('30/10/2026')
  await submit(page).click()
  await expect(card(page, 'Di jam kerja.')).toContainText('Jumat, 30 Oktober 2026')
  await expect(page.getByRole('button', { name: 'Oktober 2026', exact: true })).toBeVisible()
})

test('[RT-18, LBR-18] a coordinator files for one of theirs, who agrees to it', async ({
  page,
  rekan,
  browser,
}) => {
  test.slow()
  await onlyLembur(rekan)
  await addKoordinatorLokasi(rekan)
  await rekan.signIn(page, KOORDINATOR)
  await page.goto('/pengajuan-lembur/create')
  await expect(page.getByRole('heading', { name: 'Ajukan Lembur Tim', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Karyawan' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  const offered = (await page.getByRole('option').allTextContents()).length
  const [theirs] = await rekan.sql<{ n: number }>(
    `select count(distinct p.karyawan_id)::int n from penempatan p join pengguna k on k.id = p.koordinator_id
     join karyawan o on o.id = p.karyawan_id and o.aktif
     where k.email = $1 and p.tanggal_masuk <= '2026-11-20' and coalesce(p.tanggal_selesai, '2026-11-20') >= '2026-11-20'
       and p.karyawan_id <> k.karyawan_id`,
    [KOORDINATOR],
  )
  expect(offered).toBe(theirs?.n)
  await page.keyboard.press('Escape')

  await choose(page, 'Karyawan', 'siti', /Siti Rahmawati/)
  // The only other who coordinates Siti's site stands there already.
  const lain = 'Budi Santoso'
  await expect(page.getByRole('combobox', { name: 'Koordinator' })).toContainText(lain)
  await page.getByRole('combobox', { name: 'Koordinator' }).click()
  await expect(page.getByRole('option')).toHaveText([lain])
  await page.keyboard.press('Escape')
  await page.getByLabel(/^Jam mulai/).fill('17:00')
  await page.getByLabel(/^Jam selesai/).fill('18:00')
  await expect(page.getByText('1 jam 0 menit dari 4 jam')).toBeVisible()
  await page.getByLabel(/^Keterangan/).fill('Audit mendadak.')
  // Somebody else's by now: told at the field, and nothing is lost.
  const theirCoordinator = (email: string) =>
    rekan.sql(
      `update penempatan set koordinator_id = (select id from pengguna where email = $1) where karyawan_id = 31`,
      [email],
    )
  await theirCoordinator('hrd@rekan.example')
  await submit(page).click()
  const orang = page.getByRole('combobox', { name: 'Karyawan' })
  await expect(orang).toHaveAccessibleDescription(/tidak ditemukan/)
  await expect(orang).toBeFocused()
  await expect(page.getByLabel(/^Keterangan/)).toHaveValue('Audit mendadak.')
  await theirCoordinator(KOORDINATOR)
  const sent = sentBy(page)
  await submit(page).click()
  await expect(page.getByText(`Lembur diajukan ke ${lain}.`)).toBeVisible()
  await expect(page).toHaveURL(/\/pengajuan-lembur\/?$/)
  expect(sent[0]?.postDataJSON()).toMatchObject({ karyawan_id: 31, keterangan: 'Audit mendadak.' })

  const context = await browser.newContext()
  const siti = await context.newPage()
  await rekan.signIn(siti, KARYAWAN)
  await siti.goto(`${rekan.origin}/lembur`)
  await expect(card(siti, 'Audit mendadak.')).toContainText('Menunggu kesediaan Anda')
  await card(siti, 'Audit mendadak.').getByRole('button').click()
  await expect(drawer(siti)).toContainText('Rizky Pratama mengajukan lembur ini untuk Anda.')
  await drawer(siti).getByRole('button', { name: 'Saya bersedia' }).click()
  await expect(siti.getByText('Kesediaan Anda dicatat.')).toBeVisible()
  await expect(drawer(siti).getByRole('button', { name: 'Saya bersedia' })).toBeHidden()
  const [row] = await rekan.sql<{ bersedia: boolean }>(
    `select bersedia_pada is not null as bersedia from lembur where keterangan = 'Audit mendadak.'`,
  )
  expect(row?.bersedia).toBe(true)
  await context.close()
})

test('[LBR-03, LBR-15] by keyboard alone: open one, close it, ask for another', async ({ page, rekan }) => {
  await onlyLembur(rekan, { tanggal: '2026-11-18' })
  await addKoordinatorLokasi(rekan)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/lembur')
  await expect(page.getByText(END)).toBeVisible()
  await tabTo(page, /^Rabu, 18 November 2026$/)
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Rabu, 18 November 2026$/)
  await tabTo(page, /^Ajukan Lembur$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ajukan Lembur', level: 1 })).toBeVisible()
  await tabTo(page, /^Koordinator/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Cari')).toBeFocused()
  await page.keyboard.type('budi')
  await expect(page.getByRole('option')).toHaveText(['Budi Santoso'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Koordinator' })).toBeFocused()
  await tabTo(page, /^Jam mulai/)
  await page.keyboard.type('0500')
  await tabTo(page, /^Jam selesai/)
  await expect(page.getByLabel(/^Jam mulai/)).toHaveValue('05:00')
  await page.keyboard.type('6.30')
  await tabTo(page, /^Keterangan/)
  await expect(page.getByLabel(/^Jam selesai/)).toHaveValue('06:30')
  await page.keyboard.type('Lewat papan ketik.')
  await tabTo(page, /^Ajukan$/)
  await page.keyboard.press('Enter')
  await expect(card(page, 'Lewat papan ketik.')).toBeVisible()
})
