import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { storePdf } from '../apps/server/src/features/payroll/pdf/pdf.service.ts'
import { gajiJob } from '../apps/server/src/features/payroll/proses/proses.job.ts'
import { startCluster } from '../apps/server/test/cluster.ts'
import { completeDasar } from '../apps/server/test/payroll.ts'
import { judge, percentile, say } from './rush/report.ts'
import { growAttendance } from './scale/attendance.ts'
import { type Company, startCompany } from './scale/server.ts'

/**
 * `npm run bench:gaji`: October's pay of 20,000 people, each with a month of punches, is made and then published beside the requests. Exits
 * 1 when either takes longer than two minutes, when the progress falls, when of others' requests 95 of 100 take more than 1.3 times as long
 * as before, or when a PDF takes longer than 150 ms.
 *
 *   npm run bench:gaji -- 2000      fewer people
 */
const ORANG = Number(process.argv[2] ?? 20_000)
/** So long for 20,000 people, and as much less for fewer */
const LIMIT_MS = (120_000 * ORANG) / 20_000
const KALI = 1.3
const PDF_MS = 150
const PDF = 50
/** Requests before, to compare with */
const SEBELUM = 200
/** Days with attendance up to 20 November: all of October among them */
const HARI = 51
const MASA = { bulan: 10, tahun: 2026 }
/** What others ask meanwhile: their own month, payslips and news */
const DIMINTA = ['/rekap/presensi?bulan=10&tahun=2026', '/payroll', '/notifikasi'] as const

const cluster = await startCluster()
const company = await startCompany(cluster.address, ORANG)
try {
  const { owner, deps } = company
  await owner.deleteFrom('payroll').execute()
  await completeDasar(owner)
  await owner.updateTable('perusahaan').set({ nama: 'PT Uji', alamat: 'Jakarta' }).execute()
  await sql`
    insert into upah (karyawan_id, mulai, satuan, pokok, tunjangan_tetap, dibuat_pada)
    select id, '2019-01-01', 'bulan', 4500000 + id % 90 * 100000, 500000, '2020-01-01' from karyawan
    on conflict do nothing`.execute(owner)
  await growAttendance(owner, HARI)
  await sql`analyze`.execute(owner)
  deps.jobs.start(gajiJob(deps))
  const tanpa = await askWhile((n) => n < SEBELUM)
  await measure('made', async () => company.post('/kelola/payroll/proses/susun', MASA), tanpa)
  const { ringkasan } = (await (
    await company.get(`/kelola/payroll?bulan=${MASA.bulan}&tahun=${MASA.tahun}`, 'hrd')
  ).json()) as { ringkasan: { draf_lain: number; draf_lain_bersih: number } }
  const dilihat = { banyak: ringkasan.draf_lain, gaji_bersih: ringkasan.draf_lain_bersih }
  await measure(
    'published',
    async () => company.post('/kelola/payroll/proses/terbitkan', { ...MASA, ...dilihat }),
    tanpa,
  )
  const slip = await owner
    .selectFrom('payroll')
    .selectAll()
    .where('status', '=', 'TERBIT')
    .limit(PDF)
    .execute()
  const lama: number[] = []
  for (const satu of slip) {
    const begun = performance.now()
    await storePdf(deps, satu)
    lama.push(performance.now() - begun)
  }
  const pdf = percentile(lama, 0.95)
  judge('a PDF, 95 of 100, ms', pdf, pdf <= PDF_MS, `at most ${PDF_MS}`)
} finally {
  await company.close()
  await cluster.stop()
}

async function measure(apa: string, mulai: () => Promise<void>, tanpa: readonly number[]): Promise<void> {
  const begun = performance.now()
  await mulai()
  let selesai = false
  const minta = askWhile(() => !selesai)
  const { turun, jadi } = await watch(company).finally(() => {
    selesai = true
  })
  const ms = performance.now() - begun
  const dengan = await minta
  say(`${jadi} payslips ${apa} in ${(ms / 1000).toFixed(1)} s, ${(ms / jadi).toFixed(1)} ms each`)
  judge(`until all are ${apa}, ms`, ms, ms <= LIMIT_MS, `at most ${LIMIT_MS}`)
  judge('times the progress fell', turun, turun === 0, '0')
  const [dulu, kini] = [percentile(tanpa, 0.95), percentile(dengan, 0.95)]
  say(
    `requests: of ${tanpa.length} before half within ${percentile(tanpa, 0.5).toFixed(0)} ms and 95 % within ${dulu.toFixed(0)} ms, of ${dengan.length} meanwhile ${percentile(dengan, 0.5).toFixed(0)} ms and ${kini.toFixed(0)} ms`,
  )
  judge('times as long, of 100 requests 95', kini / dulu, kini <= KALI * dulu, `at most ${KALI}`)
}

/** How long others' requests take, one after the other with a pause. */
async function askWhile(masih: (n: number) => boolean): Promise<number[]> {
  const lama: number[] = []
  while (masih(lama.length)) {
    const begun = performance.now()
    const { status } = await company.get(DIMINTA[lama.length % DIMINTA.length] ?? '/payroll', 'karyawan')
    if (status !== 200) throw new Error(`a request: ${status}`)
    lama.push(performance.now() - begun)
    await sleep(50)
  }
  return lama
}

type Proses = { status: string; selesai: number; hasil: { jadi: number; sebab: string | null } }

/** How often the progress fell until it was done. */
async function watch(given: Company): Promise<{ turun: number; jadi: number }> {
  let [maju, turun] = [0, 0]
  for (;;) {
    const { data } = (await (await given.get('/kelola/payroll/proses', 'hrd')).json()) as { data: Proses }
    if (data.selesai < maju) turun += 1
    maju = data.selesai
    if (data.status === 'SELESAI') return { turun, jadi: data.hasil.jadi }
    if (data.status !== 'JALAN') throw new Error(JSON.stringify(data))
    await sleep(250)
  }
}
