import { setTimeout as sleep } from 'node:timers/promises'
import { writeBukuOrang } from '../apps/server/test/buku-orang.ts'
import { addPeople } from '../apps/server/test/people.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { bearer, beside, login, timed } from './bounds/calls.ts'
import { openCamera } from './rush/photos.ts'
import { seeded } from './rush/random.ts'
import { judge, percentile, say } from './rush/report.ts'
import { startRushServer } from './rush/server.ts'
import { makeShots } from './rush/shots.ts'
import { exchange, openConnection } from './rush/wire.ts'

/**
 * `npm run bench:impor` [KARY-06]: a workbook of 5,000 people with wages, contracts, tax and BPJS is tried out and then
 * written, and 1,000 days of presence are corrected from a file, while people punch twice a second. Exits 1 when an import takes
 * longer than a minute, the corrections longer than ten seconds, when a punch is not answered within a second, or when the
 * progress that is told ever falls.
 */
const BARIS = 5000
const LIMIT_MS = 60_000
const PUNCH_MS = 1000
const KOREKSI = 1000
const KOREKSI_MS = 10_000
const PER_SECOND = 2
const PEOPLE = 240

const server = await startRushServer()
const owner = openDatabase({ ...server.owner, max: 2 }, () => {})
try {
  const people = await addPeople(owner, PEOPLE, server.now())
  const random = seeded(7)
  const shots = makeShots({ people, takePhoto: openCamera(random), random, arrivals: [], calm: true })
  const { text } = await login(server.port, 'hrd@rekan.example', 'RekanDemo2026')
  const { token } = (JSON.parse(text) as { data: { token: string } }).data
  const hrd = bearer(token)
  const form = new FormData()
  form.set('nama', 'orang.xlsx')
  form.set('berkas', new Blob([new Uint8Array(await writeBukuOrang(BARIS))]), 'orang.xlsx')
  const punches: number[] = []
  const punch = async () => {
    const shot = shots.pop()
    if (shot === undefined) return
    const begun = performance.now()
    const connection = openConnection(server.port)
    const { status } = await exchange(connection, shot.request)
    connection.destroy()
    if (status === 201) punches.push(performance.now() - begun)
  }
  await beside(PER_SECOND, punch, async () => {
    const begun = performance.now()
    const created = await timed(server.port, 'POST /kelola/impor-karyawan', { ...hrd, body: form })
    const { id } = (JSON.parse(created.text) as { data: { id: number } }).data
    await follow(id, 'SIAP', begun)
    const again = performance.now()
    await timed(server.port, `POST /kelola/impor-karyawan/${id}/jalankan`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    await follow(id, 'SELESAI', again)
    await correct()
  })
  const slowest = Math.max(...punches)
  say(`${punches.length} punches meanwhile, p95 ${percentile(punches, 0.95).toFixed(0)} ms`)
  judge('slowest punch, ms', slowest, slowest <= PUNCH_MS, `at most ${PUNCH_MS}`)

  async function correct(): Promise<void> {
    const lalu = Array.from({ length: 14 }, (_, i) => new Date(server.now() - (i + 1) * 86_400_000))
    const hari = lalu.filter((satu) => ![0, 6].includes(satu.getUTCDay()))
    const baris = hari

      .map((satu) => satu.toISOString().slice(0, 10))
      .flatMap((tanggal) => people.map((_, i) => `TES${i};${tanggal};07:58;17:03;Daftar kertas.`))
      .slice(0, KOREKSI)
    const berkas = new FormData()
    berkas.set('berkas', new Blob([['kode;tanggal;masuk;pulang;alasan', ...baris].join('\n')]), 'koreksi.csv')
    const answer = await timed(server.port, 'POST /kelola/presensi/koreksi/berkas', { ...hrd, body: berkas })
    if (answer.status !== 200) throw new Error(answer.text)
    judge(`${KOREKSI} corrections, ms`, answer.ms, answer.ms <= KOREKSI_MS, `at most ${KOREKSI_MS}`)
  }

  async function follow(id: number, akhir: string, begun: number): Promise<void> {
    let [terakhir, turun] = [0, 0]
    for (;;) {
      const answer = await timed(server.port, `GET /kelola/impor-karyawan/${id}`, hrd)
      const { data } = JSON.parse(answer.text) as { data: { status: string; selesai: number } }
      if (data.selesai < terakhir) turun += 1
      terakhir = data.selesai
      if (data.status === akhir) break
      if (!['PERIKSA', 'TULIS'].includes(data.status)) throw new Error(answer.text)
      await sleep(250)
    }
    const ms = performance.now() - begun
    judge(`${BARIS} rows until ${akhir}, ms`, ms, ms <= LIMIT_MS, `at most ${LIMIT_MS}`)
    judge('times the progress fell', turun, turun === 0, '0')
  }
} finally {
  await owner.destroy()
  await server.stop()
}
