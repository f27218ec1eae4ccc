import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type Rekan, expect, test } from './test.ts'

/** One no-show from the roster to the month, on the desk of HR, a coordinator's phone and the phones of guards. */

const LOKASI = 12
const HARI = '2026-11-23'
const pukul = (jam: string) => `${HARI}T${jam}+09:00`
const HP = { viewport: { width: 390, height: 844 } }
const MEJA = { viewport: { width: 1366, height: 768 } }

test.use({ waktu: '2026-11-20T09:00:00+09:00' })

type Orang = { readonly id: number; readonly nama: string; readonly email: string }

/** Kinds of shift, a pattern, and posts of a client that need one in the morning and one in the afternoon. */
async function prepare(rekan: Rekan): Promise<void> {
  await rekan.sql(`insert into jenis_shift (nama, huruf, warna, jam_mulai, jam_selesai, istirahat_detik)
    values ('Pagi', 'P', 'hijau', 25200, 54000, 3600), ('Siang', 'S', 'jingga', 54000, 82800, 3600)`)
  await rekan.sql(`with p as (insert into pola (nama) values ('Dua dua') returning id)
    insert into pola_langkah (pola_id, ke, jenis_shift_id)
    select p.id, l.ke, (select id from jenis_shift where huruf = l.huruf)
    from p, (values (0, 'P'), (1, 'P'), (2, null), (3, null)) l (ke, huruf)`)
  await rekan.sql(
    `with k as (insert into klien (kode, nama) values ('GNT', 'PT Klien') returning id),
      c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
        select id, 'GNT/1', '2026-01-01', '2027-12-31', now() from k returning id),
      s as (insert into pos (kontrak_klien_id, kantor_id, nama, jabatan, seragam)
        select id, $1, 'Gerbang utama', 'Satpam', 'PDL lengkap' from c returning id)
      insert into pos_kebutuhan (pos_id, berlaku_dari, jenis_shift_id, hari, jumlah)
      select s.id, '2026-01-01', j.id, h, 1 from s, jenis_shift j, generate_series(1, 7) h`,
    [LOKASI],
  )
  await rekan.sql(
    `insert into kantor_koordinator (kantor_id, pengguna_id, mulai)
      select $1, id, '2026-01-01' from pengguna where email = 'koordinator@rekan.example' on conflict do nothing`,
    [LOKASI],
  )
}

async function open(browser: Browser, rekan: Rekan, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: rekan.origin,
    locale: 'id-ID',
    timezoneId: 'Asia/Jayapura',
    serviceWorkers: 'block',
    ...options,
  })
  return context.newPage()
}

async function selfie(page: Page): Promise<void> {
  await page.goto('/checkin')
  await page.getByRole('link', { name: 'Ambil Selfie' }).click()
  await page.getByRole('button', { name: 'Ambil foto' }).click()
}

test(
  '[GANTI-08, GANTI-09, GANTI-10] a no-show from the roster to the month: told, offered, taken over, explained, one story everywhere',
  { tag: '@lengkap' },
  async ({ browser, rekan, jam }) => {
    test.slow()
    await prepare(rekan)
    const [tempat] = await rekan.sql<{ titik: [number, number][] }>(
      `select area->'coordinates'->0 as titik from kantor where id = $1`,
      [LOKASI],
    )
    const tengah = (ke: 0 | 1) => {
      const sudut = tempat?.titik.slice(1) ?? []
      return sudut.reduce((n, titik) => n + titik[ke], 0) / sudut.length
    }
    const diPos = { latitude: tengah(1), longitude: tengah(0), accuracy: 12 }
    await jam.take()
    const meja = await open(browser, rekan, MEJA)
    await rekan.signIn(meja, 'hrd@rekan.example')

    await test.step('HR fills a fortnight by a pattern and by needs, and publishes it', async () => {
      await meja.goto(`/kelola/jadwal?lokasi=${LOKASI}&mulai=${HARI}`)
      await meja.getByRole('button', { name: 'Pola…' }).click()
      const pola = meja.getByRole('dialog')
      const orang = pola.getByRole('group', { name: 'Orang' }).getByRole('checkbox')
      for (const ke of [2, 3, 4]) await orang.nth(ke).uncheck()
      await pola.getByRole('button', { name: 'Isi 2 orang' }).click()
      await expect(meja.getByText('28 perubahan belum diterbitkan')).toBeVisible()
      await meja.getByRole('button', { name: 'Isi dari kebutuhan…' }).click()
      await meja.getByRole('dialog').getByRole('button', { name: 'Usulkan untuk 5 orang' }).click()
      const usulan = meja.getByRole('region', { name: 'Usulan roster' })
      await expect(usulan.getByRole('heading')).toHaveText(/^Usulan: 14 dari 14 kebutuhan terisi/)
      await usulan.getByRole('button', { name: 'Jadikan draf' }).click()
      await expect(usulan).toBeHidden()
      await meja.getByRole('button', { name: 'Terbitkan' }).click()
      await meja
        .getByRole('dialog')
        .getByRole('button', { name: /^Terbitkan \d+ sel$/ })
        .click()
      await expect(meja.getByText(/^\d+ sel diterbitkan, 5 orang diberi tahu\.$/)).toBeVisible()
    })
    const [hilang] = await rekan.sql<Orang>(
      `select k.id, k.nama, u.email from penugasan s join karyawan k on k.id = s.karyawan_id
      join pengguna u on u.karyawan_id = k.id where s.tanggal = $1 and s.mulai = $2`,
      [HARI, pukul('07:00')],
    )
    const { id, nama, email } = hilang as Orang
    const koordinator = await open(browser, rekan, HP)
    const alarm = () => rekan.sql('select from alarm where karyawan_id = $1 and tanggal = $2', [id, HARI])
    // Of days before, the same person may have been missed.
    await rekan.sql(`delete from notifikasi where jenis = 'ALARM_BELUM_DATANG'`)
    const kabar = koordinator.getByRole('article').filter({ hasText: nama })

    await test.step('ten minutes after the start, and no sooner, the coordinator’s phone is told', async () => {
      await jam.set(pukul('07:09:59'))
      await rekan.signIn(koordinator, 'koordinator@rekan.example')
      await koordinator.goto('/notifikasi')
      await expect(koordinator.getByRole('heading', { name: 'Notifikasi', exact: true })).toBeVisible()
      expect(await alarm()).toEqual([])
      await expect(kabar).toBeHidden()
      await jam.set(pukul('07:10:00'))
      await expect.poll(alarm).toHaveLength(1)
      await jam.pass(60_000)
      await expect(kabar).toBeVisible()
    })

    await test.step('who offers the work to three', async () => {
      await kabar.getByRole('link').first().click()
      const celah = koordinator.getByRole('listitem').filter({ hasText: `${nama} belum datang` })
      await expect(celah).toContainText(/1\d menit/)
      await celah.getByRole('link', { name: 'Cari pengganti' }).click()
      await expect(koordinator.getByRole('heading', { name: nama })).toBeVisible()
      const calon = koordinator.getByRole('main').getByRole('listitem')
      for (const ke of [0, 1, 2]) await calon.nth(ke).getByRole('checkbox').check()
      await koordinator.getByRole('button', { name: 'Tawarkan ke 3 orang' }).click()
      await expect(koordinator.getByText(/3 orang belum menjawab/)).toBeVisible()
    })
    const [ganti] = await rekan.sql<Orang>(
      `select k.id, k.nama, u.email from tawaran_calon c join karyawan k on k.id = c.karyawan_id
      join pengguna u on u.karyawan_id = k.id where u.role = 'karyawan' order by k.id desc limit 1`,
    )
    const pengganti = ganti as Orang
    const hp = await open(browser, rekan, {
      ...HP,
      permissions: ['geolocation', 'camera'],
      geolocation: diPos,
    })

    await test.step('one accepts on the phone and checks in at the post, inside its area', async () => {
      await jam.set(pukul('07:20:00'))
      await rekan.signIn(hp, pengganti.email)
      await hp.goto('/jadwal')
      await expect(hp.getByText(`Tawaran menggantikan ${nama}`)).toBeVisible()
      await hp.getByRole('button', { name: 'Terima' }).click()
      await expect(hp.getByText('Tawaran diterima. Anda dapat check in mulai sekarang.')).toBeVisible()
      await jam.set(pukul('07:42:30'))
      await hp.goto('/home')
      await expect(hp.getByRole('region', { name: 'Presensi hari ini' })).toBeVisible()
      await hp.goto('/checkin')
      await expect(hp.getByRole('heading', { name: 'Pos Gerbang utama' })).toBeVisible()
      await selfie(hp)
      await expect(hp.getByText('Check in tercatat')).toBeVisible()
    })

    await test.step('whom they replaced comes late, and is told what happened', async () => {
      await jam.set(pukul('07:50:00'))
      await rekan.signIn(hp, email)
      await hp.goto('/home')
      await expect(hp.getByRole('region', { name: 'Presensi hari ini' })).toBeVisible()
      await hp.goto('/checkin')
      await expect(hp.getByRole('link', { name: 'Ambil Selfie' })).toBeVisible()
      await selfie(hp)
      await expect(hp.getByRole('alert')).toContainText(
        `${pengganti.nama} sudah menggantikan Anda sejak pukul 07:42 WIT.`,
      )
      await hp.goto('/rekap/presensi?bulan=11&tahun=2026')
      await expect(hp.getByText(`Digantikan ${pengganti.nama}`)).toBeVisible()
      await hp.goto('/jadwal')
      await expect(hp.getByText(`Digantikan ${pengganti.nama}`)).toBeVisible()
      await koordinator.goto('/notifikasi')
      await expect(
        koordinator.getByText(`${nama} datang, padahal ${pengganti.nama} sudah menggantikannya.`),
      ).toBeVisible()
    })

    await test.step('board, attendance, month and roster name both', async () => {
      const kalimat = `${pengganti.nama} menggantikan ${nama}, masuk 07:42, kosong 42 menit 30 detik`
      await koordinator.goto('/kelola')
      await koordinator
        .getByRole('region', { name: 'Lokasi', exact: true })
        .getByRole('button', { name: /Jayapura/ })
        .click()
      await expect(koordinator.getByText(kalimat)).toBeVisible()
      await koordinator.goto(`/presensi/?tanggal=${HARI}`)
      const baris = (siapa: string) =>
        koordinator.getByRole('article').filter({ has: koordinator.getByRole('heading', { name: siapa }) })
      await expect(baris(nama)).toContainText(/Belum presensi.*Digantikan/)
      await expect(baris(pengganti.nama)).toContainText(new RegExp(`07:42.*Menggantikan ${nama}`))

      // Nobody was at the desk from Friday to Monday: its session is over.
      await rekan.signIn(meja, 'hrd@rekan.example')
      await meja.goto('/kelola')
      await meja.getByRole('button', { name: /Jayapura/ }).click()
      await expect(meja.getByText(kalimat)).toBeVisible()
      await meja.goto(`/kelola/jadwal?lokasi=${LOKASI}&mulai=${HARI}`)
      const panel = meja.getByRole('region', { name: 'Sel terpilih' })
      const sel = (siapa: string) =>
        meja.getByRole('row').filter({ hasText: siapa }).locator('[data-kolom="0"]')
      await sel(pengganti.nama).click()
      await expect(panel).toContainText(`Menggantikan ${nama}`)
      await sel(nama).click()
      await expect(panel).toContainText(`Digantikan ${pengganti.nama}`)
      await panel.getByRole('link', { name: 'Buka penggantian' }).click()
      await expect(meja.getByText(`Digantikan ${pengganti.nama} sejak pukul 07:42.`)).toBeVisible()
    })
  },
)
