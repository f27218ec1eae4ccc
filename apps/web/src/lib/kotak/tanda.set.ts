import { simpanan } from '../simpanan.ts'
import { TANDA, type TandaKotak, readTanda } from './tanda.ts'

/** Notes for the next start whether anything waits, and whose it is. */
export function setTanda(tanda: TandaKotak): void {
  if (tanda === readTanda()) return
  if (tanda === null) simpanan.remove(TANDA)
  else simpanan.set(TANDA, tanda)
}

/** What of the person that signed in last is in the outbox, as a sentence has it. */
export function namaTertunda(): 'presensi' | 'pengajuan' | null {
  const tanda = readTanda()
  return tanda === 'ada' ? 'presensi' : tanda === 'lain' ? null : tanda
}
