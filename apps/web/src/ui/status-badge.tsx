import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { Badge, type Tone } from './badge.tsx'

const LOOK: Readonly<Record<StatusPengajuan, { word: string; tone: Tone; icon: LucideIcon }>> = {
  menunggu: { word: 'Menunggu', tone: 'accent', icon: Hourglass },
  disetujui: { word: 'Disetujui', tone: 'success', icon: CircleCheck },
  ditolak: { word: 'Ditolak', tone: 'destructive', icon: CircleX },
  dibatalkan: { word: 'Dibatalkan', tone: 'neutral', icon: Ban },
}

type StatusBadgeProps = {
  readonly status: StatusPengajuan
  /** Where another colour is wanted than the status's own (`docs/rules.md`, section 11.4) */
  readonly tone?: Tone
}

/** Where a request stands. */
export function StatusBadge({ status, tone }: StatusBadgeProps) {
  const { word, tone: own, icon } = LOOK[status]
  return (
    <Badge tone={tone ?? own} icon={icon}>
      {word}
    </Badge>
  )
}
