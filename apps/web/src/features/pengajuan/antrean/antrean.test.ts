import { afterEach, beforeEach, expect, test } from 'vitest'
import { jam } from '../../../../test/jam.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { type Antrean, type Keputusan, createAntrean } from './antrean.ts'

const SETUJU: Keputusan = { putusan: 'disetujui', catatan: '' }
const TOLAK: Keputusan = { putusan: 'ditolak', catatan: 'Jadwal penuh' }

type Panggilan = {
  readonly id: number
  readonly keputusan: Keputusan
  readonly kunci: string
  readonly jawab: (error?: Error) => Promise<void>
}

let panggilan: Panggilan[]
let takTerlihat: string[]
let antrean: Antrean

beforeEach(() => {
  jam.stand()
  panggilan = []
  takTerlihat = []
  antrean = createAntrean({
    kirim: (id, keputusan, kunci) =>
      new Promise<void>((resolve, reject) => {
        const jawab = async (error?: Error) => {
          if (error === undefined) resolve()
          else reject(error)
          await jam.passAsync(0)
        }
        panggilan.push({ id, keputusan, kunci, jawab })
      }),
    onTakTerlihat: (id, pesan) => takTerlihat.push(`${id} ${pesan}`),
  })
})
afterEach(() => jam.end())

const tahap = (id: number) => antrean.snapshot().get(id)?.tahap
const ids = () => panggilan.map(({ id }) => id)

test('a decision waits five seconds in which it may be taken back, then goes', async () => {
  antrean.putuskan([1, 2], SETUJU)
  await jam.passAsync(4999)
  antrean.urungkan([1])
  expect([tahap(1), tahap(2), ids()]).toEqual([undefined, 'ditunda', []])
  await jam.passAsync(1)
  expect([tahap(2), ids()]).toEqual(['dikirim', [2]])
  antrean.urungkan([2])
  expect(tahap(2)).toBe('dikirim')
  await panggilan[0]?.jawab()
  expect(tahap(2)).toBe('selesai')
})

test('no tap decides twice, whatever it says', async () => {
  antrean.putuskan([1], SETUJU)
  antrean.putuskan([1], TOLAK)
  antrean.kirimSemua()
  antrean.putuskan([1], TOLAK)
  await panggilan[0]?.jawab()
  antrean.putuskan([1], TOLAK)
  await jam.passAsync(10_000)
  expect(panggilan.map(({ keputusan }) => keputusan)).toEqual([SETUJU])
})

test('three calls at a time, the next as one is answered, whether taken or refused', async () => {
  antrean.putuskan([1, 2, 3, 4, 5], SETUJU)
  await jam.passAsync(5000)
  expect(ids()).toEqual([1, 2, 3])
  await panggilan[1]?.jawab(new Error('nein'))
  expect(ids()).toEqual([1, 2, 3, 4])
  await panggilan[0]?.jawab()
  expect(ids()).toEqual([1, 2, 3, 4, 5])
})

test('who leaves sends what waits at once; a page that ends waits for nobody', async () => {
  antrean.putuskan([1, 2, 3, 4], SETUJU)
  antrean.kirimSemua()
  expect(ids()).toEqual([1, 2, 3])
  antrean.kirimSemua(true)
  expect(ids()).toEqual([1, 2, 3, 4])
  await jam.passAsync(10_000)
  expect(ids()).toEqual([1, 2, 3, 4])
})

test('a refusal says why; the same decision again is the same write, another one is not', async () => {
  const stop = antrean.subscribe(() => {})
  antrean.putuskan([1], TOLAK)
  antrean.kirimSemua()
  await panggilan[0]?.jawab(new ApiError({ status: 409, message: 'Sudah disetujui oleh Rina.' }))
  expect(antrean.snapshot().get(1)).toMatchObject({ tahap: 'gagal', pesan: 'Sudah disetujui oleh Rina.' })
  for (const keputusan of [TOLAK, SETUJU]) {
    antrean.putuskan([1], keputusan)
    antrean.kirimSemua()
    await panggilan.at(-1)?.jawab(new Error('offline'))
  }
  const [pertama, lagi, lain] = panggilan.map(({ kunci }) => kunci)
  expect(lagi).toBe(pertama)
  expect(lain).not.toBe(pertama)
  expect(takTerlihat).toEqual([])
  stop()
})

test('a refusal that nobody sees is told elsewhere', async () => {
  const stop = antrean.subscribe(() => {})
  antrean.putuskan([7], SETUJU)
  stop()
  antrean.kirimSemua()
  await panggilan[0]?.jawab(new ApiError({ message: 'Tidak dapat terhubung ke server.' }))
  expect(takTerlihat).toEqual(['7 Tidak dapat terhubung ke server.'])
})

test('what is not through is told until it is; what an earlier page left stands as refused, to be decided again', async () => {
  const belum: (readonly number[])[] = []
  antrean = createAntrean({
    kirim: () => Promise.resolve(),
    onTakTerlihat: () => {},
    tertinggal: [9],
    onBelum: (satu) => belum.push(satu),
  })
  expect(antrean.snapshot().get(9)).toMatchObject({
    tahap: 'gagal',
    pesan: expect.stringContaining('Putuskan lagi'),
  })
  antrean.putuskan([9, 4], SETUJU)
  antrean.kirimSemua()
  await jam.passAsync(0)
  expect(belum[0]).toEqual([9, 4])
  expect(belum.at(-1)).toEqual([])
  expect(tahap(9)).toBe('selesai')
})
