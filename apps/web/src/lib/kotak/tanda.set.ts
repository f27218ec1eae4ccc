import { simpanan } from '../simpanan.ts'
import { TANDA, type TandaKotak, readTanda } from './tanda.ts'

/** Notes for the next start whether anything waits, and whose it is. */
export function setTanda(tanda: TandaKotak): void {
  if (tanda === readTanda()) return
  if (tanda === null) simpanan.remove(TANDA)
  else simpanan.set(TANDA, tanda)
}
