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
  await page.goto('/presensi/')
  await expect(page.getByRole('heading', { name: 'Presensi', level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/presensi/')
}

/** Puts a check-in, and perhaps a check-out, of today in place. */
async function punched(
  rekan: { sql(text: string): Promise<unknown> },
  kinds: readonly ('check_in' | 'check_out')[],
) {
  await rekan.sql(`insert into presensi (karyawan_id, tanggal)
    select karyawan_id, '2026-11-20' from pengguna where email = '${KARYAWAN}'`)
  for (const kind of kinds) {
    await rekan.sql(`insert into presensi_kejadian
      (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan, selfie_sha256)
      select max(id), '2026-11-20', '${kind}', '2026-11-20T00:50:00Z', 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex') from presensi`)
  }
}

test.describe('signed out', () => {
  for (const [name, group] of Object.entries(GROUPS)) {
    test(`[GD-03] ${name}: every path leads to the sign-in and back after it`, async ({ page, rekan }) => {
      await page.goto('/auth/sign-in')
      await expect(page.getByText(OPEN['/auth/sign-in']).first()).toBeVisible()
      for (const [i, path] of Object.keys(group)
        .flatMap((one) => [one, withSlash(one)])
        .entries()) {
        const to = `${path}?x=1&ke=${i}`
        // By deep link, the others as a link in the app leads there: the guards are the same, and need no new page.
        if (i === 0) await page.goto(to)
        else await page.evaluate((address) => history.pushState({}, '', address), to)
        await expect(page).toHaveURL(new RegExp(`/auth/sign-in\\?redirect_to=.*ke%3D${i}$`))
        const target = new URL(page.url()).searchParams.get('redirect_to')
        expect(target?.replace(/\/(?=\?|$)/, '')).toBe(`${path.replace(/\/$/, '')}?x=1&ke=${i}`)
        expect(rekan.origin).toBe(new URL(page.url()).origin)
      }
    })
  }

  test('[RT-01] / leads to the sign-in', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/auth\/sign-in/)
  })

  test('[RT-03, RT-04, RT-36, GD-08] what needs no session opens, with and without its slash', async ({
    page,
  }) => {
    await expectOpen(page, { ...OPEN, ...WITHOUT_GUARD })
  })
})

test.describe('signed in', () => {
  test.beforeEach(({ page, rekan }) => rekan.signIn(page, KARYAWAN))

  test('[GD-08] what needs no session opens all the same', async ({ page }) => {
    for (const [path, screen] of Object.entries(WITHOUT_GUARD)) {
      await page.goto(path)
      await expect(page.getByText(screen).first(), path).toBeVisible()
    }
  })

  test('[RT-01, GD-05] the root and the sign-in lead home', async ({ page }) => {
    for (const path of ['/', '/auth/sign-in']) {
      await page.goto(path)
      await expect.poll(() => pathOf(page), { message: path }).toBe('/home')
    }
  })

  /** By deep link, with and without its slash (RT-36). */
  const OPENS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
    '[RT-10, RT-11, RT-13, RT-14, RT-15, RT-16, RT-17, RT-18, RT-20, RT-21, RT-22, RT-23, RT-24, RT-36] the dashboard':
      DASHBOARD,
    '[RT-25, RT-26, RT-27, RT-36] attendance of others': PRESENSI,
    '[RT-02, RT-05, RT-06, RT-09, RT-12, RT-32, RT-33, RT-34, RT-36] profile, security and requests': {
      ...PROFIL,
      ...KEAMANAN,
    },
    '[RT-36] what HR does with people': KELOLA,
    '[RT-28, RT-29, RT-36] attendance': ATTENDANCE,
  }
  for (const [name, screens] of Object.entries(OPENS)) {
    test(`[GD-18] ${name}: opens by deep link, with and without its slash`, async ({ page }) => {
      test.slow()
      await expectOpen(page, screens, screens === DASHBOARD || screens === PRESENSI)
      if (screens === PRESENSI) await expectTeam(page)
    })
  }

  test('[MEJA-24] the back office leads home', async ({ page }) => {
    await page.goto('/kelola')
    await expect.poll(() => pathOf(page)).toBe('/home')
    for (const path of Object.keys(MEJA)) {
      await expectSentHome(page, path)
    }
  })

  test('[RT-35] an unknown path shows Not Found', async ({ page }) => {
    for (const path of [
      '/tidak-ada',
      '/home/tidak-ada',
      '/presensi/1/x',
      '/checkin/x',
      '/kelola/tidak-ada/x',
    ]) {
      await page.goto(path)
      await expect(page.getByText('Not Found')).toBeVisible()
    }
  })
})

test.describe('the day decides', () => {
  const WHERE: Record<string, { done: ('check_in' | 'check_out')[]; to: Record<string, string> }> = {
    '[GD-13, GD-14] before the check-in': {
      done: [],
      to: {
        '/presensi': '/home',
        '/checkout': '/checkin',
        '/checkout/capture': '/checkin',
        '/checkin': '/checkin',
      },
    },
    '[GD-13, GD-14, RT-30, RT-31] between check-in and check-out': {
      done: ['check_in'],
      to: {
        '/presensi': '/checkout',
        '/checkin': '/checkout',
        '/checkin/capture': '/checkout',
        '/checkout': '/checkout',
        '/checkout/capture': '/checkout/capture',
      },
    },
    '[GD-11, GD-13, GD-14, GD-15, GD-16] when both are done': {
      done: ['check_in', 'check_out'],
      to: {
        '/presensi': '/home',
        '/checkin': '/home',
        '/checkin/capture': '/home',
        '/checkout': '/home',
        '/checkout/capture': '/home',
      },
    },
  }
  for (const [name, { done, to }] of Object.entries(WHERE)) {
    test(name, async ({ page, rekan }) => {
      if (done.length > 0) await punched(rekan, done)
      await rekan.signIn(page, KARYAWAN)
      for (const [from, target] of Object.entries(to)) {
        await page.goto(from)
        await expect.poll(() => pathOf(page), { message: from }).toBe(target)
      }
    })
  }

  const CLOSED: [string, string, string][] = [
    ['on a day off', '2026-11-22T09:00:00+07:00', KARYAWAN],
    ['when the day is over', '2026-11-20T21:30:00+07:00', KARYAWAN],
    ['without a placement', '2026-11-20T08:00:00+07:00', 'kosong@rekan.example'],
    ['without an employee', '2026-11-20T08:00:00+07:00', 'admin@rekan.example'],
  ]
  for (const [name, iso, email] of CLOSED) {
    test(`[GD-12] the attendance screens lead home ${name}`, async ({ page, rekan }) => {
      await rekan.setClock(iso)
      await rekan.signIn(page, email)
      await page.goto('/presensi')
      await expect.poll(() => pathOf(page)).toBe('/home')
      for (const path of [...Object.keys(ATTENDANCE), ...Object.keys(AFTER_CHECK_IN)]) {
        await expectSentHome(page, path)
      }
    })
  }

  test('[GD-12] the attendance screens lead home during an approved leave', async ({ page, rekan }) => {
    await rekan.sql(`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, cuti_id, status,
        tanggal_mulai, tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
      select p.karyawan_id, p.id, k.id, 'CUTI', 1, 'disetujui', '2026-11-20', '2026-11-20', 1, 'uji',
        '2026-11-01T00:00Z', k.id, '2026-11-02T00:00Z'
      from pengguna p, pengguna k where p.email = '${KARYAWAN}' and k.email = 'koordinator@rekan.example'`)
    await rekan.signIn(page, KARYAWAN)
    for (const path of [...Object.keys(ATTENDANCE), ...Object.keys(AFTER_CHECK_IN), '/presensi']) {
      await page.goto(path)
      await expect.poll(() => pathOf(page), { message: path }).toBe('/home')
    }
  })
})

test('[GD-04] a profile that is not there any more leads from the placement history to the sign-in', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await rekan.sql('delete from sesi')
  await page.goto('/akun/histories/penempatan')
  await expect(page).toHaveURL(/\/auth\/sign-in\?redirect_to=%2Fakun%2Fhistories%2Fpenempatan/)
})

for (const role of ROLES) {
  test(`[GD-18] the screens without tabs open for ${role}`, async ({ page, rekan }) => {
    test.slow()
    await rekan.signIn(page, `${role}@rekan.example`)
    await page.goto('/home')
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
    for (const path of [PROFIL, KELOLA, MEJA].flatMap((group) => Object.keys(group))) {
      await walk(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Not Found')).toBeHidden()
      expect(pathOf(page)).toBe(path)
    }
  })

  test(`[GD-18] the dashboard opens for ${role}`, async ({ page, rekan }) => {
    await rekan.signIn(page, `${role}@rekan.example`)
    await page.goto('/akun')
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
    for (const path of [...Object.keys(DASHBOARD), '/presensi/1', '/presensi/1/checkin/capture']) {
      await walk(page, path)
      await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
      expect(pathOf(page)).toBe(path)
    }
    await expectTeam(page)
    for (const [path, screen] of Object.entries(KEAMANAN)) {
      await walk(page, path)
      await expect(page.getByText(screen).first()).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden()
    }
  })
}

/** Home that was left and is shown again at once need not write its title anew: the address alone tells. */
async function expectSentHome(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState({}, '', address), path)
  await expect.poll(() => page.evaluate(() => location.pathname), path).toBe('/home')
}
