import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { findViolations } from './axe.ts'
import { LAYAR, type Layar, MEJA, ROLES, type Role, SETELAH_MASUK } from './layar.ts'
import { putSlip } from './slip.ts'
import { DI_DALAM, type Rekan, expect, test, walk } from './test.ts'

/** A test that only reads what a walk wrote down: without an address it starts no server. */
const baca = test.extend({ baseURL: undefined })

/**
 * One walk a role: every screen is visited once and judged there by all that holds for every screen, on the phone and at a desk. The
 * walk itself writes down what is wrong; each test after it asks for a part of that, so that all of them tell and none walks again.
 */

test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM })

const PONSEL = { width: 390, height: 844 }
const MEJA_LEBAR = { width: 1366, height: 768 }
/** The least width at which the back office has its frame */
const MEJA_SEMPIT = { width: 1024, height: 768 }

const JUDGED = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Still an experiment of theirs, and a rule of WCAG all the same (2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/** An address that is nowhere */
const NIHIL = '/tidak-ada'

/** What a judgement is about: a screen opens as itself, its tabs, axe, the column at a desk, the frame of the back office. */
type Tentang = 'buka' | 'tab' | 'axe' | 'kolom' | 'rangka' | 'sempit'
type Temuan = { readonly path: string; readonly tentang: Tentang; readonly salah: string }

/** What a walk has judged, and what of it was wrong. */
type Catatan = { readonly dinilai: string[]; readonly temuan: Temuan[] }
/** Where a walk writes that down: a test that fails ends its process, and those after it ask all the same. */
const berkas = (role: Role, { repeatEachIndex }: TestInfo) =>
  join(process.env['E2E_FOLDER'] ?? '', `jalan-${role}-${repeatEachIndex}.json`)
const kunci = (path: string, tentang: Tentang) => `${tentang} ${path}`

/** Judges one thing about a screen; false where it is wrong, which is written down and stops nothing. */
async function nilai(
  { dinilai, temuan }: Catatan,
  path: string,
  tentang: Tentang,
  judge: () => Promise<void>,
): Promise<boolean> {
  dinilai.push(kunci(path, tentang))
  try {
    await test.step(`${path}: ${tentang}`, judge)
    return true
  } catch (error) {
    temuan.push({ path, tentang, salah: error instanceof Error ? error.message : String(error) })
    return false
  }
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })
const judulSatu = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const alamat = (page: Page) => new URL(page.url()).pathname
const tanpaGaris = (path: string) => path.replace(/\?.*/, '').replace(/(.)\/$/, '$1')
/** The same screen by its other spelling, as employees walk it. */
const bergaris = (path: string) => path.replace(/\/?(?=\?|$)/, '/')

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(over, 'pixels that it scrolls sideways').toBe(0)
}

/** A card that the tabs' bar cuts is whole once it is scrolled to: all of them stand in a screen this high. */
const tinggi = (path: string) => (path === '/akun' ? { ...PONSEL, height: 2000 } : PONSEL)

async function judgeAxe(page: Page, path: string): Promise<void> {
  await page.setViewportSize(tinggi(path))
  expect(await findViolations(page, JUDGED)).toEqual([])
}

/** One narrow column in the middle of a wide screen. */
async function judgeKolom(page: Page): Promise<void> {
  await page.setViewportSize(MEJA_LEBAR)
  const edges = () =>
    page
      .locator('.column')
      .first()
      .evaluate((column) => {
        const { left, right } = column.getBoundingClientRect()
        return [left, right]
      })
  await expect.poll(edges).toEqual([(MEJA_LEBAR.width - 448) / 2, (MEJA_LEBAR.width + 448) / 2])
  await expectNoSidewaysScroll(page)
}

/** A desk of the back office in its frame, and on a phone without it. */
async function judgeMeja(page: Page, catatan: Catatan, path: string, name: string | null): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Kelola' })
  await nilai(catatan, path, 'rangka', async () => {
    await expect(sidebar).toBeVisible()
    // A preview of the phone has its column.
    if (name !== null) await expect(page.locator('.column')).toHaveCount(0)
    await expect(sidebar.getByRole('link', { name: 'Ke aplikasi saya' })).toHaveAttribute('href', '/home')
    await page.setViewportSize(MEJA_SEMPIT)
    await expect(sidebar).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
  await page.setViewportSize(PONSEL)
  await nilai(catatan, path, 'sempit', async () => {
    await expect(judulSatu(page, name ?? /./)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

type Arah = { readonly role: Role; readonly slip: number; readonly pengumuman: number }

/** Goes to a screen of the phone and judges it. */
async function lihat(
  page: Page,
  catatan: Catatan,
  { role, slip, pengumuman }: Arah,
  layar: Layar,
  mulai: boolean,
): Promise<void> {
  const { path, judul, teks, dibaca, tab, pindah } = layar
  const isi = path.replace('SLIP', String(slip)).replace('PENGUMUMAN', String(pengumuman))
  const isKaryawan = role === 'karyawan'
  const tujuan = isKaryawan ? bergaris(isi) : isi
  const isOpen = await nilai(catatan, path, 'buka', async () => {
    if (mulai) await page.goto(tujuan)
    else await walk(page, tujuan)
    const own = typeof judul === 'function' ? judul(role) : judul
    await expect(page.getByRole('heading', { level: 1, name: own }).first()).toBeVisible()
    if (teks !== undefined && (isKaryawan || dibaca === 'semua'))
      await expect(page.getByText(teks).first()).toBeVisible()
    await expect(page.getByRole('status', { name: 'Memuat…' })).toHaveCount(0)
    await expect(page.getByText(/^(Terjadi Kesalahan|Not Found)$/)).toHaveCount(0)
    if (pindah?.(role) !== true) expect(tanpaGaris(alamat(page))).toBe(tanpaGaris(isi))
    // Without its slash it is another address.
    if (path === '/presensi/') expect(alamat(page)).toBe(path)
  })
  if (!isOpen) return
  await nilai(catatan, path, 'tab', () => expect(tabs(page)).toBeVisible({ visible: tab }))
  if (isKaryawan || role === 'koordinator') await nilai(catatan, path, 'axe', () => judgeAxe(page, path))
  if (isKaryawan || role === 'hrd') await nilai(catatan, path, 'kolom', () => judgeKolom(page))
  await page.setViewportSize(PONSEL)
}

/** Walks every screen that this role has, and gives what was judged and what was wrong. */
async function jalan(page: Page, rekan: Rekan, role: Role): Promise<Catatan> {
  const catatan: Catatan = { dinilai: [], temuan: [] }
  const { karyawan, ...ids } = await prepare(rekan, role)
  const arah = { role, ...ids }
  await rekan.signIn(page, `${role}@rekan.example`)
  const semua = LAYAR.filter(({ untuk }) => untuk?.(role) ?? true)
  for (const [i, layar] of semua.entries()) await lihat(page, catatan, arah, layar, i === 0)
  await nilai(catatan, NIHIL, 'buka', async () => {
    await walk(page, NIHIL)
    await expect(judulSatu(page, 'Not Found')).toBeVisible()
  })
  if (role === 'karyawan' || role === 'koordinator')
    await nilai(catatan, NIHIL, 'axe', () => judgeAxe(page, NIHIL))

  if (role !== 'karyawan') {
    if (role === 'hrd') await page.setViewportSize(MEJA_LEBAR)
    for (const [path, name] of Object.entries(MEJA)) {
      const isOpen = await nilai(catatan, path, 'buka', async () => {
        // Those of HR by their address too: a desk that is walked to has been started elsewhere.
        if (role === 'hrd' && name !== null) await page.goto(path)
        else await walk(page, path)
        await expect(judulSatu(page, (role === 'hrd' && name) || /./)).toBeVisible()
        await expect(page.getByText('Not Found')).toBeHidden()
        expect(tanpaGaris(alamat(page))).toBe(path)
      })
      if (isOpen && role === 'hrd') {
        await judgeMeja(page, catatan, path, name)
        await page.setViewportSize(MEJA_LEBAR)
      }
    }
    await page.setViewportSize(PONSEL)
  }

  if (karyawan === null) return catatan
  await rekan.sql(`insert into presensi (karyawan_id, tanggal) values ($1, '2026-11-20')`, [karyawan])
  await rekan.sql(`insert into presensi_kejadian
    (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan, selfie_sha256)
    select max(id), '2026-11-20', 'check_in', '2026-11-20T00:50:00Z', 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex')
    from presensi`)
  for (const [i, layar] of SETELAH_MASUK.entries()) await lihat(page, catatan, arah, layar, i === 0)
  return catatan
}

for (const role of ROLES) {
  test.describe(`the walk of ${role}`, () => {
    // In their order, of which the walk is the first.
    test.describe.configure({ mode: 'default' })

    /** Nothing was wrong about these, and each of them was judged. */
    const expectRight = (tentang: Tentang, paths: readonly string[]) => {
      const walked = berkas(role, test.info())
      expect(existsSync(walked), 'the walk goes before: run the whole file').toBe(true)
      const { dinilai, temuan } = JSON.parse(readFileSync(walked, 'utf8')) as Catatan
      expect(temuan.filter((satu) => satu.tentang === tentang && paths.includes(satu.path))).toEqual([])
      expect(
        paths.filter((path) => !dinilai.includes(kunci(path, tentang))),
        'screens that the walk never judged',
      ).toEqual([])
    }

    test(`walks every screen of ${role}`, async ({ page, rekan }) => {
      // Some hundred screens, each of which may be judged late on a slow machine.
      test.slow()
      writeFileSync(berkas(role, test.info()), JSON.stringify(await jalan(page, rekan, role)))
    })

    const layar = [...LAYAR, ...SETELAH_MASUK].filter(({ untuk }) => untuk?.(role) ?? true)
    const paths = layar.map(({ path }) => path)
    if (role === 'karyawan')
      for (const { path, baris } of layar)
        if (baris !== undefined) baca(`${baris} ${path} opens`, () => expectRight('buka', [path]))

    const meja = role === 'karyawan' ? [] : Object.keys(MEJA)
    baca(`[SPEK-08, GD-18, RT-36] every screen opens for ${role} with its own heading and no error`, () =>
      expectRight('buka', [...paths, NIHIL, ...meja]),
    )

    baca(`[RT-37] the tabs of ${role} show on the dashboard and on no other screen`, () =>
      expectRight('tab', paths),
    )

    if (role === 'karyawan' || role === 'koordinator')
      baca(`[ORANG-11] axe finds nothing on the screens of ${role}`, () =>
        expectRight('axe', [...paths, NIHIL]),
      )

    if (role === 'karyawan' || role === 'hrd')
      baca(`[K-05] at a desk each screen of ${role} stands in one column of 448 px in the middle`, () =>
        expectRight('kolom', paths),
      )

    if (role === 'hrd') {
      baca('[MEJA-01] each desk opens by its address with its own heading', () => expectRight('buka', meja))

      baca(
        '[MEJA-02, MEJA-25] from 1024 px each desk stands in the frame, from which one link leads home',
        () => expectRight('rangka', meja),
      )

      baca('[MEJA-13] at 390 px no desk scrolls sideways', () => expectRight('sempit', meja))
    }
  })
}

/** A payslip of one's own and an announcement, so that their screens hold one. */
async function prepare(rekan: Rekan, role: Role) {
  const [akun] = await rekan.sql<{ karyawan: number | null }>(
    'select karyawan_id as karyawan from pengguna where email = $1',
    [`${role}@rekan.example`],
  )
  const karyawan = akun?.karyawan ?? null
  const slip = await putSlip(rekan, {
    bulan: 10,
    isTerbit: true,
    ...(karyawan !== null && { karyawanId: karyawan }),
  })
  const [pengumuman] = await rekan.sql<{ id: number }>(
    `insert into pengumuman (judul, body, status, terbit_pada, dibuat_oleh_id, dibuat_pada)
      select 'Perlengkapan kerja', 'Bawa rompi.', 'TERBIT', '2026-11-19T02:00:00Z', id, '2026-11-19T02:00:00Z'
      from pengguna where email = 'hrd@rekan.example' returning id`,
  )
  return { karyawan, slip, pengumuman: pengumuman?.id ?? 0 }
}
