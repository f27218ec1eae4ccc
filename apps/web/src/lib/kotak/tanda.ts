import { simpanan } from '../simpanan.ts'

export const TANDA = 'rekan.kotak'

// A start without anything in the outbox does not fetch its code: this tells whether there is, without asking the
// database.

/**
 * `ada`: a punch of who signed in last; `pengajuan`: of theirs requests alone; `lain`: of others alone, or of who signed
 * out; null: the outbox is empty.
 */
export type TandaKotak = 'ada' | 'pengajuan' | 'lain' | null

export function readTanda(): TandaKotak {
  return simpanan.get(TANDA) as TandaKotak
}
