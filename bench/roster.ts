import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { correctAbsensi } from '../apps/server/src/features/pengajuan/izin-putusan/ulang.service.ts'
import { terbitanJob } from '../apps/server/src/features/roster/terbitan.job.ts'
import { createSolver } from '../apps/server/src/platform/solver.ts'
import { type ButuhIsi, modelIsi, usulanFrom } from '../packages/domain/src/roster/isi.ts'
import { startCluster } from '../apps/server/test/cluster.ts'
import { addPeople } from '../apps/server/test/people.ts'
import { growRoster } from '../apps/server/test/roster.ts'
import { formPresensi, fotoBaru } from '../apps/server/test/selfie.ts'
import { judge, percentile, say } from './rush/report.ts'
import { type Company, startCompany } from './scale/server.ts'

/**
 * `npm run bench:roster` [ROSTER-05, ROSTER-17, ROSTER-18]: the rosters of 20,000 people at 500 sites are published for 31
 * days while others punch; then a fortnight of forty people is opened, and 300 cells of it are painted and saved; then a
 * roster of sixty people, a fortnight and three kinds of shift is filled from needs. Exits 1 when the first takes longer than
 * a minute or its progress ever falls, when a punch meanwhile takes longer than a second, or when opening takes longer than
 * 300 ms, painting than a second, filling than five.
 *
 * Beside the minute stands how long the database alone takes to insert the same works: on a machine that does other things
 * as well, both grow, and how many times longer the publication takes stays.
 *
 *   npm run bench:roster -- 2000      fewer people
 */
const ORANG = Number(process.argv[2] ?? 20_000)
const MULAI = '2026-11-23'
const HARI = 31
const LIMIT_MS = 60_000
const ISI_MS = 5000
const BUKA_MS = 300
const LUKIS_MS = 1000
const PRESENSI_MS = 1000

/** What was measured does not stay. */
class Undone extends Error {}

const cluster = await startCluster()
try {
  await publish()
  await fill()
} finally {
  await cluster.stop()
}

async function publish(): Promise<void> {
  const company = await startCompany(cluster.address, 0)
  try {
    const kantor = await growRoster(company.owner, { orang: ORANG, mulai: MULAI, hari: HARI })
    const polos = await insertPolos(company)
    company.deps.jobs.start(terbitanJob(company.deps, correctAbsensi))
    const begun = performance.now()
    await company.post('/kelola/roster/terbitan', { mulai: MULAI, hari: HARI })
    const selesainya = new AbortController()
    const presensi = punch(company, selesainya.signal)
    const turun = await watch(company).finally(() => selesainya.abort())
    const ms = performance.now() - begun
    const lama = await presensi
    say(`${ORANG} people x ${HARI} days published: ${(ms / 1000).toFixed(1)} s`)
    say(
      `the same works inserted by the database alone: ${(polos / 1000).toFixed(1)} s, so ${(ms / polos).toFixed(2)} times that`,
    )
    judge('until all is published, ms', ms, ms <= LIMIT_MS, `at most ${LIMIT_MS}`)
    judge('times the progress fell', turun, turun === 0, '0')
    say(
      `${lama.length} punches meanwhile: half within ${percentile(lama, 0.5).toFixed(0)} ms, the slowest ${percentile(lama, 1).toFixed(0)} ms`,
    )
    judge(
      'of 100 punches 95 meanwhile within, ms',
      percentile(lama, 0.95),
      percentile(lama, 0.95) <= PRESENSI_MS,
      `at most ${PRESENSI_MS}`,
    )
    await edit(company, kantor[0] ?? 0)
  } finally {
    await company.close()
  }
}

/** How often the progress fell until the publication was done. */
async function watch(company: Company): Promise<number> {
  let [terakhir, turun] = [0, 0]
  for (;;) {
    const answer = (await (await company.get('/kelola/roster/terbitan', 'hrd')).json()) as {
      data: { status: string; selesai: number }
    }
    const { status, selesai } = answer.data
    if (selesai < terakhir) turun += 1
    terakhir = selesai
    if (status === 'SELESAI') return turun
    if (status !== 'JALAN') throw new Error(JSON.stringify(answer))
    await sleep(250)
  }
}

/** How long the same works take as one statement, which is undone. */
async function insertPolos({ owner }: Company): Promise<number> {
  const begun = performance.now()
  const ubah = owner.transaction().execute(async (tx) => {
    await sql`
      insert into penugasan (karyawan_id, tanggal, kantor_id, jenis_shift_id, mulai, selesai, istirahat_detik, asal, dibuat_pada)
      select d.karyawan_id, d.tanggal, d.kantor_id, j.id, d.tanggal + interval '7 hours', d.tanggal + interval '15 hours', 3600,
        'roster', now()
      from roster_draf d join jenis_shift j on j.id = d.jenis_shift_id order by d.karyawan_id, d.tanggal`.execute(
      tx,
    )
    throw new Undone()
  })
  await ubah.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  const ms = performance.now() - begun
  await sql`vacuum analyze penugasan`.execute(owner)
  return ms
}

/** Somebody checks in four times a second until the signal: how long each took, in ms. */
async function punch(company: Company, selesai: AbortSignal): Promise<number[]> {
  const lama: number[] = []
  while (!selesai.aborted) {
    const [orang] = await addPeople(company.owner, 1, company.deps.clock.now())
    const form = formPresensi(fotoBaru())
    const begun = performance.now()
    const { status } = await company.send(
      '/presensi/check-in',
      { method: 'POST', body: form },
      orang?.token ?? '',
    )
    lama.push(performance.now() - begun)
    if (status !== 201) throw new Error(`check-in: ${status}`)
    await sleep(250)
  }
  return lama
}

/** What somebody waits for who edits a roster of forty people for a fortnight. */
async function edit(company: Company, kantorId: number): Promise<void> {
  const alamat = `/kelola/roster?kantor_id=${kantorId}&mulai=${MULAI}&hari=14`
  const buka: number[] = []
  for (let ke = 0; ke < 20; ke += 1) {
    const begun = performance.now()
    const answer = await company.get(alamat, 'hrd')
    if (!answer.ok) throw new Error(await answer.text())
    await answer.text()
    buka.push(performance.now() - begun)
  }
  judge(
    'a fortnight of 40 people opens within, ms',
    percentile(buka, 0.95),
    percentile(buka, 0.95) <= BUKA_MS,
    `at most ${BUKA_MS}`,
  )
  const { data } = (await (await company.get(alamat, 'hrd')).json()) as {
    data: {
      versi: number
      shift: { id: number; nama: string }[]
      orang: { id: number; sel: { tanggal: string }[] }[]
    }
  }
  const jenis = data.shift.find(({ nama }) => nama === 'Roster')?.id ?? null
  const sel = data.orang
    .flatMap(({ id, sel: milik }) => milik.map(({ tanggal }) => ({ karyawan_id: id, tanggal })))
    .slice(0, 300)
    .map((satu) => ({ ...satu, isi: [{ jenis_shift_id: jenis, pos_id: null, cuti: false }] }))
  const begun = performance.now()
  await company.post('/kelola/roster/sel', {
    kantor_id: kantorId,
    mulai: MULAI,
    hari: 14,
    versi: data.versi,
    sel,
  })
  const lukis = performance.now() - begun
  judge('300 cells painted and saved, ms', lukis, lukis <= LUKIS_MS, `at most ${LUKIS_MS}`)
}

async function fill(): Promise<void> {
  const hari = Array.from({ length: 14 }, (_, ke) =>
    new Date(Date.parse(MULAI) + ke * 86_400_000).toISOString().slice(0, 10),
  )
  const butuh = hari.flatMap((tanggal) =>
    [14, 12, 10].map((kurang, ke): ButuhIsi => {
      const mulai = Date.parse(tanggal) + ke * 8 * 3_600_000
      return {
        tanggal,
        mulai,
        selesai: mulai + 8 * 3_600_000,
        jam: 7 * 3600,
        jenis_shift_id: ke,
        shift: `Shift ${ke}`,
        pos_id: 1,
        pos: 'Gerbang',
        wajib: [],
        kurang,
        terisi: 0,
      }
    }),
  )
  const orang = Array.from({ length: 60 }, (_, id) => ({
    id,
    bebas: hari,
    tetap: [],
    sertifikat: new Map<string, null>(),
    kontrakSampai: null,
  }))
  const fakta = { orang, butuh, istirahatMinimum: 8 * 3600 }
  const begun = performance.now()
  const model = modelIsi(fakta) ?? ''
  const jawaban = await createSolver().solve(model, orang.length, new AbortController().signal)
  const usulan = jawaban && usulanFrom(fakta, jawaban.nilai)
  const ms = performance.now() - begun
  say(`60 people x 14 days x 3 kinds of shift filled: ${(ms / 1000).toFixed(1)} s`)
  judge('until it is filled, ms', ms, ms <= ISI_MS, `at most ${ISI_MS}`)
  judge('people lacking', usulan?.jumlahKurang ?? -1, usulan?.jumlahKurang === 0, '0')
}
