import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTimes } from '../../../platform/times.ts'
import { insertSesi } from '../../../../test/hubungan.tulis.ts'
import { noteKueri } from '../../../../test/kueri.ts'
import { findAkun } from '../../../../test/pengajuan.ts'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { type Entri, Ponsel } from '../../../../test/ponsel.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type Reply, type TestServer, startTestServer } from '../../../../test/server.ts'

const PAGI = '2026-11-20T05:00:00+07:00'
const AMBIL = '2026-11-20T07:58:00+07:00'
const TIBA = '2026-11-20T09:30:00+07:00'
const JAM = 3_600_000

let server: TestServer
let people: Person[]
let orang: Person
let hrd = ''

beforeAll(async () => {
  server = await startTestServer(PAGI, { withJobs: false })
  people = await addPeople(server.owner, 120, Date.parse(PAGI))
  hrd = await server.login('hrd@rekan.example')
  // What goes to review by chance is tested by itself.
  await setelan('luring_sampel_persen', 0, '2026-01-01')
})
afterAll(() => server.close())
beforeEach(() => {
  orang = people.pop() as Person
})

type Opsi = NonNullable<Parameters<Ponsel['take']>[2]>
let versi = 1
const setelan = (kunci: string, nilai: number, dari: string) =>
  sql`insert into pengaturan (kunci, berlaku_dari, nilai, dicatat_pada, versi)
    values (${kunci}, ${dari}, ${String(nilai)}::jsonb, ${dari}::date - interval '2 days', ${(versi += 1)})`.execute(
    server.owner,
  )

/** A phone that has heard the time at five in the morning. */
async function ponselBaru(milik = orang, saat: string = PAGI): Promise<Ponsel> {
  server.setClock(saat)
  const ponsel = new Ponsel(server, Date.parse(saat), 40_000)
  await ponsel.registerLama(server, milik)
  await ponsel.hear(milik)
  return ponsel
}

/** Taken at one moment, sent at another. */
async function kirim(
  ponsel: Ponsel,
  cerita: Opsi & { ambil?: string; tiba?: string; jenis?: Entri['jenis'] } = {},
): Promise<Reply & { readonly entri: Entri }> {
  const { ambil = AMBIL, tiba = TIBA, jenis = 'check_in', ...opsi } = cerita
  ponsel.goTo(ambil)
  const entri = ponsel.take(orang, jenis, opsi)
  ponsel.goTo(tiba)
  server.setClock(tiba)
  return { ...(await ponsel.send(orang, entri)), entri }
}

const bukti = async (id: number) =>
  (await server.owner
    .selectFrom('presensi_bukti')
    .select(['taksir', 'penilaian', 'luring', 'ponsel_id'])
    .where('kejadian_id', '=', id)
    .executeTakeFirstOrThrow()) as {
    taksir: number
    penilaian: { alasan: string[]; tiba: string; saat: string; oleh: string }
    luring: string
    ponsel_id: number
  }

const kejadian = (milik = orang) =>
  server.owner
    .selectFrom('presensi_kejadian as e')
    .innerJoin('presensi as r', (join) =>
      join.onRef('r.id', '=', 'e.presensi_id').onRef('r.tanggal', '=', 'e.tanggal'),
    )
    .select([
      'e.id',
      'e.jenis',
      'e.waktu',
      'e.telat_detik',
      'e.lebih_awal_detik',
      'e.nilai_waktu',
      'e.luring_detik',
    ])
    .where('r.karyawan_id', '=', milik.karyawanId)
    .orderBy('e.jenis')
    .execute()

const ponselTidur = (ponsel: Ponsel) => {
  ponsel.goTo('2026-11-20T05:00:30+07:00')
  ponsel.sleep(2 * JAM)
}

describe('a punch that arrives later than it was taken', () => {
  it('[LURING-04] [LURING-05] [LURING-07] carries both times, seconds between and how far its time is believed', async () => {
    const ponsel = await ponselBaru()
    const { status, body } = await kirim(ponsel)
    expect([status, body['data']]).toMatchObject([
      201,
      {
        waktu_utc: AMBIL,
        diterima_pada: TIBA,
        luring: 5520,
        nilai_waktu: 'kuat',
        telat: 0,
        perlu_tinjauan: false,
        tanda: [],
      },
    ])
    expect(await bukti(body['data'].id)).toMatchObject({
      taksir: Date.parse(AMBIL),
      ponsel_id: ponsel.id,
      penilaian: { alasan: [], tiba: 'DITERIMA', saat: 'DITERIMA', oleh: 'tiba' },
    })
  })

  it('[LURING-26] [LURING-07] after a restart of the page is sedang, and counts as taken when it was', async () => {
    const ponsel = await ponselBaru()
    ponsel.goTo('2026-11-20T07:00:00+07:00')
    ponsel.reload()
    const { body } = await kirim(ponsel)
    expect(body['data']).toMatchObject({
      waktu_utc: AMBIL,
      nilai_waktu: 'sedang',
      telat: 0,
      perlu_tinjauan: false,
    })
  })

  it('[LURING-19] from a phone that slept for hours is sedang', async () => {
    const ponsel = await ponselBaru()
    ponselTidur(ponsel)
    const { body } = await kirim(ponsel)
    expect(body['data']).toMatchObject({ waktu_utc: AMBIL, nilai_waktu: 'sedang', telat: 0 })
  })

  it.each([
    ['+3 h', 3 * JAM, false],
    ['+3 h, opened anew', 3 * JAM, true],
    ['-3 h', -3 * JAM, false],
    ['-3 h, opened anew', -3 * JAM, true],
  ])(
    '[LURING-06] [LURING-08] is lemah where the clock was moved by %s: late by its arrival, and looked at',
    async (_n, geser, muat) => {
      const ponsel = await ponselBaru()
      ponsel.goTo('2026-11-20T07:00:00+07:00')
      ponsel.setJam(geser)
      if (muat) ponsel.reload()
      const { status, body } = await kirim(ponsel)
      expect([status, body['data']]).toMatchObject([
        201,
        { waktu_utc: TIBA, nilai_waktu: 'lemah', telat: 5400, perlu_tinjauan: true },
      ])
      expect(body['data'].tanda.map(({ kode }: { kode: string }) => kode)).toContain('WAKTU_LEMAH')
    },
  )

  it('[LURING-27] is lemah without server time, and with another offset at arrival', async () => {
    const tanpa = new Ponsel(server, Date.parse(PAGI))
    server.setClock(PAGI)
    await tanpa.register(orang)
    const satu = await kirim(tanpa)
    expect(satu.body['data']).toMatchObject({
      nilai_waktu: 'lemah',
      telat: 5400,
      luring: 5520,
      perlu_tinjauan: true,
    })
    expect((await bukti(satu.body['data'].id)).penilaian.alasan).toEqual(['TANPA_WAKTU_SERVER'])

    orang = people.pop() as Person
    const ponsel = await ponselBaru()
    ponsel.goTo(AMBIL)
    const entri = ponsel.take(orang, 'check_in')
    ponsel.setJam(-10 * 60_000)
    ponsel.reload()
    ponsel.goTo(TIBA)
    server.setClock(TIBA)
    const { body } = await ponsel.send(orang, entri)
    expect((await bukti(body['data'].id)).penilaian.alasan).toEqual(['JAM_BERBEDA_SAAT_KIRIM'])
  })

  it('[LURING-08] an accepted review sets lateness by the reckoned time, and lets the check-out count at its own', async () => {
    const ponsel = await ponselBaru()
    // Nothing was heard on the phone that the person punched in with.
    const tanpa = new Ponsel(server, Date.parse(PAGI))
    await tanpa.register(orang)
    const masuk = await kirim(tanpa, { tiba: '2026-11-20T18:00:00+07:00' })
    expect(masuk.body['data']).toMatchObject({ nilai_waktu: 'lemah', telat: 36_000 })
    const pulang = await kirim(ponsel, {
      jenis: 'check_out',
      ambil: '2026-11-20T17:01:00+07:00',
      tiba: '2026-11-20T18:00:10+07:00',
    })
    // Not before the check-in, for now.
    expect(pulang.body['data']).toMatchObject({
      nilai_waktu: 'kuat',
      waktu_utc: '2026-11-20T18:00:00+07:00',
      lebih_awal: 0,
    })
    const { status, body } = await server.call(`POST /karyawan/presensi/${orang.karyawanId}/tinjauan`, {
      token: hrd,
      body: { tanggal: '2026-11-20', jenis: 'check_in', diterima: true },
    })
    expect([status, body['data']]).toMatchObject([
      200,
      {
        check_in: {
          waktu_utc: AMBIL,
          telat: 0,
          diterima_pada: '2026-11-20T18:00:00+07:00',
          waktu_taksir: AMBIL,
        },
        check_out: { waktu_utc: '2026-11-20T17:01:00+07:00', lebih_awal: 0 },
        durasi: 32_580,
      },
    ])
  })

  it('[LURING-08] is judged by its arrival where its clock claims an hour at which its day takes none', async () => {
    const ponsel = await ponselBaru(orang, '2026-11-20T03:00:00+07:00')
    ponsel.goTo('2026-11-20T07:00:00+07:00')
    ponsel.setJam(-4 * JAM)
    ponsel.reload()
    const { status, body } = await kirim(ponsel)
    expect([status, body['data']]).toMatchObject([
      201,
      { waktu_utc: TIBA, nilai_waktu: 'lemah', telat: 5400, perlu_tinjauan: true },
    ])
    expect(body['data'].tanda.map(({ kode }: { kode: string }) => kode)).toEqual([
      'WAKTU_LEMAH',
      'JAM_BERUBAH',
    ])
    expect((await bukti(body['data'].id)).penilaian).toMatchObject({ tiba: 'BELUM_BUKA', oleh: 'kedatangan' })
    // Nobody's shift began then: late by the claim is none.
    const { body: diterima } = await server.call(`POST /karyawan/presensi/${orang.karyawanId}/tinjauan`, {
      token: hrd,
      body: { tanggal: '2026-11-20', jenis: 'check_in', diterima: true },
    })
    expect(diterima['data'].check_in).toMatchObject({ telat: 0 })
  })

  it('[LURING-08] a review that does not accept it leaves the times as they were', async () => {
    const tanpa = new Ponsel(server, Date.parse(PAGI))
    await tanpa.register(orang)
    await kirim(tanpa)
    await server.call(`POST /karyawan/presensi/${orang.karyawanId}/tinjauan`, {
      token: hrd,
      body: { tanggal: '2026-11-20', jenis: 'check_in', diterima: false, alasan: 'Tidak benar.' },
    })
    expect(await kejadian()).toMatchObject([{ waktu: Date.parse(TIBA), telat_detik: 5400 }])
    // Nor does the database let it move by any other way.
    await expect(
      server.db
        .updateTable('presensi_kejadian')
        .set({ waktu: new Date(AMBIL) })
        .where('id', '=', (await kejadian())[0]?.id ?? 0)
        .execute(),
    ).rejects.toThrow('a punch changes by a correction alone')
  })

  it('[LURING-12] sent again with other evidence under its key is KUNCI_DIPAKAI, and the same again gets the first answer', async () => {
    const ponsel = await ponselBaru()
    const { entri, body } = await kirim(ponsel)
    ponsel.goTo('2026-11-20T10:00:00+07:00')
    server.setClock('2026-11-20T10:00:00+07:00')
    expect((await ponsel.send(orang, entri)).body).toEqual(body)
    const lain = ponsel.take(orang, 'check_in', { palsu: { kunci: entri.kunci } })
    const { status, body: ditolak } = await ponsel.send(orang, {
      ...entri,
      luring: lain.luring,
      tanda: lain.tanda,
    })
    expect([status, ditolak['error'].error]).toEqual([422, 'KUNCI_DIPAKAI'])
    expect(await kejadian()).toMatchObject([{ waktu: Date.parse(AMBIL), telat_detik: 0 }])
  })

  it('[LURING-21] a check-out after a check-in, both at their own times', async () => {
    const ponsel = await ponselBaru()
    ponsel.goTo(AMBIL)
    const masuk = ponsel.take(orang, 'check_in')
    ponsel.goTo('2026-11-20T17:02:00+07:00')
    const pulang = ponsel.take(orang, 'check_out')
    ponsel.goTo('2026-11-20T20:00:00+07:00')
    server.setClock('2026-11-20T20:00:00+07:00')
    expect((await ponsel.send(orang, pulang)).body['error'].error).toBe('BELUM_CHECK_IN')
    await ponsel.send(orang, masuk)
    await ponsel.send(orang, pulang)
    expect(await kejadian()).toMatchObject([
      { jenis: 'check_in', waktu: Date.parse(AMBIL), luring_detik: 43_320 },
      { jenis: 'check_out', waktu: Date.parse('2026-11-20T17:02:00+07:00'), lebih_awal_detik: 0 },
    ])
  })

  it('[LURING-30] of two phones the second is told of the first one’s time', async () => {
    const [satu, dua] = [await ponselBaru(), await ponselBaru()]
    const pertama = await kirim(satu)
    const { status, body } = await kirim(dua, { ambil: '2026-11-20T07:50:00+07:00' })
    expect([status, body['error'].error, body['data']]).toEqual([409, 'SUDAH_CHECK_IN', pertama.body['data']])
    expect(await kejadian()).toHaveLength(1)
  })

  it('for somebody else, by who coordinates them, counts by the evidence of the phone that took it', async () => {
    const akun = await findAkun(server.owner, 'koordinator@rekan.example')
    const koordinator = { ...akun, token: await server.login('koordinator@rekan.example') }
    await setKoordinator(server.owner, akun.penggunaId, [orang])
    server.setClock(PAGI)
    const ponsel = new Ponsel(server, Date.parse(PAGI))
    await ponsel.registerLama(server, koordinator)
    await ponsel.hear(koordinator)
    ponsel.goTo(AMBIL)
    const fields = { ...DI_DALAM, karyawan_id: String(orang.karyawanId) }
    const entri = ponsel.take(koordinator, 'check_in', { fields })
    ponsel.goTo(TIBA)
    server.setClock(TIBA)
    const { status, body } = await ponsel.send(koordinator, entri)
    expect([status, body['data']]).toMatchObject([
      201,
      { waktu_utc: AMBIL, by_admin: true, nilai_waktu: 'kuat', telat: 0 },
    ])
    const kabar = await server.owner
      .selectFrom('notifikasi')
      .select('isi')
      .where('pengguna_id', '=', orang.penggunaId)
      .execute()
    expect(kabar.map(({ isi }) => isi)).toEqual([expect.stringContaining('pukul 07:58 WIB')])
    // Sent once more by its person, it is told what stands.
    const lain = await ponsel.send(orang, entri)
    expect(lain.status).toBe(409)
  })

  it('is withdrawn within a minute of its arrival', async () => {
    const ponsel = await ponselBaru()
    const { body } = await kirim(ponsel)
    const id = body['data'].id
    server.setClock('2026-11-20T09:31:00+07:00')
    const { status } = await server.call(`POST /presensi/kejadian/${id}/tarik`, {
      token: orang.token,
      body: {},
    })
    expect(status).toBe(200)
  })
})

describe('a punch made online', () => {
  it('[LURING-04] with fresh evidence counts by its own moment, and luring is 0', async () => {
    const ponsel = await ponselBaru(orang, '2026-11-20T07:51:00+07:00')
    const { status, body } = await kirim(ponsel, {
      ambil: '2026-11-20T07:52:00.000+07:00',
      tiba: '2026-11-20T07:52:05.500+07:00',
    })
    expect([status, body['data']]).toMatchObject([
      201,
      {
        waktu: '07:52:00',
        diterima_pada: '2026-11-20T07:52:05+07:00',
        luring: 0,
        nilai_waktu: 'kuat',
        perlu_tinjauan: false,
      },
    ])
  })

  it('from a phone that has not heard the time yet is recorded as ever', async () => {
    const tanpa = new Ponsel(server, Date.parse(PAGI))
    await tanpa.register(orang)
    const { body } = await kirim(tanpa, {
      ambil: '2026-11-20T07:52:00+07:00',
      tiba: '2026-11-20T07:52:05+07:00',
    })
    expect(body['data']).toMatchObject({
      waktu: '07:52:05',
      luring: 0,
      nilai_waktu: 'lemah',
      perlu_tinjauan: false,
      tanda: [],
    })
  })

  it('without any evidence is judged as ever', async () => {
    server.setClock(TIBA)
    const { status, body } = await server.call('POST /presensi/check-in', {
      token: orang.token,
      form: formPresensi(fotoBaru(), DI_DALAM),
    })
    expect([status, body['data']]).toMatchObject([
      201,
      {
        waktu_utc: TIBA,
        diterima_pada: TIBA,
        luring: 0,
        nilai_waktu: null,
        telat: 5400,
        perlu_tinjauan: false,
      },
    ])
  })

  it.each([
    ['no JSON', '{', 'luring'],
    ['another shape', '{"v":1}', 'luring'],
    ['no text', '"teks"', 'luring'],
  ])('refuses evidence that is none: %s', async (_name, luring, isian) => {
    server.setClock(TIBA)
    const form = formPresensi(fotoBaru(), { ...DI_DALAM, luring, luring_tanda: 'x' })
    const { status, body } = await server.call('POST /presensi/check-in', { token: orang.token, form })
    expect([status, Object.keys(body['errors'])]).toEqual([422, [isian]])
    for (const half of [{ luring }, { luring_tanda: 'x' }]) {
      const { status: separuh } = await server.call('POST /presensi/check-in', {
        token: orang.token,
        form: formPresensi(fotoBaru(), { ...DI_DALAM, ...half }),
      })
      expect(separuh).toBe(422)
    }
  })
})

it('asks the database nothing more for a punch without evidence, and once more for one with it', async () => {
  const noted = noteKueri(server.db)
  const kali = () => new Map(noted().map((satu) => [satu.teks, satu.kali]))
  const ponsel = await ponselBaru()
  const [tanpa, daring] = [people.pop() as Person, people.pop() as Person]
  server.setClock(TIBA)
  /** Which of its statements a punch runs, sessions apart: those are now and then written as well. */
  const tulis = async (act: () => Promise<Reply>) => {
    const sebelum = kali()
    expect((await act()).status).toBe(201)
    return [...kali()]
      .flatMap(([teks, jumlah]) => Array<string>(jumlah - (sebelum.get(teks) ?? 0)).fill(teks))
      .filter((teks) => /presensi_kejadian|idempotensi|ponsel|pengaturan|absensi/.test(teks))
      .toSorted()
  }
  const headers = { 'idempotency-key': 'tanpa-bukti' }
  const form = formPresensi(fotoBaru(), DI_DALAM)
  const polos = await tulis(() =>
    server.call('POST /presensi/check-in', { token: tanpa.token, form, headers }),
  )
  const jauh = await tulis(() => kirim(ponsel))
  orang = daring
  const dekat = await ponselBaru()
  const langsung = await tulis(() => kirim(dekat, { ambil: '2026-11-20T09:29:58+07:00' }))
  expect(polos).toHaveLength(3)
  for (const semua of [jauh, langsung]) {
    expect(semua).toHaveLength(4)
    expect(semua.filter((teks) => teks.includes('ponsel_pengguna'))).toHaveLength(1)
  }
})

describe('forgeries', () => {
  const alasan = async ({ body }: Reply) => {
    expect(body['data'], JSON.stringify(body)).toMatchObject({ nilai_waktu: 'lemah', perlu_tinjauan: true })
    return (await bukti(body['data'].id)).penilaian.alasan
  }

  it('[LURING-29] of an outbox that was copied to another phone', async () => {
    const [asli, salinan] = [await ponselBaru(), await ponselBaru()]
    expect(await alasan(await kirim(asli, { lain: salinan }))).toEqual(['TANDA_TANGAN_SALAH'])
    orang = people.pop() as Person
    const [satu, dua] = [await ponselBaru(), await ponselBaru()]
    // Its entries say whose they are now, and its server time was another's.
    expect(await alasan(await kirim(satu, { palsu: { ponsel: dua.id }, lain: dua }))).toEqual([
      'PONSEL_LAIN',
      'TANPA_WAKTU_SERVER',
    ])
  })

  it('[LURING-34] whose signature was altered', async () => {
    const ponsel = await ponselBaru()
    ponsel.goTo(AMBIL)
    const entri = ponsel.take(orang, 'check_in')
    ponsel.goTo(TIBA)
    server.setClock(TIBA)
    const tanda = `${entri.tanda.startsWith('A') ? 'B' : 'A'}${entri.tanda.slice(1)}`
    expect(await alasan(await ponsel.send(orang, { ...entri, tanda }))).toEqual(['TANDA_TANGAN_SALAH'])
  })

  it.each<[string, (ponsel: Ponsel) => object, string]>([
    [
      'whose token was altered',
      (p) => ({ token: p.terdengar?.token.replace(/\.\d+\./, '.1.') }),
      'TANDA_TANGAN_SALAH',
    ],
    ['of another account', () => ({ akun: 1 }), 'AKUN_LAIN'],
    ['of another photo', () => ({ foto: 'a'.repeat(64) }), 'ISI_BERBEDA'],
    ['of another key', () => ({ kunci: 'lain' }), 'ISI_BERBEDA'],
    ['of another kind', () => ({ jenis: 'check_out' }), 'ISI_BERBEDA'],
    ['of another place', () => ({ latitude: -6.2 }), 'ISI_BERBEDA'],
    ['of no place', () => ({ latitude: null, longitude: null }), 'ISI_BERBEDA'],
    ['of a phone that nobody knows', () => ({ ponsel: 2_000_000_000 }), 'PONSEL_LAIN'],
  ])('[LURING-34] %s', async (_name, palsu, harapan) => {
    const ponsel = await ponselBaru()
    expect(await alasan(await kirim(ponsel, { palsu: palsu(ponsel) }))).toContain(harapan)
  })

  it('[LURING-34] with the token of another account on the same phone', async () => {
    const ponsel = await ponselBaru()
    const lain = people.pop() as Person
    await ponsel.register(lain)
    await ponsel.hear(lain)
    expect(await alasan(await kirim(ponsel))).toEqual(['AKUN_LAIN', 'TANPA_WAKTU_SERVER'])
  })

  it('[LURING-34] taken before its token, and after its arrival', async () => {
    const ponsel = await ponselBaru()
    const { jam, mono, hidup } = ponsel.jam()
    expect(
      await alasan(await kirim(ponsel, { palsu: { ambil: { jam: jam - JAM, mono: mono - JAM, hidup } } })),
    ).toContain('DI_LUAR_RENTANG')
    orang = people.pop() as Person
    const lain = await ponselBaru()
    expect(
      await alasan(
        await kirim(lain, { palsu: { ambil: { ...lain.jam(), jam: jam + 9 * JAM, mono: mono + 9 * JAM } } }),
      ),
    ).toContain('DI_LUAR_RENTANG')
  })

  it('[LURING-34] of a phone that was heard in between', async () => {
    const ponsel = await ponselBaru()
    const lama = ponsel.terdengar
    ponsel.goTo('2026-11-20T07:30:00+07:00')
    server.setClock('2026-11-20T07:30:00+07:00')
    await ponsel.hear(orang)
    ponsel.terdengar = lama
    expect(await alasan(await kirim(ponsel))).toEqual(['TERDENGAR_SESUDAHNYA'])
  })
})

describe('an account that is online meanwhile', () => {
  const pada = (jam: string) => `2026-11-20T${jam}:00+07:00`
  /** Its account calls at this moment. */
  const panggil = async (jam: string, token = orang.token) => {
    server.setClock(pada(jam))
    expect((await server.call('GET /notifikasi/jumlah', { token })).status).toBe(200)
  }
  /** The same person signed in elsewhere */
  const masukLain = async () => {
    const token = `lain-${randomUUID()}`
    await insertSesi(server.owner, Date.parse(PAGI), [[orang.penggunaId, token]])
    return token
  }
  const nilai = async ({ body }: Reply) => [
    body['data'].nilai_waktu,
    body['data'].perlu_tinjauan,
    (await bukti(body['data'].id)).penilaian.alasan,
  ]

  it.each<[string, string, boolean, readonly unknown[]]>([
    ['between hearing and shot', '06:30', false, ['lemah', true, ['AKUN_DARING_SESUDAHNYA']]],
    ['between them elsewhere', '05:02', true, ['lemah', true, ['AKUN_DARING_SESUDAHNYA']]],
    ['soon after the hearing, as a page that was just opened', '05:09', false, ['kuat', false, []]],
    ['back on the network, before it is sent', '09:00', false, ['kuat', false, []]],
    ['elsewhere, before it is sent', '09:00', true, ['sedang', true, ['AKUN_DI_TEMPAT_LAIN']]],
  ])('[JAGA-12] calls %s', async (_name, jam, isLain, harapan) => {
    const ponsel = await ponselBaru()
    await panggil(jam, isLain ? await masukLain() : orang.token)
    // What another server of the company knows is in the database alone.
    await server.deps.panggilan.store()
    expect(await nilai(await kirim(ponsel))).toEqual(harapan)
  })

  it('[JAGA-12] is heard on another phone in between, or sends from there what waited', async () => {
    const [satu, dua] = [await ponselBaru(), await ponselBaru()]
    server.setClock(pada('06:30'))
    await dua.hear({ ...orang, token: await masukLain() })
    expect((await nilai(await kirim(satu)))[0]).toBe('lemah')

    orang = people.pop() as Person
    const [pertama, kedua] = [await ponselBaru(), await ponselBaru()]
    kedua.goTo(AMBIL)
    const masuk = kedua.take(orang, 'check_in')
    server.setClock(pada('09:00'))
    kedua.goTo(pada('09:00'))
    await kedua.send({ ...orang, token: await masukLain() }, masuk)
    const pulang = await kirim(pertama, { jenis: 'check_out', ambil: pada('17:01'), tiba: pada('18:00') })
    expect((await nilai(pulang))[2]).toEqual(['AKUN_DARING_SESUDAHNYA'])
  })

  it('[JAGA-12] sends earlier entries in a sign-in since, as an honest phone does', async () => {
    const ponsel = await ponselBaru()
    ponsel.goTo(AMBIL)
    const masuk = ponsel.take(orang, 'check_in')
    ponsel.goTo(pada('09:00'))
    server.setClock(pada('09:00'))
    await ponsel.send({ ...orang, token: await masukLain() }, masuk)
    const pulang = await kirim(ponsel, { jenis: 'check_out', ambil: pada('17:01'), tiba: pada('18:00') })
    expect(await nilai(pulang)).toEqual(['kuat', false, []])
  })

  it('[JAGA-12] of a key that was made today is sedang', async () => {
    const ponsel = await ponselBaru()
    await server.owner
      .updateTable('ponsel')
      .set({ dibuat_pada: new Date('2026-11-18T07:58:00+07:00') })
      .where('id', '=', ponsel.id)
      .execute()
    expect(await nilai(await kirim(ponsel))).toEqual(['sedang', false, ['PONSEL_BARU']])
  })
})

describe('what goes to review', () => {
  it('[JAGA-13] nothing that a phone sends tells which are looked at: 10 % of 2,000', () => {
    const { times } = server.deps
    const undian = Array.from({ length: 2000 }, (_, ke) => times.computeUndian(`${ke} 2026-11-20 check_in`))
    const dilihat = undian.filter((satu) => satu % 10_000 < 1000).length
    expect(Math.abs(dilihat - 200)).toBeLessThanOrEqual(40)
    // Another company draws others.
    const lain = createTimes('rahasia lain')
    expect(lain.computeUndian('1 2026-11-20 check_in')).not.toBe(undian[1])
  })

  it('[JAGA-13] is the same for one person’s punch of a day, by whatever key it is sent', async () => {
    await setelan('luring_sampel_persen', 50, '2026-11-26')
    try {
      for (let ke = 0; ke < 4; ke += 1) {
        orang = people.pop() as Person
        const undian = server.deps.times.computeUndian(`${orang.karyawanId} 2026-11-26 check_in`)
        const ponsel = await ponselBaru(orang, '2026-11-26T05:00:00+07:00')
        for (const tiba of ['2026-11-26T09:30:00+07:00', '2026-11-26T09:31:00+07:00']) {
          const { body } = await kirim(ponsel, { ambil: '2026-11-26T07:58:00+07:00', tiba })
          expect(body['data'].tanda.some(({ kode }: { kode: string }) => kode === 'LURING_SAMPEL')).toBe(
            undian % 10_000 < 5000,
          )
          const tarik = await server.call(`POST /presensi/kejadian/${body['data'].id}/tarik`, {
            token: orang.token,
            body: {},
          })
          expect(tarik.status).toBe(200)
        }
      }
    } finally {
      await server.owner.deleteFrom('pengaturan').where('berlaku_dari', '=', '2026-11-26').execute()
    }
  })

  it('[JAGA-13] goes by the former share for who has lowered it themselves, for two weeks', async () => {
    const lihat = async (tanggal: string) => {
      const ponsel = await ponselBaru(orang, `${tanggal}T05:00:00+07:00`)
      const { body } = await kirim(ponsel, {
        ambil: `${tanggal}T07:58:00+07:00`,
        tiba: `${tanggal}T09:30:00+07:00`,
      })
      return body['data'].tanda.map(({ kode }: { kode: string }) => kode)
    }
    const dilonggarkan = (oleh: Person) =>
      server.owner
        .insertInto('pengaturan_dilonggarkan')
        .values({
          kunci: 'luring_sampel_persen',
          sebelum: '100',
          oleh_id: oleh.penggunaId,
          pada: new Date('2026-11-25T08:00:00+07:00'),
          sampai: new Date('2026-12-09T08:00:00+07:00'),
        })
        .execute()
    await dilonggarkan(people.at(-1) as Person)
    expect(await lihat('2026-11-25')).toEqual([])
    await dilonggarkan(orang)
    expect(await lihat('2026-11-26')).toEqual(['LURING_SAMPEL'])
    await server.owner.deleteFrom('pengaturan_dilonggarkan').execute()
  })

  it('[LURING-28] of what is believed a sample by the setting, and nothing that was made online', async () => {
    await setelan('luring_sampel_persen', 100, '2026-11-27')
    const ponsel = await ponselBaru(orang, '2026-11-27T05:00:00+07:00')
    const { body } = await kirim(ponsel, {
      ambil: '2026-11-27T07:58:00+07:00',
      tiba: '2026-11-27T09:30:00+07:00',
    })
    expect(body['data']).toMatchObject({
      nilai_waktu: 'kuat',
      perlu_tinjauan: true,
      tanda: [{ kode: 'LURING_SAMPEL' }],
    })
    orang = people.pop() as Person
    const daring = await ponselBaru(orang, '2026-11-27T07:51:00+07:00')
    const langsung = await kirim(daring, {
      ambil: '2026-11-27T07:52:00+07:00',
      tiba: '2026-11-27T07:52:04+07:00',
    })
    expect(langsung.body['data']).toMatchObject({ nilai_waktu: 'kuat', perlu_tinjauan: false })
  })
})
