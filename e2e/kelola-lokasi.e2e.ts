import type { Locator, Page } from '@playwright/test'
import { WARNA_UBIN, writePmtiles } from './pmtiles.ts'
import { serve } from './jawaban.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1366, height: 768 } })

const peta = (page: Page) => page.getByRole('application', { name: 'Peta area' })
const sudut = (page: Page, ke: number) =>
  page
    .getByAltText(`Sudut ${ke}`, { exact: true })
    .or(page.getByTitle(`Sudut ${ke}`, { exact: true }))
    .first()

/** Clicks on the map, by shares of its width and height. */
async function click(page: Page, x: number, y: number): Promise<void> {
  const kotak = await peta(page).boundingBox()
  if (kotak === null) throw new Error('no map')
  await page.mouse.click(kotak.x + kotak.width * x, kotak.y + kotak.height * y)
}

async function drag(page: Page, ke: number, x: number, y: number): Promise<void> {
  const [dari, kotak] = [await sudut(page, ke).boundingBox(), await peta(page).boundingBox()]
  if (dari === null || kotak === null) throw new Error('no corner')
  await page.mouse.move(dari.x + dari.width / 2, dari.y + dari.height / 2)
  await page.mouse.down()
  await page.mouse.move(kotak.x + kotak.width * x, kotak.y + kotak.height * y, { steps: 5 })
  await page.mouse.up()
}

/** Saves, and waits until the server has: the words that say so may still be those of the time before. */
async function simpan(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/api/kelola/lokasi'),
  )
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  expect((await saved).ok()).toBe(true)
  await expect(page.getByText('Lokasi disimpan.')).toBeVisible()
}

test('[LOKASI-06] a site is drawn, crossed, put right, saved and read back', async ({ page, rekan }) => {
  test.slow()
  await rekan.signIn(page, 'hrd@rekan.example')
  const asing: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== rekan.origin) asing.push(request.url())
  })

  await test.step('[LOKASI-02] a place is pasted, five corners are clicked', async () => {
    await page.goto('/kelola/lokasi')
    await page.getByRole('link', { name: 'Lokasi Baru' }).click()
    await page.getByRole('button', { name: 'Tempel' }).click()
    const lembar = page.getByRole('dialog')
    await lembar.getByLabel(/^GeoJSON/).fill('Jl. Merdeka 1')
    await lembar.getByRole('button', { name: 'Pakai' }).click()
    await expect(lembar.getByText(/Yang dapat dibaca: GeoJSON, baris titik/)).toBeVisible()
    await lembar.getByLabel(/^GeoJSON/).fill('https://www.google.com/maps/@-1.2654,116.8312,17z')
    await lembar.getByRole('button', { name: 'Pakai' }).click()
    await expect(lembar).toBeHidden()
    for (const [x, y] of [
      [0.35, 0.35],
      [0.65, 0.3],
      [0.7, 0.6],
      [0.55, 0.75],
      [0.35, 0.7],
    ] as const)
      await click(page, x, y)
    await expect(page.getByText(/ m² · 5 titik$/)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'WITA' })).toBeChecked()
    await page.getByLabel(/^Nama/).fill('Gudang Sepinggan')
    await page.getByLabel(/^Kode/).fill('BPN9')
    await page.getByLabel(/^Alamat/).fill('Jl. Marsma Iswahyudi 12, Balikpapan')
  })

  await test.step('[LOKASI-03, LOKASI-10] a corner dragged across the line is shown where it crosses, and nothing can be saved', async () => {
    await page.getByRole('button', { name: 'Poligon' }).click()
    await drag(page, 2, 0.45, 0.85)
    await expect(page.getByTitle('Garis bersilang di sini')).toBeVisible()
    await expect(page.getByText(/Garis batasnya bersilang di tanda merah/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(page.getByTitle('Garis bersilang di sini')).toHaveCount(0)
  })

  let semula: string[] = []
  await test.step('[LOKASI-01] saved, it reads back with the same corners', async () => {
    await page.getByText(/^Sudut sebagai angka/).click()
    const angka = () =>
      page
        .getByLabel(/^(Lintang|Bujur) sudut/)
        .evaluateAll((semua) => semua.map((satu) => (satu as HTMLInputElement).value))
    semula = await angka()
    expect(semula).toHaveLength(10)
    await simpan(page)
    await expect(page).toHaveURL(/\/kelola\/lokasi\/\d+$/)
    await page.reload()
    await page.getByText(/^Sudut sebagai angka/).click()
    expect(await angka()).toEqual(semula)
  })

  await test.step('[LOKASI-09] a dragged corner moves the line; leaving asks first', async () => {
    await drag(page, 1, 0.2, 0.2)
    await page.getByRole('link', { name: 'Lokasi', exact: true }).first().click()
    const tanya = page.getByRole('alertdialog')
    await tanya.getByRole('button', { name: 'Lanjut Mengisi' }).click()
    await simpan(page)
    const [kantor] = await rekan.sql<{ area: { coordinates: number[][][] } }>(
      `select area from kantor where kode = 'BPN9'`,
    )
    expect(kantor?.area.coordinates[0]?.[0]?.map((derajat) => derajat.toFixed(6))).not.toEqual([
      semula[1],
      semula[0],
    ])
    expect(kantor?.area.coordinates[0]?.[1]?.map((derajat) => derajat.toFixed(6))).toEqual([
      semula[3],
      semula[2],
    ])
  })

  await test.step('[LOKASI-09] a circle has a centre and a radius', async () => {
    await page.getByRole('button', { name: 'Lingkaran' }).click()
    await click(page, 0.5, 0.5)
    await page.getByLabel(/^Jari-jari lingkaran/).fill('120')
    await expect(page.getByText('45.239 m² · jari-jari 120 m')).toBeVisible()
    await simpan(page)
    const [kantor] = await rekan.sql<{ radius: string }>(
      `select area #>> '{lingkaran,radius}' as radius from kantor where kode = 'BPN9'`,
    )
    expect(kantor?.radius).toBe('120')
  })

  await test.step('[LOKASI-05] the punches of 30 days are counted over an area that is not saved, and a point is tested', async () => {
    const [pusat] = await rekan.sql<{ id: number }>(`select id from kantor where kode = 'JKT01'`)
    await rekan.sql(`with p as (
        insert into presensi (karyawan_id, tanggal) select distinct karyawan_id, date '2026-11-19' from penempatan
        where kantor_id = ${pusat?.id} and tanggal_selesai is null order by 1 limit 3 returning id)
      insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, latitude, longitude, lokasi, di_luar_area,
        perlu_tinjauan, keterangan, selfie_sha256)
      select id, '2026-11-19', 'check_in', '2026-11-19T01:00:00Z', ${pusat?.id}, -6.175, 106.827, 'dalam', false, false, '',
        sha256(id::text::bytea) from p`)
    await page.goto(`/kelola/lokasi/${pusat?.id}`)
    const jumlah = page.getByText(/presensi 30 hari di dalam/)
    await expect(jumlah).toContainText('3 presensi 30 hari di dalam ● 0 di luar')
    await page.getByRole('button', { name: 'Lingkaran' }).click()
    await click(page, 0.5, 0.5)
    await page.getByLabel(/^Jari-jari lingkaran/).fill('20')
    await expect(jumlah).toContainText('0 presensi 30 hari di dalam ● 3 di luar: toleransi')
    await page.getByRole('button', { name: 'Uji titik' }).click()
    await click(page, 0.5, 0.5)
    await expect(
      page.getByRole('status').getByText(/Di dalam area\. Presensi di sini diterima/),
    ).toBeVisible()
    await click(page, 0.8, 0.5)
    await expect(page.getByRole('status').getByText(/Di luar area, \d+ m dari tepi terdekat/)).toBeVisible()
  })
  expect(asing).toEqual([])
})

for (const jenis of ['gambar', 'garis'] as const)
  test.describe(`with a file of tiles: ${jenis}`, () => {
    test.use({ peta: `${writePmtiles(jenis, { lat: -6.1754, lng: 106.8272 })} © Peta Sendiri` })

    test('the map shows the operator’s own file, of which it fetches parts, and asks no other host', async ({
      page,
      rekan,
    }) => {
      await rekan.signIn(page, 'hrd@rekan.example')
      const diminta: string[] = []
      page.on('request', (request) => {
        const { origin, pathname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== rekan.origin) diminta.push(origin)
        if (pathname.endsWith('.pmtiles')) diminta.push(request.headers()['range'] ?? 'whole')
      })
      await page.goto('/kelola/lokasi/1')
      await expect(page.getByText('© Peta Sendiri')).toBeVisible()
      const ubin = page.locator('.leaflet-tile-loaded').first()
      await expect(ubin).toBeAttached()
      expect(await warnaDi(ubin)).toEqual(WARNA_UBIN[jenis])
      expect(diminta.filter((satu) => !/^bytes=\d+-\d+$/.test(satu))).toEqual([])
      expect(diminta.length).toBeGreaterThan(0)
    })
  })

/** The colour in the middle of a tile */
function warnaDi(ubin: Locator): Promise<readonly number[]> {
  return ubin.evaluate((gambar: HTMLImageElement | HTMLCanvasElement) => {
    const kanvas = document.createElement('canvas')
    kanvas.width = kanvas.height = 1
    const lukis = kanvas.getContext('2d')
    lukis?.drawImage(gambar, 100, 100, 1, 1, 0, 0, 1, 1)
    return [...(lukis?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  })
}

test('[REGU-07] a coordinator sees who is at their site, names who punches for its crew, pairs a screen for its code and revokes it', async ({
  page,
  rekan,
}) => {
  const [di] = await rekan.sql<{ id: number; nama: string }>(
    `insert into kantor_koordinator (kantor_id, pengguna_id, mulai) select o.id, u.id, '2026-11-01'
    from kantor o, pengguna u where o.kode = 'JKT01' and u.email = 'koordinator@rekan.example'
    returning kantor_id as id, (select nama from kantor where id = kantor_id) as nama`,
  )
  const [orang] = await rekan.sql<{ nama: string }>(
    `select k.nama from karyawan k join pengguna u on u.karyawan_id = k.id and u.role = 'karyawan' and u.aktif
      join penempatan p on p.karyawan_id = k.id and p.kantor_id = ${di?.id} and p.tanggal_selesai is null
    where k.aktif and k.id in (select karyawan_id from kerja_di('2026-11-20')) order by lower(k.nama) limit 1`,
  )
  const nama = orang?.nama ?? ''
  await rekan.signIn(page, 'koordinator@rekan.example')
  await page.goto('/kelola/lokasi')
  await page.getByRole('link', { name: di?.nama ?? '', exact: true }).click()
  const form = page.getByRole('form', { name: 'Lokasi' })
  await expect(form.getByLabel(/^Nama/)).toBeDisabled()
  await expect(form.getByRole('switch', { name: /Presensi regu dengan PIN/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toHaveCount(0)

  await form.getByRole('button', { name: 'Regu dan pencatatnya…' }).click()
  const regu = page.getByRole('dialog', { name: `Regu ${di?.nama}` })
  const diSini = regu.getByRole('region', { name: 'Orang di lokasi ini' })
  await expect(diSini.getByText(nama, { exact: true })).toBeVisible()
  await regu.getByRole('combobox', { name: 'Tambah pencatat' }).click()
  await page.getByRole('option', { name: new RegExp(`^${nama}`) }).click()
  await expect(regu.getByLabel('Mulai')).toHaveValue('2026-11-20')
  await regu.getByLabel('Sampai').fill('2026-11-27')
  await regu.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Pencatat regu disimpan.')).toBeVisible()
  await expect(form.getByText(`Juga dicatat ${nama}.`)).toBeVisible()
  await form.getByRole('button', { name: 'Regu dan pencatatnya…' }).click()
  await expect(diSini.getByRole('listitem').filter({ hasText: nama }).getByText('Pencatat')).toBeVisible()
  await regu.getByRole('button', { name: 'Tutup', exact: true }).click()

  await form.getByRole('button', { name: 'Kode pos jaga…' }).click()
  const kode = page.getByRole('dialog', { name: /^Kode pos jaga/ })
  await expect(kode.getByText('Tidak diminta', { exact: true })).toBeVisible()
  await expect(kode.getByRole('radio')).toHaveCount(0)
  await kode.getByLabel('Nama layar').fill('Gerbang utara')
  await kode.getByRole('button', { name: 'Pasangkan layar' }).click()
  await expect(kode.getByText(new RegExp(`/pos/${di?.id}/kode#`))).toBeVisible()
  await kode.getByRole('button', { name: 'Cabut Gerbang utara' }).click()
  await expect(kode.getByText('Belum ada layar yang terpasang.')).toBeVisible()
})

test.describe('with tiles', () => {
  test.use({ peta: 'http://127.0.0.2:9/{z}/{x}/{y}.png © Peta Contoh' })

  test('[LOKASI-06] the map asks the named host alone, and says whose tiles they are', async ({
    page,
    rekan,
  }) => {
    await rekan.signIn(page, 'hrd@rekan.example')
    const asing = new Set<string>()
    await serve(page, 'http://127.0.0.2:9/**', () => ({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }))
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== rekan.origin) asing.add(origin)
    })
    await page.goto('/kelola/lokasi/1')
    await expect(page.getByText('© Peta Contoh')).toBeVisible()
    await expect(page.locator('img.leaflet-tile-loaded').first()).toBeAttached()
    expect([...asing]).toEqual(['http://127.0.0.2:9'])
  })
})

test('[BANYAK-08] a click on the map lands where the pointer is, also in a pane that scrolls', async ({
  page,
  rekan,
}) => {
  await page.setViewportSize({ width: 1366, height: 430 })
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/lokasi')
  await page.getByRole('link', { name: 'Lokasi Baru' }).click()
  await page.getByRole('button', { name: 'Tempel' }).click()
  const lembar = page.getByRole('dialog')
  await lembar.getByLabel(/^GeoJSON/).fill('https://www.google.com/maps/@-1.2654,116.8312,17z')
  await lembar.getByRole('button', { name: 'Pakai' }).click()
  await expect(lembar).toBeHidden()
  // As far down as its pane goes: pressing the map must not bring the rest of it into sight.
  const digeser = await peta(page).evaluate((elemen) => {
    let jumlah = 0
    for (let di = elemen.parentElement; di !== null; di = di.parentElement) {
      di.scrollTop = 90
      jumlah += di.scrollTop
    }
    return jumlah
  })
  expect(digeser).toBeGreaterThan(0)
  for (const [ke, x, y] of [
    [1, 500, 280],
    [2, 640, 250],
    [3, 600, 330],
  ] as const) {
    await page.mouse.click(x, y)
    const kotak = await sudut(page, ke).boundingBox()
    if (kotak === null) throw new Error('no corner')
    expect(Math.hypot(kotak.x + kotak.width / 2 - x, kotak.y + kotak.height / 2 - y)).toBeLessThan(3)
  }
})
