import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertLembur, signInSemua } from '../../../../test/pengajuan.ts'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
const people = await addPeople(server.owner, 140, Date.parse(JUMAT_PAGI))
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  budi: 'budi.santoso@karsabina.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
  kosong: 'kosong@rekan.example',
})
type Nama = keyof typeof akun
const penggunaId = (nama: Nama) => akun[nama].penggunaId
await setKoordinator(server.owner, penggunaId('koordinator'), people)
// Whom a request may name beside one's own: who coordinates the site.
await server.owner
  .insertInto('kantor_koordinator')
  .columns(['kantor_id', 'pengguna_id', 'mulai'])
  .expression((eb) =>
    eb
      .selectFrom('penempatan')
      .select(['kantor_id', eb.val(penggunaId('budi')).as('pengguna_id'), eb.val('2024-01-01').as('mulai')])
      .where('karyawan_id', '=', people[0]?.karyawanId ?? 0),
  )
  .onConflict((c) => c.doNothing())
  .execute()
afterAll(() => server.close())

let orang: Person
beforeEach(() => {
  server.setClock(JUMAT_PAGI)
  orang = people.pop() as Person
})

const isi = (isian: object = {}) => ({
  koordinator_id: penggunaId('koordinator'),
  tanggal: '2026-11-20',
  jam_mulai: '17:00',
  jam_selesai: '19:30',
  keterangan: 'Stok opname.',
  ...isian,
})
const ajukan = (isian: object = {}, milik = orang.token, headers = {}) =>
  server.call('POST /lembur/pengajuan', { token: milik, body: isi(isian), headers })
const hitung = async (isian: Record<string, string> = {}, milik = orang.token) => {
  const { tanggal, jam_mulai, jam_selesai } = isi()
  const query = new URLSearchParams({ tanggal, jam_mulai, jam_selesai, ...isian })
  return server.call(`GET /lembur/hitung?${query.toString()}`, { token: milik })
}
const tersimpan = () =>
  server.owner.selectFrom('lembur').selectAll().where('karyawan_id', '=', orang.karyawanId).execute()

describe('[API-21] POST /lembur/pengajuan', () => {
  it('files one’s own overtime, which says that one agrees', async () => {
    const { status, body } = await ajukan()
    expect([status, body['message']]).toEqual([201, 'Lembur diajukan.'])
    expect(body['data']).toMatchObject({
      id: expect.any(Number),
      tanggal: '2026-11-20',
      jam_mulai: '17:00:00',
      jam_selesai: '19:30:00',
      durasi: 9000,
      status: 'menunggu',
      keterangan: 'Stok opname.',
      koordinator: { id: penggunaId('koordinator') },
      diajukan_oleh: { id: orang.penggunaId },
      bersedia_pada: '2026-11-20T00:52:13.000Z',
      menunggu: { oleh: { id: penggunaId('koordinator') }, pengganti: false },
      dapat: { putuskan: false, batalkan: true },
      batas: { hari: 9000, minggu: 9000, hari_libur: false, lewat: false },
    })
    expect(await tersimpan()).toMatchObject([{ hari_presensi: '2026-11-20', status: 'menunggu' }])
  })

  it('[API-39] takes 22:00-01:00 as 10,800 seconds, and the id as a text', async () => {
    const { body } = await ajukan({
      koordinator_id: String(penggunaId('koordinator')),
      jam_mulai: '22:00:00',
      jam_selesai: '01:00',
    })
    expect(body['data']).toMatchObject({ durasi: 10_800, jam_mulai: '22:00:00', jam_selesai: '01:00:00' })
  })

  it('keeps the reason as it reads: trimmed, composed', async () => {
    const { body } = await ajukan({ keterangan: ' \u00a0Cafe\u0301 \n' })
    expect(body['data'].keterangan).toBe('Café')
  })

  it('takes twelve hours of a working day, with a warning', async () => {
    const { status, body } = await ajukan({ jam_mulai: '17:00', jam_selesai: '05:00' })
    expect([status, body['data'].batas]).toMatchObject([201, { hari: 12 * 3600, lewat: true }])
  })

  it('counts work past midnight that follows an evening’s shift to that day', async () => {
    const { id: jadwalId } = await server.owner
      .insertInto('jadwal')
      .values({ nama: `Sore ${orang.karyawanId}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const hari = [1, 2, 3, 4, 5, 6].map((satu) => ({
      jadwal_id: jadwalId,
      hari: satu,
      jam_mulai: 14 * 3600,
      jam_selesai: 22 * 3600,
    }))
    await server.owner.insertInto('jadwal_versi').values({ jadwal_id: jadwalId }).execute()
    await server.owner.insertInto('jadwal_hari').values(hari).execute()
    await server.owner
      .updateTable('penempatan')
      .set({ jadwal_id: jadwalId })
      .where('karyawan_id', '=', orang.karyawanId)
      .execute()
    await ajukan({ tanggal: '2026-11-21', jam_mulai: '00:00', jam_selesai: '02:00' })
    await ajukan({ tanggal: '2026-11-21', jam_mulai: '08:00', jam_selesai: '09:00' })
    expect(await tersimpan()).toMatchObject([
      { tanggal: '2026-11-21', hari_presensi: '2026-11-20' },
      { tanggal: '2026-11-21', hari_presensi: '2026-11-21' },
    ])
  })

  it.each<[string, object, string]>([
    ['the same time twice', { jam_mulai: '23:00', jam_selesai: '23:00' }, 'jam_selesai'],
    ['a day that is none', { tanggal: '2026-02-30' }, 'tanggal'],
    ['no day', { tanggal: '' }, 'tanggal'],
    ['a number for a day', { tanggal: 20_261_120 }, 'tanggal'],
    ['32 days ago', { tanggal: '2026-10-19' }, 'tanggal'],
    ['ten years on', { tanggal: '2036-11-20' }, 'tanggal'],
    ['working hours', { jam_mulai: '16:00' }, 'jam_mulai'],
    ['working hours at its end', { jam_mulai: '06:00', jam_selesai: '08:30' }, 'jam_selesai'],
    [
      'more than the law has a wage for',
      { tanggal: '2026-11-21', jam_mulai: '06:00', jam_selesai: '18:01' },
      'jam_selesai',
    ],
    ['more than half a day after work', { jam_mulai: '17:00', jam_selesai: '05:01' }, 'jam_selesai'],
    ['a second', { jam_mulai: '17:00', jam_selesai: '17:00:01' }, 'jam_selesai'],
    ['a clock time that is none', { jam_mulai: '25:00' }, 'jam_mulai'],
    ['no clock time', { jam_selesai: undefined }, 'jam_selesai'],
    ['no reason', { keterangan: ' \n' }, 'keterangan'],
    ['a reason too long', { keterangan: 'x'.repeat(501) }, 'keterangan'],
    ['no coordinator', { koordinator_id: '' }, 'koordinator_id'],
    ['nobody for a coordinator', { koordinator_id: 2_147_483_647 }, 'koordinator_id'],
    ['HR for a coordinator', { koordinator_id: penggunaId('hrd') }, 'koordinator_id'],
    ['a field nobody knows', { status: 'disetujui' }, 'status'],
  ])('refuses %s at its field and stores nothing', async (_nama, isian, salah) => {
    const { status, body } = await ajukan(isian)
    expect([status, Object.keys(body['errors'])]).toEqual([422, [salah]])
    expect(await tersimpan()).toEqual([])
  })

  it('says what is in the way, in words', async () => {
    expect((await ajukan({ jam_mulai: '16:00' })).body['message']).toBe(
      'Lembur di luar jam kerja: 08:00-17:00 pada 20 November 2026 adalah jam kerja.',
    )
    await ajukan()
    const { status, body } = await ajukan({ jam_mulai: '19:00', jam_selesai: '20:00' })
    expect([status, body['errors']]).toEqual([
      422,
      { jam_mulai: ['Bertumpuk dengan lembur lain yang menunggu atau sudah disetujui.'] },
    ])
    expect((await ajukan({ jam_mulai: '19:30', jam_selesai: '20:00' })).status).toBe(201)
  })

  it('refuses a day of leave, an account without an employee, a person without a placement', async () => {
    await server.owner
      .insertInto('absensi')
      .values({
        karyawan_id: orang.karyawanId,
        diajukan_oleh_id: orang.penggunaId,
        koordinator_id: penggunaId('koordinator'),
        jenis_izin: 'SAKIT',
        tanggal_mulai: '2026-11-20',
        tanggal_selesai: '2026-11-20',
        total_hari: 1,
        keterangan: 'uji',
        dibuat_pada: new Date(JUMAT_PAGI),
        status: 'disetujui',
        diputus_oleh_id: penggunaId('koordinator'),
        diputus_pada: new Date(JUMAT_PAGI),
      })
      .execute()
    expect((await ajukan()).body['errors']).toEqual({ tanggal: ['Pada tanggal ini tercatat sakit.'] })
    const tanpa = await ajukan({}, token.admin)
    expect([tanpa.status, tanpa.body['error'].error]).toEqual([422, 'TANPA_KARYAWAN'])
    expect(Object.keys((await ajukan({}, token.kosong)).body['errors'])).toContain('tanggal')
  })

  it('keeps its answer for the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'lembur-1' }
    const [satu, dua] = [await ajukan({}, orang.token, headers), await ajukan({}, orang.token, headers)]
    expect([dua.status, dua.body]).toEqual([201, satu.body])
    expect(await tersimpan()).toHaveLength(1)
  })
})

describe('[API-21] for somebody else', () => {
  const untuk = (oleh: Nama, isian: object = {}) =>
    ajukan({ karyawan_id: orang.karyawanId, koordinator_id: penggunaId('budi'), ...isian }, token[oleh])

  it('a coordinator files for one of their people, who has yet to agree; another coordinator decides', async () => {
    const { status, body } = await untuk('koordinator')
    expect(status).toBe(201)
    expect(body['data']).toMatchObject({
      karyawan: { id: orang.karyawanId },
      diajukan_oleh: { id: penggunaId('koordinator') },
      koordinator: { id: penggunaId('budi') },
      bersedia_pada: null,
      batas: { hari: 9000 },
      dapat: { putuskan: false, batalkan: true },
    })
    const bersedia = await server.call(`POST /lembur/${body['data'].id}/bersedia`, { token: orang.token })
    expect([bersedia.status, bersedia.body['data'].bersedia_pada]).toEqual([200, '2026-11-20T00:52:13.000Z'])
    server.setClock('2026-11-20T09:00:00+07:00')
    const lagi = await server.call(`POST /lembur/${body['data'].id}/bersedia`, { token: orang.token })
    expect(lagi.body['data'].bersedia_pada).toBe('2026-11-20T00:52:13.000Z')
    const jejak = await server.owner
      .selectFrom('audit')
      .selectAll()
      .where('objek', '=', 'lembur')
      .where('objek_id', '=', String(body['data'].id))
      .execute()
    expect(jejak).toMatchObject([{ tindakan: 'POST /lembur/{id}/bersedia', pengguna_id: orang.penggunaId }])
  })

  it('HR files for anybody', async () => {
    expect((await untuk('hrd', { koordinator_id: penggunaId('koordinator') })).status).toBe(201)
  })

  it('names no coordinator who files it or whom it is for', async () => {
    for (const [oleh, kepada, siapa] of [
      ['koordinator', 'koordinator', orang.karyawanId],
      ['hrd', 'koordinator', akun.koordinator.karyawanId],
      ['koordinator', 'koordinator', null],
    ] as const) {
      const { status, body } = await untuk(oleh, { koordinator_id: penggunaId(kepada), karyawan_id: siapa })
      expect([status, body['errors']]).toEqual([422, { koordinator_id: ['Koordinator tidak valid.'] }])
    }
  })

  it('is unknown where the person is not one’s own', async () => {
    for (const oleh of ['karyawan', 'budi', 'admin'] as const)
      expect((await untuk(oleh, { koordinator_id: penggunaId('koordinator') })).status).toBe(404)
    expect((await untuk('hrd', { karyawan_id: 999_999 })).status).toBe(404)
    expect((await hitung({ karyawan_id: String(orang.karyawanId) }, token.karyawan)).status).toBe(404)
    expect(await tersimpan()).toEqual([])
  })

  it('agreeing is the person’s alone, and of no use once it is over', async () => {
    const { body } = await untuk('koordinator')
    const id = body['data'].id
    const bersedia = (milik = orang.token) => server.call(`POST /lembur/${id}/bersedia`, { token: milik })
    expect((await bersedia(token.karyawan)).status).toBe(404)
    expect((await bersedia(token.budi)).status).toBe(403)
    await server.call(`POST /lembur/${id}/reject`, { token: token.budi })
    const terlambat = await bersedia()
    expect([terlambat.status, terlambat.body['data'].status]).toEqual([409, 'ditolak'])
  })
})

describe('GET /lembur/hitung', () => {
  it('says what it would come to', async () => {
    expect((await hitung()).body['data']).toEqual({
      durasi: 9000,
      batas: { hari: 9000, minggu: 9000, hari_libur: false, lewat: false },
      peringatan: [],
      keberatan: {},
    })
  })

  it('counts what waits and what is approved of the week, and warns above the limits', async () => {
    for (const [tanggal, jam_mulai, jam_selesai] of [
      ['2026-11-16', '17:00', '21:00'],
      ['2026-11-17', '17:00', '21:00'],
      ['2026-11-18', '17:00', '21:00'],
      ['2026-11-19', '17:00', '21:00'],
      ['2026-11-22', '08:00', '12:00'],
      ['2026-11-23', '17:00', '21:00'],
    ] as const)
      expect((await ajukan({ tanggal, jam_mulai, jam_selesai })).status).toBe(201)
    const { body } = await hitung({ jam_selesai: '21:30' })
    expect(body['data']).toMatchObject({
      durasi: 16_200,
      batas: { hari: 16_200, minggu: 4 * 4 * 3600 + 16_200, hari_libur: false, lewat: true },
      peringatan: [
        'Lembur sehari menjadi 4 jam 30 menit, di atas batas 4 jam. Hanya HRD yang dapat menyetujuinya.',
        'Lembur seminggu menjadi 20 jam 30 menit, di atas batas 18 jam. Hanya HRD yang dapat menyetujuinya.',
        'Lembur 4 jam atau lebih: perusahaan menyediakan makan dan minum.',
      ],
    })
    const libur = await hitung({ tanggal: '2026-11-21', jam_mulai: '08:00', jam_selesai: '16:00' })
    expect(libur.body['data']).toMatchObject({
      batas: { hari: 8 * 3600, hari_libur: true, lewat: false },
      peringatan: [
        'Minggu ini tidak tersisa hari istirahat.',
        'Lembur 4 jam atau lebih: perusahaan menyediakan makan dan minum.',
      ],
    })
  })

  it('knows joint leave for a day of work', async () => {
    const { body } = await hitung({ tanggal: '2026-12-24', jam_mulai: '08:00', jam_selesai: '10:00' })
    expect(body['data']).toMatchObject({
      batas: { hari_libur: false },
      peringatan: ['Hari ini cuti bersama: lembur dihitung seperti pada hari kerja.'],
    })
  })

  it('names by field what would be refused, without refusing to answer', async () => {
    const keberatan = async (isian: Record<string, string>) => {
      const { status, body } = await hitung(isian)
      expect(status).toBe(200)
      return body['data'].keberatan
    }
    expect(await keberatan({ jam_mulai: '23:00', jam_selesai: '23:00' })).toEqual({
      jam_selesai: ['Jam selesai tidak boleh sama dengan jam mulai.'],
    })
    expect(await keberatan({ tanggal: '2026-02-30' })).toEqual({ tanggal: ['Tanggal tidak valid.'] })
    expect(await keberatan({ jam_mulai: '16:00' })).toHaveProperty('jam_mulai')
    await insertLembur(server.owner, orang, penggunaId('koordinator'), { tanggal: '2026-11-20' })
    expect(await keberatan({})).toHaveProperty('jam_mulai')
    expect((await hitung({ jam_mulai: 'x' })).status).toBe(422)
  })
})

it('of overlapping filings at once one stays', async () => {
  for (let i = 0; i < 50; i += 1) {
    const satu = people.pop() as Person
    const jawaban = await Promise.all(
      ['17:00', '17:30', '18:00', '19:00'].map((jam_mulai) => ajukan({ jam_mulai }, satu.token)),
    )
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422])
  }
  // The database alone says so as well.
  const tulis = () => insertLembur(server.owner, orang, penggunaId('koordinator'), { tanggal: '2026-11-25' })
  const hasil = await Promise.allSettled([tulis(), tulis(), tulis()])
  expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('[UJI-08] takes one of two that together pass the limit of a day, filed at once, for each of 50 people', async () => {
  const orangnya = people.splice(0, 50)
  expect(orangnya).toHaveLength(50)
  const hasil = await Promise.all(
    orangnya.flatMap((satu) => [
      ajukan({ jam_mulai: '17:00', jam_selesai: '23:30' }, satu.token),
      ajukan({ jam_mulai: '23:30', jam_selesai: '07:00' }, satu.token),
    ]),
  )
  const pasangan = orangnya.map((_, i) =>
    [hasil[2 * i]?.status ?? 0, hasil[2 * i + 1]?.status ?? 0].toSorted((a, b) => a - b),
  )
  expect(pasangan).toEqual(orangnya.map(() => [201, 422]))
})
