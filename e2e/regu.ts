import { type Page, expect } from '@playwright/test'
import type { QueryResultRow } from 'pg'

/** Who coordinates the crew's site */
export const KOORDINATOR_REGU = 'koordinator@rekan.example'

type Basis = { sql<T extends QueryResultRow>(text: string): Promise<T[]> }

/** So many people of one shift at a site of their own, which the coordinator coordinates; their names in order. */
export async function seedRegu(basis: Basis, jumlah: number): Promise<string[]> {
  const [kantor] = await basis.sql<{ id: number }>(`insert into kantor (kode, nama, alamat, zona_waktu, area)
    select 'MHK', 'Mahakam Borneo', alamat, zona_waktu, area from kantor where kode = 'JKT01' returning id`)
  await basis.sql(`insert into kantor_koordinator (kantor_id, pengguna_id, mulai)
    select ${kantor?.id}, id, '2026-11-01' from pengguna where email = '${KOORDINATOR_REGU}'`)
  const orang = await basis.sql<{ id: number; nama: string }>(
    `select k.id, k.nama from karyawan k join pengguna u on u.karyawan_id = k.id
      join penempatan p on p.karyawan_id = k.id and p.tanggal_selesai is null
    where u.role = 'karyawan' and k.aktif and not exists (select from absensi a where a.karyawan_id = k.id)
      and not exists (select from presensi r where r.karyawan_id = k.id and r.tanggal = '2026-11-20')
    order by lower(k.nama), k.id limit ${jumlah}`,
  )
  expect(orang).toHaveLength(jumlah)
  const ids = orang.map(({ id }) => id).join(',')
  await basis.sql(`delete from jadwal_pengganti where karyawan_id in (${ids}) and tanggal = '2026-11-20'`)
  await basis.sql(
    `insert into jadwal_pengganti (karyawan_id, tanggal) select unnest(array[${ids}]), '2026-11-20'::date`,
  )
  await basis.sql(`insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, asal, dibuat_pada)
    select unnest(array[${ids}]), '2026-11-20', ${kantor?.id}, '2026-11-20T08:00+07:00', '2026-11-20T16:00+07:00', 'roster',
      '2026-11-01T00:00Z'`)
  return orang.map(({ nama }) => nama)
}

/** The crew of the new site on screen, its server's time heard; somebody is signed in. */
export async function openRegu(page: Page): Promise<void> {
  const didengar = page.waitForResponse(/\/api\/ponsel\/\d+\/waktu$/)
  await page.goto('/presensi/')
  expect((await didengar).status()).toBe(200)
  await page.getByRole('link', { name: /Presensi regu/ }).tap()
  await page.getByLabel('Lokasi').selectOption({ label: 'Mahakam Borneo' })
  await expect(page.getByText(/^Mahakam Borneo, 08\.00 WIB · posisi ± 12 m · di dalam area$/)).toBeVisible()
}

/** Photographs who is next, so many times, and gives their names as the camera called them. */
export async function takePhotos(page: Page, jumlah: number): Promise<string[]> {
  const nama: string[] = []
  for (let ke = 0; ke < jumlah; ke += 1) {
    const judul = page.getByRole('heading', { level: 1 })
    if (ke > 0) await expect(judul).not.toHaveText(nama[ke - 1] ?? '')
    nama.push((await judul.textContent()) ?? '')
    // On a busy machine the camera may show two people the same picture.
    await page.locator('video').evaluate(
      (video: HTMLVideoElement) =>
        new Promise((resolve) => {
          video.requestVideoFrameCallback(resolve)
        }),
    )
    await page.getByRole('button', { name: 'Ambil foto', exact: true }).tap()
  }
  return nama
}
