import { BadgeCheck, PencilLine } from 'lucide-react'
import type { StatusSlip } from '@rekan/domain/payroll/payroll'
import { Badge } from '../../../ui/badge.tsx'

/** Published or not, in fixed words (`docs/rules.md`, section 11.4). */
export function StatusSlipBadge({ status }: { readonly status: StatusSlip }) {
  return status === 'TERBIT' ? (
    <Badge tone="success" icon={BadgeCheck}>
      Diterbitkan
    </Badge>
  ) : (
    <Badge tone="accent" icon={PencilLine}>
      Draft
    </Badge>
  )
}
