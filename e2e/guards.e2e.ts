import type { Page } from '@playwright/test'
import { ABSEN, LAYAR, type Layar, MEJA, SETELAH_MASUK, TANPA_MASUK } from './layar.ts'
import { expect, test, walk } from './test.ts'

/** Every mounted route, by what it asks before it opens; the table of screens says which there are. That each opens, the walk shows. */
const OPEN = { '/auth/sign-in': /Email atau kode karyawan/ }
const pathsOf = (layar: readonly Layar[]) => layar.map(({ path }) => path.replace(/SLIP|PENGUMUMAN/, '1'))
/** Announcements lead elsewhere (GD-09). */
const GUARDED = [
  ...pathsOf(LAYAR).filter((path) => !path.startsWith('/pengumuman')),
  ...pathsOf(SETELAH_MASUK),
  ...Object.keys(MEJA),
  '/presensi',
]

const KARYAWAN = 'karyawan@rekan.example'
const withSlash = (path: string) => path.replace(/(?=\?|$)/, '/')
const pathOf = (page: Page) => new URL(page.url()).pathname.replace(/(.)\/$/, '$1')

test.describe.configure({ mode: 'default' })
test.use({
  // The days that these tests write are read by none that comes after.
  bersama: true,
  permissions: ['geolocation', 'camera'],
  geolocation: { latitude: -6.1754, longitude: 106.8272, accuracy: 12 },
})

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
    await page.goto('/')
    await expect(page).toHaveURL(/\/auth\/sign-in/)
    await expect(page.getByText(OPEN['/auth/sign-in']).first()).toBeVisible()
    for (const [i, path] of GUARDED.flatMap((one) => [one, withSlash(one)]).entries()) {
      const to = `${path}${path.includes('?') ? '&' : '?'}x=1&ke=${i}`
      // By deep link, the others as a link in the app leads there: the guards are the same, and need no new page.
      if (i === 0) await page.goto(to)
      else await page.evaluate((address) => history.pushState({}, '', address), to)
      await expect(page).toHaveURL(new RegExp(`/auth/sign-in\\?redirect_to=.*ke%3D${i}$`))
      const target = new URL(page.url()).searchParams.get('redirect_to')
      expect(target?.replace(/\/(?=\?|$)/, '')).toBe(to.replace(/\/(?=\?|$)/, ''))
      expect(rekan.origin).toBe(new URL(page.url()).origin)
    }
  })

  test('[RT-03, RT-04, GD-08] what needs no session opens, with and without its slash', async ({ page }) => {
    for (const [i, [path, screen]] of Object.entries({ ...OPEN, ...TANPA_MASUK }).entries()) {
      if (i === 0) await page.goto(path)
      for (const to of [path, withSlash(path)]) {
        if (i > 0 || to !== path) await walk(page, to)
        await expect(page.getByText(screen).first(), to).toBeVisible()
        await expect.poll(() => pathOf(page)).toBe(path.replace(/\?.*/, ''))
      }
      if (i === 0) await page.reload()
      await expect(page.getByText(screen).first(), path).toBeVisible()
    }
  })
})

test.describe('signed in', () => {
  test.beforeEach(({ page, rekan }) => rekan.signIn(page, KARYAWAN))

  test('[GD-05, GD-08, MEJA-24] what needs no session opens all the same, without tabs; the root, the sign-in and the back office lead home', async ({
    page,
  }) => {
    for (const [i, [path, screen]] of Object.entries(TANPA_MASUK).entries()) {
      if (i === 0) await page.goto(path)
      else await walk(page, path)
      await expect(page.getByText(screen).first(), path).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden()
    }
    for (const path of ['/', '/auth/sign-in', '/kelola']) {
      await page.goto(path)
      await expect.poll(() => pathOf(page), { message: path }).toBe('/home')
    }
    for (const path of Object.keys(MEJA)) {
      await expectSentHome(page, path)
    }
  })

  test('[RT-01, RT-35, GD-04] what is nowhere is Not Found, without tabs; a profile that is no more leads to the sign-in', async ({
    page,
    rekan,
  }) => {
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
      await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden()
      expect(pathOf(page)).toBe(path)
    }
    // A profile that is not there any more leads from the placement history to the sign-in.
    await rekan.sql('delete from sesi')
    await page.goto('/akun/histories/penempatan')
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirect_to=%2Fakun%2Fhistories%2Fpenempatan/)
  })
})

test.describe('the day decides', () => {
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
    jam,
  }) => {
    test.slow()
    for (const [name, iso, email] of CLOSED) {
      await test.step(name, async () => {
        await jam.set(iso)
        await rekan.signIn(page, email)
        await page.goto('/presensi')
        await expect.poll(() => pathOf(page), { message: name }).toBe('/home')
        for (const path of pathsOf(ABSEN)) {
          await expectSentHome(page, path)
        }
      })
    }
    await rekan.sql(`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, cuti_id, status,
        tanggal_mulai, tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
      select p.karyawan_id, p.id, k.id, 'CUTI', 1, 'disetujui', '2026-11-23', '2026-11-23', 1, 'uji',
        '2026-11-01T00:00Z', k.id, '2026-11-02T00:00Z'
      from pengguna p, pengguna k where p.email = '${KARYAWAN}' and k.email = 'koordinator@rekan.example'`)
    await jam.set('2026-11-23T07:52:13+07:00')
    for (const path of ['/presensi', '/checkin']) {
      await page.goto(path)
      await expect.poll(() => pathOf(page), { message: path }).toBe('/home')
    }
    for (const path of pathsOf(ABSEN)) await expectSentHome(page, path)
  })

  const WHERE: { name: string; adds?: 'check_in' | 'check_out'; to: Record<string, string> }[] = [
    {
      name: '[GD-14] before the check-in',
      to: {
        '/checkout': '/checkin',
        '/presensi': '/home',
        '/checkout/capture': '/checkin',
        '/checkin': '/checkin',
      },
    },
    {
      name: '[GD-13] until the check-out',
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
      name: '[GD-11, GD-15, GD-16] after it',
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
  test('the attendance screens lead where the day is: before the check-in, until the check-out and after it', async ({
    page,
    rekan,
  }) => {
    await rekan.signIn(page, KARYAWAN)
    for (const { name, adds, to } of WHERE)
      await test.step(name, async () => {
        if (adds !== undefined) await punch(rekan, adds)
        for (const [i, [from, target]] of Object.entries(to).entries()) {
          // The first by deep link, to a screen that asks for the day anew, and what opens; the others as a link in the app leads there.
          if (i === 0 || from === target) await page.goto(from)
          else await page.evaluate((address) => history.pushState({}, '', address), from)
          await expect.poll(() => pathOf(page), { message: `${from} after ${adds}` }).toBe(target)
        }
      })
  })
})

/** Home that was left and is shown again at once need not write its title anew: the address alone tells. */
async function expectSentHome(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState({}, '', address), path)
  await expect.poll(() => page.evaluate(() => location.pathname), path).toBe('/home')
}
