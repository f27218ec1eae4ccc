import type { Page } from '@playwright/test'
import { expect, test, walk } from './test.ts'

/**
 * Every mounted route and what it asks. A new route joins here; nothing else is needed for its guards to be proven.
 * `screen` is a text that only its own screen shows.
 */
const OPEN = { '/auth/sign-in': /Email atau kode karyawan/ }
/** Those that ask for nothing and open for everybody. */
const WITHOUT_GUARD = {
  '/auth/forgot-password': /Kirim Tautan/,
  '/auth/reset-password': /Kode reset/,
  '/auth/reset-password?token=x': /Kata sandi baru/,
  '/auth/masuk-pertama': /Kode undangan/,
  '/auth/administrator-pertama': /tautan yang ditampilkan server/,
  '/auth/sso': /Mulai dari halaman masuk/,
  '/pos/1/kode': /Layar ini belum terpasang/,
  '/auth/batal-ubah': /Tautan tidak lengkap/,
  '/auth/batal-ubah?token=x': /Bukan Anda yang menggantinya/,
}
const DASHBOARD: Record<string, RegExp> = {
  '/home': /Selamat (pagi|siang|sore|malam)/,
  '/akun': /KBN0031/,
  '/rekap/perizinan': /Sisa cuti tahunan|tidak ada perizinan/,
  '/rekap/presensi': /Harian|Tidak ada presensi/,
  '/payroll': /Rekap Payslip/,
  '/lembur': /Rekap Lembur|Tidak ada data lembur terbaru/,
  '/pengajuan-lembur/create': /Ajukan Lembur Tim/,
  '/izin': /Tidak ada pengajuan izin|Siti Rahmawati/,
  '/pengajuan-lembur': /Tidak ada pengajuan lembur|Siti Rahmawati/,
  '/karyawan': /Tidak ada data karyawan selanjutnya|Muat lagi|KBN0001/,
  '/karyawan/1': /Bulan ini|Ringkasan tidak ditampilkan/,
  '/karyawan/1/info': /Kode karyawan/,
  '/karyawan/1/penempatan': /Penempatan tidak ditampilkan|penempatan selanjutnya/,
}
/** Attendance of others. `/presensi` without its slash is another address (GD-13). */
const PRESENSI: Record<string, RegExp> = {
  '/presensi/1': /Tanggal tidak valid/,
  '/presensi/1/checkin/capture': /Presensi tidak ditemukan/,
  '/presensi/1/checkout/capture': /Presensi tidak ditemukan/,
}
/** What HR does with people; the others are told that it is not theirs. */
const KELOLA: Record<string, RegExp> = {
  '/karyawan/create': /Tambah Karyawan/,
  '/karyawan/1/edit': /Bagian ini untuk HRD|Data diri/,
  '/karyawan/1/pindah': /Bagian ini untuk HRD|Penempatan baru/,
  '/akun/pengganti': /Bagian ini untuk koordinator|Tunjuk Pengganti/,
  '/akun/aturan-cuti': /Bagian ini untuk HRD|Simpan/,
  '/karyawan/1/perubahan': /Bagian ini untuk HRD|Belum ada perubahan/,
}
/** The back office, for who has a desk there; each says so where its right is missing. */
const MEJA: Record<string, RegExp> = {
  '/kelola': /Perlu tindakan|Buka/,
  '/kelola/audit': /Jejak audit/,
  '/kelola/gaji': /Slip gaji|Belum ada slip gaji bulan ini/,
  '/kelola/izin': /Izin & cuti/,
  '/kelola/izin/catat': /Catat izin/,
  '/kelola/izin/kalender': /Kalender tim|Izin & cuti/,
  '/kelola/izin/saldo': /Saldo cuti|Izin & cuti/,
  '/kelola/izin/tanpa-cuti': /Tanggal tanpa cuti|Izin & cuti/,
  '/kelola/presensi': /Presensi/,
  '/kelola/jadwal': /Jadwal/,
  '/kelola/jadwal/shift': /Jenis shift/,
  '/kelola/jadwal/tukar': /Tukar jadwal/,
  '/kelola/karyawan/impor': /Impor karyawan/,
  '/kelola/klien': /Klien/,
  '/kelola/laporan': /Laporan/,
  '/kelola/lembur': /Lembur/,
  '/kelola/lokasi': /Lokasi/,
  '/kelola/lokasi/baru': /Lokasi baru|Lokasi/,
  '/kelola/mulai': /Perusahaan sudah siap|Siapkan perusahaan/,
  '/kelola/pengaturan': /Pengaturan/,
  '/kelola/pengaturan/libur': /Hari libur|Pengaturan/,
  '/kelola/pengganti': /Pengganti/,
  '/kelola/penggantian/31/2026-11-20': /Cari pengganti|Coba Lagi/,
  '/kelola/pengumuman': /Pengumuman/,
  '/kelola/tutup-bulan': /Tutup bulan/,
  '/kelola/pengumuman-saya': /Pengumuman untuk saya|Pengumuman/,
  '/kelola/pengumuman/baru': /Pengumuman|Seperti di ponsel/,
}
/** Behind the sign-in, for everybody, without tabs. */
const KEAMANAN: Record<string, RegExp> = {
  '/notifikasi': /Mark all as Read/,
  '/pulang': /Semua jam pulang sudah tercatat|Kirim ke HRD/,
  '/jadwal': /Minggu ini|tidak terhubung dengan data karyawan/,
  '/lembur/create': /Ajukan Lembur/,
  '/perizinan/create': /Jenis pengajuan|tidak terhubung dengan data karyawan/,
  '/payroll/987654': /Tidak dapat menemukan data slip gaji/,
  '/akun/kata-sandi': /Kata sandi lama/,
  '/sistem/penyetuju': /Penyetuju Gaji HRD/,
  '/akun/perangkat': /Perangkat ini/,
}
const PROFIL: Record<string, RegExp> = {
  '/akun/karyawan': /Ubah Data Diri/,
  '/akun/karyawan/edit/personal': /Langkah 1 dari 2/,
  '/akun/karyawan/edit/kepegawaian': /Langkah 2 dari 2/,
  '/akun/histories/penempatan': /Track record penempatan karyawan/,
  '/akun/privasi': /Selfie presensi/,
}
const ATTENDANCE: Record<string, RegExp> = {
  '/checkin': /Ambil Selfie/,
  '/checkin/capture': /Posisikan wajah/,
}
const AFTER_CHECK_IN: Record<string, RegExp> = {
  '/checkout': /Ambil Selfie/,
  '/checkout/capture': /Posisikan wajah/,
}
const GROUPS = {
  DASHBOARD,
  PRESENSI,
  KEAMANAN,
  PROFIL,
  KELOLA,
  MEJA,
  ATTENDANCE,
  AFTER_CHECK_IN,
  OLD: { '/presensi': /./ },
}

const KARYAWAN = 'karyawan@rekan.example'
/** Besides the employee, as whom all is walked by deep link and reload. */
const ROLES = ['koordinator', 'hrd', 'admin']
const withSlash = (path: string) => path.replace(/(?=\?|$)/, '/')
const pathOf = (page: Page) => new URL(page.url()).pathname.replace(/(.)\/$/, '$1')

test.use({
  permissions: ['geolocation', 'camera'],
  geolocation: { latitude: -6.1754, longitude: 106.8272, accuracy: 12 },
})

/**
 * By deep link, then with the slash: the first of them by deep link and reloaded too, the others as a link in the app leads
 * there. With the tabs where the dashboard is.
 */
async function expectOpen(page: Page, screens: Readonly<Record<string, RegExp>>, hasTabs?: boolean) {
  const tabs = page.getByRole('navigation', { name: 'Menu utama' })
  const shows = async (path: string, screen: RegExp) => {
    await expect(page.getByText(screen).first(), path).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe(path.replace(/\?.*/, ''))
    if (hasTabs !== undefined) await expect(tabs).toBeVisible({ visible: hasTabs })
  }
  for (const [path, screen] of Object.entries(screens)) {
    await page.goto(path)
    await shows(path, screen)
  }
  for (const [i, [path, screen]] of Object.entries(screens).entries()) {
    if (i === 0) await page.goto(withSlash(path))
    else await walk(page, withSlash(path))
    await shows(path, screen)
    if (i > 0) continue
    await page.reload()
    await shows(path, screen)
  }
}

/** The attendance of one's people, which keeps its slash. */
async function expectTeam(page: Page) {
  await expect(page.getByRole('heading', { name: 'Presensi', level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/presensi/')
}

/** Puts a punch of today in place. */
async function punch(
  rekan: { sql(text: string): Promise<unknown> },
  kind: 'check_in' | 'check_out',
): Promise<void> {
  await rekan.sql(`insert into presensi (karyawan_id, tanggal)
    select karyawan_id, '2026-11-20' from pengguna where email = '${KARYAWAN}' on conflict do nothing`)
  await rekan.sql(`insert into presensi_kejadian
    (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan, selfie_sha256)
    select max(id), '2026-11-20', '${kind}', '2026-11-20T00:50:00Z', 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex') from presensi`)
}

test.describe('signed out', () => {
  test('[GD-03, RT-01] every path, the root too, leads to the sign-in and back after it', async ({
    page,
    rekan,
  }) => {
    test.slow()
    await page.goto('/')
    await expect(page).toHaveURL(/\/auth\/sign-in/)
    await expect(page.getByText(OPEN['/auth/sign-in']).first()).toBeVisible()
    for (const [name, group] of Object.entries(GROUPS)) {
      for (const [i, path] of Object.keys(group)
        .flatMap((one) => [one, withSlash(one)])
        .entries()) {
        const ke = `${name}${i}`
        const to = `${path}?x=1&ke=${ke}`
        // By deep link, the others as a link in the app leads there: the guards are the same, and need no new page.
        if (i === 0) await page.goto(to)
        else await page.evaluate((address) => history.pushState({}, '', address), to)
        await expect(page).toHaveURL(new RegExp(`/auth/sign-in\\?redirect_to=.*ke%3D${ke}$`))
        const target = new URL(page.url()).searchParams.get('redirect_to')
        expect(target?.replace(/\/(?=\?|$)/, '')).toBe(`${path.replace(/\/$/, '')}?x=1&ke=${ke}`)
        expect(rekan.origin).toBe(new URL(page.url()).origin)
      }
    }
  })

  test('[RT-03, RT-04, RT-36, GD-08] what needs no session opens, with and without its slash', async ({
    page,
  }) => {
    await expectOpen(page, { ...OPEN, ...WITHOUT_GUARD })
  })
})

test.describe('signed in', () => {
  test.beforeEach(({ page, rekan }) => rekan.signIn(page, KARYAWAN))

  /** By deep link, with and without its slash (RT-36), and whether the tabs show. */
  const OPENS: Readonly<
    Record<string, readonly { screens: Readonly<Record<string, RegExp>>; hasTabs?: boolean }[]>
  > = {
    '[RT-10, RT-11, RT-13, RT-14, RT-15, RT-16, RT-17, RT-18, RT-20, RT-21, RT-22, RT-23, RT-24, RT-36] the dashboard':
      [{ screens: DASHBOARD, hasTabs: true }],
    '[RT-02, RT-05, RT-06, RT-09, RT-12, RT-32, RT-33, RT-34, RT-36] profile, security and requests': [
      { screens: { ...PROFIL, ...KEAMANAN } },
    ],
    '[RT-25, RT-26, RT-27, RT-28, RT-29, RT-36] attendance, of others too, and what HR does with people': [
      { screens: PRESENSI, hasTabs: true },
      { screens: KELOLA },
      { screens: ATTENDANCE },
    ],
  }
  for (const [name, parts] of Object.entries(OPENS)) {
    test(`[GD-18] ${name}: opens by deep link, with and without its slash`, async ({ page }) => {
      test.slow()
      for (const { screens, hasTabs } of parts) await expectOpen(page, screens, hasTabs)
      if (parts.some(({ screens }) => screens === PRESENSI)) {
        await page.goto('/presensi/')
        await expectTeam(page)
      }
    })
  }

  test('[RT-01, RT-35, GD-04, GD-05, GD-08, MEJA-24] what needs no session opens all the same; the root, the sign-in and the back office lead home; what is nowhere is Not Found', async ({
    page,
    rekan,
  }) => {
    test.slow()
    for (const [i, [path, screen]] of Object.entries(WITHOUT_GUARD).entries()) {
      if (i === 0) await page.goto(path)
      else await walk(page, path)
      await expect(page.getByText(screen).first(), path).toBeVisible()
    }
    for (const path of ['/', '/auth/sign-in', '/kelola']) {
      await page.goto(path)
      await expect.poll(() => pathOf(page), { message: path }).toBe('/home')
    }
    for (const path of Object.keys(MEJA)) {
      await expectSentHome(page, path)
    }
    for (const [i, path] of [
      '/tidak-ada',
      '/home/tidak-ada',
      '/presensi/1/x',
      '/checkin/x',
      '/kelola/tidak-ada/x',
    ].entries()) {
      if (i === 0) await page.goto(path)
      else await walk(page, path)
      await expect(page.getByText('Not Found'), path).toBeVisible()
      expect(pathOf(page)).toBe(path)
    }
    // A profile that is not there any more leads from the placement history to the sign-in.
    await rekan.sql('delete from sesi')
    await page.goto('/akun/histories/penempatan')
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirect_to=%2Fakun%2Fhistories%2Fpenempatan/)
  })
})

test.describe('the day decides', () => {
  const WHERE: { adds?: 'check_in' | 'check_out'; to: Record<string, string> }[] = [
    {
      to: {
        '/checkout': '/checkin',
        '/presensi': '/home',
        '/checkout/capture': '/checkin',
        '/checkin': '/checkin',
      },
    },
    {
      adds: 'check_in',
      to: {
        '/presensi': '/checkout',
        '/checkin': '/checkout',
        '/checkin/capture': '/checkout',
        '/checkout': '/checkout',
        '/checkout/capture': '/checkout/capture',
      },
    },
    {
      adds: 'check_out',
      to: {
        '/presensi': '/home',
        '/checkin': '/home',
        '/checkin/capture': '/home',
        '/checkout': '/home',
        '/checkout/capture': '/home',
      },
    },
  ]
  test('[GD-11, GD-13, GD-14, GD-15, GD-16, RT-30, RT-31] before the check-in, until the check-out and after it', async ({
    page,
    rekan,
  }) => {
    await rekan.signIn(page, KARYAWAN)
    for (const { adds, to } of WHERE) {
      if (adds !== undefined) await punch(rekan, adds)
      for (const [i, [from, target]] of Object.entries(to).entries()) {
        // The first by deep link, to a screen that asks for the day anew, and what opens; the others as a link in the app leads there.
        if (i === 0 || from === target) await page.goto(from)
        else await page.evaluate((address) => history.pushState({}, '', address), from)
        await expect.poll(() => pathOf(page), { message: `${from} after ${adds}` }).toBe(target)
      }
    }
  })

  test('an address that changes while the app is on its way is followed', async ({ page, rekan }) => {
    await rekan.signIn(page, KARYAWAN)
    // As the redirect to the check-in is written down, which is before anything shows, one goes on.
    await page.addInitScript(() => {
      const replaceState = history.replaceState.bind(history)
      history.replaceState = (state, unused, address) => {
        replaceState(state, unused, address)
        if (address === '/checkin') setTimeout(() => history.pushState({}, '', '/akun'))
      }
    })
    await page.goto('/checkout')
    await expect(page.getByText('KBN0031')).toBeVisible()
    expect(pathOf(page)).toBe('/akun')
  })

  const CLOSED: [string, string, string][] = [
    ['without a placement', '2026-11-20T08:00:00+07:00', 'kosong@rekan.example'],
    ['without an employee', '2026-11-20T08:00:00+07:00', 'admin@rekan.example'],
    ['when the day is over', '2026-11-20T21:30:00+07:00', KARYAWAN],
    ['on a day off', '2026-11-22T09:00:00+07:00', KARYAWAN],
  ]
  test('[GD-12] the attendance screens lead home on a day off, once the day is over, without a placement, an employee or during an approved leave', async ({
    page,
    rekan,
  }) => {
    test.slow()
    for (const [name, iso, email] of CLOSED) {
      await test.step(name, async () => {
        await rekan.setClock(iso)
        await rekan.signIn(page, email)
        await page.goto('/presensi')
        await expect.poll(() => pathOf(page), { message: name }).toBe('/home')
        for (const path of [...Object.keys(ATTENDANCE), ...Object.keys(AFTER_CHECK_IN)]) {
          await expectSentHome(page, path)
        }
      })
    }
    await rekan.sql(`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, cuti_id, status,
        tanggal_mulai, tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
      select p.karyawan_id, p.id, k.id, 'CUTI', 1, 'disetujui', '2026-11-23', '2026-11-23', 1, 'uji',
        '2026-11-01T00:00Z', k.id, '2026-11-02T00:00Z'
      from pengguna p, pengguna k where p.email = '${KARYAWAN}' and k.email = 'koordinator@rekan.example'`)
    await rekan.setClock('2026-11-23T07:52:13+07:00')
    for (const path of [...Object.keys(ATTENDANCE), ...Object.keys(AFTER_CHECK_IN), '/presensi']) {
      await page.goto(path)
      await expect.poll(() => pathOf(page), { message: path }).toBe('/home')
    }
  })
})

for (const role of ROLES) {
  test(`[GD-18] the screens, with tabs and without, open for ${role}`, async ({ page, rekan }) => {
    test.slow()
    const tabs = page.getByRole('navigation', { name: 'Menu utama' })
    await rekan.signIn(page, `${role}@rekan.example`)
    await page.goto('/akun')
    await expect(tabs).toBeVisible()
    for (const path of [...Object.keys(DASHBOARD), '/presensi/1', '/presensi/1/checkin/capture']) {
      await walk(page, path)
      await expect(tabs).toBeVisible()
      expect(pathOf(page)).toBe(path)
    }
    await walk(page, '/presensi/')
    await expectTeam(page)
    for (const [path, screen] of Object.entries(KEAMANAN)) {
      await walk(page, path)
      await expect(page.getByText(screen).first()).toBeVisible()
      await expect(tabs).toBeHidden()
    }
    for (const path of [PROFIL, KELOLA, MEJA].flatMap((group) => Object.keys(group))) {
      await walk(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Not Found')).toBeHidden()
      expect(pathOf(page)).toBe(path)
    }
  })
}

/** Home that was left and is shown again at once need not write its title anew: the address alone tells. */
async function expectSentHome(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState({}, '', address), path)
  await expect.poll(() => page.evaluate(() => location.pathname), path).toBe('/home')
}
