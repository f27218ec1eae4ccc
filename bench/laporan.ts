import { setTimeout as sleep } from 'node:timers/promises'
import { laporanJob } from '../apps/server/src/features/laporan/laporan.job.ts'
import { startCluster } from '../apps/server/test/cluster.ts'
import { watchIngatan } from '../apps/server/test/ingatan.ts'
import { startOthers } from './rush/others.ts'
import { judge, percentile, say } from './rush/report.ts'
import { growAttendance } from './scale/attendance.ts'
import { type Company, startCompany } from './scale/server.ts'

/**
 * `npm run bench:laporan` [LAPOR-04, LAPOR-05, LAPOR-07]: the attendance of 20,000 people in a month of 31 days becomes a
 * workbook beside punches and reads that come at a steady rate, several times, and before each the same requests come without it for as
 * long: what the machine does besides falls on both alike. Exits 1 when one takes longer than a minute, when its progress falls, when the
 * server and its processes together take 150 MB more than before, or when of 100 punches, or of 100 reads, 95 take more than 1.2 times as
 * long beside it. Then one more is called off midway, and has to leave nothing.
 *
 *   npm run bench:laporan -- 2000            fewer people
 *   npm run bench:laporan -- 20000 sendiri   without the requests: how long it takes on a machine that has nothing else to do
 */
const ORANG = Number(process.argv[2] ?? 20_000)
const SENDIRI = process.argv[3] === 'sendiri'
/** A minute for 20,000 people, and as much less for fewer, but for what a process needs to begin */
const LIMIT_MS = 3000 + (57_000 * ORANG) / 20_000
const INGATAN_MB = 150
const KALI = 1.2
/** A screen looks no more often. */
const LIHAT_MS = 1000
/** It is made as often as it takes to look at others for so long beside it. */
const BESIDE_MS = SENDIRI ? 1 : 60_000
/** The first requests are slower than any after them. */
const PANAS_MS = 3000
/** Of these everybody punches once. */
const PRESENSI = SENDIRI ? 0 : 2500
/** Days with attendance, up to that on which it is asked: all of October among them */
const HARI = 51
const DIMINTA = { jenis: 'presensi', bulan: 10, tahun: 2026 }

const cluster = await startCluster()
const company = await startCompany(cluster.address, ORANG)
try {
  await growAttendance(company.owner, HARI)
  company.deps.jobs.start(laporanJob(company.deps))
  const others = SENDIRI ? null : await startOthers(company, PRESENSI)
  await others?.askFor(null, PANAS_MS)
  // The first one of a release finds nothing of its code compiled.
  await company.post('/kelola/laporan', { ...DIMINTA, jenis: 'kepegawaian' })
  await company.deps.jobs.idle()
  const lama: number[] = []
  let [jatuh, terbesar, orang] = [0, 0, 0]
  for (let semua = 0; semua < BESIDE_MS;) {
    await others?.askFor(false, lama[0] ?? LIMIT_MS / 2)
    const ingatan = watchIngatan()
    const begun = performance.now()
    await company.post('/kelola/laporan', { ...DIMINTA, format: 'xlsx' })
    let selesai = false
    const asking = others?.ask(true, () => selesai)
    const { turun, baris } = await watch(company).finally(() => {
      selesai = true
    })
    lama.push(performance.now() - begun)
    await asking
    // Of the first alone: the server keeps what it grew to.
    if (lama.length === 1) terbesar = ingatan()
    else ingatan()
    semua += lama.at(-1) ?? 0
    jatuh += turun
    orang = baris
  }
  await others?.askFor(false, lama[0] ?? 0)
  const ms = percentile(lama, 0.5)
  say(
    `${orang} people x 31 days as a workbook, ${lama.length} times: half within ${(ms / 1000).toFixed(1)} s, ${(ms / orang).toFixed(2)} ms each`,
  )
  judge('until the workbook is there, ms', ms, ms <= LIMIT_MS, `at most ${LIMIT_MS.toFixed(0)}`)
  judge('times the progress fell', jatuh, jatuh === 0, '0')
  judge('memory beyond that of before, MB', terbesar, terbesar <= INGATAN_MB, `at most ${INGATAN_MB}`)
  others?.compare(KALI)
  await callOff(company)
} finally {
  await company.close()
  await cluster.stop()
}

type Terlihat = {
  id: number
  status: string
  selesai: number
  baris: number | null
  berkas: { siap: boolean }[]
}

async function terakhir(given: Company): Promise<Terlihat> {
  const { data } = (await (await given.get('/kelola/laporan', 'hrd')).json()) as { data: Terlihat[] }
  if (data[0] === undefined) throw new Error('no report')
  return data[0]
}

/** How often the progress fell until the file was there. */
async function watch(given: Company): Promise<{ turun: number; baris: number }> {
  let [maju, turun] = [0, 0]
  for (;;) {
    const satu = await terakhir(given)
    if (satu.selesai < maju) turun += 1
    maju = satu.selesai
    if (satu.berkas[0]?.siap) return { turun, baris: satu.baris ?? 0 }
    if (satu.status !== 'JALAN' && satu.status !== 'SELESAI') throw new Error(JSON.stringify(satu))
    await sleep(LIHAT_MS)
  }
}

async function callOff(given: Company): Promise<void> {
  await given.post('/kelola/laporan', DIMINTA)
  let satu = await terakhir(given)
  while (satu.selesai === 0) {
    await sleep(150)
    satu = await terakhir(given)
  }
  await given.post(`/kelola/laporan/${satu.id}/batal`, {})
  await given.deps.jobs.idle()
  const { jumlah } = await given.owner
    .selectFrom('laporan_baris')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah'))
    .where('laporan_id', '=', satu.id)
    .executeTakeFirstOrThrow()
  judge('rows that one called off leaves', jumlah, jumlah === 0, '0')
}
