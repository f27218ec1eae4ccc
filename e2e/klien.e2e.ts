import { findViolations } from './axe.ts'
import { type Rekan, expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 780 }, waktu: '2026-12-01T09:00:00+07:00' })

const RATNA = 'ratna@klien.example'
const SYARAT = {
  berlaku_dari: '2026-01-01',
  toleransi_menit: 15,
  jam_penuh_menit: 420,
  tutup_buku: 31,
  ganti_dalam_menit: null,
  janji_pemenuhan: null,
  tenggat_hari: 5,
  pasal_diam: null,
  biaya_manajemen: 0,
  ppn: 'tidak',
  pph23: 'tidak',
  potongan_kosong: null,
  harga: [{ jabatan: 'Satpam', satuan: 'hari', harga: 250_000, libur_persen: 100, lembur_sejam: null }],
}

/** Calls as HR does. */
async function asHrd(rekan: Rekan) {
  const ask = async (path: string, body: object, token = '') => {
    const response = await fetch(`${rekan.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { data: Record<string, unknown> }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const { token } = await ask('/login', { email: 'hrd@rekan.example', password: 'RekanDemo2026' })
  return (path: string, body: object) => ask(path, body, String(token))
}

/** Sends one contact the sheet of a November in which nobody stood at the one post. */
async function sendLembar(rekan: Rekan, hrd: Awaited<ReturnType<typeof asHrd>>): Promise<void> {
  const [shift] = await rekan.sql<{
    id: number
  }>(`insert into jenis_shift (nama, huruf, warna, jam_mulai, jam_selesai)
    values ('Pagi', 'P', 'hijau', 25200, 54000) returning id`)
  const klien = await hrd('/kelola/klien', { kode: 'MBS', nama: 'PT Mahakam' })
  const syarat = { mulai: '2026-01-01', sampai: '2026-12-31' }
  await hrd(`/kelola/klien/${Number(klien['id'])}/kontrak`, { nomor: '01/MBS', ...syarat, versi: 1 })
  const [kontrak] = await rekan.sql<{ id: number }>('select id from kontrak_klien')
  const milik = `/kelola/kontrak-klien/${kontrak?.id}`
  const isi = [1, 2, 3, 4, 5].map((hari) => ({ jenis_shift_id: shift?.id, hari, jumlah: 1 }))
  const kebutuhan = { berlaku_dari: syarat.mulai, isi }
  await hrd(`${milik}/pos`, { nama: 'Gerbang', kantor_id: 1, jabatan: 'Satpam', versi: 2, kebutuhan })
  await hrd(`${milik}/syarat`, { ...SYARAT, versi: 1 })
  await hrd(`${milik}/kontak`, { nama: 'Ratna Dewi', email: RATNA, lihat_harga: true, tanda_tangan: true })
  const lembar = await hrd(`${milik}/berita-acara`, { tahun: 2026, bulan: 11 })
  await hrd(`/kelola/berita-acara/${Number(lembar['id'])}/kirim`, { revisi: 1 })
}

test('[KLIEN-16, KLIEN-11] a site manager reads, disputes and signs a sheet on a phone', async ({
  page,
  rekan,
}) => {
  const hrd = await asHrd(rekan)
  await sendLembar(rekan, hrd)
  /** What stands in the n-th letter to her that has such a thing */
  const find = async (wanted: RegExp, n: number) => {
    const found = async () =>
      (await rekan.letters())
        .filter((letter) => letter.includes(`To: ${RATNA}`))
        .flatMap((letter) => wanted.exec(letter)?.[1] ?? [])
    await expect.poll(async () => (await found()).length).toBe(n)
    return (await found()).at(-1) ?? ''
  }
  const kode = (n: number) => find(/^(\d{3} \d{3})\r?$/m, n)
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  const kosong = page.getByRole('button', { name: /^Belum ada petugas, 2 November 2026: kosong/ })
  const dialog = page.getByRole('dialog')

  await test.step('the link asks for a code from the mailbox', async () => {
    await page.goto(await find(/(https?:\S+\/klien\/[\w-]{43})/, 1))
    await page.getByRole('button', { name: 'Kirim Kode' }).click()
    await page.getByLabel('Kode dari surat').fill(await kode(1))
    await page.getByRole('button', { name: 'Buka' }).click()
    await expect(page.getByText('hari-orang hadir')).toBeVisible()
    expect([await fits(), await findViolations(page)]).toEqual([true, []])
  })

  await test.step('a day is opened and disputed, with a reason', async () => {
    await page.getByRole('region', { name: 'Gerbang' }).getByText('Belum ada petugas').click()
    await kosong.click()
    await dialog.getByRole('button', { name: 'Ajukan Keberatan' }).click()
    await expect(dialog.getByText('Tulis alasan keberatan Anda.')).toBeVisible()
    await dialog.getByLabel('Alasan keberatan').fill('Kami melihat petugas di gerbang.')
    await dialog.getByRole('button', { name: 'Ajukan Keberatan' }).click()
    await expect(dialog.getByText('Kami melihat petugas di gerbang.')).toBeVisible()
    expect([await fits(), await findViolations(page)]).toEqual([true, []])
  })

  await test.step('HR’s answer stands beside it', async () => {
    const [keberatan] = await rekan.sql<{ id: number }>('select id from berita_acara_keberatan')
    const jawaban = { diterima: false, alasan: 'Petugas itu milik gedung.', bukti: 'Rekaman gerbang.' }
    await hrd(`/kelola/keberatan/${keberatan?.id}/jawab`, jawaban)
    await page.reload()
    await page.getByRole('region', { name: 'Gerbang' }).getByText('Belum ada petugas').click()
    await kosong.click()
    await expect(dialog).toContainText('Petugas itu milik gedung.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('it is signed by a name and a fresh code', async () => {
    await page.getByRole('button', { name: 'Setujui dan tandatangani' }).click()
    await dialog.getByLabel('Nama Anda').fill('Ratna Dewi')
    await dialog.getByRole('button', { name: 'Kirim Kode ke Surat Saya' }).click()
    await dialog.getByLabel('Kode dari surat').fill(await kode(2))
    expect([await fits(), await findViolations(page)]).toEqual([true, []])
    await dialog.getByRole('button', { name: 'Tandatangani', exact: true }).click()
    await expect(page.getByText(/Ditandatangani.*Ratna Dewi/)).toBeVisible()
    expect([await fits(), await findViolations(page)]).toEqual([true, []])
  })
})
