import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { intercept } from './jawaban.ts'
import { type Rekan, expect, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'
const PATH = '/pengumuman'
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Publishes so many, the last one the newest; gives their ids. */
async function terbitkan(rekan: Rekan, semua: readonly { judul: string; body: string }[]): Promise<number[]> {
  const baris = await rekan.sql<{ id: number }>(
    `insert into pengumuman (judul, body, status, terbit_pada, dibuat_oleh_id, dibuat_pada)
    select a.judul, a.body, 'TERBIT', '2026-11-19T02:00:00Z'::timestamptz + a.ke * interval '1 minute', p.id,
      '2026-11-01T00:00:00Z'
    from json_to_recordset($1) as a (judul text, body text, ke integer), pengguna p
    where p.email = 'hrd@rekan.example' order by a.ke returning id`,
    [JSON.stringify(semua.map((satu, ke) => ({ ...satu, ke })))],
  )
  return baris.map(({ id }) => id)
}

/** Gives one an image, as HR does. */
async function pasangGambar(page: Page, { origin }: Rekan, id: number) {
  const masuk = await page.request.post(`${origin}/api/login`, {
    data: { email: 'hrd@rekan.example', password: DEMO_PASSWORD },
  })
  const { data } = (await masuk.json()) as { data: { token: string } }
  const gambar = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await readFile('e2e/fixtures/potret.jpg') }
  const jawab = await page.request.post(`${origin}/api/pengumuman/${id}/lampiran`, {
    headers: { authorization: `Bearer ${data.token}` },
    multipart: { lampiran: gambar },
  })
  expect(jawab.status()).toBe(200)
}

const PANJANG = `Pelatihan **keselamatan kerja** diadakan di semua kantor.

Yang perlu dibawa:
- rompi
- helm, lihat [panduan](https://rekan.example/panduan)

${'Kalimat yang panjang sekali untuk memenuhi kartu. '.repeat(12)}`

test('[PGM-01, PGM-02, PGM-05] from home through the list to one announcement, read and back', async ({
  page,
  rekan,
}) => {
  const semua = Array.from({ length: 12 }, (_, i) => ({ judul: `Pengumuman ke-${i + 1}`, body: 'Isi.' }))
  const ids = await terbitkan(rekan, [...semua, { judul: 'Pelatihan K3', body: PANJANG }])
  const terbaru = ids.at(-1) ?? 0
  await pasangGambar(page, rekan, terbaru)
  await rekan.sql(`insert into notifikasi (pengguna_id, jenis, detail_id, judul, isi, dibuat_pada)
    select id, 'PENGUMUMAN', ${terbaru}, 'Pengumuman baru', 'Pelatihan K3', '2026-11-19T02:12:00Z'
    from pengguna where email = '${KARYAWAN}'`)
  await rekan.signIn(page, KARYAWAN)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/pengumuman'))
      asked.push(`${request.method()} ${url.pathname.slice(4)}${url.search}`)
  })
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /Notifikasi.*1/ })).toBeVisible()
  await page.getByRole('main').locator('a[href="/pengumuman"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pengumuman' })).toBeVisible()
  expect(pathOf(page)).toBe(PATH)

  const kartu = page.getByRole('article')
  await expect(kartu.first()).toContainText('Pelatihan K3')
  await expect(kartu.first()).toContainText('Baru')
  const isi = kartu.first().getByText('Pelatihan keselamatan kerja diadakan')
  const baris = await isi.evaluate(
    (satu) => satu.clientHeight / Number.parseFloat(getComputedStyle(satu).lineHeight),
  )
  expect(Math.round(baris)).toBe(3)
  expect(await isi.evaluate((satu) => satu.scrollHeight > satu.clientHeight)).toBe(true)
  // An image where there is one, else a placeholder in its size.
  const gambar = kartu.first().locator('img')
  await expect(gambar).toHaveJSProperty('complete', true)
  expect(await gambar.evaluate((img: HTMLImageElement) => [img.loading, img.naturalWidth > 0])).toEqual([
    'lazy',
    true,
  ])
  await expect(kartu.nth(1).locator('img')).toHaveCount(0)
  const [dengan, tanpa] = [
    await kartu.nth(0).boundingBox(),
    await kartu.nth(1).locator('> span').boundingBox(),
  ]
  expect((await gambar.boundingBox())?.height ?? 0).toBeCloseTo(tanpa?.height ?? 1, 0)
  expect(dengan?.width).toBeGreaterThan(300)

  await expect(kartu).toHaveCount(10)
  await kartu.last().scrollIntoViewIfNeeded()
  await expect(kartu).toHaveCount(13)
  await expect(page.getByText('Tidak ada pengumuman selanjutnya.')).toBeVisible()
  expect(asked.filter((satu) => satu.startsWith('GET /pengumuman?'))).toEqual([
    'GET /pengumuman?page=1&per_page=3',
    'GET /pengumuman?page=1&per_page=10',
    'GET /pengumuman?page=2&per_page=10',
  ])

  await page.keyboard.press('Home')
  const selengkapnya = page.getByRole('link', { name: 'Baca Selengkapnya: Pelatihan K3' })
  await expect(selengkapnya).toHaveAttribute('href', `${PATH}/${terbaru}`)
  await test.step('[GD-10] pointed at, one is asked for before it is opened', async () => {
    const prefetched = page.waitForResponse(`**/api/pengumuman/${terbaru}`)
    await selengkapnya.hover()
    await prefetched
    expect(pathOf(page)).toBe(PATH)
  })

  const read = page.waitForResponse(`**/api/pengumuman/${terbaru}/read`)
  await selengkapnya.click()
  await expect(page.getByRole('heading', { name: 'Pelatihan K3' })).toBeVisible()
  await read
  expect(pathOf(page)).toBe(`${PATH}/${terbaru}`)
  await expect(page.getByText('Kamis, 19 November 2026')).toBeVisible()
  await expect(page.getByRole('strong')).toHaveText('keselamatan kerja')
  await expect(page.getByRole('listitem')).toHaveText(['rompi', /helm, lihat panduan/])
  const tautan = page.getByRole('link', { name: /^panduan/ })
  await expect(tautan).toHaveAttribute('href', 'https://rekan.example/panduan')
  await expect(tautan).toHaveAttribute('target', '_blank')
  await expect(tautan).toHaveAttribute('rel', 'noopener noreferrer')
  const utuh = page.getByRole('img', { name: 'Gambar: Pelatihan K3' })
  await expect(utuh).toHaveJSProperty('complete', true)
  const ukuran = await utuh.evaluate((img: HTMLImageElement) => [
    img.naturalWidth,
    img.naturalHeight,
    img.width,
    img.height,
  ])
  expect(Math.max(ukuran[0] ?? 0, ukuran[1] ?? 0)).toBeLessThanOrEqual(896)
  // Its place is kept before it has come.
  const [w, h] = [await utuh.getAttribute('width'), await utuh.getAttribute('height')]
  expect([Number(w), Number(h)]).toEqual([ukuran[0], ukuran[1]])

  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(kartu.first()).toContainText('Pelatihan K3')
  await expect(kartu.first()).not.toContainText('Baru')
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page.getByText(/Selamat (pagi|siang)/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Notifikasi.*1/ })).toBeHidden()
  expect(asked.filter((satu) => satu.startsWith('POST'))).toEqual([`POST /pengumuman/${terbaru}/read`])
})

test('[PGM-06, K-04] home shows the newest three side by side, without moving what stands below; none, nothing', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pengumuman' })).toBeHidden()

  await terbitkan(
    rekan,
    [1, 2, 3, 4].map((n) => ({ judul: `Kabar ${n}`, body: 'Isi.' })),
  )
  const daftar = await intercept(page, 'GET /pengumuman', 'held')
  await page.goto('/home')
  const bagian = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pengumuman' }) })
  await expect(bagian).toBeVisible()
  const before = await bagian.boundingBox()
  daftar.become('passed')
  const kartu = bagian.getByRole('listitem')
  await expect(kartu).toHaveText([/Kabar 4/, /Kabar 3/, /Kabar 2/])
  expect((await bagian.boundingBox())?.height).toBe(before?.height)
  const jalur = bagian.getByRole('list')
  expect(
    await jalur.evaluate((satu) => [
      getComputedStyle(satu).scrollSnapType,
      satu.scrollWidth > satu.clientWidth,
    ]),
  ).toEqual(['x mandatory', true])
  await kartu.nth(2).getByRole('link').focus()
  await expect(kartu.nth(2)).toBeInViewport()
  await kartu.nth(2).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Kabar 2' })).toBeVisible()
  // Those who may not read announcements are shown none.
  await rekan.signIn(page, 'koordinator@rekan.example')
  await page.goto('/home')
  await expect(page.getByText('Perlu keputusan Anda')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pengumuman' })).toBeHidden()
})

test('[PGM-03, PGM-04, PGM-05] none, a failure and a failed next page; one that is not there, a draft, no number', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto(PATH)
  await expect(page.getByText('Tidak ada pengumuman', { exact: true })).toBeVisible()

  const daftar = await intercept(page, 'GET /pengumuman', { status: 404, json: {} })
  await page.reload()
  await expect(page.getByText('Gagal memuat pengumuman', { exact: true })).toBeVisible()
  const ids = await terbitkan(
    rekan,
    Array.from({ length: 11 }, (_, i) => ({ judul: `Kabar ${i}`, body: 'Isi.' })),
  )
  daftar.become('passed')
  const kedua = await intercept(page, 'GET /pengumuman?page=2', { status: 404, json: {} })
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByText('Gagal memuat pengumuman selanjutnya.')).toBeVisible()
  kedua.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('article')).toHaveCount(11)

  // Withdrawn while it stands in a list.
  const hilang = page.getByRole('heading', { name: 'Pengumuman tidak dapat ditemukan.' })
  await rekan.sql(`update pengumuman set status = 'DRAFT', terbit_pada = null where id = ${ids[10] ?? 0}`)
  await page.keyboard.press('Home')
  await page.getByRole('link', { name: 'Baca Selengkapnya: Kabar 10' }).click()
  await expect(hilang).toBeVisible()
  for (const id of [999_999, 'bukan-angka', ids[10]]) {
    await page.goto(`${PATH}/${id}`)
    await expect(hilang).toBeVisible()
  }
  await page.getByRole('link', { name: 'Semua Pengumuman' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pengumuman' })).toBeVisible()
  await expect(page).toHaveURL(/\/pengumuman$/)
  const satu = await intercept(page, '* /pengumuman/*', 'passed')
  for (const json of [{ data: null }, {}]) {
    satu.become({ json })
    await page.goto(`${PATH}/${ids[0]}`)
    await expect(hilang).toBeVisible()
  }
  satu.become({ status: 422, json: { message: 'Sedang dipindahkan.' } })
  await page.goto(`${PATH}/${ids[0]}`)
  await expect(page.getByText('Sedang dipindahkan.')).toBeVisible()
  satu.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('heading', { name: 'Kabar 0' })).toBeVisible()
})

const SKRIP = '(window.tembus=(window.tembus||0)+1)'
/** Ways in which a text has become more than a text somewhere; run, each would count in `window.tembus`. */
const SERANGAN = [
  `<script>${SKRIP}</script>`,
  `"><script>${SKRIP}</script>`,
  `</p></div><script>${SKRIP}</script>`,
  `<img src=x onerror="${SKRIP}">`,
  `<img/src="x"/onerror=${SKRIP}>`,
  `<svg onload="${SKRIP}">`,
  `<svg><script>${SKRIP}</script></svg>`,
  `<svg><animate onbegin="${SKRIP}" attributeName=x dur=1s>`,
  `<iframe src="javascript:parent.${SKRIP}"></iframe>`,
  `<iframe srcdoc="<script>parent.${SKRIP}</script>"></iframe>`,
  `<body onload="${SKRIP}">`,
  `<details open ontoggle="${SKRIP}">`,
  `<input autofocus onfocus="${SKRIP}">`,
  `<video><source onerror="${SKRIP}"></video>`,
  `<object data="javascript:${SKRIP}"></object>`,
  `<math><a xlink:href="javascript:${SKRIP}">x</a></math>`,
  `<style>@import 'javascript:${SKRIP}'</style>`,
  `<base href="javascript:${SKRIP}//">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${SKRIP}">`,
  `<form action="javascript:${SKRIP}"><button>Klik</button></form>`,
  `<a href="javascript:${SKRIP}">Klik</a>`,
  `[Klik](javascript:${SKRIP})`,
  `[Klik](JaVaScRiPt:${SKRIP})`,
  `[Klik](java&#115;cript:${SKRIP})`,
  `[Klik](\u0001javascript:${SKRIP})`,
  `[Klik](java\tscript:${SKRIP})`,
  `[Klik](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)`,
  `[Klik](vbscript:${SKRIP})`,
  `[Klik](//jahat.example)`,
  `[Klik](https://rekan.example@jahat.example)`,
  `[Klik](https://a.example"onmouseover="${SKRIP}")`,
  `[<img src=x onerror=${SKRIP}>](https://a.example)`,
  `**<img src=x onerror="${SKRIP}">**`,
  `- <img src=x onerror="${SKRIP}">`,
  `{{constructor.constructor('${SKRIP}')()}} \${${SKRIP}} <%=${SKRIP}%>`,
  `&lt;script&gt;${SKRIP}&lt;/script&gt;`,
]

test('nothing that an announcement says runs or becomes an element: title, list, home, detail', async ({
  page,
  rekan,
}) => {
  expect(SERANGAN.length).toBeGreaterThanOrEqual(30)
  // Written past the API, which refuses some of them.
  const [semua = 0] = await terbitkan(rekan, [{ judul: 'Semua', body: SERANGAN.join('\n\n') }])
  await terbitkan(
    rekan,
    SERANGAN.map((teks) => ({ judul: teks.replaceAll(/\s/g, ' ').slice(0, 120), body: teks })),
  )
  const dipanggil: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== rekan.origin) dipanggil.push(request.url())
  })
  page.on('dialog', (dialog) => dipanggil.push(dialog.message()))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', () => {
      ;(window as { tembus?: number }).tembus = 1000
    })
  })
  await rekan.signIn(page, KARYAWAN)

  /** What React drew of the texts, beyond text: element names with their attributes. */
  const aman = async (tempat: string, bagian = 'main') => {
    const asing = await page.locator(bagian).evaluateAll((semuanya) =>
      semuanya.flatMap((satu) =>
        [...satu.querySelectorAll('*')]
          .filter((el) => {
            const nama = el.localName
            const wajar = /^(article|a|br|button|div|h2|li|nav|ol|p|section|span|strong|time|ul)$/.test(nama)
            // Our icons are lines and nothing else.
            const ikon =
              /^(svg|path|circle|rect|line|polyline|ellipse)$/.test(nama) && el.closest('svg') !== null
            const alamat = el.getAttribute('href')
            const atribut = el.getAttributeNames().every((a) => !a.startsWith('on') && a !== 'srcdoc')
            return (
              !(wajar || ikon) || !atribut || (alamat !== null && !/^(https:\/\/a\.example|\/)/.test(alamat))
            )
          })
          .map((el) => el.outerHTML.slice(0, 120)),
      ),
    )
    expect(asing, tempat).toEqual([])
    expect(await page.evaluate(() => (window as { tembus?: number }).tembus), tempat).toBeUndefined()
  }

  await page.goto(`${PATH}/${semua}`)
  await expect(page.getByRole('heading', { name: 'Semua' })).toBeVisible()
  const isi = page.getByRole('article')
  for (const teks of SERANGAN) {
    const rapi = teks.replace(/^- /, '').replaceAll('**', '').replaceAll(/\s+/g, ' ')
    const label = /^\[(.*)\]\(https:\/\/a\.example/.exec(rapi)?.[1]
    await expect(isi).toContainText(label ?? rapi.replaceAll('\u0001', ''), { useInnerText: false })
  }
  await aman('detail')
  // The two that lead to the web lead there and nowhere else.
  const tautan = isi.getByRole('link')
  for (const satu of await tautan.all()) {
    expect(await satu.evaluate((a: HTMLAnchorElement) => [a.origin, a.target, a.rel])).toEqual([
      'https://a.example',
      '_blank',
      'noopener noreferrer',
    ])
  }
  await page.getByText('Klik').first().hover()

  await page.goto(PATH)
  while (await page.getByText('Tidak ada pengumuman selanjutnya.').isHidden())
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(SERANGAN.length + 1)
  await aman('list')
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /constructor/ })).toBeVisible()
  await aman('home', 'section:has(h2:text-is("Pengumuman"))')
  expect(dipanggil).toEqual([])
})

test('[GD-09] signed out, the announcements lead to the sign-in and back; for every role but karyawan, to the root', async ({
  page,
  rekan,
}) => {
  const [id = 0] = await terbitkan(rekan, [{ judul: 'Kabar', body: 'Isi.' }])
  const alamat = [PATH, `${PATH}/`, `${PATH}/${id}`, `${PATH}/${id}/`]
  // The first by deep link, the others as a link in the app leads there.
  const follow = (satu: string) =>
    satu === PATH ? page.goto(satu) : page.evaluate((address) => history.pushState({}, '', address), satu)
  for (const satu of alamat) {
    await follow(satu)
    await expect.poll(() => pathOf(page), { message: satu }).toBe('/auth/sign-in')
    // An address that somebody was sent survives signing in.
    expect(new URL(page.url()).searchParams.get('redirect_to')).toBe(satu)
  }
  for (const role of ['koordinator', 'hrd', 'admin']) {
    await rekan.signIn(page, `${role}@rekan.example`)
    for (const satu of alamat) {
      await follow(satu)
      await expect.poll(() => pathOf(page), { message: `${role} ${satu}` }).toBe('/home')
    }
  }
})

test('[RT-07, RT-08, RT-37] both open by deep link and reload, with and without a slash, without tabs', async ({
  page,
  rekan,
}) => {
  const [id = 0] = await terbitkan(rekan, [{ judul: 'Kabar hari ini', body: 'Isi.' }])
  await rekan.signIn(page, KARYAWAN)
  for (const satu of [PATH, `${PATH}/`, `${PATH}/${id}`, `${PATH}/${id}/`]) {
    await page.goto(satu)
    await expect(page.getByRole('heading', { name: 'Kabar hari ini' })).toBeVisible()
    if (satu === PATH) await page.reload()
    await expect(page.getByRole('heading', { name: 'Kabar hari ini' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden()
    expect(pathOf(page)).toBe(satu)
  }
})
