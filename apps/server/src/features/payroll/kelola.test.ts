import type { Bulan } from '@rekan/domain/bulan'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ISI, TERBIT, baris, bulanLain, insertSlip, completeDasar } from '../../../test/payroll.ts'
import { signInSemua } from '../../../test/pengajuan.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../test/server.ts'

const server: TestServer = await startTestServer()
await completeDasar(server.owner)
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
  admin: 'admin@rekan.example',
  lain: 'wita@rekan.example',
})
type Nama = keyof typeof token
await server.owner
  .updateTable('perusahaan')
  .set({ nama: 'PT Uji Sejahtera', alamat: 'Jalan Uji 1, Jakarta' })
  .execute()
afterAll(() => server.close())
beforeEach(() => server.setClock(JUMAT_PAGI))

const call = (nama: Nama, key: string, body?: unknown) => server.call(key, { token: token[nama], body })
const hrd = (key: string, body?: unknown) => call('hrd', key, body)

/** Chosen as they were made */
const pilih = (...ids: readonly number[]) => ({ slip: ids.map((id) => ({ id, versi: 1 })) })

/** A draft of Siti's that HR made. */
async function buat(lain: object = {}): Promise<{ id: number; versi: number; masa: Bulan }> {
  const masa = bulanLain()
  const { status, body } = await hrd('POST /kelola/payroll', {
    karyawan_id: akun.siti.karyawanId,
    ...masa,
    ...ISI,
    ...lain,
  })
  expect([status, body['message']]).toEqual([201, 'Draft slip gaji dibuat.'])
  return { id: body['data'].id, versi: body['data'].kelola.versi, masa }
}

describe('a month that is not over', () => {
  const masa = { bulan: 11, tahun: 2026 }
  const terbitkan = (id: number, lain: object = {}) =>
    hrd('POST /kelola/payroll/terbitkan', { ...pilih(id), ...lain })

  it('[ORANG-15] is published before its last day only when that is said, and on that day without a word', async () => {
    const { id } = await buat(masa)
    const lain = await buat()
    server.setClock('2026-11-29T23:59:00+07:00')
    const { status, body } = await hrd('POST /kelola/payroll/terbitkan', pilih(lain.id, id))
    expect([status, body['error'].error]).toEqual([409, 'PERIODE_BELUM_SELESAI'])
    expect(body['message']).toContain('1 November 2026 sampai 30 November 2026')
    // Nothing half done: neither is that of the month that is over.
    expect((await hrd(`GET /payroll/${lain.id}`)).body['data'].status).toBe('DRAFT')
    expect((await terbitkan(id, { sebelum_akhir: false })).status).toBe(409)
    expect((await terbitkan(id, { sebelum_akhir: true })).body['data']).toEqual([
      { id, hasil: 'BERHASIL', pesan: null },
    ])
    // Done already counts as done, and another person's waits for the last day.
    expect((await terbitkan(id)).body['data'][0].hasil).toBe('SUDAH')
    const tunggu = await buat({ ...masa, karyawan_id: akun.lain.karyawanId })
    server.setClock('2026-11-30T00:00:00+07:00')
    expect((await terbitkan(tunggu.id)).body['data'][0].hasil).toBe('BERHASIL')
  })
})

describe('who may', () => {
  it.each<[string, object]>([
    ['POST /kelola/payroll', { karyawan_id: 'diri', bulan: 11, tahun: 2026, ...ISI }],
    ['POST /payroll/{id}', { versi: 1, ...ISI }],
    ['POST /payroll/{id}/hapus', {}],
    ['POST /payroll/{id}/revisi', { alasan: 'Keliru.' }],
  ])('lets nobody of HR %s their own', async (key, body) => {
    const id = await insertSlip(server.owner, akun.hrd, akun.hrdLain.penggunaId, {
      ...bulanLain(),
      ...(key.endsWith('revisi') ? { terbit: TERBIT } : {}),
    })
    const isi = 'karyawan_id' in body ? { ...body, karyawan_id: akun.hrd.karyawanId } : body
    const { status, body: jawab } = await hrd(key.replace('{id}', String(id)), isi)
    expect([status, jawab['error'].error]).toEqual([403, 'SLIP_SENDIRI'])
  })

  it('tells of one’s own among many, and that somebody else’s went', async () => {
    const sendiri = await insertSlip(server.owner, akun.hrd, akun.hrdLain.penggunaId, bulanLain())
    const { id } = await buat()
    const { body } = await hrd('POST /kelola/payroll/terbitkan', pilih(sendiri, id, 999_999))
    expect(body['data']).toEqual([
      {
        id: sendiri,
        hasil: 'GAGAL',
        pesan: 'Slip gaji Anda sendiri diurus oleh rekan HRD lain atau penyetuju gaji HRD.',
      },
      { id, hasil: 'BERHASIL', pesan: null },
      { id: 999_999, hasil: 'GAGAL', pesan: 'Slip gaji tidak ditemukan.' },
    ])
    expect((await call('hrdLain', 'POST /kelola/payroll/terbitkan', pilih(sendiri))).body['data']).toEqual([
      { id: sendiri, hasil: 'BERHASIL', pesan: null },
    ])
  })

  it.each<[Nama, string]>(
    (['siti', 'koordinator', 'admin'] as const).flatMap((nama) =>
      [
        'GET /kelola/payroll',
        'POST /kelola/payroll',
        'POST /kelola/payroll/susun',
        'POST /kelola/payroll/bagikan',
        'POST /kelola/payroll/terbitkan',
        'GET /kelola/payroll/usulan',
        'POST /payroll/1',
        'POST /payroll/1/hapus',
        'POST /payroll/1/revisi',
        'GET /pengaturan/perusahaan',
        'POST /pengaturan/perusahaan',
      ].map((key): [Nama, string] => [nama, key]),
    ),
  )('refuses %s: %s', async (nama, key) => {
    expect((await call(nama, key, key.startsWith('POST') ? {} : undefined)).status).toBe(403)
  })
})

describe('a draft', () => {
  it('is made with its lines, its person as they are called now, and bank and insurance numbers by their ends', async () => {
    await server.owner
      .updateTable('karyawan')
      .set({ nomor_rekening: '1234567890', nama_bank: 'Bank Uji', jkn: '0001234567890', kpj: '12345678901' })
      .where('id', '=', akun.siti.karyawanId)
      .execute()
    const { id, masa } = await buat({
      catatan: '  Termasuk rapel. ',
      penghasilan_lain: [baris('Rapel', 1_000)],
    })
    const slip = await server.owner
      .selectFrom('payroll')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(slip).toMatchObject({
      ...masa,
      kode: 'KBN0031',
      nama_bank: 'Bank Uji',
      nomor_rekening: '••••••7890',
      jkn: '•••••••••7890',
      kpj: '•••••••8901',
      catatan: 'Termasuk rapel.',
      gaji_kotor: 5_730_876,
      total_tambahan: 1_000,
      gaji_bersih: 5_456_755,
      ptkp: null,
      dibuat_oleh_id: akun.hrd.penggunaId,
    })
    // Nobody but HR knows of it yet.
    expect((await call('siti', `GET /payroll/${id}`)).status).toBe(404)
  })

  it('keeps what tax follows from, and reckons gross pay as the law has it', async () => {
    const dasar = { ptkp: 'TK/0', npwp_valid: true, kelas_jkk: 'SANGAT_RENDAH', upah_minimum: 5_729_876 }
    const { id, versi } = await buat({ dasar })
    const lihat = async () => (await hrd(`GET /payroll/${id}`)).body['data'].kelola.dasar
    expect(await lihat()).toEqual({ ...dasar, harian: null, bruto_pajak: 5_990_013 })
    const penghasilan = [baris('Gaji Pokok', 10_000_000, 'TETAP')]
    expect((await hrd(`POST /payroll/${id}`, { versi, ...ISI, penghasilan })).status).toBe(200)
    expect(await lihat()).toEqual({ ...dasar, harian: null, bruto_pajak: 10_454_000 })
    await hrd(`POST /payroll/${id}`, { versi: versi + 1, ...ISI, dasar: null })
    expect(await lihat()).toBeNull()
  })

  it('is one of its month: a second is told which', async () => {
    const { id, masa } = await buat()
    const { status, body } = await hrd('POST /kelola/payroll', {
      karyawan_id: akun.siti.karyawanId,
      ...masa,
      ...ISI,
    })
    expect([status, body['error'].error, body['data']]).toEqual([409, 'SLIP_SUDAH_ADA', { id }])
  })

  it('of two made at once, one is', async () => {
    const masa = bulanLain()
    const sama = { karyawan_id: akun.siti.karyawanId, ...masa, ...ISI }
    const jawab = await Promise.all([
      hrd('POST /kelola/payroll', sama),
      call('hrdLain', 'POST /kelola/payroll', sama),
    ])
    expect(jawab.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it.each<[string, object, string]>([
    ['no income', { penghasilan: [] }, 'penghasilan'],
    ['more taken off than earned', { penghasilan: [baris('Gaji Pokok', 1, 'TETAP')] }, 'potongan'],
    ['a kind of another group', { penghasilan_lain: [baris('X', 1, 'PPH21')] }, 'penghasilan_lain'],
    ['a name of nothing', { penghasilan: [baris('  ', 6_000_000, 'TETAP')] }, 'penghasilan.0.nama'],
    ['half a rupiah', { penghasilan: [baris('Gaji', 6_000_000.5, 'TETAP')] }, 'penghasilan.0.jumlah'],
    ['less than nothing', { potongan: [baris('Kasbon', -1, 'KASBON')] }, 'potongan.0.jumlah'],
    [
      'more than a line holds',
      { penghasilan: [baris('Gaji', 10_000_000_001, 'TETAP')] },
      'penghasilan.0.jumlah',
    ],
    [
      '51 lines',
      { penghasilan_lain: Array.from({ length: 51 }, () => baris('Bonus', 1)) },
      'penghasilan_lain',
    ],
    ['an unknown kind', { potongan: [{ nama: 'X', jenis: 'ENTAH', jumlah: 1 }] }, 'potongan.0.jenis'],
    ['a month before the person came', { bulan: 1, tahun: 2001 }, 'bulan'],
    ['a month too far ahead', { bulan: 1, tahun: 2027 }, 'bulan'],
    ['a field that nobody knows', { gaji_bersih: 1 }, 'gaji_bersih'],
  ])('is refused with %s', async (_nama, lain, isian) => {
    const { status, body } = await hrd('POST /kelola/payroll', {
      karyawan_id: akun.siti.karyawanId,
      bulan: 12,
      tahun: 2026,
      ...ISI,
      ...lain,
    })
    expect([status, Object.keys(body['errors'])]).toEqual([422, [isian]])
  })

  it('is not made for nobody', async () => {
    expect(
      (await hrd('POST /kelola/payroll', { karyawan_id: 999_999, bulan: 11, tahun: 2026, ...ISI })).status,
    ).toBe(404)
  })

  it('changes while its version is the newest, and says so to who comes later', async () => {
    const { id, versi } = await buat()
    const potongan = [baris('Potongan Kasbon', 100_000, 'KASBON')]
    const satu = await hrd(`POST /payroll/${id}`, { versi, ...ISI, potongan })
    expect(satu.body['data']).toMatchObject({ gaji_bersih: 5_629_876, kelola: { versi: versi + 1 } })
    const dua = await hrd(`POST /payroll/${id}`, { versi, ...ISI })
    expect([dua.status, dua.body['error'].error, dua.body['data'].gaji_bersih]).toEqual([
      409,
      'VERSI_USANG',
      5_629_876,
    ])
  })

  it('goes, and with it its lines', async () => {
    const { id } = await buat()
    expect((await hrd(`POST /payroll/${id}/hapus`)).body).toEqual({
      data: null,
      message: 'Draft slip gaji dihapus.',
    })
    expect((await hrd(`GET /payroll/${id}`)).status).toBe(404)
    expect(
      await server.owner.selectFrom('payroll_baris').selectAll().where('payroll_id', '=', id).execute(),
    ).toEqual([])
    expect((await hrd(`POST /payroll/${id}/hapus`)).status).toBe(404)
  })
})

describe('sharing and publishing', () => {
  const kabar = async (id: number) =>
    server.owner
      .selectFrom('notifikasi')
      .select(['pengguna_id', 'jenis', 'judul', 'isi'])
      .where('detail_id', '=', id)
      .where('jenis', 'in', ['PAYROLL_DIBAGIKAN', 'PAYROLL_TERBIT'])
      .orderBy('id')
      .execute()

  it('shows the draft to its owner, who is told once', async () => {
    const { id } = await buat()
    expect((await hrd('POST /kelola/payroll/bagikan', pilih(id, id))).body['data']).toEqual([
      { id, hasil: 'BERHASIL', pesan: null },
    ])
    expect((await hrd('POST /kelola/payroll/bagikan', pilih(id))).body['data']).toEqual([
      { id, hasil: 'SUDAH', pesan: null },
    ])
    expect((await call('siti', `GET /payroll/${id}`)).status).toBe(200)
    expect((await kabar(id)).map(({ pengguna_id, jenis }) => [pengguna_id, jenis])).toEqual([
      [akun.siti.penggunaId, 'PAYROLL_DIBAGIKAN'],
    ])
  })

  it('publishes for good, with a PDF of it soon after; the owner is told', async () => {
    const { id, masa } = await buat()
    expect((await hrd('POST /kelola/payroll/terbitkan', pilih(id))).body['data']).toEqual([
      { id, hasil: 'BERHASIL', pesan: null },
    ])
    await server.deps.jobs.idle()
    const { kunci } = await server.owner
      .selectFrom('payroll_pdf')
      .select('kunci')
      .where('payroll_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await server.deps.files.exists(kunci ?? '')).toBe(true)
    const bulan = `${masa.tahun}-${String(masa.bulan).padStart(2, '0')}`
    expect(kunci).toBe(`slip/${id}/slip-gaji-${bulan}-kbn0031.pdf`)
    const [satu] = await kabar(id)
    expect(satu?.jenis).toBe('PAYROLL_TERBIT')
    expect(`${satu?.judul} ${satu?.isi}`).not.toMatch(/Rp|5[.\d]{4,}/)
    const slip = (await call('siti', `GET /payroll/${id}`)).body['data']
    expect(slip).toMatchObject({ status: 'TERBIT', terbit_pada: '2026-11-20T00:52:13.000Z' })
    for (const [key, body] of [
      [`POST /payroll/${id}`, { versi: 1, ...ISI }],
      [`POST /payroll/${id}/hapus`, {}],
    ] as const) {
      const jawab = await hrd(key, body)
      expect([jawab.status, jawab.body['error'].error]).toEqual([409, 'SLIP_TERBIT'])
    }
    expect((await hrd('POST /kelola/payroll/terbitkan', pilih(id))).body['data']).toEqual([
      { id, hasil: 'SUDAH', pesan: null },
    ])
    expect(await kabar(id)).toHaveLength(1)
  })

  it('of two who publish at once, one does and both are answered', async () => {
    const { id } = await buat()
    const jawab = await Promise.all([
      hrd('POST /kelola/payroll/terbitkan', pilih(id)),
      call('hrdLain', 'POST /kelola/payroll/terbitkan', pilih(id)),
    ])
    expect(new Set(jawab.map(({ body }) => body['data'][0].hasil as string))).toEqual(
      new Set(['BERHASIL', 'SUDAH']),
    )
    expect(await kabar(id)).toHaveLength(1)
  })

  it('saves or publishes, never half of each: who comes second is told', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { id, versi } = await buat()
      const potongan = [baris('Potongan Kasbon', 1_000_000, 'KASBON')]
      const [ubah, terbit] = await Promise.all([
        hrd(`POST /payroll/${id}`, { versi, ...ISI, potongan }),
        call('hrdLain', 'POST /kelola/payroll/terbitkan', pilih(id)),
      ])
      const isSaved = ubah.status === 200
      expect([ubah.status, terbit.body['data'][0].hasil]).toEqual(
        isSaved ? [200, 'GAGAL'] : [409, 'BERHASIL'],
      )
      const slip = (await hrd(`GET /payroll/${id}`)).body['data']
      expect([slip.status, slip.gaji_bersih]).toEqual(isSaved ? ['DRAFT', 4_729_876] : ['TERBIT', 5_455_755])
    }
  })

  it('shares and publishes nothing that has changed since it was chosen', async () => {
    const { id, versi } = await buat()
    const dipilih = pilih(id)
    await call('hrdLain', `POST /payroll/${id}`, { versi, ...ISI, potongan: [] })
    for (const key of ['POST /kelola/payroll/bagikan', 'POST /kelola/payroll/terbitkan']) {
      expect((await hrd(key, dipilih)).body['data']).toEqual([
        {
          id,
          hasil: 'GAGAL',
          pesan: 'Slip gaji ini berubah sejak Anda memilihnya. Periksa lagi, lalu ulangi.',
        },
      ])
    }
    expect((await hrd(`GET /payroll/${id}`)).body['data']).toMatchObject({
      status: 'DRAFT',
      kelola: { versi: 2 },
    })
    expect(await kabar(id)).toEqual([])
    const baru = { slip: [{ id, versi: 2 }] }
    expect((await hrd('POST /kelola/payroll/terbitkan', baru)).body['data'][0].hasil).toBe('BERHASIL')
  })

  it('waits for the company’s name', async () => {
    await server.owner.updateTable('perusahaan').set({ nama: null, alamat: null }).execute()
    const { id } = await buat()
    const { status, body } = await hrd('POST /kelola/payroll/terbitkan', pilih(id))
    expect([status, body['error'].error]).toEqual([409, 'PERUSAHAAN_BELUM_DIISI'])
    expect((await hrd('POST /pengaturan/perusahaan', { nama: ' ', alamat: 'Jalan' })).status).toBe(422)
    const isi = { nama: 'PT Uji Sejahtera', alamat: 'Jalan Uji 1, Jakarta' }
    expect((await hrd('POST /pengaturan/perusahaan', { ...isi, nib: '12' })).body['errors']).toEqual({
      nib: ['NIB harus 13 angka.'],
    })
    const { versi } = (await hrd('GET /pengaturan/perusahaan')).body['data']
    const bernomor = { ...isi, npwp: '01.234.567.8-901.234', nib: '' }
    const tanpaKop = { telepon: null, email: null, kaki: null, logo_url: null }
    const jadi = { ...isi, ...tanpaKop, npwp: '012345678901234', nib: null, versi: versi + 1 }
    expect((await hrd('POST /pengaturan/perusahaan', bernomor)).body['data']).toEqual(jadi)
    expect((await hrd('GET /pengaturan/perusahaan')).body['data']).toEqual(jadi)
    const usang = await server.call('POST /pengaturan/perusahaan', {
      token: await server.login('hrd@rekan.example'),
      headers: { 'if-match': `"${versi}"` },
      body: { ...isi, nama: 'PT Lain' },
    })
    expect([usang.status, usang.body['error'].error, usang.body['data']]).toEqual([409, 'VERSI_USANG', jadi])
    expect((await hrd('POST /kelola/payroll/terbitkan', pilih(id))).body['data'][0].hasil).toBe('BERHASIL')
  })

  it('tells the audit trail who did what, and nobody what anybody earns', async () => {
    const { id, versi } = await buat()
    await hrd(`POST /payroll/${id}`, { versi, ...ISI, potongan: [] })
    const dipilih = { slip: [{ id, versi: versi + 1 }] }
    await hrd('POST /kelola/payroll/bagikan', dipilih)
    await hrd('POST /kelola/payroll/terbitkan', dipilih)
    const revisi = (await hrd(`POST /payroll/${id}/revisi`, { alasan: 'Keliru.' })).body['data'].id as number
    await hrd(`POST /payroll/${revisi}/hapus`)
    const jejak = await server.owner
      .selectFrom('audit')
      .selectAll()
      .where('objek', '=', 'payroll')
      .where('objek_id', 'in', [String(id), String(revisi)])
      .orderBy('id')
      .execute()
    expect(jejak.map(({ tindakan }) => tindakan)).toEqual([
      'POST /kelola/payroll',
      'POST /payroll/{id}',
      'POST /kelola/payroll/bagikan',
      'POST /kelola/payroll/terbitkan',
      'POST /payroll/{id}/revisi',
      'POST /payroll/{id}/hapus',
    ])
    expect(jejak.every(({ pengguna_id }) => pengguna_id === akun.hrd.penggunaId)).toBe(true)
    const teks = JSON.stringify(jejak.map(({ sebelum, sesudah }) => [sebelum, sesudah]))
    expect(teks).not.toMatch(/gaji_|jumlah|total_|bruto|\d{5,}/)
  })
})

describe('a correction', () => {
  it('is a draft with the published lines and a reason, seen beside what it puts right', async () => {
    const { id, masa } = await buat()
    const awal = await hrd(`POST /payroll/${id}/revisi`, { alasan: 'Kasbon keliru.' })
    expect([awal.status, awal.body['error'].error]).toEqual([409, 'SLIP_BELUM_TERBIT'])
    await hrd('POST /kelola/payroll/terbitkan', pilih(id))
    expect((await hrd(`POST /payroll/${id}/revisi`, { alasan: ' ' })).body['errors']).toEqual({
      alasan: ['Alasan revisi harus diisi.'],
    })
    const { status, body } = await hrd(`POST /payroll/${id}/revisi`, { alasan: 'Kasbon keliru.' })
    const { data } = body
    expect(status).toBe(201)
    expect(data).toMatchObject({
      ...masa,
      revisi: 1,
      status: 'DRAFT',
      catatan: 'Kasbon keliru.',
      gaji_bersih: 5_455_755,
    })
    const lagi = await hrd(`POST /payroll/${id}/revisi`, { alasan: 'Lagi.' })
    expect([lagi.status, lagi.body['data']]).toEqual([409, { id: data.id }])
    // Its owner still has what was published.
    const dariSiti = async () =>
      (await call('siti', `GET /payroll?tahun=${masa.tahun}`)).body['data']?.find(
        (satu: { bulan: number }) => satu.bulan === masa.bulan,
      )?.id
    if (masa.tahun >= 2023) expect(await dariSiti()).toBe(id)
    const tanpa = await hrd(`POST /payroll/${data.id}`, { versi: 1, ...ISI, catatan: '' })
    expect(tanpa.body['errors']).toEqual({ catatan: ['Alasan revisi harus diisi.'] })
    await hrd('POST /kelola/payroll/terbitkan', pilih(data.id))
    if (masa.tahun >= 2023) expect(await dariSiti()).toBe(data.id)
    const lama = await hrd(`POST /payroll/${id}/revisi`, { alasan: 'Yang lama.' })
    expect([lama.status, lama.body['data']]).toEqual([409, { id: data.id }])
  })

  it('of two begun at once, one is', async () => {
    const { id } = await buat()
    await hrd('POST /kelola/payroll/terbitkan', pilih(id))
    const jawab = await Promise.all(
      (['hrd', 'hrdLain'] as const).map((nama) =>
        call(nama, `POST /payroll/${id}/revisi`, { alasan: 'Keliru.' }),
      ),
    )
    expect(jawab.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})
