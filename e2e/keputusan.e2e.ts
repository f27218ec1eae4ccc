import type { Page, Request } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import type { Jam } from './jam.ts'
import { intercept } from './jawaban.ts'
import { type Rekan, expect, expectGivenUp, test } from './test.ts'

/** What an approver does: decides leave and overtime, one at a time or several at once, and lets somebody stand in. */

const KOORDINATOR = 'koordinator@rekan.example'
const HRD = 'hrd@rekan.example'

type Permohonan = {
  readonly orang: number
  readonly jenis?: string
  readonly mulai?: string
  readonly keterangan?: string
  /** Hours before the clock of the test */
  readonly umur?: number
}

/** Requests that wait for the demo's coordinator; their ids, in the order given. */
async function ajukan(rekan: Rekan, semua: readonly Permohonan[]): Promise<number[]> {
  const ids: number[] = []
  for (const {
    orang,
    jenis = 'IZIN',
    mulai = '2026-11-24',
    keterangan = 'Urusan keluarga.',
    umur = 1,
  } of semua) {
    const [baris] = await rekan.sql<{ id: number }>(
      `insert into absensi (karyawan_id, koordinator_id, jenis_izin, cuti_id, total_hari, diajukan_oleh_id,
        tanggal_mulai, tanggal_selesai, keterangan, dibuat_pada, jam_masuk)
      select p.karyawan_id, k.id, $2, case when $2 = 'CUTI' then 1 end, 1, p.id, $3, $3, $4,
        '2026-11-20T00:52:13Z'::timestamptz - make_interval(hours => $5),
        case when $2 = 'KOREKSI_PRESENSI' then 28740 end
      from pengguna p, pengguna k where p.karyawan_id = $1 and k.email = '${KOORDINATOR}' returning id`,
      [orang, jenis, mulai, keterangan, umur],
    )
    ids.push(baris?.id ?? 0)
  }
  return ids
}

/** The calls that decide. */
function decisionsOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (/\/api\/(absensi|lembur)\/\d+\/(approve|reject)$/.test(request.url())) sent.push(request)
  })
  return sent
}

const statusDari = async (rekan: Rekan, id: number, tabel = 'absensi') =>
  (await rekan.sql<{ status: string }>(`select status from ${tabel} where id = $1`, [id]))[0]?.status
const card = (page: Page, nama: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: nama }) })
const press = (page: Page, nama: string) => page.getByRole('button', { name: nama, exact: true })

async function open(page: Page, rekan: Rekan, path: string, as = KOORDINATOR) {
  await rekan.signIn(page, as)
  await page.goto(path)
}

/** Lets the five seconds pass in which what was decided last may be taken back. */
async function letGo(page: Page, jam: Jam) {
  await expect(page.getByRole('button', { name: /^Urungkan/ }).first()).toBeVisible()
  await jam.skip(5000)
}

test('[IZN-05, RT-13] the card holds what the decision needs; it may be taken back, goes after that, and says what became of it', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  const [siti = 0, dewi = 0, rina = 0] = await ajukan(rekan, [
    { orang: 31, jenis: 'CUTI', keterangan: 'Mengantar orang tua berobat.', umur: 30 },
    { orang: 32, umur: 40 },
    { orang: 33, jenis: 'KOREKSI_PRESENSI', mulai: '2026-11-18', umur: 50 },
  ])
  // Dewi asks another coordinator for two days more.
  await rekan.sql(
    `insert into absensi (karyawan_id, koordinator_id, jenis_izin, total_hari, diajukan_oleh_id, tanggal_mulai,
      tanggal_selesai, keterangan, dibuat_pada)
    select a.karyawan_id, k.id, a.jenis_izin, 2, a.diajukan_oleh_id, '2026-11-26', '2026-11-27', a.keterangan, a.dibuat_pada
    from absensi a, pengguna k where a.id = $1 and k.role = 'koordinator' and k.email <> '${KOORDINATOR}' limit 1`,
    [dewi],
  )
  // Of the same unit as Siti, and away on the same day.
  await rekan.sql(`update penempatan p set unit = s.unit, kantor_id = s.kantor_id from penempatan s
    where s.karyawan_id = 31 and s.tanggal_selesai is null and p.karyawan_id = 32 and p.tanggal_selesai is null`)
  await jam.take()
  await open(page, rekan, '/izin')
  const sent = decisionsOf(page)
  await expect(card(page, 'Siti Rahmawati')).toContainText('Cuti Tahunan · 1 hari')
  await expect(card(page, 'Siti Rahmawati')).toContainText('24 Nov 2026')
  await expect(card(page, 'Siti Rahmawati')).toContainText('Mengantar orang tua berobat.')
  await expect(card(page, 'Siti Rahmawati')).toContainText('Menunggu Anda sejak kemarin')
  await expect(card(page, 'Siti Rahmawati')).toContainText(/Sisa cuti\d+ hari/)
  await card(page, 'Siti Rahmawati').getByText('Satu rekan lain juga tidak masuk').click()
  await expect(page.getByText('Dewi Kartikasari Izin 24 Nov, belum diputuskan')).toBeVisible()
  await card(page, 'Dewi Kartikasari')
    .getByText(/^Izin lain dalam setahun: \d+ pengajuan, \d+ hari$/)
    .click()
  await expect(card(page, 'Dewi Kartikasari')).toContainText('26–27 Nov 2026 2 hari, belum diputuskan')
  await expect(card(page, 'Rina Marlina').getByRole('row', { name: /Masuk/ })).toContainText('07:59')

  await test.step('taken back, nothing goes', async () => {
    await press(page, 'Setujui Siti Rahmawati').click()
    await press(page, 'Urungkan keputusan untuk Siti Rahmawati').click()
    await expect(press(page, 'Setujui Siti Rahmawati')).toBeFocused()
    expect(sent).toEqual([])
  })

  await test.step('after five seconds it goes, and stays in its place; a second tap takes nothing back', async () => {
    await press(page, 'Setujui Siti Rahmawati').dblclick()
    await letGo(page, jam)
    await expect(card(page, 'Siti Rahmawati')).toContainText('Disetujui Anda')
    expect(await statusDari(rekan, siti)).toBe('disetujui')
    await expect(page.getByRole('article').first()).toContainText('Siti Rahmawati')
  })

  await test.step('a refusal asks for a note, which may be empty', async () => {
    await press(page, 'Tolak Dewi Kartikasari').click()
    await page.getByRole('textbox', { name: 'Catatan' }).fill('Tim sedang kurang orang.')
    await page.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click()
    await expect(press(page, 'Urungkan keputusan untuk Dewi Kartikasari')).toBeFocused()
    // Another view: what waits goes at once.
    await page.getByRole('tab', { name: 'Ditolak' }).click()
    await expect(card(page, 'Dewi Kartikasari')).toContainText('“Tim sedang kurang orang.”')
    expect(await statusDari(rekan, dewi)).toBe('ditolak')
    expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([
      {},
      { note: 'Tim sedang kurang orang.' },
    ])
    expect(sent.every((request) => (request.headers()['idempotency-key'] ?? '').length > 30)).toBe(true)
  })

  await test.step('what waits still, waits alone; leaving the screen sends what was decided', async () => {
    await page.getByRole('tab', { name: 'Menunggu' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await press(page, 'Setujui Rina Marlina dengan catatan').click()
    await page.getByRole('textbox', { name: 'Catatan' }).fill('Ingat presensi.')
    await page.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click()
    await page.getByRole('link', { name: 'Beranda' }).click()
    await expect.poll(() => statusDari(rekan, rina)).toBe('disetujui')
  })
})

test('[IZN-05] a closed page loses no decision; one that somebody else decided comes back with who it was', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  test.slow()
  const [siti = 0, dewi = 0] = await ajukan(rekan, [{ orang: 31 }, { orang: 32, umur: 2 }])
  await jam.take()
  await open(page, rekan, '/izin')
  await press(page, 'Setujui Siti Rahmawati').click()
  await expect(press(page, 'Urungkan keputusan untuk Siti Rahmawati')).toBeVisible()
  const lain = await context.newPage()
  await lain.goto('/izin')
  await expect(press(lain, 'Tolak Dewi Kartikasari')).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await expect.poll(() => statusDari(rekan, siti)).toBe('disetujui')

  await rekan.sql(
    `update absensi set status = 'disetujui', diputus_pada = now(), diputus_oleh_id = (select id from pengguna where email = '${HRD}') where id = $1`,
    [dewi],
  )
  await press(lain, 'Tolak Dewi Kartikasari').click()
  await lain.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click()
  await letGo(lain, jam)
  await expect(card(lain, 'Dewi Kartikasari').getByRole('alert')).toContainText(/disetujui/i)
  await expect(card(lain, 'Dewi Kartikasari')).toContainText(/Disetujui (?!Anda)\w+/)
  await expect(press(lain, 'Setujui Dewi Kartikasari')).toBeHidden()

  await test.step('one that could not go is told on the next page', async () => {
    const [rina = 0] = await ajukan(rekan, [{ orang: 33, umur: 3 }])
    await lain.reload()
    const setujui = await intercept(lain, '* /absensi/*/approve', 'held')
    await press(lain, 'Setujui Rina Marlina').click()
    await expect(press(lain, 'Urungkan keputusan untuk Rina Marlina')).toBeVisible()
    await lain.getByRole('tab', { name: 'Disetujui' }).click()
    await setujui.came()
    await lain.goto('/izin')
    await expect(card(lain, 'Rina Marlina').getByRole('alert')).toContainText('tidak sempat tersimpan')
    expect(await statusDari(rekan, rina)).toBe('menunggu')
  })
})

test('[IZN-05] several at once: three calls at a time, each its own write; what failed is told by name', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  const orang = [31, 32, 33, 34, 35]
  const ids = await ajukan(
    rekan,
    orang.map((satu, i) => ({ orang: satu, umur: i + 1 })),
  )
  await jam.take()
  await open(page, rekan, '/izin')
  const sent = decisionsOf(page)
  let jalan = 0
  let paling = 0
  await intercept(page, '* /absensi/*/approve', async (_ke, request) => {
    jalan += 1
    paling = Math.max(paling, jalan)
    // Held until those that may go together have gone.
    if (sent.length < 3) await expect.poll(() => sent.length).toBeGreaterThanOrEqual(3)
    jalan -= 1
    return request.url().includes(`/${ids[1]}/`) ? 'cut' : 'passed'
  })
  await press(page, 'Pilih beberapa').click()
  await press(page, 'Pilih semua').click()
  await page.getByRole('checkbox', { name: 'Pilih Siti Rahmawati' }).uncheck()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden()
  await press(page, 'Setujui (4)').click()
  await expect(page.getByText('4 disetujui')).toBeVisible()
  await press(page, 'Urungkan semua').click()
  await expect(press(page, 'Setujui Dewi Kartikasari')).toBeVisible()
  expect(sent).toEqual([])

  await press(page, 'Pilih beberapa').click()
  await press(page, 'Pilih semua').click()
  await page.getByRole('checkbox', { name: 'Pilih Siti Rahmawati' }).uncheck()
  await press(page, 'Setujui (4)').click()
  await letGo(page, jam)
  await expectGivenUp(jam, page.getByText('1 keputusan tidak tersimpan'))
  const gagal = page.locator('section', { hasText: '1 keputusan tidak tersimpan' })
  await expect(gagal).toContainText('Dewi Kartikasari: Tidak dapat terhubung ke server')
  expect(paling).toBeLessThanOrEqual(3)
  expect(sent).toHaveLength(4)
  expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(4)
  await expect
    .poll(() => Promise.all(ids.map((id) => statusDari(rekan, id))))
    .toEqual(['menunggu', 'menunggu', 'disetujui', 'disetujui', 'disetujui'])
  // The same decision again is the same write.
  await press(page, 'Setujui Dewi Kartikasari').click()
  await letGo(page, jam)
  await expect.poll(() => sent.length).toBe(5)
  const kunci = sent
    .filter((request) => request.url().includes(`/${ids[1]}/`))
    .map((request) => request.headers()['idempotency-key'])
  expect(kunci[0]).toBe(kunci[1])
})

test('[IZN-05] a list that shrinks while one scrolls skips nobody', async ({ page, rekan, jam }) => {
  test.slow()
  // 60 Wednesdays of one person, the newest request first.
  const ids = await ajukan(
    rekan,
    Array.from({ length: 60 }, (_, i) => ({
      orang: 31,
      mulai: new Date(Date.UTC(2026, 10, 25 + 7 * i)).toISOString().slice(0, 10),
      keterangan: `Nomor ${String(i).padStart(2, '0')}.`,
      umur: i + 1,
    })),
  )
  await jam.take()
  await open(page, rekan, '/favicon.svg')
  const lanjutan = await intercept(page, 'GET /absensi', (_ke, request) =>
    request.url().includes('page=1&') ? 'passed' : 'held',
  )
  await page.goto('/izin')
  await expect(page.getByText('Nomor 00.')).toBeVisible()
  const sent = decisionsOf(page)
  for (let i = 0; i < 3; i += 1) await press(page, 'Setujui Siti Rahmawati').first().click()
  await letGo(page, jam)
  await expect.poll(() => sent.length).toBe(3)
  await expect(page.getByText('tersimpan')).toHaveCount(3)
  // Somebody else decides a whole page of them meanwhile.
  await rekan.sql(
    `update absensi set status = 'disetujui', diputus_pada = now(), diputus_oleh_id = (select id from pengguna where email = '${HRD}') where id = any($1)`,
    [ids.slice(3, 23)],
  )
  lanjutan.become('passed')
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText('Tidak ada pengajuan izin selanjutnya.')).toBeVisible({ timeout: 500 })
  }).toPass()
  const nomor = await page.getByText(/^Nomor \d\d\.$/).allTextContents()
  const menunggu = ids.flatMap((_, i) => (i < 23 ? [] : [`Nomor ${i}.`]))
  expect(menunggu.filter((satu) => !nomor.includes(satu))).toEqual([])
  expect(new Set(nomor).size).toBe(nomor.length)
  // What was decided here stands where it stood.
  expect(nomor.slice(0, 3)).toEqual(['Nomor 00.', 'Nomor 01.', 'Nomor 02.'])
})

test('[IZN-05] search and filters are in the address; empty, failing and ended lists say so', async ({
  page,
  rekan,
  jam,
}) => {
  await ajukan(rekan, [
    { orang: 31, jenis: 'CUTI', mulai: '2027-01-05' },
    { orang: 32, jenis: 'SAKIT', umur: 2 },
  ])
  await jam.take()
  await open(page, rekan, '/izin')
  await expect(page.getByText('Tidak ada pengajuan izin selanjutnya.')).toBeVisible()
  await page.getByRole('searchbox').fill('siti')
  await expect(page).toHaveURL(/nama=siti/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await press(page, 'Saring').click()
  await page.getByLabel('Jenis').selectOption('Sakit')
  await expect(page).toHaveURL(/jenis=SAKIT/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Semua bulan' }).click()
  await page.getByRole('button', { name: 'Tahun berikutnya' }).click()
  await page.getByRole('button', { name: 'Januari 2027' }).click()
  await expect(page).toHaveURL(/bulan=1(&|$)/)
  await expect(page).toHaveURL(/tahun=2027/)
  await expect(page.getByText('Tidak ada pengajuan izin yang cocok.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tidak ada pengajuan izin yang cocok.')).toBeVisible()
  await page.goto('/izin?status=ditolak')
  await expect(page.getByText('Tidak ada pengajuan izin yang ditolak.')).toBeVisible()
  const daftar = await intercept(page, 'GET /absensi', 'cut')
  await page.goto('/izin')
  await expectGivenUp(jam, page.getByText('Terjadi Kesalahan'))
  daftar.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)

  await test.step('an employee sees their own, and decides nothing', async () => {
    await open(page, rekan, '/izin', 'karyawan@rekan.example')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /Setujui|Tolak/ })).toBeHidden()
  })
})

test('[IZN-05] by keyboard alone: decided, taken back, decided again', async ({ page, rekan, jam }) => {
  const [siti = 0] = await ajukan(rekan, [{ orang: 31 }])
  await jam.take()
  await open(page, rekan, '/izin')
  await expect(press(page, 'Setujui Siti Rahmawati')).toBeVisible()
  const focused = page.locator(':focus')
  await tabTo(page, /^Setujui Siti Rahmawati$/)
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName(/^Urungkan/)
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName('Setujui Siti Rahmawati')
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveAccessibleName('Tolak Siti Rahmawati')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Tolak Pengajuan' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Catatan' }).focus()
  await page.keyboard.type('Belum bisa.')
  await tabTo(page, /^Tolak$/)
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName(/^Urungkan/)
  await letGo(page, jam)
  await expect.poll(() => statusDari(rekan, siti)).toBe('ditolak')
})

test('[IZN-05, LBR-17, GD-12] asked by one, decided by another on the phone: the employee sees it, the day obeys', async ({
  page,
  browser,
  rekan,
  jam,
}) => {
  test.slow()
  await jam.take()
  const karyawan = await browser.newPage({ baseURL: rekan.origin, viewport: { width: 360, height: 740 } })
  await test.step('the employee asks for leave today and for overtime', async () => {
    await open(karyawan, rekan, '/perizinan/create', 'karyawan@rekan.example')
    await karyawan.getByRole('radio', { name: /^Izin/ }).check()
    await karyawan.getByLabel('Tanggal: mulai').fill('20/11/2026')
    await karyawan.getByLabel('Tanggal: selesai').fill('20/11/2026')
    await karyawan.getByLabel(/^Keterangan/).fill('Anak sakit.')
    await karyawan.getByRole('button', { name: 'Ajukan' }).click()
    await expect(karyawan).toHaveURL(/\/rekap\/perizinan$/)
    await karyawan.goto('/lembur/create')
    await karyawan.getByLabel(/^Tanggal/).fill('23/11/2026')
    await karyawan.getByLabel(/^Jam selesai/).fill('19:00')
    await expect(karyawan.getByRole('combobox', { name: 'Koordinator' })).toHaveText('Rizky Pratama')
    await karyawan.getByLabel(/^Keterangan/).fill('Tutup buku.')
    await karyawan.getByRole('button', { name: 'Ajukan' }).click()
    await expect(karyawan).toHaveURL(/\/lembur$/)
  })

  await test.step('the coordinator sees at home what waits, and decides', async () => {
    await open(page, rekan, '/home')
    const perlu = page.locator('section', { hasText: 'Perlu keputusan Anda' })
    await expect(perlu.getByRole('link', { name: '1 Izin menunggu' })).toBeVisible()
    await perlu.getByRole('link', { name: '1 Izin menunggu' }).click()
    await expect(card(page, 'Siti Rahmawati')).toContainText('Anak sakit.')
    await press(page, 'Setujui Siti Rahmawati').click()
    await page.getByRole('link', { name: 'Lembur' }).click()
    await expect(card(page, 'Siti Rahmawati')).toContainText('23 Nov 2026')
    await expect(card(page, 'Siti Rahmawati')).toContainText('17:00–19:00 WIB')
    await expect(card(page, 'Siti Rahmawati')).toContainText('2 jam 0 menit dari 4 jam')
    await press(page, 'Setujui Siti Rahmawati').click()
    await letGo(page, jam)
    await expect(card(page, 'Siti Rahmawati')).toContainText('Disetujui Anda')
    await page.getByRole('link', { name: 'Beranda' }).click()
    await expect(perlu.getByRole('link', { name: '0 Izin menunggu' })).toBeVisible()
    await expect(perlu.getByRole('link', { name: '0 Lembur menunggu' })).toBeVisible()
  })

  await test.step('the employee sees both, and the attendance leads home', async () => {
    await karyawan.goto('/lembur')
    await expect(karyawan.getByRole('article').filter({ hasText: 'Tutup buku.' })).toContainText('Disetujui')
    await karyawan.goto('/rekap/perizinan')
    await expect(karyawan.getByRole('article').filter({ hasText: 'Sedang berlaku' })).toContainText('Izin')
    await karyawan.goto('/checkin')
    await expect.poll(() => new URL(karyawan.url()).pathname).toBe('/home')
    await expect(karyawan.getByText('Anda sedang izin')).toBeVisible()
  })
  await karyawan.close()
})

test('[LBR-17, RT-17] overtime: real in and out beside the claim, refused without a note; above the limits for HR alone', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  const insert = (orang: number, hari: string, lama: number, keterangan: string) =>
    rekan.sql<{ id: number }>(
      `insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai, selesai, keterangan,
        dibuat_pada, bersedia_pada)
      select p.karyawan_id, k.id, p.id, $2::date, $2::date, ($2 || 'T17:00+07:00')::timestamptz,
        ($2 || 'T17:00+07:00')::timestamptz + make_interval(hours => $3), $4, '2026-11-19T01:00Z', '2026-11-19T01:00Z'
      from pengguna p, pengguna k where p.karyawan_id = $1 and k.email = '${KOORDINATOR}' returning id`,
      [orang, hari, lama, keterangan],
    )
  await rekan.sql('delete from lembur where karyawan_id in (31, 32)')
  const [siti] = await insert(31, '2026-11-18', 2, 'Stok opname.')
  await insert(32, '2026-11-19', 5, 'Kiriman malam.')
  await jam.take()
  await open(page, rekan, '/pengajuan-lembur')
  await expect(card(page, 'Siti Rahmawati')).toContainText(/Tercatat masuk.*Tercatat pulang/)
  await expect(card(page, 'Dewi Kartikasari')).toContainText('Hanya HRD yang dapat menyetujuinya')
  await expect(page.getByText('Perkiraan upah')).toBeHidden()
  await press(page, 'Tolak Siti Rahmawati').click()
  await press(page, 'Setujui Dewi Kartikasari').click()
  await letGo(page, jam)
  await expect.poll(() => statusDari(rekan, siti?.id ?? 0, 'lembur')).toBe('ditolak')
  await expect(card(page, 'Dewi Kartikasari').getByRole('alert')).toBeVisible()
  await expect(press(page, 'Tolak Dewi Kartikasari')).toBeVisible()

  await open(page, rekan, '/pengajuan-lembur?nama=dewi', HRD)
  await expect(card(page, 'Dewi Kartikasari')).toContainText(/Perkiraan upah/)
  await press(page, 'Setujui Dewi Kartikasari').click()
  await page.getByRole('tab', { name: 'Disetujui' }).click()
  await expect(card(page, 'Dewi Kartikasari')).toContainText('Disetujui di atas batas.')
})

test('[IZN-05] somebody stands in for a coordinator, decides in their place, and no more once it is ended', async ({
  page,
  rekan,
}) => {
  const [pengganti] = await rekan.sql<{ email: string; nama: string }>(
    `select u.email, k.nama from pengguna u join karyawan k on k.id = u.karyawan_id
     where u.role = 'koordinator' and u.email <> '${KOORDINATOR}' order by u.id limit 1`,
  )
  const { email = '', nama = '' } = pengganti ?? {}
  await ajukan(rekan, [{ orang: 31 }])
  await open(page, rekan, '/akun')
  await page.getByRole('link', { name: /^Pengganti/ }).click()
  await expect(page.getByText('Belum ada pengganti')).toBeVisible()
  await press(page, 'Tunjuk Pengganti').click()
  await press(page, 'Tunjuk').click()
  await expect(page.getByText('Masa penggantian harus diisi.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Pengganti' }).click()
  await page.getByRole('option', { name: nama }).click()
  await page.getByLabel('Masa: mulai').fill('20/11/2026')
  await page.getByLabel('Masa: selesai').fill('25/11/2026')
  await press(page, 'Tunjuk').click()
  await expect(card(page, nama)).toContainText('20–25 Nov 2026')
  await expect(card(page, nama)).toContainText('Berlaku')
  await page.goto('/izin')
  await expect(card(page, 'Siti Rahmawati')).toContainText(`Menunggu ${nama}, menggantikan Anda,`)

  await open(page, rekan, '/izin', email)
  await expect(card(page, 'Siti Rahmawati')).toContainText('Menunggu Anda, menggantikan Rizky Pratama,')
  await expect(press(page, 'Setujui Siti Rahmawati')).toBeVisible()

  await open(page, rekan, '/akun/pengganti')
  await press(page, `Batalkan ${nama} sebagai pengganti`).click()
  await press(page, 'Batalkan').click()
  await expect(page.getByText('Belum ada pengganti')).toBeVisible()
  await open(page, rekan, '/izin', email)
  await expect(page.getByText('Tidak ada pengajuan izin yang menunggu.')).toBeVisible()
})

test('HR reads and corrects the ledger of leave, records a wage, and sets the rules of leave', async ({
  page,
  rekan,
}) => {
  await open(page, rekan, '/karyawan/31', HRD)
  await press(page, 'Jatah cuti').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('dapat diambil hari ini')
  await press(page, 'Koreksi').click()
  await press(page, 'Simpan Koreksi').click()
  await expect(page.getByText('Jumlah hari harus diisi.')).toBeVisible()
  await page.getByLabel(/^Jumlah hari/).fill('2')
  await page.getByLabel(/^Alasan/).fill('Lembur diganti cuti.')
  await press(page, 'Simpan Koreksi').click()
  await expect(sheet).toContainText('Koreksi HRD')
  await expect(sheet).toContainText('Lembur diganti cuti.')
  await expect(sheet).toContainText('+2')

  await page.goto('/karyawan/31/info')
  await press(page, 'Catat Upah').click()
  await page.getByLabel(/^Mulai tanggal/).fill('01/12/2026')
  await page.getByLabel(/^Upah pokok/).fill('7,5')
  await press(page, 'Simpan').click()
  await expect(page.getByText('Upah pokok harus rupiah penuh, misalnya 4.500.000.')).toBeVisible()
  await page.getByLabel(/^Upah pokok/).fill('7.500.000')
  await page.getByLabel(/^Tunjangan tetap/).fill('500000')
  await press(page, 'Simpan').click()
  await expect(page.getByText('Upah dicatat.')).toBeVisible()
  const upah = page.locator('section', { hasText: 'Catat Upah' })
  await expect(upah).toContainText(/Mulai1 Des 2026.*Rp\s7\.500\.000.*Rp\s500\.000/)

  await page.goto('/akun/aturan-cuti')
  await page.getByLabel(/^Lama sisa cuti/).fill('25')
  await press(page, 'Simpan').click()
  await expect(page.getByText('Lama bawa 0 sampai 24 bulan.')).toBeVisible()
  await page.getByLabel(/^Lama sisa cuti/).fill('3')
  await page.getByLabel(/^Paling banyak dibawa/).fill('5')
  await press(page, 'Simpan').click()
  await expect(page.getByText('Aturan cuti disimpan.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Paling banyak dibawa/)).toHaveValue('5')
  expect(await rekan.sql('select bawa_bulan, bawa_hari from pengaturan_cuti')).toEqual([
    { bawa_bulan: 3, bawa_hari: 5 },
  ])
})

test('[ORANG-16] HR withdraws approved leave: the dialog names the days that come back, and the balance rises by them', async ({
  page,
  rekan,
}) => {
  const [id = 0] = await ajukan(rekan, [{ orang: 31, jenis: 'CUTI', mulai: '2026-11-25' }])
  await rekan.sql(`update absensi set tanggal_selesai = '2026-11-27', total_hari = 3 where id = $1`, [id])
  await open(page, rekan, '/izin', HRD)
  const sisa = async () => {
    const [baris] = await rekan.sql<{ sisa: number }>(
      'select sum(sisa)::integer as sisa from hak_cuti where karyawan_id = 31',
    )
    return baris?.sisa ?? 0
  }
  const semula = await sisa()
  await press(page, 'Setujui Siti Rahmawati').click()
  // Leaving the view sends it at once.
  await page.getByRole('tab', { name: 'Disetujui' }).click()
  await expect.poll(sisa).toBe(semula - 3)
  await page.reload()
  await card(page, 'Siti Rahmawati')
    .filter({ hasText: '3 hari' })
    .getByRole('button', { name: 'Batalkan Cuti Tahunan Siti Rahmawati' })
    .click()
  const tanya = page.getByRole('alertdialog')
  await expect(tanya).toContainText('3 hari cuti tahunan kembali ke sisa cutinya.')
  await tanya.getByRole('button', { name: 'Kembali' }).click()
  expect(await statusDari(rekan, id)).toBe('disetujui')
  await press(page, 'Batalkan Cuti Tahunan Siti Rahmawati').first().click()
  await tanya.getByRole('button', { name: 'Batalkan' }).click()
  await expect(page.getByText('Cuti Tahunan Siti Rahmawati dibatalkan.')).toBeVisible()
  expect(await statusDari(rekan, id)).toBe('dibatalkan')
  expect(await sisa()).toBe(semula)
})
