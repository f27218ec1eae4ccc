import type { CDPSession, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { tabToVisibly } from './keyboard.ts'
import { openAlat, putSlip } from './slip.ts'
import { DI_DALAM, DI_LUAR, type Rekan, expect, test, walk } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'

test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM })

/** What can be pressed or filled in; a label around its control is as large as both. */
const TARGETS =
  'a[href], button, input:not(label *), label:has(input), select, textarea, summary, [role=button]'

/** Looks at one screen as it stands. */
type Look = (page: Page, screen: string) => Promise<void>

/**
 * Goes there as a link in the app does once a screen of this page has been looked at (`dilihat`): a new start takes a second, and axe is
 * given to it anew. What the same address shows by now is asked for anew, and no message goes along that leaves while the next screen is judged.
 */
async function visit(page: Page, path: string): Promise<void> {
  const isHere = new URL(page.url()).pathname === path.split('?')[0]
  const mayWalk = await page.evaluate(
    () => 'dilihat' in window && document.querySelector('[data-sonner-toast]') === null,
  )
  if (mayWalk && !isHere) await walk(page, path)
  else await page.goto(path)
}

/** Screens in each of their states, one after the other. */
async function mainScreens(page: Page, rekan: Rekan, look: Look) {
  const open = async (path: string, text: RegExp, screen = path) => {
    await visit(page, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await look(page, screen)
  }
  await open('/auth/sign-in', /Lupa kata sandi/)
  await open('/auth/forgot-password', /Kirim Tautan/)
  await page.getByLabel('Email').fill(KARYAWAN)
  await page.getByRole('button', { name: 'Kirim Tautan' }).click()
  await expect(page.getByText('Jika alamat itu terdaftar')).toBeVisible()
  await look(page, 'link sent')
  await open('/auth/reset-password?token=x', /Simpan Kata Sandi/, 'new password')
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('kuda-laut-biru-7')
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
  await expect(page.getByText('Tautan tidak dapat dipakai')).toBeVisible()
  await look(page, 'dead link')
  await open('/auth/reset-password', /Kode reset/, 'new password by code')
  await open('/auth/masuk-pertama', /Kode undangan/, 'first sign-in')
  await open('/auth/batal-ubah?token=x', /Bukan Anda yang menggantinya/, 'undo a change')
  await page.getByRole('button', { name: 'Batalkan Perubahan' }).click()
  await expect(page.getByText('Tautan tidak dapat dipakai')).toBeVisible()
  await look(page, 'undo, dead link')
  await open('/tidak-ada', /Not Found/)

  await rekan.signIn(page, KARYAWAN)
  await open('/home', /Belum presensi/)
  await open('/akun', /KBN0031/)
  await open('/akun/kata-sandi', /Kata sandi lama/)
  await open('/akun/perangkat', /Perangkat ini/)
  await open('/checkin', /Anda di dalam area/)
  await open('/checkin/capture', /Posisikan wajah/)

  const context = page.context()
  await context.setGeolocation(DI_LUAR)
  await open('/checkin', /m di luar area/, 'outside the area')
  await context.setGeolocation({ ...DI_DALAM, accuracy: 250 })
  await open('/checkin', /Lokasi kurang teliti/, 'imprecise')
  await context.clearPermissions()
  await open('/checkin', /Akses lokasi ditolak/, 'position refused')
  await context.grantPermissions(['geolocation', 'camera'])
  await context.setGeolocation(DI_DALAM)

  await page.goto('/checkin')
  await page.getByRole('link', { name: 'Ambil Selfie' }).click()
  await page.getByRole('button', { name: 'Ambil foto' }).click()
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  await look(page, 'recorded')
  await open('/home', /Sudah masuk/, 'home, checked in')
}

/** What one is told of. */
async function kabarScreens(page: Page, rekan: Rekan, look: Look) {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: (): NotificationPermission => 'denied' }),
  )
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/notifikasi')
  await expect(page.getByText('Anda tidak memiliki notifikasi')).toBeVisible()
  await look(page, 'told of nothing')
  await rekan.sql(`insert into notifikasi (pengguna_id, jenis, detail_id, judul, isi, dibuat_pada, dibaca_pada)
    select u.id, 'IZIN_DISETUJUI', 7, 'Pengajuan koreksi presensi menunggu keputusan Anda', 'Pertanggungjawaban.', b.pada, b.dibaca
    from pengguna u, (values ('2026-11-20T00:00Z'::timestamptz, null), ('2026-09-30T00:00Z', '2026-10-01T00:00Z'::timestamptz))
      b(pada, dibaca) where u.email = '${KARYAWAN}'`)
  await page.goto('/notifikasi')
  await expect(page.getByText('30 September 2026')).toBeVisible()
  await look(page, '/notifikasi')
  await visit(page, '/akun')
  await expect(page.getByRole('heading', { name: 'Notifikasi diblokir' })).toBeVisible()
  await look(page, 'notifications blocked')
  await visit(page, '/home')
  await expect(page.getByRole('link', { name: 'Notifikasi 1 belum dibaca' })).toBeVisible()
  await look(page, 'home, told of something')
}

/** One's own data, read and changed. */
async function profilScreens(page: Page, rekan: Rekan, look: Look) {
  const open = async (path: string, text: RegExp) => {
    await visit(page, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await look(page, path)
  }
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun')
  await page.getByRole('button', { name: 'Ubah foto profil' }).click()
  await expect(page.getByRole('heading', { name: 'Foto Profil' })).toBeVisible()
  await look(page, 'avatar')
  await page.getByLabel('Pilih Berkas').setInputFiles('e2e/fixtures/potret.jpg')
  await expect(page.getByRole('button', { name: 'Simpan Foto' })).toBeEnabled()
  await look(page, 'avatar, cut')
  await open('/akun/karyawan', /Data pribadi/)
  await page.getByRole('button', { name: 'Tampilkan NIK' }).click()
  await look(page, 'own data, NIK shown')
  await open('/akun/karyawan/edit/personal', /Langkah 1 dari 2/)
  await page.getByLabel(/^NIK/).fill('')
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  await expect(page.getByText('NIK harus diisi.')).toBeVisible()
  await look(page, 'edit, refused')
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page.getByText('Tinggalkan halaman?')).toBeVisible()
  await look(page, 'edit, leaving')
  await page.getByRole('button', { name: 'Tinggalkan' }).click()
  await open('/akun/karyawan/edit/kepegawaian', /Langkah 2 dari 2/)
  await open('/akun/histories/penempatan', /Tidak ada data riwayat penempatan selanjutnya/)
  await open('/akun/histories/penempatan?bulan=1&tahun=2020', /Pilih bulan lain/)
  await open('/akun/privasi', /Selfie presensi/)
  await rekan.sql(`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, cuti_id, status,
      tanggal_mulai, tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
    select p.karyawan_id, p.id, k.id, j.jenis, j.cuti, 'disetujui', j.mulai::date, j.selesai::date, 2, 'uji',
      '2026-11-01T00:00Z', k.id, '2026-11-02T00:00Z'
    from (values ('CUTI', 1, '2026-11-09', '2026-11-10'), ('DINAS_LUAR', null, '2026-11-12', '2026-11-13')) j(jenis, cuti, mulai, selesai),
      pengguna p, pengguna k where p.email = '${KARYAWAN}' and k.email = 'koordinator@rekan.example'`)
  await open('/jadwal?mulai=2026-11-09', /Dinas luar/)
  await open('/rekap/presensi', /Harian/)
}

const HRD = 'hrd@rekan.example'
const NAMA_PANJANG = 'Raden Ajeng Kusumaningrum Sastrowardoyo Hadiningrat'

/** The directory and one person in it, as a colleague and as HR see them. */
async function karyawanScreens(page: Page, rekan: Rekan, look: Look) {
  const open = async (path: string, text: RegExp, screen = path) => {
    await visit(page, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await look(page, screen)
  }
  await rekan.sql('update karyawan set nama = $1 where id in (3, 31)', [NAMA_PANJANG])
  await rekan.signIn(page, KARYAWAN)
  await open('/karyawan/3', /Ringkasan tidak ditampilkan/)
  await open('/karyawan/3/info', /Hanya sebagian yang ditampilkan/, 'a colleague')
  await open('/karyawan/987654', /Karyawan tidak ditemukan/)
  await rekan.signIn(page, HRD)
  await open('/karyawan?nama=kusuma', /KBN0003/, 'directory')
  await open('/karyawan?nama=zzz', /Tidak ada karyawan yang cocok/)
  await open('/karyawan/31', /Bulan ini/)
  await open('/karyawan/31/info', /Kelola/, 'as HR sees them')
  await page.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(page.getByLabel(/^Alasan/)).toBeVisible()
  await look(page, 'letting somebody go')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Buat Kode Reset' }).click()
  await page.getByRole('button', { name: 'Buat Kode', exact: true }).click()
  await expect(page.getByText(/^[A-Z]{5}-[A-Z]{5}$/)).toBeVisible()
  await look(page, 'a code')
  await open('/karyawan/31/penempatan', /penempatan selanjutnya/)
}

/** The forms of HR. */
async function kelolaScreens(page: Page, rekan: Rekan, look: Look) {
  const open = async (path: string, text: RegExp) => {
    await visit(page, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await look(page, path)
  }
  await rekan.sql('update karyawan set nama = $1 where id = 31', [NAMA_PANJANG])
  await rekan.signIn(page, HRD)
  await page.goto('/karyawan/create')
  await page.getByRole('button', { name: 'Tambah Karyawan' }).click()
  await expect(page.getByText('Unit harus diisi.')).toBeVisible()
  await look(page, 'somebody new, refused')
  await open('/karyawan/31/pindah', /Kini di/)
  await visit(page, '/karyawan/31/edit')
  await page.getByLabel(/^Tempat lahir/).fill('Tasikmalaya')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL(/\/info$/)
  await open('/karyawan/31/perubahan', /Data diubah HRD/)
  await open('/karyawan/31/edit', /Data diri/)
}

/** Overtime: one's own, and what is asked for. */
async function lemburScreens(page: Page, rekan: Rekan, look: Look) {
  await rekan.sql('update karyawan set nama = $1 where id = 31', [NAMA_PANJANG])
  await rekan.sql(`update lembur set status = 'dibatalkan', dibatalkan_oleh_id = diajukan_oleh_id,
    dibatalkan_pada = dibuat_pada where karyawan_id = 31 and status = 'menunggu'`)
  await rekan.sql(`insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai,
      selesai, keterangan, dibuat_pada)
    select 31, l.id, k.id, '2026-11-22', '2026-11-22', '2026-11-22T22:00:00+07:00', '2026-11-23T01:00:00+07:00',
      'Pertanggungjawaban.', '2026-11-19T08:00:00+07:00'
    from pengguna k, (select max(id) as id from pengguna where role = 'koordinator') l
    where k.email = 'koordinator@rekan.example'`)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/lembur')
  await expect(page.getByText('Tidak ada data lembur selanjutnya.')).toBeVisible()
  await look(page, 'overtime')
  await page.getByRole('button', { name: 'Minggu, 22 November 2026' }).click()
  await expect(page.getByRole('button', { name: 'Saya bersedia' })).toBeVisible()
  await look(page, 'overtime, one')
  await page.getByRole('button', { name: 'Batalkan Pengajuan' }).click()
  await look(page, 'overtime, withdrawing')
  await page.goto('/lembur?bulan=1&tahun=2020')
  await expect(page.getByText('Tidak ada data lembur terbaru.')).toBeVisible()
  await look(page, 'overtime, none')
  await visit(page, '/lembur/create')
  await page.getByLabel(/^Jam selesai/).fill('22:00')
  await expect(page.getByRole('heading', { name: 'Perhatikan' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajukan' }).click()
  await expect(page.getByText('Keterangan harus diisi.')).toBeVisible()
  await look(page, 'asking for overtime, refused')
  await rekan.signIn(page, 'koordinator@rekan.example')
  await page.goto('/pengajuan-lembur/create')
  await expect(page.getByRole('combobox', { name: 'Karyawan' })).toBeVisible()
  await look(page, 'asking for overtime of somebody')
}

/** Leave and permission: what was asked for, and asking. */
async function perizinanScreens(page: Page, rekan: Rekan, look: Look) {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/perizinan/create')
  await page.getByRole('radio', { name: /^Cuti/ }).check()
  await expect(page.getByRole('combobox', { name: 'Koordinator' })).toHaveText('Rizky Pratama')
  await page.getByRole('button', { name: 'Ajukan' }).click()
  await expect(page.getByText('Jenis cuti harus dipilih.')).toBeVisible()
  await look(page, 'leave, refused')
  await page.getByRole('radio', { name: /^Koreksi/ }).check()
  await look(page, 'a correction')
  await page.getByRole('radio', { name: /^Dinas Luar/ }).check()
  await page.getByLabel('Tanggal: mulai').fill('20/11/2026')
  await page.getByLabel('Tanggal: selesai').fill('24/11/2026')
  await expect(page.getByText('Hari libur')).toBeVisible()
  await page.getByLabel(/^Keterangan/).fill('Ke gudang Cikarang.')
  await look(page, 'a journey, counted')
  await page.getByRole('button', { name: 'Ajukan' }).click()
  await expect(page).toHaveURL(/\/rekap\/perizinan$/)
  // Without the toast, which is fading.
  await page.reload()
  const card = page.getByRole('button', { name: 'Dinas Luar' })
  await expect(card).toBeVisible()
  await look(page, '/rekap/perizinan')
  await card.click()
  await expect(page.getByRole('dialog')).toContainText('Menunggu Rizky Pratama')
  await look(page, 'a request')
  await page.getByRole('button', { name: 'Batalkan Pengajuan' }).click()
  await look(page, 'withdrawing it')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sisa cuti tahunan' }).click()
  await expect(page.getByRole('dialog')).toContainText('Hak cuti setahun')
  await look(page, 'the leave left')
  await page.goto('/rekap/perizinan?bulan=1&tahun=2025')
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible()
  await look(page, 'a month without')
  await visit(page, '/home')
  await expect(page.getByText('Menunggu persetujuan')).toBeVisible()
  await look(page, 'home, waiting')
}

/** What who decides sees. */
async function keputusanScreens(page: Page, rekan: Rekan, look: Look) {
  const open = async (path: string, text: RegExp, screen = path) => {
    await visit(page, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await look(page, screen)
  }
  await rekan.sql('update karyawan set nama = $1 where id = 31', [NAMA_PANJANG])
  await rekan.sql(`update penempatan p set unit = s.unit, kantor_id = s.kantor_id from penempatan s
    where s.karyawan_id = 31 and s.tanggal_selesai is null and p.karyawan_id = 32 and p.tanggal_selesai is null`)
  await rekan.sql(`insert into absensi (karyawan_id, koordinator_id, jenis_izin, cuti_id, total_hari, diajukan_oleh_id,
      tanggal_mulai, tanggal_selesai, keterangan, dibuat_pada, jam_masuk, lampiran, lampiran_nama)
    select p.karyawan_id, k.id, j.jenis, j.cuti, 1, p.id, j.hari::date, j.hari::date, 'Mengantar orang tua berobat.',
      '2026-11-19T02:00:00Z', j.masuk, j.dokumen, j.dokumen
    from (values (31, 'CUTI', 1, '2026-11-24', null::int, 'surat-keterangan-dokter-rumah-sakit.pdf'),
      (32, 'IZIN', null::int, '2026-11-24', null::int, null),
      (33, 'KOREKSI_PRESENSI', null::int, '2026-11-18', 28740, null)) j(orang, jenis, cuti, hari, masuk, dokumen)
    join pengguna p on p.karyawan_id = j.orang, pengguna k where k.email = 'koordinator@rekan.example'`)
  await rekan.signIn(page, 'koordinator@rekan.example')
  await open('/home', /Perlu keputusan Anda/, 'home of who decides')
  await visit(page, '/izin')
  await page.getByText('Satu rekan lain juga tidak masuk').first().click()
  await page.getByRole('button', { name: 'Saring' }).click()
  await expect(page.getByLabel('Jenis')).toBeVisible()
  await look(page, 'leave to decide')
  await page.getByRole('button', { name: 'Pilih beberapa' }).click()
  await page.getByRole('checkbox').first().check()
  await look(page, 'several chosen')
  await page.getByRole('button', { name: 'Tolak (1)' }).click()
  await expect(page.getByRole('textbox', { name: 'Catatan' })).toBeVisible()
  await look(page, 'a note')
  await page.goto('/izin')
  await page
    .getByRole('button', { name: /^Setujui (?!.*catatan)/ })
    .last()
    .click()
  await expect(page.getByText('tersimpan')).toBeVisible()
  await look(page, 'decided')
  await open('/izin?status=ditolak', /Tidak ada pengajuan izin yang ditolak/)
  await open('/akun/pengganti', /Belum ada pengganti/)
  await page.getByRole('button', { name: 'Tunjuk Pengganti' }).click()
  await expect(page.getByLabel('Masa: mulai')).toBeVisible()
  await look(page, 'a substitute')
}

/** The attendance of others, and what is done about it. */
async function timScreens(page: Page, rekan: Rekan, look: Look) {
  const open = async (path: string, text: RegExp, screen = path) => {
    await visit(page, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await look(page, screen)
  }
  await rekan.sql('update karyawan set nama = $1 where id = 31', [NAMA_PANJANG])
  await rekan.signIn(page, KARYAWAN)
  await page.context().setGeolocation(DI_LUAR)
  await page.goto('/checkin')
  await page.getByLabel(/^Keterangan/).fill('Rapat di kantor pelanggan.')
  await page.getByRole('link', { name: 'Ambil Selfie' }).click()
  await page.getByRole('button', { name: 'Ambil foto' }).click()
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  await open('/presensi/', /Jumat, 20 November 2026/, 'own days')
  await page.context().setGeolocation(DI_DALAM)
  await rekan.signIn(page, HRD)
  await open('/presensi/', /Belum presensi/, 'a day of everybody')
  await open('/presensi/?tinjauan=true', /Perlu tinjauan/, 'what waits to be looked at')
  await open('/presensi/31', /Tanggal tidak valid/, 'a record without its day')
  await open('/presensi/31?tanggal=2026-11-20', /Ketelitian/, 'a record')
  await page.getByRole('button', { name: 'Tidak Diterima' }).click()
  await expect(page.getByLabel(/^Alasan/)).toBeVisible()
  await look(page, 'a decision on a punch')
  await page.goto('/presensi/31?tanggal=2026-11-20')
  await page.getByRole('button', { name: 'Koreksi Jam' }).click()
  await expect(page.getByLabel('Jam masuk')).toBeVisible()
  await look(page, 'times put right')
  await page.goto('/presensi/31/checkout/capture')
  await expect(page.getByRole('button', { name: 'Ambil Foto' })).toBeVisible()
  await look(page, 'a punch for another')
  await page.getByLabel(/^Keterangan/).fill('Ponselnya rusak.')
  await page.getByRole('button', { name: 'Ambil Foto' }).click()
  await expect(page.getByText('Posisikan wajah')).toBeVisible()
  await look(page, 'the camera for another')
}

/** What HR keeps of leave and wages. */
async function wewenangScreens(page: Page, rekan: Rekan, look: Look) {
  const open = async (path: string, text: RegExp) => {
    await visit(page, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await look(page, path)
  }
  await rekan.sql('update karyawan set nama = $1 where id = 31', [NAMA_PANJANG])
  await rekan.sql(`insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai, selesai,
      keterangan, dibuat_pada)
    select p.karyawan_id, k.id, p.id, '2026-11-19', '2026-11-19', '2026-11-19T10:00Z', '2026-11-19T15:00Z', 'Kiriman malam.',
      '2026-11-19T01:00Z'
    from pengguna p, pengguna k where p.karyawan_id = 31 and k.email = 'koordinator@rekan.example'`)
  await rekan.signIn(page, HRD)
  await open('/pengajuan-lembur', /Perkiraan upah/)
  await open('/akun/aturan-cuti', /Cuti bersama memotong/)
  await visit(page, '/karyawan/31')
  await page.getByRole('button', { name: 'Jatah cuti' }).click()
  await expect(page.getByText('dapat diambil hari ini')).toBeVisible()
  await look(page, 'a ledger of leave')
  await page.getByRole('button', { name: 'Koreksi', exact: true }).click()
  await expect(page.getByLabel(/^Jumlah hari/)).toBeVisible()
  await look(page, 'a correction of leave')
  await page.goto('/karyawan/31/info')
  await page.getByRole('button', { name: 'Catat Upah' }).click()
  await expect(page.getByLabel(/^Upah pokok/)).toBeVisible()
  await look(page, 'a wage')
}

/** Payslips, one's own. */
async function payrollScreens(page: Page, rekan: Rekan, look: Look) {
  await rekan.sql('update karyawan set nama = $1 where id = 31', [NAMA_PANJANG])
  const draft = await putSlip(rekan, { bulan: 11, isDibagikan: true })
  const terbit = await putSlip(rekan, { bulan: 10, isTerbit: true, catatan: 'Termasuk bonus triwulan.' })
  await rekan.sql(`insert into payroll_dilihat select ${terbit}, id, 'pdf', '2026-11-19', '2026-11-19T03:00Z'
    from pengguna where email = 'hrd@rekan.example'`)
  await rekan.signIn(page, KARYAWAN)
  const open = async (path: string, text: RegExp, screen = path) => {
    await visit(page, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await look(page, screen)
  }
  await open('/payroll', /Oktober 2026/)
  await open('/payroll?tahun=2025', /Tidak Ada Slip Gaji/)
  await open(`/payroll/${terbit}`, /Siapa yang melihat/, 'a payslip')
  await open(`/payroll/${draft}`, /Untuk Anda periksa/, 'a draft')
}

/** HR's month of pay. */
async function kelolaGajiScreens(page: Page, rekan: Rekan, look: Look) {
  await rekan.sql('update karyawan set nama = $1 where id = 31', [NAMA_PANJANG])
  await putSlip(rekan, { bulan: 11, isDibagikan: true })
  await putSlip(rekan, { bulan: 11, karyawanId: 32, isTerbit: true })
  await rekan.signIn(page, HRD)
  await page.goto('/kelola')
  await expect(page.getByText('Perlu tindakan')).toBeVisible()
  await look(page, '/kelola')
  await visit(page, '/kelola/audit')
  await expect(page.getByRole('heading', { level: 1, name: 'Jejak audit' })).toBeVisible()
  await look(page, '/kelola/audit')
  await visit(page, '/kelola/gaji')
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check()
  await look(page, '/kelola/gaji')
  await page.getByRole('button', { name: NAMA_PANJANG }).click()
  await page.getByRole('button', { name: 'Tambah Potongan' }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Nama baris harus diisi.')).toBeVisible()
  await look(page, 'a payslip changed, refused')
  await page.goto('/kelola/gaji?status=TERBIT')
  await page.getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByText('Sudah diterbitkan')).toBeVisible()
  await look(page, 'a payslip published')
  await page.goto('/kelola/gaji')
  await openAlat(page, 'Impor XLSX')
  await expect(page.getByRole('button', { name: 'Unduh Templat' })).toBeVisible()
  await look(page, 'a month from a workbook')
}

async function expectFreeOfViolations(page: Page, screen: string) {
  // At the end nothing lies beneath the tabs or the main action; an open sheet is whole in a screen this high.
  const size = page.viewportSize() ?? { width: 320, height: 800 }
  if ((await page.locator('dialog[open]').count()) > 0) await page.setViewportSize({ ...size, height: 3000 })
  await page.evaluate(scrollToEnd)
  expect(await findViolations(page), screen).toEqual([])
  // By night every role has another colour, and nothing else changes.
  await page.emulateMedia({ colorScheme: 'dark' })
  // What is still fading in is judged once it stands.
  await expect(async () =>
    expect(await findViolations(page, { runOnly: ['color-contrast'] }), `${screen} by night`).toEqual([]),
  ).toPass({ timeout: 30_000 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(size)
}

/** Rows that come near get their true height, and put the end farther away: it is reached once it stays. */
async function scrollToEnd(): Promise<void> {
  for (let [frames, same, before] = [0, 0, 0]; same < 3 && frames < 60; frames++) {
    const { scrollHeight } = document.documentElement
    scrollTo(0, scrollHeight)
    await new Promise(requestAnimationFrame)
    same = scrollHeight === before ? same + 1 : 0
    before = scrollHeight
  }
}

/** Judged once it stands: a desk that turns into a list is drawn anew after its size has changed. */
async function expectNoSidewaysScroll(page: Page, screen: string) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: `${screen} scrolls sideways` }).toBeLessThanOrEqual(0)
}

/** At least 44 px in both directions; 32 on a desk of the back office, which is worked with a mouse. */
async function expectLargeTargets(page: Page, screen: string) {
  const isDesk =
    new URL(page.url()).pathname.startsWith('/kelola') && (page.viewportSize()?.width ?? 0) >= 1024
  const least = isDesk ? 32 : 44
  const small = await page.locator(TARGETS).evaluateAll(
    (targets, sisi) =>
      targets
        .map((target) => {
          // A card's link is its title; what it lays over the card is pressed as well.
          const { content, position, width, height } = getComputedStyle(target, '::after')
          const isCover = content !== 'none' && position === 'absolute'
          const cover = { width: Number.parseFloat(width), height: Number.parseFloat(height) }
          return { target, box: isCover ? cover : target.getBoundingClientRect() }
        })
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < sisi)
        .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
    least,
  )
  expect(small, screen).toEqual([])
}

/** No text beyond the edge of the screen or of the box that cuts it off. */
async function expectWholeTexts(page: Page, screen: string) {
  const cut = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { currentNode } = texts
      const parent = currentNode.parentElement
      if (parent === null || !parent.checkVisibility() || currentNode.nodeValue?.trim() === '') continue
      // For the ear alone.
      if (parent.closest('.sr-only') !== null) continue
      // What a card shortens is whole where the card leads.
      if (parent.closest('[class*=line-clamp]') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      const box = range.getBoundingClientRect()
      let [left, right, top, bottom] = [-Infinity, Infinity, -Infinity, Infinity]
      let [isScrolled, isAside] = [false, false]
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        if (around === document.body || getComputedStyle(around).overflow === 'visible') continue
        const edge = around.getBoundingClientRect()
        // What can be scrolled to is not lost.
        isAside ||=
          /auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth
        if (!isAside) {
          left = Math.max(left, edge.left)
          right = Math.min(right, edge.right)
        }
        isScrolled ||= /auto|scroll/.test(getComputedStyle(around).overflowY)
        if (isScrolled) continue
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      if (!isAside) [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)]
      const isWhole =
        box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1
      if (!isWhole) found.push(currentNode.nodeValue ?? '')
    }
    return found
  })
  expect(cut, screen).toEqual([])
}

/** Nothing lies over what can be pressed, once it is scrolled to. */
async function expectReachable(page: Page, screen: string) {
  const dialog = page.locator('dialog[open]')
  const top = (await dialog.count()) === 0 ? page.locator('body') : dialog.last()
  const targets = top.locator(TARGETS)
  // In the middle of the screen most are in the open; the others are pressed as a person would.
  const doubtful = await targets.evaluateAll((all) =>
    all.flatMap((target, i) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      if (target.closest(':disabled, [aria-disabled=true], [inert]') !== null) return []
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // Of words that go on in the next line, the first.
      const box = target.getClientRects()[0]
      if (box === undefined || box.width === 0) return []
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const control = hit?.closest('label')?.control ?? null
      return target.contains(hit) || control === target ? [] : [i]
    }),
  )
  for (const i of doubtful) {
    await test.step(screen, () => targets.nth(i).click({ trial: true, timeout: 20_000 }))
  }
}

/** What the company announces: home's newest, the list, one with everything in it. */
async function pengumumanScreens(page: Page, rekan: Rekan, look: Look) {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/pengumuman')
  await expect(page.getByText('Tidak ada pengumuman')).toBeVisible()
  await look(page, 'no announcement')
  await rekan.sql(
    `insert into pengumuman (judul, body, status, terbit_pada, dibuat_oleh_id, dibuat_pada)
    select 'Pertanggungjawaban perlengkapan keselamatan kerja ' || n, $1, 'TERBIT', '2026-11-19T02:00:00Z', p.id,
      '2026-11-19T02:00:00Z' from pengguna p, generate_series(1, 4) n where p.email = 'hrd@rekan.example'`,
    [
      'Bawa:\n- rompi\n- [helm](https://rekan.example/helm)\n\n1. Daftar di https://rekan.example/pertanggungjawaban-perlengkapan-keselamatan-kerja\n2. [Hubungi pos jaga](tel:+622155501234), **sebelum Jumat**.',
    ],
  )
  await page.goto('/home')
  await expect(page.getByText(/keselamatan kerja 4/)).toBeVisible()
  await look(page, 'home with announcements')
  await page.getByRole('main').locator('a[href="/pengumuman"]').click()
  await expect(page.getByText('Tidak ada pengumuman selanjutnya.')).toBeVisible()
  await look(page, 'announcements')
  await page.getByRole('link', { name: /keselamatan kerja 4/ }).click()
  await expect(page.getByText('Kamis, 19 November 2026')).toBeVisible()
  await look(page, 'an announcement')
  await visit(page, '/pengumuman/999999')
  await expect(page.getByText('Pengumuman tidak dapat ditemukan.')).toBeVisible()
  await look(page, 'no such announcement')

  await rekan.signIn(page, HRD)
  await page.goto('/kelola/pengumuman')
  const baris = page.getByRole('row', { name: /keselamatan kerja 4/ })
  await expect(baris).toBeVisible()
  await look(page, 'announcements, for HR')
  await baris.click()
  await page.getByLabel(/^Judul/).fill('')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Judul harus diisi.')).toBeVisible()
  await look(page, 'an announcement written, refused')
  await page.getByRole('button', { name: 'Tarik' }).click()
  await look(page, 'an announcement, withdrawing')
}

const SCREENS = {
  'screen of announcements': pengumumanScreens,
  'main screen': mainScreens,
  'screen of what one is told': kabarScreens,
  'screen of the profile': profilScreens,
  'screen of people': karyawanScreens,
  'form about people': kelolaScreens,
  'screen of overtime': lemburScreens,
  'screen of leave': perizinanScreens,
  'screen of who decides': keputusanScreens,
  'screen of others’ attendance': timScreens,
  'screen of leave and wages for HR': wewenangScreens,
  'screen of payslips': payrollScreens,
  'screen of pay for HR': kelolaGajiScreens,
}

/** What is judged of each state of a screen at usual text. */
async function lookUsual(page: Page, screen: string) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page, `${screen} at 320 px`)
  await expectLargeTargets(page, `${screen} at 320 px`)
  await expectFreeOfViolations(page, screen)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoSidewaysScroll(page, `${screen} at 1280 px`)
  await expectLargeTargets(page, `${screen} at 1280 px`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, screen)
  await markSeen(page)
}

/** And at text of twice its size; at the end it is of its usual size again. */
async function lookLarge(page: Page, chromium: CDPSession, screen: string) {
  const setText = (size: number) =>
    chromium.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8) } })
  await setText(32)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expectNoSidewaysScroll(page, `${screen}, large text`)
  await expectWholeTexts(page, `${screen}, large text`)
  await expectReachable(page, `${screen}, large text`)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page, `${screen}, large text at 320 px`)
  await setText(16)
  await page.setViewportSize({ width: 390, height: 844 })
  await markSeen(page)
}

function markSeen(page: Page): Promise<unknown> {
  return page.evaluate(() => void Object.assign(window, { dilihat: true }))
}

/** Those whose large text is judged each time; the others' with everything, at night. */
const SELALU = new Set(['main screen', 'screen of leave'])

for (const [name, screens] of Object.entries(SCREENS)) {
  test(`every ${name} is free of axe's violations by day and night, and fits 320 to 1280 px`, async ({
    page,
    rekan,
  }) => {
    await screens(page, rekan, lookUsual)
  })

  test(
    `every ${name} fits text at twice its size, at 320 px too, and all of it can be read and pressed`,
    {
      tag: SELALU.has(name) ? [] : '@lengkap',
    },
    async ({ page, context, rekan }) => {
      const chromium = await context.newCDPSession(page)
      await screens(page, rekan, (shown, screen) => lookLarge(shown, chromium, screen))
    },
  )
}

test('[GD-17] from the sign-in to the check-in by keyboard alone, with the focus in sight', async ({
  page,
}) => {
  await page.goto('/auth/sign-in')
  await tabToVisibly(page, /Email atau kode karyawan/)
  await page.keyboard.type(KARYAWAN)
  await tabToVisibly(page, /^Kata sandi$/)
  await page.keyboard.type('RekanDemo2026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await tabToVisibly(page, /^Check In$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Posisikan wajah')).toBeVisible()
  await tabToVisibly(page, /Ambil foto/)
  await page.keyboard.press('Space')
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  await tabToVisibly(page, /Selesai/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
})
