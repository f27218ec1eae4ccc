import type { BrowserContext, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { addNoise } from './derau.ts'
import { untilKept } from './pekerja.ts'
import type { Jam } from './jam.ts'
import { DI_DALAM, type Rekan, expect, test } from './test.ts'

/** Check In and Check Out are there without a network on every day for which the phone keeps works. */

const KARYAWAN = 'karyawan@rekan.example'
const MALAM = 'malam@rekan.example'
const JAM = 3_600_000

test.use({
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  serviceWorkers: 'allow',
  berjalan: true,
})

test.beforeEach(({ context }) => addNoise(context))

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const punches = (rekan: Rekan) =>
  rekan.sql<{ jenis: string; tanggal: string; jam: string }>(
    `select e.jenis, e.tanggal::text, to_char(e.waktu at time zone 'Asia/Jakarta', 'DD HH24:MI') as jam
    from presensi_kejadian e join presensi p using (tanggal) where p.id = e.presensi_id
    and p.karyawan_id in (select karyawan_id from pengguna where email = any($1)) order by e.waktu`,
    [[KARYAWAN, MALAM]],
  )

/** Home, with all there that the phone needs by itself from now on. */
async function openHome(page: Page, rekan: Rekan, email: string) {
  await rekan.signIn(page, email)
  const didengar = page.waitForResponse(/\/api\/ponsel\/\d+\/waktu$/)
  await expectBekal(page, () => page.goto('/home'))
  expect((await didengar).status()).toBe(200)
  await untilKept(page)
}

/** Waits until the works have been kept that this brings. */
async function expectBekal(page: Page, act: () => Promise<unknown>) {
  const bekal = page.waitForResponse(/\/api\/profile\/bekal$/)
  await act()
  expect((await bekal).status()).toBe(200)
}

async function takePhoto(page: Page, name: string) {
  await link(page, name).tap()
  await press(page, 'Ambil foto').tap()
}

/** The phone stands where the guard works. */
async function goToSite(context: BrowserContext, rekan: Rekan) {
  const [kantor] = await rekan.sql<{ latitude: number; longitude: number }>(
    `select (area->'coordinates'->0->0->>1)::float8 as latitude, (area->'coordinates'->0->0->>0)::float8 as longitude
    from kantor where id = (select p.kantor_id from penempatan p join pengguna o using (karyawan_id) where o.email = $1)`,
    [MALAM],
  )
  if (kantor === undefined) throw new Error('The guard has a site')
  await context.setGeolocation({ ...kantor, accuracy: 12 })
}

/** The token is all that this phone keeps of who is signed in. */
function forgetAll(page: Page) {
  return page.evaluate(async () => {
    localStorage.removeItem('rekan.layar')
    localStorage.removeItem('rekan.akun')
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('rekan-kotak').addEventListener('success', resolve)
    })
  })
}

/** The app as it starts anew at a moment, closed until then. */
async function reopen(context: BrowserContext, jam: Jam, iso?: string) {
  for (const page of context.pages()) await page.close()
  if (iso !== undefined) await jam.set(iso)
  const page = await context.newPage()
  await page.goto('/home')
  return page
}

test.describe('a night guard', () => {
  test.use({ waktu: '2026-11-18T18:50:00+07:00' })

  test('[ADA-01] out at 07:01, closed, and opened at 18:49 without a network: the next check-in is kept, and recorded on its day', async ({
    page,
    context,
    rekan,
    jam,
  }) => {
    await goToSite(context, rekan)
    await openHome(page, rekan, MALAM)
    await takePhoto(page, 'Check In')
    await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
    await jam.set('2026-11-19T07:01:00+07:00')
    const didengar = page.waitForResponse(/\/api\/ponsel\/\d+\/waktu$/)
    await page.reload()
    await didengar
    await takePhoto(page, 'Check Out')
    await expect(page.getByText(/^Selesai/)).toBeVisible()
    await context.setOffline(true)
    // Every start of the browser's own camera takes the same photos.
    await rekan.sql('delete from selfie_diterima')
    const lain = await reopen(context, jam, '2026-11-19T18:49:00+07:00')
    await expect(lain.getByText('Dihitung di ponsel dari jadwal yang tersimpan.')).toBeVisible()
    await takePhoto(lain, 'Check In')
    await expect(lain.getByText(/Check in 18\.\d\d tersimpan di ponsel, menunggu jaringan/)).toBeVisible()
    const nanti = await reopen(context, jam, '2026-11-19T19:20:00+07:00')
    await context.setOffline(false)
    await expect
      .poll(() => punches(rekan))
      .toEqual([
        { jenis: 'check_in', tanggal: '2026-11-18', jam: expect.stringMatching(/^18 18:5/) },
        { jenis: 'check_out', tanggal: '2026-11-18', jam: expect.stringMatching(/^19 07:0/) },
        { jenis: 'check_in', tanggal: '2026-11-19', jam: expect.stringMatching(/^19 18:[45]/) },
      ])
    await expect(nanti.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  })
})

test.describe('a night guard of whom nothing is kept', () => {
  test.use({ waktu: '2026-11-18T18:50:00+07:00' })

  test('[ADA-01] the check-in that the server has stands past midnight', async ({
    page,
    context,
    rekan,
    jam,
  }) => {
    await goToSite(context, rekan)
    await openHome(page, rekan, MALAM)
    await takePhoto(page, 'Check In')
    await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.open('rekan-kotak').addEventListener('success', ({ target }) => {
            const tx = (target as IDBOpenDBRequest).result.transaction('baca', 'readwrite')
            tx.objectStore('baca').clear()
            tx.addEventListener('complete', () => resolve())
          })
        }),
    )
    await context.setOffline(true)
    const lain = await reopen(context, jam, '2026-11-19T00:40:00+07:00')
    await expect(lain.getByText('Sudah masuk, tepat waktu')).toBeVisible()
    await expect(lain.getByText('Masuk', { exact: true }).locator('..')).toContainText(/18:5\d/)
    await expect(link(lain, 'Check Out')).toBeVisible()
  })
})

test('[ADA-02] three days of work without a network, over a weekend, in and out on each', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  await context.setOffline(true)
  const work = (tanggal: string) =>
    test.step(tanggal, async () => {
      const pagi = await reopen(context, jam, `${tanggal}T07:52:00+07:00`)
      await takePhoto(pagi, 'Check In')
      await expect(pagi.getByText(/Check in 07\.5\d tersimpan/)).toBeVisible()
      const sore = await reopen(context, jam, `${tanggal}T17:03:00+07:00`)
      await takePhoto(sore, 'Check Out')
      await expect(sore.getByText(/Check out 17\.0\d tersimpan/)).toBeVisible()
    })
  await work('2026-11-20')
  await test.step('on the Sunday between a day off is told, and a punch wants a reason', async () => {
    const minggu = await reopen(context, jam, '2026-11-22T09:00:00+07:00')
    await expect(minggu.getByText('Hari ini libur', { exact: true })).toBeVisible()
    await link(minggu, 'Tetap Check In').click()
    await expect(minggu.getByLabel('Keterangan')).toHaveAttribute('required', '')
  })
  await work('2026-11-23')
  await work('2026-11-24')
  await reopen(context, jam, '2026-11-24T18:00:00+07:00')
  await context.setOffline(false)
  // What is older than a day somebody decides on.
  const sampai = () =>
    rekan.sql<{ hari: string }>(
      `select tanggal || ' ' || jenis as hari from presensi_kejadian
      union all select tanggal_mulai || ' diajukan' from absensi where jenis_izin = 'KOREKSI_PRESENSI' and tanggal_mulai >= '2026-11-20'`,
    )
  await expect
    .poll(async () => (await sampai()).map((satu) => satu.hari).toSorted((a, b) => a.localeCompare(b)))
    .toEqual(['2026-11-20 diajukan', '2026-11-23 diajukan', '2026-11-24 check_in', '2026-11-24 check_out'])
})

test('[ADA-02] moved meanwhile to a site that the phone does not know, who may not punch by the one it keeps is taken by the other', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await rekan.sql(`update kantor set kebijakan_lokasi = 'wajib' where kode = 'JKT01'`)
  await openHome(page, rekan, KARYAWAN)
  await context.setOffline(true)
  await rekan.sql(
    `with lama as (update penempatan set tanggal_selesai = '2026-11-20' where tanggal_selesai is null
      and karyawan_id = (select karyawan_id from pengguna where email = $1) returning *)
    insert into penempatan (karyawan_id, kantor_id, jadwal_id, jabatan, unit, tanggal_masuk, utama)
    select l.karyawan_id, k.id, l.jadwal_id, l.jabatan, l.unit, '2026-11-21', true from lama l, kantor k where k.kode = 'BDG01'`,
    [KARYAWAN],
  )
  await context.setGeolocation({ latitude: -6.9218, longitude: 107.6071, accuracy: 12 })
  const lain = await reopen(context, jam, '2026-11-23T07:52:00+07:00')
  await link(lain, 'Check In').tap()
  await lain.getByLabel('Keterangan').fill('Dipindah ke Bandung')
  await link(lain, 'Ambil Selfie').tap()
  await press(lain, 'Ambil foto').tap()
  await expect(lain.getByText(/Check in 07\.\d\d tersimpan di ponsel, menunggu jaringan/)).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(() => punches(rekan))
    .toEqual([{ jenis: 'check_in', tanggal: '2026-11-23', jam: expect.stringMatching(/^23 07:5/) }])
  expect(
    await rekan.sql(
      `select k.kode, e.lokasi from presensi_kejadian e join kantor k on k.id = e.kantor_id where e.tanggal = '2026-11-23'
      and e.keterangan = 'Dipindah ke Bandung'`,
    ),
  ).toEqual([{ kode: 'BDG01', lokasi: 'dalam' }])
})

test('[ADA-02] a work that was swapped away while the phone was offline is offered as kept, taken, and told as the server has it', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await rekan.sql(`insert into jadwal_pengganti (karyawan_id, tanggal)
    select p.karyawan_id, t from penempatan p, unnest(array['2026-11-23', '2026-11-24']::date[]) t
    where p.kantor_id = 12 and p.utama and p.tanggal_selesai is null on conflict do nothing`)
  const orang = await rekan.sql<{ id: number; email: string }>(`select k.id, u.email
    from penempatan p join karyawan k on k.id = p.karyawan_id join pengguna u on u.karyawan_id = k.id
    where p.kantor_id = 12 and p.utama and p.tanggal_selesai is null and u.role = 'karyawan' order by k.id limit 2`)
  const [satu, dua] = orang as [(typeof orang)[number], (typeof orang)[number]]
  const tugas: number[] = []
  for (const [siapa, mulai] of [
    [satu, '2026-11-23T07:00+09:00'],
    [dua, '2026-11-24T07:00+09:00'],
  ] as const) {
    const [baris] = await rekan.sql<{ id: number }>(
      `insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, asal, dibuat_pada)
      values ($1, $2, 12, $3, $3::timestamptz + interval '8 hours', 'roster', '2026-11-19T00:00Z') returning id`,
      [siapa.id, mulai.slice(0, 10), mulai],
    )
    tugas.push(Number(baris?.id))
  }
  await openHome(page, rekan, satu.email)
  await context.setOffline(true)
  const call = async (email: string, path: string, body: object = {}) => {
    const post = (alamat: string, isi: object, token?: string) =>
      fetch(`${rekan.origin}/api${alamat}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(isi),
      })
    const masuk = (await (await post('/login', { email, password: DEMO_PASSWORD })).json()) as {
      data: { token: string }
    }
    const answer = await post(path, body, masuk.data.token)
    expect(answer.status, `${path}: ${await answer.text()}`).toBeLessThan(300)
  }
  await call(satu.email, '/tukar', { penugasan_id: tugas[0], rekan_penugasan_id: tugas[1] })
  const [tukar] = await rekan.sql<{ id: number }>('select id from tukar order by id desc limit 1')
  await call(dua.email, `/tukar/${tukar?.id}/terima`)
  await call('hrd@rekan.example', `/kelola/tukar/${tukar?.id}/setujui`)

  const lain = await reopen(context, jam, '2026-11-23T06:52:00+09:00')
  await expect(lain.getByText('Dihitung di ponsel dari jadwal yang tersimpan.')).toBeVisible()
  await link(lain, 'Check In').tap()
  await lain.getByLabel('Keterangan').fill('Di gerbang depan')
  await link(lain, 'Ambil Selfie').tap()
  await press(lain, 'Ambil foto').tap()
  await expect(lain.getByText(/^Check in 06\.5\d tersimpan di ponsel, menunggu jaringan$/)).toBeVisible()
  await context.setOffline(false)
  await expect(lain.getByRole('heading', { name: /^Check in 06\.5\d belum diterima$/ })).toBeVisible()
  await expect(lain.getByText('Hari ini libur, tidak perlu presensi.', { exact: true })).toBeVisible()
  await expect(link(lain, 'Ajukan koreksi')).toBeVisible()
  await expect(lain.getByText('tersimpan di ponsel')).toBeHidden()
  await expect(lain.getByText('Hari ini libur', { exact: true })).toBeVisible()
  await expect(
    lain.locator('section').filter({ hasText: 'Jadwal berikutnya' }).getByRole('listitem').first(),
  ).toHaveText(/^Selasa, 24 Nov.*07:00–15:00/)
})

test('[ADA-02] works of several days wait on one line that opens, with the day in each, and leave the next thing on the screen', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  await context.setOffline(true)
  for (const [pukul, nama] of [
    ['20T07:52', 'Check In'],
    ['20T17:03', 'Check Out'],
    ['23T07:52', 'Check In'],
    ['23T17:03', 'Check Out'],
  ] as const) {
    const kini = await reopen(context, jam, `2026-11-${pukul}:00+07:00`)
    await takePhoto(kini, nama)
    await expect(kini.getByText(/tersimpan di ponsel, menunggu jaringan$/)).toBeVisible()
  }
  const lain = await reopen(context, jam, '2026-11-24T07:52:00+07:00')
  await expect(lain.getByText('4 menunggu dikirim')).toBeVisible()
  await expect(
    lain.getByText(/^Belum terhubung ke server\. Selain presensi, yang tampil keadaan/),
  ).toBeVisible()
  await expect(link(lain, 'Check In')).toBeInViewport({ ratio: 1 })
  await expect(lain.getByRole('region', { name: /^Bukti/ })).toHaveCount(0)
  const jadwal = lain.locator('section').filter({ hasText: 'Jadwal berikutnya' })
  await expect(jadwal.getByRole('listitem')).toHaveText([
    /^Rabu, 25 Nov.*08:00–17:00$/,
    /^Kamis, 26 Nov/,
    /^Jumat, 27 Nov/,
  ])
  await press(lain, 'Lihat semua').tap()
  await expect(lain.getByRole('region', { name: /^Bukti/ }).locator('p:first-child')).toHaveText([
    /^Check in Jumat 20\/11 07\.5\d · /,
    /^Check out Jumat 20\/11 17\.0\d · /,
    /^Check in Senin 23\/11 07\.5\d · /,
    /^Check out Senin 23\/11 17\.0\d · /,
  ])
})

test('[ADA-02] a punch on a day off by what is kept is on the card, and its end comes next', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  await context.setOffline(true)
  const lain = await reopen(context, jam, '2026-11-22T09:00:00+07:00')
  await link(lain, 'Tetap Check In').tap()
  await expect(
    lain.getByText('Jadwal yang tersimpan di ponsel tidak meminta presensi ini sekarang.'),
  ).toBeVisible()
  await lain.getByLabel('Keterangan').fill('Diminta masuk hari Minggu')
  await link(lain, 'Ambil Selfie').tap()
  await press(lain, 'Ambil foto').tap()
  await expect(lain.getByText(/^Check in 09\.0\d tersimpan/)).toBeVisible()
  await expect(lain.getByText('Masuk', { exact: true }).locator('..')).toContainText(/09:0\d/)
  await expect(link(lain, 'Check Out')).toBeVisible()
})

/** The phone has no room for anything until it is told otherwise. */
function fillDisk(context: BrowserContext) {
  return context.addInitScript(() => {
    const store = IDBObjectStore.prototype as unknown as Record<
      'put' | 'add',
      (...args: unknown[]) => unknown
    >
    for (const nama of ['put', 'add'] as const) {
      const asli = store[nama]
      store[nama] = function (...args) {
        if ('longgar' in window) return asli.apply(this, args)
        throw new DOMException('full', 'QuotaExceededError')
      }
    }
  })
}

test('[LURING-25] what a full disk does not take is said at once to be on this screen alone, and is kept once there is room', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  await context.setOffline(true)
  await fillDisk(context)
  const lain = await reopen(context, jam)
  await takePhoto(lain, 'Check In')
  await expect(lain.getByRole('alert')).toContainText('Presensi ini hanya ada di layar ini')
  await press(lain, 'Coba Lagi').tap()
  await expect(lain.getByRole('alert')).toContainText('Presensi ini hanya ada di layar ini')
  await link(lain, 'Tutup kamera').tap()
  await lain.getByRole('link', { name: 'Kembali' }).tap()
  await expect(
    lain.getByText(/^Check in 07\.5\d hanya ada di layar ini, jangan ditutup sampai terkirim$/),
  ).toBeVisible()
  await expect(lain.getByText('Penyimpanan ponsel penuh atau diblokir.')).toBeVisible()
  await expect(lain.getByText('tersimpan di ponsel')).toBeHidden()
  await lain.evaluate(() => {
    Object.assign(window, { longgar: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(lain.getByText(/^Check in 07\.5\d tersimpan di ponsel, menunggu jaringan$/)).toBeVisible()
  await lain.reload()
  await expect(lain.getByText(/^Check in 07\.5\d tersimpan di ponsel, menunggu jaringan$/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await punches(rekan)).map(({ jenis }) => jenis)).toEqual(['check_in'])
})

test('[LURING-11] what the server refuses is told once, though the disk has no room left to note it', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  await context.setOffline(true)
  const awal = await reopen(context, jam, '2026-11-20T07:55:00+07:00')
  await takePhoto(awal, 'Check In')
  await expect(awal.getByText(/Check in 07\.\d\d tersimpan di ponsel, menunggu jaringan/)).toBeVisible()
  await rekan.sql(
    `insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, cuti_id, status, tanggal_mulai,
      tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
    select p.karyawan_id, p.id, k.id, 'CUTI', 1, 'disetujui', '2026-11-20', '2026-11-20', 1, 'Cuti', '2026-11-01T00:00Z',
      k.id, '2026-11-02T02:00:00Z'
    from pengguna p, pengguna k where p.email = $1 and k.email = 'koordinator@rekan.example'`,
    [KARYAWAN],
  )
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    IDBObjectStore.prototype.add = refuse
  })
  const dikirim: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/check-in')) dikirim.push(request.url())
  })
  const lain = await reopen(context, jam, '2026-11-20T08:30:00+07:00')
  await context.setOffline(false)
  await expect(lain.getByRole('heading', { name: /^Check in 07\.5\d belum diterima$/ })).toBeVisible()
  await expect(lain.getByText('sedang dikirim')).toBeHidden()
  expect(dikirim).toHaveLength(1)
  expect(await punches(rekan)).toEqual([])
})

test('[ADA-03] a phone whose clock is three hours back offers the check-in, and says that the clock looks wrong', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  await context.setOffline(true)
  await jam.setWrongPhone(page, -3 * JAM)
  const lain = await reopen(context, jam)
  await expect(lain.getByText('Jam ponsel Anda tampak keliru.')).toBeVisible()
  await lain.goto('/checkin')
  await expect(lain.getByText('Sekarang', { exact: true })).toBeVisible()
  await expect(lain.getByText('Tepat waktu')).toBeHidden()
  await lain.goto('/home')
  await takePhoto(lain, 'Check In')
  await expect(lain.getByText(/Check in 07\.5\d tersimpan/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await punches(rekan)).length).toBe(1)
})

test('[ADA-03] a punch by a clock that ran a day ahead is on the card of the day once the clock is right, and is told as recorded', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  await context.setOffline(true)
  await jam.setWrongPhone(page, 26 * JAM)
  const lain = await reopen(context, jam)
  await link(lain, 'Tetap Check In').tap()
  await lain.getByLabel('Keterangan').fill('Tanggal di ponsel keliru')
  await link(lain, 'Ambil Selfie').tap()
  await press(lain, 'Ambil foto').tap()
  await expect(lain.getByText(/^Check in 09\.5\d tersimpan di ponsel, menunggu jaringan$/)).toBeVisible()
  await jam.setWrongPhone(lain, 0)
  const betul = await reopen(context, jam)
  await expect(betul.getByText(/^Check in Sabtu 21\/11 09\.5\d tersimpan di ponsel/)).toBeVisible()
  await expect(link(betul, 'Check Out')).toBeVisible()
  await context.setOffline(false)
  await expect(betul.getByText(/^Check in 07\.5\d tercatat dan akan ditinjau\.$/)).toBeVisible()
  expect((await punches(rekan)).map(({ tanggal }) => tanggal)).toEqual(['2026-11-20'])
})

test('[ADA-06] signed in, with nothing kept and no network, a punch is offered and wants a reason', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  await forgetAll(page)
  await context.setOffline(true)
  const lain = await reopen(context, jam)
  await expect(lain.getByText('Jadwal Anda belum tersimpan di ponsel ini.')).toBeVisible()
  await link(lain, 'Check In').tap()
  await expect(lain.getByText('Jadwal Anda belum tersimpan di ponsel ini.')).toBeVisible()
  await lain.getByLabel('Keterangan').fill('Ponsel baru dibersihkan')
  await link(lain, 'Ambil Selfie').tap()
  await press(lain, 'Ambil foto').tap()
  await expect(lain.getByText(/tersimpan di ponsel, menunggu jaringan/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await punches(rekan)).map(({ jenis }) => jenis)).toEqual(['check_in'])
})

test.describe('a phone in Makassar', () => {
  test.use({ timezoneId: 'Asia/Makassar' })

  test('[ADA-06] of which nothing is kept tells the time of its own zone, and nothing of being on time', async ({
    page,
    context,
    rekan,
    jam,
  }) => {
    await openHome(page, rekan, KARYAWAN)
    await forgetAll(page)
    await context.setOffline(true)
    const lain = await reopen(context, jam)
    await expect(lain.getByText('WITA', { exact: true })).toBeVisible()
    await expect(lain.locator('time')).toContainText(/08:5\d/)
    await link(lain, 'Check In').tap()
    await lain.getByLabel('Keterangan').fill('Ponsel baru dibersihkan')
    await link(lain, 'Ambil Selfie').tap()
    await expect(press(lain, 'Ambil foto')).toBeVisible()
    await expect(lain.getByText('Tepat waktu')).toBeHidden()
    await press(lain, 'Ambil foto').tap()
    await expect(lain.getByText(/^Check in 08\.\d\d tersimpan di ponsel/)).toBeVisible()
  })
})

test('[ADA-06] what a session left whose account the phone never knew is sent or thrown away by who signs in next', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  await forgetAll(page)
  await context.setOffline(true)
  const lain = await reopen(context, jam)
  const punch = async (name: string) => {
    await link(lain, name).tap()
    await lain.getByLabel('Keterangan').fill('Ponsel baru dibersihkan')
    await link(lain, 'Ambil Selfie').tap()
    await press(lain, 'Ambil foto').tap()
    await expect(lain.getByText(/tersimpan di ponsel, menunggu jaringan/).first()).toBeVisible()
  }
  await punch('Check In')
  await punch('Check Out')
  const tab = await context.newPage()
  await tab.goto('/auth/forgot-password')
  await tab.evaluate(() => localStorage.removeItem('rekan.token'))
  await expect(lain).toHaveURL(/\/auth\/sign-in/)
  await context.setOffline(false)
  await lain.getByLabel('Email atau kode karyawan').fill(KARYAWAN)
  await lain.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
  await press(lain, 'Masuk').click()

  const kartu = (nama: string) =>
    lain
      .locator('section')
      .filter({ has: lain.getByRole('heading', { name: new RegExp(`^${nama} .* belum terkirim`) }) })
      .last()
  await expect(kartu('Check in')).toContainText(/Dibuat Jumat, 20 November 2026 pukul 07\.\d\d/)
  expect(await punches(rekan)).toEqual([])
  await kartu('Check out').getByRole('button', { name: 'Buang' }).click()
  await lain.getByRole('alertdialog').getByRole('button', { name: 'Buang' }).click()
  await expect(kartu('Check out')).toBeHidden()
  await press(lain, 'Kirim sebagai milik saya').click()
  await expect.poll(async () => (await punches(rekan)).map(({ jenis }) => jenis)).toEqual(['check_in'])
  await expect(kartu('Check in')).toBeHidden()
})

test('[ADA-05] home that is seen again after its day is over asks at once', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await openHome(page, rekan, KARYAWAN)
  const lain = await context.newPage()
  await lain.bringToFront()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  })
  await jam.set('2026-11-23T07:50:00+07:00')
  const asked = page.waitForRequest(/\/api\/profile$/)
  await page.bringToFront()
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await asked
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await expect(page.getByText('Senin, 23 November 2026')).toBeVisible()
})

test.describe('on a small phone with large text, and on one that lies', () => {
  for (const [width, height, besar] of [
    [320, 568, 200],
    [740, 360, 100],
  ] as const)
    test(`[ADA-07] ${width}x${height} at ${besar} %: the picture keeps its 160 px, and the shutter is on the screen`, async ({
      page,
      rekan,
    }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript((percent) => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${percent}%`
        })
      }, besar)
      await rekan.signIn(page, KARYAWAN)
      await page.goto('/checkin/capture')
      await expect(press(page, 'Ambil foto')).toBeEnabled()
      const gambar = await page.getByLabel('Gambar kamera depan').boundingBox()
      expect(Math.min(gambar?.height ?? 0, gambar?.width ?? 0)).toBeGreaterThanOrEqual(160)
      const bingkai = await page.locator('video + div').boundingBox()
      expect(bingkai?.height ?? 0).toBeGreaterThanOrEqual(160)
      await expect(press(page, 'Ambil foto')).toBeInViewport({ ratio: 1 })
      const rana = await press(page, 'Ambil foto').boundingBox()
      expect((rana?.y ?? height) + (rana?.height ?? 0)).toBeLessThanOrEqual(height)
    })
})
