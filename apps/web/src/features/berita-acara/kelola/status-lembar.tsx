import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { LembarRingkas } from '../lembar/lembar.wire.ts'

const STATUS: Readonly<Record<LembarRingkas['status'], readonly [string, Tone]>> = {
  draf: ['Draf', 'neutral'],
  dikirim: ['Menunggu tanda tangan', 'accent'],
  ditandatangani: ['Ditandatangani', 'success'],
  dianggap_setuju: ['Dianggap setuju', 'success'],
  diganti: ['Diganti revisi baru', 'neutral'],
}

/** Where a revision stands, in a word. */
export function StatusLembar({ status }: Pick<LembarRingkas, 'status'>) {
  const [kata, tone] = STATUS[status]
  return <Badge tone={tone}>{kata}</Badge>
}
