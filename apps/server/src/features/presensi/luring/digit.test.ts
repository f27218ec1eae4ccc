import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { type Entri, Ponsel } from '../../../../test/ponsel.ts'
import { DI_DALAM } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { digitJob } from './digit.job.ts'

const RINCI = { latitude: -6.175_412_3, longitude: 106.827_211_4, akurasi: 12.3 }
const LUAR = { latitude: '-6.2400', longitude: '106.8272', keterangan: 'Rapat di pelanggan.' }
const pada = (hari: number, jam = '07:50:00') => `2026-11-${hari}T${jam}+07:00`

let server: TestServer
let people: Person[]
let orang: Person
let hrd = ''
beforeAll(async () => {
  server = await startTestServer(pada(15), { withJobs: false })
  people = await addPeople(server.owner, 20, Date.parse(pada(15)))
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())
beforeEach(() => {
  orang = people.pop() as Person
})

async function ponselBaru(saat: string): Promise<Ponsel> {
  server.setClock(saat)
  const ponsel = new Ponsel(server, Date.parse(saat), 40_000)
  await ponsel.registerLama(server, orang)
  await ponsel.hear(orang)
  return ponsel
}

async function kirim(ponsel: Ponsel, entri: Entri, saat: string) {
  server.setClock(saat)
  ponsel.goTo(saat)
  const { status, body } = await ponsel.send(orang, entri)
  return { status, data: body['data'] }
}

async function punch(ponsel: Ponsel, saat: string, fields: Record<string, string> = DI_DALAM) {
  ponsel.goTo(saat)
  const entri = ponsel.take(orang, 'check_in', { palsu: { rinci: RINCI }, fields })
  const { status, data } = await kirim(ponsel, entri, saat)
  expect(status).toBe(201)
  return data as { id: number; tanda: { kode: string }[] }
}

/** All that the job does on a day. */
async function cut(saat: string): Promise<void> {
  server.setClock(saat)
  const job = digitJob(server.deps)
  for (let apa = await job.claim(); apa !== null; apa = await job.claim()) await job.work(apa)
}

async function accept(tanggal: string): Promise<void> {
  const { status } = await server.call(`POST /karyawan/presensi/${orang.karyawanId}/tinjauan`, {
    token: hrd,
    body: { tanggal, jenis: 'check_in', diterima: true },
  })
  expect(status).toBe(200)
}

const bukti = (id: number) =>
  server.owner
    .selectFrom('presensi_bukti')
    .select(['latitude', 'longitude', 'lat7', 'luring', 'sidik_titik', 'tanda_sah', 'akurasi_dm'])
    .where('kejadian_id', '=', id)
    .executeTakeFirstOrThrow()
/** Digits after the point of each coordinate that evidence tells. */
const desimal = (luring: string | null) =>
  [...(luring ?? '').matchAll(/"(?:latitude|longitude)":-?\d+\.?(\d*)/g)].map(
    ([, angka = '']) => angka.length,
  )

it('[ADA-09] a punch that nobody is to look at keeps four decimals, the verdict on its signature, and its equality', async () => {
  const ponsel = await ponselBaru(pada(16, '07:00:00'))
  const pertama = await punch(ponsel, pada(16))
  const kedua = await punch(ponsel, pada(17))
  expect(desimal((await bukti(pertama.id)).luring)).toContain(7)
  // Nothing is cut while people come to work.
  await cut(pada(17, '10:59:59'))
  expect(await bukti(pertama.id)).toMatchObject({ lat7: -61_754_123 })
  await cut(pada(17, '12:00:00'))
  for (const { id } of [pertama, kedua]) {
    const sisa = await bukti(id)
    expect(sisa).toMatchObject({
      latitude: -6.1754,
      longitude: 106.8272,
      lat7: null,
      tanda_sah: true,
      akurasi_dm: 123,
    })
    expect(Math.max(...desimal(sisa.luring))).toBe(4)
  }
  expect((await bukti(pertama.id)).sidik_titik).toEqual((await bukti(kedua.id)).sidik_titik)
  const ketiga = await punch(ponsel, pada(18))
  expect(ketiga.tanda).toMatchObject([{ kode: 'KOORDINAT_SAMA' }])
})

it('[ADA-09] a punch that waits for its review is cut once that is over, be it withdrawn or reviewed', async () => {
  const ponsel = await ponselBaru(pada(16, '07:00:00'))
  const { id } = await punch(ponsel, pada(16), LUAR)
  await cut(pada(17, '12:00:00'))
  expect(await bukti(id)).toMatchObject({ lat7: -61_754_123, sidik_titik: null })
  await accept('2026-11-16')
  await cut(pada(18, '12:00:00'))
  expect(await bukti(id)).toMatchObject({ lat7: null, tanda_sah: true, sidik_titik: expect.any(Buffer) })

  const ditarik = await punch(ponsel, pada(19))
  server.setClock(pada(19, '07:50:20'))
  const tarik = await server.call(`POST /presensi/kejadian/${ditarik.id}/tarik`, { token: orang.token })
  expect(tarik.status).toBe(200)
  await cut(pada(19, '12:00:00'))
  expect(await bukti(ditarik.id)).toMatchObject({ lat7: null, sidik_titik: expect.any(Buffer) })
})

it('[ADA-09] a signature that was none stays known as none', async () => {
  const ponsel = await ponselBaru(pada(16, '07:00:00'))
  ponsel.goTo(pada(16))
  const entri = ponsel.take(orang, 'check_in', { palsu: { rinci: RINCI }, fields: DI_DALAM })
  const { data } = await kirim(ponsel, { ...entri, luring: entri.luring.replace('12.3', '12.4') }, pada(16))
  await accept('2026-11-16')
  await cut(pada(16, '12:00:00'))
  expect(await bukti(data.id)).toMatchObject({ lat7: null, tanda_sah: false })
})

it('[ADA-09] a punch that became a request is cut once that is decided', async () => {
  const ponsel = await ponselBaru(pada(16, '07:00:00'))
  ponsel.goTo(pada(16))
  const entri = ponsel.take(orang, 'check_in', { palsu: { rinci: RINCI }, fields: DI_DALAM })
  const { status, data } = await kirim(ponsel, entri, pada(18))
  expect(status).toBe(202)
  const disimpan = () =>
    server.owner
      .selectFrom('koreksi_luring')
      .select(['luring', 'tanda_sah', 'dipotong'])
      .where('absensi_id', '=', data.pengajuan_id)
      .executeTakeFirstOrThrow()
  await cut(pada(18, '12:00:00'))
  expect(await disimpan()).toEqual({ luring: entri.luring, tanda_sah: null, dipotong: false })
  const putus = await server.call(`POST /absensi/${data.pengajuan_id}/approve`, { token: hrd, body: {} })
  expect(putus.status).toBe(200)
  await cut(pada(19, '12:00:00'))
  const { luring, ...sisa } = await disimpan()
  expect(sisa).toEqual({ tanda_sah: true, dipotong: true })
  expect(Math.max(...desimal(luring))).toBe(4)
})

it('[ADA-09] the database lets the server cut evidence once, and change nothing else of it', async () => {
  const ponsel = await ponselBaru(pada(16, '07:00:00'))
  const { id } = await punch(ponsel, pada(16))
  const ubah = (set: object) =>
    server.db.updateTable('presensi_bukti').set(set).where('kejadian_id', '=', id).execute()
  const potong = { lat7: null, lng7: null, sidik_titik: Buffer.alloc(16) }
  await expect(ubah({ latitude: -6.2 })).rejects.toThrow()
  await expect(ubah({ ...potong, latitude: -6.2 })).rejects.toThrow()
  await expect(ubah({ ...potong, luring: null })).rejects.toThrow()
  await expect(ubah({ penilaian: '{}' })).rejects.toThrow('permission denied')
  await ubah(potong)
  await expect(ubah({ tanda_sah: false })).rejects.toThrow()
})
