import { findViolations } from './axe.ts'
import { putSlip } from './slip.ts'
import { DI_DALAM, type Rekan, expect, test, walk } from './test.ts'

test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM })

const ROLES = ['karyawan', 'koordinator', 'hrd', 'admin'] as const
type Role = (typeof ROLES)[number]

/** A screen's own heading; by role where it differs, undefined where it is not for that role. */
type Heading = RegExp | ((role: Role) => RegExp | undefined)

const untukKaryawan = (heading: RegExp) => (role: Role) => (role === 'karyawan' ? heading : undefined)
/** An account without an employee has no attendance of its own. */
const denganKaryawan = (heading: RegExp) => (role: Role) => (role === 'admin' ? undefined : heading)
const milik = (sendiri: RegExp, tim: RegExp) => (role: Role) =>
  role === 'koordinator' || role === 'hrd' ? tim : sendiri

/** The screens behind the sign-in, an address of each; `SLIP` and `PENGUMUMAN` are ids. */
const GUARDED: Readonly<Record<string, Heading>> = {
  '/home': /^(Siti Rahmawati|Rizky Pratama|Irfan Maulana|Administrator Rekan)$/,
  '/notifikasi': /^Notifikasi$/,
  '/pulang': /^Jam Pulang$/,
  '/lembur/create': /^Ajukan Lembur$/,
  '/payroll/SLIP': /^Detail Payslip$/,
  '/pengumuman': untukKaryawan(/^Pengumuman$/),
  '/pengumuman/PENGUMUMAN': untukKaryawan(/^Pengumuman$/),
  '/perizinan/create': /^Ajukan Perizinan$/,
  '/akun/histories/penempatan': /^Riwayat Penempatan$/,
  '/akun': /^Akun$/,
  '/izin': milik(/^Perizinan Saya$/, /^Perizinan Tim$/),
  '/karyawan': /^Karyawan$/,
  '/lembur': /^Lembur$/,
  '/payroll': /^Payslip$/,
  '/pengajuan-lembur': milik(/^Lembur Saya$/, /^Lembur Tim$/),
  '/presensi/': /^Presensi$/,
  '/rekap/presensi': /^Rekap Presensi$/,
  '/rekap/perizinan': /^Perizinan$/,
  '/karyawan/31': /^Detail Karyawan$/,
  '/karyawan/31/info': /^Detail Karyawan$/,
  '/karyawan/31/penempatan': /^Detail Karyawan$/,
  '/pengajuan-lembur/create': /^Ajukan Lembur Tim$/,
  '/presensi/31?tanggal=2026-11-20': /^Detail Presensi$/,
  '/presensi/32/checkin/capture': /^Check In$/,
  // Nobody checks out who has not checked in: whoever may see the day is led back to it.
  '/presensi/32/checkout/capture': (role) => (role === 'hrd' ? /^Detail Presensi$/ : /^Check Out$/),
  '/akun/karyawan': /^Data Diri$/,
  '/akun/karyawan/edit/personal': /^Ubah Data Diri$/,
  '/akun/karyawan/edit/kepegawaian': /^Ubah Data Diri$/,
  '/checkin': denganKaryawan(/^Check In$/),
  '/checkin/capture': denganKaryawan(/^Check In · /),
}
/** Those that open once there is a check-in. */
const AFTER_CHECK_IN: Readonly<Record<string, Heading>> = {
  '/checkout': denganKaryawan(/^Check Out$/),
  '/checkout/capture': denganKaryawan(/^Check Out · /),
}

const JUDGED = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Still an experiment of theirs, and a rule of WCAG all the same (2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

for (const role of ROLES) {
  const isJudged = role === 'karyawan' || role === 'koordinator'
  const title = isJudged
    ? '[SPEK-08, ORANG-11] every screen shows its own heading and no error, and axe finds nothing'
    : '[SPEK-08] every screen shows its own heading and no error'
  test(`${title}, for ${role}`, async ({ page, rekan }) => {
    test.setTimeout(240_000)
    const ids = await prepare(rekan, role)
    const look = async (path: string, heading: RegExp, isWalked = false) => {
      const address = path.replace('SLIP', String(ids.slip)).replace('PENGUMUMAN', String(ids.pengumuman))
      await (isWalked ? walk(page, address) : page.goto(address))
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
      await expect(page.getByRole('status', { name: 'Memuat…' }), path).toHaveCount(0)
      await expect(page.getByText('Terjadi Kesalahan'), path).toHaveCount(0)
      // A card that the tabs' bar cuts is whole once it is scrolled to: all of them stand in a screen this high.
      const size = page.viewportSize()
      if (path === '/akun' && size !== null) await page.setViewportSize({ ...size, height: 2000 })
      if (isJudged) expect(await findViolations(page, JUDGED), path).toEqual([])
      if (size !== null) await page.setViewportSize(size)
    }
    const visit = async (screens: Readonly<Record<string, Heading>>) => {
      // The first by its address, the others as a link in the app leads there.
      for (const [i, [path, heading]] of Object.entries(screens).entries()) {
        const own = typeof heading === 'function' ? heading(role) : heading
        if (own !== undefined) await look(path, own, i > 0)
      }
    }
    if (isJudged) {
      await look('/auth/sign-in', /Rekan|Masuk/)
      await look('/auth/forgot-password', /^Lupa Kata Sandi$/, true)
    }
    await rekan.signIn(page, `${role}@rekan.example`)
    await look('/tidak-ada', /^Not Found$/)
    await visit(GUARDED)
    if (ids.karyawan === null) return
    await rekan.sql(`insert into presensi (karyawan_id, tanggal) values ($1, '2026-11-20')`, [ids.karyawan])
    await rekan.sql(`insert into presensi_kejadian
      (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan, selfie_sha256)
      select max(id), '2026-11-20', 'check_in', '2026-11-20T00:50:00Z', 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex')
      from presensi`)
    await visit(AFTER_CHECK_IN)
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
