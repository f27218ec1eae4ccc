import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { storePdf } from '../apps/server/src/features/payroll/pdf/pdf.service.ts'
import { gajiJob } from '../apps/server/src/features/payroll/proses/proses.job.ts'
import { startCluster } from '../apps/server/test/cluster.ts'
import { completeDasar } from '../apps/server/test/payroll.ts'
import { startOthers } from './rush/others.ts'
import { judge, percentile, say } from './rush/report.ts'
import { growAttendance } from './scale/attendance.ts'
import { type Company, startCompany } from './scale/server.ts'

/**
 * `npm run bench:gaji`: October's pay of 20,000 people, each with a month of punches, is made and then published beside requests that
 * come at a steady rate, whatever the answers take. Every `SEPENGGAL_MS` it is called off, the same requests come without it for as long,
 * and it goes on: what the machine does besides falls on both alike. Exits 1 when making or publishing takes longer than two minutes in
 * all, when the progress falls, when of others' punches or reads 95 of 100 take more than 1.3 times as long beside it, or when a PDF
 * takes longer than 150 ms.
 *
 *   npm run bench:gaji -- 2000            fewer people
 *   npm run bench:gaji -- 20000 sendiri   without the requests: how long it takes on a machine that has nothing else to do
 */
const ORANG = Number(process.argv[2] ?? 20_000)
const SENDIRI = process.argv[3] === 'sendiri'
/** So long for 20,000 people, and as much less for fewer */
const LIMIT_MS = 120_000 / 20_000
const KALI = 1.3
const PDF_MS = 150
const PDF = 50
/** Of these people everybody punches once beside it, or without it. */
const PRESENSI = SENDIRI ? 0 : Math.min(4000, Math.max(600, ORANG / 5))
/** The first requests are slower than any after them. */
const PANAS_MS = 3000
/** A screen looks no more often. */
const LIHAT_MS = 1000
const SEPENGGAL_MS = Math.min(15_000, Math.max(3000, ORANG * 1.5))
/** Days with attendance up to 20 November: all of October among them */
const HARI = 51
const MASA = { bulan: 10, tahun: 2026 }

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
  deps.jobs.start(gajiJob(deps))
  await measure('made', async () => company.post('/kelola/payroll/proses/susun', MASA))
  await measure('published', async () => {
    const { ringkasan } = (await (
      await company.get(`/kelola/payroll?bulan=${MASA.bulan}&tahun=${MASA.tahun}`, 'hrd')
    ).json()) as { ringkasan: { draf_lain: number; draf_lain_bersih: number } }
    const dilihat = { banyak: ringkasan.draf_lain, gaji_bersih: ringkasan.draf_lain_bersih }
    await company.post('/kelola/payroll/proses/terbitkan', { ...MASA, ...dilihat })
  })
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

async function measure(apa: 'made' | 'published', mulai: () => Promise<void>): Promise<void> {
  const others = SENDIRI ? null : await startOthers(company, PRESENSI / 2)
  await others?.askFor(null, PANAS_MS)
  let [ms, jadi, turun] = [0, 0, 0]
  for (let isSelesai = false; !isSelesai;) {
    await others?.askFor(false, SEPENGGAL_MS)
    const begun = performance.now()
    // It may have been called off as it ended.
    if (await mulai().then(() => false, isKosong)) break
    let berjalan = true
    const asking = others?.ask(true, () => !berjalan)
    const hasil = await watch(company, SENDIRI ? Infinity : begun + SEPENGGAL_MS).finally(() => {
      berjalan = false
    })
    ms += performance.now() - begun
    await asking
    isSelesai = hasil.isSelesai
    jadi += hasil.jadi
    turun += hasil.turun
  }
  await others?.askFor(false, SEPENGGAL_MS)
  say(`${jadi} payslips ${apa} in ${(ms / 1000).toFixed(1)} s, ${(ms / jadi).toFixed(1)} ms each`)
  judge(`until all are ${apa}, ms a payslip`, ms / jadi, ms <= LIMIT_MS * jadi, `at most ${LIMIT_MS}`)
  judge('times the progress fell', turun, turun === 0, '0')
  others?.compare(KALI)
}

function isKosong(error: Error): boolean {
  if (error.message.includes('PROSES_KOSONG')) return true
  throw error
}

type Proses = { status: string; selesai: number; hasil: { jadi: number; sebab: string | null } }

/** How often the progress fell until it was done, or called off at a moment. */
async function watch(
  given: Company,
  sampai: number,
): Promise<{ isSelesai: boolean; turun: number; jadi: number }> {
  let [maju, turun] = [0, 0]
  for (;;) {
    const { data } = (await (await given.get('/kelola/payroll/proses', 'hrd')).json()) as { data: Proses }
    if (data.selesai < maju) turun += 1
    const lalu = maju
    maju = data.selesai
    const isSelesai = data.status === 'SELESAI'
    if (isSelesai || data.status === 'BATAL') return { isSelesai, turun, jadi: data.hasil.jadi }
    if (data.status !== 'JALAN') throw new Error(JSON.stringify(data))
    if (performance.now() > sampai && maju > 0 && maju !== lalu) {
      // Right after a portion, since the one in hand is thrown away. It may have ended meanwhile.
      await given.post('/kelola/payroll/proses/batal', {}).catch(() => undefined)
      await given.deps.jobs.idle()
    } else await sleep(LIHAT_MS)
  }
}
