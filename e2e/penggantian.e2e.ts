import { DI_DALAM, expect, test } from './test.ts'

test.use({
  viewport: { width: 1366, height: 768 },
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
  waktu: '2026-11-20T08:40:00+07:00',
})

test('[GANTI-06, GANTI-18] from the board to a replacement: offered, accepted on the phone, and shown post, uniform and the way', async ({
  page,
  rekan,
}) => {
  test.slow()
  // A night guard of another site is free by day; the work that nobody came to stands at a client's post.
  await rekan.sql(`insert into klien (kode, nama) values ('GNT', 'PT Klien')`)
  await rekan.sql(`insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
    select id, 'GNT/1', '2026-01-01', '2027-12-31', '2026-01-01T00:00Z' from klien where kode = 'GNT'`)
  await rekan.sql(`insert into pos (kontrak_klien_id, kantor_id, nama, jabatan, seragam)
    select id, 1, 'Gerbang utama', 'Satpam', 'PDL lengkap' from kontrak_klien where nomor = 'GNT/1'`)
  await rekan.sql(`insert into jadwal_pengganti (karyawan_id, tanggal)
    select karyawan_id, '2026-11-20' from pengguna where email in ('karyawan@rekan.example', 'wit@rekan.example')`)
  await rekan.sql(`insert into penugasan (karyawan_id, tanggal, kantor_id, pos_id, mulai, selesai, asal, dibuat_pada)
    select u.karyawan_id, '2026-11-20', 1, p.id, '2026-11-20T08:00+07:00', '2026-11-20T17:00+07:00', 'roster', '2026-11-19T00:00Z'
    from pengguna u, pos p where u.email = 'karyawan@rekan.example' and p.nama = 'Gerbang utama'`)
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola')
  const siti = page.getByRole('listitem').filter({ hasText: 'Siti Rahmawati' }).first()
  await siti.getByRole('link', { name: 'Cari pengganti' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cari pengganti' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Siti Rahmawati' })).toBeVisible()
  const calon = page.getByRole('listitem').filter({ hasText: 'Yosina Kambu' })
  await expect(calon).toContainText(/istirahat .*belum pernah di sini.*km dari tempatnya/)
  await calon.getByRole('checkbox', { name: 'Tawarkan ke Yosina Kambu' }).check()
  await page.getByRole('button', { name: 'Tawarkan ke 1 orang' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 orang belum menjawab' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const lebih = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(lebih).toBe(0)

  await rekan.signIn(page, 'wit@rekan.example')
  await page.goto('/jadwal')
  await expect(page.getByText('Tawaran menggantikan Siti Rahmawati')).toBeVisible()
  await page.getByRole('button', { name: 'Terima' }).click()
  await expect(page.getByText('Tawaran diterima. Anda dapat check in mulai sekarang.')).toBeVisible()
  await expect(page.getByText('Menggantikan Siti Rahmawati')).toBeVisible()
  await page.goto('/checkin')
  await expect(page.getByRole('heading', { name: 'Pos Gerbang utama' })).toBeVisible()
  await expect(page.getByText('Seragam: PDL lengkap')).toBeVisible()
  await expect(page.getByText('Menggantikan Siti Rahmawati')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buka di peta' })).toHaveAttribute(
    'href',
    /^geo:-6\.\d+,106\.\d+\?q=/,
  )
})

test('[GANTI-13] a swap is asked and accepted on phones, and decided on the desk', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`insert into jadwal_pengganti (karyawan_id, tanggal)
    select p.karyawan_id, t from (select karyawan_id, row_number() over (order by karyawan_id) as ke from penempatan
      where kantor_id = 12 and utama and tanggal_selesai is null) p, unnest(array['2026-11-23', '2026-11-24']::date[]) t
    on conflict do nothing`)
  const orang = await rekan.sql<{ id: number; nama: string; email: string }>(`select k.id, k.nama, u.email
    from penempatan p join karyawan k on k.id = p.karyawan_id join pengguna u on u.karyawan_id = k.id
    where p.kantor_id = 12 and p.utama and p.tanggal_selesai is null and u.role = 'karyawan' order by k.id limit 2`)
  const [satu, dua] = orang as [(typeof orang)[number], (typeof orang)[number]]
  for (const [siapa, mulai] of [
    [satu, '2026-11-23T07:00+09:00'],
    [dua, '2026-11-24T07:00+09:00'],
  ] as const)
    await rekan.sql(
      `insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, asal, dibuat_pada)
        values ($1, $2, 12, $3, $3::timestamptz + interval '8 hours', 'roster', '2026-11-19T00:00Z')`,
      [siapa.id, mulai.slice(0, 10), mulai],
    )
  await page.setViewportSize({ width: 390, height: 844 })
  await rekan.signIn(page, satu.email)
  await page.goto('/jadwal?mulai=2026-11-23')
  await page.getByRole('button', { name: 'Tukar Jadwal' }).click()
  await page.getByRole('group', { name: 'Jadwal saya' }).getByRole('radio').first().check()
  await page.getByRole('group', { name: 'Ditukar dengan' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Minta Tukar' }).click()
  await expect(page.getByText('Permintaan tukar dikirim.')).toBeVisible()
  await expect(page.getByText('Menunggu jawaban.')).toBeVisible()

  await rekan.signIn(page, dua.email)
  await page.goto('/jadwal?mulai=2026-11-23')
  await expect(page.getByText(`${satu.nama} ingin menukar jadwal`)).toBeVisible()
  await page.getByRole('button', { name: 'Setuju Tukar' }).click()
  await expect(page.getByText(/Menunggu keputusan koordinator/)).toBeVisible()

  await rekan.signIn(page, 'hrd@rekan.example')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/kelola/jadwal/tukar')
  const antre = page.getByRole('main').getByRole('listitem')
  await expect(antre).toContainText(satu.nama)
  await antre.getByRole('button', { name: 'Setujui' }).click()
  await expect(page.getByText('Tidak ada yang menunggu')).toBeVisible()
  await rekan.signIn(page, satu.email)
  await page.goto('/jadwal?mulai=2026-11-23')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '24 November' })).toContainText(
    '07:00–15:00',
  )
})
