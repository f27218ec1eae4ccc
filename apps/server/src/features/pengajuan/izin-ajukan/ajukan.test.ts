import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAkun, insertAbsensi, insertHakCuti } from '../../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { drawSelfie } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
let orang: Person
let rizky: number
let surat: Buffer
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 320, Date.parse(JUMAT_PAGI))
  rizky = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
  surat = await drawSelfie(1, 640)
})
afterAll(() => server.close())
beforeEach(() => {
  server.setClock(JUMAT_PAGI)
  orang = people.pop() as Person
})

type Kiriman = {
  berkas?: Uint8Array
  nama?: string
  token?: string
  headers?: Record<string, string>
}
const IZIN = { jenis_izin: 'IZIN', tanggal_mulai: '2026-11-23', keterangan: 'Mengurus dokumen.' }
const ajukan = async (
  isi: Record<string, string | number> = {},
  { berkas, nama = 'surat.pdf', token = orang.token, headers = {} }: Kiriman = {},
) => {
  const lengkap = { koordinator_id: rizky, ...IZIN, ...isi }
  const form = new FormData()
  for (const [isian, nilai] of Object.entries({ tanggal_selesai: lengkap.tanggal_mulai, ...lengkap }))
    form.append(isian, String(nilai))
  if (berkas !== undefined)
    form.append('file', new Blob([Uint8Array.from(berkas)], { type: 'image/gif' }), nama)
  return server.call('POST /absensi/pengajuan', { token, form, headers })
}
const tersimpan = () =>
  server.owner.selectFrom('absensi').selectAll().where('karyawan_id', '=', orang.karyawanId).execute()
const berkasnya = async () => {
  const nama = await readdir(join(server.dataDir, 'berkas', 'lampiran')).catch(() => [])
  return nama.filter((satu) => satu.startsWith(`${orang.karyawanId}-`))
}
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n')

describe('[API-09, IZN-01] POST /absensi/pengajuan', () => {
  it('files a request: it waits for its coordinator, with the days that count', async () => {
    const { status, body } = await ajukan({ tanggal_mulai: '2026-11-20', tanggal_selesai: '2026-11-24' })
    expect([status, body['message']]).toEqual([
      201,
      'Pengajuan terkirim. Menunggu persetujuan Rizky Pratama.',
    ])
    expect(body['data']).toMatchObject({
      id: expect.any(Number),
      jenis_izin: 'IZIN',
      jenis: 'Izin',
      cuti: null,
      status: 'menunggu',
      tanggal_mulai: '2026-11-20',
      tanggal_selesai: '2026-11-24',
      total_hari: 3,
      keterangan: 'Mengurus dokumen.',
      lampiran_url: null,
      created_at: new Date(JUMAT_PAGI).toISOString(),
      karyawan: { id: orang.karyawanId },
      koordinator: { id: rizky, nama: 'Rizky Pratama' },
      diajukan_oleh: { id: orang.penggunaId },
      keputusan: null,
      menunggu: { oleh: { id: rizky }, pengganti: false },
      dapat: { putuskan: false, batalkan: true },
    })
    const lagi = await server.call(`GET /absensi/${body['data'].id}`, { token: orang.token })
    expect(lagi.body['data']).toEqual(body['data'])
  })

  it('takes leave with its kind, blank fields as absent, ids as text and the kind in any letter case', async () => {
    await insertHakCuti(server.owner, orang.karyawanId, 2, ['2026-01-01', '2026-12-31'])
    const { status, body } = await ajukan({
      jenis_izin: 'cuti',
      cuti_id: '1',
      jam_masuk: '',
      jam_pulang: '',
      tanggal_mulai: '2026-11-30',
      tanggal_selesai: '2026-12-01',
    })
    expect([status, body['data']]).toMatchObject([
      201,
      {
        jenis: 'Cuti Tahunan',
        cuti: { id: 1, nama: 'Cuti Tahunan' },
        total_hari: 2,
        karyawan: { jatah_cuti: 2 },
      },
    ])
  })

  it('takes a correction with its times', async () => {
    const { status, body } = await ajukan({
      jenis_izin: 'KOREKSI_PRESENSI',
      tanggal_mulai: '2026-11-19',
      jam_masuk: '08:00',
      jam_pulang: '17:00:30',
    })
    expect([status, body['data']]).toMatchObject([
      201,
      { total_hari: 1, jam_masuk: '08:00:00', jam_pulang: '17:00:30' },
    ])
  })

  it('writes once for one Idempotency-Key, document and all', async () => {
    const kirim = () =>
      ajukan({}, { berkas: PDF, headers: { 'idempotency-key': `sekali-${orang.karyawanId}` } })
    const semua = await Promise.all([kirim(), kirim(), kirim()])
    expect(semua.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(semua.map(({ body }) => body['data'].id)).size).toBe(1)
    expect([(await tersimpan()).length, (await berkasnya()).length]).toEqual([1, 1])
  })
})

describe('[API-09] what is refused, at its field, with nothing stored', () => {
  it.each<[string, Record<string, string | number>, string, RegExp]>([
    [
      'a day that is none',
      { tanggal_mulai: '2026-02-30', tanggal_selesai: '2026-11-23' },
      'tanggal_mulai',
      /tidak valid/,
    ],
    [
      'an end before the start',
      { tanggal_selesai: '2026-11-22' },
      'tanggal_selesai',
      /sebelum tanggal mulai/,
    ],
    ['ten years', { tanggal_selesai: '2036-11-23' }, 'tanggal_selesai', /paling lama 366 hari/],
    ['the year 2199', { tanggal_mulai: '2199-12-31' }, 'tanggal_mulai', /setahun ke depan/],
    [
      'no working day',
      { tanggal_mulai: '2026-11-21', tanggal_selesai: '2026-11-22' },
      'tanggal_mulai',
      /Tidak ada hari kerja/,
    ],
    ['a holiday', { tanggal_mulai: '2026-12-25' }, 'tanggal_mulai', /Tidak ada hari kerja/],
    ['yesterday', { tanggal_mulai: '2026-11-19' }, 'tanggal_mulai', /sudah lewat/],
    ['no date', { tanggal_mulai: '', tanggal_selesai: '2026-11-23' }, 'tanggal_mulai', /harus diisi/],
    ['no coordinator', { koordinator_id: '' }, 'koordinator_id', /harus diisi/],
    ['an id with a space', { koordinator_id: '2 ' }, 'koordinator_id', /tidak valid/],
    ['nobody', { koordinator_id: 2_147_483_647 }, 'koordinator_id', /tidak valid/],
    ['an id beyond all', { koordinator_id: '9'.repeat(20) }, 'koordinator_id', /tidak valid/],
    ['no reason', { keterangan: ' \u200b ' }, 'keterangan', /harus diisi/],
    ['a long reason', { keterangan: 'x'.repeat(501) }, 'keterangan', /500 karakter/],
    ['a reason of 100,000 characters', { keterangan: 'x'.repeat(100_000) }, 'keterangan', /panjang/],
    ['no kind', { jenis_izin: '' }, 'jenis_izin', /harus dipilih/],
    ['an unknown kind', { jenis_izin: 'LIBURAN' }, 'jenis_izin', /tidak dikenal/],
    ['leave of no kind', { jenis_izin: 'CUTI' }, 'cuti_id', /harus dipilih/],
    ['leave that is not there', { jenis_izin: 'CUTI', cuti_id: 999 }, 'cuti_id', /tidak tersedia/],
    ['leave not in use', { jenis_izin: 'CUTI', cuti_id: 19 }, 'cuti_id', /tidak tersedia/],
    ['leave for the other sex', { jenis_izin: 'CUTI', cuti_id: 6 }, 'cuti_id', /karyawan perempuan/],
    ['leave without its document', { jenis_izin: 'CUTI', cuti_id: 9 }, 'file', /Dokumen harus dilampirkan/],
    [
      'sickness without a letter',
      { jenis_izin: 'SAKIT', tanggal_selesai: '2026-11-24' },
      'file',
      /Surat dokter/,
    ],
    ['a kind of leave with permission', { cuti_id: 1 }, 'cuti_id', /hanya dipilih/],
    ['times with permission', { jam_masuk: '08:00' }, 'jam_masuk', /koreksi presensi/],
    ['a time that is none', { jam_masuk: '25:00' }, 'jam_masuk', /tidak valid/],
    [
      'a correction without times',
      { jenis_izin: 'KOREKSI_PRESENSI', tanggal_mulai: '2026-11-19' },
      'jam_masuk',
      /Isi jam/,
    ],
    [
      'a correction of a day off',
      { jenis_izin: 'KOREKSI_PRESENSI', tanggal_mulai: '2026-11-15', jam_masuk: '08:00' },
      'tanggal_mulai',
      /^Hari libur: /,
    ],
    [
      'a correction of today',
      { jenis_izin: 'KOREKSI_PRESENSI', tanggal_mulai: '2026-11-20', jam_masuk: '07:00' },
      'tanggal_mulai',
      /sudah lewat/,
    ],
    ['somebody else’s request', { karyawan_id: 1 }, 'karyawan_id', /./],
    ['a decision with it', { status: 'disetujui' }, 'status', /./],
  ])('%s', async (_nama, isi, isian, pesan) => {
    const { status, body } = await ajukan(isi)
    expect([status, body['errors']]).toEqual([422, { [isian]: [expect.stringMatching(pesan)] }])
    expect(await tersimpan()).toEqual([])
  })

  it('a coordinator who is none: an employee, HR, who asks, who was switched off', async () => {
    const { penggunaId: karyawan } = await findAkun(server.owner, 'karyawan@rekan.example')
    const { penggunaId: hrd } = await findAkun(server.owner, 'hrd@rekan.example')
    const budi = await findAkun(server.owner, 'budi.santoso@karsabina.example')
    const atur = (aktif: boolean) =>
      server.owner.updateTable('pengguna').set({ aktif }).where('id', '=', budi.penggunaId).execute()
    await atur(false)
    for (const id of [karyawan, hrd, orang.penggunaId, budi.penggunaId]) {
      const { status, body } = await ajukan({ koordinator_id: id })
      expect([status, body['errors']]).toEqual([422, { koordinator_id: ['Koordinator tidak valid.'] }])
    }
    await atur(true)
    const rizkySendiri = await ajukan({}, { token: await server.login('koordinator@rekan.example') })
    expect(rizkySendiri.body['errors']).toEqual({ koordinator_id: ['Koordinator tidak valid.'] })
  })

  it('who is placed nowhere, by the calendar too', async () => {
    const token = await server.login('kosong@rekan.example')
    const ibadah = { jenis_izin: 'CUTI', cuti_id: 17 }
    for (const isi of [{}, ibadah]) {
      const { status, body } = await ajukan(isi, { token, ...(isi === ibadah && { berkas: PDF }) })
      expect([status, body['errors']]).toMatchObject([
        422,
        { tanggal_mulai: [expect.stringMatching(/belum ditempatkan/)] },
      ])
    }
  })

  it('who is no employee', async () => {
    const { status, body } = await ajukan(
      {},
      { token: await server.login('admin@rekan.example'), berkas: PDF },
    )
    expect([status, body['message']]).toEqual([422, 'Akun Anda tidak terhubung dengan data karyawan.'])
  })

  it('names everything that is wrong at once', async () => {
    const { body } = await ajukan({ koordinator_id: 1_000_000, tanggal_mulai: '2026-11-21', cuti_id: 1 })
    expect(Object.keys(body['errors']).toSorted()).toEqual(['cuti_id', 'koordinator_id', 'tanggal_mulai'])
  })

  it('days that another request has, until it is withdrawn; a correction lies beside it', async () => {
    const { body } = await ajukan({ tanggal_mulai: '2026-11-23', tanggal_selesai: '2026-11-25' })
    for (const [mulai, selesai] of [
      ['2026-11-25', '2026-11-26'],
      ['2026-11-20', '2026-11-23'],
      ['2026-11-24', '2026-11-24'],
    ] as const) {
      const lagi = await ajukan({ jenis_izin: 'WFH', tanggal_mulai: mulai, tanggal_selesai: selesai })
      expect([lagi.status, lagi.body['errors']]).toEqual([
        422,
        { tanggal_mulai: ['Sudah ada pengajuan lain pada tanggal itu.'] },
      ])
    }
    expect((await ajukan({ tanggal_mulai: '2026-11-26' })).status).toBe(201)
    await server.call(`POST /absensi/${body['data'].id}/cancel`, { token: orang.token, body: {} })
    expect((await ajukan({ tanggal_mulai: '2026-11-24' })).status).toBe(201)
    const koreksi = { jenis_izin: 'KOREKSI_PRESENSI', tanggal_mulai: '2026-11-19', jam_masuk: '08:00' }
    expect((await ajukan(koreksi)).status).toBe(201)
    const { status, body: kedua } = await ajukan({ ...koreksi, jam_masuk: '08:30' })
    expect([status, kedua['errors']]).toEqual([
      422,
      { tanggal_mulai: [expect.stringMatching(/masih menunggu/)] },
    ])
  })

  it('annual leave beyond the balance on its days; that of a year of service to come is there by then', async () => {
    await insertHakCuti(server.owner, orang.karyawanId, 1, ['2026-01-01', '2026-12-31'])
    const cuti = (tanggal_mulai: string, tanggal_selesai = tanggal_mulai) =>
      ajukan({ jenis_izin: 'CUTI', cuti_id: 1, tanggal_mulai, tanggal_selesai })
    const kurang = await cuti('2026-12-01', '2026-12-02')
    expect([kurang.status, kurang.body['errors']]).toEqual([
      422,
      { tanggal_selesai: [expect.stringMatching(/pada tanggal itu 1 hari, sedangkan yang diajukan 2 hari/)] },
    ])
    // What waits takes nothing of the balance yet.
    expect((await cuti('2026-12-01')).status).toBe(201)
    expect((await cuti('2026-12-08')).status).toBe(201)
    expect((await cuti('2027-01-04', '2027-01-18')).status).toBe(201)
    expect((await cuti('2027-02-01', '2027-02-26')).body['errors']).toEqual({
      tanggal_selesai: [expect.stringMatching(/pada tanggal itu 12 hari/)],
    })
  })

  it('more leave in a month than it has, counting what waits', async () => {
    // A kind of leave of the company's own, by the month.
    await server.owner.updateTable('jenis_cuti').set({ kuota_per: 'bulan' }).where('id', '=', 6).execute()
    await server.owner
      .updateTable('karyawan')
      .set({ jenis_kelamin: 'P' })
      .where('id', '=', orang.karyawanId)
      .execute()
    const haid = { jenis_izin: 'CUTI', cuti_id: 6 }
    expect((await ajukan({ ...haid, tanggal_mulai: '2026-11-23' })).status).toBe(201)
    const { body } = await ajukan({ ...haid, tanggal_mulai: '2026-11-26', tanggal_selesai: '2026-11-27' })
    expect(body['errors']).toEqual({ tanggal_selesai: ['Sisa Cuti Haid Anda bulan November 2026 1 hari.'] })
    expect(
      (await ajukan({ ...haid, tanggal_mulai: '2026-11-30', tanggal_selesai: '2026-12-01' })).status,
    ).toBe(201)
    const { body: desember } = await ajukan({
      ...haid,
      tanggal_mulai: '2026-12-02',
      tanggal_selesai: '2026-12-03',
    })
    expect(desember['errors']).toEqual({
      tanggal_selesai: ['Sisa Cuti Haid Anda bulan Desember 2026 1 hari.'],
    })
    expect((await ajukan({ ...haid, tanggal_mulai: '2026-12-02' })).status).toBe(201)
    await server.owner.updateTable('jenis_cuti').set({ kuota_per: 'periode' }).where('id', '=', 6).execute()
  })

  it('[UPAH-28] takes a second menstrual leave of the month, and no third day of one period', async () => {
    await server.owner
      .updateTable('karyawan')
      .set({ jenis_kelamin: 'P' })
      .where('id', '=', orang.karyawanId)
      .execute()
    const haid = (tanggal_mulai: string, tanggal_selesai = tanggal_mulai) =>
      ajukan({ jenis_izin: 'CUTI', cuti_id: 6, tanggal_mulai, tanggal_selesai })
    expect((await haid('2026-12-01', '2026-12-02')).status).toBe(201)
    const ketiga = await haid('2026-12-03')
    expect([ketiga.status, ketiga.body['errors']]).toEqual([
      422,
      {
        tanggal_selesai: [
          'Cuti Haid paling lama 2 hari setiap periode, dan sisanya pada periode itu 0 hari.',
        ],
      },
    ])
    expect((await haid('2026-12-28', '2026-12-29')).status).toBe(201)
    expect((await haid('2027-01-25', '2027-01-27')).body['errors']).toEqual({
      tanggal_selesai: ['Cuti Haid paling lama 2 hari setiap periode.'],
    })
  })

  it('[UPAH-27] takes sickness and a death of yesterday, and names the limit of each kind for a day beyond it', async () => {
    // Today is Friday, 20 November.
    const sakit = (tanggal_mulai: string) => ajukan({ jenis_izin: 'SAKIT', tanggal_mulai })
    const duka = (tanggal_mulai: string) => ajukan({ jenis_izin: 'CUTI', cuti_id: 13, tanggal_mulai })
    expect((await duka('2026-11-19')).status).toBe(201)
    expect((await duka('2026-11-13')).status).toBe(201)
    const lewat = await duka('2026-11-12')
    expect([lewat.status, lewat.body['errors'].tanggal_mulai]).toEqual([
      422,
      [expect.stringMatching(/paling lambat 7 hari sesudahnya: mulai 13 November 2026\.$/)],
    ])
    expect((await sakit('2026-11-18')).status).toBe(201)
    expect((await sakit('2026-11-16')).body['errors'].tanggal_mulai).toEqual([
      'Sakit dapat diajukan paling lambat 3 hari sesudahnya: mulai 17 November 2026.',
    ])
    const hitung = await server.call(
      'GET /absensi/hitung?jenis_izin=CUTI&cuti_id=13&tanggal_mulai=2026-11-12&tanggal_selesai=2026-11-12',
      { token: orang.token },
    )
    expect(hitung.body['data'].keberatan.tanggal_mulai).toEqual(lewat.body['errors'].tanggal_mulai)
    // What is planned is not filed afterwards.
    const menikah = await ajukan({ jenis_izin: 'CUTI', cuti_id: 9, tanggal_mulai: '2026-11-19' })
    expect(menikah.body['errors'].tanggal_mulai).toEqual([
      'Cuti Menikah tidak dapat diajukan untuk hari yang sudah lewat.',
    ])
  })
})

it('[API-09] sickness of days that follow one another without its letter, however it is parted', async () => {
  const sakit = (tanggal_mulai: string, kiriman: Kiriman = {}) =>
    ajukan({ jenis_izin: 'SAKIT', tanggal_mulai }, kiriman)
  expect((await sakit('2026-11-27')).status).toBe(201)
  // Friday, Monday
  const { status, body } = await sakit('2026-11-30')
  expect([status, body['errors']]).toEqual([422, { file: [expect.stringMatching(/bersambung/)] }])
  expect((await sakit('2026-11-26')).status).toBe(422)
  const hitung = await server.call(
    'GET /absensi/hitung?jenis_izin=SAKIT&tanggal_mulai=2026-11-30&tanggal_selesai=2026-11-30',
    { token: orang.token },
  )
  expect(hitung.body['data']).toMatchObject({ total_hari: 1, dokumen_wajib: true })
  expect((await sakit('2026-12-01')).status).toBe(201)
  expect((await sakit('2026-11-30', { berkas: PDF })).status).toBe(201)
})

describe('documents', () => {
  const unduh = async (url: string) => {
    const jawaban = await fetch(server.origin + url)
    return { jawaban, isi: Buffer.from(await jawaban.arrayBuffer()) }
  }

  it.each(['png', 'jpeg'] as const)(
    'takes a %s by its bytes, and keeps it without metadata',
    async (tipe) => {
      const gambar = await sharp(surat)
        .resize(2000, 3000, { fit: 'fill' })
        .withExif({ IFD0: { Copyright: 'rahasia' } })
        .toFormat(tipe)
        .toBuffer()
      const { status, body } = await ajukan({}, { berkas: gambar, nama: 'C:\\surat\u202e dokter.exe' })
      expect([status, body['data'].lampiran_nama]).toEqual([201, 'surat dokter.webp'])
      const { jawaban, isi } = await unduh(body['data'].lampiran_url)
      expect([jawaban.headers.get('content-type'), jawaban.headers.get('x-content-type-options')]).toEqual([
        'image/webp',
        'nosniff',
      ])
      const { width, height, exif } = await sharp(isi).metadata()
      expect([width, height, exif]).toEqual([1067, 1600, undefined])
    },
  )

  it('[SAFE-21] keeps a PDF as it is, behind a link that is good at 55 s and dead at 65 s', async () => {
    const { body } = await ajukan({}, { berkas: PDF, nama: ' . ' })
    expect(body['data'].lampiran_nama).toBe('Dokumen.pdf')
    server.setClock('2026-11-20T07:53:08+07:00')
    const { jawaban, isi } = await unduh(body['data'].lampiran_url)
    expect([jawaban.headers.get('content-type'), isi.equals(PDF)]).toEqual(['application/pdf', true])
    server.setClock('2026-11-20T07:53:18+07:00')
    expect((await unduh(body['data'].lampiran_url)).jawaban.status).toBe(404)
  })

  it.each([
    ['<img src=x> fdp.exe', 'img src=x fdp.pdf'],
    ['Surat dr. Budi 12.10', 'Surat dr. Budi 12.10.pdf'],
    ['surat.PDF', 'surat.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
  ])('names a PDF called %s', async (nama, harapan) => {
    const { body } = await ajukan({}, { berkas: PDF, nama })
    expect(body['data'].lampiran_nama).toBe(harapan)
  })

  it('takes a PDF whose cross-reference is a stream', async () => {
    const berkas = Buffer.from(
      '%PDF-1.5\n7 0 obj\n<</Type/XRef/Size 8>>\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF',
    )
    expect((await ajukan({}, { berkas })).status).toBe(201)
  })

  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    [
      'a page called PDF',
      () => Buffer.from('<html><script>alert(1)</script></html>'),
      /PDF, JPEG, PNG, atau WebP/,
    ],
    ['nothing', () => Buffer.alloc(0), /kosong/],
    ['half a PNG', () => surat.subarray(0, 2000), /tidak utuh/],
    ['half a PDF', () => PDF.subarray(0, 30), /tidak utuh/],
    [
      'a PDF’s first bytes before a page',
      () => Buffer.concat([Buffer.from('%PDF-'), Buffer.from('<html>')]),
      /tidak utuh/,
    ],
    [
      'a PDF’s ends without a PDF, before a page',
      () => Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n<html><script>alert(1)</script></html>'),
      /tidak utuh/,
    ],
    ['a picture that a decoder refuses', () => rusak(surat), /tidak utuh|tidak dapat dibaca/],
  ])('refuses %s, and keeps nothing of it', async (_nama, berkas, pesan) => {
    const { status, body } = await ajukan({}, { berkas: await berkas() })
    expect([status, body['errors']]).toEqual([422, { file: [expect.stringMatching(pesan)] }])
    expect([await tersimpan(), await berkasnya()]).toEqual([[], []])
  })

  it('refuses more than 5 MB with 413', async () => {
    const { status } = await ajukan({}, { berkas: Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]) })
    expect(status).toBe(413)
  })

  it('leaves none behind when the request itself is refused', async () => {
    expect((await ajukan({ tanggal_mulai: '2026-11-21' }, { berkas: PDF })).status).toBe(422)
    expect((await ajukan({ jenis_izin: 'WFH' }, { berkas: PDF })).body['errors']).toEqual({
      file: [expect.stringMatching(/tidak memerlukan dokumen/)],
    })
    expect(await berkasnya()).toEqual([])
  })
})

describe('GET /absensi/hitung', () => {
  const hitung = async (isi: Record<string, string>, token = orang.token) => {
    const query = new URLSearchParams({ tanggal_selesai: isi['tanggal_mulai'] ?? '', ...isi })
    const { status, body } = await server.call(`GET /absensi/hitung?${query.toString()}`, { token })
    return [status, body['data'] ?? body['errors']]
  }

  it('tells the days that count, what is left and what must be handed in', async () => {
    await insertHakCuti(server.owner, orang.karyawanId, 5, ['2026-01-01', '2026-12-31'])
    const cuti = { jenis_izin: 'CUTI', cuti_id: '1', tanggal_mulai: '2026-12-24' }
    expect(await hitung({ ...cuti, tanggal_selesai: '2026-12-28' })).toEqual([
      200,
      { total_hari: 1, hari_libur: 4, sisa: 5, dokumen_wajib: false, keberatan: {} },
    ])
    expect(
      await hitung({ jenis_izin: 'sakit', tanggal_mulai: '2026-11-23', tanggal_selesai: '2026-11-24' }),
    ).toEqual([200, { total_hari: 2, hari_libur: 0, sisa: null, dokumen_wajib: true, keberatan: {} }])
  })

  it('tells why it would be refused, at the field', async () => {
    await insertAbsensi(server.owner, orang, rizky, { tanggal_mulai: '2026-11-23' })
    const keberatan = async (isi: Record<string, string>) => {
      const [status, data] = await hitung({ jenis_izin: 'IZIN', tanggal_mulai: '2026-11-23', ...isi })
      expect(status).toBe(200)
      return data.keberatan
    }
    expect(await keberatan({})).toEqual({ tanggal_mulai: ['Sudah ada pengajuan lain pada tanggal itu.'] })
    expect(await keberatan({ tanggal_mulai: '2026-02-30' })).toMatchObject({
      tanggal_mulai: [/tidak valid/].map((p) => expect.stringMatching(p)),
    })
    expect(await keberatan({ tanggal_selesai: '2199-12-31' })).toEqual({
      tanggal_selesai: ['Pengajuan paling lama 366 hari.'],
    })
    expect(await keberatan({ jenis_izin: 'CUTI', tanggal_mulai: '2026-11-24' })).toEqual({
      cuti_id: ['Jenis cuti harus dipilih.'],
    })
    // The times are asked for in the form alone.
    expect(await keberatan({ jenis_izin: 'KOREKSI_PRESENSI', tanggal_mulai: '2026-11-19' })).toEqual({})
  })

  it('refuses a kind that is none and who is no employee', async () => {
    expect(await hitung({ jenis_izin: 'x', tanggal_mulai: '2026-11-23' })).toEqual([
      422,
      { jenis_izin: ['Jenis izin tidak dikenal.'] },
    ])
    const admin = await server.login('admin@rekan.example')
    expect((await hitung({ jenis_izin: 'IZIN', tanggal_mulai: '2026-11-23' }, admin))[0]).toBe(422)
  })
})

it('of 200 pairs of overlapping requests sent at once, exactly one of each stays and the other is told', async () => {
  const pasangan = people.splice(0, 200)
  const hasil: number[][] = []
  for (let i = 0; i < pasangan.length; i += 20) {
    const serentak = pasangan.slice(i, i + 20).map(async ({ token }) => {
      const satu = { tanggal_mulai: '2026-11-23', tanggal_selesai: '2026-11-25' }
      const dua = { jenis_izin: 'WFH', tanggal_mulai: '2026-11-25', tanggal_selesai: '2026-11-27' }
      const berdua = await Promise.all([ajukan(satu, { token }), ajukan(dua, { token })])
      for (const { status, body } of berdua)
        if (status !== 201)
          expect(body['errors']).toEqual({ tanggal_mulai: ['Sudah ada pengajuan lain pada tanggal itu.'] })
      return berdua.map(({ status }) => status).toSorted((a, b) => a - b)
    })
    hasil.push(...(await Promise.all(serentak)))
  }
  expect(hasil).toEqual(pasangan.map(() => [201, 422]))
  const { n } = await server.owner
    .selectFrom('absensi')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(
      'karyawan_id',
      'in',
      pasangan.map((p) => p.karyawanId),
    )
    .executeTakeFirstOrThrow()
  expect(n).toBe(200)
})

/** Its image data replaced, checksums right: whole to look at. */
async function rusak(png: Buffer): Promise<Buffer> {
  const { pngChunk } = await import('../../../../test/png.ts')
  const kepala = png.subarray(0, 33)
  return Buffer.concat([kepala, pngChunk('IDAT', Buffer.alloc(200, 7)), pngChunk('IEND', Buffer.alloc(0))])
}
