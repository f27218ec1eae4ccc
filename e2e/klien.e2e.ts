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

/**
 * A client with a contract of one post, where one person stood on one day of November, two hours late; nobody on any other. Gives the ids of
 * all of it.
 */
async function prepare(rekan: Rekan, hrd: Awaited<ReturnType<typeof asHrd>>) {
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
  const [kerja] = await rekan.sql<{ id: number; orang: number; nama: string }>(`
    with o as (select k.id, k.nama from karyawan k join pengguna u on u.karyawan_id = k.id where u.email = 'karyawan@rekan.example'),
      j as (insert into jadwal_pengganti (karyawan_id, tanggal) select id, '2026-11-02' from o),
      t as (insert into penugasan (karyawan_id, tanggal, kantor_id, pos_id, jenis_shift_id, mulai, selesai, asal, dibuat_pada)
        select o.id, '2026-11-02', 1, (select id from pos), (select id from jenis_shift where huruf = 'P' and nama = 'Pagi'),
          '2026-11-02T07:00:00+07:00', '2026-11-02T15:00:00+07:00', 'roster', '2026-11-01T07:00:00+07:00' from o returning id),
      r as (insert into presensi (karyawan_id, tanggal, penugasan_id) select o.id, '2026-11-02', t.id from o, t returning id),
      e as (insert into presensi_kejadian (presensi_id, tanggal, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan,
          selfie_sha256, jenis, waktu)
        select r.id, '2026-11-02', 1, 'dalam', false, false, '', sha256('x'), v.jenis, v.waktu::timestamptz
        from r, (values ('check_in', '2026-11-02T09:00:00+07:00'), ('check_out', '2026-11-02T15:00:00+07:00')) v (jenis, waktu))
    select t.id, o.id as orang, o.nama from t, o`)
  return {
    klien: Number(klien['id']),
    kontrak: kontrak?.id ?? 0,
    kerja: { id: 0, orang: 0, nama: '', ...kerja },
  }
}

test('[KLIEN-16, KLIEN-11, KLIEN-13] a sheet goes from HR to the contact’s phone, is disputed, put right, signed, billed, and revised', async ({
  page: ponsel,
  browser,
  rekan,
}) => {
  test.setTimeout(240_000)
  const hrd = await asHrd(rekan)
  const { klien, kontrak, kerja } = await prepare(rekan, hrd)
  const meja = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage()
  await rekan.signIn(meja, 'hrd@rekan.example')
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
  const fits = () => ponsel.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  const dialog = ponsel.getByRole('dialog')
  const correct = (masuk: string, alasan: string) =>
    hrd(`/karyawan/presensi/${kerja.orang}/koreksi`, {
      tanggal: '2026-11-02',
      penugasan_id: kerja.id,
      check_in: masuk,
      check_out: '15:00',
      alasan,
    })
  const send = async () => {
    await meja.getByRole('button', { name: 'Kirim ke Klien' }).click()
    await meja.getByRole('button', { name: 'Kirim', exact: true }).click()
    await expect(meja.getByText('Menunggu tanda tangan')).toBeVisible()
  }

  await test.step('HR computes November’s sheet and sends it', async () => {
    await meja.goto(`${rekan.origin}/kelola/klien/kontrak/${kontrak}`)
    await meja.getByRole('button', { name: 'Susun Berita Acara' }).click()
    await meja.getByRole('button', { name: 'Susun', exact: true }).click()
    await expect(meja.getByRole('heading', { name: 'PT Mahakam · November 2026' })).toBeVisible()
    await send()
  })

  await test.step('the link of the mail asks for a code from the mailbox', async () => {
    await ponsel.goto(await find(/(https?:\S+\/klien\/[\w-]{43})/, 1))
    await ponsel.getByRole('button', { name: 'Kirim Kode' }).click()
    await expect(ponsel.getByLabel('Kode dari surat')).toBeVisible()
    // The mail is read in another app, meanwhile the phone has thrown the page away.
    await ponsel.reload()
    await ponsel.getByLabel('Kode dari surat').fill(await kode(1))
    await ponsel.getByRole('button', { name: 'Buka' }).click()
    await expect(ponsel.getByText('hari-orang hadir')).toBeVisible()
    expect([await fits(), await findViolations(ponsel)]).toEqual([true, []])
  })

  await test.step('what runs is counted before its sheet comes', async () => {
    await ponsel.getByLabel('Masa').selectOption('Hitungan berjalan')
    await expect(ponsel.getByRole('region', { name: 'Desember 2026' })).toContainText('dari 0 dijanjikan')
    expect([await fits(), await findViolations(ponsel)]).toEqual([true, []])
    await ponsel.getByLabel('Masa').selectOption('November 2026')
  })

  const lain = await ponsel.context().newPage()
  await test.step('another of her pages is about to sign', async () => {
    await lain.goto(ponsel.url())
    await lain.getByRole('button', { name: 'Setujui dan tandatangani' }).click()
    await lain.getByLabel('Nama Anda').fill('Ratna Dewi')
    await lain.getByRole('button', { name: 'Kirim Kode ke Surat Saya' }).click()
    await lain.getByLabel('Kode dari surat').fill(await kode(2))
  })

  await test.step('a day is opened and disputed, with a reason', async () => {
    await ponsel.getByRole('region', { name: 'Gerbang' }).getByText(kerja.nama).click()
    const hari = ponsel.getByRole('button', { name: `${kerja.nama}, 2 November 2026: sebagian` })
    // A week is a line: what the page is drawn with has all that its parts ask for.
    const sepekan = hari.locator('..')
    await expect(sepekan).toHaveCSS('grid-template-columns', /^(\d[\d.]*px ?){7}$/)
    await hari.click()
    await expect(dialog).toContainText('Kosong 2 jam')
    await dialog.getByRole('button', { name: 'Ajukan Keberatan' }).click()
    await expect(dialog.getByText('Tulis alasan keberatan Anda.')).toBeVisible()
    await dialog.getByLabel('Alasan keberatan').fill('Petugas ada sejak pagi.')
    await dialog.getByRole('button', { name: 'Ajukan Keberatan' }).click()
    await expect(dialog.getByText('Petugas ada sejak pagi.')).toBeVisible()
    expect([await fits(), await findViolations(ponsel)]).toEqual([true, []])
    await ponsel.keyboard.press('Escape')
  })

  await test.step('the other page is refused, and reads the sheet anew', async () => {
    await lain.getByRole('button', { name: 'Tandatangani', exact: true }).click()
    await lain.getByRole('button', { name: 'Muat Ulang Berita Acara' }).click()
    await expect(lain.getByRole('dialog')).toHaveCount(0)
    await expect(lain.getByRole('button', { name: 'Ajukan keberatan (1)' })).toBeVisible()
    await lain.close()
  })

  await test.step('HR puts the day right, answers with a reason, and sends revision 2', async () => {
    await correct('07:00', 'Jam masuk keliru tercatat')
    await meja.reload()
    await meja.getByRole('region', { name: 'Keberatan' }).getByRole('button', { name: 'Jawab' }).click()
    await meja
      .getByRole('dialog')
      .getByLabel(/^Alasan/)
      .fill('Jam masuk sudah dikoreksi.')
    await meja.getByRole('dialog').getByRole('button', { name: 'Jawab' }).click()
    await expect(meja.getByRole('region', { name: 'Revisi 2' })).toContainText('Jam masuk sudah dikoreksi.')
    await send()
  })

  await test.step('she finds the answer beside it, and signs by a name and a fresh code', async () => {
    await find(/(revisi 2 dari berita acara)/, 1)
    await ponsel.reload()
    await ponsel.getByRole('region', { name: 'Gerbang' }).getByText(kerja.nama).click()
    await ponsel
      .getByRole('button', { name: `${kerja.nama}, 2 November 2026: hadir, keberatan dijawab` })
      .click()
    await expect(dialog).toContainText('Dikoreksi: Jam masuk sudah dikoreksi.')
    await ponsel.keyboard.press('Escape')
    await ponsel.getByRole('button', { name: 'Setujui dan tandatangani' }).click()
    await dialog.getByLabel('Nama Anda').fill('Ratna Dewi')
    await dialog.getByRole('button', { name: 'Kirim Kode ke Surat Saya' }).click()
    await dialog.getByLabel('Kode dari surat').fill(await kode(3))
    expect([await fits(), await findViolations(ponsel)]).toEqual([true, []])
    await dialog.getByRole('button', { name: 'Tandatangani', exact: true }).click()
    await expect(ponsel.getByText(/Ditandatangani.*Ratna Dewi/)).toBeVisible()
    expect([await fits(), await findViolations(ponsel)]).toEqual([true, []])
  })

  await test.step('the draft of the invoice and the margin follow', async () => {
    await meja.reload()
    await meja.getByRole('button', { name: 'Rancangan Tagihan' }).click()
    const tagihan = meja.getByRole('dialog', { name: 'Rancangan Tagihan' })
    await expect(tagihan).toContainText(/Jasa Satpam.*1 hari-orang.*Total tagihan.*Rp\s250\.000/)
    const [berkas] = await Promise.all([
      meja.waitForEvent('download'),
      tagihan.getByRole('button', { name: 'CSV' }).click(),
    ])
    expect(berkas.suggestedFilename()).toBe('tagihan-01-mbs-2026-11.csv')
    expect(await findViolations(meja)).toEqual([])
    await meja.goto(`${rekan.origin}/kelola/klien/margin/${klien}`)
    await expect(meja.getByRole('table', { name: 'Margin' }).getByRole('row').nth(1)).toContainText(
      /Rp\s250\.000/,
    )
    expect(await findViolations(meja)).toEqual([])
  })

  await test.step('a punch altered afterwards is revision 3, and what she signed stays as it was', async () => {
    const lihat = () =>
      rekan.sql(`select r.isi, r.hash, t.nama, t.pada, t.hash as ttd from berita_acara_revisi r
        join berita_acara_tanda_tangan t on t.revisi_id = r.id where r.ke = 2`)
    const ditandatangani = await lihat()
    await correct('08:30', 'Menurut rekaman gerbang')
    await expect
      .poll(async () => (await rekan.sql('select from berita_acara_revisi where ke = 3')).length)
      .toBe(1)
    const [lembar] = await rekan.sql<{ id: number }>('select id from berita_acara')
    await meja.goto(`${rekan.origin}/kelola/klien/berita-acara/${lembar?.id}`)
    await expect(meja.getByRole('region', { name: 'Revisi 3' })).toContainText(
      /Menurut rekaman gerbang.*07:00:00–15:00:00 → 08:30:00–15:00:00/,
    )
    expect(await lihat()).toEqual(ditandatangani)
    await ponsel.reload()
    await expect(ponsel.getByText(/Ditandatangani.*Ratna Dewi/)).toBeVisible()
    const kabar = await rekan.sql<{ jenis: string }>(
      "select distinct jenis from notifikasi where jenis like 'KLIEN%' order by 1",
    )
    expect(kabar.map(({ jenis }) => jenis)).toEqual(['KLIEN_KEBERATAN', 'KLIEN_REVISI', 'KLIEN_TANDA_TANGAN'])
    await meja.context().close()
  })
})
