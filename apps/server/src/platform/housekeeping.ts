import { UMUR_NOTIFIKASI } from '@rekan/domain/notifikasi'
import { at } from './db.ts'
import type { Deps } from './deps.ts'
import type { Log } from './log.ts'

const EVERY_MS = 3_600_000
/** Answers stay this long for a client that tries again (`docs/rules.md`, section 9.3). */
const KEEP_ANSWERS_MS = 7 * 86_400_000

/** Of a day that is long over nobody is reminded twice. */
const KEEP_REMINDERS_MS = 7 * 86_400_000
/** A device that nobody signed in from for so long is known no more. */
const KEEP_DEVICES_MS = 400 * 86_400_000

/**
 * Clears what has run out: sessions, links and codes past their end, full buckets, answers kept for retries, old
 * notifications and reminders.
 */
export function startHousekeeping(deps: Deps, log: Log): { stop(): void } {
  const run = () => {
    sweep(deps).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}

export async function sweep({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('tautan_sandi').where('kedaluwarsa_pada', '<=', at(now)).execute()
  await db.deleteFrom('batal_ubah').where('kedaluwarsa_pada', '<=', at(now)).execute()
  await db.deleteFrom('sesi').where('kedaluwarsa_pada', '<=', at(now)).execute()
  await db.deleteFrom('tantangan').where('kedaluwarsa_pada', '<=', at(now)).execute()
  await db.deleteFrom('kode_reset').where('kedaluwarsa_pada', '<=', at(now)).execute()
  await db.deleteFrom('jatah_percobaan').where('penuh_pada', '<=', at(now)).execute()
  await db
    .deleteFrom('perangkat_dikenal')
    .where('dipakai_pada', '<', at(now - KEEP_DEVICES_MS))
    .execute()
  await db
    .deleteFrom('idempotensi')
    .where('dibuat_pada', '<', at(now - KEEP_ANSWERS_MS))
    .execute()
  await db
    .deleteFrom('pengingat')
    .where('dibuat_pada', '<', at(now - KEEP_REMINDERS_MS))
    .execute()
  await db
    .deleteFrom('notifikasi')
    .where('dibuat_pada', '<=', at(now - UMUR_NOTIFIKASI * 86_400_000))
    .execute()
}
