import { sql } from 'kysely'
import { type Person, addPeople } from '../../apps/server/test/people.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/db.ts'
import { openCamera } from '../rush/photos.ts'
import { seeded } from '../rush/random.ts'
import { judge, percentile, say } from '../rush/report.ts'
import type { RushServer } from '../rush/server.ts'
import { type Shot, makeShots } from '../rush/shots.ts'
import { exchange, openConnection } from '../rush/wire.ts'
import { bearer, beside, timed } from './calls.ts'

const ROUNDS = 3
/** Times that each screen is asked for in a round, quiet and locked */
const ASKED = 40
const PUNCHES = 40
/** Screens that read the locked table, asked for beside all the others */
const HANGING = ['/profile', '/rekap/presensi', '/rekap/presensi/list', '/karyawan/presensi']
const HANGING_PER_SECOND = 10
const OTHERS = ['/reference/bank', '/notifikasi', '/sesi', '/karyawan', '/payroll', '/absensi', '/pengumuman']
const RATIO = 2
const TOLD_WITHIN_MS = 3000

/** Somebody locks `presensi_kejadian`; the screens that need it are asked for all the same, and 40 people punch. */
export async function runLock(server: RushServer): Promise<void> {
  const owner = openDatabase({ ...server.owner, max: 2 }, () => {})
  try {
    const people = await addPeople(owner, PUNCHES + 1, server.now())
    const [hrd, ...others] = people as [Person, ...Person[]]
    await owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', '=', hrd.penggunaId).execute()
    const takePhoto = openCamera(seeded(7))
    const shots = makeShots({ people: others, takePhoto, random: seeded(7), arrivals: [], calm: true })
    await askAll(server, hrd)

    const quiet: number[] = []
    const locked: number[] = []
    const told: number[] = []
    for (let i = 0; i < ROUNDS; i += 1) {
      quiet.push(...(await askAll(server, hrd)))
      await whileLocked(owner, async () => {
        const refused = Promise.all(shots.map((shot) => refusedAfter(server.port, shot)))
        locked.push(...(await askAll(server, hrd)))
        told.push(...(await refused))
      })
    }
    const taken = []
    for (const shot of shots) taken.push((await send(server.port, shot)).status)
    const again = taken.filter((status) => status === 201).length
    const { jumlah } = await owner
      .selectFrom('presensi')
      .select(({ fn }) => fn.countAll<number>().as('jumlah'))
      .where(
        'karyawan_id',
        'in',
        others.map(({ karyawanId }) => karyawanId),
      )
      .executeTakeFirstOrThrow()

    const [before, during] = [percentile(quiet, 0.95), percentile(locked, 0.95)]
    say(
      `${OTHERS.length} other screens, p95 ${before.toFixed(1)} ms; one table locked: ${during.toFixed(1)} ms`,
    )
    judge('p95 of the other screens, ratio', during / before, during <= RATIO * before, `at most ${RATIO}`)
    const slowest = Math.max(...told)
    judge('slowest refusal of a punch, ms', slowest, slowest <= TOLD_WITHIN_MS, `at most ${TOLD_WITHIN_MS}`)
    judge('punches taken once afterwards', again, again === PUNCHES && jumlah === PUNCHES, `${PUNCHES}`)
  } finally {
    await owner.destroy()
  }
}

async function whileLocked(owner: Db, act: () => Promise<void>): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await sql`lock table presensi_kejadian in access exclusive mode`.execute(tx)
    await act()
  })
}

/** How long each of the other screens takes while the hanging ones are asked for as well. Throws when one fails. */
async function askAll({ port }: RushServer, { token }: Person): Promise<number[]> {
  const durations: number[] = []
  const hang = (i: number) => timed(port, `GET ${HANGING[i % HANGING.length]}`, bearer(token))
  await beside(HANGING_PER_SECOND, hang, async () => {
    for (let i = 0; i < ASKED * OTHERS.length; i += 1) {
      const path = OTHERS[i % OTHERS.length]
      const { status, text, ms } = await timed(port, `GET ${path}`, bearer(token))
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
      durations.push(ms)
    }
  })
  return durations
}

const send = async (port: number, { request }: Shot) => {
  const socket = openConnection(port)
  try {
    return await exchange(socket, request)
  } finally {
    socket.destroy()
  }
}

/** Milliseconds until a punch was told that it is not recorded. */
async function refusedAfter(port: number, shot: Shot): Promise<number> {
  const begun = performance.now()
  const { status, text } = await send(port, shot)
  if (status !== 503 || !text.includes('belum tercatat')) throw new Error(`${status} ${text}`)
  return performance.now() - begun
}
