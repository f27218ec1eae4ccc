import { setTimeout as sleep } from 'node:timers/promises'
import { laporanJob } from '../apps/server/src/features/laporan/laporan.job.ts'
import { startCluster } from '../apps/server/test/cluster.ts'
import { watchIngatan } from '../apps/server/test/ingatan.ts'
import { addPeople } from '../apps/server/test/people.ts'
import { formPresensi, fotoBaru } from '../apps/server/test/selfie.ts'
import { judge, percentile, say } from './rush/report.ts'
import { growAttendance } from './scale/attendance.ts'
import { type Company, startCompany } from './scale/server.ts'

/**
 * `npm run bench:laporan` [LAPOR-04, LAPOR-05, LAPOR-07]: the attendance of 20,000 people in a month of 31 days becomes a
 * workbook while others punch and read. Exits 1 when that takes longer than a minute, when its progress falls, when the server and
 * its processes together take 150 MB more than before, or when of 100 punches, or of 100 reads, 95 take more than 1.2 times as
 * long as before it and after. Then one more is called off midway, and has to leave nothing.
 *
 *   npm run bench:laporan -- 2000      fewer people
 */
const ORANG = Number(process.argv[2] ?? 20_000)
const LIMIT_MS = 60_000
const INGATAN_MB = 150
const KALI = 1.2
/** Punches before, and as many after, to compare with */
const SEBELUM = 150
/** Days with attendance, up to that on which it is asked: all of October among them */
const HARI = 51
const DIMINTA = { jenis: 'presensi', bulan: 10, tahun: 2026 }

/** What people and HR look at, by turns. */
const DIBACA = [
  ['karyawan', '/rekap/presensi?bulan=10&tahun=2026'],
  ['karyawan', '/notifikasi'],
  ['hrd', '/karyawan/presensi?per_page=20&bulan=10&tahun=2026'],
  ['hrd', '/kelola/karyawan?jumlah=100'],
] as const

const cluster = await startCluster()
const company = await startCompany(cluster.address, ORANG)
try {
  await growAttendance(company.owner, HARI)
  company.deps.jobs.start(laporanJob(company.deps))
  let ke = 2
  /** Punches and reads by turns. */
  const hidup = async (masih: () => boolean): Promise<Lama> => {
    const lama: Lama = { punches: [], reads: [] }
    while (masih()) {
      lama.punches.push(await punch(company, ke))
      lama.reads.push(await read(company, ke))
      ke += 1
      await sleep(120)
    }
    return lama
  }
  const hidupKali = (kali: number) => {
    let sisa = kali
    return hidup(() => (sisa -= 1) >= 0)
  }
  // The first few are slower than any after them.
  await hidupKali(10)
  const dulu = await hidupKali(SEBELUM)
  const ingatan = watchIngatan()
  const begun = performance.now()
  await company.post('/kelola/laporan', { ...DIMINTA, format: 'xlsx' })
  let selesai = false
  const meanwhile = hidup(() => !selesai)
  const { turun, baris } = await watch(company).finally(() => {
    selesai = true
  })
  const ms = performance.now() - begun
  const kini = await meanwhile
  const lebih = ingatan()
  const sesudah = await hidupKali(SEBELUM)
  say(`${baris} people x 31 days as a workbook: ${(ms / 1000).toFixed(1)} s`)
  judge('until the workbook is there, ms', ms, ms <= LIMIT_MS, `at most ${LIMIT_MS}`)
  judge('times the progress fell', turun, turun === 0, '0')
  judge('memory beyond that of before, MB', lebih, lebih <= INGATAN_MB, `at most ${INGATAN_MB}`)
  for (const apa of ['punches', 'reads'] as const) {
    const tanpa = [...dulu[apa], ...sesudah[apa]]
    const [biasa, sekarang] = [percentile(tanpa, 0.95), percentile(kini[apa], 0.95)]
    say(
      `${apa}: of ${tanpa.length} before and after half within ${percentile(tanpa, 0.5).toFixed(1)} ms and 95 % within ${biasa.toFixed(1)} ms, of ${kini[apa].length} meanwhile ${percentile(kini[apa], 0.5).toFixed(1)} ms and ${sekarang.toFixed(1)} ms; 95 % within ${percentile(dulu[apa], 0.95).toFixed(1)} ms before it and ${percentile(sesudah[apa], 0.95).toFixed(1)} ms after`,
    )
    judge(`times as long, of 100 ${apa} 95`, sekarang / biasa, sekarang <= KALI * biasa, `at most ${KALI}`)
  }
  await callOff(company)
} finally {
  await company.close()
  await cluster.stop()
}

type Lama = { readonly punches: number[]; readonly reads: number[] }
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
    await sleep(250)
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

async function read(given: Company, ke: number): Promise<number> {
  const [role, path] = DIBACA[ke % DIBACA.length] ?? DIBACA[0]
  const begun = performance.now()
  const response = await given.get(path, role)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return performance.now() - begun
}

/** Somebody new checks in: how long it takes, in ms. */
async function punch(given: Company, ke: number): Promise<number> {
  const [orang] = await addPeople(given.owner, 1, given.deps.clock.now(), ke)
  const form = formPresensi(fotoBaru())
  const begun = performance.now()
  const { status } = await given.send(
    '/presensi/check-in',
    { method: 'POST', body: form },
    orang?.token ?? '',
  )
  if (status !== 201) throw new Error(`check-in: ${status}`)
  return performance.now() - begun
}
