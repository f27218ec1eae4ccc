import { BadgeCheck, Eye, PencilLine } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import type { GajiOrang } from './gaji.queries.ts'
import type { StatusGaji } from './gaji.search.ts'
import { STATUS } from './label.ts'

const LOOK = {
  DRAFT: { tone: 'neutral', icon: PencilLine },
  DIBAGIKAN: { tone: 'accent', icon: Eye },
  TERBIT: { tone: 'success', icon: BadgeCheck },
} as const

type Dilihat = Pick<GajiOrang, 'status' | 'dibagikan_pada' | 'revisi' | 'sendiri'>

/** How far a payslip is on its way, and which revision it is. */
export function StatusGajiBadge({ gaji }: { readonly gaji: Dilihat }) {
  const status: StatusGaji =
    gaji.status === 'TERBIT' ? 'TERBIT' : gaji.dibagikan_pada !== null ? 'DIBAGIKAN' : 'DRAFT'
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge {...LOOK[status]}>{STATUS[status]}</Badge>
      {gaji.revisi > 0 && <Badge tone="away">Revisi {gaji.revisi}</Badge>}
      {gaji.sendiri && <Badge tone="neutral">Milik Anda</Badge>}
    </span>
  )
}
