import { type ClusterAddress, createTestDatabase, dropTestDatabase } from '../../apps/server/test/cluster.ts'
import { type Kueri, noteKueri } from '../../apps/server/test/kueri.ts'
import { addPeople } from '../../apps/server/test/people.ts'
import { formPresensi, fotoBaru } from '../../apps/server/test/selfie.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { BOUNDS } from '../../apps/server/src/platform/work.ts'
import pg from 'pg'
import { median } from '../rush/report.ts'
import { growAttendance } from './attendance.ts'
import { growCompany } from './company.ts'
import { startCompany } from './server.ts'

/** How many people there are in both, and how many days of two punches each in the smaller and in the larger. */
export type Ukuran = {
  readonly orang: number
  readonly sedikit: number
  readonly banyak: number
  /** Over how many months the larger's days are spread, all but those of the last five weeks */
  readonly bulan?: number
}
/** A statement of everybody's morning, by the middle of its times in milliseconds. */
export type Panas = { readonly teks: string; readonly kecil: number; readonly besar: number }

const WAKTU = Date.parse('2026-11-20T07:52:13+07:00')
const SEHARI = 8
export const TERSERING = 15
const WARM_UP = 5
/** What a person's phone asks for around a punch, and their month */
const DITANYA = [
  '/profile',
  '/notifikasi',
  '/absensi?status=menunggu',
  '/pengumuman?per_page=3',
  '/rekap/presensi',
  '/rekap/presensi/list',
  '/jadwal',
  '/payroll',
]

/**
 * The statements that people cause most often, each timed by turns in two databases that differ in the number of their
 * punches alone. Whatever one writes is rolled back.
 */
export async function measurePanas(
  address: ClusterAddress,
  { orang, sedikit, banyak, bulan }: Ukuran,
  rounds: number,
): Promise<Panas[]> {
  const kueri = await noteSehari(address)
  const [kecil, besar] = [await fill(address, orang, sedikit), await fill(address, orang, banyak, bulan)]
  try {
    const hasil: Panas[] = []
    for (const satu of kueri) {
      if (hasil.length === TERSERING) break
      const times: [number[], number[]] = [[], []]
      let isRun = true
      for (let round = 0; isRun && round < rounds + WARM_UP; round += 1) {
        for (const [i, { client }] of [kecil, besar].entries()) {
          const took = await time(client, satu)
          isRun &&= took !== null
          if (took !== null && round >= WARM_UP) times[i]?.push(took)
        }
      }
      // What the filled days already hold cannot be written once more.
      if (isRun) hasil.push({ teks: satu.teks, kecil: median(times[0]), besar: median(times[1]) })
    }
    return hasil
  } finally {
    for (const { client, name } of [kecil, besar]) {
      await client.end()
      await dropTestDatabase(address, name)
    }
  }
}

/** What the server asks as people come to work, the most frequent first. */
async function noteSehari(address: ClusterAddress): Promise<Kueri[]> {
  const company = await startCompany(address, 0)
  try {
    const people = await addPeople(company.owner, SEHARI, WAKTU)
    const noted = noteKueri(company.deps.db)
    for (const { token } of people) {
      const punch = await company.send(
        '/presensi/check-in',
        { method: 'POST', body: formPresensi(fotoBaru()) },
        token,
      )
      if (punch.status !== 201) throw new Error(`a punch: ${punch.status} ${await punch.text()}`)
      for (const path of [...DITANYA, ...DITANYA.slice(0, 4)]) {
        const { status } = await company.send(path, {}, token)
        if (status !== 200) throw new Error(`${path}: ${status}`)
      }
    }
    return noted()
  } finally {
    await company.close()
  }
}

async function fill(
  address: ClusterAddress,
  orang: number,
  hari: number,
  bulan?: number,
): Promise<{ readonly name: string; readonly client: pg.Client }> {
  const name = await createTestDatabase(address)
  const owner = openDatabase({ ...address.owner, database: name, max: 1 }, () => undefined)
  // The same as in the company that was listened to, in the same order.
  await addPeople(owner, 2, WAKTU)
  await addPeople(owner, SEHARI, WAKTU)
  await growCompany(owner, orang)
  await growAttendance(owner, hari, bulan)
  await owner.destroy()
  const client = new pg.Client({ ...address.app, database: name })
  await client.connect()
  return { name, client }
}

let nomor = 0
const nama = new Map<string, string>()

/** Milliseconds of one run, prepared and planned as the server does; null where it cannot be run here. */
async function time(client: pg.Client, { teks, nilai, kerja }: Kueri): Promise<number | null> {
  const name = nama.get(teks) ?? `p${(nomor += 1)}`
  nama.set(teks, name)
  const { plansOnce } = BOUNDS[kerja]
  await client.query(`begin; set local plan_cache_mode = ${plansOnce ? 'force_generic_plan' : 'auto'}`)
  try {
    const begun = performance.now()
    await client.query({ name, text: teks, values: [...nilai] })
    return performance.now() - begun
  } catch {
    return null
  } finally {
    await client.query('rollback')
  }
}
