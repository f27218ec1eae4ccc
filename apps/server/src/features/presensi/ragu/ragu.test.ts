import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { noteKueri } from '../../../../test/kueri.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { Ponsel } from '../../../../test/ponsel.ts'
import { ambilPotret } from '../../../../test/potret.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const PAGI = '2026-11-20T07:40:00+07:00'
const MENIT = 60_000
const RINCI = { latitude: -6.175_412_3, longitude: 106.827_211_4, akurasi: 12.3 }

let server: TestServer
let people: Person[]
let orang: Person
let hrd = ''

beforeAll(async () => {
  server = await startTestServer(PAGI)
  people = await addPeople(server.owner, 80, Date.parse(PAGI))
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())
beforeEach(() => {
  orang = people.pop() as Person
})

type Tanda = { kode: string; kalimat: string }
type Punch = { id: number; perlu_tinjauan: boolean; telat: number; tanda: Tanda[] }

/** A phone that its person has signed in on at that moment. */
async function ponselBaru(saat: string, ...milik: Person[]): Promise<Ponsel> {
  server.setClock(saat)
  const ponsel = new Ponsel(server, Date.parse(saat), 40_000)
  for (const satu of milik) await ponsel.registerLama(server, satu)
  await ponsel.hear(milik[0] as Person)
  return ponsel
}

/** Punches with evidence, of a moment. */
async function punch(
  ponsel: Ponsel,
  saat: string,
  palsu: object = {},
  opsi: { siapa?: Person; jenis?: 'check_in' | 'check_out'; fields?: Record<string, string> } = {},
): Promise<Punch> {
  const { siapa = orang, jenis = 'check_in', fields = DI_DALAM } = opsi
  server.setClock(saat)
  ponsel.goTo(saat)
  const { status, body } = await ponsel.send(siapa, ponsel.take(siapa, jenis, { palsu, fields }))
  expect([status, body['message']]).toEqual([201, expect.any(String)])
  return body['data'] as Punch
}
const kalimat = ({ tanda }: Punch) => tanda.map((satu) => satu.kalimat)
const pada = (tanggal: number, jam = '07:50:00') => `2026-11-${String(tanggal).padStart(2, '0')}T${jam}+07:00`

it('[RAGU-01] marks the same seven decimals on a third day, with the days, and keeps what is told at four', async () => {
  const ponsel = await ponselBaru(pada(16, '07:00:00'), orang)
  const goyah = { ...RINCI, longitude: RINCI.longitude + 1e-7 }
  expect((await punch(ponsel, pada(16), { rinci: RINCI })).tanda).toEqual([])
  const pulang = { jenis: 'check_out' } as const
  expect((await punch(ponsel, pada(16, '17:05:00'), { rinci: RINCI }, pulang)).tanda).toEqual([])
  expect((await punch(ponsel, pada(17), { rinci: goyah })).tanda).toEqual([])
  expect((await punch(ponsel, pada(17, '17:05:00'), { rinci: RINCI }, pulang)).tanda).toEqual([])
  const ketiga = await punch(ponsel, pada(18), { rinci: RINCI })
  expect(ketiga).toMatchObject({ perlu_tinjauan: true, telat: 0 })
  expect(kalimat(ketiga)).toEqual([
    'Koordinat sama persis sampai tujuh desimal pada 3 hari: 16 November 2026, 17 November 2026, 18 November 2026',
  ])
  const bukti = await server.owner
    .selectFrom('presensi_bukti')
    .select(['latitude', 'longitude', 'lat7', 'lng7', 'akurasi_dm'])
    .where('kejadian_id', '=', ketiga.id)
    .executeTakeFirstOrThrow()
  expect(bukti).toEqual({
    latitude: -6.1754,
    longitude: 106.8272,
    lat7: -61_754_123,
    lng7: 1_068_272_114,
    akurasi_dm: 123,
  })
})

it('[RAGU-02] marks 300 km/h between two punches, with kilometres and minutes', async () => {
  const jauh = { latitude: '-7.2575', longitude: '112.7521', keterangan: 'Di Surabaya.' }
  const kirim = async (jenis: string, fields: Record<string, string>) => {
    const form = formPresensi(fotoBaru(), fields)
    return (await server.call(`POST /presensi/${jenis}`, { token: orang.token, form })).body['data'] as Punch
  }
  server.setClock(pada(20))
  expect((await kirim('check-in', DI_DALAM)).tanda).toEqual([])
  server.setClock(pada(20, '09:50:00'))
  const pulang = await kirim('check-out', jauh)
  expect(pulang.tanda.map(({ kode }) => kode)).toEqual(['DI_LUAR_AREA', 'PERPINDAHAN_MUSTAHIL'])
  expect(kalimat(pulang)[1]).toMatch(/^Berpindah 66\d(,\d)? km dalam 2 jam 0 menit dari presensi lain$/)
})

it('[RAGU-04] marks the third person within an hour on one phone, not the second', async () => {
  const [dua, tiga, empat] = [people.pop(), people.pop(), people.pop()] as [Person, Person, Person]
  const ponsel = await ponselBaru(pada(20, '07:00:00'), orang, dua, tiga, empat)
  expect((await punch(ponsel, pada(20, '07:00:30'))).tanda).toEqual([])
  // Each hears the time for themselves.
  const oleh = async (siapa: Person, saat: string) => {
    server.setClock(saat)
    ponsel.goTo(saat)
    await ponsel.hear(siapa)
    return punch(ponsel, saat, {}, { siapa })
  }
  expect((await oleh(dua, pada(20, '07:30:00'))).tanda).toEqual([])
  const ketiga = await oleh(tiga, pada(20, '08:00:00'))
  expect(kalimat(ketiga)).toEqual(['Ponsel yang sama dipakai 3 orang dalam 60 menit'])
  // An hour later two are left.
  expect((await oleh(empat, pada(20, '08:31:00'))).tanda).toEqual([])
})

it.each([
  [59_000, []],
  [60_000, ['Jam ponsel dimajukan 1 menit sejak mendengar jam server']],
  [-60_000, ['Jam ponsel dimundurkan 1 menit sejak mendengar jam server']],
])('[RAGU-05] a clock moved by %d ms since it heard the time', async (geser, diharap) => {
  const ponsel = await ponselBaru(pada(20, '07:00:00'), orang)
  ponsel.goTo(pada(20, '07:30:00'))
  ponsel.setJam(geser)
  const { tanda } = await punch(ponsel, pada(20))
  expect(tanda.filter(({ kode }) => kode === 'JAM_BERUBAH').map((satu) => satu.kalimat)).toEqual(diharap)
})

it('[RAGU-12] marks the tenth punch in a row with one accuracy', async () => {
  const ponsel = await ponselBaru(pada(9, '07:00:00'), orang)
  const semua: Punch[] = []
  for (const hari of [9, 10, 11, 12, 13])
    for (const [i, jenis] of (['check_in', 'check_out'] as const).entries()) {
      const rinci = { latitude: -6.1754 - hari / 1e6 - i / 1e7, longitude: 106.8272, akurasi: 7.5 }
      semua.push(await punch(ponsel, pada(hari, i === 0 ? '07:50:00' : '17:05:00'), { rinci }, { jenis }))
    }
  expect(semua.slice(0, 9).flatMap(({ tanda }) => tanda)).toEqual([])
  expect(semua[9]?.tanda.map((satu) => satu.kalimat)).toEqual([
    'Ketelitian posisi selalu 7,5 m dalam 10 presensi berturut-turut',
  ])
})

it.each([
  [{ kamera: 'camera2 0, facing front', posisi_umur: 119 }, []],
  [{ kamera: 'OBS Virtual Camera' }, ['Foto berasal dari kamera tiruan: OBS Virtual Camera']],
  [{ posisi_umur: 120 }, []],
  [{ posisi_umur: 121 }, ['Posisi 121 detik lebih lama daripada foto']],
])('[RAGU-13] [RAGU-14] of camera and position %j', async (palsu, diharap) => {
  const ponsel = await ponselBaru(pada(20, '07:00:00'), orang)
  expect(kalimat(await punch(ponsel, pada(20), palsu))).toEqual(diharap)
})

it('[RAGU-06] [RAGU-03] [RAGU-07] records a punch with every signal, late by no second more, for its person and reviewers to read', async () => {
  const [dua, tiga] = [people.pop(), people.pop()] as [Person, Person]
  const ponsel = await ponselBaru(pada(9, '07:00:00'), orang, dua, tiga)
  const foto = await ambilPotret(77)
  const jakarta = { latitude: String(RINCI.latitude), longitude: String(RINCI.longitude) }
  const tokyo = { latitude: '35.6812', longitude: '139.7671', keterangan: 'Di Tokyo.' }
  // Clients without a phone's key tell their digits in the form.
  for (const hari of [13, 16, 17, 18, 19])
    for (const jenis of ['check-in', 'check-out'] as const) {
      server.setClock(pada(hari, jenis === 'check-in' ? '07:50:00' : '17:05:00'))
      const tempat = hari === 19 && jenis === 'check-out' ? tokyo : jakarta
      const isi = hari === 13 && jenis === 'check-in' ? foto : fotoBaru()
      const form = formPresensi(isi, { ...tempat, akurasi: String(RINCI.akurasi) })
      expect((await server.call(`POST /presensi/${jenis}`, { token: orang.token, form })).status).toBe(201)
    }
  for (const siapa of [dua, tiga]) await punch(ponsel, pada(20, '08:00:00'), {}, { siapa })
  await ponsel.hear(orang)
  ponsel.goTo(pada(20, '08:20:00'))
  ponsel.setJam(5 * MENIT)
  const saat = pada(20, '08:30:00')
  ponsel.goTo(saat)
  server.setClock(saat)
  const tiruan = await sharp(foto).jpeg({ quality: 60 }).toBuffer()
  const palsu = { rinci: RINCI, kamera: 'ManyCam', posisi_umur: 900 }
  const { status, body } = await ponsel.send(orang, ponsel.take(orang, 'check_in', { palsu, foto: tiruan }))
  expect([status, body['data'].perlu_tinjauan, body['data'].telat]).toEqual([201, true, 1800])
  await server.deps.jobs.idle()

  const SEMUA = [
    'WAKTU_LEMAH',
    'KOORDINAT_SAMA',
    'PERPINDAHAN_MUSTAHIL',
    'SATU_PONSEL',
    'JAM_BERUBAH',
    'AKURASI_TETAP',
    'KAMERA_SEMU',
    'POSISI_LAMA',
    'FOTO_MIRIP',
  ]
  for (const token of [orang.token, hrd]) {
    const jalur = `GET /karyawan/presensi/${orang.karyawanId}?tanggal=2026-11-20`
    const { check_in: dilihat } = (await server.call(jalur, { token })).body['data']
    expect(dilihat.tanda.map(({ kode }: Tanda) => kode)).toEqual(SEMUA)
    expect(dilihat.tanda.map((satu: Tanda) => satu.kalimat)).toMatchObject([
      expect.stringContaining('belum pasti'),
      expect.stringContaining('pada 6 hari: 13 November 2026, 16 November 2026'),
      expect.stringMatching(/^Berpindah 5\.\d{3}(,\d)? km dalam 15 jam 25 menit/),
      expect.stringContaining('3 orang'),
      expect.stringContaining('dimajukan 5 menit'),
      expect.stringContaining('12,3 m'),
      expect.stringContaining('ManyCam'),
      expect.stringContaining('15 menit'),
      'Foto mirip dengan foto sebelumnya pada 13 November 2026',
    ])
  }
})

it('holds what somebody recorded for a person neither against their own nor against the phone', async () => {
  const koordinator = await server.login('hrd@rekan.example')
  const jauh = { latitude: '3.5952', longitude: '98.6722', keterangan: 'Dari Medan.' }
  server.setClock(pada(20))
  const form = formPresensi(fotoBaru(), { ...jauh, karyawan_id: String(orang.karyawanId) })
  const masuk = await server.call('POST /presensi/check-in', { token: koordinator, form })
  expect([masuk.status, masuk.body['data'].tanda]).toMatchObject([201, [{ kode: 'DI_LUAR_AREA' }]])
  server.setClock(pada(20, '08:50:00'))
  const pulang = await server.call('POST /presensi/check-out', {
    token: orang.token,
    form: formPresensi(fotoBaru(), DI_DALAM),
  })
  expect([pulang.status, pulang.body['data'].tanda]).toEqual([201, []])
})

it('costs a punch no statement of its own', async () => {
  const kueri = noteKueri(server.db)
  server.setClock(pada(20))
  const form = formPresensi(fotoBaru(), DI_DALAM)
  expect((await server.call('POST /presensi/check-in', { token: orang.token, form })).status).toBe(201)
  const dengan = kueri().filter(({ teks }) => teks.includes('riwayat_ragu'))
  expect(dengan.map(({ kali, teks }) => [kali, teks.includes('foto_sama')])).toEqual([[1, true]])
})
