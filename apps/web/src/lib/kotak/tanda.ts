import { simpanan } from '../simpanan.ts'

export const TANDA = 'rekan.kotak'

// A start without anything in the outbox does not fetch its code: this tells whether there is, without asking the
// database.

/** `ada`: something of who signed in last; `lain`: of others alone, or of who signed out; null: the outbox is empty. */
export type TandaKotak = 'ada' | 'lain' | null

export function readTanda(): TandaKotak {
  return simpanan.get(TANDA) as TandaKotak
}
