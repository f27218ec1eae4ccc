import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { insertAbsensi, signInSemua } from '../../../../test/pengajuan.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { type Call, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { countTanggalOrang, listTanggalOrang } from './daftar.queries.ts'

const server = await startTestServer()
const people = await addPeople(server.owner, 80, Date.parse(JUMAT_PAGI))
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
  malam: 'malam@rekan.example',
  wita: 'wita@rekan.example',
  wit: 'wit@rekan.example',
  kosong: 'kosong@rekan.example',
})
type Siapa = keyof typeof token
type Baris = { readonly id: number; readonly tanggal: string; readonly status: string }
await setKoordinator(server.owner, akun.koordinator.penggunaId, [akun.karyawan, ...people])
afterAll(() => server.close())

/** Somebody whose days nobody has touched yet, and the name that finds them alone. */
let orang: Person & { readonly nama: string }
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  const satu = people.pop() as Person
  const nama = `Sasaran ${satu.karyawanId} Uji`
  await server.owner.updateTable('karyawan').set({ nama }).where('id', '=', satu.karyawanId).execute()
  orang = { ...satu, nama }
})

const daftar = (saringan: Record<string, string | number>, siapa: Siapa = 'hrd') =>
  server.call(
    `GET /karyawan/presensi?${new URLSearchParams(saringan as Record<string, string>).toString()}`,
    {
      token: token[siapa],
    },
  )
/** The rows of the one whom the test is about. */
const miliknya = async (saringan: Record<string, string | number> = {}, siapa: Siapa = 'hrd') =>
  (await daftar({ nama: orang.nama, per_page: 100, ...saringan }, siapa)).body['data']
const semua = async (saringan: Record<string, string | number>, siapa: Siapa = 'hrd') => {
  const hasil: Baris[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await daftar({ per_page: 100, ...saringan, page }, siapa)
    hasil.push(...body['data'])
    if (page >= body['meta'].last_page) return { hasil, total: body['meta'].total as number }
  }
}
const satu = (id: number | string, siapa: Siapa = 'hrd', tanggal?: string) =>
  server.call(`GET /karyawan/presensi/${id}${tanggal ? `?tanggal=${tanggal}` : ''}`, { token: token[siapa] })
const punch = async (
  iso: string,
  { jenis = 'check-in', siapa = orang.token, ...fields }: Record<string, string> = {},
) => {
  server.setClock(iso)
  const form = formPresensi(fotoBaru(), { ...DI_DALAM, ...fields })
  const { status, body } = await server.call(`POST /presensi/${jenis}`, { token: siapa, form })
  expect(body['message']).toContain('tercatat')
  expect(status).toBe(201)
}
/** 7 km from the head office, which takes it with a reason. */
const JAUH = { latitude: '-6.2400', longitude: '106.8272', keterangan: 'Rapat di pelanggan.' }

describe('[API-14, PRS-07] GET /karyawan/presensi', () => {
  it('has a row for who has not checked in, and each person’s own today without a date', async () => {
    expect(await miliknya()).toEqual([
      {
        id: orang.karyawanId,
        tanggal: '2026-11-20',
        status: 'BELUM_PRESENSI',
        karyawan: {
          id: orang.karyawanId,
          kode: expect.any(String),
          nama: orang.nama,
          avatar_url: null,
          jenis_karyawan: { id: 1, nama: expect.any(String) },
        },
        kantor: {
          id: expect.any(Number),
          nama: 'Kantor Pusat Jakarta',
          zona_waktu: { kode: 'WIB', zona: 'Asia/Jakarta' },
        },
        check_in: null,
        check_out: null,
        durasi: 0,
        pulang_dianggap: null,
        menggantikan: [],
        digantikan_oleh: [],
      },
    ])
    // That evening in Jakarta it is tomorrow in Papua; the guard’s night is still the evening’s.
    server.setClock('2026-11-20T23:30:00+07:00')
    const { hasil } = await semua({})
    const pada = (id: number) => hasil.find((h) => h.id === id)?.['tanggal']
    expect([pada(orang.karyawanId), pada(akun.wita.karyawanId), pada(akun.wit.karyawanId)]).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-21',
    ])
    server.setClock('2026-11-21T06:00:00+07:00')
    const pagi = await semua({})
    expect(pagi.hasil.find((h) => h.id === akun.malam.karyawanId)?.['tanggal']).toBe('2026-11-20')
  })

  it('shows both punches with flags, and the thumbnail only once it is there and to who may see it', async () => {
    await punch('2026-11-20T08:10:00+07:00', JAUH)
    await punch('2026-11-20T16:30:00+07:00', { jenis: 'check-out' })
    const [baris] = await miliknya()
    expect(baris).toMatchObject({
      status: 'HADIR',
      durasi: 8 * 3600 + 20 * 60,
      check_in: {
        waktu: '08:10:00',
        waktu_utc: '2026-11-20T08:10:00+07:00',
        hari: 'Jumat',
        telat: 600,
        by_admin: false,
        di_luar_area: true,
        perlu_tinjauan: true,
        lokasi: 'luar',
        tinjauan: null,
      },
      check_out: { waktu: '16:30:00', lebih_awal: 1800, di_luar_area: false, perlu_tinjauan: false },
    })
    await server.deps.jobs.idle()
    expect((await miliknya())[0].check_in.selfie_url).toMatch(/-kecil\.jpg\?/)
    const [{ check_in }] = await miliknya({}, 'koordinator')
    const ambil = () => fetch(`${server.origin}${check_in.selfie_url}`)
    expect((await ambil()).status).toBe(200)
    server.setClock('2026-11-20T16:45:01+07:00')
    expect((await ambil()).status).toBeGreaterThanOrEqual(400)
  })

  it('shows a picked day, whatever today is', async () => {
    await punch('2026-11-19T07:55:00+07:00')
    server.setClock(JUMAT_PAGI)
    expect(await miliknya({ tanggal: '2026-11-19' })).toMatchObject([{ status: 'HADIR' }])
    expect(await miliknya({ tanggal: '2026-11-18' })).toMatchObject([{ status: 'ALPA' }])
    expect(await miliknya({ tanggal: '2026-11-22' })).toMatchObject([{ status: 'LIBUR' }])
    expect(await miliknya({ tanggal: '2026-11-27' })).toMatchObject([{ status: 'BELUM_PRESENSI' }])
    // A date wins over a month; before the placement there is no day.
    expect(await miliknya({ tanggal: '2026-11-19', bulan: 1 })).toMatchObject([{ tanggal: '2026-11-19' }])
    expect(await miliknya({ tanggal: '2023-12-29' })).toEqual([])
  })

  it('shows a month newest first, as far as today', async () => {
    const bulanIni = await miliknya({ bulan: 11, tahun: 2026 })
    expect(bulanIni.map((b: Baris) => b.tanggal)).toEqual(
      Array.from({ length: 20 }, (_, i) => `2026-11-${String(20 - i).padStart(2, '0')}`),
    )
    expect(await miliknya({ bulan: 11 })).toEqual(bulanIni)
    expect(await miliknya({ tahun: 2026 })).toEqual(bulanIni)
    expect(await miliknya({ bulan: 10, tahun: 2026 })).toHaveLength(31)
    expect(await miliknya({ bulan: 12, tahun: 2026 })).toEqual([])
    expect(await miliknya({ bulan: 2, tahun: 2024 })).toHaveLength(29)
    const alpa = await miliknya({ bulan: 11, status: 'alpa' })
    expect(alpa).toEqual(bulanIni.filter((b: Baris) => b.status === 'ALPA'))
    expect(alpa.length).toBeGreaterThan(10)
  })

  it('filters by status as it is derived, whatever the letter case', async () => {
    await insertAbsensi(server.owner, orang, akun.koordinator.penggunaId, {
      tanggal_mulai: '2026-11-20',
      jenis_izin: 'SAKIT',
      status: 'disetujui',
      diputus_oleh_id: akun.koordinator.penggunaId,
      diputus_pada: new Date(JUMAT_PAGI),
    })
    expect(await miliknya({ status: 'sakit' })).toMatchObject([{ status: 'SAKIT' }])
    expect(await miliknya({ status: 'HADIR' })).toEqual([])
    const { hasil } = await semua({ tanggal: '2026-11-19' })
    for (const status of [
      'HADIR',
      'ALPA',
      'LIBUR',
      'BELUM_PRESENSI',
      'SAKIT',
      'CUTI',
      'IZIN',
      'DINAS_LUAR',
    ]) {
      const saja = await semua({ tanggal: '2026-11-19', status: status.toLowerCase() })
      expect(saja.hasil).toEqual(hasil.filter((h) => h.status === status))
      expect(saja.total).toBe(saja.hasil.length)
    }
  })

  it('filters by several statuses at once, and by whether the check-in was late', async () => {
    await punch('2026-11-20T08:20:00+07:00')
    // A photo that is ready between two calls would be a difference.
    await server.deps.jobs.idle()
    expect(await miliknya({ telat: 1 })).toHaveLength(1)
    expect(await miliknya({ telat: 0 })).toEqual([])
    const pada = { tanggal: '2026-11-20' }
    const { hasil } = await semua(pada)
    const dua = await semua({ ...pada, status: 'libur,HADIR' })
    expect(dua.hasil).toEqual(hasil.filter((h) => h.status === 'LIBUR' || h.status === 'HADIR'))
    const [terlambat, tepat] = [
      await semua({ ...pada, telat: 1 }),
      await semua({ ...pada, telat: 0, status: 'HADIR' }),
    ]
    const id = (baris: Baris[]) => baris.map((h) => h.id).toSorted((a, b) => a - b)
    expect(id([...terlambat.hasil, ...tepat.hasil])).toEqual(id(hasil.filter((h) => h.status === 'HADIR')))
  })

  it('filters by office, name and what waits to be looked at', async () => {
    const [{ kantor }] = await miliknya()
    expect(await miliknya({ kantor_id: kantor.id })).toHaveLength(1)
    expect(await miliknya({ kantor_id: 999_999 })).toEqual([])
    expect(await miliknya({ nama: `%asaran ${orang.karyawanId} u%` })).toHaveLength(1)
    expect(await miliknya({ nama: 'sasaran%uji' })).toEqual([])
    await punch('2026-11-18T08:00:00+07:00', JAUH)
    server.setClock(JUMAT_PAGI)
    const pada = async (saringan: Record<string, string | number>) =>
      (await miliknya(saringan)).map((b: Baris) => b.tanggal)
    // Without a date, whatever its day.
    expect(await pada({ perlu_tinjauan: 1 })).toEqual(['2026-11-18'])
    expect(await pada({ perlu_tinjauan: 1, tanggal: '2026-11-18' })).toEqual(['2026-11-18'])
    expect(await pada({ perlu_tinjauan: 1, tanggal: '2026-11-19' })).toEqual([])
    expect(await pada({ perlu_tinjauan: 1, bulan: 11, status: 'hadir' })).toEqual(['2026-11-18'])
    expect(await pada({ perlu_tinjauan: 1, bulan: 11, kantor_id: 999_999 })).toEqual([])
    expect(await pada({ perlu_tinjauan: 0, tanggal: '2026-11-18' })).toEqual([])
    expect(await pada({ perlu_tinjauan: 0, bulan: 11 })).not.toContain('2026-11-18')
    expect(await pada({ perlu_tinjauan: 0 })).toEqual(['2026-11-20'])
    await punch('2026-11-20T07:55:00+07:00', JAUH)
    expect(await pada({ perlu_tinjauan: 0 })).toEqual([])
  })

  it('pages so that everybody comes once, in the order of their names', async () => {
    for (const saringan of [{}, { status: 'belum_presensi' }, { bulan: 11, tahun: 2026 }]) {
      const kunci: string[] = []
      let last = 1
      for (let page = 1; page <= last; page += 1) {
        const { body } = await daftar({ ...saringan, per_page: 37, page })
        last = Math.min(body['meta'].last_page, 4)
        kunci.push(...body['data'].map((b: Baris) => `${b.tanggal} ${b.id}`))
      }
      const { hasil } = await semua(saringan)
      expect(kunci).toEqual(hasil.map((h) => `${h.tanggal} ${h.id}`).slice(0, kunci.length))
      expect(new Set(kunci).size).toBe(kunci.length)
    }
    const { body } = await daftar({ page: 9999, status: 'HADIR' })
    expect([body['data'], body['links'].next]).toEqual([[], null])
  })

  it.each([
    ['tanggal', '2026-02-31'],
    ['tanggal', '20-11-2026'],
    ['tanggal', '9999-12-31'],
    ['bulan', '13'],
    ['bulan', '0'],
    ['bulan', 'x'],
    ['tahun', '26'],
    ['status', 'TERLAMBAT'],
    ['status', 'HADIR,'],
    ['telat', 'ya'],
    ['kantor_id', '0'],
    ['kantor_id', 'x'],
    ['perlu_tinjauan', 'ya'],
    ['page', '0'],
    ['per_page', '101'],
    ['nama', 'x'.repeat(101)],
  ])('answers 422 at %s for %j', async (isian, nilai) => {
    const { status, body } = await daftar({ [isian]: nilai })
    expect([status, Object.keys(body['errors'])]).toEqual([422, [isian]])
  })
})

describe('whose days somebody sees', () => {
  const idDari = ({ hasil }: { hasil: Baris[] }) => new Set(hasil.map((h) => h.id))

  it('their own; a coordinator’s people; everybody’s for HR; none for an administrator', async () => {
    expect(idDari(await semua({}, 'karyawan'))).toEqual(new Set([akun.karyawan.karyawanId]))
    const tim = await server.owner
      .selectFrom('penempatan')
      .select('karyawan_id')
      .where('koordinator_id', '=', akun.koordinator.penggunaId)
      .where('tanggal_masuk', '<=', '2026-11-20')
      .where((eb) => eb.or([eb('tanggal_selesai', 'is', null), eb('tanggal_selesai', '>=', '2026-11-20')]))
      .execute()
    const harapan = new Set([akun.koordinator.karyawanId, ...tim.map((t) => t.karyawan_id)])
    expect(idDari(await semua({}, 'koordinator'))).toEqual(harapan)
    expect(harapan.has(akun.wit.karyawanId)).toBe(false)
    const hrd = await semua({})
    for (const id of [...harapan, akun.wit.karyawanId, akun.hrd.karyawanId])
      expect(idDari(hrd).has(id)).toBe(true)
    expect(idDari(hrd).has(akun.kosong.karyawanId)).toBe(false)
    expect((await semua({}, 'admin')).hasil).toEqual([])
    expect((await semua({ bulan: 11, status: 'alpa' }, 'admin')).total).toBe(0)
    expect((await semua({}, 'kosong')).hasil).toEqual([])
  })

  it('the statements themselves give nothing else, however they are asked', async () => {
    const saat = Date.parse(JUMAT_PAGI)
    const pelaku = { ...akun.koordinator, role: 'koordinator' } as const
    await punch('2026-11-19T08:00:00+07:00', { siapa: token.karyawan, ...JAUH })
    const { hasil } = await semua({}, 'koordinator')
    const boleh = new Set(hasil.map((h) => h.id))
    for (const hari of [
      'hariIni',
      'menunggu',
      { dari: '2026-10-01', sampai: '2026-11-20', isDenganNanti: true },
    ] as const) {
      const sasaran = await listTanggalOrang({ db: server.db, pelaku, saat }, { hari })
      expect(sasaran.length).toBeGreaterThan(0)
      expect(sasaran.filter((s) => !boleh.has(s.karyawanId))).toEqual([])
      expect(await countTanggalOrang({ db: server.db, pelaku, saat }, { hari })).toBe(sasaran.length)
      const karyawan = { ...akun.karyawan, role: 'karyawan' } as const
      const sendiri = await listTanggalOrang({ db: server.db, pelaku: karyawan, saat }, { hari })
      expect(new Set(sendiri.map((s) => s.karyawanId))).toEqual(new Set([akun.karyawan.karyawanId]))
    }
  })

  it('[API-15] one day at its address, and 404 for whom one can’t see', async () => {
    const lihat = async (id: number | string, siapa: Siapa) => (await satu(id, siapa)).status
    expect(await lihat(akun.karyawan.karyawanId, 'karyawan')).toBe(200)
    expect(await lihat(orang.karyawanId, 'karyawan')).toBe(404)
    expect(await lihat(orang.karyawanId, 'koordinator')).toBe(200)
    expect(await lihat(akun.wit.karyawanId, 'koordinator')).toBe(404)
    expect(await lihat(akun.wit.karyawanId, 'hrd')).toBe(200)
    expect(await lihat(orang.karyawanId, 'admin')).toBe(404)
    for (const id of [999_999, 0, 'x', '99999999999']) expect(await lihat(id, 'hrd')).toBe(404)
    // Who has no placement has no day.
    const kosong = await satu(akun.kosong.karyawanId, 'kosong')
    expect([kosong.status, kosong.body['error'].error]).toEqual([404, 'HARI_TIDAK_ADA'])
  })
})

describe('[API-15] GET /karyawan/presensi/{id}', () => {
  it('shows both punches with their evidence, on a day by default the person’s own', async () => {
    server.setClock('2026-11-20T08:00:00+07:00')
    const form = formPresensi(fotoBaru(), {
      ...JAUH,
      akurasi: '12',
      karyawan_id: String(orang.karyawanId),
      waktu_perangkat: '2026-11-20T08:15:00+07:00',
    })
    const call: Call = { token: token.koordinator, form }
    expect((await server.call('POST /presensi/check-in', call)).status).toBe(201)
    // Its photo is ready: both readings give the same link.
    await server.deps.jobs.idle()
    const { body } = await satu(orang.karyawanId)
    expect(body['data']).toMatchObject({
      id: orang.karyawanId,
      tanggal: '2026-11-20',
      status: 'HADIR',
      check_in: {
        latitude: -6.24,
        longitude: 106.8272,
        akurasi: 12,
        jarak_meter: expect.any(Number),
        keterangan: 'Rapat di pelanggan.',
        by_admin: true,
        oleh: { nama: expect.any(String) },
        selisih_perangkat: 900,
        dikoreksi: false,
        tinjauan: null,
      },
      check_out: null,
    })
    expect((await satu(orang.karyawanId, 'hrd', '2026-11-20')).body).toEqual(body)
    expect((await satu(orang.karyawanId, 'hrd', '2026-11-19')).body['data']).toMatchObject({
      status: 'ALPA',
      check_in: null,
    })
    expect(body['data'].check_in.selfie_url).toMatch(/\d\.jpg\?/)
  })

  it.each(['2026-02-31', '2026-13-01', 'x', '0001-01-01'])('answers 422 for %j', async (tanggal) => {
    const { status, body } = await server.call(
      `GET /karyawan/presensi/${orang.karyawanId}?tanggal=${tanggal}`,
      { token: token.hrd },
    )
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['tanggal']])
  })

  it('tells where and when the day takes punches, and what the reader may do about it', async () => {
    const { karyawanId } = orang
    const lihat = async (siapa: Siapa, tanggal?: string) =>
      (await satu(karyawanId, siapa, tanggal)).body['data']
    expect(await lihat('koordinator')).toMatchObject({
      hari_ini: '2026-11-20',
      jadwal: { jam_mulai: '08:00:00', jam_selesai: '17:00:00', lintas_hari: false, toleransi: 0 },
      buka_pada: '2026-11-20T05:00:00+07:00',
      tutup_pada: '2026-11-20T21:00:00+07:00',
      bebas_area: false,
      kantor_presensi: [{ id: 1, kebijakan_lokasi: 'catat', area: { type: 'Polygon' } }],
    })
    const dapat = async (siapa: Siapa, iso: string, tanggal?: string) => {
      server.setClock(iso)
      return (await lihat(siapa, tanggal)).dapat
    }
    const apa = (check_in: boolean, check_out: boolean, koreksi: boolean) => ({
      check_in,
      check_out,
      koreksi,
      // Nobody notes breaks here, so none is put right.
      istirahat: false,
    })
    const [PAGI, SUBUH] = [JUMAT_PAGI, '2026-11-20T04:59:00+07:00']
    expect(await dapat('koordinator', SUBUH)).toEqual(apa(false, false, false))
    expect(await dapat('koordinator', PAGI)).toEqual(apa(true, false, false))
    expect(await dapat('hrd', PAGI)).toEqual(apa(true, false, true))
    // Punches are made now: of another day there is correction alone, of one to come not even that.
    expect(await dapat('hrd', PAGI, '2026-11-19')).toEqual(apa(false, false, true))
    expect(await dapat('hrd', PAGI, '2026-11-15')).toEqual(apa(false, false, false))
    expect(await dapat('hrd', PAGI, '2026-11-23')).toEqual(apa(false, false, false))
    await punch(PAGI)
    expect(await dapat('koordinator', PAGI)).toEqual(apa(false, true, false))
    await punch('2026-11-20T17:00:00+07:00', { jenis: 'check-out' })
    expect(await dapat('koordinator', '2026-11-20T17:01:00+07:00')).toEqual(apa(false, false, false))
    const sendiri = await satu(akun.hrd.karyawanId, 'hrd')
    expect(sendiri.body['data'].dapat).toEqual(apa(false, false, false))
  })

  it('says whether the reader may decide on a marked punch', async () => {
    await punch('2026-11-20T07:55:00+07:00', {
      ...JAUH,
      karyawan_id: String(orang.karyawanId),
      siapa: token.koordinator,
    })
    const dapat = async (siapa: Siapa) =>
      (await satu(orang.karyawanId, siapa)).body['data'].check_in.dapat_ditinjau as boolean
    // Who recorded it, and whose it is, leave it to another.
    expect([await dapat('koordinator'), await dapat('hrd')]).toEqual([false, true])
    const miliknyaSendiri = await server.call(`GET /karyawan/presensi/${orang.karyawanId}`, {
      token: orang.token,
    })
    expect(miliknyaSendiri.body['data'].check_in.dapat_ditinjau).toBe(false)
    const jumlah = async (siapa: Siapa) =>
      (await server.call('GET /pengajuan/jumlah', { token: token[siapa] })).body['data'].presensi as number
    const [koordinator, hrd, karyawan] = [
      await jumlah('koordinator'),
      await jumlah('hrd'),
      await jumlah('karyawan'),
    ]
    expect(karyawan).toBe(0)
    const body = { tanggal: '2026-11-20', jenis: 'check_in', diterima: true }
    const { status } = await server.call(`POST /karyawan/presensi/${orang.karyawanId}/tinjauan`, {
      token: token.hrd,
      body,
    })
    expect(status).toBe(200)
    expect([await jumlah('koordinator'), await jumlah('hrd')]).toEqual([koordinator, hrd - 1])
    expect(await dapat('hrd')).toBe(false)
  })

  it('answers 404 for a day before the placement', async () => {
    const { status, body } = await satu(orang.karyawanId, 'hrd', '2023-12-29')
    expect([status, body['error'].error]).toEqual([404, 'HARI_TIDAK_ADA'])
  })
})

describe('GET /karyawan/presensi/ringkasan', () => {
  const ringkasan = (saringan = '', siapa: Siapa = 'hrd') =>
    server.call(`GET /karyawan/presensi/ringkasan${saringan}`, { token: token[siapa] })
  const KOLOM = {
    hadir: 'HADIR',
    belum: 'BELUM_PRESENSI',
    izin: 'IZIN',
    sakit: 'SAKIT',
    cuti: 'CUTI',
    dinas_luar: 'DINAS_LUAR',
    alpa: 'ALPA',
    libur: 'LIBUR',
  }

  it('counts what the list shows, for the same people', async () => {
    await punch('2026-11-20T08:20:00+07:00', JAUH)
    for (const siapa of ['karyawan', 'koordinator', 'hrd', 'admin'] as const) {
      for (const saringan of [{}, { tanggal: '2026-11-18' }, { tanggal: '2026-11-20', kantor_id: '1' }]) {
        const { body } = await ringkasan(`?${new URLSearchParams(saringan).toString()}`, siapa)
        const { hasil, total } = await semua(saringan, siapa)
        expect(body['data'].total).toBe(total)
        for (const [kolom, status] of Object.entries(KOLOM))
          expect([kolom, body['data'][kolom]]).toEqual([
            kolom,
            hasil.filter((h) => h.status === status).length,
          ])
      }
    }
    const { data } = (await ringkasan()).body
    expect(data.terlambat).toBeGreaterThanOrEqual(1)
    expect(data.perlu_tinjauan).toBeGreaterThanOrEqual(1)
  })

  it('answers 422 for a day that is none', async () => {
    const { status, body } = await ringkasan('?tanggal=2026-02-31')
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['tanggal']])
  })
})

describe('people who left', () => {
  it('[UJI-13] are in no list of days after their last, for whoever asks, and in those before it for HR', async () => {
    const keluar = await server.call(`POST /karyawan/${orang.karyawanId}/nonaktif`, {
      token: token.hrd,
      body: { tanggal: '2026-11-20', alasan: 'Kontrak berakhir' },
    })
    expect(keluar.body['message']).toMatch(/./)
    expect(keluar.status).toBe(200)
    server.setClock('2026-11-24T08:00:00+07:00')
    await sql`update karyawan set aktif = false where id = ${orang.karyawanId}`.execute(server.owner)
    const ada = async (siapa: Siapa) =>
      ((await miliknya({ bulan: 11, tahun: 2026 }, siapa)) as Baris[])
        .map(({ tanggal }) => tanggal)
        .filter((tanggal) => tanggal >= '2026-11-18')
    const kosong = async (siapa: Siapa) => {
      expect(await miliknya({}, siapa)).toEqual([])
      expect(await miliknya({ tanggal: '2026-11-24' }, siapa)).toEqual([])
    }
    expect(await ada('hrd')).toEqual(['2026-11-20', '2026-11-19', '2026-11-18'])
    expect(await ada('koordinator')).toEqual([])
    await kosong('hrd')
    await kosong('koordinator')
    // Not even where the placement was left open.
    await sql`update penempatan set tanggal_selesai = null where karyawan_id = ${orang.karyawanId}`.execute(
      server.owner,
    )
    expect(await ada('hrd')).toEqual(['2026-11-20', '2026-11-19', '2026-11-18'])
    expect(await ada('koordinator')).toEqual([])
    await kosong('hrd')
    await kosong('koordinator')
  })
})
