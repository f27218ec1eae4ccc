import { readFile } from 'node:fs/promises'
import type { APIResponse, Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/universal'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { type Rekan, expect, test } from './test.ts'

/** November is closed by somebody who knows the desk, from its first exception to the lock; clicks are counted. */
test.use({ viewport: { width: 1366, height: 768 }, waktu: '2026-12-02T09:00:00+07:00' })

/** So many clicks an exception, many at once and one by one; typing and reading are none. */
const BANYAK = 2
const SATU = 4

/**
 * Five days without a check-out, one of them of a Sunday without hours and one that was come to after its planned end, one more of
 * HR's own, two marked punches, leave that waits.
 */
async function prepareNovember(rekan: Rekan): Promise<number> {
  await rekan.sql('truncate presensi, penugasan, absensi, lembur cascade')
  const tanpaPulang = await rekan.sql<{ id: number }>(`
    with orang as (select k.id, row_number() over (order by k.kode) as ke from karyawan k
        where k.aktif and k.kode <> 'KBN0031' and k.id <> (select karyawan_id from pengguna where email = 'hrd@rekan.example') and exists (select from penempatan p where p.karyawan_id = k.id and p.kantor_id = 1
          and p.tanggal_masuk <= '2026-11-01' and p.tanggal_selesai is null) order by k.kode limit 5),
      kerja as (insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, asal, turunan, dibuat_pada)
        select id, date '2026-11-01' + 8 + ke::integer, 1, (date '2026-11-01' + 8 + ke::integer + time '01:00') at time zone 'UTC',
          (date '2026-11-01' + 8 + ke::integer + time '10:00') at time zone 'UTC', 'jadwal', true, '2026-11-01T00:00:00Z' from orang
        where ke <= 4 returning id, karyawan_id, tanggal),
      hari as (insert into presensi (karyawan_id, tanggal, penugasan_id) select karyawan_id, tanggal, id from kerja
        union all select id, '2026-11-22', null from orang where ke = 5 returning id, tanggal)
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi, keterangan,
      dikoreksi, oleh_id)
    select h.id, h.tanggal, 'check_in', (h.tanggal + case when h.tanggal = '${TERLALU_SORE}' then time '11:00' else time '01:00' end)
        at time zone 'UTC', 1, false, false, 'tidak_diketahui', 'x', true,
      (select id from pengguna where email = 'hrd@rekan.example') from hari h returning id`)
  await rekan.sql(`
    with kerja as (insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, asal, turunan, dibuat_pada)
        select karyawan_id, '${HARI_HRD}', 1, '${HARI_HRD}T01:00:00Z', '${HARI_HRD}T10:00:00Z', 'jadwal', true, '2026-11-01T00:00:00Z'
        from pengguna where email = 'hrd@rekan.example' returning id, karyawan_id, tanggal),
      hari as (insert into presensi (karyawan_id, tanggal, penugasan_id) select karyawan_id, tanggal, id from kerja returning id, tanggal)
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi, keterangan, selfie_sha256)
    select id, tanggal, 'check_in', '${HARI_HRD}T01:00:00Z', 1, false, false, 'dalam', 'x', decode(repeat('00', 32), 'hex') from hari`)
  await rekan.sql(`
    with siti as (select id from karyawan where kode = 'KBN0031'),
      hari as (insert into presensi (karyawan_id, tanggal) select siti.id, h::date from siti, unnest(array['2026-11-18', '2026-11-19']) h
        returning id, tanggal)
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi, keterangan, selfie_sha256)
    select h.id, h.tanggal, j.jenis, (h.tanggal + j.jam) at time zone 'UTC', 1, j.jenis = 'check_in', j.jenis = 'check_in',
      case when j.jenis = 'check_in' then 'luar' else 'dalam' end, 'x', decode(repeat('00', 32), 'hex')
    from hari h, (values ('check_in', time '01:00'), ('check_out', time '10:00')) j(jenis, jam)`)
  const siapa = `(select k.id from karyawan k where k.kode = 'KBN0031'), (select p.id from pengguna p join karyawan k
    on k.id = p.karyawan_id where k.kode = 'KBN0031'), (select id from pengguna where email = 'koordinator@rekan.example')`
  await rekan.sql(`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, tanggal_mulai, tanggal_selesai,
    total_hari, keterangan, dibuat_pada) values (${siapa}, 'IZIN', '2026-11-25', '2026-11-25', 1, 'Urusan keluarga.', '2026-11-24T01:00:00Z')`)
  return tanpaPulang.length
}

/** Come to at 18:00, when its work was over at 17:00 */
const TERLALU_SORE = '2026-11-13'
/** Without a check-out, of who closes the month */
const HARI_HRD = '2026-11-10'

const TERKUNCI = /sudah dikunci oleh .+ Minta HRD membuka/

/** Leave of a day of the locked month, as far as it has to be filled in to be counted. */
async function isiCatatan(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Karyawan/ }).click()
  await page.getByRole('listbox').getByRole('option').nth(3).click()
  await page.getByLabel(/^Jenis/).selectOption({ label: 'Izin' })
  await page.getByRole('textbox', { name: 'Tanggal: mulai' }).fill('26/11/2026')
  await page.getByRole('textbox', { name: 'Tanggal: selesai' }).fill('27/11/2026')
  await page.keyboard.press('Tab')
}

/** What HR and its person send for a locked day by other ways than a screen: by way, its status and what it says. */
async function tryAll(page: Page, id: number, koordinator_id: number): Promise<[string, number, string][]> {
  const login = async (email: string) => {
    const jawab = await page.request.post('/api/login', { data: { email, password: DEMO_PASSWORD } })
    const { data } = (await jawab.json()) as { data: { token: string } }
    return { authorization: `Bearer ${data.token}` }
  }
  const [hrd, siti] = [await login('hrd@rekan.example'), await login('karyawan@rekan.example')]
  const roster = { kantor_id: 1, mulai: '2026-11-23', hari: 7 }
  const lembar = await page.request.get('/api/kelola/roster', { headers: hrd, params: roster })
  const { data } = (await lembar.json()) as { data: { versi: number } }
  const hari = { tanggal_mulai: '2026-11-26', tanggal_selesai: '2026-11-26', keterangan: 'Urusan keluarga.' }
  const jalan: Readonly<Record<string, () => Promise<APIResponse>>> = {
    koreksi: () =>
      page.request.post(`/api/karyawan/presensi/${id}/koreksi`, {
        headers: hrd,
        data: { tanggal: '2026-11-18', check_out: '16:00', alasan: 'Antre di gerbang.' },
      }),
    izin: () =>
      page.request.post('/api/kelola/izin', {
        headers: hrd,
        multipart: { karyawan_id: id, jenis_izin: 'IZIN', ...hari },
      }),
    pemutihan: () =>
      page.request.post('/api/kelola/lokasi/1/pemutihan', {
        headers: hrd,
        data: { tanggal: '2026-11-19', mulai: '07:00', selesai: '08:30', alasan: 'Gangguan sistem.' },
      }),
    roster: () =>
      page.request.post('/api/kelola/roster/sel', {
        headers: hrd,
        data: {
          ...roster,
          versi: data.versi,
          sel: [{ karyawan_id: id, tanggal: '2026-11-26', isi: [{ jenis_shift_id: null }] }],
        },
      }),
    pengajuan: () =>
      page.request.post('/api/absensi/pengajuan', {
        headers: siti,
        multipart: { jenis_izin: 'IZIN', koordinator_id, ...hari },
      }),
    koreksiPengajuan: () =>
      page.request.post('/api/absensi/pengajuan', {
        headers: siti,
        multipart: {
          jenis_izin: 'KOREKSI_PRESENSI',
          koordinator_id,
          jam_masuk: '08:00',
          ...hari,
        },
      }),
  }
  const hasil: [string, number, string][] = []
  for (const [nama, send] of Object.entries(jalan)) {
    const jawab = await send()
    hasil.push([nama, jawab.status(), ((await jawab.json()) as { message: string }).message])
  }
  return hasil
}

test(
  '[BULAN-01, BULAN-02, BULAN-03] November is closed from its first exception to the lock, in few clicks; afterwards it stays',
  { tag: '@lengkap' },
  async ({ page, rekan }) => {
    test.slow()
    const tanpaPulang = await prepareNovember(rekan)
    let klik = 0
    const click = async (satu: Locator) => {
      klik += 1
      await satu.click()
    }
    await rekan.signIn(page, 'hrd@rekan.example')
    await page.goto('/kelola/tutup-bulan')
    const langkah = page.getByRole('list', { name: 'Langkah menutup bulan' }).getByRole('listitem')
    const tabel = page.getByRole('table', { name: 'Pengecualian' })
    const bar = page.getByRole('toolbar', { name: 'Untuk yang dipilih' })
    const lembar = page.getByRole('dialog')
    await expect(page.getByText('November 2026').first()).toBeVisible()
    await expect(langkah.nth(1)).toContainText(`${tanpaPulang + 1} tanpa check out, 2 perlu ditinjau`)

    await test.step('what has a planned end is put right at once, what is marked is accepted at once', async () => {
      await expect(tabel.getByRole('row')).toHaveCount(tanpaPulang + 4)
      await expect(tabel).toContainText('pulang 17:00 dari jadwal')
      await expect(tabel.getByRole('row', { name: /hari Anda sendiri/ }).getByRole('checkbox')).toBeDisabled()
      klik = 0
      await click(tabel.getByRole('checkbox', { name: /^Pilih semua/ }))
      await click(bar.getByRole('button', { name: `Terapkan jam jadwal ke ${tanpaPulang - 1} terpilih` }))
      // What cannot be stays chosen and says why; so does what was not meant.
      await expect(tabel.getByRole('row')).toHaveCount(6)
      const sisa = tabel.getByRole('row', { name: /Jam pulang harus antara/ })
      await expect(sisa.getByRole('checkbox')).toBeChecked()
      await click(bar.getByRole('button', { name: 'Terima 2 yang ditandai' }))
      await expect(tabel.getByRole('row')).toHaveCount(4)
      expect(klik).toBeLessThanOrEqual(BANYAK * (tanpaPulang + 1))
      // For this many it is less than one each.
      expect(klik / (tanpaPulang + 1)).toBeLessThan(1)
    })

    await test.step('those that follow no plan are corrected singly, HR’s own by somebody else', async () => {
      for (let ke = 0; ke < 2; ke += 1) {
        klik = 0
        await click(
          tabel
            .getByRole('row')
            .filter({ hasNotText: 'hari Anda sendiri' })
            .getByRole('link', { name: 'Koreksi' })
            .first(),
        )
        await click(page.getByRole('button', { name: 'Koreksi Jam' }))
        await lembar.getByLabel('Jam pulang').fill('19:00')
        await lembar.getByLabel('Alasan').fill('Lupa.')
        await click(lembar.getByRole('button', { name: 'Simpan' }))
        await expect(lembar).toHaveCount(0)
        expect(klik).toBeLessThanOrEqual(SATU)
        await page.goto('/kelola/tutup-bulan')
        await expect(tabel.getByRole('row')).toHaveCount(3 - ke)
      }
      await rekan.sql(`
      insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi, keterangan,
        selfie_sha256)
      select presensi_id, tanggal, 'check_out', '${HARI_HRD}T10:00:00Z', kantor_id, false, false, lokasi, 'x', selfie_sha256
      from presensi_kejadian where tanggal = '${HARI_HRD}' and selfie_sha256 is not null`)
      await page.goto('/kelola/tutup-bulan')
      await expect(langkah.nth(1)).toContainText('Tidak ada')
    })

    await test.step('what waits is decided', async () => {
      klik = 0
      await click(page.getByRole('link', { name: 'Putuskan' }))
      await click(
        page
          .getByRole('region', { name: /Siti Rahmawati/ })
          .getByRole('button', { name: 'Setujui', exact: true }),
      )
      await expect
        .poll(async () => (await rekan.sql<{ status: string }>('select status from absensi'))[0]?.status, {
          timeout: 120_000,
        })
        .toBe('disetujui')
      expect(klik).toBeLessThanOrEqual(SATU)
      await page.goto('/kelola/tutup-bulan')
      await expect(langkah.nth(2)).toContainText('Tidak ada')
    })

    await test.step('it is locked', async () => {
      await click(langkah.nth(4).getByRole('button', { name: 'Kunci', exact: true }))
      await click(lembar.getByRole('button', { name: 'Kunci November 2026' }))
      await expect(page.getByText('Presensi November 2026 dikunci.')).toBeVisible()
      await expect(langkah.nth(4)).toContainText(/(\d+) dari \1 lokasi terkunci/)
    })

    await test.step('a file of corrections is told whose lock it meets, and writes nothing', async () => {
      await page.goto('/kelola/presensi?bulan=2026-11')
      await expect(page.getByRole('status', { name: 'Kunci bulan' })).toContainText('sudah dikunci oleh')
      await page.getByRole('button', { name: 'Isi dari CSV' }).click()
      await lembar.getByRole('tab', { name: 'Ketik daftar' }).click()
      await lembar.getByLabel('Tanggal').fill('18/11/2026')
      await lembar.getByLabel('Kode, jam masuk, jam pulang').fill('KBN0031 08.00 16.00')
      await lembar.getByRole('button', { name: 'Periksa' }).click()
      await expect(lembar.getByText(/Baris 1, tanggal/)).toBeVisible()
    })

    await test.step('a leave that is written down is told of the lock before it is sent', async () => {
      await page.goto('/kelola/izin/catat')
      await isiCatatan(page)
      await expect(page.getByText(TERKUNCI)).toBeVisible()
    })

    await test.step('a day’s record says whose lock it is, and every other way in is refused with what to do', async () => {
      const [siti] = await rekan.sql<{ id: number }>("select id from karyawan where kode = 'KBN0031'")
      const id = siti?.id ?? 0
      await page.goto(`/kelola/presensi/${id}/2026-11-18?bulan=2026-11`)
      await expect(page.getByRole('region', { name: /Siti Rahmawati/ }).getByText(TERKUNCI)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Koreksi Jam' })).toHaveCount(0)
      const [koordinator] = await rekan.sql<{ id: number }>(
        "select id from pengguna where email = 'koordinator@rekan.example'",
      )
      expect(await tryAll(page, id, koordinator?.id ?? 0)).toEqual(
        ['koreksi', 'izin', 'pemutihan', 'roster', 'pengajuan', 'koreksiPengajuan'].map((jalan) => [
          jalan,
          409,
          expect.stringMatching(TERKUNCI),
        ]),
      )
    })

    await test.step('its report as a workbook has the rows and totals of the screen', async () => {
      await page.goto('/kelola/laporan?tahun=2026&bulan=11&jenis=jam-kerja')
      await page.getByRole('button', { name: 'Susun laporan' }).click()
      const laporan = page.getByRole('table', { name: 'Jam kerja' })
      await expect(laporan).toBeVisible({ timeout: 180_000 })
      const unduh = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Excel' }).click()
      const isi = await readFile(await (await unduh).path())
      const lembaran = await readSheet(new Uint8Array(isi).buffer)
      const teks = (sel: string | number | boolean | object | null) =>
        typeof sel === 'number' ? sel.toLocaleString('id-ID') : typeof sel === 'string' ? sel : ''
      const layar = await laporan
        .getByRole('row')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.querySelectorAll('th, td')].map((sel) => sel.textContent ?? '')),
        )
      expect(lembaran.map((baris) => baris.map(teks))).toEqual(layar)
    })
  },
)
