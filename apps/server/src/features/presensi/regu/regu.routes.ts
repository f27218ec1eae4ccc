import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { takeFromEach } from '../../../platform/jatah.ts'
import { createDeed } from '../../../platform/deed.ts'
import { hasPin, setPin } from './pin.service.ts'
import { decideSanggahan, createSanggahan } from './sanggah.service.ts'
import { showRegu } from './regu.service.ts'

/** A PIN of one's own, and so many tries at one that is allowed */
const PIN_BARU = { nama: 'pin-baru', kapasitas: 10, jedaMs: 2 * 60_000 } as const

export function mountRegu(mount: Mount, deps: Deps): void {
  const { db, clock, passwords } = deps
  const deed = createDeed(mount)
  mount('GET /presensi/regu', async ({ query, pelaku }) => ({
    data: await showRegu(db, deps, pelaku, query),
  }))
  deed(
    'POST /presensi/kejadian/{id}/sanggah',
    (perbuatan, id, body) => createSanggahan(perbuatan, { id, ...body }),
    'Sanggahan terkirim. HR akan memutuskan.',
  )
  deed(
    'POST /presensi/kejadian/{id}/sanggah/putuskan',
    (perbuatan, id, body) => decideSanggahan(perbuatan, { id, ...body }),
    (_, __, { diterima }) => (diterima ? 'Sanggahan diterima.' : 'Sanggahan tidak diterima.'),
  )
  mount('GET /presensi/pin', async ({ pelaku }) => ({ data: { ada: await hasPin(db, pelaku) } }))
  mount('POST /presensi/pin', async ({ body: { pin }, pelaku, write }) => {
    // Hashing keeps others waiting: nobody has much of it done.
    if (pin !== null) await takeFromEach(db, clock.now(), [[PIN_BARU, String(pelaku.penggunaId)]])
    // The slow work before the transaction.
    const phc = pin === null ? null : await passwords.hash(pin)
    return write(async (perbuatan) => {
      await setPin(perbuatan, { phc, pin })
      return { data: { ada: pin !== null }, message: pin === null ? 'PIN dihapus.' : 'PIN disimpan.' }
    })
  })
}
