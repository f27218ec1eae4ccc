import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { expect, test } from './test.ts'

/** Half a day of leave, asked for on the phone once HR lets it be. */

test('an employee asks for half a day of annual leave', async ({ page, rekan }) => {
  const { origin } = rekan
  const masuk = await page.request.post(`${origin}/api/login`, {
    data: { email: 'hrd@rekan.example', password: DEMO_PASSWORD },
  })
  const { data } = (await masuk.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}` }
  const ubah = await page.request.post(`${origin}/api/kelola/pengaturan/jenis-cuti/1`, {
    headers,
    data: { boleh_setengah: true, berlaku_dari: '2026-11-20', versi: 1 },
  })
  expect(ubah.status(), await ubah.text()).toBe(200)
  await rekan.signIn(page, 'karyawan@rekan.example')
  await page.goto('/perizinan/create')
  await page.getByRole('radio', { name: /^Cuti/ }).check({ force: true })
  await page.getByLabel(/^Jenis cuti/).click()
  await page.getByRole('option', { name: /^Cuti Tahunan/ }).click()
  await page.getByLabel('Tanggal: mulai').fill('30/11/2026')
  await page.getByLabel('Tanggal: selesai').fill('30/11/2026')
  await page.getByLabel(/^Lama/).selectOption('pagi')
  await expect(page.getByText('0,5 hari', { exact: true })).toBeVisible()
  await page.getByLabel(/^Keterangan/).fill('Mengurus SIM.')
  await page.getByRole('button', { name: 'Ajukan' }).click()
  await expect(page.getByText('Cuti Tahunan, setengah hari (pagi)')).toBeVisible()
})
