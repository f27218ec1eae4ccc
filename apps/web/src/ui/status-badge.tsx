import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import { SEBUTAN_STATUS } from '@rekan/domain/pengajuan/sebutan'
import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { Badge, type Tone } from './badge.tsx'

const LOOK: Readonly<Record<StatusPengajuan, { tone: Tone; icon: LucideIcon }>> = {
  menunggu: { tone: 'accent', icon: Hourglass },
  disetujui: { tone: 'success', icon: CircleCheck },
  ditolak: { tone: 'destructive', icon: CircleX },
  dibatalkan: { tone: 'neutral', icon: Ban },
}

type StatusBadgeProps = {
  readonly status: StatusPengajuan
  /** Where another colour is wanted than the status's own (`docs/rules.md`, section 11.4) */
  readonly tone?: Tone
}

/** Where a request stands. */
export function StatusBadge({ status, tone }: StatusBadgeProps) {
  const { tone: own, icon } = LOOK[status]
  return (
    <Badge tone={tone ?? own} icon={icon}>
      {SEBUTAN_STATUS[status]}
    </Badge>
  )
}
