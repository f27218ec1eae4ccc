import type { Lembar } from './lembar.wire.ts'
import { formatSaatIso } from './tanda.ts'

type TandaTangan = NonNullable<Lembar['tanda_tangan']>

/** The contact who signed, their mailbox, by whom and when they were let sign; null where a clause holds it as agreed. */
export function sebutanPenanda({ oleh, penanda }: TandaTangan): string | null {
  if (oleh === null) return null
  const sejak =
    penanda.pada === null
      ? ''
      : `, diberi hak tanda tangan${penanda.oleh === null ? '' : ` oleh ${penanda.oleh}`} pada ${formatSaatIso(penanda.pada)}`
  return `${oleh.nama} (${oleh.email})${sejak}`
}
