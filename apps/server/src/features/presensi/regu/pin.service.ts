import type { Pelaku } from '@rekan/domain/akses/akses'
import { isPinMudah } from '@rekan/domain/presensi/regu'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { DomainError, invalid } from '../../../platform/errors.ts'
import { takeFromEach } from '../../../platform/jatah.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'
import { refuse } from '../presensi.refusals.ts'
import { deletePin, findPin, upsertPin } from './pin.queries.ts'
import { isPinDiminta } from './regu.queries.ts'

/** Five wrong ones within a quarter of an hour, by each witness of each person. */
const PIN_SALAH = { nama: 'pin-regu', kapasitas: 5, jedaMs: 15 * 60_000 } as const

/** A crew's worth of tries a quarter of an hour, by witness alone: comparing keeps others waiting. */
const PIN_SAKSI = { nama: 'pin-saksi', kapasitas: 60, jedaMs: 15_000 } as const

/** What came of the PIN that a witness has sent; a refusal is thrown only to who may punch for the person. */
export type PinDibaca = 'benar' | 'salah' | 'kosong' | 'belum_ada' | DomainError

type Berkas = Pick<Deps, 'db' | 'clock' | 'passwords'>

/**
 * Compares the PIN that was sent with the person's, before anything is written: what is wrong counts, whatever becomes of the
 * punch.
 */
export async function readPin(
  { db, clock, passwords }: Berkas,
  pelaku: Pelaku,
  {
    karyawan_id: karyawanId,
    pin,
  }: { readonly karyawan_id?: number | undefined; readonly pin?: string | undefined },
): Promise<PinDibaca> {
  if (karyawanId === undefined || karyawanId === pelaku.karyawanId) return 'kosong'
  const phc = await findPin(db, karyawanId)
  if (phc === null) return 'belum_ada'
  if (pin === undefined) return 'kosong'
  try {
    const putBack = await takeFromEach(db, clock.now(), [
      [PIN_SALAH, String(karyawanId), String(pelaku.penggunaId)],
      [PIN_SAKSI, String(pelaku.penggunaId)],
    ])
    if (!(await passwords.verify(phc, pin))) return 'salah'
    await putBack()
    return 'benar'
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

/**
 * The marks of a punch by a witness at a site, as far as its PIN goes: whoever has none is looked at. Throws 422 at `pin` for a
 * wrong one and none, 429 for too many.
 */
export async function judgePin(tx: Tx, kantorId: number, pin: PinDibaca): Promise<readonly Tanda[]> {
  if (!(await isPinDiminta(tx, kantorId))) return []
  if (pin instanceof DomainError) throw pin
  if (pin === 'belum_ada') return [{ kode: 'TANPA_PIN' }]
  if (pin === 'benar') return []
  throw invalid({
    pin: [
      pin === 'salah'
        ? 'PIN tidak cocok. Minta orangnya mengetik sendiri.'
        : 'Lokasi ini meminta PIN. Minta orangnya mengetik PIN miliknya.',
    ],
  })
}

/** Whether somebody has a PIN of their own. */
export async function hasPin(db: Db, { karyawanId }: Pelaku): Promise<boolean> {
  return karyawanId !== null && (await findPin(db, karyawanId)) !== null
}

/** Sets one's own PIN, or takes it back. Throws 422 at `pin` for one that is tried first, and for who has no days. */
export async function setPin(
  perbuatan: PerbuatanPelaku,
  { phc, pin }: { readonly phc: string | null; readonly pin: string | null },
): Promise<void> {
  const {
    tx,
    pelaku: { karyawanId },
    saat,
  } = perbuatan
  if (karyawanId === null) throw refuse('TANPA_KARYAWAN')
  if (pin !== null && isPinMudah(pin))
    throw invalid({ pin: ['PIN ini terlalu mudah ditebak. Pilih angka yang lain.'] })
  if (phc === null) await deletePin(tx, karyawanId)
  else await upsertPin(tx, karyawanId, phc, saat)
  await record(perbuatan, 'karyawan', karyawanId, { sesudah: { ada: phc !== null } })
}
