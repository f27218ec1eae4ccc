import type { Page } from '@playwright/test'
import { untilSiap } from './siap.ts'
import { DI_LUAR, expect, test } from './test.ts'

/** Forms in a browser that translates: it puts `<font>` in the place of every text, and React meets what it no longer knows. */

const KARYAWAN = 'karyawan@rekan.example'
const KOORDINATOR = 'koordinator@rekan.example'
const HRD = 'hrd@rekan.example'

type Formulir = {
  readonly path: string
  readonly siapa?: string
  /** What is filled in, by label, and stays */
  readonly isi: Readonly<Record<string, string>>
  readonly kirim: string
  /** What is chosen before, on which a field depends */
  readonly pilih?: RegExp
}

const FORMULIR: readonly Formulir[] = [
  {
    path: '/auth/sign-in',
    isi: { 'Email atau kode karyawan': KARYAWAN, 'Kata sandi': 'salah-sekali' },
    kirim: 'Masuk',
  },
  { path: '/auth/forgot-password', isi: { Email: 'bukan alamat' }, kirim: 'Kirim Tautan' },
  { path: '/auth/masuk-pertama', isi: { 'Kode undangan': 'ACDE' }, kirim: 'Lanjut' },
  { path: '/checkin', siapa: KARYAWAN, isi: { Keterangan: '   ' }, kirim: 'Ambil Selfie' },
  {
    path: '/perizinan/create',
    siapa: KARYAWAN,
    isi: { Keterangan: 'Urusan' },
    pilih: /^Sakit/,
    kirim: 'Ajukan',
  },
  { path: '/lembur/create', siapa: KARYAWAN, isi: { Keterangan: 'Stok' }, kirim: 'Ajukan' },
  {
    path: '/akun/kata-sandi',
    siapa: KARYAWAN,
    isi: { 'Kata sandi lama': 'apa saja', 'Kata sandi baru': 'pendek' },
    kirim: 'Simpan Kata Sandi',
  },
  {
    path: '/akun/karyawan/edit/personal',
    siapa: KARYAWAN,
    isi: { NIK: '12' },
    kirim: 'Selanjutnya',
  },
  {
    path: '/pengajuan-lembur/create',
    siapa: KOORDINATOR,
    isi: { Keterangan: 'Stok' },
    kirim: 'Ajukan',
  },
  { path: '/karyawan/create', siapa: HRD, isi: { Nama: 'Budi' }, kirim: 'Tambah Karyawan' },
  { path: '/karyawan/31/edit', siapa: HRD, isi: { Nama: '' }, kirim: 'Simpan' },
  { path: '/karyawan/31/pindah', siapa: HRD, isi: {}, kirim: 'Simpan Penempatan' },
  { path: '/kelola/izin/catat', siapa: HRD, isi: { Alasan: 'Sakit' }, kirim: 'Catat' },
]

test.describe.configure({ mode: 'default' })
test.use({ bersama: true, permissions: ['geolocation', 'camera'], geolocation: DI_LUAR })

for (const { path, siapa, isi, kirim, pilih } of FORMULIR)
  test(`[ADA-18] translated, ${path} sent with a mistake keeps page and input`, async ({
    page,
    context,
    rekan,
  }) => {
    if (siapa !== undefined) await rekan.signIn(page, siapa)
    await page.close()
    for (const cara of ['dipindah', 'dilepas'] as const)
      await test.step(`texts are ${cara}`, async () => {
        const lain = await context.newPage()
        await translate(lain, cara)
        const errors: Error[] = []
        lain.on('pageerror', (error) => errors.push(error))
        await lain.goto(path)
        await untilSiap(lain)
        if (pilih !== undefined) await lain.getByRole('radio', { name: pilih }).check()
        for (const [label, nilai] of Object.entries(isi)) await field(lain, label).fill(nilai)
        const send = lain
          .getByRole('button', { name: kirim, exact: true })
          .or(lain.getByRole('link', { name: kirim, exact: true }))
        await expect(send.locator('font font')).toBeVisible()
        const told = lain.locator('.text-destructive').filter({ has: lain.locator('font'), visible: true })
        for (let kali = 0; kali < 2; kali += 1) {
          await send.click()
          await expect(told.first()).toBeVisible()
        }
        await expect(lain.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(send).toBeVisible()
        for (const [label, nilai] of Object.entries(isi)) await expect(field(lain, label)).toHaveValue(nilai)
        await expect(lain.getByText('Terjadi Kesalahan')).toBeHidden()
        expect(errors).toEqual([])
        await lain.close()
      })
  })

test('[ADA-18] translated, home says what changes as the day goes on', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.close()
  for (const [cara, mulai, nanti, teks] of [
    ['dipindah', '07:52', '08:30', 'Belum presensi, terlambat 30 menit'],
    ['dilepas', '08:40', '09:05', 'Belum presensi, terlambat 1 jam 5 menit'],
  ] as const)
    await test.step(`texts are ${cara}`, async () => {
      await jam.set(`2026-11-20T${mulai}:00+07:00`)
      const lain = await context.newPage()
      await translate(lain, cara)
      await lain.goto('/home')
      await expect(lain.getByText(/^Belum presensi/)).toBeVisible()
      await jam.set(`2026-11-20T${nanti}:00+07:00`)
      await expect(lain.getByText(teks, { exact: true })).toBeVisible()
      await lain.close()
    })
})

const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}( \\(wajib\\))?$`)).and(page.locator('input, textarea'))

/** Puts `<font><font>` in the place of every text, from now on: the text moves into it, or is let go. */
async function translate(page: Page, cara: 'dipindah' | 'dilepas') {
  await page.addInitScript((isDipindah) => {
    const wrap = (text: Text) => {
      const parent = text.parentElement
      if (parent === null || text.data.trim() === '') return
      if (parent.closest('font, head, script, style, svg, textarea, noscript') !== null) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(isDipindah ? text : text.data)
    }
    const wrapAll = () => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
      texts.forEach(wrap)
    }
    new MutationObserver(wrapAll).observe(document, { childList: true, characterData: true, subtree: true })
  }, cara === 'dipindah')
}
